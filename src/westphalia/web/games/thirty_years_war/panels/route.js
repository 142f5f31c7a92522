// @ts-check
// The way of a march, one row a city: points, what happens there, what is done there, and what the city gives.

import { html, useEffect, useState } from "../../../vendor/ui.js";
import { sentence } from "../../../lib/prose.js";
import { keyOf, listed, t } from "../../../lib/say.js";
import { Icon } from "../../../lib/signs.js";
import { Cite, focusOn } from "../../../table/look.js";
import { stacksAt } from "../look.js";
import { act, drop, forageIn, forageOf, foraged } from "../marching.js";
import { soFar } from "../story.js";
import { leadersText, nounTerm, term, unitsText } from "../terms.js";
import { tipOf } from "../tips.js";

/** @typedef {import("../intent.js").Intent} Intent */
/** @typedef {{place: string, points: number, at: number, happens: any[], done: {choice: string, at: number}[]}} Stop */

const DONE_THERE = /^(control$|drop |leave |pick_up |collect )/;

/** The cities of the way as the rehearsal told them, with the answers given in each. @param {any[]} log @param {string[]} choices @returns {Stop[]} */
export function stopsOf(log, choices) {
  /** @type {Stop[]} */
  const stops = [];
  for (const entry of soFar(log)) {
    if (entry.event === "marched") stops.push({ place: entry.args.place, points: entry.args.points, at: -1, happens: [], done: [] });
    else stops.at(-1)?.happens.push(entry);
  }
  let n = -1;
  for (const [at, choice] of choices.entries()) {
    if (choice.startsWith("march ")) n += 1;
    if (!stops[n]) continue;
    if (choice.startsWith("march ")) stops[n].at = at;
    else if (DONE_THERE.test(choice)) stops[n].done.push({ choice, at });
  }
  return stops;
}

/** @param {{store: any, intent: Intent, march: any, goal: any}} props *goal* of an attack that ends it */
export function Route({ store, intent, march, goal }) {
  const { choices } = intent.plan.value;
  const stops = stopsOf(intent.tried.value?.log ?? [], choices);
  const all = march.points + march.spent;
  const spent = goal ? goal.spent : march.spent;
  const cells = Array.from({ length: all }, (_, n) => (n < march.spent ? "spent" : n < spent ? "fight" : ""));
  const attack = intent.attack.value;
  const { needs, open } = forageOf(intent, attack);
  const forage = foraged(intent, attack);
  const given = Object.values(forage).reduce((sum, n) => sum + n, 0);
  const levels = (/** @type {string} */ place) => needs > 0 && html`<${Levels} intent=${intent} place=${place} level=${forage[place] ?? 0} open=${open[place] ?? 0} />`;
  return html`<div class="route-part"><h3 class="h">${t("route-title")} <small>${t("route-slowest", { points: all })}</small> <small class="end"><${Cite} clause="11.11a" /></small></h3>
    <p class="points"><span aria-hidden="true">${cells.map((kind, n) => html`<i key=${n} class=${kind}></i>`)}</span> ${t("route-spent", { spent, all })}</p>
    ${(stops.length > 0 || goal) && html`<table class="route"><thead><tr><th scope="col">${t("route-points")}</th><th scope="col">${t("route-city")}</th><th scope="col">${t("route-meets")}</th>
        ${needs > 0 && html`<th scope="col" data-tip="forage">${t("route-forage", { chosen: given, needs })}</th>`}</tr></thead>
      <tbody>${stops.map((stop, n) => html`<${Row} key=${`${stop.place} ${n}`} store=${store} intent=${intent} stop=${stop} levels=${levels(stop.place)} />`)}
        ${goal && html`<tr class="fight"><td>${goal.points}</td><th scope="row">${term("place", goal.place)}</th><td><${Icon} name="swords" /> <b>${t("labelled", { label: t("met-battle") })}</b> ${enemies(store, goal.place, march.seat)}</td>${levels(goal.place)}</tr>`}</tbody></table>`}
    ${needs > 0 && html`<p class="hint">${t("route-forage-about", { needs })} <${Cite} clause="11.16c" /></p>`}
    <${Here} store=${store} intent=${intent} march=${march} stops=${stops} /></div>`;
}

/** Who stands in the way. @param {any} store @param {string} place @param {number} seat */
export function enemies(store, place, seat) {
  const foes = stacksAt(store.view.value, place).filter((/** @type {any} */ stack) => stack.seat !== seat);
  return listed(foes.map((/** @type {any} */ { leaders, units, factors }) => t("route-foe", { who: leaders.length ? leadersText(leaders) : unitsText(units), factors })));
}

/** How much is taken from a city. @param {{intent: Intent, place: string, level: number, open: number}} props */
function Levels({ intent, place, level, open }) {
  const by = (/** @type {number} */ more) => forageIn(intent, place, more, intent.attack.peek());
  return html`<td class="stepper">${open > 0 || level > 0 ? html`<button type="button" aria-label=${t("route-forage-less", { place: term("place", place) })} disabled=${level < 1} onClick=${() => by(-1)}>−</button><b>${level}</b>
    <button type="button" aria-label=${t("route-forage-more", { place: term("place", place) })} disabled=${level >= open} onClick=${() => by(1)}>+</button>` : "–"}</td>`;
}

