// @ts-check
// What the replay knows: the moments of a game, the store that shows one, how it plays by itself, and whose eyes see
// it.

import { batch, html, signal, useEffect, useState } from "../vendor/ui.js";
import { errorText, t, theBoard } from "../lib/i18n.js";
import { get, query } from "../lib/net.js";
import { seatColour, seatName } from "../lib/people.js";
import { Shield } from "../lib/signs.js";
import { KNOWN } from "../lib/since.js";
import { loadBoard } from "../lib/store.js";

// ------------------------------------------------------------------------------
// The moments of a replay: what is told at once, one event after another, and where the marks of the game lie among
// them.

/** @typedef {import("../lib/types.js").Bookmark} Bookmark */
/**
 * @typedef {object} Moment
 * @property {number} at after so many answers
 * @property {number} first the numbers of the entries that it tells
 * @property {number} last
 * @property {Told | null} entry what it is about; null where nothing has been told since
 * @property {boolean} whole whether nothing more comes of that answer
 */
/**
 * A place on the line of time as an address has it: after an answer, or while that tells an entry.
 * @typedef {{at: number, told: number | null, like?: Told | null}} Point *like* is what is looked for through other
 *   eyes
 */

/**
 * All moments of a log. What is of no weight goes with what follows it, an aftermath with what it comes after.
 * @param {Told[]} log
 * @param {{quiet: string[]}} story
 * @param {string[]} aftermath kinds
 * @param {number} entries how many answers there are
 * @returns {Moment[]}
 */
export function momentsOf(log, { quiet }, aftermath, entries) {
  /** @type {Moment[]} */
  const found = [];
  for (let n = 0; n < log.length;) {
    const end = endOf(log, n);
    found.push(
      ...momentsIn(log, n, end, (entry) => !quiet.includes(entry.event) && !aftermath.includes(entry.event), aftermath),
    );
    n = end;
  }
  if (!found.length || /** @type {Moment} */ (found.at(-1)).at < entries) {
    found.push({ at: entries, first: log.length + 1, last: log.length, entry: null, whole: true });
  }
  return found;
}

/** Where the entries of an answer end. @param {Told[]} log @param {number} from */
function endOf(log, from) {
  let end = from;
  while (log[end]?.at === log[from].at) end += 1;
  return end;
}

/**
 * @param {Told[]} log
 * @param {number} from
 * @param {number} end
 * @param {(entry: Told) => boolean} weighs
 * @param {string[]} aftermath
 * @returns {Moment[]}
 */
function momentsIn(log, from, end, weighs, aftermath) {
  const at = log[from].at;
  const heads = [];
  for (let n = from; n < end; n += 1) if (weighs(log[n])) heads.push(n);
  if (!heads.length) heads.push(end - 1);
  let first = from + 1;
  return heads.map((head, n) => {
    const whole = n === heads.length - 1;
    let last = head + 1;
    while (last < end && aftermath.includes(log[last].event)) last += 1;
    if (whole) last = end;
    const moment = { at, first, last, entry: log[head], whole };
    first = last + 1;
    return moment;
  });
}

/** @param {Told} one @param {Told} two */
const alike = (one, two) => one.event === two.event && JSON.stringify(one.args) === JSON.stringify(two.args);

/**
 * The moment at a point: old addresses name an answer only, and then all is told that came of it.
 * @param {Moment[]} moments
 * @param {Point} point
 */
export function indexOf(moments, { at, told, like }) {
  const twin = like ? moments.findIndex((one) => one.at === at && one.entry && alike(one.entry, like)) : -1;
  if (twin >= 0) return twin;
  const exact = told === null ? -1 : moments.findIndex((one) => one.at === at && one.last >= told);
  return exact >= 0
    ? exact
    : Math.max(
        0,
        moments.findLastIndex((one) => one.at <= at),
      );
}

/** @param {Moment} moment @returns {Point} */
export const pointOf = ({ at, last, whole }) => ({ at, told: whole ? null : last });

/**
 * After how many answers another table goes on from a moment: before an answer of which more would come.
 * @param {Moment} moment
 */
export const answersAt = ({ at, whole }) => (whole ? at : Math.max(0, at - 1));

/**
 * The marks of the game by moment instead of by answer.
 * @param {Bookmark[]} marks @param {Moment[]} moments @param {Told[]} log @returns {Bookmark[]}
 */
export function placed(marks, moments, log) {
  /** @type {Map<number, number>} */
  const firsts = new Map();
  moments.forEach(({ at }, n) => firsts.has(at) || firsts.set(at, n));
  return marks.map((mark) => {
    let n = firsts.get(mark.at) ?? indexOf(moments, { at: mark.at, told: null });
    for (let one = n; moments[one]?.at === mark.at; one += 1) {
      if (tells(moments[one], log, mark)) {
        n = one;
        break;
      }
    }
    return { ...mark, at: n };
  });
}

