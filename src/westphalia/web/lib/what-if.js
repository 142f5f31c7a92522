// @ts-check
// A what-if board stands for the connection of a table: what is answered is tried in a world that the seat imagines,
// and the page shows it as it shows a table.

import { errorText } from "./i18n.js";
import { Refusal, get, query } from "./net.js";

/** @typedef {import("./net.js").Listener} Listener */

const WORLDS = 1_000_000;

/** Another of the many worlds that agree with what the seat knows. */
export const anyWorld = () => Math.floor(Math.random() * WORLDS);

export class WhatIf {
  /**
   * @param {string} id of the table
   * @param {number} seat
   * @param {number} world
   * @param {Listener & {wrong: (words: string) => void}} to
   */
  constructor(id, seat, world, to) {
    this.id = id;
    this.seat = seat;
    this.world = world;
    this.to = to;
    /** The turn at the table from which this goes on. @type {number | null} */
    this.turn = null;
    /** What was tried, batch by batch. @type {string[][]} */
    this.tried = [];
    this.moves = 0;
    this.logged = 0;
    to.state("live");
    void this.go([], null);
  }

  /** What is asked of the server is asked about this world. */
  asks() {
    return { seat: this.seat, turn: this.turn, world: this.world, tried: this.tried.flat() };
  }

  /** @param {any} message */
  send({ type, key, choices }) {
    if (type === "answer") void this.go([...this.tried, choices], key);
    else if (type === "undo") void this.go(this.tried.slice(0, -1), key);
    else if (type === "draft") queueMicrotask(() => this.to.heard({ type: "kept", key }));
    return true;
  }

  /** Tries these batches from the beginning. @param {string[][]} tried @param {string | null} key */
  async go(tried, key) {
    try {
      this.turn ??= (await get(`/api/tables/${this.id}/position${query({ seat: this.seat })}`)).turn;
      const asked = { ...this.asks(), tried: tried.flat() };
      const frame = await get(`/api/tables/${this.id}/what-if${query(asked)}`);
      if (!frame) throw new Refusal({ code: "stale", message: "the turn has passed", reason: "what_if_past" });
      this.came(tried, frame, key);
    } catch (error) {
      this.to.wrong(errorText(error));
      const { code = "failed", message = String(error) } = /** @type {any} */ (error);
      if (key) this.to.heard({ type: "error", key, code, message, reason: /** @type {any} */ (error).reason });
    }
  }

  /** @param {string[][]} tried @param {any} frame @param {string | null} key */
  came(tried, frame, key) {
    const known = Math.min(this.logged, frame.logged);
    this.tried = tried;
    this.logged = frame.logged;
    this.moves += 1;
    if (key) this.to.heard({ type: "ack", key, turn: this.moves });
    this.to.heard({ ...frame, turn: this.moves, log: frame.log.slice(known) });
  }

  close() {}
}
