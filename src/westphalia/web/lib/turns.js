// @ts-check
// At how many tables one is waited for, as the server counts it; asked again now and then, and whenever the page is seen.

import { signal } from "../vendor/ui.js";
import { get } from "./net.js";

const OFTEN = 30000; // milliseconds between two looks

/** @type {import("../vendor/ui.js").Signal<{count: number, tables: string[]}>} */
export const turns = signal({ count: 0, tables: [] });

/** Asks now; what cannot be had stays as it was. */
export async function lookAtTurns() {
  if (globalThis.document?.hidden) return;
  const found = await get("/api/turns").catch(() => null);
  if (found && JSON.stringify(found) !== JSON.stringify(turns.peek())) turns.value = found;
}

/** Looks at how many tables one is waited for, until the returned function is called. */
export const watchTurns = () => lookOften(() => void lookAtTurns(), OFTEN);

/** Looks now, again and again, and whenever the page is seen anew, until the returned function is called.
 * @param {() => void} look @param {number} pause milliseconds between two looks */
export function lookOften(look, pause) {
  look();
  const timer = setInterval(look, pause);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** A title with the number of tables before it, if there are any. @param {string} title @param {number} count */
export const counted = (title, count) => (count ? `(${count}) ${title}` : title);
