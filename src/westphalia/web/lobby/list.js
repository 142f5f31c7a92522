// @ts-check
// The lobby: all tables that one may sit down at or watch, as filters, a search and an order leave them.

import { html, signal, useEffect, useMemo, useRef, useState } from "../vendor/ui.js";
import { LANGUAGES, called, guestName, keyOf, language, t } from "../lib/i18n.js";
import { get } from "../lib/net.js";
import { broughtAs, games, loadGames, seatColour, titleOf } from "../lib/people.js";
import { SeatName, sentenceWith } from "../lib/person.js";
import { agreedWords } from "../lib/prose.js";
import { writeRoute } from "../lib/route.js";
import { Icon, Shield } from "../lib/signs.js";
import { lookOften } from "../lib/turns.js";
import { Segments } from "./play-now.js";
import { Head, Trouble } from "./head.js";
import { LEVELS, Players, clockOf, isFree, loadLists, lists, sitDown, tempoOf, tried, when } from "./tables.js";

/** @typedef {import("../lib/types.js").TableInfo} TableInfo */
/**
 * What is looked for; an empty text is anything.
 * @typedef {{state: "open" | "playing", text: string, game: string, tempo: string, seats: string, rules: string,
 *   level: string, language: string, order: keyof typeof ORDERS}} Wish
 */

// ------------------------------------------------------------------------------
// Which tables are shown, and in which order.

/** @type {Wish} */
export const ANY = {
  state: "open",
  text: "",
  game: "",
  tempo: "",
  seats: "",
  rules: "",
  level: "",
  language: "",
  order: "new",
};

/** @param {TableInfo} info */
const freeSeats = (info) => info.seats.filter(isFree).length;

/** @type {Record<string, (one: TableInfo, other: TableInfo) => number>} */
const ORDERS = {
  new: (one, other) => other.created - one.created,
  full: (one, other) => freeSeats(one) - freeSeats(other) || one.created - other.created,
  long: (one, other) => one.created - other.created,
  name: (one, other) => titleOf(one).localeCompare(titleOf(other), language.value),
};

/** A text as it is compared: without case and accents. @param {string} text */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * All that is written of a table, to be searched; worked out once for each.
 * @type {WeakMap<TableInfo, {spoken: string, words: string}>}
 */
const written = new WeakMap();

/** @param {TableInfo} info */
function wordsOf(info) {
  const known = written.get(info);
  if (known?.spoken === language.value) return known.words;
  const names = info.seats.filter(({ kind }) => kind === "person").map(({ name }) => called(name));
  const said = [titleOf(info), t("game-name", {}, info.game), ...agreedWords(info), ...names];
  const words = folded(said.join(" "));
  written.set(info, { spoken: language.value, words });
  return words;
}

/** Whether a table is what is looked for. @param {TableInfo} info @param {Wish} wish */
export function fits(info, wish) {
  return (
    (!wish.game || info.game === wish.game) &&
    (!wish.tempo || tempoOf(info) === wish.tempo) &&
    (!wish.seats || info.seats.length === Number(wish.seats)) &&
    (!wish.rules || (info.modules.length ? "more" : "base") === wish.rules) &&
    (!wish.level || !info.level || info.level === wish.level) &&
    (!wish.language || !info.language || info.language === wish.language) &&
    folded(wish.text)
      .split(/\s+/)
      .every((word) => wordsOf(info).includes(word))
  );
}

/** The tables that are looked for, in their order. @param {TableInfo[]} tables @param {Wish} wish */
export const found = (tables, wish) => tables.filter((info) => fits(info, wish)).sort(ORDERS[wish.order]);

// ------------------------------------------------------------------------------
// The tables, as the server last told them.

const OFTEN = 10000; // milliseconds between looks

/** @type {import("../vendor/ui.js").Signal<{open: TableInfo[], playing: TableInfo[]} | null>} */
const lobby = signal(/** @type {{open: TableInfo[], playing: TableInfo[]} | null} */ (null));

let last = ""; // what was told, so that nothing is drawn anew for the same

async function look() {
  if (document.visibilityState === "hidden") return;
  const told = await get("/api/lobby");
  if (!games.value.length) await loadGames();
  const text = JSON.stringify(told);
  if (text !== last) lobby.value = told;
  last = text;
}

