// @ts-check
// The map on the table page, with what lies over its corners.

import { html } from "../vendor/ui.js";
import { effectName, t } from "../lib/say.js";
import { Icon } from "../lib/signs.js";
import { Inspector } from "../map/inspector.js";
import { WarMap, described } from "../map/war-map.js";
import { ActionRow } from "./display.js";
import { seasonName, useModule } from "./look.js";

/** @param {{store: any, plan: import("./planning.js").Plan | null, lens: string, onLens: (lens: string) => void, onChronicle: () => void}} props */
export function MapPart({ store, plan, lens, onLens, onChronicle }) {
  const view = store.view.value;
  const question = store.question.value;
  const planning = question?.kind === "plan";
  const inspected = planning || question ? null : store.picked.value;
  const pick = (/** @type {string} */ county) => plan && planning && takeUp(plan, county);
  const strip = question && !planning && view?.actions.length > 0;
  return html`<section class=${`map-part ${strip ? "has-strip" : ""}`} aria-label=${t("table-map")}>
    <${WarMap} store=${store} lens=${lens} onLens=${onLens} onPick=${pick} />
    ${strip && html`<div class="cart strip not-phone"><${ActionRow} store=${store} /></div>`}
    ${!strip && html`<${Corner} store=${store} onChronicle=${onChronicle} />`}
    ${inspected && view?.counties[inspected] && html`<div class="inspect"><${Inspector} store=${store} county=${inspected}
      onClose=${() => (store.picked.value = null)} /></div>`}
    ${strip && view.event && html`<p class="cart event-now">
      <${Icon} name="scroll" /> ${t("map-event", { season: seasonName(view.season) })} <b>${effectName(store.board.value, view.event)}</b></p>`}
    <${Caption} store=${store} />
  </section>`;
}

/** A county chosen on the map is its card taken up. @param {import("./planning.js").Plan} plan @param {string} county */
function takeUp(plan, county) {
  if (plan.hand.value.includes(county)) plan.take(county);
  else {
    const box = Object.keys(plan.placed.value).find((name) => plan.placed.value[name] === county);
    if (box) plan.take(county, box);
  }
}

/** The last entries of the chronicle. @param {{store: any, onChronicle: () => void}} props */
function Corner({ store, onChronicle }) {
  const module = useModule(() => import("../chronicle/chronicle.js"));
  if (!module || !store.board.value || !store.log.value.length) return null;
  return html`<div class="cart chron not-phone"><h2 class="h">${t("table-chronicle")} <small class="end"><button type="button" class="cite"
    onClick=${onChronicle}>${t("table-all")}</button></small></h2>
    <${module.Chronicle} store=${store} compact=${true} /></div>`;
}

/** One line about the county pointed at; never a box over the map. @param {{store: any}} props */
function Caption({ store }) {
  const county = store.lit.value;
  const view = store.view.value;
  if (!county || !view?.counties[county] || !store.board.value) return null;
  return html`<p class="caption" aria-hidden="true">${described(store, county, view.counties[county], store.marks.value[county])}</p>`;
}
