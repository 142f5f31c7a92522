// @ts-check
// Calling: a mark in the tab's title, a muted bell, a browser notice.  Nothing blinks.

import { effect } from "../vendor/ui.js";
import { titleOf } from "./people.js";
import { t } from "./say.js";
import { settings } from "./settings.js";

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

/** Calls when the seat of this store is asked something new; returns how to stop.
 * @param {import("./store.js").TableStore} store */
export function callWhenAsked(store) {
  let last = -1;
  const stop = effect(() => {
    const asked = store.question.value !== null;
    const turn = store.frame.value?.turn ?? 0;
    const bare = document.title.replace(MARK, "");
    document.title = asked ? MARK + bare : bare;
    if (!asked || turn === last) return;
    const first = last === -1;
    last = turn;
    if (first || !document.hidden) return;
    if (settings.value.sound) ring();
    if (settings.value.notices && globalThis.Notification?.permission === "granted") {
      new Notification("Westphalia", { body: t("notice-your-turn", { table: store.info.value ? titleOf(store.info.value) : "" }), tag: store.id });
    }
  });
  return () => {
    stop();
    document.title = document.title.replace(MARK, "");
  };
}
