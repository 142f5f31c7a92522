// @ts-check
// The mats: ten actions, the bid, and with the court three boxes. While it is planned every box says what will come
// of its card; afterwards it says what has been carried out.

import { html } from "../../../vendor/ui.js";
import { explained } from "../../../learn/tips.js";
import { t } from "../../../lib/i18n.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { followDrag, once } from "../../../lib/pointer.js";
import { Icon } from "../../../lib/signs.js";
import { SeatShield } from "../../../table/look.js";
import { BOX_ICONS, BoxSign, abbreviated, boxFigure, breakable, shortBox } from "../look.js";
import { countyName, term } from "../terms.js";
import { currentAction } from "./display.js";
import { preview } from "./preview.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("./planning.js").Plan} Plan */

/** At which number an action comes; 0 while it is hidden. @param {any} view @param {string} box */
const orderOf = (view, box) => view.actions.indexOf(box) + 1;

/** The boxes while they are covered. @param {{plan: Plan}} props */
export function PlanMat({ plan }) {
  const boxes = plan.boxes();
  return html`
    <div
      class=${`mat ${boxes.some((box) => box.startsWith("convert")) ? "with-court" : ""}`}
      role="group"
      aria-label=${t("mat-label")}
      onKeyDown=${walkBoxes}
    >
      ${boxes.map(
        (box) => html`
          <${PlanBox} key=${box} plan=${plan} box=${box} />
        `,
      )}
    </div>
  `;
}

