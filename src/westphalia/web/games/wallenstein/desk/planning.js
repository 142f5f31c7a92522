// @ts-check
// The plan of a round before it is sealed: which card lies on which box, what is in hand, what is
// held. It knows no rule but this: a card lies once.

import { batch, computed, effect, signal } from "../../../vendor/ui.js";
import { t } from "../../../lib/i18n.js";
import { shortBox } from "../look.js";
import { term } from "../terms.js";
import { forecast, preview } from "./preview.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {Record<string, string>} Placed box -> card */
/** @typedef {{card: string, from: string | null}} Held *from* is the box it lay on */

const FRESH = 2000; // milliseconds for which a change made here outweighs what another device says

export class Plan {
  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.placed = signal(/** @type {Placed} */ ({}));
    this.held = signal(/** @type {Held | null} */ (null));
    /** A box that waits for a card. */
    this.aimed = signal(/** @type {string | null} */ (null));
    /** The box a dragged card is over. */
    this.over = signal(/** @type {string | null} */ (null));
    /** What the reader is told. */
    this.said = signal("");
    this.sealing = signal(false);
    /** @type {Placed[]} */
    this.past = [];
    this.touched = 0;
    this.round = "";
    this.hand = computed(() => without(this.cards(), Object.values(this.placed.value)));
    this.open = computed(() => this.boxes().filter((box) => !(box in this.placed.value)));
    this.forecast = computed(() => forecast(this.facts(), this.placed.value));
    this.stop = effect(() => this.follow());
  }

  /** @returns {import("./preview.js").Facts} */
  facts() {
    return { view: this.store.view.value, board: this.store.board.value, seat: this.store.seat };
  }

  /** What the server has of this mat. @returns {Placed} */
  committed() {
    const boxes = this.store.view.value?.seats[this.store.seat]?.boxes ?? {};
    return Object.fromEntries(
      Object.entries(boxes).filter(([, card]) => card !== null && card !== "nothing" && card !== "hidden"),
    );
  }

  /** Every card of this round: counties as they lie in the book, then money, then tower cards. @returns {string[]} */
  cards() {
    const board = this.store.board.value;
    const order = [...Object.keys(board?.counties ?? {}), ...Object.keys(board?.money_cards ?? {}), "tower_card"];
    const cards = [...(this.store.view.value?.hand ?? []), ...Object.values(this.committed())];
    return cards.sort((one, two) => order.indexOf(one) - order.indexOf(two));
  }

  /** The boxes of this mat as they lie on the table. @returns {string[]} */
  boxes() {
    const boxes = this.store.view.value?.seats[this.store.seat]?.boxes ?? {};
    return (this.store.board.value?.boxes ?? []).filter((/** @type {string} */ box) => box in boxes);
  }

  /** The boxes in the order in which they are asked for: the bid first. */
  asked() {
    const bid = this.store.view.value.auction;
    return [bid, ...this.boxes().filter((box) => box !== bid)];
  }

  /** Takes up what is known of this round: the mat at the server, or a draft of another device. */
  follow() {
    const view = this.store.view.value;
    if (!view?.planning || !view.seats[this.store.seat]) return;
    const round = `${view.year} ${view.season}`;
    const { round: of, ...drafted } = this.store.draft.value ?? {};
    const committed = this.committed();
    const known = of === round && fits(drafted, this.cards()) ? drafted : null;
    if (round !== this.round) {
      this.round = round;
      this.past = [];
      this.lay(known ?? committed);
    } else if (known && !same(known, this.placed.peek()) && Date.now() - this.touched > FRESH) this.lay(known);
    else if (!fits(this.placed.peek(), this.cards())) this.lay(committed);
  }

  /** @param {Placed} placed */
  lay(placed) {
    batch(() => {
      this.placed.value = placed;
      this.held.value = null;
      this.aimed.value = null;
    });
  }

  /** @param {Placed} placed @param {string} said */
  change(placed, said) {
    if (this.sealing.peek()) return; // it is handed in as it was seen
    this.past.push(this.placed.value);
    this.lay(placed);
    this.keep();
    this.say(said);
  }

  keep() {
    this.touched = Date.now();
    this.store.saveDraft({ round: this.round, ...this.placed.value });
  }

  /** @param {string} text */
  say(text) {
    this.said.value = text;
  }

  /** Why a card cannot lie on a box, or null. @param {string} box @param {string} card */
  barred(box, card) {
    const { objection, clause } = this.facts().view.prospects?.[box]?.[card] ?? {};
    return objection ? { message: t(objection), clause } : null;
  }

  /**
   * What a card would bring on a box, with all else that is planned.
   * @param {string} box
   * @param {string} card
   * @returns {import("./preview.js").Preview}
   */
  preview(box, card) {
    const shown = preview(this.facts(), box, card);
    const planned = Object.entries(this.placed.value).filter(([, other]) => other !== card);
    const { short } = forecast(this.facts(), { ...Object.fromEntries(planned), [box]: card });
    return shown.fails || !short.includes(box) ? shown : { figure: "", note: t("lack-thalers"), fails: true };
  }

  /**
   * Takes a card up, from the hand or from a box; a second time puts it down.
   * @param {string} card
   * @param {string | null} [from]
   */
  take(card, from = null) {
    const held = this.held.value;
    const aimed = this.aimed.value;
    if (aimed) return this.putAimed(aimed, { card, from });
    const again = held && held.card === card && held.from === from;
    this.held.value = again ? null : { card, from };
    if (again) return undefined;
    const open = this.open.value.filter((box) => !this.preview(box, card).fails);
    const boxes = open.map((box) => shortBox(this.store.board.value, box)).join(", ");
    this.say(t("plan-said-held", { card: term("card", card), boxes }));
    return undefined;
  }

  /**
   * Lays a card on the box that waited for one; then the next empty box waits.
   * @param {string} box @param {Held} held
   */
  putAimed(box, held) {
    this.put(box, held);
    if (this.placed.value[box] !== held.card) return;
    const boxes = this.boxes();
    const after = [...boxes.slice(boxes.indexOf(box)), ...boxes];
    this.aimed.value = after.find((next) => this.open.value.includes(next)) ?? null;
  }

  /**
   * Lays a card on a box; what lay there changes places with it, or goes back into the hand.
   * @param {string} box
   * @param {Held | null} [held]
   */
  put(box, held = this.held.value) {
    if (!held || held.from === box) return void this.drop();
    const bar = this.barred(box, held.card);
    if (bar) return this.refuse(bar);
    const placed = { ...this.placed.value };
    const other = placed[box];
    if (held.from) delete placed[held.from];
    if (held.from && other && !this.barred(held.from, other)) placed[held.from] = other;
    placed[box] = held.card;
    return this.change(placed, this.saidOf(box, held.card, placed));
  }

  /** @param {string} box @param {string} card @param {Placed} placed */
  saidOf(box, card, placed) {
    const { figure, note } = this.preview(box, card);
    const open = this.boxes().length - Object.keys(placed).length;
    const result = [figure, note].filter(Boolean).join(" · ");
    return t("plan-said-placed", {
      card: term("card", card),
      box: shortBox(this.store.board.value, box),
      result,
      open,
    });
  }

  /** @param {{message: string, clause: string}} bar */
  refuse(bar) {
    this.store.refusal.value = bar;
    this.say(bar.message);
  }

  /** A box was chosen: the held card goes there, a card on it comes back, or it waits for one. @param {string} box */
  choose(box) {
    if (this.held.value) return this.put(box);
    if (this.placed.value[box]) return this.takeBack(box);
    this.aimed.value = this.aimed.value === box ? null : box;
    if (this.aimed.value) this.say(t("plan-said-aimed", { box: shortBox(this.store.board.value, box) }));
    return undefined;
  }

  /** @param {string} box */
  takeBack(box) {
    const { [box]: card, ...rest } = this.placed.value;
    if (card) this.change(rest, t("plan-said-back", { card: term("card", card) }));
  }

  /** Puts down whatever is held. @returns {boolean} whether anything was */
  drop() {
    const any = Boolean(this.held.value || this.aimed.value || this.store.refusal.value);
    batch(() => {
      this.held.value = null;
      this.aimed.value = null;
      this.over.value = null;
      this.store.refusal.value = null;
    });
    return any;
  }

  /** Takes the last change back. @returns {boolean} whether there was one */
  undo() {
    const before = this.sealing.peek() ? null : this.past.pop();
    if (!before) return false;
    this.lay(before);
    this.keep();
    this.say(t("plan-said-undone"));
    return true;
  }

  /**
   * Money from the lowest value up, then tower cards; as long as nothing is bid the best card for that is kept.
   * @returns {string[]}
   */
  spare() {
    const { board } = this.facts();
    const value = (/** @type {string} */ card) => board.money_cards[card] ?? Infinity;
    const cards = this.hand.value
      .filter((card) => !(card in board.counties))
      .sort((one, two) => value(one) - value(two));
    const best = this.bestBid(cards);
    return best ? without(cards, [best]) : cards;
  }

  /**
   * Of these the card to be kept for the bid: the highest money that may be bid, any other only where nothing else is
   * left.
   * @param {string[]} cards
   */
  bestBid(cards) {
    const { board, view } = this.facts();
    if (!this.open.value.includes(view.auction)) return undefined;
    const bids = this.hand.value.filter((card) => !this.barred(view.auction, card));
    const money = cards.findLast((card) => card in board.money_cards && bids.includes(card));
    return (
      money ?? (bids.every((card) => cards.includes(card)) ? cards.findLast((card) => bids.includes(card)) : undefined)
    );
  }

  /** Covers the open actions with what can be spared; the bid stays. */
  fill() {
    const { view } = this.facts();
    const spare = this.unbid() ? [] : this.spare();
    const placed = { ...this.placed.value };
    for (const box of this.open.value)
      if (box !== view.auction && spare.length) placed[box] = /** @type {string} */ (spare.shift());
    const lack = this.lack();
    if (!same(placed, this.placed.value)) this.change(placed, t("plan-said-filled"));
    else if (lack) this.refuse(lack);
  }

  /** Lays a whole plan, in place of what lies there. @param {Placed} placed */
  layAll(placed) {
    const cards = Object.values(placed);
    if (without(this.cards(), cards).length === this.cards().length - cards.length)
      this.change(placed, t("plan-said-all", { boxes: cards.length }));
  }

  /**
   * What this seat planned the season before, as the chronicle tells it, as far as it can be done again.
   * @returns {Placed}
   */
  former() {
    const log = this.store.log.value;
    const seasons = log.flatMap(({ event }, n) => (event === "round-began" ? [n] : []));
    const last = log.slice(seasons.at(-2) ?? log.length, seasons.at(-1));
    const { view } = this.facts();
    /** @type {Placed} */
    const found = {};
    for (const { event, args } of last) {
      if (args.seat !== this.store.seat) continue;
      if (event === "card-turned-up") found[args.box] = args.card;
      if (event === "bid-revealed") found[view.auction] = args.card;
    }
    const hand = this.cards();
    return Object.fromEntries(
      Object.entries(found).filter(
        ([box, card]) => hand.includes(card) && this.boxes().includes(box) && !preview(this.facts(), box, card).fails,
      ),
    );
  }

  /** Whether nothing more can be laid: every box covered, or no card left. */
  complete() {
    return !this.open.value.length || !this.hand.value.length;
  }

  /** Why the mat cannot be handed in yet, or null. */
  lack() {
    if (this.complete()) return null;
    return this.unbid() ?? { message: t("plan-not-complete", { open: this.open.value.length }), clause: "W3.1.5" };
  }

  /** That no card in hand may be the bid, though there are cards enough for all boxes; or null. */
  unbid() {
    const { auction } = this.facts().view;
    if (!this.open.value.includes(auction) || this.cards().length < this.boxes().length) return null;
    return this.hand.value.every((card) => this.barred(auction, card))
      ? { message: t("plan-no-bid"), clause: "W3.2.3" }
      : null;
  }

  /** The batch that hands this mat in. @returns {string[]} */
  choices() {
    return this.asked().map((box) => `${box} ${this.placed.value[box] ?? "nothing"}`);
  }

  /** Hands the mat in. What the server has of an older plan is taken back first, as far as it differs. */
  async seal() {
    if (this.sealing.peek()) return;
    this.sealing.value = true;
    this.drop();
    try {
      const wanted = this.choices();
      while (!startsWith(wanted, this.handedIn())) await this.takeBackOne();
      await this.store.answer([...wanted.slice(this.handedIn().length), "ready"]);
      this.past = [];
    } finally {
      this.sealing.value = false;
    }
  }

  /** The answers of this mat that the server has. */
  handedIn() {
    const boxes = this.store.view.value.seats[this.store.seat].boxes;
    return this.asked()
      .filter((box) => boxes[box] !== null)
      .map((box) => `${box} ${boxes[box]}`);
  }

  async takeBackOne() {
    const { turn } = this.store.frame.peek();
    await this.store.undo();
    await moved(this.store, turn);
  }

  /** Opens a sealed plan again; all others stay as they are. */
  async unseal() {
    await this.takeBackOne();
    this.say(t("plan-said-unsealed"));
  }
}

/**
 * Waits until the question of this seat has changed.
 * @param {Store} store
 * @param {number} turn
 * @returns {Promise<void>}
 */
function moved(store, turn) {
  return new Promise((resolve) => {
    /** @type {() => void} */
    let stop = () => {};
    stop = effect(() => {
      if (store.frame.value.turn === turn) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

/** @param {string[]} list @param {string[]} beginning */
const startsWith = (list, beginning) => beginning.every((item, n) => list[n] === item);

/** A list less another; equal cards count one by one. @param {string[]} list @param {string[]} gone */
export function without(list, gone) {
  const rest = [...list];
  for (const item of gone) if (rest.includes(item)) rest.splice(rest.indexOf(item), 1);
  return rest;
}

/** @param {Placed} placed @param {string[]} cards */
function fits(placed, cards) {
  const laid = Object.values(placed);
  return without(cards, laid).length === cards.length - laid.length;
}

/** @param {Placed} one @param {Placed} two */
function same(one, two) {
  const boxes = Object.keys(one);
  return boxes.length === Object.keys(two).length && boxes.every((box) => one[box] === two[box]);
}
