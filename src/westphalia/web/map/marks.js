// @ts-check
// What the map marks: a halo around a place, and the way from a source to a target.

import { html } from "../vendor/ui.js";

/** What is marked or pointed at, over all borders. @param {{store: any, place: import("./chart.js").Place}} props */
export function Halo({ store, place }) {
  const mark = store.marks.value[place.id];
  const lit = store.lit.value === place.id || store.hinted?.value.includes(place.id);
  const marked = mark && mark.kind !== "planned" && mark.kind !== "barred";
  if (!marked && !lit) return null;
  return html`<g class=${marked ? `halo-${mark.kind} ${mark.peaceful ? "peaceful" : ""}` : "halo-lit"}><path class="halo-case" d=${place.d} /><path class="halo" d=${place.d} /></g>`;
}

/** The heads of ways. */
export function WayHeads() {
  return html`<defs>${["hostile", "peaceful"].map((kind) => html`<marker key=${kind} id=${`${kind}-head`} viewBox="0 0 10 10" refX="6" refY="5"
    markerWidth="3" markerHeight="3" orient="auto-start-reverse"><path class=${`${kind}-head`} d="M0 0 10 5 0 10 2.500 5z" /></marker>`)}</defs>`;
}

/** The way of those who go, once source and target are known. @param {{store: any, places: import("./chart.js").Place[]}} props */
export function Way({ store, places }) {
  const marks = store.marks.value;
  const at = (/** @type {string} */ kind) => places.find((place) => marks[place.id]?.kind === kind);
  const [from, to] = [at("source"), at("target")];
  if (!from || !to) return null;
  const [source, target, peaceful] = [from.signs, to.signs, marks[to.id].peaceful];
  const [dx, dy] = [target[0] - source[0], target[1] - source[1]];
  const point = (/** @type {number} */ share) => `${source[0] + dx * share} ${source[1] + dy * share}`;
  const d = `M${point(0.3)}Q${source[0] + dx * 0.5 - dy * 0.12} ${source[1] + dy * 0.5 + dx * 0.12} ${point(0.72)}`;
  return html`<g class=${`way ${peaceful ? "peaceful" : ""}`} aria-hidden="true"><path class="way-case" d=${d} />
    <path class="way-line" d=${d} marker-end=${`url(#${peaceful ? "peaceful" : "hostile"}-head)`} /></g>`;
}