/** Tables of a state that are not mine: those are on the first page. @param {Wish["state"]} state */
function others(state) {
  const mine = new Set(lists.value?.mine.map(({ id }) => id));
  const tables = lobby.value?.[state] ?? [];
  return tables.filter((info) => !mine.has(info.id) && (state === "playing" || freeSeats(info)));
}

// ------------------------------------------------------------------------------
// The page.

export function TablesPage() {
  const [wish, setWish] = useState(ANY);
  const alter = (/** @type {Partial<Wish>} */ part) => setWish((old) => ({ ...old, ...part }));
  useEffect(() => {
    if (!lists.peek()) void loadLists();
    return lookOften(() => void tried(look), OFTEN);
  }, []);
  useEffect(() => {
    document.title = t("tables-page");
  }, [language.value]);
  const all = useMemo(() => others(wish.state), [wish.state, lobby.value, lists.value]);
  const shown = useMemo(() => found(all, wish), [all, wish, language.value]);
  return html`
    <${Head} title=${t("lobby-public-tables")} />
    <${Trouble} />
    <main id="main" class="lobby tables-page" tabindex="-1">
      <${Filters} wish=${wish} alter=${alter} reset=${() => setWish({ ...ANY, state: wish.state })} />
      <p class="found" role="status">${lobby.value && t("tables-found", { found: shown.length, all: all.length })}</p>
      <${Rows} key=${JSON.stringify(wish)} tables=${shown} />
      ${
        lobby.value &&
        !shown.length &&
        html`
          <p class="hint">${t(all.length ? "tables-none-like-that" : "lobby-public-tables-none")}</p>
        `
      }
    </main>
  `;
}

/**
 * What may be chosen of each kind, by the part of a wish that it is.
 * @returns {[keyof Wish, [string, string][]][]}
 */
function choices() {
  const counts = [...new Set(games.value.flatMap(({ seats }) => seats))].sort();
  const named = (/** @type {string} */ family, /** @type {string[]} */ words) =>
    words.map((word) => /** @type {[string, string]} */ ([word, t(keyOf(family, word))]));
  return [
    ["game", games.value.map(({ name }) => [name, t("game-name", {}, name)])],
    ["tempo", named("lobby-clock", ["none", "live", "slow"])],
    ["seats", counts.map((count) => [String(count), String(count)])],
    ["rules", named("tables-rules", ["base", "more"])],
    ["level", named("lobby-level", LEVELS)],
    ["language", LANGUAGES.map(([tag, name]) => [tag, name])],
  ];
}

const WIDE = "(min-width: 900px)"; // there the filters need no room of others

/** @param {{wish: Wish, alter: (part: Partial<Wish>) => void, reset: () => void}} props */
function Filters({ wish, alter, reset }) {
  return html`
    <form class="filters-of-tables" role="search" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <${Segments}
        values=${["open", "playing"]}
        value=${wish.state}
        onPick=${(/** @type {Wish["state"]} */ state) => alter({ state })}
        word=${(/** @type {string} */ state) => t(keyOf("tables-state", state))}
      />
      <input
        class="inp"
        type="search"
        value=${wish.text}
        aria-label=${t("tables-search")}
        placeholder=${t("tables-search-hint")}
        onInput=${(/** @type {any} */ event) => alter({ text: event.target.value })}
      />
      <details class="more-filters" open=${matchMedia(WIDE).matches}>
        <summary class="btn sm">${t("tables-filters")}</summary>
        <div>
          ${choices().map(
            ([name, values]) => html`
              <${Pick}
                key=${name}
                ...${{ name, values }}
                value=${wish[name]}
                onPick=${(/** @type {any} */ to) => alter({ [name]: to })}
              />
            `,
          )}
          <${Order} value=${wish.order} onPick=${(/** @type {any} */ order) => alter({ order })} />
          <button type="button" class="btn sm quiet" onClick=${reset}>${t("tables-reset")}</button>
        </div>
      </details>
    </form>
  `;
}

