// @ts-check
// The ratings of a game: who is rated, bots as marks between them, what seats are worth, and how it is reckoned.

import { html, signal, useEffect, useState } from "../vendor/ui.js";
import { keyOf, language, needOf, t } from "../lib/i18n.js";
import { get } from "../lib/net.js";
import { botWord, gameInfo, games, loadGames, me } from "../lib/people.js";
import { Person } from "../lib/person.js";
import { agreedWords, optionKey } from "../lib/prose.js";
import { go, writeRoute } from "../lib/route.js";
import { Icon, Loading } from "../lib/signs.js";
import { Head, Trouble } from "../lobby/head.js";
import { Segments } from "../lobby/play-now.js";
import { tried, when } from "../lobby/tables.js";

/** @typedef {import("../lib/shapes.d.ts").RatingList} RatingList */
/** @typedef {import("../lib/shapes.d.ts").RatedPerson} RatedPerson */
/** @typedef {import("../lib/shapes.d.ts").RatedBot} RatedBot */
/** @typedef {import("../lib/shapes.d.ts").SeatWorth} SeatWorth */

const PATIENCE = 250; // milliseconds after the last letter of a search
const PARTS = ["scale", "game", "seat", "sure", "rated", "left", "often", "anew"];

/** @type {import("../vendor/ui.js").Signal<RatingList | null>} */
const list = signal(/** @type {RatingList | null} */ (null));

/** @param {string} game @param {string} text */
async function look(game, text) {
  await needOf(game, "lobby");
  const asked = new URLSearchParams(text ? { text } : {});
  list.value = await get(`/api/ratings/${game}?${asked}`);
}

/** The next people of the list. @param {string} game @param {string} text */
async function lookFurther(game, text) {
  const known = /** @type {RatingList} */ (list.value);
  const asked = new URLSearchParams({ ...(text && { text }), after: String(known.people.length) });
  const { people } = /** @type {RatingList} */ (await get(`/api/ratings/${game}?${asked}`));
  list.value = { ...known, people: [...known.people, ...people] };
}

/** @param {{id?: string}} props *id* is the game */
export function RatingsPage({ id = "" }) {
  const [text, setText] = useState("");
  useEffect(() => {
    if (!games.value.length) void tried(async () => void (await loadGames()));
  }, []);
  useEffect(() => {
    document.title = t("ratings-page");
  }, [language.value]);
  const game = games.value.find(({ name }) => name === id)?.name ?? games.value[0]?.name;
  useEffect(() => {
    if (!game) return undefined;
    const timer = setTimeout(() => void tried(() => look(game, text)), text ? PATIENCE : 0);
    return () => clearTimeout(timer);
  }, [game, text, me.value?.id]);
  if (!game)
    return html`
      <${Loading} />
    `;
  const found = list.value?.game === game ? list.value : null;
  return html`
    <${Head} title=${t("ratings-title")} />
    <${Trouble} />
    <main id="main" class="lobby ratings" tabindex="-1">
      <${Search} game=${game} text=${text} onText=${setText} />
      ${
        found &&
        html`
          <${Own} list=${found} />
          <${People} list=${found} text=${text} />
          <${Provisional} list=${found} />
          <${Worth} list=${found} />
        `
      }
      <${How} />
    </main>
  `;
}

/** @param {{game: string, text: string, onText: (text: string) => void}} props */
function Search({ game, text, onText }) {
  return html`
    <form class="filters-of-tables" role="search" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      ${
        games.value.length > 1 &&
        html`
          <${Segments}
            values=${games.value.map(({ name }) => name)}
            value=${game}
            onPick=${(/** @type {string} */ name) => go({ page: "ratings", id: name }, true)}
            word=${(/** @type {string} */ name) => t("game-name", {}, name)}
          />
        `
      }
      <input
        class="inp"
        type="search"
        value=${text}
        aria-label=${t("ratings-search")}
        placeholder=${t("ratings-search")}
        onInput=${(/** @type {any} */ event) => onText(event.target.value)}
      />
    </form>
  `;
}

