// @ts-check
// What a card on a box will bring. The rules tell it (the view's prospects, by box and card); here it is put into
// words, and the Thalers of a plan are added up.

import { keyOf, t } from "../../../lib/i18n.js";
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

/**
 * What the rules say of a card on a box; nothing if it lies idle there.
 * @param {Facts} facts
 * @param {string} box
 * @param {string} [card]
 */
const prospectOf = ({ view }, box, card) => (card === undefined ? undefined : view.prospects?.[box]?.[card]);

/** What else may come of it, under the events that may be drawn. @param {any} prospect @returns {any[]} */
const others = (prospect) => Object.values(prospect.under ?? {}).filter((/** @type {any} */ { lacks }) => !lacks);

/**
 * The same by what comes of it, each with the effect of an event that brings it.
 * @param {Facts} facts @param {any} prospect @param {string} kind @returns {Map<number, string>}
 */
function underEvents({ board }, prospect, kind) {
  const known = Object.entries(prospect.under ?? {}).filter(([, { lacks }]) => !lacks);
  return new Map(known.map(([event, other]) => [other[kind], board.events[event].effect]));
}

/** @param {Facts} facts @param {string} box @param {string} card @returns {Preview} */
export function preview(facts, box, card) {
  const prospect = prospectOf(facts, box, card);
  if (!prospect) return { figure: "", note: term("card", card, facts.board), idle: true };
  const { objection, lacks, clause } = prospect;
  if (objection) return failing(t(objection), clause);
  if (lacks) return failing(t(keyOf("lack", lacks)), clause);
  if ("rank" in prospect) return bid(facts, prospect);
  if ("courtiers" in prospect) return conversion(facts, card, prospect);
  if ("most" in prospect) return march(facts, card, prospect);
  if ("armies" in prospect) return deployment(facts, box, card, prospect);
  return "marker" in prospect ? income(facts, prospect) : building(facts, card, prospect);
}

/** Where a bid stands among those with money. @param {Facts} facts @param {any} prospect @returns {Preview} */
function bid({ board, view }, { thalers, rank }) {
  if (thalers) return { figure: signed(thalers), note: t("preview-bid-money", { amount: -thalers }) };
  const bids = Object.entries(board.money_cards).map(([card, value]) => ({
    value,
    rank: view.prospects[view.auction][card].rank,
  }));
  const below = bids.filter((other) => other.rank < rank).map(({ value }) => value);
  const above = bids.filter((other) => other.rank > rank).map(({ value }) => value);
  if (!below.length) return { figure: "", note: t("preview-bid-nought") };
  return { figure: "", note: t("preview-bid-county", { above: Math.max(...below), below: Math.min(...above) }) };
}

/** @param {Facts} facts @param {string} card @param {any} prospect @returns {Preview} */
function building({ view }, card, prospect) {
  const sites = view.counties[card].free_sites - 1;
  const calms = [prospect, ...others(prospect)].some((one) => one.calms);
  const note = sites ? t("preview-sites-left", { sites }) : t("preview-last-site");
  return { figure: signed(prospect.thalers), note: calms ? t("preview-may-calm") : note };
}

/** @param {Facts} facts @param {any} prospect @returns {Preview} */
function income(facts, prospect) {
  const { view, seat } = facts;
  const kind = "thalers" in prospect ? "thalers" : "grain";
  const { [kind]: amount, peasants, marker } = prospect;
  const notes = [];
  if (peasants) notes.push(t("preview-revolt", { peasants }));
  for (const [other, effect] of underEvents(facts, prospect, kind))
    notes.push(t("preview-if-event", { amount: signed(other), effect }));
  const before = view.seats[seat][kind];
  if (!notes.length && kind === "grain") notes.push(t("preview-grain-then", { before, after: before + amount }));
  if (!notes.length) notes.push(t(marker ? "preview-marker-after" : "preview-no-marker"));
  return { figure: signed(amount), note: notes.join(" · ") };
}

/** @param {Facts} facts @param {string} box @param {string} card @param {any} prospect @returns {Preview} */
function deployment(facts, box, card, prospect) {
  const before = facts.view.counties[card].armies;
  const notes = [t("preview-armies-then", { before, after: before + prospect.armies })];
  for (const armies of underEvents(facts, prospect, "armies").keys())
    notes.push(t("preview-or-armies", { after: before + armies }));
  if (box === "deploy_1_move") notes.push(t("preview-then-move"));
  return { figure: signed(prospect.thalers), note: notes.join(" · ") };
}

/** @param {Facts} facts @param {string} card @param {any} prospect @returns {Preview} */
const march = ({ view }, card, { most }) => ({
  figure: "",
  note: t("preview-march", { most, armies: view.counties[card].armies }),
});

/** @param {Facts} facts @param {string} card @param {any} prospect @returns {Preview} */
function conversion({ view }, card, { courtiers }) {
  const county = view.counties[card];
  return {
    figure: "",
    note: county ? t("preview-court-county", { left: county.armies - courtiers }) : t("preview-court-tray"),
  };
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
  const { view, seat } = facts;
  let purse = view.seats[seat].thalers - priceOf(facts, view.auction, placed[view.auction]);
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

/** @param {Facts} facts @param {string} box @param {string} [card] */
const priceOf = (facts, box, card) => Math.max(0, -(prospectOf(facts, box, card)?.thalers ?? 0));

/** @param {Facts} facts @param {string} action @param {string} [card] */
function leastTaxes(facts, action, card) {
  const prospect = prospectOf(facts, action, card);
  if (!prospect) return 0;
  return Math.max(0, Math.min(...[prospect, ...others(prospect)].map(({ thalers = 0 }) => thalers)));
}
