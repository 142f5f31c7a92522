// @ts-check
// Where a small card lies: beside what it speaks of, never over it, and over as little else as can be.

import { shared } from "../lib/box.js";

/** @typedef {import("../lib/box.js").Box} Box */
/** @typedef {{width: number, height: number}} Size */

const GAP = 14; // pixels between a card and what it speaks of
const EDGE = 10; // and to the edge of the window
const SPOKEN_OF = 1000; // how much worse it is to cover that than anything else
const WIDE = 6; // how many cards have room in something before one may lie in it

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(value, most));

/** How far the middles of two boxes are apart. @param {Box} one @param {Box} two */
const apart = (one, two) => Math.hypot(one.left + one.right - two.left - two.right, one.top + one.bottom - two.top - two.bottom) / 2;

/** @param {Box} box */
const areaOf = (box) => (box.right - box.left) * (box.bottom - box.top);

/** Whether something is so large that a card may lie in it, as a whole map. @param {Box | null} target @param {Size} card */
export const isWide = (target, card) => Boolean(target && areaOf(target) > WIDE * card.width * card.height);

/** Where a card may begin in one direction: at the edges, beside each box, level with the target and at the ends of it. @param {[number, number][]} spans of all boxes, the target first @param {number} size of the card @param {number} room of the window @param {number} least where it begins */
function begins(spans, size, room, least) {
  const most = Math.max(least, room - size - EDGE);
  const level = spans.length ? [within((spans[0][0] + spans[0][1] - size) / 2, least, most)] : [];
  const ends = spans.slice(0, 1).flatMap(([from, to]) => [from + GAP, to - GAP - size]);
  const beside = [...ends, ...spans.flatMap(([from, to]) => [from - GAP - size, to + GAP])].filter((begin) => begin >= least && begin <= most);
  return [...level, ...beside, least, most];
}

/**
 * The best place for a card: of those that cover least the nearest.
 * @param {Box | null} target what it speaks of @param {Size} card @param {Size & {top?: number}} view the window, below what is never covered @param {Box[]} others what it should not cover if it can be helped @param {Box[]} [inside] what can be seen in a wide target @param {Box | null} [spoken] what else it speaks of
 * @returns {{left: number, top: number}}
 */
export function placeCard(target, card, view, others, inside = [], spoken = null) {
  let best = { left: EDGE, top: EDGE, cost: Infinity };
  const boxes = [target, spoken, ...others].filter((box) => box !== null);
  const lefts = begins(boxes.map(({ left, right }) => [left, right]), card.width, view.width, EDGE);
  const tops = begins(boxes.map(({ top, bottom }) => [top, bottom]), card.height, view.height, (view.top ?? 0) + EDGE);
  const weight = isWide(target, card) ? 0 : SPOKEN_OF;
  for (const [left, top] of lefts.flatMap((left) => tops.map((top) => [left, top]))) {
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    const covered = [...others, ...inside].reduce((sum, other) => sum + shared(box, other), 0);
    const cost = covered + (spoken ? SPOKEN_OF * shared(box, spoken) : 0) + (target ? weight * shared(box, target) + apart(box, target) : 0);
    if (cost < best.cost) best = { left, top, cost };
  }
  return { left: best.left, top: best.top };
}

/** What two boxes share; null if nothing. @param {Box | null} one @param {Box} two @returns {Box | null} */
export function common(one, two) {
  if (!one || !shared(one, two)) return null;
  return { left: Math.max(one.left, two.left), top: Math.max(one.top, two.top), right: Math.min(one.right, two.right), bottom: Math.min(one.bottom, two.bottom) };
}

const SHOWN = "visible"; // what lies outside of an element with any other overflow is not seen

/** What is seen of the page where an element lies. @param {Element} element @returns {Box} */
export function roomOf(element) {
  let room = /** @type {Box} */ ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === SHOWN) continue;
    room = common(outer.getBoundingClientRect(), room) ?? { ...room, right: room.left, bottom: room.top };
  }
  return room;
}

/** Where a part of the page is, as far as it is seen; null if it is not. @param {Element} element @returns {Box | null} */
export const boxOf = (element) => common(element.getBoundingClientRect(), roomOf(element));

/** Whether all of it is seen. @param {Element} element */
export function isWhole(element) {
  const [all, found] = [element.getBoundingClientRect(), boxOf(element)];
  return Boolean(found && found.left <= all.left + 1 && found.top <= all.top + 1 && found.right >= all.right - 1 && found.bottom >= all.bottom - 1);
}

/** Whether something else lies over the middle of it, as the foot of a column does that stays while it is scrolled. @param {Element} element */
export function isCovered(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return Boolean(over && !element.contains(over) && !over.contains(element));
}
