// @ts-check
// Beside the map: lenses, zoom, and the search for a place or a town.

import { html, useState } from "../vendor/ui.js";
import { t } from "../lib/say.js";
import { explained } from "../learn/tips.js";
import { Icon } from "../lib/signs.js";

/** @param {any} props */
export function Tools({ panzoom, places, store, nameOf, lens, lenses, onLens }) {
  const whole = () => {
    store.picked.value = null; // whoever wants to see all does not look at one place any more
    panzoom.current?.fit();
  };
  return html`<div class="maptools">
    ${onLens && html`<div class="seg" role="group" aria-label=${t("map-lens")}>
      ${lenses.map((/** @type {string} */ name) => html`<button key=${name} type="button" aria-pressed=${name === lens} ...${explained(`lens-${name}`)}
        onClick=${() => onLens(name)}>${t(`map-lens-${name}`)}</button>`)}</div>`}
    <div class="seg" role="group" aria-label=${t("map-zoom")}>
      <button type="button" aria-label=${t("map-zoom-in")} onClick=${() => panzoom.current?.zoom(1.4)}><${Icon} name="plus" /></button>
      <button type="button" aria-label=${t("map-zoom-out")} onClick=${() => panzoom.current?.zoom(1 / 1.4)}><${Icon} name="minus" /></button>
      <button type="button" aria-label=${t("map-fit")} title=${t("map-fit")} onClick=${whole}><${Icon} name="map" /></button>
    </div>
    <${Search} panzoom=${panzoom} places=${places} store=${store} nameOf=${nameOf} />
  </div>`;
}

/** @param {any} props */
function Search({ panzoom, places, store, nameOf }) {
  const [text, setText] = useState("");
  const has = (/** @type {string} */ name) => name.toLowerCase().includes(text.trim().toLowerCase());
  const named = (/** @type {any} */ place) => has(nameOf(place.id));
  const withTown = (/** @type {any} */ place) => place.towns.some((/** @type {any[]} */ [name]) => has(name));
  const found = text.trim() ? (places.find(named) ?? places.find(withTown)) : null;
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!found) return;
    panzoom.current?.centre(found.signs[0], found.signs[1]);
    store.lit.value = found.id;
    setText("");
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-place="${found.id}"]`))?.focus();
  };
  return html`<form class="find" role="search" onSubmit=${go}><${Icon} name="lens" /><input id="find-place" type="search" value=${text}
    aria-label=${t("map-find")} placeholder=${t("map-find")}
    onInput=${(/** @type {any} */ event) => setText(event.target.value)} /></form>`;
}
