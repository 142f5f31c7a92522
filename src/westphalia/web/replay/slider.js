// @ts-check
// The line of time: a slider over all answers under the curves of the game, with marks for seasons, battles and revolts.

import { html } from "../vendor/ui.js";
import { t, term } from "../lib/say.js";
import { seatColour, seatName } from "../lib/store.js";
import { Icon, Shield } from "../lib/signs.js";
import { MEASURES } from "../phases/end.js";
import { Lines } from "../phases/curves.js";

/** @typedef {{at: number, kind: string, year: number, season: string, county?: string}} Bookmark */

/** How far along the line an answer lies. @param {number} at @param {number} entries */
export const share = (at, entries) => `${((100 * at) / Math.max(1, entries)).toFixed(2)}%`;

/** The next mark in a direction, or the end of the line. @param {Bookmark[]} marks @param {number} at @param {number} way @param {number} entries */
export function nextMark(marks, at, way, entries) {
  const points = marks.map((mark) => mark.at);
  return way > 0 ? (points.find((point) => point > at) ?? entries) : (points.findLast((point) => point < at) ?? 0);
}

/** The season that an answer was given in. @param {Bookmark[]} marks @param {number} at */
export const seasonAt = (marks, at) => marks.findLast((mark) => mark.kind === "season" && mark.at <= at) ?? null;

/**
 * @param {{at: number, replay: any, info: import("../lib/types.js").TableInfo | null, playing: boolean, measure: string, onMeasure: (name: string) => void,
 *   onMove: (to: number) => void, onPlay: () => void}} props
 */
export function Slider({ at, replay, info, playing, measure, onMeasure, onMove, onPlay }) {
  const { entries, marks } = replay;
  const seasons = marks.filter((/** @type {Bookmark} */ { kind }) => kind === "season");
  const others = marks.filter((/** @type {Bookmark} */ { kind }) => kind === "battle" || kind === "revolt");
  return html`<section class="slider" aria-label=${t("replay-line")}>
    <div class="slider-top"><div class="seg" role="group" aria-label=${t("replay-curve")}>${MEASURES.map((name) => html`<button type="button" key=${name} aria-pressed=${name === measure} onClick=${() => onMeasure(name)}>${t(`curve-${name}`)}</button>`)}</div>
      ${info && html`<ul class="legend">${info.seats.map(({ seat }) => html`<li key=${seat}><${Shield} tincture=${seatColour(info, seat)} size=${18} />${seatName(info, seat)} <b>${replay.curves[measure][seat][at]}</b></li>`)}</ul>`}</div>
    <${Buttons} at=${at} entries=${entries} playing=${playing} onMove=${onMove} onPlay=${onPlay} />
    <div class="slider-line">
      <div class="slider-field">${info && html`<${Lines} title=${t(`curve-${measure}`)} rows=${replay.curves[measure]} info=${info} at=${at} seasons=${seasons.map((/** @type {Bookmark} */ mark) => mark.at)} />`}</div>
      <div class="slider-marks" aria-hidden="true">${others.map((/** @type {Bookmark} */ mark) => html`<i class=${mark.kind} style=${{ left: share(mark.at, entries) }}></i>`)}</div>
      <input type="range" min="0" max=${entries} value=${at} aria-label=${t("replay-line")}
        aria-valuetext=${t("replay-at", { at, entries })} onInput=${(/** @type {any} */ event) => onMove(Number(event.target.value))} />
      <ol class="slider-seasons">${seasons.map((/** @type {Bookmark} */ mark) => html`<li key=${mark.at} style=${{ left: share(mark.at, entries) }}>
        <button type="button" class="link" onClick=${() => onMove(mark.at)}>${t("replay-season", { season: term("season", mark.season), year: mark.year })}</button></li>`)}</ol>
    </div>
  </section>`;
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
