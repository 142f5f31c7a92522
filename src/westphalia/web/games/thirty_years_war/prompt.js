// @ts-check
// The line over the table in the war, with its buttons: what is prepared, battles, how the war ended, and when it
// is; and what a hint is about.

import { computed, html } from "../../vendor/ui.js";
import { keyOf, t } from "../../lib/i18n.js";
import { useKeys } from "../../lib/keys.js";
import { seatName } from "../../lib/people.js";
import { asked } from "../../lib/prose.js";
import { Icon } from "../../lib/signs.js";
import { waitingFor } from "../../table/look.js";
import { Undo } from "../../table/prompt.js";
import { Actions, battleWords, hasActions } from "./battle/sheet.js";
import { USES } from "./desk/hand.js";
import { halt, letPass } from "./marching.js";
import { placeOf } from "./panels/grouped.js";
import { hasNews } from "./panels/turn-end.js";
import { term } from "./terms.js";

/** @typedef {import("./types.js").Store} Store */
/** @typedef {import("./types.js").Stage} Stage */

// ------------------------------------------------------------------------------
// When it is: turns of two years each, and six rounds of cards in a turn.

/** The turns of the war up to the last of the scenario. @param {any} view @returns {number[]} */
const turnsOf = ({ last_turn: last }) => Array.from({ length: last }, (_, n) => n + 1);

/** @param {any} view */
const years = ({ year, until }) => `${year}–${until % 100}`;

/** @param {{view: any, over: boolean}} props */
export function Progress({ view, over }) {
  const state = (/** @type {number} */ turn) =>
    turn < view.turn ? "done" : turn === view.turn ? (over ? "done now" : "now") : "";
  return html`
    <div class="turns not-phone" aria-label=${t("table-round")}>
      <span class="yr">${t("turn-word")}</span>
      <ol>
        ${turnsOf(view).map(
          (turn) => html`
            <li key=${turn} class=${state(turn)} aria-current=${turn === view.turn ? "step" : undefined}>${turn}</li>
          `,
        )}
      </ol>
      <span class="years">
        <b class="at">${view.turn}</b>
        ${" "}${years(view)}${
          view.round > 0 &&
          html`
            ${" "}·${" "}${t("round-of", { round: view.round })}
          `
        }
      </span>
    </div>
  `;
}

/** "Turn 6 · 1630–31 · round 4". @param {any} view */
export const brief = (view) =>
  [t("turn-number", { turn: view.turn }), years(view), view.round > 0 ? t("round-of", { round: view.round }) : ""]
    .filter(Boolean)
    .join(" · ");

/**
 * The total of victory points between those that end the war early, with what either side needs at its end.
 * @param {{early: number[], goals: number[]}} victory @returns {import("../../lib/types.js").Scale}
 */
const totals = ({ early: [least, most], goals: [protestant, catholic] }) => ({
  least,
  most,
  limits: [
    { value: protestant, tincture: "azure", text: t("curve-vp-protestant", { points: protestant }) },
    { value: catholic, tincture: "gules", text: t("curve-vp-catholic", { points: catholic }) },
  ],
});

/** @type {import("../../lib/types.js").Timeline} */
export const line = {
  period: "turn",
  short: ({ turn }) => String(turn),
  full: ({ turn }) => t("turn-number", { turn }),
  phases: ["turn", "round", "end"],
  signs: ["battle", "siege", "revolt"],
  together: {},
  shared: ["vp"],
  aftermath: [],
  scale: (measure, view) => (measure === "vp" ? totals(view.victory) : null),
};

// ------------------------------------------------------------------------------
// The table as it would be after what is prepared: panels and map draw it as they draw the table itself, and their
// answers are kept until one stands for good.

/**
 * A store with the view and the question of a rehearsal over those of the table.
 * @param {Store} store
 * @param {Intent} intent
 * @returns {Stage}
 */
