// @ts-check
// What the panels of all phases share: a heading, buttons for choices, and a choice of counties.

import { html, useEffect } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { choiceText } from "../../../lib/prose.js";
import { countyName, t, term } from "../../../lib/say.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { seatColour } from "../../../lib/store.js";
import { BUILDING_ICONS, Cite } from "../../../table/look.js";

/** @typedef {import("../../../lib/store.js").TableStore} Store */
/** @typedef {import("../../../lib/types.js").Mark} Mark */

/** The head of a panel: what it is about, and the clause behind it.
 * @param {{title: any, clause?: string, note?: any, beside?: any}} props */
export function Head({ title, clause, note, beside }) {
  return html`<header class="phase-head">
    <h2>${title}</h2>
    ${beside ?? html`<${Cite} clause=${clause} />`}
    ${note && html`<p>${note}</p>`}
  </header>`;
}

/** Answers, and lets the store say what was refused. @param {Store} store @param {string[]} choices */
export function say(store, ...choices) {
  store.answer(choices).catch(() => undefined);
}

/** One button for each choice of the question, in words, with the key that presses it: its number, unless another is given.
 * @param {{store: Store, choices: string[], keys?: string[]}} props */
export function Choices({ store, choices, keys = choices.map((_, n) => String(n + 1)) }) {
  const question = store.question.value;
  const board = store.board.value;
  useKeys(Object.fromEntries(choices.map((choice, n) => [keys[n], () => say(store, choice)])));
  if (!question || !board) return null;
  return html`<div class="choices">
    ${choices.map((choice, n) => html`<button type="button" key=${choice} class="btn" disabled=${store.busy.value}
      onClick=${() => say(store, choice)}>${choiceText(choice, question.kind, board)} <kbd>${keys[n].toUpperCase()}</kbd></button>`)}
  </div>`;
}

/** Calls *chosen* when one of these counties is picked on the map.
 * @param {Store} store @param {string[]} counties @param {(county: string) => void} chosen */
export function usePick(store, counties, chosen) {
  const picked = store.picked.value;
  useEffect(() => {
    if (!picked || !counties.includes(picked)) return;
    store.picked.value = null;
    chosen(picked);
  }, [picked, counties.join()]);
}

/** The counties that a verb is offered for. @param {string[]} choices @param {string} verb */
export function nouns(choices, verb) {
  return choices.filter((choice) => choice.startsWith(`${verb} `)).map((choice) => choice.slice(verb.length + 1));
}

/** What stands in a county, in signs. @param {{store: Store, id: string}} props */
function Holding({ store, id }) {
  const county = store.view.value.counties[id];
  if (county.owner === null) return html`<small>${t("map-neutral")}</small>`;
  const words = [t("map-armies", { armies: county.armies }), ...county.buildings.map((/** @type {string} */ one) => term("building", one))];
  if (county.markers) words.push(t("map-markers", { markers: county.markers }));
  return html`<small title=${words.join(", ")}><span class="sr">${words.join(", ")}</span><span class="seen" aria-hidden="true">
    ${county.markers > 0 && html`<em><${Icon} name="revolt" />${county.markers}</em>`}
    ${county.buildings.map((/** @type {string} */ one) => html`<${Icon} name=${BUILDING_ICONS[one]} />`)} <${Icon} name="army" />${county.armies}</span></small>`;
}

/**
 * A question that is answered with a county: on the map, or in a list. *marked* are those that bear a sign, with what it means.
 * @param {{store: Store, verb: string, title: any, note?: any, marked?: string[], sign?: string, meaning?: string}} props
 */
export function CountyChoice({ store, verb, title, note, marked = [], sign = "", meaning = "" }) {
  const question = store.question.value;
  const counties = question ? nouns(question.choices, verb) : [];
  /** @type {Record<string, Mark>} */
  const marks = {};
  for (const county of counties) marks[county] = { kind: "legal", tag: marked.includes(county) ? `#${sign}` : undefined };
  useMarks(store, marks);
  usePick(store, counties, (county) => say(store, `${verb} ${county}`));
  if (!question) return null;
  const rest = counties.length > 1 ? question.choices.filter((choice) => !choice.startsWith(`${verb} `)) : question.choices;
  return html`<section class="phase">
    <${Head} title=${title} clause=${question.clause} note=${note ?? t("phase-pick-on-map")} />
    ${counties.length > 1 && html`<ul class="county-list">
      ${counties.map((county) => html`<li key=${county}><${CountyButton} store=${store} id=${county} onPick=${() => say(store, `${verb} ${county}`)}>
        ${marked.includes(county) && html`<${Icon} name=${sign} label=${meaning} />`}<//></li>`)}
    </ul>`}
    ${rest.length > 0 && html`<${Choices} store=${store} choices=${rest} />`}
  </section>`;
}

/** A county with its shield, its name and what stands there; it lights up on the map. @param {any} props */
function CountyButton({ store, id, onPick, children }) {
  const owner = store.view.value.counties[id].owner;
  const light = (/** @type {string | null} */ county) => () => (store.lit.value = county);
  return html`<button type="button" class="btn" disabled=${store.busy.value} onClick=${onPick}
    onMouseEnter=${light(id)} onMouseLeave=${light(null)} onFocus=${light(id)} onBlur=${light(null)}>
    <${Shield} tincture=${owner === null ? "vert" : seatColour(store.info.value, owner)} size=${18} />
    ${countyName(store.board.value, id)}${children}<${Holding} store=${store} id=${id} /></button>`;
}
