// @ts-check
// Lines over the map: the trail of a march, the way to its goal, and the lines by which pay comes.

import { html } from "../../../vendor/ui.js";
import { seatColour } from "../../../lib/people.js";

/** The middle of every place. @param {any} shape @returns {Map<string, number[]>} */
const middles = (shape) => new Map(shape.places.map((/** @type {any} */ { id, signs }) => [id, signs]));

/** @param {Map<string, number[]>} at @param {string[]} places */
function drawn(at, places) {
  const points = places.map((place) => at.get(place)).filter(Boolean);
  return points.length > 1 ? `M${points.map((point) => point?.join(" ")).join("L")}` : "";
}

/** Where the march has come from, dotted; dashed in red the road into battle. @param {{store: any, shape: any, work: import("../intent.js").Intent | null}} props */
export function Ways({ store, shape, work }) {
  const { march } = store.view.value;
  if (!march) return null;
  const at = middles(shape);
  const attack = work?.attack.value ?? null;
  const way = [...startOf(store, work, march), ...march.trail];
  return html`<g class="ways" aria-hidden="true">
    <path class="trail-case" d=${drawn(at, way)} /><path class=${`trail stroke-${seatColour(store.info.value, march.seat)}`} d=${drawn(at, way)} />
    ${attack && html`<path class="trail-case" d=${drawn(at, [march.city, attack])} /><path class="goal-way hostile" d=${drawn(at, [march.city, attack])} />`}
  </g>`;
}

/** Where it began, as long as it is only prepared. @param {any} store @param {import("../intent.js").Intent | null} work @param {any} march @returns {string[]} */
function startOf(store, work, march) {
  const entry = work?.shown.value?.log.find(({ event }) => event === "marched");
  return entry ? [entry.args.origin] : march.trail.length ? [] : [march.city];
}

/** Who is paid from where, and where a line breaks. @param {{store: any, shape: any}} props */
export function SupplyLines({ store, shape }) {
  const at = middles(shape);
  const lines = store.view.value.seats.flatMap((/** @type {any} */ { pay }, /** @type {number} */ seat) =>
    pay.lines.map((/** @type {any} */ line) => ({ ...line, seat })));
  return html`<g class="supply" aria-hidden="true">${lines.map((/** @type {any} */ line, /** @type {number} */ n) => html`
    <g key=${n} class=${line.holds ? "holds" : "cut"}>
      <path class=${`stroke-${seatColour(store.info.value, line.seat)}`} d=${drawn(at, line.path)} />
      ${line.breaks.map((/** @type {any[]} */ [city]) => html`<${Break} key=${city} at=${at.get(city)} />`)}
    </g>`)}</g>`;
}

/** @param {{at: number[] | undefined}} props */
function Break({ at }) {
  if (!at) return null;
  return html`<g transform=${`translate(${at[0]} ${at[1]})`}><g class="counter-scale break"><circle r="8" /><path d="M-4 -4L4 4M4 -4L-4 4" /></g></g>`;
}
