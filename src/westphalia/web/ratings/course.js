// @ts-check
// The ratings of a person with their course: for a profile, which brings this page's style and messages.

import { html } from "../vendor/ui.js";
import { dates, t } from "../lib/i18n.js";

/** @typedef {import("../lib/shapes.d.ts").PersonRating} PersonRating */

const WIDTH = 300;
const HEIGHT = 80;
const LEAST_SPAN = 100; // points from the lowest to the highest line

/** The ratings of somebody in all games. @param {{ratings: PersonRating[]}} props */
export function Ratings({ ratings }) {
  if (!ratings.length)
    return html`
      <p class="hint">${t("ratings-person-none")}</p>
    `;
  return html`
    <ul class="ratings-of">
      ${ratings.map(
        (rating) => html`
          <li key=${rating.game}><${Course} rating=${rating} /></li>
        `,
      )}
    </ul>
  `;
}

/** One rating and the line of its course. @param {{rating: PersonRating}} props */
export function Course({ rating }) {
  const { game, course, deviation, provisional, games, place } = rating;
  const known = provisional ? t("ratings-is-provisional") : t("ratings-at-place", { place: place ?? 0 });
  const about = `± ${2 * deviation} · ${known} · ${t("ratings-worth-games", { games })}`;
  return html`
    <figure class="rating-course">
      <figcaption>
        ${t("game-name", {}, game)}${" "}
        <b>${rating.rating}</b>
        ${" "}
        <small>${about}</small>
      </figcaption>
      ${
        course.length > 1 &&
        html`
          <${Line} rating=${rating} />
        `
      }
    </figure>
  `;
}

/** The lowest and the highest rating that a picture shows. @param {number[]} values @returns {[number, number]} */
export function bounds(values) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const spare = Math.max(0, LEAST_SPAN - (high - low)) / 2;
  return [Math.floor(low - spare), Math.ceil(high + spare)];
}

/** @param {{rating: PersonRating}} props */
function Line({ rating: { course } }) {
  const values = course.map((point) => point.rating);
  const [low, high] = bounds(values);
  const at = (/** @type {number} */ value) => HEIGHT - ((value - low) / (high - low)) * HEIGHT;
  const points = values.map((value, n) => `${((n / (values.length - 1)) * WIDTH).toFixed(1)},${at(value).toFixed(1)}`);
  const [first, last] = [course[0], course[course.length - 1]].map(({ at: then }) =>
    dates.value.day.format(then * 1000),
  );
  const label = t("ratings-course", { first: values[0], last: values[values.length - 1], games: values.length });
  return html`
    <svg viewBox=${`0 -3 ${WIDTH} ${HEIGHT + 6}`} preserveAspectRatio="none" role="img" aria-label=${label}>
      <polyline class="curve" points=${points.join(" ")} />
    </svg>
    <p class="axis">
      <span>${first}</span>
      <span>${low}–${high}</span>
      <span>${last}</span>
    </p>
  `;
}
