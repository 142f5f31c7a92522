// @ts-check
// The only way to the server: requests, and one live connection per seat. Nothing here knows the game.

import { signal } from "../vendor/ui.js";

/** Whether the server cannot write at the moment, as it told last: then people may only look. */
export const readOnly = signal(false);

/** Whether the server is for members only, and whoever is here was none. */
export const membersOnly = signal(false);
/** Which banner there is for everybody, as the server told last; nothing if there is none. */
export const bannerMark = signal("");

/** What the server, or the way to it, refused; the reason and its numbers are said in the language of the page. */
export class Refusal extends Error {
  /**
   * @param {{code: string, message: string, reason?: string, args?: Record<string, string | number>}} told
   * @param {number} [status]
   */
  constructor({ code, message, reason, args }, status = 0) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.reason = reason ?? code;
    this.args = args ?? {};
    this.status = status;
  }
}

/**
 * @param {string} method @param {string} path
 * @param {any} [body] an object to send as JSON, or a text to send as it is
 * @param {AbortSignal} [signal] gives the question up
 * @returns {Promise<any>} the answer: JSON, or text where the server sends text
 */
export async function request(method, path, body, signal) {
  /** @type {RequestInit} */
  const init = { method, credentials: "same-origin", headers: {}, signal };
  if (body !== undefined) {
    const plain = typeof body === "string";
    init.body = plain ? body : JSON.stringify(body);
    init.headers = { "content-type": plain ? "text/plain; charset=utf-8" : "application/json" };
  }
  let response, text;
  try {
    response = await fetch(path, init);
    text = await response.text();
  } catch {
    throw new Refusal({ code: "offline", message: "the server cannot be reached" });
  }
  readOnly.value = response.headers.has("x-read-only");
  if (path.startsWith("/api")) bannerMark.value = response.headers.get("x-banner") ?? "";
  const json = (response.headers.get("content-type") ?? "").includes("json");
  const answer = json && text ? parsed(text) : text;
  if (!response.ok) throw refusal(response, answer);
  return answer;
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal({ code: "offline", message: "the answer of the server was cut short" });
  }
}

/** @param {Response} response @param {any} answer */
function refusal(response, answer) {
  const told = answer?.error;
  if (told?.reason === "members_only") membersOnly.value = true;
  if (told?.code) return new Refusal(told, response.status);
  return new Refusal({ code: "failed", message: `the server answered ${response.status}` }, response.status);
}

/** @param {string} path @param {AbortSignal} [signal] */
export const get = (path, signal) => request("GET", path, undefined, signal);

/** @param {string} path @param {any} [body] */
export const post = (path, body = {}) => request("POST", path, body);

/** @param {Record<string, string | number | string[] | null | undefined>} values @returns {string} "?a=1&b=2" */
export function query(values) {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const named = given.flatMap(([name, value]) => [value].flat().map((/** @type {any} */ one) => [name, String(one)]));
  const text = new URLSearchParams(named).toString();
  return text ? `?${text}` : "";
}

/** A text that no other submission bears. */
export function freshKey() {
  if (isSecureContext) return crypto.randomUUID(); // plain http beyond this machine has none
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

const PATIENCE = [300, 800, 1500, 3000, 6000, 12000]; // milliseconds before the next try
const PASSING = new Set([4429, 4503]); // too many at the moment, not ready at the moment
const SEAT_LOST = 4403; // the seat was given to somebody else
const SILENCE = 45000; // a connection on which nothing came for so long may be dead

/** @typedef {"connecting" | "live" | "reconnecting" | "closed"} ConnectionState */
/** @typedef {{heard: (frame: any) => void, state: (state: ConnectionState) => void}} Listener */

/**
 * A websocket that comes back by itself.
 * @param {() => string} path asked anew at each try, as it may tell how much is already known
 * @param {Listener} to
 */
export function openConnection(path, to) {
  return new Connection(path, to);
}

export class Connection {
  /** @param {() => string} path @param {Listener} to */
  constructor(path, to) {
    this.path = path;
    this.to = to;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.tries = 0;
    this.heardAt = 0;
    this.ended = false;
    /** @type {any} */
    this.timer = 0;
    this.wake = this.wake.bind(this);
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    to.state("connecting");
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    if (this.ended || this.socket) return;
    const address = new URL(this.path(), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = Date.now();
      this.to.state("live");
    };
    socket.onmessage = (event) => {
      this.tries = 0; // only a connection over which something came is a good one
      this.heardAt = Date.now();
      const frame = JSON.parse(event.data);
      if (frame.type === "server") readOnly.value = frame.read_only;
      else this.to.heard(frame);
    };
    socket.onclose = (event) => this.lost(socket, event);
  }

  /** @param {WebSocket} socket @param {CloseEvent} event */
  lost(socket, event) {
    if (this.socket !== socket) return;
    this.socket = null;
    if (this.ended) return;
    if (event.code >= 4000 && !PASSING.has(event.code)) {
      // The server says that trying again is of no use.
      const reason = event.code === SEAT_LOST ? "seat_lost" : "closed";
      this.to.heard({ type: "error", key: null, code: "closed", reason, message: event.reason });
      this.close();
      return;
    }
    this.to.state("reconnecting");
    this.timer = setTimeout(() => this.connect(), PATIENCE[Math.min(this.tries, PATIENCE.length - 1)]);
    this.tries += 1;
  }

  /** The page is seen again, or the net is back: a connection that may be dead is opened anew. */
  wake() {
    if (document.visibilityState === "hidden") return;
    const standing = this.socket?.readyState === WebSocket.OPEN && Date.now() - this.heardAt < SILENCE;
    if (standing) return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.tries = 0;
    this.connect();
  }

  /** False if the connection is down; the caller keeps the message. @param {any} message */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.ended = true;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.to.state("closed");
  }
}

// ------------------------------------------------------------------------------
// A view with what has changed in it since.

/** @typedef {{parts?: Record<string, any>, entries?: Record<string, Record<string, any>>, gone?: string[]}} Changes */

/**
 * The view after changes; parts that have not changed are the same objects.
 * @param {any} view
 * @param {Changes} changes
 */
export function changed(view, { parts = {}, entries = {}, gone = [] }) {
  const now = { ...view, ...parts };
  for (const [name, some] of Object.entries(entries))
    now[name] = Object.assign(Array.isArray(view[name]) ? [...view[name]] : { ...view[name] }, some);
  for (const name of gone) delete now[name];
  return now;
}
