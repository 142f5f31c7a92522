// @ts-check
// The tables of this server as the lobby shows them, the words for their state, and where a game can be learnt.

import { batch, html, signal, useRef, useState } from "../vendor/ui.js";
import { beginLesson, openCourse } from "../learn/entries.js";
import { keep, lessons } from "../learn/lesson.js";
import { isTaught } from "../lib/games.js";
import { dates, errorText, guestName, keyOf, needOf, t } from "../lib/i18n.js";
import { get, post } from "../lib/net.js";
import { broughtAs, ensureMe, games, ownSeats, seatColour, seatName, titleOf } from "../lib/people.js";
import { SeatName, sentenceWith } from "../lib/person.js";
import { agreedWords, besides, clockWords } from "../lib/prose.js";
import { go, writeRoute } from "../lib/route.js";
import { Icon, Shield } from "../lib/signs.js";

/** @typedef {import("../lib/types.js").TableInfo} TableInfo */
/** @typedef {{mine: TableInfo[], open: TableInfo[], playing: TableInfo[], over: TableInfo[]}} Lists */

/** @type {import("../vendor/ui.js").Signal<Lists | null>} */
export const lists = signal(/** @type {Lists | null} */ (null));

/** For whom a table may be set. */
export const LEVELS = ["new", "experienced"];

/** What went wrong last, as a sentence. */
export const trouble = signal("");

let asked = 0; // how often

export async function loadLists() {
  const own = (asked += 1);
  try {
    const answer = /** @type {Lists} */ (await get("/api/tables"));
    const played = new Set(Object.values(answer).flatMap((tables) => tables.map(({ game }) => game)));
    await Promise.all([...played].map((game) => needOf(game, "lobby")));
    if (own < asked) return; // an answer that was overtaken may be for somebody else
    batch(() => {
      lists.value = answer;
      trouble.value = "";
    });
  } catch (error) {
    trouble.value = errorText(error);
  }
}

/** Does something that the server may refuse, and says so. @param {() => Promise<void>} action */
export async function tried(action) {
  try {
    trouble.value = "";
    await action();
  } catch (error) {
    trouble.value = errorText(error);
  }
}

/**
 * How a game ended, in a line: what each seat has, the winner first, or the one total of both sides.
 * @param {TableInfo} info
 */
export function scoreOf(info) {
  const { winners, points, vp } = info.result ?? { winners: [], points: [] };
  const winner = winners[0] ?? 0;
  if (vp !== undefined)
    return t("lobby-total", { won: winners.length === 1 ? "yes" : "no", who: seatName(info, winner), vp });
  const order = points
    .map((_, seat) => seat)
    .sort((a, b) => points[b] - points[a] || Number(b === winner) - Number(a === winner));
  return order.map((seat) => `${seatName(info, seat)} ${points[seat]}`).join(", ");
}

/** Whether a table waits for one of my seats; where a bot plays for me it does not. @param {TableInfo} info */
export const myTurn = (info) =>
  info.state === "playing" && ownSeats(info).some((seat) => info.waiting.includes(seat) && !info.seats[seat].stand_in);

/** Whether bots play for me, on all of my seats. @param {TableInfo} info */
function botPlays(info) {
  const own = ownSeats(info);
  return info.state === "playing" && own.length > 0 && own.every((seat) => info.seats[seat].stand_in);
}

/**
 * The seconds on the clock that matters to me: my own when it is my turn, else of those waited for.
 * @param {TableInfo} info
 */
function timeLeft(info) {
  const mine = ownSeats(info).filter((seat) => info.waiting.includes(seat));
  const watched = mine.length ? mine : info.waiting;
  const left = watched.map((seat) => info.seats[seat]?.left).filter((seconds) => typeof seconds === "number");
  return left.length ? Math.min(.../** @type {number[]} */ (left)) : null;
}

/**
 * Tables that are not over: those that wait for me first, then by time left, then by last change.
 * @param {TableInfo[]} tables
 */
export function sortedMine(tables) {
  const running = tables.filter((info) => info.state !== "over");
  const urgency = (/** @type {TableInfo} */ info) => timeLeft(info) ?? Infinity;
  return running.sort(
    (a, b) => Number(myTurn(b)) - Number(myTurn(a)) || compare(urgency(a), urgency(b)) || b.changed - a.changed,
  );
}

/** @param {number} a @param {number} b */
const compare = (a, b) => (a === b ? 0 : a - b);

