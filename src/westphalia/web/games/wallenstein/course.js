// @ts-check
// The year of Wallenstein on one page: three seasons in which all act, the winter, and what decides battles.

import { keyOf, t } from "../../lib/i18n.js";
import { ROMAN } from "./look.js";

const SEASONS = ["spring", "summer", "fall", "winter"];
const YEARS = [1, 2];
const GAME = "wallenstein";

/** @param {any} view the part and the step that is played */
function now({ season, planning, order, seats, prompt }) {
  if (season === "winter") return ["winter"];
  if (planning) return ["rounds", "rounds-plan"];
  const places = prompt.kind === "position" || order.length < seats.length;
  return ["rounds", places ? "rounds-places" : "rounds-act", ...(places ? [] : ["actions"])];
}

/** @param {any} view */
function line(view) {
  const at = (/** @type {number} */ year, /** @type {string} */ season) => 4 * year + SEASONS.indexOf(season);
  const present = at(view.year, view.season);
  const state = (/** @type {number} */ when) => (when < present ? "done" : when === present ? "now" : "");
  return YEARS.flatMap((year) => [
    { word: t("table-year", { year: ROMAN[year] }, GAME), state: "" },
    ...SEASONS.map((season) => ({ word: t(keyOf("season", season), {}, GAME), state: state(at(year, season)) })),
  ]);
}

/** @type {import("../../learn/course.js").Course} */
export const course = {
  family: "year",
  parts: [
    {
      name: "rounds",
      icon: "hand",
      clause: "W2.1.2",
      steps: [
        ["actions", "W2.2.1"],
        ["tiles", "W2.3.1"],
        ["plan", "W3.1.1"],
        ["event", "W6.1.1"],
        ["places", "W4.1.4"],
        ["act", "W5.0.1"],
      ],
    },
    {
      name: "actions",
      icon: "thaler",
      clause: "W2.1.4",
      steps: [
        ["build", "W5.1.1"],
        ["collect", "W5.7.3"],
        ["deploy", "W5.8.1"],
        ["march", "W5.11.1"],
      ],
    },
    {
      name: "fights",
      icon: "tower",
      clause: "W7.1.2",
      steps: [
        ["throw", "W7.1.1"],
        ["count", "W7.4.6"],
        ["revolt", "W8.1.3"],
      ],
    },
    {
      name: "winter",
      icon: "grain",
      clause: "W2.1.3",
      steps: [
        ["loss", "W9.1.1"],
        ["supply", "W9.1.3"],
        ["score", "W9.3.1"],
        ["reset", "W9.5.3"],
      ],
    },
    { name: "end", icon: "crown", clause: "W10.1.2", steps: [] },
  ],
  now,
  line,
};
