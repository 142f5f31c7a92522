// @ts-check
// Everything that is known of one county: card, towns, neighbours, markers, and what happened there.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/i18n.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { History, Near } from "../../../table/look.js";
import { countyName, regionName, term } from "../terms.js";

/** @typedef {import("../types.js").Shown} Shown */

const HISTORY = 12;

/** @param {{store: Shown, county: string, onClose?: () => void}} props */
export function Inspector({ store, county: id, onClose }) {
  const view = store.view.value;
  const board = store.board.value;
  const county = view?.counties[id];
  const card = board?.counties[id];
  if (!county || !card) return null;
  const about = (/** @type {any} */ args) => args.county === id || args.origin === id;
  return html`
    <section class="inspector" aria-label=${countyName(board, id)}>
      <${InspectorHead} ...${{ store, id, county, onClose }} />
      <${CountyFacts} ...${{ store, county, card }} />
      <${History} store=${store} most=${HISTORY} about=${about} />
    </section>
  `;
}

/** @param {{store: Shown, id: string, county: any, onClose?: () => void}} props */
function InspectorHead({ store, id, county, onClose }) {
  const board = store.board.value;
  return html`
    <header>
      ${
        county.owner !== null &&
        html`
          <${Shield} tincture=${seatColour(store.info.value, county.owner)} size=${24} />
        `
      }
      <h3>
        ${countyName(board, id)}${" "}
        <small>${regionName(board, board.counties[id].region)}</small>
      </h3>
      ${
        onClose &&
        html`
          <button type="button" class="icon-button" onClick=${onClose} aria-label=${t("page-close")}>×</button>
        `
      }
    </header>
  `;
}

/** @param {{store: Shown, county: any, card: any}} props */
function CountyFacts({ store, county, card }) {
  const [info, board, view] = [store.info.value, store.board.value, store.view.value];
  const near = card.neighbours.filter((/** @type {string} */ one) => view.counties[one]);
  const owner =
    county.owner === null
      ? t("map-neutral")
      : `${seatName(info, county.owner)}, ${t("map-armies", { armies: county.armies })}`;
  const buildings = county.buildings.map((/** @type {string} */ building) => term("building", building));
  return html`
    <dl>
      <dt>${t("inspector-owner")}</dt>
      <dd>${owner}</dd>
      <dt>${t("inspector-yields")}</dt>
      <dd class="yields">
        <span>
          <${Icon} name="thaler" label=${t("inspector-taxes")} />
          ${" "}${now(county.taxes, card.tax)}
        </span>
        <span>
          <${Icon} name="grain" label=${t("inspector-grain")} />
          ${" "}${now(county.grain, card.grain)}
        </span>
      </dd>
      <dt>${t("inspector-sites")}</dt>
      <dd>${card.cities.join(", ")};${" "}${t("map-free-sites", { sites: county.free_sites })}</dd>
      ${buildings.length > 0 && fact(t("inspector-buildings"), buildings.join(", "))}
      ${county.markers > 0 && fact(t("inspector-markers"), county.markers)}
      <${Protection} county=${county} />
      <dt>${t("inspector-neighbours")}</dt>
      <dd><${Near} store=${store} places=${near} nameOf=${(/** @type {string} */ one) => countyName(board, one)} /></dd>
    </dl>
  `;
}

/** @param {string} label @param {any} said */
const fact = (label, said) => html`
  <dt>${label}</dt>
  <dd>${said}</dd>
`;

/** What it yields now, and what is printed if that differs. @param {number} amount @param {number} printed */
const now = (amount, printed) => (amount === printed ? String(amount) : `${amount} (${printed})`);

/** @param {{county: any}} props */
function Protection({ county }) {
  if (!county.protected.length) return null;
  return html`
    <dt>${t("inspector-protected")}</dt>
    <dd>${county.protected.map((/** @type {string} */ action) => term("action", action)).join(", ")}</dd>
  `;
}