/** @param {{name: string, value: string, values: [string, string][], onPick: (value: string) => void}} props */
function Pick({ name, value, values, onPick }) {
  return html`
    <label>
      <span>${t(keyOf("tables-by", name))}</span>
      <select class="sel" value=${value} onChange=${(/** @type {any} */ event) => onPick(event.target.value)}>
        <option value="">${t("tables-any")}</option>
        ${values.map(
          ([each, word]) => html`
            <option key=${each} value=${each}>${word}</option>
          `,
        )}
      </select>
    </label>
  `;
}

/** @param {{value: string, onPick: (order: string) => void}} props */
function Order({ value, onPick }) {
  return html`
    <label>
      <span>${t("tables-order")}</span>
      <select class="sel" value=${value} onChange=${(/** @type {any} */ event) => onPick(event.target.value)}>
        ${Object.keys(ORDERS).map(
          (order) => html`
            <option key=${order} value=${order}>${t(keyOf("tables-order", order))}</option>
          `,
        )}
      </select>
    </label>
  `;
}

const STEP = 40; // rows that are drawn at once; the next when the last is near

/** @param {{tables: TableInfo[]}} props */
function Rows({ tables }) {
  const [count, setCount] = useState(STEP);
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const more = () => setCount((now) => now + STEP);
  const rest = tables.length - count;
  useEffect(() => {
    if (!end.current || !globalThis.IntersectionObserver) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry.isIntersecting && more(), { rootMargin: "600px" });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [count, rest > 0]);
  return html`
    <ul class="tables-list">
      ${tables.slice(0, count).map(
        (info) => html`
          <${Row} key=${info.id} info=${info} />
        `,
      )}
    </ul>
    ${
      rest > 0 &&
      html`
        <p class="rest" ref=${end}>
          <button type="button" class="btn sm quiet" onClick=${more}>${t("lobby-rest", { rest })}</button>
        </p>
      `
    }
  `;
}

/** @param {{info: TableInfo}} props */
function Row({ info }) {
  const agreed = [broughtAs(info), ...agreedWords(info)].filter(Boolean);
  return html`
    <li>
      <span class="what">
        <b>${titleOf(info)}</b>
        <i>${[t("game-name", {}, info.game), ...agreed].join(" · ")}</i>
      </span>
      <span class="who">
        <${SeatSigns} info=${info} />
        <small>
          ${
            info.host !== null &&
            html`
              ${sentenceWith(
                "tables-host",
                "name",
                html`
                  <${SeatName} info=${info} seat=${info.host} />
                `,
              )}
            `
          }
          <${Players} info=${info} but=${info.host} before=${info.host === null ? "" : " · "} />
        </small>
      </span>
      <span class="how">
        ${clockOf(info)}
        <small>${[...forWhom(info), when(info.created)].join(" · ")}</small>
      </span>
      <${Door} info=${info} />
    </li>
  `;
}

/** For whom a table was set. @param {TableInfo} info */
function forWhom({ level, language: tag }) {
  const name = LANGUAGES.find(([one]) => one === tag)?.[1] ?? tag;
  return [...(level ? [t(keyOf("lobby-level", level))] : []), ...(tag ? [name] : [])];
}

/** Each seat as a shield, hollow where it is free. @param {{info: TableInfo}} props */
function SeatSigns({ info }) {
  const taken = info.seats.length - freeSeats(info);
  return html`
    <span class="signs" role="img" aria-label=${t("lobby-waits-for-people", { taken, seats: info.seats.length })}>
      ${info.seats.map(
        (place) => html`
          <span key=${place.seat} class=${isFree(place) ? "free" : place.kind}>
            <${Shield} tincture=${seatColour(info, place.seat)} size=${20} />
          </span>
        `,
      )}
    </span>
  `;
}

/** @param {{info: TableInfo}} props */
function Door({ info }) {
  if (info.state === "open")
    return html`
      <button type="button" class="btn sm primary" onClick=${() => tried(() => sitDown(info, guestName()))}>
        ${t("lobby-sit-down")}
      </button>
    `;
  return html`
    <a class="btn sm" href=${writeRoute({ page: "table", id: info.id, seat: -1 })}>
      <${Icon} name="eye" />
      ${" "}${t("lobby-watch")}
    </a>
  `;
}
