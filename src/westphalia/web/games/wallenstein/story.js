// @ts-check
// What the entries of the log are to a reader.

/** @type {import("../../lib/types.js").Story} */
export const story = {
  heads: ["round-began", "year-began", "grain-lost", "game-won"],
  quiet: ["card-turned-up", "action-turned-up", "mat-ready"],
  chapters: ["action-began", "round-began", "round-ended", "grain-lost"],
  displayed: ["actions-laid-out", "tiles-laid-out", "favours-displayed"],
  placeOf: ({ args }) => args.county ?? null,
};
