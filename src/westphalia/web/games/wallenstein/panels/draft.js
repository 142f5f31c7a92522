// @ts-check
// Choosing counties: one of two open cards or the closed pile, then an army group.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { Choices, Head, say } from "../../../table/generic.js";
import { countyName, regionName } from "../terms.js";

/** @typedef {import("../types.js").Store} Store */

/** @param {{store: Store}} props */
export function DraftPanel({ store }) {
  const question = store.question.value;
  const draft = store.view.value?.draft;
  const open = draft?.face_up ?? [];
  const place = question?.kind === "group" ? question.about.county : null;
  useDraftMarks(store, open, place);
  const claim = question?.kind === "claim";
  useDraftKeys(store, claim, open);
  if (!question || !draft) return null;
  const title = place
    ? t("draft-group", { county: countyName(store.board.value, place) })
    : t(`draft-${question.kind}`);
  return html`
    <section class="phase draft">
      <${Head} title=${title} clause=${question.clause} note=${t("draft-left", { unseen: draft.unseen })} />
      <${Cards} store=${store} shown=${place ? [place] : open} claim=${claim} />
      ${
        !claim &&
        html`
          <${Choices} store=${store} choices=${question.choices} />
        `
      }
      <${Groups} store=${store} groups=${draft.groups} />
    </section>
  `;
}

/** @param {{store: Store, shown: string[], claim: boolean}} props */
function Cards({ store, shown, claim }) {
  return html`
    <div class="cards">
      ${shown.map(
        (/** @type {string} */ county, /** @type {number} */ n) => html`
          <${CountyCard}
            key=${county}
            store=${store}
            county=${county}
            onTake=${claim ? () => say(store, `take ${county}`) : null}
            hint=${claim ? String(n + 1) : ""}
          />
        `,
      )}
      ${
        claim &&
        html`
          <${Pile} store=${store} />
        `
      }
    </div>
  `;
}

/**
 * The counties that lie open, or the one that was taken.
 * @param {Store} store
 * @param {string[]} open
 * @param {string | null} place
 */
function useDraftMarks(store, open, place) {
  /** @type {Record<string, import("../../../lib/types.js").Mark>} */
  const marks = {};
  for (const county of open) marks[county] = { kind: "legal" };
  if (place) marks[place] = { kind: "source" };
  useMarks(store, marks);
}

/** @param {Store} store @param {boolean} claim @param {string[]} open */
function useDraftKeys(store, claim, open) {
  useKeys({
    1: () => (claim ? say(store, `take ${open[0]}`) : false),
    2: () => (claim ? say(store, `take ${open[1]}`) : false),
    3: () => (claim ? say(store, "take top") : false),
  });
}

/** @param {{store: Store}} props */
function Pile({ store }) {
  return html`
    <button
      type="button"
      class="cc back"
      data-choice="take top"
      disabled=${store.busy.value}
      onClick=${() => say(store, "take top")}
    >
      <span class="cap">${t("draft-pile")}</span>
      <span class="ft"><kbd>3</kbd></span>
    </button>
  `;
}

/** A county card with all that is printed on it.
 * @param {{store: Store, county: string, onTake: (() => void) | null, hint?: string}} props */
function CountyCard({ store, county, onTake, hint }) {
  const board = store.board.value;
  const card = board?.counties[county];
  if (!card) return null;
  return html`
    <button
      type="button"
      class="cc"
      data-choice=${`take ${county}`}
      disabled=${!onTake || store.busy.value}
      onClick=${onTake}
      onMouseEnter=${() => (store.hovered.value = county)}
      onMouseLeave=${() => (store.hovered.value = null)}
      onFocus=${() => (store.hovered.value = county)}
      onBlur=${() => (store.hovered.value = null)}
    >
      <span class="cap">${countyName(board, county)}</span>
      <span class="reg">${regionName(board, card.region)}</span>
      <${Printed} card=${card} />
      ${
        hint &&
        html`
          <span class="ft"><kbd>${hint}</kbd></span>
        `
      }
    </button>
  `;
}

/** What a county yields, and its sites. @param {{card: any}} props */
function Printed({ card }) {
  return html`
    <span class="yl">
      <span>
        <${Icon} name="thaler" label=${t("inspector-taxes")} />
        ${card.tax}
      </span>
      <span>
        <${Icon} name="grain" label=${t("inspector-grain")} />
        ${card.grain}
      </span>
    </span>
    <span class="st">
      ${Array.from(
        { length: card.sites },
        () => html`
          <i class="e"></i>
        `,
      )}
    </span>
  `;
}

/** The groups that every seat still has to place. @param {{store: Store, groups: number[][]}} props */
function Groups({ store, groups }) {
  const info = store.info.value;
  if (!info) return null;
  return html`
    <div>
      <h3 class="h" id="draft-groups">${t("draft-groups")}</h3>
      <table class="led groups" aria-labelledby="draft-groups">
        <tbody>
          ${groups.map(
            (left, seat) => html`
              <tr key=${seat} class=${seat === store.seat ? "me" : ""}>
                <th scope="row" class="nm">
                  <${Shield} tincture=${seatColour(info, seat)} size=${18} />
                  ${" "}${seatName(info, seat)}
                </th>
                <td>
                  ${left.map(
                    (armies) => html`
                      <span>
                        <${Icon} name="army" />
                        ${armies}
                      </span>
                    `,
                  )}${!left.length && "–"}
                </td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
