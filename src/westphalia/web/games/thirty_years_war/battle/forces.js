// @ts-check
// Two forces face each other: who commands, who leads, every counter by itself, and the cards that were laid.

import { html } from "../../../vendor/ui.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { keyOf, t } from "../../../lib/say.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { rich } from "../../../table/look.js";
import { Leader, UNIT_SIGNS, signed, stacksAt, unitSeat } from "../look.js";
import { term } from "../terms.js";
import { columnName } from "./rolls.js";
import { piecesOf, shown } from "./draft.js";

/** @typedef {import("./draft.js").Piece} Piece */

/** @param {{store: any, battle: any, counters?: (seat: number) => any}} props *counters* draws those of a side in another way */
export function Forces({ store, battle, counters = () => null }) {
  const order = [battle.attacker, 1 - battle.attacker];
  return html`<div class="facing">${order.map((seat, n) => html`${n > 0 && html`<span class="against" aria-hidden="true"><${Icon} name="swords" /></span>`}
    <${Force} key=${seat} store=${store} battle=${battle} seat=${seat} counters=${counters(seat)} />`)}</div>`;
}

/** @param {{store: any, battle: any, seat: number, counters: any}} props */
function Force({ store, battle, seat, counters }) {
  const info = store.info.value;
  const side = nowOf(store.view.value, battle, seat);
  const attacks = seat === battle.attacker;
  const head = side.commander ?? side.leaders[0];
  const stands = t(attacks ? (battle.sally ? "battle-sallies" : "battle-attacks-from") : "battle-stands-at", { place: term("place", attacks ? (battle.came_from ?? battle.city) : battle.city) });
  return html`<section class=${`force-box edge-${seatColour(info, seat)} ${attacks ? "" : "defends"}`} aria-label=${seatName(info, seat)}>
    <h3><${Shield} tincture=${seatColour(info, seat)} size=${20} /> <span>${head ? term("leader", head) : seatName(info, seat)}</span> <b class="num">${side.left ?? side.factors}</b></h3>
    <p>${stands}<span>${rich(t("battle-column", { column: columnName(store.board.value, side.column) }))}</span></p>
    ${side.leaders.length > 0 && html`<ul class="leaders">${side.leaders.map((/** @type {string} */ leader) => html`<li key=${leader}><${Leader} store=${store} leader=${leader} />
      ${leader === side.commander && html`<small>${t("battle-rating", { by: signed(side.rating) })}</small>`}</li>`)}</ul>`}
    ${counters ?? html`<${CounterRow} store=${store} pieces=${piecesOf(side.units)} />`}
    <${Pills} side=${side} />
  </section>`;
}

/** A side as it is now: who has won stands in the city again, while the others are still to retreat. @param {any} view @param {any} battle @param {number} seat */
function nowOf(view, battle, seat) {
  const side = battle.sides[seat];
  const stack = Object.keys(side.units).length ? null : stacksAt(view, battle.city).find((one) => one.seat === seat && Object.keys(one.units).length);
  return stack ? { ...side, units: stack.units, leaders: stack.leaders, left: stack.factors } : side;
}

/** @param {{store: any, pieces: Piece[]}} props */
function CounterRow({ store, pieces }) {
  return html`<div class="counters">${pieces.map((piece, n) => html`<${Piece} key=${n} store=${store} piece=${piece} />`)}</div>`;
}

/** One counter, with what it gives up; as a button if it can be pressed. @param {{store: any, piece: Piece, as?: string, open?: boolean, label?: string, of?: Record<string, any>}} props */
export function Piece({ store, piece, as = "span", open = false, label = "", of = {} }) {
  const board = store.board.value;
  const now = shown(board, piece);
  const { nation, type, factors } = board.units[now ?? piece.unit];
  const shows = now ? board.units[now].shows : "dead";
  const colour = seatColour(store.info.value, unitSeat(store.view.value, board, piece.unit));
  const Tag = as;
  return html`<${Tag} class=${`piece of-${colour} ${shows} ${piece.hits ? "hit" : ""} ${open ? "open" : ""}`} title=${label || term("unit", now ?? piece.unit)} ...${of}>
    <i>${t(keyOf("nation-short", nation))}</i><span><${Icon} name=${UNIT_SIGNS[type]} /><b>${factors}</b></span>
    ${label && html`<span class="sr">${label}</span>`}</${Tag}>`;
}

/** What cards change for a side, each with its clause. @param {{side: any}} props */
function Pills({ side }) {
  const cards = (side.modifiers ?? []).filter((/** @type {any} */ { card }) => card);
  if (!cards.length) return null;
  return html`<ul class="pills">${cards.map((/** @type {any} */ { card, roll, shift }) => html`<li key=${card} class=${roll + shift < 0 ? "worse" : ""}>${term("card", card)} <b>${effect(roll, shift)}</b></li>`)}</ul>`;
}

/** What a card does to a roll and a column, in a few letters. @param {number} roll @param {number} shift */
export function effect(roll, shift) {
  return [roll ? signed(roll) : "", shift ? t("battle-shift", { by: signed(shift) }) : ""].filter(Boolean).join(", ");
}
