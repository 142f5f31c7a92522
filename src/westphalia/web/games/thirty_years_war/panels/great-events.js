// @ts-check
// What a war is remembered by, as the server tells it: its great events, the deeds of both sides, and the level of victory.

import { html } from "../../../vendor/ui.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { sentence } from "../../../lib/prose.js";
import { t } from "../../../lib/say.js";
import { Shield } from "../../../lib/signs.js";
import { signed } from "../look.js";

/** The step on the scale of victories: ("catholic_historical") -> "catholic". @param {string} result */
export function levelOf(result) {
  const [side, level] = result.split("_");
  return level === "major" ? `${side}-major` : side;
}

/** What turned the war. @param {{store: any, events: any[]}} props */
export function Great({ store, events }) {
  if (!events.length) return null;
  return html`<div class="scroll"><table class="claims great"><thead><tr><th scope="col">${t("end-great")}</th><th scope="col" class="num">${t("turn-word")}</th><th scope="col" class="num">${t("end-points")}</th></tr></thead>
    <tbody>${events.map((entry, n) => html`<tr key=${n}><td>${sentence(entry, store)}</td><td class="num">${entry.turn}</td><td class="num by">${entry.args.points ? signed(entry.args.points) : ""}</td></tr>`)}</tbody></table></div>`;
}

/** Counts by side. @param {{store: any, title: string, rows: [string, number[]][]}} props *rows* by the keys of their names */
export function BySide({ store, title, rows }) {
  const info = store.info.value;
  return html`<table class="claims"><thead><tr><th scope="col">${title}</th>${info.seats.map((/** @type {any} */ { seat }) => html`<th key=${seat} scope="col" class="num"><${Shield} tincture=${seatColour(info, seat)} size=${14} /> ${seatName(info, seat)}</th>`)}</tr></thead>
    <tbody>${rows.map(([key, counts]) => html`<tr key=${key}><th scope="row">${t(key)}</th>${counts.map((count, seat) => html`<td key=${seat} class="num"><b>${count}</b></td>`)}</tr>`)}</tbody></table>`;
}

/** The battles of the war. @param {{store: any, deeds: Record<string, number[]>}} props */
export function Deeds({ store, deeds }) {
  const rows = /** @type {[string, number[]][]} */ (Object.entries(deeds).map(([name, counts]) => [`deeds-${name}`, counts]));
  return html`<${BySide} store=${store} title=${t("end-deeds")} rows=${rows} />`;
}