export function stageOf(store, intent) {
  const rehearsed = () => {
    const { choices } = intent.plan.peek();
    if (!intent.shown.peek()) return [];
    return intent.shown.peek()?.final ? choices.slice(0, -1) : choices; // the last is not carried out
  };
  return Object.create(store, {
    table: { value: store },
    view: { value: computed(() => intent.shown.value?.view ?? store.view.value) },
    question: { value: computed(() => (intent.shown.value ? intent.shown.value.question : store.question.value)) },
    prepared: { value: computed(() => intent.plan.value.choices.join(",")) },
    answer: { value: (/** @type {string[]} */ choices) => intent.answer(choices) },
    explain: { value: (/** @type {string} */ choice) => intent.explain(choice) },
    forecast: {
      value: (
        /** @type {string[]} */ choices,
        /** @type {AbortSignal} */ signal,
        /** @type {number | undefined} */ turn,
      ) => store.forecast([...rehearsed(), ...choices], signal, turn),
    },
    forecasts: {
      value: (
        /** @type {string[]} */ answers,
        /** @type {AbortSignal} */ signal,
        /** @type {number | undefined} */ turn,
      ) => store.forecasts(answers, signal, turn, rehearsed()),
    },
  });
}

// ------------------------------------------------------------------------------
// The line over the table and its buttons while something is prepared: what it is, a step back, and what sends it.

/** @typedef {import("./intent.js").Intent} Intent */
/** What the button at the end of the line does. @typedef {{does: () => void, words: string, red: boolean}} Action */

/** @param {Intent} work @param {string} choice */
const words = (work, choice) =>
  work.store.room.choiceText(
    choice,
    work.stage.question.peek()?.kind ?? "card_round",
    /** @type {any} */ (work.store.board.value),
  );

/** What would be sent now, if anything. @param {Intent} work @returns {Action | null} */
export function actionOf(work) {
  const { choices, attack } = work.plan.value;
  const question = work.stage.question.value;
  const pending = work.pending.value;
  if (pending && question?.choices.includes(pending))
    return { does: () => void work.stage.answer([pending]), words: words(work, pending), red: false };
  if (work.mode.value !== "own") return null;
  if (attack)
    return { does: () => void work.send(), words: t("march-attack", { place: term("place", attack) }), red: true };
  if (work.shown.value?.final) return { does: () => void work.send(), words: sendWords(choices[0]), red: true };
  if (question?.kind === "free_action")
    return { does: () => void letPass(work), words: t("round-let-pass"), red: true };
  const { march } = work.stage.view.value;
  if (question?.kind === "march_on" && question.choices.includes("halt"))
    return {
      does: () => void halt(work),
      words: t(haltWords(choices, march), { place: term("place", march.city) }),
      red: true,
    };
  if (question?.kind === "form_force")
    return march.reach[0]?.goals.length
      ? { does: () => void halt(work), words: t("march-stay", { place: term("place", march.city) }), red: true }
      : { does: () => void work.answer(["go"]), words: words(work, "go"), red: false };
  return null;
}

/**
 * The march goes where it is prepared to go, ends where it has come to, or has not set out.
 * @param {string[]} choices
 * @param {any} march
 */
function haltWords(choices, march) {
  if (choices.some((choice) => choice.startsWith("march "))) return "march-go";
  return march.trail.length ? "march-halt" : "march-stay";
}

const SENDS = /** @type {Record<string, string>} */ ({
  aid: "do-aid",
  event: "do-event",
  offer_peace: "do-offer-peace",
  move_base: "do-move-base",
});

/** @param {string} first the first answer of those that are sent */
function sendWords(first) {
  return t(SENDS[first.split(" ")[0]] ?? "do-other");
}

/** Buttons while something is prepared, else null. @param {Store} store @param {Intent | null} work */
export function buttons(store, work) {
  if (!work || store.told.value) return null;
  if (hasActions(store))
    return html`
      <${Actions} store=${store} draft=${work.battle} />
    `;
  const action = actionOf(work);
  if (!action && !work.plan.value.choices.length) return null;
  return html`
    <${Buttons} work=${work} action=${action} />
  `;
}

/** @param {{work: Intent, action: Action | null}} props */
export function Buttons({ work, action }) {
  const { choices, attack } = work.plan.value;
  const ahead = work.mode.value === "ahead";
  const { march } = work.stage.view.value;
  const prepared = choices.length > 0 || attack;
  return html`
    ${
      action &&
      !prepared &&
      (work.store.frame.value?.undo ?? 0) > 0 &&
      html`
        <${Undo} word=${t("table-undo")} undo=${() => work.store.undo()} />
      `
    }
    ${
      prepared &&
      html`
        <${Back} work=${work} more=${work.past.length > 0} />
      `
    }
    ${
      attack &&
      !ahead &&
      work.stage.question.value?.choices.includes("halt") &&
      html`
        <${HaltHere} work=${work} place=${march.city} />
      `
    }
    ${
      action &&
      html`
        <${Confirm} work=${work} action=${action} attack=${attack !== null} />
      `
    }
    <${ConfirmKeys} work=${work} action=${action} />
  `;
}

