// @ts-check
// What the entries of the log are to a reader.

/** @type {import("../../lib/types.js").Story} */
export const story = {
  heads: ["turn-began", "war-ended"],
  quiet: ["no-other-choice", "card-drawn", "hand-filled", "combat-cards-done", "paid-at-home", "step-lost", "step-deserted", "step-starved", "halted", "unit-paid"],
  chapters: ["turn-began", "round-began"],
  actions: ["turn-began", "card-played", "free-leader", "free-unit", "peace-offered", "war-ended"],
  together: ["paid-at-home", "unit-paid", "left-unpaid", "loot-rolled"],
  battles: `battle-began commander-named combat-card-played battle-rolled step-lost leader-checked army-lost leader-lost battle-won nobody-won
    retreated retreated-inside no-retreat overran leaders-caught siege-laid siege-rolled siege-continued siege-lifted fortress-taken`.split(/\s+/),
  periods: ["turn-began"],
  displayed: [],
  placeOf: ({ args }) => args.city ?? args.place ?? null,
};

/** What answers come to while they are prepared: not the round that would begin after them. @template {{event: string}} T @param {T[]} log @returns {T[]} */
export function soFar(log) {
  const end = log.findIndex(({ event }) => story.chapters.includes(event));
  return end < 0 ? log : log.slice(0, end);
}
