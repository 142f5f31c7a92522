// @ts-check
// Sentences about one table: what happened, what is asked, what was agreed. What a field holds is told by the board,
// and how a game's own terms are said by its room; both are prepared exactly as the terminal prepares them, as it
// speaks through the same messages.

import { html, useState } from "../vendor/ui.js";
import { cardOf } from "./games.js";
import { MARKED, errorText, inWords, keyOf, lacks, language, listed, markedName, row, t } from "./i18n.js";
import { get } from "./net.js";
import { gameInfo, seatName } from "./people.js";
import { Wrong } from "./signs.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").TableInfo} TableInfo */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/**
 * A table that is spoken of: a live one, or one that is looked back at.
 * @typedef {import("./types.js").Source} Source
 */
/** @typedef {{text: string, place?: string, seat?: number}} Part a run of words, perhaps about a place or a seat */

// The terms that every game has; all others are the game's own.
const SEAT = "seat";
const ORDINAL = "ordinal"; // counted from 0 by the rules and from 1 at the table

/** The names at one table; with *marked* those of places and seats can be found again in the sentence. */
class Words {
  /** @param {Source} store @param {boolean} marked */
  constructor(store, marked) {
    this.info = /** @type {TableInfo} */ (store.info.value);
    this.board = /** @type {Board} */ (store.board.value);
    this.room = store.room;
    this.marked = marked;
  }

  /** @param {"p" | "s"} kind @param {string | number} id @param {string} text */
  mark(kind, id, text) {
    return this.marked ? markedName(kind, id, text) : text;
  }

  /** @param {number | null} seat */
  seat(seat) {
    if (seat === null || seat < 0) return t("neutral");
    return this.mark("s", seat, seatName(this.info, seat));
  }

  /** @param {string} term @param {string} id */
  plainName(term, id) {
    const key = keyOf(term, id);
    return lacks(key) ? inWords(id) : t(key);
  }

  /**
   * What an id of a term means.
   * @param {string} term
   * @param {string | null} id
   * @param {Record<string, any>} fields those around it
   */
  name(term, id, fields) {
    if (id === null) return t("nothing");
    const said = this.room.terms[term]?.(this.board, id, fields) ?? this.plainName(term, id);
    return this.room.isPlace(this.board, id, term) ? this.mark("p", id, said) : said;
  }

  /**
   * What a field holds. Ids are words: a number that is neither a seat nor an ordinal is just a number.
   * @param {string} name
   * @param {any} value
   */
  term(name, value) {
    const term = this.board.terms[name];
    return typeof value === "number" && term !== SEAT && term !== ORDINAL ? undefined : term;
  }

  /** The arguments of a sentence. @param {Record<string, any>} fields */
  of(fields) {
    /** @type {Record<string, string | number>} */
    const args = { ...this.room.reckoned(fields) };
    for (const [name, value] of Object.entries(fields)) {
      const term = this.term(name, value);
      args[name] = this.argument(term, value, fields);
      if (Array.isArray(value)) args[`${name}_count`] = value.length;
      else if (term && term !== ORDINAL) {
        const there = value !== null && !(typeof value === "number" && value < 0);
        args[`has_${name}`] = there ? "yes" : "no";
        if (there && term !== SEAT) args[`${name}_id`] = value;
      }
    }
    return args;
  }

  /**
   * @param {string | undefined} term
   * @param {any} value
   * @param {Record<string, any>} fields
   * @returns {string | number}
   */
  argument(term, value, fields) {
    if (Array.isArray(value)) return this.several(term, value, fields);
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (term === SEAT) return this.seat(value);
    if (term === ORDINAL) return value + 1;
    if (term) return this.name(term, value, fields);
    return value;
  }

  /** @param {string | undefined} term @param {any[]} values @param {Record<string, any>} fields */
  several(term, values, fields) {
    if (term === SEAT) return listed(values.map((seat) => this.seat(seat)));
    const said = term && this.room.lists[term];
    if (said) return said(values, (seat) => this.seat(seat));
    if (!term)
      return values.map((amount, seat) => t("replay-has", { seat: this.seat(seat), value: amount })).join(", ");
    const names = values.map((value) => this.name(term, value, fields));
    return values.some((value) => this.room.isPlace(this.board, value, term)) ? listed(names) : row(names);
  }
}

