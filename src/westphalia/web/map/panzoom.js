// @ts-check
// Pan and zoom of the window through which the map is seen: drag, wheel, pinch, keys.

import { fitted } from "./fit.js";

/** @typedef {import("./fit.js").Box} Box */

const NEAREST = 5;
const WHEEL = 0.0015;
const KEY_STEP = 60;
const ROOM = 55; // kilometres around points that are to be seen,
const CLOSE = 1.2; // and pixels a kilometre at most for them

export class PanZoom {
  /**
   * @param {SVGSVGElement} svg
   * @param {number[]} box how far one may go: x, y, width, height
   * @param {number[][]} points what belongs to the whole map
   * @param {(corner: import("./fit.js").Window) => void} changed the point in the upper left corner, and pixels a kilometre
   * @param {() => Box[]} panels what lies over the map, in pixels from its corner
   */
  constructor(svg, box, points, changed, panels = () => []) {
    this.svg = svg;
    this.box = box;
    this.points = points;
    this.changed = changed;
    this.panels = panels;
    /** The last fit, and for which room it was found. */
    this.found = { room: "", window: { x: 0, y: 0, scale: 1 } };
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.moved = 0;
    this.fitted = true; // until somebody looks closer, the whole map stays in sight
    /** What somebody looked at before the page showed something else. @type {{window: import("./fit.js").Window, fitted: boolean} | null} */
    this.left = null;
    this.window = { x: 0, y: 0, scale: 1 };
    this.shown = ""; // the window that was told last
    this.listeners = new AbortController();
    const options = { signal: this.listeners.signal };
    svg.addEventListener("wheel", (event) => this.wheel(event), { ...options, passive: false });
    svg.addEventListener("pointerdown", (event) => this.down(event), options);
    svg.addEventListener("pointermove", (event) => this.move(event), options);
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      svg.addEventListener(end, (event) => this.up(/** @type {PointerEvent} */ (event)), options);
    }
    this.observer = new ResizeObserver(() => this.refit());
    this.observer.observe(svg);
    this.fit();
  }

  close() {
    this.listeners.abort();
    this.observer.disconnect();
  }

  size() {
    return { width: this.svg.clientWidth || 800, height: this.svg.clientHeight || 600 };
  }

  /** The window on the whole map. */
  whole() {
    const [size, panels] = [this.size(), this.panels()];
    const room = JSON.stringify([size, panels]);
    if (this.found.room !== room) this.found = { room, window: fitted(size, this.points, panels) };
    return this.found.window;
  }

  smallest() {
    return this.whole().scale;
  }

  /** Show the whole map. */
  fit() {
    this.left = null;
    this.fitted = true;
    this.refit();
  }

  /** The room has changed: what showed the whole map goes on to do so. */
  refit() {
    if (this.fitted) this.window = { ...this.whole() };
    this.show();
  }

  /** Show these points of the map, with some room around them. @param {number[][]} points */
  frame(points) {
    const room = points.flatMap(([x, y]) => [[x - ROOM, y - ROOM], [x + ROOM, y - ROOM], [x - ROOM, y + ROOM], [x + ROOM, y + ROOM]]);
    this.fitted = false;
    this.window = fitted(this.size(), room, this.panels(), CLOSE);
    this.show();
  }

  /** Show these points, or the whole map, for as long as somebody has to look there. @param {number[][] | null} points */
  visit(points) {
    const left = this.left ?? { window: this.window, fitted: this.fitted };
    if (points) this.frame(points);
    else this.fit();
    this.left = left;
  }

  /** Back to what somebody looked at before; whoever has moved the map since keeps what they see. */
  back() {
    if (!this.left) return;
    ({ window: this.window, fitted: this.fitted } = this.left);
    this.left = null;
    this.refit();
  }

  /** Somebody moves the map: what they see is theirs. */
  own() {
    this.fitted = false;
    this.left = null;
  }

  /** @param {MouseEvent} event @param {number} factor */
  zoomAt(event, factor) {
    const frame = this.svg.getBoundingClientRect();
    this.zoom(factor, { x: event.clientX - frame.left, y: event.clientY - frame.top });
  }

  /** @param {number} x @param {number} y */
  centre(x, y) {
    this.own();
    this.window = { x, y, scale: Math.max(this.window.scale, this.smallest() * 1.8) };
    this.show();
  }

  /** Zoom by a factor around a point of the screen, or around the middle.
   * @param {number} factor @param {{x: number, y: number}=} at */
  zoom(factor, at) {
    const { width, height } = this.size();
    const point = at ?? { x: width / 2, y: height / 2 };
    const before = this.window.scale;
    const scale = Math.min(NEAREST, Math.max(this.smallest(), before * factor));
    const shift = 1 / before - 1 / scale;
    if (scale <= this.smallest()) return this.fit();
    this.own();
    this.window = {
      x: this.window.x + (point.x - width / 2) * shift,
      y: this.window.y + (point.y - height / 2) * shift,
      scale,
    };
    this.show();
  }

  /** @param {number} dx pixels @param {number} dy pixels */
  pan(dx, dy) {
    this.own();
    this.window = {
      ...this.window,
      x: this.window.x - dx / this.window.scale,
      y: this.window.y - dy / this.window.scale,
    };
    this.show();
  }

  /** Keep the window on the map, and tell of it if it has changed. */
  show() {
    const { width, height } = this.size();
    const whole = this.whole();
    const scale = Math.max(this.window.scale, whole.scale);
    const [left, top, wide, tall] = this.box;
    const x = inside(this.window.x, [left, left + wide], width / scale, [whole.x, width / whole.scale]);
    const y = inside(this.window.y, [top, top + tall], height / scale, [whole.y, height / whole.scale]);
    this.window = { x, y, scale };
    const corner = { x: x - width / scale / 2, y: y - height / scale / 2, scale };
    const shown = Object.values(corner).join(" ");
    if (shown === this.shown) return;
    this.shown = shown;
    this.changed(corner);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.zoomAt(event, Math.exp(-event.deltaY * WHEEL));
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moved = 0;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const last = this.fingers.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (others.length) this.pinch(others[0], last, now);
    else this.pan(now.x - last.x, now.y - last.y);
    this.moved += Math.hypot(now.x - last.x, now.y - last.y);
    this.fingers.set(event.pointerId, now);
  }

  /** @param {{x: number, y: number}} still @param {{x: number, y: number}} last @param {{x: number, y: number}} now */
  pinch(still, last, now) {
    const frame = this.svg.getBoundingClientRect();
    const before = Math.hypot(last.x - still.x, last.y - still.y);
    const after = Math.hypot(now.x - still.x, now.y - still.y);
    const at = { x: (still.x + now.x) / 2 - frame.left, y: (still.y + now.y) / 2 - frame.top };
    if (before > 0) this.zoom(after / before, at);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
  }

  /** Whether the last press was a drag and so no click. */
  dragged() {
    return this.moved > 6;
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was for the map */
  key(event) {
    const steps = /** @type {Record<string, [number, number]>} */ ({
      ArrowLeft: [KEY_STEP, 0],
      ArrowRight: [-KEY_STEP, 0],
      ArrowUp: [0, KEY_STEP],
      ArrowDown: [0, -KEY_STEP],
    });
    if (event.shiftKey && steps[event.key]) this.pan(...steps[event.key]);
    else if (event.key === "+" || event.key === "=") this.zoom(1.3);
    else if (event.key === "-") this.zoom(1 / 1.3);
    else if (event.key === "0") this.fit();
    else return false;
    event.preventDefault();
    return true;
  }
}

/**
 * The middle nearest to *at* from which a *span* neither leaves the map nor what is seen with the whole of it.
 * @param {number} at @param {[number, number]} ends of the map @param {number} span @param {[number, number]} whole its middle and span
 */
function inside(at, [from, to], span, [middle, most]) {
  const first = Math.min(from, middle - most / 2) + span / 2;
  const last = Math.max(to, middle + most / 2) - span / 2;
  return Math.min(last, Math.max(first, at));
}
