// @ts-check
// The odds of a battle as a bar that is also a sentence.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/say.js";

/** @typedef {import("../types.js").Odds} Odds */

const ROOM = 18; // percent below which a part has no room for words

/** @param {number} share */
export const percent = (share) => Math.round(share * 100);

/** Three whole percentages that make a hundred: what rounding leaves over goes to the largest. @param {Odds} odds */
export function shares(odds) {
  const parts = { taken: percent(odds.attacker), waste: percent(odds.devastated), held: percent(odds.defender) };
  const largest = /** @type {keyof typeof parts} */ (Object.entries(parts).sort(([, one], [, two]) => two - one)[0][0]);
  parts[largest] += 100 - parts.taken - parts.waste - parts.held;
  return parts;
}

/** How far off the odds may be, where they were sampled. @param {Odds} odds */
export const errorOf = (odds) => (odds.error > 0 ? t("odds-error", { error: Math.ceil(100 * odds.error) }) : "");

/**
 * @param {{odds: Odds, attacker: string, defender: string, cameTrue?: string}} props
 * attacker and defender are tinctures, "vert" for the peasants
 */
export function OddsBar({ odds, attacker, defender, cameTrue }) {
  const parts = shares(odds);
  const part = (/** @type {"taken" | "waste" | "held"} */ kind, /** @type {string} */ ground) => {
    const share = parts[kind];
    if (share === 0) return null;
    const text = share >= ROOM ? t(`odds-${kind}`, { share }) : share >= 4 ? `${share} %` : "";
    return html`<span class=${`${ground} ${cameTrue === kind ? "true" : ""}`} style=${{ flex: String(share) }}>${text}</span>`;
  };
  const error = errorOf(odds);
  return html`<div class="odds" role="img" aria-label=${error ? `${t("odds-sentence", parts)}. ${error}` : t("odds-sentence", parts)}>
    ${part("taken", `ground-${attacker}`)}${part("waste", "ground-waste")}${part("held", `ground-${defender}`)}
  </div>${error && html`<small>${error}</small>`}`;
}

/** The same, standing, with the number of armies below it. @param {{odds: Odds | undefined, attacker: string, defender: string}} props */
export function OddsColumn({ odds, attacker, defender }) {
  if (!odds) return html`<span class="bar"></span>`;
  const parts = shares(odds);
  const part = (/** @type {string} */ ground, /** @type {number} */ share) => html`<i class=${ground} style=${{ height: `${share}%` }}></i>`;
  return html`<span class="bar">${part(`ground-${defender}`, parts.held)}${part("ground-waste", parts.waste)}${part(`ground-${attacker}`, parts.taken)}</span>`;
}
