// @ts-check
// Every sentence on the page: Fluent messages in the language chosen.

import { FluentBundle, FluentResource, computed, signal } from "../vendor/ui.js";
import { here } from "./here.js";
import { change, settings } from "./settings.js";

export const LANGUAGES = /** @type {const} */ (["en", "de", "fr"]);
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch", fr: "Français" };

/** @typedef {string | number} Argument */
/** @typedef {{bundle: any, files: Map<string, Promise<void>>}} Tongue */

/** The language spoken now; it changes only after its messages have arrived. */
export const language = signal(preferred());

/** The board of the game on the page, for terms that print its numbers. */
export const theBoard = signal(/** @type {import("./types.js").Board | null} */ (null));

/** @type {Map<string, Tongue>} */
const tongues = new Map();
/** @type {Set<string>} */
const wanted = new Set();
const grown = signal(0); // counts arrivals of messages, so that what was drawn before is drawn again

/** What the person chose, or what the browser prefers, or English. */
export function preferred() {
  const asked = [settings.peek().language, ...(globalThis.navigator?.languages ?? [])];
  const known = asked.map((tag) => (tag ?? "").slice(0, 2)).find((tag) => LANGUAGES.includes(/** @type {any} */ (tag)));
  return known ?? "en";
}

/** Changes the language and keeps it. @param {string} tag */
export async function speak(tag) {
  await fetched(tag);
  language.value = tag;
  document.documentElement.lang = tag;
}

/** @param {"en" | "de" | "fr"} tag */
export async function chooseLanguage(tag) {
  change({ language: tag });
  await speak(tag);
}

/** Has the messages of these files at hand: "wallenstein", "web-table" … @param {string[]} files */
export async function need(...files) {
  for (const file of files) wanted.add(file);
  await fetched(language.peek());
}

/** @param {string} tag @returns {Tongue} */
function tongue(tag) {
  let found = tongues.get(tag);
  if (!found) {
    // Names are in the same script as the sentences, so nothing needs isolating marks.
    found = { bundle: new FluentBundle(tag, { useIsolating: false }), files: new Map() };
    tongues.set(tag, found);
  }
  return found;
}

/** @param {string} tag */
async function fetched(tag) {
  const { files } = tongue(tag);
  for (const file of wanted) if (!files.has(file)) files.set(file, fetchFile(tag, file));
  await Promise.all(files.values());
}

/** @param {string} tag @param {string} file */
async function fetchFile(tag, file) {
  try {
    const response = await fetch(here(`locales/${tag}/${file}.ftl`));
    if (response.ok) addMessages(tag, await response.text());
  } catch {
    tongue(tag).files.delete(file); // tried again with the next need
  }
}

/** Messages from their text; also for tests and pages that have them already. @param {string} tag @param {string} text */
export function addMessages(tag, text) {
  tongue(tag).bundle.addResource(new FluentResource(text), { allowOverrides: true });
  grown.value += 1;
}

/** Whether there is a message of that key. @param {string} key */
export function knows(key) {
  void grown.value;
  return tongue(language.value).bundle.hasMessage(key);
}

/**
 * The message of that key; what a language lacks is said in English, and what English lacks by its key.
 * @param {string} key @param {Record<string, Argument>} [args] @returns {string}
 */
export function t(key, args) {
  void grown.value;
  const spoken = said(language.value, key, args);
  if (spoken !== null) return spoken;
  if (language.value !== "en") {
    const english = said("en", key, args);
    if (english !== null) return english;
    if (grown.peek()) void fetched("en");
  }
  return grown.value ? key : "";
}

/** @param {string} tag @param {string} key @param {Record<string, Argument>} [args] */
function said(tag, key, args) {
  const { bundle } = tongue(tag);
  const message = bundle.getMessage(key);
  if (!message?.value) return null;
  /** @type {Error[]} */
  const faults = [];
  const text = bundle.formatPattern(message.value, args ?? {}, faults);
  if (faults.length) console.warn(`'${key}' in '${tag}': ${faults[0].message}`);
  return text;
}

/** The key of a term: ("action", "build_palace") -> "action-build-palace". @param {string} kind @param {string} word */
export const keyOf = (kind, word) => `${kind}-${word.replaceAll("_", "-")}`;

