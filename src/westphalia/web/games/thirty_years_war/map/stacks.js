// @ts-check
// Who stands where: one counter a side with its combat factors, its first leader before it, moved aside from the name.

import { html } from "../../../vendor/ui.js";
import { seatColour } from "../../../lib/people.js";
import { initials } from "../terms.js";
import { dragMarch } from "./drag-march.js";
import { stacksAt } from "../look.js";

/** @typedef {{seat: number, leaders: string[], units: Record<string, number>, factors: number, inside?: boolean, moving?: boolean}} Stack */

/** All who are in a place: those who stand there, the march that has come there, and the sides of a battle. @param {any} view @param {string} place @returns {Stack[]} */
export function standing(view, place) {
  /** @type {Stack[]} */
  const stacks = [...stacksAt(view, place)];
  const { march, battle } = view;
  if (march?.city === place && !battle && (march.leaders.length || Object.keys(march.units).length)) stacks.push({ ...march, moving: true });
  if (battle?.city !== place) return stacks;
  const fighting = battle.sides.map((/** @type {any} */ side, /** @type {number} */ seat) => ({ ...side, seat, moving: true }));
  const idle = stacks.filter(({ seat, units, leaders }) => Object.keys(units).length || !leaders.every((leader) => fighting[seat].leaders.includes(leader)));
  return [...idle, ...fighting];
}

/** A stack whose march is prepared can be dragged. @param {{store: any, sheet: import("../../../map/chart.js").Sheet, work?: import("../intent.js").Intent | null}} props */
export function Stacks({ store, sheet, work = null }) {
  const view = store.view.value;
  return html`<g class="stacks" aria-hidden="true">${sheet.places.map((place) => {
    const stacks = standing(view, place.id);
    if (!stacks.length) return null;
    const pick = () => !sheet.panzoom.current?.dragged() && sheet.pick(place.id);
    const goes = work?.shown.value && view.march?.city === place.id && !view.battle;
    const drag = goes ? (/** @type {PointerEvent} */ event) => dragMarch(event, work) : undefined;
    return html`<g key=${place.id} transform=${`translate(${place.signs[0]} ${place.signs[1]})`} class=${goes ? "draggable" : ""} onClick=${pick} onPointerDown=${drag}><g class="counter-scale">
      ${stacks.map((stack, n) => html`<${Block} key=${n} info=${store.info.value} stack=${stack} place=${place} n=${n} of=${stacks.length} />`)}</g></g>`;
  })}</g>`;
}

const HIGH = 17;
const HEAD = 17; // the ring of a leader
const DIGIT = 8;

/** Where a counter lies, seen from its city: away from the name. @param {any} place @param {number} width @param {number} n @param {number} of */
function aside(place, width, n, of) {
  if (place.size) return [n * 4, n * HIGH - ((of - 1) * HIGH) / 2];
  const side = String(place.name[3]);
  const row = (n - (of - 1) / 2) * (HIGH + 2);
  if (side.includes("E")) return [-width / 2 - 9, row - 3];
  if (side.includes("W")) return [width / 2 + 9, row - 3];
  return [0, side === "N" ? 19 + n * (HIGH + 2) : -19 - n * (HIGH + 2)];
}

/** @param {{info: any, stack: Stack, place: any, n: number, of: number}} props */
function Block({ info, stack, place, n, of }) {
  const { seat, leaders, factors, inside, moving } = stack;
  const text = factors ? String(factors) : "";
  const head = leaders.length ? HEAD : 0;
  const body = text ? text.length * DIGIT + 9 : 0;
  const width = head + body;
  const [x, y] = aside(place, width, n, of);
  const colour = seatColour(info, seat);
  return html`<g class=${`stack ${moving ? "moving" : ""} ${inside ? "inside" : ""}`} transform=${`translate(${x - width / 2} ${y - HIGH / 2})`}>
    ${moving && html`<rect class="going" x="-3.500" y="-3.500" width=${width + 7} height=${HIGH + 7} rx="3" />`}
    ${text && html`<rect class=${`block fill-${colour}`} x=${head ? head / 2 : 0} width=${body + (head ? head / 2 : 0)} height=${HIGH} rx="2" />
      <text class=${`factors on-${colour}`} x=${head + body / 2} y="13">${text}</text>`}
    ${head > 0 && html`<circle class=${`head edge-${colour}`} cx=${HEAD / 2} cy=${HIGH / 2} r="9" /><text class="letters" x=${HEAD / 2} y="12">${initials(leaders[0])}</text>
      ${leaders.length > 1 && html`<text class="more" x=${HEAD / 2} y="-2">+${leaders.length - 1}</text>`}`}
  </g>`;
}
