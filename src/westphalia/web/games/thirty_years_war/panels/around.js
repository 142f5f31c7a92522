// @ts-check
// What a panel may ask of the page around it: what this seat intends, and forecasts.

import { createContext, useContext, useEffect, useState } from "../../../vendor/ui.js";

/** @typedef {import("../intent.js").Intent} Intent */

export const IntentContext = createContext(/** @type {Intent | null} */ (null));

/** The intent of this seat; a panel is shown only to a seat that is asked. */
export const useIntent = () => /** @type {Intent} */ (useContext(IntentContext));

/**
 * What may come of these choices, each by itself; a choice of which nothing is known is left out.
 * @param {any} store @param {string[]} choices @returns {Record<string, any>}
 */
export function useForecasts(store, choices) {
  const [found, setFound] = useState(/** @type {Record<string, any>} */ ({}));
  const wanted = choices.join(",");
  const turn = store.frame.value?.turn; // in which this is drawn, though the table may soon be further
  const prepared = store.prepared?.value ?? ""; // what is asked after it
  useEffect(() => {
    setFound({});
    const stop = new AbortController();
    for (const choice of choices) {
      store.forecast([choice], stop.signal, turn).then(
        (/** @type {any} */ forecast) => forecast && setFound((known) => ({ ...known, [choice]: forecast })),
        () => {}, // nothing is foretold
      );
    }
    return () => stop.abort();
  }, [store, wanted, turn, prepared]);
  return found;
}
