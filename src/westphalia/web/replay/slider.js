// @ts-check
// The line of time under a replay: a slider over all moments, with the graph of the game and the marks that it puts
// there.

import { html, useEffect, useMemo, useRef, useState } from "../vendor/ui.js";
import { DASHES, Stroke, linePoints } from "../lib/curves.js";
import { listed, t } from "../lib/i18n.js";
import { seatColour, seatName } from "../lib/people.js";
import { Icon } from "../lib/signs.js";
import { SPEEDS, along, indexOf } from "./past.js";

// ------------------------------------------------------------------------------
// How the seats stood over the whole game: a line a seat in its colour and dashes, with the numbers that decide the
// game.

/** @typedef {import("../lib/types.js").TableInfo} TableInfo */
/** @typedef {import("../lib/types.js").Bookmark} Bookmark */
/** @typedef {import("../lib/types.js").Scale} Scale */

/** @type {Scale} */
const HUNDREDTHS = { least: 0, most: 100, limits: [] };
const THIN = 2; // points a pixel: more of them nobody sees

/**
 * From where to where a field goes that has all values and all limits in it.
 * @param {number[][]} rows
 * @param {Scale | null} scale
 * @returns {[number, number]}
 */
export function boundsOf(rows, scale) {
  const limits = scale?.limits.map(({ value }) => value) ?? [];
  let [least, most] = [Math.min(scale?.least ?? 0, ...limits), Math.max(scale?.most ?? 1, ...limits)];
  for (const row of rows) for (const value of row) [least, most] = [Math.min(least, value), Math.max(most, value)];
  return [least, most];
}

/**
 * @param {{measure: string, rows: number[][], bands: number[][] | null, info: TableInfo, at: number,
 *   line: import("../lib/types.js").Timeline, view: any, periods: Bookmark[], onMove: (to: number) => void}} props
 */
function Graph({ measure, rows: all, bands, info, at, line, view, periods, onMove }) {
  const shared = line.shared.includes(measure); // then one row says it for all
  const rows = shared ? all.slice(0, 1) : all;
  const [field, width, height] = useSize();
  const moments = Math.max(1, rows[0].length - 1);
  const scale = bands ? HUNDREDTHS : view ? line.scale(measure, view) : null;
  const [least, most] = useMemo(() => boundsOf(rows, scale), [rows, JSON.stringify(scale)]);
  const go = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {HTMLElement} */ (field.current).getBoundingClientRect();
    onMove(Math.round((moments * (event.clientX - box.left)) / box.width));
  };
  const middle = (least + most) / 2;
  return html`
    <span class="axis" aria-hidden="true">
      <b>${most}</b>
      <b>${Number.isInteger(middle) ? middle : ""}</b>
      <b>${least}</b>
    </span>
    <div
      class="slider-field"
      ref=${field}
      onPointerDown=${go}
      onPointerMove=${(/** @type {PointerEvent} */ event) => event.buttons && go(event)}
    >
      <${Drawing}
        ...${{ measure, rows, shared, bands, info, at, moments, scale, least, most, width, height, periods }}
      />
    </div>
    <${Values} measure=${measure} rows=${rows} shared=${shared} info=${info} at=${at} line=${line} periods=${periods} />
  `;
}

