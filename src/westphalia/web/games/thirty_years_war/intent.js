// @ts-check
// What a seat prepares before it answers: the card taken up, and the goal of a march.

import { signal } from "../../vendor/ui.js";

/** @typedef {import("../../lib/types.js").Store} Store */
/** @typedef {import("../../lib/types.js").Question} Question */

export class Intent {
  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    /** The card taken up in a card round. */
    this.card = signal(/** @type {string | null} */ (null));
    /** Where the march shall go. */
    this.goal = signal(/** @type {string | null} */ (null));
    /** What is looked at before it is answered: "peace". */
    this.sheet = signal("");
    /** The turn before which the ledger of the last one was read and closed. */
    this.read = signal(0);
  }

  stop() {
    this.card.value = null;
    this.goal.value = null;
    this.sheet.value = "";
  }

  /** Answers as long as *next* has a choice for the question that is open then, and the table takes it. @param {(question: Question) => string | undefined} next */
  async follow(next) {
    for (;;) {
      const question = this.store.question.peek();
      const choice = question && next(question);
      if (!question || !choice || !question.choices.includes(choice)) return;
      try {
        await this.store.answer([choice]);
      } catch {
        return; // the prompt says why
      }
    }
  }

  /** Answers one question after another with these choices, until one is not offered. @param {string[]} choices */
  say(...choices) {
    const rest = [...choices];
    return this.follow(() => rest.shift());
  }

  /** Takes along all who may come, and sets out. */
  allAlong() {
    return this.follow(({ kind, choices }) => (kind === "form_force" ? (choices.find((choice) => /^(join|take) /.test(choice)) ?? "go") : undefined));
  }
}

/** The way to a goal that the whole stack reaches, city by city. @param {any} march @param {string} goal @returns {any[]} */
export function routeTo(march, goal) {
  const goals = new Map((march?.reach[0]?.goals ?? []).map((/** @type {any} */ one) => [one.place, one]));
  const route = [];
  for (let at = /** @type {any} */ (goals.get(goal)); at; at = goals.get(at.by)) {
    route.unshift(at);
    if (at.by === march.city || route.length > goals.size) break;
  }
  return route;
}
