// @ts-check
// Keys that work everywhere on a page. The layer laid down last is asked first, so that a panel or a
// dialog may use a key that the page behind it uses too. And the link that leads keys past the head of a page.

import { html, signal, useLayoutEffect, useRef } from "../vendor/ui.js";

/**
 * A key as KeyboardEvent names it, with "Shift+", "Ctrl+" before it where it matters: "z", "Enter", "Shift+ArrowLeft".
 * @typedef {(event: KeyboardEvent) => void | false} Action return false to let the key pass on
 * @typedef {Record<string, Action | {does: Action, what: string}>} Keys
 */

/** @type {Keys[]} */
const layers = [];

/** What the key list shows: [key, what it does] of all layers. */
export const keyList = signal(/** @type {[string, string][]} */ ([]));

/** @param {KeyboardEvent} event */
export function nameOf(event) {
  const letter = event.key.length === 1;
  const name = letter ? event.key.toLowerCase() : event.key;
  const shift = event.shiftKey && (!letter || /[a-z]/.test(name)) ? "Shift+" : "";
  return `${event.ctrlKey || event.metaKey ? "Ctrl+" : ""}${event.altKey ? "Alt+" : ""}${shift}${name}`;
}

/** Whether a letter typed now belongs into a field. @param {EventTarget | null} target */
export function typing(target) {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !["button", "checkbox", "radio", "range"].includes(target.type);
}

const MOVES = /^(Shift\+)?Arrow|^[-+]$/; // keys that go on while they are held down; all others do once what they do

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (event.defaultPrevented || event.isComposing) return;
  // the page behind a dialog is out of reach, and Escape is the dialog's
  if (document.querySelector("dialog[open]")) return;
  const name = nameOf(event);
  if (typing(event.target) && name !== "Escape") return;
  for (const keys of layers.toReversed?.() ?? [...layers].reverse()) {
    const entry = keys[name];
    if (!entry) continue;
    const action = typeof entry === "function" ? entry : entry.does;
    if (!(event.repeat && !MOVES.test(name)) && action(event) === false) continue;
    event.preventDefault();
    return;
  }
}

/** The keys as they were laid down, but digits as on a keyboard, where 0 follows 9. @param {Keys} keys */
function inOrder(keys) {
  const place = (/** @type {string} */ key) => (/^\d$/.test(key) ? (Number(key) + 9) % 10 : 10);
  return Object.entries(keys).sort(([one], [two]) => place(one) - place(two));
}

function listed() {
  const rows = layers.flatMap((keys) =>
    inOrder(keys).map(
      ([key, entry]) => /** @type {[string, string]} */ ([key, typeof entry === "function" ? "" : entry.what]),
    ),
  );
  keyList.value = rows.filter(([, what]) => what);
}

/**
 * The same letters with Shift as well: so they are reached where an open question has taken them.
 * @param {Keys} keys
 * @returns {Keys}
 */
export function withShift(keys) {
  const letters = Object.entries(keys).filter(([key]) => /^[a-z]$/.test(key));
  const shifted = letters.map(
    ([key, entry]) =>
      /** @type {[string, Action]} */ ([`Shift+${key}`, typeof entry === "function" ? entry : entry.does]),
  );
  return { ...Object.fromEntries(shifted), ...keys };
}

/** Lays down keys until the returned function is called. @param {Keys} keys */
export function layKeys(keys) {
  if (!layers.length) addEventListener("keydown", pressed);
  layers.push(keys);
  listed();
  return () => {
    layers.splice(layers.indexOf(keys), 1);
    if (!layers.length) removeEventListener("keydown", pressed);
    listed();
  };
}

/**
 * The same for as long as a component is shown, heard as soon as it is; the actions may change with every drawing.
 * @param {Keys} keys
 */
export function useKeys(keys) {
  const now = useRef(keys);
  now.current = keys;
  const names = Object.keys(keys).sort().join(" ");
  useLayoutEffect(() => {
    /** @type {Keys} */
    const layer = {};
    for (const name of Object.keys(now.current)) {
      const entry = now.current[name];
      const does = (/** @type {KeyboardEvent} */ event) => {
        const present = now.current[name];
        return typeof present === "function" ? present(event) : present.does(event);
      };
      layer[name] = typeof entry === "function" ? does : { does, what: entry.what };
    }
    return layKeys(layer);
  }, [names]);
}

/** Leads to what a page is about. The address holds the route, so it must not change. @param {{word: string}} props */
export function Skip({ word }) {
  const toMain = (/** @type {Event} */ event) => {
    event.preventDefault();
    document.getElementById("main")?.focus();
  };
  return html`
    <a class="skip" href="#main" onClick=${toMain}>${word}</a>
  `;
}
