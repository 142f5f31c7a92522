// @ts-check
// Curves over the answers of a game: one line a seat.

import { html } from "../vendor/ui.js";
import { seatColour, seatName } from "./people.js";

/** @typedef {import("./types.js").TableInfo} TableInfo */

const WIDTH = 600;
const HEIGHT = 150;
export const DASHES = /** @type {Record<string, string>} */ ({
  azure: "",
  gules: "7 3",
  or: "2 3",
  purpure: "10 3 2 3",
  sable: "14 4",
});

/**
 * A value for every answer as the points of a line in a field of that size.
 * @param {number[]} row
 * @param {number} most
 * @param {number} width
 * @param {number} height
 */
export function linePoints(row, most, width, height) {
  const length = Math.max(1, row.length - 1);
  return row
    .map((value, n) => `${((n / length) * width).toFixed(1)},${(height - (value / most) * height).toFixed(1)}`)
    .join(" ");
}

/** How the line of a seat looks. @param {{tincture: string}} props */
export function Stroke({ tincture }) {
  return html`
    <svg width="26" height="8" aria-hidden="true">
      <path class=${`curve stroke-${tincture}`} stroke-dasharray=${DASHES[tincture]} d="M0 4H26" />
    </svg>
  `;
}

/**
 * The lines alone, stretched over the whole width.
 * @param {{title: string, rows: number[][], info: TableInfo}} props
 */
function Lines({ title, rows, info }) {
  const most = Math.max(1, ...rows.flat());
  return html`
    <svg
      class="lines"
      viewBox=${`0 -4 ${WIDTH} ${HEIGHT + 8}`}
      preserveAspectRatio="none"
      role="img"
      aria-label=${title}
    >
      ${[0, 0.5, 1].map(
        (part) => html`
          <path class="grid" d=${`M0 ${HEIGHT * part}H${WIDTH}`} />
        `,
      )}
      ${rows.map(
        (row, seat) => html`
          <polyline
            key=${seat}
            class=${`curve stroke-${seatColour(info, seat)}`}
            stroke-dasharray=${DASHES[seatColour(info, seat)]}
            points=${linePoints(row, most, WIDTH, HEIGHT)}
          />
        `,
      )}
    </svg>
  `;
}

/**
 * @param {{title: string, rows: number[][], info: TableInfo}} props rows by seat, each with a value for every answer
 */
export function Curves({ title, rows, info }) {
  const most = Math.max(1, ...rows.flat());
  return html`
    <figure class="curves">
      <figcaption class="h">${title}</figcaption>
      <div class="plot">
        <span class="axis">
          <b>${most}</b>
          <b>${most % 2 ? "" : most / 2}</b>
          <b>0</b>
        </span>
        <${Lines} title=${title} rows=${rows} info=${info} />
      </div>
      <ul class="legend">
        ${rows.map(
          (row, seat) => html`
            <li key=${seat}>
              <${Stroke} tincture=${seatColour(info, seat)} />
              ${seatName(info, seat)}${" "}
              <b>${row.at(-1)}</b>
            </li>
          `,
        )}
      </ul>
    </figure>
  `;
}
