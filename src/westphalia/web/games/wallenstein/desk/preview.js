// @ts-check
// What a card on a box will bring, as far as the open table tells: nothing here is decided, all of it
// is read from the view and the printed board.

import { t } from "../../../lib/say.js";
import { term } from "../terms.js";

/**
 * @typedef {{view: any, board: import("../../../lib/types.js").Board, seat: number}} Facts
 * @typedef {object} Preview
 * @property {string} figure what is paid or gained, "" if nothing
 * @property {string} note
 * @property {boolean} [fails] as things stand nothing will come of it
 * @property {boolean} [idle] nothing is meant to come of it
 * @property {string} [clause]
 */

/** @param {string} note @param {string} clause @returns {Preview} */
const failing = (note, clause) => ({ figure: "", note, fails: true, clause });

/** @param {number} amount */
const signed = (amount) => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** @param {Facts} facts @param {string} box @param {string} card @returns {Preview} */
export function preview(facts, box, card) {
  const { board, view } = facts;
  if (box === view.auction) return bid(facts, card);
  if (box in board.convert) return conversion(facts, box, card);
  const county = view.counties[card];
  if (!county) return { figure: "", note: term("card", card, board), idle: true };
  if (board.actions[box].builds) return building(facts, box, county);
  if (box === "collect_taxes" || box === "collect_grain") return income(facts, box, card);
  if (board.actions[box].armies) return deployment(facts, box, card);
  return march(county);
}

/** Where a bid stands: money above a county, a county above nought. @param {Facts} facts @param {string} card @returns {Preview} */
function bid({ board, view, seat }, card) {
  const value = board.money_cards[card] ?? 0;
  if (value > view.seats[seat].thalers) return failing(t("preview-bid-dear"), "W3.2.3");
  if (value) return { figure: signed(-value), note: t("preview-bid-money", { amount: value }) };
  return { figure: "", note: t(card in board.counties ? "preview-bid-county" : "preview-bid-nought") };
}

/** @param {Facts} facts @param {string} box @param {any} county @returns {Preview} */
function building({ board, view }, box, county) {
  const kind = board.actions[box].builds ?? "";
  const price = county.builds[box];
  if (price === undefined) {
    if (county.buildings.includes(kind)) return failing(t("lack-twin"), "W5.4.2");
    if (!county.free_sites) return failing(t("lack-site"), "W5.4.1");
    return failing(t("lack-stock"), "W5.4.5");
  }
  const note = county.free_sites === 1 ? t("preview-last-site") : t("preview-sites-left", { sites: county.free_sites - 1 });
  const calm = county.markers && kind === "trading_post" && events(view, board, "trade_calms").length;
  return { figure: signed(-price), note: calm ? t("preview-may-calm") : note };
}

/** The events that are in force, or may come to be, with this effect. @param {any} view @param {any} board @param {string} effect */
function events(view, board, effect) {
  const ids = view.event ? [view.event] : view.planning ? view.events.map((/** @type {any} */ event) => event.id) : [];
  return ids.filter((/** @type {string} */ id) => board.events[id].effect === effect).map((/** @type {string} */ id) => board.events[id]);
}

/** @param {Facts} facts @param {string} box @param {string} card @returns {Preview} */
function income({ view, board, seat }, box, card) {
  const county = view.counties[card];
  const taxes = box === "collect_taxes";
  const amount = taxes ? county.taxes : county.grain;
  const store = view.seats[seat][taxes ? "thalers" : "grain"];
  const notes = [];
  if (county.markers) notes.push(t("preview-revolt", { peasants: county.markers }));
  for (const other of otherYields({ view, board, seat }, box, card)) notes.push(t("preview-if-event", { amount: signed(other) }));
  if (!notes.length && !taxes) notes.push(t("preview-grain-then", { before: store, after: store + amount }));
  if (!notes.length) notes.push(t("preview-marker-after"));
  return { figure: signed(amount), note: notes.join(" · ") };
}

/**
 * What the same county yields under the events that may still come.
 * @param {Facts} facts @param {string} box @param {string} card @returns {number[]}
 */
function otherYields({ view }, box, card) {
  const under = Object.values(view.outlook ?? {});
  return [...new Set(under.flatMap((/** @type {any} */ actions) => actions[box]?.[card] ?? []))];
}

