// @ts-check
// Much may happen in one go: all plans of an action are carried out before anybody is asked again. Whoever looks on is
// told of it one thing after another, with the map as it was then, and may skip to the end.

import { reducedMotion, settings } from "./settings.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").Telling} Manner how a game is told */
/**
 * @typedef {object} Step
 * @property {Frame} frame
 * @property {LogEntry | null} told
 * @property {LogEntry | null} seen what is under way and not told yet
 * @property {number} hold how long it stays, in milliseconds
 */

export class Telling {
  /** @param {Manner} manner @param {(step: Step) => void} show */
  constructor(manner, show) {
    this.manner = manner;
    this.show = show;
    /** @type {Step[]} */
    this.queue = [];
    /** The last position heard. @type {Frame | null} */
    this.last = null;
    /** Whether something is to be read first. */
    this.paused = false;
    /** @type {any} */
    this.timer = 0;
  }

  /** @param {Frame} frame */
  hear(frame) {
    const steps = this.last && atLeisure(this.last, frame) ? stepsOf(this.manner, this.last, frame) : null;
    this.last = frame;
    if (!steps) this.skip();
    this.queue.push(...(steps ?? [{ frame, told: null, seen: null, hold: 0 }]));
    if (!this.timer) this.next();
  }

  next() {
    this.timer = 0;
    while (this.queue.length && !this.paused && !this.timer) {
      const step = /** @type {Step} */ (this.queue.shift());
      this.show(step);
      if (step.hold) this.timer = setTimeout(() => this.next(), step.hold);
    }
  }

  /** Waits while somebody reads, and goes on afterwards. @param {boolean} paused */
  pause(paused) {
    this.paused = paused;
    if (!this.timer) this.next();
  }

  /** Goes on at once from what is shown now. */
  hurry() {
    this.stop();
    this.next();
  }

  /** Who sits at the table is heard at once; how the game stands there waits for its turn. @param {import("./types.js").TableInfo} table @returns {boolean} whether it waits */
  waits(table) {
    const end = this.queue.at(-1);
    if (end) end.frame = { ...end.frame, table };
    return Boolean(end);
  }

  /** Shows at once what there is to tell. */
  skip() {
    this.stop();
    for (const step of this.queue.splice(0)) this.show(step);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
  }
}

/** Whether there is somebody who looks on and has the time: nothing was taken back, and no own clock runs. @param {Frame} before @param {Frame} frame */
function atLeisure(before, frame) {
  const inOrder = (frame.logged ?? 0) - frame.log.length === before.logged;
  const hurried = frame.table.clock.bank > 0 && frame.questions.length > 0;
  return inOrder && !hurried && !reducedMotion() && !settings.peek().playThrough && !globalThis.document?.hidden;
}

/**
 * A position as steps; the last one is the position itself.
 * @param {Manner} manner @param {Frame} before @param {Frame} frame @returns {Step[]}
 */
export function stepsOf(manner, before, frame) {
  /** @type {Step[]} */
  const steps = [];
  let view = before.view;
  let from = 0;
  const table = { ...frame.table, state: /** @type {const} */ ("playing"), waiting: [], result: null };
  const shown = (/** @type {any} */ now, /** @type {LogEntry[]} */ log) => ({ ...frame, table, view: now, log, logged: undefined, questions: [], undo: 0 });
  for (const [to, told] of passages(manner, frame.log)) {
    const log = frame.log.slice(from, to);
    const at = log.findIndex(({ event }) => event === manner.seen);
    const before = at < 0 ? view : manner.later(view, log.slice(0, at), frame);
    view = manner.later(before, log.slice(Math.max(0, at)), frame);
    if (at >= 0) steps.push({ frame: shown(manner.meanwhile(before, view), log.slice(0, at)), told, seen: log[at], hold: manner.sight });
    steps.push({ frame: shown(view, log.slice(Math.max(0, at))), told, seen: null, hold: manner.hold(log, frame.seat) });
    from = to;
  }
  return [...steps, { frame: { ...frame, log: frame.log.slice(from) }, told: null, seen: null, hold: 0 }];
}

/** Where the passages of a log end, each with the entry that it is about. @param {Manner} manner @param {LogEntry[]} log @returns {[number, LogEntry][]} */
function passages({ about: kinds, ends }, log) {
  /** @type {[number, LogEntry][]} */
  const found = [];
  /** @type {LogEntry | null} */
  let about = null;
  log.forEach((entry, n) => {
    if (about && ends.has(entry.event)) {
      found.push([n, about]);
      about = null;
    }
    if (!about && kinds.has(entry.event)) about = entry;
  });
  if (about) found.push([log.length, about]);
  return found;
}
