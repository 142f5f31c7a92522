// @ts-check
// How far somebody has come in a lesson: which of its moments has come, which point is shown, and what comes next.
// It is decided from what the page is told of the table, and from what is prepared there.

import { keptBy } from "../lib/kept.js";

/** @typedef {import("../lib/types.js").LogEntry} LogEntry */
/**
 * One sentence: its clause, the part of the page that it speaks of, and what it recommends.
 * @typedef {{say: string, clause: string, at: string, choices: string[]}} Point
 */
/**
 * A moment of the game with its points, and what must be so for these to be true; see docs/protocol.md.
 * @typedef {{name: string, ask: string, about: Record<string, any>, event: string, own: boolean,
 *   view: Record<string, any>, so?: Record<string, any>, told?: Record<string, any>[], points: Point[]}} Stage
 */
/**
 * What is true at the table now.
 * @typedef {{ask: string, about: Record<string, any>, log: LogEntry[], view: any, seat: number, turn?: number}} Facts
 */
/** A point of a stage. @typedef {{stage: number, point: number}} Place */
/**
 * Where somebody is: the point, how far the game has come as the lesson tells it, whether it went another way then, and
 * the turn of the last question that was asked as it should be, with its stage.
 * @typedef {Place & {reach: number, astray: boolean, turn: number, asked: number}} Kept
 */

/** What a name with dots leads to; nothing is an empty text. @param {any} value @param {string} path */
const at = (value, path) => path.split(".").reduce((found, step) => found?.[step], value) ?? "";

/** @param {Record<string, any>} wanted @param {any} found */
const has = (wanted, found) => Object.entries(wanted).every(([path, value]) => at(found, path) === value);

/** Whether the moment of a stage has come. @param {Stage} stage @param {Facts} facts */
export function hasCome({ ask, about, event, own, view }, facts) {
  if (ask && (facts.ask !== ask || !has(about, facts.about))) return false;
  const told = (/** @type {LogEntry} */ entry) =>
    entry.event === event && (!own || entry.args.seat === facts.seat) && has(ask ? {} : about, entry.args);
  if (event && !facts.log.some(told)) return false;
  return has(view, facts.view);
}

/** Whether the moment of a stage has come, and what its points say is so. @param {Stage} stage @param {Facts} facts */
export function holds(stage, facts) {
  const isTold = (/** @type {Record<string, any>} */ { event, ...args }) =>
    facts.log.some((entry) => entry.event === event && has(args, entry.args));
  return hasCome(stage, facts) && has(stage.so ?? {}, facts.view) && (stage.told ?? []).every(isTold);
}

/**
 * What a point recommends and is not prepared yet, each as often as it recommends it; a verb alone stands for whatever
 * answer with it.
 * @param {Point} point
 * @param {string[]} prepared
 */
