// @ts-check
// Where the files of this page lie, modules asked for before they are imported, and the style sheets that not every
// page needs.  An installed program serves a bundle, in which several files are one: tools/build/bundle.mjs.

import { signal } from "../vendor/ui.js";

// ------------------------------------------------------------------------------
// Where the files of this page lie: beside its modules, under the version that the server gave it.

/** The address of one of our own files. @param {string} path from the root of the page */
export const here = (path) => new URL(`../${path}`, import.meta.url).href;

/** What the server has written into the page, or nothing. @param {string} id */
const inPage = (id) => JSON.parse(globalThis.document?.getElementById?.(id)?.textContent ?? "{}");

/**
 * The sheet with the faces of the letters, the style sheets in each file of the bundle, and the files of messages in
 * each of its parts; nothing where the server has no bundle.
 * @type {{faces?: string, sheets?: Record<string, string[]>, words?: Record<string, string[]>}}
 */
const BUNDLE = inPage("bundle");

/** The parts of the bundle that hold messages. */
export const WORDS = Object.entries(BUNDLE.words ?? {});

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
const MODULES = inPage("modules");

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

/**
 * The faces of nearly every text, which is read in any face if they do not come; a preload in the head would be
 * complained of wherever the first text comes late.
 */
export function fetchFaces() {
  if (BUNDLE.faces) document.head.append(linkTo(BUNDLE.faces));
  else for (const face of ['1em "Alegreya Sans"', '1em "EB Garamond"']) document.fonts.load(face).catch(() => {});
}

/** @param {string} file */
const linkTo = (file) => Object.assign(document.createElement("link"), { rel: "stylesheet", href: here(file) });

/** The order in which the sheets of the frame are read; those of a game come after them. */
const ORDER = [
  "lobby",
  "map",
  "table",
  "panels",
  "talk",
  "chronicle",
  "learn",
  "notices",
  "moderation",
  "replay",
  "analysis",
].map((name) => `style/${name}`);

/**
 * A file with one sheet or, in the bundle, with several.
 * @typedef {{link: HTMLLinkElement, come: Promise<void>, worn: boolean, names: string[]}} Sheet
 * @type {Map<string, Sheet>}
 */
const sheets = new Map();

/** @param {string} name */
const rank = (name) => ORDER.indexOf(name) + 1 || ORDER.length + 1;

/**
 * Puts on style sheets and waits for them, so that nothing is seen undressed.
 * @param {string[]} names their paths without the ending
 */
export async function dressed(...names) {
  const found = [];
  for (const name of names) {
    const worn = [...sheets.values()].find((sheet) => sheet.worn && sheet.names.includes(name));
    found.push(worn ?? put(name, names));
  }
  await Promise.all(found.map(({ come }) => come));
}

/** Lays aside all sheets but these. @param {(name: string) => boolean} kept */
export function undressed(kept) {
  for (const sheet of sheets.values()) if (!sheet.names.every(kept)) wear(sheet, false);
}

/**
 * Puts on the file with a sheet: in the bundle that which brings most of what is *wanted*, and least besides.
 * @param {string} name @param {string[]} wanted
 */
function put(name, wanted) {
  const worth = (/** @type {string[]} */ names) =>
    names.filter((each) => wanted.includes(each)).length - names.length / 99;
  const [[file, names] = [`${name}.css`, [name]]] = Object.entries(BUNDLE.sheets ?? {})
    .filter(([, names]) => names.includes(name))
    .sort(([, one], [, other]) => worth(other) - worth(one));
  const sheet = sheets.get(file) ?? hung(file, names);
  wear(sheet, true);
  return sheet;
}

/** Adds a file of sheets at its place. @param {string} file @param {string[]} names */
function hung(file, names) {
  const link = linkTo(file);
  const [after] = [...sheets.values()]
    .filter((other) => rank(other.names[0]) > rank(names[0]))
    .sort((one, other) => rank(one.names[0]) - rank(other.names[0]));
  const sheet = {
    link,
    worn: true,
    come: /** @type {Promise<void>} */ (new Promise((resolve) => (link.onload = link.onerror = () => resolve()))),
    names,
  };
  void sheet.come.then(() => wear(sheet, sheet.worn)); // it may have been laid aside before it came
  document.head.insertBefore(link, after?.link ?? null);
  sheets.set(file, sheet);
  return sheet;
}

/** @param {Sheet} sheet @param {boolean} worn */
function wear(sheet, worn) {
  sheet.worn = worn;
  if (sheet.link.sheet) sheet.link.sheet.disabled = !worn;
}
