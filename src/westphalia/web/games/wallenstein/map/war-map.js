// @ts-check
// The map of Wallenstein: one SVG whose layers read the table's store.

import { html, signal, useEffect, useRef, useState } from "../../../vendor/ui.js";
import { here } from "../../../lib/here.js";
import { Icon } from "../../../lib/signs.js";
import { countyName, regionName, t, term } from "../../../lib/say.js";
import { seatColour, seatName } from "../../../lib/store.js";
import { neighbourTowards } from "../../../map/compass.js";
import { Counter } from "./counters.js";
import { corners } from "../../../map/fit.js";
import { Definitions, Ground, Lines } from "../../../map/ground.js";
import { PanZoom } from "../../../map/panzoom.js";

export const LENSES = ["owners", "regions", "yields"];
const FAR = 0.55; // pixels a kilometre below which only shields are shown
const NEAR = 1.4; // above which there is room for towns
const ASKED = new Set(["move", "attack", "source", "target", "legal"]);
const SIZES = { far: 0.82, middle: 1, near: 1.18 };

/** The geometry is loaded once for all tables. */
const geometry = signal(/** @type {any} */ (null));
let asked = false;

function loadGeometry() {
  if (asked) return;
  asked = true;
  fetch(here("games/wallenstein/geometry.json"))
    .then((response) => response.json())
    .then((loaded) => (geometry.value = loaded))
    .catch(() => (asked = false));
}

/**
 * @param {{store: any, lens?: string, onLens?: (lens: string) => void, onPick?: (county: string) => void}} props
 */
export function WarMap({ store, lens = "owners", onLens, onPick }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [detail, setDetail] = useState(/** @type {keyof typeof SIZES} */ ("middle"));
  const [focused, setFocused] = useState("");
  loadGeometry();
  const shape = geometry.value;
  const view = store.view.value;
  const ready = Boolean(shape && view);
  const panzoom = usePanZoom(svg, store, ready, setDetail);
  if (!ready) return html`<div class="mapbox" aria-busy="true"></div>`;
  const places = shape.counties.filter((/** @type {any} */ county) => view.counties[county.id]);
  const pick = (/** @type {string} */ id) => {
    store.picked.value = id;
    onPick?.(id);
  };
  const walk = (/** @type {KeyboardEvent} */ event, /** @type {string} */ id) => {
    const next = walked(event, places, id);
    if (next) setFocused(next);
  };
  return html`<div class="mapbox" data-lens=${lens} data-detail=${detail}>
    <svg ref=${svg} class="map" role="group" aria-label=${t("map-label")}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => panzoom.current?.key(event)}
      onDblClick=${(/** @type {MouseEvent} */ event) => panzoom.current?.zoomAt(event, 1.8)}>
      <${Definitions} shape=${shape} />
      <${Ground} shape=${shape} />
      <g class="counties">
        ${shape.counties.map((/** @type {any} */ place) => html`<${County} key=${place.id} store=${store} place=${place} lens=${lens}
          tabbable=${(focused || places[0].id) === place.id} onWalk=${walk} onPick=${pick} panzoom=${panzoom} />`)}
      </g>
      <${Lines} shape=${shape} />
      ${lens === "regions" && html`<${RegionNames} shape=${shape} board=${store.board.value} />`}
      <g class="halos" aria-hidden="true">${places.map((/** @type {any} */ place) => html`
        <${Halo} key=${place.id} store=${store} place=${place} />`)}</g>
      <${March} store=${store} places=${places} />
      <g class="signs">${places.map((/** @type {any} */ place) => html`<${Signs} key=${place.id} store=${store} place=${place} lens=${lens} />`)}</g>
    </svg>
    <${Tools} panzoom=${panzoom} places=${places} store=${store} lens=${lens} onLens=${onLens} />
  </div>`;
}

/** Goes on to the next county where an arrow points. @param {KeyboardEvent} event @param {any[]} places @param {string} id */
function walked(event, places, id) {
  const next = event.shiftKey ? null : neighbourTowards(places, id, event.key);
  if (!next) return null;
  event.preventDefault();
  event.stopPropagation();
  const map = /** @type {Element} */ (event.currentTarget).closest("svg");
  /** @type {SVGElement | null | undefined} */ (map?.querySelector(`[data-county="${next}"]`))?.focus();
  return next;
}

/**
 * Pans and zooms; on a small screen the map begins where the own counties are, and goes where a question is about counties.
 * @param {{current: SVGSVGElement | null}} svg @param {any} store @param {boolean} ready @param {(detail: keyof typeof SIZES) => void} setDetail
 */
