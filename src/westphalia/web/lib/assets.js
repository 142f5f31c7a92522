// @ts-check
// Where the files of this page lie, modules asked for before they are imported, and the style sheets that not every
// page needs.

import { signal } from "../vendor/ui.js";

// ------------------------------------------------------------------------------
// Where the files of this page lie: beside its modules, under the version that the server gave it.

/** The address of one of our own files. @param {string} path from the root of the page */
export const here = (path) => new URL(`../${path}`, import.meta.url).href;

/** @type {Map<string, import("../vendor/ui.js").Signal<any>>} */
const files = new Map();

const PATIENCE = 5000; // milliseconds before a file that did not come is asked for again

/** What one of our JSON files holds, or null until it has come; it is fetched once. @param {string} path */
export function loaded(path) {
  const known = files.get(path);
  if (known) return known.value;
  const file = signal(/** @type {any} */ (null));
  files.set(path, file);
  void fetchInto(file, path);
  return file.value;
}

/**
 * Tries until the file has come, with a pause between tries.
 * @param {import("../vendor/ui.js").Signal<any>} file
 * @param {string} path
 */
async function fetchInto(file, path) {
  try {
    const response = await fetch(here(path));
    if (!response.ok) throw new Error(`${path} is not there`);
    file.value = await response.json();
  } catch {
    setTimeout(() => fetchInto(file, path), PATIENCE);
  }
}

// ------------------------------------------------------------------------------
// Asks for all modules of a page or a game at once, as the server has listed them: a browser would find each only when
// one that imports it has come.

/** By module that is loaded when it is needed all that it imports. @type {Record<string, string[]>} */
const MODULES = JSON.parse(globalThis.document?.getElementById?.("modules")?.textContent ?? "{}");

/** @type {Set<string>} */
const asked = new Set();

/** @param {string} entry the path of a module, from the root of the client */
export function askFor(entry) {
  for (const name of MODULES[entry] ?? []) {
    if (asked.has(name)) continue;
    asked.add(name);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = new URL(`../${name}`, import.meta.url).href;
    document.head.append(link);
  }
}

// ------------------------------------------------------------------------------
// Style sheets that not every page needs. What was worn elsewhere is laid aside, and all hang in one order, so that a
// page looks the same whichever way one came to it.

/** The order in which the sheets of the frame are read; those of a game come after them. */
const ORDER = ["lobby", "map", "table", "panels", "chronicle", "talk", "learn", "notices", "replay", "analysis"].map(
  (name) => `style/${name}`,
);

/** @type {Map<string, {link: HTMLLinkElement, come: Promise<void>, worn: boolean}>} */
const sheets = new Map();

/** @param {string} name */
const rank = (name) => ORDER.indexOf(name) + 1 || ORDER.length + 1;

/**
 * Puts on a style sheet and waits for it, so that nothing is seen undressed.
 * @param {string} name its path without the ending
 */
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
  const [after] = [...sheets]
    .filter(([other]) => rank(other) > rank(name))
    .sort(([one], [other]) => rank(one) - rank(other));
  const sheet = {
    link,
    worn: true,
    come: /** @type {Promise<void>} */ (new Promise((resolve) => (link.onload = link.onerror = () => resolve()))),
  };
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