/** @param {{work: Intent, more: boolean}} props *more* was prepared before */
function Back({ work, more }) {
  return html`
    <button type="button" class="btn quiet back" onClick=${() => work.back() || work.putAway()}>
      <${Icon} name="undo" />
      ${t(more ? "table-undo" : "plan-away")}${" "}
      <kbd>Z</kbd>
    </button>
  `;
}

/** @param {{work: Intent, place: string}} props */
function HaltHere({ work, place }) {
  return html`
    <button type="button" class="btn" data-choice="halt" onClick=${() => void halt(work)}>
      ${t("march-halt", { place: term("place", place) })}${" "}
      <kbd>H</kbd>
    </button>
  `;
}

/** @param {{work: Intent, action: Action, attack: boolean}} props */
function Confirm({ work, action, attack }) {
  return html`
    <button
      type="button"
      class=${`btn confirm ${action.red ? "rub" : "primary"}`}
      disabled=${work.store.busy.value || work.busy.value}
      onClick=${action.does}
    >
      ${
        attack &&
        html`
          <${Icon} name="swords" />
          ${" "}
        `
      }${action.words}${" "}
      <kbd>Enter</kbd>
    </button>
  `;
}

const TAKEN_UP = ".card[aria-pressed=true], .use[aria-pressed=true]"; // by which nobody means to put it down

/** Enter does it; a red button is focused first from elsewhere. @param {{work: Intent, action: Action | null}} props */
function ConfirmKeys({ work, action }) {
  useKeys({
    z: {
      does: () => (work.back() ? undefined : work.plan.peek().choices.length ? work.putAway() : false),
      what: t("table-undo"),
    },
    Escape: () => (work.plan.peek().choices.length ? void work.putAway() : false),
    Enter: (event) => {
      const under = /** @type {Element} */ (event.target)?.closest?.("button, a, [role=button], summary, input");
      if (!action || (under && !under.matches(TAKEN_UP))) return false;
      const button = /** @type {HTMLElement | null} */ (
        [...document.querySelectorAll(".btn.confirm")].find(
          (one) => /** @type {HTMLElement} */ (one).offsetParent !== null,
        ) ?? null
      );
      if (action.red) button?.focus();
      else action.does();
      return undefined;
    },
  });
  return null;
}

/**
 * What is prepared, in words; null if nothing is.
 * @param {Store} store
 * @param {Intent | null} work
 * @returns {import("../../lib/types.js").Said | null}
 */
export function preparedWords(store, work) {
  if (!work || store.told.value) return null;
  const { choices } = work.plan.value;
  const tried = work.shown.value;
  if (!choices.length || work.mode.value === "off") return null;
  const ahead = work.mode.value === "ahead";
  const broken = work.broken.value;
  const planned = `<b>${t("plan-next")}</b> ${summary(work)}`;
  if (broken)
    return {
      say: planned,
      sub: t("plan-broken", { why: work.why(broken).message }),
      clause: work.why(broken).clause,
      state: ahead ? "wait" : "turn",
      seat: store.seat,
    };
  if (ahead) return { say: planned, sub: t("plan-about"), state: "wait", seat: store.seat };
  if (!tried) return null;
  return { say: summary(work), sub: t("prepared-about"), state: "turn", seat: store.seat };
}

/** @param {Intent} work */
function summary(work) {
  const { choices, attack } = work.plan.value;
  const tried = work.tried.value;
  const march = tried?.view.march;
  const first = words(work, choices[0]);
  const { kind } = tried?.question ?? {};
  if (march?.leader && !attack && kind && !ON_THE_WAY.has(kind)) {
    const leader = t("labelled", { label: term("leader", march.leader) });
    return `<b>${leader}</b> ${tried?.final ? words(work, tried.taken.at(-1) ?? "") : askedNow(work)}`;
  }
  if (march?.leader && (march.trail.length || attack)) {
    const way = attack ? march.trail : march.trail.slice(0, -1); // the goal is named before
    const places = way.map((/** @type {string} */ place) => term("place", place)).join(", ");
    const leader = term("leader", march.leader);
    const spent = march.spent + (attack ? 1 : 0);
    const said = t("prepared-march", {
      leader,
      goal: term("place", attack ?? march.city),
      via: places ? "yes" : "no",
      places,
      spent,
      all: march.points + march.spent,
    });
    return attack ? `${said} <em>${t("prepared-battle")}</em>` : said;
  }
  if (march?.leader && tried?.question)
    return t("prepared-leader", { leader: term("leader", march.leader), card: first });
  if (!tried?.question || tried.final) return `<b>${first}</b>`;
  const verb = choices[0].split(" ")[0];
  const label = USES.includes(verb) ? t(`use-${verb}`) : first;
  return `<b>${t("labelled", { label })}</b> ${askedNow(work)}`;
}

