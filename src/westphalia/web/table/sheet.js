// @ts-check
// On a phone the decision lies on a sheet below the map. Its handle is dragged, or pressed, to see more of either.

import { html, useRef } from "../vendor/ui.js";
import { t } from "../lib/say.js";

/** @typedef {"peek" | "normal" | "tall" | "dragged"} Sheet */

const LOW = 0.25; // shares of the height below which a sheet that is let go shows only its head,
const HIGH = 0.68; // and above which it shows all it can
const SLACK = 8; // pixels that a finger may stray without dragging

/** @param {{sheet: Sheet, onSheet: (sheet: Sheet) => void}} props */
export function Handle({ sheet, onSheet }) {
  const dragged = useRef(false);
  const press = () => {
    if (!dragged.current) onSheet(sheet === "peek" ? "normal" : "peek");
  };
  const grasp = (/** @type {PointerEvent} */ event) => {
    dragged.current = false;
    follow(event, (share) => {
      dragged.current = true;
      onSheet(share === null ? "dragged" : share < LOW ? "peek" : share > HIGH ? "tall" : "normal");
    });
  };
  return html`<button type="button" class="handle only-phone" aria-label=${t("table-sheet")} aria-expanded=${sheet === "peek" ? "false" : "true"}
    onClick=${press} onPointerDown=${grasp}><i></i></button>`;
}

/**
 * Lets the sheet go with the finger.
 * @param {PointerEvent} event @param {(share: number | null) => void} moved told null as long as it moves, then the share of the height
 */
function follow(event, moved) {
  const handle = /** @type {HTMLElement} */ (event.currentTarget);
  const room = /** @type {HTMLElement} */ (handle.parentElement);
  const height = /** @type {HTMLElement} */ (handle.nextElementSibling).offsetHeight;
  let now = height;
  const watch = new AbortController();
  const listen = (/** @type {string} */ name, /** @type {(event: any) => void} */ deed) => handle.addEventListener(name, deed, { signal: watch.signal });
  const end = () => {
    watch.abort();
    if (now !== height) moved(now / room.clientHeight);
  };
  handle.setPointerCapture(event.pointerId);
  listen("pointermove", (/** @type {PointerEvent} */ move) => {
    const by = event.clientY - move.clientY;
    if (now === height && Math.abs(by) < SLACK) return;
    now = height + by;
    room.style.setProperty("--sheet", `${now}px`);
    moved(null);
  });
  listen("pointerup", end);
  listen("pointercancel", end);
}
