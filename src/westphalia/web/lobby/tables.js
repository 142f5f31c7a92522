// @ts-check
// The tables of this server as the lobby shows them, and the words for their state.

import { batch, signal } from "../vendor/ui.js";
import { get, post } from "../lib/net.js";
import { go } from "../lib/route.js";
import { dates, needOf, t, told } from "../lib/say.js";
import { clockWords } from "../lib/span.js";
import { ensureMe, ownSeats, seatName } from "../lib/people.js";

/** @typedef {import("../lib/types.js").TableInfo} TableInfo */
/** @typedef {{mine: TableInfo[], open: TableInfo[], playing: TableInfo[], over: TableInfo[]}} Lists */

/** @type {import("../vendor/ui.js").Signal<Lists | null>} */
export const lists = signal(/** @type {Lists | null} */ (null));

/** What went wrong last, as a sentence. */
export const trouble = signal("");

let asked = 0; // how often

export async function loadLists() {
  const own = (asked += 1);
  try {
    const answer = /** @type {Lists} */ (await get("/api/tables"));
    const played = new Set(Object.values(answer).flatMap((tables) => tables.map(({ game }) => game)));
    await Promise.all([...played].map((game) => needOf(game, "lobby")));
    if (own < asked) return; // an answer that was overtaken may be for somebody else
    batch(() => {
      lists.value = answer;
      trouble.value = "";
    });
  } catch (error) {
    trouble.value = told(error);
  }
}

/** Does something that the server may refuse, and says so. @param {() => Promise<void>} deed */
export async function tried(deed) {
  try {
    trouble.value = "";
    await deed();
  } catch (error) {
    trouble.value = told(error);
  }
}

/** How a game ended, in a line: what each seat has, the winner first, or the one total of both sides. @param {TableInfo} info */
export function scoreOf(info) {
  const { winners, points, vp } = info.result ?? { winners: [], points: [] };
  const winner = winners[0] ?? 0;
  if (vp !== undefined) return t("lobby-total", { won: winners.length === 1 ? "yes" : "no", who: seatName(info, winner), vp });
  const order = points.map((_, seat) => seat).sort((a, b) => points[b] - points[a] || Number(b === winner) - Number(a === winner));
  return order.map((seat) => `${seatName(info, seat)} ${points[seat]}`).join(", ");
}

/** Whether a table waits for one of my seats; where a bot plays for me it does not. @param {TableInfo} info */
export const myTurn = (info) => info.state === "playing" && ownSeats(info).some((seat) => info.waiting.includes(seat) && !info.seats[seat].stand_in);

/** Whether bots play for me, on all of my seats. @param {TableInfo} info */
export function botPlays(info) {
  const own = ownSeats(info);
  return info.state === "playing" && own.length > 0 && own.every((seat) => info.seats[seat].stand_in);
}

/** The seconds on the clock that matters to me: my own when it is my turn, else of those waited for. @param {TableInfo} info */
export function timeLeft(info) {
  const mine = ownSeats(info).filter((seat) => info.waiting.includes(seat));
  const watched = mine.length ? mine : info.waiting;
  const left = watched.map((seat) => info.seats[seat]?.left).filter((seconds) => typeof seconds === "number");
  return left.length ? Math.min(.../** @type {number[]} */ (left)) : null;
}

/** Tables that are not over: those that wait for me first, then by time left, then by last change. @param {TableInfo[]} tables */
export function sortedMine(tables) {
  const running = tables.filter((info) => info.state !== "over");
  const urgency = (/** @type {TableInfo} */ info) => timeLeft(info) ?? Infinity;
  return running.sort(
    (a, b) => Number(myTurn(b)) - Number(myTurn(a)) || compare(urgency(a), urgency(b)) || b.changed - a.changed,
  );
}

/** @param {number} a @param {number} b */
const compare = (a, b) => (a === b ? 0 : a - b);

/** "1:42", "18 h", "2 d 4 h". @param {number} seconds */
export function duration(seconds) {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return t("lobby-hours", { hours });
  return t("lobby-days-hours", { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** When something happened, in a word or two. @param {number} seconds since 1970 */
export function when(seconds) {
  const then = new Date(seconds * 1000);
  const days = Math.round((then.setHours(0, 0, 0, 0) - new Date().setHours(0, 0, 0, 0)) / 86400000);
  return days > -2 ? dates.value.ago.format(days, "day") : dates.value.day.format(seconds * 1000);
}

/** What stands under the title of one of my games. @param {TableInfo} info */
export function stateOf(info) {
  if (info.state === "open") {
    const taken = info.seats.filter((seat) => seat.kind !== "open").length;
    return t("lobby-waits-for-people", { taken, seats: info.seats.length });
  }
  const round = Object.keys(info.when).length ? t("table-when", info.when, info.game) : "";
  const others = info.waiting.filter((seat) => !info.seats[seat]?.you).map((seat) => seatName(info, seat));
  if (myTurn(info)) return round;
  if (info.paused) return [round, t("lobby-paused-about")].filter(Boolean).join(" · ");
  return `${round} · ${t("lobby-waits-for", { names: others.join(", ") })}`;
}

/** @param {TableInfo} info */
export const clockOf = (info) => clockWords(info.clock) || t("lobby-clock-none");

/** Whether anybody may sit there. @param {import("../lib/types.js").SeatInfo} seat */
export const isFree = (seat) => seat.kind === "open" && !seat.asked;

/** Sits down on the first open seat of a table. @param {TableInfo} info @param {string} guest the name of somebody new */
export async function sitDown(info, guest) {
  const me = await ensureMe(guest);
  const free = info.seats.find(isFree);
  if (!free) throw new Error(t("lobby-no-seat-left"));
  await post(`/api/tables/${info.id}/sit`, { seat: free.seat, name: me?.name });
  go({ page: "table", id: info.id, seat: free.seat });
}
