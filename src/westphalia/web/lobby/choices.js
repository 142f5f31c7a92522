// @ts-check
// What can be chosen when a table is set, and how it is sent.

import { cardOf } from "../lib/games.js";
import { change, settings } from "../lib/settings.js";

/** @typedef {import("../lib/types.js").GameInfo} GameInfo */

/**
 * A seat of the form: who shall sit there.
 * @typedef {{kind: "me" | "hot" | "link" | "open" | "bot" | "asked", name?: string, bot?: string}} Place
 */

export const CLOCKS = {
  none: { bank: 0, increment: 0 },
  live: { bank: 15 * 60, increment: 40 },
  slow: { bank: 2 * 86400, increment: 86400 },
};

/**
 * The clock that is sent: it may stand still by night and on vacation, unless people play live.
 * @param {keyof typeof CLOCKS} clock
 * @param {{sleeps: boolean | null, vacations: boolean | null}} wish *null* is as usual
 */
export const clockSent = (clock, { sleeps, vacations }) => ({
  ...CLOCKS[clock],
  sleeps: clock !== "live" && (sleeps ?? clock === "slow"),
  vacations: clock !== "live" && (vacations ?? clock === "slow"),
});

const DAY = 86400;

/** Seconds after which somebody who is asked and away may be replaced by a bot; 0 is never. */
export const PATIENCE = [600, 3600, DAY, 3 * DAY, 7 * DAY, 0];

/** @param {keyof typeof CLOCKS} clock */
export const usualPatience = (clock) => (clock === "live" ? 600 : 3 * DAY);

/** @param {number} count @param {string} bot */
export const botSeats = (count, bot) => Array.from({ length: count }, () => ({ kind: "bot", bot }));

/** What was set last for a game, or nothing. @param {GameInfo} game */
export const lastOf = (game) => settings.value.lastTables[game.name] ?? {};

/** Keeps it for the next time. @param {GameInfo} game @param {Record<string, any>} table */
export const keepLast = (game, table) =>
  change({ lastTables: { ...settings.peek().lastTables, [game.name]: { ...lastOf(game), ...table } } });

/**
 * The modules that are offered at a table with this clock: some are for play turn by turn only.
 * @param {GameInfo} game
 * @param {string} clock
 */
export const offered = (game, clock) =>
  game.modules.filter((module) => clock === "slow" || !cardOf(game.name).slow?.includes(module));

/**
 * The rules of the last table as far as this game still knows them, else the plain ones.
 * @param {GameInfo} game @param {any} last
 */
export function gameOptions(game, last) {
  const modules = offered(game, last?.clock ?? "").filter(
    (module) => last?.modules?.includes(module) && !unmet(game, module, last.options ?? {}),
  );
  /** @type {Record<string, string>} */
  const options = {};
  for (const { name, values, several, module } of game.options) {
    const value = last?.options?.[name];
    const agreed = !several && (!module || modules.includes(module));
    if (agreed && value && values.includes(value)) options[name] = value;
  }
  return { modules, options };
}

/**
 * What stands against a module: the first of its needs that these options do not meet.
 * @param {GameInfo} game
 * @param {string} module
 * @param {Record<string, string>} options
 */
export function unmet(game, module, options) {
  const chosen = (/** @type {string} */ name) =>
    options[name] ?? game.options.find((option) => option.name === name)?.default ?? "";
  return (
    (game.needs ?? []).find((need) => need.module === module && !need.values.includes(chosen(need.option))) ?? null
  );
}

/** The seats as the server wants them. @param {Place[]} places @param {string} me */
export function seatsToSend(places, me) {
  return places.map((place) => {
    if (place.kind === "bot") return { kind: "bot", bot: place.bot };
    if (place.kind === "me") return { kind: "me", name: me };
    if (place.kind === "hot") return { kind: "hot", name: place.name };
    return { kind: "open" };
  });
}

/**
 * The places of a new table: me and bots, or as it was last.
 * @param {GameInfo} game
 * @param {any} last
 * @returns {Place[]}
 */
export function firstPlaces(game, last) {
  if (Array.isArray(last?.places) && game.seats.includes(last.places.length)) return last.places;
  const count = game.seats[game.seats.length - 1];
  return [{ kind: "me" }, { kind: "link" }, .../** @type {Place[]} */ (botSeats(count - 2, game.stand_in))];
}

/**
 * The places with one kept for a guest: the first that is not mine.
 * @param {Place[]} places @param {string} guest
 * @returns {Place[]}
 */
export function withGuest(places, guest) {
  const at = places.findIndex(({ kind }) => kind !== "me");
  return guest ? places.map((place, n) => (n === at ? { kind: "asked", name: guest } : place)) : places;
}

/** The places as they are kept for the next time: nobody is asked again by that. @param {Place[]} places */
export const withoutGuests = (places) =>
  places.map((place) => (place.kind === "asked" ? /** @type {Place} */ ({ kind: "link" }) : place));
