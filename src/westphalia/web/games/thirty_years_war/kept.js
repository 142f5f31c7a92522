// @ts-check
// What a seat keeps as its draft: a plan for its next round, where its march forages before a battle, and losses for the
// battle under way, one beside the other.

/** @typedef {import("../../lib/types.js").Store} Store */

/** Keeps one part, or forgets it, and leaves the others as they are. @param {Store} store @param {"plan" | "losses" | "forage"} name @param {any} part null to forget it */
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
