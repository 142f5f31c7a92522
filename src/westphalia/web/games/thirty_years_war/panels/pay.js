// @ts-check
// Pay: the purse, who is paid at home, whom aid can pay and for how much, and who goes without.

import { html } from "../../../vendor/ui.js";
import { asked } from "../../../lib/prose.js";
import { t } from "../../../lib/say.js";
import { Head } from "../../../table/parts.js";
import { purse } from "../look.js";
import { term, times, unitsText } from "../terms.js";
import { Grouped } from "./grouped.js";

/** @param {{store: any}} props */
export function PayPanel({ store }) {
  const question = store.question.value;
  const { pay } = store.view.value.seats[store.seat];
  return html`<section class="phase pay"><${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause}
      note=${t(pay.suffices ? "pay-suffices" : "pay-short", { needs: pay.needs, purse: purse(pay.purse) || t("nothing") })} />
    <${Grouped} store=${store} choices=${question.choices} />
    <${Claims} store=${store} pay=${pay} /></section>`;
}

/** @param {{store: any, pay: any}} props */
function Claims({ store, pay }) {
  const light = (/** @type {string | null} */ id) => (store.lit.value = id);
  const row = (/** @type {string} */ city, /** @type {string} */ who, /** @type {any} */ cost, /** @type {string} */ from) => html`<tr key=${`${city} ${who}`} onPointerEnter=${() => light(city)} onPointerLeave=${() => light(null)}>
    <th scope="row">${term("place", city)}</th><td>${who}</td><td>${cost}</td><td>${from}</td></tr>`;
  const cut = (/** @type {string} */ city) => pay.lines.filter((/** @type {any} */ line) => line.city === city).flatMap((/** @type {any} */ line) => line.breaks.map((/** @type {any[]} */ [at]) => term("place", at)));
  return html`<table class="claims"><thead><tr><th scope="col">${t("pay-stack")}</th><th scope="col">${t("pay-units")}</th><th scope="col">${t("pay-cost")}</th><th scope="col">${t("pay-from")}</th></tr></thead><tbody>
    ${pay.by_aid.map((/** @type {any} */ claim) => row(claim.city, times(claim.count, term("unit", claim.unit)), claim.points * claim.count, claim.sources.map((/** @type {string} */ source) => term("source", source)).join(", ")))}
    ${Object.entries(pay.at_home).map(([city, units]) => row(city, unitsText(units), "–", t("pay-at-home")))}
    ${Object.entries(pay.unpaid).map(([city, units]) => row(city, unitsText(units), "–", cut(city).length ? t("pay-cut", { places: cut(city).join(", ") }) : t("pay-nobody")))}
  </tbody></table>`;
}
