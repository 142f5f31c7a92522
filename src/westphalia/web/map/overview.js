// @ts-check
// The whole map in small, in a corner of the map, while only a part of it is seen: a frame shows which, and whoever
// presses or drags there looks elsewhere.

import { html } from "../vendor/ui.js";
import { t } from "../lib/i18n.js";
import { still } from "../lib/memo.js";

/** @typedef {import("../lib/box.js").Box} Box */
/** @typedef {import("./panzoom.js").PanZoom} PanZoom */

const STEP = 0.25; // of what is seen: so far an arrow goes
const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
});

/**
 * @param {{shape: any, part: import("../vendor/ui.js").Signal<Box | null>, panzoom: {current: PanZoom | null},
 *   children?: any}} props *part* is what is seen, or nothing while that is the whole map; what the game tells of it
 *   lies over the land
 */
export function Overview({ shape, part, panzoom, children }) {
  const seen = part.value;
  const [left, top, wide, tall] = shape.viewBox;
  const lookAt = (/** @type {PointerEvent} */ event) => {
    const at = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const [across, down] = [(event.clientX - at.left) / at.width, (event.clientY - at.top) / at.height];
    panzoom.current?.lookAt(left + across * wide, top + down * tall);
  };
  const press = (/** @type {PointerEvent} */ event) => {
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    lookAt(event);
  };
  return html`
    <svg
      class="overview"
      viewBox=${shape.viewBox.join(" ")}
      role="button"
      tabindex=${seen ? 0 : -1}
      style=${{ visibility: seen ? undefined : "hidden" }}
      aria-label=${t("map-overview")}
      onPointerDown=${press}
      onPointerMove=${(/** @type {PointerEvent} */ event) => event.buttons && lookAt(event)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => onKey(event, panzoom.current, seen)}
    >
      <${Land} shape=${shape} />
      ${children}
      ${
        seen &&
        html`
          <${Frame} seen=${seen} box=${shape.viewBox} />
        `
      }
    </svg>
  `;
}

/**
 * Arrows look further on, Enter shows all.
 * @param {KeyboardEvent} event @param {PanZoom | null} map @param {Box | null} seen
 */
function onKey(event, map, seen) {
  const way = ARROWS[event.key];
  if (way && seen)
    map?.lookAt(
      (seen.left + seen.right) / 2 + way[0] * (seen.right - seen.left),
      (seen.top + seen.bottom) / 2 + way[1] * (seen.bottom - seen.top),
    );
  else if (event.key === "Enter" || event.key === " ") map?.fit();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const Land = still(
  (/** @type {{shape: any}} */ { shape }) => html`
    <path class="land" d=${shape.land} />
  `,
);

const EDGE = 12; // kilometres that its line keeps from the edge

/** What is seen, as far as it is map. @param {{seen: Box, box: number[]}} props */
function Frame({ seen, box: [left, top, wide, tall] }) {
  const within = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ span) =>
    Math.min(from + span - EDGE, Math.max(from + EDGE, at));
  const [x, y] = [within(seen.left, left, wide), within(seen.top, top, tall)];
  const [right, bottom] = [within(seen.right, left, wide), within(seen.bottom, top, tall)];
  return html`
    <rect class="part-case" x=${x} y=${y} width=${right - x} height=${bottom - y} />
    <rect class="part" x=${x} y=${y} width=${right - x} height=${bottom - y} />
  `;
}
