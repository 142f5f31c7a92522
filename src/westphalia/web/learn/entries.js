// @ts-check
// What the menu of a table offers to those who learn; fetched only when it is asked for.

import { html } from "../vendor/ui.js";
import { t } from "../lib/i18n.js";
import { post } from "../lib/net.js";
import { go } from "../lib/route.js";
import { keep, lessons } from "./lesson.js";

/** @typedef {import("../lib/types.js").Store} Store */

/** A whole round of a game on one page. @param {string} game @param {any} [view] to mark the present place */
export const openCourse = async (game, view) => (await import("./course.js")).openCourse(game, view);

/** Begins a lesson of a game at a new table. @param {string} game @param {string} lesson */
export async function beginLesson(game, lesson) {
  sitDown(await post(`/api/games/${game}/lessons/${lesson}`));
}

/**
 * Goes back to the last question of a lesson that was asked as it tells: a new table, with the same chance.
 * @param {string} table
 * @param {Partial<import("./lesson.js").Kept>} before
 */
export async function goBack(table, before) {
  const made = await post(`/api/tables/${table}/lesson`, { turn: before.turn });
  keep(made.id, { ...before, shut: false });
  sitDown(made);
}

/** @param {any} table */
function sitDown(table) {
  go({ page: "table", id: table.id, seat: table.seats.findIndex((/** @type {any} */ seat) => seat.you) });
}

/** To go on with the lesson, or to begin it anew. @param {{store: Store, onClose: () => void}} props */
export function LessonEntries({ store, onClose }) {
  const resume = () => (keep(store.id, { shut: false }), onClose());
  const anew = () => {
    onClose(); // a second press would begin another
    const { game, lesson } = store.info.value;
    beginLesson(game, lesson).catch((error) => store.failed(error));
  };
  return html`
    ${
      lessons.value[store.id]?.shut &&
      html`
        <li><button type="button" class="btn" onClick=${resume}>${t("lesson-resume")}</button></li>
      `
    }
    <li><button type="button" class="btn" onClick=${anew}>${t("lesson-anew")}</button></li>
  `;
}
