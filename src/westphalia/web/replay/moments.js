// @ts-check
// The moments of a replay: what is told at once, one event after another, and where the marks of the game lie among them.

/** @typedef {import("./past.js").Told} Told */
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
 * @typedef {{at: number, told: number | null, like?: Told | null}} Point *like* is what is looked for through other eyes
 */

/**
 * All moments of a log. What is of no weight goes with what follows it, an aftermath with what it comes after.
 * @param {Told[]} log @param {{quiet: string[]}} story @param {string[]} aftermath kinds @param {number} entries how many answers there are
 * @returns {Moment[]}
 */
export function momentsOf(log, { quiet }, aftermath, entries) {
  /** @type {Moment[]} */
  const found = [];
  for (let n = 0; n < log.length; ) {
    const end = endOf(log, n);
    found.push(...momentsIn(log, n, end, (entry) => !quiet.includes(entry.event) && !aftermath.includes(entry.event), aftermath));
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

/** @param {Told[]} log @param {number} from @param {number} end @param {(entry: Told) => boolean} weighs @param {string[]} aftermath @returns {Moment[]} */
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

/** The moment at a point: old addresses name an answer only, and then all is told that came of it. @param {Moment[]} moments @param {Point} point */
export function indexOf(moments, { at, told, like }) {
  const twin = like ? moments.findIndex((one) => one.at === at && one.entry && alike(one.entry, like)) : -1;
  if (twin >= 0) return twin;
  const exact = told === null ? -1 : moments.findIndex((one) => one.at === at && one.last >= told);
  return exact >= 0 ? exact : Math.max(0, moments.findLastIndex((one) => one.at <= at));
}

/** @param {Moment} moment @returns {Point} */
export const pointOf = ({ at, last, whole }) => ({ at, told: whole ? null : last });

/** After how many answers another table goes on from a moment: before an answer of which more would come. @param {Moment} moment */
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
  return log.slice(first - 1, last).some((entry) => entry.event === event && Object.entries(about).every(([name, value]) => !(name in entry.args) || entry.args[name] === value));
}

/** A curve over the moments instead of over the answers. @param {number[]} row @param {Moment[]} moments */
export const along = (row, moments) => moments.map((moment) => row[answersAt(moment)]);
