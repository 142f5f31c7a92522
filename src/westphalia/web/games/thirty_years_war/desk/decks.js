// @ts-check
// Both decks on a sheet of their own: what is in hand, what may still come, what was played, what is in force and what is
// out of the game; and one card with where its values come from.

import { html, useState } from "../../../vendor/ui.js";
import { Dialog, layOver } from "../../../lib/dialog.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { keyOf, t } from "../../../lib/say.js";
import { Shield } from "../../../lib/signs.js";
import { Cite } from "../../../table/look.js";
import { percent } from "../look.js";
import { term } from "../terms.js";
import { CardSheet } from "./card-sheet.js";
import { inOrder, ofDeck } from "./deck-parts.js";

const ORDERS = ["place", "number", "kind"];

/** Lays the sheet over the page, whatever of the table is shown. @param {any} store */
export function openDecks(store) {
  layOver("decks", (close) => html`<${Decks} store=${store} onClose=${close} />`);
}

/** @param {{store: any, onClose: () => void}} props */
function Decks({ store, onClose }) {
  const [open, setOpen] = useState(/** @type {string | null} */ (null));
  const [order, setOrder] = useState(ORDERS[0]);
  const seats = store.view.value.piles.map((/** @type {any} */ _, /** @type {number} */ seat) => seat).sort((/** @type {number} */ a) => (a === store.seat ? -1 : 1));
  return html`<${Dialog} title=${t("decks-title")} onClose=${onClose} class="decks">
    <div class="seg" role="group" aria-label=${t("decks-order")}>${ORDERS.map((name) => html`<button key=${name} type="button" aria-pressed=${name === order} onClick=${() => setOrder(name)}>${t(`decks-by-${name}`)}</button>`)}</div>
    <div class="deck-columns">${seats.map((/** @type {number} */ seat) => html`<${Deck} key=${seat} store=${store} seat=${seat} order=${order} open=${open} onPick=${setOpen} />`)}
      <div class="one-card">${open ? html`<${CardSheet} store=${store} card=${open} />` : html`<p class="hint">${t("decks-pick")}</p>`}</div><${Chances} store=${store} /></div>
  <//>`;
}

/** @param {{store: any, seat: number, order: string, open: string | null, onPick: (card: string) => void}} props */
function Deck({ store, seat, order, open, onPick }) {
  const info = store.info.value;
  const pile = store.view.value.piles[seat];
  const parts = inOrder(store.board.value, ofDeck(store.view.value, store.board.value, seat), order);
  return html`<section class="deck" aria-label=${seatName(info, seat)}><h3><${Shield} tincture=${seatColour(info, seat)} size=${20} /> ${seatName(info, seat)} <small>${t("deck-sizes", { hand: pile.hand, unplayed: pile.unplayed })}</small></h3>
    ${parts.map(({ name, cards }) => html`<div key=${name} class="deck-part"><h4 class="h">${t(order === "kind" ? keyOf("category", name) : `deck-${name}`)} <small>${cards.length}</small></h4>
      ${cards.length ? html`<ul>${cards.map(({ card, state }) => html`<${Tile} key=${card} store=${store} card=${card} state=${state} on=${open === card} onPick=${onPick} />`)}</ul>` : html`<p class="empty">${t(name === "played" ? "deck-none-played" : "deck-none")}</p>`}</div>`)}
  </section>`;
}

const SIGNS = /** @type {Record<string, string>} */ ({ asterisk: " *", dagger: " †" });

/** @param {{store: any, card: string, state: string, on: boolean, onPick: (card: string) => void}} props */
function Tile({ store, card, state, on, onPick }) {
  const { value, side, marker, category } = store.board.value.cards[card];
  const force = card in store.view.value.deck.in_force;
  return html`<li><button type="button" class=${`tile is-${state} ${force ? "in-force" : ""} ${category === "combat" ? "fights" : ""}`} aria-pressed=${on} onClick=${() => onPick(card)}>
    <span class=${`val ground-${seatColour(store.info.value, side)}`}>${value}</span><span class="ttl">${term("card", card)}<small>${t(keyOf("category", category))}${SIGNS[marker] ?? ""}${force ? ` · ${t("card-in-force")}` : ""}</small></span></button></li>`;
}

/** How probably the other side holds something. @param {{store: any}} props */
function Chances({ store }) {
  const piles = /** @type {any[]} */ (store.view.value.piles);
  const others = piles.map(({ held }, seat) => ({ held, seat })).filter(({ held, seat }) => held && seat !== store.seat);
  return html`${others.map(({ held, seat }) => html`<section key=${seat} class="may-hold"><h3 class="h">${t("decks-holds", { name: seatName(store.info.value, seat) })}</h3>
    <table class="claims"><tbody><tr><th scope="row">${t("decks-one-card")}</th><td class="num"><b>${percent(held.card)}</b></td></tr>
      ${Object.entries(held.categories).sort(([, a], [, b]) => Number(b) - Number(a)).map(([category, share]) => html`<tr key=${category}><th scope="row">${t("decks-one-of", { kind: t(keyOf("category", category)) })}</th><td class="num"><b>${percent(Number(share))}</b></td></tr>`)}</tbody></table>
    <p class="hint">${t("decks-open-facts")} <${Cite} clause="8.1a" /></p></section>`)}`;
}
