// @ts-check
// What a seat keeps as its draft, and how it sees what has changed. A draft holds, one beside the other, a plan for
// the next round, where a march forages before a battle, and losses for the battle under way.

import { t } from "../../lib/i18n.js";
import { stacksAt } from "./look.js";
import { term } from "./terms.js";

/** @typedef {import("./types.js").Store} Store */

/**
 * Keeps one part, or forgets it, and leaves the others as they are.
 * @param {Store} store
 * @param {"plan" | "losses" | "forage"} name
 * @param {any} part null to forget it
 */
export function keepPart(store, name, part) {
  const before = store.draft.peek() ?? {};
  const parts = Object.entries({ ...before, [name]: part }).filter(([, value]) => value);
  const after = Object.fromEntries(parts);
  if (JSON.stringify(after) !== JSON.stringify(before)) store.saveDraft(parts.length ? after : null);
}

/** Which battle it is, so that nothing is kept for another one. @param {any} view */
const battleName = ({ turn, round, battle }) => (battle ? `${turn} ${round} ${battle.attacker} ${battle.city}` : "");

/** The steps that are prepared for the battle under way. @param {Store} store @returns {string[]} */
export function keptLosses(store) {
  const kept = store.draft.value?.losses;
  return kept?.battle === battleName(store.view.value) ? kept.steps : [];
}

/** @param {Store} store @param {string[]} steps */
export function keepLosses(store, steps) {
  keepPart(store, "losses", steps.length ? { battle: battleName(store.view.value), steps } : null);
}

// ------------------------------------------------------------------------------
// What is otherwise for a side than it was, as two of its views tell it: who has come near, which lines hold, which
// events may be played.

/** @type {import("../../lib/types.js").GameRoom["changes"]} */
export function changes(store, before, now) {
  const { seat } = store;
  return [...near(store.board.value, seat, before, now), ...lines(seat, before, now), ...cards(before, now)];
}

/** The combat factors of the other side in a place. @param {any} view @param {string} place @param {number} seat */
const factorsAt = (view, place, seat) =>
  stacksAt(view, place)
    .filter((stack) => stack.seat !== seat)
    .reduce((sum, { factors }) => sum + factors, 0);

/**
 * The strength of the other side beside own stacks, where that has grown most first.
 * @param {any} board
 * @param {number} seat
 * @param {any} before
 * @param {any} now
 */
function near(board, seat, before, now) {
  const own = Object.keys(now.cities).filter((city) => stacksAt(now, city).some((stack) => stack.seat === seat));
  const around = new Set(
    own.flatMap((city) => [city, ...board.cities[city].neighbours]).filter((city) => city in now.cities),
  );
  return [...around]
    .map((city) => ({ city, was: factorsAt(before, city, seat), is: factorsAt(now, city, seat) }))
    .filter(({ was, is }) => was !== is)
    .sort((a, b) => b.is - b.was - (a.is - a.was))
    .slice(0, 1)
    .map(({ city, was, is }) => ({
      what: t("changes-near", { place: term("place", city) }),
      how: t("changes-to", { was, is }),
    }));
}

/**
 * Lines of communications that hold no longer, or hold again.
 * @param {number} seat
 * @param {any} before
 * @param {any} now
 */
function lines(seat, before, now) {
  const held = new Map(
    before.seats[seat].pay.lines.map((/** @type {any} */ { city, line, holds }) => [`${city} ${line}`, holds]),
  );
  return now.seats[seat].pay.lines
    .filter(
      (/** @type {any} */ { city, line, holds }) =>
        held.has(`${city} ${line}`) && held.get(`${city} ${line}`) !== holds,
    )
    .map((/** @type {any} */ { city, holds }) => ({
      what: t("changes-line", { place: term("place", city) }),
      how: t(holds ? "changes-open" : "changes-cut"),
    }));
}

/** Own cards whose event may be played now, or may be no longer. @param {any} before @param {any} now */
function cards(before, now) {
  const could = new Map((before.hand ?? []).map((/** @type {any} */ { card, event }) => [card, !event.objection]));
  return (now.hand ?? [])
    .filter((/** @type {any} */ { card, event }) => could.has(card) && could.get(card) === Boolean(event.objection))
    .map((/** @type {any} */ { card, event }) => ({
      what: t("changes-card", { card: term("card", card) }),
      how: t(event.objection ? "changes-closed" : "changes-possible"),
    }));
}
