// @ts-check
// The map on the table page, with what lies over its corners.

import { html } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { t } from "../../../lib/say.js";
import { Icon } from "../../../lib/signs.js";
import { Corner } from "../../../table/corner.js";
import { ActionRow, isActing } from "../desk/display.js";
import { seasonName } from "../look.js";
import { newsOf } from "../panels/news.js";
import { effectName } from "../terms.js";
import { Inspector } from "./inspector.js";
import { RegionKey, WarMap, described } from "./war-map.js";

/** @param {{store: any, work: import("../desk/planning.js").Plan | null, lens: string, onLens: (lens: string) => void, onChronicle: () => void}} props */
export function MapPart({ store, work: plan, lens, onLens, onChronicle }) {
  const view = store.view.value;
  const question = store.question.value;
  const planning = question?.kind === "plan";
  const pick = (/** @type {string} */ county) => {
    if (plan && planning) takeUp(plan, county);
    else if (question) explain(store, question, county);
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
    ${lens === "regions" && store.board.value && html`<${RegionKey} board=${store.board.value} />`}
    <${Caption} store=${store} />
  </section>`;
}

/** A county that is no answer says why not, if counties are asked for. @param {any} store @param {import("../../../lib/types.js").Question} question @param {string} county */
function explain(store, question, county) {
  const verb = question.choices.map((choice) => choice.split(" ")).find(([, noun]) => noun in store.view.value.counties)?.[0];
  if (verb && !question.choices.includes(`${verb} ${county}`)) void store.explain(`${verb} ${county}`);
}

const ANSWERS = ["legal", "move", "attack", "target"];

/** The county that was chosen on the map and is neither an answer nor a card to take up. @param {any} store @returns {string | null} */
function inspectable(store) {
  const picked = store.picked.value;
  const county = store.view.value?.counties[picked];
  if (!county || ANSWERS.includes(store.marks.value[picked]?.kind)) return null;
  return store.question.value?.kind === "plan" && county.owner === store.seat ? null : picked;
}

/** A county chosen on the map is its card taken up. @param {import("../desk/planning.js").Plan} plan @param {string} county */
function takeUp(plan, county) {
  if (plan.hand.value.includes(county)) plan.take(county);
  else {
    const box = Object.keys(plan.placed.value).find((name) => plan.placed.value[name] === county);
    if (box) plan.take(county, box);
  }
}

/** One line about the county pointed at; never a box over the map. @param {{store: any}} props */
function Caption({ store }) {
  const county = store.lit.value;
  const view = store.view.value;
  if (!county || !view?.counties[county] || !store.board.value) return null;
  return html`<p class="caption" aria-hidden="true">${described(store, county)}</p>`;
}
