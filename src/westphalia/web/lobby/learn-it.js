// @ts-check
// Where the lobby offers to learn a game: a coached first round, and the whole round on one page.

import { html, useState } from "../vendor/ui.js";
import { beginLesson, openCourse } from "../learn/entries.js";
import { isTaught } from "../lib/games.js";
import { ensureMe, games } from "../lib/people.js";
import { go } from "../lib/route.js";
import { t } from "../lib/say.js";
import { Icon } from "../lib/signs.js";
import { guestName } from "./choices.js";
import { lists, tried } from "./tables.js";

/** The lesson that somebody has not finished. @param {string} game */
const begun = (game) => lists.value?.mine.find((info) => info.lesson && info.game === game && info.state === "playing");

/** Goes on with the lesson of a game, or begins it. @param {string} game */
async function learn(game) {
  const table = begun(game);
  if (table) return go({ page: "table", id: table.id });
  await ensureMe(guestName(t("lobby-guest")));
  await beginLesson(game);
}

/** The button of one game. @param {{game: string, named?: boolean}} props *named* where the game does not stand beside it */
function LearnButton({ game, named = false }) {
  const [busy, setBusy] = useState(false);
  const begin = () => {
    setBusy(true);
    void tried(() => learn(game)).finally(() => setBusy(false));
  };
  const word = named ? t("game-name", {}, game) : t(begun(game) ? "lesson-go-on" : "lesson-begin");
  return html`<button type="button" class="btn learn-it" disabled=${busy} onClick=${begin}><${Icon} name="book" /> ${word}</button>`;
}

/** Beside a game. @param {{game: string}} props */
export function LearnIt({ game }) {
  return html`<p class="learn"><${LearnButton} game=${game} />
    <button type="button" class="btn qu" onClick=${() => tried(() => openCourse(game))}>${t("course-open-it")}</button></p>`;
}

/** For those who have no table yet. */
export function LearnFirst() {
  if (!games.value.length) return null;
  return html`<p class="learn first"><span>${t("lesson-first")}</span>${games.value.filter(({ name }) => isTaught(name)).map(({ name }) => html`<${LearnButton} key=${name} game=${name} named=${true} />`)}</p>`;
}
