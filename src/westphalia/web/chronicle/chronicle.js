// @ts-check
// The chronicle: what happened, in sentences whose places and clauses are links, with filters and folded actions.

import { html, useEffect, useMemo, useRef, useState } from "../vendor/ui.js";
import { citedAs } from "../lib/games.js";
import { t } from "../lib/i18n.js";
import { seatColour } from "../lib/people.js";
import { sentenceParts } from "../lib/prose.js";
import { change, settings } from "../lib/settings.js";
import { Shield } from "../lib/signs.js";
import { openClause } from "../rules/sheet.js";

// ------------------------------------------------------------------------------
// How much of a chronicle is shown: only battles, only what concerns one seat, only the present round, or all, with
// every action folded under the entry that it began with.

/** @typedef {import("../lib/types.js").LogEntry} LogEntry */
/** @typedef {import("../lib/types.js").Story} Story */
/** @typedef {"all" | "battles" | "mine" | "period"} Filter */

/**
 * The entry with which the action of each entry began, by place in the log.
 * @param {Story} story
 * @param {LogEntry[]} log
 * @returns {LogEntry[]}
 */
export function headsOf({ actions, together }, log) {
  if (!actions.length && !together.length) return log; // a game that tells of no actions
  /** @type {LogEntry | null} */
  let head = null;
  return log.map((entry) => {
    const goesOn = head && together.includes(entry.event) && together.includes(head.event);
    if (!head || (!goesOn && [...actions, ...together].includes(entry.event))) head = entry;
    return head;
  });
}

/** Whether an entry is about a seat. @param {LogEntry} entry @param {number} seat */
export const concerns = ({ args }, seat) =>
  seat >= 0 && [args.seat, args.attacker, args.defender, args.winner, args.loser].includes(seat);

/**
 * The number of the entry with which the present round or turn began.
 * @param {Story} story
 * @param {LogEntry[]} log
 * @param {number} now the number of the present entry
 */
export const periodOf = ({ periods }, log, now) =>
  log.findLast(({ n, event }) => n <= now && periods.includes(event))?.n ?? 0;

/**
 * Which entries pass a filter.
 * @param {Filter} filter
 * @param {Story} story
 * @param {LogEntry[]} log
 * @param {number} seat
 * @param {number} now
 * @returns {(entry: LogEntry) => boolean}
 */
export function passing(filter, story, log, seat, now) {
  if (filter === "battles") return ({ event }) => story.battles.includes(event);
  if (filter === "mine") return (entry) => concerns(entry, seat);
  if (filter !== "period") return () => true;
  const first = periodOf(story, log, now);
  const next = log.find(({ n, event }) => n > Math.max(now, first) && story.periods.includes(event))?.n ?? Infinity;
  return ({ n }) => n >= first && n < next;
}

/**
 * What of a log is shown. The action of the present entry is open; the others are folded or not, as each was set.
 * @param {import("../lib/types.js").GameRoom} room
 * @param {LogEntry[]} log
 * @param {number} seat
 * @param {number} now the number of the present entry
 */
export function useFolds({ story }, log, seat, now) {
  const [filter, setFilter] = useState(/** @type {Filter} */ ("all"));
  const [turned, setTurned] = useState(/** @type {Set<number>} */ (new Set())); // heads that are not as all others
  const { folded } = settings.value;
  const heads = useMemo(() => headsOf(story, log), [story, log]);
  const counts = useMemo(() => counted(heads), [heads]);
  const present = heads[log.findLastIndex(({ n }) => n <= now)]?.n;
  const isOpen = (/** @type {number} */ head) => (turned.has(head) ? folded : !folded || head === present);
  const passes = passing(filter, story, log, seat, now);
  const shows = (/** @type {LogEntry} */ entry, /** @type {number} */ at) =>
    passes(entry) && (filter !== "all" || heads[at] === entry || isOpen(heads[at].n));
  const turn = (/** @type {number} */ head) => {
    const next = new Set(turned);
    if (!next.delete(head)) next.add(head);
    setTurned(next);
  };
  const foldAll = () => {
    change({ folded: !folded });
    setTurned(new Set());
  };
  const fold = (/** @type {LogEntry} */ entry, /** @type {number} */ at) => {
    const more = (counts.get(entry.n) ?? 1) - 1;
    if (filter !== "all" || heads[at] !== entry || !more || (entry.n === present && !turned.has(entry.n) && folded))
      return null;
    return html`
      <${Fold} open=${isOpen(entry.n)} more=${more} onTurn=${() => turn(entry.n)} />
    `;
  };
  return {
    filter,
    shows,
    fold,
    bar: html`
      <${Bar} story=${story} filter=${filter} seat=${seat} folded=${folded} onFilter=${setFilter} onFold=${foldAll} />
    `,
  };
}