export function undone({ choices }, prepared) {
  const left = [...prepared];
  return choices.filter((choice) => {
    const [verb, noun] = choice.split(" ");
    if (noun !== undefined && prepared.includes(verb)) return false;
    const at = left.indexOf(choice);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Whether all that a point recommends is prepared. @param {Point | undefined} point @param {string[]} prepared */
export const done = (point, prepared) => Boolean(point?.choices.length && !undone(point, prepared).length);

const GO_ON = "go-on"; // what a point speaks of that is left by a button of the page

/**
 * The way of one person through the stages. They come one after the other, each as the lesson says, or the game has
 * gone another way: then nothing is said of it any more.
 */
export class Lesson {
  /**
   * @param {Stage[]} stages
   * @param {Partial<Kept> | null} [from] where the person was before
   * @param {string[]} [asides] kinds of questions that are asked on the way
   */
  constructor(stages, from = null, asides = []) {
    this.stages = stages;
    this.asides = asides;
    const known = from && stages[from.stage ?? -1]?.points[from.point ?? -1] ? from : null;
    /** What was shown, one after the other. @type {Place[]} */
    this.trail = known ? [{ stage: known.stage ?? 0, point: known.point ?? 0 }] : [];
    /** Which of it is shown: the last, unless somebody has gone back. */
    this.shown = this.trail.length - 1;
    /** The last stage that has come as it should. */
    this.reach = known ? Math.max(known.reach ?? 0, known.stage ?? 0) : -1;
    this.astray = Boolean(known?.astray);
    /** Whether the last point still waits for what it recommends. */
    this.waits = true;
    /** Whether only the button of the page leads on from it: then that is enough. */
    this.held = false;
    /** The stage whose question was asked last as it should be, and the turn of it. */
    this.asked = known?.asked ?? 0;
    this.turn = known?.turn ?? 0;
  }

  /** What is kept of it. @returns {Kept} */
  get kept() {
    const { stage, point } = this.trail.at(-1) ?? { stage: 0, point: 0 };
    return { stage, point, reach: this.reach, astray: this.astray, turn: this.turn, asked: this.asked };
  }

  /** Where it begins again at the last question that was asked as it should be. @returns {Partial<Kept>} */
  get before() {
    return { stage: this.asked, point: 0, reach: this.asked, astray: false, turn: this.turn, asked: this.asked };
  }

  /** @returns {Place | undefined} */
  get place() {
    return this.trail[this.shown];
  }

  /** @returns {Point | undefined} */
  get point() {
    return this.place && this.stages[this.place.stage].points[this.place.point];
  }

  /** How many points there are, and the number of the one that is shown. */
  get count() {
    const before = this.stages.slice(0, this.place?.stage ?? 0).reduce((sum, { points }) => sum + points.length, 0);
    return {
      number: before + (this.place?.point ?? 0) + 1,
      all: this.stages.reduce((sum, { points }) => sum + points.length, 0),
    };
  }

  /**
   * Whether a stage is there: its moment, or something is asked in the course of it.
   * @param {number} stage
   * @param {Facts} facts
   */
  isThere(stage, facts) {
    const found = this.stages[stage];
    return Boolean(
      found && (holds(found, facts) || (found.ask && stage === this.reach && this.asides.includes(facts.ask))),
    );
  }

  /**
   * What is said now: a point, that the game went another way, nothing before something comes, or nothing any more.
   * @param {Facts} facts
   * @returns {"point" | "astray" | "wait" | "over"}
   */
  says(facts) {
    if (this.astray) return "astray";
    if (this.place && this.isThere(this.place.stage, facts)) return "point";
    return this.trail.at(-1)?.stage === this.stages.length - 1 ? "over" : "wait";
  }

  /**
   * What comes after the last point: the next of its stage, or the next stage that is there.
   * @param {Facts} facts
   * @returns {Place | null}
   */
  onward(facts) {
    const last = this.trail.at(-1) ?? { stage: -1, point: 0 };
    if (this.stages[last.stage]?.points[last.point + 1]) return { stage: last.stage, point: last.point + 1 };
    const stage = this.stages.findIndex((_, n) => n > last.stage && n <= this.reach && this.isThere(n, facts));
    return stage < 0 ? null : { stage, point: 0 };
  }

  /** Whether there is nothing more to come. */
  get ended() {
    const { stage, point } = this.trail.at(-1) ?? { stage: 0, point: 0 };
    return (
      !this.astray &&
      this.shown === this.trail.length - 1 &&
      stage === this.stages.length - 1 &&
      point === this.stages[stage].points.length - 1
    );
  }

  /** @param {Place} place @param {string[]} prepared */
  show(place, prepared) {
    this.trail.push(place);
    this.shown = this.trail.length - 1;
    this.waits = !done(this.point, prepared);
    this.held = false;
  }

  /** How far the game has come, and whether that is the way of the lesson. @param {Facts} facts */
  look(facts) {
    // begun, or taken up elsewhere
    if (this.reach < 0) this.reach = this.stages.findLastIndex((stage) => holds(stage, facts));
    while (this.stages[this.reach + 1] && holds(this.stages[this.reach + 1], facts)) this.reach += 1;
    const here = this.stages[this.reach];
    if (here?.ask && holds(here, facts)) {
      this.astray = false; // something was taken back
      if (this.asked < this.reach || !this.turn) Object.assign(this, { asked: this.reach, turn: facts.turn ?? 0 });
    }
    if (this.isAstray(facts)) this.astray = true;
  }

  /**
   * Whether something is asked that the lesson does not know, or has come otherwise than it says, or is so no longer.
   * @param {Facts} facts
   */
  isAstray(facts) {
    if (this.reach === this.stages.length - 1) return false; // it has been told to its end
    const asked = this.stages.some((stage, n) => n <= this.reach && stage.ask && holds(stage, facts));
    const otherwise = this.stages.some((stage, n) => n > this.reach && hasCome(stage, facts));
    const last = this.stages[this.trail.at(-1)?.stage ?? -1];
    const past = Boolean(last && !last.ask && !holds(last, facts));
    return past || otherwise || Boolean(facts.ask && !asked && !this.asides.includes(facts.ask));
  }

  /**
   * The table has changed: a moment that has passed gives way to the next, and what was done as recommended to the next
   * point.
   * @param {Facts} facts
   * @param {string[]} prepared
   * @returns {boolean} whether something else is shown
   */
  follow(facts, prepared) {
    const before = JSON.stringify(this.kept);
    this.look(facts);
    if (!this.astray) this.goOn(facts, prepared);
    return JSON.stringify(this.kept) !== before;
  }

  /** @param {Facts} facts @param {string[]} prepared */
  goOn(facts, prepared) {
    const last = this.trail.at(-1);
    if (!last || !this.isThere(last.stage, facts)) {
      const next = this.stages.findIndex(
        (_, n) => n > (last?.stage ?? -1) && n <= this.reach && this.isThere(n, facts),
      );
      if (next >= 0) this.show({ stage: next, point: 0 }, prepared);
      return;
    }
    const again = this.again(facts, prepared);
    if (again) return this.show(again, prepared);
    const here = this.stages[last.stage].points[last.point];
    const next = this.onward(facts);
    if (!next) this.held = here.at === GO_ON;
    else if (this.held || (this.waits && done(here, prepared))) this.show(next, prepared);
  }

  /**
   * The first point of the stage that was done, and is so no longer.
   * @param {Facts} facts
   * @param {string[]} prepared
   * @returns {Place | null}
   */
  again(facts, prepared) {
    const { stage, point } = this.trail.at(-1) ?? { stage: 0, point: 0 };
    if (!this.stages[stage].ask || !holds(this.stages[stage], facts)) return null;
    const found = this.stages[stage].points.findIndex((each, n) => n < point && undone(each, prepared).length > 0);
    return found < 0 ? null : { stage, point: found };
  }

  /** @param {Facts} facts @param {string[]} prepared */
  next(facts, prepared) {
    if (!this.goesOn(facts, prepared)) return;
    if (this.shown < this.trail.length - 1) return void (this.shown += 1);
    const next = this.onward(facts);
    if (next) this.show(next, prepared);
  }

  back() {
    this.shown = Math.max(0, this.shown - 1);
  }

  /** Whether what was shown before can be read again: only what is still so. @param {Facts} facts */
  goesBack(facts) {
    return this.shown > 0 && this.isThere(this.trail[this.shown - 1].stage, facts);
  }

  /**
   * Whether *Next* leads anywhere now: not where something is to be done first.
   * @param {Facts} facts
   * @param {string[]} prepared
   */
  goesOn(facts, prepared) {
    if (this.shown < this.trail.length - 1) return true;
    return this.onward(facts) !== null && (!this.point || !undone(this.point, prepared).length);
  }
}

// ------------------------------------------------------------------------------
// How far somebody has come at each of their tables for learning, kept in this browser.

/**
 * *shut* if the lesson was put away, *ended* if that was at its end.
 * @typedef {Kept & {shut: boolean, ended: boolean}} KeptLesson
 */

const MOST = 8; // tables that are remembered

/** @type {ReturnType<typeof keptBy<KeptLesson>>} by the id of the table */
export const { all: lessons, keep } = keptBy("westphalia.lessons", MOST);
