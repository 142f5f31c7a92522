// @ts-check
// A panel for any question: every legal answer as a button that says it in words. Answers that name a
// county light it on the map, and can be given there.

import { html, useEffect, useState } from "../vendor/ui.js";
import { useKeys } from "../lib/keys.js";
import { useMarks } from "../lib/marks.js";
import { asked, choiceText } from "../lib/prose.js";
import { t } from "../lib/say.js";
import { Cite } from "./look.js";

/** @param {{store: any}} props */
export function AnswerPanel({ store }) {
  const question = store.question.value;
  const board = store.board.value;
  const view = store.view.value;
  const counties = countiesOf(question, view);
  const picked = usePicked(store, counties);
  useCountyMarks(store, question, counties);
  const answer = (/** @type {string} */ choice) => void store.answer([choice]).catch(() => {});
  /** @type {import("../lib/keys.js").Keys} */
  const keys = {};
  for (const [n, choice] of question.choices.slice(0, 9).entries()) {
    keys[String(n + 1)] = { does: () => answer(choice), what: choiceText(choice, question.kind, board) };
  }
  useKeys(keys);
  return html`<section class="answer-part">
    <h2 class="h">${asked(question.kind, question.about, store.info.value, board)} <small class="end"><${Cite} clause=${question.clause} /></small>
      </h2>
    <ol class="answers">${question.choices.map((/** @type {string} */ choice, /** @type {number} */ n) => html`
      <${Answer} key=${choice} store=${store} choice=${choice} n=${n}
      county=${counties.get(choice)} picked=${picked === choice} onAnswer=${answer} />`)}</ol>
    <p class="hint">${counties.size ? t("answer-hint-map") : ""}</p>
  </section>`;
}

/** @param {any} props */
function Answer({ store, choice, n, county, picked, onAnswer }) {
  const light = (/** @type {string | null} */ id) => county && (store.lit.value = id);
  return html`<li><button type="button" class=${`btn ${picked ? "pri" : ""}`} disabled=${store.busy.value} onClick=${() => onAnswer(choice)}
    onPointerEnter=${() => light(county)} onPointerLeave=${() => light(null)} onFocus=${() => light(county)} onBlur=${() => light(null)}>
    ${choiceText(choice, store.question.value.kind, store.board.value)} ${n < 9 && html`<kbd>${n + 1}</kbd>`}</button></li>`;
}

/** The answers that name a county. @param {any} question @param {any} view @returns {Map<string, string>} */
function countiesOf(question, view) {
  const pairs = question.choices.map((/** @type {string} */ choice) => [choice, choice.split(" ")[1]]);
  return new Map(pairs.filter((/** @type {string[]} */ [, noun]) => noun in view.counties));
}

/** A county picked on the map chooses its answer; picked again, it gives it. @param {any} store @param {Map<string, string>} counties */
function usePicked(store, counties) {
  const [picked, setPicked] = useState(/** @type {string | null} */ (null));
  const county = store.picked.value;
  useEffect(() => {
    const found = [...counties].find(([, id]) => id === county);
    setPicked(found ? found[0] : null);
  }, [county, store.frame.value]);
  return picked;
}

/** @param {any} store @param {any} question @param {Map<string, string>} counties */
function useCountyMarks(store, question, counties) {
  const why = (/** @type {string} */ choice) => choiceText(choice, question.kind, store.board.value);
  /** @type {Record<string, import("../lib/types.js").Mark>} */
  const marks = Object.fromEntries([...counties].map(([choice, id]) => [id, { kind: "legal", why: why(choice) }]));
  const origin = question.about.origin ?? (counties.size ? question.about.county : undefined);
  useMarks(store, origin ? { ...marks, [origin]: { kind: "source" } } : marks);
  useEffect(() => () => (store.picked.value = null), [question]);
}
