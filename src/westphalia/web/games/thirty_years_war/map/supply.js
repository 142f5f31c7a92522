// @ts-check
// Lines of communications, by which pay comes: in words and on the map.

import { html } from "../../../vendor/ui.js";
import { keyOf, listed, t } from "../../../lib/i18n.js";
import { seatColour } from "../../../lib/people.js";
import { term } from "../terms.js";

/** @typedef {import("../types.js").Shown} Shown */

// ------------------------------------------------------------------------------
// The line of communications of a stack in words: its way to a base, or where it breaks and why.

/** The line that matters of a stack: one that holds, else the first. @param {any} pay @param {string} city */
export function lineOf(pay, city) {
  const lines = /** @type {any[]} */ (pay.lines).filter((line) => line.city === city);
  return lines.find(({ holds }) => holds) ?? lines[0] ?? null;
}

/** Why a line breaks where it does. @param {any[]} breaks pairs of a city and a reason */
export const breakText = (breaks) =>
  listed(
    breaks.map(([at, why]) => t("line-broken-at", { place: term("place", at), why: t(keyOf("line-broken", why)) })),
  );

const LONG = 4;

/** A way to a base, city by city; of a long one its end. @param {string[]} path */
function wayText(path) {
  if (path.length === 1) return t("line-own-base");
  const names = path.slice(1).map((at) => term("place", at));
  return names.length < LONG
    ? names.join(", ")
    : t("line-long", { base: names.at(-1) ?? "", cities: names.length - 1 });
}

/** @param {{pay: any, city: string}} props */
export function LineOf({ pay, city }) {
  const line = lineOf(pay, city);
  if (!line)
    return html`
      –
    `;
  if (line.breaks.length && !line.holds) {
    const [[at, why]] = line.breaks;
    return html`
      <b class="bad">${t("line-cut-at", { place: term("place", at) })}</b>
      ${" "}
      <small>${t(keyOf("line-broken", why))}</small>
    `;
  }
  if (line.path.length === 0)
    return html`
      <b class="bad">${t("line-no-base")}</b>
    `;
  return html`
    ${wayText(line.path)}
  `;
}

// ------------------------------------------------------------------------------
// The lines on the map: each to its base, and a cut one in dashed red with a cross at the break, which says why.

/** @param {Map<string, number[]>} at @param {string[]} places */
function drawn(at, places) {
  const points = places.map((place) => at.get(place)).filter(Boolean);
  return points.length > 1 ? `M${points.map((point) => point?.join(" ")).join("L")}` : "";
}

/** How far a cut line gets: to the first break after its beginning. @param {{path: string[], breaks: any[][]}} line */
export function reached({ path, breaks }) {
  const broken = new Set(breaks.map(([at]) => at));
  const end = path.findIndex((place, n) => n > 0 && broken.has(place));
  return end < 0 ? path : path.slice(0, end + 1);
}

/** @param {{store: Shown, shape: any}} props */
export function SupplyLines({ store, shape }) {
  const at = new Map(shape.places.map((/** @type {any} */ { id, signs }) => [id, signs]));
  const lines = store.view.value.seats.flatMap((/** @type {any} */ { pay }, /** @type {number} */ seat) =>
    pay.lines.map((/** @type {any} */ line) => ({ ...line, seat })),
  );
  const hovered = store.hovered.value;
  const bases = new Set(
    lines.filter((/** @type {any} */ { holds }) => holds).map((/** @type {any} */ { path }) => path.at(-1)),
  );
  return html`
    <g class=${`supply ${lines.some((/** @type {any} */ { city }) => city === hovered) ? "one" : ""}`}>
      ${lines.map(
        (/** @type {any} */ line, /** @type {number} */ n) => html`
          <${Line} key=${n} store=${store} line=${line} at=${at} hovered=${line.city === hovered} />
        `,
      )}
      ${[...bases].map(
        (base) => html`
          <${Base} key=${base} at=${at.get(base)} />
        `,
      )}
    </g>
  `;
}

/** @param {{store: Shown, line: any, at: Map<string, number[]>, hovered: boolean}} props */
function Line({ store, line, at, hovered }) {
  const way = drawn(at, line.holds ? line.path : reached(line));
  const [broken] = line.breaks;
  return html`
    <g class=${`${line.holds ? "holds" : "cut"} ${hovered ? "hovered" : ""}`} data-line=${line.city}>
      <path class="case" d=${way} />
      <path class=${line.holds ? `stroke-${seatColour(store.info.value, line.seat)}` : "broken"} d=${way} />
      ${
        !line.holds &&
        broken &&
        html`
          <${Break}
            at=${crossing(at, line)}
            why=${`${t("labelled", { label: term("place", line.city) })} ${breakText(line.breaks)}`}
          />
        `
      }
    </g>
  `;
}

/**
 * Where the cross of a cut line lies: in the middle of the last road, or at its beginning if it cannot even begin.
 * @param {Map<string, number[]>} at
 * @param {{path: string[], breaks: any[][]}} line
 */
function crossing(at, line) {
  const [one, other] = line.breaks[0][0] === line.path[0] ? line.path : reached(line).slice(-2);
  const [from, to] = [at.get(one), at.get(other ?? one)];
  return from && to ? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] : undefined;
}

/** @param {{at: number[] | undefined, why: string}} props */
function Break({ at, why }) {
  if (!at) return null;
  return html`
    <g transform=${`translate(${at[0]} ${at[1]})`}>
      <g class="counter-scale break" role="img" aria-label=${why}>
        <title>${why}</title>
        <circle r="9" />
        <path d="M-4 -4L4 4M4 -4L-4 4" />
      </g>
    </g>
  `;
}

/** @param {{at: number[] | undefined}} props */
function Base({ at }) {
  if (!at) return null;
  return html`
    <g transform=${`translate(${at[0]} ${at[1]})`} aria-hidden="true">
      <g class="counter-scale base">
        <rect x="8" y="6" width="18" height="13" rx="2" />
        <use href="#i-coins" x="12" y="7.500" width="10" height="10" />
      </g>
    </g>
  `;
}
