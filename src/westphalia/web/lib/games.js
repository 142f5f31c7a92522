// @ts-check
// The games of this page. The room of a game is fetched when one of its tables is opened, and not before.

import { dressed } from "./dress.js";
import { speakOf } from "./say.js";

/** @typedef {import("./types.js").GameRoom} GameRoom */

/** @type {Record<string, () => Promise<{room: GameRoom}>>} */
const ROOMS = {
  wallenstein: () => import("../games/wallenstein/index.js"),
};

/** @type {Map<string, GameRoom>} */
const entered = new Map();

/** Enters the room of a game: afterwards its code, its words and its dress are there. @param {string} game */
export async function enter(game) {
  const [{ room }] = await Promise.all([ROOMS[game](), speakOf(game), dressed(`games/${game}/style`)]);
  entered.set(game, room);
}

/** The room of a game that was entered. @param {string} game */
export function roomOf(game) {
  return /** @type {GameRoom} */ (entered.get(game));
}
