// @ts-check
// The map of Wallenstein: one SVG whose layers read the table's store.

import { html, signal, useEffect, useRef, useState } from "../vendor/ui.js";
import { countyName, t, term } from "../lib/say.js";
import { seatColour, seatName } from "../lib/store.js";
import { neighbourTowards } from "./compass.js";
import { Counter } from "./counters.js";
import { PanZoom } from "./panzoom.js";

export const LENSES = ["owners", "regions", "yields"];
const COLOURS = ["azure", "gules", "or", "purpure", "sable"];

/** The geometry is loaded once for all tables. */
const geometry = signal(/** @type {any} */ (null));
let asked = false;

function loadGeometry() {
  if (asked) return;
  asked = true;
  fetch("/map/geometry/wallenstein.json")
    .then((response) => response.json())
    .then((loaded) => (geometry.value = loaded));
}

/**
 * @param {{store: any, lens?: string, onPick?: (county: string) => void}} props
 */
export function WarMap({ store, lens = "owners", onPick }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const panzoom = useRef(/** @type {PanZoom | null} */ (null));
  const [detail, setDetail] = useState("middle");
  const [focused, setFocused] = useState("");
  loadGeometry();
  const shape = geometry.value;
  const view = store.view.value;
  useEffect(() => {
    if (!svg.current || !shape) return undefined;
    const element = svg.current;
    const handle = new PanZoom(element, shape.viewBox, (scale) => {
      element.style.setProperty("--k", String(1 / scale));
      setDetail(scale < 0.7 ? "far" : scale < 1.4 ? "middle" : "near");
    });
    panzoom.current = handle;
    return () => handle.close();
  }, [shape]);
  if (!shape || !view) return html`<div class="mapbox" aria-busy="true"></div>`;
  const places = shape.counties.filter((/** @type {any} */ c) => view.counties[c.id]);
  const pick = (/** @type {string} */ id) => {
    if (panzoom.current?.dragged()) return;
    store.picked.value = id;
    onPick?.(id);
  };
  const walk = (/** @type {KeyboardEvent} */ event, /** @type {string} */ id) => {
    const next = event.shiftKey ? null : neighbourTowards(places, id, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setFocused(next);
    /** @type {HTMLElement | null} */ (svg.current?.querySelector(`[data-county="${next}"]`))?.focus();
  };
  return html`<div class="mapbox" data-lens=${lens} data-detail=${detail}>
    <svg ref=${svg} class="map" role="group" aria-label=${t("map-label")}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => panzoom.current?.key(event)}>
      <${Ground} shape=${shape} />
      <g class="counties">
        ${shape.counties.map((/** @type {any} */ place) => html`<${County}
          key=${place.id} store=${store} place=${place} lens=${lens}
          tabbable=${(focused || places[0].id) === place.id}
          onPick=${pick} onWalk=${walk} />`)}
      </g>
      <${Lines} shape=${shape} />
      <g class="signs">
        ${places.map((/** @type {any} */ place) => html`<${Signs} key=${place.id} store=${store} place=${place} lens=${lens} />`)}
      </g>
    </svg>
    <${Tools} panzoom=${panzoom} places=${places} store=${store} />
  </div>`;
}

/** Sea, land, hills, woods, and the names of what lies around.  @param {{shape: any}} props */
function Ground({ shape }) {
  return html`<defs>
      ${COLOURS.map((colour) => html`<pattern id=${`tint-${colour}`} width="7" height="7" patternUnits="userSpaceOnUse"
        patternTransform=${colour === "purpure" ? "rotate(-45)" : ""}><path class=${`hatch hatch-${colour}`} d=${HATCHES[colour]} /></pattern>`)}
      ${shape.counties.map((/** @type {any} */ c) => html`<clipPath id=${`clip-${c.id}`}><path d=${c.d} /></clipPath>`)}
    </defs>
    <g class="ground" aria-hidden="true">
      <path class="land" d=${shape.land} />
      ${shape.sea.map((/** @type {string} */ d) => html`<path class="sea-line" d=${d} />`)}
      ${shape.lakes.map((/** @type {string} */ d) => html`<path class="lake" d=${d} />`)}
      ${shape.context.map((/** @type {any[]} */ [text, x, y, size, spacing, rotate, kind]) => html`<text
        class=${`context ${kind}`} x=${x} y=${y} font-size=${size} letter-spacing=${spacing}
        transform=${`rotate(${rotate} ${x} ${y})`}>${text}</text>`)}
    </g>`;
}

/** Petra Sancta's hatching of 1638.  @type {Record<string, string>} */
const HATCHES = {
  azure: "M0 1.75H7M0 5.25H7",
  gules: "M1.75 0V7M5.25 0V7",
  or: "M1.3 1.75a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M4.800 5.25a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0",
  purpure: "M0 1.75H7M0 5.25H7",
  sable: "M0 1.75H7M0 5.25H7M1.75 0V7M5.25 0V7",
};

/** Rivers, borders and hills lie over the tints and take no clicks.  @param {{shape: any}} props */
function Lines({ shape }) {
  return html`<g class="lines" aria-hidden="true">
    ${shape.rivers.map((/** @type {any[]} */ [w, d]) => html`<path class="river" d=${d} stroke-width=${w * 8} />`)}
    ${shape.hills.map((/** @type {any[]} */ [x, y, s]) => html`<path class="hill" d=${`M${x - s} ${y}q${s * 0.6} ${-s * 1.3} ${s} ${-s * 1.1}q${s * 0.5} ${s * 0.1} ${s} ${s * 1.1}`} />`)}
    ${shape.woods.map((/** @type {any[]} */ [x, y, s]) => html`<path class="wood" d=${`M${x - s} ${y}a${s / 2} ${s * 0.7} 0 0 1 ${s} 0a${s / 2} ${s * 0.7} 0 0 1 ${s} 0`} />`)}
    ${shape.borders.map((/** @type {any[]} */ [region, d]) => html`<path class=${region ? "border region-case" : "border"} d=${d} />`)}
    ${shape.borders.filter((/** @type {any[]} */ [region]) => region).map((/** @type {any[]} */ [, d]) => html`<path class="border region-line" d=${d} />`)}
  </g>`;
}

/** One county: its ground, its mark, and a button for every way to point at it.
 * @param {any} props */
function County({ store, place, lens, tabbable, onPick, onWalk }) {
  const county = store.view.value.counties[place.id];
  const board = store.board.value;
  if (!county) return html`<path class="county out" d=${place.d} />`;
  const info = store.info.value;
  const colour = county.owner === null ? null : seatColour(info, county.owner);
  const mark = store.marks.value[place.id];
  const lit = store.lit.value === place.id;
  const region = board?.counties[place.id]?.region ?? "";
  const classes = ["county", colour ? `of-${colour}` : "neutral", mark ? `mark-${mark.kind}` : "", lit ? "lit" : "", `in-${region}`];
  return html`<g class=${classes.join(" ")} data-county=${place.id} role="button" tabindex=${tabbable || mark ? 0 : -1}
    aria-label=${described(store, place.id, county, mark)}
    onClick=${() => onPick(place.id)}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        onPick(place.id);
      } else onWalk(event, place.id);
    }}
    onPointerEnter=${() => (store.lit.value = place.id)} onPointerLeave=${() => (store.lit.value = null)}
    onFocus=${() => (store.lit.value = place.id)} onBlur=${() => (store.lit.value = null)}>
    <path class="tint" d=${place.d} />
    ${colour && lens === "owners" && html`<path d=${place.d} fill=${`url(#tint-${colour})`} class="hatching" />`}
    <g clip-path=${`url(#clip-${place.id})`}><path class="inner" d=${place.d} /></g>
    ${(mark || lit) && html`<path class="halo" d=${place.d} />`}
  </g>`;
}

/** Name, towns and counters of a county.  @param {any} props */
function Signs({ store, place, lens }) {
  const county = store.view.value.counties[place.id];
  const info = store.info.value;
  const [x, rotate, lines] = place.name;
  const mark = store.marks.value[place.id];
  const colourOf = (/** @type {number} */ seat) => seatColour(info, seat);
  return html`<g class="sign">
    <g class="county-name" transform=${rotate ? `rotate(${rotate} ${x} ${lines[0][1]})` : ""} aria-hidden="true">
      ${lines.map((/** @type {any[]} */ [text, y]) => html`<text x=${x} y=${y}>${text}</text>`)}
    </g>
    <g class="towns" aria-hidden="true">
      ${place.towns.map((/** @type {any[]} */ [name, tx, ty, lx, ly, anchor]) => html`
        <circle cx=${tx} cy=${ty} r="2" /><text x=${lx} y=${ly} text-anchor=${anchor}>${name}</text>`)}
    </g>
    ${lens === "yields"
      ? html`<g transform=${`translate(${place.army[0]} ${place.army[1]})`} class="yields" aria-hidden="true"><g class="counter-scale">
          <use href="#i-thaler" x="-30" y="-8" width="15" height="15" /><text x="-7" y="6">${county.taxes}</text>
          <use href="#i-grain" x="4" y="-8" width="15" height="15" /><text x="27" y="6">${county.grain}</text></g></g>`
      : html`<${Counter} county=${county} place=${place}
          colour=${county.owner === null ? null : colourOf(county.owner)}
          leaders=${county.leaders.map(colourOf)} monuments=${county.monuments.map(colourOf)} tag=${mark?.tag} />`}
  </g>`;
}

/** A county in words, for those who hear the map.
 * @param {any} store @param {string} id @param {any} county @param {any} mark */
export function described(store, id, county, mark) {
  const owner = county.owner === null ? t("map-neutral") : seatName(store.info.value, county.owner);
  const parts = [countyName(store.board.value, id), owner, t("map-armies", { armies: county.armies })];
  parts.push(...county.buildings.map((/** @type {string} */ building) => term("building", building)));
  if (county.free_sites) parts.push(t("map-free-sites", { sites: county.free_sites }));
  if (county.markers) parts.push(t("map-markers", { markers: county.markers }));
  if (mark) parts.push(mark.why ?? t(`map-mark-${mark.kind}`));
  return parts.join(", ");
}

/** Zoom buttons and the search for a county.  @param {any} props */
function Tools({ panzoom, places, store }) {
  const [text, setText] = useState("");
  const board = store.board.value;
  const found = text
    ? places.find((/** @type {any} */ place) => countyName(board, place.id).toLowerCase().includes(text.toLowerCase()))
    : null;
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!found) return;
    panzoom.current?.centre(found.army[0], found.army[1]);
    store.lit.value = found.id;
    store.picked.value = found.id;
    setText("");
  };
  return html`<div class="maptools">
    <button type="button" class="btn icon" aria-label=${t("map-zoom-in")} onClick=${() => panzoom.current?.zoom(1.3)}>+</button>
    <button type="button" class="btn icon" aria-label=${t("map-zoom-out")} onClick=${() => panzoom.current?.zoom(1 / 1.3)}>−</button>
    <button type="button" class="btn icon" aria-label=${t("map-fit")} onClick=${() => panzoom.current?.fit()}>0</button>
    <form onSubmit=${go}><input id="find-county" type="search" value=${text} aria-label=${t("map-find")} placeholder=${t("map-find")}
      onInput=${(/** @type {any} */ event) => setText(event.target.value)} /></form>
  </div>`;
}
