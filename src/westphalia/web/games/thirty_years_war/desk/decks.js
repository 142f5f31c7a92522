// @ts-check
// Both decks on a sheet of their own, and one card with where its values come from.

import { html, useState } from "../../../vendor/ui.js";
import { Dialog, layOver } from "../../../lib/dialog.js";
import { keyOf, t } from "../../../lib/i18n.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { Shield } from "../../../lib/signs.js";
import { Cite } from "../../../table/look.js";
import { CardFace, percent } from "../look.js";
import { Mark, Sure } from "../notes.js";
import { eventText, term } from "../terms.js";

/** @typedef {import("../types.js").Store} Store */

// ------------------------------------------------------------------------------
// Where each card of a deck is, as far as this seat can tell, and in which order they are shown.

/** @typedef {{card: string, state: string}} Placed */
/** @typedef {{name: string, cards: Placed[]}} Part */

/**
 * The cards of one side by where they are.
 * @param {any} view
 * @param {any} board
 * @param {number} seat
 * @returns {Part[]}
 */
export function ofDeck(view, board, seat) {
  const pile = view.piles[seat];
  const hand = pile.cards ?? (view.seat === seat ? (view.hand ?? []).map((/** @type {any} */ { card }) => card) : null);
  const own = (/** @type {string[]} */ cards) => cards.filter((card) => board.cards[card].side === seat);
  const removed = own(view.deck.removed);
  /** @type {[string, string[]][]} */
  const parts = [
    hand ? ["hand", hand] : ["known", pile.known],
    ["to-come", pile.to_come],
    ["played", pile.played],
    ["removed", removed],
  ];
  const placed = new Set(parts.flatMap(([, cards]) => cards));
  const later = own(Object.keys(board.cards)).filter((card) => !placed.has(card));
  return [...parts, /** @type {[string, string[]]} */ (["not-in-play", later])].map(([name, cards]) => ({
    name,
    cards: cards.map((card) => ({ card, state: name })),
  }));
}

/** @param {any} board @param {Part[]} parts @param {string} order @returns {Part[]} */
export function inOrder(board, parts, order) {
  if (order === "place")
    return parts.filter(({ name, cards }) => cards.length || ["hand", "to-come", "played"].includes(name));
  const number = (/** @type {Placed} */ { card }) => Number(card.slice(1));
  const all = parts.flatMap(({ cards }) => cards).sort((a, b) => number(a) - number(b));
  if (order === "number") return [{ name: "all", cards: all }];
  const kinds = [...new Set(all.map(({ card }) => board.cards[card].category))];
  return kinds.map((name) => ({ name, cards: all.filter(({ card }) => board.cards[card].category === name) }));
}

// ------------------------------------------------------------------------------
// One card: what it does, and how sure each of its values is.

const AID = ["spain", "pope", "france", "england", "up"];
const STATUS = /** @type {Record<string, string>} */ ({ K: "known", D: "inferred", R: "reconstructed" });

/** @param {{store: Store, card: string}} props */
function CardSheet({ store, card }) {
  const board = store.board.value;
  const notes = notesOn(store, card);
  const row = (/** @type {string} */ name, /** @type {any} */ said, /** @type {any} */ from) => html`
    <tr key=${name}>
      <th scope="row">${t(`card-field-${name}`)}</th>
      <td>${said}</td>
      <td>${from}</td>
    </tr>
  `;
  return html`
    <article class="card-sheet">
      <h3 class="h">
        <span class="card-chip"><${CardFace} store=${store} card=${card} /></span>
        <small class="end"><${Cite} clause=${`card.${card.toUpperCase()}`} said=${term("card", card)} /></small>
      </h3>
      <p>${eventText(board, card)}</p>
      ${
        notes &&
        html`
          <p><b>${notes}</b></p>
        `
      }
      <table class="claims">
        <thead>
          <tr>
            <th scope="col">${t("card-field")}</th>
            <th scope="col">${t("card-in-play")}</th>
            <th scope="col">${t("card-where-from")}</th>
          </tr>
        </thead>
        <tbody>${fieldsOf(store, card).map(([name, said, from]) => row(name, said, from))}</tbody>
      </table>
      <${Legend} />
    </article>
  `;
}

