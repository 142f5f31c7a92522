// @ts-check
// The printed facts of a game as the server tells them, laid out by the ids that views and choices use.

/** @typedef {import("../../lib/types.js").Board} Board */

/** @param {any[]} entries each with an id @returns {Record<string, any>} in the same order */
const byId = (entries) => Object.fromEntries(entries.map((entry) => [entry.id, entry]));

/** @param {any} told @returns {Board} */
export function readBoard(told) {
  const boxes = /** @type {string[]} */ (told.boxes);
  const favours = told.favours.map((/** @type {any} */ favour) => ({ ...favour, actions: favour.against }));
  return {
    ...told,
    regions: byId(told.regions),
    events: byId(told.events),
    actions: byId(told.actions),
    tiles: byId(told.tiles),
    favours: byId(favours),
    // The boxes of the court's extra board bear their price in armies in their names.
    convert: Object.fromEntries(boxes.filter((box) => box.startsWith("convert_")).map((box) => [box, Number(box.slice(8))])),
    few_recruits: Object.assign({}, ...told.events.map((/** @type {any} */ event) => event.armies)),
  };
}
