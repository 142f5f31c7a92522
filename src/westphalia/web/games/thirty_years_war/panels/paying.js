// @ts-check
// A wish of whom to pay, and how the server is asked what it would come to.

/** How many units of a class in a city shall be paid, by "CITY UNIT". @typedef {Map<string, number>} Wish */
/** @typedef {{city: string, unit: string, count: number}} Claim */

/** @param {string} city @param {string} unit */
export const keyFor = (city, unit) => `${city} ${unit}`;

/** What a forecast pays, as a wish. @param {Claim[]} paid @returns {Wish} */
export const wishOf = (paid) => new Map(paid.map(({ city, unit, count }) => [keyFor(city, unit), count]));

/** The wish as answers, to ask what it would come to. @param {Wish} wish @returns {string[]} */
export function asAnswers(wish) {
  /** @type {Map<string, string[]>} */
  const cities = new Map();
  for (const [key, count] of wish) {
    const [city, unit] = key.split(" ");
    if (count) cities.set(city, [...(cities.get(city) ?? []), ...Array.from({ length: count }, () => `pay ${unit}`)]);
  }
  return [...[...cities].flatMap(([city, units]) => [`pay_in ${city}`, ...units]), "done"];
}