/** @param {{store: any, intent: Intent, stop: Stop, levels: any}} props */
function Row({ store, intent, stop, levels }) {
  const { place, points, happens, done } = stop;
  const words = (/** @type {string} */ choice) => store.room.choiceText(choice, "march_on", store.board.value);
  const look = () => (intent.city.value = intent.city.peek() === place ? null : place);
  return html`<tr class=${intent.city.value === place ? "on" : ""}><td>${points}</td>
    <th scope="row"><button type="button" class="link" data-stop=${place} aria-pressed=${intent.city.value === place} onClick=${look}>${term("place", place)}</button></th>
    <td>${happens.filter(({ event }) => !QUIET.has(event)).map((entry, n) => html`<span key=${n} class="happens">${sentence(entry, store)}</span>`)}
      ${done.map(({ choice, at }) => html`<button key=${at} type="button" class="done-there" onClick=${() => void drop(intent, at)} title=${t("route-take-back")}>${words(choice)} ×</button>`)}</td>
    ${levels}</tr>`;
}

const QUIET = new Set(["unit-dropped", "leader-dropped", "unit-picked-up", "leader-picked-up", "no-other-choice"]);

/** What can be done in the city that is looked at, else where the march is. @param {{store: any, intent: Intent, march: any, stops: Stop[]}} props */
function Here({ store, intent, march, stops }) {
  const city = stops.some(({ place }) => place === intent.city.value) ? intent.city.value : null;
  const choices = useOffered(store, intent, city);
  const there = choices.filter((choice) => DONE_THERE.test(choice));
  if (!there.length) return null;
  return html`<div class="here-part"><h3 class="h">${t("route-here", { place: term("place", city ?? march.city) })}</h3>
    <${Deeds} store=${store} intent=${intent} verb="control" city=${city} choices=${there.filter((choice) => choice === "control")} />
    <${Exchange} key=${city ?? march.city} store=${store} intent=${intent} city=${city} choices=${there.filter((choice) => choice !== "control")} /></div>`;
}

/** Who is picked up or dropped off: folded away, for it comes to lie where goals were just chosen, unless it is looked for or must be. @param {{store: any, intent: Intent, city: string | null, choices: string[]}} props */
function Exchange({ store, intent, city, choices }) {
  const [open, setOpen] = useState(city !== null || !store.question.value?.choices.includes("halt"));
  if (!choices.length) return null;
  const verbs = ["pick_up", "collect", "drop", "leave"].filter((verb) => choices.some((choice) => choice.split(" ")[0] === verb));
  const said = [...new Set(verbs.map((verb) => t(keyOf("deeds", verb))))];
  return html`<details class="exchange" open=${open} onToggle=${(/** @type {any} */ event) => setOpen(event.target.open)}><summary>${said.join(" · ")}${verbs.map((verb) => LETTERS[verb] && html` <kbd key=${verb} class="not-phone">${LETTERS[verb]}</kbd>`)}</summary>
    ${verbs.map((verb) => html`<${Deeds} key=${verb} store=${store} intent=${intent} verb=${verb} city=${city} named=${said.length > 1} choices=${choices.filter((choice) => choice.split(" ")[0] === verb)} />`)}</details>`;
}

/** Unfolds them, and goes to the first of a kind. @param {string} verb */
export function goToExchange(verb) {
  const folded = /** @type {HTMLDetailsElement | null} */ (document.querySelector(".exchange"));
  if (folded) folded.open = true;
  focusOn(`[data-deed^="${verb} "]`);
}

const LETTERS = /** @type {Record<string, string>} */ ({ control: "C", pick_up: "U", drop: "D" });

/** @param {{store: any, intent: Intent, verb: string, city: string | null, choices: string[], named?: boolean}} props */
function Deeds({ store, intent, verb, city, choices, named = false }) {
  if (!choices.length) return null;
  const words = (/** @type {string} */ choice) => (choice.includes(" ") ? term(nounTerm(verb), choice.split(" ")[1]) : store.room.choiceText(choice, "march_on", store.board.value));
  return html`<p class="deeds">${named && html`<b>${t(keyOf("deeds", verb))}</b> `}${choices.map((choice) => html`<button key=${choice} type="button" class="chip" data-deed=${choice} ...${tipOf(verb)} onClick=${() => void act(intent, choice, city)}>${words(choice)}
    ${verb === "control" && html` <kbd class="not-phone">${LETTERS[verb]}</kbd>`}</button>`)}</p>`;
}

/** What is offered in a city of the way: asked anew unless the march is there. @param {any} store @param {Intent} intent @param {string | null} city @returns {string[]} */
function useOffered(store, intent, city) {
  const [found, setFound] = useState(/** @type {string[]} */ ([]));
  const { choices } = intent.plan.value;
  const prepared = choices.join(",");
  useEffect(() => {
    setFound([]);
    const at = city === null ? -1 : choices.lastIndexOf(`march ${city}`);
    if (at < 0) return undefined;
    const stop = new AbortController();
    let end = at + 1;
    while (end < choices.length && DONE_THERE.test(choices[end])) end += 1;
    store.table.rehearse(choices.slice(0, end), stop.signal).then((/** @type {any} */ tried) => setFound(tried?.question?.choices ?? []), () => {});
    return () => stop.abort();
  }, [city, prepared]);
  return city === null ? (store.question.value?.choices ?? []) : found;
}
