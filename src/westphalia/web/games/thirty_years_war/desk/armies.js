// @ts-check
// All stacks in a list, the own first, and the Areas with who controls them.

import { html } from "../../../vendor/ui.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { t } from "../../../lib/say.js";
import { Shield } from "../../../lib/signs.js";
import { standing } from "../map/stacks.js";
import { signed } from "../look.js";
import { Sure } from "../notes.js";
import { leadersText, term, unitsText } from "../terms.js";

/** @param {{store: any}} props */
export function Armies({ store }) {
  const view = store.view.value;
  const info = store.info.value;
  const places = [...Object.keys(view.boxes), ...Object.keys(view.cities)];
  const all = places.flatMap((place) => standing(view, place).map((stack) => ({ place, ...stack })));
  const seats = view.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => seat).sort((/** @type {number} */ a) => (a === store.seat ? -1 : 1));
  return html`<section class="armies" aria-label=${t("armies-title")}>${seats.map((/** @type {number} */ seat) => html`<div key=${seat}>
    <h3><${Shield} tincture=${seatColour(info, seat)} size=${18} /> ${seatName(info, seat)}</h3>
    <ul>${all.filter((stack) => stack.seat === seat).sort((a, b) => b.factors - a.factors).map((stack) => html`<${Line} key=${stack.place} store=${store} stack=${stack} />`)}</ul></div>`)}
  </section>`;
}

/** @param {{store: any, stack: any}} props */
function Line({ store, stack: { place, leaders, units, factors, inside } }) {
  const light = (/** @type {string | null} */ id) => (store.lit.value = id);
  const who = [leaders.length ? leadersText(leaders) : "", Object.keys(units).length ? unitsText(units) : ""].filter(Boolean).join(", ");
  return html`<li><button type="button" class="row" onClick=${() => (store.picked.value = place)} onPointerEnter=${() => light(place)} onPointerLeave=${() => light(null)}
    onFocus=${() => light(place)} onBlur=${() => light(null)}><b>${term("place", place)}</b><span>${who}${inside ? ` (${t("stack-within")})` : ""}</span><em>${factors || "–"}</em></button></li>`;
}

/** @param {{store: any}} props */
export function AreaTable({ store }) {
  const view = store.view.value;
  const info = store.info.value;
  return html`<section class="area-table" aria-label=${t("areas-title")}><div class="scroll"><table><thead><tr><th scope="col">${t("areas-area")}</th><th scope="col">${t("areas-control")}</th>
      <th scope="col">${t("areas-needs")}</th>${info.seats.map((/** @type {any} */ { seat }) => html`<th key=${seat} scope="col"><${Shield} tincture=${seatColour(info, seat)} size=${16} label=${seatName(info, seat)} /></th>`)}<th scope="col">${t("areas-gain")}</th></tr></thead>
    <tbody>${Object.entries(view.areas).map(([id, area]) => html`<tr key=${id}><th scope="row">${term("area", id)}</th>
      <td>${area.control === null ? (area.neutral ? t("area-neutral") : "–") : seatName(info, area.control)}</td><td>${area.needs || "–"}${area.needs > 0 && html`<${Sure} store=${store} kind="areas" id=${id} field="control" />`}</td>
      ${area.cities.map((/** @type {number} */ many, /** @type {number} */ seat) => html`<td key=${seat}>${many}</td>`)}
      <td>${area.moves.map(signed).join(" / ")}<${Sure} store=${store} kind="areas" id=${id} field="vp" /></td></tr>`)}</tbody></table></div></section>`;
}
