// @ts-check
// What a seat prepares before it answers: a card, its use, a leader, his force and his way. The server says what would
// come of it; nothing is sent before the last answer, which stands for good. While others play it is a plan for the
// next round, kept as this seat's draft.

import { batch, computed, effect, signal, untracked } from "../../vendor/ui.js";
import { objection } from "../../lib/prose.js";
import { BattleDraft } from "./battle/draft.js";
import { keepPart } from "./draft.js";
import { forageOn, settledForage } from "./marching.js";
import { stageOf } from "./prompt.js";

/** @typedef {import("./types.js").Store} Store */
/** @typedef {import("../../lib/types.js").Question} Question */
/** @typedef {import("../../lib/types.js").Rehearsed} Rehearsed */
/**
 * What may be taken back: the card taken up, the answers so far, and the place of the attack that ends them.
 * @typedef {{card: string | null, choices: string[], attack: string | null}} Plan
 */
/**
 * "own": what this seat is asked is rehearsed; "ahead": its next round is; "off": it is asked something else, or
 * nothing can be planned.
 * @typedef {"own" | "ahead" | "off"} Mode
 */

const REHEARSED = new Set(["card_round", "activate", "form_force", "march_on", "free_action", "free_unit"]);
const NOTHING = /** @type {Plan} */ ({ card: null, choices: [], attack: null });

