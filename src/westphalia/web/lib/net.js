// @ts-check
// The only way to the server: requests, and one live line per seat. Nothing here knows the game.

/** What the server, or the way to it, refused; the message is a sentence for people. */
export class Refusal extends Error {
  /** @param {string} code @param {string} message @param {number} [status] */
  constructor(code, message, status = 0) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.status = status;
  }
}

/**
 * @param {string} method @param {string} path
 * @param {any} [body] an object to send as JSON, or a text to send as it is
 * @returns {Promise<any>} the answer: JSON, or text where the server sends text
 */
export async function request(method, path, body) {
  /** @type {RequestInit} */
  const init = { method, credentials: "same-origin", headers: {} };
  if (body !== undefined) {
    const plain = typeof body === "string";
    init.body = plain ? body : JSON.stringify(body);
    init.headers = { "content-type": plain ? "text/plain; charset=utf-8" : "application/json" };
  }
  let response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal("offline", "the server cannot be reached");
  }
  const text = await response.text();
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
    throw new Refusal("offline", "the answer of the server was cut short");
  }
}

/** @param {Response} response @param {any} answer */
function refusal(response, answer) {
  const told = answer?.error;
  if (told?.code) return new Refusal(told.code, told.message, response.status);
  return new Refusal("failed", `the server answered ${response.status}`, response.status);
}

/** @param {string} path */
export const get = (path) => request("GET", path);

/** @param {string} path @param {any} [body] */
export const post = (path, body = {}) => request("POST", path, body);

/** @param {Record<string, string | number | null | undefined>} values @returns {string} "?a=1&b=2" */
export function query(values) {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : "";
}

/** A text that no other submission bears. */
export function freshKey() {
  if (isSecureContext) return crypto.randomUUID(); // plain http beyond this machine has none
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

const PATIENCE = [300, 800, 1500, 3000, 6000, 12000]; // milliseconds before the next try
const PASSING = new Set([4429, 4503]); // too many at the moment, not ready at the moment
const SILENCE = 45000; // nothing heard for so long: ask whether the line still stands

/**
 * A websocket that comes back by itself.
 * @typedef {object} Line
 * @property {(message: any) => boolean} send false if the line is down; the caller keeps the message
 * @property {() => void} close
 *
 * @param {() => string} path asked anew at each try, as it may tell how much is already known
 * @param {{heard: (frame: any) => void, state: (state: "connecting" | "live" | "reconnecting" | "closed") => void}} to
 * @returns {Line}
 */
export function openLine(path, to) {
  /** @type {WebSocket | null} */
  let socket = null;
  let tries = 0;
  let ended = false;
  /** @type {any} */
  let timer = 0;
  let heardAt = 0;

  function connect() {
    clearTimeout(timer);
    if (ended || socket) return;
    const address = new URL(path(), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const mine = new WebSocket(address);
    socket = mine;
    mine.onopen = () => {
      heardAt = Date.now();
      to.state("live");
    };
    mine.onmessage = (event) => {
      tries = 0; // only a line over which something came is a good one
      heardAt = Date.now();
      to.heard(JSON.parse(event.data));
    };
    mine.onclose = (event) => lost(mine, event);
  }

  /** @param {WebSocket} which @param {CloseEvent} [event] */
  function lost(which, event) {
    if (socket !== which) return;
    socket = null;
    if (ended) return;
    if (event && event.code >= 4000 && !PASSING.has(event.code)) return refused(event);
    to.state("reconnecting");
    timer = setTimeout(connect, PATIENCE[Math.min(tries, PATIENCE.length - 1)]);
    tries += 1;
  }

  /** The server says that trying again is of no use. @param {CloseEvent} event */
  function refused(event) {
    to.heard({ type: "error", key: null, code: "closed", message: event.reason });
    end();
  }

  function wake() {
    if (document.visibilityState === "hidden") return;
    if (socket && socket.readyState === WebSocket.OPEN && Date.now() - heardAt < SILENCE) return;
    const old = socket;
    socket = null;
    old?.close();
    tries = 0;
    connect();
  }

  function end() {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", wake);
    removeEventListener("online", wake);
    const old = socket;
    socket = null;
    old?.close();
    to.state("closed");
  }

  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  to.state("connecting");
  connect();
  return {
    send(message) {
      if (!socket || socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close: end,
  };
}
