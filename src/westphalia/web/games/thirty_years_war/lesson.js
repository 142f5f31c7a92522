// @ts-check
// Where on the table of Thirty Years War the parts are of which a lesson speaks, and what is to be pressed to do as it
// recommends.

/** @typedef {import("./types.js").Store} Store */
/** @typedef {import("./intent.js").Intent} Intent */

/** The parts by name; of several the first that is seen. */
const PARTS = /** @type {Record<string, string>} */ ({
  map: ".map, .ptabs button:nth-child(2)",
  progress: ".turns, .gt",
  total: ".tracks .track, .ptabs button:nth-child(3)",
  hand: ".hand",
  force: ".force-part",
  route: ".route-part",
  confirm: ".btn.confirm",
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
  return attack ? [...choices, `march ${attack}`] : choices;
}

/** What is pressed where no button bears the answer itself. */
const PRESSED = /** @type {Record<string, string>} */ ({
  halt: ".btn.confirm",
  attack: "#prompt-actions .rub, .sheet-bar .rub",
  pass: "#prompt-actions .rub, .sheet-bar .rub",
  pay_all: '[data-choice="done"]',
  roll: '[data-choice="roll"]',
  control: '[data-action="control"]',
});

/** What a sentence says by the name of its button. */
const NAMED = { ...PRESSED, assault: "", besiege: "", inside: "", full: "" };

/**
 * What is pressed next for these answers.
 * @param {string[]} choices
 * @param {Store} store
 * @param {Intent | null} intent
 * @returns {string} a selector
 */
export function press(choices, store, intent) {
  const [first, second = ""] = choices;
  const [verb, noun] = first.split(" ");
  if (USES.includes(verb))
    return intent?.card.value === noun ? `[data-choice="${first}"]` : `.hand [data-card="${noun}"]`;
  if (verb === "lead") return `.decision [data-leader="${noun}"]`;
  if (verb === "march")
    return `[data-goal="${choices.findLast((choice) => choice.startsWith("march "))?.split(" ")[1]}"]`;
  if (verb === "attempt") return `[data-choice="${first}"][data-kind="${second.split(" ")[1]}"]`;
  if (second === "assault") return `[data-choice="${second}"]`;
  return PRESSED[verb] ?? `[data-choice="${first}"]`;
}

/**
 * What is recommended, in words; not what the sentence says by the name of a button; of a way only where it ends, and
 * of an attempt what is raised.
 * @param {string[]} choices
 * @param {Store} store
 * @returns {string[]}
 */
export function words(choices, store) {
  const verbs = choices.map((choice) => choice.split(" ")[0]);
  const said = choices.filter((_, n) => !(verbs[n] in NAMED) && !(verbs[n] === "march" && verbs[n + 1] === "march"));
  return said.map((choice) => store.room.choiceText(choice, store.question.value?.kind ?? "", store.board.value));
}
