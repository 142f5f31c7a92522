// @ts-check
// The window of Combat Cards: each card in hand with what it does to the odds now, or why it may not be played; and what
// the other side might answer, as far as anybody can tell.

import { html } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { seatColour } from "../../../lib/people.js";
import { objection } from "../../../lib/prose.js";
import { t } from "../../../lib/say.js";
import { Cite } from "../../../table/look.js";
import { percent } from "../look.js";
import { Odds } from "../panels/odds.js";
import { eventText, term } from "../terms.js";
import { effect } from "./forces.js";

const MOST = 2; // cards of a side in one battle

/** @param {{store: any, draft: import("./draft.js").BattleDraft}} props */
export function CardsPart({ store, draft }) {
  const question = store.question.value;
  const view = store.view.value;
  const { battle, hand } = view;
  const chosen = draft.cards.value;
  const toggle = (/** @type {string} */ card) => !store.busy.value && draft.toggleCard(card, MOST);
  const open = hand.filter((/** @type {any} */ { card }) => question.choices.includes(`combat ${card}`));
  useKeys(Object.fromEntries(open.slice(0, 9).map((/** @type {any} */ { card }, /** @type {number} */ n) => [String(n + 1), { does: () => toggle(card), what: term("card", card) }])));
  const attacks = store.seat === battle.attacker;
  const told = chosen.length ? draft.foretold.value : null;
  return html`<div class="cards-part"><h3 class="h">${t(attacks ? "battle-your-cards" : "battle-your-answer")} <small>${t(attacks && isSealed(store) ? "battle-cards-sealed" : "battle-cards-most")}</small>
      <span class="end"><${Cite} clause=${question.clause} /></span></h3>
    <ul class="options">${[...open, ...hand.filter((/** @type {any} */ held) => !open.includes(held))].map((held) => html`<${CardOption} key=${held.card} store=${store} held=${held} chosen=${chosen} onPick=${toggle}
      n=${open.indexOf(held)} full=${chosen.length >= MOST} />`)}</ul>
    <h3 class="h">${t("battle-odds")}</h3>
    <${Compared} store=${store} battle=${battle} told=${told} chosen=${chosen} />
    <${Answers} store=${store} told=${told ?? view} /></div>`;
}

/** Whether cards are sealed with the attack at this table. @param {any} store */
export const isSealed = (store) => store.info.value.modules.includes("one_visit");

/** @param {{store: any, held: any, chosen: string[], onPick: (card: string) => void, n: number, full: boolean}} props */
function CardOption({ store, held: { card, combat }, chosen, onPick, n, full }) {
  const on = chosen.includes(card);
  const closed = n < 0;
  const foe = 1 - store.seat;
  const own = combat?.roll && effect(combat.roll[store.seat], combat.shift[store.seat]);
  const theirs = combat?.roll && effect(combat.roll[foe], combat.shift[foe]);
  if (closed) return html`<${ClosedCard} store=${store} card=${card} combat=${combat ?? {}} />`;
  return html`<li><button type="button" class=${`option ${on ? "on" : ""}`} data-choice=${`combat ${card}`} aria-pressed=${on} disabled=${store.busy.value || (full && !on)} onClick=${() => onPick(card)}>
      <kbd>${n + 1}</kbd><span><b>${term("card", card)}</b><small>${eventText(store.board.value, card)}</small></span>
      <span class="right">${own && html`<em>${t("battle-own-roll", { by: own })}</em>`}${theirs && html`<em>${t("battle-his-roll", { by: theirs })}</em>`}
        ${combat?.odds && html`<small>${t("battle-then-wins", { share: percent(winsOf(store, combat.odds)) })}</small>`}</span></button></li>`;
}

/** A card that cannot be laid, in one line. @param {{store: any, card: string, combat: any}} props */
function ClosedCard({ store, card, combat }) {
  const [name, why] = [term("card", card), objection(combat, store) ?? ""];
  return html`<li class="closed brief"><div class="option"><kbd>–</kbd><small>${!why.includes(name) && html`<b>${name}</b> `}${why} <${Cite} clause=${combat.clause} /></small></div></li>`;
}

/** How probably this seat wins. @param {any} store @param {any} odds */
export const winsOf = (store, odds) => (store.seat === 1 - store.view.value.battle.attacker ? odds.defender_wins : odds.attacker_wins);

/** The odds as they stand, and with what is chosen. @param {{store: any, battle: any, told: any, chosen: string[]}} props */
function Compared({ store, battle, told, chosen }) {
  const { attacker } = battle;
  if (!chosen.length) return html`<${Odds} store=${store} odds=${battle.odds} attacker=${attacker} ties=${battle.ties} />`;
  return html`<div class="compared"><span>${t("battle-as-it-stands")}</span><${Odds} store=${store} odds=${battle.odds} attacker=${attacker} bare />
    <span><b>${t("battle-with-cards", { cards: chosen.length })}</b></span>${told ? html`<${Odds} store=${store} odds=${told.odds} attacker=${attacker} bare />` : html`<span class="hint">…</span>`}</div>`;
}

/** With what the other side might answer. @param {{store: any, told: any}} props */
export function Answers({ store, told }) {
  const { battle, piles } = store.view.value;
  if (!told.answers) return null;
  const foe = 1 - battle.attacker;
  const cards = (/** @type {string[]} */ some) => (some.length ? some.map((card) => term("card", card)).join(" + ") : t("battle-no-answer"));
  return html`<div class="replies"><div class="scroll"><table class="rows"><thead><tr><th scope="col">${t("battle-if-he-answers")}</th><th scope="col">${t("battle-you-win")}</th><th scope="col">${t("battle-he-loses")}</th><th scope="col">${t("battle-you-lose")}</th></tr></thead>
      <tbody>${told.answers.map((/** @type {any} */ row) => html`<tr key=${row.cards.join()}><th scope="row" class=${row.cards.length ? `ink-${seatColour(store.info.value, foe)}` : ""}>${cards(row.cards)}</th><td><b>${percent(row.odds.attacker_wins)}</b></td>
        <td>${tenth(row.odds.defender_losses)}</td><td>${tenth(row.odds.attacker_losses)}</td></tr>`)}</tbody></table></div>
    <p class="hint">${t("battle-deck-knowledge", { unseen: told.unseen, combat: told.combat, usable: told.usable, hand: piles[foe].hand, share: percent(told.holds) })}</p></div>`;
}

/** A number of loss factors to expect. @param {number} number */
export const tenth = (number) => t("battle-losses-expected", { losses: Math.round(number * 10) / 10 });
