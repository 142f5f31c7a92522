// @ts-check
// The cards in hand, each with what it could do now. A card is taken up, and its uses are read below.

import { html } from "../../../vendor/ui.js";
import { objection } from "../../../lib/prose.js";
import { t } from "../../../lib/say.js";
import { Icon } from "../../../lib/signs.js";
import { Cite } from "../../../table/look.js";
import { CardFace } from "../look.js";

/** @param {{store: any, work: import("../intent.js").Intent | null, small?: boolean}} props *small* where no card is asked for */
export function Hand({ store, work, small = false }) {
  const hand = store.view.value.hand;
  if (!hand || !work) return null;
  const take = (/** @type {string} */ card) => (work.card.value = work.card.value === card ? null : card);
  const held = work.card.value;
  return html`<section class="hand-part" aria-label=${t("hand-title")}>
    <h2 class="h">${t("hand-title")} <small>${t("hand-count", { cards: hand.length })}</small></h2>
    <div class=${`hand ${small ? "small" : ""}`}>${hand.map((/** @type {any} */ held_) => html`<button key=${held_.card} type="button" data-card=${held_.card} class=${`card ${held === held_.card ? "sel" : ""}`}
      aria-pressed=${held === held_.card} onClick=${() => take(held_.card)}><${CardFace} store=${store} card=${held_.card} />
      <span class="uses" aria-hidden="true">${["act", "recruit", "aid", "event"].map((use) => html`<i key=${use} class=${held_[use].objection ? "no" : ""}>${t(`use-short-${use}`)}</i>`)}</span></button>`)}
      ${hand.length === 0 && html`<p class="hint">${t("hand-empty")}</p>`}</div>
  </section>`;
}

/** Why something cannot be done now, with its clause. @param {{store: any, why: any}} props */
export function Why({ store, why }) {
  if (!why?.objection) return null;
  return html`<p class="why"><${Icon} name="lock" /> ${objection(why, store)} <${Cite} clause=${why.clause} /></p>`;
}
