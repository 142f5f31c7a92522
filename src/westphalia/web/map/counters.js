// @ts-check
// What stands in a county: army shield, building sites, revolt forks, leaders and monuments.

import { html } from "../vendor/ui.js";

const BUILDING_ICONS = /** @type {Record<string, string>} */ ({
  palace: "i-palace",
  church: "i-church",
  trading_post: "i-trade",
});
const SITE = 15;
const SHIELD = 24;

/**
 * The row of a county: shield with its armies, then a cell for every site.
 * @param {{county: any, place: any, colour: string | null, leaders: string[], monuments: string[], tag: string | undefined}} props
 */
export function Counter({ county, place, colour, leaders, monuments, tag }) {
  const sites = county.buildings.length + county.free_sites;
  const shield = colour ? SHIELD + 2 : 0;
  const left = -(shield + sites * SITE) / 2;
  return html`<g transform=${`translate(${place.army[0]} ${place.army[1]})`} class="counter" aria-hidden="true">
    <g class="counter-scale">
      ${colour &&
      html`<use href="#s-${colour}" x=${left} y=${-SHIELD / 2 - 2} width=${SHIELD} height="28" />
        <text class=${`armies on-${colour}`} x=${left + SHIELD / 2} y="5">${county.armies}</text>`}
      ${Array.from({ length: sites }, (_, n) =>
        html`<${Site} x=${left + shield + n * SITE} building=${county.buildings[n]} />`)}
      ${Array.from({ length: county.markers }, (_, n) =>
        html`<g class="fork" transform=${`translate(${left - 4 + n * 9} ${-SHIELD / 2 - 4})`}>
          <circle r="7.5" /><use href="#i-revolt" x="-5.500" y="-5.500" width="11" height="11" />
        </g>`)}
      ${leaders.map((of, n) => html`<${Leader} colour=${of} x=${left + shield + n * 14} />`)}
      ${monuments.map((of, n) => html`<${Monument} colour=${of} x=${left + n * 11} />`)}
      ${tag &&
      html`<g class="tag" transform=${`translate(${left + SHIELD / 2} ${SHIELD / 2 + 9})`}>
        <rect x="-11" y="-7" width="22" height="14" rx="2" /><text y="4">${tag}</text>
      </g>`}
    </g>
  </g>`;
}

/** @param {{x: number, building: string | undefined}} props */
function Site({ x, building }) {
  return html`<g class=${building ? "site built" : "site"} transform=${`translate(${x} -6.5)`}>
    <rect x="0.500" y="0.500" width="13" height="13" rx="1.500" />
    ${building && html`<use href="#${BUILDING_ICONS[building]}" x="1.500" y="1.500" width="11" height="11" />`}
  </g>`;
}

/** A leader: a small banner in the colour of its seat.  @param {{colour: string, x: number}} props */
function Leader({ colour, x }) {
  return html`<g class="leader" transform=${`translate(${x} -26)`}>
    <path class="pole" d="M1 0V16" />
    <path class=${`fill-${colour}`} d="M1.500 0.500H12L9.500 4.500 12 8.500H1.500z" />
  </g>`;
}

/** A monument: an obelisk.  @param {{colour: string, x: number}} props */
function Monument({ colour, x }) {
  return html`<path class=${`monument fill-${colour}`} d=${`M${x} 26l2-13 2-2 2 2 2 13z`} />`;
}
