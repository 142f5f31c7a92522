// @ts-check
// What happens in one go while the plans are carried out, as steps that are told one after another.

/** @typedef {import("../../lib/types.js").LogEntry} LogEntry */

const LOOK = 500;
const THROW = 2600; // the tower takes its time, and then one wants to read the tray

/** @type {import("../../lib/types.js").Telling} */
export const telling = {
  about: new Set([
    "event-drawn", "income-taken", "building-raised", "armies-deployed", "armies-moved", "action-skipped", "attack-began", "revolt-broke",
  ]),
  ends: new Set([
    "card-turned-up", "action-turned-up", "action-began", "attack-began", "revolt-broke", "bid-revealed", "round-ended",
    "supply-checked", "majority-scored", "year-began", "round-began",
  ]),
  later,
  hold,
};

/** A throw takes longer, unless it is an own one, which stays until it is read. @param {LogEntry[]} log @param {number} seat */
function hold(log, seat) {
  const own = log.some(({ event, args }) => ["attack-began", "revolt-broke"].includes(event) && [args.seat, args.defender].includes(seat));
  return !own && log.some(({ event }) => event === "cubes-cast") ? THROW : LOOK;
}

/**
 * A view in which these entries have come true. A county lies under one plan only, so it is as it will be in the end.
 * @param {any} view @param {LogEntry[]} log @param {import("../../lib/types.js").Frame} frame
 */
function later(view, log, { view: end, log: whole }) {
  const now = { ...view, counties: { ...view.counties }, seats: [...view.seats], actions: [...view.actions], tiles: [...view.tiles] };
  for (const { event, args } of log) {
    for (const county of [args.county, args.origin]) if (county in end.counties) now.counties[county] = end.counties[county];
    if (event === "event-drawn") Object.assign(now, { planning: false, event: args.event, events: view.events.filter((/** @type {any} */ { id }) => id !== args.event) });
    if (event === "position-taken") now.tiles[args.position] = null;
    if (event === "action-turned-up") now.actions[args.space] = args.action;
    if (event === "action-began") now.done = args.space;
    if (event === "cubes-cast") now.tower = null;
    if (now.seats[args.seat]) now.seats[args.seat] = holding(now.seats[args.seat], event, args, view.auction);
  }
  const lastThrow = whole.findLast(({ event }) => event === "cubes-cast");
  if (lastThrow && log.includes(lastThrow)) now.tower = end.tower; // what it was before nobody knows
  return now;
}

/** What a seat has after that. @param {any} seat @param {string} event @param {Record<string, any>} args @param {string} auction */
function holding(seat, event, args, auction) {
  const boxes = { ...seat.boxes };
  if (event === "card-turned-up") boxes[args.box] = args.card;
  if (event === "bid-revealed") boxes[auction] = args.card;
  if (event === "position-taken") return { ...seat, position: args.position + 1, tile: args.tile };
  const income = (/** @type {string} */ action) => (event === "income-taken" && args.action === action ? args.amount : 0);
  const thalers = seat.thalers - (args.paid ?? 0) + income("collect_taxes");
  return { ...seat, boxes, thalers, grain: seat.grain + income("collect_grain") };
}
