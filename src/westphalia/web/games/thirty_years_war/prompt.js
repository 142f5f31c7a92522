// @ts-check
// The line over the table where only this game knows what to say: how the war ended.

import { seatName } from "../../lib/people.js";
import { keyOf, t } from "../../lib/say.js";

/** @typedef {import("../../lib/types.js").Said} Said */

/** @param {any} store @returns {Said | null} */
export function prompt(store) {
  const info = store.info.value;
  if (store.told.value || info.state !== "over" || !info.result) return null;
  const { winners, result, vp } = info.result;
  const say = `<b>${t(keyOf("result", result))}.</b> ${t("end-about", { who: winners.length ? seatName(info, winners[0]) : "", won: winners.length ? "yes" : "no", vp })}`;
  return { say, sub: t("prompt-over"), state: "over", seat: winners[0] ?? -1, icon: "crown" };
}
