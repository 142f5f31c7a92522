// @ts-check
// Who stands where: one counter a side with its combat factors, its first leader before it, moved aside from names.

import { html, useMemo } from "../../../vendor/ui.js";
import { seatColour } from "../../../lib/people.js";
import { language } from "../../../lib/say.js";
import { initials } from "../terms.js";
import { dragMarch } from "./drag-march.js";
import { stacksAt } from "../look.js";
import { SCALE_OF, outlines } from "./outlines.js";
import { placed } from "./placing.js";

/** @typedef {{seat: number, leaders: string[], units: Record<string, number>, factors: number, inside?: boolean, moving?: boolean}} Stack */

/** All who are in a place: those who stand there, the march that has come there, and the sides of a battle. @param {any} view @param {string} place @returns {Stack[]} */
export function standing(view, place) {
  /** @type {Stack[]} */
  const stacks = [...stacksAt(view, place)];
  const { march, battle } = view;
  if (march?.city === place && !battle && (march.leaders.length || Object.keys(march.units).length)) stacks.push({ ...march, moving: true });
  if (battle?.city !== place) return stacks;
  const fighting = battle.sides.map((/** @type {any} */ side, /** @type {number} */ seat) => ({ ...side, factors: side.left, seat, moving: true }));
  const idle = stacks.filter(({ seat, units, leaders }) => Object.keys(units).length || !leaders.every((leader) => fighting[seat].leaders.includes(leader)));
  return [...idle, ...fighting.filter((/** @type {Stack} */ { units }) => Object.keys(units).length)]; // who has won stands there again
}

const HIGH = 17;
const HEAD = 17; // the ring of a leader
const DIGIT = 8;

/** @param {Stack} stack */
function widthOf({ leaders, factors }) {
  return (leaders.length ? HEAD : 0) + (factors ? String(factors).length * DIGIT + 9 : 0);
}

/** Where the counters of a place like to lie: away from its name; in a box, over one another. @param {any} place @param {number} width @param {number} n @param {number} of */
function liked(place, width, n, of) {
  if (place.size) return [n * 4, n * HIGH - ((of - 1) * HIGH) / 2];
  const side = String(place.name[3]);
  const row = (n - (of - 1) / 2) * (HIGH + 2);
  if (side.includes("E")) return [-width / 2 - 9, row - 3];
  if (side.includes("W")) return [width / 2 + 9, row - 3];
  return [0, side === "N" ? 19 + n * (HIGH + 2) : -19 - n * (HIGH + 2)];
}

/**
 * All stacks on the map, the strongest first, as they have the choice of where to lie.
 * @param {any} view @param {any[]} places @param {number} scale pixels of a counter a kilometre @param {{names: any[], signs: any[]}} drawn
 */
function laid(view, places, scale, drawn) {
  const all = places.flatMap((place) => standing(view, place.id).map((stack, n, { length }) => ({ place, stack, spot: liked(place, widthOf(stack), n, length) })));
  const free = all.filter(({ place }) => !place.size).sort((a, b) => b.stack.factors - a.stack.factors);
  const counters = free.map(({ place, stack, spot }) => ({ at: place.signs.map((/** @type {number} */ each) => each * scale), width: widthOf(stack) + 4, height: HIGH + 4, first: spot }));
  const spots = placed(counters, drawn);
  return [...all.filter(({ place }) => place.size).map((one) => ({ ...one, x: one.spot[0], y: one.spot[1], led: false })), ...free.map((one, n) => ({ ...one, ...spots[n] }))];
}

/** A stack whose march is prepared can be dragged. @param {{store: any, sheet: import("../../../map/chart.js").Sheet, work?: import("../intent.js").Intent | null}} props */
export function Stacks({ store, sheet, work = null }) {
  const view = store.view.value;
  const { places, detail } = sheet;
  const scale = SCALE_OF[detail];
  const drawn = useMemo(() => outlines(store, places, detail, scale), [places.length, detail, language.value]);
  const lying = useMemo(() => laid(view, places, scale, drawn), [view.cities, view.boxes, view.march, view.battle, places, drawn]);
  return html`<g class="stacks" aria-hidden="true">${lying.map(({ place, stack, x, y, led }, n) => {
    const pick = () => !sheet.panzoom.current?.dragged() && sheet.pick(place.id);
    const goes = work?.shown.value && stack.moving && !view.battle;
    const drag = goes ? (/** @type {PointerEvent} */ event) => dragMarch(event, work) : undefined;
    return html`<g key=${`${place.id} ${n}`} transform=${`translate(${place.signs[0]} ${place.signs[1]})`} class=${goes ? "draggable" : ""} onClick=${pick} onPointerDown=${drag}><g class="counter-scale">
      ${led && html`<path class="leader-line" d=${`M0 0L${x} ${y}`} />`}<${Block} info=${store.info.value} stack=${stack} x=${x} y=${y} /></g></g>`;
  })}</g>`;
}

/** @param {{info: any, stack: Stack, x: number, y: number}} props the middle of the counter, seen from its city */
function Block({ info, stack, x, y }) {
  const { seat, leaders, factors, inside, moving } = stack;
  const text = factors ? String(factors) : "";
  const head = leaders.length ? HEAD : 0;
  const width = widthOf(stack);
  const body = width - head;
  const colour = seatColour(info, seat);
  return html`<g class=${`stack ${moving ? "moving" : ""} ${inside ? "inside" : ""}`} transform=${`translate(${x - width / 2} ${y - HIGH / 2})`}>
    ${moving && html`<rect class="going" x="-3.500" y="-3.500" width=${width + 7} height=${HIGH + 7} rx="3" />`}
    ${text && html`<rect class=${`block fill-${colour}`} x=${head ? head / 2 : 0} width=${body + (head ? head / 2 : 0)} height=${HIGH} rx="2" />
      <text class=${`factors on-${colour}`} x=${head + body / 2} y="13">${text}</text>`}
    ${head > 0 && html`<circle class=${`head edge-${colour}`} cx=${HEAD / 2} cy=${HIGH / 2} r="9" /><text class="letters" x=${HEAD / 2} y="12">${initials(leaders[0])}</text>
      ${leaders.length > 1 && html`<text class="more" x=${HEAD / 2} y="-2">+${leaders.length - 1}</text>`}`}
  </g>`;
}
