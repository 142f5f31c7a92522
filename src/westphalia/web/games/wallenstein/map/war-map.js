// @ts-check
// The map of Wallenstein: counties in the colours of their owners, and what stands in them.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/say.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { Chart, PlaceButton } from "../../../map/chart.js";
import { Definitions, Ground, Lines } from "../../../map/ground.js";
import { Halo, Way, WayHeads } from "../../../map/marks.js";
import { countyName, regionName, term } from "../terms.js";
import { Counter, CountyName } from "./counters.js";
import { Majorities } from "./majorities.js";

/** @typedef {import("../../../map/chart.js").Place} Place */

export const LENSES = ["owners", "regions", "majorities", "yields"];
const GEOMETRY = "games/wallenstein/geometry.json";
const SCALES = { far: 0.42, near: 1.4 }; // below the first there is room for shields only, above the second for towns

/** @param {{store: any, lens?: string, onLens?: (lens: string) => void, onPick?: (county: string) => void}} props */
export function WarMap({ store, lens = LENSES[0], onLens, onPick }) {
  const counties = () => store.view.peek().counties;
  return html`<${Chart} store=${store} geometry=${GEOMETRY} scales=${SCALES} lens=${lens} lenses=${LENSES} onLens=${onLens} onPick=${onPick}
    inPlay=${(/** @type {string} */ id) => id in counties()} isOwn=${(/** @type {string} */ id) => counties()[id]?.owner === store.seat}
    nameOf=${(/** @type {string} */ id) => countyName(store.board.value, id)}
    draw=${(/** @type {import("../../../map/chart.js").Sheet} */ sheet) => html`<${Layers} store=${store} sheet=${sheet} lens=${lens} />`} />`;
}

/** @param {{store: any, sheet: import("../../../map/chart.js").Sheet, lens: string}} props */
function Layers({ store, sheet, lens }) {
  const { shape, places } = sheet;
  return html`<${Definitions} shape=${shape} /><${WayHeads} />
    <${Ground} shape=${shape} />
    <g class="counties">${shape.places.map((/** @type {Place} */ place) => html`
      <${County} key=${place.id} store=${store} place=${place} lens=${lens} sheet=${sheet} />`)}</g>
    <${Lines} shape=${shape} />
    <g class="halos" aria-hidden="true">${places.map((place) => html`<${Halo} key=${place.id} store=${store} place=${place} />`)}</g>
    <${Way} store=${store} places=${places} />
    <g class="signs">${places.map((place) => html`<${Signs} key=${place.id} store=${store} place=${place} lens=${lens} />`)}
      ${places.map((place) => html`<${CountyName} key=${place.id} place=${place} />`)}</g>
    ${lens === "majorities" && html`<${Majorities} store=${store} shape=${shape} />`}`;
}

/** @param {any} props */
function County({ store, place, lens, sheet }) {
  const county = store.view.value.counties[place.id];
  if (!county) return html`<path class="county out" d=${place.d} />`;
  const colour = county.owner === null ? null : seatColour(store.info.value, county.owner);
  const mark = store.marks.value[place.id];
  const region = store.board.value?.counties[place.id]?.region ?? "";
  const classes = ["county", colour ? `of-${colour}` : "neutral", mark?.kind === "barred" ? "barred" : "", `in-${region}`];
  return html`<${PlaceButton} store=${store} sheet=${sheet} id=${place.id} class=${classes.join(" ")} label=${described(store, place.id, county, mark)}>
    <path class="tint" d=${place.d} />
    ${colour && lens === "owners" && html`<path d=${place.d} fill=${`url(#tint-${colour})`} class="hatching" />`}
    <g clip-path=${`url(#clip-${place.id})`}><path class="inner wide" d=${place.d} /><path class="inner" d=${place.d} /></g>
  <//>`;
}

/** Which tint is which region: on the map itself their names would lie across those of the counties. @param {{board: any}} props */
export function RegionKey({ board }) {
  return html`<ul class="cart region-key" aria-label=${t("map-lens-regions")}>${Object.keys(board.regions).map((region) => html`
    <li key=${region}><i class=${`swatch in-${region}`}></i>${regionName(board, region)}</li>`)}</ul>`;
}

/** @param {any} props */
function Signs({ store, place, lens }) {
  const county = store.view.value.counties[place.id];
  const info = store.info.value;
  const mark = store.marks.value[place.id];
  const colourOf = (/** @type {number} */ seat) => seatColour(info, seat);
  return html`<g class="towns" aria-hidden="true">
      ${place.towns.map((/** @type {any[]} */ [name, tx, ty, lx, ly, anchor]) => html`<circle key=${name} cx=${tx} cy=${ty} r="2" />
        <text x=${lx} y=${ly} text-anchor=${anchor}>${name}</text>`)}
    </g>
    <${Counter} county=${county} place=${place} colour=${county.owner === null ? null : colourOf(county.owner)} yields=${lens === "yields"}
      leaders=${county.leaders.map(colourOf)} monuments=${county.monuments.map(colourOf)} tag=${mark?.tag} contested=${mark?.kind === "target"} />`;
}

/** A county in words, for those who hear the map. @param {any} store @param {string} id @param {any} county @param {any} mark */
export function described(store, id, county, mark) {
  const board = store.board.value;
  const owner = county.owner === null ? t("map-neutral") : seatName(store.info.value, county.owner);
  const parts = [countyName(board, id), regionName(board, board?.counties[id]?.region ?? ""), owner];
  if (county.owner !== null) parts.push(t("map-armies", { armies: county.armies }));
  parts.push(...county.buildings.map((/** @type {string} */ building) => term("building", building)));
  if (county.free_sites) parts.push(t("map-free-sites", { sites: county.free_sites }));
  if (county.markers) parts.push(t("map-markers", { markers: county.markers }));
  if (mark) parts.push(mark.why ?? t(`map-mark-${mark.kind}`));
  return parts.join(", ");
}
