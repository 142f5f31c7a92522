// @ts-check
// How far somebody has come at each of their tables for learning, kept in this browser.

import { signal } from "../vendor/ui.js";

/** *shut* if the lesson was put away. @typedef {import("./lesson.js").Kept & {shut: boolean}} Kept */

const KEY = "westphalia.lessons";
const MOST = 8; // tables that are remembered

/** @returns {Record<string, Partial<Kept>>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // private windows may forbid storage, and an old entry may be unreadable
  }
}

/** By the id of the table. */
export const lessons = signal(read());

/** @param {string} table @param {Partial<Kept>} change */
export function keep(table, change) {
  const { [table]: known = {}, ...others } = lessons.peek();
  lessons.value = Object.fromEntries([...Object.entries(others), [table, { ...known, ...change }]].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(lessons.value));
  } catch {
    // kept for this visit only
  }
}
