// @ts-check
// The window through which a map is seen: pan and zoom by drag, wheel, pinch and keys, and how the whole map fits it.

// ------------------------------------------------------------------------------
// How the whole map is laid into a window: as large as it can be with no place cut and none under a panel.

/** @typedef {import("../lib/box.js").Box} Box */
/** @typedef {{x: number, y: number, scale: number}} Window the middle in map units, and pixels for a unit */

const EDGE = 8; // pixels between a place and the edge of the window or a panel
const STEP = 0.98; // how the map is made smaller until it lies free,
const LEAST = 0.6; // and where that ends: panels that leave no room are covered after all
const ASIDE = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2, 0.9, 0.1, 1, 0]; // where in its room the map lies, the middle first

/** The corners of an outline that is drawn in straight lines. @param {string} d @returns {number[][]} */
export function corners(d) {
  const found = [];
  let [x, y] = [0, 0];
  for (const [, command, numbers] of d.matchAll(/([MlLm])([^MlLmZz]*)/g)) {
    const steps = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let n = 0; n + 1 < steps.length; n += 2) {
      const from = command === "l" || command === "m" ? [x, y] : [0, 0];
      [x, y] = [from[0] + steps[n], from[1] + steps[n + 1]];
      found.push([x, y]);
    }
  }
  return found;
}

/** @param {number[][]} points @returns {Box} */
export function around(points) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/**
 * The window in which all points are seen, not larger than *most*. *panels* lie over it, in pixels from its corner.
 * @param {{width: number, height: number}} size
 * @param {number[][]} points
 * @param {Box[]} panels
 * @param {number} [most]
 * @returns {Window}
 */
export function fitted({ width, height }, points, panels, most = Infinity) {
  const box = around(points);
  const room = { x: Math.max(1, width - 2 * EDGE), y: Math.max(1, height - 2 * EDGE) };
  const largest = Math.min(most, room.x / (box.right - box.left), room.y / (box.bottom - box.top));
  /** @param {number} scale @param {number} across @param {number} down */
  const laid = (scale, across, down) => {
    const left = EDGE + across * (room.x - (box.right - box.left) * scale);
    const top = EDGE + down * (room.y - (box.bottom - box.top) * scale);
    return { x: box.left + (width / 2 - left) / scale, y: box.top + (height / 2 - top) / scale, scale };
  };
  const ordered = [...points].sort(([one], [other]) => one - other);
  for (let scale = largest; scale > largest * LEAST; scale *= STEP) {
    for (const across of ASIDE) {
      for (const down of ASIDE) {
        const window = laid(scale, across, down);
        if (panels.every((panel) => isFree(window, { width, height }, ordered, panel))) return window;
      }
    }
  }
  return laid(largest, 0.5, 0.5);
}

/**
 * Whether no point lies under a panel; they go from left to right.
 * @param {Window} window
 * @param {{width: number, height: number}} size
 * @param {number[][]} points
 * @param {Box} panel
 */
function isFree({ x, y, scale }, { width, height }, points, panel) {
  const left = x + (panel.left - EDGE - width / 2) / scale;
  const right = x + (panel.right + EDGE - width / 2) / scale;
  const top = y + (panel.top - EDGE - height / 2) / scale;
  const bottom = y + (panel.bottom + EDGE - height / 2) / scale;
  for (let n = firstBeyond(points, left); n < points.length && points[n][0] < right; n += 1) {
    if (points[n][1] > top && points[n][1] < bottom) return false;
  }
  return true;
}

/**
 * Which is the first of the points, from left to right, that lies beyond *x*.
 * @param {number[][]} points
 * @param {number} x
 */
function firstBeyond(points, x) {
  let [from, to] = [0, points.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (points[middle][0] > x) to = middle;
    else from = middle + 1;
  }
  return from;
}

// ------------------------------------------------------------------------------
// Pan and zoom of the window through which the map is seen: drag, wheel, pinch, keys.

const NEAREST = 5;
const WHEEL = 0.0015;
const KEY_STEP = 60;
const ROOM = 55; // kilometres around points that are to be seen,
const CLOSE = 1.2; // and pixels a kilometre at most for them
const PART = 1.25; // times the scale of the whole map from which on only a part of it is seen

export class PanZoom {
  /**
   * @param {SVGSVGElement} svg
   * @param {number[]} box how far one may go: x, y, width, height
   * @param {number[][]} points what belongs to the whole map
   * @param {(corner: Window) => void} changed the point in the upper left corner, and pixels a kilometre
   * @param {(part: boolean) => Box[]} panels what lies over the map, or over a part of it, in pixels from its corner
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
    this.touched = false; // whether a finger was the last to press here
    this.fitted = true; // until somebody looks closer, the whole map stays in sight
    /**
     * What somebody looked at before the page showed something else.
     * @type {{window: Window, fitted: boolean} | null}
     */
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
    const [size, panels] = [this.size(), this.panels(false)];
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

  /**
   * Show these points of the map, with some room around them.
   * @param {number[][]} points
   * @param {number} [around] kilometres
   */
  frame(points, around = ROOM) {
    const room = points.flatMap(([x, y]) => [
      [x - around, y - around],
      [x + around, y - around],
      [x - around, y + around],
      [x + around, y + around],
    ]);
    this.fitted = false;
    this.window = fitted(this.size(), room, this.panels(true), CLOSE);
    this.show();
  }

  /**
   * Show these points, or the whole map, for as long as somebody has to look there.
   * @param {number[][] | null} points
   * @param {number} [around] kilometres around them
   */
  visit(points, around) {
    const left = this.left ?? { window: this.window, fitted: this.fitted };
    if (points) this.frame(points, around);
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

  /** Show this point in the middle, as near as now. @param {number} x @param {number} y */
  lookAt(x, y) {
    this.own();
    this.window = { ...this.window, x, y };
    this.show();
  }

  /** What is seen, unless that is nearly the whole map. @returns {Box | null} */
  part() {
    const { x, y, scale } = this.window;
    if (scale < PART * this.smallest()) return null;
    const [width, height] = [this.size().width / scale, this.size().height / scale];
    return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
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

  /** What somebody else takes up does not move the map. @param {PointerEvent} event */
  down(event) {
    this.moved = 0;
    this.touched = event.pointerType === "touch";
    if (!event.defaultPrevented) this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
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

  /** Whether the last press was a drag, or held, and so no click. */
  dragged() {
    return this.moved > 6;
  }

  /** A finger was held down: its lifting is no click. */
  held() {
    this.moved = Infinity;
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was for the map */
  key(event) {
    this.touched = false;
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
 * @param {number} at
 * @param {[number, number]} ends of the map
 * @param {number} span
 * @param {[number, number]} whole its middle and span
 */
function inside(at, [from, to], span, [middle, most]) {
  const first = Math.min(from, middle - most / 2) + span / 2;
  const last = Math.max(to, middle + most / 2) - span / 2;
  return Math.min(last, Math.max(first, at));
}
