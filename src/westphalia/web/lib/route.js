// @ts-check
// Where the page is: the address behind the # and the browser's history.

import { signal, useLayoutEffect, useRef } from "../vendor/ui.js";

// ------------------------------------------------------------------------------
// Whoever goes back while something lies over the page puts that away, and stays. So one entry is added to the history
// of the browser as long as something does; an entry that is left over leads further back by itself.

/** What lies over the page, the last on top. @type {(() => void)[]} */
const over = [];
/** What is to be done once the entry is gone. @type {(() => void)[]} */
const later = [];
let leaving = false; // whether the entry is being taken back, which takes its time

const isAdded = () => history.state?.over === true;

/** Adds the entry, or takes it back. */
function settle() {
  if (leaving || isAdded() === over.length > 0) return;
  if (over.length) return history.pushState({ over: true }, "");
  leaving = true;
  history.back();
}

function wentTo() {
  const meant = leaving;
  leaving = false;
  for (const action of later.splice(0)) action();
  if (!meant && !isAdded()) over.at(-1)?.();
  settle();
}

globalThis.addEventListener?.("popstate", wentTo);

/** Lays something over the page until the returned function is called. @param {() => void} putAway */
export function layOnTop(putAway) {
  over.push(putAway);
  queueMicrotask(settle); // what takes the place of something else needs no entry of its own
  return () => {
    over.splice(over.indexOf(putAway), 1);
    queueMicrotask(settle);
  };
}

/**
 * Does something when the history stands still: a step forward would be undone by the step back.
 * @param {() => void} action
 */
export function onceSettled(action) {
  if (leaving) later.push(action);
  else action();
}

/** Lets a step back put something away as long as it is *open*. @param {() => void} putAway @param {boolean} [open] */
export function useBack(putAway, open = true) {
  const now = useRef(putAway);
  now.current = putAway;
  useLayoutEffect(() => (open ? layOnTop(() => now.current()) : undefined), [open]);
}

// ------------------------------------------------------------------------------
// Where the page is: everything after the # of its address.
//
//   #/                      the first page
//   #/tables                the lobby: all tables that one may sit down at or watch
//   #/ratings/GAME          who is rated in that game, or in the first
//   #/tournaments           all tournaments
//   #/tournaments/ID        one of them; with new in place of an id the form that sets one
//   #/new/GAME?with=NAME    a new table, at first of that game, with a seat for that person
//   #/people/NAME?house=1   the profile of an account, or of a bot of the house
//   #/back/LINK             back into an account: by a link, or without it by a code or by mail
//   #/invited/LINK          an invitation to the house
//   #/table/ID?seat=N       a table, from seat N; without it from my first seat, or watching
//     &world=N              a board on which that seat tries things in a world that it imagines
//   #/join/ID/SEAT/LINK     an invitation to a seat; it is passed on as /join/ID/SEAT#LINK, which has a preview
//   #/mail/WHAT/LINK        a link in a mail: to confirm an address, or to stop
//   #/moderation            for those who look after the house
//   #/house/WHAT            words of the house: privacy, imprint, terms, conduct
//   #/replay/ID/AT?seat=N   a table as it was after AT answers, through the eyes of a seat
//     &told=M               while that answer told entry M of its log
//     &share=1              to show it to others
//     &event=N              says only which event that is

/**
 * @typedef {"lobby" | "tables" | "ratings" | "tournaments" | "new" | "table" | "join" | "replay" | "mail" | "people"
 *   | "back" | "invited" | "moderation" | "house"} Page
 * @typedef {object} Route
 * @property {Page} page
 * @property {string} [id]
 * @property {number | null} [seat]
 * @property {number | null} [world]
 * @property {number | null} [at]
 * @property {number | null} [told]
 * @property {string} [link]
 * @property {boolean} [share]
 * @property {boolean} [house] whether a profile is that of a bot of the house
 * @property {string} [guest] for whom a seat of a new table is kept
 * @property {number} [event] the number that the page gives a moment, for people who read its address
 */

