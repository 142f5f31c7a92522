// @ts-check
// When it is: two years of four seasons, in the top bar, in the replay and in few words.

import { html } from "../../vendor/ui.js";
import { t } from "../../lib/say.js";
import { ROMAN, seasonName } from "./look.js";

const SEASONS = ["spring", "summer", "fall", "winter"];
const YEARS = [1, 2];

/** @param {{view: any, over: boolean}} props */
export function Progress({ view, over }) {
  const at = SEASONS.indexOf(view.season);
  const state = (/** @type {number} */ year, /** @type {number} */ n) => {
    if (year < view.year || (year === view.year && n < at)) return "done";
    return year === view.year && n === at ? (over ? "done now" : "now") : "";
  };
  return html`<div class="seasons not-phone" aria-label=${t("table-round")}>
    ${YEARS.map((year) => html`<span class="yr">${t("table-year", { year: ROMAN[year] })}</span><ol>
      ${SEASONS.map((season, n) => html`<li key=${season} class=${state(year, n)}
        aria-current=${state(year, n).includes("now") ? "step" : undefined}>${seasonName(season)}</li>`)}</ol>`)}
  </div>`;
}

/** "Year I · spring". @param {any} view */
export const brief = (view) => `${t("table-year", { year: ROMAN[view.year] })} · ${seasonName(view.season)}`;

/** @type {import("../../lib/types.js").Timeline} */
export const line = {
  period: "season",
  short: ({ season, year }) => (season === SEASONS[0] ? t("replay-season", { season: seasonName(season), year: ROMAN[year] }) : seasonName(season)),
  full: (mark) => t("replay-when", { season: seasonName(mark.season), year: mark.year }),
  phases: ["season", "phase", "scoring", "end"],
  signs: ["battle", "revolt"],
  together: { plan: "replay-planning" },
  shared: [],
  aftermath: ["card-surrendered"],
  scale: () => null,
};