/** Arrows go from box to box as they lie on the screen. @param {KeyboardEvent} event */
function walkBoxes(event) {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = /** @type {HTMLElement} */ (event.target).closest("button");
  if (!step || !from) return;
  const all = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
  const middle = (/** @type {Element} */ element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  const ahead = all
    .map((button) => ({ button, dx: middle(button)[0] - x, dy: middle(button)[1] - y }))
    .map(({ button, dx, dy }) => ({
      button,
      along: dx * step[0] + dy * step[1],
      aside: Math.abs(dx * step[1]) + Math.abs(dy * step[0]),
    }))
    .filter(({ along }) => along > 4)
    .sort((one, two) => one.along + 3 * one.aside - two.along - 3 * two.aside);
  if (!ahead.length) return;
  event.preventDefault();
  ahead[0].button.focus();
}

/** @param {{plan: Plan, box: string}} props */
function PlanBox({ plan, box }) {
  const { view, board } = plan.facts();
  const card = plan.placed.value[box];
  const held = plan.held.value;
  const shown = held && !card ? plan.preview(box, held.card) : null;
  return html`
    <button
      type="button"
      class=${classesOf(plan, box, shown)}
      data-box=${box}
      aria-pressed=${plan.aimed.value === box}
      ...${explained(box)}
      onClick=${once(() => plan.choose(box))}
      onPointerDown=${(/** @type {PointerEvent} */ event) => card && dragCard(event, plan, card, box)}
      onPointerEnter=${() => light(plan, card)}
      onPointerLeave=${() => light(plan, undefined)}
    >
      <span class="sr">${boxLabel(plan, box)}</span>
      <span class="seen" aria-hidden="true">
        <span class="bh">
          <${BoxSign} board=${board} box=${box} />
          <span class="bn">${shortBox(board, box)}</span>
        </span>
        ${
          card
            ? html`
                <${Placed} plan=${plan} box=${box} card=${card} />
              `
            : html`
                <${Slot} plan=${plan} shown=${shown} />
              `
        }
        <${OrderBadge} view=${view} box=${box} />
      </span>
    </button>
  `;
}

/** @param {Plan} plan @param {string} box @param {any} shown what would come of the card in hand */
function classesOf(plan, box, shown) {
  const { view, board } = plan.facts();
  const is = {
    bid: box === view.auction,
    court: box in board.convert,
    full: plan.placed.value[box],
    legal: shown && !shown.fails,
    vain: shown?.fails,
    aimed: plan.aimed.value === box,
    over: plan.over.value === box,
    lifted: plan.held.value?.from === box,
  };
  return ["box", ...Object.entries(is).flatMap(([name, on]) => (on ? [name] : []))].join(" ");
}

/** @param {Plan} plan @param {string | undefined} card */
function light(plan, card) {
  plan.store.hovered.value = card && card in plan.facts().view.counties ? card : null;
}

/**
 * What an empty box promises to the card in hand.
 * @param {{plan: Plan, shown: import("./preview.js").Preview | null}} props
 */
function Slot({ plan, shown }) {
  if (!shown)
    return html`
      <span class="slot"><span>${t("mat-empty")}</span></span>
    `;
  const name = term("card", plan.held.value?.card ?? "");
  if (shown.fails)
    return html`
      <span class="slot"><span class="bad">${shown.note}</span></span>
    `;
  return html`
    <span class="slot">
      <span>
        <i>${name}</i>
        ${" "}
        <small>
          ${
            shown.idle
              ? t("mat-idle")
              : html`
                  ${
                    shown.figure &&
                    html`
                      <b>${shown.figure}</b>
                      ${" "}·${" "}
                    `
                  }${shown.note}
                `
          }
        </small>
      </span>
    </span>
  `;
}

/** @param {{plan: Plan, box: string, card: string}} props */
function Placed({ plan, box, card }) {
  const { board } = plan.facts();
  const { figure, note, fails, idle } = preview(plan.facts(), box, card);
  const { short, doubtful } = plan.forecast.value;
  const poor = short.includes(box) ? t("lack-thalers") : doubtful.includes(box) ? t("preview-maybe-poor") : "";
  const county = card in board.counties;
  const colour = seatColour(plan.store.info.value, plan.store.seat);
  return html`
    <span class=${`pc ${county ? `of-${colour}` : "pass"}`}>
      <span class="cnm">${county || !idle ? breakable(term("card", card)) : t("mat-no-action")}</span>
      ${
        poor
          ? html`
              <span class="res bad">${poor}</span>
            `
          : html`
              <span class=${fails ? "res bad" : "res"}>
                ${
                  figure &&
                  html`
                    <b>${figure}</b>
                  `
                }${figure && note && " · "}${note}
              </span>
            `
      }
    </span>
  `;
}

/** @param {{view: any, box: string}} props */
function OrderBadge({ view, box }) {
  if (!view.actions.includes(box) && !view.hidden_actions.includes(box)) return null;
  const order = orderOf(view, box);
  const what = order ? t("mat-comes-as", { order }) : t("mat-order-unknown");
  return html`
    <span class=${order ? "ob" : "ob q"} title=${what}>
      <span aria-hidden="true">${order || "?"}</span>
      <span class="sr">, ${what}</span>
    </span>
  `;
}

/** @param {Plan} plan @param {string} box */
function boxLabel(plan, box) {
  const { view, board } = plan.facts();
  const card = plan.placed.value[box];
  const order = orderOf(view, box);
  const parts = [term("box", box, board)];
  if (order) parts.push(t("mat-comes-as", { order }));
  if (!card) return [...parts, t("mat-empty")].join(", ");
  const { figure, note } = preview(plan.facts(), box, card);
  return [...parts, `${t("labelled", { label: term("card", card) })} ${figure} ${note}`].join(", ");
}

/**
 * A card follows the pointer, from the hand, from a box, or from its county.
 * @param {PointerEvent} event @param {Plan} plan @param {string} card @param {string | null} from
 * @param {Element | null} [likeness] what is seen of the card, if not what was pressed
 */
export function dragCard(event, plan, card, from, likeness = null) {
  followDrag(event, {
    card: likeness,
    targets: "[data-box], [data-hand]",
    begin: () => {
      plan.drop();
      plan.held.value = { card, from };
    },
    over: ({ box }) => (plan.over.value = box ?? null),
    drop: ({ box, hand }) => {
      if (box) plan.put(box, { card, from });
      else if (hand !== undefined && from) plan.takeBack(from);
    },
    end: () => {
      plan.over.value = null;
      plan.held.value = null;
    },
  });
}

/**
 * A mat that is not being planned: face down, turned up, carried out.
 * @param {{store: Store, seat: number, current: string | null}} props
 */
export function LaidMat({ store, seat, current }) {
  const view = store.view.value;
  const board = store.board.value;
  const boxes = view.seats[seat].boxes;
  const shown = board.boxes.filter((/** @type {string} */ box) => box in boxes);
  if (!shown.length) return null;
  return html`
    <ul class=${`mat laid ${shown.length > board.boxes.indexOf("convert_3") ? "with-court" : ""}`}>
      ${shown.map(
        (/** @type {string} */ box) => html`
          <${LaidBox} key=${box} store=${store} seat=${seat} box=${box} current=${current} />
        `,
      )}
    </ul>
  `;
}

/**
 * Whether a box has been carried out; the bid is once all are revealed, the court before the first action.
 * @param {any} view
 * @param {string} box
 */
function isDone(view, box) {
  if (view.planning) return false;
  if (box === view.auction) return true;
  const order = orderOf(view, box);
  const action = order > 0 || view.hidden_actions.includes(box);
  return action ? order > 0 && order <= view.done : view.done > 0;
}

/** @param {{store: Store, seat: number, box: string, current: string | null}} props */
function LaidBox({ store, seat, box, current }) {
  const view = store.view.value;
  const board = store.board.value;
  const card = view.seats[seat].boxes[box];
  const done = isDone(view, box);
  const county = card in board.counties;
  const kind = box === view.auction ? "bid" : box in board.convert ? "court" : "";
  const classes = ["box", "full", kind, done ? "done" : "", current === box ? "current" : ""];
  const colour = seatColour(store.info.value, seat);
  const light = (/** @type {string | null} */ id) => (store.hovered.value = id);
  return html`
    <li
      class=${classes.join(" ")}
      data-tip=${box}
      onPointerEnter=${() => light(county ? card : null)}
      onPointerLeave=${() => light(null)}
    >
      <span class="bh">
        <${BoxSign} board=${board} box=${box} />
        <span class="bn">${shortBox(board, box)}</span>
      </span>
      <span class=${`pc ${county ? `of-${colour}` : "pass"}`}>
        <span class="cnm">${breakable(term("card", card, board))}</span>
        ${
          done &&
          html`
            <${Icon} name="check" label=${t("mat-done")} class="done-mark" />
          `
        }
      </span>
      <${OrderBadge} view=${view} box=${box} />
    </li>
  `;
}

// ------------------------------------------------------------------------------
// The mats of the other seats: how many cards lie there, and those that have been turned up.

/** @param {{store: Store}} props */
export function OtherMats({ store }) {
  const view = store.view.value;
  const board = store.board.value;
  const current = currentAction(store);
  const laid = (/** @type {number} */ seat) => seat !== store.seat && Object.keys(view.seats[seat].boxes).length > 0;
  const seats = /** @type {number[]} */ ([...view.seats.keys()]).filter(laid);
  if (!seats.length) return null;
  const all = boxesOf(view, board, seats[0]);
  return html`
    <section class="mats-part">
      <h2 class="h">
        ${t(store.seat < 0 ? "mats-all" : "mats-title")}${" "}
        <small>${t("mats-about")}</small>
      </h2>
      <div class="mats-scroll">
        <table class="mats">
          <thead>
            <tr>
              <td></td>
              ${all.map(
                (box) => html`
                  <${BoxHead} key=${box} board=${board} box=${box} now=${box === current} />
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${seats.map(
              (/** @type {number} */ seat) => html`
                <${MatRow} key=${seat} store=${store} seat=${seat} boxes=${all} current=${current} />
              `,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}

/** @param {{board: any, box: string, now: boolean}} props */
function BoxHead({ board, box, now }) {
  return html`
    <th scope="col" class=${now ? "cur" : ""} title=${term("box", box, board)}>
      <${Icon} name=${BOX_ICONS[box]} label=${term("box", box, board)} />
      ${boxFigure(board, box)}
    </th>
  `;
}

/**
 * The boxes of a mat, those first that not every game has.
 * @param {any} view
 * @param {any} board
 * @param {number} seat
 */
function boxesOf(view, board, seat) {
  const boxes = [...view.actions.filter((/** @type {string} */ action) => action !== "hidden"), ...view.hidden_actions];
  const extra = (/** @type {string} */ box) => !boxes.includes(box) && box in view.seats[seat].boxes;
  return [...board.boxes.filter(extra), ...boxes];
}

/** @param {{store: Store, seat: number, boxes: string[], current: string | null}} props */
function MatRow({ store, seat, boxes, current }) {
  const view = store.view.value;
  const info = store.info.value;
  const colour = seatColour(info, seat);
  return html`
    <tr>
      <th scope="row" title=${seatName(info, seat)}><${SeatShield} info=${info} seat=${seat} size=${18} /></th>
      ${boxes.map(
        (box) => html`
          <td key=${box} class=${box === current ? "cur" : ""}>
            <${SmallCard} store=${store} card=${view.seats[seat].boxes[box]} colour=${colour} />
          </td>
        `,
      )}
    </tr>
  `;
}

/** @param {{store: Store, card: string | null, colour: string}} props */
export function SmallCard({ store, card, colour }) {
  const board = store.board.value;
  if (card === null || card === "nothing")
    return html`
      <span class="sc none" title=${term("card", card, board)}>–</span>
    `;
  if (card === "hidden")
    return html`
      <span class="sc back" role="img" aria-label=${t("card-hidden")}></span>
    `;
  if (!(card in board.counties))
    return html`
      <span class="sc pass" title=${term("card", card, board)}>
        ${
          card in board.money_cards
            ? board.money_cards[card]
            : html`
                <${Icon} name="tower" />
              `
        }
      </span>
    `;
  const light = (/** @type {string | null} */ id) => (store.hovered.value = id);
  return html`
    <span
      class=${`sc of-${colour}`}
      title=${countyName(board, card)}
      onPointerEnter=${() => light(card)}
      onPointerLeave=${() => light(null)}
    >
      ${abbreviated(countyName(board, card))}
    </span>
  `;
}
