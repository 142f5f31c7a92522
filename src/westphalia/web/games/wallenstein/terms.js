// @ts-check
// How the page says what is named by an id: counties, actions, cards, tiles, events, favours.

import { keyOf, row, t, theBoard } from "../../lib/i18n.js";

/** @typedef {import("../../lib/types.js").Board} Board */

/** @param {Board | null} board @param {string} id */
export function countyName(board, id) {
  return board?.counties[id]?.name ?? id;
}

/** @param {Board | null} board @param {string} id */
export function regionName(board, id) {
  return board?.regions[id]?.name ?? id;
}

/**
 * The name of something by its kind and id: action, box, card, tile, event, effect, building, season, favour, gift,
 * lack, county, region. The numbers in it are those of the board.
 * @param {string} kind @param {string | null} id @param {Board | null} [board] @returns {string}
 */
export function term(kind, id, board = theBoard.value) {
  if (id === null || id === undefined) return t(kind === "card" ? "card-open" : "nothing");
  const known = TERMS[kind];
  if (!known) return t(keyOf(kind, id));
  return board ? known(board, id, {}) : id;
}

/** @type {import("../../lib/types.js").GameRoom["terms"]} */
export const TERMS = {
  county: countyName,
  region: regionName,
  action: actionName,
  box: boxName,
  card: cardName,
  tile: (board, id) => t(keyOf("tile", id), { amount: board.tiles[id].amount, printed: board.actions.deploy_5.armies }),
  event: (board, id) => t("event-card", { effect: effectName(board, id), loss: board.events[id].loss }),
  effect: (board, id) => effectName(board, id),
  favour: (board, id) => t("favour-card", { number: Number(id), gift: favourGift(board, id) }),
  "favour-gift": (board, id) => favourGift(board, id),
  gift: (_, id, { amount = 0 }) => giftName(id, amount),
};

/** @param {Board} board @param {string} id */
function actionName(board, id) {
  return t(keyOf("action", id), { armies: board.actions[id].armies });
}

/** @param {Board} board @param {string} id */
function boxName(board, id) {
  if (id in board.actions) return actionName(board, id);
  return id === "bid" ? t("box-bid") : t("box-convert", { armies: board.convert[id] });
}

/** @param {Board} board @param {string} id */
function cardName(board, id) {
  if (id in board.counties) return countyName(board, id);
  if (id in board.money_cards) return t("card-money", { amount: board.money_cards[id] });
  return t({ tower_card: "card-tower", hidden: "card-hidden" }[id] ?? "card-nothing");
}

/**
 * The name of an event card's effect, or with "-about" what it does.
 * @param {Board} board @param {string} event @param {"" | "-about"} [suffix]
 */
export function effectName(board, event, suffix = "") {
  const { effect, amount } = board.events[event];
  const { deploy_5: five = 0, deploy_3: three = 0 } = board.few_recruits;
  return t(keyOf("effect", effect) + suffix, { amount, five, three });
}

/**
 * What a favour gives; *name* may say actions in fewer words.
 * @param {Board} board @param {string} favour @param {(board: any, action: string) => string} [name]
 */
export function favourGift(board, favour, name = actionName) {
  const { gift, amount, building, actions } = board.favours[favour];
  return giftName(
    gift,
    amount,
    building,
    actions.map((/** @type {string} */ action) => name(board, action)),
  );
}

/**
 * What is given; a building or a protection is told by the favour that gives it.
 * @param {string} gift @param {number} amount @param {string | null} [building] @param {string[]} [actions]
 */
export function giftName(gift, amount, building = null, actions = []) {
  return t(keyOf("gift", gift), {
    amount,
    building: building ? t(keyOf("building", building)) : "",
    actions: actions.length ? row(actions) : "",
  });
}

/** Whether an id names a county, be it by its card. @type {import("../../lib/types.js").GameRoom["isPlace"]} */
export const isPlace = (board, id, kind = "county") => (kind === "county" || kind === "card") && id in board.counties;

/** @type {import("../../lib/types.js").GameRoom["lists"]} */
export const LISTS = { cubes };

/**
 * Cubes by colour, the peasants last; colours without any are left out.
 * @param {number[]} amounts
 * @param {(seat: number) => string} nameOf
 */
function cubes(amounts, nameOf) {
  const peasants = amounts.length - 1;
  const parts = amounts.map((many, colour) => {
    if (!many) return "";
    return colour === peasants
      ? t("n-peasants", { peasants: many })
      : t("cubes-of", { whose: nameOf(colour), cubes: many });
  });
  return parts.filter(Boolean).join(", ") || t("nothing");
}

/**
 * Whether Thalers decided between equal points, where somebody has won.
 * @type {import("../../lib/types.js").GameRoom["reckoned"]}
 */
export function reckoned({ winners, points }) {
  if (!winners) return {};
  const best = Math.max(...points);
  const byThalers = points.filter((/** @type {number} */ one) => one === best).length > winners.length;
  return { by_thalers: byThalers ? "yes" : "no" };
}

const COUNTED = { send: "armies", group: "armies", position: "number" };

/**
 * A choice in words; *kind* is that of the question, where a word depends on it.
 * @param {string} choice @param {string} kind @param {Board} board
 */
export function choiceText(choice, kind, board) {
  const [verb, noun] = choice.split(" ");
  if (board.boxes.includes(verb)) {
    return t("choose-plan", { box: term("box", verb, board), card: term("card", noun, board) });
  }
  if (choice === "take top") return t("choose-take-top");
  return t(keyOf("choose", verb), { kind, ...nounArgs(verb, noun, board) });
}

/**
 * @param {string} verb
 * @param {string | undefined} noun
 * @param {Board} board
 * @returns {Record<string, string | number>}
 */
function nounArgs(verb, noun, board) {
  if (noun === undefined) return {};
  if (verb in COUNTED) return { [COUNTED[/** @type {keyof typeof COUNTED} */ (verb)]]: Number(noun) };
  if (verb === "benefit") return { gift: noun };
  if (verb === "favour") return { favour: term("favour", noun, board) };
  return { county: countyName(board, noun) };
}

// ------------------------------------------------------------------------------
// The printed facts of a game as the server tells them, laid out by the ids that views and choices use.

/** @param {any[]} entries each with an id @returns {Record<string, any>} in the same order */
const byId = (entries) => Object.fromEntries(entries.map((entry) => [entry.id, entry]));

/** @param {any} told @returns {Board} */
export function readBoard(told) {
  const boxes = /** @type {string[]} */ (told.boxes);
  const favours = told.favours.map((/** @type {any} */ favour) => ({ ...favour, actions: favour.against }));
  return {
    ...told,
    regions: byId(told.regions),
    events: byId(told.events),
    actions: byId(told.actions),
    tiles: byId(told.tiles),
    favours: byId(favours),
    // The boxes of the court's extra board bear their price in armies in their names.
    convert: Object.fromEntries(
      boxes.filter((box) => box.startsWith("convert_")).map((box) => [box, Number(box.slice(8))]),
    ),
    few_recruits: Object.assign({}, ...told.events.map((/** @type {any} */ event) => event.armies)),
  };
}
