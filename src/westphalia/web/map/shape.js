// @ts-check
// The shape of a map as it is drawn: the page loads every border once, as a piece that neighbours share, and makes the
// outlines of places, Areas and regions of such pieces. tools/maps/arcs.py writes them.

import { corners } from "./panzoom.js";

/** @typedef {number[]} Point in kilometres */
/** @typedef {number[][]} Rings each a list of pieces: their numbers or, where one is gone backwards, -1 - that */

const GRID = 5; // points for a kilometre
const COARSE = 12; // kilometres: as finely the edge of a map is known that must be seen with the whole of it

/**
 * Lines of which each has its first point and the ways from each to the next.
 * @param {string} text @returns {Point[][]}
 */
const linesOf = (text) => text.split(";").map(lineOf);

/** @param {string} text */
function lineOf(text) {
  const numbers = text.split(",").map(Number);
  let [x, y] = [0, 0];
  const points = [];
  for (let n = 0; n < numbers.length; n += 2) {
    [x, y] = [x + numbers[n], y + numbers[n + 1]];
    points.push([x / GRID, y / GRID]);
  }
  return points;
}

/** @param {Point[]} line */
const drawn = (line) => `M${line.join("L")}`;

/** @param {string} text */
const pathOf = (text) => linesOf(text).map(drawn).join("");

/**
 * The corners of outlines as far as they lie in a window: what must be seen of them.
 * @param {string[]} outlines
 * @param {number[]} window
 */
function rimOf(outlines, [left, top, width, height]) {
  const found = new Set();
  for (const [x, y] of outlines.flatMap(corners))
    if (x >= left && x <= left + width && y >= top && y <= top + height)
      found.add(`M${Math.round(x / COARSE) * COARSE} ${Math.round(y / COARSE) * COARSE}`);
  return [...found].join("");
}

/** @type {WeakMap<any, any>} */
const unfolded = new WeakMap();

/** The shape of a map, by what is loaded of it. @param {any} loaded */
export function shapeOf(loaded) {
  if (!loaded) return null;
  if (!unfolded.has(loaded)) unfolded.set(loaded, unfold(loaded));
  return unfolded.get(loaded);
}

/** @param {any} loaded */
function unfold({
  pieces,
  land,
  sea,
  rivers,
  lakes,
  places,
  areas = [],
  borders,
  regions,
  zone,
  frames = [],
  ...rest
}) {
  const lines = linesOf(pieces);
  const piece = (/** @type {number} */ n) => (n < 0 ? [...lines[-1 - n]].reverse() : lines[n]);
  const around = (/** @type {Rings} */ rings) => rings.map((ring) => `${drawn(ring.flatMap(piece))}Z`).join("");
  const outlined = (/** @type {any} */ { rings, ...entry }) => (rings ? { ...entry, d: around(rings) } : entry);
  const found = areas.map(outlined);
  return {
    ...rest,
    land: around(land),
    sea: sea.map(pathOf),
    rivers: rivers.map((/** @type {[number, string]} */ [width, text]) => [width, pathOf(text)]),
    lakes: linesOf(lakes).map((line) => `${drawn(line)}Z`),
    places: places.map(outlined),
    areas: found,
    borders: borders.map((/** @type {number} */ n) => drawn(lines[n])),
    regions: regions.map((/** @type {any[]} */ [id, rings, ...middle]) => [id, around(rings), ...middle]),
    zone: zone && pathOf(zone),
    outlines: [
      rimOf(
        found.map((/** @type {any} */ { d }) => d),
        rest.viewBox,
      ),
      ...frames,
    ],
  };
}
