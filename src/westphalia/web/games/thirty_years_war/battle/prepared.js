// @ts-check
// Losses that a side prepares while it waits for the dice: kept as its draft, and used when the number fits exactly.

import { html, useEffect } from "../../../vendor/ui.js";
import { t } from "../../../lib/say.js";
import { say } from "../../../table/parts.js";
import { keepLosses, keptLosses } from "../kept.js";
import { term } from "../terms.js";
import { piecesOf, stepOf, stepsOf, withSteps } from "./draft.js";
import { Piece } from "./forces.js";
import { tally } from "./losses.js";

/** @typedef {import("./draft.js").BattleDraft} BattleDraft */

/** Whether this side can prepare losses: it fights, waits, and no die has fallen. @param {any} store */
export function mayPrepare(store) {
  const { battle } = store.view.value;
  return Boolean(battle?.odds && battle.sides[store.seat] && !store.question.value);
}

/** The own counters with what they would give up; a click takes a step, or all of them back. @param {{store: any, battle: any}} props */
export function PreparedCounters({ store, battle }) {
  const board = store.board.value;
  const pieces = withSteps(board, piecesOf(battle.sides[store.seat].units), keptLosses(store));
  const hit = (/** @type {number} */ at) => {
    const next = pieces.map((piece, n) => (n === at ? { ...piece, hits: stepOf(board, piece) ? piece.hits + 1 : 0 } : piece));
    keepLosses(store, stepsOf(board, next));
  };
  return html`<div class="counters losing">${pieces.map((piece, n) => html`<${Piece} key=${n} store=${store} piece=${piece} as="button" open=${true}
    label=${t(stepOf(board, piece) ? "losses-give" : "losses-back", { unit: term("unit", piece.unit) })} of=${{ type: "button", "data-step": stepOf(board, piece), onClick: () => hit(n) }} />`)}</div>`;
}

/** Begins and ends the preparing. @param {{store: any, draft: BattleDraft}} props */
export function Prepare({ store, draft }) {
  const open = draft.preparing.value;
  return html`<div class="prepare"><p class="hint">${t(open ? "losses-how" : "losses-prepare-about")}</p>
    <button type="button" class="btn" aria-pressed=${open} onClick=${() => (draft.preparing.value = !open)}>${t("losses-prepare")}${keptLosses(store).length > 0 && html` <small>${keptLosses(store).length}</small>`}</button></div>`;
}

/** Once losses are asked for, those that were prepared are handed in, if they make up the number; else they are forgotten. @param {any} store @param {BattleDraft | null} draft @param {string | undefined} kind @param {number | undefined} turn */
export function usePrepared(store, draft, kind, turn) {
  const losing = Boolean(draft && kind === "take_losses");
  useEffect(() => {
    const losses = losing ? keptLosses(store) : [];
    if (!draft || !losses.length) return;
    draft.preparing.value = false;
    draft.suggest(losses, true);
  }, [losing, turn]);
  const told = draft?.foretold.value;
  useEffect(() => {
    if (!draft?.asPrepared || !told || !losing) return;
    draft.asPrepared = false;
    const { says } = tally(store, draft);
    if (says) say(store, ...says);
    else draft.suggest([]);
  }, [told]);
}
