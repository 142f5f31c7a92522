// @ts-check
// The map of Thirty Years War: Areas in the colours of who controls them, cities, roads, and who stands where.

import { html } from "../../../vendor/ui.js";
import { still } from "../../../lib/still.js";
import { Chart } from "../../../map/chart.js";
import { Definitions, Ground, Lines } from "../../../map/ground.js";
import { term } from "../terms.js";
import { ToldTrail } from "../told.js";
import { AreaNames, Areas } from "./areas.js";
import { Boxes, Cities, Labels } from "./cities.js";
import { Rings, Tags } from "./rings.js";
import { GEOMETRY } from "./roads.js";
import { Stacks, standing } from "./stacks.js";
import { SupplyLines } from "./supply.js";
import { Ways } from "./ways.js";

/** @typedef {import("../../../map/chart.js").Sheet} Sheet */

export const LENSES = ["control", "supply", "pillage"];
const NO_PLACES = { places: [] }; // Areas bring their own outlines
const SCALES = { far: 0.75, near: 1.05 }; // below the first there is room for few names only, above the second for all

/** @param {{store: any, lens?: string, onLens?: (lens: string) => void, onPick?: (place: string) => void, work?: import("../intent.js").Intent | null}} props */
export function WarMap({ store, lens = LENSES[0], onLens, onPick, work = null }) {
  const isOwn = (/** @type {string} */ id) => standing(store.view.peek(), id).some(({ seat }) => seat === store.seat);
  return html`<${Chart} store=${store} geometry=${GEOMETRY} scales=${SCALES} lens=${lens} lenses=${LENSES} onLens=${onLens} onPick=${onPick}
    inPlay=${() => true} isOwn=${isOwn} nameOf=${(/** @type {string} */ id) => term("place", id)}
    draw=${(/** @type {Sheet} */ sheet) => html`<${Layers} store=${store} sheet=${sheet} lens=${lens} work=${work} />`} />`;
}

/** @param {{store: any, sheet: Sheet, lens: string, work: import("../intent.js").Intent | null}} props */
function Layers({ store, sheet, lens, work }) {
  const { shape } = sheet;
  return html`<${Definitions} shape=${NO_PLACES} />
    <${Ground} shape=${shape} />
    <${Areas} store=${store} shape=${shape} lens=${lens} />
    <${Lines} shape=${shape} />
    <${Roads} shape=${shape} />
    <${AreaNames} store=${store} sheet=${sheet} lens=${lens} />
    ${lens === "supply" && html`<${SupplyLines} store=${store} shape=${shape} />`}
    <${Ways} store=${store} shape=${shape} work=${work} />
    <${ToldTrail} store=${store} shape=${shape} />
    <${Boxes} store=${store} sheet=${sheet} />
    <${Cities} store=${store} sheet=${sheet} lens=${lens} />
    <${Rings} store=${store} shape=${shape} />
    <${Labels} store=${store} sheet=${sheet} />
    <${Tags} store=${store} shape=${shape} />
    <${Stacks} store=${store} sheet=${sheet} work=${work} />`;
}

/** What never changes: roads, arrows of entry, and the edge of the Spanish Zone. */
const Roads = still((/** @type {{shape: any}} */ { shape }) => html`<g class="roads" aria-hidden="true">
    <path class="zone" d=${shape.zone} />
    ${shape.roads.map((/** @type {any[]} */ [a, b, d]) => html`<path key=${`${a} ${b}`} class="road" d=${d} />`)}
    ${shape.arrows.map((/** @type {any[]} */ [a, b, d]) => html`<path key=${`${a} ${b}`} class="entry" d=${d} />`)}
  </g>`);
