// @ts-check
// Where on Wallenstein's table the parts are of which a lesson speaks, and what is to be pressed to do as it
// recommends.

import { shortBox } from "./look.js";
import { newsOf } from "./panels/news.js";
import { term } from "./terms.js";

/** @typedef {import("./types.js").Store} Store */
/** @typedef {import("./desk/planning.js").Plan} Plan */
/** @typedef {import("../../learn/lesson.js").Facts} Facts */

/** The parts by name; of several the first that is seen. */
const PARTS = /** @type {Record<string, string>} */ ({
  map: ".map, .ptabs button:nth-child(2)",
  progress: ".seasons .now, .gt",
  order: ".order-part, .year-group .fold, .ptabs button:nth-child(4)",
  hand: ".hand",
  players: ".players-part, .ptabs button:nth-child(3)",
  events: ".year-part, .year-group .fold:nth-of-type(2), .event-now, .ptabs button:nth-child(4)",
  bids: ".bids-part",
  strip: ".strip, .order-part, .ptabs button:nth-child(4)",
  battle: ".battle .tower",
  tray: ".battle .tray",
  "go-on": ":root:has(.phase.news) #prompt-actions .primary, .phase.news .primary",
  provisions: ".provisions",
  majorities: ".score",
  sums: ".score .sums",
  tools: ".tools .icon-button:last-child, .table-top .icon-button",
});

const MONEY = ["money_0", "money_1", "money_2", "money_3", "money_4"];

/** @param {string} part its name, and for a place its id @returns {string} a selector */
export function partOf(part) {
  const [name, id] = part.split(" ");
  return name === "place" ? `[data-place="${id}"]` : PARTS[name];
}

/**
 * Whoever still reads the news of a throw knows nothing of what came after it.
 * @param {Store} store
 * @param {Facts} facts
 * @returns {Facts}
 */
export function known(store, facts) {
  const news = newsOf(store);
  if (!news?.own) return facts;
  const last = [news.found?.cast, ...(news.found?.after ?? [])].findLast(Boolean)?.n ?? Infinity;
  return { ...facts, ask: "", log: facts.log.filter(({ n }) => n <= last) };
}

/** What a card on a box answers: on an action all money cards say the same. @param {string} box @param {string} card */
const laid = (box, card) =>
  (box !== "bid" && card.startsWith("money_") ? MONEY : [card]).map((each) => `${box} ${each}`);

/** What is prepared and not yet sent, as answers. @param {Store} store @param {Plan | null} plan @returns {string[]} */
export function prepared(store, plan) {
  const marks = store.marks.value;
  const target = Object.keys(marks)
    .filter((county) => marks[county].kind === "target")
    .map((county) => `march ${county}`);
  return store.question.value?.kind === "plan"
    ? Object.entries(plan?.placed.value ?? {}).flatMap(([box, card]) => laid(box, card))
    : target;
}

/**
 * What is pressed next for these answers.
 * @param {string[]} choices
 * @param {Store} store
 * @param {Plan | null} plan
 * @returns {string} a selector
 */
export function press(choices, store, plan) {
  const [verb, noun] = choices[0].split(" ");
  if (verb === "ready") return '[data-action="seal"]';
  if (verb === "march") return `[data-place="${noun}"]`;
  if (verb === "send") return ".march .btn.big";
  if (verb === "quell") return `.county-list [data-choice="${choices[0]}"]`;
  if (verb === "position") return `.places li:nth-child(${noun}) button`;
  if (choices.length > 1) return '[data-action="fill"]'; // what is left is filled at once
  const elsewhere = Object.entries(plan?.placed.value ?? {}).find(([, card]) => card === noun)?.[0];
  if (plan?.held.value?.card === noun) return `[data-box="${verb}"]`;
  if (elsewhere) return `[data-box="${elsewhere}"]`; // it comes back into the hand
  return `.hand [data-card="${noun}"]`;
}

/**
 * What is recommended, in words that stand where it is done; not what the sentence says by the name of a button.
 * @param {string[]} choices
 * @param {Store} store
 * @returns {string[]}
 */
export function words(choices, store) {
  const [verb, noun] = choices[0].split(" ");
  if (choices.length > 1 || verb === "ready") return [];
  if (store.question.value?.kind === "plan") return [`${term("card", noun)} → ${shortBox(store.board.value, verb)}`];
  return choices.map((choice) => store.room.choiceText(choice, store.question.value?.kind ?? "", store.board.value));
}
