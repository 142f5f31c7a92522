// @ts-check
// How the page says what is named by an id: places, Areas, leaders, units, cards. A thing is said by the message
// TERM-ID.

import { keyOf, listed, row, t, theBoard } from "../../lib/i18n.js";

/** @typedef {import("../../lib/types.js").Board} Board */

/** The term of a choice's noun, by its verb; all other nouns are places. */
const NOUNS = /** @type {Record<string, string>} */ ({
  ...ofAll("act recruit aid event keep combat dutch_war campaign plot", "card"),
  ...ofAll("lead join leave collect command remove attempt", "leader"),
  ...ofAll("take drop pick_up hold_back sortie lose lose_besieged pay", "unit"),
  raise: "kind",
  name: "area",
});

/** @param {string} verbs @param {string} term */
function ofAll(verbs, term) {
  return Object.fromEntries(verbs.split(" ").map((verb) => [verb, term]));
}

/** What the noun of a choice with this verb is. @param {string} verb */
export const nounTerm = (verb) => NOUNS[verb] ?? "place";

/** @param {string} kind a term of the game @param {string} id @returns {string} */
export const term = (kind, id) => t(keyOf(kind, id));

/** What the event of a card does. @param {Board} board @param {string} card */
export const eventText = (board, card) => ofEvent(board, card, "about");

/** The same in few words, for the face of the card. @param {Board} board @param {string} card */
export const eventBrief = (board, card) => ofEvent(board, card, "brief");

/** @param {Board} board @param {string} card @param {"about" | "brief"} text */
function ofEvent(board, card, text) {
  const { amount = 0, vp = 0, least = 0 } = board.cards[card];
  return t(`${keyOf("card", card)}-${text}`, { amount: Math.abs(amount), least, vp: Math.abs(vp) });
}

/** @type {import("../../lib/types.js").GameRoom["lists"]} */
export const LISTS = {
  unit: (units) => unitsRow(units),
  aid: (points) => {
    const sources = theBoard.value?.words.source ?? [];
    const given = points.map((each, n) => [sources[n], each]).filter(([, each]) => each);
    return listed(given.map(([source, each]) => t("aid-of", { source: term("source", source), points: each })));
  },
  leader: (leaders) => listed(leaders.map((leader) => term("leader", leader))),
  area: (areas) => listed(areas.map((area) => term("area", area))),
};

/** Units by their names in a row, the same ones together. @param {string[]} units */
export const unitsRow = (units) =>
  row([...new Set(units)].map((unit) => times(units.filter((one) => one === unit).length, term("unit", unit))));

/** How many of a thing; one is just the thing. @param {number} count @param {string} name */
export const times = (count, name) => (count > 1 ? t("n-units", { count, unit: name }) : name);

/** Units by their classes in a row. @param {Record<string, number>} units */
export const unitsText = (units) => row(Object.entries(units).map(([unit, count]) => times(count, term("unit", unit))));

/** @param {string[]} leaders */
export const leadersText = (leaders) => listed(leaders.map((leader) => term("leader", leader)));

/** @type {import("../../lib/types.js").GameRoom["isPlace"]} */
export const isPlace = (board, id, kind = "place") => kind === "place" && (id in board.cities || id in board.boxes);

/**
 * The object of a verb under the name that its message calls it by; a kind of units is called unit, as kind is the
 * question's.
 * @param {string} verb
 * @param {string} name
 */
export const objectOf = (verb, name) => ({ [nounTerm(verb) === "kind" ? "unit" : nounTerm(verb)]: name });

/** A choice in words. @type {import("../../lib/types.js").GameRoom["choiceText"]} */
export function choiceText(choice, kind) {
  const [verb, noun] = choice.split(" ");
  return t(keyOf("choose", verb), { kind, ...(noun === undefined ? {} : objectOf(verb, term(nounTerm(verb), noun))) });
}

/**
 * A card by its name, or by its number where the name was said; tables and the rules of all cards by theirs.
 * @param {string} clause
 * @param {string} said
 */
export function cited(clause, said) {
  const [, kind, id = ""] = /^(card|card\.rule|tab)\.(\w+)$/.exec(clause) ?? [];
  if (kind === "tab") return t(`roll-table-${id}`);
  if (kind === "card.rule") return t("rule-of-cards", { letter: id });
  if (kind !== "card") return null;
  const name = term("card", id.toLowerCase());
  return said.includes(name) ? id : name;
}

/**
 * The letters of a leader on a counter; one without a name has the first of his rank, and his number.
 * @param {string} leader
 */
export function initials(leader) {
  const words = term("leader", leader).split(/[\s-]+/);
  const names = words.filter((word) => /^\p{Lu}/u.test(word));
  return (names.length ? names : words.filter((word, n) => n === 0 || /^\d/.test(word)))
    .slice(0, 2)
    .map((word) => word[0].toUpperCase())
    .join("");
}

// ------------------------------------------------------------------------------
// The printed facts as the page uses them: what the server tells, by the ids that views and choices use.

/** @param {any} told @returns {Board} */
export function readBoard(told) {
  return { ...told, forms: {} }; // the forms of names lie with their messages
}

/**
 * The Area in which a city lies; an Independent City lies within one and belongs to none.
 * @param {Board} board
 * @param {string} city
 * @returns {string | null}
 */
export const areaOf = (board, city) => board.cities[city]?.area ?? board.cities[city]?.within ?? null;

/** @param {Board} board @param {string} city */
export const isIndependent = (board, city) => Boolean(board.cities[city]?.within);
