// @ts-check
// The line of time: a slider over all moments under the graph of the game, with marks where the game puts them.

import { html, useMemo, useState } from "../vendor/ui.js";
import { t } from "../lib/say.js";
import { seatColour, seatName } from "../lib/people.js";
import { Icon } from "../lib/signs.js";
import { Stroke } from "../lib/curves.js";
import { Graph } from "./graph.js";
import { along, indexOf } from "./moments.js";
import { SPEEDS } from "./playing.js";

/** @typedef {import("../lib/types.js").Bookmark} Bookmark */
/** @typedef {import("../lib/types.js").Timeline} Timeline */
/** @typedef {import("./moments.js").Moment} Moment */

const CHANCES = "chances"; // the measure of an analysis

/** How far along the line a moment lies, of which there are *last* after the first. @param {number} at @param {number} last */
export const share = (at, last) => `${((100 * at) / Math.max(1, last)).toFixed(2)}%`;

/**
 * Where the next phase begins in a direction, or the end of the line.
 * @param {Timeline} line @param {Bookmark[]} marks @param {number} at @param {number} way @param {number} last
 */
export function nextPhase({ phases }, marks, at, way, last) {
  const points = marks.filter(({ kind }) => phases.includes(kind)).map((mark) => mark.at);
  return way > 0 ? (points.find((point) => point > at) ?? last) : (points.findLast((point) => point < at) ?? 0);
}

/** The period that a moment lies in. @param {Timeline} line @param {Bookmark[]} marks @param {number} at */
export const periodAt = ({ period }, marks, at) => marks.findLast((mark) => mark.kind === period && mark.at <= at) ?? null;

/** When that was; before the first period the game is set up, if it has any. @param {Timeline} line @param {Bookmark | null} period */
export const when = (line, period) => (period ? line.full(period) : line.period && t("replay-set-up"));

/**
 * @param {{line: Timeline, at: number, moments: Moment[], marks: Bookmark[], curves: Record<string, number[][]>, measured: {chances: number[][], bands: number[][]} | null, turns: {at: number}[], info: import("../lib/types.js").TableInfo | null,
 *   view: any, what: string, playing: import("./playing.js").Playing, onMove: (to: number) => void}} props *what* happens at that moment
 */
export function Slider({ line, at, moments, marks, curves: known, measured, turns, info, view, what, playing, onMove }) {
  const curves = /** @type {Record<string, number[][]>} */ (measured ? { [CHANCES]: measured.chances, ...known } : known);
  const measures = Object.keys(curves);
  const [chosen, setMeasure] = useState("");
  const measure = chosen || measures[0]; // once chances are known they come first
  const rows = useMemo(() => curves[measure].map((row) => along(row, moments)), [measure, moments, measured]);
  const bands = useMemo(() => (measured && measure === CHANCES ? measured.bands.map((row) => along(row, moments)) : null), [measure, moments, measured]);
  const last = moments.length - 1;
  const periods = marks.filter(({ kind }) => kind === line.period);
  const others = marks.filter(({ kind }) => line.signs.includes(kind));
  const shared = line.shared.includes(measure);
  return html`<section class="slider" aria-label=${t("replay-line")}>
    <div class="slider-top">
      <div class="seg" role="group" aria-label=${t("replay-curve")}>${measures.map((name) => html`<button type="button" key=${name}
        aria-pressed=${name === measure} onClick=${() => setMeasure(name)}>${t(`curve-${name}`)}</button>`)}</div>
      ${info && !shared && html`<ul class="legend">${info.seats.map(({ seat }) => html`<li key=${seat}>
        <${Stroke} tincture=${seatColour(info, seat)} />${seatName(info, seat)} <b>${Math.round(rows[seat][at])}</b></li>`)}</ul>`}
      ${shared && html`<ul class="legend"><li>${t(`curve-${measure}`)} <b>${rows[0][at]}</b></li></ul>`}</div>
    <${Buttons} at=${at} last=${last} playing=${playing} onMove=${onMove} />
    <div class="slider-line">
      ${info && html`<${Graph} measure=${measure} rows=${rows} bands=${bands} info=${info} at=${at} line=${line} view=${view} periods=${periods} onMove=${onMove} />`}
      <div class="slider-marks" aria-hidden="true">${others.map((mark) => html`<i class=${mark.kind} style=${{ left: share(mark.at, last) }}></i>`)}
        ${turns.map((turn) => html`<i class="turn" style=${{ left: share(indexOf(moments, { at: turn.at, told: null }), last) }}></i>`)}
        </div>
      <input type="range" min="0" max=${last} value=${at} aria-label=${t("replay-line")}
        aria-valuetext=${t("replay-value", { when: when(line, periodAt(line, marks, at)), what, at: at + 1, entries: last + 1 })}
        onInput=${(/** @type {any} */ event) => onMove(Number(event.target.value))} />
      <${Periods} line=${line} periods=${periods} last=${last} onMove=${onMove} />
    </div>
  </section>`;
}

/** The names of the periods where they begin; each has as much room as it is long. @param {any} props */
function Periods({ line, periods, last, onMove }) {
  const all = [...(periods[0]?.at ? [{ at: 0, kind: "" }] : []), ...periods];
  return html`<ol class="slider-periods">${all.map((mark, n) => html`<li key=${mark.at}
    style=${{ left: share(mark.at, last), width: share((all[n + 1]?.at ?? last) - mark.at, last) }}>
    <button type="button" class="link" title=${when(line, mark.kind ? mark : null)}
      onClick=${() => onMove(mark.at)}>${mark.kind ? line.short(mark) : t("replay-set-up")}</button></li>`)}</ol>`;
}

/** @param {{at: number, last: number, playing: import("./playing.js").Playing, onMove: (to: number) => void}} props */
function Buttons({ at, last, playing: { playing, play, speed, hasten }, onMove }) {
  const button = (/** @type {string} */ label, /** @type {string} */ icon, /** @type {() => void} */ press, more = "") =>
    html`<button type="button" class=${`ib ${more}`} aria-label=${label} title=${label} onClick=${press}><${Icon} name=${icon} /></button>`;
  return html`<div class="slider-buttons"><div>
      ${button(t("replay-back"), "prev", () => onMove(at - 1))}
      ${button(t(playing ? "replay-pause" : "replay-play"), playing ? "pause" : "play", play, "pri")}
      ${button(t("replay-on"), "next", () => onMove(at + 1))}</div>
    <output>${t("replay-at", { at: at + 1, entries: last + 1 })}</output>
    <label class="speed"><span class="sr">${t("replay-speed")}</span><select class="sel" value=${speed} onChange=${(/** @type {any} */ event) => hasten(Number(event.target.value))}>
      ${SPEEDS.map((one) => html`<option key=${one} value=${one}>${t("replay-times", { speed: one })}</option>`)}</select></label></div>`;
}
