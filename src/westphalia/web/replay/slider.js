// @ts-check
// The line of time: a slider over all answers under the graph of the game, with marks for seasons, battles and revolts.

import { html, useState } from "../vendor/ui.js";
import { t } from "../lib/say.js";
import { term } from "../games/wallenstein/terms.js";
import { seatColour, seatName } from "../lib/store.js";
import { Icon, Shield } from "../lib/signs.js";
import { ROMAN } from "../table/look.js";
import { Graph, MEASURES } from "./graph.js";
import { when } from "./story.js";

/** @typedef {{at: number, kind: string, year: number, season: string, county?: string}} Bookmark */

const PHASES = ["season", "phase", "scoring", "end"];

/** How far along the line an answer lies. @param {number} at @param {number} entries */
export const share = (at, entries) => `${((100 * at) / Math.max(1, entries)).toFixed(2)}%`;

/**
 * Where the next phase begins in a direction, or the end of the line.
 * @param {Bookmark[]} marks @param {number} at @param {number} way @param {number} entries
 */
export function nextPhase(marks, at, way, entries) {
  const points = marks.filter(({ kind }) => PHASES.includes(kind)).map((mark) => mark.at);
  return way > 0 ? (points.find((point) => point > at) ?? entries) : (points.findLast((point) => point < at) ?? 0);
}

/** The season that an answer was given in. @param {Bookmark[]} marks @param {number} at */
export const seasonAt = (marks, at) => marks.findLast((mark) => mark.kind === "season" && mark.at <= at) ?? null;

/**
 * @param {{at: number, replay: any, info: import("../lib/types.js").TableInfo | null, what: string, playing: boolean,
 *   onMove: (to: number) => void, onPlay: () => void}} props *what* happens at that moment
 */
export function Slider({ at, replay, info, what, playing, onMove, onPlay }) {
  const [measure, setMeasure] = useState(MEASURES[0]);
  const { entries, curves } = replay;
  const marks = /** @type {Bookmark[]} */ (replay.marks);
  const seasons = marks.filter(({ kind }) => kind === "season");
  const others = marks.filter(({ kind }) => kind === "battle" || kind === "revolt");
  return html`<section class="slider" aria-label=${t("replay-line")}>
    <div class="slider-top">
      <div class="seg" role="group" aria-label=${t("replay-curve")}>${MEASURES.map((name) => html`<button type="button" key=${name}
        aria-pressed=${name === measure} onClick=${() => setMeasure(name)}>${t(`curve-${name}`)}</button>`)}</div>
      ${info && html`<ul class="legend">${info.seats.map(({ seat }) => html`<li key=${seat}>
        <${Shield} tincture=${seatColour(info, seat)} size=${18} />${seatName(info, seat)} <b>${curves[measure][seat][at]}</b></li>`)}</ul>`}</div>
    <${Buttons} at=${at} entries=${entries} playing=${playing} onMove=${onMove} onPlay=${onPlay} />
    <div class="slider-line">
      ${info && html`<${Graph} measure=${measure} rows=${curves[measure]} info=${info} at=${at} seasons=${seasons} onMove=${onMove} />`}
      <div class="slider-marks" aria-hidden="true">${others.map((mark) => html`<i class=${mark.kind} style=${{ left: share(mark.at, entries) }}></i>`)}
        </div>
      <input type="range" min="0" max=${entries} value=${at} aria-label=${t("replay-line")}
        aria-valuetext=${t("replay-value", { when: when(seasonAt(marks, at)), what, at, entries })}
        onInput=${(/** @type {any} */ event) => onMove(Number(event.target.value))} />
      <${Seasons} seasons=${seasons} entries=${entries} onMove=${onMove} />
    </div>
  </section>`;
}

/** The names of the seasons where they begin; each has as much room as its season is long. @param {any} props */
function Seasons({ seasons, entries, onMove }) {
  const name = (/** @type {Bookmark} */ { season, year }) =>
    season === "spring" ? t("replay-season", { season: term("season", season), year: ROMAN[year] }) : term("season", season);
  const line = [...(seasons[0]?.at ? [{ at: 0 }] : []), ...seasons];
  return html`<ol class="slider-seasons">${line.map((mark, n) => html`<li key=${mark.at}
    style=${{ left: share(mark.at, entries), width: share((line[n + 1]?.at ?? entries) - mark.at, entries) }}>
    <button type="button" class="link" title=${when(mark.season ? mark : null)}
      onClick=${() => onMove(mark.at)}>${mark.season ? name(mark) : t("replay-set-up")}</button></li>`)}</ol>`;
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
