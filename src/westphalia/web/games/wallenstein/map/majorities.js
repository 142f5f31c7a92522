// @ts-check
// Who leads where, on the map: on every region a plate with its three kinds of buildings.

import { html, useMemo } from "../../../vendor/ui.js";
import { t } from "../../../lib/i18n.js";
import { seatColour } from "../../../lib/people.js";
import { BUILDING_ICONS } from "../look.js";
import { regionName } from "../terms.js";

/** @typedef {import("../types.js").Shown} Shown */

const KINDS = Object.keys(BUILDING_ICONS);
const CELL = 46;
const SHIELD = 13;
const HEIGHT = 42;

const REACH = 80; // how far from the middle of its region a plate may lie, in the units of the map
const STEP = 10;

/**
 * A place near a point where a plate covers as little as it can of what stands in the counties.
 * @param {number} x @param {number} y @param {[number, number][]} signs @returns {[number, number]}
 */
export function freeSpot(x, y, signs) {
  /** @type {{spot: [number, number], room: number}} */
  let best = { spot: [x, y], room: -1 };
  for (let dy = -REACH; dy <= REACH; dy += STEP) {
    for (let dx = -REACH; dx <= REACH; dx += STEP) {
      const away = signs.map(([left, top]) =>
        Math.max(Math.abs(left - x - dx) / (CELL * 2), Math.abs(top - y - dy) / HEIGHT),
      );
      const room = Math.min(1, ...away) - (Math.abs(dx) + Math.abs(dy)) / 10_000; // of equal ones the nearest
      if (room > best.room) best = { spot: [x + dx, y + dy], room };
    }
  }
  return best.spot;
}

/** @param {{store: Shown, shape: any}} props */
export function Majorities({ store, shape }) {
  const { majorities } = store.view.value;
  const spots = useMemo(() => {
    const signs = shape.places.map((/** @type {any} */ { signs: [x, y] }) => [x, y]);
    return shape.regions.map((/** @type {any[]} */ [, , x, y]) => freeSpot(x, y, signs));
  }, [shape]);
  const leadsIn = (/** @type {string} */ id) =>
    KINDS.map((kind) => majorities.find((/** @type {any} */ one) => one.region === id && one.building === kind));
  return html`
    <g class="majorities" aria-hidden="true">
      ${shape.regions.map(
        (/** @type {any[]} */ [id], /** @type {number} */ n) => html`
          <g key=${id} transform=${`translate(${spots[n].join(" ")})`}>
            <g class="counter-scale">
              <${Plate} store=${store} region=${id} leads=${leadsIn(id)} />
            </g>
          </g>
        `,
      )}
    </g>
  `;
}

/** @param {{store: Shown, region: string, leads: any[]}} props */
function Plate({ store, region, leads }) {
  const left = (-CELL * KINDS.length) / 2;
  return html`
    <rect class="plate" x=${left - 4} y=${-HEIGHT / 2} width=${CELL * KINDS.length + 8} height=${HEIGHT} rx="3" />
    <text class="of" y=${-HEIGHT / 2 + 13}>${regionName(store.board.value, region)}</text>
    ${KINDS.map(
      (kind, n) => html`
        <g key=${kind} transform=${`translate(${left + n * CELL} ${HEIGHT / 2 - 13})`}>
          <use href=${`#i-${BUILDING_ICONS[kind]}`} x="2" y="-8" width="14" height="14" />
          <${Lead} store=${store} lead=${leads[n]} />
        </g>
      `,
    )}
  `;
}

/** The shields of who leads, close together if there are several. @param {{store: Shown, lead: any}} props */
function Lead({ store, lead }) {
  if (!lead)
    return html`
      <text class="none" x="28" y="4">–</text>
    `;
  const step = lead.seats.length > 1 ? (CELL - 18 - SHIELD) / (lead.seats.length - 1) : 0;
  const gap = Math.min(SHIELD, step);
  return html`
    ${lead.seats.map(
      (/** @type {number} */ seat, /** @type {number} */ n) => html`
        <use
          key=${seat}
          href=${`#s-${seatColour(store.info.value, seat)}`}
          x=${18 + n * gap}
          y="-8"
          width=${SHIELD}
          height="15"
        />
      `,
    )}
    ${
      lead.seats.length === 1 &&
      html`
        <text class="points" x="33" y="4">${t("standing-points", { points: lead.points })}</text>
      `
    }
  `;
}
