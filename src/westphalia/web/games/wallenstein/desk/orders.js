// @ts-check
// Orders sealed with the plan: where the armies of the two marches go, and on what condition. The server carries them
// out.

import { html, signal, useEffect, useState } from "../../../vendor/ui.js";
import { Dialog } from "../../../lib/dialog.js";
import { errorText, keyOf, t } from "../../../lib/i18n.js";
import { get, post, query } from "../../../lib/net.js";
import { Icon } from "../../../lib/signs.js";
import { Cite } from "../../../table/look.js";
import { shortBox } from "../look.js";
import { countyName } from "../terms.js";

/** @typedef {import("../types.js").Store} Store */

const MARCHES = ["combat_move_a", "combat_move_b"];
const LIVE = 12 * 3600; // seconds on a clock below which people sit at the table and decide themselves
const ANY = 60; // armies that no county ever has

/**
 * @typedef {{origin: string, target: string, least: number, most: number, stay: number, attack: boolean, ask: boolean}}
 *   MarchOrder
 */

/**
 * The orders of a seat as the server keeps them, by seat of a table.
 * @type {Map<string, import("../../../vendor/ui.js").Signal<Record<string, string>>>}
 */
const kept = new Map();

/** @param {Store} store */
function ordersOf(store) {
  const key = `${store.id} ${store.seat}`;
  const found = kept.get(key) ?? signal(/** @type {Record<string, string>} */ ({}));
  kept.set(key, found);
  return found;
}

/** An order as the server writes it. @param {MarchOrder} order */
export function written({ origin, target, least, most, stay, attack, ask }) {
  return `${attack ? "attack" : "move"}_else_${ask ? "ask" : "stay"} ${origin} ${target} ${least} ${most} ${stay}`;
}

/** @param {string | undefined} text @returns {MarchOrder | null} */
export function read(text) {
  const [manner = "", origin, target, least, most, stay] = (text ?? "").split(" ");
  if (!stay) return null;
  return {
    origin,
    target,
    least: Number(least),
    most: Number(most),
    stay: Number(stay),
    attack: manner.startsWith("attack"),
    ask: manner.endsWith("ask"),
  };
}

/** An order in words. @param {any} board @param {string} box @param {MarchOrder} order */
function said(board, box, order) {
  const { least, most, stay, attack, ask } = order;
  const about = { origin: countyName(board, order.origin), target: countyName(board, order.target), least, most, stay };
  if (attack && most >= ANY) return t(ask ? "plan-order-attack-else-ask" : "plan-order-attack-else-stay", about);
  return t(keyOf("order", `${box}-${written(order).split(" ")[0]}`), about);
}

/** Reads what is kept, once a seat plans or looks at its mat. @param {Store} store @param {boolean} wanted */
function useOrders(store, wanted) {
  const orders = ordersOf(store);
  const { year, season, planning } = store.view.value;
  useEffect(() => {
    if (wanted)
      get(`/api/tables/${store.id}/orders${query({ seat: store.seat })}`).then(
        (found) => (orders.value = found.orders),
        () => undefined,
      );
  }, [wanted, year, season, planning]);
  return orders;
}

/** Whether people of this table are away between their turns. @param {any} info */
const turnByTurn = ({ clock }) => !clock.bank || clock.bank >= LIVE;

/**
 * Under the mat that is planned: what shall be done when the marches come.
 * @param {{plan: import("./planning.js").Plan}} props
 */
export function PlanOrders({ plan }) {
  const { store } = plan;
  const orders = useOrders(store, true);
  const [box, open] = useState("");
  const { view, board } = plan.facts();
  const boxes = MARCHES.filter((one) => plan.placed.value[one] in view.counties);
  if (!boxes.length || !turnByTurn(store.info.value)) return null;
  const standing = (/** @type {string} */ one) => {
    const order = read(orders.value[one]);
    return order?.origin === plan.placed.value[one] ? order : null;
  };
  return html`
    <div class="plan-orders">
      ${boxes.map(
        (one) => html`
          <button key=${one} type="button" class="btn sm" onClick=${() => open(one)}>
            <${Icon} name="seal" />
            <b>${shortBox(board, one)}</b>
            ${" "}
            <span>
              ${standing(one) ? said(board, one, /** @type {MarchOrder} */ (standing(one))) : t("plan-order-none")}
            </span>
          </button>
        `,
      )}
      ${
        box &&
        html`
          <${OrderDialog} plan=${plan} box=${box} order=${standing(box)} orders=${orders} onClose=${() => open("")} />
        `
      }
    </div>
  `;
}

/**
 * @param {{plan: import("./planning.js").Plan, box: string, order: MarchOrder | null, orders: any,
 *   onClose: () => void}} props
 */
function OrderDialog({ plan, box, order, orders, onClose }) {
  const { view, board } = plan.facts();
  const { store } = plan;
  const origin = plan.placed.value[box];
  const targets = board.counties[origin].neighbours.filter((/** @type {string} */ one) => one in view.counties);
  const [form, setForm] = useState(order ?? firstOrder(view, origin, targets, store.seat));
  const [wrong, setWrong] = useState("");
  const attack = view.counties[form.target].owner !== store.seat;
  const change = (/** @type {Partial<MarchOrder>} */ part) => setForm({ ...form, ...part });
  const give = async (/** @type {string | null} */ text) => {
    try {
      orders.value = await given(plan, box, orders.value, text);
      onClose();
    } catch (error) {
      setWrong(errorText(error));
    }
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void give(written({ ...form, origin, attack }));
  };
  return html`
    <${Dialog}
      title=${t("plan-order-title", { box: shortBox(board, box), county: countyName(board, origin) })}
      onClose=${onClose}
      class="order-form"
    >
      <form onSubmit=${submit}>
        <p class="hint">
          ${t("plan-order-about")}${" "}
          <${Cite} clause="W5.11.8" />
        </p>
        <${OrderFields} ...${{ board, targets, attack }} form=${{ ...form, origin }} onChange=${change} />
        <p class="said" role="status">${said(board, box, { ...form, origin, attack })}</p>
        <p class="wrong" role="alert">${wrong}</p>
        <${Acts} order=${order} drop=${() => void give(null)} />
      </form>
    <//>
  `;
}

