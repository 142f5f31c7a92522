// @ts-check
// The result of a throw: tower, tray, count, and every step with its rule.

import { html, useEffect, useState } from "../../../vendor/ui.js";
import { useMarks } from "../../../lib/marks.js";
import { sentence } from "../../../lib/prose.js";
import { t } from "../../../lib/say.js";
import { reducedMotion, settings } from "../../../lib/settings.js";
import { Shield } from "../../../lib/signs.js";
import { Cite } from "../../../table/look.js";
import { countyName } from "../terms.js";
import { FALL } from "../telling.js";
import { OddsBar, figures } from "./odds-bar.js";
import { Sides, Steps, tinctureOf } from "./sides.js";
import { HeapRow, PEASANTS, Tower, cubesOf, heapWords, heaps, heapsIn } from "./tower.js";

/** @typedef {import("../../../lib/types.js").LogEntry} LogEntry */
/** @typedef {import("../../../lib/types.js").TableInfo} TableInfo */
/** @typedef {import("../../../lib/store.js").TableStore} Store */
/** @typedef {{n: number, cast: LogEntry, before: LogEntry | null, after: LogEntry[]}} Throw */

const BEFORE = ["attack-began", "revolt-broke"];
const AFTER = ["county-conquered", "county-held", "county-devastated", "attack-failed", "revolt-quelled", "card-surrendered"];
const CAME_TRUE = /** @type {Record<string, "taken" | "waste" | "held">} */ ({ "county-conquered": "taken", "county-devastated": "waste", "county-held": "held" });

/**
 * The throws after an entry of the log, each with the entries around it.
 * @param {LogEntry[]} log @param {number} [since] @returns {Throw[]}
 */
export function throwsSince(log, since = 0) {
  const found = [];
  for (let at = log.length - 1; at >= 0 && log[at].n > since; at -= 1) if (log[at].event === "cubes-cast") found.push(around(log, at));
  return found.reverse();
}

/** @param {LogEntry[]} log @param {number} at @returns {Throw} */
function around(log, at) {
  const after = [];
  for (let n = at + 1; n < log.length && AFTER.includes(log[n].event); n += 1) after.push(log[n]);
  const before = BEFORE.includes(log[at - 1]?.event) ? log[at - 1] : null;
  return { n: log[at].n, cast: log[at], before, after };
}

/** The last throw in the log, or nothing. @param {LogEntry[]} log */
export const lastThrow = (log) => throwsSince(log).at(-1) ?? null;

/** Whether a seat attacked, was attacked, or faced a revolt. @param {Throw} found @param {number} seat */
export const concerns = ({ before }, seat) => seat >= 0 && [before?.args.seat, before?.args.defender].includes(seat);

/** What was foretold of an attack made here, by table: shown again beside what came of it.
 * @type {Map<string, {county: string, odds: import("../types.js").Odds}>} */
const foretold = new Map();

/** @param {Store} store @param {string} county @param {import("../types.js").Odds | undefined} odds */
export function foretell(store, county, odds) {
  if (odds) foretold.set(store.id, { county, odds });
  else foretold.delete(store.id);
}

/** Whether a county is held by nobody but its people. @param {number | null} seat */
const nobody = (seat) => seat === null || seat < 0;

/**
 * A throw that is seen once more by whoever wants to: whether it falls, how often that was, and how to begin and to end it.
 * @returns {{falls: boolean, times: number, begin: () => void, end: () => void}}
 */
function useAgain() {
  const [times, setTimes] = useState(0);
  const [ended, setEnded] = useState(0);
  const falls = times > ended && !reducedMotion();
  const end = () => setEnded(times);
  useEffect(() => {
    if (!falls) return undefined;
    const timer = setTimeout(end, FALL / (settings.peek().pace || 1));
    return () => clearTimeout(timer);
  }, [times, falls]);
  return { falls, times, begin: () => setTimes(times + 1), end };
}

/**
 * @param {{store: Store, found: Throw, last: boolean, own: boolean, falling: boolean, onClose: () => void}} props
 * after another throw nobody knows what was inside; what falls for the first time tells nothing yet
 */
export function BattlePanel({ store, found, last, own, falling, onClose }) {
  const again = useAgain();
  useMarks(store, own ? marksOf(found) : null);
  const info = store.info.value;
  const board = store.board.value;
  if (!info || !board) return null;
  const { cast, before } = found;
  const revolt = before?.event === "revolt-broke";
  const known = last && store.view.value.tower;
  const inside = known ? heapsIn(info, known) : [];
  const settle = () => (falling ? store.telling.hurry() : again.end());
  return html`<section class=${`phase battle ${own ? "news" : ""}`} data-thrown=${found.n} data-county=${cast.args.county} aria-live=${own ? "assertive" : "polite"}>
    <header class="phase-head"><h2>${t(revolt ? "battle-revolt" : "battle-title", { county: countyName(board, cast.args.county) })}</h2>
      ${!revolt && html`<${Steps} now=${falling ? "throw" : "result"} />`}</header>
    ${before && (revolt ? html`<p class="lead">${sentence(before, store)}</p>` : html`<${Opponents} store=${store} found=${found} />`)}
    <div class="tw">
      <${Tower} key=${`${found.n}-${again.times}`} tray=${cubesOf(heaps(info, cast.args.tray))} inside=${cubesOf(inside)} cast=${cubesOf(heaps(info, cast.args.cast))}
        falling=${falling || again.falls} onSettle=${settle} />
      <div class="tray"><h3 class="h">${t("battle-tray")}</h3>
        ${!falling && html`<${Tray} info=${info} found=${found} inside=${known ? inside : null} />`}</div>
    </div>
    ${!falling && html`<${Outcome} store=${store} found=${found} />
      <div class="choices">
        <button type="button" class=${own ? "btn pri only-phone" : "btn"} onClick=${onClose}>${t(own ? "battle-continue" : "page-close")}</button>
        <button type="button" class="btn" onClick=${again.begin}>${t("battle-again")}</button>
      </div>`}
  </section>`;
}