/** @param {Facts} facts @param {string} box @param {string} card @returns {Preview} */
function deployment({ view, board, seat }, box, card) {
  const county = view.counties[card];
  const own = view.seats[seat];
  const { price, armies: most, lacks } = own.deploys[box];
  if (lacks) return failing(t(`lack-${lacks}`), "W5.10.5");
  const armies = Math.min(recruits({ view, board, seat }, box, county, most), own.supply);
  const notes = [t("preview-armies-then", { before: county.armies, after: county.armies + armies })];
  for (const other of otherYields({ view, board, seat }, box, card)) {
    notes.push(t("preview-or-armies", { after: county.armies + Math.min(other, own.supply) }));
  }
  if (box === "deploy_1_move") notes.push(t("preview-then-move"));
  return { figure: signed(-price), note: notes.join(" · ") };
}

/**
 * The view tells the most that any county gets; only where the leader stands it is more than elsewhere.
 * @param {Facts} facts @param {string} box @param {any} county @param {number} most
 */
function recruits({ view, board, seat }, box, county, most) {
  const leads = view.seats[seat].leader && !county.leaders.includes(seat);
  return leads && view.planning ? Math.min(most, board.actions[box].armies) : most;
}

/** @param {any} county @returns {Preview} */
function march(county) {
  if (county.armies < 2) return failing(t("preview-nobody-marches"), "W5.11.2");
  if (!county.targets.length) return failing(t("preview-no-target"), "W5.11.7");
  return { figure: "", note: t("preview-march", { most: county.armies - 1, armies: county.armies }) };
}

/** @param {Facts} facts @param {string} box @param {string} card @returns {Preview} */
function conversion({ board, view, seat }, box, card) {
  const needed = board.convert[box];
  const county = view.counties[card];
  if (!county && card !== "tower_card") return { figure: "", note: term("card", card, board), idle: true };
  const there = county ? county.armies - 1 : view.tray.seats[seat];
  if (there < needed) return failing(t("lack-armies"), "E3.1.7");
  if (view.seats[seat].courtiers.supply < needed) return failing(t("lack-courtiers"), "E3.1.7");
  const note = county ? t("preview-court-county", { left: county.armies - needed }) : t("preview-court-tray");
  return { figure: "", note };
}

/**
 * @typedef {object} Forecast
 * @property {number} least the fewest Thalers there can be at any time
 * @property {string[]} short boxes that will not be paid
 * @property {string[]} doubtful boxes that may not be paid, by the order of the hidden actions
 */

/**
 * Whether all payments hold in every order the hidden actions can come in.
 * @param {Facts} facts @param {Record<string, string>} placed @returns {Forecast}
 */
export function forecast(facts, placed) {
  const { view, board, seat } = facts;
  let purse = view.seats[seat].thalers - (board.money_cards[placed[view.auction]] ?? 0);
  const known = view.actions.filter((/** @type {string} */ action) => action !== "hidden").slice(view.done);
  /** @type {Forecast} */
  const result = { least: purse, short: [], doubtful: [] };
  for (const action of known) {
    const price = priceOf(facts, action, placed[action]);
    if (price > purse) result.short.push(action);
    else purse += leastTaxes(facts, action, placed[action]) - price;
    result.least = Math.min(result.least, purse);
  }
  const hidden = view.hidden_actions;
  const taxes = sum(hidden, (action) => leastTaxes(facts, action, placed[action]));
  const costs = sum(hidden, (action) => priceOf(facts, action, placed[action]));
  for (const action of hidden) {
    const price = priceOf(facts, action, placed[action]);
    if (price > purse + taxes) result.short.push(action);
    else if (price && costs > purse) result.doubtful.push(action);
  }
  result.least = Math.max(0, Math.min(result.least, purse - costs));
  return result;
}

/** @param {string[]} actions @param {(action: string) => number} amount */
const sum = (actions, amount) => actions.reduce((total, action) => total + amount(action), 0);

/** @param {Facts} facts @param {string} action @param {string | undefined} card */
function priceOf({ view, seat }, action, card) {
  const county = card === undefined ? undefined : view.counties[card];
  if (!county) return 0;
  return county.builds[action] ?? view.seats[seat].deploys[action]?.price ?? 0;
}

/** @param {Facts} facts @param {string} action @param {string | undefined} card */
function leastTaxes(facts, action, card) {
  if (action !== "collect_taxes" || card === undefined || !facts.view.counties[card]) return 0;
  return Math.min(facts.view.counties[card].taxes, ...otherYields(facts, action, card));
}
