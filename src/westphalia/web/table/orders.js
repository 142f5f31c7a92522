// @ts-check
// Standing answers: what the table answers for a seat. Only its own person sees them; a change counts later, so that it
// cannot answer what the seat knows now.

import { html, useEffect, useState } from "../vendor/ui.js";
import { Dialog } from "../lib/dialog.js";
import { errorText, keyOf, t } from "../lib/i18n.js";
import { get, post, query } from "../lib/net.js";
import { gameInfo } from "../lib/people.js";
import { Cite } from "./look.js";

/** @typedef {import("../lib/types.js").Store} Store */
/** @typedef {import("../lib/types.js").GameInfo["orders"][number]} Order */
/** @typedef {Order["values"][number]} Value */

/** @param {{store: Store}} props */
export function OrdersButton({ store }) {
  const [open, setOpen] = useState(false);
  return html`
    <button type="button" class="btn" onClick=${() => setOpen(true)}>${t("orders-title")}</button>
    ${
      open &&
      html`
        <${OrdersDialog} store=${store} onClose=${() => setOpen(false)} />
      `
    }
  `;
}

/** @param {{store: Store, onClose: () => void}} props */
function OrdersDialog({ store, onClose }) {
  const all = gameInfo(store.info.value.game)?.orders ?? [];
  const known = all.filter(({ sealed }) => !sealed); // sealed ones go with a plan, where it is made
  const { kept, wish, setWish, note, save } = useOrders(store);
  return html`
    <${Dialog} title=${t("orders-title")} onClose=${onClose} class="orders">
      <p>${t("orders-about")} ${t(keyOf("order", "when"))}</p>
      ${
        kept &&
        html`
          <form onSubmit=${save}>
            ${known.map(
              (order) => html`
                <${OneOrder}
                  key=${order.name}
                  order=${order}
                  text=${wish[order.name]}
                  now=${kept.in_force[order.name]}
                  onPick=${(/** @type {string} */ text) => setWish({ ...wish, [order.name]: text })}
                />
              `,
            )}
            <div class="acts"><button class="btn primary">${t("orders-save")}</button></div>
          </form>
        `
      }
      <p role="status">${note}</p>
    <//>
  `;
}

/** What is kept by the server, what is wished, and how to save it. @param {Store} store */
function useOrders(store) {
  const path = `/api/tables/${store.id}/orders`;
  const [kept, setKept] = useState(
    /** @type {{orders: Record<string, string>, in_force: Record<string, string>} | null} */ (null),
  );
  const [wish, setWish] = useState(/** @type {Record<string, string>} */ ({}));
  const [note, setNote] = useState("");
  const came = (/** @type {any} */ found) => (setKept(found), setWish(found.orders));
  useEffect(() => {
    get(path + query({ seat: store.seat })).then(came, (error) => setNote(errorText(error)));
  }, []);
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    post(path, { seat: store.seat, orders: wish }).then(
      (found) => (came(found), setNote(t("orders-saved"))),
      (error) => setNote(errorText(error)),
    );
  };
  return { kept, wish, setWish, note, save };
}

/** Numbers that a value begins with: the middle of one, thirds of two, the first the higher. @param {Value} value */
export function firstNumbers({ numbers }) {
  return numbers.map(({ least, most }, n) => Math.round(most - ((n + 1) * (most - least)) / (numbers.length + 1)));
}

/**
 * An order as it is sent: the name of a value, and its numbers.
 * @param {Order} order
 * @param {string | undefined} text
 * @returns {{value: Value, numbers: number[]}}
 */
export function readOrder(order, text) {
  const [name, ...numbers] = (text ?? order.values[0].name).split(" ");
  const value = order.values.find((one) => one.name === name) ?? order.values[0];
  return { value, numbers: numbers.length ? numbers.map(Number) : firstNumbers(value) };
}

/** @param {Order} order @param {string | undefined} text */
function orderText(order, text) {
  const { value, numbers } = readOrder(order, text);
  return t(
    keyOf("order", `${order.name}-${value.name}`),
    Object.fromEntries(value.numbers.map(({ name }, n) => [name, numbers[n]])),
  );
}

/** @param {{order: Order, text: string | undefined, now: string | undefined, onPick: (text: string) => void}} props */
function OneOrder({ order, text, now, onPick }) {
  const chosen = readOrder(order, text);
  const later = orderText(order, text) !== orderText(order, now);
  return html`
    <fieldset class="field">
      <legend class="lb">
        ${t(keyOf("order", order.name))}${" "}
        <${Cite} clause=${order.clause} />
      </legend>
      ${order.values.map(
        (value) => html`
          <${OneValue}
            key=${value.name}
            order=${order}
            value=${value}
            chosen=${value.name === chosen.value.name ? chosen.numbers : null}
            onPick=${onPick}
          />
        `,
      )}
      ${
        later &&
        html`
          <p class="hint">${t("orders-until-then", { answer: orderText(order, now) })}</p>
        `
      }
    </fieldset>
  `;
}

/**
 * One way to answer, and its numbers once it is *chosen*.
 * @param {{order: Order, value: Order["values"][number], chosen: number[] | null, onPick: (text: string) => void}}
 *   props
 */
function OneValue({ order, value, chosen, onPick }) {
  const numbers = chosen ?? firstNumbers(value);
  const say = (/** @type {number[]} */ given) => [value.name, ...given].join(" ");
  return html`
    <div>
      <label class="chk rad">
        <input
          type="radio"
          name=${order.name}
          value=${value.name}
          checked=${chosen !== null}
          onChange=${() => onPick(say(numbers))}
        />
        <i></i>
        <span>${orderText(order, say(numbers))}</span>
      </label>
      ${
        chosen &&
        value.numbers.map(
          ({ name, least, most }, n) => html`
            <input
              key=${name}
              class="inp number"
              type="number"
              min=${least}
              max=${most}
              required
              value=${numbers[n]}
              aria-label=${orderText(order, say(numbers))}
              onInput=${(/** @type {any} */ { target }) =>
                target.validity.valid && onPick(say(numbers.with(n, Number(target.value))))}
            />
          `,
        )
      }
    </div>
  `;
}
