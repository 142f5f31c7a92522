// @ts-check
// The odds of a battle as a bar that is also a sentence.

import { html } from "../vendor/ui.js";
import { t } from "../lib/say.js";

/** @param {number} share */
export const percent = (share) => Math.round(share * 100);

/**
 * @param {{odds: import("../lib/types.js").Odds, attacker: string, defender: string, cameTrue?: string}} props
 * attacker and defender are tinctures, "vert" for the peasants
 */
export function OddsBar({ odds, attacker, defender, cameTrue }) {
  const [taken, waste, held] = [odds.attacker, odds.devastated, odds.defender].map(percent);
  const label = t("odds-sentence", { taken, waste, held });
  const part = (/** @type {string} */ kind, /** @type {number} */ share, /** @type {string} */ ground) => html`<span
    class=${`${ground} ${cameTrue === kind ? "true" : ""}`} style=${{ flex: String(Math.max(share, 1)) }}>
    ${share >= 12 ? t(`odds-${kind}`, { share }) : `${share} %`}</span>`;
  return html`<div class="odds" role="img" aria-label=${label}>
    ${part("taken", taken, `ground-${attacker}`)}
    ${waste > 0 && part("waste", waste, "ground-waste")}
    ${part("held", held, `ground-${defender}`)}
  </div>`;
}
