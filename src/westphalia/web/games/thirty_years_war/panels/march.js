// @ts-check
// An activation before it is sent: who comes along, the way, and where it may end, with what the other side may do there.

import { html } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { t } from "../../../lib/say.js";
import { Head, usePick } from "../../../table/parts.js";
import { percent } from "../look.js";
import { act, goTo, goalsOf, halt, stepBack } from "../marching.js";
import { term } from "../terms.js";
import { useForecasts, useIntent } from "./around.js";
import { Force } from "./force.js";
import { Odds } from "./odds.js";
import { Route, goToExchange } from "./route.js";
import { Steps } from "./steps.js";
import { roadTowards } from "../map/roads.js";

/** @typedef {import("../intent.js").Intent} Intent */

/** Forming the force and marching are one sheet. @param {{store: any}} props */
export function MarchPanel({ store }) {
  const intent = useIntent();
  const { march } = store.view.value;
  const goals = goalsOf(march, store.question.value);
  const attack = intent.attack.value;
  const goal = attack ? (goals.get(attack) ?? { place: attack, spent: march.spent + 1 }) : null;
  const foretold = useForecasts(store, attack ? [`march ${attack}`] : [])[`march ${attack}`];
  useGoals(store, intent, march, goals, goal);
  useMarchKeys(store, intent);
  const begun = march.trail.length > 0 || goal;
  return html`<section class="phase march"><${Head} title=${march.leader ? t("march-of", { leader: term("leader", march.leader) }) : t("march-of-unit")}
      beside=${html`<${Steps} names=${["step-leader", "step-goal", "step-check"]} now=${begun ? 2 : 1} />`} />
    <${Force} store=${store} intent=${intent} march=${march} />
    ${begun && html`<${Route} store=${store} intent=${intent} march=${march} goal=${goal} />`}
    ${goal && html`<${Encounter} store=${store} march=${march} place=${attack} foretold=${foretold ?? goal} />`}
    <${Besieged} store=${store} intent=${intent} march=${march} />
    <${Ends} store=${store} intent=${intent} goals=${goals} /></section>`;
}

/** A leader before a Fortress that is besieged may roll where he stands. @param {{store: any, intent: Intent, march: any}} props */
function Besieged({ store, intent, march }) {
  const siege = store.view.value.cities[march.city]?.siege;
  if (!siege || siege.masked || march.trail.length) return null;
  const roll = () => void intent.answer([...(store.question.value?.kind === "form_force" ? ["go"] : []), "halt", "assault"]);
  return html`<div class="siege-part"><h3 class="h">${t("march-siege", { place: term("place", march.city) })}</h3>
    <div class="choices"><button type="button" class="btn rub" data-choice="assault" onClick=${roll}>${t("march-assault")}</button>${siege.roll && html`<span>${t("siege-falls", { share: percent(siege.roll.success) })}</span>`}</div></div>`;
}

/** What may come of an attack: the enemy stands, or withdraws into his Fortress. @param {{store: any, march: any, place: string, foretold: any}} props */
function Encounter({ store, march, place, foretold }) {
  return html`<div class="encounter"><h3 class="h">${t("march-encounter", { place: term("place", place) })} <small>${t("march-encounter-about")}</small></h3>
    ${foretold.odds && html`<${Odds} store=${store} odds=${foretold.odds} attacker=${march.seat} />`}
    ${foretold.may_withdraw && html`<p>${t("march-withdraws", { factors: foretold.siege.factors, level: foretold.siege.level })}</p>`}
    ${foretold.meets?.includes("overrun") && html`<p>${t("march-overrun")}</p>`}
    ${foretold.vp ? html`<p>${t("march-violates")}</p>` : null}</div>`;
}

