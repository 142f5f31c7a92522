// @ts-check
// What the panels of any game share: a heading, buttons for choices, and a choice on the map.

import { effect, html, untracked, useLayoutEffect, useRef } from "../vendor/ui.js";
import { useKeys } from "../lib/keys.js";
import { Cite } from "./look.js";

/** @typedef {import("../lib/store.js").TableStore} Store */

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
    ${choices.map((choice, n) => html`<button type="button" key=${choice} class="btn" data-choice=${choice} disabled=${store.busy.value}
      onClick=${() => say(store, choice)}>${store.room.choiceText(choice, question.kind, board)} <kbd>${keys[n].toUpperCase()}</kbd></button>`)}
  </div>`;
}

/** Calls *chosen* when one of these places is pressed on the map, and not for one that was pressed before it was drawn as an answer.
 * @param {Store} store @param {string[]} places @param {(place: string) => void} chosen */
export function usePick(store, places, chosen) {
  const drawn = useRef({ places, chosen });
  drawn.current = { places, chosen };
  const hear = (/** @type {string} */ place) => {
    if (!drawn.current.places.includes(place)) return;
    store.picked.value = null; // an answer is not looked at
    drawn.current.chosen(place);
  };
  useLayoutEffect(() => heardPresses(store, hear), [store]);
}

/** Hears the presses on the map from now on. @param {Pick<Store, "pressed">} store @param {(place: string) => void} hear */
export function heardPresses(store, hear) {
  const before = store.pressed.peek();
  return effect(() => {
    const pressed = store.pressed.value;
    if (pressed && pressed !== before) untracked(() => hear(pressed.place));
  });
}

/** The places that a verb is offered for. @param {string[]} choices @param {string} verb */
export function nouns(choices, verb) {
  return choices.filter((choice) => choice.startsWith(`${verb} `)).map((choice) => choice.slice(verb.length + 1));
}
