// @ts-check
// What the log says of the end of a turn, by its parts: pay, loot, sieges and revolts, the total.

/** @typedef {import("../../../lib/types.js").LogEntry} LogEntry */
/** *points* is what each of the units cost, by source. @typedef {{seat: number, how: string, places: string[], units: string[], points: number[]}} PayRow */

const PAID = ["paid-at-home", "unit-paid", "left-unpaid"];
const SIEGES = ["siege-rolled", "fortress-taken", "siege-lifted", "revolt-rolled", "revolt-began"];
const ACTED = ["card-played", "free-unit", "free-leader", "peace-offered"];

/** Where turns begin in the log. @param {LogEntry[]} log */
const beginnings = (log) => log.flatMap(({ event }, n) => (event === "turn-began" ? [n] : []));

/** What happened in the present turn, or, if that has begun after the *ended* one, in the one before. @param {LogEntry[]} log @param {boolean} ended */
export function turnEntries(log, ended) {
  const [last = 0, before = 0] = beginnings(log).reverse();
  return ended ? log.slice(before, last) : log.slice(last);
}

/** Whether a turn has ended since this seat did something: its ledger is news. @param {LogEntry[]} log @param {number} seat */
export function isNews(log, seat) {
  const all = beginnings(log);
  if (all.length < 2) return false;
  const acted = (/** @type {LogEntry} */ { event, args }) => (ACTED.includes(event) && args.seat === seat) || (event === "round-began" && args.round > 1);
  return !log.slice(all.at(-1)).some(acted);
}

/** Whether somebody is to read the ledger of the last turn before the present one is played. @param {any} store @param {import("../intent.js").Intent | null} work */
export function hasNews(store, work) {
  const { turn, phase } = store.view.value;
  return Boolean(work) && phase !== "set_up" && work?.read.value !== turn && store.info.value.state === "playing" && isNews(store.log.value, store.seat);
}

/** The end of a turn, which begins with pay. @param {LogEntry[]} entries of one turn */
export function accounts(entries) {
  const begun = entries.findIndex(({ event }) => PAID.includes(event));
  const end = begun < 0 ? [] : entries.slice(begun);
  return {
    aid: entries.filter(({ event }) => event === "aid-taken"),
    pay: payRows(end),
    loot: lootRows(end),
    sieges: end.filter(({ event }) => SIEGES.includes(event)),
    dutch: entries.filter(({ event }) => event === "dutch-war-moved"),
    peace: entries.filter(({ event }) => /^(peace|truce)-/.test(event)),
    moves: entries.filter(({ args }) => typeof args.vp === "number" && typeof args.points === "number" && args.points !== 0),
  };
}

/** By side and place who was paid how; those at home make one row, and whose units cost the same another. @param {LogEntry[]} entries */
function payRows(entries) {
  /** @type {Map<string, PayRow>} */
  const rows = new Map();
  for (const { event, args } of entries.filter((entry) => PAID.includes(entry.event))) {
    const place = args.city ?? args.place;
    const how = { "paid-at-home": "home", "unit-paid": "aid", "left-unpaid": "unpaid" }[event] ?? "";
    const points = args.points ?? [];
    const key = [args.seat, how, how === "home" ? "" : place, ...points].join(" ");
    /** @type {PayRow} */
    const row = rows.get(key) ?? { seat: args.seat, how, places: [], units: [], points };
    if (!row.places.includes(place)) row.places.push(place);
    row.units.push(...(args.units ?? [args.unit]));
    rows.set(key, row);
  }
  const order = ["unpaid", "aid", "home"];
  return [...rows.values()].sort((a, b) => a.seat - b.seat || order.indexOf(a.how) - order.indexOf(b.how));
}

/** Each roll for loot, with who deserted after it. @param {LogEntry[]} entries */
function lootRows(entries) {
  const rows = [];
  for (const { n, event, args } of entries) {
    if (event === "loot-rolled") rows.push({ n, ...args, lost: /** @type {string[]} */ ([]), gone: /** @type {string[]} */ ([]) });
    if (event !== "step-deserted") continue;
    const row = /** @type {any} */ (rows.findLast((/** @type {any} */ one) => one.city === args.city && one.seat === args.seat));
    row?.[args.gone ? "gone" : "lost"].push(args.unit);
  }
  return /** @type {any[]} */ (rows);
}

/** The total with which a turn began. @param {LogEntry[]} entries of that turn @returns {number | null} */
export const totalBefore = (entries) => entries.find(({ event }) => event === "turn-began")?.args.vp ?? null;
