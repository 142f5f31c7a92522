// @ts-check
// Cities and boxes as buttons, and what is printed and laid on them. Signs keep their size on the screen.

import { html } from "../../../vendor/ui.js";
import { seatColour } from "../../../lib/people.js";
import { t, keyOf } from "../../../lib/say.js";
import { useFact } from "../../../lib/still.js";
import { PlaceButton } from "../../../map/chart.js";
import { isIndependent } from "../board.js";
import { term } from "../terms.js";
import { described } from "./described.js";
import { looks, nameAt } from "./outlines.js";

/** @typedef {import("../../../map/chart.js").Sheet} Sheet */

/** A star as forts are drawn. @param {number} points @param {number} outer @param {number} inner */
function star(points, outer, inner) {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const [reach, turn] = [n % 2 ? inner : outer, (Math.PI * n) / points - Math.PI / 2];
    return `${(reach * Math.cos(turn)).toFixed(2)} ${(reach * Math.sin(turn)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

const FORT = star(8, 8, 6);
const BURST = star(12, 15, 11.5);

/** @param {any} store @param {Sheet} sheet */
const citiesOf = (store, sheet) => sheet.places.filter(({ id }) => id in store.board.value.cities);

/** Cities as buttons. @param {{store: any, sheet: Sheet, lens: string}} props */
export function Cities({ store, sheet, lens }) {
  return html`<g class="cities">${citiesOf(store, sheet).map((place) => html`<${City} key=${place.id} store=${store} sheet=${sheet} place=${place} lens=${lens} />`)}</g>`;
}

/** What is written at the cities, over the rings around them: a button says it in its own words. @param {{store: any, sheet: Sheet}} props */
export function Labels({ store, sheet }) {
  return html`<g class="labels" aria-hidden="true">${citiesOf(store, sheet).map((place) => html`<${Label} key=${place.id} store=${store} place=${place} />`)}</g>`;
}

/** @param {{store: any, sheet: Sheet, place: any, lens: string}} props */
function City({ store, sheet, place: { id, d, signs: [x, y] }, lens }) {
  const board = store.board.value;
  const city = useFact(() => store.view.value.cities[id], [store, id]);
  const label = useFact(() => described(store, id), [store, id]);
  const paint = useFact(() => paintOf(store, id), [store, id]);
  const { fortress, port } = board.cities[id];
  const wasted = lens === "pillage" && city.pillage ? `waste-${city.pillage}` : "";
  return html`<${PlaceButton} store=${store} sheet=${sheet} id=${id} class=${`city ${looks(board, id)} ${wasted}`} label=${label}>
    <path class="tint" d=${d} />
    <g transform=${`translate(${x} ${y})`}><g class="counter-scale">
      <circle class="reach" r="13" />
      ${city.siege && html`<path class=${`siege ${city.siege.masked ? "mask" : ""}`} d=${BURST} />`}
      ${isIndependent(board, id) && html`<circle class="free-city" r="9.500" />`}
      ${fortress ? html`<path class=${`sign ${paint}`} d=${FORT} />` : html`<circle class=${`sign ${paint}`} r="5" />`}
      ${port && html`<use class="port" href="#i-anchor" x="-14" y="4" width="9" height="9" />`}
      <${Laid} city=${city} />
    </g></g>
  <//>`;
}

/** The colour of who controls a city. @param {any} store @param {string} id */
function paintOf(store, id) {
  const { control } = store.view.value.cities[id];
  return control === null ? "free" : `fill-${seatColour(store.info.value, control)}`;
}

/** The name of a city, the strength of its Fortress, and how long it is besieged. @param {{store: any, place: any}} props */
function Label({ store, place }) {
  const board = store.board.value;
  const { id, signs: [x, y], name: [, , anchor] } = place;
  const { control, siege } = useFact(() => store.view.value.cities[id], [store, id]);
  const { fortress } = board.cities[id];
  const shown = useFact(() => (store.marks.value[id] || store.lit.value === id ? "shown" : ""), [store, id]);
  const [aside, down] = nameAt(place);
  return html`<g class=${`label ${looks(board, id)} ${shown}`} transform=${`translate(${x} ${y})`}><g class="counter-scale">
    ${fortress > 0 && html`<text class=${`strength ${control === null ? "free" : ""}`} y="3.300">${fortress}</text>`}
    <text class="city-name" x=${aside} y=${down} text-anchor=${anchor}>${term("place", id)}</text>
    ${siege?.number > 0 && !siege.masked && html`<text class="siege-number" x="12" y="15">+${siege.number}</text>`}
  </g></g>`;
}

/** Markers on a city: flames for pillage, a fork for a revolt. @param {{city: any}} props */
function Laid({ city: { pillage, revolt } }) {
  return html`${Array.from({ length: pillage }, (_, n) => html`<use key=${n} class="flame" href="#i-flame" x=${5 + n * 7} y="-17" width="10" height="11" />`)}
    ${revolt && html`<g class="fork" transform="translate(-9 -10)"><circle r="7" /><use href="#i-revolt" x="-5" y="-5" width="10" height="10" /></g>`}`;
}

/** The boxes beside the map, and what is noted on it. @param {{store: any, sheet: Sheet}} props */
export function Boxes({ store, sheet }) {
  const boxes = sheet.places.filter(({ id }) => id in store.board.value.boxes);
  const { tracks } = store.view.value;
  const notes = /** @type {Record<string, string>} */ ({
    val_telline: t(tracks.passes_open ? "note-passes-open" : "note-passes-closed"),
    pope: t(keyOf("pope", tracks.pope)),
  });
  return html`<g class="boxes">${boxes.map(({ id, d }) => html`<${PlaceButton} key=${id} store=${store} sheet=${sheet} id=${id} class="box-place" label=${described(store, id)}>
      <path class="tint frame" d=${d} /><//>`)}</g>
    <g class="notes" aria-hidden="true">
      ${boxes.map((/** @type {any} */ { id, signs: [x, y], size: [, height] }) => html`<${Note} key=${id} x=${x} y=${y - height / 2} down=${-4} text=${term("place", id)} />`)}
      ${sheet.shape.notes.map((/** @type {any} */ { id, signs: [x, y] }) => html`<${Note} key=${id} x=${x} y=${y} down=${4} text=${notes[id]} framed=${true} />`)}
    </g>`;
}

const LETTER = 5.6; // about as wide as one is in a note

/** Words that keep their size, *framed* by a box as wide as they are. @param {{x: number, y: number, down: number, text: string, framed?: boolean}} props */
function Note({ x, y, down, text, framed = false }) {
  const width = text.length * LETTER + 12;
  return html`<g transform=${`translate(${x} ${y})`}><g class="counter-scale">${framed && html`<rect class="frame" x=${-width / 2} y="-9" width=${width} height="18" />`}<text y=${down}>${text}</text></g></g>`;
}