/**
 * A rating with the double deviation: so far off it hardly is.
 * @param {{of: {rating: number, deviation: number}}} props
 */
const Rating = ({ of: { rating, deviation } }) => html`
  <b>${rating}</b>
  ${" "}
  <small>± ${2 * deviation}</small>
`;

/** @param {{list: RatingList}} props */
function Own({ list: { you } }) {
  if (!me.value?.account)
    return html`
      <p class="hint">${t("ratings-you-guest")}</p>
    `;
  if (!you)
    return html`
      <p class="hint">${t("ratings-you-none")}</p>
    `;
  return html`
    <p class="own" role="status">
      ${you.place ? t("ratings-you-place", { place: you.place }) : t("ratings-you-provisional")} ${" "}
      <${Rating} of=${you} />
    </p>
  `;
}

const FULL = 100; // people that the server sends at once

/**
 * The people of the list, with bots as marks between them; of those, as far down as people are known.
 * @param {RatingList} list
 * @param {boolean} all
 * @param {string} text
 */
function rowsOf({ people, bots }, all, text) {
  const last = all ? -Infinity : (people.at(-1)?.rating ?? -Infinity);
  const marks = text ? [] : bots.filter(({ rating }) => rating >= last);
  return [...people, ...marks].sort((one, other) => other.rating - one.rating);
}

/** @param {{list: RatingList, text: string}} props */
function People({ list: known, text }) {
  const { game, people } = known;
  const [ended, setEnded] = useState(false);
  const all = ended || people.length % FULL > 0 || !people.length;
  const further = async () => {
    await lookFurther(game, text);
    setEnded(list.value?.people.length === people.length);
  };
  return html`
    <${Table} game=${game} rows=${rowsOf(known, all, text)} />
    ${
      !people.length &&
      html`
        <p class="hint">${t(text ? "ratings-none-like-that" : "ratings-none")}</p>
      `
    }
    ${
      !all &&
      html`
        <p class="rest">
          <button type="button" class="btn sm quiet" onClick=${() => tried(further)}>${t("ratings-more")}</button>
        </p>
      `
    }
  `;
}

/** @param {{game: string, rows: (RatedPerson | RatedBot)[]}} props */
function Table({ game, rows }) {
  return html`
    <table class="rated">
      <${Heads} />
      <tbody>
        ${rows.map((row) =>
          "measured" in row
            ? html`
                <${BotRow} key=${row.bot} game=${game} bot=${row} />
              `
            : html`
                <${PersonRow} key=${row.name} person=${row} />
              `,
        )}
      </tbody>
    </table>
  `;
}

const Heads = () => html`
  <thead>
    <tr>
      ${["place", "name", "rating", "games", "last"].map(
        (each) => html`
          <th key=${each} scope="col">${t(keyOf("ratings", each))}</th>
        `,
      )}
    </tr>
  </thead>
`;

/** @param {{person: RatedPerson}} props */
function PersonRow({ person }) {
  const name = person.bot ? t("bot-account-name", { name: person.name }) : person.name;
  const mine = Boolean(me.value?.account) && person.name === me.value?.name;
  return html`
    <tr class=${mine ? "mine" : ""}>
      <td>${person.place ?? ""}</td>
      <th scope="row"><${Person} name=${name} href=${writeRoute({ page: "people", id: person.name })} /></th>
      <td><${Rating} of=${person} /></td>
      <td>${person.games}</td>
      <td>${when(person.at)}</td>
    </tr>
  `;
}

/** A bot of the house, as a mark between people. @param {{game: string, bot: RatedBot}} props */
function BotRow({ game, bot }) {
  return html`
    <tr class="mark">
      <td><${Icon} name="bot" /></td>
      <th scope="row">
        <${Person} name=${botWord(game, bot.bot)} href=${writeRoute({ page: "people", id: bot.bot, house: true })} />
      </th>
      <td><${Rating} of=${bot} /></td>
      <td colspan="2">${t(bot.measured ? "ratings-measured" : "ratings-measured-here")}</td>
    </tr>
  `;
}

