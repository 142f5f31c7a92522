// @ts-check
// The Areas under everything else: who controls them, or how far they are laid waste.

import { html, useMemo } from "../../../vendor/ui.js";
import { seatColour } from "../../../lib/people.js";
import { language, t } from "../../../lib/say.js";
import { still, useFact } from "../../../lib/still.js";
import { term } from "../terms.js";
import { LINE, nameSpot } from "./naming.js";
import { SCALE_OF, outlines } from "./outlines.js";

/** @param {{store: any, shape: any, lens: string}} props */
export function Areas({ store, shape, lens }) {
  return html`<${Outlines} shape=${shape} />
    <g class="areas" aria-hidden="true">
      ${shape.areas.map((/** @type {any} */ area, /** @type {number} */ n) => html`<${Area} key=${n} store=${store} area=${area} n=${n} lens=${lens} />`)}
    </g>`;
}

/** What Areas are cut out with, and the hatching of those laid waste. */
const Outlines = still((/** @type {{shape: any}} */ { shape }) => html`<defs>
  ${shape.areas.map((/** @type {any} */ { d }, /** @type {number} */ n) => html`<clipPath key=${n} id=${`area-${n}`}><path d=${d} /></clipPath>`)}
  <pattern id="waste" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" /></pattern></defs>`);

/** Over borders and roads, which would cut their letters. @param {{store: any, sheet: import("../../../map/chart.js").Sheet, lens: string}} props */
export function AreaNames({ store, sheet: { shape, places, detail }, lens }) {
  const named = useMemo(() => {
    const [scale, areas] = [SCALE_OF[detail], shape.areas.filter((/** @type {any} */ { id }) => id)];
    const drawn = outlines(store, places, detail, scale);
    return areas.map((/** @type {any} */ area) => ({ area, spot: nameSpot(area, linesOf(area), scale, drawn) }));
  }, [shape, places.length, detail, language.value]);
  return html`<g class="areas" aria-hidden="true">${named.map((/** @type {any} */ { area, spot }) => html`
    <${AreaName} key=${area.id} area=${area} spot=${spot} fact=${lens === "pillage" ? store.view.value.areas[area.id] : null} />`)}</g>`;
}

/** The colour of who controls an Area, if anybody does. @param {any} store @param {string} id */
function colourOf(store, id) {
  const control = store.view.value.areas[id]?.control ?? null;
  return control === null ? null : seatColour(store.info.value, control);
}

/** @param {{store: any, area: any, n: number, lens: string}} props */
function Area({ store, area: { id, d }, n, lens }) {
  const area = useFact(() => id && store.view.value.areas[id], [store, id]);
  const colour = useFact(() => colourOf(store, id), [store, id]);
  if (!area) return html`<path class="area out" d=${d} />`;
  const state = colour ? `of-${colour}` : area.neutral ? "neutral" : "free";
  const clip = `url(#area-${n})`;
  return html`<g class=${`area ${state} ${area.devastated ? "devastated" : ""}`} data-area=${id}>
    <path class="tint" d=${d} />
    ${colour && lens === "control" && html`<path class="hatching" d=${d} fill=${`url(#tint-${colour})`} />`}
    ${area.devastated && lens === "pillage" && html`<path class="waste" d=${d} />`}
    ${lens !== "pillage" && html`<g clip-path=${clip}><path class="inner wide" d=${d} /><path class="inner" d=${d} /></g>`}
  </g>`;
}

/** A name in as many lines as there is room for. @param {any} area */
const linesOf = ({ id, name: [, , rows] }) => (rows > 1 ? broken(term("area", id)) : [term("area", id)]);

/** A name, and under it what a devastated Area is still worth. @param {{area: any, spot: number[], fact: any}} props */
function AreaName({ area, spot, fact }) {
  const [x, y] = area.name;
  const lines = fact?.devastated ? [...linesOf(area), t("map-devastated", { value: fact.value })] : linesOf(area);
  return html`<g transform=${`translate(${x} ${y})`}><g class="counter-scale area-name">
    ${lines.map((line, n) => html`<text key=${n} x=${spot[0]} y=${spot[1] + (n - (lines.length - 1) / 2) * LINE}>${line}</text>`)}</g></g>`;
}

/** A name of two words, or of one that is hyphenated, in two lines. @param {string} name */
function broken(name) {
  const at = [...name.matchAll(/[\s-]/g)].map(({ index }) => index).sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  if (at === undefined) return [name];
  return [name.slice(0, at + 1).trim(), name.slice(at + 1)];
}
