// @ts-check
// What the map marks: a ring round a place that is an answer, a source or a target, with a number where one helps.

import { html } from "../../../vendor/ui.js";

/** @param {{store: any, shape: any}} props */
export function Rings({ store, shape }) {
  const marks = store.marks.value;
  const lit = (/** @type {string} */ id) => id === store.lit.value || store.hinted?.value.includes(id);
  const places = shape.places.filter((/** @type {any} */ { id }) => marks[id] || lit(id));
  return html`<g class="rings" aria-hidden="true">${places.map((/** @type {any} */ place) => html`
    <${Ring} key=${place.id} place=${place} mark=${marks[place.id]} lit=${lit(place.id)} />`)}</g>`;
}

/** @param {{place: any, mark: import("../../../lib/types.js").Mark | undefined, lit: boolean}} props */
function Ring({ place: { signs: [x, y], d, size }, mark, lit }) {
  const neutral = mark?.tag?.endsWith("!") ? "neutral" : "";
  const kind = `ring-${mark?.kind ?? "lit"} ${mark?.peaceful ? "peaceful" : ""} ${neutral} ${lit ? "lit" : ""}`;
  if (size) return html`<path class=${`ring ${kind}`} d=${d} />`;
  return html`<g transform=${`translate(${x} ${y})`}><g class="counter-scale"><g class=${kind}>
    <circle class="ring-case" r="11" /><circle class="ring" r="11" />
    ${mark?.tag && html`<g class="tag" transform="translate(10 11)"><rect x=${mark.tag.length > 1 ? -10 : -8} y="-8" width=${mark.tag.length > 1 ? 20 : 16} height="16" rx="8" /><text y="4">${mark.tag}</text></g>`}
  </g></g></g>`;
}
