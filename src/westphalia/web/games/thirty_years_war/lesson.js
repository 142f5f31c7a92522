// @ts-check
// Where on the table of Thirty Years War the parts are of which a lesson speaks, and what is to be pressed to do as it
// recommends.

import { stepsOf } from "./battle/draft.js";

/** @typedef {import("./types.js").Store} Store */
/** @typedef {import("./intent.js").Intent} Intent */

/** The parts by name; of several the first that is seen. */
const PARTS = /** @type {Record<string, string>} */ ({
  map: ".map, .ptabs button:nth-child(2)",
  progress: ".turns, .gt",
  total: ".tracks .track, .ptabs button:nth-child(3)",
  "dutch-war": ".tracks .steps, .ptabs button:nth-child(3)",
  electors: ".tracks .electors, .ptabs button:nth-child(3)",
  sides: ".tracks .sides, .ptabs button:nth-child(3)",
  hand: ".hand",
  force: ".force-part",
  route: ".route-part",
  confirm: ".btn.confirm",
  red: "#prompt-actions .rub, .sheet-bar .rub",
  decision: ".decision",
  tools: ".tools .icon-button:last-child, .table-top .icon-button",
});

const USES = ["act", "recruit", "aid", "event"];

/** @param {string} part its name, and for a place its id @returns {string} a selector */
export function partOf(part) {
  const [name, id] = part.split(" ");
  return name === "place" ? `[data-place="${id}"]` : PARTS[name];
}

/**
 * What happened is told before anything is asked.
 * @param {Store} store
 * @param {import("../../learn/lesson.js").Facts} facts
 */
export const known = (store, facts) => facts;

/**
 * What is prepared and not yet sent, as answers.
 * @param {Store} store
 * @param {Intent | null} intent
 * @returns {string[]}
 */
export function prepared(store, intent) {
  const { choices, attack } = intent?.plan.value ?? { choices: [], attack: null };
  const marched = attack ? [`march ${attack}`] : [];
  return [...choices, ...marched, ...(intent ? inBattle(store, intent.battle) : [])];
}

/**
 * The cards to be laid and the steps to be lost.
 * @param {Store} store
 * @param {import("./battle/draft.js").BattleDraft} draft
 */
function inBattle(store, draft) {
  const kind = store.question.value?.kind;
  if (kind === "combat_cards") return draft.cards.value.map((card) => `combat ${card}`);
  return kind === "take_losses" ? stepsOf(store.board.value, draft.pieces.value) : [];
}

/** What is pressed where no button bears the answer itself. */
const PRESSED = /** @type {Record<string, string>} */ ({
  halt: ".btn.confirm",
  attack: PARTS.red,
  pass: PARTS.red,
  lose: ".ways .way",
  pay: '[data-choice="done"]',
  pay_in: '[data-choice="done"]',
  pay_all: '[data-choice="done"]',
  roll: '[data-choice="roll"]',
  control: '[data-action="control"]',
});

const UNDO = ".btn.back"; // what is prepared is taken back, and then done as it is told

/** What a sentence says by the name of its button. */
const NAMED = { ...PRESSED, assault: "", besiege: "", inside: "", full: "" };

/**
 * What is pressed next for these answers.
 * @param {string[]} choices
 * @param {Store} store
 * @param {Intent | null} intent
 * @param {string[]} [all] that belong to them
 * @returns {string} a selector
 */
export function press(choices, store, intent, all = []) {
  const [first, second = ""] = choices;
  const [verb, noun] = first.split(" ");
  if (all.includes("control") && isPassed(all, prepared(store, intent))) return UNDO;
  if (USES.includes(verb))
    return intent?.card.value === noun ? `[data-choice="${first}"]` : `.hand [data-card="${noun}"]`;
  if (verb === "lead") return `.decision [data-leader="${noun}"]`;
  if (verb === "march") return `[data-goal="${endOfWay(choices)}"]`;
  if (verb === "attempt") return `[data-choice="${first}"][data-kind="${second.split(" ")[1]}"]`;
  if (second === "assault") return `[data-choice="${second}"]`;
  return PRESSED[verb] ?? `[data-choice="${first}"]`;
}

/** Whether something prepared can be taken back. @param {Intent | null} intent */
export const tried = (intent) => Boolean(intent?.plan.value.choices.length && !intent.busy.value);

/**
 * Whether a march has left a city where it was to gain control first.
 * @param {string[]} all that is recommended
 * @param {string[]} prepared
 */
function isPassed(all, prepared) {
  return prepared.filter((choice) => all.includes(choice)).some((choice, n) => choice !== all[n]);
}

/** Where the first way among these answers ends: up to there nothing else is done. @param {string[]} choices */
function endOfWay(choices) {
  const then = choices.findIndex((choice) => !choice.startsWith("march "));
  return choices[then < 0 ? choices.length - 1 : then - 1].split(" ")[1];
}

/**
 * What is recommended, in words, up to where control is gained; not what the sentence says by the name of a button; of
 * a way only where it ends, and of an attempt what is raised.
 * @param {string[]} choices
 * @param {Store} store
 * @returns {string[]}
 */
export function words(choices, store) {
  const verbs = choices.map((choice) => choice.split(" ")[0]);
  const control = verbs.indexOf("control");
  const first = control < 0 ? choices : choices.slice(0, control);
  const said = first.filter((_, n) => !(verbs[n] in NAMED) && !(verbs[n] === "march" && verbs[n + 1] === "march"));
  return said.map((choice) => store.room.choiceText(choice, store.question.value?.kind ?? "", store.board.value));
}
