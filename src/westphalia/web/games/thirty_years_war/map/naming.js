// @ts-check
// Where the name of an Area stands: near its place, inside its Area, and over as few cities and their names as can be. As
// with counters all is measured in pixels of the counters, seen from the middle of the map.

import { shared } from "../../../lib/box.js";
import { corners } from "../../../map/fit.js";
import { boxAround } from "./placing.js";

/** @typedef {import("../../../lib/box.js").Box} Box */

const STEP = 8; // pixels between two places that are tried,
const REACH = [48, 40]; // and how far a name may go from its own, across and down
const LETTER = 9.6; // about how wide a letter of it is
export const LINE = 13;
const RISE = 4; // from the foot of a letter to its middle
const OUTSIDE = 250; // what a corner beyond the border costs, as so many pixels of a city that are covered,
const ASTRAY = 5000; // its middle,
const AWAY = 1; // and a pixel from its own place

const STEPS = REACH.map((most) => Array.from({ length: (2 * most) / STEP + 1 }, (_, n) => n * STEP - most));
const SPOTS = STEPS[0].flatMap((x) => STEPS[1].map((y) => [x, y])).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** Whether a point lies in an outline. @param {number[][][]} rings @param {number} x @param {number} y */
function holds(rings, x, y) {
  let inside = false;
  for (const ring of rings) {
    let last = ring[ring.length - 1];
    for (const corner of ring) {
      if (corner[1] > y !== last[1] > y && x < corner[0] + ((y - corner[1]) * (last[0] - corner[0])) / (last[1] - corner[1])) inside = !inside;
      last = corner;
    }
  }
  return inside;
}

/** The outlines of an Area. @param {string} d */
const ringsOf = (d) => d.split(/(?=M)/).map(corners);

/**
 * How far the name of an Area stands from its own place.
 * @param {{d: string, name: any[]}} area @param {string[]} lines @param {number} scale pixels of a counter a kilometre @param {{names: Box[], signs: Box[]}} drawn
 * @returns {number[]}
 */
export function nameSpot({ d, name: [left, top] }, lines, scale, { names, signs }) {
  const rings = ringsOf(d);
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER;
  const height = lines.length * LINE;
  const within = (/** @type {number} */ x, /** @type {number} */ y) => holds(rings, x / scale, y / scale);
  const near = [...names, ...signs].filter((box) => shared(box, boxAround(left * scale, top * scale, width + 2 * REACH[0], height + 2 * REACH[1])));
  const covered = (/** @type {Box} */ box) => near.reduce((sum, each) => sum + shared(box, each), 0);
  const outside = (/** @type {Box} */ { left, top, right, bottom }) => {
    const middle = (left + right) / 2;
    const beyond = [left, middle, right].flatMap((at) => [within(at, top), within(at, bottom)]).filter((inside) => !inside);
    return beyond.length * OUTSIDE + (within(middle, (top + bottom) / 2) ? 0 : ASTRAY);
  };
  let best = { spot: SPOTS[0], cost: Infinity };
  for (const spot of SPOTS) { // the nearest first: most of the others cost too much before their Area is asked, if not for their way alone
    const away = AWAY * Math.hypot(...spot);
    if (away >= best.cost) break;
    const box = boxAround(left * scale + spot[0], top * scale + spot[1] - RISE, width, height);
    const least = away + covered(box);
    const cost = least < best.cost ? least + outside(box) : least;
    if (cost < best.cost) best = { spot, cost };
  }
  return best.spot;
}
