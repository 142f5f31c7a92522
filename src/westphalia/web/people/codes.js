// @ts-check
// Recovery codes: shown once, to be kept somewhere, and made anew in the account dialog; and invitations to the house.

import { html, useEffect, useState } from "../vendor/ui.js";
import { Field, PasswordField } from "../account/fields.js";
import { errorText, t } from "../lib/i18n.js";
import { get, post } from "../lib/net.js";
import { me } from "../lib/people.js";
import { Wrong } from "../lib/signs.js";

/** Codes that were just made. @param {{codes: string[], onKept?: () => void}} props */
export function FreshCodes({ codes, onKept }) {
  const text = ["Westphalia", location.host, me.value?.name ?? "", "", ...codes, ""].join("\n");
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  return html`
    <div class="body flat fresh-codes" role="status">
      <p>${t("codes-fresh")}</p>
      <ul class="codes">
        ${codes.map(
          (code) => html`
            <li key=${code}><code>${code}</code></li>
          `,
        )}
      </ul>
      <div class="acts">
        <a class="btn" href=${file} download="westphalia-codes.txt">${t("codes-save")}</a>
        ${
          onKept &&
          html`
            <button type="button" class="btn primary" onClick=${onKept}>${t("codes-kept")}</button>
          `
        }
      </div>
    </div>
  `;
}

/** How many codes are left, and new ones. */
export function Codes() {
  const [told, setTold] = useState(/** @type {{left: number, codes: string[]} | null} */ (null));
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState("");
  const took = (/** @type {Promise<any>} */ answer) =>
    answer.then(
      (found) => (setTold(found), setWrong("")),
      (error) => setWrong(errorText(error)),
    );
  useEffect(() => void took(get("/api/me/codes")), []);
  const make = (/** @type {Event} */ event) => {
    event.preventDefault();
    void took(post("/api/me/codes", { password }));
  };
  if (told?.codes.length)
    return html`
      <${FreshCodes} codes=${told.codes} />
    `;
  return html`
    <form class="body flat" onSubmit=${make}>
      <p class="hint">${t("codes-about")}</p>
      ${
        told &&
        html`
          <p>${t("codes-left", { codes: told.left })}</p>
        `
      }
      <${PasswordField} id="codes-password" word=${t("account-password")} value=${password} onInput=${setPassword} />
      <div class="acts"><button class="btn primary">${t("codes-make")}</button></div>
      <${Wrong} why=${wrong} />
    </form>
  `;
}

/** A link with which somebody else may make an account. */
export function HouseInvitation() {
  const [address, setAddress] = useState("");
  const [wrong, setWrong] = useState("");
  const make = () =>
    post("/api/me/invitations").then(
      (told) => setAddress(told.address),
      (error) => setWrong(errorText(error)),
    );
  return html`
    <p class="hint">${t("house-invite-about")}</p>
    ${
      address &&
      html`
        <${Field} id="house-invitation" word=${t("house-invite")} value=${address} onInput=${() => {}} readonly />
      `
    }
    <div class="acts">
      <button type="button" class="btn" onClick=${make}>${t("house-invite-make")}</button>
    </div>
    <${Wrong} why=${wrong} />
  `;
}