/** How many entries each action has. @param {LogEntry[]} heads @returns {Map<number, number>} */
function counted(heads) {
  const counts = new Map();
  for (const { n } of heads) counts.set(n, (counts.get(n) ?? 0) + 1);
  return counts;
}

/** @param {{open: boolean, more: number, onTurn: () => void}} props */
function Fold({ open, more, onTurn }) {
  const press = (/** @type {Event} */ event) => {
    event.stopPropagation(); // the line itself may lead somewhere
    onTurn();
  };
  return html`
    <button
      type="button"
      class="fold"
      aria-expanded=${open ? "true" : "false"}
      aria-label=${t("chronicle-fold", { more })}
      title=${t("chronicle-fold", { more })}
      onClick=${press}
    >
      ${open ? "▾" : `▸ ${more}`}
    </button>
  `;
}

/**
 * What a game tells nothing of is not looked for.
 * @param {{story: Story, filter: Filter, seat: number, folded: boolean, onFilter: (filter: Filter) => void,
 *   onFold: () => void}} props
 */
function Bar({ story, filter, seat, folded, onFilter, onFold }) {
  const filters = /** @type {Filter[]} */ ([
    "all",
    ...(story.battles.length ? ["battles"] : []),
    ...(seat >= 0 ? ["mine"] : []),
    ...(story.periods.length ? ["period"] : []),
  ]);
  const name = {
    all: t("chronicle-all"),
    battles: t("chronicle-battles"),
    mine: t("chronicle-mine"),
    period: t("chronicle-period"),
  };
  return html`
    <div class="filters">
      <div class="seg" role="group" aria-label=${t("chronicle-filter")}>
        ${filters.map(
          (one) => html`
            <button key=${one} type="button" aria-pressed=${one === filter} onClick=${() => onFilter(one)}>
              ${name[one]}
            </button>
          `,
        )}
      </div>
      ${
        filter === "all" &&
        story.actions.length > 0 &&
        html`
          <button type="button" class="btn sm" aria-pressed=${folded} onClick=${onFold}>
            ${t("chronicle-fold-all")}
          </button>
        `
      }
    </div>
  `;
}

/** Up and down lead from fold to fold. @param {KeyboardEvent} event */
function walkFolds(event) {
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const folds = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll(".fold")];
  const at = folds.indexOf(/** @type {HTMLElement} */ (event.target));
  if (!way || at < 0) return;
  event.preventDefault();
  /** @type {HTMLElement | undefined} */ (folds[at + way])?.focus();
}

// ------------------------------------------------------------------------------
// The list of sentences, the sheet with all of them, and a sentence by itself.

/** @typedef {import("../lib/prose.js").Part} Part */
/** What a chronicle reads: a live store, or one that looks back. @typedef {import("../lib/types.js").Source} Source */

const COMPACT = 4;
const STEP = 150; // entries shown at first, and more with every press

/**
 * The last entries worth a glance.
 * @param {import("../lib/types.js").Story} story
 * @param {LogEntry[]} log
 * @param {number} [many]
 */
export const lately = ({ quiet }, log, many = COMPACT) =>
  log.filter(({ event }) => !quiet.includes(event)).slice(-many);

/** The last entries, for a corner of the map. @param {{store: Source}} props */
export function Lately({ store }) {
  return html`
    <div class="chronicle compact" tabindex="0">
      <ol class="log" aria-label=${t("chronicle-label")}>
        ${lately(store.room.story, store.log.value).map(
          (entry) => html`
            <${Line} key=${entry.n} entry=${entry} store=${store} />
          `,
        )}
      </ol>
    </div>
  `;
}