function usePanZoom(svg, store, ready, setDetail) {
  const panzoom = useRef(/** @type {PanZoom | null} */ (null));
  useEffect(() => {
    const element = svg.current;
    const shape = geometry.value;
    if (!element || !shape) return undefined;
    const scaled = (/** @type {number} */ scale) => {
      const detail = scale < FAR ? "far" : scale < NEAR ? "middle" : "near";
      element.style.setProperty("--k", String(SIZES[detail] / scale));
      setDetail(detail);
    };
    const points = shape.counties.flatMap((/** @type {any} */ place) => corners(place.d));
    const handle = new PanZoom(element, shape.viewBox, points, scaled, () => panelsOver(element));
    panzoom.current = handle;
    const coming = new MutationObserver(() => handle.refit()); // a panel that comes or goes
    coming.observe(/** @type {Node} */ (element.parentElement?.parentElement), { childList: true });
    const counties = store.view.peek().counties;
    const own = shape.counties.filter((/** @type {any} */ place) => counties[place.id]?.owner === store.seat);
    if (handle.smallest() < FAR && own.length) handle.frame(own.map((/** @type {any} */ place) => place.signs));
    return () => {
      coming.disconnect();
      handle.close();
    };
  }, [ready]);
  const asked = ready && store.question?.value ? geometry.value.counties.filter((/** @type {any} */ { id }) => ASKED.has(store.marks.value[id]?.kind)) : [];
  useEffect(() => {
    const handle = panzoom.current;
    if (handle && asked.length > 1 && handle.smallest() < FAR) handle.frame(asked.map((/** @type {any} */ place) => place.signs));
  }, [asked.map((/** @type {any} */ { id }) => id).join()]);
  const telling = Boolean(store.told?.value);
  useEffect(() => {
    if (telling && panzoom.current && panzoom.current.smallest() < FAR) panzoom.current.fit();
  }, [telling]);
  return panzoom;
}

/** What lies over the map and stays there, in pixels from its corner. @param {Element} map @returns {import("../../../map/fit.js").Box[]} */
function panelsOver(map) {
  const at = map.getBoundingClientRect();
  const panels = map.parentElement?.parentElement?.querySelectorAll(":scope > :is(.cart, .eyes), .maptools > *") ?? [];
  return [...panels]
    .map((panel) => panel.getBoundingClientRect())
    .filter(({ width, left, top, right, bottom }) => width && left < at.right && top < at.bottom && right > at.left && bottom > at.top)
    .map(({ left, top, right, bottom }) => ({ left: left - at.left, top: top - at.top, right: right - at.left, bottom: bottom - at.top }));
}