/** @param {Moment} moment @param {Told[]} log @param {Bookmark} mark */
function tells({ first, last }, log, { event, at: _, kind: __, ...about }) {
  return log
    .slice(first - 1, last)
    .some(
      (entry) =>
        entry.event === event &&
        Object.entries(about).every(([name, value]) => !(name in entry.args) || entry.args[name] === value),
    );
}

/** A curve over the moments instead of over the answers. @param {number[]} row @param {Moment[]} moments */
export const along = (row, moments) => moments.map((moment) => row[answersAt(moment)]);

// ------------------------------------------------------------------------------
// The store: the same signals as a live table, for a moment of the past and the eyes it is seen with.

/**
 * @typedef {import("../lib/types.js").LogEntry & {at: number}} Told a sentence, and after how many answers it was told
 *   first
 */

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
    this.hovered = signal(/** @type {string | null} */ (null));
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
      if (this.looking === seat) this.wrong.value = errorText(error);
    }
  }

  /**
   * The address of a moment for everybody: while it is played, as spectators see it.
   * @param {Moment} moment
   * @returns {Promise<import("../lib/route.js").Route>}
   */
  async address(moment) {
    const here = { page: /** @type {const} */ ("replay"), id: this.id };
    if (this.info.peek().state === "over")
      return { ...here, seat: this.eyes.peek(), ...pointOf(moment), event: this.moments.peek().indexOf(moment) + 1 };
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
    for (let shown = null; shown !== this.wanted;) {
      shown = this.wanted;
      await this.show(shown).catch((error) => (this.wrong.value = errorText(error)));
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
    const asked = { seat: this.eyes.peek(), log: KNOWN, ...(entry !== null && { told: entry }) };
    const address = `${this.path}/${at}${query(asked)}`;
    const frame = this.frames.get(address) ?? (await get(address));
    this.frames.set(address, frame);
    if (this.frames.size > KEPT) this.frames.delete(/** @type {string} */ (this.frames.keys().next().value));
    return frame;
  }
}

// ------------------------------------------------------------------------------
// A replay that plays by itself from one moment to the next, as fast as somebody likes.

/** @typedef {{playing: boolean, play: () => void, speed: number, hasten: (speed: number) => void}} Playing */

const PACE = 900; // milliseconds between two moments at the usual speed
export const SPEEDS = [0.5, 1, 2, 4, 8];

const speed = signal(1); // for as long as the page is open

/** The next speed in a direction. @param {number} now @param {number} way */
export const nextSpeed = (now, way) => SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, SPEEDS.indexOf(now) + way))];

/** @param {number} at @param {number} last @param {(to: number) => void} move @returns {Playing} */
export function usePlaying(at, last, move) {
  const [playing, setPlaying] = useState(false);
  const ended = at >= last;
  useEffect(() => {
    if (!playing) return undefined;
    if (ended) return void setPlaying(false);
    const timer = setTimeout(() => move(at + 1), PACE / speed.value);
    return () => clearTimeout(timer);
  }, [playing, at, speed.value]);
  const play = () => {
    if (ended) move(0);
    setPlaying(ended || !playing);
  };
  return { playing, play, speed: speed.value, hasten: (to) => (speed.value = to) };
}

// ------------------------------------------------------------------------------
// Whose eyes see a moment.

/** @typedef {import("../lib/types.js").TableInfo} TableInfo */

/**
 * All plans open, as a seat saw it, as spectators saw it.
 * @param {{info: TableInfo, seat: number, onChange: (seat: number) => void}} props
 */
export function Eyes({ info, seat, onChange }) {
  const over = info.state === "over";
  const seats = info.seats.filter((one) => over || one.you).map((one) => one.seat);
  const eyes = [...(over ? [ALL_OPEN] : []), ...seats, SPECTATOR];
  return html`
    <div class="seg eyes" role="group" aria-label=${t("replay-eyes")}>
      ${eyes.map(
        (one) => html`
          <${Eye} key=${one} info=${info} one=${one} on=${one === seat} onChange=${onChange} />
        `,
      )}
    </div>
  `;
}

/** @param {{info: TableInfo, one: number, on: boolean, onChange: (seat: number) => void}} props */
function Eye({ info, one, on, onChange }) {
  const label =
    one === ALL_OPEN
      ? t("replay-open")
      : one === SPECTATOR
        ? t("replay-spectator")
        : t("replay-as", { seat: seatName(info, one) });
  const shown =
    one < 0
      ? label
      : html`
          <${Shield} tincture=${seatColour(info, one)} size=${18} />
          ${
            on &&
            html`
              ${" "}
              <span>${label}</span>
            `
          }
        `;
  return html`
    <button type="button" aria-pressed=${on} aria-label=${label} title=${label} onClick=${() => onChange(one)}>
      ${shown}
    </button>
  `;
}
