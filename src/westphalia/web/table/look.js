// @ts-check
// Small things that all parts of the table page use: signs, short names, words set bold, citations.

import { html, useEffect, useState } from "../vendor/ui.js";
import { Icon, Shield } from "../lib/signs.js";
import { keyOf, t } from "../lib/say.js";
import { seatColour, seatName } from "../lib/store.js";

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

/** @typedef {import("../lib/types.js").Board} Board */

/** "Deploy 5", "Combat A": what fits on a box. @param {Board} board @param {string} box */
export function shortBox(board, box) {
  const armies = board.actions[box]?.armies ?? board.convert[box] ?? 0;
  return t(box in board.convert ? "short-box-convert" : keyOf("short-box", box), { armies });
}

/** What stands beside the sign of a box: a number of armies, or which of two marches. @param {Board} board @param {string} box */
export function boxFigure(board, box) {
  if (box === "combat_move_a") return "A";
  if (box === "combat_move_b") return "B";
  const armies = board.actions[box]?.armies || board.convert[box];
  return armies ? String(armies) : "";
}

/** @param {{board: Board, box: string}} props */
export function BoxSign({ board, box }) {
  const figure = boxFigure(board, box);
  return html`<${Icon} name=${BOX_ICONS[box]} />${figure && html`<b>${figure}</b>`}`;
}

/** The shield of a seat, and its name unless the name stands beside it. @param {{info: any, seat: number, size?: number}} props */
export function SeatShield({ info, seat, size = 20 }) {
  return html`<${Shield} tincture=${seatColour(info, seat)} size=${size} />`;
}

const MARKED = /<(b|em)>(.*?)<\/\1>/;

/** A message in which <b> and <em> are set so. @param {string} text @returns {any[]} */
export function rich(text) {
  const parts = [];
  let rest = text;
  for (let found = MARKED.exec(rest); found; found = MARKED.exec(rest)) {
    if (found.index) parts.push(rest.slice(0, found.index));
    parts.push(found[1] === "b" ? html`<b>${found[2]}</b>` : html`<em>${found[2]}</em>`);
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest) parts.push(rest);
  return parts;
}

/** The same without any marks, for readers. @param {string} text */
export const plain = (text) => text.replace(/<\/?(b|em)>/g, "");

/** A citation that opens its clause. @param {{clause: string | null | undefined}} props */
export function Cite({ clause }) {
  if (!clause) return null;
  return html`<button type="button" class="cite" title=${t("table-open-clause")} onClick=${() => openRule(clause)}>${clause}</button>`;
}

/** @param {string} clause */
export async function openRule(clause) {
  try {
    (await import("../rules/sheet.js")).openClause(clause);
  } catch (error) {
    console.warn(`the clause ${clause} cannot be shown: ${error}`);
  }
}

/**
 * A module that may come late or not at all: undefined until it is there, null if it cannot be had.
 * @param {() => Promise<any>} load @returns {any}
 */
export function useModule(load) {
  const [module, setModule] = useState(/** @type {any} */ (undefined));
  useEffect(() => {
    let wanted = true;
    load().then(
      (loaded) => wanted && setModule(loaded),
      (error) => {
        console.warn(String(error));
        if (wanted) setModule(null);
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return module;
}

/** Whether a media query holds, now and whenever that changes. @param {string} query */
export function useMedia(query) {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => setHolds(media.matches);
    look();
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }, [query]);
  return holds;
}

/** "Anna, Marek and you". @param {any} info @param {number[]} seats @param {number} own @returns {string[]} */
export function namesOf(info, seats, own) {
  return seats.map((seat) => `<b>${seat === own ? t("table-you") : seatName(info, seat)}</b>`);
}

// Where the names of German counties may break.
const JOINTS = /(?<=\p{L}{3})(?=(?:österreich|burg|berg|mark|büttel|sachsen|stadt|brücken?|pommern|pfalz|ringen)$)/u;

/** A name that may be broken in a narrow place. @param {string} name */
export const breakable = (name) => name.replace(JOINTS, "\u00ad");

/** The season of a view in the language of the page. @param {string} season */
export const seasonName = (season) => t(keyOf("season", season));

export const ROMAN = ["", "I", "II", "III", "IV"];
