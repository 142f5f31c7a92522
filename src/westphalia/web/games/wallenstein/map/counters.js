// @ts-check
// What stands in a county: its name, army shield, building sites, revolt forks, leaders and monuments.
// All of it keeps its size on the screen, however far the map is drawn together.

import { html } from "../../../vendor/ui.js";

const BUILDING_ICONS = /** @type {Record<string, string>} */ ({
  palace: "#i-palace",
  church: "#i-church",
  trading_post: "#i-trade",
});
const LINE = 12.5;
const ROW = 26;
const SITE = 16;
const FREE = 12;
const SHIELD = 23;
const FORK = 12.5;
const LOW = 9; // where the first fork sits under the middle of the row
const HIGH = 2; // forks one above the other; a third would lie on the name

/**
 * @typedef {object} Signs
 * @property {any} county
 * @property {any} place
 * @property {string | null} colour
 * @property {string[]} leaders colours
 * @property {string[]} monuments colours
 * @property {string} [tag]
 * @property {boolean} yields
 * @property {boolean} contested whether a march goes there
 */

/** How far below the middle of its signs the row of a county lies, under its name. @param {any} place */
const rowOf = (place) => (place.signs[2].length * LINE) / 2;

/**
 * The name of a county. All names lie over all signs: what a neighbour has at its edge hides none.
 * @param {{place: any, short: string}} props *short* where there is no room for more
 */
export function CountyName({ place, short }) {
  const [x, y, lines] = place.signs;
  const last = rowOf(place) - ROW / 2 - 4;
  return html`
    <g transform=${`translate(${x} ${y})`} class="county-name" aria-hidden="true">
      <g class="counter-scale">
        ${lines.map(
          (/** @type {string} */ line, /** @type {number} */ n) => html`
            <text key=${n} y=${last - (lines.length - 1 - n) * LINE}>${line}</text>
          `,
        )}
        <text class="short" y=${last + 1}>${short}</text>
      </g>
    </g>
  `;
}

/** What stands in a county, around its middle. @param {Signs} props */
export function Counter({ county, place, colour, leaders, monuments, tag, yields, contested }) {
  const [x, y] = place.signs;
  return html`
    <g transform=${`translate(${x} ${y})`} class=${contested ? "sign contested" : "sign"} aria-hidden="true">
      <g class="counter-scale">
        <g class="standing" transform=${`translate(0 ${rowOf(place)})`}>
          ${
            yields
              ? html`
                  <${Yields} county=${county} />
                `
              : html`
                  <${Row} ...${{ county, colour, leaders, monuments, tag }} />
                `
          }
        </g>
      </g>
    </g>
  `;
}

/** @param {{county: any}} props */
function Yields({ county }) {
  return html`
    <g class="yields">
      <use href="#i-thaler" x="-25" y="-6.500" width="13" height="13" />
      <text x="-6.500" y="6">${county.taxes}</text>
      <use href="#i-grain" x="1" y="-7" width="13" height="13" />
      <text x="18" y="6">${county.grain}</text>
    </g>
  `;
}

/** Shield with the armies, then a cell for every site. @param {any} props */
function Row({ county, colour, leaders, monuments, tag }) {
  const built = county.buildings.length;
  const shield = colour ? SHIELD + 3 : 0;
  const forks = Math.ceil(county.markers / HIGH) * FORK; // at the side of the shield, as name and number are to be read
  const left = (forks - shield - built * SITE - county.free_sites * FREE) / 2;
  const sites = left + shield;
  const edge = left - forks - 1;
  return html`
    ${
      colour &&
      html`
        <use href=${`#s-${colour}`} x=${left} y="-13.5" width=${SHIELD} height="27" />
        <text class=${`armies on-${colour}`} x=${left + SHIELD / 2} y="4.500">${county.armies}</text>
      `
    }
    <${Sites} county=${county} sites=${sites} built=${built} />
    <${Forks} markers=${county.markers} left=${left} />
    ${leaders.map(
      (/** @type {string} */ of, /** @type {number} */ n) => html`
        <${Leader} key=${of} colour=${of} x=${edge - n * 19} />
      `,
    )}
    ${monuments.map(
      (/** @type {string} */ of, /** @type {number} */ n) => html`
        <path key=${n} class=${`monument fill-${of}`} d=${`M${sites + n * 9} 21l2-11 1.500-2 1.500 2 2 11z`} />
      `,
    )}
    ${
      tag &&
      html`
        <${Tag} tag=${tag} x=${left + SHIELD / 2} />
      `
    }
  `;
}

/** @param {{county: any, sites: number, built: number}} props */
function Sites({ county, sites, built }) {
  return html`
    ${county.buildings.map(
      (/** @type {string} */ building, /** @type {number} */ n) => html`
        <g key=${building} class="site built" transform=${`translate(${sites + n * SITE} -7)`}>
          <rect width="14" height="14" rx="1.500" />
          <use href=${BUILDING_ICONS[building]} x="1" y="1" width="12" height="12" />
        </g>
      `,
    )}
    ${Array.from(
      { length: county.free_sites },
      (_, n) => html`
        <rect key=${n} class="site" x=${sites + built * SITE + n * FREE + 0.5} y="-4.500" width="9" height="9" rx="1" />
      `,
    )}
  `;
}

/** @param {{markers: number, left: number}} props */
function Forks({ markers, left }) {
  return html`
    ${Array.from(
      { length: markers },
      (_, n) => html`
        <g
          key=${n}
          class="fork"
          transform=${`translate(${left - 4 - Math.floor(n / HIGH) * FORK} ${LOW - (n % HIGH) * FORK})`}
        >
          <circle r="7.500" />
          <use href="#i-revolt" x="-5.500" y="-5.500" width="11" height="11" />
        </g>
      `,
    )}
  `;
}

/** A leader: a hat with a plume, in the colour of its seat. @param {{colour: string, x: number}} props */
function Leader({ colour, x }) {
  return html`
    <g class="leader" transform=${`translate(${x - 17} -9)`}>
      <circle class=${`fill-${colour}`} cx="9" cy="9" r="9" />
      <use class=${`on-${colour}`} href="#i-leader" x="2" y="1.500" width="14" height="14" />
    </g>
  `;
}

/** What is planned here: a short text, or "#" and the name of a sign. @param {{tag: string, x: number}} props */
function Tag({ tag, x }) {
  const sign = tag.startsWith("#") ? `#i-${tag.slice(1)}` : null;
  const half = sign || tag.length < 3 ? 10.5 : tag.length * 3.1 + 4;
  return html`
    <g class="tag" transform=${`translate(${x} 18)`}>
      <rect x=${-half} y="-8" width=${2 * half} height="16" rx="2.500" />
      ${
        sign
          ? html`
              <use href=${sign} x="-6.500" y="-6.500" width="13" height="13" />
            `
          : html`
              <text y="4.500">${tag}</text>
            `
      }
    </g>
  `;
}
