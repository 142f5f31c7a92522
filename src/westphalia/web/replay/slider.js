// @ts-check
// The line of time: a slider over all answers under the graph of the game, with marks where the game puts them.

import { html, useState } from "../vendor/ui.js";
import { t } from "../lib/say.js";
import { seatColour, seatName } from "../lib/people.js";
import { Icon, Shield } from "../lib/signs.js";
import { Graph } from "./graph.js";

/** @typedef {import("../lib/types.js").Bookmark} Bookmark */
/** @typedef {import("../lib/types.js").Timeline} Timeline */

/** How far along the line an answer lies. @param {number} at @param {number} entries */
export const share = (at, entries) => `${((100 * at) / Math.max(1, entries)).toFixed(2)}%`;

/**
 * Where the next phase begins in a direction, or the end of the line.
 * @param {Timeline} line @param {Bookmark[]} marks @param {number} at @param {number} way @param {number} entries
 */
export function nextPhase({ phases }, marks, at, way, entries) {
  const points = marks.filter(({ kind }) => phases.includes(kind)).map((mark) => mark.at);
  return way > 0 ? (points.find((point) => point > at) ?? entries) : (points.findLast((point) => point < at) ?? 0);
}

/** The period that an answer was given in. @param {Timeline} line @param {Bookmark[]} marks @param {number} at */
export const periodAt = ({ period }, marks, at) => marks.findLast((mark) => mark.kind === period && mark.at <= at) ?? null;

/** When that was; before the first period the game is set up. @param {Timeline} line @param {Bookmark | null} period */
export const when = (line, period) => (period ? line.full(period) : t("replay-set-up"));

/**
 * @param {{line: Timeline, at: number, replay: any, info: import("../lib/types.js").TableInfo | null, what: string, playing: boolean,
 *   onMove: (to: number) => void, onPlay: () => void}} props *what* happens at that moment
 */
export function Slider({ line, at, replay, info, what, playing, onMove, onPlay }) {
  const { entries, curves } = replay;
  const measures = Object.keys(curves);
  const [measure, setMeasure] = useState(measures[0]);
  const marks = /** @type {Bookmark[]} */ (replay.marks);
  const periods = marks.filter(({ kind }) => kind === line.period);
  const others = marks.filter(({ kind }) => line.signs.includes(kind));
  return html`<section class="slider" aria-label=${t("replay-line")}>
    <div class="slider-top">
      <div class="seg" role="group" aria-label=${t("replay-curve")}>${measures.map((name) => html`<button type="button" key=${name}
        aria-pressed=${name === measure} onClick=${() => setMeasure(name)}>${t(`curve-${name}`)}</button>`)}</div>
      ${info && !line.shared.includes(measure) && html`<ul class="legend">${info.seats.map(({ seat }) => html`<li key=${seat}>
        <${Shield} tincture=${seatColour(info, seat)} size=${18} />${seatName(info, seat)} <b>${curves[measure][seat][at]}</b></li>`)}</ul>`}
      ${line.shared.includes(measure) && html`<ul class="legend"><li>${t(`curve-${measure}`)} <b>${curves[measure][0][at]}</b></li></ul>`}</div>
    <${Buttons} at=${at} entries=${entries} playing=${playing} onMove=${onMove} onPlay=${onPlay} />
    <div class="slider-line">
      ${info && html`<${Graph} measure=${measure} rows=${curves[measure]} info=${info} at=${at} line=${line} periods=${periods} onMove=${onMove} />`}
      <div class="slider-marks" aria-hidden="true">${others.map((mark) => html`<i class=${mark.kind} style=${{ left: share(mark.at, entries) }}></i>`)}
        </div>
      <input type="range" min="0" max=${entries} value=${at} aria-label=${t("replay-line")}
        aria-valuetext=${t("replay-value", { when: when(line, periodAt(line, marks, at)), what, at, entries })}
        onInput=${(/** @type {any} */ event) => onMove(Number(event.target.value))} />
      <${Periods} line=${line} periods=${periods} entries=${entries} onMove=${onMove} />
    </div>
  </section>`;
}

/** The names of the periods where they begin; each has as much room as it is long. @param {any} props */
function Periods({ line, periods, entries, onMove }) {
  const all = [...(periods[0]?.at ? [{ at: 0, kind: "" }] : []), ...periods];
  return html`<ol class="slider-periods">${all.map((mark, n) => html`<li key=${mark.at}
    style=${{ left: share(mark.at, entries), width: share((all[n + 1]?.at ?? entries) - mark.at, entries) }}>
    <button type="button" class="link" title=${when(line, mark.kind ? mark : null)}
      onClick=${() => onMove(mark.at)}>${mark.kind ? line.short(mark) : t("replay-set-up")}</button></li>`)}</ol>`;
}

/** @param {{at: number, entries: number, playing: boolean, onMove: (to: number) => void, onPlay: () => void}} props */
function Buttons({ at, entries, playing, onMove, onPlay }) {
  const button = (/** @type {string} */ label, /** @type {string} */ icon, /** @type {() => void} */ press, more = "") =>
    html`<button type="button" class=${`ib ${more}`} aria-label=${label} title=${label} onClick=${press}><${Icon} name=${icon} /></button>`;
  return html`<div class="slider-buttons"><div>
      ${button(t("replay-back"), "prev", () => onMove(at - 1))}
      ${button(t(playing ? "replay-pause" : "replay-play"), playing ? "pause" : "play", onPlay, "pri")}
      ${button(t("replay-on"), "next", () => onMove(at + 1))}</div>
    <output>${t("replay-at", { at, entries })}</output></div>`;
}
