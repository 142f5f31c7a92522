// @ts-check
// Which road from a city leads most nearly in a compass direction.

import { loaded } from "../../../lib/here.js";
import { neighbourTowards } from "../../../map/compass.js";

export const GEOMETRY = "games/thirty_years_war/geometry.json";

/** The next place of a march towards an arrow key, of those one step away. @param {string} city @param {Map<string, any>} goals @param {string} key @returns {string | null} */
export function roadTowards(city, goals, key) {
  const near = [...goals.values()].filter(({ by }) => by === city).map(({ place }) => place);
  const places = (loaded(GEOMETRY)?.places ?? []).filter((/** @type {any} */ { id }) => id === city || near.includes(id));
  return neighbourTowards(places, city, key);
}
