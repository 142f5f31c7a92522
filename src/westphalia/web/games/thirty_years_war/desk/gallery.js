// @ts-check
// Both decks: what has been played, what may still come, what is in force and what is out of the game.

import { html, useState } from "../../../vendor/ui.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { keyOf, t } from "../../../lib/say.js";
import { Shield } from "../../../lib/signs.js";
import { Cite } from "../../../table/look.js";
import { Sure } from "../look.js";
import { eventText, term } from "../terms.js";

const AID = ["spain", "pope", "france", "england", "up"];

/** @param {{store: any}} props */
export function Gallery({ store }) {
  const view = store.view.value;
  const info = store.info.value;
  const [open, setOpen] = useState(/** @type {string | null} */ (null));
  const pick = (/** @type {string} */ card) => setOpen(open === card ? null : card);
  return html`<section class="gallery" aria-label=${t("cards-title")}>
    <p class="hint">${t("cards-groups", { groups: view.deck.groups.map((/** @type {string} */ group) => t(keyOf("group", group))).join(", ") })}</p>
    ${open && html`<${Detail} store=${store} card=${open} onClose=${() => setOpen(null)} />`}
    ${view.piles.map((/** @type {any} */ pile, /** @type {number} */ seat) => html`<div key=${seat} class="deck">
      <h3><${Shield} tincture=${seatColour(info, seat)} size=${18} /> ${seatName(info, seat)} <small>${t("deck-sizes", { hand: pile.hand, unplayed: pile.unplayed })}</small></h3>
      ${pile.known.length > 0 && html`<${Pile} store=${store} name=${t("deck-known")} cards=${pile.known} onPick=${pick} open=${open} />`}
      ${pile.cards && html`<${Pile} store=${store} name=${t("hand-title")} cards=${pile.cards} onPick=${pick} open=${open} />`}
      <${Pile} store=${store} name=${t("deck-to-come")} cards=${pile.to_come} onPick=${pick} open=${open} />
      <${Pile} store=${store} name=${t("deck-played")} cards=${pile.played} onPick=${pick} open=${open} />
      <${Pile} store=${store} name=${t("deck-removed")} cards=${ofSide(store, view.deck.removed, seat)} onPick=${pick} open=${open} />
    </div>`)}
  </section>`;
}

/** @param {any} store @param {string[]} cards @param {number} seat */
const ofSide = (store, cards, seat) => cards.filter((card) => store.board.value.cards[card].side === seat);

/** @param {{store: any, name: string, cards: string[], onPick: (card: string) => void, open: string | null}} props */
function Pile({ store, name, cards, onPick, open }) {
  const { in_force: force } = store.view.value.deck;
  return html`<details class="pile" open=${cards.length > 0 && cards.length < 12}><summary>${name} <small>${cards.length}</small></summary>
    <ul>${cards.map((card) => html`<li key=${card}><button type="button" class=${`chip ${card in force ? "on" : ""}`} aria-expanded=${open === card} onClick=${() => onPick(card)}>
      <b>${store.board.value.cards[card].value}</b> ${term("card", card)}</button></li>`)}</ul></details>`;
}

/** @param {{store: any, card: string, onClose: () => void}} props */
function Detail({ store, card, onClose }) {
  const board = store.board.value;
  const { value, marker, unsure = {} } = board.cards[card];
  const { happened, in_force: force } = store.view.value.deck;
  const aid = AID.filter((source) => board.cards[card][source]).map((source) => t("aid-of", { source: term("source", source), points: board.cards[card][source] }));
  const notes = [marker !== "none" && marker ? t(keyOf("marker", marker)) : "", happened[card] ? t("card-happened", { turn: happened[card] }) : "", card in force ? t("card-in-force") : ""];
  return html`<div class="card-detail cart"><header><h3>${term("card", card)}</h3>
      <button type="button" class="ib" aria-label=${t("page-close")} onClick=${onClose}>×</button></header>
    <p>${t("card-value", { value })}<${Sure} word=${unsure.value} />. ${aid.length > 0 && html`${t("use-aid")}: ${aid.join(", ")}.`} ${notes.filter(Boolean).join(". ")}</p>
    <p>${eventText(board, card)} <${Cite} clause=${`card.${card.toUpperCase()}`} /></p></div>`;
}
