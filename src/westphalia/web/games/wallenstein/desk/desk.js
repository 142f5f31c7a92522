// @ts-check
// The decision column: public facts, and whatever this seat is asked.

import { html } from "../../../vendor/ui.js";
import { useMarks } from "../../../lib/marks.js";
import { t } from "../../../lib/say.js";
import { QuestionPanel } from "../../../table/generic.js";
import { useMedia } from "../../../table/look.js";
import { PANELS } from "../panels/index.js";
import { Aftermath, newsOf } from "../panels/news.js";
import { WarTips } from "../tips.js";
import { OrderPart, YearPart, currentAction, isActing } from "./display.js";
import { Ledger } from "./ledger.js";
import { LaidMat } from "./mat.js";
import { OtherMats } from "./mats.js";
import { SealedOrders } from "./orders.js";
import { PlanPanel, tagOf } from "./plan-panel.js";
import { Bids } from "./position.js";
import { Standing } from "./standing.js";

const NARROW = "(min-width: 900px) and (max-width: 1279px)";
const LOW = 820; // pixels of height below which mat, hand and all open facts do not fit one above the other,
const LOW_WITH_COURT = 880; // with its favours and boxes sooner
const SHORT = "(min-width: 900px) and (max-width: 1279px) and (max-height: 860px)"; // where the order of actions is a line too,
const TALL = "(min-height: 1060px), (max-width: 899px)"; // where the majorities lie open, or in a view of their own; else they are a line too
const SHORT_WITH_COURT = `${SHORT}, (min-width: 1280px) and (max-height: 800px)`;

/** @param {{store: any, work: import("./planning.js").Plan | null}} props */
export function Desk({ store, work: plan }) {
  const view = store.view.value;
  const folded = useMedia(`${NARROW}, (min-width: 1280px) and (max-height: ${view?.court ? LOW_WITH_COURT : LOW}px)`);
  const tall = useMedia(TALL);
  const short = useMedia(view?.court ? SHORT_WITH_COURT : SHORT);
  const question = store.question.value;
  const over = store.info.value?.state === "over";
  if (!view || !store.board.value) return html`<div class="desk" aria-busy="true"></div>`;
  const planning = plan && question?.kind === "plan";
  if (planning) {
    const mat = html`<${PlanPanel} plan=${plan} />`;
    return html`<div class=${`desk planning ${view.court ? "dense" : ""}`}><${WarTips} board=${store.board.value} /><${Facts} store=${store} folded=${folded} short=${short}><${Standing} store=${store} folded=${!tall} /><//>
      <div class="decision"><${Aftermath} store=${store} quiet=${true}>${mat}<//></div></div>`;
  }
  const asked = question || over;
  const open = !over || store.info.value?.abandoned; // a game without an end is left as it stood
  const panel = asked && html`<${QuestionPanel} store=${store} panels=${PANELS} />`;
  return html`<div class=${`desk ${asked ? "asked" : "idle"}`}><${WarTips} board=${store.board.value} />
    <div class="decision"><${Aftermath} store=${store}>${panel}<//></div>
    ${open && html`<${Facts} store=${store} />`}
    ${open && !store.info.value?.paused && html`<${Laid} store=${store} />`}
  </div>`;
}

/** What is open to all; *folded* where room is scarce, and the order of actions too where it is *short*.
 * @param {{store: any, folded?: boolean, short?: boolean, children?: any}} props */
function Facts({ store, folded = false, short = false, children }) {
  const year = `year-group ${folded ? "folded" : ""} ${isActing(store) ? "strip-on-map" : ""}`;
  return html`<div class="facts">
    <section class="players-part" tabindex="-1" aria-label=${t("table-players")}><${Ledger} store=${store} /></section>
    <div class=${year}><${OrderPart} store=${store} folded=${short} /><${YearPart} store=${store} folded=${folded} /></div>
    ${children}
  </div>`;
}

/** The own mat and those of the others, once they lie. @param {{store: any}} props */
function Laid({ store }) {
  const view = store.view.value;
  const current = currentAction(store);
  const bids = !view.planning && !view.done && !current;
  usePlannedMarks(store);
  return html`<div class="laid-group">
    ${bids && store.question.value?.kind !== "position" && html`<${Bids} store=${store} />`}
    ${store.seat >= 0 && Object.keys(view.seats[store.seat].boxes).length > 0 && html`<section class="mat-part">
      <h2 class="h">${t("mat-title")} <small>${view.planning ? t("mat-sealed") : ""}</small></h2>
      <${LaidMat} store=${store} seat=${store.seat} current=${current} /><${SealedOrders} store=${store} /></section>`}
    ${!view.planning && html`<${OtherMats} store=${store} />`}
    <${Standing} store=${store} />
  </div>`;
}

/** @param {any} view @param {string} box */
const carriedOut = (view, box) => view.actions.indexOf(box) >= 0 && view.actions.indexOf(box) < view.done;

/** While nothing is asked or told the map shows what is still planned where. @param {any} store */
function usePlannedMarks(store) {
  const view = store.view.value;
  const asked = Boolean(store.question.value || newsOf(store)?.own);
  const boxes = view.seats[store.seat]?.boxes;
  const ahead = Object.entries(boxes ?? {}).filter(([box, card]) => card in view.counties && box !== view.auction && !carriedOut(view, box));
  /** @type {Record<string, import("../../../lib/types.js").Mark>} */
  const marks = Object.fromEntries(ahead.map(([box, card]) => [card, { kind: "planned", tag: tagOf(store.board.value, box) }]));
  useMarks(store, asked ? null : marks);
}
