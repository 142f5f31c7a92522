// @ts-check
// Every sentence on the page: Fluent messages in the language chosen.

import { FluentBundle, FluentResource, computed, signal } from "../vendor/ui.js";
import { WORDS, here } from "./assets.js";
import { change, settings } from "./settings.js";

const ENGLISH = "en"; // what another language lacks is said in it

/**
 * The tag of every language, its own name and whether it has all messages, as the server listed them in the page.
 * @type {[string, string, boolean][]}
 */
export const LANGUAGES = JSON.parse(
  globalThis.document?.getElementById?.("languages")?.textContent ?? `[["${ENGLISH}", "English", true]]`,
);

/** @typedef {string | number} Argument */
/**
 * The messages of a language: which files were asked for, what has come of each game ("" is every game), and for each
 * game a bundle of its own messages over the common ones.
 * @typedef {{files: Map<string, Promise<void>>, come: Map<string, any[]>, bundles: Map<string, any>}} Tongue
 */

/** The language spoken now; it changes only after its messages have arrived. */
export const language = signal(preferred());

/** The game on the page, whose messages are said before the common ones; "" where there is none. */
export const theGame = signal("");

/** The board of the game on the page, for terms that print its numbers. */
export const theBoard = signal(/** @type {import("./types.js").Board | null} */ (null));

const COMMON = "";
const HYPHEN = /(?<![\p{L}\p{N}_])-(?=\d)/gu; // a number below nothing has a minus in a sentence

/** @type {Map<string, Tongue>} */
const tongues = new Map();
/** The game of each file wanted. @type {Map<string, string>} */
const wanted = new Map();
const grown = signal(0); // counts arrivals of messages, so that what was drawn before is drawn again
/**
 * What was said without arguments, and would be the same again: names are said by the hundred at every answer.
 * @type {Map<string, string>}
 */
const plain = new Map();

/** What the person chose, or what the browser prefers, or English; half a language has to be chosen. */
function preferred() {
  const chosen = settings.peek().language;
  if (LANGUAGES.some(([tag]) => tag === chosen)) return chosen;
  const asked = (globalThis.navigator?.languages ?? []).flatMap((tag) => [tag, tag.split("-")[0]]);
  return asked.find((wish) => LANGUAGES.some(([tag, , complete]) => complete && tag === wish)) ?? ENGLISH;
}

/** Changes the language and keeps it. @param {string} tag */
export async function speak(tag) {
  for (let known = -1; known !== wanted.size;) {
    known = wanted.size; // more may be wanted while these files come
    await fetched(tag);
  }
  language.value = tag;
  document.documentElement.lang = tag;
}

/** @param {string} tag */
export async function chooseLanguage(tag) {
  change({ language: tag });
  await speak(tag);
}

/** Fetches what is wanted, also if another language is chosen meanwhile. */
async function settled() {
  for (let tag = ""; tag !== language.peek();) {
    tag = language.peek();
    await fetched(tag);
  }
}

/** Has the messages of these common files at hand: "web", "lobby" … @param {string[]} files */
export async function need(...files) {
  for (const file of files) wanted.set(file, COMMON);
  await settled();
}

/**
 * Has parts of a game's messages at hand: "" for what is said at the table, "lobby" …
 * @param {string} game
 * @param {string[]} parts
 */
export async function needOf(game, ...parts) {
  const there = wordless.get(game)?.parts;
  for (const part of parts) if (there?.includes(part) ?? true) wanted.set(part ? `${game}-${part}` : game, game);
  await settled();
}

/**
 * Games that may come without messages: the parts that there are, and names for their ids.
 * @type {Map<string, {parts: string[], names: Record<string, string>}>}
 */
const wordless = new Map();

/**
 * A game of another package says what it has messages for, and all else by its ids.
 * @param {string} game
 * @param {string[]} parts
 * @param {Record<string, string>} names by key
 */
export const speakByIds = (game, parts, names) => wordless.set(game, { parts, names });

