// @ts-check
// What the panels of all phases share: a heading, buttons for choices, and a choice of counties.

import { html, useEffect } from "../vendor/ui.js";
import { choiceText } from "../lib/prose.js";
import { countyName, t } from "../lib/say.js";
import { Cite } from "../table/look.js";

/** @typedef {import("../lib/store.js").TableStore} Store */
/** @typedef {import("../lib/types.js").Mark} Mark */

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

/** One button for each choice of the question, in words.
 * @param {{store: Store, choices: string[], primary?: string}} props */
export function Choices({ store, choices, primary }) {
  const question = store.question.value;
  const board = store.board.value;
  if (!question || !board) return null;
  return html`<div class="choices">
    ${choices.map((choice) => html`<button type="button" key=${choice} class=${choice === primary ? "btn pri" : "btn"}
      disabled=${store.busy.value} onClick=${() => say(store, choice)}>${choiceText(choice, question.kind, board)}</button>`)}
  </div>`;
}

/** Shows marks on the map as long as a panel is there.
 * @param {Store} store @param {Record<string, Mark>} marks */
export function useMarks(store, marks) {
  const wanted = JSON.stringify(marks);
  useEffect(() => {
    store.marks.value = JSON.parse(wanted);
    return () => {
      store.marks.value = {};
    };
  }, [store, wanted]);
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

/**
 * A question that is answered with a county: on the map, or in a list.
 * @param {{store: Store, verb: string, title: any, note?: any, others?: string[], tags?: Record<string, string>}} props
 */
export function CountyChoice({ store, verb, title, note, others = [], tags = {} }) {
  const question = store.question.value;
  const counties = question ? nouns(question.choices, verb) : [];
  /** @type {Record<string, Mark>} */
  const marks = {};
  for (const county of counties) marks[county] = { kind: "legal", tag: tags[county] };
  useMarks(store, marks);
  usePick(store, counties, (county) => say(store, `${verb} ${county}`));
  if (!question) return null;
  const rest = question.choices.filter((choice) => !choice.startsWith(`${verb} `) || others.includes(choice));
  return html`<section class="phase">
    <${Head} title=${title} clause=${question.clause} note=${note ?? t("phase-pick-on-map")} />
    <ul class="county-list">
      ${counties.map((county) => html`<li key=${county}><button type="button" class="btn" disabled=${store.busy.value}
        onClick=${() => say(store, `${verb} ${county}`)}
        onMouseEnter=${() => (store.lit.value = county)} onMouseLeave=${() => (store.lit.value = null)}
        onFocus=${() => (store.lit.value = county)} onBlur=${() => (store.lit.value = null)}>
        ${countyName(store.board.value, county)}${tags[county] ? html` <small>${tags[county]}</small>` : ""}</button></li>`)}
    </ul>
    ${rest.length > 0 && html`<${Choices} store=${store} choices=${rest} />`}
  </section>`;
}
