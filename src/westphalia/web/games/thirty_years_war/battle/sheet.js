// @ts-check
// The sheet of a battle: one for both sides and for all its steps. Who is asked answers on it; who waits or watches sees
// the same without what is private.

import { html, useLayoutEffect } from "../../../vendor/ui.js";
import { useMarks } from "../../../lib/marks.js";
import { t } from "../../../lib/say.js";
import { PHONE, useMedia } from "../../../table/look.js";
import { say } from "../../../table/parts.js";
import { useIntent } from "../panels/around.js";
import { Grouped } from "../panels/grouped.js";
import { term } from "../terms.js";
import { Actions, hasActions } from "./actions.js";
import { Answers, CardsPart } from "./cards.js";
import { piecesOf } from "./draft.js";
import { Forces } from "./forces.js";
import { GivenUp, LossesPart, OwnCounters } from "./losses.js";
import { Prepare, PreparedCounters, mayPrepare, usePrepared } from "./prepared.js";
import { RetreatPart, suggestedWay, waysBack } from "./retreat.js";
import { Leaders, Rolls } from "./rolls.js";
import { AttackPart, OddsNow, OverrunPart, StandPart } from "./stand.js";

const STEPS = ["stand", "cards", "answer", "roll", "losses", "retreat"];
const STEP_OF = /** @type {Record<string, string>} */ ({ react: "stand", overrun: "stand", forage: "cards", commit_attack: "cards", command: "answer", take_losses: "losses", starve: "losses", retreat: "retreat" });

/** The battle under way, or the one that is about to be. @param {any} view */
export const battleOf = (view) => view.battle ?? view.clash ?? null;

/** How far a battle has come. @param {any} view */
export function stepOf(view) {
  const { kind, seats } = view.prompt;
  if (kind === "combat_cards") return seats[0] === view.battle?.attacker ? "cards" : "answer";
  return STEP_OF[kind] ?? "retreat";
}

/** @param {{store: any}} props */
export function BattleSheet({ store }) {
  const view = store.view.value;
  const battle = battleOf(view);
  const question = store.question.value;
  const draft = useDraft(store, question, battle);
  useMarks(store, battle ? { [battle.city]: { kind: "target" }, ...(battle.came_from && battle.came_from in view.cities ? { [battle.came_from]: { kind: "source" } } : {}) } : null);
  const small = useMedia(PHONE);
  if (!battle) return question ? html`<section class="phase battle"><${Grouped} store=${store} choices=${question.choices} /></section>` : null;
  const losing = draft && question?.kind === "take_losses";
  const preparing = useIntent()?.battle.preparing.value && mayPrepare(store);
  return html`<section class="phase battle"><header class="battle-head"><h2>${t("battle-of", { place: term("place", battle.city) })}</h2><${Steps} now=${stepOf(view)} /></header>
    <${Forces} store=${store} battle=${battle} counters=${(/** @type {number} */ seat) => (seat !== store.seat ? null : preparing ? html`<${PreparedCounters} store=${store} battle=${battle} />` : losing ? html`<${OwnCounters} store=${store} draft=${draft} />` : view.gives_up && html`<${GivenUp} store=${store} battle=${battle} />`)} />
    ${view.battle && html`<${Rolls} store=${store} battle=${battle} />`}
    ${question ? html`<${Asked} store=${store} battle=${battle} draft=${draft} kind=${question.kind} />` : html`<${Waiting} store=${store} battle=${battle} />`}
    ${view.battle && !battle.odds && html`<${Leaders} store=${store} battle=${battle} />`}
    ${draft && small && hasActions(store) && html`<div class="sheet-bar"><${Actions} store=${store} draft=${draft} /></div>`}</section>`;
}

/** What this side prepares; it begins anew with every question. @param {any} store @param {any} question @param {any} battle */
function useDraft(store, question, battle) {
  const draft = useIntent()?.battle ?? null;
  const turn = store.frame.value?.turn;
  useLayoutEffect(() => {
    if (!question || !battle || !draft) return;
    const own = battle.sides[store.seat];
    const cameOut = store.seat === battle.attacker ? battle.came_out : {};
    draft.begin(`${question.kind} ${turn}`, own ? piecesOf(own.units, cameOut) : [], suggestedWay(store.view.value));
  }, [question?.kind, turn]);
  useLayoutEffect(() => {
    const wish = draft?.commander.peek();
    const choice = wish && question?.kind === "command" ? `command ${wish}` : "";
    if (draft && question?.kind !== "react") draft.commander.value = question ? null : (wish ?? null);
    if (choice && question.choices.includes(choice)) say(store, choice);
  }, [question?.kind, turn]);
  usePrepared(store, draft, question?.kind, turn);
  return question ? draft : null;
}

/** @param {{now: string}} props */
function Steps({ now }) {
  const at = STEPS.indexOf(now);
  return html`<ol class="battle-steps">${STEPS.map((step, n) => html`<li key=${step} class=${n < at ? "done" : n === at ? "now" : ""} aria-current=${n === at ? "step" : undefined}><b>${n + 1}</b> <span>${t(`battle-step-${step}`)}</span></li>`)}</ol>`;
}

/** What this seat is asked. @param {{store: any, battle: any, draft: any, kind: string}} props */
function Asked({ store, battle, draft, kind }) {
  if (kind === "react") return html`<${StandPart} store=${store} battle=${battle} />`;
  if (kind === "overrun") return html`<${OverrunPart} store=${store} battle=${battle} />`;
  if (kind === "commit_attack") return html`<${AttackPart} store=${store} battle=${battle} />`;
  if (kind === "combat_cards") return html`<${CardsPart} store=${store} draft=${draft} />`;
  if (kind === "take_losses") return html`<${LossesPart} store=${store} draft=${draft} />`;
  if (kind === "retreat") return html`<${RetreatPart} store=${store} draft=${draft} />`;
  return html`<div><${OddsNow} store=${store} battle=${battle} /><${Grouped} store=${store} choices=${store.question.value.choices} /></div>`;
}

/** The same for those who wait: what lies open, and what they know themselves. @param {{store: any, battle: any}} props */
function Waiting({ store, battle }) {
  const view = store.view.value;
  const draft = useIntent()?.battle;
  return html`<div class="while-waiting"><${OddsNow} store=${store} battle=${battle} note=${store.seat < 0 ? "" : t("battle-while-you-wait")} />
    ${view.answers && html`<${Answers} store=${store} told=${view} /><p class="hint">${t("battle-asked-always")}</p>`}
    ${draft && mayPrepare(store) && html`<${Prepare} store=${store} draft=${draft} />`}
    ${view.gives_up && html`<p class="hint">${t("losses-handed-in")}</p>`}
    ${waysBack(view).length > 0 && html`<${RetreatPart} store=${store} draft=${null} />`}</div>`;
}
