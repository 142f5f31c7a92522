// @ts-check
// The mats of the other seats: how many cards lie there, and those that have been turned up.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/say.js";
import { Icon } from "../../../lib/signs.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { SeatShield } from "../../../table/look.js";
import { BOX_ICONS, boxFigure } from "../look.js";
import { countyName, term } from "../terms.js";
import { currentAction } from "./display.js";

/** @param {{store: any}} props */
export function OtherMats({ store }) {
  const view = store.view.value;
  const board = store.board.value;
  const current = currentAction(store);
  const laid = (/** @type {number} */ seat) => seat !== store.seat && Object.keys(view.seats[seat].boxes).length > 0;
  const seats = /** @type {number[]} */ ([...view.seats.keys()]).filter(laid);
  if (!seats.length) return null;
  const boxes = [...view.actions.filter((/** @type {string} */ action) => action !== "hidden"), ...view.hidden_actions];
  const extra = board.boxes.filter((/** @type {string} */ box) => !boxes.includes(box) && box in view.seats[seats[0]].boxes);
  const all = [...extra, ...boxes];
  return html`<section class="mats-part"><h2 class="h">${t(store.seat < 0 ? "mats-all" : "mats-title")} <small>${t("mats-about")}</small></h2>
    <div class="mats-scroll"><table class="mats"><thead><tr><td></td>
      ${all.map((box) => html`<th key=${box} scope="col" class=${box === current ? "cur" : ""} title=${term("box", box, board)}>
        <${Icon} name=${BOX_ICONS[box]} label=${term("box", box, board)} />${boxFigure(board, box)}</th>`)}</tr></thead>
    <tbody>${seats.map((/** @type {number} */ seat) => html`
      <${MatRow} key=${seat} store=${store} seat=${seat} boxes=${all} current=${current} />`)}</tbody></table></div></section>`;
}

/** @param {{store: any, seat: number, boxes: string[], current: string | null}} props */
function MatRow({ store, seat, boxes, current }) {
  const view = store.view.value;
  const info = store.info.value;
  const colour = seatColour(info, seat);
  return html`<tr><th scope="row" title=${seatName(info, seat)}><${SeatShield} info=${info} seat=${seat} size=${18} /></th>
    ${boxes.map((box) => html`<td key=${box} class=${box === current ? "cur" : ""}>
      <${SmallCard} store=${store} card=${view.seats[seat].boxes[box]} colour=${colour} /></td>`)}</tr>`;
}

/** @param {{store: any, card: string | null, colour: string}} props */
export function SmallCard({ store, card, colour }) {
  const board = store.board.value;
  if (card === null || card === "nothing") return html`<span class="sc none" title=${term("card", card, board)}>–</span>`;
  if (card === "hidden") return html`<span class="sc back" role="img" aria-label=${t("card-hidden")}></span>`;
  if (!(card in board.counties)) return html`<span class="sc pass"
    title=${term("card", card, board)}>${card in board.money_cards ? board.money_cards[card] : html`<${Icon} name="tower" />`}</span>`;
  const light = (/** @type {string | null} */ id) => (store.lit.value = id);
  return html`<span class=${`sc of-${colour}`} title=${countyName(board, card)} onPointerEnter=${() => light(card)}
    onPointerLeave=${() => light(null)}>${abbreviated(countyName(board, card))}</span>`;
}

/** As much of a name as fits. @param {string} name */
function abbreviated(name) {
  const word = name.split(/[ .-]+/).findLast((part) => part.length > 3) ?? name;
  return word.length > 6 ? `${word.slice(0, 5)}.` : word;
}
