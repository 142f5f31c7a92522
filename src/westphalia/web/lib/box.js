// @ts-check
// Boxes on the page or the map, and what two of them have in common.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** The area that two boxes share. @param {Box} one @param {Box} two */
export function shared(one, two) {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return width > 0 && height > 0 ? width * height : 0;
}
