// @ts-check
// What happened to a seat since its last answer: asked of the server, which knows how much of it was told on any
// device, and played back from the positions of then.

import { effect, signal } from "../vendor/ui.js";
import { get, query } from "./net.js";
import { passages, stepsOf } from "./playback.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").SinceInfo} Missed as the server tells it */
/** @typedef {LogEntry & {at: number}} Dated an entry, and after how many answers it was told */

const REST = 1500; // milliseconds for which a position is looked at before it counts as seen
export const KNOWN = 1_000_000; // more entries than any log has: a position is asked for without its log

/** What one seat has missed and been told. */
export class Since {
  /** @param {import("./store.js").TableStore} store */
  constructor(store) {
    this.store = store;
    this.missed = signal(/** @type {Missed | null} */ (null));
    this.open = signal(false);
    /** What was shown before the past was played. @type {import("../vendor/ui.js").Signal<any>} */
    this.before = signal(null);
    this.told = 0; // entries that the server knows to be seen
    this.asked = false;
    /** @type {any} */
    this.timer = 0;
    this.seenAgain = this.seenAgain.bind(this);
  }

  /** Looks after the seat until the returned function is called. */
  begin() {
    if (this.store.seat < 0) return () => {};
    const stop = effect(() => this.changed());
    document.addEventListener("visibilitychange", this.seenAgain);
    return () => {
      stop();
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", this.seenAgain);
    };
  }

  changed() {
    const { frame, told, log } = this.store;
    if (!frame.value || told.value || !this.store.board.value) return;
    const length = log.value.length;
    if (!this.asked) return void this.look();
    clearTimeout(this.timer);
    if (length > this.told && !document.hidden) this.timer = setTimeout(() => this.saw(length), REST);
  }

  /** @param {number} log */
  saw(log) {
    if (this.store.connection.send({ type: "seen", log })) this.told = log;
  }

  /** Whoever comes back to the page has not seen what came meanwhile. */
  seenAgain() {
    if (!document.hidden && this.asked) void this.look();
  }

  /** Asks what was missed; news of others open the card. */
  async look() {
    this.asked = true;
    const missed = await this.ask().catch(() => null); // whoever asks for it is told why not
    if (missed && isNews(this.store, missed)) this.open.value = true;
    this.changed();
  }

  async ask() {
    const missed = /** @type {Missed} */ (
      await get(`/api/tables/${this.store.id}/since${query({ seat: this.store.seat })}`)
    );
    this.missed.value = missed;
    this.told = missed.seen;
    return missed;
  }

  /** Opens the card, or puts it away. */
  async toggle() {
    const wanted = !this.open.peek();
    this.open.value = Boolean(wanted && (await this.ask().catch((error) => void this.store.failed(error))));
  }

  /** Plays back what the card tells of. */
  play() {
    const missed = this.missed.peek();
    const { telling, log } = this.store;
    if (missed && missed.logged > missed.log) telling.playBack(this.past(missed.log), log.peek());
  }

  /** The steps of what is past, as far as the server has them. @param {number} from */
  async *past(from) {
    try {
      yield* pastSteps(this.store, from, (view) => (this.before.value = view));
    } catch (error) {
      this.store.failed(error);
    }
  }
}

/**
 * Whether others did something of weight that this seat has not been told; that a new part of the game begins is
 * nobody's doing, and a lesson tells of everything itself.
 * @param {import("./store.js").TableStore} store
 * @param {Missed} missed
 */
export function isNews({ seat, info, log, room }, { log: begun, seen }) {
  if (info.peek()?.lesson) return false;
  const after = seen || begun;
  return log
    .peek()
    .some(
      ({ n, event, args }) =>
        n > after && args.seat !== seat && room.telling.about.has(event) && !room.story.chapters.includes(event),
    );
}

/**
 * The beats of a log, each with the entry that it is about.
 * @param {import("./types.js").GameRoom} room
 * @param {LogEntry[]} log
 * @returns {{about: LogEntry, log: LogEntry[]}[]}
 */
export function beatsOf(room, log) {
  let from = 0;
  return passages(room.telling, log).map(([to, about]) => {
    const part = log.slice(from, to);
    from = to;
    return { about, log: part };
  });
}

/**
 * The steps of what is past, each with the position of then; it is asked for only when it is soon told.
 * @param {import("./store.js").TableStore} store
 * @param {number} from how much of the log is known
 * @param {(view: any) => void} first is given what was shown before
 */
export async function* pastSteps({ id, seat, room: { telling } }, from, first) {
  const path = `/api/tables/${id}/replay`;
  const position = (/** @type {number} */ at, /** @type {Record<string, number>} */ more) =>
    get(`${path}/${at}${query({ seat, ...more })}`);
  const { entries } = await get(path);
  const log = /** @type {Dated[]} */ ((await position(entries, { log: from })).log);
  if (!log.length) return;
  let before = /** @type {Frame} */ (await position(Math.max(0, log[0].at - 1), { log: KNOWN }));
  first(before.view);
  let begin = 0;
  for (const [end] of passages(telling, log)) {
    const found = await position(log[end - 1].at, { log: KNOWN, told: from + end });
    const frame = /** @type {Frame} */ ({ ...found, log: log.slice(begin, end), logged: from + end });
    const steps = stepsOf(telling, before, frame).slice(0, -1);
    const last = /** @type {import("./playback.js").Step} */ (steps.at(-1));
    last.frame = { ...last.frame, view: frame.view };
    [before, begin] = [frame, end];
    yield steps;
  }
}
