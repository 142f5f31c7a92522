// @ts-check
// Before the dice: whether those who are attacked stand or withdraw, whether they are overrun, and who attacks. Each answer
// says what it comes to now.

import { html, useLayoutEffect } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { t } from "../../../lib/say.js";
import { Cite } from "../../../table/look.js";
import { say } from "../../../table/parts.js";
import { Leader, percent, signed } from "../look.js";
import { useIntent } from "../panels/around.js";
import { Grouped } from "../panels/grouped.js";
import { Odds } from "../panels/odds.js";
import { tipOf } from "../tips.js";

/** Stand or withdraw. @param {{store: any, battle: any}} props */
export function StandPart({ store, battle }) {
  const wins = battle.odds ? percent(battle.odds.defender_wins) : null;
  const fortress = battle.fortress ?? { level: 0, factors: 0 };
  const besieged = fortress.factors >= fortress.level;
  const rows = [
    { choice: "outside", what: t("stand-outside"), about: wins === null ? t("stand-outside-leaders") : t(battle.overrun ? "stand-outside-overrun" : "stand-outside-about"), right: wins && !battle.overrun ? t("battle-you-win-share", { share: wins }) : "", bad: battle.overrun },
    { choice: "inside", what: t("stand-inside"), about: t("stand-inside-about", { level: fortress.level, factors: fortress.factors }), right: t(besieged ? "stand-besieged" : "stand-masked"), bad: besieged },
  ];
  return html`<div><h3 class="h">${t("stand-title")}<span class="end"><${Cite} clause="11.23a" /></span></h3><${Options} store=${store} rows=${rows} /><${Commander} store=${store} side=${battle.sides[store.seat]} />
    <${OddsNow} store=${store} battle=${battle} /></div>`;
}

/** Who is to command, where more than one leader may; said now, it need not be asked later. @param {{store: any, side: any}} props */
function Commander({ store, side }) {
  const draft = useIntent().battle;
  const able = /** @type {string[]} */ (side.commanders);
  const chosen = able.includes(draft.commander.value ?? "") ? draft.commander.value : side.commander;
  useLayoutEffect(() => void (draft.commander.value = able.length > 1 ? side.commander : null), [able.join()]);
  if (able.length < 2) return null;
  return html`<div class="commander" role="group" aria-label=${t("stand-commander")}><span>${t("stand-commander")}</span>${able.map((leader) => html`<button key=${leader} type="button" class=${`chip ${leader === chosen ? "on" : ""}`} aria-pressed=${leader === chosen} onClick=${() => (draft.commander.value = leader)}>
    <${Leader} store=${store} leader=${leader} /><small>${t("battle-rating", { by: signed(store.board.value.leaders[leader].battle) })}</small></button>`)} <${Cite} clause="12.24" /></div>`;
}

/** Overrun or fight. @param {{store: any, battle: any}} props */
export function OverrunPart({ store, battle }) {
  const { choices } = store.question.value;
  const rows = [
    { choice: "overrun", what: t("overrun-do"), about: t("overrun-about"), right: t("overrun-cost"), bad: false },
    { choice: "fight", what: t("overrun-fight"), about: t("overrun-fight-about"), right: battle.odds ? t("battle-you-win-share", { share: percent(battle.odds.attacker_wins) }) : "", bad: false },
  ].filter(({ choice }) => choices.includes(choice));
  return html`<div><h3 class="h">${t("overrun-title")}<span class="end"><${Cite} clause="12.6" /></span></h3><${Options} store=${store} rows=${rows} /></div>`;
}

/** Who attacks; what stays behind is chosen here. @param {{store: any, battle: any}} props */
export function AttackPart({ store, battle }) {
  const others = store.question.value.choices.filter((/** @type {string} */ choice) => choice !== "attack");
  return html`<div><${OddsNow} store=${store} battle=${battle} />
    <details class="hold-back" open=${others.some((/** @type {string} */ choice) => choice.startsWith("sortie "))}><summary>${t("attack-hold-back")}</summary><${Grouped} store=${store} choices=${others} /></details></div>`;
}

/** The odds as long as nobody has rolled. @param {{store: any, battle: any, note?: string}} props */
export function OddsNow({ store, battle, note = "" }) {
  if (!battle.odds) return null;
  return html`<h3 class="h">${t("battle-odds")} <small>${note}</small><span class="end"><${Cite} clause="12.26a" /></span></h3><${Odds} store=${store} odds=${battle.odds} attacker=${battle.attacker} ties=${battle.ties} />
    ${battle.landing && html`<p class="hint">${t("attack-landing")} <${Cite} clause="12.55" /></p>`}`;
}

/** Answers that are given at once, each with its number. @param {{store: any, rows: {choice: string, what: string, about: string, right: any, bad?: boolean}[]}} props */
export function Options({ store, rows }) {
  useKeys(Object.fromEntries(rows.map(({ choice, what }, n) => [String(n + 1), { does: () => say(store, choice), what }])));
  return html`<ul class="options">${rows.map(({ choice, what, about, right, bad }, n) => html`<li key=${choice}><button type="button" class="option" data-choice=${choice} ...${tipOf(choice)} disabled=${store.busy.value} onClick=${() => say(store, choice)}>
    <kbd>${n + 1}</kbd><span><b>${what}</b><small>${about}</small></span><span class="right"><em class=${bad ? "bad" : ""}>${right}</em></span></button></li>`)}</ul>`;
}
