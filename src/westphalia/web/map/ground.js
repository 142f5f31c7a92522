// @ts-check
// What lies on any map: sea, land, rivers, hills, borders and the hatching of the colours, which never change; and
// marks.

import { html } from "../vendor/ui.js";
import { still } from "../lib/memo.js";
import { around, corners } from "./panzoom.js";

/** @typedef {import("../lib/types.js").Shown} Shown */

const COLOURS = ["azure", "gules", "or", "purpure", "sable"];

/** Petra Sancta's hatching of 1638. @type {Record<string, string>} */
const HATCHES = {
  azure: "M0 3.3H6.6",
  gules: "M3.3 0V6.6",
  or: "M1 2.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0M6 7.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0",
  purpure: "M0 3.3H6.6",
  sable: "M0 3.3H6.6M3.3 0V6.6",
};

/** Patterns and outlines that the layers use. */
export const Definitions = still(
  (/** @type {{shape: any}} */ { shape }) => html`
    <defs>
      ${COLOURS.map((colour) => {
        const size = colour === "or" ? 10 : 6.6;
        return html`
          <pattern
            key=${colour}
            id=${`tint-${colour}`}
            width=${size}
            height=${size}
            patternUnits="userSpaceOnUse"
            patternTransform=${colour === "purpure" ? "rotate(-45)" : undefined}
          >
            <path class=${`hatch hatch-${colour}`} d=${HATCHES[colour]} />
          </pattern>
        `;
      })}
      ${shape.places.map(
        (/** @type {any} */ place) => html`
          <clipPath key=${place.id} id=${`clip-${place.id}`}><path d=${place.d} /></clipPath>
        `,
      )}
    </defs>
  `,
);

/** Sea, land, and the names of what lies around. */
export const Ground = still((/** @type {{shape: any}} */ { shape }) => {
  const { left, top, right, bottom } = around(corners(shape.land));
  return html`
    <g class="ground" aria-hidden="true">
      <rect class="sheet" x=${left} y=${top} width=${right - left} height=${bottom - top} />
      ${shape.sea.map(
        (/** @type {string} */ d, /** @type {number} */ n) => html`
          <path key=${n} class="sea-line" d=${d} />
        `,
      )}
      <path class="land" d=${shape.land} />
      ${shape.lakes.map(
        (/** @type {string} */ d, /** @type {number} */ n) => html`
          <path key=${n} class="lake" d=${d} />
        `,
      )}
      ${shape.hills.map(
        (/** @type {any[]} */ [x, y, s], /** @type {number} */ n) => html`
          <path
            key=${n}
            class="hill"
            d=${`M${x - s} ${y}q${s * 0.6} ${-s * 1.3} ${s} ${-s * 1.1}q${s * 0.5} ${s * 0.1} ${s} ${s * 1.1}`}
          />
        `,
      )}
      <${Around} names=${shape.context} />
    </g>
  `;
});

/** @param {{names: any[][]}} props */
const Around = ({ names }) =>
  names.map(
    ([text, x, y, size, spacing, rotate, kind]) => html`
      <text
        key=${text}
        class=${`context ${kind}`}
        x=${x}
        y=${y}
        font-size=${size}
        letter-spacing=${spacing}
        transform=${`rotate(${rotate} ${x} ${y})`}
      >
        ${text}
      </text>
    `,
  );

/** Rivers and borders lie over the tints and take no clicks. */
export const Lines = still(
  (/** @type {{shape: any}} */ { shape }) => html`
    <g class="lines" aria-hidden="true">
      ${shape.rivers.map(
        (/** @type {any[]} */ [w, d], /** @type {number} */ n) => html`
          <path key=${n} class="river" d=${d} stroke-width=${w * 8} />
        `,
      )}
      ${shape.woods.map(
        (/** @type {any[]} */ [x, y, s], /** @type {number} */ n) => html`
          <path
            key=${n}
            class="wood"
            d=${`M${x - s} ${y}a${s / 2} ${s * 0.7} 0 0 1 ${s} 0a${s / 2} ${s * 0.7} 0 0 1 ${s} 0`}
          />
        `,
      )}
      ${shape.borders.map(
        (/** @type {string} */ d, /** @type {number} */ n) => html`
          <path key=${n} class="border" d=${d} />
        `,
      )}
      ${shape.regions.map(
        (/** @type {any[]} */ [id, d]) => html`
          <path key=${id} class="region-case" d=${d} />
        `,
      )}
      ${shape.regions.map(
        (/** @type {any[]} */ [id, d]) => html`
          <path key=${id} class="region-line" d=${d} />
        `,
      )}
    </g>
  `,
);

// ------------------------------------------------------------------------------
// What the map marks: a halo around a place, and the way from a source to a target.

/** What is marked or pointed at, over all borders. @param {{store: Shown, place: import("./chart.js").Place}} props */
export function Halo({ store, place }) {
  const mark = store.marks.value[place.id];
  const hovered = store.hovered.value === place.id || store.hinted?.value.includes(place.id);
  const marked = mark && mark.kind !== "planned" && mark.kind !== "barred";
  if (!marked && !hovered) return null;
  return html`
    <g class=${marked ? `halo-${mark.kind} ${mark.peaceful ? "peaceful" : ""}` : "halo-hovered"}>
      <path class="halo-case" d=${place.d} />
      <path class="halo" d=${place.d} />
    </g>
  `;
}

/** The heads of ways. */
export function WayHeads() {
  return html`
    <defs>
      ${["hostile", "peaceful"].map(
        (kind) => html`
          <marker
            key=${kind}
            id=${`${kind}-head`}
            viewBox="0 0 10 10"
            refX="6"
            refY="5"
            markerWidth="3"
            markerHeight="3"
            orient="auto-start-reverse"
          >
            <path class=${`${kind}-head`} d="M0 0 10 5 0 10 2.500 5z" />
          </marker>
        `,
      )}
    </defs>
  `;
}

/**
 * The way of those who go, once source and target are known.
 * @param {{store: Shown, places: import("./chart.js").Place[]}} props
 */
export function Way({ store, places }) {
  const marks = store.marks.value;
  const at = (/** @type {string} */ kind) => places.find((place) => marks[place.id]?.kind === kind);
  const [from, to] = [at("source"), at("target")];
  if (!from || !to) return null;
  const [source, target, peaceful] = [from.signs, to.signs, marks[to.id].peaceful];
  const [dx, dy] = [target[0] - source[0], target[1] - source[1]];
  const point = (/** @type {number} */ share) => `${source[0] + dx * share} ${source[1] + dy * share}`;
  const d = `M${point(0.3)}Q${source[0] + dx * 0.5 - dy * 0.12} ${source[1] + dy * 0.5 + dx * 0.12} ${point(0.72)}`;
  return html`
    <g class=${`way ${peaceful ? "peaceful" : ""}`} aria-hidden="true">
      <path class="way-case" d=${d} />
      <path class="way-line" d=${d} marker-end=${`url(#${peaceful ? "peaceful" : "hostile"}-head)`} />
    </g>
  `;
}
