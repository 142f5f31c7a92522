// @ts-check
// Who leads in which region with which buildings, as it would be scored now.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/say.js";
import { Icon } from "../../../lib/signs.js";
import { seatName } from "../../../lib/people.js";
import { SeatShield } from "../../../table/look.js";
import { BUILDING_ICONS } from "../look.js";
import { regionName, term } from "../terms.js";
import { Fold } from "./display.js";
import { ScoredNowButton } from "./scored-now.js";

/** @param {{store: any, folded?: boolean}} props *folded* where there is room for a line alone */
export function Standing({ store, folded = false }) {
  const view = store.view.value;
  if (!view.majorities.length) return null;
  if (folded) return html`<div class="standing-line"><${Fold} title=${t("standing-title")} brief=${view.seats.map(brief(store))}><${Majorities} store=${store} /><//></div>`;
  return html`<section class="standing-part"><h2 class="h">${t("standing-title")} <small>${t("standing-about")}</small> <span class="end"><${ScoredNowButton} store=${store} class="btn sm">${t("scored-now")}<//></span></h2>
    <${Majorities} store=${store} /></section>`;
}

/** What a seat would score for majorities. @param {any} store @returns {(holding: any, seat: number) => any} */
const brief = (store) => ({ if_scored_now: { majorities: points } }, seat) => html`<span key=${seat} title=${seatName(store.info.value, seat)}>
  <${SeatShield} info=${store.info.value} seat=${seat} size=${14} /> <b>${points}</b></span>`;

/** @param {{store: any}} props */
function Majorities({ store }) {
  const view = store.view.value;
  const board = store.board.value;
  const kinds = Object.keys(BUILDING_ICONS);
  return html`<table class="standing"><thead><tr><td></td>${kinds.map((kind) => html`<th key=${kind} scope="col">
      <${Icon} name=${BUILDING_ICONS[kind]} /> ${term("building", kind)}</th>`)}</tr></thead>
    <tbody>${Object.keys(board.regions).map((region) => html`<tr key=${region}><th scope="row"><i class=${`swatch in-${region}`}>
      </i>${regionName(board, region)}</th>
      ${kinds.map((kind) => html`<td key=${kind}>
        <${Lead} store=${store} lead=${view.majorities.find((/** @type {any} */ lead) => lead.region === region && lead.building === kind)} />
        </td>`)}</tr>`)}
    </tbody></table>`;
}

/** @param {{store: any, lead: any}} props */
function Lead({ store, lead }) {
  if (!lead) return html`<span class="none">–</span>`;
  const info = store.info.value;
  const names = lead.seats.map((/** @type {number} */ seat) => seatName(info, seat)).join(", ");
  return html`<span title=${names}>${lead.seats.map((/** @type {number} */ seat) => html`
    <${SeatShield} key=${seat} info=${info} seat=${seat} size=${17} />`)}<span class="sr">${names}</span> <b>${t("standing-points", { points: lead.points })}</b></span>`;
}