/** @param {import("./types.js").Board | null} board @param {string} id */
export function countyName(board, id) {
  return board?.counties[id]?.name ?? id;
}

/** @param {import("./types.js").Board | null} board @param {string} id */
export function regionName(board, id) {
  return board?.regions[id]?.name ?? id;
}

/**
 * The name of something by its kind and id: action, box, card, tile, event, effect, building, season, favour, gift,
 * lack, county, region. The numbers in it are those of the board.
 * @param {string} kind @param {string | null} id @param {import("./types.js").Board | null} [board] @returns {string}
 */
export function term(kind, id, board = theBoard.value) {
  if (id === null || id === undefined) return t(kind === "card" ? "card-open" : "nothing");
  const known = TERMS[kind];
  if (!known) return t(keyOf(kind, id));
  return board ? known(board, id) : id;
}

/** @type {Record<string, (board: import("./types.js").Board, id: string) => string>} */
const TERMS = {
  county: countyName,
  region: regionName,
  action: (board, id) => t(keyOf("action", id), { armies: board.actions[id].armies }),
  box: boxName,
  card: cardName,
  tile: (board, id) =>
    t(keyOf("tile", id), { amount: board.tiles[id].amount, printed: board.actions.deploy_5.armies }),
  event: (board, id) => t("event-card", { effect: effectName(board, id), loss: board.events[id].loss }),
  effect: (board, id) => effectName(board, id),
  favour: (board, id) => t("favour-card", { number: Number(id), gift: favourGift(board, id) }),
  "favour-gift": (board, id) => favourGift(board, id),
};

/** @param {import("./types.js").Board} board @param {string} id */
function boxName(board, id) {
  if (id in board.actions) return TERMS.action(board, id);
  return id === "bid" ? t("box-bid") : t("box-convert", { armies: board.convert[id] });
}

/** @param {import("./types.js").Board} board @param {string} id */
function cardName(board, id) {
  if (id in board.counties) return countyName(board, id);
  if (id in board.money_cards) return t("card-money", { amount: board.money_cards[id] });
  return t({ tower_card: "card-tower", hidden: "card-hidden" }[id] ?? "card-nothing");
}

/**
 * The name of an event card's effect, or with "-about" what it does.
 * @param {import("./types.js").Board} board @param {string} event @param {"" | "-about"} [suffix]
 */
export function effectName(board, event, suffix = "") {
  const { effect, amount } = board.events[event];
  const { deploy_5: five = 0, deploy_3: three = 0 } = board.few_recruits;
  return t(keyOf("effect", effect) + suffix, { amount, five, three });
}

/**
 * What a favour gives; *name* may say actions in fewer words.
 * @param {import("./types.js").Board} board @param {string} favour @param {(board: any, action: string) => string} [name]
 */
export function favourGift(board, favour, name = TERMS.action) {
  const { gift, amount, building, actions } = board.favours[favour];
  return giftName(gift, amount, building, actions.map((action) => name(board, action)));
}

/**
 * What is given; a building or a protection is told by the favour that gives it.
 * @param {string} gift @param {number} amount @param {string | null} [building] @param {string[]} [actions]
 */
export function giftName(gift, amount, building = null, actions = []) {
  return t(keyOf("gift", gift), {
    amount,
    building: building ? t(keyOf("building", building)) : "",
    actions: actions.length ? row(actions) : "",
  });
}

/** Several names in a row. @param {string[]} names */
export function listed(names) {
  if (names.length < 2) return names[0] ?? t("nothing");
  return t("list", { before: names.slice(0, -1).join(", "), last: names[names.length - 1] });
}

/** Several names in a row that are too long for an "and". @param {string[]} names */
export function row(names) {
  if (!names.length) return t("nothing");
  return names.reduce((before, last) => t("row", { before, last }));
}

/** What went wrong, as a sentence for people. @param {any} error */
export function told(error) {
  return t("page-refused", { code: error?.code ?? "", message: String(error?.message ?? error) });
}

/** Dates and numbers as the language writes them. */
export const dates = computed(() => ({
  day: new Intl.DateTimeFormat(language.value, { day: "numeric", month: "short" }),
  time: new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" }),
  ago: new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }),
}));
