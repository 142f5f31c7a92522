// @ts-check
// One tournament: what one can do there, the standings, the rounds, who takes part.

import { html, signal, useEffect, useState } from "../vendor/ui.js";
import { cardOf } from "../lib/games.js";
import { called, keyOf, language, t } from "../lib/i18n.js";
import { get, post } from "../lib/net.js";
import { botWord, me } from "../lib/people.js";
import { EntrantName } from "../lib/person.js";
import { agreedWords, clockWords, spell } from "../lib/prose.js";
import { go, writeRoute } from "../lib/route.js";
import { Icon } from "../lib/signs.js";
import { lookOften } from "../lib/turns.js";
import { Head, Trouble } from "../lobby/head.js";
import { tried } from "../lobby/tables.js";
import { stateWords } from "./page.js";

/** @typedef {import("../lib/types.js").TournamentSheet} Sheet */
/** @typedef {import("../lib/types.js").TournamentGame} Game */
/** @typedef {import("../lib/types.js").EntrantInfo} Entrant */

const OFTEN = 5000; // milliseconds between looks

/** @type {import("../vendor/ui.js").Signal<Sheet | null>} */
const shown = signal(/** @type {Sheet | null} */ (null));

/** @param {string} id @param {string} [what] */
const address = (id, what = "") => `/api/tournaments/${encodeURIComponent(id)}${what && `/${what}`}`;

/** @param {string} id */
async function look(id) {
  if (document.visibilityState === "hidden") return;
  shown.value = await get(address(id));
}

/**
 * Does something with the tournament; what it is then comes with the answer.
 * @param {string} what @param {any} [body]
 */
const does = (what, body) =>
  tried(async () => {
    const id = shown.peek()?.tournament.id ?? "";
    shown.value = await post(address(id, what), body);
  });

/** A number as the language writes it. @param {number} value */
const number = (value) => new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 }).format(value);

/** @param {{id: string}} props */
export function Tournament({ id }) {
  useEffect(() => {
    shown.value = null;
  }, [id]);
  useEffect(() => lookOften(() => void tried(() => look(id)), OFTEN), [id, me.value?.id]);
  const sheet = shown.value;
  useEffect(() => {
    document.title = sheet ? `${sheet.tournament.title} · Westphalia` : t("tournaments-page");
  }, [language.value, sheet?.tournament.title]);
  return html`
    <${Head} title=${sheet?.tournament.title ?? t("tournaments")} />
    <${Trouble} />
    <main id="main" class="lobby tournaments" tabindex="-1">
      <p class="back"><a class="lk" href=${writeRoute({ page: "tournaments" })}>${t("tournaments-all")}</a></p>
      ${
        sheet &&
        html`
          <${Agreed} sheet=${sheet} />
          <${Doors} sheet=${sheet} />
          <${Bid} sheet=${sheet} />
          <${Standings} sheet=${sheet} />
          <${Rounds} sheet=${sheet} />
          <${Entrants} sheet=${sheet} />
        `
      }
    </main>
  `;
}

/** What was agreed on, in two lines. @param {{sheet: Sheet}} props */
function Agreed({ sheet: { tournament } }) {
  const { rules } = tournament;
  const words = [
    t("game-name", {}, rules.game),
    ...agreedWords(rules),
    formatWords(rules),
    rules.seats === 2 && t(keyOf("tournament-sides", rules.sides)),
    clockWords({ ...rules, sleeps: false, vacations: false }),
    rules.round_time && t("tournament-round-time-is", { time: spell(rules.round_time) }),
    t(rules.rated ? "tournament-rated" : "tournament-unrated"),
  ];
  return html`
    <p class="state" role="status">
      <b>${stateWords(tournament)}</b>
      <small>
        ${[
          tournament.due > 0 && tournament.state === "running" && t("tournament-due", { at: moment(tournament.due) }),
          rules.begins > 0 && tournament.state === "open" && t("tournament-begins", { at: moment(rules.begins) }),
          t("tournament-places", { entrants: tournament.entrants, places: rules.places }),
          tournament.organiser && t("tournament-by", { name: called(tournament.organiser) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </small>
    </p>
    <p class="hint">${words.filter(Boolean).join(" · ")}</p>
  `;
}

