// @ts-check
// Asks for all modules of a page or a game at once, as the server has listed them: a browser would find each only when one
// that imports it has come.

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
