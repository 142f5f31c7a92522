// @ts-check
// A march: who comes along, where the stack can go with what it meets there, and the way to the goal that was chosen.

import { html, useEffect } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { asked } from "../../../lib/prose.js";
import { t } from "../../../lib/say.js";
import { Icon } from "../../../lib/signs.js";
import { Head, nouns, say } from "../../../table/parts.js";
import { Counters, Leader } from "../look.js";
import { term } from "../terms.js";
import { routeTo } from "../intent.js";
import { Grouped, Plain } from "./grouped.js";
import { Odds } from "./odds.js";
import { useIntent } from "./around.js";

/** Who comes along. @param {{store: any}} props */
export function ForcePanel({ store }) {
  const question = store.question.value;
  const intent = useIntent();
  const { march } = store.view.value;
  useMarks(store, { [march.city]: { kind: "source" } });
  useKeys({ Enter: () => void intent.allAlong() });
  const more = question.choices.filter((/** @type {string} */ choice) => choice !== "go");
  return html`<section class="phase force"><${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause} />
    <${Column} store=${store} march=${march} />
    <div class="choices">${more.length > 0 && html`<button type="button" class="btn pri big" disabled=${store.busy.value} onClick=${() => void intent.allAlong()}>${t("force-all")} <kbd>Enter</kbd></button>`}
      ${question.choices.includes("go") && html`<${Plain} store=${store} choice="go" />`}</div>
    <${Grouped} store=${store} choices=${more} /></section>`;
}

/** The moving stack. @param {{store: any, march: any}} props */
function Column({ store, march }) {
  const leaders = march.leaders.includes(march.leader) || !march.leader ? march.leaders : [march.leader, ...march.leaders];
  return html`<div class="column"><p>${t("march-stack", { place: term("place", march.city), factors: march.factors, points: march.points, capacity: march.capacity })}</p>
    <div class="who">${leaders.map((/** @type {string} */ leader) => html`<${Leader} key=${leader} store=${store} leader=${leader} />`)}<${Counters} store=${store} units=${march.units} /></div></div>`;
}

/** On the march. @param {{store: any}} props */
export function MarchPanel({ store }) {
  const question = store.question.value;
  const intent = useIntent();
  const { march } = store.view.value;
  const goals = goalsOf(march, question);
  const goal = goals.get(intent.goal.value ?? "") ?? null;
  useGoals(store, intent, march, goals, goal);
  useMarchKeys(store, intent, question, goal);
  const others = question.choices.filter((/** @type {string} */ choice) => !/^(march |halt$|control$)/.test(choice));
  return html`<section class="phase march"><${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause} />
    <${Column} store=${store} march=${march} />
    ${goal ? html`<${Route} store=${store} march=${march} goal=${goal} />` : html`<p class="hint">${t(goals.size ? "march-choose-goal" : "march-no-goal")}</p>`}
    <div class="choices">
      ${goal && html`<button type="button" class=${`btn big ${goal.odds ? "rub" : "pri"}`} disabled=${store.busy.value} onClick=${() => void walk(intent, march, goal)}>
        <${Icon} name=${goal.odds ? "swords" : "move"} /> ${t(goal.odds ? "march-attack" : "march-go", { place: term("place", goal.place) })} <kbd>Enter</kbd></button>`}
      ${["control", "halt"].filter((choice) => question.choices.includes(choice)).map((choice) => html`<${Plain} key=${choice} store=${store} choice=${choice} />`)}</div>
    ${others.length > 0 && html`<details class="on-the-way" open><summary>${t("march-on-the-way")}</summary><${Grouped} store=${store} choices=${others} /></details>`}
    <${Ends} store=${store} intent=${intent} goals=${goals} /></section>`;
}

/** Where the stack can go: what the whole of it reaches, and every next place that is offered. @param {any} march @param {import("../../../lib/types.js").Question} question @returns {Map<string, any>} */
function goalsOf(march, question) {
  const goals = new Map((march.reach[0]?.goals ?? []).map((/** @type {any} */ goal) => [goal.place, goal]));
  for (const place of nouns(question.choices, "march")) if (!goals.has(place)) goals.set(place, { place, by: march.city, stays: true });
  return goals;
}

/** Goes to a goal, place by place, as long as nothing comes between. @param {import("../intent.js").Intent} intent @param {any} march @param {any} goal */
function walk(intent, march, goal) {
  const route = routeTo(march, goal.place);
  const places = route.length ? route.map(({ place }) => place) : [goal.place];
  intent.goal.value = null;
  return intent.say(...places.map((place) => `march ${place}`));
}

