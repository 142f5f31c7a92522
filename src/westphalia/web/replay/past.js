// @ts-check
// What the replay knows: the same signals as a live table, for a moment of the past and the eyes it is seen with.

import { batch, signal } from "../vendor/ui.js";
import { get, query } from "../lib/net.js";
import { theBoard, told } from "../lib/say.js";
import { KNOWN } from "../lib/since.js";
import { loadBoard } from "../lib/store.js";
import { indexOf, momentsOf, pointOf } from "./moments.js";

/** @typedef {import("../lib/types.js").LogEntry & {at: number}} Told a sentence, and after how many answers it was told first */
/** @typedef {import("./moments.js").Moment} Moment */

export const ALL_OPEN = -2; // the eyes of all seats at once, after the end
export const SPECTATOR = -1;
const KEPT = 200; // positions, so that to and fro costs the server nothing

/** A table that is looked back at. One position is asked for at a time, and then the one that is wanted last. */
export class Past {
  /** @param {string} id @param {number} entries @param {import("../lib/types.js").GameRoom} room */
  constructor(id, entries, room) {
    this.id = id;
    this.room = room;
    this.entries = entries;
    /** What is shown, while something else may be wanted already. @type {Moment | null} */
    this.shown = null;
    this.view = signal(/** @type {any} */ (null));
    this.info = signal(/** @type {any} */ (null));
    this.board = signal(/** @type {any} */ (null));
    /** The log until the moment shown, and all of it as these eyes read it, with its moments. */
    this.log = signal(/** @type {Told[]} */ ([]));
    this.whole = signal(/** @type {Told[]} */ ([]));
    this.moments = signal(/** @type {Moment[]} */ ([]));
    this.eyes = signal(/** @type {number | null} */ (null));
    /** Those that are wanted, while others may be shown. @type {number | null} */
    this.looking = null;
    this.lit = signal(/** @type {string | null} */ (null));
    this.picked = signal(/** @type {string | null} */ (null));
    this.pressed = signal(/** @type {{place: string} | null} */ (null));
    this.marks = signal(/** @type {Record<string, import("../lib/types.js").Mark>} */ ({}));
    this.wrong = signal("");
    /** @type {Map<string, any>} */
    this.frames = new Map();
    /** @type {Moment | null} */
    this.wanted = null;
    this.busy = false;
  }

  get path() {
    return `/api/tables/${this.id}/replay`;
  }

  /** Reads the whole log through other eyes. @param {number} seat */
  async look(seat) {
    this.looking = seat;
    try {
      const end = await get(`${this.path}/${this.entries}${query({ seat })}`);
      const board = this.board.peek() ?? (await loadBoard(end.table.game, this.room, this.id));
      if (this.looking !== seat) return; // what was asked for last may have come first
      batch(() => {
        this.board.value = board;
        theBoard.value = board;
        this.info.value = end.table;
        this.whole.value = end.log;
        this.moments.value = momentsOf(end.log, this.room.story, this.room.line.aftermath, this.entries);
        this.eyes.value = seat;
        this.wrong.value = "";
      });
    } catch (error) {
      if (this.looking === seat) this.wrong.value = told(error);
    }
  }

  /** The address of a moment for everybody: while it is played, as spectators see it. @param {Moment} moment @returns {Promise<import("../lib/route.js").Route>} */
  async address(moment) {
    const here = { page: /** @type {const} */ ("replay"), id: this.id };
    if (this.info.peek().state === "over") return { ...here, seat: this.eyes.peek(), ...pointOf(moment), event: this.moments.peek().indexOf(moment) + 1 };
    const { log } = await get(`${this.path}/${this.entries}${query({ seat: SPECTATOR })}`);
    const moments = momentsOf(log, this.room.story, this.room.line.aftermath, this.entries);
    const twin = indexOf(moments, { at: moment.at, told: null, like: moment.entry });
    return { ...here, seat: SPECTATOR, ...pointOf(moments[twin]), event: twin + 1 };
  }

  /** @param {Moment} moment */
  async want(moment) {
    this.wanted = moment;
    if (this.busy) return;
    this.busy = true;
    for (let shown = null; shown !== this.wanted; ) {
      shown = this.wanted;
      await this.show(shown).catch((error) => (this.wrong.value = told(error)));
    }
    this.busy = false;
  }

  /** @param {Moment} moment */
  async show(moment) {
    const frame = await this.frame(moment);
    batch(() => {
      this.shown = moment;
      // Every sentence reads the table's names: it is not drawn again for a table that is as it was.
      if (JSON.stringify(frame.table) !== JSON.stringify(this.info.peek())) this.info.value = frame.table;
      this.log.value = this.whole.peek().slice(0, moment.last);
      this.view.value = frame.view;
      this.wrong.value = "";
    });
  }

  /** @param {Moment} moment */
  async frame(moment) {
    const { at, told: entry } = pointOf(moment);
    const address = `${this.path}/${at}${query({ seat: this.eyes.peek(), log: KNOWN, ...(entry !== null && { told: entry }) })}`;
    const frame = this.frames.get(address) ?? (await get(address));
    this.frames.set(address, frame);
    if (this.frames.size > KEPT) this.frames.delete(/** @type {string} */ (this.frames.keys().next().value));
    return frame;
  }
}
