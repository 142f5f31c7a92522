// @ts-check
// How the seats stood over the whole game: one band a seat in its colour and hatching, laid one upon the other.

import { html, useEffect, useMemo, useRef, useState } from "../vendor/ui.js";
import { listed, t } from "../lib/say.js";
import { seatColour, seatName } from "../lib/people.js";
import { linePoints } from "../lib/curves.js";

/** @typedef {import("../lib/types.js").TableInfo} TableInfo */
/** @typedef {import("./slider.js").Bookmark} Bookmark */

/**
 * The upper edge of every band: what its seat and those below it have together, answer by answer.
 * @param {number[][]} rows a row a seat, with a value for every answer @returns {number[][]}
 */
export function edges(rows) {
  /** @type {number[][]} */
  const found = [];
  for (const row of rows) {
    const below = found.at(-1);
    found.push(row.map((value, n) => Math.max(0, value) + (below ? below[n] : 0)));
  }
  return found;
}

/**
 * @param {{measure: string, rows: number[][], info: TableInfo, at: number, line: import("../lib/types.js").Timeline, periods: Bookmark[], onMove: (to: number) => void}} props
 */
export function Graph({ measure, rows: all, info, at, line, periods, onMove }) {
  const shared = line.shared.includes(measure); // then one row says it for all
  const rows = shared ? all.slice(0, 1) : all;
  const field = useRef(/** @type {HTMLElement | null} */ (null));
  const [[width, height], resize] = useState([0, 0]);
  useEffect(() => {
    const box = /** @type {HTMLElement} */ (field.current);
    const observer = new ResizeObserver(() => resize([box.clientWidth, box.clientHeight]));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const entries = Math.max(1, rows[0].length - 1);
  const most = useMemo(() => Math.max(1, ...(edges(rows).at(-1) ?? [])), [rows]);
  const go = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {HTMLElement} */ (field.current).getBoundingClientRect();
    onMove(Math.round((entries * (event.clientX - box.left)) / box.width));
  };
  const x = (/** @type {number} */ n) => ((n / entries) * width).toFixed(1);
  return html`<span class="axis" aria-hidden="true"><b>${most}</b><b>${most % 2 ? "" : most / 2}</b><b>0</b></span>
    <div class="slider-field" ref=${field} onPointerDown=${go} onPointerMove=${(/** @type {PointerEvent} */ event) => event.buttons && go(event)}>
      <svg class="bands" viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${spoken(measure, rows, info, at, shared)}>
        <${Bands} rows=${rows} shared=${shared} info=${info} most=${most} width=${width} height=${height} />
        ${periods.map((mark) => html`<path class="period" d=${`M${x(mark.at)} 0V${height}`} />`)}
        <path class="now-case" d=${`M${x(at)} 0V${height}`} /><path class="now" d=${`M${x(at)} 0V${height}`} />
      </svg></div>
    <${Values} measure=${measure} rows=${rows} shared=${shared} info=${info} at=${at} line=${line} periods=${periods} />`;
}

/** @param {{rows: number[][], shared: boolean, info: TableInfo, most: number, width: number, height: number}} props */
function Bands({ rows, shared, info, most, width, height }) {
  const shapes = useMemo(() => {
    let below = linePoints(rows[0].map(() => 0), most, width, height);
    return edges(rows).map((edge) => {
      const line = linePoints(edge, most, width, height);
      const area = `M${line} ${below.split(" ").reverse().join(" ")}Z`;
      below = line;
      return { area, line: `M${line}` };
    });
  }, [rows, width, height]);
  if (shared) return html`<path class="band shared" d=${shapes[0].area} /><path class="edge" d=${shapes[0].line} />`;
  return shapes.map(({ area, line }, seat) => html`<g key=${seat}><path class=${`band fill-${seatColour(info, seat)}`} d=${area} />
    <path d=${area} fill=${`url(#h-${seatColour(info, seat)})`} /><path class="edge" d=${line} /></g>`);
}

/** @param {string} measure @param {number[][]} rows @param {TableInfo} info @param {number} at @param {boolean} shared */
function spoken(measure, rows, info, at, shared) {
  const values = shared ? [String(rows[0][at])] : rows.map((row, seat) => t("replay-has", { seat: seatName(info, seat), value: row[at] }));
  return t("replay-graph", { measure: t(`curve-${measure}`), values: listed(values) });
}

/** The same for those who do not see it: how everybody stood when a period began, and how now. @param {any} props */
function Values({ measure, rows, shared, info, at, line, periods }) {
  const row = (/** @type {string} */ head, /** @type {number} */ n) => html`<tr key=${head}><th scope="row">${head}</th>
    ${rows.map((/** @type {number[]} */ values) => html`<td>${values[n]}</td>`)}</tr>`;
  return html`<div class="sr"><table><caption>${t(`curve-${measure}`)}</caption>
    <thead><tr><td></td>${rows.map((/** @type {any} */ _, /** @type {number} */ seat) => html`<th key=${seat} scope="col">${shared ? t(`curve-${measure}`) : seatName(info, seat)}</th>`)}
      </tr></thead>
    <tbody>${periods.map((/** @type {Bookmark} */ mark) => row(line.full(mark), mark.at))}${row(t("replay-now"), at)}</tbody></table></div>`;
}
