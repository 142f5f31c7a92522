// @ts-check
// Everything that is known of one county: card, towns, neighbours, markers, and what happened there.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/i18n.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { sentence } from "../../../lib/prose.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { countyName, regionName, term } from "../terms.js";

/** @typedef {import("../types.js").Shown} Shown */

const HISTORY = 12;

/** @param {{store: Shown, county: string, onClose?: () => void}} props */
export function Inspector({ store, county: id, onClose }) {
  const view = store.view.value;
  const board = store.board.value;
  const info = store.info.value;
  const county = view?.counties[id];
  const card = board?.counties[id];
  if (!county || !card) return null;
  const owner =
    county.owner === null
      ? t("map-neutral")
      : `${seatName(info, county.owner)}, ${t("map-armies", { armies: county.armies })}`;
  return html`
    <section class="inspector" aria-label=${countyName(board, id)}>
      <header>
        ${
          county.owner !== null &&
          html`
            <${Shield} tincture=${seatColour(info, county.owner)} size=${24} />
          `
        }
        <h3>
          ${countyName(board, id)}${" "}
          <small>${regionName(board, card.region)}</small>
        </h3>
        ${
          onClose &&
          html`
            <button type="button" class="icon-button" onClick=${onClose} aria-label=${t("page-close")}>×</button>
          `
        }
      </header>
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
        ${
          county.buildings.length > 0 &&
          html`
            <dt>${t("inspector-buildings")}</dt>
            <dd>${county.buildings.map((/** @type {string} */ building) => term("building", building)).join(", ")}</dd>
          `
        }
        ${
          county.markers > 0 &&
          html`
            <dt>${t("inspector-markers")}</dt>
            <dd>${county.markers}</dd>
          `
        }
        <${Protection} county=${county} />
        <dt>${t("inspector-neighbours")}</dt>
        <dd><${Neighbours} store=${store} names=${card.neighbours} /></dd>
      </dl>
      <${History} store=${store} id=${id} />
    </section>
  `;
}

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

/** @param {{store: Shown, names: string[]}} props */
function Neighbours({ store, names }) {
  const near = names.filter((name) => store.view.value.counties[name]);
  const light = (/** @type {string | null} */ id) => (store.hovered.value = id);
  return html`
    ${near.map(
      (name, n) => html`
        ${n > 0 && ", "}
        <button
          key=${name}
          type="button"
          class="link"
          onClick=${() => (store.picked.value = name)}
          onPointerEnter=${() => light(name)}
          onPointerLeave=${() => light(null)}
          onFocus=${() => light(name)}
          onBlur=${() => light(null)}
        >
          ${countyName(store.board.value, name)}
        </button>
      `,
    )}
  `;
}

/** @param {{store: Shown, id: string}} props */
function History({ store, id }) {
  const entries = store.log.value
    .filter((/** @type {any} */ entry) => entry.args.county === id || entry.args.origin === id)
    .slice(-HISTORY);
  if (!entries.length) return null;
  return html`
    <ol class="history">
      ${entries.map(
        (/** @type {any} */ entry) => html`
          <li key=${entry.n}>${sentence(entry, store)}</li>
        `,
      )}
    </ol>
  `;
}
