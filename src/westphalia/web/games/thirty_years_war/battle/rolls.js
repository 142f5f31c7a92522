// @ts-check
// After the dice: both rolls with what was added, the cells of the combat table, and how leaders fared. All of it is told
// by events; the table is the printed one.

import { html } from "../../../vendor/ui.js";
import { seatColour } from "../../../lib/people.js";
import { sentence } from "../../../lib/prose.js";
import { t } from "../../../lib/say.js";
import { Cite } from "../../../table/look.js";
import { Leader, Sure, signed } from "../look.js";
import { term } from "../terms.js";

/** The entries of the battle under way. @param {any[]} log @returns {any[]} */
export function ofBattle(log) {
  const begun = log.findLastIndex(({ event }) => event === "battle-began");
  return begun < 0 ? [] : log.slice(begun);
}

/** Its rolls; as long as there are odds the dice of the last battle are told, and not yet those of this one. @param {any[]} log @param {any} battle @returns {any[]} */
export const rollsOf = (log, { odds }) => (odds ? [] : ofBattle(log).filter(({ event }) => event === "battle-rolled"));

/** A fire column by the strengths that it is for, as printed. @param {any} board @param {number} least */
export function columnName(board, least) {
  const bounds = /** @type {any[]} */ (Object.values(board.combat_results)).map((column) => column.least);
  const next = bounds[bounds.indexOf(least) + 1];
  return next === undefined ? `${least}+` : next === least + 1 ? String(least) : `${least}–${next - 1}`;
}

/** Both dice and the cells they lead to. @param {{store: any, battle: any}} props */
export function Rolls({ store, battle }) {
  const rolled = rollsOf(store.log.value, battle);
  if (!rolled.length) return null;
  const order = [battle.attacker, 1 - battle.attacker].map((seat) => rolled.find(({ args }) => args.seat === seat)).filter(Boolean);
  return html`<div class="dice">${order.map((entry) => html`<${Die} key=${entry.n} store=${store} entry=${entry} side=${battle.sides[entry.args.seat]} />`)}</div>
    <${Table} store=${store} rolled=${rolled} />
    <p class="hint">${order.map((entry) => sentence(entry, store)).join(" ")} <${Cite} clause="12.26a" /></p>`;
}

/** @param {{store: any, entry: any, side: any}} props */
function Die({ store, entry: { args }, side }) {
  const parts = (side.modifiers ?? []).filter((/** @type {any} */ { roll }) => roll);
  const name = (/** @type {any} */ { leader, card }) => (leader ? term("leader", leader) : term("card", card));
  return html`<div class="roll"><span class=${`d10 ground-${seatColour(store.info.value, args.seat)}`}>${args.roll}</span>
    <span class="sum">${parts.map((/** @type {any} */ part) => html`<span key=${name(part)}><b>${signed(part.roll)}</b> <i>${name(part)}</i> <${Cite} clause=${part.clause} /></span>`)}<b class="eq">= ${args.modified}</b></span></div>`;
}

/** The printed table, with the cell of each side. @param {{store: any, rolled: any[]}} props */
function Table({ store, rolled }) {
  const columns = /** @type {any[]} */ (Object.values(store.board.value.combat_results));
  const widths = columns[0].losses.map((/** @type {number} */ _, /** @type {number} */ n) => n);
  const rows = columns.map((column, n) => ({ ...column, n, of: rolled.filter(({ args }) => args.column === column.least) })).filter(({ of, n }) => of.length || columns.some((_, m) => Math.abs(m - n) === 1 && rolled.some(({ args }) => args.column === columns[m].least)));
  return html`<div class="scroll"><table class="crt"><caption class="sr">${t("battle-table")}</caption><thead><tr><th scope="col">${t("battle-table-column")}</th>${widths.map((/** @type {number} */ n) => html`<th key=${n} scope="col">${n}</th>`)}</tr></thead>
    <tbody>${rows.map(({ n, least, losses, of, unsure }) => html`<tr key=${n} class=${of.length === 1 ? `row-${seatColour(store.info.value, of[0].args.seat)}` : ""}><th scope="row">${columnName(store.board.value, least)}<${Sure} word=${unsure?.losses} /></th>
      ${losses.map((/** @type {number} */ number, /** @type {number} */ at) => html`<td key=${at} class=${of.filter((/** @type {any} */ { args }) => args.modified === at).map((/** @type {any} */ { args }) => `ground-${seatColour(store.info.value, args.seat)}`)[0] ?? ""}>${number}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** How leaders fared, and who took their place; before that on what roll each falls. @param {{store: any, battle: any}} props */
export function Leaders({ store, battle }) {
  const log = ofBattle(store.log.value);
  const checked = new Map(log.filter(({ event }) => event === "leader-checked").map(({ args }) => [args.leader, args.roll]));
  const told = log.filter(({ event }) => ["leader-lost", "leader-succeeded", "army-lost"].includes(event));
  const lost = new Set(log.filter(({ event }) => event === "leader-lost").map(({ args }) => args.leader));
  const named = new Set([...checked.keys(), ...battle.sides.flatMap((/** @type {any} */ { leaders }) => leaders)]);
  if (!named.size) return null;
  const safe = (/** @type {string} */ leader) => battle.sides.some((/** @type {any} */ side) => side.safe && side.leaders.includes(leader));
  return html`<div class="fates"><h3 class="h">${t("battle-leaders")} <small>${t("battle-leaders-first")}</small><span class="end"><${Cite} clause="12.41a" /></span></h3>
    <ul>${[...named].map((leader) => html`<li key=${leader}><${Leader} store=${store} leader=${leader} /><span>${safe(leader) ? t("battle-leader-safe") : t("battle-leader-falls", { loss: store.board.value.leaders[leader].loss })}</span>
      ${checked.has(leader) ? html`<span class=${`d10 small ${lost.has(leader) ? "bad" : ""}`}>${checked.get(leader)}</span><b class=${lost.has(leader) ? "bad" : "ok"}>${t(lost.has(leader) ? "battle-leader-fell" : "battle-leader-lives")}</b>` : ""}</li>`)}</ul>
    ${told.map((entry) => html`<p key=${entry.n} class="hint">${sentence(entry, store)} <${Cite} clause=${entry.clause} /></p>`)}</div>`;
}
