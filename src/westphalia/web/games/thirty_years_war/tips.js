// @ts-check
// Which texts explain the uses of a card, what an activation can do, the kinds of counters, and the ways to look at the
// map.

import { html } from "../../vendor/ui.js";
import { Tips, explained } from "../../learn/tips.js";
import { cited, eventText, term } from "./terms.js";

/** @typedef {import("./types.js").Store} Store */

const TEXTS = /** @type {Record<string, string>} */ ({
  act: "8.3",
  recruit: "8.4a",
  aid: "8.5a",
  event: "8.61a",
  free_action: "8.32",
  offer_peace: "5.3a",
  move_base: "17.Sw.1d",
  dutch_war: "19.5",
  campaign: "19.8a",
  plot: "19.11",
  control: "11.17a",
  drop: "11.14a",
  leave: "11.14a",
  pick_up: "11.15a",
  collect: "11.15b",
  forage: "11.16c",
  outside: "11.231",
  inside: "11.23b",
  overrun: "12.62a",
  fight: "12.62b",
  besiege: "13.11a",
  assault: "13.21a",
  veteran: "2.1a",
  mercenary: "2.1a",
  militia: "2.1a",
  leader: "2.2a",
  siege: "13.13a",
  pillage: "15.24a",
  revolt: "9.42a",
  "lens-control": "3.13a",
  "lens-supply": "15.14a",
  "lens-pillage": "15.24b",
});

/** What a thing carries that one of these texts explains; nothing where there is none. @param {string} name */
export const tipOf = (name) => (name in TEXTS ? explained(name) : {});

const ALL = Object.fromEntries(Object.entries(TEXTS).map(([name, clause]) => [name, { clause }]));

/** What the face of a card carries, so that the whole text of its event is read there. @param {string} card */
export const tipOfCard = (card) => explained(`card-${card}`);

/** @param {{store: Store}} props */
export function WarTips({ store }) {
  const board = store.board.value;
  const hand = /** @type {any[]} */ (store.view.value.hand ?? []);
  const ofCard = (/** @type {string} */ card) => {
    const clause = `card.${card.toUpperCase()}`;
    return { clause, cited: cited(clause, term("card", card)) ?? clause, text: eventText(board, card) };
  };
  const cards = Object.fromEntries(hand.map(({ card }) => [`card-${card}`, ofCard(card)]));
  return html`
    <${Tips} all=${{ ...ALL, ...cards }} />
  `;
}
