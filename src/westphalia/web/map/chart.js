// @ts-check
// What any map needs: one SVG that is panned and zoomed, places that are pointed at and walked over, and tools
// beside it. What is drawn on it is the game's.

import { html, signal, useEffect, useMemo, useRef, useState } from "../vendor/ui.js";
import { explained } from "../learn/tips.js";
import { loaded } from "../lib/assets.js";
import { t } from "../lib/i18n.js";
import { useFact } from "../lib/memo.js";
import { Icon } from "../lib/signs.js";
import { Overview } from "./overview.js";
import { PanZoom, corners } from "./panzoom.js";
import { shapeOf } from "./shape.js";

/** @typedef {import("../lib/types.js").Shown} Shown */

// ------------------------------------------------------------------------------
// Which place lies next in a compass direction: how arrow keys walk over the map.

/** @typedef {{id: string, signs: any[]}} Spot */

const DIRECTIONS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/**
 * The place nearest in the direction of an arrow key; a turn aside counts double.
 * @param {Spot[]} places @param {string} from @param {string} key @returns {string | null}
 */
export function neighbourTowards(places, from, key) {
  const direction = DIRECTIONS[key];
  const start = places.find((place) => place.id === from);
  if (!direction || !start) return null;
  let best = null;
  let least = Infinity;
  for (const place of places) {
    const dx = place.signs[0] - start.signs[0];
    const dy = place.signs[1] - start.signs[1];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (ahead > 0 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = place.id;
    }
  }
  return best;
}

// ------------------------------------------------------------------------------
// Beside the map: lenses, zoom, and the search for a place or a town.

/** @param {any} props */
function Tools({ panzoom, places, store, nameOf, lens, lenses, onLens }) {
  const whole = () => {
    store.picked.value = null; // whoever wants to see all does not look at one place any more
    panzoom.current?.fit();
  };
  return html`
    <div class="maptools">
      <${Lenses} lens=${lens} lenses=${lenses} onLens=${onLens} />
      <div class="seg" role="group" aria-label=${t("map-zoom")}>
        <button type="button" aria-label=${t("map-zoom-in")} onClick=${() => panzoom.current?.zoom(1.4)}>
          <${Icon} name="plus" />
        </button>
        <button type="button" aria-label=${t("map-zoom-out")} onClick=${() => panzoom.current?.zoom(1 / 1.4)}>
          <${Icon} name="minus" />
        </button>
        <button type="button" aria-label=${t("map-fit")} title=${t("map-fit")} onClick=${whole}>
          <${Icon} name="map" />
        </button>
      </div>
      <${Search} panzoom=${panzoom} places=${places} store=${store} nameOf=${nameOf} />
    </div>
  `;
}

/**
 * What the map shows; nothing where that cannot be chosen.
 * @param {{lens: string, lenses: string[], onLens?: (lens: string) => void}} props
 */
