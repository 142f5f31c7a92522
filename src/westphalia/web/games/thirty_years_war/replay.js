// @ts-check
// What is known at a moment of the past: how the war stands, and where the present sentence happens.

import { html } from "../../vendor/ui.js";
import { Armies, Gallery, Tracks } from "./desk/desk.js";

/** @typedef {import("./types.js").Shown} Shown */

/** @param {{store: Shown}} props */
export function Facts({ store }) {
  return html`
    <${Tracks} store=${store} />
    <${Armies} store=${store} />
    <${Gallery} store=${store} />
  `;
}

/** @param {Shown} store @param {import("../../lib/types.js").LogEntry | null} present */
export function marksAt(store, present) {
  const view = store.view.value;
  const { origin, city, place } = present?.args ?? {};
  /** @type {Record<string, import("../../lib/types.js").Mark>} */
  const marks = {};
  const put = (/** @type {any} */ at, /** @type {"source" | "target"} */ kind) =>
    (at in view.cities || at in view.boxes) && (marks[at] = { kind });
  put(origin, "source");
  put(city ?? place, "target");
  return marks;
}
