// @ts-check
// The small maps of the start page.

import { html } from "../vendor/ui.js";
import { isTaught } from "../lib/games.js";
import { loaded } from "../lib/here.js";
import { Icon } from "../lib/signs.js";

const TINCTURES = ["azure", "gules", "or", "purpure", "sable"];

/** The map with a made-up position; only to be looked at. @param {{game: string, label: string}} props */
export function Picture({ game, label }) {
  if (!isTaught(game)) return html`<div class="pic plain" aria-hidden="true"><${Icon} name="table" /></div>`;
  const shape = loaded(`games/${game}/picture.json`);
  if (!shape) return html`<div class="pic" aria-hidden="true"></div>`;
  return html`<div class="pic">
    <svg viewBox=${shape.viewBox} role="img" aria-label=${label} preserveAspectRatio="xMidYMid slice">
      <defs>${TINCTURES.map((tincture) => html`<${Hatching} key=${tincture} tincture=${tincture} />`)}</defs>
      <path class="land" d=${shape.land} />
      ${shape.places.map((/** @type {[string, string]} */ [tincture, d]) => html`<${Place} key=${d} tincture=${tincture} d=${d} />`)}
      <path class="regions" d=${shape.regions} />
    </svg>
  </div>`;
}

/** @param {{tincture: string, d: string}} props */
function Place({ tincture, d }) {
  if (!tincture) return html`<path class="place" d=${d} />`;
  return html`<path class=${`place ${tincture}`} d=${d} /><path class="hatched" d=${d} fill=${`url(#pic-${tincture})`} />`;
}

/** The Petra Sancta hatchings: lines and dots that tell the tincture without its colour. @param {{tincture: string}} props */
function Hatching({ tincture }) {
  const turn = tincture === "purpure" ? "rotate(-45)" : undefined;
  const lines = { azure: "M0 1.3H2.6", gules: "M1.3 0V2.6", purpure: "M0 1.3H2.6", sable: "M0 1.3H2.6M1.3 0V2.6" };
  const drawn = lines[/** @type {keyof typeof lines} */ (tincture)];
  return html`<pattern id=${`pic-${tincture}`} width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform=${turn}>
    ${drawn ? html`<path class=${`line ${tincture}`} d=${drawn} />` : html`<circle class="dot" cx="1.3" cy="1.3" r=".55" />`}
  </pattern>`;
}
