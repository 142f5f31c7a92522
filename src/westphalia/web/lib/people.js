// @ts-check
// Who I am, which games there are, and who sits where: what every page needs.

import { effect, signal } from "../vendor/ui.js";
import { called, errorText, inWords, keyOf, needOf, speakByIds, t } from "./i18n.js";
import { bannerMark, get, post } from "./net.js";

/** @typedef {import("./types.js").TableInfo} TableInfo */

/** Who I am: null until known, and for somebody who has not sat down yet. */
export const me = signal(/** @type {import("./types.js").Me | null} */ (null));

/** Who may come into this house: only members, who may make an account, and whether mail leads back into one. */
export const door = signal(
  /** @type {import("./shapes.js").Door} */ ({ members: false, registration: "open", mail: false }),
);

/** Asks for that; it does not change while a page is open. */
export const lookAtDoor = async () => void (door.value = await get("/api/door"));

/** The games of this server, with their modules, options, seat counts and bots. */
export const games = signal(/** @type {import("./types.js").GameInfo[]} */ ([]));

/**
 * What those who look after the house tell: my role among them, letters to me, a banner for everybody, and why the
 * server is closed to me, if it is.
 * @typedef {{role: string, letters: import("./shapes.js").LetterInfo[], banner: import("./shapes.js").Banner | null,
 *   house: string[], shut: string}} Told
 */
const NOTHING_TOLD = /** @type {Told} */ ({ role: "", letters: [], banner: null, house: [], shut: "" });
export const told = signal(NOTHING_TOLD);

/** @returns {Promise<import("./types.js").Me | null>} */
export async function loadMe() {
  try {
    const answer = await get("/api/me");
    const { me: found, ...more } = answer;
    told.value = { ...NOTHING_TOLD, ...more };
    me.value = found;
  } catch (error) {
    const { reason = "" } = /** @type {any} */ (error);
    if (reason.startsWith("banned")) told.value = { ...NOTHING_TOLD, shut: errorText(error) };
    throw error;
  }
  return me.value;
}

// Every answer names the banner that there is; its words are asked for when it is another one.
effect(() => {
  const mark = bannerMark.value;
  const { banner } = told.peek();
  if (mark === (banner ? String(Math.round(banner.at)) : "")) return;
  void get("/api/banner").then(
    (answer) => (told.value = { ...told.value, banner: answer.banner }),
    () => {},
  );
});

/**
 * Somebody who is becoming a guest: a second press must not make a second one.
 * @type {Promise<import("./types.js").Me | null> | null}
 */
let arriving = null;

/**
 * Nobody needs an account: whoever acts first becomes a guest.
 * @param {string} name
 * @returns {Promise<import("./types.js").Me | null>}
 */
export async function ensureMe(name) {
  if (me.value) return me.value;
  arriving ??= post("/api/guest", { name })
    .then((answer) => (me.value = answer.me))
    .finally(() => (arriving = null));
  return arriving;
}

/** What the server tells of a game, or nothing before it has told. @param {string} game */
export const gameInfo = (game) => games.value.find(({ name }) => name === game);

/** Whether a bot is one that whoever runs the server has brought along. @param {string} game @param {string} bot */
export const isOutside = (game, bot) => Boolean(gameInfo(game)?.outside.includes(bot));

/** What a kind of bot is called. @param {string} game @param {string} bot */
export const botWord = (game, bot) =>
  isOutside(game, bot) ? t("bot-from-outside", { bot }) : t(keyOf("bot", bot), {}, game);

/**
 * What the ids of a game are called that nobody has named, by their keys.
 * @param {import("./types.js").GameInfo} game
 */
function namesOf({ name, modules, options }) {
  const named = [["game-name", name], ...modules.map((module) => [keyOf("module", module), module])];
  for (const option of options) {
    named.push([keyOf("option", option.name), option.name]);
    for (const value of option.values) named.push([keyOf("option", `${option.name}-${value}`), value]);
  }
  return Object.fromEntries(named.map(([key, id]) => [key, inWords(id)]));
}

export async function loadGames() {
  const found = /** @type {import("./types.js").GameInfo[]} */ ((await get("/api/games")).games);
  for (const game of found) if (!game.doors.own) speakByIds(game.name, game.doors.words, namesOf(game));
  await Promise.all(found.map(({ name }) => needOf(name, "lobby")));
  games.value = found;
  return found;
}

/**
 * The tincture of a seat, as the table agreed; an address may name a seat that is not there.
 * @param {TableInfo} info
 * @param {number} seat
 */
export const seatColour = (info, seat) => info.sides[seat]?.colour ?? "sable";

/**
 * Who sits there; the account of a bot is marked as one, in words that are also read aloud.
 * @param {TableInfo} info
 * @param {number} seat
 */
export function seatName(info, seat) {
  const place = info.seats[seat];
  const name = called(place?.name ?? String(seat + 1));
  return place?.bot_account ? t("bot-account-name", { name }) : name;
}

/**
 * What a table is called. Whoever gave it no name has not named it in one language for all: each page says whose it is.
 * @param {TableInfo} info
 */
export function titleOf(info) {
  if (info.title) return info.title;
  if (info.lesson) return t(keyOf("lesson-title", info.lesson), {}, info.game);
  const people = info.seats.filter(({ kind }) => kind === "person");
  const bots = info.seats.filter(({ kind }) => kind === "bot").length;
  const [first] = people.map(({ seat }) => seatName(info, seat));
  if (people.length === 1 && bots === info.seats.length - 1) return t("lobby-quick-title", { name: first, bots });
  if (first && !info.upload) return t("lobby-table-of", { name: first });
  return info.seats.map(({ seat }) => seatName(info, seat)).join(", ");
}

/**
 * Where a game came from that did not begin at its table: a record, whose names are only those in it, or another table;
 * else nothing.
 * @param {TableInfo} info
 */
export const broughtAs = (info) => (info.upload ? t(`upload-${info.upload}`) : info.parent ? t("taken-over") : "");

/**
 * Whether somebody else plays for the person of a seat: a bot, or who has given up; else nothing.
 * @param {TableInfo} info
 * @param {number} seat
 */
export function seatNote(info, seat) {
  const { resigned, stand_in: bot } = info.seats[seat] ?? {};
  if (resigned) return t("table-resigned");
  return bot ? t("table-bot-plays") : "";
}

/** My seats at a table. @param {TableInfo} info */
export const ownSeats = (info) => info.seats.filter((seat) => seat.you).map((seat) => seat.seat);
