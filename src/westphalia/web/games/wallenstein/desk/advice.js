// @ts-check
// A whole plan as a bot would make it: every box with its card and the reason, to be read, and laid with one click.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/i18n.js";
import { reasoned } from "../../../lib/prose.js";
import { Icon } from "../../../lib/signs.js";
import { BoxSign, shortBox } from "../look.js";
import { term } from "../terms.js";

/** @typedef {import("../../../lib/types.js").HintStep} HintStep */
/** @typedef {import("./planning.js").Plan} Plan */

/** What is advised for the boxes of a mat. @param {Plan} plan @param {HintStep[]} steps */
function boxesOf(plan, steps) {
  const boxes = plan.boxes();
  return steps.flatMap((step) => {
    const [box, card = ""] = step.choice.split(" ");
    return boxes.includes(box) ? [{ box, card, step }] : [];
  });
}

/** @param {{hint: import("../../../table/prompt.js").Hint}} props */
export function WholePlan({ hint: { store, work: plan, told } }) {
  if (store.question.value?.kind !== "plan" || !plan) return null;
  const advised = boxesOf(plan, told.value?.steps ?? []);
  const cards = advised.filter(({ card }) => card !== "nothing");
  const lay = () => plan.layAll(Object.fromEntries(cards.map(({ box, card }) => [box, card])));
  return html`
    <div class="whole-plan">
      <button type="button" class="btn sm primary" data-action="lay-all" onClick=${lay}>
        <${Icon} name="hand" />
        ${t("plan-lay-all")}
      </button>
      <details>
        <summary>${t("plan-reasons", { boxes: advised.length })}</summary>
        <dl class="cart">
          ${advised.map(
            ({ box, card, step }) => html`
              <div key=${box} data-advised=${box}>
                <dt>
                  <${BoxSign} board=${store.board.value} box=${box} />
                  <span>${shortBox(store.board.value, box)}</span>
                  <b>${term("card", card)}</b>
                </dt>
                <dd>${reasoned(step, store)}</dd>
              </div>
            `,
          )}
        </dl>
      </details>
    </div>
  `;
}
