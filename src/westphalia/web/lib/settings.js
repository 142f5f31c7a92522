// @ts-check
// What one person likes, kept in this browser only, and laid on the page.

import { effect, signal } from "../vendor/ui.js";

/**
 * @typedef {object} Settings
 * @property {string} language empty: as the browser says
 * @property {"" | "day" | "candle"} theme empty: as the system says
 * @property {"" | "full" | "reduced"} motion empty: as the system says
 * @property {boolean} sound
 * @property {boolean} notices browser notices when it is your turn
 * @property {boolean} leftHanded map on the right
 * @property {number} pace how fast is told what happened, 1 as it is meant; 0 all at once
 * @property {boolean} docked the chronicle beside the map
 * @property {boolean} folded the actions of a chronicle
 * @property {Record<string, string>} colours tincture -> the tincture whose paint it borrows; the hatching stays
 * @property {Record<string, any>} lastTables what was set last, for the next table, by game
 */

const KEY = "westphalia.settings";

/** @type {Settings} */
const PLAIN = {
  language: "",
  theme: "",
  motion: "",
  sound: false,
  notices: false,
  leftHanded: false,
  pace: 1,
  docked: false,
  folded: true,
  colours: {},
  lastTables: {},
};

/** @returns {Settings} */
function kept() {
  try {
    return { ...PLAIN, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...PLAIN }; // private windows may forbid storage, and an entry may be unreadable
  }
}

export const settings = signal(kept());

/** @param {Partial<Settings>} change */
export function change(change) {
  settings.value = { ...settings.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // kept for this visit only
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");

/** Whether nothing should move. */
export function reducedMotion() {
  const { motion } = settings.value;
  return motion === "reduced" || (motion === "" && still.matches);
}

/** The theme on the page. @returns {"day" | "candle"} */
export function theme() {
  return settings.value.theme || (dark.matches ? "candle" : "day");
}

/** Lays the settings on the root of the page; call once. */
export function applySettings() {
  const root = document.documentElement;
  const apply = () => {
    root.dataset.theme = theme();
    root.dataset.motion = reducedMotion() ? "reduced" : "full";
    root.dataset.hand = settings.value.leftHanded ? "left" : "right";
    for (const tincture of ["azure", "gules", "or", "purpure", "sable"]) {
      paint(root, tincture, settings.value.colours[tincture]);
    }
  };
  still.addEventListener("change", apply);
  dark.addEventListener("change", apply);
  return effect(apply);
}

/** @param {HTMLElement} root @param {string} tincture @param {string | undefined} borrowed */
function paint(root, tincture, borrowed) {
  for (const part of ["", "-deep", "-on"]) {
    if (!borrowed || borrowed === tincture) root.style.removeProperty(`--${tincture}${part}`);
    else root.style.setProperty(`--${tincture}${part}`, `var(--paint-${borrowed}${part})`);
  }
}
