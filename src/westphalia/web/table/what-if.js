// @ts-check
// The strip of a what-if board: that it is none of the table, and the ways out of it.

import { html } from "../vendor/ui.js";
import { t } from "../lib/i18n.js";
import { writeRoute } from "../lib/route.js";
import { Icon } from "../lib/signs.js";
import { anyWorld } from "../lib/what-if.js";

/** @param {{store: import("../lib/types.js").Store}} props */
export function WhatIfBar({ store }) {
  const { id, seat } = store;
  const to = (/** @type {number | null} */ world) => writeRoute({ page: "table", id, seat, world });
  return html`
    <section class="company what-if" aria-label=${t("what-if-title")}>
      <p>
        <${Icon} name="lens" />
        ${" "}
        <span>
          <b>${t("what-if-title")}</b>
          ${" "}${t("what-if-about")}
        </span>
        ${" "}
        <a class="btn sm" href=${to(anyWorld())}>${t("what-if-another")}</a>
        ${" "}
        <a class="btn sm primary" href=${to(null)}>${t("what-if-back")}</a>
      </p>
    </section>
  `;
}
