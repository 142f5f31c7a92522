// @ts-check
// A question that is answered with a county, in several phases.

import { html } from "../../../vendor/ui.js";
import { useMarks } from "../../../lib/marks.js";
import { t } from "../../../lib/say.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { seatColour } from "../../../lib/people.js";
import { Choices, Head, nouns, say, usePick } from "../../../table/parts.js";
import { BUILDING_ICONS } from "../look.js";
import { countyName, term } from "../terms.js";

/** @typedef {import("../../../lib/store.js").TableStore} Store */
/** @typedef {import("../../../lib/types.js").Mark} Mark */

/** What stands in a county, in signs. @param {{store: Store, id: string}} props */
function Holding({ store, id }) {
  const county = store.view.value.counties[id];
  if (county.owner === null) return html`<small>${t("map-neutral")}</small>`;
  const words = [t("map-armies", { armies: county.armies }), ...county.buildings.map((/** @type {string} */ one) => term("building", one))];
  if (county.markers) words.push(t("map-markers", { markers: county.markers }));
  return html`<small title=${words.join(", ")}><span class="sr">${words.join(", ")}</span><span class="seen" aria-hidden="true">
    ${county.markers > 0 && html`<em><${Icon} name="revolt" />${county.markers}</em>`}
    ${county.buildings.map((/** @type {string} */ one) => html`<${Icon} name=${BUILDING_ICONS[one]} />`)} <${Icon} name="army" />${county.armies}</span></small>`;
}

/**
 * A question that is answered with a county: on the map, or in a list. *marked* are those that bear a sign, with what it means.
 * @param {{store: Store, verb: string, title: any, note?: any, marked?: string[], sign?: string, meaning?: string}} props
 */
export function CountyChoice({ store, verb, title, note, marked = [], sign = "", meaning = "" }) {
  const question = store.question.value;
  const counties = question ? nouns(question.choices, verb) : [];
  /** @type {Record<string, Mark>} */
  const marks = {};
  for (const county of counties) marks[county] = { kind: "legal", tag: marked.includes(county) ? `#${sign}` : undefined };
  useMarks(store, marks);
  usePick(store, counties, (county) => say(store, `${verb} ${county}`));
  if (!question) return null;
  const rest = counties.length > 1 ? question.choices.filter((choice) => !choice.startsWith(`${verb} `)) : question.choices;
  return html`<section class="phase">
    <${Head} title=${title} clause=${question.clause} note=${note ?? t("phase-pick-on-map")} />
    ${counties.length > 1 && html`<ul class="county-list">
      ${counties.map((county) => html`<li key=${county}><${CountyButton} store=${store} id=${county} choice=${`${verb} ${county}`} onPick=${() => say(store, `${verb} ${county}`)}>
        ${marked.includes(county) && html`<${Icon} name=${sign} label=${meaning} />`}<//></li>`)}
    </ul>`}
    ${rest.length > 0 && html`<${Choices} store=${store} choices=${rest} />`}
  </section>`;
}

/** A county with its shield, its name and what stands there; it lights up on the map. @param {any} props */
function CountyButton({ store, id, choice, onPick, children }) {
  const owner = store.view.value.counties[id].owner;
  const light = (/** @type {string | null} */ county) => () => (store.lit.value = county);
  return html`<button type="button" class="btn" data-choice=${choice} disabled=${store.busy.value} onClick=${onPick}
    onMouseEnter=${light(id)} onMouseLeave=${light(null)} onFocus=${light(id)} onBlur=${light(null)}>
    <${Shield} tincture=${owner === null ? "vert" : seatColour(store.info.value, owner)} size=${18} />
    ${countyName(store.board.value, id)}${children}<${Holding} store=${store} id=${id} /></button>`;
}
