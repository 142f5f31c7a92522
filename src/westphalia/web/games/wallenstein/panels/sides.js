// @ts-check
// The two sides of a march or a battle, and how far it has come.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/say.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { seatColour, seatName } from "../../../lib/people.js";

/** @typedef {import("../../../lib/types.js").TableInfo} TableInfo */

const STEPS = ["choose", "commit", "throw", "result"];

/** Choose, commit, throw, result. @param {{now: "choose" | "commit" | "throw" | "result"}} props */
export function Steps({ now }) {
  const at = STEPS.indexOf(now);
  return html`<ol class="steps">${STEPS.map((step, n) => html`<li key=${step} class=${n < at ? "done" : n === at ? "now" : ""} aria-current=${n === at ? "step" : undefined}><b>${n + 1}</b>${t(`step-${step}`)}</li>`)}</ol>`;
}

/** The tincture of a side; the peasants hold what nobody owns. @param {TableInfo} info @param {number | null} seat */
export const tinctureOf = (info, seat) => (seat === null || seat < 0 ? "vert" : seatColour(info, seat));

/** @param {{info: TableInfo, from: number, against: number | null, says: string, answers: string}} props */
export function Sides({ info, from, against, says, answers }) {
  const nobody = against === null || against < 0;
  return html`<div class="force">
    <div class=${`f edge-${tinctureOf(info, from)}`}><${Shield} tincture=${tinctureOf(info, from)} size=${40} />
      <div><b>${seatName(info, from)}</b><span>${says}</span></div></div>
    <span class="vs"><${Icon} name=${against === from ? "move" : "swords"} /></span>
    <div class=${`f r edge-${tinctureOf(info, against)}`}>
      <div><b>${nobody ? t("march-people") : seatName(info, against)}</b><span>${answers}</span></div>
      <${Shield} tincture=${tinctureOf(info, against)} size=${40} /></div>
  </div>`;
}
