// @ts-check
// What a hint is about at this table: a card, its use, a leader and the end of his way, each where it is to be chosen.

import { placeOf } from "./panels/grouped.js";

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
