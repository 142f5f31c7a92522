// @ts-check
// What this browser keeps of some tables, the latest of them: how far a lesson has come, which winter was put away.

import { signal } from "../vendor/ui.js";

/**
 * @template {object} T
 * @param {string} key under which it lies in the browser
 * @param {number} most tables that are remembered
 */
export function keptBy(key, most) {
  const all = signal(/** @type {Record<string, Partial<T>>} */ (read(key)));
  /** @param {string} name @param {Partial<T>} change */
  const keep = (name, change) => {
    const { [name]: known = {}, ...others } = all.peek();
    all.value = Object.fromEntries([...Object.entries(others), [name, { ...known, ...change }]].slice(-most));
    try {
      localStorage.setItem(key, JSON.stringify(all.value));
    } catch {
      // kept for this visit only
    }
  };
  return { all, keep };
}

/** @param {string} key */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {}; // private windows may forbid storage, and an old entry may be unreadable
  }
}