export class Intent {
  plan = signal(NOTHING);
  /** What the server says of the answers so far. */
  tried = signal(/** @type {Rehearsed | null} */ (null));
  /** Why a plan cannot be carried out any more. */
  broken = signal(/** @type {Rehearsed["refused"] | null} */ (null));
  /** Where the march shall forage on this way, if not where the server advises: levels by city. */
  forage = signal(/** @type {{way: string, levels: Record<string, number>} | null} */ (null));
  /** The city of the route that is looked at. */
  city = signal(/** @type {string | null} */ (null));
  /**
   * The same once the march has come to a battle; without levels as the server then advises.
   * @type {{way: string, levels: Record<string, number> | null} | null}
   */
  foraging = null;
  /** An answer that is chosen and not yet given. */
  pending = signal(/** @type {string | null} */ (null));
  /** The place that was chosen last for somebody who came or went. @type {string | null} */
  lastPlace = null;
  /** What is looked at before it is answered: "peace". */
  sheet = signal("");
  /** A kind of question that is answered as suggested, however often it comes: the pillage of the set-up. */
  suggested = signal("");
  /** The turn before which the ledger of the last one was read and closed. */
  read = signal(0);
  /** Whether the server is asked what would come of something. */
  busy = signal(false);
  running = 0;
  /**
   * Plans to go back to, with what the server said of them in which turn.
   * @type {{plan: Plan, tried: Rehearsed | null, broken: Rehearsed["refused"] | null, turn: number}[]}
   */
  past = [];
  asking = new AbortController();
  /** What was pressed and is not shown yet, and whether a position came meanwhile. @type {object | null} */
  action = null;
  late = false;
  turn = -1;
  sending = false;

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    /** What is prepared in a battle. */
    this.battle = new BattleDraft(store);
    this.mode = computed(() => modeOf(store));
    this.card = computed(() => this.plan.value.card);
    this.attack = computed(() => this.plan.value.attack);
    this.shown = computed(() =>
      this.mode.value !== "off" && (this.plan.value.choices.length > 0 || this.mode.value === "ahead")
        ? this.tried.value
        : null,
    );
    this.stage = stageOf(store, this);
    this.unwatch = effect(() => {
      const frame = store.frame.value;
      const mode = this.mode.value;
      if (frame) untracked(() => this.came(frame, mode));
    });
  }

  stop() {
    this.unwatch();
    this.asking.abort();
    this.battle.stop();
  }

  /**
   * A position came: what was meant for another question is forgotten, and a plan is tried anew.
   * @param {any} frame
   * @param {Mode} mode
   */
  came(frame, mode) {
    const kind = frame.questions[0]?.kind;
    const turned = frame.turn !== this.turn;
    this.turn = frame.turn;
    if (this.sending) return undefined; // what was prepared is being played
    if (mode === "off") return kind === "forage" ? void forageOn(this) : undefined;
    if (turned && kind && kind !== "card_round") this.forget();
    const kept = this.store.draft.peek()?.plan;
    if (kept && !this.plan.peek().choices.length && (!kind || kind === "card_round"))
      this.plan.value = { ...NOTHING, ...kept };
    if (this.plan.peek().choices.length && !kept) this.keep(); // an answer in between has cleared the draft
    if (this.action)
      this.late = true; // what was pressed is not lost
    else if (this.plan.peek().choices.length || (mode === "ahead" && this.plan.peek().card)) void this.again();
    else this.tried.value = null;
  }

  /**
   * Does what was pressed. Until the page shows what came of it no other press is heard, as it was not meant for that.
   * @template T @param {() => Promise<T>} action @returns {Promise<T | null>}
   */
  async alone(action) {
    const waits = this.busy.peek() && this.mode.peek() === "own"; // what the page shows may not be true any more
    if (this.action || this.sending || waits || this.store.busy.peek()) return null;
    const own = (this.action = {});
    try {
      return await this.during(action);
    } finally {
      if (this.action === own) this.ended();
    }
  }

  ended() {
    this.action = null;
    if (this.late) void this.again();
  }

  /** Gives up what was pressed last if it is not shown yet; whether there was such a thing. */
  giveUp() {
    if (!this.action) return false;
    this.asking.abort();
    this.ended();
    return true;
  }

  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  async during(work) {
    this.running += 1;
    this.busy.value = true;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.busy.value = this.running > 0;
    }
  }

  /** Tries the plan in the position as it is now. */
  async again() {
    this.late = false;
    const tried = await this.ask(this.plan.peek().choices);
    if (!tried) return;
    batch(() => {
      this.tried.value = tried;
      this.broken.value = tried.refused ?? null;
    });
  }

  /** Puts everything away, unless it is being played. */
  putAway() {
    if (this.sending) return;
    this.forage.value = null;
    this.forget();
  }

  forget() {
    this.late = false;
    this.giveUp();
    this.asking.abort();
    this.past = [];
    batch(() => {
      this.plan.value = NOTHING;
      this.tried.value = null;
      this.broken.value = null;
      this.city.value = null;
      this.sheet.value = "";
    });
    this.keep();
  }

  /** Keeps the plan for a reload and for other devices. */
  keep() {
    const plan = this.plan.peek();
    keepPart(this.store, "plan", plan.choices.length ? plan : null);
  }

  /** Takes up a card, or puts it down. @param {string | null} card */
  take(card) {
    if (this.sending) return;
    this.late = false;
    this.giveUp();
    this.asking.abort();
    this.past = [];
    this.broken.value = null;
    this.plan.value = { ...NOTHING, card };
    this.tried.value = null;
    this.keep();
    if (this.mode.peek() === "ahead" && card) void this.again();
  }

  /**
   * Rehearses answers. Who has asked anew in the meantime hears nothing of this one.
   * @param {string[]} choices @returns {Promise<Rehearsed | null>}
   */
  ask(choices) {
    this.asking.abort();
    const asking = (this.asking = new AbortController());
    return this.during(() => this.answered(choices, asking.signal));
  }

  /**
   * What the server says in the turn that is shown, which may be another by then.
   * @param {string[]} choices
   * @param {AbortSignal} signal
   * @returns {Promise<Rehearsed | null>}
   */
  async answered(choices, signal) {
    try {
      for (;;) {
        const turn = this.store.frame.peek()?.turn;
        const tried = await this.store.rehearse(choices, signal);
        if (signal.aborted) return null;
        if (tried || turn === this.store.frame.peek()?.turn) return tried;
      }
    } catch (error) {
      if (!signal.aborted) this.store.failed(error);
      return null;
    }
  }

  /**
   * Goes over to other answers; *undo* leads back from them. What is refused is left out with all behind it.
   * @param {string[]} choices @param {{attack?: string | null, card?: string | null}} [more]
   */
  set(choices, more) {
    return this.alone(() => this.prepare(choices, more));
  }

  /**
   * The same as a part of what was pressed.
   * @param {string[]} choices
   * @param {{attack?: string | null, card?: string | null}} [more]
   */
  async prepare(choices, more) {
    const tried = await this.ask(choices);
    if (tried) this.show(choices, tried, more);
    return tried;
  }

  /**
   * @param {string[]} choices
   * @param {Rehearsed} tried what the server says of them
   * @param {{attack?: string | null, card?: string | null}} [more]
   */
  show(choices, tried, { attack = null, card = this.plan.peek().card } = {}) {
    const { refused } = tried;
    this.past.push({ plan: this.plan.peek(), tried: this.tried.peek(), broken: this.broken.peek(), turn: this.turn });
    batch(() => {
      this.plan.value = {
        card,
        choices: refused ? choices.slice(0, refused.at) : choices,
        attack: refused ? null : attack,
      };
      this.tried.value = tried;
      this.broken.value = null;
      this.store.refusal.value = refused ? this.why(refused) : null;
    });
    this.keep();
  }

  /** @param {NonNullable<Rehearsed["refused"]>} refused */
  why(refused) {
    return { message: objection(refused, this.store) ?? refused.message, clause: refused.clause ?? null };
  }

  /**
   * The answers after which the page shows what may be done: all but a last one that stands for good. That one is
   * carried out only when it is sent; if it was not taken, another takes its place.
   */
  get loose() {
    const { choices } = this.plan.peek();
    const { final, taken } = this.tried.peek() ?? { final: false, taken: [] };
    return final && taken.at(-1) === choices.at(-1) ? choices.slice(0, -1) : choices;
  }

  /** Says why a choice is not offered after what is prepared. @param {string} choice */
  async explain(choice) {
    if (!this.shown.peek()) return this.store.explain(choice);
    if (this.busy.peek()) return undefined;
    const tried = await this.ask([...this.loose, choice]);
    if (tried?.refused?.choice === choice) this.store.refusal.value = this.why(tried.refused);
  }

  /** One step back: what is under way is given up; whether there was one. */
  back() {
    if (this.sending || this.giveUp()) return true;
    const before = this.past.pop();
    if (!before) return false;
    batch(() => {
      this.plan.value = before.plan;
      this.tried.value = before.tried;
      this.broken.value = before.broken;
      this.store.refusal.value = null;
    });
    this.keep();
    if (before.plan.choices.length && before.turn !== this.turn) void this.again();
    return true;
  }

  /** Answers of any panel: kept until one stands for good, then all are sent. @param {string[]} choices */
  answer(choices) {
    if (this.mode.peek() === "off") return this.store.answer(choices);
    return this.alone(() => this.carryOut([...this.loose, ...choices]));
  }

  /** Goes over to these answers, and sends them if the last of them stands for good. @param {string[]} choices */
  async carryOut(choices) {
    const tried = await this.prepare(choices);
    if (tried?.final && !tried.refused && this.mode.peek() === "own") await this.play();
  }

  /**
   * Answers the table as long as *next* has a choice for the question that is open then, and it is taken.
   * @param {(question: Question) => string | undefined} next
   */
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

  /** Sends what is prepared. */
  send() {
    return this.alone(() => this.play());
  }

  /** The same as a part of what was pressed. */
  async play() {
    const before = this.plan.peek();
    const { attack } = before;
    const taken = this.tried.peek()?.taken ?? [];
    this.foraging = attack ? settledForage(this, attack) : null;
    const batchOf = attack ? [...taken, `march ${attack}`] : taken;
    if (!batchOf.length) return;
    this.sending = true;
    try {
      await this.store.answer(batchOf);
      if (this.plan.peek() === before) this.forget();
      keepPart(this.store, "forage", this.foraging);
      if (this.store.question.peek()?.kind === "forage") void forageOn(this);
    } catch {
      void this.again(); // the prompt says why, and the plan stays
    } finally {
      this.sending = false;
    }
  }
}

/** @param {Store} store @returns {Mode} */
function modeOf(store) {
  const question = store.question.value;
  if (store.told.value || store.info.value?.state !== "playing" || store.seat < 0) return "off";
  if (question) return REHEARSED.has(question.kind) ? "own" : "off";
  return store.view.value?.round > 0 && store.view.value.hand?.length ? "ahead" : "off";
}