/** An element, and how large it is. @returns {[{current: HTMLElement | null}, number, number]} */
function useSize() {
  const field = useRef(/** @type {HTMLElement | null} */ (null));
  const [[width, height], resize] = useState([0, 0]);
  useEffect(() => {
    const box = /** @type {HTMLElement} */ (field.current);
    const observer = new ResizeObserver(() => resize([box.clientWidth, box.clientHeight]));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [field, width, height];
}

/** The curves, with what they are drawn over. @param {any} props */
function Drawing({ measure, rows, shared, bands, info, at, moments, scale, least, most, width, height, periods }) {
  const x = (/** @type {number} */ n) => ((n / moments) * width).toFixed(1);
  return html`
    <svg
      class="courses"
      viewBox=${`0 0 ${width} ${height}`}
      role="img"
      aria-label=${spoken(measure, rows, info, at, shared, scale)}
    >
      ${periods.map(
        (/** @type {Bookmark} */ mark) => html`
          <path class="period" d=${`M${x(mark.at)} 0V${height}`} />
        `,
      )}
      ${
        bands &&
        html`
          <${Bands} rows=${rows} bands=${bands} info=${info} width=${width} height=${height} />
        `
      }
      <${Courses} ...${{ rows, shared, info, least, most, width, height }} />
      <${Limits} scale=${scale} least=${least} most=${most} width=${width} height=${height} />
      <path class="now-case" d=${`M${x(at)} 0V${height}`} />
      <path class="now" d=${`M${x(at)} 0V${height}`} />
    </svg>
  `;
}

/**
 * The numbers at which something is decided, as lines across.
 * @param {{scale: Scale | null, least: number, most: number, width: number, height: number}} props
 */
function Limits({ scale, least, most, width, height }) {
  const y = (/** @type {number} */ value) =>
    (height - ((value - least) / Math.max(1, most - least)) * height).toFixed(1);
  // the name of the lowest stands under its line, all others over theirs
  const lowest = Math.min(...(scale?.limits ?? []).map(({ value }) => value));
  return scale?.limits.map(
    ({ value, tincture, text }, n) => html`
      <g key=${n}>
        <path class=${`limit stroke-${tincture}`} d=${`M0 ${y(value)}H${width}`} />
        <text
          class=${`limit-name ink-${tincture}`}
          x="4"
          y=${value === lowest ? Number(y(value)) + 11 : Math.max(10, Number(y(value)) - 3)}
        >
          ${text}
        </text>
      </g>
    `,
  );
}

/**
 * How far values in hundredths may be off, as a field around each line.
 * @param {{rows: number[][], bands: number[][], info: TableInfo, width: number, height: number}} props
 */
function Bands({ rows, bands, info, width, height }) {
  return rows.map((row, seat) => {
    const edge = (/** @type {number} */ way) =>
      thinned(
        row.map((value, n) => Math.min(100, Math.max(0, value + way * bands[seat][n]))),
        width,
      );
    const there = linePoints(edge(1), 100, width, height);
    const back = linePoints(edge(-1), 100, width, height).split(" ").reverse().join(" ");
    return html`
      <polygon key=${seat} class=${`band fill-${seatColour(info, seat)}`} points=${`${there} ${back}`} />
    `;
  });
}

/** Only as many points as can be seen. @param {number[]} row @param {number} width */
export function thinned(row, width) {
  const most = Math.max(2, Math.floor(width * THIN));
  if (row.length <= most) return row;
  return Array.from({ length: most }, (_, n) => row[Math.round((n * (row.length - 1)) / (most - 1))]);
}

/**
 * @param {{rows: number[][], shared: boolean, info: TableInfo, least: number, most: number, width: number,
 *   height: number}} props
 */
function Courses({ rows, shared, info, least, most, width, height }) {
  const courses = useMemo(
    () =>
      rows.map((row) =>
        linePoints(
          thinned(row, width).map((value) => value - least),
          Math.max(1, most - least),
          width,
          height,
        ),
      ),
    [rows, least, most, width, height],
  );
  if (shared)
    return html`
      <polyline class="curve shared" points=${courses[0]} />
    `;
  return courses.map(
    (points, seat) => html`
      <polyline
        key=${seat}
        class=${`curve stroke-${seatColour(info, seat)}`}
        stroke-dasharray=${DASHES[seatColour(info, seat)]}
        points=${points}
      />
    `,
  );
}

/**
 * @param {string} measure
 * @param {number[][]} rows
 * @param {TableInfo} info
 * @param {number} at
 * @param {boolean} shared
 * @param {Scale | null} scale
 */
function spoken(measure, rows, info, at, shared, scale) {
  const values = shared
    ? [String(Math.round(rows[0][at]))]
    : rows.map((row, seat) => t("replay-has", { seat: seatName(info, seat), value: Math.round(row[at]) }));
  return t("replay-graph", {
    measure: t(`curve-${measure}`),
    values: listed([...values, ...(scale?.limits.map(({ text }) => text) ?? [])]),
  });
}

/** The same for those who do not see it: how everybody stood when a period began, and how now. @param {any} props */
function Values({ measure, rows, shared, info, at, line, periods }) {
  const row = (/** @type {string} */ head, /** @type {number} */ n) => html`
    <tr key=${head}>
      <th scope="row">${head}</th>
      ${rows.map(
        (/** @type {number[]} */ values) => html`
          <td>${Math.round(values[n])}</td>
        `,
      )}
    </tr>
  `;
  return html`
    <div class="sr">
      <table>
        <caption>${t(`curve-${measure}`)}</caption>
        <thead>
          <tr>
            <td></td>
            ${rows.map(
              (/** @type {any} */ _, /** @type {number} */ seat) => html`
                <th key=${seat} scope="col">${shared ? t(`curve-${measure}`) : seatName(info, seat)}</th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${periods.map((/** @type {Bookmark} */ mark) => row(line.full(mark), mark.at))}${row(t("replay-now"), at)}
        </tbody>
      </table>
    </div>
  `;
}

// ------------------------------------------------------------------------------
// The slider over all moments.

/** @typedef {import("../lib/types.js").Timeline} Timeline */
/** @typedef {import("./past.js").Moment} Moment */

const CHANCES = "chances"; // the measure of an analysis

/**
 * How far along the line a moment lies, of which there are *last* after the first.
 * @param {number} at
 * @param {number} last
 */
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
export const periodAt = ({ period }, marks, at) =>
  marks.findLast((mark) => mark.kind === period && mark.at <= at) ?? null;

/**
 * When that was; before the first period the game is set up, if it has any.
 * @param {Timeline} line
 * @param {Bookmark | null} period
 */
export const when = (line, period) => (period ? line.full(period) : line.period && t("replay-set-up"));

/**
 * @param {{line: Timeline, at: number, moments: Moment[], marks: Bookmark[], curves: Record<string, number[][]>,
 *   measured: {chances: number[][], bands: number[][]} | null, turns: {at: number}[],
 *   info: import("../lib/types.js").TableInfo | null, view: any, what: string, playing: import("./past.js").Playing,
 *   onMove: (to: number) => void}} props *what* happens at that moment
 */
export function Slider({ line, at, moments, marks, curves, measured, turns, info, view, what, playing, onMove }) {
  const { measures, measure, setMeasure, rows, bands } = useMeasure(curves, measured, moments);
  const last = moments.length - 1;
  const periods = marks.filter(({ kind }) => kind === line.period);
  const others = marks.filter(({ kind }) => line.signs.includes(kind));
  const turning = turns.map((turn) => ({ kind: "turn", at: indexOf(moments, { at: turn.at, told: null }) }));
  const place = { when: when(line, periodAt(line, marks, at)), at: at + 1, entries: last + 1 };
  return html`
    <section class="slider" aria-label=${t("replay-line")}>
      <div class="slider-top">
        <${Measures} measures=${measures} measure=${measure} onPick=${setMeasure} />
        <${Legend} measure=${line.shared.includes(measure) ? measure : ""} rows=${rows} at=${at} info=${info} />
      </div>
      <${Buttons} at=${at} last=${last} playing=${playing} onMove=${onMove} />
      <div class="slider-line">
        ${
          info &&
          html`
            <${Graph} ...${{ measure, rows, bands, info, at, line, view, periods, onMove }} />
          `
        }
        <${Signs} marks=${[...others, ...turning]} last=${last} />
        <input
          type="range"
          min="0"
          max=${last}
          value=${at}
          aria-label=${t("replay-line")}
          aria-valuetext=${t("replay-value", { ...place, what })}
          onInput=${(/** @type {any} */ event) => onMove(Number(event.target.value))}
        />
        <${Periods} line=${line} periods=${periods} last=${last} onMove=${onMove} />
      </div>
    </section>
  `;
}

/** @param {{marks: {kind: string, at: number}[], last: number}} props */
function Signs({ marks, last }) {
  return html`
    <div class="slider-marks" aria-hidden="true">
      ${marks.map(
        ({ kind, at }) => html`
          <i class=${kind} style=${{ left: share(at, last) }}></i>
        `,
      )}
    </div>
  `;
}

/**
 * What the curves show: one measure of those that are known, with its rows and how unsure they are.
 * @param {Record<string, number[][]>} known
 * @param {{chances: number[][], bands: number[][]} | null} measured
 * @param {Moment[]} moments
 */
function useMeasure(known, measured, moments) {
  const curves = /** @type {Record<string, number[][]>} */ (
    measured ? { [CHANCES]: measured.chances, ...known } : known
  );
  const measures = Object.keys(curves);
  const [chosen, setMeasure] = useState("");
  const measure = chosen || measures[0]; // once chances are known they come first
  const rows = useMemo(() => curves[measure].map((row) => along(row, moments)), [measure, moments, measured]);
  const bands = useMemo(
    () => (measured && measure === CHANCES ? measured.bands.map((row) => along(row, moments)) : null),
    [measure, moments, measured],
  );
  return { measures, measure, setMeasure, rows, bands };
}

/** @param {{measures: string[], measure: string, onPick: (measure: string) => void}} props */
function Measures({ measures, measure, onPick }) {
  return html`
    <div class="seg" role="group" aria-label=${t("replay-curve")}>
      ${measures.map(
        (name) => html`
          <button type="button" key=${name} aria-pressed=${name === measure} onClick=${() => onPick(name)}>
            ${t(`curve-${name}`)}
          </button>
        `,
      )}
    </div>
  `;
}

/**
 * The numbers at the present moment: by seat, or the one of a *measure* that all share.
 * @param {{measure: string, rows: number[][], at: number, info: import("../lib/types.js").TableInfo | null}} props
 */
function Legend({ measure, rows, at, info }) {
  if (measure)
    return html`
      <ul class="legend">
        <li>
          ${t(`curve-${measure}`)}${" "}
          <b>${rows[0][at]}</b>
        </li>
      </ul>
    `;
  if (!info) return null;
  return html`
    <ul class="legend">
      ${info.seats.map(
        ({ seat }) => html`
          <li key=${seat}>
            <${Stroke} tincture=${seatColour(info, seat)} />
            ${seatName(info, seat)}${" "}
            <b>${Math.round(rows[seat][at])}</b>
          </li>
        `,
      )}
    </ul>
  `;
}

/** The names of the periods where they begin; each has as much room as it is long. @param {any} props */
function Periods({ line, periods, last, onMove }) {
  const all = [...(periods[0]?.at ? [{ at: 0, kind: "" }] : []), ...periods];
  return html`
    <ol class="slider-periods">
      ${all.map(
        (mark, n) => html`
          <li
            key=${mark.at}
            style=${{ left: share(mark.at, last), width: share((all[n + 1]?.at ?? last) - mark.at, last) }}
          >
            <button
              type="button"
              class="link"
              title=${when(line, mark.kind ? mark : null)}
              onClick=${() => onMove(mark.at)}
            >
              ${mark.kind ? line.short(mark) : t("replay-set-up")}
            </button>
          </li>
        `,
      )}
    </ol>
  `;
}

/** @param {{at: number, last: number, playing: import("./past.js").Playing, onMove: (to: number) => void}} props */
function Buttons({ at, last, playing: { playing, play, speed, hasten }, onMove }) {
  const button = (
    /** @type {string} */ label,
    /** @type {string} */ icon,
    /** @type {() => void} */ press,
    more = "",
  ) => html`
    <button type="button" class=${`icon-button ${more}`} aria-label=${label} title=${label} onClick=${press}>
      <${Icon} name=${icon} />
    </button>
  `;
  return html`
    <div class="slider-buttons">
      <div>
        ${button(t("replay-back"), "prev", () => onMove(at - 1))}
        ${button(t(playing ? "replay-pause" : "replay-play"), playing ? "pause" : "play", play, "primary")}
        ${button(t("replay-on"), "next", () => onMove(at + 1))}
      </div>
      <output>${t("replay-at", { at: at + 1, entries: last + 1 })}</output>
      <label class="speed">
        <span class="sr">${t("replay-speed")}</span>
        <select class="sel" value=${speed} onChange=${(/** @type {any} */ event) => hasten(Number(event.target.value))}>
          ${SPEEDS.map(
            (one) => html`
              <option key=${one} value=${one}>${t("replay-times", { speed: one })}</option>
            `,
          )}
        </select>
      </label>
    </div>
  `;
}
