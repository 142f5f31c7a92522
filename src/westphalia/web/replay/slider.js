// @ts-check
// The line of time: a slider over all answers, with marks for seasons, battles and revolts.

import { html } from "../vendor/ui.js";
import { t, term } from "../lib/say.js";

/** @param {{at: number, replay: any, playing: boolean, onMove: (to: number) => void, onPlay: () => void}} props */
export function Slider({ at, replay, playing, onMove, onPlay }) {
  const share = (/** @type {number} */ n) => `${(100 * n) / Math.max(1, replay.entries)}%`;
  const seasons = replay.marks.filter((/** @type {any} */ mark) => mark.kind === "season");
  const others = replay.marks.filter((/** @type {any} */ mark) => mark.kind === "battle" || mark.kind === "revolt");
  return html`<section class="slider" aria-label=${t("replay-line")}>
    <div class="slider-buttons">
      <button type="button" class="ib" aria-label=${t("replay-first")} onClick=${() => onMove(0)}>⏮</button>
      <button type="button" class="ib" aria-label=${t("replay-back")} onClick=${() => onMove(at - 1)}>◀</button>
      <button type="button" class="ib" aria-label=${t(playing ? "replay-pause" : "replay-play")} onClick=${onPlay}>${playing ? "⏸" : "▶"}</button>
      <button type="button" class="ib" aria-label=${t("replay-on")} onClick=${() => onMove(at + 1)}>▶|</button>
      <button type="button" class="ib" aria-label=${t("replay-last")} onClick=${() => onMove(replay.entries)}>⏭</button>
    </div>
    <div class="slider-line">
      <input type="range" min="0" max=${replay.entries} value=${at} aria-label=${t("replay-line")}
        aria-valuetext=${t("replay-at", { at, entries: replay.entries })} onInput=${(/** @type {any} */ event) => onMove(Number(event.target.value))} />
      <div class="slider-marks" aria-hidden="true">${others.map((/** @type {any} */ mark) => html`<i class=${mark.kind} style=${{ left: share(mark.at) }}></i>`)}</div>
      <ol class="slider-seasons">${seasons.map((/** @type {any} */ mark) => html`<li key=${mark.at} style=${{ left: share(mark.at) }}>
        <button type="button" class="link" onClick=${() => onMove(mark.at)}>${t("replay-season", { season: term("season", mark.season), year: mark.year })}</button></li>`)}</ol>
    </div>
    <output>${t("replay-at", { at, entries: replay.entries })}</output>
  </section>`;
}
