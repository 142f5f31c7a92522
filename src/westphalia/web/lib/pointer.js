// @ts-check
// Drag and drop with any pointer, and the second click of a double click, which nobody means.

import { typing } from "./keys.js";

// ------------------------------------------------------------------------------
// Drag and drop with any pointer. A drag begins after a few pixels, so that a click stays a click.

const THRESHOLD = 7; // pixels

/**
 * @typedef {Record<string, string | undefined>} Target what the data of an element say that a card may be laid on
 * @typedef {object} Way
 * @property {string} targets a selector of such elements
 * @property {() => void} begin
 * @property {(target: Target) => void} over
 * @property {(target: Target) => void} drop
 * @property {() => void} end after a drop, or when nothing came of it
 * @property {Element | null} [card] what is dragged, if not what was pressed: the pointer holds it in its middle
 */

/** Follows a pointer that was pressed on a card. @param {PointerEvent} event @param {Way} way */
export function followDrag(event, way) {
  if (event.button !== 0 || !event.isPrimary) return;
  const card = /** @type {HTMLElement} */ (way.card ?? event.currentTarget);
  const start = { x: event.clientX, y: event.clientY };
  const frame = card.getBoundingClientRect();
  const grip = way.card
    ? { x: frame.width / 2, y: frame.height / 2 }
    : { x: start.x - frame.left, y: start.y - frame.top };
  /** @type {HTMLElement | null} */
  let ghost = null;
  const watch = new AbortController();
  const listen = (/** @type {string} */ name, /** @type {(event: any) => void} */ action) =>
    addEventListener(name, action, { signal: watch.signal, passive: false });

  listen("pointermove", (/** @type {PointerEvent} */ move) => {
    if (move.pointerId !== event.pointerId) return;
    const far = Math.hypot(move.clientX - start.x, move.clientY - start.y) > THRESHOLD;
    if (!ghost && !far) return;
    if (!ghost) {
      ghost = lift(card, frame);
      way.begin();
    }
    ghost.style.transform = `translate(${move.clientX - grip.x}px, ${move.clientY - grip.y}px)`;
    way.over(targetAt(move, way.targets));
  });
  const finish = (/** @type {PointerEvent} */ last, /** @type {boolean} */ dropped) => {
    if (last.pointerId !== event.pointerId) return;
    watch.abort();
    if (!ghost) return;
    ghost.remove();
    if (dropped) way.drop(targetAt(last, way.targets));
    way.end();
    swallowClick();
  };
  listen("pointerup", (last) => finish(last, true));
  listen("pointercancel", (last) => finish(last, false));
}

/** A likeness of the card under the pointer. @param {HTMLElement} card @param {DOMRect} frame */
function lift(card, frame) {
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  ghost.classList.add("ghost");
  ghost.ariaHidden = "true";
  ghost.removeAttribute("id");
  ghost.style.width = `${frame.width}px`;
  ghost.style.height = `${frame.height}px`;
  document.body.append(ghost);
  return ghost;
}

/** @param {PointerEvent} event @param {string} targets @returns {Target} */
function targetAt(event, targets) {
  const element = document.elementFromPoint(event.clientX, event.clientY)?.closest(targets);
  return element ? /** @type {Target} */ ({ .../** @type {HTMLElement} */ (element).dataset }) : {};
}

/** The click that follows a drop belongs to nobody. */
function swallowClick() {
  const swallow = (/** @type {Event} */ click) => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

// ------------------------------------------------------------------------------
// Presses that nobody means. The second click of a double click is not for what has come under the pointer since the
// first, and a key that is held down answers once.

/**
 * What can be pressed, and what it says: the page may draw another answer with the same button.
 * @typedef {{element: Element | null, text: string}} Thing
 */

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

  /**
   * @param {number} count which click it is within a short time at one place; none where it comes from a key
   * @param {Thing} thing
   */
  means(count, thing) {
    if (count < 2) this.first = thing;
    return thing.element === this.first.element && thing.text === this.first.text;
  }
}

/**
 * An action for the first click of a double click: what is taken up by it is not put down again.
 * @param {() => void} action
 */
export const once = (action) => (/** @type {MouseEvent} */ event) => void (event.detail < 2 && action());

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
  const clicked = (/** @type {MouseEvent} */ event) =>
    void (series.means(event.detail, thingAt(event.target)) || stop(event));
  const held = (/** @type {KeyboardEvent} */ event) => void (isHeld(event) && !writes(event) && stop(event));
  addEventListener("click", clicked, true);
  addEventListener("keydown", held, true);
}