/** @param {string | undefined | null} text @returns {number | null} */
const whole = (text) => (text && /^-?\d+$/.test(text) ? Number(text) : null);

/**
 * The parts of a path; none where it was cut in the middle of a letter, as some who pass on a link do.
 * @param {string} path
 * @returns {string[]}
 */
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
  const [seat, told, event, world] = ["seat", "told", "event", "world"].map((name) => whole(asked.get(name)));
  if (page === "tables" || page === "moderation") return { page };
  if (page === "house" && id) return { page, id };
  if (page === "tournaments" || page === "ratings") return { page, ...(id && { id }) };
  const guest = asked.get("with") ?? "";
  if (page === "new") return { page, ...(id && { id }), ...(guest && { guest }) };
  if (page === "people" && id) return { page, id, ...(asked.get("house") && { house: true }) };
  if (page === "back" || page === "invited") return { page, ...(id && { link: id }) };
  if (page === "table" && id) return { page, id, seat, ...(world !== null && { world }) };
  if (page === "mail" && (id === "confirm" || id === "stop") && third) return { page, id, link: third };
  if (page === "replay" && id)
    return {
      page,
      id,
      at: whole(third),
      seat,
      ...(told !== null && { told }),
      ...(asked.get("share") && { share: true }),
      ...(event !== null && { event }),
    };
  if (page === "join" && id && whole(third) !== null) return { page, id, seat: whole(third), link: fourth ?? "" };
  return { page: "lobby" };
}

/** @param {Route} route */
export function writeRoute({ page, id = "", seat, world, at, told, link, share, event, house, guest }) {
  const eyes = seat === null || seat === undefined ? "" : `?seat=${seat}`;
  if (page === "table") return `#/table/${encodeURIComponent(id)}${eyes}${(world ?? -1) < 0 ? "" : `&world=${world}`}`;
  if (page === "tables" || page === "moderation") return `#/${page}`;
  if (page === "house") return `#/house/${encodeURIComponent(id)}`;
  if (page === "tournaments" || page === "ratings") return `#/${page}${id && `/${encodeURIComponent(id)}`}`;
  if (page === "new")
    return `#/new${id && `/${encodeURIComponent(id)}`}${guest ? `?with=${encodeURIComponent(guest)}` : ""}`;
  if (page === "people") return `#/people/${encodeURIComponent(id)}${house ? "?house=1" : ""}`;
  if (page === "back" || page === "invited") return `#/${page}${link ? `/${encodeURIComponent(link)}` : ""}`;
  if (page === "join") return `#/join/${encodeURIComponent(id)}/${seat}/${encodeURIComponent(link ?? "")}`;
  if (page === "mail") return `#/mail/${id}/${encodeURIComponent(link ?? "")}`;
  if (page === "replay") {
    const asked = [eyes.slice(1), told ? `told=${told}` : "", share ? "share=1" : "", event ? `event=${event}` : ""]
      .filter(Boolean)
      .join("&");
    const moment = at === null || at === undefined ? "" : `/${at}`;
    return `#/replay/${encodeURIComponent(id)}${moment}${asked && `?${asked}`}`;
  }
  return "#/";
}

/**
 * The hash of an invitation that came by an address of its own; else nothing.
 * @param {{pathname?: string, hash?: string}} at
 */
export function invitationHash({ pathname = "", hash = "" }) {
  const [, id, seat] = /^\/join\/([^/]+)\/(\d+)\/?$/.exec(pathname) ?? [];
  return id && !hash.startsWith("#/") ? `#/join/${id}/${seat}/${hash.slice(1)}` : "";
}

const invited = invitationHash(globalThis.location ?? {});
// from now on the page is where all others are
if (invited) history.replaceState(history.state, "", `/${invited}`);

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
