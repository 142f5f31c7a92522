// @ts-check
// What can be chosen when a table is set, and how it is sent.

/** @typedef {import("../lib/types.js").GameInfo} GameInfo */

/**
 * A seat of the form: who shall sit there.
 * @typedef {{kind: "me" | "hot" | "link" | "open" | "bot", name?: string, bot?: string}} Place
 */

// Bots bear the names of people of the time.
const CAPTAINS = ["Tilly", "Banér", "Pappenheim", "Mansfeld", "Torstensson", "Turenne", "Gallas", "Wrangel", "Piccolomini"];

export const CLOCKS = {
  none: { bank: 0, increment: 0 },
  live: { bank: 15 * 60, increment: 40 },
  slow: { bank: 2 * 86400, increment: 86400 },
};

/** Names for bots that nobody at the table bears. @param {string[]} taken @param {number} count */
export function botNames(taken, count) {
  const free = CAPTAINS.filter((name) => !taken.includes(name));
  for (let n = free.length - 1; n > 0; n -= 1) {
    const other = Math.floor(Math.random() * (n + 1));
    [free[n], free[other]] = [free[other], free[n]];
  }
  return free.slice(0, count);
}

/** @param {number} count @param {string} bot @param {string} me */
export function botSeats(count, bot, me) {
  return botNames([me], count).map((name) => ({ kind: "bot", bot, name }));
}

/** A name for somebody who has given none; two guests at one table should not be mixed up. @param {string} word */
export const guestName = (word) => `${word} ${100 + Math.floor(Math.random() * 900)}`;

/** The names of a game's modules. @param {GameInfo} game @returns {string[]} */
export const moduleNames = (game) => game.modules.map((module) => (typeof module === "string" ? module : module.name));

/**
 * The rules of the last table as far as this game still knows them, else the plain ones.
 * @param {GameInfo} game @param {any} last
 */
export function gameOptions(game, last) {
  const modules = moduleNames(game).filter((module) => last?.modules?.includes(module));
  /** @type {Record<string, string>} */
  const options = {};
  for (const { name, values, several } of game.options) {
    const value = last?.options?.[name];
    if (!several && value && values.includes(value)) options[name] = value;
  }
  return { modules, options };
}

/** The seats as the server wants them. @param {Place[]} places @param {string} me */
export function seatsToSend(places, me) {
  const taken = places.map((place) => place.name ?? "");
  const names = botNames([...taken, me], places.length);
  return places.map((place) => {
    if (place.kind === "bot") return { kind: "bot", bot: place.bot, name: names.pop() };
    if (place.kind === "me") return { kind: "me", name: me };
    if (place.kind === "hot") return { kind: "hot", name: place.name };
    return { kind: "open" };
  });
}

/** The places of a new table: me and bots, or as it was last. @param {GameInfo} game @param {any} last @returns {Place[]} */
export function firstPlaces(game, last) {
  if (Array.isArray(last?.places) && game.seats.includes(last.places.length)) return last.places;
  const bot = game.bots[game.bots.length - 1];
  const count = game.seats[game.seats.length - 1];
  return [{ kind: "me" }, { kind: "link" }, ...Array.from({ length: count - 2 }, () => /** @type {Place} */ ({ kind: "bot", bot }))];
}

/** The key of a way to begin: "drawn line-up" -> "setup-drawn-line-up". @param {string} setup */
export const setupKey = (setup) => `setup-${setup.replaceAll(" ", "-")}`;