/** What lies in the tray and what it counts. @param {{info: TableInfo, found: Throw, inside: import("./tower.js").Heap[] | null}} props */
function Tray({ info, found, inside }) {
  const tray = heaps(info, found.cast.args.tray);
  return html`<ul>${tray.map((one) => html`<${HeapRow} key=${one.colour} heap=${one} role=${roleOf(found, one)} />`)}
      ${tray.length === 0 && html`<li>${t("nothing")}</li>`}</ul>
    <${Count} info=${info} found=${found} />
    ${inside && html`<p>${t("battle-inside", { cubes: heapWords(inside) })}</p>`}`;
}

/** What came of it and why. @param {{store: Store, found: Throw}} props */
function Outcome({ store, found: { cast, after } }) {
  return html`<div class="thoughts"><h3 class="h">${t("battle-why")}</h3>
    <ol class="why">${[cast, ...after].map((entry) => html`<li key=${entry.n}><span>${sentence(entry, store)}</span> <${Cite} clause=${entry.clause} /></li>`)}</ol></div>`;
}

/** The way of the attack stays on the map until its result is read. @param {Throw} found @returns {Record<string, import("../../../lib/types.js").Mark>} */
function marksOf({ cast, before }) {
  const target = { [cast.args.county]: { kind: /** @type {const} */ ("target") } };
  return before?.args.origin ? { [before.args.origin]: { kind: "source" }, ...target } : target;
}

/** @param {{store: Store, found: Throw}} props */
function Opponents({ store, found }) {
  const info = /** @type {TableInfo} */ (store.info.value);
  const board = store.board.value;
  const { seat, origin, county, armies, defender } = found.before?.args ?? {};
  const thrown = nobody(defender) ? 0 : found.cast.args.cast[defender];
  const answers = nobody(defender) ? t("march-neutral", { county: countyName(board, county) }) : t("battle-threw", { cubes: thrown });
  const told = foretold.get(store.id);
  const mine = told && told.county === county && seat === store.seat ? told.odds : null;
  const came = CAME_TRUE[found.after[0]?.event ?? ""];
  return html`<${Sides} info=${info} from=${seat} against=${defender} says=${t("march-from", { armies, county: countyName(board, origin) })} answers=${answers} />
    ${mine && html`<div class="strength"><h3 class="h">${t("battle-odds")} ${came && html`<small class="end">${t("battle-came-true", { share: figures(mine)[came] })}</small>`}</h3>
      <${OddsBar} odds=${mine} attacker=${tinctureOf(info, seat)} defender=${tinctureOf(info, defender)} cameTrue=${came} /></div>`}`;
}

/** What the cubes of a colour do in this battle; the event tells for which side they count. @param {Throw} found @param {import("./tower.js").Heap} heap */
export function roleOf({ cast }, { colour, cubes }) {
  const peasants = colour === PEASANTS;
  const of = (/** @type {number[]} */ side) => side[peasants ? side.length - 1 : colour] > 0;
  if (of(cast.args.attack)) return t(peasants ? "battle-rebels" : "battle-attacks");
  if (of(cast.args.defence)) return peasants ? t("battle-joins", { cubes }) : t("battle-defends");
  return t("battle-stays", { cubes });
}

/** "5" and "2 + 1": what counts for attack and defence. @param {Throw} found */
export function tally({ cast: { args } }) {
  const sum = (/** @type {number[]} */ side) => side.filter((cubes) => cubes > 0).join(" + ") || "0";
  return { attack: sum(args.attack), defence: sum(args.defence) };
}

/** 5 against 2 + 1. @param {{info: TableInfo, found: Throw}} props */
function Count({ info, found }) {
  if (!found.before) return null;
  const { seat, defender } = found.before.args;
  const [from, against] = found.before.event === "revolt-broke" ? [null, seat] : [seat, defender];
  const { attack, defence } = tally(found);
  return html`<p class="count"><${Shield} tincture=${tinctureOf(info, from)} size=${24} /> <b>${attack}</b> <i>${t("battle-against")}</i>
    <${Shield} tincture=${tinctureOf(info, against)} size=${24} /> <b>${defence}</b></p>`;
}
