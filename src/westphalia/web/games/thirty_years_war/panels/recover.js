// @ts-check
// Recovery from pillage: the cities that may recover, and a suggestion for all levels at once.

import { html } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { asked } from "../../../lib/prose.js";
import { listed, t } from "../../../lib/say.js";
import { Head, say } from "../../../table/parts.js";
import { term } from "../terms.js";
import { Grouped } from "./grouped.js";

/** @param {{store: any}} props */
export function RecoverPanel({ store }) {
  const question = store.question.value;
  const advice = /** @type {string[]} */ (store.view.value.advice ?? []);
  const suggest = () => advice.length > 0 && say(store, ...advice);
  useKeys(advice.length ? { s: { does: () => void suggest(), what: t("recover-suggest") } } : {});
  return html`<section class="phase recover"><${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause} />
    ${advice.length > 0 && html`<div class="choices"><button type="button" class="btn pri" data-choice=${advice[0]} disabled=${store.busy.value} onClick=${suggest}>${t("recover-suggest")} <kbd>S</kbd></button>
      <span>${listed(advice.map((choice) => term("place", choice.split(" ")[1])))}</span></div>`}
    <${Grouped} store=${store} choices=${question.choices} /></section>`;
}
