// @ts-check
// Where names, signs and counters lie so that they cover neither one another nor the cities.

import { shared } from "../../../lib/box.js";
import { corners } from "../../../map/panzoom.js";
import { term } from "../terms.js";

/** @typedef {import("../types.js").Shown} Shown */

// ------------------------------------------------------------------------------
// Where counters lie so that they cover neither names nor cities nor one another: beside their city, or further off
// with a line that leads to it. Everything is measured in pixels of the counters, seen from the middle of the map.

/** @typedef {import("../../../lib/box.js").Box} Box */
/**
 * @typedef {{at: number[], width: number, height: number, first: number[]}} Counter its city, its size, and where it
 *   likes to lie
 */

const NEAR = 12; // pixels from the middle of a city to a counter beside it
const FAR = 30; // and to one that a line leads to
const DIRECTIONS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
const WEIGHTS = { name: 3, sign: 4, counter: 6 };
const COUNTERS_AWAY = 2; // what it costs to lie further off

/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Box} */
export const boxAround = (x, y, width, height) => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/**
 * Ways to lie beside a city, the liked one first.
 * @param {Counter} counter
 * @returns {{x: number, y: number, away: number}[]}
 */
function ways({ width, height, first }) {
  const beside = (/** @type {number} */ gap) =>
    DIRECTIONS.map(([x, y]) => ({ x: x * (gap + width / 2 - (y ? 6 : 0)), y: y * (gap + height / 2 - (x ? 4 : 0)) }));
  const liked = { x: first[0], y: first[1], away: 0 };
  return [
    liked,
    ...beside(NEAR).map((way) => ({ ...way, away: 1 })),
    ...beside(FAR).map((way) => ({ ...way, away: 2 })),
  ];
}

/**
 * The middle of each counter, seen from its city, and whether a line leads to it.
 * @param {Counter[]} counters
 * @param {{names: Box[], signs: Box[]}} drawn
 * @returns {{x: number, y: number, led: boolean}[]}
 */
export function placed(counters, { names, signs }) {
  /** @type {Box[]} */
  const taken = [];
  return counters.map((counter) => {
    const { at, width, height } = counter;
    const cost = (/** @type {{x: number, y: number, away: number}} */ way) => {
      const box = boxAround(at[0] + way.x, at[1] + way.y, width, height);
      const over = (/** @type {Box[]} */ boxes) => boxes.reduce((sum, each) => sum + shared(box, each), 0);
      return (
        way.away * COUNTERS_AWAY +
        WEIGHTS.name * over(names) +
        WEIGHTS.sign * over(signs) +
        WEIGHTS.counter * over(taken)
      );
    };
    const costs = ways(counter).map((way) => ({ way, cost: cost(way) }));
    const { way } = costs.reduce((best, one) => (one.cost < best.cost ? one : best));
    taken.push(boxAround(at[0] + way.x, at[1] + way.y, width, height));
    return { x: way.x, y: way.y, led: way.away === 2 };
  });
}

// ------------------------------------------------------------------------------
// Where the name of an Area stands: near its place, inside its Area, and over as few cities and their names as can be.
// As with counters all is measured in pixels of the counters, seen from the middle of the map.

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
      if (
        corner[1] > y !== last[1] > y &&
        x < corner[0] + ((y - corner[1]) * (last[0] - corner[0])) / (last[1] - corner[1])
      )
        inside = !inside;
      last = corner;
    }
  }
  return inside;
}

/** The outlines of an Area. @param {string} d */
const ringsOf = (d) => d.split(/(?=M)/).map(corners);

/**
 * How far the name of an Area stands from its own place.
 * @param {{d: string, name: any[]}} area
 * @param {string[]} lines
 * @param {number} scale pixels of a counter a kilometre
 * @param {{names: Box[], signs: Box[]}} drawn
 * @returns {number[]}
 */
