// @ts-check
// The table as it would be after what is prepared: panels and map draw it as they draw the table itself, and their answers
// are kept until one stands for good.

import { computed } from "../../vendor/ui.js";

/** @typedef {import("../../lib/types.js").Store} Store */

/** A store with the view and the question of a rehearsal over those of the table. @param {Store} store @param {import("./intent.js").Intent} intent @returns {any} */
export function stageOf(store, intent) {
  const rehearsed = () => {
    const { choices } = intent.plan.peek();
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
      value: (/** @type {string[]} */ choices, /** @type {AbortSignal} */ signal, /** @type {number | undefined} */ turn) =>
        store.forecast([...(intent.shown.peek() ? rehearsed() : []), ...choices], signal, turn),
    },
  });
}
