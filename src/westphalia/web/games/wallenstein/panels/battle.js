// @ts-check
// The result of a throw: tower, tray, count, and every step with its rule.

import { html, useState } from "../../../vendor/ui.js";
import { useMarks } from "../../../lib/marks.js";
import { sentence } from "../../../lib/prose.js";
import { countyName, t } from "../../../lib/say.js";
import { Shield } from "../../../lib/signs.js";
import { Cite } from "../../../table/look.js";
import { OddsBar, shares } from "./odds-bar.js";
import { Sides, Steps, tinctureOf } from "./sides.js";
import { HeapRow, Tower, cubesOf, heapWords, heaps, heapsIn } from "./tower.js";

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
 * @type {Map<string, {county: string, odds: import("../../../lib/types.js").Odds}>} */
const foretold = new Map();

/** @param {Store} store @param {string} county @param {import("../../../lib/types.js").Odds | undefined} odds */
export function foretell(store, county, odds) {
  if (odds) foretold.set(store.id, { county, odds });
  else foretold.delete(store.id);
}

/**
 * How many cubes fought, and whether the peasants of the tray stood with the defence; null where the log does not tell.
 * @param {Throw} found
 */
export function count(found) {
  const { cast, before, after } = found;
  if (before?.event !== "attack-began") return null;
  const tray = cast.args.tray;
  const peasants = tray[tray.length - 1];
  const attackers = tray[before.args.seat];
  const defenders = nobody(before.args.defender) ? 0 : tray[before.args.defender];
  const result = after[0];
  const margin = { "county-conquered": 1, "county-held": -1, "county-devastated": 0 }[result?.event ?? ""];
  if (margin === undefined) return null;
  const wanted = margin * (result.args.armies ?? 0);
  const joins = [true, false].find((with_) => attackers - defenders - (with_ ? peasants : 0) === wanted);
  return joins === undefined ? null : { attackers, defenders, peasants: joins ? peasants : 0 };
}

/** Whether a county is held by nobody but its people. @param {number | null} seat */
const nobody = (seat) => seat === null || seat < 0;

/** @param {{store: Store, found: Throw, last: boolean, own: boolean, onClose: () => void}} props after another throw nobody knows what was inside */
export function BattlePanel({ store, found, last, own, onClose }) {
  const [again, setAgain] = useState(0);
  useMarks(store, own ? marksOf(found) : null);
  const info = store.info.value;
  const board = store.board.value;
  if (!info || !board) return null;
  const { cast, before, after } = found;
  const revolt = before?.event === "revolt-broke";
  const tray = heaps(info, cast.args.tray);
  const known = last && store.view.value.tower;
  const inside = known ? heapsIn(info, known) : [];
  return html`<section class=${`phase battle ${own ? "news" : ""}`} aria-live=${own ? "assertive" : "polite"}>
    <header class="phase-head"><h2>${t(revolt ? "battle-revolt" : "battle-title", { county: countyName(board, cast.args.county) })}</h2>
      ${!revolt && html`<${Steps} now="result" />`}</header>
    ${before && (revolt ? html`<p class="lead">${sentence(before, info, board)}</p>` : html`<${Opponents} store=${store} found=${found} />`)}
    <div class="tw">
      <${Tower} key=${`${found.n}-${again}`} tray=${cubesOf(tray)} inside=${cubesOf(inside)} cast=${cubesOf(heaps(info, cast.args.cast))} />
      <div class="tray"><h3 class="h">${t("battle-tray")}</h3>
        <ul>${tray.map((one) => html`<${HeapRow} key=${one.colour} heap=${one} role=${roleOf(found, one.colour, cast.args.tray.length - 1)} />`)}
          ${tray.length === 0 && html`<li>${t("nothing")}</li>`}</ul>
        <${Count} info=${info} found=${found} />
        ${known && html`<p>${t("battle-inside", { cubes: heapWords(inside) })}</p>`}</div>
    </div>
    <div class="thoughts"><h3 class="h">${t("battle-why")}</h3>
      <ol class="why">${[cast, ...after].map((entry) => html`<li key=${entry.n}>${sentence(entry, info, board)} <${Cite} clause=${entry.clause} /></li>`)}</ol></div>
    <div class="choices">
      <button type="button" class=${own ? "btn pri only-phone" : "btn"} onClick=${onClose}>${t(own ? "battle-continue" : "page-close")}</button>
      <button type="button" class="btn" onClick=${() => setAgain(again + 1)}>${t("battle-again")}</button>
    </div>
  </section>`;
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
    ${mine && html`<div class="strength"><h3 class="h">${t("battle-odds")} ${came && html`<small class="end">${t("battle-came-true", { share: shares(mine)[came] })}</small>`}</h3>
      <${OddsBar} odds=${mine} attacker=${tinctureOf(info, seat)} defender=${tinctureOf(info, defender)} cameTrue=${came} /></div>`}`;
}

/** What a colour does in this battle. @param {Throw} found @param {number} colour @param {number} peasants */
function roleOf(found, colour, peasants) {
  const { before } = found;
  if (!before) return "";
  if (before.event === "revolt-broke") return colour === peasants ? t("battle-rebels") : colour === before.args.seat ? t("battle-defends") : t("battle-stays");
  if (colour === before.args.seat) return t("battle-attacks");
  if (colour === before.args.defender) return t("battle-defends");
  if (colour !== peasants) return t("battle-stays");
  const counted = count(found);
  return counted ? t(counted.peasants ? "battle-joins" : "battle-stays") : "";
}

/** 5 against 2 + 1. @param {{info: TableInfo, found: Throw}} props */
function Count({ info, found }) {
  const counted = count(found);
  if (!counted) return null;
  const { seat, defender } = found.before?.args ?? {};
  const sum = [...(nobody(defender) ? [] : [counted.defenders]), ...(counted.peasants ? [counted.peasants] : [])];
  return html`<p class="count"><${Shield} tincture=${tinctureOf(info, seat)} size=${24} /> <b>${counted.attackers}</b> <i>${t("battle-against")}</i>
    <${Shield} tincture=${tinctureOf(info, defender)} size=${24} /> <b>${sum.join(" + ") || 0}</b></p>`;
}
