// @ts-check
// Losses counter by counter: only steps that can still lead to the exact number are open. What is chosen is handed in at
// once; until then it can be changed.

import { html } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { row, t } from "../../../lib/say.js";
import { Cite } from "../../../table/look.js";
import { term, times } from "../terms.js";
import { Piece } from "./forces.js";
import { piecesOf, stepOf, stepsOf, withSteps } from "./draft.js";

/** @typedef {import("./draft.js").BattleDraft} BattleDraft */

/** What the server says of the steps chosen so far, or what is true before any. @param {any} store @param {BattleDraft} draft */
export function tally(store, draft) {
  const question = store.question.value;
  const { battle } = store.view.value;
  const number = battle.sides[store.seat].to_lose;
  const steps = stepsOf(store.board.value, draft.pieces.value);
  if (!steps.length) return { number, toGo: number, open: question.choices, forced: [], says: question.choices.includes("done") ? ["done"] : null };
  const told = draft.foretold.value;
  if (!told) return { number, toGo: null, open: [], forced: [], says: null };
  return { number, toGo: told.forced.length ? 0 : told.to_go, open: told.forced.length ? [] : told.open, forced: told.forced, says: told.to_go === 0 || told.forced.length ? told.says : null, factors: told.factors };
}

/** The best ways to lose, as the server knows them: for this seat alone where both choose unseen. @param {any} store @returns {any[]} */
export function waysOf(store) {
  const view = store.view.value;
  return view.ways ?? view.battle.sides[store.seat].ways ?? [];
}

/** The own counters, to be hit. @param {{store: any, draft: BattleDraft}} props */
export function OwnCounters({ store, draft }) {
  const board = store.board.value;
  const { open, forced } = tally(store, draft);
  const pieces = draft.pieces.value;
  const all = withSteps(board, pieces, forced);
  return html`<div class="counters losing">${all.map((piece, n) => {
    const next = stepOf(board, pieces[n]);
    const can = Boolean(next && open.includes(next));
    const back = pieces[n].hits > 0;
    const what = term("unit", pieces[n].unit);
    const label = t(can ? "losses-give" : back ? "losses-back" : "losses-closed", { unit: what });
    return html`<${Piece} key=${n} store=${store} piece=${piece} as="button" open=${can} label=${label}
      of=${{ type: "button", disabled: store.busy.value || (!can && !back), "data-step": next, onClick: () => draft.hit(n, open) }} />`;
  })}</div>`;
}

/** The own counters when losses are handed in that nobody else has seen yet. @param {{store: any, battle: any}} props */
export function GivenUp({ store, battle }) {
  const steps = store.view.value.gives_up.map((/** @type {string} */ unit) => `lose ${unit}`);
  const pieces = withSteps(store.board.value, piecesOf(battle.sides[store.seat].units), steps);
  return html`<div class="counters">${pieces.map((piece, n) => html`<${Piece} key=${n} store=${store} piece=${piece} />`)}</div>`;
}

/** @param {{store: any, draft: BattleDraft}} props */
export function LossesPart({ store, draft }) {
  const { number, toGo, factors } = tally(store, draft);
  const ways = waysOf(store);
  useKeys({ s: { does: () => ways.length > 0 && !store.busy.value && draft.suggest(ways[0].choices), what: t("losses-suggest") } });
  const met = toGo === null ? 0 : number - toGo;
  return html`<div class="losses-part"><h3 class="h">${t("losses-yours")} <small>${t("losses-exactly", { number })}</small><span class="end"><${Cite} clause="12.31" /></span></h3>
    <div class="gauge"><span class="cells" aria-hidden="true">${Array.from({ length: number }, (_, n) => html`<i key=${n} class=${n < met ? "full" : ""}></i>`)}</span>
      <span role="status"><b class="num">${met}</b> ${t("losses-of", { number, left: number - met })}</span></div>
    <div class="two-up"><p class="hint">${t("losses-how")}${factors !== undefined && html` ${t("losses-leave", { factors })}`}</p>
      <${Ways} store=${store} draft=${draft} ways=${ways} /></div></div>`;
}

/** The best ways to the number, each with what it leaves. @param {{store: any, draft: BattleDraft, ways: any[]}} props */
function Ways({ store, draft, ways }) {
  if (!ways.length) return null;
  return html`<table class="rows ways"><thead><tr><th scope="col">${t("losses-ways")}</th><th scope="col">${t("losses-left")}</th></tr></thead>
    <tbody>${ways.map((way, n) => html`<tr key=${n}><th scope="row"><button type="button" class="way" disabled=${store.busy.value} onClick=${() => draft.suggest(way.choices)}>${wayText(store.board.value, way.choices)}</button></th><td><b>${way.left}</b></td></tr>`)}</tbody></table>`;
}

/** "Saxon Militia, 2× Swedish Veteran": what loses a step. @param {any} board @param {string[]} steps */
function wayText(board, steps) {
  const units = steps.map((step) => step.split(" ")[1]);
  return row([...new Set(units)].map((unit) => times(units.filter((one) => one === unit).length, term("unit", unit))));
}