/** All of it, as far as one wants to see it. @param {{store: Source & {seat: number}}} props */
export function Chronicle({ store }) {
  const [shown, setShown] = useState(STEP);
  const [since] = useState(store.log.peek().at(-1)?.n ?? 0);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const log = store.log.value;
  const { filter, shows, fold, bar } = useFolds(store.room, log, store.seat, log.at(-1)?.n ?? 0);
  const entries = log.map((entry, at) => ({ entry, at })).filter(({ entry, at }) => shows(entry, at));
  useEffect(() => toEnd(list.current), [log.length, filter]);
  return html`
    ${bar}
    <div class="chronicle">
      ${
        entries.length > shown &&
        html`
          <button type="button" class="btn quiet" onClick=${() => setShown(shown + STEP)}>
            ${t("chronicle-earlier")}
          </button>
        `
      }
      ${
        !entries.length &&
        html`
          <p class="hint">${t("chronicle-none")}</p>
        `
      }
      <ol class="log" ref=${list} aria-live="polite" aria-label=${t("chronicle-label")} onKeyDown=${walkFolds}>
        ${entries.slice(-shown).map(
          ({ entry, at }) => html`
            <${Line} key=${entry.n} entry=${entry} store=${store} fresh=${entry.n > since} fold=${fold(entry, at)} />
          `,
        )}
      </ol>
    </div>
  `;
}

/**
 * Scrolls what holds the list to its end, and nothing else: the page itself must not move.
 * @param {HTMLElement | null} list
 */
function toEnd(list) {
  for (let box = list; box && box !== document.body; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    box.scrollTop = box.scrollHeight;
    return;
  }
}

/** @param {{entry: LogEntry, store: Source, fresh?: boolean, fold?: any}} props */
function Line({ entry, store, fresh = false, fold = null }) {
  const classes = `${dress(store.room.story, entry)} ${fresh ? "fresh" : ""}`.trim();
  return html`
    <li class=${classes || undefined}>
      <${Sentence} entry=${entry} store=${store} />
      ${fold}
    </li>
  `;
}

/**
 * How a line is set: a head, a line of no weight, or neither.
 * @param {import("../lib/types.js").Story} story
 * @param {LogEntry} entry
 */
export function dress({ heads, quiet }, { event }) {
  return heads.includes(event) ? "hd" : quiet.includes(event) ? "quiet" : "";
}

/**
 * A sentence with the shield of its seat, its links and its clause.
 * @param {{entry: LogEntry, store: Source, tab?: number}} props *tab* is -1 where the tab key passes it by
 */
export function Sentence({ entry, store, tab }) {
  const info = store.info.value;
  const board = store.board.value;
  if (!info || !board) return null;
  const seat = typeof entry.args.seat === "number" && dress(store.room.story, entry) !== "hd" ? entry.args.seat : null;
  const parts = sentenceParts(entry, store);
  return html`
    ${
      seat !== null &&
      html`
        <${Shield} tincture=${seatColour(info, seat)} size=${15} />
      `
    }
    <span>
      ${wholes(parts).map(
        ([part, before, after]) => html`
          <${Words} part=${part} before=${before} after=${after} store=${store} tab=${tab} />
        `,
      )}
    </span>
    ${
      entry.clause &&
      html`
        ${" "}
        <button type="button" class="cite" tabindex=${tab} onClick=${() => void openClause(entry.clause)}>
          ${citedAs(entry.clause, parts.map(({ text }) => text).join(""))}
        </button>
      `
    }
  `;
}

/**
 * Each run of words with the marks around a place: a line would else begin with its comma, or end with its bracket.
 * @param {Part[]} parts
 * @returns {[Part, string, string][]}
 */
export function wholes(parts) {
  const around = (/** @type {number} */ n, /** @type {number} */ by, /** @type {RegExp} */ marks) =>
    parts[n]?.place ? (marks.exec(parts[n + by]?.text ?? "")?.[0] ?? "") : "";
  const before = (/** @type {number} */ n) => around(n, -1, /[(\[„“«]+$/);
  const after = (/** @type {number} */ n) => around(n, 1, /^[,.;:)\]”“»]+/);
  return parts.map((part, n) => [
    { ...part, text: part.text.slice(after(n - 1).length, part.text.length - before(n + 1).length) },
    before(n),
    after(n),
  ]);
}

/**
 * A run of words; a place lights up on the map.
 * @param {{part: Part, before?: string, after?: string, store: Source, tab?: number}} props
 */
function Words({ part, before = "", after = "", store, tab }) {
  if (!part.place) return part.text;
  if (before || after)
    return html`
      <span class="whole">
        ${before}
        <${Words} part=${part} store=${store} tab=${tab} />
        ${after}
      </span>
    `;
  const place = part.place;
  const light = (/** @type {string | null} */ on) => () => {
    store.hovered.value = on;
  };
  return html`
    <button
      type="button"
      class="link"
      tabindex=${tab}
      onMouseEnter=${light(place)}
      onMouseLeave=${light(null)}
      onFocus=${light(place)}
      onBlur=${light(null)}
      onClick=${() => (store.picked.value = place)}
    >
      ${part.text}
    </button>
  `;
}
