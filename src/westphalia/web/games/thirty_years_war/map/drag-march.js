// @ts-check
// A march by dragging its stack along the roads: every next place that is offered is gone to, the one before goes back.

import { goTo, goalsOf, stepBack } from "../marching.js";

/** @typedef {import("../intent.js").Intent} Intent */

/** @param {PointerEvent} event @param {Intent} work */
export function dragMarch(event, work) {
  if (event.button !== 0 || !event.isPrimary) return;
  event.stopPropagation(); // else the map would go along
  const watch = new AbortController();
  let going = false;
  const follow = async (/** @type {PointerEvent} */ move) => {
    const place = placeAt(move);
    const { march } = work.stage.view.peek();
    if (going || !place || !march || place === march.city || place === work.attack.peek()) return;
    going = true;
    if (work.attack.peek() || place === march.trail.at(-2)) await stepBack(work);
    else if (goalsOf(march, work.stage.question.peek()).get(place)?.by === march.city) await goTo(work, place);
    going = false;
  };
  addEventListener("pointermove", (move) => void follow(move), { signal: watch.signal });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => watch.abort(), { signal: watch.signal });
}

/** @param {PointerEvent} event @returns {string | undefined} */
function placeAt({ clientX, clientY }) {
  const under = document.elementsFromPoint(clientX, clientY).map((element) => element.closest("[data-place]")).find(Boolean);
  return /** @type {SVGElement | undefined} */ (under)?.dataset.place;
}
