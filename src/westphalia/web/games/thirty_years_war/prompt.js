// @ts-check
// The line over the table where only this game knows what to say: battles, and how the war ended.

import { seatName } from "../../lib/people.js";
import { keyOf, t } from "../../lib/say.js";
import { html } from "../../vendor/ui.js";
import { Actions, hasActions } from "./battle/actions.js";
import { battleWords } from "./battle/words.js";

/** @typedef {import("../../lib/types.js").Said} Said */

/** @param {any} store @param {import("./intent.js").Intent | null} [intent] @returns {Said | null} */
export function prompt(store, intent) {
  const info = store.info.value;
  if (store.told.value) return null;
  if (info.state !== "over" || !info.result) return battleWords(store, intent?.battle);
  const { winners, result } = info.result;
  const say = `<b>${t(keyOf("result", result))}.</b> ${endAbout(info)}`;
  return { say, sub: t("prompt-over"), state: "over", seat: winners.length === 1 ? winners[0] : -1, icon: "crown" };
}

/** Who has won, and the total; after a draw both sides count as winners. @param {any} info */
export function endAbout(info) {
  const { winners, vp } = info.result;
  return t("end-about", { who: seatName(info, winners[0]), won: winners.length === 1 ? "yes" : "no", vp });
}

/** The buttons beside it. @param {any} store @param {import("./intent.js").Intent | null} intent */
export function buttons(store, intent) {
  if (store.told.value || !intent || !hasActions(store)) return null;
  return html`<${Actions} store=${store} draft=${intent.battle} />`;
}