/** @param {{list: RatingList}} props */
function Provisional({ list: { game, provisional } }) {
  if (!provisional.length) return null;
  return html`
    <h2 class="heading sec">${t("ratings-provisional")}</h2>
    <p class="hint">${t("ratings-provisional-about")}</p>
    <${Table} game=${game} rows=${provisional} />
  `;
}

// ------------------------------------------------------------------------------
// What seats are worth: at all tables of so many, and with what a set-up adds to that.

/** @typedef {{title: string, seats: SeatWorth[]}} WorthRow */

/** @param {RatingList} list @returns {WorthRow[]} */
function worthRows({ game, worth }) {
  /** @type {Map<string, SeatWorth[]>} */
  const groups = new Map();
  for (const each of worth) {
    const key = `${each.seats} ${JSON.stringify(each.rules)}`;
    groups.set(
      key,
      [...(groups.get(key) ?? []), each].sort((one, other) => one.seat - other.seat),
    );
  }
  const general = (/** @type {SeatWorth} */ { seat, seats }) =>
    worth.find((one) => one.rules === null && one.seat === seat && one.seats === seats)?.worth ?? 0;
  return [...groups.values()]
    .sort(([one], [other]) => one.seats - other.seats || Number(Boolean(one.rules)) - Number(Boolean(other.rules)))
    .map((seats) => ({
      title: titleOf(game, seats[0]),
      seats: seats.map((one) => (one.rules ? { ...one, worth: one.worth + general(one) } : one)),
    }));
}

/**
 * What a row is about: all tables of so many, or those with these rules.
 * @param {string} game
 * @param {SeatWorth} one
 */
function titleOf(game, { seats, rules }) {
  const all = t("ratings-worth-of", { seats });
  if (!rules) return all;
  const unusual = agreedWords({ game, modules: [...rules.modules], options: rules.options });
  const words = [...scenarioOf(game, rules.options), ...unusual];
  return [all, ...(words.length ? words : [t("ratings-worth-usual")])].join(" · ");
}

/**
 * The scenario, where it is the usual one: no other usual option is told of.
 * @param {string} game
 * @param {Record<string, string>} options
 */
function scenarioOf(game, options) {
  const usual = gameInfo(game)?.options.filter(({ name, default: value }) => options[name] === value) ?? [];
  return usual.map(({ name, default: value }) => t(optionKey(name, value), {}, game));
}

/** @param {{list: RatingList}} props */
function Worth({ list: known }) {
  const rows = worthRows(known);
  return html`
    <h2 class="heading sec">${t("ratings-worth")}</h2>
    <p class="hint">${t("ratings-worth-about")}</p>
    ${
      !rows.length &&
      html`
        <p class="hint">${t("ratings-worth-none")}</p>
      `
    }
    <ul class="worth">
      ${rows.map(
        ({ title, seats }) => html`
          <li key=${title}>
            <b>${title}</b>
            <span>
              ${seats.map(
                (one) => html`
                  <${SeatWorths} key=${one.seat} game=${known.game} of=${one} />
                `,
              )}
            </span>
            <small>${t("ratings-worth-games", { games: seats[0].games })}</small>
          </li>
        `,
      )}
    </ul>
  `;
}

/** @param {{game: string, of: SeatWorth}} props */
function SeatWorths({ game, of: { seat, side, worth } }) {
  const sign = worth > 0 ? "+" : worth < 0 ? "−" : "±";
  return html`
    <i>
      ${side ? t(keyOf("side", side), {}, game) : t("ratings-seat", { seat: seat + 1 })}${" "}
      <b>${sign}${Math.abs(worth)}</b>
    </i>
  `;
}

/** How ratings come about, in words. */
function How() {
  return html`
    <h2 class="heading sec">${t("ratings-how")}</h2>
    <div class="how">
      ${PARTS.map(
        (part) => html`
          <p key=${part}>${t(keyOf("ratings-how", part))}</p>
        `,
      )}
    </div>
  `;
}
