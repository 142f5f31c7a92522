// @ts-check
// A battle: both sides with their counters, commanders and cards, the odds as long as nobody has rolled, and the answers.

import { html } from "../../../vendor/ui.js";
import { useMarks } from "../../../lib/marks.js";
import { asked, sentence } from "../../../lib/prose.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { t } from "../../../lib/say.js";
import { Shield } from "../../../lib/signs.js";
import { Head, say } from "../../../table/parts.js";
import { Why } from "../desk/hand.js";
import { CardFace, Counters, Leader, signed } from "../look.js";
import { eventText, term } from "../terms.js";
import { Grouped, PlainChoices } from "./grouped.js";
import { Odds } from "./odds.js";

/** @param {{store: any}} props */
export function BattlePanel({ store }) {
  const question = store.question.value;
  return html`<section class="phase battle"><${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause} />
    <${Field} store=${store} /><${Grouped} store=${store} choices=${question.choices} /></section>`;
}

/** Combat cards: the hand, each with why it cannot be laid. @param {{store: any}} props */
export function CombatCardsPanel({ store }) {
  const question = store.question.value;
  const hand = /** @type {any[]} */ (store.view.value.hand ?? []);
  const plain = question.choices.filter((/** @type {string} */ choice) => !choice.startsWith("combat "));
  return html`<section class="phase battle"><${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause} />
    <${Field} store=${store} />
    <ul class="combat-cards">${hand.map(({ card, combat }) => {
      const choice = `combat ${card}`;
      const offered = question.choices.includes(choice);
      return html`<li key=${card} class=${offered ? "" : "closed"}><button type="button" class="card" data-choice=${choice} disabled=${!offered || store.busy.value} onClick=${() => say(store, choice)}><span class="sr">${t("combat-lay", { card: "" })}</span><${CardFace} store=${store} card=${card} /></button>
        ${offered && html`<p>${eventText(store.board.value, card)}</p>`}<${Why} store=${store} why=${combat} /></li>`;
    })}</ul>
    <${PlainChoices} store=${store} choices=${plain} /></section>`;
}

/** Both sides as they stand. @param {{store: any}} props */
export function Field({ store }) {
  const { battle } = store.view.value;
  useMarks(store, battle ? { [battle.city]: { kind: "target" } } : null);
  if (!battle) return null;
  const order = [battle.attacker, 1 - battle.attacker];
  return html`<div class="field"><h3 class="h">${t("battle-of", { place: term("place", battle.city) })}</h3>
    <div class="two-sides">${order.map((seat) => html`<${Side} key=${seat} store=${store} seat=${seat} side=${battle.sides[seat]} attacks=${seat === battle.attacker} />`)}</div>
    ${battle.cards.length > 0 && html`<p>${t("battle-cards", { cards: battle.cards.map((/** @type {string} */ card) => term("card", card)).join(", ") })}</p>`}
    ${battle.odds && html`<${Odds} store=${store} odds=${battle.odds} attacker=${battle.attacker} />`}
    <${Rolls} store=${store} /></div>`;
}

/** @param {{store: any, seat: number, side: any, attacks: boolean}} props */
function Side({ store, seat, side, attacks }) {
  const info = store.info.value;
  const added = side.rating + side.modifier;
  const parts = [t("battle-strength", { factors: side.factors, column: side.column }), added ? t("battle-modifier", { by: signed(added) }) : "", side.to_lose ? t("battle-to-lose", { losses: side.to_lose }) : ""];
  return html`<div class=${`side edge-${seatColour(info, seat)}`}><h4><${Shield} tincture=${seatColour(info, seat)} size=${18} /> ${seatName(info, seat)} <small>${t(attacks ? "battle-attacks" : "battle-defends")}</small></h4>
    <p>${parts.filter(Boolean).join(", ")}</p>
    <div class="who">${side.leaders.map((/** @type {string} */ leader) => html`<${Leader} key=${leader} store=${store} leader=${leader} />`)}</div><${Counters} store=${store} units=${side.units} /></div>`;
}

const ROLLED = ["battle-rolled", "leader-checked", "battle-won", "nobody-won"];

/** What was rolled in this battle. @param {{store: any}} props */
function Rolls({ store }) {
  const log = /** @type {any[]} */ (store.log.value);
  const begun = log.findLastIndex(({ event }) => event === "battle-began");
  const rolls = begun < 0 ? [] : log.slice(begun).filter(({ event }) => ROLLED.includes(event));
  if (!rolls.length) return null;
  return html`<ol class="rolls">${rolls.map((entry) => html`<li key=${entry.n}>${sentence(entry, store)}</li>`)}</ol>`;
}
