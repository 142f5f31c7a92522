// @ts-check
// Presses that nobody means. The second click of a double click is not for what has come under the pointer since the first,
// and a key that is held down answers once.

import { typing } from "./keys.js";

/** What can be pressed, and what it says: the page may draw another answer with the same button. @typedef {{element: Element | null, text: string}} Thing */

const PRESSED = "button, a, summary, input, select, [role=button]";

/** A field and its label are one. @param {EventTarget | null} target @returns {Thing} */
function thingAt(target) {
  const element = target instanceof Element ? (target.closest("label") ?? target.closest(PRESSED)) : null;
  return { element, text: element?.textContent ?? "" };
}

/** Whether each click of a series is meant for what it falls on: where its first one fell. */
export class Series {
  constructor() {
    this.first = /** @type {Thing} */ ({ element: null, text: "" });
  }

  /** @param {number} count which click it is within a short time at one place; none where it comes from a key @param {Thing} thing */
  means(count, thing) {
    if (count < 2) this.first = thing;
    return thing.element === this.first.element && thing.text === this.first.text;
  }
}

/** A deed for the first click of a double click: what is taken up by it is not put down again. @param {() => void} deed */
export const once = (deed) => (/** @type {MouseEvent} */ event) => void (event.detail < 2 && deed());

/** Whether a key goes on by itself that would press something. @param {{repeat: boolean, key: string}} event */
export const isHeld = ({ repeat, key }) => repeat && (key === "Enter" || key === " ");

/** Whether a key goes into a text; in a field of one line Enter sends it. @param {KeyboardEvent} event */
const writes = ({ key, target }) => (key === "Enter" ? target instanceof HTMLTextAreaElement : typing(target));

/** Watches over the whole page, before any part of it hears of a press. */
export function watchPresses() {
  const series = new Series();
  const stop = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const clicked = (/** @type {MouseEvent} */ event) => void (series.means(event.detail, thingAt(event.target)) || stop(event));
  const held = (/** @type {KeyboardEvent} */ event) => void (isHeld(event) && !writes(event) && stop(event));
  addEventListener("click", clicked, true);
  addEventListener("keydown", held, true);
}
