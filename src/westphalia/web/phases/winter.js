// @ts-check
// Winter: which revolt comes first, and the table of provisions and points.

import { html } from "../vendor/ui.js";
import { regionName, t, term } from "../lib/say.js";
import { seatColour, seatName } from "../lib/store.js";
import { Shield } from "../lib/signs.js";
import { CountyChoice } from "./parts.js";

/** @typedef {import("../lib/store.js").TableStore} Store */
/** @typedef {import("../lib/types.js").LogEntry} LogEntry */

/** @param {{store: Store}} props */
export function QuellPanel({ store }) {
  return html`<div><${CountyChoice} store=${store} verb="quell" title=${t("winter-quell")} note=${t("winter-quell-note")} />
    <${WinterTable} store=${store} /></div>`;
}

/** The entries of the last winter. @param {LogEntry[]} log */
export function lastWinter(log) {
  const from = log.findLastIndex((entry) => entry.event === "grain-lost");
  return from < 0 ? [] : log.slice(from);
}

/** Provisions and scoring of the last winter, row by row. @param {{store: Store}} props */
export function WinterTable({ store }) {
  const info = store.info.value;
  const board = store.board.value;
  const entries = lastWinter(store.log.value);
  if (!entries.length || !info || !board) return null;
  const of = (/** @type {string} */ event, /** @type {number} */ seat) => entries.find((entry) => entry.event === event && entry.args.seat === seat)?.args;
  const majorities = entries.filter((entry) => entry.event === "majority-scored");
  return html`<section class="phase winter">
    <h2>${t("winter-title")}</h2>
    <p>${t("winter-loss", { loss: entries[0].args.loss })}</p>
    <div class="scroll"><table class="led">
      <thead><tr><th>${t("winter-seat")}</th><th>${t("winter-grain")}</th><th>${t("winter-counties")}</th><th>${t("winter-revolts")}</th>
        <th>${t("winter-county-points")}</th><th>${t("winter-building-points")}</th><th>${t("winter-majorities")}</th><th>${t("winter-points")}</th></tr></thead>
      <tbody>${info.seats.map(({ seat }) => {
        const supply = of("supply-checked", seat);
        const score = of("year-scored", seat);
        return html`<tr key=${seat}><th scope="row" class="nm"><${Shield} tincture=${seatColour(info, seat)} size=${18} /> ${seatName(info, seat)}</th>
          <td>${supply?.grain ?? "–"}</td><td>${supply?.counties ?? "–"}</td><td>${supply?.revolts ?? "–"}</td>
          <td>${score?.counties ?? "–"}</td><td>${score?.buildings ?? "–"}</td><td>${score?.majorities ?? "–"}</td><td class="vp">${score?.points ?? "–"}</td></tr>`;
      })}</tbody></table></div>
    ${majorities.length > 0 && html`<table class="led"><caption class="sr">${t("winter-majorities")}</caption><tbody>
      ${majorities.map((entry, n) => html`<tr key=${n}><th scope="row" class="nm">${regionName(board, entry.args.region)}</th><td>${term("building", entry.args.building)}</td>
        <td><${Shield} tincture=${seatColour(info, entry.args.seat)} size=${16} /> ${seatName(info, entry.args.seat)}</td><td class="vp">+${entry.args.points}</td></tr>`)}
    </tbody></table>`}
  </section>`;
}
