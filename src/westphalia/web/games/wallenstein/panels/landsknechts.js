// @ts-check
// Landsknechte: one benefit of the card that came to the top.

import { html } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { t } from "../../../lib/say.js";
import { Head, nouns, say } from "../../../table/parts.js";
import { giftName } from "../terms.js";

const GIFTS = /** @type {Record<string, string>} */ ({
  money: "money",
  armies: "armies_into_tray",
  grain: "grain",
  points: "victory_points",
});

/** @param {{store: import("../../../lib/store.js").TableStore}} props */
export function BenefitPanel({ store }) {
  const question = store.question.value;
  const offered = question ? nouns(question.choices, "benefit") : [];
  useKeys(Object.fromEntries(offered.map((gift, n) => [String(n + 1), () => say(store, `benefit ${gift}`)])));
  if (!question || !store.view.value) return null;
  const card = store.view.value.seats[store.seat]?.landsknecht;
  const printed = store.board.value?.landsknechts?.[card - 1] ?? store.board.value?.landsknechts?.[String(card)] ?? {};
  return html`<section class="phase">
    <${Head} title=${t("landsknecht-title")} clause=${question.clause} note=${t("landsknecht-note", { card })} />
    <div class="choices">
      ${offered.map((gift, n) => html`<button type="button" key=${gift} class="btn big" data-choice=${`benefit ${gift}`} disabled=${store.busy.value} onClick=${() => say(store, `benefit ${gift}`)}>
        ${giftName(GIFTS[gift], printed[GIFTS[gift]] ?? 0)} <kbd>${n + 1}</kbd></button>`)}
    </div>
  </section>`;
}
