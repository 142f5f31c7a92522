// @ts-check
// What the entries of the log are to a reader.

/** @type {import("../../lib/types.js").Story} */
export const story = {
  heads: ["round-began", "year-began", "grain-lost", "game-won"],
  quiet: ["card-turned-up", "action-turned-up", "mat-ready"],
  chapters: ["action-began", "round-began", "round-ended", "grain-lost"],
  actions: ["round-began", "event-drawn", "action-began", "round-ended", "grain-lost", "game-won"],
  together: ["majority-scored", "year-scored"],
  battles: ["attack-began", "cubes-cast", "county-conquered", "county-held", "county-devastated", "attack-failed", "revolt-broke", "revolt-quelled"],
  periods: ["round-began", "grain-lost"],
  displayed: ["actions-laid-out", "tiles-laid-out", "favours-displayed"],
  placeOf: ({ args }) => args.county ?? null,
};
