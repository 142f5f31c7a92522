// @ts-check
// Where the files of this page lie: beside its modules, under the version that the server gave it.

import { signal } from "../vendor/ui.js";

/** The address of one of our own files. @param {string} path from the root of the page */
export const here = (path) => new URL(`../${path}`, import.meta.url).href;

/** @type {Map<string, import("../vendor/ui.js").Signal<any>>} */
const files = new Map();

/** What one of our JSON files holds, or null until it has come; it is fetched once. @param {string} path */
export function loaded(path) {
  const known = files.get(path);
  if (known) return known.value;
  const file = signal(/** @type {any} */ (null));
  files.set(path, file);
  fetch(here(path))
    .then((response) => response.json())
    .then((held) => (file.value = held))
    .catch(() => files.delete(path)); // asked for again with the next drawing
  return file.value;
}