/** What has become of a card. @param {Store} store @param {string} card */
function notesOn(store, card) {
  const { happened, in_force: force } = store.view.value.deck;
  const notes = [
    happened[card] ? t("card-happened", { turn: happened[card] }) : "",
    card in force ? t("card-in-force") : "",
  ];
  return notes.filter(Boolean).join("; ");
}

/**
 * What is printed on a card, and where that is known from.
 * @param {Store} store
 * @param {string} card
 * @returns {[string, any, any][]}
 */
function fieldsOf(store, card) {
  const printed = store.board.value.cards[card];
  const { value, marker, group, marks } = printed;
  const aid = AID.filter((source) => printed[source]);
  const aidOf = (/** @type {string} */ source) =>
    t("aid-of", { source: term("source", source), points: printed[source] });
  const sure = (/** @type {string} */ field) => html`
    <${Sure} store=${store} kind="cards" id=${card} field=${field} always=${true} />
  `;
  const signs = marks.map(
    (/** @type {string} */ mark) => html`
      <${Mark} key=${mark} status=${STATUS[mark] ?? "reconstructed"} />
      ${" "}
    `,
  );
  const returns = marker && marker !== "none" ? t(keyOf("marker", marker)) : t("card-returns");
  return [
    ["title", term("card", card), sure("title")],
    ["group", t(keyOf("group", group)), sure("group")],
    ["event", t(keyOf("category", printed.category)), signs],
    ["value", value, sure("value")],
    ...(aid.length ? [/** @type {[string, any, any]} */ (["aid", aid.map(aidOf).join(", "), sure(aid[0])])] : []),
    ["marker", returns, sure("marker")],
  ];
}

/** What the marks mean. */
function Legend() {
  return html`
    <p class="hint">
      <${Mark} status="known" />
      ${" "}${t("sure-known")}${" "}
      <${Mark} status="inferred" />
      ${" "}${t("sure-inferred")}${" "}
      <${Mark} status="reconstructed" />
      ${" "}${t("sure-reconstructed")}.${" "}${t("card-no-list")}
    </p>
  `;
}

// ------------------------------------------------------------------------------
// The sheet: what is in hand, what may still come, what was played, what is in force and what is out of the game.

const ORDERS = ["place", "number", "kind"];

/** Lays the sheet over the page, whatever of the table is shown. @param {Store} store */
export function openDecks(store) {
  layOver(
    "decks",
    (close) => html`
      <${Decks} store=${store} onClose=${close} />
    `,
  );
}

/** @param {{store: Store, onClose: () => void}} props */
function Decks({ store, onClose }) {
  const [open, setOpen] = useState(/** @type {string | null} */ (null));
  const [order, setOrder] = useState(ORDERS[0]);
  const seats = store.view.value.piles
    .map((/** @type {any} */ _, /** @type {number} */ seat) => seat)
    .sort((/** @type {number} */ a) => (a === store.seat ? -1 : 1));
  return html`
    <${Dialog} title=${t("decks-title")} onClose=${onClose} class="decks">
      <div class="seg" role="group" aria-label=${t("decks-order")}>
        ${ORDERS.map(
          (name) => html`
            <button key=${name} type="button" aria-pressed=${name === order} onClick=${() => setOrder(name)}>
              ${t(`decks-by-${name}`)}
            </button>
          `,
        )}
      </div>
      <div class="deck-columns">
        ${seats.map(
          (/** @type {number} */ seat) => html`
            <${Deck} key=${seat} store=${store} seat=${seat} order=${order} open=${open} onPick=${setOpen} />
          `,
        )}
        <div class="one-card">
          ${
            open
              ? html`
                  <${CardSheet} store=${store} card=${open} />
                `
              : html`
                  <p class="hint">${t("decks-pick")}</p>
                `
          }
        </div>
        <${Chances} store=${store} />
      </div>
    <//>
  `;
}

