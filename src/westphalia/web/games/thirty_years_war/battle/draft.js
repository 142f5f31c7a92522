// @ts-check
// What a side prepares in a battle before it answers: cards to lay, steps to lose, where to retreat to. What these come
// to the server says; nothing is counted here.

import { signal } from "../../../vendor/ui.js";

/** @typedef {import("../types.js").Store} Store */

/**
 * A counter in the battle: its class, whether it came out of the Fortress, and how many steps it gives up.
 * @typedef {{unit: string, besieged: boolean, hits: number}} Piece
 */

export class BattleDraft {
  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    /** The question that this belongs to. */
    this.of = "";
    /** Combat Cards to be laid. */
    this.cards = signal(/** @type {string[]} */ ([]));
    /** The counters of this side, with what each gives up. */
    this.pieces = signal(/** @type {Piece[]} */ ([]));
    /** Where to retreat to. */
    this.way = signal(/** @type {string | null} */ (null));
    /** Who shall command when that is asked; it is said with the word to stand. */
    this.commander = signal(/** @type {string | null} */ (null));
    /** What the server foretells of all this; null while it is asked. */
    this.foretold = signal(/** @type {any} */ (null));
    /**
     * Whether losses are prepared before they are asked for, and whether those are being tried now and nobody has
     * changed them.
     */
    this.preparing = signal(false);
    this.asPrepared = false;
    this.asking = new AbortController();
  }

  /**
   * Begins anew when another question is open.
   * @param {string} of
   * @param {Piece[]} pieces
   * @param {string | null} way
   */
  begin(of, pieces, way) {
    if (this.of === of) return;
    this.of = of;
    this.asPrepared = false;
    this.asking.abort();
    this.cards.value = [];
    this.pieces.value = pieces;
    this.way.value = way;
    this.foretold.value = null;
  }

  stop() {
    this.begin("", [], null);
  }

  /** Takes a card, or puts it back. @param {string} card @param {number} most */
  toggleCard(card, most) {
    const chosen = this.cards.value;
    const next = chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card];
    if (next.length > most) return;
    this.cards.value = next;
    this.foretell(next.map((one) => `combat ${one}`));
  }

  /**
   * A step of a counter; where it can give no further one, all of them are taken back.
   * @param {number} n
   * @param {string[]} open the steps that still lead to the number
   */
  hit(n, open) {
    this.asPrepared = false;
    const pieces = this.pieces.value.map((piece) => ({ ...piece }));
    const next = stepOf(this.board, pieces[n]);
    pieces[n].hits = next && open.includes(next) ? pieces[n].hits + 1 : 0;
    this.give(pieces);
  }

  /** Gives up these steps, as they are suggested or were prepared. @param {string[]} steps */
  suggest(steps, prepared = false) {
    this.asPrepared = prepared;
    this.give(
      withSteps(
        this.board,
        this.pieces.value.map((piece) => ({ ...piece, hits: 0 })),
        steps,
      ),
    );
  }

  /** @param {Piece[]} pieces */
  give(pieces) {
    this.pieces.value = pieces;
    this.foretell(stepsOf(this.board, pieces));
  }

  get board() {
    return /** @type {any} */ (this.store.board.peek());
  }

  /** @param {string[]} choices */
  foretell(choices) {
    this.asking.abort();
    this.asking = new AbortController();
    this.foretold.value = null;
    if (!choices.length) return;
    const { signal: wanted } = this.asking;
    this.store.forecast(choices, wanted).then(
      (/** @type {any} */ found) => void (wanted.aborted || (this.foretold.value = found)),
      () => {}, // nothing is foretold
    );
  }
}

/**
 * The counters of a force one by one; those who came out of the Fortress are told apart.
 * @param {Record<string, number>} units
 * @param {Record<string, number>} cameOut
 * @returns {Piece[]}
 */
export function piecesOf(units, cameOut = {}) {
  return Object.entries(units).flatMap(([unit, count]) => {
    const besieged = Math.min(count, cameOut[unit] ?? 0);
    return Array.from({ length: count }, (_, n) => ({ unit, besieged: n >= count - besieged, hits: 0 }));
  });
}

/** The reduced side of a counter. @param {any} board @param {string} unit */
export const reduced = (board, unit) =>
  Object.keys(board.units).find(
    (one) => board.units[one].kind === board.units[unit].kind && board.units[one].shows === "reduced",
  ) ?? unit;

/**
 * What a counter shows after its losses; null if it is gone.
 * @param {any} board
 * @param {Piece} piece
 * @returns {string | null}
 */
export function shown(board, { unit, hits }) {
  if (!hits) return unit;
  return board.units[unit].shows === "full" && hits === 1 ? reduced(board, unit) : null;
}

/** The answer that costs a counter its next step; null if it has none. @param {any} board @param {Piece} piece */
export function stepOf(board, piece) {
  const now = shown(board, piece);
  return now && `${piece.besieged ? "lose_besieged" : "lose"} ${now}`;
}

/** All steps given up, full counters first. @param {any} board @param {Piece[]} pieces @returns {string[]} */
export function stepsOf(board, pieces) {
  const steps = pieces.flatMap((piece) =>
    Array.from({ length: piece.hits }, (_, hits) => /** @type {string} */ (stepOf(board, { ...piece, hits }))),
  );
  const rank = (/** @type {string} */ step) => (board.units[step.split(" ")[1]].shows === "full" ? 0 : 1);
  return steps.sort((one, two) => rank(one) - rank(two));
}

/**
 * The counters when these steps are lost as well: where a counter gave one already it is lost there last.
 * @param {any} board
 * @param {Piece[]} pieces
 * @param {string[]} steps
 * @returns {Piece[]}
 */
export function withSteps(board, pieces, steps) {
  const after = pieces.map((piece) => ({ ...piece }));
  for (const step of steps) {
    const able = after.filter((piece) => stepOf(board, piece) === step);
    const found = able.find(({ hits }) => !hits) ?? able[0];
    if (found) found.hits += 1;
  }
  return after;
}
