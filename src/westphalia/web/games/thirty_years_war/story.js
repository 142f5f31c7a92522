// @ts-check
// What the entries of the log are to a reader.

/** @type {import("../../lib/types.js").Story} */
export const story = {
  heads: ["turn-began", "war-ended"],
  quiet: ["no-other-choice", "card-drawn", "hand-filled", "combat-cards-done", "paid-at-home", "step-lost", "step-deserted", "step-starved", "halted", "unit-paid"],
  chapters: ["turn-began", "round-began"],
  displayed: [],
  placeOf: ({ args }) => args.city ?? args.place ?? null,
};
