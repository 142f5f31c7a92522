// @ts-check
// Where the page is: everything after the # of its address.
//
//   #/                      the lobby
//   #/table/ID?seat=N       a table, from seat N; without it from my first seat, or watching
//   #/join/ID/SEAT/LINK     an invitation to a seat
//   #/mail/WHAT/LINK        a link in a mail: to confirm an address, or to stop
//   #/replay/ID/AT?seat=N   a table as it was after AT answers, through the eyes of a seat; with told=M while that answer told entry M of its log, with share=1 to show it to others; event=N says only which event that is

import { signal } from "../vendor/ui.js";
import { onceSettled } from "./back.js";

/**
 * @typedef {object} Route
 * @property {"lobby" | "table" | "join" | "replay" | "mail"} page
 * @property {string} [id]
 * @property {number | null} [seat]
 * @property {number | null} [at]
 * @property {number | null} [told]
 * @property {string} [link]
 * @property {boolean} [share]
 * @property {number} [event] the number that the page gives a moment, for people who read its address
 */

/** @param {string | undefined | null} text @returns {number | null} */
const whole = (text) => (text && /^-?\d+$/.test(text) ? Number(text) : null);

/** The parts of a path; none where it was cut in the middle of a letter, as some who pass on a link do. @param {string} path @returns {string[]} */
function partsOf(path) {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** @param {string} hash @returns {Route} */
export function readRoute(hash) {
  const [path, search = ""] = hash.replace(/^#/, "").split("?");
  const [, page, id, third, fourth] = partsOf(path);
  const asked = new URLSearchParams(search);
  const [seat, told, event] = ["seat", "told", "event"].map((name) => whole(asked.get(name)));
  if (page === "table" && id) return { page, id, seat };
  if (page === "mail" && (id === "confirm" || id === "stop") && third) return { page, id, link: third };
  if (page === "replay" && id) return { page, id, at: whole(third), seat, ...(told !== null && { told }), ...(asked.get("share") && { share: true }), ...(event !== null && { event }) };
  if (page === "join" && id && whole(third) !== null) return { page, id, seat: whole(third), link: fourth ?? "" };
  return { page: "lobby" };
}

/** @param {Route} route */
export function writeRoute({ page, id = "", seat, at, told, link, share, event }) {
  const eyes = seat === null || seat === undefined ? "" : `?seat=${seat}`;
  if (page === "table") return `#/table/${encodeURIComponent(id)}${eyes}`;
  if (page === "join") return `#/join/${encodeURIComponent(id)}/${seat}/${encodeURIComponent(link ?? "")}`;
  if (page === "mail") return `#/mail/${id}/${encodeURIComponent(link ?? "")}`;
  if (page === "replay") {
    const asked = [eyes.slice(1), told ? `told=${told}` : "", share ? "share=1" : "", event ? `event=${event}` : ""].filter(Boolean).join("&");
    return `#/replay/${encodeURIComponent(id)}${at === null || at === undefined ? "" : `/${at}`}${asked && `?${asked}`}`;
  }
  return "#/";
}

export const route = signal(readRoute(globalThis.location?.hash ?? ""));

/** Goes there; *quietly* leaves no step behind for the back button. @param {Route} to @param {boolean} [quietly] */
export function go(to, quietly = false) {
  const hash = writeRoute(to);
  onceSettled(() => {
    if (quietly) history.replaceState(history.state, "", hash);
    else location.hash = hash;
    route.value = readRoute(hash);
  });
}

globalThis.addEventListener?.("hashchange", () => {
  route.value = readRoute(location.hash);
});