/** @param {any} store @param {import("../intent.js").Intent} intent @param {any} march @param {Map<string, any>} goals @param {any} goal */
function useGoals(store, intent, march, goals, goal) {
  /** @type {Record<string, import("../../../lib/types.js").Mark>} */
  const marks = { [march.city]: { kind: "source" } };
  for (const { place, odds, points, meets = [] } of goals.values()) {
    const peaceful = !odds;
    const kind = place === goal?.place ? "target" : odds ? "attack" : "move";
    marks[place] = { kind, peaceful, tag: points === undefined ? undefined : String(points), why: meaning(place, points, meets) };
  }
  useMarks(store, marks);
  const picked = store.picked.value;
  useEffect(() => {
    if (!picked || !goals.has(picked)) return;
    store.picked.value = null;
    if (intent.goal.peek() === picked) void walk(intent, march, goals.get(picked));
    else intent.goal.value = picked;
  }, [picked]);
  useEffect(() => void (intent.goal.value = null), [march.city]);
}

/** @param {string} place @param {number | undefined} points @param {string[]} meets */
function meaning(place, points, meets) {
  const parts = [t("march-reaches", { place: term("place", place), points: points ?? 0, known: points === undefined ? "no" : "yes" }), ...meets.map((met) => t(`met-${met}`))];
  return parts.join(", ");
}

/** @param {any} store @param {import("../intent.js").Intent} intent @param {import("../../../lib/types.js").Question} question @param {any} goal */
function useMarchKeys(store, intent, question, goal) {
  const { march } = store.view.value;
  /** @type {import("../../../lib/keys.js").Keys} */
  const keys = {};
  if (goal) {
    keys.Enter = () => void walk(intent, march, goal);
    keys.Escape = () => void (intent.goal.value = null);
  }
  if (question.choices.includes("halt")) keys.h = { does: () => say(store, "halt"), what: store.room.choiceText("halt", question.kind, store.board.value) };
  if (question.choices.includes("control")) keys.c = { does: () => say(store, "control"), what: store.room.choiceText("control", question.kind, store.board.value) };
  useKeys(keys);
}

/** City by city to the goal. @param {{store: any, march: any, goal: any}} props */
function Route({ store, march, goal }) {
  const route = routeTo(march, goal.place);
  return html`<table class="route"><thead><tr><th scope="col">${t("route-city")}</th><th scope="col">${t("route-meets")}</th><th scope="col">${t("route-points")}</th></tr></thead>
    <tbody>${(route.length ? route : [goal]).map(({ place, points, meets = [], odds }) => html`<tr key=${place} class=${odds ? "fight" : ""}><th scope="row">${term("place", place)}</th>
      <td>${meets.map((/** @type {string} */ met) => t(`met-${met}`)).join(", ")}</td><td>${points ?? ""}</td></tr>`)}</tbody></table>
    ${goal.odds && html`<${Odds} store=${store} odds=${goal.odds} attacker=${march.seat} />`}`;
}

/** All goals in groups: peaceful ones, battles, neutral Areas. @param {{store: any, intent: import("../intent.js").Intent, goals: Map<string, any>}} props */
function Ends({ store, intent, goals }) {
  const all = [...goals.values()];
  const groups = {
    battle: all.filter(({ odds }) => odds),
    neutral: all.filter(({ odds, meets = [] }) => !odds && meets.includes("neutral")),
    move: all.filter(({ odds, meets = [] }) => !odds && !meets.includes("neutral")),
  };
  const light = (/** @type {string | null} */ id) => (store.lit.value = id);
  return html`<dl class="ends">${Object.entries(groups).filter(([, some]) => some.length).map(([kind, some]) => html`<dt class=${kind}>${t(`ends-${kind}`)}</dt><dd><ul class="objects of-place">
    ${some.map(({ place, points, stays }) => html`<li key=${place}><button type="button" class=${`chip ${intent.goal.value === place ? "on" : ""}`} data-goal=${place} disabled=${store.busy.value} title=${stays ? "" : t("ends-not-stay")} onClick=${() => (intent.goal.value = place)}
      onPointerEnter=${() => light(place)} onPointerLeave=${() => light(null)} onFocus=${() => light(place)} onBlur=${() => light(null)}>${term("place", place)}${points !== undefined && html` <small>${points}${stays || kind === "battle" ? "" : "*"}</small>`}</button></li>`)}</ul></dd>`)}</dl>`;
}
