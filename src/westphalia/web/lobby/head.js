// @ts-check
// What stands over the pages of the lobby but the first: the way back, the title, who I am, and what went wrong.

import { html } from "../vendor/ui.js";
import { AccountButton } from "../account/account.js";
import { t } from "../lib/i18n.js";
import { Skip } from "../lib/keys.js";
import { writeRoute } from "../lib/route.js";
import { trouble } from "./tables.js";

/** @param {{title: string}} props */
export function Head({ title }) {
  return html`
    <${Skip} word=${t("lobby-skip")} />
    <header class="top lobby-top">
      <a class="wm" href=${writeRoute({ page: "lobby" })}>Westphalia</a>
      <span class="vr"></span>
      <div class="gt"><h1>${title}</h1></div>
      <span class="sp"></span>
      <${AccountButton} />
    </header>
  `;
}

export function Trouble() {
  if (!trouble.value) return null;
  return html`
    <p class="wrong line" role="alert">${trouble.value}</p>
  `;
}
