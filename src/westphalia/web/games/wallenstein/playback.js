// @ts-check
// How what happens in Wallenstein is told while plans are carried out: in steps, and what of the log counts.

/** @typedef {import("../../lib/types.js").LogEntry} LogEntry */

const LOOK = 500;
const READ = 1000; // the tray of others, once all cubes lie in it
export const FALL = 1600; // all cubes of a throw together

/** @type {import("../../lib/types.js").Telling} */
export const telling = {
  about: new Set([
    "event-drawn",
    "income-taken",
    "building-raised",
    "armies-deployed",
    "armies-moved",
    "action-skipped",
    "attack-began",
    "revolt-broke",
  ]),
  ends: new Set([
    "card-turned-up",
    "action-turned-up",
    "action-began",
    "attack-began",
    "revolt-broke",
    "bid-revealed",
    "round-ended",
    "supply-checked",
    "majority-scored",
    "year-began",
    "round-began",
  ]),
  joins: () => false,
  seen: new Set(["cubes-cast"]),
  sight: () => FALL,
  meanwhile: (before, { tower }) => ({ ...before, tower }), // what the cubes fall through
  later,
  says: (_, about) => about,
  hold,
};

/**
 * A throw takes longer, unless it is an own one, which stays until it is read.
 * @param {LogEntry[]} log
 * @param {number} seat
 */
function hold(log, seat) {
  const own = log.some(
    ({ event, args }) => ["attack-began", "revolt-broke"].includes(event) && [args.seat, args.defender].includes(seat),
  );
  return !own && log.some(({ event }) => event === "cubes-cast") ? READ : LOOK;
}

/**
 * A view in which these entries have come true. A county of which nothing more is told is as it will be in the end; of
 * any other the entries tell who holds it, and with how many armies.
 * @param {any} view @param {LogEntry[]} log @param {import("../../lib/types.js").Frame} frame
 */
function later(view, log, { view: end, log: whole }) {
  let now = {
    ...view,
    counties: { ...view.counties },
    seats: [...view.seats],
    actions: [...view.actions],
    tiles: [...view.tiles],
  };
  const rest = whole.slice(whole.indexOf(/** @type {LogEntry} */ (log.at(-1))) + 1);
  const ahead = rest.flatMap(placesOf);
  for (const entry of log) {
    const { event, args } = entry;
    for (const county of placesOf(entry)) {
      if (county in end.counties)
        now.counties[county] = ahead.includes(county)
          ? standing(now.counties[county], county, entry)
          : end.counties[county];
    }
    if (event in LAID_OUT) now = { ...now, ...LAID_OUT[event](now, args, end) };
    if (event === "event-drawn")
      Object.assign(now, {
        planning: false,
        event: args.event,
        events: now.events.filter((/** @type {any} */ { id }) => id !== args.event),
      });
    if (event === "position-taken") now.tiles[args.position] = null;
    if (event === "action-turned-up") turnUp(now, args);
    if (event === "action-began") now.done = args.space;
    if (now.seats[args.seat]) now.seats[args.seat] = holding(now.seats[args.seat], event, args, view.auction);
  }
  const held = Object.values(now.counties).map(({ owner }) => owner);
  now.seats = now.seats.map((/** @type {any} */ seat, /** @type {number} */ n) => ({
    ...seat,
    counties: held.filter((owner) => owner === n).length,
  }));
  now.tower = heldBefore(end.tower, rest);
  return now;
}

/** An action lies open, and is none of the hidden ones any more. @param {any} now @param {any} args */
function turnUp(now, { space, action }) {
  now.actions[space] = action;
  now.hidden_actions = now.hidden_actions.filter((/** @type {string} */ hidden) => hidden !== action);
}

/**
 * What the tower held before some throws: what it holds after them, with all that has fallen out and without what was
 * cast in.
 * @param {{seats: number[], peasants: number} | null | undefined} tower after them
 * @param {LogEntry[]} entries
 */
