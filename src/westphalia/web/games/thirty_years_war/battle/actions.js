// @ts-check
// The buttons that answer what a battle asks, for the line over the table and for the foot of the sheet on a phone. A red
// one rolls, reveals or hands over.

import { html, useRef } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { t } from "../../../lib/say.js";
import { Icon } from "../../../lib/signs.js";
import { say } from "../../../table/parts.js";
import { Undo } from "../../../table/prompt.js";
import { term } from "../terms.js";
import { isSealed } from "./cards.js";
import { tally, waysOf } from "./losses.js";

/** @typedef {import("./draft.js").BattleDraft} BattleDraft */
/** @typedef {{word: string, does: () => void, key?: string, icon?: string, red?: boolean, off?: boolean}} Deed */

const KINDS = ["commit_attack", "combat_cards", "take_losses", "retreat"];

/** Whether this part of a battle has buttons of its own. @param {any} store */
export const hasActions = (store) => Boolean(store.view.value?.battle && KINDS.includes(store.question.value?.kind));

/** @param {{store: any, draft: BattleDraft}} props */
export function Actions({ store, draft }) {
  const deeds = deedsOf(store, draft);
  const red = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useKeys(keysOf(deeds, red));
  return html`${store.frame.value.undo > 0 && html`<${Undo} word=${t("table-undo")} undo=${() => store.undo()} />`}
    ${deeds.map(({ word, does, key, icon, red: isRed, off }) => html`<button key=${word} type="button" ref=${isRed ? red : undefined} class=${`btn ${isRed ? "rub" : ""}`} disabled=${off || store.busy.value} onClick=${does}>
      ${icon && html`<${Icon} name=${icon} />`} ${word} ${key && html`<kbd>${key}</kbd>`}</button>`)}`;
}

/** Keys of the buttons: Enter presses a red one only when it has the focus, and brings it there first. @param {Deed[]} deeds @param {{current: HTMLButtonElement | null}} red */
function keysOf(deeds, red) {
  /** @type {import("../../../lib/keys.js").Keys} */
  const keys = {};
  for (const { key, does, word, red: isRed, off } of deeds) {
    if (!key || off) continue;
    if (key !== "Enter") keys[key.toLowerCase()] = { does, what: word };
    else if (isRed) keys.Enter = (event) => (event.target instanceof HTMLButtonElement ? false : void red.current?.focus());
  }
  return keys;
}

/** @param {any} store @param {BattleDraft} draft @returns {Deed[]} */
function deedsOf(store, draft) {
  const { kind } = store.question.value;
  if (kind === "commit_attack") return [{ word: t("attack-now"), does: () => say(store, "attack"), key: "Enter", icon: "swords", red: true }];
  if (kind === "combat_cards") return cardDeeds(store, draft);
  if (kind === "take_losses") return lossDeeds(store, draft);
  return retreatDeeds(store, draft);
}

/** @param {any} store @param {BattleDraft} draft @returns {Deed[]} */
function cardDeeds(store, draft) {
  const chosen = draft.cards.value.length;
  const told = draft.foretold.value;
  const attacks = store.seat === store.view.value.battle.attacker;
  const sealed = attacks && isSealed(store);
  const lay = { word: t(sealed ? "cards-seal" : attacks ? "cards-lay" : "cards-lay-and-roll", { cards: chosen }), does: () => told && void oneByOne(store, told.says), key: "Enter", icon: "swords", red: true, off: !told };
  const none = { word: t(attacks ? "cards-none" : "cards-pass"), does: () => void oneByOne(store, ["pass", "pass"]), key: "0", red: false };
  return chosen ? [none, lay] : [{ ...none, red: true }];
}

/** Lays cards one after another, as each of them is seen; to pass ends it, however often it is asked. @param {any} store @param {string[]} says */
async function oneByOne(store, says) {
  for (const choice of says) {
    const question = store.question.peek();
    if (question?.kind !== "combat_cards" || !question.choices.includes(choice)) return;
    try {
      await store.answer([choice]);
    } catch {
      return; // the prompt says why
    }
  }
}

/** @param {any} store @param {BattleDraft} draft @returns {Deed[]} */
function lossDeeds(store, draft) {
  const { says } = tally(store, draft);
  const ways = waysOf(store);
  return [
    { word: t("losses-suggest"), does: () => draft.suggest(ways[0].choices), key: "S", off: !ways.length },
    { word: t("losses-take"), does: () => says && say(store, ...says), key: "Enter", red: true, off: !says },
  ];
}

/** @param {any} store @param {BattleDraft} draft @returns {Deed[]} */
function retreatDeeds(store, draft) {
  const { choices } = store.question.value;
  const way = draft.way.value;
  const inside = way === store.view.value.battle.city;
  const go = { word: way ? t(inside ? "retreat-go-inside" : "retreat-go", { place: term("place", way) }) : t("retreat-choose"), does: () => way && say(store, `retreat ${way}`), key: "Enter", red: true, off: !way };
  return choices.includes("after_losses") ? [{ word: t("retreat-later"), does: () => say(store, "after_losses"), key: "0" }, go] : [go];
}
