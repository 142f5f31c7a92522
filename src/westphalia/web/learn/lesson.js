// @ts-check
// How far somebody has come in a lesson: which of its moments has come, which point is shown, and what comes next. It is
// decided from what the page is told of the table, and from what is prepared there.

/** @typedef {import("../lib/types.js").LogEntry} LogEntry */
/** One sentence: its clause, the part of the page that it speaks of, and what it recommends. @typedef {{say: string, clause: string, at: string, choices: string[]}} Point */
/** A moment of the game with its points; see docs/protocol.md. @typedef {{name: string, ask: string, about: Record<string, any>, event: string, own: boolean, view: Record<string, any>, points: Point[]}} Stage */
/** What is true at the table now. @typedef {{ask: string, about: Record<string, any>, log: LogEntry[], view: any, seat: number}} Facts */
/** A point of a stage. @typedef {{stage: number, point: number}} Place */

/** @param {Record<string, any>} wanted @param {any} found */
const has = (wanted, found) => Object.entries(wanted).every(([name, value]) => found?.[name] === value);

/** Whether the moment of a stage has come. @param {Stage} stage @param {Facts} facts */
export function holds({ ask, about, event, own, view }, facts) {
  if (ask && (facts.ask !== ask || !has(about, facts.about))) return false;
  const told = (/** @type {LogEntry} */ entry) => entry.event === event && (!own || entry.args.seat === facts.seat) && has(ask ? {} : about, entry.args);
  if (event && !facts.log.some(told)) return false;
  return has(view, facts.view);
}

/** The first stage after this one whose moment has come, or -1. @param {Stage[]} stages @param {number} from @param {Facts} facts */
const ahead = (stages, from, facts) => stages.findIndex((stage, n) => n > from && holds(stage, facts));

/** What a point recommends and is not prepared yet; a verb alone stands for whatever answer with it. @param {Point} point @param {string[]} prepared */
export const undone = ({ choices }, prepared) => choices.filter((choice) => !prepared.includes(choice) && !prepared.includes(choice.split(" ")[0]));

/** Whether all that a point recommends is prepared. @param {Point | undefined} point @param {string[]} prepared */
export const done = (point, prepared) => Boolean(point?.choices.length && !undone(point, prepared).length);

/** The way of one person through the stages. */
export class Lesson {
  /** @param {Stage[]} stages @param {Place | null} [from] where the person was before */
  constructor(stages, from = null) {
    this.stages = stages;
    /** What was shown, one after the other. @type {Place[]} */
    this.trail = from && stages[from.stage]?.points[from.point] ? [from] : [];
    /** Which of it is shown: the last, unless somebody has gone back. */
    this.shown = this.trail.length - 1;
    /** Whether the last point still waits for what it recommends. */
    this.waits = true;
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
    return { number: before + (this.place?.point ?? 0) + 1, all: this.stages.reduce((sum, { points }) => sum + points.length, 0) };
  }

  /** What comes after the last point: the next of its stage, or the next moment that has come. @param {Facts} facts @returns {Place | null} */
  onward(facts) {
    const last = this.trail.at(-1) ?? { stage: -1, point: 0 };
    if (this.stages[last.stage]?.points[last.point + 1]) return { stage: last.stage, point: last.point + 1 };
    const stage = ahead(this.stages, last.stage, facts);
    return stage < 0 ? null : { stage, point: 0 };
  }

  /** Whether there is nothing more to come. */
  get ended() {
    const { stage, point } = this.trail.at(-1) ?? { stage: 0, point: 0 };
    return this.shown === this.trail.length - 1 && stage === this.stages.length - 1 && point === this.stages[stage].points.length - 1;
  }

  /** @param {Place} place @param {string[]} prepared */
  show(place, prepared) {
    this.trail.push(place);
    this.shown = this.trail.length - 1;
    this.waits = !done(this.point, prepared);
  }

  /** The table has changed: a moment that has passed gives way to the next, and what was done as recommended to the next point. @param {Facts} facts @param {string[]} prepared @returns {boolean} whether another point is shown */
  follow(facts, prepared) {
    const last = this.trail.at(-1);
    const next = this.onward(facts);
    if (!next) return false;
    if (!last) return this.show(next, prepared), true;
    const past = !holds(this.stages[last.stage], facts);
    const stage = past ? ahead(this.stages, last.stage, facts) : -1;
    if (stage >= 0) return this.show({ stage, point: 0 }, prepared), true;
    const point = this.stages[last.stage].points[last.point];
    if (past || !this.waits || !done(point, prepared)) return false;
    this.waits = false;
    return this.show(next, prepared), true;
  }

  /** @param {Facts} facts @param {string[]} prepared */
  next(facts, prepared) {
    if (this.shown < this.trail.length - 1) return void (this.shown += 1);
    const next = this.onward(facts);
    if (next) this.show(next, prepared);
  }

  back() {
    this.shown = Math.max(0, this.shown - 1);
  }

  /** Whether *Next* leads anywhere now. @param {Facts} facts */
  goesOn(facts) {
    return this.shown < this.trail.length - 1 || this.onward(facts) !== null;
  }
}