function Lenses({ lens, lenses, onLens }) {
  if (!onLens) return null;
  return html`
    <div class="seg" role="group" aria-label=${t("map-lens")}>
      ${lenses.map(
        (name) => html`
          <button
            key=${name}
            type="button"
            aria-pressed=${name === lens}
            ...${explained(`lens-${name}`)}
            onClick=${() => onLens(name)}
          >
            ${t(`map-lens-${name}`)}
          </button>
        `,
      )}
    </div>
  `;
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
    store.hovered.value = found.id;
    setText("");
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-place="${found.id}"]`))?.focus();
  };
  return html`
    <form class="find" role="search" onSubmit=${go}>
      <${Icon} name="lens" />
      <input
        id="find-place"
        type="search"
        value=${text}
        aria-label=${t("map-find")}
        placeholder=${t("map-find")}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)}
      />
    </form>
  `;
}

// ------------------------------------------------------------------------------
// The map as one SVG, and its places as buttons.

/**
 * @typedef {{id: string, d: string, signs: any[], towns: any[][]}} Place an outline, the middle of its signs, and its
 *   towns
 */
/**
 * @typedef {{far: number, near: number}} Scales pixels a kilometre below which little is shown, and above which all is
 */
/** @typedef {"far" | "middle" | "near"} Detail */

/**
 * What the layers of a map are drawn with.
 * @typedef {object} Sheet
 * @property {any} shape the whole geometry
 * @property {Place[]} places those in play
 * @property {(id: string) => boolean} tabbable
 * @property {(id: string) => void} pick
 * @property {(event: KeyboardEvent, id: string) => void} walk
 * @property {{current: PanZoom | null}} panzoom
 * @property {Detail} detail
 * @property {number} close pixels of a counter a kilometre: how close things lie at the least, as the map is seen now
 * @property {number} size how large counters are drawn then
 */

const ASKED = new Set(["move", "attack", "source", "target", "legal"]);
/** How large signs are drawn, by the detail. @typedef {Record<Detail, number>} Sizes */
/** @type {Sizes} */
const SIZES = { far: 0.82, middle: 1, near: 1.18 };
const ROUTE_ROOM = 90; // kilometres that are seen around a route
const ZOOMS = 1.19; // from one scale for which a map lays its signs out anew to the next
const LINGER = 400; // milliseconds in which the next question may come, before the map goes back
const TINY = 0.75; // times the same scale below which there is no room for short names either
const FULL = 1.3; // times the scale from which names are shown: from there on they have their whole size

/**
 * @param {{store: Shown, geometry: string, scales: Scales, inPlay: (id: string) => boolean,
 *   isOwn: (id: string) => boolean, nameOf: (id: string) => string, lens: string, lenses: string[],
 *   onLens?: (lens: string) => void, onPick?: (place: string) => void, draw: (sheet: Sheet) => any,
 *   sizes?: Sizes, stepped?: boolean, route?: string[], drawSmall?: (shape: any) => any}} props *stepped* if signs are
 *   laid out for every scale, and not only for every detail; *route* is what is looked at once it leads somewhere;
 *   *drawSmall* what an overview tells, where there is one
 */
export function Chart(props) {
  const { store, geometry, inPlay, nameOf, lens, lenses, onLens, draw, drawSmall } = props;
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [seen, setSeen] = useState(/** @type {Seen | null} */ (null)); // until it is known how large the map is
  const shape = shapeOf(loaded(geometry));
  const ready = shape && store.view.value ? shape : null;
  const part = useMemo(() => signal(/** @type {import("../lib/box.js").Box | null} */ (null)), []);
  const panzoom = usePanZoom({ ...props, svg, shape: ready, setSeen, part });
  const places = ready ? shape.places.filter((/** @type {Place} */ { id }) => inPlay(id)) : [];
  const sheet = useSheet({ ...props, shape, ready, places, panzoom, seen });
  const detail = seen?.detail;
  if (!ready)
    return html`
      <div class="mapbox" aria-busy="true"></div>
    `;
  return html`
    <div class="mapbox" data-lens=${lens} data-detail=${detail}>
      <svg
        ref=${svg}
        class="map"
        role="group"
        aria-label=${t("map-label")}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => panzoom.current?.key(event)}
        onDblClick=${(/** @type {MouseEvent} */ event) => panzoom.current?.zoomAt(event, 1.8)}
      >
        <g>${sheet && draw(sheet)}</g>
      </svg>
      <${Tools} ...${{ panzoom, places, store, nameOf, lens, lenses, onLens }} />
      ${
        drawSmall &&
        html`
          <${Overview} ...${{ shape, part, panzoom }}>${drawSmall(shape)}<//>
        `
      }
    </div>
  `;
}

/**
 * What is needed to draw the places: they are picked, and walked along by keys.
 * @param {any} props
 */
function useSheet({ store, shape, ready, places, panzoom, seen, onPick }) {
  const [focused, setFocused] = useState("");
  const picked = useRef(/** @type {any} */ (onPick));
  picked.current = onPick;
  return useMemo(() => {
    const pick = (/** @type {string} */ id) => {
      store.picked.value = id;
      store.pressed.value = { place: id };
      picked.current?.(id);
    };
    const walk = (/** @type {KeyboardEvent} */ event, /** @type {string} */ id) => {
      const next = walked(event, places, id);
      if (next) setFocused(next);
    };
    const tabbable = (/** @type {string} */ id) => (focused || places[0].id) === id;
    return seen && { shape, places, tabbable, pick, walk, panzoom, ...seen };
  }, [store, ready, focused, seen, places.map((/** @type {Place} */ { id }) => id).join()]);
}

/** What of the map is seen, and how large. @typedef {Pick<Sheet, "detail" | "close" | "size">} Seen */

/**
 * How much is shown at a scale, and how large signs are drawn; where there is just room for names they are smaller.
 * @param {number} scale
 * @param {Scales} scales
 * @param {Sizes} sizes
 * @param {number} grow how much larger everything is on this screen
 * @returns {Seen}
 */
function seenAt(scale, { far, near }, sizes, grow) {
  const detail = scale < far ? "far" : scale < near ? "middle" : "near";
  const grown = Math.min(1, (scale / far - 1) / (FULL - 1));
  const size = grow * (detail === "middle" ? sizes.far + grown * (sizes.middle - sizes.far) : sizes[detail]);
  return { detail, size, close: scale / size };
}

/**
 * The nearest of those scales for which signs are laid out that shows no more than this one.
 * @param {number} scale
 */
const stepBelow = (scale) => ZOOMS ** Math.floor(Math.log(scale) / Math.log(ZOOMS) + 1e-6);

/**
 * Goes on to the next place where an arrow points.
 * @param {KeyboardEvent} event
 * @param {Place[]} places
 * @param {string} id
 */
function walked(event, places, id) {
  const next = event.shiftKey ? null : neighbourTowards(places, id, event.key);
  if (!next) return null;
  event.preventDefault();
  event.stopPropagation();
  const map = /** @type {Element} */ (event.currentTarget).closest("svg");
  /** @type {SVGElement | null | undefined} */ (map?.querySelector(`[data-place="${next}"]`))?.focus();
  return next;
}

/** How much larger signs are drawn on a screen, as its style sheet has it. @param {Element} element */
const growthOf = (element) => Number(getComputedStyle(element).getPropertyValue("--grow")) || 1;

/**
 * Pans and zooms; on a small screen the map begins where the own places are.
 * @param {{svg: {current: SVGSVGElement | null}, store: Shown, shape: any, scales: Scales, sizes?: Sizes,
 *   stepped?: boolean, route?: string[], isOwn: (id: string) => boolean,
 *   setSeen: (change: (seen: Seen | null) => Seen | null) => void,
 *   part: import("../vendor/ui.js").Signal<import("../lib/box.js").Box | null>}} props *part* is told what is seen,
 *   while that is not nearly all
 */
function usePanZoom({ svg, store, shape, scales, sizes = SIZES, stepped = false, route = [], isOwn, setSeen, part }) {
  const panzoom = useRef(/** @type {PanZoom | null} */ (null));
  const frame = (/** @type {PanZoom | null} */ handle, /** @type {Place[]} */ places) =>
    handle?.frame(places.map(({ signs }) => signs));
  const isSmall = (/** @type {PanZoom | null} */ handle) => Boolean(handle && handle.smallest() < scales.far);
  const now = useRef({ scales, sizes });
  now.current = { scales, sizes };
  useEffect(() => {
    const element = svg.current;
    if (!element || !shape) return undefined;
    // Not by the viewBox: then every name would be laid out again, twice, however little the map moves.
    const moved = (/** @type {import("./panzoom.js").Window} */ { x, y, scale }) => {
      const at = (/** @type {number} */ seen) => seenAt(seen, now.current.scales, now.current.sizes, growthOf(element));
      const { size, detail } = at(scale);
      element.firstElementChild?.setAttribute("transform", `scale(${scale}) translate(${-x} ${-y})`);
      element.toggleAttribute("data-tiny", scale < TINY * now.current.scales.far);
      element.style.setProperty("--k", String(size / scale));
      part.value = panzoom.current?.part() ?? null;
      const next = { ...at(stepped ? stepBelow(scale) : 1), detail };
      setSeen((seen) => (JSON.stringify(seen) === JSON.stringify(next) ? seen : next));
    };
    const points = [...shape.outlines, ...shape.places.map((/** @type {Place} */ { d }) => d)].flatMap(corners);
    const handle = new PanZoom(element, shape.viewBox, points, moved, (part) => panelsOver(element, part));
    panzoom.current = handle;
    const coming = new MutationObserver(() => handle.refit()); // a panel that comes or goes
    coming.observe(/** @type {Node} */ (element.parentElement?.parentElement), { childList: true });
    const own = shape.places.filter((/** @type {Place} */ { id }) => isOwn(id));
    if (isSmall(handle) && own.length) frame(handle, own);
    return () => {
      coming.disconnect();
      handle.close();
    };
  }, [shape]);
  useVisits(panzoom, store, shape, isSmall, route);
  const sought = store.sought?.value;
  useEffect(() => {
    if (sought) panzoom.current?.fit();
  }, [sought]);
  return panzoom;
}

/**
 * Where all cannot be seen at once the map goes where a question is about places, and shows all while something is
 * told; on every screen it goes to a route. Then it goes back.
 * @param {{current: PanZoom | null}} panzoom
 * @param {Shown} store
 * @param {any} shape
 * @param {(handle: PanZoom | null) => boolean} isSmall
 * @param {string[]} route
 */
function useVisits(panzoom, store, shape, isSmall, route) {
  const asked = Boolean(store.question?.value);
  const isAsked = (/** @type {Place} */ { id }) => ASKED.has(store.marks.value[id]?.kind);
  const onRoute = (/** @type {Place} */ { id }) => route.includes(id);
  const goes = route.length > 1;
  const visited = shape && (goes || asked) ? shape.places.filter(goes ? onRoute : isAsked) : [];
  const telling = Boolean(store.told?.value);
  const places = telling ? "all" : visited.map((/** @type {Place} */ { id }) => id).join();
  useEffect(() => {
    const handle = panzoom.current;
    if (!handle || !(goes || isSmall(handle))) return goes || !handle?.left ? undefined : left(handle);
    const points = visited.map((/** @type {Place} */ { signs }) => signs);
    if (places) return void handle.visit(telling ? null : points, goes ? ROUTE_ROOM : undefined);
    return left(handle);
  }, [places]);
}

/** Back to what was looked at, unless the next question comes at once. @param {PanZoom} handle */
function left(handle) {
  const timer = setTimeout(() => handle.back(), LINGER);
  return () => clearTimeout(timer);
}

const PANELS = ":scope > :is(.cart, .eyes), .maptools > *";

/**
 * What lies over the map and stays there, in pixels from its corner.
 * @param {Element} map
 * @param {boolean} part whether only a part of the map is shown, and so the overview
 * @returns {import("./panzoom.js").Box[]}
 */
function panelsOver(map, part) {
  const at = map.getBoundingClientRect();
  const panels = map.parentElement?.parentElement?.querySelectorAll(part ? `${PANELS}, .overview` : PANELS) ?? [];
  return [...panels]
    .map((panel) => panel.getBoundingClientRect())
    .filter(
      ({ width, left, top, right, bottom }) =>
        width && left < at.right && top < at.bottom && right > at.left && bottom > at.top,
    )
    .map(({ left, top, right, bottom }) => ({
      left: left - at.left,
      top: top - at.top,
      right: right - at.left,
      bottom: bottom - at.top,
    }));
}

const HOLD = 450; // milliseconds after which a finger does not choose, but asks what is there
const STRAY = 10; // pixels that it may stray

/**
 * What points at a place: the mouse over it, and a finger that is held down there. What it shows then stays until
 * something else is touched.
 * @param {Shown} store @param {Sheet} sheet @param {string} id
 */
export function pointing(store, sheet, id) {
  const light = (/** @type {string | null} */ place) => (store.hovered.value = place);
  return {
    onPointerEnter: (/** @type {PointerEvent} */ { pointerType }) => pointerType !== "touch" && light(id),
    onPointerLeave: (/** @type {PointerEvent} */ { pointerType }) => pointerType !== "touch" && light(null),
    onPointerDown: (/** @type {PointerEvent} */ event) => event.pointerType === "touch" && hold(event),
  };
  /** @param {PointerEvent} event */
  function hold({ clientX, clientY }) {
    const stop = new AbortController();
    const timer = setTimeout(() => (stop.abort(), asked()), HOLD);
    stop.signal.addEventListener("abort", () => clearTimeout(timer));
    const strays = (/** @type {PointerEvent} */ move) =>
      Math.hypot(move.clientX - clientX, move.clientY - clientY) > STRAY && stop.abort();
    addEventListener("pointermove", strays, { signal: stop.signal });
    for (const end of ["pointerup", "pointercancel"])
      addEventListener(end, () => stop.abort(), { signal: stop.signal });
  }
  function asked() {
    sheet.panzoom.current?.held();
    light(id);
    addEventListener("pointerdown", () => light(null), { capture: true, once: true });
  }
}

/**
 * A place as a button for every way to point at it; what is drawn there are its children.
 * @param {{store: Shown, sheet: Sheet, id: string, class: string, label: string, children?: any}} props
 */
export function PlaceButton({ store, sheet, id, class: classes, label, children }) {
  const mark = useFact(() => store.marks.value[id], [store, id]);
  const light = (/** @type {string | null} */ place) => (store.hovered.value = place);
  const choose = (/** @type {Event} */ event) => {
    event.preventDefault();
    sheet.pick(id);
  };
  const pressed = (/** @type {KeyboardEvent} */ event) =>
    event.key === "Enter" || event.key === " " ? choose(event) : sheet.walk(event, id);
  return html`
    <g
      class=${classes}
      data-place=${id}
      data-mark=${mark?.kind}
      role="button"
      tabindex=${sheet.tabbable(id) || (mark && mark.kind !== "planned") ? 0 : -1}
      aria-label=${label}
      onClick=${(/** @type {Event} */ event) => !sheet.panzoom.current?.dragged() && choose(event)}
      onKeyDown=${pressed}
      ...${pointing(store, sheet, id)}
      onFocus=${() => !sheet.panzoom.current?.touched && light(id)}
      onBlur=${() => store.hovered.peek() === id && light(null)}
    >
      ${children}
    </g>
  `;
}