/**
 * What is proposed: an attack with all, if there is something to attack.
 * @param {any} view
 * @param {string} origin
 * @param {string[]} targets
 * @param {number} seat
 */
function firstOrder(view, origin, targets, seat) {
  const others = targets.find((one) => view.counties[one].owner !== seat);
  return {
    origin,
    target: others ?? targets[0],
    least: Math.max(2, view.counties[origin].armies),
    most: ANY,
    stay: 1,
    attack: true,
    ask: false,
  };
}

/**
 * Gives an order for a box, or none, beside those that are still of use; and returns all that the server keeps.
 * @param {import("./planning.js").Plan} plan
 * @param {string} box
 * @param {Record<string, string>} known
 * @param {string | null} text
 */
async function given(plan, box, known, text) {
  const { store } = plan;
  const rest = Object.fromEntries(
    Object.entries(known).filter(([name, one]) => name !== box && read(one)?.origin === plan.placed.value[name]),
  );
  const orders = text ? { ...rest, [box]: text } : rest;
  return (await post(`/api/tables/${store.id}/orders`, { seat: store.seat, orders })).orders;
}

/** @param {{order: MarchOrder | null, drop: () => void}} props */
function Acts({ order, drop }) {
  return html`
    <div class="acts">
      ${
        order &&
        html`
          <button type="button" class="btn" onClick=${drop}>${t("plan-order-drop")}</button>
        `
      }
      <button class="btn primary">
        <${Icon} name="seal" />
        ${t("plan-order-give")}
      </button>
    </div>
  `;
}

/**
 * Where the armies go, from how many on, how many stay, and what else happens.
 * @param {{board: any, form: MarchOrder, targets: string[], attack: boolean,
 *   onChange: (part: Partial<MarchOrder>) => void}} props
 */
function OrderFields({ board, form, targets, attack, onChange: change }) {
  const { origin } = form;
  const number = (/** @type {"least" | "most" | "stay"} */ name, /** @type {number} */ least) => html`
    <input
      class="inp"
      type="number"
      id=${`order-${name}`}
      min=${least}
      max=${ANY}
      required
      value=${form[name]}
      onInput=${(/** @type {any} */ event) => change({ [name]: Math.round(Number(event.target.value)) })}
    />
  `;
  return html`
    <label for="order-target">${t("plan-order-target")}</label>
    <${Target} board=${board} form=${form} targets=${targets} change=${change} />
    <label for="order-least">${t("plan-order-least", { county: countyName(board, origin) })}</label>
    ${number("least", 2)}
    ${
      attack &&
      html`
        <label for="order-most">${t("plan-order-most", { county: countyName(board, form.target) })}</label>
        ${number("most", 0)}
      `
    }
    <label for="order-stay">${t("plan-order-stay")}</label>
    ${number("stay", 1)}
    <${Else} form=${form} change=${change} />
  `;
}

/** @param {{board: any, form: MarchOrder, targets: string[], change: (part: Partial<MarchOrder>) => void}} props */
function Target({ board, form, targets, change }) {
  return html`
    <select
      class="inp"
      id="order-target"
      value=${form.target}
      onChange=${(/** @type {any} */ event) => change({ target: event.target.value })}
    >
      ${targets.map(
        (/** @type {string} */ one) => html`
          <option key=${one} value=${one}>${countyName(board, one)}</option>
        `,
      )}
    </select>
  `;
}

/** @param {{form: MarchOrder, change: (part: Partial<MarchOrder>) => void}} props */
function Else({ form, change }) {
  return html`
    <fieldset>
      <legend>${t("plan-order-else")}</legend>
      ${[false, true].map(
        (ask) => html`
          <label key=${ask}>
            <input type="radio" name="else" checked=${form.ask === ask} onChange=${() => change({ ask })} />
            ${t(ask ? "plan-order-ask" : "plan-order-stays")}
          </label>
        `,
      )}
    </fieldset>
  `;
}

/** The own orders once the plan is sealed. @param {{store: Store}} props */
export function SealedOrders({ store }) {
  const view = store.view.value;
  const boxes = view.seats[store.seat]?.boxes ?? {};
  const orders = useOrders(store, true);
  const ahead = MARCHES.filter(
    (box) => read(orders.value[box])?.origin === boxes[box] && !view.actions.slice(0, view.done).includes(box),
  );
  if (!ahead.length) return null;
  return html`
    <ul class="sealed-orders">
      ${ahead.map(
        (box) => html`
          <li key=${box}>
            <${Icon} name="seal" />
            ${" "}
            <b>${shortBox(store.board.value, box)}</b>
            ${said(store.board.value, box, /** @type {MarchOrder} */ (read(orders.value[box])))}
          </li>
        `,
      )}
    </ul>
  `;
}
