// @ts-check
// What the replay knows: the same signals as a live table, for a moment of the past and the eyes it is seen with.

import { batch, signal } from "../vendor/ui.js";
import { get, query } from "../lib/net.js";
import { theBoard, told } from "../lib/say.js";
import { loadBoard } from "../lib/store.js";
import { lately } from "../chronicle/chronicle.js";

/** @typedef {import("../lib/types.js").LogEntry & {at: number}} Told a sentence, and after how many answers it was told first */

export const ALL_OPEN = -2; // the eyes of all seats at once, after the end
export const SPECTATOR = -1;
const KNOWN = 1_000_000; // more entries than any log has: a position is asked for without its log

/** What the last answers until a moment led to; several sentences may be told by one answer. @param {Told[]} log @param {number} at */
export function newsAt(log, at) {
  const last = log.findLast((entry) => entry.at <= at);
  return last ? log.filter((entry) => entry.at === last.at) : [];
}

/** The sentence that stands for what an answer led to: the first of some weight. @param {import("../lib/types.js").Story} story @param {Told[]} news @returns {Told | null} */
export const headline = (story, news) => /** @type {Told[]} */ (lately(story, news, news.length))[0] ?? news[0] ?? null;

/** The next moment at which something was told. @param {Told[]} log @param {number} at @param {number} entries */
export const nextTold = (log, at, entries) => log.find((entry) => entry.at > at)?.at ?? entries;

/** A table that is looked back at. One position is asked for at a time, and then the one that is wanted last. */
export class Past {
  /** @param {string} id @param {number} entries @param {import("../lib/types.js").GameRoom} room */
  constructor(id, entries, room) {
    this.id = id;
    this.room = room;
    this.entries = entries;
    /** What is shown, while something else may be wanted already. */
    this.at = -1;
    this.eyes = SPECTATOR;
    this.view = signal(/** @type {any} */ (null));
    this.info = signal(/** @type {any} */ (null));
    this.board = signal(/** @type {any} */ (null));
    /** The log until the moment shown, and all of it. */
    this.log = signal(/** @type {Told[]} */ ([]));
    this.whole = signal(/** @type {Told[]} */ ([]));
    this.lit = signal(/** @type {string | null} */ (null));
    this.picked = signal(/** @type {string | null} */ (null));
    this.marks = signal(/** @type {Record<string, import("../lib/types.js").Mark>} */ ({}));
    this.wrong = signal("");
    this.wanted = "";
    this.busy = false;
  }

  /** @param {number} at @param {number} seat */
  async want(at, seat) {
    this.wanted = `${at} ${seat}`;
    if (this.busy) return;
    this.busy = true;
    for (let shown = ""; shown !== this.wanted; ) {
      shown = this.wanted;
      await this.show(shown).catch((error) => (this.wrong.value = told(error)));
    }
    this.busy = false;
  }

  /** @param {string} moment */
  async show(moment) {
    const [at, seat] = moment.split(" ").map(Number);
    const path = `/api/tables/${this.id}/replay`;
    const same = this.at >= 0 && seat === this.eyes;
    const [frame, end] = await Promise.all([
      get(`${path}/${at}${query({ seat, log: KNOWN })}`),
      same ? null : get(`${path}/${this.entries}${query({ seat })}`),
    ]);
    const board = this.board.peek() ?? (await loadBoard(frame.table.game, this.room, this.id));
    batch(() => {
      this.at = at;
      this.eyes = seat;
      this.board.value = board;
      theBoard.value = board;
      // Every sentence reads the table's names: it is not drawn again for a table that is as it was.
      if (JSON.stringify(frame.table) !== JSON.stringify(this.info.peek())) this.info.value = frame.table;
      if (end) this.whole.value = end.log;
      this.log.value = this.whole.peek().slice(0, frame.logged);
      this.view.value = frame.view;
      this.wrong.value = "";
    });
  }
}
