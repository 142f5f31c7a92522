// @ts-check
// The cards in short, beside the table: the sets in use and the size of both decks. All of them lie on a sheet of their own.

import { html } from "../../../vendor/ui.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { keyOf, t } from "../../../lib/say.js";
import { Shield } from "../../../lib/signs.js";
import { term } from "../terms.js";

/** @param {{store: any, onDecks?: () => void}} props */
export function Gallery({ store, onDecks }) {
  const view = store.view.value;
  const info = store.info.value;
  return html`<section class="gallery" aria-label=${t("cards-title")}>
    <p class="hint">${t("cards-groups", { groups: view.deck.groups.map((/** @type {string} */ group) => t(keyOf("group", group))).join(", ") })}</p>
    ${view.piles.map((/** @type {any} */ pile, /** @type {number} */ seat) => html`<div key=${seat} class="deck">
      <h3><${Shield} tincture=${seatColour(info, seat)} size=${18} /> ${seatName(info, seat)} <small>${t("deck-sizes", { hand: pile.hand, unplayed: pile.unplayed })}</small></h3>
      <p>${pile.played.length ? pile.played.map((/** @type {string} */ card) => term("card", card)).join("; ") : t("deck-none-played")}</p></div>`)}
    ${onDecks && html`<div class="choices"><button type="button" class="btn" onClick=${onDecks}>${t("decks-open")} <kbd>K</kbd></button></div>`}
  </section>`;
}