/** @param {import("../lib/types.js").TournamentRules} rules */
const formatWords = ({ format, groups, finalists, rounds }) =>
  format === "cup" ? t("tournament-cup-of", { groups, finalists }) : t("tournament-swiss-of", { rounds });

/** A day with its time, where one is. @param {number} seconds since 1970 */
const moment = (seconds) =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

// ------------------------------------------------------------------------------
// What one can do.

/** @param {{sheet: Sheet}} props */
function Doors({ sheet }) {
  const { tournament, organises, number: own, table } = sheet;
  const under = tournament.state === "open" || tournament.state === "running";
  return html`
    <div class="doors">
      ${
        table &&
        html`
          <button type="button" class="btn primary big" onClick=${() => go({ page: "table", id: table })}>
            <${Icon} name="swords" />
            ${" "}${t("tournament-to-table")}
          </button>
        `
      }
      ${sheet.may_join && door("tournament-join", () => does("join"), "primary")}
      ${sheet.may_stand_by && door("tournament-stand-by", () => does("join", { standby: true }))}
      ${
        under &&
        own > 0 &&
        html`
          <${Sure} word=${t("tournament-leave")} does=${() => does("leave", { number: own })} />
        `
      }
      ${
        organises &&
        html`
          <${OrganiserDoors} state=${tournament.state} />
        `
      }
      ${
        tournament.state === "open" &&
        !me.value?.account &&
        html`
          <p class="hint">${t("tournament-account")}</p>
        `
      }
    </div>
  `;
}

/** @param {{state: string}} props */
const OrganiserDoors = ({ state }) => html`
  ${state === "open" && door("tournament-begin", () => does("begin"), "rub")}
  ${
    state === "running" &&
    html`
      <${Sure} word=${t("tournament-call-time")} does=${() => does("call-time")} />
    `
  }
  ${
    (state === "open" || state === "running") &&
    html`
      <${Sure} word=${t("tournament-cancel")} does=${() => does("cancel")} />
    `
  }
`;

/** @param {string} word @param {() => void} action @param {string} [like] */
const door = (word, action, like = "") => html`
  <button type="button" class=${`btn ${like}`} onClick=${action}>${t(word)}</button>
`;

/** What cannot be undone is asked once more. @param {{word: string, does: () => Promise<void>}} props */
function Sure({ word, does: action }) {
  const [asked, ask] = useState(false);
  if (!asked)
    return html`
      <button type="button" class="btn quiet" onClick=${() => ask(true)}>${word}</button>
    `;
  return html`
    <span class="sure" role="group" aria-label=${word}>
      <button type="button" class="btn rub" onClick=${() => void action().finally(() => ask(false))}>
        ${t("tournament-sure", { what: word })}
      </button>
      <button type="button" class="btn quiet" onClick=${() => ask(false)}>${t("tournament-not-sure")}</button>
    </span>
  `;
}

/** What one gives up of a point for a side. @param {{sheet: Sheet}} props */
function Bid({ sheet }) {
  const { tournament, number: own, side, bid } = sheet;
  const [wish, setWish] = useState(/** @type {{side: number, bid: number} | null} */ (null));
  const { rules, state } = tournament;
  if (rules.sides !== "bid" || !own || (state !== "open" && state !== "running")) return null;
  const now = wish ?? { side, bid };
  const names = Object.keys(cardOf(rules.game).sides ?? {});
  const word = (/** @type {number} */ seat) =>
    names[seat] ? t(keyOf("side", names[seat]), {}, rules.game) : t("seat-number", { number: seat + 1 });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void does("bid", now).then(() => setWish(null));
  };
  return html`
    <form class="bid" onSubmit=${submit}>
      <label>
        <span class="lb">${t("tournament-bid-side")}</span>
        <select
          class="sel"
          value=${now.side}
          onChange=${(/** @type {any} */ event) => setWish({ ...now, side: Number(event.target.value) })}
        >
          <option value=${-1}>${t("tournament-bid-none")}</option>
          ${[0, 1].map(
            (seat) => html`
              <option key=${seat} value=${seat}>${word(seat)}</option>
            `,
          )}
        </select>
      </label>
      <${Hundredths} bid=${now.bid} onPick=${(/** @type {number} */ chosen) => setWish({ ...now, bid: chosen })} />
      <button class="btn" disabled=${!wish}>${t("tournament-bid-keep")}</button>
    </form>
    <p class="hint">${t("tournament-sides-about-bid")}</p>
  `;
}

