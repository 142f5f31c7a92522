// @ts-check
// Lines over the map: the trail of a march and the way to its goal.

import { html } from "../../../vendor/ui.js";
import { seatColour } from "../../../lib/people.js";
import { routeTo } from "../intent.js";

/** The middle of every place. @param {any} shape @returns {Map<string, number[]>} */
const middles = (shape) => new Map(shape.places.map((/** @type {any} */ { id, signs }) => [id, signs]));

/** @param {Map<string, number[]>} at @param {string[]} places */
function drawn(at, places) {
  const points = places.map((place) => at.get(place)).filter(Boolean);
  return points.length > 1 ? `M${points.map((point) => point?.join(" ")).join("L")}` : "";
}

/** Where the march has come from and where it shall go. @param {{store: any, shape: any, goal: string | null}} props */
export function Ways({ store, shape, goal }) {
  const { march } = store.view.value;
  if (!march) return null;
  const at = middles(shape);
  const route = goal ? routeTo(march, goal) : [];
  const hostile = route.at(-1)?.meets?.includes("battle");
  return html`<g class="ways" aria-hidden="true">
    <path class="trail-case" d=${drawn(at, march.trail)} /><path class=${`trail stroke-${seatColour(store.info.value, march.seat)}`} d=${drawn(at, march.trail)} />
    ${route.length > 0 && html`<path class=${`goal-way ${hostile ? "hostile" : ""}`} d=${drawn(at, [march.city, ...route.map(({ place }) => place)])} />`}
  </g>`;
}
