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
// What is drawn at the cities whatever stands there, as boxes: their signs, and their names. Every city has a name at
// every scale: in full where there is room, else in as few letters as in the terminal.

/** @typedef {import("../../../map/chart.js").Sheet} Sheet */
/** @typedef {{text: string, x: number, y: number, anchor: string}} Name as it is written, seen from its city */

const CLEAR = 13; // pixels from the middle of a city to its name, so that a ring fits between
const LEAST_LETTERS = 11; // pixels on the screen below which the letters of a name are not drawn,
const LETTERS = 11.5; // and how large they are beside counters of full size
const CITY_LETTER = 0.53; // about how wide a letter is, of its height,
const LINE_HEIGHT = 1.02; // and how high a line
const SIGN = 18;
const SHORT = 4; // letters of a short name
const COVERED = 0.12; // of a name at the most, by other names and by signs, if it is to be written in full,
const HIDDEN = 0.45; // and if it is to be written at all
const TURNS = 3; // how often each may look for a better place among the others
const ELSEWHERE = 0.04; // of a name covered costs as much as to stand where it is not printed

/** What makes a city look as it does. @param {any} board @param {string} id */
export const looks = (board, id) =>
  [board.cities[id].fortress ? "fortress" : "open", board.capitals.includes(id) ? "capital" : ""].join(" ");

/** How large the letters of names are, in pixels of a counter. @param {Sheet} sheet @param {number} grow */
export const lettersOf = ({ size }, grow = 1) => Math.max(LETTERS, (LEAST_LETTERS * grow) / size);

/** A name in four letters; of one with several words, the last one's initial is the fourth. @param {string} name */
export function brief(name) {
  const [first, ...rest] = name.replace(/[-/(]/g, " ").split(/\s+/);
  const last = rest.at(-1);
  return last ? first.slice(0, SHORT - 1) + last[0].toUpperCase() : first.slice(0, SHORT);
}

/** Where the name of a city is printed, seen from its middle. @param {any} place @returns {number[]} */
function printedAt({ name: [left, top, anchor] }) {
  const aside = anchor === "start" ? Math.max(CLEAR, left) : anchor === "end" ? Math.min(-CLEAR, left) : 0;
  const down = aside ? Math.max(-5, Math.min(10, top)) : top < 0 ? Math.min(-CLEAR - 2, top) : Math.max(CLEAR + 9, top);
  return [aside, down];
}

/** The ways in which a name may stand: first as it is printed. @param {any} place @param {string} text */
function waysOf(place, text) {
  const [x, y] = printedAt(place);
  const near = CLEAR - 3;
  const around = [
    [CLEAR, 4, "start"],
    [-CLEAR, 4, "end"],
    [0, -CLEAR - 1, "middle"],
    [0, CLEAR + 9, "middle"],
    [near, -7, "start"],
    [near, 14, "start"],
    [-near, -7, "end"],
    [-near, 14, "end"],
  ];
  return [[x, y, place.name[2]], ...around].map(([x, y, anchor]) => /** @type {Name} */ ({ text, x, y, anchor }));
}

/** The box of a name. @param {any} place @param {Name} name @param {number} close @param {number} letters */
function nameBox({ signs }, { text, x, y, anchor }, close, letters) {
  const width = text.length * CITY_LETTER * letters;
  const middle = anchor === "start" ? width / 2 : anchor === "end" ? -width / 2 : 0;
  const [height, left, top] = [LINE_HEIGHT * letters, signs[0] * close, signs[1] * close];
  return boxAround(left + x + middle, top + y - height / 3, width, height);
}

/**
 * The best of the ways in which a name may stand, with how much of it is covered then.
 * @param {any} place
 * @param {string} text
 * @param {{close: number, letters: number, taken: Box[]}} among
 */
function bestWay(place, text, { close, letters, taken }) {
  const found = waysOf(place, text).map((name, n) => {
    const box = nameBox(place, name, close, letters);
    const over = taken.reduce((sum, each) => sum + shared(box, each), 0);
    const covered = over / ((box.right - box.left) * (box.bottom - box.top));
    return { name, box, covered, cost: covered + (n ? ELSEWHERE : 0) };
  });
  return found.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/**
 * The signs and the names of cities as they lie at a scale: first each has its short name, the weightiest first; then
 * those are written in full for which there is room.
 * @param {Shown} store
 * @param {Sheet} sheet
 * @returns {{signs: Box[], names: Box[], written: Map<string, Name>, letters: number}}
 */
export function outlines(store, { places, close, size }) {
  const board = store.board.value;
  const letters = lettersOf(/** @type {Sheet} */ ({ size }));
  const weight = (/** @type {any} */ { id }) => (board.capitals.includes(id) ? 0 : board.cities[id].fortress ? 1 : 2);
  const cities = places.filter(({ id }) => id in board.cities).sort((one, other) => weight(one) - weight(other));
  const signs = cities.map(({ signs: [x, y] }) => boxAround(x * close, y * close, SIGN, SIGN));
  /** @type {Map<string, ReturnType<typeof bestWay>>} */
  const found = new Map();
  const others = (/** @type {string} */ id) => [...found].filter(([other]) => other !== id).map(([, { box }]) => box);
  const among = (/** @type {string} */ id) => ({ close, letters, taken: [...signs, ...others(id)] });
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const place of cities) {
      const short = bestWay(place, brief(term("place", place.id)), among(place.id));
      if (short.covered <= HIDDEN) found.set(place.id, short);
    }
  }
  for (const place of cities) {
    const full = bestWay(place, term("place", place.id), among(place.id));
    if (full.covered <= COVERED) found.set(place.id, full);
  }
  const written = new Map([...found].map(([id, { name }]) => [id, name]));
  return { signs, names: [...found.values()].map(({ box }) => box), written, letters };
}
