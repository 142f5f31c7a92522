// @ts-check
// A field of a form about oneself.

import { html } from "../vendor/ui.js";

export const SHORTEST = 8; // letters of a password, as the server wants it

/** @param {any} props */
export function Field({ id, word, about, onInput, ...rest }) {
  return html`<div class="fld"><label for=${id}>${word}</label>
    <input class="inp" id=${id} maxlength="200" onInput=${(/** @type {any} */ event) => onInput(event.target.value)} ...${rest} />
    ${about && html`<span class="hint">${about}</span>`}</div>`;
}
