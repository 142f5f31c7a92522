// @ts-check
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
 * @param {{width: number, height: number}} size @param {number[][]} points @param {Box[]} panels @param {number} [most] @returns {Window}
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

/** Whether no point lies under a panel; they go from left to right. @param {Window} window @param {{width: number, height: number}} size @param {number[][]} points @param {Box} panel */
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

/** Which is the first of the points, from left to right, that lies beyond *x*. @param {number[][]} points @param {number} x */
function firstBeyond(points, x) {
  let [from, to] = [0, points.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (points[middle][0] > x) to = middle;
    else from = middle + 1;
  }
  return from;
}
