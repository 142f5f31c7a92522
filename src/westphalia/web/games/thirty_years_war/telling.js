// @ts-check
// How much is told at once: a card, a whole march, a roll, a battle, a siege. Dice are seen before they are told, and the
// map shows what a step tells when it is told: nothing before, nothing after. What a seat did itself goes by at once, but not
// how its dice fell.

/** @typedef {import("../../lib/types.js").LogEntry} LogEntry */

/** Kinds of entries that tell of dice. */
export const DICE = new Set(`battle-rolled siege-rolled recruits-rolled loot-rolled recovery-rolled revolt-rolled peace-rolled leader-checked
  campaign-rolled dutch-war-tried plot-rolled ambition-rolled`.split(/\s+/));

const ABOUT = new Set([...DICE, ...`card-played marched battle-began battle-won nobody-won overran siege-laid fortress-taken
  revolt-began area-gained area-lost neutrality-violated electors-awarded nation-entered leader-arrived units-arrived leader-lost
  aid-taken pillaged dutch-war-moved peace-offered truce-began turn-began war-ended
  wallenstein-dismissed wallenstein-recalled wallenstein-assassinated`.split(/\s+/)]);

/** What dice decide, which nobody has done. */
const FATE = new Set([...DICE, "battle-won", "nobody-won", "leader-lost"]);

/** Kinds that are one beat where they follow each other: the cities of a march, the dice of both sides, what was pillaged. */
const ONE_BEAT = new Set(["marched", "battle-rolled", "pillaged", "leader-arrived", "units-arrived"]);

/** What is under way stands as it will in the end once no entry of such a kind is still to come. @type {[string, RegExp][]} */
const UNDER_WAY = [["march", /^marched|halted|activated|formed|dropped|left|picked-up/], ["battle", /battle|combat|commander|step-lost|retreat|leader-checked|nobody-won|army-lost/]];

const HOLD = 900; // milliseconds a step stays
const BRIEF = 450; // one city of a march
const ROLL = 700; // dice in the air

/** @type {import("../../lib/types.js").Telling} */
export const telling = {
  about: ABOUT,
  ends: ABOUT,
  joins: (before, entry) => before.event === entry.event && ONE_BEAT.has(entry.event),
  seen: DICE,
  meanwhile: (before) => before,
  sight: () => ROLL,
  later,
  says,
  hold(log, seat) {
    const news = log.filter(({ event, args }) => FATE.has(event) || (ABOUT.has(event) && (args.seat ?? args.attacker ?? args.winner) !== seat));
    if (!news.length) return 0;
    return news.every(({ event }) => event === "marched") ? BRIEF : HOLD;
  },
};

/**
 * A view in which these entries have come true. A place of which nothing more is told is as it will be in the end, and
 * so is all else once everything is told.
 * @param {any} view @param {LogEntry[]} log @param {import("../../lib/types.js").Frame} frame
 */
function later(view, log, { view: end, log: whole }) {
  const last = log.at(-1);
  if (!last) return view;
  const rest = whole.slice(whole.indexOf(last) + 1);
  if (!rest.length) return end;
  const ahead = new Set(rest.flatMap(placesOf));
  const now = { ...view, cities: { ...view.cities }, boxes: { ...view.boxes }, areas: { ...view.areas } };
  for (const [part, kinds] of UNDER_WAY) if (!rest.some(({ event }) => kinds.test(event))) now[part] = end[part];
  for (const entry of log) {
    for (const place of placesOf(entry)) if (!ahead.has(place)) for (const part of ["cities", "boxes", "areas"]) if (place in end[part]) now[part][place] = end[part][place];
    if (typeof entry.args.vp === "number") now.victory = { ...now.victory, vp: entry.args.vp };
  }
  return now;
}

/** A march over several cities is one sentence. @param {LogEntry[]} log @param {LogEntry} about @returns {LogEntry} */
function says(log, about) {
  const way = log.filter(({ event }) => event === "marched");
  const last = way.at(-1);
  if (about.event !== "marched" || !last || way.length < 2) return about;
  return { ...about, event: "marched-far", args: { ...about.args, cities: way.slice(0, -1).map(({ args }) => args.place), place: last.args.place } };
}

/** Where an entry changes something. @param {LogEntry} entry @returns {string[]} */
export const placesOf = ({ args }) => [args.city, args.place, args.origin, args.area, args.cities].flat().filter((one) => typeof one === "string");
