// @ts-check
// The panels of the expansions: the Emperor's Court, with favours on display, courtiers in the halls and what a
// favour lets one choose; Landsknechte; leaders.

import { html } from "../../../vendor/ui.js";
import { explained } from "../../../learn/tips.js";
import { t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { Choices, Head, nouns, say } from "../../../table/generic.js";
import { GiftSign } from "../look.js";
import { countyName, effectName, giftName, term } from "../terms.js";
import { CountyChoice } from "./march.js";

/** @typedef {import("../types.js").Store} Store */

/** @param {{store: Store}} props */
export function FavourPanel({ store }) {
  const question = store.question.value;
  const favours = store.view.value?.court?.favours ?? [];
  const offered = question ? nouns(question.choices, "favour") : [];
  const take = (/** @type {number} */ n) =>
    offered.includes(favours[n]?.favour) ? say(store, `favour ${favours[n].favour}`) : false;
  useKeys({ 1: () => take(0), 2: () => take(1), 3: () => take(2) });
  if (!question) return null;
  return html`
    <section class="phase court">
      <${Head} title=${t("court-title")} clause=${question.clause} note=${t("court-note")} />
      <ul class="favours">
        ${favours.map(
          (/** @type {any} */ space, /** @type {number} */ n) => html`
            <li key=${n}>
              <${Favour} store=${store} space=${space} n=${n} offered=${offered.includes(space.favour)} />
            </li>
          `,
        )}
      </ul>
      <${Choices}
        store=${store}
        choices=${question.choices.filter((choice) => !choice.startsWith("favour "))}
        keys=${["0"]}
      />
      <${Halls} store=${store} />
    </section>
  `;
}

/** @param {{store: Store, space: any, n: number, offered: boolean}} props */
function Favour({ store, space, n, offered }) {
  const price = t("court-price", { price: space.price });
  if (!space.favour)
    return html`
      <div class="favour gone">
        <b>${t("display-favour-taken")}</b>
        <small>${price}</small>
      </div>
    `;
  return html`
    <button
      type="button"
      class="favour"
      data-choice=${`favour ${space.favour}`}
      ...${explained(`favour-${space.favour}`)}
      disabled=${!offered || store.busy.value}
      onClick=${() => say(store, `favour ${space.favour}`)}
    >
      <${GiftSign} board=${store.board.value} favour=${space.favour} />
      <b>${term("favour-gift", space.favour, store.board.value)}</b>
      <small>
        <${Icon} name="courtier" />
        ${" "}${price}
      </small>
      <kbd>${n + 1}</kbd>
    </button>
  `;
}

/** Who has how many courtiers, and where they stand. @param {{store: Store}} props */
function Halls({ store }) {
  const info = store.info.value;
  const seats = store.view.value?.seats ?? [];
  if (!info || !seats[0]?.courtiers) return null;
  return html`
    <table class="led">
      <thead>
        <tr>
          <th>${t("court-courtiers")}</th>
          <th>${t("court-hall")}</th>
          <th>${t("court-audience")}</th>
          <th>${t("court-supply")}</th>
        </tr>
      </thead>
      <tbody>
        ${seats.map(
          (/** @type {any} */ seat, /** @type {number} */ n) => html`
            <tr key=${n}>
              <th scope="row" class="nm">
                <${Shield} tincture=${seatColour(info, n)} size=${18} />
                ${" "}${seatName(info, n)}
              </th>
              <td>${seat.courtiers.hall}</td>
              <td>${seat.courtiers.audience}</td>
              <td>${seat.courtiers.supply}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** @param {{store: Store}} props */
export function CancelPanel({ store }) {
  const question = store.question.value;
  const board = store.board.value;
  if (!question || !board) return null;
  const event = store.view.value?.event;
  return html`
    <section class="phase">
      <${Head} title=${t("court-cancel")} clause=${question.clause} />
      ${
        event &&
        html`
          <p class="lead">
            <b>${t("labelled", { label: term("event", event, board) })}</b>
            ${" "}${effectName(board, event, "-about")}
          </p>
        `
      }
      <${Choices}
        store=${store}
        choices=${question.choices}
        keys=${question.choices.map((choice) => (choice === "pass" ? "n" : "y"))}
      />
    </section>
  `;
}

/** @param {{store: Store}} props */
export const CalmPanel = ({ store }) => html`
  <${CountyChoice} store=${store} verb="calm" title=${t("court-calm")} />
`;

/** @param {{store: Store}} props */
export function RaisePanel({ store }) {
  const building = store.question.value?.about.building;
  return html`
    <${CountyChoice}
      store=${store}
      verb="raise"
      title=${t("court-raise", { building: building ? term("building", building) : "" })}
    />
  `;
}

/** @param {{store: Store}} props */
export function GarrisonPanel({ store }) {
  const armies = store.question.value?.about.armies ?? 0;
  return html`
    <${CountyChoice} store=${store} verb="garrison" title=${t("court-garrison", { armies })} />
  `;
}

// ------------------------------------------------------------------------------
// Landsknechte: one benefit of the card that came to the top.

const GIFTS = /** @type {Record<string, string>} */ ({
  money: "money",
  armies: "armies_into_tray",
  grain: "grain",
  points: "victory_points",
});

/** @param {{store: Store}} props */
export function BenefitPanel({ store }) {
  const question = store.question.value;
  const offered = question ? nouns(question.choices, "benefit") : [];
  useKeys(Object.fromEntries(offered.map((gift, n) => [String(n + 1), () => say(store, `benefit ${gift}`)])));
  if (!question || !store.view.value) return null;
  const card = store.view.value.seats[store.seat]?.landsknecht;
  const printed = store.board.value?.landsknechts?.[card - 1] ?? store.board.value?.landsknechts?.[String(card)] ?? {};
  return html`
    <section class="phase">
      <${Head} title=${t("landsknecht-title")} clause=${question.clause} note=${t("landsknecht-note", { card })} />
      <div class="choices">
        ${offered.map(
          (gift, n) => html`
            <button
              type="button"
              key=${gift}
              class="btn big"
              data-choice=${`benefit ${gift}`}
              disabled=${store.busy.value}
              onClick=${() => say(store, `benefit ${gift}`)}
            >
              ${giftName(GIFTS[gift], printed[GIFTS[gift]] ?? 0)}${" "}
              <kbd>${n + 1}</kbd>
            </button>
          `,
        )}
      </div>
    </section>
  `;
}

// ------------------------------------------------------------------------------
// Leaders: where they begin, where they go after a round, where they come back.

/** @param {{store: Store}} props */
export function LeaderPanel({ store }) {
  const question = store.question.value;
  if (!question) return null;
  const here = store.view.value?.seats[store.seat]?.leader ?? null;
  const near = here ? (store.board.value?.counties[here]?.neighbours ?? []) : [];
  const triumph =
    question.kind === "move_leader" ? nouns(question.choices, "leader").filter((county) => near.includes(county)) : [];
  const key = question.kind.replaceAll("_", "-");
  const title = t(key, { county: countyName(store.board.value, question.about.county ?? here ?? "") });
  return html`
    <${CountyChoice}
      store=${store}
      verb="leader"
      title=${title}
      note=${t(`${key}-note`)}
      marked=${triumph}
      sign="monument"
      meaning=${t("leader-triumph")}
    />
  `;
}