/** An id as it is read where nobody has written a name: take_card -> Take card. @param {string} id */
export function inWords(id) {
  const bare = id.replaceAll(/[_\s-]+/g, " ").trim();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** The families of keys that an id stands behind. */
const FAMILY = /^(ask|choose|curve|module|option|part|side)-/;

/**
 * A message that a game lacks: what any game says, the name of its id, or the key itself; nothing where it would
 * explain more.
 * @param {string} game
 * @param {string} key
 * @param {Record<string, Argument>} [args]
 */
function byItsId(game, key, args) {
  const found = wordless.get(game);
  if (!found) return key;
  if (hasMessage(`any-${key}`, COMMON)) return t(`any-${key}`, args, COMMON);
  return found.names[key] ?? (/-about|^table-when/.test(key) ? "" : inWords(key.replace(FAMILY, "")));
}

/** Whether there is a message of that key, in the language or in English. @param {string} key @param {string} [game] */
export function hasMessage(key, game = theGame.value) {
  void grown.value;
  return [language.value, "en"].some((tag) => bundleOf(tag, game).hasMessage(key));
}

/**
 * Whether a game has come without that message: then it is said otherwise.
 * @param {string} key
 * @param {string} [game]
 */
export const lacks = (key, game = theGame.value) => wordless.has(game) && !hasMessage(key, game);

/**
 * From now on the page is about this game.
 * @param {string} game
 * @param {string[]} parts of its messages that are said at a table
 */
export async function speakOf(game, parts) {
  await needOf(game, ...parts);
  theGame.value = game;
}

/** @param {string} tag @returns {Tongue} */
function tongue(tag) {
  let found = tongues.get(tag);
  if (!found) {
    found = { files: new Map(), come: new Map(), bundles: new Map() };
    tongues.set(tag, found);
  }
  return found;
}

const FORMS = ["in", "into", "from", "the"];

/**
 * What messages call to have a name in a form: { IN($place) }.
 * @param {string} tag
 * @returns {Record<string, (args: any[]) => string>}
 */
const functions = (tag) =>
  Object.fromEntries(FORMS.map((form) => [form.toUpperCase(), ([name]) => formed(String(name), form, tag)]));

/**
 * The forms of the names that were said, by language: a message with attributes is a name, and they are its forms.
 * @type {Map<string, Record<string, string>>}
 */
const named = new Map();

/**
 * A name, perhaps with marks around it, as its message, the board or else the language says that it changes in a
 * sentence.
 * @param {string} name
 * @param {string} form
 * @param {string} tag
 */
function formed(name, form, tag) {
  const bare = bareName(name);
  const own = named.get(`${tag} ${bare}`)?.[form] ?? theBoard.value?.forms?.[tag]?.[bare]?.[form];
  if (own) return own.replace(bare, name);
  const bundle = [tag, ENGLISH].map((one) => bundleOf(one, COMMON)).find((one) => one.hasMessage("form"));
  if (!bundle) return name;
  const { attributes, value } = bundle.getMessage("form");
  return bundle.formatPattern(attributes[form] ?? value, { name });
}

/** @param {string} tag @param {string} game */
function bundleOf(tag, game) {
  const { bundles, come } = tongue(tag);
  let found = bundles.get(game);
  if (!found) {
    // Names are in the same script as the sentences, so nothing needs isolating marks.
    found = new FluentBundle(tag, { useIsolating: false, functions: functions(tag) });
    bundles.set(game, found);
    for (const [whose, resources] of come)
      if (concerns(whose, game)) for (const one of resources) found.addResource(one);
  }
  return found;
}

/**
 * Whether messages of a game, or of all, belong into the bundle of a game.
 * @param {string} whose
 * @param {string} game
 */
const concerns = (whose, game) => whose === COMMON || whose === game;

/** Fetches what is wanted, and English beside a language that lacks something of it. @param {string} tag */
async function fetched(tag) {
  const whole = LANGUAGES.find(([one]) => one === tag)?.[2];
  const spoken = whole ? [tag] : [...new Set([tag, ENGLISH])];
  for (const one of spoken) {
    const missing = [...wanted.keys()].filter((file) => !tongue(one).files.has(file));
    for (const file of missing) tongue(one).files.set(file, fetchFile(one, file, missing));
  }
  await Promise.all(spoken.flatMap((one) => [...tongue(one).files.values()]));
}

/** @param {string} tag @param {string} file @param {string[]} missing all that are fetched now */
async function fetchFile(tag, file, missing) {
  try {
    const part = partWith(tag, file, missing);
    const text = part ? (await fetchPart(tag, part))[file] : await fetchText(`locales/${tag}/${file}.ftl`);
    addMessages(tag, text ?? "", wanted.get(file));
  } catch {
    tongue(tag).files.delete(file); // tried again with the next need
  }
}

/** @param {string} path */
async function fetchText(path) {
  const response = await fetch(here(path));
  if (!response.ok) throw new Error(`${path} is not there`);
  return await response.text();
}

/**
 * What has come of each part of the bundle, by its address: texts by the names of files.
 * @type {Map<string, Promise<Record<string, string>>>}
 */
const parts = new Map();

/** @param {string} tag @param {string} part */
const addressOf = (tag, part) => `bundle/words/${tag}/${part}.json`;

/**
 * The part of the bundle that a file is taken from: one that has been fetched, or else the one that brings most of what
 * is missing.
 * @param {string} tag @param {string} file @param {string[]} missing
 */
function partWith(tag, file, missing) {
  const worth = (/** @type {[string, string[]]} */ [part, files]) =>
    parts.has(addressOf(tag, part)) ? Infinity : files.filter((each) => missing.includes(each)).length;
  const holding = WORDS.filter(([, files]) => files.includes(file));
  return holding.sort((one, other) => worth(other) - worth(one))[0]?.[0];
}

/** @param {string} tag @param {string} part */
function fetchPart(tag, part) {
  const address = addressOf(tag, part);
  const known = parts.get(address);
  if (known) return known;
  const come = fetchText(address).then(JSON.parse);
  come.catch(() => parts.delete(address));
  parts.set(address, come);
  return come;
}

/**
 * Messages from their text; also for tests and pages that have them already.
 * @param {string} tag @param {string} text @param {string} [whose] the game that says them, if not all do
 */
export function addMessages(tag, text, whose = COMMON) {
  const { bundles, come } = tongue(tag);
  const resource = new FluentResource(text);
  come.set(whose, [...(come.get(whose) ?? []), resource]);
  for (const [game, bundle] of bundles) if (concerns(whose, game)) bundle.addResource(resource);
  plain.clear();
  grown.value += 1;
}

/**
 * The message of that key; what a language lacks is said in English, and what English lacks by its key.
 * @param {string} key
 * @param {Record<string, Argument>} [args]
 * @param {string} [game] whose message it is
 * @returns {string}
 */
export function t(key, args, game = theGame.value) {
  void grown.value;
  const spoken = said(language.value, game, key, args);
  if (spoken !== null) return spoken;
  if (language.value !== ENGLISH) {
    const english = said(ENGLISH, game, key, args);
    if (english !== null) return english;
    if (grown.peek()) void fetched(ENGLISH);
  }
  return grown.value ? byItsId(game, key, args) : "";
}

/** Whether there is a message of that key. @param {string} key */
const knows = (key) => [language.value, ENGLISH].some((tag) => bundleOf(tag, theGame.value).hasMessage(key));

/** @param {string} tag @param {string} game @param {string} key @param {Record<string, Argument>} [args] */
function said(tag, game, key, args) {
  if (args) return formatted(tag, game, key, args);
  const place = `${tag} ${game} ${key}`;
  const known = plain.get(place) ?? formatted(tag, game, key, {});
  if (known !== null) plain.set(place, known);
  return known;
}

/** @param {string} tag @param {string} game @param {string} key @param {Record<string, Argument>} args */
function formatted(tag, game, key, args) {
  const bundle = bundleOf(tag, game);
  const message = bundle.getMessage(key);
  if (!message?.value) return null;
  /** @type {Error[]} */
  const faults = [];
  const text = bundle.formatPattern(message.value, args, faults).replaceAll(HYPHEN, "−");
  const forms = Object.entries(message.attributes);
  if (forms.length)
    named.set(
      `${tag} ${text}`,
      Object.fromEntries(forms.map(([form, pattern]) => [form, bundle.formatPattern(pattern, args)])),
    );
  if (faults.length) console.warn(`'${key}' in '${tag}': ${faults[0].message}`);
  // it names a message that is missing
  if (faults.length && tag !== ENGLISH && bundleOf(ENGLISH, game).hasMessage(key)) return null;
  return text;
}

/** The key of a term: ("action", "build_palace") -> "action-build-palace". @param {string} kind @param {string} word */
export const keyOf = (kind, word) => `${kind}-${word.replaceAll("_", "-")}`;

// Around a name that the reader may point at: its kind and id stand before it, unseen.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

/**
 * A name with unseen marks around it, by which it can be found again in a sentence.
 * @param {string} kind
 * @param {string | number} id
 * @param {string} name
 */
export const markedName = (kind, id, name) => `${OPEN}${kind}${id}${MIDDLE}${name}${CLOSE}`;
export const MARKED = new RegExp(`${OPEN}([ps])([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`);

/** @param {string} name */
const bareName = (name) => MARKED.exec(name)?.[3] ?? name;

const BOLD = /<(?=\/?(?:b|em)>)/g; // where a message sets words apart
export const FORMER_PLAYER = "a former player"; // as the server calls one who has left for good

/** Names for those who have given none; not numbers, as a number of cubes may follow them. */
const GIVEN =
  `Amalie Axel Bernhard Christina Elisabeth Ernst Friedrich Georg Hedwig Jakob Johann Lennart Magdalena Maria
  Matthias Sophie`.split(/\s+/);

/** What a guest was called in the language of their first visit. */
const GUEST = new RegExp(`^(?:Guest|Gast|Invité) (${GIVEN.join("|")})$`);

/** A name for somebody who has given none; whoever reads it is told it in their language. */
export const guestName = () => `Guest ${GIVEN[Math.floor(Math.random() * GIVEN.length)]}`;

/**
 * A player's name; one that was given by default ("Seat 3", "captain 2") is said in the language.
 * @param {string} name
 */
export function called(name) {
  if (name === FORMER_PLAYER) return t("former-player");
  const given = GUEST.exec(name)?.[1];
  if (given) return t("guest-name", { name: given });
  const [, word, number] = /^(\w+) (\d+)$/.exec(name) ?? [];
  if (word === "Seat") return t("seat-number", { number });
  if (word === "Player") return t("player-number", { number });
  if (word && knows(keyOf("bot", word))) return t("bot-number", { bot: t(keyOf("bot", word)), number });
  return name.replace(BOLD, "<\u2060"); // a joiner that nobody sees: who is called <b> is not set bold
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
export function errorText(error) {
  const { reason = "", code = "", args } = error ?? {};
  const key = [keyOf("refusal", reason), keyOf("refusal", code)].find(knows);
  return key ? t(key, args) : String(error?.message ?? error);
}

/**
 * The language with the country of its reader, where the browser tells it: in one the clock has 24 hours, in another
 * twice twelve.
 */
const region = () =>
  globalThis.navigator?.languages?.find((tag) => tag.split("-")[0] === language.value) ?? language.value;

/** Dates and numbers as the language writes them. */
export const dates = computed(() => ({
  day: new Intl.DateTimeFormat(region(), { day: "numeric", month: "short" }),
  time: new Intl.DateTimeFormat(region(), { hour: "2-digit", minute: "2-digit" }),
  ago: new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }),
}));