/**
 * A message with its arguments; where a game has none, its key and what it is about: "Lantern taken: Anna, Amber 3".
 * @param {string} key
 * @param {Words} words
 * @param {Record<string, any>} fields
 */
function saidOf(key, words, fields) {
  const args = words.of(fields);
  if (!lacks(key)) return t(key, args);
  const about = Object.keys(fields)
    .map((name) => args[name])
    .join(", ");
  return about ? `${t("labelled", { label: t(key) })} ${about}` : t(key);
}

/** What happened, without its clause. @param {LogEntry} entry @param {Source} store */
export function sentence(entry, store) {
  return saidOf(entry.event, new Words(store, false), entry.args);
}

/**
 * What several entries come to for a seat, as the server sums them up.
 * @param {{event: string, args: Record<string, any>}} fact
 * @param {Source} store
 */
export function factParts(fact, store) {
  return cut(t(keyOf("since", fact.event), new Words(store, true).of(fact.args)));
}

/**
 * Why the rules stand against a choice, if they say so.
 * @param {{objection?: string, about?: Record<string, any>}} refused
 * @param {Source} store
 */
export function objection({ objection: key, about }, store) {
  return key ? saidOf(key, new Words(store, false), about ?? {}) : null;
}

/** With a capital, as a sentence of its own. @param {string} text */
export const begun = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Why a bot would do something. @param {{reason: string, about: Record<string, any>}} step @param {Source} store */
export function reasoned({ reason, about }, store) {
  return t(reason, new Words(store, false).of(about));
}

/**
 * The same cut into runs of words, so that places and seats can be pointed at.
 * @param {LogEntry} entry
 * @param {Source} store
 */
export function sentenceParts(entry, store) {
  return cut(saidOf(entry.event, new Words(store, true), entry.args));
}

/** @param {string} text @returns {Part[]} */
function cut(text) {
  /** @type {Part[]} */
  const parts = [];
  let rest = text;
  for (let found = MARKED.exec(rest); found; found = MARKED.exec(rest)) {
    const [whole, kind, id, name] = found;
    if (found.index) parts.push({ text: rest.slice(0, found.index) });
    parts.push(kind === "p" ? { text: name, place: id } : { text: name, seat: Number(id) });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest) parts.push({ text: rest });
  return parts;
}

/**
 * The question of a kind, as the other seats hear it too.
 * @param {string} kind
 * @param {Record<string, any>} about
 * @param {Source} store
 */
export function asked(kind, about, store) {
  const words = new Words(store, false);
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [name, value] of Object.entries(about)) {
    const term = words.board.terms[name];
    if (term) args[`has_${name}`] = value === null ? "no" : "yes";
    if (typeof value === "number") args[name] = value;
    else if (typeof value === "string" && term) args[name] = words.name(term, value, about);
  }
  return t(keyOf("ask", kind), args);
}

// ------------------------------------------------------------------------------
// What a table has agreed on, in words: the messages are the game's, under the names of its options and values.

/**
 * @typedef {{game: string, modules: string[], options: Record<string, string>, hints?: boolean, corrected?: boolean,
 *   rated?: boolean}} Agreed
 */

/**
 * The key of an option, or of one of its values: ("long_war", "very long") -> "option-long-war-very-long".
 * @param {string[]} words
 */
export const optionKey = (...words) => keyOf("option", words.join("-").replaceAll(" ", "-"));

/**
 * The options of a table that are not as usual, each by its name and its value; the colours of the seats are seen.
 * @param {Agreed} agreed
 */
export function unusual({ game, modules, options }) {
  const { paint } = cardOf(game);
  const played = (gameInfo(game)?.options ?? []).filter(
    ({ name, module }) => name !== paint && (!module || modules.includes(module)),
  );
  return played
    .filter(({ name, default: usual }) => (options[name] ?? usual) !== usual)
    .map(({ name, several }) => {
      const values = several ? options[name].split(" ") : [options[name]];
      return {
        name,
        option: t(optionKey(name), {}, game),
        value: values.map((value) => t(optionKey(name, value), {}, game)).join(", "),
      };
    });
}

