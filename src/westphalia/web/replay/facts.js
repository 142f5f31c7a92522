// @ts-check
// Whose eyes see a moment.

import { html } from "../vendor/ui.js";
import { t } from "../lib/say.js";
import { Shield } from "../lib/signs.js";
import { seatColour, seatName } from "../lib/people.js";
import { ALL_OPEN, SPECTATOR } from "./past.js";

/** @typedef {import("../lib/types.js").TableInfo} TableInfo */

/** All plans open, as a seat saw it, as spectators saw it. @param {{info: TableInfo, seat: number, onChange: (seat: number) => void}} props */
export function Eyes({ info, seat, onChange }) {
  const over = info.state === "over";
  const seats = info.seats.filter((one) => over || one.you).map((one) => one.seat);
  const eyes = [...(over ? [ALL_OPEN] : []), ...seats, SPECTATOR];
  return html`<div class="seg eyes" role="group" aria-label=${t("replay-eyes")}>${eyes.map((one) => {
    const label = one === ALL_OPEN ? t("replay-open") : one === SPECTATOR ? t("replay-spectator") : t("replay-as", { seat: seatName(info, one) });
    const shown = one < 0 ? label : html`<${Shield} tincture=${seatColour(info, one)} size=${18} />${one === seat && html` <span>${label}</span>`}`;
    return html`<button type="button" key=${one} aria-pressed=${one === seat} aria-label=${label} title=${label}
      onClick=${() => onChange(one)}>${shown}</button>`;
  })}</div>`;
}
