// @ts-check
// Where counters lie so that they cover neither names nor cities nor one another: beside their city, or further off with a
// line that leads to it. Everything is measured in pixels of the counters, seen from the middle of the map.

import { shared } from "../../../lib/box.js";

/** @typedef {import("../../../lib/box.js").Box} Box */
/** @typedef {{at: number[], width: number, height: number, first: number[]}} Counter its city, its size, and where it likes to lie */

const NEAR = 12; // pixels from the middle of a city to a counter beside it
const FAR = 30; // and to one that a line leads to
const DIRECTIONS = [[0, -1], [0, 1], [-1, 0], [1, 0], [-1, -1], [1, -1], [-1, 1], [1, 1]];
const WEIGHTS = { name: 3, sign: 4, counter: 6 };
const AWAY = 2; // what it costs to lie further off

/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Box} */
export const boxAround = (x, y, width, height) => ({ left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 });

/** Ways to lie beside a city, the liked one first. @param {Counter} counter @returns {{x: number, y: number, away: number}[]} */
function ways({ width, height, first }) {
  const beside = (/** @type {number} */ gap) => DIRECTIONS.map(([x, y]) => ({ x: x * (gap + width / 2 - (y ? 6 : 0)), y: y * (gap + height / 2 - (x ? 4 : 0)) }));
  const liked = { x: first[0], y: first[1], away: 0 };
  return [liked, ...beside(NEAR).map((way) => ({ ...way, away: 1 })), ...beside(FAR).map((way) => ({ ...way, away: 2 }))];
}

/**
 * The middle of each counter, seen from its city, and whether a line leads to it.
 * @param {Counter[]} counters @param {{names: Box[], signs: Box[]}} drawn @returns {{x: number, y: number, led: boolean}[]}
 */
export function placed(counters, { names, signs }) {
  /** @type {Box[]} */
  const taken = [];
  return counters.map((counter) => {
    const { at, width, height } = counter;
    const cost = (/** @type {{x: number, y: number, away: number}} */ way) => {
      const box = boxAround(at[0] + way.x, at[1] + way.y, width, height);
      const over = (/** @type {Box[]} */ boxes) => boxes.reduce((sum, each) => sum + shared(box, each), 0);
      return way.away * AWAY + WEIGHTS.name * over(names) + WEIGHTS.sign * over(signs) + WEIGHTS.counter * over(taken);
    };
    const costs = ways(counter).map((way) => ({ way, cost: cost(way) }));
    const { way } = costs.reduce((best, one) => (one.cost < best.cost ? one : best));
    taken.push(boxAround(at[0] + way.x, at[1] + way.y, width, height));
    return { x: way.x, y: way.y, led: way.away === 2 };
  });
}
