// @ts-check
// At how many tables one is waited for, and how that is told: a mark in the title, a bell, a notice.

import { effect, signal } from "../vendor/ui.js";
import { t } from "./i18n.js";
import { get } from "./net.js";
import { titleOf } from "./people.js";
import { settings } from "./settings.js";

// ------------------------------------------------------------------------------
// At how many tables one is waited for, as the server counts it; asked again now and then, and whenever the page is
// seen.

const OFTEN = 30000; // milliseconds between two looks

/** @type {import("../vendor/ui.js").Signal<{count: number, tables: string[]}>} */
export const turns = signal({ count: 0, tables: [] });

/** Asks now; what cannot be had stays as it was. */
export async function lookAtTurns() {
  if (globalThis.document?.hidden) return;
  const found = await get("/api/turns").catch(() => null);
  if (found && JSON.stringify(found) !== JSON.stringify(turns.peek())) turns.value = found;
}

/** Looks at how many tables one is waited for, until the returned function is called. */
export const watchTurns = () => lookOften(() => void lookAtTurns(), OFTEN);

/** Looks now, again and again, and whenever the page is seen anew, until the returned function is called.
 * @param {() => void} look @param {number} pause milliseconds between two looks */
export function lookOften(look, pause) {
  look();
  const timer = setInterval(look, pause);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** A title with the number of tables before it, if there are any. @param {string} title @param {number} count */
export const counted = (title, count) => (count ? `(${count}) ${title}` : title);

// ------------------------------------------------------------------------------
// Calling: a mark in the tab's title, a muted bell, a browser notice.  Nothing blinks.

const MARK = "● ";

/** One muted bell, made here so that nothing has to be loaded. */
export function ring() {
  const Sound = globalThis.AudioContext;
  if (!Sound) return;
  const context = new Sound();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 523;
  volume.gain.setValueAtTime(0.08, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 1.2);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 1.2);
  tone.onended = () => void context.close();
}

/**
 * The tab's title: a mark if this seat is asked, and at how many tables one is waited for. Of this table the page knows
 * itself, so that it is not called before all is told.
 * @param {boolean} asked
 * @param {string} title
 * @param {string[]} tables
 * @param {string} here
 */
export function tabTitle(asked, title, tables, here) {
  const others = tables.filter((id) => id !== here).length;
  return (asked ? MARK : "") + counted(title, others + Number(asked));
}

/** Calls when the seat of this store is asked something new; returns how to stop.
 * @param {import("./store.js").TableStore} store @param {() => string} title what the tab is called otherwise */
export function callWhenAsked(store, title) {
  let last = -1;
  const away = watchTurns();
  const stop = effect(() => {
    const asked = store.question.value !== null;
    const turn = store.frame.value?.turn ?? 0;
    const bare = store.info.value ? title() : document.title.replace(MARK, "");
    document.title = tabTitle(asked, bare, turns.value.tables, store.id);
    if (!asked || turn === last) return;
    const first = last === -1;
    last = turn;
    if (first || !document.hidden) return;
    if (settings.value.sound) ring();
    if (settings.value.notices && globalThis.Notification?.permission === "granted") {
      new Notification("Westphalia", {
        body: t("notice-your-turn", { table: store.info.value ? titleOf(store.info.value) : "" }),
        tag: store.id,
      });
    }
  });
  return () => {
    stop();
    away();
    document.title = title();
  };
}
