// @ts-check
// Playback: telling one step after another what happened in one go. All plans of an action may be carried out before
// anybody is asked again; whoever looks on is told of it with the map as it was then, at their own pace: they may
// pause, go back and skip.

import { signal } from "../vendor/ui.js";
import { language, t } from "./i18n.js";
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

const KEPT = 80; // steps that one can go back
const AHEAD = 3; // steps that are fetched before they are told

export class Telling {
  /** @param {Manner} manner @param {(step: Step) => void} show */
  constructor(manner, show) {
    this.manner = manner;
    this.show = show;
    /** @type {Step[]} */
    this.queue = [];
    /** What was shown; the last of it is shown now. @type {Step[]} */
    this.past = [];
    /** The last position heard. @type {Frame | null} */
    this.last = null;
    /** Whether something is to be read first. */
    this.paused = false;
    /** @type {any} */
    this.timer = 0;
    /** Steps of long ago, as they come. @type {AsyncIterator<Step[]> | null} */
    this.source = null;
    /** Positions that came while those were told. @type {Frame[]} */
    this.waiting = [];
    this.pulling = false;
    /** All of the log, for the end of that. @type {LogEntry[]} */
    this.whole = [];
    /**
     * Whether whoever looks on has stopped it, whether there is something to go back to, and whether the past is
     * played.
     */
    this.state = signal({ held: false, back: false, playing: false });
  }

  /** @param {Frame} frame */
  hear(frame) {
    if (this.state.peek().playing) return void this.waiting.push(frame);
    const steps = this.last && atLeisure(this.last, frame) ? stepsOf(this.manner, this.last, frame) : null;
    if (steps && this.past.at(-1)?.told === null) this.past.pop(); // what it led to is told now
    this.last = frame;
    if (!steps) this.skip();
    this.queue.push(...(steps ?? [{ frame, told: null, seen: null, hold: 0 }]));
    if (!this.timer) this.next();
  }

  next() {
    this.timer = 0;
    while (this.queue.length && !this.paused && !this.state.peek().held && !this.timer) this.one();
    this.pull();
  }

  /** Shows one step, and lets it stay its time. */
  one() {
    const step = /** @type {Step} */ (this.queue.shift());
    this.past = [...this.past, step].slice(-KEPT);
    this.show(step);
    if (!step.told) return this.caughtUp();
    this.changed();
    const { held } = this.state.peek();
    const hold = step.hold / (settings.peek().pace || 1);
    if (hold && !held) this.timer = setTimeout(() => this.next(), hold);
  }

  /** What is shown is true now; what came while the past was played is heard. */
  caughtUp() {
    this.changed({ held: false, playing: false });
    for (const frame of this.waiting.splice(0)) this.hear(frame);
  }

  /** @param {Partial<{held: boolean, playing: boolean}>} more */
  changed(more = {}) {
    const now = { ...this.state.peek(), ...more, back: this.past.length > 1 };
    if (JSON.stringify(now) !== JSON.stringify(this.state.peek())) this.state.value = now;
  }

  /** Waits while somebody reads, and goes on afterwards. @param {boolean} paused */
  pause(paused) {
    this.paused = paused;
    if (!this.timer) this.next();
  }

  /** Stops, or goes on from there. @param {boolean} held */
  hold(held) {
    this.stop();
    this.changed({ held });
    if (!held) this.next();
  }

  /** One step back; there it stays until whoever looks on goes on. */
  back() {
    const now = this.past.at(-1);
    const before = this.past.at(-2);
    if (!now || !before) return;
    this.stop();
    this.past.pop();
    this.queue.unshift(now);
    this.changed({ held: true });
    this.show(before);
  }

  /** One step on, whether it is stopped or not. */
  forward() {
    this.stop();
    if (this.queue.length) this.one();
    this.pull();
  }

  /** Goes on at once from what is shown now. */
  hurry() {
    this.stop();
    this.next();
  }

  /**
   * Who sits at the table is heard at once; how the game stands there waits for its turn. It is kept for whenever what
   * is true now is shown again.
   * @param {import("./types.js").TableInfo} table
   * @returns {boolean} whether it waits
   */
  waits(table) {
    const late = this.waiting.pop();
    if (late) this.waiting.push({ ...late, table });
    else if (this.last) this.last = { ...this.last, table };
    const end = this.queue.at(-1) ?? this.past.at(-1);
    if (end && !end.told) end.frame = { ...end.frame, table };
    return Boolean(this.source || this.queue.length);
  }

