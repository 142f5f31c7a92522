// @ts-check
// When it is: turns of two years each, and six rounds of cards in a turn.

import { html } from "../../vendor/ui.js";
import { t } from "../../lib/say.js";

/** The turns of the war up to the last of the scenario. @param {any} view @returns {number[]} */
const turnsOf = ({ last_turn: last }) => Array.from({ length: last }, (_, n) => n + 1);

/** @param {any} view */
const years = ({ year, until }) => `${year}–${until % 100}`;

/** @param {{view: any, over: boolean}} props */
export function Progress({ view, over }) {
  const state = (/** @type {number} */ turn) => (turn < view.turn ? "done" : turn === view.turn ? (over ? "done now" : "now") : "");
  return html`<div class="turns not-phone" aria-label=${t("table-round")}>
    <span class="yr">${t("turn-word")}</span>
    <ol>${turnsOf(view).map((turn) => html`<li key=${turn} class=${state(turn)} aria-current=${turn === view.turn ? "step" : undefined}>${turn}</li>`)}</ol>
    <span class="years"><b class="at">${view.turn}</b> ${years(view)}${view.round > 0 && html` · ${t("round-of", { round: view.round })}`}</span>
  </div>`;
}

/** "Turn 6 · 1630–31 · round 4". @param {any} view */
export const brief = (view) => [t("turn-number", { turn: view.turn }), years(view), view.round > 0 ? t("round-of", { round: view.round }) : ""].filter(Boolean).join(" · ");

/**
 * The total of victory points between those that end the war early, with what either side needs at its end.
 * @param {{early: number[], goals: number[]}} victory @returns {import("../../lib/types.js").Scale}
 */
const totals = ({ early: [least, most], goals: [protestant, catholic] }) => ({
  least,
  most,
  limits: [
    { value: protestant, tincture: "azure", text: t("curve-vp-protestant", { points: protestant }) },
    { value: catholic, tincture: "gules", text: t("curve-vp-catholic", { points: catholic }) },
  ],
});

/** @type {import("../../lib/types.js").Timeline} */
export const line = {
  period: "turn",
  short: ({ turn }) => String(turn),
  full: ({ turn }) => t("turn-number", { turn }),
  phases: ["turn", "round", "end"],
  signs: ["battle", "siege", "revolt"],
  together: {},
  shared: ["vp"],
  aftermath: [],
  scale: (measure, view) => (measure === "vp" ? totals(view.victory) : null),
};
