// @ts-check
// The ticket by which one seeks a table. The server knows it; a browser only notes that there may be one.

import { signal } from "../vendor/ui.js";
import { get, post } from "./net.js";
import { lookOften } from "./turns.js";

/** @typedef {import("./types.js").TicketInfo} Ticket */

const OFTEN = 5000; // milliseconds between two looks; a live ticket ends when nobody looks for a while
const KEPT = "ticket"; // under which the browser notes it

/** My ticket, or none. */
export const ticket = signal(/** @type {Ticket | null} */ (null));

/** Whether this browser may have a ticket; else the server need not be asked on every page. */
export function mayHave() {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false; // then it is shown where it was put, on the lobby
  }
}

/** @param {Ticket | null} found */
function learn(found) {
  if (JSON.stringify(found) !== JSON.stringify(ticket.peek())) ticket.value = found;
  try {
    if (found) localStorage.setItem(KEPT, "1");
    else localStorage.removeItem(KEPT);
  } catch {
    // private windows may forbid storage
  }
}

/** Asks now; what cannot be had stays as it was. */
export async function lookAtTicket() {
  const found = await get("/api/ticket").catch(() => null);
  if (found) learn(found.ticket);
}

/** Looks again and again while there is a ticket, until the returned function is called. */
export const watchTicket = () => lookOften(() => void lookAtTicket(), OFTEN);

/** @param {object} wish */
export const seek = async (wish) => learn((await post("/api/ticket", wish)).ticket);

export const putAway = async () => learn((await post("/api/ticket/drop")).ticket);
