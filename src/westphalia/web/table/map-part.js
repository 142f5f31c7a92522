// @ts-check
// The map on the table page, with what lies over its corners.

import { computed, html, useMemo } from "../vendor/ui.js";
import { useKeys } from "../lib/keys.js";
import { t } from "../lib/say.js";
import { effectName } from "../games/wallenstein/terms.js";
import { Icon } from "../lib/signs.js";
import { Inspector } from "../games/wallenstein/map/inspector.js";
import { WarMap, described } from "../games/wallenstein/map/war-map.js";
import { newsOf } from "../games/wallenstein/panels/news.js";
import { ActionRow, isActing } from "../games/wallenstein/desk/display.js";
import { seasonName, useModule } from "./look.js";
import { whyNot } from "../games/wallenstein/map/why-not.js";

/** @param {{store: any, plan: import("../games/wallenstein/desk/planning.js").Plan | null, lens: string, onLens: (lens: string) => void, onChronicle: () => void}} props */
export function MapPart({ store, plan, lens, onLens, onChronicle }) {
  const view = store.view.value;
  const question = store.question.value;
  const planning = question?.kind === "plan";
  const pick = (/** @type {string} */ county) => {
    if (plan && planning) takeUp(plan, county);
    else if (question) store.refusal.value = whyNot(question, view, store.board.value, county);
  };
  const strip = isActing(store);
  const inspected = inspectable(store);
  const close = () => {
    store.picked.value = null;
    store.refusal.value = null;
  };
  useKeys(inspected ? { Escape: close } : {});
  return html`<section class=${`map-part ${strip ? "has-strip" : ""}`} aria-label=${t("table-map")}>
    <${WarMap} store=${store} lens=${lens} onLens=${onLens} onPick=${pick} />
    ${strip && html`<div class="cart strip not-phone"><${ActionRow} store=${store} /></div>`}
    ${(!question || planning) && !newsOf(store)?.own && html`<${Corner} store=${store} onChronicle=${onChronicle} />`}
    ${inspected && html`<div class="inspect"><${Inspector} store=${store} county=${inspected}
      onClose=${close} /></div>`}
    ${strip && view.event && html`<p class="cart event-now">
      <${Icon} name="scroll" /> ${t("map-event", { season: seasonName(view.season) })} <b>${effectName(store.board.value, view.event)}</b></p>`}
    <${Caption} store=${store} />
  </section>`;
}

const ANSWERS = ["legal", "move", "attack", "target"];

/** The county that was chosen on the map and is neither an answer nor a card to take up. @param {any} store @returns {string | null} */
function inspectable(store) {
  const picked = store.picked.value;
  const county = store.view.value?.counties[picked];
  if (!county || ANSWERS.includes(store.marks.value[picked]?.kind)) return null;
  return store.question.value?.kind === "plan" && county.owner === store.seat ? null : picked;
}

/** A county chosen on the map is its card taken up. @param {import("../games/wallenstein/desk/planning.js").Plan} plan @param {string} county */
function takeUp(plan, county) {
  if (plan.hand.value.includes(county)) plan.take(county);
  else {
    const box = Object.keys(plan.placed.value).find((name) => plan.placed.value[name] === county);
    if (box) plan.take(county, box);
  }
}

const ON_DISPLAY = ["actions-laid-out", "tiles-laid-out", "favours-displayed"]; // what lies beside the map anyway

/** The last entries of the chronicle. @param {{store: any, onChronicle: () => void}} props */
function Corner({ store, onChronicle }) {
  const module = useModule(() => import("../chronicle/chronicle.js"));
  const told = useMemo(() => {
    const { info, board, lit, picked } = store;
    return { info, board, lit, picked, log: computed(() => store.log.value.filter((/** @type {any} */ { event }) => !ON_DISPLAY.includes(event))) };
  }, [store]);
  if (!module || !store.board.value || !store.log.value.length) return null;
  return html`<div class="cart chron not-phone"><h2 class="h">${t("table-chronicle")} <small class="end"><button type="button" class="cite"
    onClick=${onChronicle}>${t("table-all")}</button></small></h2>
    <${module.Chronicle} store=${told} compact=${true} /></div>`;
}

/** One line about the county pointed at; never a box over the map. @param {{store: any}} props */
function Caption({ store }) {
  const county = store.lit.value;
  const view = store.view.value;
  if (!county || !view?.counties[county] || !store.board.value) return null;
  return html`<p class="caption" aria-hidden="true">${described(store, county, view.counties[county], store.marks.value[county])}</p>`;
}
