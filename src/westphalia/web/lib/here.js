// @ts-check
// Where the files of this page lie: beside its modules, under the version that the server gave it.

import { signal } from "../vendor/ui.js";

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

/** Tries until the file has come, with a pause between tries. @param {import("../vendor/ui.js").Signal<any>} file @param {string} path */
async function fetchInto(file, path) {
  try {
    const response = await fetch(here(path));
    if (!response.ok) throw new Error(`${path} is not there`);
    file.value = await response.json();
  } catch {
    setTimeout(() => fetchInto(file, path), PATIENCE);
  }
}
