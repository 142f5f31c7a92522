// @ts-check
// Peace: who may offer it and who must accept, the table with its column of today, and what each result would mean. It
// is read before an offer is sent, and by whoever answers one.

import { html, useRef } from "../../../vendor/ui.js";
import { keyOf, t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { objection } from "../../../lib/prose.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { Head, say } from "../../../table/generic.js";
import { Cite } from "../../../table/look.js";
import { percent, signed } from "../look.js";
import { Sure } from "../notes.js";
import { useForecasts, useIntent } from "./grouped.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../types.js").Asked} Asked */

const RESULTS = ["pmv", "cw", "truce", "bw", "pw", "cmv"];
const MEANS = /** @type {Record<string, string>} */ ({
  pmv: "5.32a",
  cw: "5.32c",
  truce: "5.32f",
  bw: "5.32d",
  pw: "5.32c",
  cmv: "5.32a",
});

/** @param {{store: Asked}} props */
export function PeacePanel({ store }) {
  const { choices, clause } = store.question.value;
  const offers = choices.includes("offer_peace");
  const choice = offers ? "offer_peace" : "accept";
  const told = useForecasts(store, [choice])[choice];
  return html`
    <section class="phase peace">
      <${Head}
        title=${t("peace-title")}
        clause=${offers ? "5.3a" : clause}
        note=${t(offers ? "peace-offer-note" : "peace-answer-note", { vp: store.view.value.victory.vp })}
      />
      <${Answers} store=${store} offers=${offers} />
      ${
        told &&
        html`
          <${Sides} store=${store} sides=${told.sides} offers=${offers} />
          <${Table} store=${store} told=${told} />
          <${Shares} told=${told} />
          <${Meanings} told=${told} />
        `
      }
    </section>
  `;
}

/** @param {{store: Asked, offers: boolean}} props */
function Answers({ store, offers }) {
  const intent = useIntent();
  const { choices } = store.question.value;
  const red = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const back = () => void (intent.sheet.value = "");
  const send = (/** @type {string} */ choice) => (back(), say(store, choice));
  useKeys({
    Enter: (event) => (event.target instanceof HTMLButtonElement ? false : red.current?.focus()),
    ...(offers ? { Escape: back } : { y: { does: () => send("accept"), what: t("choose-accept") } }),
    ...(choices.includes("refuse") ? { n: { does: () => send("refuse"), what: t("choose-refuse") } } : {}),
  });
  const button = (/** @type {string} */ choice, /** @type {string} */ key, /** @type {boolean} */ final) => html`
    <button
      key=${choice}
      type="button"
      class=${`btn ${final ? "rub" : ""}`}
      ref=${final ? red : undefined}
      data-choice=${choice}
      disabled=${store.busy.value}
      onClick=${() => send(choice)}
    >
      ${t(keyOf("choose", choice), { kind: store.question.value.kind })}${" "}
      <kbd>${key}</kbd>
    </button>
  `;
  if (offers)
    return html`
      <div class="choices">
        <${Back} back=${back} />
        ${button("offer_peace", t("key-enter"), true)}
      </div>
    `;
  return html`
    <div class="choices">
      ${choices.includes("refuse") && button("refuse", "N", false)}${button("accept", "Y", true)}
    </div>
  `;
}

/** @param {{back: () => void}} props */
function Back({ back }) {
  return html`
    <button type="button" class="btn" onClick=${back}>
      ${t("peace-back")}${" "}
      <kbd>Esc</kbd>
    </button>
  `;
}

/**
 * Who may offer, and whether the other side must accept.
 * @param {{store: Store, sides: any[], offers: boolean}} props *offers* if this seat does
 */
