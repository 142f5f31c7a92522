// @ts-check
// The chronicle: what happened, in sentences whose places and clauses are links.

import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { citedAs } from "../lib/games.js";
import { sentenceParts } from "../lib/prose.js";
import { t } from "../lib/say.js";
import { seatColour } from "../lib/people.js";
import { Shield } from "../lib/signs.js";
import { openClause } from "../rules/sheet.js";
import { useFolds, walkFolds } from "./folds.js";

/** @typedef {import("../lib/types.js").LogEntry} LogEntry */
/** @typedef {import("../lib/prose.js").Part} Part */
/** What a chronicle reads: a live store, or one that looks back. @typedef {import("../lib/types.js").Source} Source */

const COMPACT = 4;
const STEP = 150; // entries shown at first, and more with every press

/** The last entries worth a glance. @param {import("../lib/types.js").Story} story @param {LogEntry[]} log @param {number} [many] */
export const lately = ({ quiet }, log, many = COMPACT) => log.filter(({ event }) => !quiet.includes(event)).slice(-many);

/** The last entries, for a corner of the map. @param {{store: Source}} props */
export function Lately({ store }) {
  return html`<div class="chronicle compact" tabindex="0"><ol class="log" aria-label=${t("chronicle-label")}>
    ${lately(store.room.story, store.log.value).map((entry) => html`<${Line} key=${entry.n} entry=${entry} store=${store} />`)}</ol></div>`;
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
  return html`${bar}<div class="chronicle">
    ${entries.length > shown && html`<button type="button" class="btn qu" onClick=${() => setShown(shown + STEP)}>${t("chronicle-earlier")}</button>`}
    ${!entries.length && html`<p class="hint">${t("chronicle-none")}</p>`}
    <ol class="log" ref=${list} aria-live="polite" aria-label=${t("chronicle-label")} onKeyDown=${walkFolds}>
      ${entries.slice(-shown).map(({ entry, at }) => html`<${Line} key=${entry.n} entry=${entry} store=${store} fresh=${entry.n > since} fold=${fold(entry, at)} />`)}
    </ol>
  </div>`;
}

/** Scrolls what holds the list to its end, and nothing else: the page itself must not move. @param {HTMLElement | null} list */
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
  return html`<li class=${classes || undefined}><${Sentence} entry=${entry} store=${store} />${fold}</li>`;
}

/** How a line is set: a head, a line of no weight, or neither. @param {import("../lib/types.js").Story} story @param {LogEntry} entry */
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
  return html`${seat !== null && html`<${Shield} tincture=${seatColour(info, seat)} size=${15} />`}
    <span>${wholes(parts).map(([part, before, after]) => html`<${Words} part=${part} before=${before} after=${after} store=${store} tab=${tab} />`)}</span>
    ${entry.clause && html` <button type="button" class="cite" tabindex=${tab}
      onClick=${() => void openClause(entry.clause)}>${citedAs(entry.clause, parts.map(({ text }) => text).join(""))}</button>`}`;
}

/** Each run of words with the marks around a place: a line would else begin with its comma, or end with its bracket. @param {Part[]} parts @returns {[Part, string, string][]} */
export function wholes(parts) {
  const around = (/** @type {number} */ n, /** @type {number} */ by, /** @type {RegExp} */ marks) => (parts[n]?.place ? (marks.exec(parts[n + by]?.text ?? "")?.[0] ?? "") : "");
  const before = (/** @type {number} */ n) => around(n, -1, /[(\[„“«]+$/);
  const after = (/** @type {number} */ n) => around(n, 1, /^[,.;:)\]”“»]+/);
  return parts.map((part, n) => [{ ...part, text: part.text.slice(after(n - 1).length, part.text.length - before(n + 1).length) }, before(n), after(n)]);
}

/** A run of words; a place lights up on the map. @param {{part: Part, before?: string, after?: string, store: Source, tab?: number}} props */
function Words({ part, before = "", after = "", store, tab }) {
  if (!part.place) return part.text;
  if (before || after) return html`<span class="whole">${before}<${Words} part=${part} store=${store} tab=${tab} />${after}</span>`;
  const place = part.place;
  const light = (/** @type {string | null} */ on) => () => {
    store.lit.value = on;
  };
  return html`<button type="button" class="link" tabindex=${tab} onMouseEnter=${light(place)} onMouseLeave=${light(null)}
    onFocus=${light(place)} onBlur=${light(null)} onClick=${() => (store.picked.value = place)}>${part.text}</button>`;
}
