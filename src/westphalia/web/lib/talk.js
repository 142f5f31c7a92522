// @ts-check
// The talk of a table as the page keeps it: the entries, how far they are read, and where one may speak.

/** @typedef {import("./types.js").Talk} Talk */

/** @type {Talk} */
export const SILENCE = { entries: [], read: 0, unread: 0, speaks: "" };

/** What is known with what came: its entries are all that there are behind *after*. @param {Talk} known @param {Talk & {after: number}} frame @returns {Talk} */
export function talkWith(known, { after, entries, read, unread, speaks }) {
  const kept = known.entries.filter(({ n }) => n <= after);
  return { entries: [...kept, ...entries], read, unread, speaks };
}