  /** Shows at once what there is to tell. */
  skip() {
    this.stop();
    if (this.source) this.end();
    for (const step of this.queue.splice(0)) {
      this.past = [...this.past, step].slice(-KEPT);
      this.show(step);
    }
    this.caughtUp();
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  /**
   * Tells what was long ago, until what is true now.
   * @param {AsyncIterator<Step[]>} source
   * @param {LogEntry[]} log all of it until now
   */
  playBack(source, log) {
    this.skip();
    this.source = source;
    this.whole = log;
    this.past = [];
    this.changed({ playing: true, held: reducedMotion() || settings.peek().pace === 0 });
    this.pull();
  }

  /** Fetches what will be told next. */
  async pull() {
    if (!this.source || this.pulling || this.queue.length >= AHEAD) return;
    this.pulling = true;
    const source = this.source;
    const found = await source.next().catch(() => ({ done: true, value: /** @type {Step[]} */ ([]) }));
    this.pulling = false;
    if (this.source !== source) return;
    if (found.done) return this.end();
    this.queue.push(...found.value);
    if (this.past.length) this.timer || this.next();
    else this.forward();
  }

  /** All of the past has come: what is true is shown after it, with all that came meanwhile. */
  end() {
    const came = this.waiting.splice(0);
    this.source = null;
    for (const frame of came) this.whole = joined(this.whole, frame.log, frame.logged);
    const last = /** @type {Frame} */ (came.at(-1) ?? this.last);
    this.last = last;
    this.queue.push({
      frame: { ...last, log: this.whole, logged: this.whole.length },
      told: null,
      seen: null,
      hold: 0,
    });
    if (!this.timer) this.next();
  }
}

const HOUR = 3600; // seconds on the own clock, which are enough to look on

/**
 * Whether there is somebody who looks on and has the time: nothing was taken back, and no own clock runs out soon.
 * @param {Frame} before
 * @param {Frame} frame
 */
function atLeisure(before, frame) {
  const inOrder = (frame.logged ?? 0) - frame.log.length === before.logged;
  const hurried = frame.questions.length > 0 && (frame.table.seats[frame.seat]?.left ?? Infinity) < HOUR;
  return inOrder && !hurried && !reducedMotion() && settings.peek().pace > 0 && !globalThis.document?.hidden;
}

/**
 * A log with what came. An answer taken back takes its entries with it, so the log may shrink: *length* is what it has
 * now, and the news are the end of it.
 * @param {LogEntry[]} known @param {LogEntry[]} news @param {number} [length]
 */
export function joined(known, news, length = known.length + news.length) {
  const kept = length - news.length;
  if (kept === known.length && !news.length) return known;
  return [...known.slice(0, kept), ...news];
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
  const known = (frame.logged ?? 0) - frame.log.length;
  const table = { ...frame.table, state: /** @type {const} */ ("playing"), waiting: [], result: null };
  const shown = (/** @type {any} */ now, /** @type {number} */ begin, /** @type {number} */ end) => ({
    ...frame,
    table,
    view: now,
    log: frame.log.slice(begin, end),
    logged: known + end,
    questions: [],
    undo: 0,
  });
  for (const [to, told] of passages(manner, frame.log)) {
    const log = frame.log.slice(from, to);
    const at = log.findIndex(({ event }) => manner.seen.has(event));
    const before = at < 0 ? view : manner.later(view, log.slice(0, at), frame);
    view = manner.later(before, log.slice(Math.max(0, at)), frame);
    const middle = from + Math.max(0, at);
    if (at >= 0)
      steps.push({
        frame: shown(manner.meanwhile(before, view), from, middle),
        told,
        seen: log[at],
        hold: manner.sight(log[at], frame.seat),
      });
    steps.push({ frame: shown(view, middle, to), told, seen: null, hold: manner.hold(log, frame.seat) });
    from = to;
  }
  return [...steps, { frame: { ...frame, log: frame.log.slice(from) }, told: null, seen: null, hold: 0 }];
}

/**
 * Where the passages of a log end, each with the entry that it is about.
 * @param {Manner} manner
 * @param {LogEntry[]} log
 * @returns {[number, LogEntry][]}
 */
export function passages({ about: kinds, ends, joins }, log) {
  /** @type {[number, LogEntry][]} */
  const found = [];
  /** @type {LogEntry | null} */
  let about = null;
  log.forEach((entry, n) => {
    if (about && ends.has(entry.event) && !joins(log[n - 1], entry)) {
      found.push([n, about]);
      about = null;
    }
    if (!about && kinds.has(entry.event)) about = entry;
  });
  if (about) found.push([log.length, about]);
  return found;
}

// ------------------------------------------------------------------------------
// How fast is told what happened: slower, faster, or all at once.

export const PACES = [0.5, 1, 2, 4, 0];

/** @param {number} pace */
export const paceName = (pace) => (pace ? `${new Intl.NumberFormat(language.value).format(pace)}×` : t("pace-off"));
