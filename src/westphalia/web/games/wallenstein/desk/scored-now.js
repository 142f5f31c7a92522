// @ts-check
// As it would be scored now: what everybody would get for what, and the buildings that decide each majority.

import { html, useState } from "../../../vendor/ui.js";
import { Dialog } from "../../../lib/dialog.js";
import { t } from "../../../lib/say.js";
import { Icon } from "../../../lib/signs.js";
import { seatName } from "../../../lib/people.js";
import { Cite, SeatShield } from "../../../table/look.js";
import { BUILDING_ICONS } from "../look.js";
import { regionName, term } from "../terms.js";

/** What opens it: the head of a column of points, or a button beside the majorities. @param {{store: any, class: string, children?: any}} props */
export function ScoredNowButton({ store, class: classes, children }) {
  const [open, setOpen] = useState(false);
  return html`<button type="button" class=${classes} title=${t("scored-now")} onClick=${() => setOpen(true)}>${children}</button>
    ${open && html`<${Dialog} title=${t("scored-now")} onClose=${() => setOpen(false)} class="scored-now"><${ScoredNow} store=${store} /><//>`}`;
}

/** @param {{store: any}} props */
function ScoredNow({ store }) {
  const view = store.view.value;
  return html`<p class="hint">${t("scored-now-about")} <${Cite} clause="W9.3" /></p>
    <${Sums} store=${store} view=${view} /><${Regions} store=${store} view=${view} />`;
}

/** @param {{store: any}} props */
function Heads({ store }) {
  const info = store.info.value;
  return info.seats.map((/** @type {any} */ { seat }) => html`<th key=${seat} scope="col"><${SeatShield} info=${info} seat=${seat} size=${18} /> ${seatName(info, seat)}</th>`);
}

/** What the parts of a scoring would bring, under what there is. @param {{store: any, view: any}} props */
function Sums({ store, view }) {
  const parts = Object.keys(view.seats[0].if_scored_now);
  const row = (/** @type {string} */ name, /** @type {(seat: any) => number} */ of) => html`<tr key=${name} class=${name}><th scope="row">${t(`scored-now-${name}`)}</th>
    ${view.seats.map((/** @type {any} */ seat) => html`<td>${of(seat)}</td>`)}</tr>`;
  return html`<table class="sums-now"><caption class="sr">${t("scored-now")}</caption>
    <thead><tr><td></td><${Heads} store=${store} /></tr></thead>
    <tbody>${row("points", (seat) => seat.points)}${parts.map((part) => row(part, (seat) => seat.if_scored_now[part]))}${row("then", (seat) => seat.points_then)}</tbody></table>`;
}

/** By region and building how many everybody has, and who would score for it. @param {{store: any, view: any}} props */
function Regions({ store, view }) {
  const board = store.board.value;
  return html`<table class="regions-now"><caption>${t("standing-title")}</caption>
    <thead><tr><td></td><${Heads} store=${store} /></tr></thead>
    ${Object.keys(board.regions).map((region) => html`<tbody key=${region}><tr><th scope="rowgroup" class="reg" colspan=${view.seats.length + 1}>
      <i class=${`swatch in-${region}`}></i>${regionName(board, region)}</th></tr>
      ${Object.keys(BUILDING_ICONS).map((kind) => html`<${Race} key=${kind} kind=${kind} seats=${view.seats.length} board=${board}
        lead=${view.majorities.find((/** @type {any} */ one) => one.region === region && one.building === kind)} />`)}</tbody>`)}</table>`;
}

/** @param {{kind: string, seats: number, board: any, lead: any}} props */
function Race({ kind, seats, board, lead }) {
  const cells = Array.from({ length: seats }, (_, seat) => seat);
  return html`<tr><th scope="row"><${Icon} name=${BUILDING_ICONS[kind]} /> ${term("building", kind)} <small>${board.scoring.majority[kind]}</small></th>
    ${cells.map((seat) => html`<td key=${seat} class=${lead?.seats.includes(seat) ? "leads" : ""}>${lead?.built[seat] ?? 0}
      ${lead?.seats.includes(seat) && html` <b>${t("standing-points", { points: lead.points })}</b>`}</td>`)}</tr>`;
}
