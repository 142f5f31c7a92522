// @ts-check
// The bids are open: in their order the seats choose a place and take the tile that lies there.

import { html, useMemo } from "../../../vendor/ui.js";
import { explained } from "../../../learn/tips.js";
import { keyOf, t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { seatName } from "../../../lib/people.js";
import { Icon } from "../../../lib/signs.js";
import { Head } from "../../../table/generic.js";
import { SeatShield } from "../../../table/look.js";
import { TILE_ICONS } from "../look.js";
import { term } from "../terms.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../types.js").Asked} Asked */

/** @param {{store: Asked}} props */
export function PositionPanel({ store }) {
  const question = store.question.value;
  const view = store.view.value;
  const board = store.board.value;
  const places = question.choices.map((/** @type {string} */ choice) => Number(choice.split(" ")[1]));
  const choose = (/** @type {number} */ place) => void store.answer([`position ${place}`]).catch(() => {});
  const key = (/** @type {number} */ place) => ({ does: () => choose(place), what: t("position-key", { place }) });
  useKeys(Object.fromEntries(places.map((/** @type {number} */ place) => [String(place), key(place)])));
  return html`
    <section class="phase position-part">
      <${Head} title=${t("position-title")} clause=${question.clause} note=${t("position-about")} />
      <ol class="places">
        ${view.tiles.map((/** @type {string | null} */ tile, /** @type {number} */ n) => {
          const holder = view.seats.findIndex((/** @type {any} */ seat) => seat.position === n + 1);
          const n1 = n + 1;
          if (!tile)
            return html`
              <${Taken} key=${n} info=${store.info.value} n=${n1} holder=${holder} />
            `;
          const off = store.busy.value || !places.includes(n1);
          return html`
            <${Free} key=${n} board=${board} tile=${tile} n=${n1} off=${off} onPick=${() => choose(n1)} />
          `;
        })}
      </ol>
    </section>
    <${Bids} store=${store} />
  `;
}

/** @param {{info: any, n: number, holder: number}} props */
function Taken({ info, n, holder }) {
  return html`
    <li class="place taken">
      <span class="no">${n}</span>
      ${
        holder >= 0 &&
        html`
          <${SeatShield} info=${info} seat=${holder} size=${30} />
          <b>${seatName(info, holder)}</b>
        `
      }
    </li>
  `;
}

/** @param {{board: any, tile: string, n: number, off: boolean, onPick: () => void}} props */
function Free({ board, tile, n, off, onPick }) {
  const { amount } = board.tiles[tile];
  return html`
    <li>
      <button
        type="button"
        class="place free"
        data-choice=${`position ${n}`}
        title=${term("tile", tile, board)}
        ...${explained(`tile-${tile}`)}
        disabled=${off}
        onClick=${onPick}
      >
        <span class="no">${n}</span>
        <span class="g">
          <${Icon} name=${TILE_ICONS[tile]} />
          <b>${tile === "six_armies" ? amount : `+${amount}`}</b>
        </span>
        <b>${t(keyOf("tile-short", tile))}</b>
      </button>
    </li>
  `;
}

/** @param {number | null} place @param {boolean} asked */
function placeOf(place, asked) {
  if (place) return t("position-has", { place });
  return asked ? t("table-to-act") : "";
}

/** All bids, from the highest to the lowest as the seats choose. @param {{store: Store}} props */
export function Bids({ store }) {
  const view = store.view.value;
  const info = store.info.value;
  const board = store.board.value;
  const bids = useMemo(() => lastBids(store.log.value, board), [store.log.value]);
  if (!bids.length) return null;
  return html`
    <section class="bids-part">
      <h2 class="h">${t("position-bids")}</h2>
      <table class="led bids">
        <tbody>
          ${bids.map(
            ({ seat, card, paid }) => html`
              <tr key=${seat} class=${seat === store.seat ? "me" : ""}>
                <th scope="row" class="nm">
                  <${SeatShield} info=${info} seat=${seat} size=${20} />
                  ${" "}
                  <b>${seatName(info, seat)}</b>
                </th>
                <td class="nm">${term("card", card, board)}</td>
                <td>
                  ${
                    paid
                      ? html`
                          −${paid}${" "}
                          <${Icon} name="thaler" />
                        `
                      : ""
                  }
                </td>
                <td class="st">${placeOf(view.seats[seat].position, info.waiting.includes(seat))}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </section>
  `;
}

/**
 * The bids of this round, highest first; equal ones as the lot put them.
 * @param {any[]} log @param {any} board @returns {{seat: number, card: string, paid: number}[]}
 */
function lastBids(log, board) {
  const round = log.slice(log.findLastIndex((entry) => entry.event === "round-began") + 1);
  const lots = round.filter((entry) => entry.event === "lots-drawn").flatMap((entry) => entry.args.seats);
  const bids = round.filter((entry) => entry.event === "bid-revealed").map((entry) => entry.args);
  return bids.sort(
    (one, two) => rank(board, two.card) - rank(board, one.card) || lots.indexOf(one.seat) - lots.indexOf(two.seat),
  );
}

/** Money above a county, a county above nought, and last no card at all. @param {any} board @param {string} card */
function rank(board, card) {
  if (card === "nothing") return 0;
  const value = board.money_cards[card] ?? 0;
  return value || card in board.counties ? 2 + value : 1;
}
