// @ts-check
// The odds of a battle as a bar that is also a sentence.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/say.js";

/** @typedef {import("../types.js").Odds} Odds */

const ROOM = 18; // percent below which a part has no room for words

/** @param {number} share */
const percent = (share) => Math.round(share * 100);

/** Three whole percentages that make a hundred: what rounding leaves over goes to the largest. @param {Odds} odds */
export function shares(odds) {
  const parts = { taken: percent(odds.attacker), waste: percent(odds.devastated), held: percent(odds.defender) };
  const largest = /** @type {keyof typeof parts} */ (Object.entries(parts).sort(([, one], [, two]) => two - one)[0][0]);
  parts[largest] += 100 - parts.taken - parts.waste - parts.held;
  return parts;
}

/**
 * The same as they are said: what is not quite sure is never called 100 %, and what may happen never 0.
 * @param {Odds} odds @returns {Record<"taken" | "waste" | "held", string>}
 */
export function figures(odds) {
  const parts = shares(odds);
  return { taken: figure(parts.taken, odds.attacker, odds.error), waste: figure(parts.waste, odds.devastated, odds.error), held: figure(parts.held, odds.defender, odds.error) };
}

/** @param {number} whole @param {number} share @param {number} error above 0 if it was sampled: then nothing is sure */
export function figure(whole, share, error) {
  if (whole >= 100 && (share < 1 || error > 0)) return "> 99";
  return whole <= 0 && share > 0 ? "< 1" : String(whole);
}

/** How far off the odds may be, where they were sampled. @param {Odds} odds */
export const errorOf = (odds) => (odds.error > 0 ? t("odds-error", { error: Math.ceil(100 * odds.error) }) : "");

/**
 * @param {{odds: Odds, attacker: string, defender: string, cameTrue?: string}} props
 * attacker and defender are tinctures, "vert" for the peasants
 */
export function OddsBar({ odds, attacker, defender, cameTrue }) {
  const parts = shares(odds);
  const said = figures(odds);
  const part = (/** @type {"taken" | "waste" | "held"} */ kind, /** @type {string} */ ground) => {
    const share = parts[kind];
    if (share === 0) return null;
    const text = share >= ROOM ? t(`odds-${kind}`, { share: said[kind] }) : share >= 4 ? `${said[kind]} %` : "";
    return html`<span class=${`${ground} ${cameTrue === kind ? "true" : ""}`} style=${{ flex: String(share) }}>${text}</span>`;
  };
  const error = errorOf(odds);
  return html`<div class="odds" role="img" aria-label=${error ? `${t("odds-sentence", said)}. ${error}` : t("odds-sentence", said)}>
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
