// @ts-check
// Forms about oneself, and their fields.

import { html } from "../vendor/ui.js";
import { t } from "../lib/i18n.js";

export const SHORTEST = 8; // letters of a password, as the server wants it

/** @param {any} props */
export function Field({ id, word, about, onInput, ...rest }) {
  return html`
    <div class="field">
      <label for=${id}>${word}</label>
      <input
        class="inp"
        id=${id}
        maxlength="200"
        onInput=${(/** @type {any} */ event) => onInput(event.target.value)}
        ...${rest}
      />
      ${
        about &&
        html`
          <span class="hint">${about}</span>
        `
      }
    </div>
  `;
}

/**
 * A password: the one that is in use, or a *fresh* one.
 * @param {{id: string, word: string, value: string, onInput: (value: string) => void, fresh?: boolean, about?: string,
 *   minlength?: number}} props
 */
export function PasswordField({ fresh = false, ...rest }) {
  return html`
    <${Field}
      type="password"
      autocomplete=${fresh ? "new-password" : "current-password"}
      ...${fresh && { minlength: SHORTEST }}
      ...${rest}
      required
    />
  `;
}

/** @param {{onSubmit: () => void, children?: any}} props */
export function Form({ onSubmit, children }) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    onSubmit();
  };
  return html`
    <form class="body flat" onSubmit=${submit}>${children}</form>
  `;
}

/**
 * The name of an account.
 * @param {{id: string, value: string, onInput: (value: string) => void}} props
 */
export const NameField = (props) => html`
  <${Field} word=${t("account-name")} autocomplete="username" ...${props} required />
`;
