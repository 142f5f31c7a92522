// @ts-check
// The dice tower, cut open: cubes fall through it and end as the server said they did.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { settings } from "../../../lib/settings.js";

/** @typedef {import("../../../lib/types.js").TableInfo} TableInfo */
/** @typedef {{colour: number, cubes: number, tincture: string, name: string}} Heap cubes of one colour */

const SPREAD = 600; // from the first cube to the last,
const GAP = 45; // and from one to the next where they are few
const ROW = 8; // cubes in a row of the tray
const SHELF = 6; // cubes in a row on a floor of the tower
export const PEASANTS = 5; // colours are numbered by seat, the peasants come after the last possible seat

/** The cubes of a tray one by one, as tinctures. @param {Heap[]} heaps */
export function cubesOf(heaps) {
  return heaps.flatMap(({ cubes, tincture }) => Array.from({ length: cubes }, () => tincture));
}

/**
 * What lies in a tray, by colour; colours without any are left out.
 * @param {TableInfo} info
 * @param {number[]} counts by seat, the peasants last
 */
export function heaps(info, counts) {
  const last = counts.length - 1;
  const some = counts.flatMap((cubes, n) => (cubes ? [{ cubes, colour: n === last ? PEASANTS : n }] : []));
  return some.map(({ cubes, colour }) => heap(info, colour, cubes));
}

/** @param {TableInfo} info @param {number} colour @param {number} cubes @returns {Heap} */
export function heap(info, colour, cubes) {
  const peasants = colour === PEASANTS;
  return {
    colour,
    cubes,
    tincture: peasants ? "vert" : seatColour(info, colour),
    name: peasants ? t("heap-peasants", { cubes }) : seatName(info, colour),
  };
}

/**
 * The tower or the tray of a view.
 * @param {TableInfo} info
 * @param {{seats: number[], peasants: number} | undefined} place
 */
export function heapsIn(info, place) {
  return place ? heaps(info, [...place.seats, place.peasants]) : [];
}

/** "Anna 2, Marek 1, 3 peasants": cubes in words. @param {Heap[]} all */
export function heapWords(all) {
  const words = all.map(({ colour, name, cubes }) =>
    colour === PEASANTS ? t("n-peasants", { peasants: cubes }) : t("cubes-of", { whose: name, cubes }),
  );
  return words.join(", ") || t("nothing");
}

/**
 * How each cube came to lie where it lies: through the whole tower, loosened from a floor, or stuck on one. Which cube
 * of a colour it was nobody can tell; only the numbers are true.
 * @param {string[]} cast @param {string[]} tray @param {string[]} inside
 */
