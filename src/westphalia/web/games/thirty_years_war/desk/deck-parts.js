// @ts-check
// Where each card of a deck is, as far as this seat can tell, and in which order they are shown.

/** @typedef {{card: string, state: string}} Placed */
/** @typedef {{name: string, cards: Placed[]}} Part */

/** The cards of one side by where they are. @param {any} view @param {any} board @param {number} seat @returns {Part[]} */
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
  return [...parts, /** @type {[string, string[]]} */ (["not-in-play", later])].map(([name, cards]) => ({ name, cards: cards.map((card) => ({ card, state: name })) }));
}

/** @param {any} board @param {Part[]} parts @param {string} order @returns {Part[]} */
export function inOrder(board, parts, order) {
  if (order === "place") return parts.filter(({ name, cards }) => cards.length || ["hand", "to-come", "played"].includes(name));
  const number = (/** @type {Placed} */ { card }) => Number(card.slice(1));
  const all = parts.flatMap(({ cards }) => cards).sort((a, b) => number(a) - number(b));
  if (order === "number") return [{ name: "all", cards: all }];
  const kinds = [...new Set(all.map(({ card }) => board.cards[card].category))];
  return kinds.map((name) => ({ name, cards: all.filter(({ card }) => board.cards[card].category === name) }));
}
