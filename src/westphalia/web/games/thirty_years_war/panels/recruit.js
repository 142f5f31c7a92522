// @ts-check
// Recruiting: answers with the chances that the server foretells for each of them.

import { html } from "../../../vendor/ui.js";
import { asked } from "../../../lib/prose.js";
import { t } from "../../../lib/say.js";
import { Head } from "../../../table/parts.js";
import { percent } from "../look.js";
import { Grouped } from "./grouped.js";
import { useForecasts } from "./around.js";

/** How many steps an attempt brings. @param {{store: any}} props */
export function RecruitPanel({ store }) {
  const question = store.question.value;
  const attempts = question.choices.filter((/** @type {string} */ choice) => choice.startsWith("attempt "));
  const found = useForecasts(store, attempts);
  const notes = Object.fromEntries(Object.entries(found).map(([choice, { steps }]) => [choice, Object.entries(steps).map(([many, share]) => t("recruit-chance", { steps: Number(many), share: percent(share) })).join(", ")]));
  return html`<section class="phase"><${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause} /><${Grouped} store=${store} choices=${question.choices} notes=${notes} /></section>`;
}
