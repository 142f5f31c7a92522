// @ts-check
// How much of a chronicle is shown: only battles, only what concerns one seat, only the present round, or all, with every
// action folded under the entry that it began with.

import { html, useMemo, useState } from "../vendor/ui.js";
import { t } from "../lib/say.js";
import { change, settings } from "../lib/settings.js";

/** @typedef {import("../lib/types.js").LogEntry} LogEntry */
/** @typedef {import("../lib/types.js").Story} Story */
/** @typedef {"all" | "battles" | "mine" | "period"} Filter */

/** The entry with which the action of each entry began, by place in the log. @param {Story} story @param {LogEntry[]} log @returns {LogEntry[]} */
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
export const concerns = ({ args }, seat) => seat >= 0 && [args.seat, args.attacker, args.defender, args.winner, args.loser].includes(seat);

/** The number of the entry with which the present round or turn began. @param {Story} story @param {LogEntry[]} log @param {number} now the number of the present entry */
export const periodOf = ({ periods }, log, now) => log.findLast(({ n, event }) => n <= now && periods.includes(event))?.n ?? 0;

/**
 * Which entries pass a filter.
 * @param {Filter} filter @param {Story} story @param {LogEntry[]} log @param {number} seat @param {number} now @returns {(entry: LogEntry) => boolean}
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
 * @param {import("../lib/types.js").GameRoom} room @param {LogEntry[]} log @param {number} seat @param {number} now the number of the present entry
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
  const shows = (/** @type {LogEntry} */ entry, /** @type {number} */ at) => passes(entry) && (filter !== "all" || heads[at] === entry || isOpen(heads[at].n));
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
    if (filter !== "all" || heads[at] !== entry || !more || (entry.n === present && !turned.has(entry.n) && folded)) return null;
    return html`<${Fold} open=${isOpen(entry.n)} more=${more} onTurn=${() => turn(entry.n)} />`;
  };
  return { filter, shows, fold, bar: html`<${Bar} story=${story} filter=${filter} seat=${seat} folded=${folded} onFilter=${setFilter} onFold=${foldAll} />` };
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
  return html`<button type="button" class="fold" aria-expanded=${open ? "true" : "false"} aria-label=${t("chronicle-fold", { more })} title=${t("chronicle-fold", { more })} onClick=${press}>${open ? "▾" : `▸ ${more}`}</button>`;
}

/** What a game tells nothing of is not looked for. @param {{story: Story, filter: Filter, seat: number, folded: boolean, onFilter: (filter: Filter) => void, onFold: () => void}} props */
function Bar({ story, filter, seat, folded, onFilter, onFold }) {
  const filters = /** @type {Filter[]} */ (["all", ...(story.battles.length ? ["battles"] : []), ...(seat >= 0 ? ["mine"] : []), ...(story.periods.length ? ["period"] : [])]);
  const name = { all: t("chronicle-all"), battles: t("chronicle-battles"), mine: t("chronicle-mine"), period: t("chronicle-period") };
  return html`<div class="filters"><div class="seg" role="group" aria-label=${t("chronicle-filter")}>${filters.map((one) => html`<button key=${one} type="button" aria-pressed=${one === filter}
      onClick=${() => onFilter(one)}>${name[one]}</button>`)}</div>
    ${filter === "all" && story.actions.length > 0 && html`<button type="button" class="btn sm" aria-pressed=${folded} onClick=${onFold}>${t("chronicle-fold-all")}</button>`}</div>`;
}

/** Up and down lead from fold to fold. @param {KeyboardEvent} event */
export function walkFolds(event) {
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const folds = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll(".fold")];
  const at = folds.indexOf(/** @type {HTMLElement} */ (event.target));
  if (!way || at < 0) return;
  event.preventDefault();
  /** @type {HTMLElement | undefined} */ (folds[at + way])?.focus();
}
