// @ts-check
// The cards in hand, each with what it could do now. A card is taken up, and its uses are read beside it.

import { html } from "../../../vendor/ui.js";
import { keyOf, t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { once } from "../../../lib/pointer.js";
import { begun, objection } from "../../../lib/prose.js";
import { Icon } from "../../../lib/signs.js";
import { Cite } from "../../../table/look.js";
import { CardFace, signed } from "../look.js";
import { eventBrief, term } from "../terms.js";
import { tipOfCard } from "../tips.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../intent.js").Intent} Intent */

export const USES = ["act", "recruit", "aid", "event"];

/** @param {{store: Store, work: Intent | null, small?: boolean}} props *small* where no card is asked for */
export function Hand({ store, work, small = false }) {
  const hand = /** @type {any[]} */ (store.view.value.hand);
  if (!hand || !work) return null;
  return html`
    <section class="hand-part" aria-label=${t("hand-title")}>
      <h2 class="h">
        ${t("hand-title")}${" "}
        <small>${t("hand-count", { cards: hand.length })}</small>
        ${
          !small &&
          hand.length > 1 &&
          html`
            <${CardKeys} />
          `
        }
      </h2>
      <div class=${`hand ${small ? "small" : ""}`}>
        ${hand.map(
          (held) => html`
            <${Card} key=${held.card} store=${store} work=${work} held=${held} />
          `,
        )}
        ${
          hand.length === 0 &&
          html`
            <p class="hint">${t("hand-empty")}</p>
          `
        }
      </div>
      ${
        !small &&
        html`
          <${HandKeys} work=${work} hand=${hand} />
        `
      }
    </section>
  `;
}

function CardKeys() {
  return html`
    <small class="end not-phone">
      <kbd>←</kbd>
      ${" "}
      <kbd>→</kbd>
      ${" "}${t("hand-keys")}${" "}·${" "}
      <kbd>Esc</kbd>
      ${" "}${t("hand-put-down")}
    </small>
  `;
}

/** @param {{store: Store, work: Intent, held: any}} props */
function Card({ store, work, held }) {
  const { card } = held;
  const taken = work.card.value === card;
  const used = taken ? work.plan.value.choices[0]?.split(" ")[0] : "";
  const { category, marker } = store.board.value.cards[card];
  const kind = [t(keyOf("category", category)), marker === "none" || !marker ? "" : t("card-once")]
    .filter(Boolean)
    .join(" · ");
  return html`
    <button
      type="button"
      data-card=${card}
      class=${`card ${taken ? "sel" : ""}`}
      aria-pressed=${taken}
      title=${term("card", card)}
      ...${tipOfCard(card)}
      onClick=${once(() => work.take(taken ? null : card))}
    >
      <${CardFace} store=${store} card=${card} plain=${true} />
      <span class="does">${eventBrief(store.board.value, card)}</span>
      <small>${kind}</small>
      <${Uses} ...${{ store, held, used, category }} />
    </button>
  `;
}

/** @param {{store: Store, held: any, used: string, category: string}} props */
function Uses({ store, held, used, category }) {
  return html`
    <span class="uses" aria-hidden="true">
      ${USES.map(
        (use) => html`
          <i
            key=${use}
            class=${`${held[use].objection ? "no" : ""} ${use === used ? "on" : ""}`}
            data-tip=${use}
            title=${held[use].objection ? objection(held[use], store) : ""}
          >
            ${t(`use-short-${use}`)}
            <em>
              ${
                use === "event" && category === "combat"
                  ? html`
                      <${Icon} name="swords" />
                    `
                  : amount(store, held, use)
              }
            </em>
          </i>
        `,
      )}
    </span>
  `;
}

/** In a word or a number what a use would do. @param {Store} store @param {any} held @param {string} use */
export function amount(store, held, use) {
  const { value, category, marker } = store.board.value.cards[held.card];
  if (use === "act") return `≤${value}`;
  if (use === "recruit") return `×${value}`;
  if (use === "aid") return signed(held.aid.sum);
  if (category === "combat") return t("use-in-battle");
  return marker === "asterisk" || marker === "dagger" ? t("use-once") : "";
}

/**
 * Arrows go from card to card, Escape puts a card down; on the map they are the map's.
 * @param {{work: Intent, hand: any[]}} props
 */
function HandKeys({ work, hand }) {
  const at = hand.findIndex(({ card }) => card === work.card.value);
  const go = (/** @type {number} */ by) => (/** @type {KeyboardEvent} */ event) => {
    if (
      !hand.length ||
      work.plan.peek().choices.length ||
      /** @type {Element | null} */ (event.target)?.closest?.("svg, .seg, .log")
    )
      return false;
    work.take(hand[(Math.max(at, by > 0 ? -1 : 0) + by + hand.length) % hand.length].card);
    return undefined;
  };
  useKeys({
    ArrowRight: go(1),
    ArrowLeft: go(-1),
    Escape: () => (work.card.peek() ? void work.take(null) : false),
  });
  return null;
}

/** Why something cannot be done now, with its clause. @param {{store: Store, why: any}} props */
export function Why({ store, why }) {
  if (!why?.objection) return null;
  return html`
    <p class="why">
      <${Icon} name="lock" />
      ${" "}${begun(objection(why, store) ?? "")}${" "}
      <${Cite} clause=${why.clause} />
    </p>
  `;
}
