// @ts-check
// What is known at a moment of the past: what everybody has, and which card lies in which box.

import { html } from "../../vendor/ui.js";
import { t } from "../../lib/i18n.js";
import { seatColour, seatName } from "../../lib/people.js";
import { Icon, Shield } from "../../lib/signs.js";
import { tagOf } from "./desk/desk.js";
import { currentAction } from "./desk/display.js";
import { SmallCard } from "./desk/mat.js";
import { BOX_ICONS, boxFigure } from "./look.js";
import { term } from "./terms.js";

/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("../../lib/types.js").TableInfo} TableInfo */

/** @param {{store: Shown}} props */
export function Facts({ store }) {
  return html`
    <${Holdings} info=${store.info.value} view=${store.view.value} />
    <${Plans} store=${store} />
  `;
}

const HOLDINGS = ["thalers", "grain", "counties", "armies", "points"];
const SIGNS = /** @type {Record<string, string>} */ ({
  thalers: "thaler",
  grain: "grain",
  counties: "county",
  armies: "army",
  points: "crown",
});

/** What everybody has at that moment. @param {{info: TableInfo, view: any}} props */
function Holdings({ info, view }) {
  return html`
    <table class="holdings">
      <caption class="sr">${t("table-players")}</caption>
      <thead>
        <tr>
          <td></td>
          ${HOLDINGS.map(
            (name) => html`
              <th key=${name} scope="col" title=${t(`holding-${name}`)}>
                <${Icon} name=${SIGNS[name]} label=${t(`holding-${name}`)} />
              </th>
            `,
          )}
        </tr>
      </thead>
      <tbody>
        ${info.seats.map(
          ({ seat }) => html`
            <tr key=${seat}>
              <th scope="row">
                <${Shield} tincture=${seatColour(info, seat)} size=${18} />
                ${" "}${seatName(info, seat)}
              </th>
              ${HOLDINGS.map(
                (name) => html`
                  <td class=${name === "points" ? "vp" : ""}>${view.seats[seat][name]}</td>
                `,
              )}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/**
 * The boxes of all mats, those of the actions in their order.
 * @param {any} view
 * @param {any} board
 * @returns {string[]}
 */
function boxesOf(view, board) {
  const actions = [
    ...view.actions.filter((/** @type {string} */ action) => action !== "hidden"),
    ...view.hidden_actions,
  ];
  const laid = (/** @type {string} */ box) => view.seats.some((/** @type {any} */ seat) => box in seat.boxes);
  return [...board.boxes.filter((/** @type {string} */ box) => !actions.includes(box)), ...actions].filter(laid);
}

/** Every mat, as far as these eyes see it. @param {{store: Shown}} props */
function Plans({ store }) {
  const [view, info, board] = [store.view.value, store.info.value, store.board.value];
  const boxes = boxesOf(view, board);
  const current = currentAction(store);
  if (!boxes.length) return null;
  return html`
    <table class="mats plans">
      <caption class="h">${t("replay-plans")}</caption>
      <thead>
        <tr>
          <td></td>
          ${info.seats.map(
            (/** @type {any} */ { seat }) => html`
              <th key=${seat} scope="col" title=${seatName(info, seat)}>
                <${Shield} tincture=${seatColour(info, seat)} size=${16} label=${seatName(info, seat)} />
              </th>
            `,
          )}
        </tr>
      </thead>
      <tbody>
        ${boxes.map(
          (box) => html`
            <${PlanRow} key=${box} store=${store} box=${box} now=${box === current} />
          `,
        )}
      </tbody>
    </table>
  `;
}

/** @param {{store: Shown, box: string, now: boolean}} props */
function PlanRow({ store, box, now }) {
  const [view, info, board] = [store.view.value, store.info.value, store.board.value];
  return html`
    <tr class=${now ? "cur" : ""}>
      <th scope="row" title=${term("box", box, board)}>
        <${Icon} name=${BOX_ICONS[box]} label=${term("box", box, board)} />
        ${boxFigure(board, box)}
      </th>
      ${info.seats.map(
        (/** @type {any} */ { seat }) => html`
          <td key=${seat}>
            <${SmallCard} store=${store} card=${view.seats[seat].boxes[box] ?? null} colour=${seatColour(info, seat)} />
          </td>
        `,
      )}
    </tr>
  `;
}

/** @param {any} view @param {string} box */
const ahead = (view, box) => box !== view.auction && !view.actions.slice(0, view.done).includes(box);

/**
 * What is planned where, as far as these eyes see it, and where the present sentence happens.
 * @param {Shown} store @param {import("../../lib/types.js").LogEntry | null} present
 */
export function marksAt(store, present) {
  const view = store.view.value;
  /** @type {Record<string, import("../../lib/types.js").Mark>} */
  const marks = {};
  for (const { boxes } of view.seats) {
    for (const [box, card] of Object.entries(boxes)) {
      if (card in view.counties && ahead(view, box))
        marks[card] = { kind: "planned", tag: tagOf(store.board.value, box) };
    }
  }
  const { origin, county } = present?.args ?? {};
  const put = (/** @type {any} */ place, /** @type {"source" | "target"} */ kind) =>
    place in view.counties && (marks[place] = { ...marks[place], kind });
  put(origin, "source");
  put(county, "target");
  return marks;
}
