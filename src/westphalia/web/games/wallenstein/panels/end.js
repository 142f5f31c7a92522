// @ts-check
// The end: who has won, the final table, curves, the record, and another game.

import { html, useEffect, useState } from "../../../vendor/ui.js";
import { Curves } from "../../../lib/curves.js";
import { listed, t } from "../../../lib/i18n.js";
import { get } from "../../../lib/net.js";
import { seatColour, seatName, seatNote } from "../../../lib/people.js";
import { SeatName } from "../../../lib/person.js";
import { Again } from "../../../lib/rematch.js";
import { Shield } from "../../../lib/signs.js";
import { HowDecided } from "../../../table/decided.js";
import { Provisions, ScoreTable, lastWinter, sums } from "./score.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../../../lib/types.js").TableInfo} TableInfo */

const MEASURES = ["points", "counties", "armies"];

/** @param {{store: Store}} props */
export function EndPanel({ store }) {
  const info = store.info.value;
  const [replay, setReplay] = useState(/** @type {any} */ (null));
  useEffect(() => {
    get(`/api/tables/${store.id}/replay`).then(setReplay, () => undefined);
  }, [store.id]);
  if (!info?.result) return null;
  const { winners } = info.result;
  return html`
    <section class="phase end">
      <header class="phase-head">
        <h2>
          ${t("end-title", { winners: listed(winners.map((seat) => seatName(info, seat))), count: winners.length })}
        </h2>
      </header>
      <${Ranking} store=${store} info=${info} />
      <${Again} store=${store} info=${info} />
      <${HowDecided} store=${store} replay=${replay} />
      <${ScoreTable} store=${store} entries=${lastWinter(store.log.value)} />
      <${Provisions} store=${store} />
      ${
        replay?.curves &&
        MEASURES.map(
          (name) => html`
            <${Curves} key=${name} title=${t(`curve-${name}`)} rows=${replay.curves[name]} info=${info} />
          `,
        )
      }
    </section>
  `;
}

/** The points of all as bars, the last winter's part dark. @param {{store: Store, info: TableInfo}} props */
function Ranking({ store, info }) {
  const { points, thalers } = /** @type {import("../../../lib/types.js").Result} */ (info.result);
  const order = info.seats.map(({ seat }) => seat).sort((a, b) => points[b] - points[a] || thalers[b] - thalers[a]);
  const all = sums(info.seats.length, lastWinter(store.log.value));
  const most = Math.max(1, ...points);
  const width = (/** @type {number} */ amount) => ({ width: `${(100 * Math.max(0, amount)) / most}%` });
  return html`
    <table class="led ranking">
      <caption class="sr">${t("score-points")}</caption>
      <tbody>
        ${order.map(
          (seat) => html`
            <tr key=${seat}>
              <th scope="row" class="nm">
                <${Shield} tincture=${seatColour(info, seat)} size=${22} />
                ${" "}
                <b><${SeatName} info=${info} seat=${seat} /></b>
                ${
                  seatNote(info, seat) &&
                  html`
                    ${" "}
                    <i>${seatNote(info, seat)}</i>
                  `
                }
              </th>
              <td class="bars" aria-hidden="true">
                <span class="bar">
                  <i class=${`ground-${seatColour(info, seat)} earlier`} style=${width(all[seat].before)}></i>
                  <i class=${`ground-${seatColour(info, seat)}`} style=${width(points[seat] - all[seat].before)}></i>
                </span>
              </td>
              <td class="vp">${points[seat]}</td>
              <td class="purse">${t("end-thalers", { thalers: thalers[seat] })}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
