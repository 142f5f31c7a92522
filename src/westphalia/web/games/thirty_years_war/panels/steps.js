// @ts-check
// How far a decision has come: its steps by name, the present one in red.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/say.js";

/** @param {{names: string[], now: number}} props *names* are keys */
export function Steps({ names, now }) {
  const state = (/** @type {number} */ n) => (n < now ? "done" : n === now ? "now" : "");
  return html`<ol class="sheet-steps">${names.map((name, n) => html`<li key=${name} class=${state(n)} aria-current=${n === now ? "step" : undefined}><b>${n + 1}</b> ${t(name)}</li>`)}</ol>`;
}
