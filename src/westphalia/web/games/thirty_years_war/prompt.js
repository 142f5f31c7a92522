// @ts-check
// The line over the table where only this game knows what to say: what is prepared, and how the war ended.

import { seatName } from "../../lib/people.js";
import { keyOf, t } from "../../lib/say.js";
import { preparedWords } from "./confirm.js";

/** @typedef {import("../../lib/types.js").Said} Said */

/** @param {any} store @param {any} work @returns {Said | null} */
export function prompt(store, work) {
  const info = store.info.value;
  const prepared = preparedWords(store, work);
  if (prepared) return prepared;
  if (store.told.value || info.state !== "over" || !info.result) return null;
  const { winners, result } = info.result;
  const say = `<b>${t(keyOf("result", result))}.</b> ${endAbout(info)}`;
  return { say, sub: t("prompt-over"), state: "over", seat: winners.length === 1 ? winners[0] : -1, icon: "crown" };
}

/** Who has won, and the total; after a draw both sides count as winners. @param {any} info */
export function endAbout(info) {
  const { winners, vp } = info.result;
  return t("end-about", { who: seatName(info, winners[0]), won: winners.length === 1 ? "yes" : "no", vp });
}
