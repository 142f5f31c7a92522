// @ts-check
// The form that sets a tournament.

import { html, useEffect, useState } from "../vendor/ui.js";
import { keyOf, language, t } from "../lib/i18n.js";
import { post } from "../lib/net.js";
import { botWord, me } from "../lib/people.js";
import { spell } from "../lib/prose.js";
import { go } from "../lib/route.js";
import { Head, Trouble } from "../lobby/head.js";
import { CLOCKS, PATIENCE, clockSent, gameOptions } from "../lobby/choices.js";
import { Segments } from "../lobby/play-now.js";
import { Check, Clock, Expansions, Featured, Radio, Rests } from "../lobby/set-table.js";
import { tried } from "../lobby/tables.js";

/** @typedef {import("../lib/types.js").GameInfo} GameInfo */
/**
 * @typedef {{title: string, format: "cup" | "swiss", seats: number, flexible: boolean, places: number, rounds: number,
 *   groups: number, finalists: number, sides: "rotate" | "exchange" | "bid",
 *   clock: keyof typeof CLOCKS, patience: number,
 *   sleeps: boolean | null, vacations: boolean | null,
 *   round_time: number, substitutes: boolean, out: boolean, late: boolean, fill: string, rated: boolean,
 *   begins: string, modules: string[], options: Record<string, string>}} Wish
 */

const DAY = 86400;
const PLACES = 8; // of a tournament, at first
const ROUND_TIMES = [0, 3600, 3 * 3600, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY];

/** @param {GameInfo} game @returns {Wish} */
function firstWish(game) {
  const seats = [...game.seats].reverse().find((count) => 2 * count <= PLACES) ?? game.seats[0];
  return {
    title: "",
    format: "cup",
    seats,
    flexible: false,
    places: PLACES,
    rounds: 4,
    groups: 2,
    finalists: seats,
    sides: "rotate",
    clock: "live",
    sleeps: null,
    vacations: null,
    patience: 600,
    round_time: 0,
    substitutes: true,
    out: false,
    late: false,
    fill: "",
    rated: false,
    begins: "",
    ...gameOptions(game, {}),
  };
}

/** @param {{games: GameInfo[]}} props */
export function SetTournament({ games }) {
  const [name, setName] = useState(games[0].name);
  const game = games.find((one) => one.name === name) ?? games[0];
  useEffect(() => {
    document.title = t("tournaments-page");
  }, [language.value]);
  return html`
    <${Head} title=${t("tournaments-new")} />
    <${Trouble} />
    <main id="main" class="lobby new-table tournaments" tabindex="-1">
      <section class="set" aria-label=${t("tournaments-new")}>
        ${
          !me.value?.account &&
          html`
            <p class="wrong">${t("tournament-account")}</p>
          `
        }
        ${
          games.length > 1 &&
          html`
            <div class="field">
              <span class="lb">${t("lobby-game")}</span>
              <${Segments}
                values=${games.map((one) => one.name)}
                value=${game.name}
                onPick=${setName}
                word=${(/** @type {string} */ one) => t("game-name", {}, one)}
              />
            </div>
          `
        }
        <${Form} key=${game.name} game=${game} />
      </section>
    </main>
  `;
}

/** @param {{game: GameInfo}} props */
function Form({ game }) {
  const [wish, setWish] = useState(() => firstWish(game));
  const [busy, setBusy] = useState(false);
  const alter = (/** @type {Partial<Wish>} */ part) => setWish((old) => ({ ...old, ...part }));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    void tried(() => openTournament(game, wish)).finally(() => setBusy(false));
  };
  return html`
    <form onSubmit=${submit}>
      <div class="field">
        <label for="title">${t("tournament-title")}</label>
        <input
          class="inp"
          id="title"
          maxlength="80"
          required
          value=${wish.title}
          onInput=${(/** @type {any} */ event) => alter({ title: event.target.value })}
        />
      </div>
      <${Format} game=${game} wish=${wish} alter=${alter} />
      <div class="two">
        <${Clock} wish=${wish} alter=${alter} />
        <${Featured} game=${game} wish=${wish} alter=${alter} />
      </div>
      <${Expansions} game=${game} wish=${wish} alter=${alter} />
      <${Rests} wish=${wish} alter=${alter} />
      <${Time} wish=${wish} alter=${alter} />
      <${Company} game=${game} wish=${wish} alter=${alter} />
      <div class="sb">
        <button class="btn primary big" disabled=${busy}>${t("tournament-open")}</button>
        <span>${t("tournament-open-about")}</span>
      </div>
    </form>
  `;
}

/** How it is played. @param {{game: GameInfo, wish: Wish, alter: (part: any) => void}} props */
function Format({ game, wish, alter }) {
  return html`
    <fieldset class="field">
      <legend class="lb">${t("tournament-format")}</legend>
      ${["cup", "swiss"].map(
        (format) => html`
          <${Radio}
            key=${format}
            group="format"
            on=${wish.format === format}
            onPick=${() => alter({ format, out: false, late: false })}
            word=${t(keyOf("tournament-format", format))}
            about=${t(keyOf("tournament-about", format))}
          />
        `,
      )}
    </fieldset>
    <${Size} game=${game} wish=${wish} alter=${alter} />
    <${Sides} game=${game} wish=${wish} alter=${alter} />
  `;
}

/**
 * How many sit at a table, take part and go on.
 * @param {{game: GameInfo, wish: Wish, alter: (part: any) => void}} props
 */