const ON_THE_WAY = new Set(["form_force", "march_on"]); // other questions are asked when the march is over

/** What is asked after what is prepared. @param {Intent} work */
function askedNow(work) {
  const question = /** @type {import("../../lib/types.js").Question} */ (work.tried.value?.question);
  return asked(question.kind, question.about, /** @type {any} */ (work.stage));
}

// ------------------------------------------------------------------------------
// The line itself, where only this game knows what to say.

/** @typedef {import("../../lib/types.js").Said} Said */

/** @param {Store} store @param {any} [work] @returns {Said | null} */
export function prompt(store, work = null) {
  const info = store.info.value;
  if (store.told.value) return null;
  const prepared = preparedWords(store, work);
  if (prepared) return prepared;
  if (info.state === "playing") return atPlay(store, work);
  if (info.state !== "over" || !info.result) return null;
  const { winners, result } = info.result;
  const say = `<b>${t(keyOf("result", result))}.</b> ${endAbout(info)}`;
  return { say, sub: t("prompt-over"), state: "over", seat: winners.length === 1 ? winners[0] : -1, icon: "crown" };
}

/** @param {Store} store @param {any} work @returns {Said | null} */
function atPlay(store, work) {
  const kind = store.question.value?.kind ?? "";
  if (hasNews(store, work)) return turnOver(store);
  if (kind.startsWith("pay")) return { say: t("prompt-pay"), sub: waitingFor(store), state: "turn", seat: store.seat };
  if (kind === "card_round" && !store.view.value.hand?.length) return noCards(store);
  return battleWords(store, work?.battle);
}

/** A round without a card to play. @param {Store} store @returns {Said} */
function noCards(store) {
  return {
    say: t("prompt-no-cards", { round: store.view.value.round }),
    sub: t("prompt-no-cards-note"),
    clause: "6.0.Dd",
    state: "turn",
    seat: store.seat,
  };
}

/** A turn has ended, and its ledger is to be read. @param {Store} store @returns {Said} */
function turnOver(store) {
  const { turn, victory } = store.view.value;
  return {
    say: t("prompt-turn-over", { turn: turn - 1, vp: victory.vp }),
    sub: t("prompt-turn-over-note"),
    state: store.question.value ? "turn" : "wait",
    seat: store.seat,
  };
}

/** Who has won, and the total; after a draw both sides count as winners. @param {any} info */
export function endAbout(info) {
  const { winners, vp } = info.result;
  return t("end-about", { who: seatName(info, winners[0]), won: winners.length === 1 ? "yes" : "no", vp });
}

// ------------------------------------------------------------------------------
// What a hint is about: a card, its use, a leader and the end of his way, each where it is to be chosen.

const FORMING = "reason-form"; // who comes along is advised by the page itself, and where they go is what matters

/** @type {import("../../lib/types.js").HintRoom} */
export const hints = {
  prepared: (intent) => (intent.mode.peek() === "own" ? intent.plan.peek().choices : []),
  open: (store, intent, choice) => Boolean(intent.stage.question.value?.choices.includes(choice)),
  together(_, steps) {
    const telling = steps.filter(({ reason }) => reason !== FORMING);
    return telling.length ? telling : steps;
  },
  selectors(choice) {
    const [verb, noun] = choice.split(" ");
    const own = [`[data-choice="${choice}"]`];
    if (["act", "recruit", "aid", "event", "combat", "keep"].includes(verb))
      return [...own, `.hand [data-card="${noun}"]`];
    if (verb === "lead") return [...own, `[data-leader="${noun}"]`];
    return verb === "march" ? [...own, `[data-goal="${noun}"]`] : own;
  },
  places(store, steps) {
    const marched = steps.findLast(({ choice }) => choice.startsWith("march "));
    const led = steps.find(({ choice }) => choice.startsWith("lead "));
    const shown = marched || led ? [led, marched] : steps.slice(0, 1);
    return shown.flatMap((step) => (step && placeOf(store.view.value, step.choice)) ?? []);
  },
};