export function ways(cast, tray, inside) {
  const left = [...cast];
  const thrown = (/** @type {string} */ tincture) => {
    const at = left.indexOf(tincture);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  return {
    tray: tray.map((tincture) => (thrown(tincture) ? "fall" : "leave")),
    inside: inside.map((tincture, n) => (thrown(tincture) ? (n % 2 ? "stick-low" : "stick-high") : "rest")),
  };
}

/**
 * @param {{tray: string[], inside: string[], cast?: string[], falling?: boolean, onSettle?: () => void}} props
 * tinctures of the cubes in the tray, of those inside, and, where the throw is to be seen, of those thrown
 */
export function Tower({ tray, inside, cast = [], falling = false, onSettle = () => {} }) {
  useKeys(falling ? { " ": onSettle, Enter: onSettle } : {});
  const label = falling ? "" : t("tower-label", { tray: tray.length, inside: inside.length });
  const way = ways(cast, tray, inside);
  const shelves = inside.map((_, n) => shelf(n));
  const places = tray.map((_, n) => trayPlace(n, tray.length));
  const moving = [...way.inside, ...way.tray].filter((one) => one !== "rest").length;
  return html`
    <svg
      class=${falling ? "tower falling" : "tower"}
      data-falling=${falling ? moving : 0}
      viewBox="0 0 300 392"
      role="img"
      aria-label=${label}
      style=${{ "--pace": settings.value.pace || 1 }}
      onClick=${onSettle}
    >
      <${Masonry} />
      <${Cubes} tinctures=${inside} places=${shelves} ways=${way.inside} />
      <${Cubes} tinctures=${tray} places=${places} ways=${way.tray} />
    </svg>
  `;
}

/**
 * Cubes that come one after another.
 * @param {{tinctures: string[], places: {x: number, y: number, turn: number}[], ways: string[]}} props
 */
function Cubes({ tinctures, places, ways: way }) {
  const gap = Math.min(GAP, SPREAD / Math.max(1, tinctures.length));
  return tinctures.map(
    (tincture, n) => html`
      <g
        key=${n}
        class=${way[n]}
        style=${{ "--x": `${places[n].x}px`, "--y": `${places[n].y}px`, "--late": `${n * gap}ms` }}
      >
        <${Cube} tincture=${tincture} ...${places[n]} />
      </g>
    `,
  );
}

/** Whether a throw is under way; the first key lets it come to its end. */
export const stillFalls = () => Boolean(document.querySelector(".tower.falling"));

function Masonry() {
  return html`
    <defs>
      <pattern id="tw-brick" width="26" height="14" patternUnits="userSpaceOnUse">
        <path class="joint" d="M0 .5H26M0 7.5H26M6 .5V7.5M19 7.5V14.5" />
      </pattern>
      <pattern id="tw-line" width="4" height="4" patternUnits="userSpaceOnUse">
        <path class="shade" d="M0 2H4" />
      </pattern>
      <pattern id="tw-slant" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="shade" d="M0 2H4" />
      </pattern>
    </defs>
    <path class="stone" d="M44 14H256L208 74H92z" />
    <path fill="url(#tw-line)" d="M44 14H256L208 74H92z" />
    <ellipse class="wall" cx="150" cy="14" rx="106" ry="9" />
    <ellipse class="mouth" cx="150" cy="14" rx="92" ry="6" />
    <path class="wall" d="M66 74H234V286H66z" />
    <path fill="url(#tw-line)" d="M84 74H216V286H84z" />
    <path fill="url(#tw-slant)" d="M84 74H112V286H84z" />
    <path class="stone" d="M66 74H84V286H66zM216 74H234V286H216z" />
    <path fill="url(#tw-brick)" d="M66 74H84V286H66zM216 74H234V286H216z" />
    ${[62, 98, 134, 170, 206].map(
      (x) => html`
        <path class="stone" d=${`M${x} 66h20v12h-20z`} />
      `,
    )}
    <path class="gate" d="M104 286v-14a46 26 0 0 1 92 0v14z" />
    <path class="stone" d="M84 140 186 156v7L84 147zM216 214 112 232v7l104-18z" />
    <path
      class="peg"
      d="M96 145.5h6M116 148.6h6M136 151.7h6M156 154.8h6M128 232.8l6-1M148 229.4l6-1M168 226l6-1M188 222.5l6-1"
    />
    <path class="stone" d="M66 286H234L286 372H14z" />
    <path fill="url(#tw-line)" d="M66 286H234L286 372H14z" />
    <path class="wall" d="M14 372H286v14H14z" />
  `;
}

const TURNS = [-6, 4, 0, 7, -3, 5, -8, 2];

/** A place on one of the two floors; on which floor a cube truly lies nobody can see.
 * @param {number} n */
function shelf(n) {
  const step = Math.floor(n / 2) % SHELF;
  const row = Math.floor(n / 2 / SHELF);
  const turn = TURNS[n % TURNS.length];
  return n % 2
    ? { x: 204 - step * 17, y: 208 + step * 2.9 - row * 15, turn }
    : { x: 97 + step * 16, y: 130 + step * 2.5 - row * 15, turn };
}

/** @param {number} n @param {number} all */
function trayPlace(n, all) {
  const row = Math.floor(n / ROW);
  const inRow = Math.min(ROW, all - row * ROW);
  const x = 150 + ((n % ROW) - (inRow - 1) / 2) * 27 + (row % 2) * 7;
  return { x, y: 358 - row * 17 + (n % 3) * 2, turn: TURNS[(n * 3) % TURNS.length] };
}

const TOP = "M0-10.150L10-4.350L0 1.450L-10-4.350z";
const LEFT = "M-10-4.350L0 1.450V12.470L-10 6.670z";
const RIGHT = "M10-4.350L0 1.450V12.470L10 6.670z";

/** @param {{tincture: string, x: number, y: number, turn?: number}} props */
export function Cube({ tincture, x, y, turn = 0 }) {
  return html`
    <g class=${`cube cube-${tincture}`} transform=${`translate(${x} ${y}) rotate(${turn})`}>
      <path class="top" d=${TOP} />
      <path class="left" d=${LEFT} />
      <path fill=${`url(#h-${tincture})`} d=${LEFT} />
      <path class="right" d=${RIGHT} />
      <path class="edge" d=${TOP + LEFT + RIGHT} />
    </g>
  `;
}

const DRAWN = 6; // more cubes than that are only counted

/** A heap as a row of cubes, its number, its name and what it does. @param {{heap: Heap, role?: string}} props */
export function HeapRow({ heap: { cubes, tincture, name }, role = "" }) {
  const drawn = Math.min(cubes, DRAWN);
  return html`
    <li>
      <svg class="heap" viewBox=${`-11 -11 ${22 * drawn} 25`} style=${{ width: `${drawn * 19}px` }} aria-hidden="true">
        ${Array.from(
          { length: drawn },
          (_, n) => html`
            <${Cube} tincture=${tincture} x=${n * 22} y=${0} />
          `,
        )}
      </svg>
      <span>
        <b>${cubes}</b>
        ${"\u00a0"}${name}
      </span>
      ${" "}
      <i>${role}</i>
    </li>
  `;
}