export function heldBefore(tower, entries) {
  if (!tower) return tower;
  const thrown = entries.filter(({ event }) => event === "cubes-cast");
  const [peasants, ...seats] = [tower.peasants, ...tower.seats].map((cubes, n) => {
    const at = n ? n - 1 : tower.seats.length; // the peasants are the last
    return thrown.reduce((sum, { args: { tray, cast } }) => sum + tray[at] - cast[at], cubes);
  });
  return { ...tower, seats, peasants };
}

/**
 * What a season, a year or the winter lays out anew: whoever was away may be told of several.
 * @type {Record<string, (view: any, args: any, end: any) => object>}
 */
const LAID_OUT = {
  "round-ended": () => ({ event: null }),
  "grain-lost": () => ({ season: "winter" }),
  "year-began": (_, { year }, end) => ({ year: year + 1, events: end.year === year + 1 ? end.events : [] }),
  "round-began": ({ seats }, { year, season }) => ({
    year: year + 1,
    season,
    planning: true,
    event: null,
    done: 0,
    seats: seats.map(unplanned),
  }),
  "actions-laid-out": ({ actions, hidden_actions: hidden }, { actions: open }) => {
    const rest = [...actions, ...hidden].filter((action) => action !== "hidden" && !open.includes(action));
    return { actions: [...open, ...rest.map(() => "hidden")], hidden_actions: rest };
  },
  "tiles-laid-out": (_, { tiles }) => ({ tiles: [...tiles] }),
};

/** A seat of which nothing lies open yet. @param {any} seat */
function unplanned(seat) {
  const boxes = Object.fromEntries(Object.keys(seat.boxes).map((box) => [box, "hidden"]));
  return { ...seat, boxes, ready: false, position: null, tile: null };
}

/** @param {LogEntry} entry @returns {string[]} */
const placesOf = ({ args }) => [args.county, args.origin].filter(Boolean);

/** A county after an entry, as far as that tells it. @param {any} county @param {string} id @param {LogEntry} entry */
function standing(county, id, { event, args }) {
  const {
    seat,
    armies,
    left = county.armies,
    there = county.armies,
    markers = county.markers,
    built: buildings = county.buildings,
  } = args;
  if (args.origin === id) return { ...county, armies: left };
  if (event === "county-conquered") return { ...county, owner: seat, armies };
  if (event === "county-garrisoned") return { ...county, owner: seat, armies: there };
  if (event === "county-held" || event === "revolt-quelled") return { ...county, armies };
  if (event === "county-devastated") return { ...county, owner: null, armies: 0, buildings: [], markers: 0 };
  return { ...county, armies: there, buildings, markers };
}

/**
 * What a seat has after that, as the event tells it.
 * @param {any} seat
 * @param {string} event
 * @param {Record<string, any>} args
 * @param {string} auction
 */
function holding(seat, event, args, auction) {
  const boxes = { ...seat.boxes };
  if (event === "card-turned-up") boxes[args.box] = args.card;
  if (event === "bid-revealed") boxes[auction] = args.card;
  if (event === "position-taken") return { ...seat, position: args.position + 1, tile: args.tile };
  const { thalers = seat.thalers, grain = seat.grain } = args;
  return { ...seat, boxes, thalers, grain };
}

// ------------------------------------------------------------------------------
// What the entries of the log are to a reader.

/** @type {import("../../lib/types.js").Story} */
export const story = {
  heads: ["round-began", "year-began", "grain-lost", "game-won"],
  quiet: ["card-turned-up", "action-turned-up", "mat-ready"],
  chapters: ["action-began", "round-began", "round-ended", "grain-lost"],
  actions: ["round-began", "event-drawn", "action-began", "round-ended", "grain-lost", "game-won"],
  together: ["majority-scored", "year-scored"],
  battles: [
    "attack-began",
    "cubes-cast",
    "county-conquered",
    "county-held",
    "county-devastated",
    "attack-failed",
    "revolt-broke",
    "revolt-quelled",
  ],
  periods: ["round-began", "grain-lost"],
  displayed: ["actions-laid-out", "tiles-laid-out", "favours-displayed"],
  placeOf: ({ args }) => args.county ?? null,
};