function Sides({ store, sides, offers }) {
  const vp = store.view.value.victory.vp;
  const answering = offers ? 1 - store.seat : store.seat;
  return html`
    <div class="scroll">
      <table class="claims">
        <thead>
          <tr>
            <th scope="col">${t("peace-who")}</th>
            <th scope="col">${t("peace-offers-when")}</th>
            <th scope="col">${t("peace-must-when")}</th>
            <th scope="col">${t("peace-at", { vp })}</th>
          </tr>
        </thead>
        <tbody>
          ${sides.map(
            (side, seat) => html`
              <${SideRow} key=${seat} store=${store} seat=${seat} side=${side} answers=${seat === answering} />
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {{store: Store, seat: number, side: any, answers: boolean}} props */
function SideRow({ store, seat, side, answers }) {
  const info = store.info.value;
  return html`
    <tr>
      <th scope="row">
        <${Shield} tincture=${seatColour(info, seat)} size=${14} />
        ${" "}${seatName(info, seat)}
      </th>
      <td>
        ${
          side.never.objection
            ? html`
                ${t("peace-never")}${" "}
                <${Cite} clause=${side.never.clause} />
              `
            : t("peace-low-high", { low: side.low, high: side.high })
        }
      </td>
      <td>${t(seat === 0 ? "peace-must-from" : "peace-must-to", { vp: side.must })}</td>
      <td>
        ${
          answers
            ? html`
                <b>${t(side.must_accept ? "peace-must" : "peace-free")}</b>
              `
            : html`
                <${Offers} store=${store} seat=${seat} bar=${side.offers} />
              `
        }
      </td>
    </tr>
  `;
}

/** Whether a side may offer. @param {{store: Store, seat: number, bar: any}} props */
function Offers({ store, seat, bar }) {
  if (!bar.objection)
    return html`
      <span class="good">
        <${Icon} name="check" />
        ${" "}${t("peace-may")}
      </span>
    `;
  return html`
    <span class="bad">${seat === store.seat ? objection(bar, store) : t("peace-may-not")}</span>
    ${" "}
    <${Cite} clause=${bar.clause} />
  `;
}

/** The rolls of a column that bring a result: "4–6". @param {string[]} results @param {string} result */
export function rollsOf(results, result) {
  const [first, last] = [results.indexOf(result), results.lastIndexOf(result)];
  if (first < 0) return "·";
  if (first === 0) return `≤ ${last}`;
  if (last === results.length - 1) return `≥ ${first}`;
  return first === last ? String(first) : `${first}–${last}`;
}

/** The printed table, today's column marked. @param {{store: Store, told: any}} props */
function Table({ store, told }) {
  const columns = /** @type {any[]} */ (Object.values(store.board.value.peace));
  const now = (/** @type {any} */ { least }) => (least === told.least ? "now" : "");
  return html`
    <h3 class="h">
      ${t("peace-table")}${" "}
      <small>${t("peace-die", { by: signed(told.modifier) })}</small>
      ${" "}
      <${Sure} store=${store} kind="peace" id=${Object.keys(store.board.value.peace)[0]} field="results" />
      <small class="end"><${Cite} clause="tab.peace" /></small>
    </h3>
    <div class="scroll">
      <table class="claims peace-table">
        <thead>
          <tr>
            <th scope="col">${t("ledger-result")}</th>
            ${columns.map(
              (column) => html`
                <th key=${column.least} scope="col" class=${`num ${now(column)}`}>
                  ${t("peace-from", { vp: column.least })}
                </th>
              `,
            )}
            <th scope="col" class="num">${t("peace-now")}</th>
          </tr>
        </thead>
        <tbody>
          ${RESULTS.map(
            (result) => html`
              <${ResultRow} key=${result} ...${{ columns, result, told, now }} />
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {{columns: any[], result: string, told: any, now: (column: any) => string}} props */
function ResultRow({ columns, result, told, now }) {
  return html`
    <tr>
      <th scope="row">${t(keyOf("peace", result))}</th>
      ${columns.map(
        (column) => html`
          <td key=${column.least} class=${`num ${now(column)}`}>${rollsOf(column.results, result)}</td>
        `,
      )}
      <td class="num"><b>${told.results[result] ? percent(told.results[result]) : "–"}</b></td>
    </tr>
  `;
}

/** @param {{told: any}} props */
function Shares({ told }) {
  const shares = RESULTS.filter((result) => told.results[result]);
  return html`
    <div
      class="shares"
      role="img"
      aria-label=${shares.map((result) => `${t(keyOf("peace", result))} ${percent(told.results[result])}`).join("; ")}
    >
      ${shares.map(
        (result) => html`
          <i key=${result} class=${`peace-${result}`} style=${{ flexGrow: told.results[result] }}>
            ${t(keyOf("peace", result))} ${Math.round(told.results[result] * 100)}
          </i>
        `,
      )}
    </div>
  `;
}

/** @param {{told: any}} props */
function Meanings({ told }) {
  return html`
    <h3 class="h">${t("peace-means")}</h3>
    <ol class="told-rows">
      ${RESULTS.filter((result) => told.results[result]).map(
        (result) => html`
          <li key=${result}>
            <span>
              <b>${t("labelled", { label: t(keyOf("peace", result)) })}</b>
              ${" "}${t(`${keyOf("peace", result)}-means`)}${" "}
              <${Cite} clause=${MEANS[result]} />
            </span>
          </li>
        `,
      )}
    </ol>
  `;
}
