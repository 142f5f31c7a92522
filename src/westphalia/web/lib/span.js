// @ts-check
// A span of time in words.

import { language, t } from "./say.js";

/** A span as a table agrees on it: "15 min", "2 days". @param {number} seconds */
export function spell(seconds) {
  for (const [unit, size] of /** @type {[string, number][]} */ ([["day", 86400], ["hour", 3600], ["minute", 60]])) {
    if (seconds >= size && seconds % size === 0) return counted(seconds / size, unit);
  }
  return counted(seconds, "second");
}

/** A clock in words, the same wherever it is told; nothing where there is none. @param {{bank: number, increment: number}} clock */
export const clockWords = ({ bank, increment }) => (bank ? t("clock-of", { bank: spell(bank), increment: spell(increment) }) : "");

/** @param {number} amount @param {string} unit */
function counted(amount, unit) {
  const unitDisplay = unit === "day" ? "long" : "short"; // some languages shorten days to what nobody reads
  return new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay }).format(amount);
}
