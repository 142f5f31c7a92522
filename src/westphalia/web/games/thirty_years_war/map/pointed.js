// @ts-check
// What is known of the place that one points at, as a card beside it: who controls it, what a march would meet there,
// and what the stacks in it are made of, leaders with their ratings.

import { html, useLayoutEffect, useRef, useState } from "../../../vendor/ui.js";
import { t } from "../../../lib/i18n.js";
import { seatName } from "../../../lib/people.js";
import { term } from "../terms.js";
import { StackList, cutLines } from "./inspector.js";
import { standing } from "./stacks.js";

/** @typedef {import("../types.js").Shown} Shown */

const GAP = 14; // pixels between a place and its card,
const EDGE = 8; // and between that and the edge of the map

/** @param {{store: Shown}} props */
export function Pointed({ store }) {
  const place = store.hovered.value;
  const view = store.view.value;
  if (!place || !view || !store.board.value || !(place in view.cities || place in view.boxes)) return null;
  if (place === store.picked.value) return null; // the card of the inspector says more
  return html`
    <${Card} key=${place} store=${store} place=${place} />
  `;
}

/** @param {{store: Shown, place: string}} props */
function Card({ store, place }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const at = useBeside(box, place);
  const view = store.view.value;
  const mark = store.marks.value[place];
  return html`
    <div ref=${box} class="pointed" aria-hidden="true" style=${at}>
      <h3>
        ${term("place", place)}${" "}
        <small>${aboutCity(store, place)}</small>
      </h3>
      ${
        mark?.why &&
        html`
          <p class="why">${mark.why}</p>
        `
      }
      ${cutLines(view, place).map(
        (line) => html`
          <p key=${line} class="cut">${line}</p>
        `,
      )}
      ${standing(view, place).map(
        (stack, n) => html`
          <${StackList} key=${n} store=${store} stack=${stack} marked=${false} />
        `,
      )}
    </div>
  `;
}

/** Who controls a city, and what lies on it, in a line. @param {Shown} store @param {string} place */
function aboutCity(store, place) {
  const city = store.view.value.cities[place];
  if (!city) return "";
  const { fortress } = store.board.value.cities[place];
  const parts = [city.control === null ? t("map-uncontrolled") : seatName(store.info.value, city.control)];
  if (fortress) parts.push(t("map-fortress", { strength: fortress }));
  if (city.siege) parts.push(t(city.siege.masked ? "map-masked" : "map-besieged"));
  if (city.pillage) parts.push(t("map-pillaged", { level: city.pillage }));
  if (city.revolt) parts.push(t("map-revolt"));
  return parts.join(", ");
}

/**
 * Where a card lies beside its place and inside the map, on the side where there is more room.
 * @param {{current: HTMLElement | null}} box
 * @param {string} place
 */
function useBeside(box, place) {
  const [at, setAt] = useState(/** @type {Record<string, string>} */ ({ visibility: "hidden" }));
  useLayoutEffect(() => {
    const card = box.current;
    const part = card?.parentElement;
    const sign = part?.querySelector(`.map [data-place="${place}"] :is(.reach, .frame)`);
    if (!card || !part || !sign) return;
    const [map, city, own] = [part, sign, card].map((one) => one.getBoundingClientRect());
    const zoom = own.width / card.offsetWidth || 1;
    const right = city.right + GAP + own.width < map.right - EDGE;
    const left = right ? city.right + GAP : city.left - GAP - own.width;
    const top = (city.top + city.bottom - own.height) / 2;
    const within = (/** @type {number} */ one, /** @type {number} */ from, /** @type {number} */ to) =>
      Math.max(from + EDGE, Math.min(one, to - EDGE));
    const x = within(left, map.left, map.right - own.width) - map.left;
    const y = within(top, map.top, map.bottom - own.height) - map.top;
    setAt({ transform: `translate(${x / zoom}px, ${y / zoom}px)` });
  }, [place]);
  return at;
}