function Size({ game, wish, alter }) {
  const powers = [1, 2, 3, 4, 5, 6].map((power) => wish.seats ** power).filter((count) => count <= wish.places);
  const count = (/** @type {"places" | "groups" | "rounds"} */ name, /** @type {string} */ word, most = 128) => html`
    <${Count} ...${{ word, name, most, alter }} value=${wish[name]} />
  `;
  return html`
    <div class="numbers">
      <${Pick}
        word=${t("tournament-seats")}
        value=${wish.seats}
        values=${game.seats}
        onPick=${(/** @type {number} */ seats) => alter({ seats, finalists: seats, sides: "rotate" })}
      />
      ${count("places", t("tournament-places-set"))}
      ${wish.format === "swiss" && count("rounds", t("tournament-rounds"), 20)}
      ${wish.format === "cup" && count("groups", t("tournament-groups"), 32)}
      ${
        wish.format === "cup" &&
        html`
          <${Pick}
            word=${t("tournament-finalists")}
            value=${wish.finalists}
            values=${powers.length ? powers : [wish.seats]}
            onPick=${(/** @type {number} */ finalists) => alter({ finalists })}
          />
        `
      }
    </div>
  `;
}

/** What else may be agreed on about tables. @param {{game: GameInfo, wish: Wish, alter: (part: any) => void}} props */
function Sides({ game, wish, alter }) {
  return html`
    ${
      game.seats.length > 1 &&
      html`
        <${Check}
          on=${wish.flexible}
          onPick=${() => alter({ flexible: !wish.flexible })}
          word=${t("tournament-flexible")}
          about=${t("tournament-flexible-about")}
        />
      `
    }
    ${
      wish.seats === 2 &&
      html`
        <fieldset class="field">
          <legend class="lb">${t("tournament-sides")}</legend>
          ${["rotate", "exchange", "bid"].map(
            (sides) => html`
              <${Radio}
                key=${sides}
                group="sides"
                on=${wish.sides === sides}
                onPick=${() => alter({ sides })}
                word=${t(keyOf("tournament-sides", sides))}
                about=${t(keyOf("tournament-sides-about", sides))}
              />
            `,
          )}
        </fieldset>
      `
    }
  `;
}

/** @param {{word: string, value: number, most: number, name: string, alter: (part: any) => void}} props */
function Count({ word, value, most, name, alter }) {
  return html`
    <label class="field">
      <span class="lb">${word}</span>
      <input
        class="inp"
        type="number"
        min=${name === "places" ? 2 : 1}
        max=${most}
        required
        value=${value}
        onInput=${(/** @type {any} */ event) => alter({ [name]: Number(event.target.value) })}
      />
    </label>
  `;
}

/**
 * @param {{word: string, value: any, values: any[], onPick: (value: any) => void, said?: (value: any) => string}} props
 */
function Pick({ word, value, values, onPick, said = String }) {
  const picked = (/** @type {any} */ event) => onPick(values[event.target.selectedIndex]);
  return html`
    <label class="field">
      <span class="lb">${word}</span>
      <select class="sel" value=${value} onChange=${picked}>
        ${values.map(
          (each) => html`
            <option key=${each} value=${each}>${said(each)}</option>
          `,
        )}
      </select>
    </label>
  `;
}

/**
 * When it begins, how long a round takes, when somebody has vanished.
 * @param {{wish: Wish, alter: (part: any) => void}} props
 */
function Time({ wish, alter }) {
  return html`
    <div class="numbers">
      <label class="field">
        <span class="lb">${t("tournament-begins-set")}</span>
        <input
          class="inp"
          type="datetime-local"
          value=${wish.begins}
          onInput=${(/** @type {any} */ event) => alter({ begins: event.target.value })}
        />
      </label>
      <${Pick}
        word=${t("tournament-round-time")}
        value=${wish.round_time}
        values=${ROUND_TIMES}
        onPick=${(/** @type {number} */ round_time) => alter({ round_time })}
        said=${(/** @type {number} */ seconds) => (seconds ? spell(seconds) : t("tournament-no-end"))}
      />
      <${Pick}
        word=${t("tournament-patience")}
        value=${wish.patience}
        values=${PATIENCE.filter(Boolean)}
        onPick=${(/** @type {number} */ patience) => alter({ patience })}
        said=${spell}
      />
    </div>
  `;
}

/** Who may come, and who follows whom. @param {{game: GameInfo, wish: Wish, alter: (part: any) => void}} props */
function Company({ game, wish, alter }) {
  const tick = (/** @type {"substitutes" | "late" | "out" | "rated"} */ name, about = true) => html`
    <${Check}
      on=${wish[name]}
      onPick=${() => alter({ [name]: !wish[name] })}
      word=${t(keyOf("tournament-with", name))}
      about=${about ? t(keyOf("tournament-with-about", name)) : ""}
    />
  `;
  return html`
    <fieldset class="field">
      <legend class="lb">${t("tournament-company")}</legend>
      <${Pick}
        word=${t("tournament-fill")}
        value=${wish.fill}
        values=${["", ...game.bots]}
        onPick=${(/** @type {string} */ fill) => alter({ fill })}
        said=${(/** @type {string} */ bot) => (bot ? botWord(game.name, bot) : t("tournament-fill-none"))}
      />
      ${[tick("substitutes"), ...(wish.format === "swiss" ? [tick("late"), tick("out")] : []), tick("rated")]}
    </fieldset>
  `;
}

/** @param {GameInfo} game @param {Wish} wish */
async function openTournament(game, wish) {
  const { title, clock, out, begins, ...rules } = wish;
  const made = await post("/api/tournaments", {
    title: title.trim(),
    rules: {
      ...rules,
      ...clockSent(clock, wish),
      game: game.name,
      vacant: out ? "out" : "bot",
      begins: begins ? new Date(begins).getTime() / 1000 : 0,
    },
  });
  go({ page: "tournaments", id: made.tournament.id });
}
