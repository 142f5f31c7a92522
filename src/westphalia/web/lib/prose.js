// @ts-check
// Sentences about one table: what happened, what is asked, what may be answered. The arguments are
// prepared here exactly as the terminal prepares them, as both speak through the same messages.

import { MARKED, called, countyName, giftName, keyOf, listed, markedName, regionName, row, t, term } from "./say.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").TableInfo} TableInfo */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {{text: string, county?: string, seat?: number}} Part a run of words, perhaps about a county or a seat */

const SEAT_FIELDS = new Set(["seat", "defender", "loser", "attacker"]);
const SEATS_FIELDS = new Set(["seats", "order", "winners"]);
const CUBE_FIELDS = new Set(["cast", "fell", "tray", "attack", "defence"]);
const COUNTED_FROM_ONE = new Set(["year", "position", "space"]);
const COUNTIES = new Set(["county", "origin", "drawn"]);

// The kind of term that a field names.
/** @type {Record<string, string>} */
const KINDS = {
  county: "county",
  origin: "county",
  drawn: "county",
  action: "action",
  actions: "action",
  building: "building",
  tile: "tile",
  tiles: "tile",
  event: "event",
  events: "event",
  card: "card",
  box: "box",
  region: "region",
  season: "season",
  gift: "gift",
  favour: "favour",
  favours: "favour",
};

/** The names at one table; with *marked* those of counties and seats can be found again in the sentence. */
class Words {
  /** @param {TableInfo} info @param {Board} board @param {boolean} marked */
  constructor(info, board, marked) {
    this.info = info;
    this.board = board;
    this.marked = marked;
  }

  /** @param {"c" | "s"} kind @param {string | number} id @param {string} text */
  mark(kind, id, text) {
    return this.marked ? markedName(kind, id, text) : text;
  }

  /** @param {string} id */
  county(id) {
    return this.mark("c", id, countyName(this.board, id));
  }

  /** @param {number | null} seat */
  seat(seat) {
    if (seat === null || seat < 0) return t("neutral");
    return this.mark("s", seat, called(this.info.seats[seat]?.name ?? String(seat + 1)));
  }

  /** What an id means, by the name of the field that holds it. @param {string} field @param {string | null} id */
  name(field, id) {
    if (id === null) return t("nothing");
    if (COUNTIES.has(field)) return this.county(id);
    if (field === "region") return regionName(this.board, id);
    if (field === "card" && id in this.board.counties) return this.county(id);
    return term(KINDS[field], id, this.board);
  }

  /** The arguments of a sentence. @param {Record<string, any>} fields */
  of(fields) {
    /** @type {Record<string, string | number>} */
    const args = {};
    if ("winners" in fields) args.by_thalers = byThalers(fields) ? "yes" : "no";
    for (const [name, value] of Object.entries(fields)) {
      args[name] = this.argument(name, value, fields);
      if (Array.isArray(value)) args[`${name}_count`] = value.length;
      else if (name in KINDS || SEAT_FIELDS.has(name)) {
        const there = value !== null && !(typeof value === "number" && value < 0);
        args[`has_${name}`] = there ? "yes" : "no";
        if (there && name in KINDS) args[`${name}_id`] = value;
      }
    }
    return args;
  }

  /** @param {string} name @param {any} value @param {Record<string, any>} fields @returns {string | number} */
  argument(name, value, fields) {
    if (Array.isArray(value)) return this.several(name, value);
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (name === "gift") return giftName(value, fields.amount ?? 0);
    if (SEAT_FIELDS.has(name)) return this.seat(value);
    if (name in KINDS) return this.name(name, value);
    if (typeof value === "string") return t(keyOf("lack", value));
    return COUNTED_FROM_ONE.has(name) ? value + 1 : value;
  }

  /** @param {string} name @param {any[]} values */
  several(name, values) {
    if (CUBE_FIELDS.has(name)) return this.cubes(values);
    if (SEATS_FIELDS.has(name)) return listed(values.map((seat) => this.seat(seat)));
    if (name in KINDS) {
      const names = values.map((value) => this.name(name, value));
      return COUNTIES.has(name) ? listed(names) : row(names);
    }
    return values.map((amount, seat) => t("cubes-of", { whose: this.seat(seat), cubes: amount })).join(", ");
  }

  /** Cubes by colour, the peasants last; colours without any are left out. @param {number[]} amounts */
  cubes(amounts) {
    const peasants = amounts.length - 1;
    const parts = amounts.map((cubes, colour) => {
      if (!cubes) return "";
      return colour === peasants ? t("n-peasants", { peasants: cubes }) : t("cubes-of", { whose: this.seat(colour), cubes });
    });
    return parts.filter(Boolean).join(", ") || t("nothing");
  }
}

/** Whether Thalers decided between equal points. @param {Record<string, any>} end */
function byThalers({ points, winners }) {
  const best = Math.max(...points);
  return points.filter((/** @type {number} */ one) => one === best).length > winners.length;
}

/**
 * What happened, without its clause.
 * @param {LogEntry} entry @param {TableInfo} info @param {Board} board
 */
export function sentence(entry, info, board) {
  return t(entry.event, new Words(info, board, false).of(entry.args));
}

/**
 * The same cut into runs of words, so that counties and seats can be pointed at.
 * @param {LogEntry} entry @param {TableInfo} info @param {Board} board @returns {Part[]}
 */
export function sentenceParts(entry, info, board) {
  return cut(t(entry.event, new Words(info, board, true).of(entry.args)));
}

/** @param {string} text @returns {Part[]} */
function cut(text) {
  /** @type {Part[]} */
  const parts = [];
  let rest = text;
  for (let found = MARKED.exec(rest); found; found = MARKED.exec(rest)) {
    const [whole, kind, id, name] = found;
    if (found.index) parts.push({ text: rest.slice(0, found.index) });
    parts.push(kind === "c" ? { text: name, county: id } : { text: name, seat: Number(id) });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest) parts.push({ text: rest });
  return parts;
}

/**
 * The question of a kind, as the other seats hear it too.
 * @param {string} kind @param {Record<string, any>} about @param {TableInfo} info @param {Board} board
 */
export function asked(kind, about, info, board) {
  const words = new Words(info, board, false);
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [name, value] of Object.entries(about)) {
    if (typeof value === "number") args[name] = value;
    else if (typeof value === "string" && name in KINDS) args[name] = words.name(name, value);
  }
  return t(keyOf("ask", kind), args);
}

const COUNTED = { send: "armies", group: "armies", position: "number" };

/**
 * A choice in words; *kind* is that of the question, where a word depends on it.
 * @param {string} choice @param {string} kind @param {Board} board
 */
export function choiceText(choice, kind, board) {
  const [verb, noun] = choice.split(" ");
  if (board.boxes.includes(verb)) {
    return t("choose-plan", { box: term("box", verb, board), card: term("card", noun, board) });
  }
  if (choice === "take top") return t("choose-take-top");
  return t(keyOf("choose", verb), { kind, ...nounArgs(verb, noun, board) });
}

/** @param {string} verb @param {string | undefined} noun @param {Board} board @returns {Record<string, string | number>} */
function nounArgs(verb, noun, board) {
  if (noun === undefined) return {};
  if (verb in COUNTED) return { [COUNTED[/** @type {keyof typeof COUNTED} */ (verb)]]: Number(noun) };
  if (verb === "benefit") return { gift: noun };
  if (verb === "favour") return { favour: term("favour", noun, board) };
  return { county: countyName(board, noun) };
}
