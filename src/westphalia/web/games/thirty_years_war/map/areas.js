// @ts-check
// The Areas under everything else: who controls them, or how far they are laid waste.

import { html } from "../../../vendor/ui.js";
import { seatColour } from "../../../lib/people.js";
import { term } from "../terms.js";

/** @param {{store: any, shape: any, lens: string}} props */
export function Areas({ store, shape, lens }) {
  return html`<defs>${shape.areas.map((/** @type {any} */ { d }, /** @type {number} */ n) => html`<clipPath key=${n} id=${`area-${n}`}><path d=${d} /></clipPath>`)}</defs>
    <g class="areas" aria-hidden="true">
      ${shape.areas.map((/** @type {any} */ area, /** @type {number} */ n) => html`<${Area} key=${n} store=${store} area=${area} n=${n} lens=${lens} />`)}
      ${shape.areas.filter((/** @type {any} */ { id }) => id).map((/** @type {any} */ area) => html`<${AreaName} key=${area.id} area=${area} />`)}
    </g>`;
}

/** @param {{store: any, area: any, n: number, lens: string}} props */
function Area({ store, area: { id, d }, n, lens }) {
  const area = id && store.view.value.areas[id];
  if (!area) return html`<path class="area out" d=${d} />`;
  const colour = area.control === null ? null : seatColour(store.info.value, area.control);
  const state = colour ? `of-${colour}` : area.neutral ? "neutral" : "free";
  const clip = `url(#area-${n})`;
  return html`<g class=${`area ${state} ${area.devastated ? "devastated" : ""}`} data-area=${id}>
    <path class="tint" d=${d} />
    ${colour && lens === "control" && html`<path class="hatching" d=${d} fill=${`url(#tint-${colour})`} />`}
    ${lens !== "pillage" && html`<g clip-path=${clip}><path class="inner wide" d=${d} /><path class="inner" d=${d} /></g>`}
  </g>`;
}

/** A name in as many lines as there is room for. @param {{area: any}} props */
function AreaName({ area: { id, name: [x, y, rows] } }) {
  const lines = rows > 1 ? broken(term("area", id)) : [term("area", id)];
  return html`<g transform=${`translate(${x} ${y})`}><g class="counter-scale area-name">
    ${lines.map((line, n) => html`<text key=${n} y=${(n - (lines.length - 1) / 2) * 13}>${line}</text>`)}</g></g>`;
}

/** A name of two words, or of one that is hyphenated, in two lines. @param {string} name */
function broken(name) {
  const at = [...name.matchAll(/[\s-]/g)].map(({ index }) => index).sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  if (at === undefined) return [name];
  return [name.slice(0, at + 1).trim(), name.slice(at + 1)];
}
