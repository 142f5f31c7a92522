// @ts-check
// Much may happen in one go: all plans of an action are carried out before anybody is asked again. Whoever looks on is
// told of it one thing after another, with the map as it was then, and may skip to the end.

import { reducedMotion, settings } from "./settings.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {{frame: Frame, told: LogEntry | null, hold: number}} Step *hold* is how long it stays, in milliseconds */

const LOOK = 500;
const THROW = 2600; // the tower takes its time, and then one wants to read the tray

// What a step is about; everything else that happens goes with the next one.
const TOLD = new Set([
  "event-drawn", "income-taken", "building-raised", "armies-deployed", "armies-moved", "action-skipped", "attack-began", "revolt-broke",
]);
const ENDS = new Set([
  "card-turned-up", "action-turned-up", "action-began", "attack-began", "revolt-broke", "bid-revealed", "round-ended",
  "supply-checked", "majority-scored", "year-began", "round-began",
]);

export class Telling {
  /** @param {(step: Step) => void} show */
  constructor(show) {
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
    const steps = this.last && atLeisure(this.last, frame) ? stepsOf(this.last, frame) : null;
    this.last = frame;
    if (!steps) this.skip();
    this.queue.push(...(steps ?? [{ frame, told: null, hold: 0 }]));
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
 * @param {Frame} before @param {Frame} frame @returns {Step[]}
 */
export function stepsOf(before, frame) {
  /** @type {Step[]} */
  const steps = [];
  const lastThrow = frame.log.findLast(({ event }) => event === "cubes-cast");
  let view = before.view;
  let from = 0;
  for (const [to, told] of passages(frame.log)) {
    const log = frame.log.slice(from, to);
    view = later(view, log, frame.view);
    if (log.includes(/** @type {any} */ (lastThrow))) view.tower = frame.view.tower; // what it was before nobody knows
    const table = { ...frame.table, state: /** @type {const} */ ("playing"), waiting: [], result: null };
    steps.push({ frame: { ...frame, table, view, log, logged: undefined, questions: [], undo: 0 }, told, hold: holdOf(log, frame.seat) });
    from = to;
  }
  return [...steps, { frame: { ...frame, log: frame.log.slice(from) }, told: null, hold: 0 }];
}

/** Where the passages of a log end, each with the entry that it is about. @param {LogEntry[]} log @returns {[number, LogEntry][]} */
function passages(log) {
  /** @type {[number, LogEntry][]} */
  const found = [];
  /** @type {LogEntry | null} */
  let about = null;
  log.forEach((entry, n) => {
    if (about && ENDS.has(entry.event)) {
      found.push([n, about]);
      about = null;
    }
    if (!about && TOLD.has(entry.event)) about = entry;
  });
  if (about) found.push([log.length, about]);
  return found;
}

/** A throw takes longer, unless it is an own one, which stays until it is read. @param {LogEntry[]} log @param {number} seat */
function holdOf(log, seat) {
  const own = log.some(({ event, args }) => ["attack-began", "revolt-broke"].includes(event) && [args.seat, args.defender].includes(seat));
  return !own && log.some(({ event }) => event === "cubes-cast") ? THROW : LOOK;
}

/**
 * A view in which these entries have come true. A county lies under one plan only, so it is as it will be in the end.
 * @param {any} view @param {LogEntry[]} log @param {any} end
 */
function later(view, log, end) {
  const now = { ...view, counties: { ...view.counties }, seats: [...view.seats], actions: [...view.actions], tiles: [...view.tiles] };
  for (const { event, args } of log) {
    for (const county of [args.county, args.origin]) if (county in end.counties) now.counties[county] = end.counties[county];
    if (event === "event-drawn") Object.assign(now, { planning: false, event: args.event, events: view.events.filter((/** @type {any} */ { id }) => id !== args.event) });
    if (event === "position-taken") now.tiles[args.position] = null;
    if (event === "action-turned-up") now.actions[args.space] = args.action;
    if (event === "action-began") now.done = args.space;
    if (event === "cubes-cast") now.tower = null;
    if (now.seats[args.seat]) now.seats[args.seat] = holding(now.seats[args.seat], event, args, view.auction);
  }
  return now;
}

/** What a seat has after that. @param {any} seat @param {string} event @param {Record<string, any>} args @param {string} auction */
function holding(seat, event, args, auction) {
  const boxes = { ...seat.boxes };
  if (event === "card-turned-up") boxes[args.box] = args.card;
  if (event === "bid-revealed") boxes[auction] = args.card;
  if (event === "position-taken") return { ...seat, position: args.position + 1, tile: args.tile };
  const income = (/** @type {string} */ action) => (event === "income-taken" && args.action === action ? args.amount : 0);
  const thalers = seat.thalers - (args.paid ?? 0) + income("collect_taxes");
  return { ...seat, boxes, thalers, grain: seat.grain + income("collect_grain") };
}
