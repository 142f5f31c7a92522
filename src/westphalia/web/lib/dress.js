// @ts-check
// Style sheets that not every page needs. What was worn elsewhere is laid aside, and all hang in one order, so that a page
// looks the same whichever way one came to it.

import { here } from "./here.js";

/** The order in which the sheets of the frame are read; those of a game come after them. */
const ORDER = ["lobby", "map", "table", "panels", "chronicle", "talk", "learn", "notices", "replay", "analysis"].map((name) => `style/${name}`);

/** @type {Map<string, {link: HTMLLinkElement, come: Promise<void>, worn: boolean}>} */
const sheets = new Map();

/** @param {string} name */
const rank = (name) => ORDER.indexOf(name) + 1 || ORDER.length + 1;

/** Puts on a style sheet and waits for it, so that nothing is seen undressed. @param {string} name its path without the ending */
export function dressed(name) {
  const sheet = sheets.get(name) ?? hung(name);
  wear(sheet, true);
  return sheet.come;
}

/** Lays aside all sheets but these. @param {(name: string) => boolean} kept */
export function undressed(kept) {
  for (const [name, sheet] of sheets) if (!kept(name)) wear(sheet, false);
}

/** Adds a sheet at its place. @param {string} name */
function hung(name) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: here(`${name}.css`) });
  const [after] = [...sheets].filter(([other]) => rank(other) > rank(name)).sort(([one], [other]) => rank(one) - rank(other));
  const sheet = { link, worn: true, come: /** @type {Promise<void>} */ (new Promise((resolve) => (link.onload = link.onerror = () => resolve()))) };
  void sheet.come.then(() => wear(sheet, sheet.worn)); // it may have been laid aside before it came
  document.head.insertBefore(link, after?.[1].link ?? null);
  sheets.set(name, sheet);
  return sheet;
}

/** @param {{link: HTMLLinkElement, worn: boolean}} sheet @param {boolean} worn */
function wear(sheet, worn) {
  sheet.worn = worn;
  if (sheet.link.sheet) sheet.link.sheet.disabled = !worn;
}
