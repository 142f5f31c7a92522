// @ts-check
// This browser's part in web push: it subscribes, tells the server, and ends it again.

import { language } from "../lib/i18n.js";
import { get, post } from "../lib/net.js";
import { change, settings } from "../lib/settings.js";

const WORKER = "/sw.js";
const RENEWED = "westphalia.push";

/**
 * What this browser can do: be told when the page is closed, only while it is open, only as an app on the home screen
 * (an iPhone or iPad, which alone know the word "standalone"), or not at all.
 * @returns {"push" | "page" | "home" | "none"}
 */
export function ability() {
  if (!("Notification" in globalThis)) return "standalone" in navigator && !navigator.standalone ? "home" : "none";
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis ? "push" : "page";
}

/** The subscription that this browser has, if any. */
async function present() {
  if (ability() !== "push") return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Where messages to this browser go, if it takes any. */
export const endpoint = async () => (await present())?.endpoint ?? "";

/** @param {ArrayBuffer | null | undefined} bytes @returns {string} as the server writes its key */
export function spelled(bytes) {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Subscribes to messages signed with this key; one that was signed with another takes none from this server.
 * @param {string} key
 */
async function subscription(key) {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && spelled(old.options.applicationServerKey) === key) return old;
  await old?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Tells the server where this browser takes messages, and in which language. @param {PushSubscription} subscribed */
async function tell(subscribed) {
  const { endpoint, keys } = subscribed.toJSON();
  await post("/api/me/notices", { language: language.value });
  return post("/api/me/push", { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

/**
 * Has this browser told when it is my turn, as far as it can be: the server's answer, or nothing if only an open page
 * calls.
 * @returns {Promise<any>}
 */
export async function turnOn() {
  change({ notices: true });
  if (ability() !== "push") return null;
  return tell(await subscription((await get("/api/push")).key));
}

/**
 * @param {{id: string, endpoint: string}[]} known the browsers that the server tells
 * @returns {Promise<any>} the server's answer, if it had to be asked
 */
export async function turnOff(known) {
  change({ notices: false });
  const subscribed = await present();
  const own = known.find((browser) => browser.endpoint === subscribed?.endpoint);
  await subscribed?.unsubscribe();
  return own ? post("/api/me/push/drop", { id: own.id }) : null;
}

/** Tells the server once in a visit what this browser still has: the session may be new, and keys change. */
export async function renew() {
  if (!settings.value.notices || sessionStorage.getItem(RENEWED)) return;
  if (ability() !== "push" || Notification.permission !== "granted" || !(await present())) return;
  await turnOn();
  sessionStorage.setItem(RENEWED, "1");
}