/** Every goal with the points it takes: green to move, red to fight, gold for a neutral Area. @param {any} store @param {Intent} intent @param {any} march @param {Map<string, any>} goals @param {any} goal */
function useGoals(store, intent, march, goals, goal) {
  /** @type {Record<string, import("../../../lib/types.js").Mark>} */
  const marks = {};
  for (const { place, odds, spent, points, meets = [] } of goals.values()) {
    const neutral = meets.includes("neutral");
    const kind = place === goal?.place ? "target" : odds ? "attack" : "move";
    marks[place] = { kind, peaceful: !odds, tag: spent === undefined ? undefined : `${spent}${neutral ? "!" : ""}`, why: meaning(place, points, meets) };
  }
  marks[march.city] = { kind: "source" };
  useMarks(store, marks);
  usePick(store, [...goals.keys()].filter((place) => place !== goal?.place), (place) => void goTo(intent, place));
  usePick(store, march.trail.filter((/** @type {string} */ place) => !goals.has(place)), (place) => void (intent.city.value = place));
}

/** @param {string} place @param {number | undefined} points @param {string[]} meets */
function meaning(place, points, meets) {
  const parts = [t("march-reaches", { place: term("place", place), points: points ?? 0, known: points === undefined ? "no" : "yes" }), ...meets.map((met) => t(`met-${met}`))];
  return parts.join(", ");
}

/** @param {any} store @param {Intent} intent */
function useMarchKeys(store, intent) {
  const choices = /** @type {string[]} */ (store.question.value?.choices ?? []);
  const { march } = store.view.value;
  const words = (/** @type {string} */ choice) => store.room.choiceText(choice, "march_on", store.board.value);
  const step = (/** @type {KeyboardEvent} */ event) => {
    const next = roadTowards(march.city, goalsOf(march, store.question.value), event.key);
    return next ? void goTo(intent, next) : undefined;
  };
  /** @type {import("../../../lib/keys.js").Keys} */
  const keys = {
    ...Object.fromEntries(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => [key, { does: step, what: t("key-along-roads") }])),
    Backspace: { does: () => void stepBack(intent), what: t("key-one-back") },
  };
  if (choices.includes("halt") || store.question.value?.kind === "form_force") keys.h = { does: () => void halt(intent), what: words("halt") };
  if (choices.includes("control")) keys.c = { does: () => void act(intent, "control", null), what: words("control") };
  if (choices.some((choice) => choice.startsWith("drop "))) keys.d = { does: () => goToExchange("drop"), what: t("deeds-drop") };
  if (choices.some((choice) => choice.startsWith("pick_up "))) keys.u = { does: () => goToExchange("pick_up"), what: t("deeds-pick-up") };
  useKeys(keys);
}

/** All goals in groups: battles, neutral Areas, peaceful ones. @param {{store: any, intent: Intent, goals: Map<string, any>}} props */
function Ends({ store, intent, goals }) {
  const all = [...goals.values()];
  const groups = {
    battle: all.filter(({ odds }) => odds),
    neutral: all.filter(({ odds, meets = [] }) => !odds && meets.includes("neutral")),
    move: all.filter(({ odds, meets = [] }) => !odds && !meets.includes("neutral")),
  };
  const light = (/** @type {string | null} */ id) => (store.lit.value = id);
  return html`<div><h3 class="h">${t("ends-title")} <small>${t(goals.size ? "march-choose-goal" : "march-no-goal")}</small></h3><dl class="ends">${Object.entries(groups).filter(([, some]) => some.length).map(([kind, some]) => html`<dt class=${kind}>${t(`ends-${kind}`)}</dt><dd><ul class="objects of-place">
    ${some.map(({ place, spent, stays }) => html`<li key=${place}><button type="button" class=${`chip ${intent.attack.value === place ? "on" : ""}`} data-goal=${place} disabled=${store.busy.value} title=${stays ? "" : t("ends-not-stay")} onClick=${() => void goTo(intent, place)}
      onPointerEnter=${() => light(place)} onPointerLeave=${() => light(null)} onFocus=${() => light(place)} onBlur=${() => light(null)}>${term("place", place)}${spent !== undefined && html` <small>${spent}${stays || kind === "battle" ? "" : "*"}</small>`}</button></li>`)}</ul></dd>`)}</dl></div>`;
}
