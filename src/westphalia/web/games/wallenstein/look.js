// @ts-check
// Small things that all parts of Wallenstein's table use: signs, short names, seasons.

import { html } from "../../vendor/ui.js";
import { keyOf, t } from "../../lib/i18n.js";
import { Icon } from "../../lib/signs.js";

/** The sign of each box of the mat; deploys and marches are told apart by what stands beside it. */
export const BOX_ICONS = /** @type {Record<string, string>} */ ({
  build_palace: "palace",
  build_church: "church",
  build_trading_post: "trade",
  collect_grain: "grain",
  collect_taxes: "thaler",
  deploy_5: "army",
  deploy_3: "army",
  deploy_1_move: "army",
  combat_move_a: "swords",
  combat_move_b: "swords",
  bid: "gavel",
  convert_3: "crown",
  convert_2: "crown",
  convert_1: "crown",
});

export const TILE_ICONS = /** @type {Record<string, string>} */ ({
  plus_tax: "thaler",
  plus_grain: "grain",
  six_armies: "army",
  attack_plus: "swords",
  defence_plus: "county",
});

export const BUILDING_ICONS = /** @type {Record<string, string>} */ ({
  palace: "palace",
  church: "church",
  trading_post: "trade",
});

/** The picture of what a favour gives; a building bears its own. */
const GIFT_ICONS = /** @type {Record<string, string>} */ ({
  cancel_event: "cancelled",
  money: "coins",
  armies_into_tray: "tray",
  remove_marker: "calm",
  grain: "grain",
  victory_points: "laurel",
  immunity: "shelter",
  deploy_free: "army",
});

/** @typedef {import("../../lib/types.js").Board} Board */

/** @param {{board: Board, favour: string | null}} props */
export function GiftSign({ board, favour }) {
  if (!favour) return null;
  const { gift, building, amount } = board.favours[favour];
  return html`
    <span class="gift" aria-hidden="true">
      <${Icon} name=${BUILDING_ICONS[building] ?? GIFT_ICONS[gift]} />
      ${
        amount > 0 &&
        html`
          <i>${amount}</i>
        `
      }
    </span>
  `;
}

/** "Deploy 5", "Combat A": what fits on a box. @param {Board} board @param {string} box */
export function shortBox(board, box) {
  const armies = board.actions[box]?.armies ?? board.convert[box] ?? 0;
  return t(box in board.convert ? "short-box-convert" : keyOf("short-box", box), { armies });
}

/**
 * What stands beside the sign of a box: a number of armies, or which of two marches.
 * @param {Board} board
 * @param {string} box
 */
export function boxFigure(board, box) {
  if (box === "combat_move_a") return "A";
  if (box === "combat_move_b") return "B";
  const armies = board.actions[box]?.armies || board.convert[box];
  return armies ? String(armies) : "";
}

/** @param {{board: Board, box: string}} props */
export function BoxSign({ board, box }) {
  const figure = boxFigure(board, box);
  return html`
    <${Icon} name=${BOX_ICONS[box]} />
    ${
      figure &&
      html`
        <b>${figure}</b>
      `
    }
  `;
}

// Where the names of German counties and cards may break.
const LAST_PARTS = "österreich burg berg mark büttel sachsen stadt brück brücken pommern pfalz ringen karte".split(" ");
const JOINTS = new RegExp(`(?<=\\p{L}{3})(?=(?:${LAST_PARTS.join("|")})(?: \\d+)?$)`, "u");

/** A name that may be broken in a narrow place. @param {string} name */
export const breakable = (name) => name.replace(JOINTS, "\u00ad");

/** The season of a view in the language of the page. @param {string} season */
export const seasonName = (season) => t(keyOf("season", season));

export const ROMAN = ["", "I", "II", "III", "IV"];

/** As much of a name as fits. @param {string} name */
export function abbreviated(name) {
  const word = name.split(/[ .-]+/).findLast((part) => part.length > 3) ?? name;
  return word.length > 6 ? `${word.slice(0, 5)}.` : word;
}
