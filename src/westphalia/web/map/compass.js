// @ts-check
// Which place lies next in a compass direction: how arrow keys walk over the map.

/** @typedef {{id: string, signs: any[]}} Place */

const DIRECTIONS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/**
 * The place nearest in the direction of an arrow key; a turn aside counts double.
 * @param {Place[]} places @param {string} from @param {string} key @returns {string | null}
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