/** @param {{store: Store, seat: number, order: string, open: string | null, onPick: (card: string) => void}} props */
function Deck({ store, seat, order, open, onPick }) {
  const info = store.info.value;
  const pile = store.view.value.piles[seat];
  const parts = inOrder(store.board.value, ofDeck(store.view.value, store.board.value, seat), order);
  return html`
    <section class="deck" aria-label=${seatName(info, seat)}>
      <h3>
        <${Shield} tincture=${seatColour(info, seat)} size=${20} />
        ${" "}${seatName(info, seat)}${" "}
        <small>${t("deck-sizes", { hand: pile.hand, unplayed: pile.unplayed })}</small>
      </h3>
      ${parts.map(
        ({ name, cards }) => html`
          <div key=${name} class="deck-part">
            <h4 class="h">
              ${t(order === "kind" ? keyOf("category", name) : `deck-${name}`)}${" "}
              <small>${cards.length}</small>
            </h4>
            <${DeckCards} ...${{ store, name, cards, open, onPick }} />
          </div>
        `,
      )}
    </section>
  `;
}

/** @param {{store: Store, name: string, cards: any[], open: string | null, onPick: (card: string) => void}} props */
function DeckCards({ store, name, cards, open, onPick }) {
  return html`
    ${
      cards.length
        ? html`
            <ul>
              ${cards.map(
                ({ card, state }) => html`
                  <${Tile} key=${card} ...${{ store, card, state, onPick }} on=${open === card} />
                `,
              )}
            </ul>
          `
        : html`
            <p class="empty">${t(name === "played" ? "deck-none-played" : "deck-none")}</p>
          `
    }
  `;
}

const SIGNS = /** @type {Record<string, string>} */ ({ asterisk: " *", dagger: " †" });

/** @param {{store: Store, card: string, state: string, on: boolean, onPick: (card: string) => void}} props */
function Tile({ store, card, state, on, onPick }) {
  const { value, side, marker, category } = store.board.value.cards[card];
  const force = card in store.view.value.deck.in_force;
  return html`
    <li>
      <button
        type="button"
        class=${`tile is-${state} ${force ? "in-force" : ""} ${category === "combat" ? "fights" : ""}`}
        aria-pressed=${on}
        onClick=${() => onPick(card)}
      >
        <span class=${`val ground-${seatColour(store.info.value, side)}`}>${value}</span>
        <span class="ttl">
          ${term("card", card)}
          <small>
            ${t(keyOf("category", category))}${SIGNS[marker] ?? ""}${force ? ` · ${t("card-in-force")}` : ""}
          </small>
        </span>
      </button>
    </li>
  `;
}

/** How probably the other side holds something. @param {{store: Store}} props */
function Chances({ store }) {
  const piles = /** @type {any[]} */ (store.view.value.piles);
  const others = piles
    .map(({ held }, seat) => ({ held, seat }))
    .filter(({ held, seat }) => held && seat !== store.seat);
  return html`
    ${others.map(
      ({ held, seat }) => html`
        <section key=${seat} class="may-hold">
          <h3 class="h">${t("decks-holds", { name: seatName(store.info.value, seat) })}</h3>
          <table class="claims">
            <tbody>
              <tr>
                <th scope="row">${t("decks-one-card")}</th>
                <td class="num"><b>${percent(held.card)}</b></td>
              </tr>
              ${Object.entries(held.categories)
                .sort(([, a], [, b]) => Number(b) - Number(a))
                .map(
                  ([category, share]) => html`
                    <tr key=${category}>
                      <th scope="row">${t("decks-one-of", { kind: t(keyOf("category", category)) })}</th>
                      <td class="num"><b>${percent(Number(share))}</b></td>
                    </tr>
                  `,
                )}
            </tbody>
          </table>
          <p class="hint">
            ${t("decks-open-facts")}${" "}
            <${Cite} clause="8.1a" />
          </p>
        </section>
      `,
    )}
  `;
}
