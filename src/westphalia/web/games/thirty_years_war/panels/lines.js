// @ts-check
// The line of communications of a stack in words: its way to a base, or where it breaks and why.

import { html } from "../../../vendor/ui.js";
import { keyOf, listed, t } from "../../../lib/say.js";
import { term } from "../terms.js";

/** The line that matters of a stack: one that holds, else the first. @param {any} pay @param {string} city */
export function lineOf(pay, city) {
  const lines = /** @type {any[]} */ (pay.lines).filter((line) => line.city === city);
  return lines.find(({ holds }) => holds) ?? lines[0] ?? null;
}

/** Why a line breaks where it does. @param {any[]} breaks pairs of a city and a reason */
export const breakText = (breaks) => listed(breaks.map(([at, why]) => t("line-broken-at", { place: term("place", at), why: t(keyOf("line-broken", why)) })));

const LONG = 4;

/** A way to a base, city by city; of a long one its end. @param {string[]} path */
function wayText(path) {
  if (path.length === 1) return t("line-own-base");
  const names = path.slice(1).map((at) => term("place", at));
  return names.length < LONG ? names.join(", ") : t("line-long", { base: names.at(-1) ?? "", cities: names.length - 1 });
}

/** @param {{pay: any, city: string}} props */
export function LineOf({ pay, city }) {
  const line = lineOf(pay, city);
  if (!line) return html`–`;
  if (line.breaks.length && !line.holds) {
    const [[at, why]] = line.breaks;
    return html`<b class="bad">${t("line-cut-at", { place: term("place", at) })}</b> <small>${t(keyOf("line-broken", why))}</small>`;
  }
  if (line.path.length === 0) return html`<b class="bad">${t("line-no-base")}</b>`;
  return html`${wayText(line.path)}`;
}