/** @param {{bid: number, onPick: (bid: number) => void}} props */
const Hundredths = ({ bid, onPick }) => html`
  <label>
    <span class="lb">${t("tournament-bid-points")}</span>
    <input
      class="inp"
      type="number"
      min="0"
      max="0.4"
      step="0.01"
      value=${bid / 100}
      onInput=${(/** @type {any} */ event) => onPick(Math.round(Number(event.target.value) * 100))}
    />
  </label>
`;

// ------------------------------------------------------------------------------
// Standings, with the tie-breaks in words.

/** @param {{sheet: Sheet}} props */
function Standings({ sheet }) {
  const { standings, tournament } = sheet;
  if (!standings.length) return null;
  return html`
    <h2 class="heading sec" id="standings">${t("tournament-standings")}</h2>
    <div class="wide" tabindex="0" role="region" aria-labelledby="standings">
      <table class="standings">
        <${Columns} sheet=${sheet} />
        <tbody>
          ${standings.map(
            (row) => html`
              <${Ranked} key=${row.number} row=${row} sheet=${sheet} />
            `,
          )}
        </tbody>
      </table>
    </div>
    <${HowItCounts} sheet=${sheet} />
    <p class="files">
      <a class="lk" href=${address(tournament.id, "results.csv")} download>${t("tournament-csv")}</a>
      <a class="lk" href=${address(tournament.id)} target="_blank">${t("tournament-json")}</a>
    </p>
  `;
}

/** @param {{sheet: Sheet}} props */
const Columns = ({ sheet: { averaged, tie_breaks: breaks } }) => html`
  <thead>
    <tr>
      <th scope="col">${t("tournament-rank")}</th>
      <th scope="col">${t("tournament-name")}</th>
      <th scope="col">${t(averaged ? "tournament-average" : "tournament-points")}</th>
      <th scope="col">${t("tournament-games")}</th>
      ${breaks.map(
        (each) => html`
          <th key=${each} scope="col">${t(keyOf("tournament-break", each))}</th>
        `,
      )}
    </tr>
  </thead>
`;

/** @param {{row: import("../lib/types.js").StandingInfo, sheet: Sheet}} props */
function Ranked({ row, sheet }) {
  const entrant = sheet.entrants.find((each) => each.number === row.number);
  return html`
    <tr class=${entrant?.you ? "you" : ""}>
      <td>${row.rank}</td>
      <th scope="row"><${Name} entrant=${entrant} game=${sheet.tournament.rules.game} /></th>
      <td><b>${number(row.points)}</b></td>
      <td>${row.games}</td>
      ${sheet.tie_breaks.map(
        (each) => html`
          <td key=${each}>${number(/** @type {any} */ (row)[each])}</td>
        `,
      )}
    </tr>
  `;
}

/** @param {{sheet: Sheet}} props */
const HowItCounts = ({ sheet: { averaged, tie_breaks: breaks } }) => html`
  <details class="more">
    <summary>${t("tournament-how")}</summary>
    <p>${t(averaged ? "tournament-points-about-average" : "tournament-points-about")}</p>
    <ol>
      ${breaks.map(
        (each) => html`
          <li key=${each}>
            <b>${t(keyOf("tournament-break", each))}</b>
            ${" "}${t(`${keyOf("tournament-break", each)}-about`)}
          </li>
        `,
      )}
    </ol>
  </details>
`;

/** @param {{entrant?: Entrant, game: string}} props */
function Name({ entrant, game }) {
  if (!entrant) return null;
  const about = [
    entrant.bot && botWord(game, entrant.bot),
    entrant.before && t("tournament-for", { name: called(entrant.before) }),
    entrant.until > 0 && t("tournament-until", { turn: entrant.until }),
  ].filter(Boolean);
  return html`
    <span class=${entrant.you ? "nm you" : "nm"}><${EntrantName} of=${entrant} /></span>
    ${
      about.length > 0 &&
      html`
        <small>${about.join(" · ")}</small>
      `
    }
  `;
}