/** "1:42", "18 h", "2 d 4 h". @param {number} seconds */
function duration(seconds) {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return t("lobby-hours", { hours });
  return t("lobby-days-hours", { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** When something happened, in a word or two. @param {number} seconds since 1970 */
export function when(seconds) {
  const then = new Date(seconds * 1000);
  const days = Math.round((then.setHours(0, 0, 0, 0) - new Date().setHours(0, 0, 0, 0)) / 86400000);
  return days > -2 ? dates.value.ago.format(days, "day") : dates.value.day.format(seconds * 1000);
}

/** What stands under the title of one of my games. @param {TableInfo} info */
function stateOf(info) {
  if (info.state === "open") {
    const taken = info.seats.filter((seat) => seat.kind !== "open").length;
    return t("lobby-waits-for-people", { taken, seats: info.seats.length });
  }
  const round = Object.keys(info.when).length ? t("table-when", info.when, info.game) : "";
  const others = info.waiting.filter((seat) => !info.seats[seat]?.you).map((seat) => seatName(info, seat));
  if (myTurn(info)) return round;
  if (info.paused) return [round, t("lobby-paused-about")].filter(Boolean).join(" · ");
  return `${round} · ${t("lobby-waits-for", { names: others.join(", ") })}`;
}

/** @param {TableInfo} info */
export const clockOf = (info) => clockWords(info.clock) || t("lobby-clock-none");

const LIVE = 6 * 3600; // seconds of a clock with which people stay at the table

/** How fast a table is played, as its clock has it: without one, live, or turn by turn. @param {TableInfo} info */
export const tempoOf = ({ clock }) => (!clock.bank ? "none" : clock.bank <= LIVE ? "live" : "slow");

/** Whether anybody may sit there. @param {import("../lib/types.js").SeatInfo} seat */
export const isFree = (seat) => seat.kind === "open" && !seat.asked;

/**
 * Sits down on the first open seat of a table.
 * @param {TableInfo} info
 * @param {string} guest the name of somebody new
 */
export async function sitDown(info, guest) {
  const me = await ensureMe(guest);
  const free = info.seats.find(isFree);
  if (!free) throw new Error(t("lobby-no-seat-left"));
  await post(`/api/tables/${info.id}/sit`, { seat: free.seat, name: me?.name });
  go({ page: "table", id: info.id, seat: free.seat });
}

// ------------------------------------------------------------------------------
// Where the lobby offers to learn a game: its lessons, the first of them a coached round, and a round on one page.

/** The table of a lesson that somebody has not finished. @param {string} game @param {string} lesson */
const begun = (game, lesson) =>
  lists.value?.mine.find(
    (info) =>
      info.lesson === lesson && info.game === game && info.state === "playing" && !lessons.value[info.id]?.ended,
  );

/** Goes on with a lesson, or begins it. @param {string} game @param {string} lesson */
async function learn(game, lesson) {
  const table = begun(game, lesson);
  if (table) {
    keep(table.id, { shut: false });
    return go({ page: "table", id: table.id });
  }
  await ensureMe(guestName());
  await beginLesson(game, lesson);
}

/**
 * The button of one lesson.
 * @param {{game: string, lesson: string, named?: boolean}} props *named* where the game does not stand beside it
 */
function LearnButton({ game, lesson, named = false }) {
  const [busy, setBusy] = useState(false);
  const begin = () => {
    setBusy(true);
    void tried(() => learn(game, lesson)).finally(() => setBusy(false));
  };
  const known = begun(game, lesson)
    ? t("lesson-go-on", { lesson: t(keyOf("lesson-title", lesson), {}, game) })
    : t(keyOf("lesson-begin", lesson), {}, game);
  const word = named ? t("game-name", {}, game) : known;
  return html`
    <button type="button" class="btn learn-it" data-lesson=${lesson} disabled=${busy} onClick=${begin}>
      <${Icon} name="book" />
      ${" "}${word}
    </button>
  `;
}

/** Beside a game. @param {{game: import("../lib/types.js").GameInfo}} props */
export function LearnIt({ game: { name: game, doors } }) {
  return html`
    <p class="learn">
      ${doors.lessons.map(
        (lesson) => html`
          <${LearnButton} key=${lesson} game=${game} lesson=${lesson} />
        `,
      )}
      <button type="button" class="btn quiet" onClick=${() => tried(() => openCourse(game))}>
        ${t("course-open-it")}
      </button>
    </p>
  `;
}

/** For those who have no table yet. */
function LearnFirst() {
  if (!games.value.length) return null;
  return html`
    <p class="learn first">
      <span>${t("lesson-first")}</span>
      ${games.value
        .filter(({ name }) => isTaught(name))
        .map(
          ({ name, doors }) => html`
            <${LearnButton} key=${name} game=${name} lesson=${doors.lessons[0]} named=${true} />
          `,
        )}
    </p>
  `;
}

// ------------------------------------------------------------------------------
// The tables of the lobby: mine, those that want people or may be watched, and those that are over.

const SHOWN = 6; // tables of a kind on the page, before all are asked for
const FINISHED = 8;

/**
 * Whether there are none of these tables: before the server has told of any nobody knows.
 * @param {TableInfo[]} tables
 */
const none = (tables) => lists.value !== null && !tables.length;

/** The name of the game, where there is more than one. @param {TableInfo} info */
const gameOf = (info) => (games.value.length > 1 ? t("game-name", {}, info.game) : "");

/**
 * The people at a table, and who of them has an account: a guest may bear the same name.
 * @param {{info: TableInfo, but?: number | null, before?: string}} props *but* is the seat of one who was named
 *   already, and something may stand *before* them
 */
export function Players({ info, but = null, before = "" }) {
  const people = info.seats.filter(({ kind, seat }) => kind === "person" && seat !== but);
  if (!people.length) return null;
  const names = people.map(
    ({ seat, account, bot_account: bot }, n) => html`
      ${n ? ", " : ""}${
        account && !bot
          ? sentenceWith(
              "lobby-with-account",
              "name",
              html`
                <${SeatName} info=${info} seat=${seat} />
              `,
            )
          : html`
              <${SeatName} info=${info} seat=${seat} />
            `
      }
    `,
  );
  return html`
    ${before}${sentenceWith("lobby-players", "names", names)}
  `;
}

/** My seat that matters: the one asked, or the first. @param {TableInfo} info */
function mySeat(info) {
  const mine = ownSeats(info);
  return mine.find((seat) => info.waiting.includes(seat)) ?? mine[0] ?? -1;
}

/** Where a click on a table leads. @param {TableInfo} info */
export const hrefOf = (info) => writeRoute({ page: "table", id: info.id, seat: mySeat(info) });

/** @param {{tables: TableInfo[]}} props */
export function MyGames({ tables }) {
  const mine = sortedMine([...tables]);
  return html`
    <h2 class="heading">${t("lobby-my-games")}</h2>
    ${
      none(mine) &&
      html`
        <p class="hint">${t("lobby-my-games-none")}</p>
        ${
          !tables.length &&
          html`
            <${LearnFirst} />
          `
        }
      `
    }
    ${mine.map(
      (info) => html`
        <${MyGame} key=${info.id} info=${info} />
      `,
    )}
  `;
}

/** @param {{info: TableInfo}} props */
function MyGame({ info }) {
  const asked = info.seats.some((seat) => seat.asked_you);
  const turn = myTurn(info) || asked;
  const left = timeLeft(info);
  const pill = turn ? "turn" : "wait";
  const word = asked ? t("lobby-asked") : t(turn ? "lobby-your-turn" : stillOf(info));
  return html`
    <a class=${`my-game ${turn ? "turn" : ""}`} href=${hrefOf(info)}>
      <${Shield} tincture=${seatColour(info, Math.max(mySeat(info), 0))} size=${28} />
      <span class="what">
        <b>${titleOf(info)}</b>
        ${" "}
        <i>${[gameOf(info), broughtAs(info), ...besides(info)].filter(Boolean).join(" · ")}</i>
        <em>${stateOf(info)}</em>
      </span>
      <span class="rt">
        <span class=${`pill ${pill}`}>${word}</span>
        ${
          info.unread
            ? html`
                <small class="said">
                  <${Icon} name="speech" label=${t("lobby-unread")} />
                  ${" "}${info.unread}
                </small>
              `
            : null
        }${
          left !== null &&
          html`
            <small>${t("lobby-left", { time: duration(left) })}</small>
          `
        }
      </span>
    </a>
  `;
}

/** Why a table does not wait for me. @param {TableInfo} info */
function stillOf(info) {
  if (info.state === "open") return "lobby-open-table";
  if (info.paused) return "lobby-paused";
  return botPlays(info) ? "lobby-bot-plays" : "lobby-waiting";
}

/** @param {{open: TableInfo[], playing: TableInfo[]}} props */
export function PublicTables({ open, playing }) {
  const free = open.filter((info) => !info.yours && info.seats.some(isFree));
  const watched = playing.filter((info) => !info.yours);
  return html`
    ${
      none([...free, ...watched]) &&
      html`
        <p class="hint">${t("lobby-public-tables-none")}</p>
      `
    }
    <ul class="pub">
      <${Short}
        tables=${free}
        few=${SHOWN}
        row=${(/** @type {TableInfo} */ info) => html`
          <${Listed} key=${info.id} info=${info}>
            <button type="button" class="btn sm" onClick=${() => tried(() => sitDown(info, guestName()))}>
              ${t("lobby-sit-down")}
            </button>
          <//>
        `}
      />
      <${Short}
        tables=${watched}
        few=${SHOWN}
        row=${(/** @type {TableInfo} */ info) => html`
          <${Listed} key=${info.id} info=${info}>
            <a class="btn sm" href=${writeRoute({ page: "table", id: info.id, seat: -1 })}>
              <${Icon} name="eye" />
              ${" "}${t("lobby-watch")}
            </a>
          <//>
        `}
      />
    </ul>
  `;
}

/**
 * The first tables of a list, and the others on demand.
 * @param {{tables: TableInfo[], few: number, row: (info: TableInfo) => any}} props
 */
function Short({ tables, few, row }) {
  const [whole, setWhole] = useState(false);
  const rest = tables.length - few;
  return html`
    ${tables.slice(0, whole ? tables.length : few).map(row)}
    ${
      rest > 0 &&
      html`
        <li class="rest">
          <button
            type="button"
            class="btn sm quiet"
            aria-expanded=${whole ? "true" : "false"}
            onClick=${() => setWhole(!whole)}
          >
            ${whole ? t("lobby-fewer") : t("lobby-rest", { rest })}
          </button>
        </li>
      `
    }
  `;
}

/** @param {{info: TableInfo, children?: any}} props */
function Listed({ info, children }) {
  const taken = info.seats.filter((seat) => seat.kind !== "open").length;
  return html`
    <li>
      <span class="what">
        <b>${titleOf(info)}</b>
        <i>
          ${[gameOf(info), broughtAs(info), ...agreedWords(info)].filter(Boolean).join(" · ")}
          <${Players} info=${info} before=" · " />
        </i>
      </span>
      <span class="n">
        ${t("lobby-taken-of", { taken, seats: info.seats.length })}
        <small>${clockOf(info)}</small>
      </span>
      ${children}
    </li>
  `;
}

/** @param {{tables: TableInfo[]}} props */
export function Finished({ tables }) {
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
  const upload = (/** @type {any} */ event) => {
    const [chosen] = event.target.files;
    event.target.value = "";
    if (chosen) void tried(() => uploadRecord(chosen));
  };
  return html`
    <section class="fin" aria-labelledby="finished">
      <h2 class="heading" id="finished" tabindex="-1">
        ${t("lobby-finished-games")}
        <span class="end">
          <button type="button" class="btn sm" onClick=${() => file.current?.click()}>
            <${Icon} name="scroll" />
            ${" "}${t("lobby-upload-record")}
          </button>
          <input type="file" hidden ref=${file} accept=".record,.txt,text/plain" onChange=${upload} />
        </span>
      </h2>
      ${
        none(tables) &&
        html`
          <p class="hint">${t("lobby-finished-none")}</p>
        `
      }
      <ul>
        <${Short}
          tables=${tables}
          few=${FINISHED}
          row=${(/** @type {TableInfo} */ info) => html`
            <${Over} key=${info.id} info=${info} />
          `}
        />
      </ul>
    </section>
  `;
}

/** How people ended a game before its rules did. @param {TableInfo} info */
function endedAs({ ended }) {
  if (!ended) return "";
  if (ended === "standing") return t("lobby-standing");
  return ended === "draw" ? t("lobby-drawn") : t("lobby-resigned");
}

/** @param {{info: TableInfo}} props */
function Over({ info }) {
  const winners = info.result?.winners ?? [];
  const winner = winners[0] ?? 0;
  const score = info.abandoned ? t("lobby-abandoned") : scoreOf(info);
  const label = winners.length > 1 ? score : t("lobby-won-by", { name: seatName(info, winner) });
  return html`
    <li>
      ${
        info.abandoned
          ? html`
              <${Icon} name="lock" />
            `
          : html`
              <${Shield} tincture=${seatColour(info, winner)} size=${20} label=${label} />
            `
      }
      <div>
        <b>${titleOf(info)}</b>
        <span>
          ${[score, endedAs(info), broughtAs(info), info.corrected && t("values-agreed")].filter(Boolean).join(" · ")}
        </span>
      </div>
      <span class="d">${when(info.changed)}</span>
      <a class="btn sm" href=${writeRoute({ page: "replay", id: info.id, at: 0 })}>
        <${Icon} name="play" />
        ${" "}${t("lobby-replay")}
      </a>
    </li>
  `;
}

/** A record comes back as a table: one to look at, or one to go on with. @param {File} file */
async function uploadRecord(file) {
  await ensureMe(guestName());
  const info = await post("/api/records", await file.text());
  if (info.state === "over") go({ page: "replay", id: info.id, at: 0 });
  else go({ page: "table", id: info.id, seat: mySeat(info) });
}
