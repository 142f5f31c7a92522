// @ts-check
// The printed facts as the page uses them: what the server tells, by the ids that views and choices use.

/** @typedef {import("../../lib/types.js").Board} Board */

/** @param {any} told @returns {Board} */
export function readBoard(told) {
  return { ...told, forms: {} }; // the forms of names lie with their messages
}

/** The Area in which a city lies; an Independent City lies within one and belongs to none. @param {Board} board @param {string} city @returns {string | null} */
export const areaOf = (board, city) => board.cities[city]?.area ?? board.cities[city]?.within ?? null;

/** @param {Board} board @param {string} city */
export const isIndependent = (board, city) => Boolean(board.cities[city]?.within);