// ------------------------------------------------------------------------------
// Rounds, the latest first.

/** @param {{sheet: Sheet}} props */
function Rounds({ sheet }) {
  const turns = [...new Set(sheet.games.map(({ turn }) => turn))].sort((a, b) => b - a);
  return html`
    ${turns.map((turn, at) => {
      const games = sheet.games.filter((game) => game.turn === turn);
      return html`
        <details key=${turn} class="round" open=${at === 0}>
          <summary class="heading">${roundWords(turn, games[0])}</summary>
          <ul>
            ${games.map(
              (game) => html`
                <${GameRow} key=${game.number} game=${game} sheet=${sheet} />
              `,
            )}
          </ul>
        </details>
      `;
    })}
  `;
}

/** @param {number} turn @param {Game} game */
function roundWords(turn, { knockout }) {
  if (!knockout) return t("tournament-round", { turn });
  return knockout === 1 ? t("tournament-final") : t("tournament-knockout", { tables: knockout });
}

/** @param {{game: Game, sheet: Sheet}} props */
function GameRow({ game, sheet }) {
  const who = new Map(sheet.entrants.map((entrant) => [entrant.number, entrant]));
  const mine = game.seats.some((seat) => who.get(seat)?.you);
  return html`
    <li class=${mine ? "mine" : ""}>
      ${
        game.group > 0 &&
        sheet.tournament.rules.groups > 1 &&
        html`
          <small class="group">${t("tournament-group", { group: game.group })}</small>
        `
      }
      <${Sitting} game=${game} sheet=${sheet} who=${who} />
      ${
        game.table
          ? html`
              <a class="btn" href=${hrefOf(game, mine)}>
                ${t(game.over ? "tournament-replay" : mine ? "tournament-play" : "tournament-watch")}
              </a>
            `
          : html`
              <small>${t(game.seats.length === 1 ? "tournament-free" : "tournament-soon")}</small>
            `
      }
    </li>
  `;
}

/** @param {{game: Game, sheet: Sheet, who: Map<number, Entrant>}} props */
const Sitting = ({ game, sheet, who }) => html`
  <ol class="sitting">
    ${game.seats.map(
      (seat, at) => html`
        <li key=${seat}>
          <${Name} entrant=${who.get(seat)} game=${sheet.tournament.rules.game} />
          ${
            game.over &&
            html`
              <b class="share">${number(game.shares[at] - (game.paid[at] ?? 0))}</b>
            `
          }
        </li>
      `,
    )}
  </ol>
`;

/** @param {Game} game @param {boolean} mine */
const hrefOf = ({ over, table }, mine) =>
  over
    ? writeRoute({ page: "replay", id: table, at: 0 })
    : writeRoute({ page: "table", id: table, ...(!mine && { seat: -1 }) });

// ------------------------------------------------------------------------------
// Who takes part.

/** @param {{sheet: Sheet}} props */
function Entrants({ sheet }) {
  const [standing, playing] = [true, false].map((standby) =>
    sheet.entrants.filter((entrant) => entrant.standby === standby),
  );
  return html`
    <h2 class="heading sec">${t("tournament-entrants")}</h2>
    ${
      playing.length
        ? html`
            <${People} sheet=${sheet} people=${playing} />
          `
        : html`
            <p class="hint">${t("tournament-nobody")}</p>
          `
    }
    ${
      standing.length > 0 &&
      html`
        <h3 class="h">${t("tournament-substitutes")}</h3>
        <${People} sheet=${sheet} people=${standing} />
      `
    }
  `;
}

/** @param {{sheet: Sheet, people: Entrant[]}} props */
function People({ sheet: { organises, tournament }, people }) {
  const under = tournament.state === "open" || tournament.state === "running";
  return html`
    <ul class="entrants">
      ${people.map(
        (entrant) => html`
          <li key=${entrant.number}>
            <span><${Name} entrant=${entrant} game=${tournament.rules.game} /></span>
            ${
              organises &&
              under &&
              !entrant.bot &&
              !entrant.you &&
              html`
                <${Sure}
                  word=${t("tournament-remove", { name: called(entrant.name) })}
                  does=${() => does("leave", { number: entrant.number })}
                />
              `
            }
          </li>
        `,
      )}
    </ul>
  `;
}
