// @ts-check
// The games of this page: what the lobby tells of each beside its messages, and the room that is fetched when one of
// its tables is opened, and not before.

import { askFor, dressed, here, undressed } from "./assets.js";
import { speakOf, theGame } from "./i18n.js";
import { gameInfo, loadGames } from "./people.js";

/** @typedef {import("./types.js").GameRoom} GameRoom */
/**
 * How long a game takes, the option that stands out in the lobby and, where it is chosen for a quick game too, its
 * value at first, the one that gives seats their colours or else the sides that the seats are, the modules that are for
 * play turn by turn only, and the parts of the primer with their signs.
 * @typedef {{minutes: number, featured: string, quick?: string, slow?: string[], paint: string,
 *   sides?: Record<string, string>, primer: Record<string, string>}} Card
 */

/**
 * The room of a game, its lesson and its round on one page, its styles, and the parts of its messages that a table
 * needs ("" is its own file).
 * @typedef {{load: () => Promise<{room: GameRoom}>, lesson: () => Promise<import("../learn/card.js").Guide>,
 *   course: () => Promise<{course: import("../learn/course.js").Course}>, styles: string[], words: string[],
 *   card: Card}} Entry
 */

/** @type {Record<string, Entry>} */
export const GAMES = {
  wallenstein: {
    load: () => import("../games/wallenstein/index.js"),
    lesson: () => import("../games/wallenstein/lesson.js"),
    course: () => import("../games/wallenstein/course.js"),
    styles: ["map", "table", "panels", "replay"],
    words: ["", "lobby", "web", "tips"],
    card: {
      minutes: 60,
      featured: "setup",
      paint: "colours",
      primer: { plan: "hand", bid: "gavel", act: "thaler", fight: "tower", winter: "grain" },
    },
  },
  thirty_years_war: {
    load: () => import("../games/thirty_years_war/index.js"),
    lesson: () => import("../games/thirty_years_war/lesson.js"),
    course: () => import("../games/thirty_years_war/course.js"),
    styles: ["map", "table", "panels", "battle", "ledger", "replay"],
    words: ["", "events", "lobby", "web", "tips"],
    card: {
      minutes: 180,
      featured: "scenario",
      quick: "early_war",
      slow: ["one_visit"],
      paint: "",
      sides: { protestant: "azure", catholic: "gules" },
      primer: { draw: "hand", play: "scroll", march: "banner", fight: "swords", pay: "coins" },
    },
  },
};

/** What the lobby tells of a game that another package brings. @type {Card} */
const PLAIN = { minutes: 0, featured: "", paint: "", primer: {} };

/** A game of another package: its own room, if it brings one, or the plain one. @param {string} game */
function brought(game) {
  if (gameInfo(game)?.doors.page)
    return { load: () => import(here(`games/${game}/index.js`)), styles: [], words: ["", "events", "lobby", "web"] };
  return {
    load: () => import("../table/any-game.js"),
    styles: ["style/any-game"],
    words: ["", "events", "lobby", "web"],
  };
}

/** @param {string} game */
export const cardOf = (game) => GAMES[game]?.card ?? PLAIN;

/** Whether there is a course and a lesson of a game in this page. @param {string} game */
export const isTaught = (game) => game in GAMES;

/** What a game knows of its page for those who learn it. @param {string} game */
export const lessonOf = (game) => GAMES[game].lesson();

/** A whole round of a game, as one page shows it. @param {string} game */
export const courseOf = (game) => GAMES[game].course();

/** @type {Map<string, GameRoom>} */
const entered = new Map();

/** Enters the room of a game: afterwards its code, its words and its dress are there. @param {string} game */
export async function enter(game) {
  if (!GAMES[game] && !gameInfo(game)) await loadGames();
  const { load, styles, words } = GAMES[game] ?? brought(game);
  askFor(`games/${game}/index.js`);
  undressed((name) => !name.startsWith("games/") || name.startsWith(`games/${game}/`));
  const [{ room }] = await Promise.all([
    load(),
    speakOf(game, words),
    dressed(...styles.map((name) => (GAMES[game] ? `games/${game}/style/${name}` : name))),
  ]);
  entered.set(game, room);
}

/**
 * How a clause is called in a citation; one with a number by that, and no name twice behind what was *said*.
 * @param {string} clause
 * @param {string} [said]
 */
export const citedAs = (clause, said = "") => entered.get(theGame.value)?.cited?.(clause, said) ?? clause;

/** The room of a game that was entered. @param {string} game */
export function roomOf(game) {
  return /** @type {GameRoom} */ (entered.get(game));
}
