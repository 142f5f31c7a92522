// @ts-check
// What is drawn at the cities whatever stands there, as boxes: their signs, and the names that are seen at a scale.

import { term } from "../terms.js";
import { boxAround } from "./placing.js";

/** The least pixels of a counter a kilometre at which a level of detail is shown: there things lie closest. */
export const SCALE_OF = /** @type {Record<string, number>} */ ({ far: 0.6, middle: 0.75, near: 0.9 });

const CLEAR = 13; // pixels from the middle of a city to its name, so that a ring fits between
const LETTER = 5.9; // about how wide and high the letters of a name are
const LINE = 12;
const SIGN = 18;

/** What makes a city look as it does. @param {any} board @param {string} id */
export const looks = (board, id) => [board.cities[id].fortress ? "fortress" : "open", board.capitals.includes(id) ? "capital" : ""].join(" ");

/** Where the name of a city begins or ends, seen from its middle. @param {any} place @returns {number[]} */
export function nameAt({ name: [left, top, anchor] }) {
  const aside = anchor === "start" ? Math.max(CLEAR, left) : anchor === "end" ? Math.min(-CLEAR, left) : 0;
  const down = aside ? Math.max(-5, Math.min(10, top)) : top < 0 ? Math.min(-CLEAR - 2, top) : Math.max(CLEAR + 9, top);
  return [aside, down];
}

/** The box of a name. @param {any} place @param {string} text @param {number} scale */
export function nameBox(place, text, scale) {
  const [aside, down] = nameAt(place);
  const width = text.length * LETTER;
  const middle = place.name[2] === "start" ? width / 2 : place.name[2] === "end" ? -width / 2 : 0;
  return boxAround(place.signs[0] * scale + aside + middle, place.signs[1] * scale + down - LINE / 3, width, LINE);
}

/** @param {any} store @param {any[]} places @param {string} detail @param {number} scale */
export function outlines(store, places, detail, scale) {
  const board = store.board.value;
  const cities = places.filter(({ id }) => id in board.cities);
  const seen = (/** @type {string} */ id) => detail === "near" || looks(board, id).includes(detail === "far" ? "capital" : "fortress");
  return {
    signs: cities.map(({ signs: [x, y] }) => boxAround(x * scale, y * scale, SIGN, SIGN)),
    names: cities.filter(({ id }) => seen(id)).map((place) => nameBox(place, term("place", place.id), scale)),
  };
}
