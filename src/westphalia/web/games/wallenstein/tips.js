// @ts-check
// Which texts explain Wallenstein's mat and the ways to look at its map.

import { html } from "../../vendor/ui.js";
import { Tips } from "../../learn/tips.js";

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
    <${Tips} all=${Object.fromEntries([...boxes, ...lenses])} />
  `;
}
