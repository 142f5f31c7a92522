// @ts-check
// Several people at one screen: between two of them a cover hides what the next may not see.

import { html, useEffect, useRef } from "../vendor/ui.js";
import { t } from "../lib/say.js";
import { Shield } from "../lib/signs.js";
import { seatColour, seatName } from "../lib/people.js";

/**
 * @param {{info: any, seat: number, last: number | null, onShow: (seat: number) => void}} props
 * *seat* is whose turn it is, *last* whose screen it was.
 */
export function Cover({ info, seat, last, onShow }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), [seat]);
  const name = seatName(info, seat);
  const back = last !== null && last !== seat && info.seats[last]?.you ? last : null;
  return html`<main class="cover" id="main">
    <div class="cart">
      <${Shield} tincture=${seatColour(info, seat)} size=${96} />
      <h1>${t("cover-pass", { name })}</h1>
      <p>${t("cover-about", { name })}</p>
      <button type="button" class="btn pri big" ref=${button} onClick=${() => onShow(seat)}>${t("cover-show", { name })}</button>
      ${back !== null && html`<button type="button" class="btn qu"
        onClick=${() => onShow(back)}>${t("cover-back", { name: seatName(info, back) })}</button>`}
    </div>
  </main>`;
}

/**
 * Whose turn it is among my seats at this screen: the one shown, as long as it is asked.
 * @param {any} info @param {number[]} own @param {number | null} shown
 */
export function nextSeat(info, own, shown) {
  if (shown !== null && info.waiting.includes(shown)) return shown;
  const after = own.filter((seat) => info.waiting.includes(seat));
  if (!after.length) return shown ?? own[0];
  return after.find((seat) => shown !== null && seat > shown) ?? after[0];
}
