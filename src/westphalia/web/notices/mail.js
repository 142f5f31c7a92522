// @ts-check
// Mail about my turns: the address, whether it is confirmed, and no more of it.

import { html, useState } from "../vendor/ui.js";
import { post } from "../lib/net.js";
import { language, t } from "../lib/say.js";
import { Field } from "../account/field.js";

/** @param {{mail: import("./dialog.js").Notices["mail"], act: import("./dialog.js").Act}} props */
export function Mail({ mail, act }) {
  const [address, setAddress] = useState(mail.address ?? "");
  const send = (/** @type {string | null} */ to) => act(() => post("/api/me/notices", { mail: to, language: language.value }));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void send(address.trim());
  };
  if (!mail.offered) return null;
  const drop = html`<button type="button" class="btn sm" onClick=${() => (setAddress(""), send(null))}>${t("notices-mail-drop")}</button>`;
  if (mail.confirmed) {
    return html`<div class="part"><h3>${t("notices-mail")}</h3><p>${t("notices-mail-good", { address: mail.address ?? "" })}</p><div class="acts">${drop}</div></div>`;
  }
  return html`<details open=${mail.address !== null}><summary>${t("notices-mail")}</summary><form class="part" onSubmit=${submit}>
    ${mail.address && html`<p role="status">${t("notices-mail-waits", { address: mail.address })}</p>`}
    <${Field} id="mail" type="email" word=${t("notices-mail-address")} about=${t("notices-mail-about")} autocomplete="email" value=${address} onInput=${setAddress} required />
    <div class="acts">${mail.address && drop}<button class="btn">${t(mail.address ? "notices-mail-again" : "notices-mail-save")}</button></div>
  </form></details>`;
}
