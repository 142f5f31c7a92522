// @ts-check
// What the map marks: a ring round a place that is an answer, a source or a target; and over the names a number where one
// helps.

import { html } from "../../../vendor/ui.js";

/** @param {{store: any, shape: any}} props */
export function Rings({ store, shape }) {
  const marks = store.marks.value;
  const lit = (/** @type {string} */ id) => id === store.lit.value || store.hinted?.value.includes(id);
  const places = shape.places.filter((/** @type {any} */ { id }) => marks[id] || lit(id));
  return html`<g class="rings" aria-hidden="true">${places.map((/** @type {any} */ place) => html`
    <${Ring} key=${place.id} place=${place} mark=${marks[place.id]} lit=${lit(place.id)} />`)}</g>`;
}

/** @typedef {import("../../../lib/types.js").Mark} Mark */

/** @param {Mark | undefined} mark */
const kindOf = (mark) => `ring-${mark?.kind ?? "lit"} ${mark?.peaceful ? "peaceful" : ""} ${mark?.tag?.endsWith("!") ? "neutral" : ""}`;

/** @param {{place: any, mark: Mark | undefined, lit: boolean}} props */
function Ring({ place: { signs: [x, y], d, size }, mark, lit }) {
  const kind = `${kindOf(mark)} ${lit ? "lit" : ""}`;
  if (size) return html`<path class=${`ring ${kind}`} d=${d} />`;
  return html`<g transform=${`translate(${x} ${y})`}><g class="counter-scale"><g class=${kind}>
    <circle class="ring-case" r="11" /><circle class="ring" r="11" />
  </g></g></g>`;
}

/** @param {{store: any, shape: any}} props */
export function Tags({ store, shape }) {
  const marks = store.marks.value;
  const places = shape.places.filter((/** @type {any} */ { id, size }) => marks[id]?.tag && !size);
  return html`<g class="rings" aria-hidden="true">${places.map((/** @type {any} */ { id, signs: [x, y] }) => html`
    <g key=${id} transform=${`translate(${x} ${y})`}><g class="counter-scale"><${Tag} mark=${marks[id]} /></g></g>`)}</g>`;
}

/** @param {{mark: Mark}} props */
function Tag({ mark }) {
  const half = (mark.tag ?? "").length > 1 ? 10 : 8;
  return html`<g class=${kindOf(mark)}><g class="tag" transform="translate(10 11)"><rect x=${-half} y="-8" width=${2 * half} height="16" rx="8" /><text y="4">${mark.tag}</text></g></g>`;
}
