// @ts-check
// What the page knows of a table: one store for each table and seat open.

import { batch, computed, signal } from "../vendor/ui.js";
import { errorText, t, theBoard } from "./i18n.js";
import { Marks } from "./marks.js";
import { Refusal, changed, freshKey, get, openConnection, query } from "./net.js";
import { Telling, joined } from "./playback.js";
import { objection } from "./prose.js";
import { Since } from "./since.js";
import { WhatIf } from "./what-if.js";

// ------------------------------------------------------------------------------
// The talk of a table as the page keeps it: the entries, how far they are read, and where one may speak.

/** @typedef {import("./types.js").Talk} Talk */

/** @type {Talk} */
export const SILENCE = { entries: [], read: 0, unread: 0, speaks: "" };

/**
 * What is known with what came: its entries are all that there are behind *after*.
 * @param {Talk} known
 * @param {Talk & {after: number}} frame
 * @returns {Talk}
 */
export function talkWith(known, { after, entries, read, unread, speaks }) {
  const kept = known.entries.filter(({ n }) => n <= after);
  return { entries: [...kept, ...entries], read, unread, speaks };
}

// ------------------------------------------------------------------------------
// The store of a table, and the printed facts of its game.

/** @typedef {import("./types.js").TableInfo} TableInfo */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").GameRoom} GameRoom */
/** @typedef {{resolve: () => void, reject: (error: Refusal) => void, message: any}} Waiting */

/**
 * The boards as the server tells them, and as a room reads them.
 * @type {Map<string, {told: Promise<any>, read?: Promise<Board>}>}
 */
const boards = new Map();

/**
 * Asks for the printed facts of a game, with the values that a table has corrected for itself: as soon as the game is
 * known, for its room takes as long to come.
 * @param {string} game @param {string} [table]
 */
export function askForBoard(game, table) {
  const path = `/api/games/${game}/board${query({ table, brief: "true" })}`;
  let found = boards.get(path);
  if (!found) {
    found = { told: get(path) };
    boards.set(path, found);
    found.told.catch(() => boards.delete(path));
  }
  return found;
}

/**
 * What the data say of them in sentences, which nothing is drawn with.
 * @param {string} game @param {string} table
 */
export const loadRemarks = async (game, table) => (await get(`/api/games/${game}/board${query({ table })}`)).remarks;

/**
 * The same as the room of the game reads it.
 * @param {string} game @param {GameRoom} room @param {string} [table]
 * @returns {Promise<Board>}
 */
export function loadBoard(game, room, table) {
  const found = askForBoard(game, table);
  found.read ??= found.told.then(room.readBoard);
  return found.read;
}

/** @type {Map<string, TableStore>} */
const open = new Map();

/**
 * A table seen from a seat, -1 to watch, or a what-if board of it. The same store is given until it is closed.
 * @param {string} id @param {number} seat @param {GameRoom} room @param {number | null} [world]
 */
export function openTable(id, seat, room, world = null) {
  const key = `${id} ${seat} ${world}`;
  let store = open.get(key);
  if (!store) {
    store = new TableStore(id, seat, room, world);
    open.set(key, store);
  }
  return store;
}

const DRAFT_REST = 400; // milliseconds without a change before a draft is sent
const BOARD_AGAIN = 2000; // milliseconds until the board is asked for again

