// @ts-check
// Which texts explain Wallenstein's mat, what lies open beside it, and the ways to look at its map.

import { html } from "../../vendor/ui.js";
import { Tips } from "../../learn/tips.js";
import { keyOf, row, t } from "../../lib/i18n.js";
import { term } from "./terms.js";

const BOXES = /** @type {Record<string, string>} */ ({
  build_palace: "W5.1.1",
  build_church: "W5.2.1",
  build_trading_post: "W5.3.1",
  collect_grain: "W5.5.1",
  collect_taxes: "W5.6.1",
  deploy_5: "W5.8.1",
  deploy_3: "W5.9.1",
  deploy_1_move: "W5.10.2",
  combat_move_a: "W5.11.1",
  combat_move_b: "W5.12.1",
  bid: "W3.2.1",
  convert_3: "E3.1.3",
  convert_2: "E3.1.3",
  convert_1: "E3.1.3",
});
const LENSES = /** @type {Record<string, string>} */ ({
  "lens-owners": "W7.2.4",
  "lens-regions": "W1.1.2",
  "lens-majorities": "W9.3.7",
  "lens-yields": "W1.1.4",
});

const TILES = /** @type {Record<string, string>} */ ({
  "tile-plus-tax": "W6.2.1",
  "tile-plus-grain": "W6.2.2",
  "tile-six-armies": "W6.2.3",
  "tile-attack-plus": "W6.2.4",
  "tile-defence-plus": "W6.2.5",
});
const EFFECTS = /** @type {Record<string, string>} */ ({
  "effect-trade-calms": "W6.4.1",
  "effect-stubborn-neutrals": "W6.4.3",
  "effect-palace-guard": "W6.4.4",
  "effect-church-peace": "W6.4.6",
  "effect-tax-maximum": "W6.4.7",
  "effect-tax-minimum": "W6.4.8",
  "effect-grain-minimum": "W6.4.10",
  "effect-grain-maximum": "W6.4.11",
  "effect-few-recruits": "W6.4.12",
});
const GIFTS = /** @type {Record<string, string>} */ ({
  "gift-cancel-event": "E5.1",
  "gift-money": "E5.2",
  "gift-armies-into-tray": "E5.3",
  "gift-remove-marker": "E5.4",
  "gift-grain": "E5.6",
  "gift-victory-points": "E5.7",
  "gift-free-building": "E5.8",
  "gift-immunity": "E5.10",
  "gift-deploy-free": "E5.9",
});

/** @param {string} key @param {Record<string, string | number>} args */
const told = (key, args) => t(keyOf("tip", key), args);

/** The texts of cards, each under its kind and id. @param {any} board @returns {import("../../learn/tips.js").Texts} */
function cardTexts(board) {
  const { deploy_5: five = 0, deploy_3: three = 0 } = board.few_recruits;
  const printed = board.actions.deploy_5.armies;
  const tiles = Object.keys(board.tiles).map((id) => {
    const key = keyOf("tile", id);
    return [`tile-${id}`, { clause: TILES[key], text: told(key, { amount: board.tiles[id].amount, printed }) }];
  });
  const events = Object.keys(board.events).map((id) => {
    const { effect, amount, loss } = board.events[id];
    const key = keyOf("effect", effect);
    return [`event-${id}`, { clause: EFFECTS[key], text: told(key, { amount, loss, five, three }) }];
  });
  const favours = Object.keys(board.favours).map((id) => {
    const { gift, amount, actions } = board.favours[id];
    const against = actions.map((/** @type {string} */ action) => term("action", action, board));
    const key = keyOf("gift", gift);
    return [`favour-${id}`, { clause: GIFTS[key], text: told(key, { amount, actions: row(against) }) }];
  });
  return Object.fromEntries([...tiles, ...events, ...favours]);
}

/** @param {{board: any}} props */
export function WarTips({ board }) {
  const numbers = (/** @type {string} */ box) => ({
    price: board.actions[box]?.price ?? 0,
    armies: board.actions[box]?.armies ?? board.convert[box] ?? 0,
  });
  const boxes = Object.entries(BOXES)
    .filter(([box]) => board.boxes.includes(box))
    .map(([box, clause]) => [box, { clause, args: numbers(box) }]);
  const lenses = Object.entries(LENSES).map(([lens, clause]) => [lens, { clause }]);
  return html`
    <${Tips} all=${{ ...Object.fromEntries([...boxes, ...lenses]), ...cardTexts(board) }} />
  `;
}
