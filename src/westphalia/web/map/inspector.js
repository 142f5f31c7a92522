// @ts-check
// Everything that is known of one county: card, towns, neighbours, markers, and what happened there.

import { html } from "../vendor/ui.js";
import { sentence } from "../lib/prose.js";
import { countyName, regionName, t, term } from "../lib/say.js";
import { seatName } from "../lib/store.js";

const HISTORY = 12;

/** @param {{store: any, county: string, onClose?: () => void}} props */
export function Inspector({ store, county: id, onClose }) {
  const view = store.view.value;
  const board = store.board.value;
  const county = view?.counties[id];
  const card = board?.counties[id];
  if (!county || !card) return null;
  const owner = county.owner === null ? t("map-neutral") : seatName(store.info.value, county.owner);
  const history = store.log.value.filter((/** @type {any} */ entry) => entry.args.county === id || entry.args.origin === id);
  const protectedFrom = county.protected.map((/** @type {string} */ action) => term("action", action));
  return html`<section class="inspector panel" aria-label=${countyName(board, id)}>
    <header class="row between">
      <h3>${countyName(board, id)}</h3>
      ${onClose && html`<button type="button" class="btn quiet" onClick=${onClose} aria-label=${t("close")}>×</button>`}
    </header>
    <dl>
      <dt>${t("inspector-owner")}</dt><dd>${owner}, ${t("map-armies", { armies: county.armies })}</dd>
      <dt>${t("inspector-region")}</dt><dd>${regionName(board, card.region)}</dd>
      <dt>${t("inspector-taxes")}</dt><dd>${county.taxes}${county.taxes !== card.tax ? ` (${card.tax})` : ""}</dd>
      <dt>${t("inspector-grain")}</dt><dd>${county.grain}${county.grain !== card.grain ? ` (${card.grain})` : ""}</dd>
      <dt>${t("inspector-sites")}</dt><dd>${card.cities.join(", ")}; ${t("map-free-sites", { sites: county.free_sites })}</dd>
      <dt>${t("inspector-buildings")}</dt><dd>${county.buildings.map((/** @type {string} */ b) => term("building", b)).join(", ") || "–"}</dd>
      <dt>${t("inspector-markers")}</dt><dd>${county.markers}</dd>
      ${protectedFrom.length > 0 && html`<dt>${t("inspector-protected")}</dt><dd>${protectedFrom.join(", ")}</dd>`}
      <dt>${t("inspector-neighbours")}</dt>
      <dd>${card.neighbours.filter((/** @type {string} */ n) => view.counties[n]).map((/** @type {string} */ n) => html`<button type="button" class="link"
        onClick=${() => (store.picked.value = n)}>${countyName(board, n)}</button> `)}</dd>
    </dl>
    ${history.length > 0 && html`<ol class="history">
      ${history.slice(-HISTORY).map((/** @type {any} */ entry) => html`<li>${sentence(entry, store.info.value, board)}</li>`)}
    </ol>`}
  </section>`;
}
