// @ts-check
// Who would loot: what changes the roll, and how probably it ends how.

import { html } from "../../../vendor/ui.js";
import { keyOf, t } from "../../../lib/say.js";
import { Cite } from "../../../table/look.js";
import { percent, signed } from "../look.js";
import { term, unitsText } from "../terms.js";

/** @param {{store: any, looters: any[]}} props */
export function Looters({ store, looters }) {
  if (!looters.length) return null;
  return html`<section class="looters"><h3 class="h">${t("loot-will")} <small>${t("loot-before")}</small><small class="end"><${Cite} clause="tab.loot" /></small></h3>
    ${looters.map((row) => html`<${Looter} key=${row.city} row=${row} many=${store.board.value.tables.loot_modifiers.many} />`)}
    <p class="hint">${t("loot-hint")} <${Cite} clause="15.223" /></p></section>`;
}

/** @param {{row: any, many: number}} props */
function Looter({ row, many }) {
  const reasons = Object.entries(row.modifiers).map(([reason, by]) => `${t(keyOf("loot-modifier", reason), { many })} ${signed(Number(by))}`);
  return html`<div class="looter"><p><b>${term("place", row.city)}</b> ${unitsText(row.units)}</p>
    <p class="mods">${reasons.join(", ") || t("loot-no-modifier")} <b>${signed(row.modifier)}</b></p>
    <div class="shares" role="img" aria-label=${row.results.map(said).join("; ")}>${row.results.map((/** @type {any} */ end, /** @type {number} */ n) => html`<i key=${n} class=${`bad-${Math.min(3, end.pillage + end.steps)}`}
      style=${{ flexGrow: end.share }}>${short(end)}</i>`)}</div></div>`;
}

/** @param {any} end */
const outcome = ({ pillage, steps }) => [pillage ? t("loot-pillage", { levels: pillage }) : "", steps ? t("loot-steps", { steps }) : ""].filter(Boolean).join(", ") || t("loot-nothing");

/** @param {any} end */
const said = (end) => `${outcome(end)} ${percent(end.share)}`;

/** @param {any} end */
const short = (end) => `${outcome(end)} ${Math.round(end.share * 100)}`; // percents, as the bar shows them