export function nameSpot({ d, name: [left, top] }, lines, scale, { names, signs }) {
  const rings = ringsOf(d);
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER;
  const height = lines.length * LINE;
  const within = (/** @type {number} */ x, /** @type {number} */ y) => holds(rings, x / scale, y / scale);
  const near = [...names, ...signs].filter((box) =>
    shared(box, boxAround(left * scale, top * scale, width + 2 * REACH[0], height + 2 * REACH[1])),
  );
  const covered = (/** @type {Box} */ box) => near.reduce((sum, each) => sum + shared(box, each), 0);
  const outside = (/** @type {Box} */ { left, top, right, bottom }) => {
    const middle = (left + right) / 2;
    const beyond = [left, middle, right]
      .flatMap((at) => [within(at, top), within(at, bottom)])
      .filter((inside) => !inside);
    return beyond.length * OUTSIDE + (within(middle, (top + bottom) / 2) ? 0 : ASTRAY);
  };
  let best = { spot: SPOTS[0], cost: Infinity };
  for (const spot of SPOTS) {
    // the nearest first: most of the others cost too much before their Area is asked, if not for their way alone
    const away = AWAY * Math.hypot(...spot);
    if (away >= best.cost) break;
    const box = boxAround(left * scale + spot[0], top * scale + spot[1] - RISE, width, height);
    const least = away + covered(box);
    const cost = least < best.cost ? least + outside(box) : least;
    if (cost < best.cost) best = { spot, cost };
  }
  return best.spot;
}

// ------------------------------------------------------------------------------
// What is drawn at the cities whatever stands there, as boxes: their signs, and the names that are seen at a scale.

/** The least pixels of a counter a kilometre at which a level of detail is shown: there things lie closest. */
export const SCALE_OF = /** @type {Record<string, number>} */ ({ far: 0.6, middle: 0.75, near: 0.9 });

const CLEAR = 13; // pixels from the middle of a city to its name, so that a ring fits between
const CITY_LETTER = 5.9; // about how wide and high the letters of a name are
const LINE_HEIGHT = 12;
const SIGN = 18;

/** What makes a city look as it does. @param {any} board @param {string} id */
export const looks = (board, id) =>
  [board.cities[id].fortress ? "fortress" : "open", board.capitals.includes(id) ? "capital" : ""].join(" ");

/** Where the name of a city begins or ends, seen from its middle. @param {any} place @returns {number[]} */
export function nameAt({ name: [left, top, anchor] }) {
  const aside = anchor === "start" ? Math.max(CLEAR, left) : anchor === "end" ? Math.min(-CLEAR, left) : 0;
  const down = aside ? Math.max(-5, Math.min(10, top)) : top < 0 ? Math.min(-CLEAR - 2, top) : Math.max(CLEAR + 9, top);
  return [aside, down];
}

/** The box of a name. @param {any} place @param {string} text @param {number} scale */
function nameBox(place, text, scale) {
  const [aside, down] = nameAt(place);
  const width = text.length * CITY_LETTER;
  const middle = place.name[2] === "start" ? width / 2 : place.name[2] === "end" ? -width / 2 : 0;
  return boxAround(
    place.signs[0] * scale + aside + middle,
    place.signs[1] * scale + down - LINE_HEIGHT / 3,
    width,
    LINE_HEIGHT,
  );
}

/** @param {Shown} store @param {any[]} places @param {string} detail @param {number} scale */
export function outlines(store, places, detail, scale) {
  const board = store.board.value;
  const cities = places.filter(({ id }) => id in board.cities);
  const seen = (/** @type {string} */ id) =>
    detail === "near" || looks(board, id).includes(detail === "far" ? "capital" : "fortress");
  return {
    signs: cities.map(({ signs: [x, y] }) => boxAround(x * scale, y * scale, SIGN, SIGN)),
    names: cities.filter(({ id }) => seen(id)).map((place) => nameBox(place, term("place", place.id), scale)),
  };
}
