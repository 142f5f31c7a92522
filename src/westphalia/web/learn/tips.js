// @ts-check
// Short texts that explain: whoever points at a thing, focuses it or presses it long reads what it does, with its
// clause. The texts lie hidden in the page, where what they describe refers to them.

import { html, useEffect } from "../vendor/ui.js";
import { keyOf, t } from "../lib/i18n.js";
import { openRule } from "../table/look.js";

/**
 * By name the clause behind a text, as what it is cited, and what its sentence asks for; or the text itself.
 * @typedef {Record<string, {clause: string, cited?: string, args?: Record<string, string | number>, text?: string}>
 *   } Texts
 */

const REST = 450; // milliseconds of pointing or pressing before a text is shown
const AWAY = 150; // and after which it goes, so that the pointer can reach it
const STRAY = 10; // pixels that a finger may stray
const GAP = 8;

/** What a thing carries that is explained by the text of this name. @param {string} name */
export const explained = (name) => ({ "data-tip": name, "aria-describedby": `tip-${name}` });

/** The texts of a page; as long as they are there they are shown to those who ask. @param {{all: Texts}} props */
export function Tips({ all }) {
  useEffect(watch, []);
  return html`
    <div hidden>
      ${Object.entries(all).map(
        ([name, { clause, cited = clause, args, text }]) => html`
          <p key=${name} id=${`tip-${name}`} data-clause=${clause} data-cited=${cited}>
            ${text ?? t(keyOf("tip", name), args)} (${cited})
          </p>
        `,
      )}
    </div>
  `;
}

/**
 * The thing that is explained at a place of the page.
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null}
 */
const thingAt = (target) => (target instanceof Element ? target.closest("[data-tip]") : null);

/** Shows texts until the returned function is called. */
function watch() {
  const bubble = new Bubble();
  const stop = new AbortController();
  const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ action) =>
    document.addEventListener(name, action, { capture: true, signal: stop.signal });
  on("pointerover", (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && bubble.over(event));
  on("focusin", ({ target }) => target.matches?.(":focus-visible") && bubble.show(thingAt(target)));
  on("focusout", () => bubble.pressed || bubble.hide()); // a finger that is lifted takes the focus along
  on("keydown", (/** @type {KeyboardEvent} */ event) => bubble.key(event.key));
  on("scroll", () => bubble.hide());
  addEventListener("resize", () => bubble.hide(), { signal: stop.signal });
  on("pointerdown", (/** @type {PointerEvent} */ event) =>
    event.pointerType === "mouse" ? bubble.click(event) : bubble.press(event),
  );
  on("pointermove", (/** @type {PointerEvent} */ event) => bubble.strays(event));
  on("pointerup", () => bubble.release());
  on("pointercancel", () => bubble.release());
  on("contextmenu", (/** @type {Event} */ event) => bubble.pressed && thingAt(event.target) && event.preventDefault());
  on("click", (/** @type {Event} */ event) => bubble.swallows(event));
  return () => {
    stop.abort();
    bubble.hide();
  };
}

/** The text that is shown, and for what. */
export class Bubble {
  constructor() {
    /** @type {HTMLElement | null} */
    this.thing = null;
    /** @type {HTMLElement | null} */
    this.box = null;
    this.title = "";
    /** @type {any} */
    this.timer = 0;
    /** Where a finger was put down. @type {{x: number, y: number} | null} */
    this.finger = null;
    /** What was just clicked: its text was in the way then. */
    this.quiet = "";
    /** Where that was: what comes to lie there is not pointed at. @type {{x: number, y: number} | null} */
    this.clicked = null;
    /** Whether a finger has called it, so that its lifting is no click. */
    this.pressed = false;
  }

  /** @param {EventTarget | null} target */
  owns(target) {
    return Boolean(this.box?.contains(/** @type {Node} */ (target)));
  }

  /** The pointer is over something. @param {PointerEvent} event */
  over({ target, clientX: x, clientY: y }) {
    if (this.owns(target)) return clearTimeout(this.timer);
    if (this.clicked?.x === x && this.clicked.y === y) return undefined;
    this.clicked = null;
    const thing = thingAt(target);
    if (thing?.dataset.tip === this.quiet) return undefined;
    this.quiet = "";
    clearTimeout(this.timer);
    if (thing && thing === this.thing) return undefined;
    if (this.thing) this.timer = setTimeout(() => (this.hide(), thing && this.show(thing)), AWAY);
    else if (thing) this.timer = setTimeout(() => this.show(thing), REST);
    return undefined;
  }

  /** A key or the mouse means what it presses: no click came of the finger before. @param {string} key */
  key(key) {
    this.pressed = false;
    if (key === "Escape") this.hide();
  }

  /** @param {PointerEvent} event */
  click({ target, clientX: x, clientY: y }) {
    this.pressed = false;
    if (this.owns(target)) return;
    this.hide();
    this.clicked = { x, y };
    this.quiet = thingAt(target)?.dataset.tip ?? "";
  }

  /** @param {PointerEvent} event */
  press({ target, clientX: x, clientY: y }) {
    if (this.owns(target)) return;
    this.hide();
    this.pressed = false;
    const thing = thingAt(target);
    if (!thing) return;
    this.finger = { x, y };
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.show(thing);
    }, REST);
  }

  /** @param {PointerEvent} event */
  strays({ clientX, clientY }) {
    if (this.finger && !this.pressed && Math.hypot(clientX - this.finger.x, clientY - this.finger.y) > STRAY)
      this.release();
  }

  release() {
    if (!this.finger) return;
    this.finger = null;
    if (!this.pressed) clearTimeout(this.timer);
  }

  /** What follows a long press is no click. @param {Event} event */
  swallows(event) {
    if (!this.pressed || this.owns(event.target)) return;
    this.pressed = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {HTMLElement | null} thing */
  show(thing) {
    this.hide();
    const text = thing && document.getElementById(`tip-${thing.dataset.tip}`);
    if (!thing?.isConnected || !text) return;
    this.thing = thing;
    this.title = thing.getAttribute("title") ?? "";
    thing.removeAttribute("title"); // the browser would show it beside this
    this.box = made(this.title, text, () => this.hide());
    (thing.closest("dialog") ?? document.body).append(this.box);
    lay(this.box, thing.getBoundingClientRect());
  }

  hide() {
    clearTimeout(this.timer);
    if (this.title && this.thing) this.thing.setAttribute("title", this.title);
    this.box?.remove();
    this.box = this.thing = null;
    this.title = "";
  }
}

/**
 * The bubble of a text; readers have heard it already.
 * @param {string} title
 * @param {HTMLElement} text
 * @param {() => void} away
 */
function made(title, text, away) {
  const box = Object.assign(document.createElement("div"), { className: "tip-bubble" });
  box.setAttribute("aria-hidden", "true");
  const { clause = "", cited = clause } = text.dataset;
  const words = (text.textContent ?? "").replace(` (${cited})`, "").trim();
  const cite = Object.assign(document.createElement("button"), {
    type: "button",
    className: "cite",
    tabIndex: -1,
    textContent: cited,
    onclick: () => (away(), void openRule(clause)),
  });
  if (title) box.append(Object.assign(document.createElement("b"), { textContent: `${title}. ` }));
  box.append(`${words} `, cite);
  return box;
}

/** Under the thing, or over it where there is no room. @param {HTMLElement} box @param {DOMRect} at */
function lay(box, at) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(GAP, Math.min(at.left, innerWidth - width - GAP));
  const below = at.bottom + GAP;
  const top = below + height < innerHeight ? below : Math.max(GAP, at.top - height - GAP);
  Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
}
