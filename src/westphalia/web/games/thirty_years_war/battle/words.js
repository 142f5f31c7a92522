// @ts-check
// The line over the table in a battle: what is asked, and how far this side has come with it.

import { seatName } from "../../../lib/people.js";
import { t } from "../../../lib/say.js";
import { term } from "../terms.js";
import { isSealed } from "./cards.js";
import { tally } from "./losses.js";
import { ofBattle } from "./rolls.js";

/** @typedef {import("../../../lib/types.js").Said} Said */

/** @param {any} store @param {import("./draft.js").BattleDraft | undefined} draft @returns {Said | null} */
export function battleWords(store, draft) {
  const view = store.view.value;
  const question = store.question.value;
  const battle = view.battle;
  if (!question || !battle || !draft) return null;
  const place = term("place", battle.city);
  const plain = { state: /** @type {const} */ ("turn"), seat: store.seat };
  if (question.kind === "combat_cards") return { ...plain, say: cardWords(store, draft, place), sub: cardSub(store) };
  if (question.kind === "take_losses") return { ...plain, say: `${outcome(store, battle)} ${lossWords(store, draft)}`, sub: t("losses-sub") };
  if (question.kind === "retreat") return { ...plain, say: t("retreat-prompt", { place, leader: headOf(store, battle) }), sub: t("retreat-sub") };
  if (question.kind === "commit_attack") return { ...plain, say: t("attack-prompt", { place }), sub: t("attack-sub", { seat: seatName(store.info.value, 1 - store.seat) }) };
  return null;
}

/** @param {any} store @param {any} battle */
function headOf(store, battle) {
  const { commander, leaders } = battle.sides[store.seat];
  const found = leaders.includes(commander) ? commander : leaders[0];
  return found ? term("leader", found) : seatName(store.info.value, store.seat);
}

/** @param {any} store @param {import("./draft.js").BattleDraft} draft @param {string} place */
function cardWords(store, draft, place) {
  const attacks = store.seat === store.view.value.battle.attacker;
  return t(attacks ? (isSealed(store) ? "cards-prompt-seal" : "cards-prompt") : "cards-prompt-answer", { place, cards: draft.cards.value.length });
}

/** @param {any} store */
function cardSub(store) {
  const { battle } = store.view.value;
  const seat = seatName(store.info.value, 1 - store.seat);
  if (store.seat === battle.attacker) return t("cards-sub", { seat });
  return t("cards-sub-answer", { seat, cards: battle.cards.length });
}

/** @param {any} store @param {import("./draft.js").BattleDraft} draft */
function lossWords(store, draft) {
  const { toGo } = tally(store, draft);
  return t("losses-prompt", { left: toGo ?? 0, known: toGo === null ? "no" : "yes" });
}

/** Who is ahead by the dice, as the events have it. @param {any} store @param {any} battle */
function outcome(store, battle) {
  const rolled = ofBattle(store.log.value).filter(({ event }) => event === "battle-rolled");
  const of = (/** @type {number} */ seat) => rolled.find(({ args }) => args.seat === seat)?.args.losses;
  return rolled.length < 2 ? "" : t("losses-numbers", { own: of(store.seat), theirs: of(1 - store.seat) });
}