/** One county: its ground, and a button for every way to point at it. @param {any} props */
function County({ store, place, lens, tabbable, onPick, onWalk, panzoom }) {
  const county = store.view.value.counties[place.id];
  const board = store.board.value;
  if (!county) return html`<path class="county out" d=${place.d} />`;
  const colour = county.owner === null ? null : seatColour(store.info.value, county.owner);
  const mark = store.marks.value[place.id];
  const region = board?.counties[place.id]?.region ?? "";
  const classes = ["county", colour ? `of-${colour}` : "neutral", mark?.kind === "barred" ? "barred" : "", `in-${region}`];
  const light = (/** @type {string | null} */ id) => (store.lit.value = id);
  const choose = (/** @type {Event} */ event) => {
    event.preventDefault();
    onPick(place.id);
  };
  return html`<g class=${classes.join(" ")} data-county=${place.id} data-mark=${mark?.kind} role="button" tabindex=${tabbable || (mark && mark.kind !== "planned") ? 0 : -1}
    aria-label=${described(store, place.id, county, mark)}
    onClick=${(/** @type {Event} */ event) => !panzoom.current?.dragged() && choose(event)}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => (event.key === "Enter" || event.key === " " ? choose(event) : onWalk(event, place.id))}
    onPointerEnter=${() => light(place.id)} onPointerLeave=${() => light(null)} onFocus=${() => light(place.id)} onBlur=${() => light(null)}>
    <path class="tint" d=${place.d} />
    ${colour && lens === "owners" && html`<path d=${place.d} fill=${`url(#tint-${colour})`} class="hatching" />`}
    <g clip-path=${`url(#clip-${place.id})`}><path class="inner wide" d=${place.d} /><path class="inner" d=${place.d} /></g>
  </g>`;
}

/** What is marked or pointed at, over all borders. @param {any} props */
function Halo({ store, place }) {
  const mark = store.marks.value[place.id];
  const lit = store.lit.value === place.id;
  const marked = mark && mark.kind !== "planned" && mark.kind !== "barred";
  if (!marked && !lit) return null;
  return html`<g class=${marked ? `halo-${mark.kind} ${mark.peaceful ? "peaceful" : ""}` : "halo-lit"}><path class="halo-case" d=${place.d} /><path class="halo" d=${place.d} /></g>`;
}

/** The way of a march, once source and target are known. @param {any} props */
function March({ store, places }) {
  const marks = store.marks.value;
  const at = (/** @type {string} */ kind) => places.find((/** @type {any} */ place) => marks[place.id]?.kind === kind);
  const [from, to] = [at("source"), at("target")];
  if (!from || !to) return null;
  const [source, target, peaceful] = [from.signs, to.signs, marks[to.id].peaceful];
  const [dx, dy] = [target[0] - source[0], target[1] - source[1]];
  const point = (/** @type {number} */ share) => `${source[0] + dx * share} ${source[1] + dy * share}`;
  const d = `M${point(0.3)}Q${source[0] + dx * 0.5 - dy * 0.12} ${source[1] + dy * 0.5 + dx * 0.12} ${point(0.72)}`;
  return html`<g class=${`march ${peaceful ? "peaceful" : ""}`} aria-hidden="true"><path class="march-case" d=${d} />
    <path class="march-way" d=${d} marker-end=${`url(#${peaceful ? "move" : "march"}-head)`} />
    </g>`;
}

/** @param {{shape: any, board: any}} props */
function RegionNames({ shape, board }) {
  return html`<g class="region-names" aria-hidden="true">${shape.regions.map((/** @type {any[]} */ [id, , x, y]) => html`
    <text key=${id} x=${x} y=${y}>${regionName(board, id)}</text>`)}</g>`;
}

/** @param {any} props */
function Signs({ store, place, lens }) {
  const county = store.view.value.counties[place.id];
  const info = store.info.value;
  const mark = store.marks.value[place.id];
  const colourOf = (/** @type {number} */ seat) => seatColour(info, seat);
  return html`<g class="towns" aria-hidden="true">
      ${place.towns.map((/** @type {any[]} */ [name, tx, ty, lx, ly, anchor]) => html`<circle key=${name} cx=${tx} cy=${ty} r="2" />
        <text x=${lx} y=${ly} text-anchor=${anchor}>${name}</text>`)}
    </g>
    <${Counter} county=${county} place=${place} colour=${county.owner === null ? null : colourOf(county.owner)} yields=${lens === "yields"}
      leaders=${county.leaders.map(colourOf)} monuments=${county.monuments.map(colourOf)} tag=${mark?.tag} contested=${mark?.kind === "target"} />`;
}

/** A county in words, for those who hear the map. @param {any} store @param {string} id @param {any} county @param {any} mark */
export function described(store, id, county, mark) {
  const board = store.board.value;
  const owner = county.owner === null ? t("map-neutral") : seatName(store.info.value, county.owner);
  const parts = [countyName(board, id), regionName(board, board?.counties[id]?.region ?? ""), owner];
  if (county.owner !== null) parts.push(t("map-armies", { armies: county.armies }));
  parts.push(...county.buildings.map((/** @type {string} */ building) => term("building", building)));
  if (county.free_sites) parts.push(t("map-free-sites", { sites: county.free_sites }));
  if (county.markers) parts.push(t("map-markers", { markers: county.markers }));
  if (mark) parts.push(mark.why ?? t(`map-mark-${mark.kind}`));
  return parts.join(", ");
}

/** Lenses, zoom, and the search for a county or a town. @param {any} props */
function Tools({ panzoom, places, store, lens, onLens }) {
  const whole = () => {
    store.picked.value = null; // whoever wants to see all does not look at one county any more
    panzoom.current?.fit();
  };
  return html`<div class="maptools">
    ${onLens && html`<div class="seg" role="group" aria-label=${t("map-lens")}>
      ${LENSES.map((name) => html`<button key=${name} type="button" aria-pressed=${name === lens}
        onClick=${() => onLens(name)}>${t(`map-lens-${name}`)}</button>`)}</div>`}
    <div class="seg" role="group" aria-label=${t("map-zoom")}>
      <button type="button" aria-label=${t("map-zoom-in")} onClick=${() => panzoom.current?.zoom(1.4)}><${Icon} name="plus" /></button>
      <button type="button" aria-label=${t("map-zoom-out")} onClick=${() => panzoom.current?.zoom(1 / 1.4)}><${Icon} name="minus" /></button>
      <button type="button" aria-label=${t("map-fit")} title=${t("map-fit")} onClick=${whole}><${Icon} name="map" /></button>
    </div>
    <${Search} panzoom=${panzoom} places=${places} store=${store} />
  </div>`;
}

/** @param {any} props */
function Search({ panzoom, places, store }) {
  const [text, setText] = useState("");
  const board = store.board.value;
  const has = (/** @type {string} */ name) => name.toLowerCase().includes(text.trim().toLowerCase());
  const named = (/** @type {any} */ place) => has(countyName(board, place.id));
  const withTown = (/** @type {any} */ place) => place.towns.some((/** @type {any[]} */ [name]) => has(name));
  const found = text.trim() ? (places.find(named) ?? places.find(withTown)) : null;
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!found) return;
    panzoom.current?.centre(found.signs[0], found.signs[1]);
    store.lit.value = found.id;
    setText("");
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-county="${found.id}"]`))?.focus();
  };
  return html`<form class="find" role="search" onSubmit=${go}><${Icon} name="lens" /><input id="find-county" type="search" value=${text}
    aria-label=${t("map-find")} placeholder=${t("map-find")}
    onInput=${(/** @type {any} */ event) => setText(event.target.value)} /></form>`;
}