/** One table as one seat may know it. */
export class TableStore {
  /** The last position. */
  frame = signal(/** @type {Frame | null} */ (null));
  info = signal(/** @type {TableInfo | null} */ (null));
  log = signal(/** @type {import("./types.js").LogEntry[]} */ ([]));
  board = signal(/** @type {Board | null} */ (null));
  connectionState = signal(/** @type {"connecting" | "live" | "reconnecting" | "closed"} */ ("connecting"));
  refusal = signal(/** @type {import("./types.js").Refused | null} */ (null));
  /** An answer begun on this or another device. */
  draft = signal(/** @type {any} */ (null));
  /** The place pointed at in a log line or a card. */
  hovered = signal(/** @type {string | null} */ (null));
  /** The places that a hint points at. */
  hinted = signal(/** @type {string[]} */ ([]));
  /** That somebody seeks a place which the map does not show. */
  sought = signal(/** @type {object | null} */ (null));
  /** The place that is looked at. */
  picked = signal(/** @type {string | null} */ (null));
  /** The last press on the map: an answer, if the place is one then. */
  pressed = signal(/** @type {{place: string} | null} */ (null));
  /** What is told at the moment, while more has happened already. */
  told = signal(/** @type {import("./types.js").LogEntry | null} */ (null));
  /** What was said and done beside the game. */
  talk = signal(SILENCE);
  /** What is under way before everybody's eyes, and not in the log yet. */
  seen = signal(/** @type {import("./types.js").LogEntry | null} */ (null));
  /** All entries of the step that is told. */
  beat = signal(/** @type {import("./types.js").LogEntry[]} */ ([]));
  view = computed(() => this.frame.value?.view ?? null);
  question = computed(() => this.frame.value?.questions[0] ?? null);
  /** Answers on their way; a connection that comes back sends them again under the same key. */
  busy = signal(false);
  /** @type {Map<string, Waiting>} */
  waiting = new Map();
  /** @type {Frame[]} */
  held = [];
  /** The view that came last, which may not be shown yet. @type {any} */
  latest = null;
  /** The turn after each answer that is acknowledged. @type {Map<string, number>} */
  taken = new Map();
  /** The key of a draft that the server is not known to have. */
  unkept = "";
  /** The number of the draft that is newest, wherever it was made. */
  drafted = 0;
  /** @type {any} */
  draftTimer = 0;

  /**
   * @param {string} id @param {number} seat @param {GameRoom} room
   * @param {number | null} [world] of a what-if board
   */
  constructor(id, seat, room, world = null) {
    this.id = id;
    this.seat = seat;
    this.room = room;
    this.world = world;
    this.telling = new Telling(room.telling, (step) => this.show(step));
    this.since = new Since(this);
    this.marks = new Marks();
    const to = {
      heard: (/** @type {any} */ frame) => this.heard(frame),
      state: (/** @type {"connecting" | "live" | "reconnecting" | "closed"} */ state) => this.changed(state),
    };
    const wrong = (/** @type {string} */ message) => void (this.refusal.value = { message, clause: null });
    this.whatIf = world === null ? null : new WhatIf(id, seat, world, { ...to, wrong });
    this.connection = this.whatIf ?? openConnection(() => this.address(), to);
  }

  /** What a question about a position names: the turn at the table, or a world. @param {number | undefined} [turn] */
  asks(turn = this.frame.peek()?.turn) {
    return this.whatIf?.asks() ?? { seat: this.seat, turn };
  }

  address() {
    const log = this.log.peek().length;
    return `/api/tables/${this.id}/live${query({ seat: this.seat, log, talk: 1, changes: 1 })}`;
  }

  /** @param {"connecting" | "live" | "reconnecting" | "closed"} state */
  changed(state) {
    this.connectionState.value = state;
    if (state !== "live") return;
    if (this.refusal.peek()?.offline) this.refusal.value = null; // which is true no longer
    this.sendDraft();
    for (const [key, { message }] of this.waiting) if (!this.taken.has(key)) this.connection.send(message);
  }

  /** @param {any} frame */
  heard(frame) {
    if (frame.type === "position") this.received(this.whole(frame));
    else if (frame.type === "presence") this.present(frame.table);
    else if (frame.type === "talk") this.talk.value = talkWith(this.talk.peek(), frame);
    else if (frame.type === "ack") this.acknowledged(frame);
    else if (frame.type === "kept") this.kept(frame.key);
    else if (frame.type === "error") this.refused(frame);
  }

  /**
   * A position may come as what has changed since the last, and before the server had the draft made here.
   * @param {any} frame
   * @returns {Frame}
   */
  whole({ changes, ...frame }) {
    this.latest = changes ? changed(this.latest, changes) : frame.view;
    if (!this.unkept) this.drafted += 1;
    return { ...frame, view: this.latest, drafted: this.unkept ? null : this.drafted };
  }