/**
 * What a table has agreed on beside the rules: whether it is rated, other printed values, and hints.
 * @param {{hints?: boolean, corrected?: boolean, rated?: boolean}} agreed
 */
export const besides = ({ hints, corrected, rated }) => [
  ...(rated ? [t("rated-agreed")] : []),
  ...(corrected ? [t("values-agreed")] : []),
  ...(hints ? [t("hints-agreed")] : []),
];

/**
 * The modules of a table, its unusual options, and what else is agreed. An option that stands out in the lobby needs no
 * name.
 * @param {Agreed} agreed
 */
export function agreedWords(agreed) {
  const { featured } = cardOf(agreed.game);
  const modules = agreed.modules.map((module) => t(keyOf("module", module), {}, agreed.game));
  return [
    ...modules,
    ...unusual(agreed).map(({ name, option, value }) =>
      name === featured ? value : t("lobby-option", { option, value }),
    ),
    ...besides(agreed),
  ];
}

// ------------------------------------------------------------------------------
// Printed values that a table has corrected for itself, each by its key in the data.

const NOTES = ["provenance", "source", "clause", "refs"]; // what is said of values, and no values

/** "scoring.alone = 3". @param {Record<string, any>} data @param {string} [path] @returns {string[]} */
function valueLines(data, path = "") {
  const values = Object.entries(data).filter(([key]) => !NOTES.includes(key));
  return values.flatMap(([key, value]) => {
    const isTable = value && typeof value === "object" && !Array.isArray(value);
    return isTable ? valueLines(value, `${path}${key}.`) : [`${path}${key} = ${JSON.stringify(value)}`];
  });
}

/** @param {{data: Record<string, any>}} props */
export function Values({ data }) {
  return html`
    <ul class="values">
      ${valueLines(data).map(
        (line) => html`
          <li key=${line}><code>${line}</code></li>
        `,
      )}
    </ul>
  `;
}

/**
 * Which values they are, on demand; nothing at a table that plays with those of its game.
 * @param {{info: import("./types.js").TableInfo}} props
 */
export function TableValues({ info }) {
  const [data, setData] = useState(/** @type {Record<string, any> | null} */ (null));
  const [wrong, setWrong] = useState("");
  if (!info.corrected) return null;
  const opened = (/** @type {any} */ event) => {
    if (event.currentTarget.open && !data)
      get(`/api/tables/${info.id}/overlay`).then(setData, (error) => setWrong(errorText(error)));
  };
  return html`
    <details class="corrected" onToggle=${opened}>
      <summary>${t("values-title")}</summary>
      ${
        data &&
        html`
          <${Values} data=${data} />
        `
      }
      <${Wrong} why=${wrong} />
    </details>
  `;
}

// ------------------------------------------------------------------------------
// A span of time in words.

/** A span as a table agrees on it: "15 min", "2 days". @param {number} seconds */
export function spell(seconds) {
  for (const [unit, size] of /** @type {[string, number][]} */ ([
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ])) {
    if (seconds >= size && seconds % size === 0) return counted(seconds / size, unit);
  }
  return counted(seconds, "second");
}

/** @typedef {{bank: number, increment: number, sleeps?: boolean, vacations?: boolean}} Clock */

/**
 * A clock in words, the same wherever it is told; nothing where there is none.
 * @param {Clock} clock
 */
export function clockWords({ bank, increment, sleeps = false, vacations = false }) {
  const rest = restWord({ sleeps, vacations });
  if (!bank) return rest && t("time-rests-only", { rest });
  const clock = t("clock-of", { bank: spell(bank), increment: spell(increment) });
  return rest ? t("clock-with-rest", { clock, rest }) : clock;
}

/**
 * When people's time stands still, as the messages are told it.
 * @param {{sleeps: boolean, vacations: boolean}} clock
 */
function restWord({ sleeps, vacations }) {
  if (sleeps && vacations) return "both";
  return (sleeps && "sleeps") || (vacations && "vacations") || "";
}

/** @param {number} amount @param {string} unit */
function counted(amount, unit) {
  const unitDisplay = unit === "day" ? "long" : "short"; // some languages shorten days to what nobody reads
  return new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay }).format(amount);
}
