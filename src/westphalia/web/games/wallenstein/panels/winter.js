// @ts-check
// Winter: which revolt comes first, and the tables of provisions and points.

import { html } from "../../../vendor/ui.js";
import { listed, t } from "../../../lib/say.js";
import { Shield } from "../../../lib/signs.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { countyName } from "../terms.js";
import { CountyChoice } from "./county-choice.js";
import { ScoreTable } from "./score.js";

/** @typedef {import("../../../lib/store.js").TableStore} Store */
/** @typedef {import("../../../lib/types.js").LogEntry} LogEntry */

/** @param {{store: Store}} props */
export function QuellPanel({ store }) {
  return html`<div class="phase"><${CountyChoice} store=${store} verb="quell" title=${t("winter-quell")} note=${t("winter-quell-note")} />
    <${Provisions} store=${store} /></div>`;
}

/** The entries of the last winter. @param {LogEntry[]} log */
export function lastWinter(log) {
  const from = log.findLastIndex((entry) => entry.event === "grain-lost");
  return from < 0 ? [] : log.slice(from);
}

/** The entry with which the points of the last winter are counted, or nothing. @param {LogEntry[]} log */
export function winterEnd(log) {
  return lastWinter(log).findLast(({ event }) => event === "year-scored") ?? null;
}

/**
 * What became of a seat's provisions: which counties rose, and which of them were lost.
 * @param {LogEntry[]} entries of one winter @param {number} seat
 */
export function supplyOf(entries, seat) {
  const checked = entries.find(({ event, args }) => event === "supply-checked" && args.seat === seat)?.args;
  if (!checked) return null;
  /** @type {string[]} */
  const rose = entries.find(({ event, args }) => event === "revolts-drawn" && args.seat === seat)?.args.drawn ?? [];
  const lost = rose.filter((county) => entries.some(({ event, args }) => event === "county-devastated" && args.county === county));
  return { grain: checked.grain, counties: checked.counties, short: Math.max(0, checked.counties - checked.grain), rose, lost };
}

/** @param {{store: Store, onClose: () => void}} props */
export function WinterNews({ store, onClose }) {
  return html`<section class="phase winter news" aria-live="polite">
    <header class="phase-head"><h2>${t("winter-title")}</h2><button type="button" class="btn pri only-phone" onClick=${onClose}>${t("battle-continue")}</button></header>
    <${Provisions} store=${store} />
    <${ScoreTable} store=${store} entries=${lastWinter(store.log.value)} />
  </section>`;
}

/** Who had grain enough, and what came of it where there was none. @param {{store: Store}} props */
export function Provisions({ store }) {
  const info = store.info.value;
  const board = store.board.value;
  const entries = lastWinter(store.log.value);
  if (!entries.length || !info || !board) return null;
  const { loss } = entries[0].args;
  return html`<div class="provisions"><h3 class="h">${t("winter-provisions")} <small>${t("winter-loss", { loss })}</small></h3>
    <div class="scroll"><table class="led">
      <thead><tr><th>${t("winter-seat")}</th><th>${t("winter-grain")}</th><th>${t("winter-counties")}</th><th>${t("winter-short")}</th><th class="l">${t("winter-outcome")}</th></tr></thead>
      <tbody>${info.seats.map(({ seat }) => {
        const supply = supplyOf(entries, seat);
        return html`<tr key=${seat}><th scope="row" class="nm"><${Shield} tincture=${seatColour(info, seat)} size=${18} /> ${seatName(info, seat)}</th>
          <td>${supply?.grain ?? "–"}</td><td>${supply?.counties ?? "–"}</td><td class=${supply?.short ? "bad" : ""}>${supply?.short || "–"}</td>
          <td class="l">${supply ? outcome(board, supply) : t("winter-waits")}</td></tr>`;
      })}</tbody></table></div></div>`;
}

/** @param {import("../../../lib/types.js").Board} board @param {NonNullable<ReturnType<typeof supplyOf>>} supply */
function outcome(board, { short, rose, lost }) {
  if (!short) return t("winter-fed");
  const revolts = t("winter-rose", { revolts: rose.length });
  return lost.length ? `${revolts} ${t("winter-lost", { counties: listed(lost.map((county) => countyName(board, county))) })}` : revolts;
}