  /** No position is shown before the board it is printed on. @param {Frame} frame */
  received(frame) {
    if (this.board.peek()) return this.telling.hear(frame);
    this.held.push(frame);
    if (this.held.length === 1) void this.loadBoard(frame.table.game);
  }

  /** @param {TableInfo} table */
  present(table) {
    const now = this.info.peek();
    this.info.value = now && this.telling.waits(table) ? { ...now, seats: table.seats } : table;
  }

  /**
   * Takes what a request is told of the table, unless the connection has told of it meanwhile: that may be newer.
   * @param {Promise<TableInfo>} request
   */
  async learn(request) {
    const before = this.info.peek();
    const table = await request;
    if (this.info.peek() === before) this.present(table);
  }

  /** @param {import("./playback.js").Step} step */
  show({ frame, told, seen }) {
    batch(() => {
      this.positionCame(frame);
      if (told || this.told.peek())
        this.hovered.value = told && this.room.story.placeOf(this.room.telling.says(frame.log, told));
      this.told.value = told;
      this.seen.value = seen;
      this.beat.value = told ? frame.log : [];
    });
  }

  /** @param {Frame} frame */
  positionCame(frame) {
    batch(() => {
      const before = this.frame.peek();
      this.log.value = joined(this.log.peek(), frame.log, frame.logged);
      this.info.value = frame.table;
      this.frame.value = frame;
      if (frame.drafted === this.drafted) this.draft.value = frame.draft;
      if (before?.turn !== frame.turn) this.refusal.value = null;
    });
    // the acknowledgement of an answer may come later than the position behind it
    for (const [key, { message }] of this.waiting) if (message.turn < frame.turn) this.done(key);
  }

  /** An answer is safe; its promise waits for the position behind it. @param {{key: string, turn: number}} frame */
  acknowledged({ key, turn }) {
    this.taken.set(key, turn);
    if (turn <= (this.frame.peek()?.turn ?? 0)) this.done(key);
  }

  /** @param {string} key */
  done(key) {
    this.taken.delete(key);
    this.settled(key)?.resolve();
  }

  /** @param {string} game */
  async loadBoard(game) {
    try {
      const board = await loadBoard(game, this.room, this.id);
      batch(() => {
        this.board.value = board;
        theBoard.value = board;
        for (const frame of this.held.splice(0)) this.telling.hear(frame);
      });
    } catch {
      if (this.connectionState.peek() !== "closed") setTimeout(() => void this.loadBoard(game), BOARD_AGAIN);
    }
  }

  /**
   * @param {{key: string | null, code: string, message: string, reason?: string, args?: any, clause?: string,
   *   objection?: string, about?: any}} frame
   */
  refused(frame) {
    const closed = frame.code === "closed"; // why, the server may have told before
    if (!closed || !this.refusal.peek())
      this.refusal.value = { message: objection(frame, this) ?? errorText(frame), clause: frame.clause ?? null };
    const error = new Refusal(frame);
    this.kept(frame.key); // a draft that was refused is not sent again
    if (frame.key) this.settled(frame.key)?.reject(error);
    else if (closed) for (const key of [...this.waiting.keys()]) this.settled(key)?.reject(error);
  }

  /** Says why something could not be done. @param {unknown} error */
  failed(error) {
    this.refusal.value = {
      message: errorText(error),
      clause: null,
      offline: error instanceof Refusal && error.code === "offline",
    };
  }

  /** @param {string} key */
  settled(key) {
    const found = this.waiting.get(key);
    this.waiting.delete(key);
    this.busy.value = this.waiting.size > 0;
    return found;
  }

  /** @param {any} message @returns {Promise<void>} */
  submit(message) {
    if (this.connectionState.peek() === "closed")
      return Promise.reject(new Refusal({ code: "closed", message: "the table is closed" }));
    const turn = this.frame.peek()?.turn ?? 0;
    // what is pressed while an answer is on its way is not heard
    const answered = [...this.waiting.values()].some((one) => one.message.turn === turn);
    if (answered)
      return Promise.reject(new Refusal({ code: "answered", message: "this question is answered already" }));
    const whole = { ...message, turn, key: freshKey() };
    this.refusal.value = null;
    return new Promise((resolve, reject) => {
      this.waiting.set(whole.key, { resolve, reject, message: whole });
      this.busy.value = true;
      this.sendDraft();
      this.connection.send(whole);
    });
  }

