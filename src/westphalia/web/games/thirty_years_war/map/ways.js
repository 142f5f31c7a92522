// @ts-check
// Lines over the map: the trail of a march and the way to its goal.

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
