// @ts-check
// Before an attack is made: what goes into the tower, what waits inside, and what to think of.

import { html } from "../../../vendor/ui.js";
import { listed, t } from "../../../lib/say.js";
import { Cite } from "../../../table/look.js";
import { countyName } from "../terms.js";
import { HeapRow, PEASANTS, Tower, cubesOf, heap, heapWords, heapsIn } from "./tower.js";

/** @typedef {import("../../../lib/store.js").TableStore} Store */

/** @param {{store: Store, origin: string, target: string, armies: number, odds?: import("../types.js").Odds}} props */
export function Commitment({ store, origin, target, armies, odds }) {
  const info = /** @type {import("../../../lib/types.js").TableInfo} */ (store.info.value);
  const board = store.board.value;
  const { counties, tower, tray } = store.view.value;
  const inside = heapsIn(info, tower);
  const lying = heapsIn(info, tray);
  const there = counties[target];
  const mine = counties[origin].owner;
  const cast = odds?.cast; // with the extra cubes of tiles and events, once the server has said so
  const answering = there.owner === null ? cast?.peasants ?? 0 : cast?.seats[there.owner] ?? there.armies;
  const from = (/** @type {string} */ place, /** @type {number | null} */ seat, /** @type {number} */ own) => {
    const extra = seat === null ? 0 : cast?.extra[seat] ?? 0;
    return t(extra ? "commit-from-and" : "commit-from", { county: countyName(board, place), armies: own, extra });
  };
  return html`<div class="tw">
      <${Tower} tray=${cubesOf(lying)} inside=${cubesOf(inside)} />
      <div class="tray"><h3 class="h">${t("commit-thrown")}</h3>
        <ul><${HeapRow} heap=${heap(info, mine, cast?.seats[mine] ?? armies)} role=${from(origin, mine, armies)} />
          ${answering > 0 && html`<${HeapRow} heap=${heap(info, there.owner ?? PEASANTS, answering)} role=${from(target, there.owner, there.armies)} />`}
          ${lying.map((one) => html`<${HeapRow} key=${one.colour} heap=${one} role=${t("commit-lies")} />`)}</ul>
        <h3 class="h">${t("commit-inside")}</h3>
        <p>${heapWords(inside)}</p>
        <p>${there.markers && there.owner !== null ? html`${t("commit-markers", { county: countyName(board, target) })} <${Cite} clause="W7.4.4" />` : html`${t("commit-no-marker", { county: countyName(board, target) })} <${Cite} clause="W7.4.3" />`}</p>
      </div>
    </div>
    <${Thoughts} store=${store} origin=${origin} target=${target} armies=${armies} />`;
}

/** @param {{store: Store, origin: string, target: string, armies: number}} props */
function Thoughts({ store, origin, target, armies }) {
  const board = /** @type {import("../../../lib/types.js").Board} */ (store.board.value);
  const { counties } = store.view.value;
  const { armies: here, owner } = counties[origin];
  const near = board.counties[origin].neighbours.filter((/** @type {string} */ county) => county !== target && ![null, undefined, owner].includes(counties[county]?.owner));
  const names = listed(near.map((/** @type {string} */ county) => `${countyName(board, county)} (${counties[county].armies})`));
  return html`<div class="thoughts"><h3 class="h">${t("commit-before")}</h3><ol class="why">
    <li>${t("commit-stays", { most: here - 1, armies: here, county: countyName(board, origin) })} <${Cite} clause="W5.11.2" /></li>
    <li>${t("commit-tie")} <${Cite} clause="W7.4.12" /></li>
    ${near.length > 0 && html`<li>${t("commit-exposed", { left: here - armies, county: countyName(board, origin), names })}</li>`}
  </ol></div>`;
}
