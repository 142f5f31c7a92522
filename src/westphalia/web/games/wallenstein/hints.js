// @ts-check
// What a hint is about at this table: a plan is advised card by card, and each lies in the hand and on a box.

/** @typedef {import("./types.js").Store} Store */

/** Whether a question asks for a plan. @param {Store} store */
const planning = (store) => store.question.value?.kind === "plan";

/** @type {import("../../lib/types.js").HintRoom} */
export const hints = {
  prepared: () => [],
  open(store, plan, choice) {
    if (!planning(store)) return Boolean(store.question.value?.choices.includes(choice));
    const [box, card] = choice.split(" ");
    return plan.open.value.includes(box) && plan.hand.value.includes(card);
  },
  together: (store, steps) => (planning(store) ? steps.slice(0, 1) : steps),
  selectors(choice) {
    const [verb, noun] = choice.split(" ");
    return [`[data-choice="${choice}"]`, `.mat [data-box="${verb}"]`, ...(noun ? [`.hand [data-card="${noun}"]`] : [])];
  },
  places: (store, steps) =>
    steps.map(({ choice }) => choice.split(" ")[1]).filter((noun) => noun in store.board.value.counties),
};
