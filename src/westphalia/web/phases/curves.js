// @ts-check
// Curves over the answers of a game: points, counties, armies, one line a seat.

import { html } from "../vendor/ui.js";
import { seatColour, seatName } from "../lib/store.js";

const WIDTH = 560;
const HEIGHT = 180;
const EDGE = 26;
const DASHES = /** @type {Record<string, string>} */ ({ azure: "", gules: "7 3", or: "2 3", purpure: "10 3 2 3", sable: "14 4" });

/**
 * @param {{title: string, rows: number[][], info: import("../lib/types.js").TableInfo, at?: number}} props
 * rows by seat, each with a value for every answer
 */
export function Curves({ title, rows, info, at }) {
  const length = Math.max(1, (rows[0]?.length ?? 1) - 1);
  const most = Math.max(1, ...rows.flat());
  const x = (/** @type {number} */ n) => EDGE + (n / length) * (WIDTH - EDGE - 6);
  const y = (/** @type {number} */ value) => HEIGHT - 16 - (value / most) * (HEIGHT - 26);
  return html`<figure class="curves">
    <figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${title}>
      <path class="axis" d=${`M${EDGE} 8V${HEIGHT - 16}H${WIDTH - 6}`} />
      <text x=${EDGE - 4} y="14" text-anchor="end">${most}</text><text x=${EDGE - 4} y=${HEIGHT - 16} text-anchor="end">0</text>
      ${rows.map((row, seat) => html`<polyline key=${seat} class=${`curve stroke-${seatColour(info, seat)}`} stroke-dasharray=${DASHES[seatColour(info, seat)]}
        points=${row.map((value, n) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`).join(" ")} />`)}
      ${at !== undefined && html`<path class="now" d=${`M${x(at)} 8V${HEIGHT - 16}`} />`}
    </svg>
    <ul class="legend">${rows.map((row, seat) => html`<li key=${seat}><i class=${`ground-${seatColour(info, seat)}`}></i>${seatName(info, seat)}: <b>${row[at ?? row.length - 1]}</b></li>`)}</ul>
  </figure>`;
}
