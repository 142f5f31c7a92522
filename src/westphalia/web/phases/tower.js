// @ts-check
// The dice tower, cut open: cubes fall through it and end as the server said they did.

import { html, useEffect, useState } from "../vendor/ui.js";
import { t } from "../lib/say.js";

const CUBE = 18;
const ROW = 9; // cubes in a row of the tray
const TRAY = { x: 62, y: 338 };

/** The cubes of a tray one by one, as tinctures. @param {number[]} counts @param {string[]} tinctures */
export function cubesOf(counts, tinctures) {
  return counts.flatMap((count, colour) => Array.from({ length: count }, () => tinctures[colour]));
}

/**
 * @param {{tray: string[], inside: string[], playing: boolean, onEnd?: () => void}} props
 * tinctures of the cubes in the tray and of those that stayed inside
 */
export function Tower({ tray, inside, playing, onEnd }) {
  const [falling, setFalling] = useState(playing);
  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!playing || still) {
      setFalling(false);
      onEnd?.();
      return undefined;
    }
    setFalling(true);
    const timer = setTimeout(() => {
      setFalling(false);
      onEnd?.();
    }, 1600);
    return () => clearTimeout(timer);
  }, [playing]);
  const label = t("tower-label", { tray: tray.length, inside: inside.length });
  return html`<svg class=${falling ? "tower falling" : "tower"} viewBox="0 0 300 400" role="img" aria-label=${label}>
    <path class="stone" d="M44 14H256L208 74H92z" />
    <ellipse class="mouth" cx="150" cy="14" rx="106" ry="9" />
    <path class="wall" d="M66 74H234V286H66z" />
    <path class="stone" d="M66 74H84V286H66zM216 74H234V286H216z" />
    ${[62, 98, 134, 170, 206].map((x) => html`<path class="stone" d=${`M${x} 66h20v12h-20z`} />`)}
    <path class="stone" d="M84 140 186 156v7L84 147z" />
    <path class="stone" d="M216 214 112 232v7l104-18z" />
    <path class="gate" d="M104 286v-34a46 30 0 0 1 92 0v34z" />
    <path class="stone" d="M66 286H234L278 372H22z" />
    <path class="stone" d="M22 372H278v14H22z" />
    ${inside.map((tincture, n) => html`<${Cube} tincture=${tincture} ...${shelf(n)} />`)}
    ${tray.map((tincture, n) => html`<g class="fall" style=${{ "--n": String(n) }}><${Cube} tincture=${tincture} ...${trayPlace(n)} /></g>`)}
  </svg>`;
}

/** A place on the two floors, which are all the page knows: the true floor is the tower's secret.
 * @param {number} n */
function shelf(n) {
  const floor = n % 2;
  const step = Math.floor(n / 2) % 9;
  return floor ? { x: 204 - step * 10, y: 205 + step * 1.7 } : { x: 96 + step * 10, y: 130 + step * 1.6 };
}

/** @param {number} n */
function trayPlace(n) {
  const row = Math.floor(n / ROW);
  return { x: TRAY.x + (n % ROW) * 22 + (row % 2) * 10, y: TRAY.y + 18 - row * 17 };
}

/** @param {{tincture: string, x: number, y: number}} props */
export function Cube({ tincture, x, y }) {
  const h = CUBE / 2;
  return html`<g class=${`cube cube-${tincture}`} transform=${`translate(${x} ${y})`}>
    <path class="top" d=${`M0 ${-h}L${h} ${-h * 0.45}L0 ${h * 0.1}L${-h} ${-h * 0.45}z`} />
    <path class="left" d=${`M${-h} ${-h * 0.45}L0 ${h * 0.1}V${h}L${-h} ${h * 0.5}z`} />
    <path class="right" d=${`M${h} ${-h * 0.45}L0 ${h * 0.1}V${h}L${h} ${h * 0.5}z`} />
  </g>`;
}
