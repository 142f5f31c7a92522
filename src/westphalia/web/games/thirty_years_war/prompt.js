// @ts-check
// The line over the table where only this game knows what to say: what is prepared, battles, and how the war ended.

import { seatName } from "../../lib/people.js";
import { keyOf, t } from "../../lib/say.js";
import { waitingFor } from "../../table/look.js";
import { battleWords } from "./battle/words.js";
import { preparedWords } from "./confirm.js";
import { hasNews } from "./panels/accounts.js";

/** @typedef {import("../../lib/types.js").Said} Said */

/** @param {any} store @param {any} [work] @returns {Said | null} */
export function prompt(store, work = null) {
  const info = store.info.value;
  if (store.told.value) return null;
  const prepared = preparedWords(store, work);
  if (prepared) return prepared;
  if (info.state === "playing") return atPlay(store, work);
  if (info.state !== "over" || !info.result) return null;
  const { winners, result } = info.result;
  const say = `<b>${t(keyOf("result", result))}.</b> ${endAbout(info)}`;
  return { say, sub: t("prompt-over"), state: "over", seat: winners.length === 1 ? winners[0] : -1, icon: "crown" };
}

/** @param {any} store @param {any} work @returns {Said | null} */
function atPlay(store, work) {
  const kind = store.question.value?.kind ?? "";
  if (hasNews(store, work)) return turnOver(store);
  if (kind.startsWith("pay")) return { say: t("prompt-pay"), sub: waitingFor(store), state: "turn", seat: store.seat };
  if (kind === "card_round" && !store.view.value.hand?.length) return noCards(store);
  return battleWords(store, work?.battle);
}

/** A round without a card to play. @param {any} store @returns {Said} */
function noCards(store) {
  return { say: t("prompt-no-cards", { round: store.view.value.round }), sub: t("prompt-no-cards-note"), clause: "6.0.Dd", state: "turn", seat: store.seat };
}

/** A turn has ended, and its ledger is to be read. @param {any} store @returns {Said} */
function turnOver(store) {
  const { turn, victory } = store.view.value;
  return { say: t("prompt-turn-over", { turn: turn - 1, vp: victory.vp }), sub: t("prompt-turn-over-note"), state: store.question.value ? "turn" : "wait", seat: store.seat };
}

/** Who has won, and the total; after a draw both sides count as winners. @param {any} info */
export function endAbout(info) {
  const { winners, vp } = info.result;
  return t("end-about", { who: seatName(info, winners[0]), won: winners.length === 1 ? "yes" : "no", vp });
}
