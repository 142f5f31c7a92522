// @ts-check
// What a panel may ask of the page around it: the orders that this seat prepares, and forecasts.

import { createContext, useContext, useEffect, useState } from "../../../vendor/ui.js";

/** @typedef {import("../work.js").Orders} Orders */

export const OrdersContext = createContext(/** @type {Orders | null} */ (null));

/** The orders of this seat; a panel is shown only to a seat that is asked. */
export const useOrders = () => /** @type {Orders} */ (useContext(OrdersContext));

/**
 * What may come of these choices, each by itself; a choice of which nothing is known is left out.
 * @param {any} store @param {string[]} choices @returns {Record<string, any>}
 */
export function useForecasts(store, choices) {
  const [found, setFound] = useState(/** @type {Record<string, any>} */ ({}));
  const wanted = choices.join(",");
  useEffect(() => {
    setFound({});
    const stop = new AbortController();
    for (const choice of choices) {
      store.forecast([choice], stop.signal).then(
        (/** @type {any} */ forecast) => forecast && setFound((known) => ({ ...known, [choice]: forecast })),
        () => {}, // nothing is foretold
      );
    }
    return () => stop.abort();
  }, [store, wanted, store.frame.value?.turn]);
  return found;
}