  /**
   * Answers the question of this turn; the batch is taken whole or not at all.
   * @param {string[]} choices @returns {Promise<void>} rejected with {code, message}
   */
  answer(choices) {
    return this.submit({ type: "answer", choices });
  }

  /** Takes the last answer back, while that is allowed. @returns {Promise<void>} */
  undo() {
    return this.submit({ type: "undo" });
  }

  /** Keeps an answer begun here for this seat's other devices. @param {any} draft */
  saveDraft(draft) {
    this.draft.value = draft;
    this.unkept = freshKey();
    this.drafted += 1;
    clearTimeout(this.draftTimer);
    this.draftTimer = setTimeout(() => this.sendDraft(), DRAFT_REST);
  }

  /** Sends a draft that the server may not have; where the connection is down it waits for the next one. */
  sendDraft() {
    clearTimeout(this.draftTimer);
    const sent = this.unkept && this.connection.send({ type: "draft", draft: this.draft.peek(), key: this.unkept });
    if (sent && this.waiting.size) this.unkept = ""; // an answer ends a draft, which must not come after it
  }

  /** @param {string | null} key of a draft that the server has taken, or will not take */
  kept(key) {
    if (key === this.unkept) this.unkept = "";
  }

  /** Says why a choice is not offered, in the words of the rules. @param {string} choice */
  async explain(choice) {
    if (this.whatIf) return; // why, the rules say of the table only
    const turn = this.frame.peek()?.turn;
    const told = await get(`/api/tables/${this.id}/why${query({ seat: this.seat, choice })}`).catch(() => null);
    if (told && turn === this.frame.peek()?.turn)
      this.refusal.value = { message: objection(told, this) ?? t("why-not-here"), clause: told.clause };
  }

  /**
   * What may come of choices, in the game's own shape; null if their turn has ended at the table.
   * @param {string[]} choices @param {AbortSignal} signal @param {number | undefined} turn in which they are open
   * @returns {Promise<any>}
   */
  forecast(choices, signal, turn = this.frame.peek()?.turn) {
    return get(`/api/tables/${this.id}/forecast${query({ ...this.asks(turn), choice: choices })}`, signal);
  }

  /**
   * What may come of each of these answers behind some choices, by the answer; one of which nothing is foretold is left
   * out.
   * @param {string[]} answers
   * @param {AbortSignal} signal
   * @param {number | undefined} turn in which they are open
   * @param {string[]} [before]
   * @returns {Promise<Record<string, any>>}
   */
  async forecasts(answers, signal, turn, before = []) {
    const asked = { ...this.asks(turn), choice: before, each: answers };
    /** @type {any[]} */
    const found = (await get(`/api/tables/${this.id}/forecast${query(asked)}`, signal)) ?? [];
    return Object.fromEntries(answers.map((answer, n) => [answer, found[n]]).filter(([, told]) => told));
  }

  /**
   * What this seat would see and be asked after choices that it could take back; null if there is nothing to rehearse
   * now.
   * @param {string[]} choices
   * @param {AbortSignal} [signal]
   * @returns {Promise<import("./types.js").Rehearsed | null>}
   */
  rehearse(choices, signal) {
    return get(`/api/tables/${this.id}/rehearsal${query({ ...this.asks(), choice: choices })}`, signal);
  }

  /**
   * What a bot would do after choices that are prepared, and why; null if their turn has ended at the table.
   * @param {string[]} choices @returns {Promise<{bot: string, steps: import("./types.js").HintStep[]} | null>}
   */
  hint(choices) {
    return get(`/api/tables/${this.id}/hint${query({ ...this.asks(), choice: choices })}`);
  }

  close() {
    this.sendDraft();
    this.telling.stop();
    this.connection.close();
    open.delete(`${this.id} ${this.seat} ${this.world}`);
  }
}
