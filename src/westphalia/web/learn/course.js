// @ts-check
// A whole round of a game on one page: its parts in their order, each with its steps, and where the game is now. Every
// box opens its chapter of the rules, and the page can be printed.

import { html } from "../vendor/ui.js";
import { dressed } from "../lib/assets.js";
import { Dialog, layOver } from "../lib/dialog.js";
import { courseOf } from "../lib/games.js";
import { need, needOf, t, theGame } from "../lib/i18n.js";
import { Icon } from "../lib/signs.js";
import { rich } from "../table/look.js";

/** A step of a part, and the clause with which it begins. @typedef {[name: string, clause: string]} Step */
/** @typedef {{name: string, icon: string, clause: string, steps: Step[]}} Part */
/**
 * What a game tells of its round: the family of its messages, its parts, and of a view where in them the game is
 * ("rounds", "rounds-plan") and the line of time with what is past and present in it.
 * @typedef {{family: string, parts: Part[], now: (view: any) => string[],
 *   line: (view: any) => {word: string, state: string}[]}} Course
 */

/** @param {string} [game] the one on the page, if there is one @param {any} [view] to mark the present place */
export async function openCourse(game = theGame.value, view = null) {
  const [{ course }] = await Promise.all([
    courseOf(game),
    needOf(game, "learn", "lobby"),
    need("web"),
    dressed("style/learn"),
    dressed("style/chronicle"),
  ]);
  layOver(
    "course",
    (close) => html`
      <${Sheet} game=${game} course=${course} view=${view} onClose=${close} />
    `,
  );
}

/** @param {{game: string, course: Course, view: any, onClose: () => void}} props */
function Sheet({ game, course: { family, parts, now, line }, view, onClose }) {
  const here = view ? now(view) : [];
  const say = (/** @type {string} */ name) => rich(t(`${family}-${name}`, {}, game));
  return html`
    <${Dialog} title=${t(`${family}-title`, {}, game)} onClose=${onClose} class="course">
      <p class="course-game">
        ${t("game-name", {}, game)}${" "}
        <button type="button" class="btn sm" onClick=${() => print()}>
          <${Icon} name="scroll" />
          ${" "}${t("course-print")}
        </button>
      </p>
      ${
        view &&
        html`
          <${CourseLine} parts=${line(view)} />
        `
      }
      <ol class="course-parts">
        ${parts.map(
          (part) => html`
            <${Part} key=${part.name} part=${part} here=${here} game=${game} say=${say} />
          `,
        )}
      </ol>
      ${
        here.length > 0 &&
        html`
          <p class="hint">${t("course-here")}</p>
        `
      }
    <//>
  `;
}

/** @param {{parts: ReturnType<Course["line"]>}} props */
function CourseLine({ parts }) {
  return html`
    <ol class="course-line">
      ${parts.map(
        ({ word, state }, n) => html`
          <li key=${n} class=${state} aria-current=${state === "now" ? "step" : undefined}>${word}</li>
        `,
      )}
    </ol>
  `;
}

/** @param {{part: Course["parts"][number], here: string[], game: string, say: (name: string) => any}} props */
function Part({ part: { name, icon, clause, steps }, here, game, say }) {
  const now = here.includes(name);
  return html`
    <li class=${now ? "now" : ""} aria-current=${now ? "step" : undefined}>
      <h3>
        <${Icon} name=${icon} />
        ${" "}
        <span>${say(name)}</span>
        ${" "}
        <${Chapter} clause=${clause} game=${game} />
      </h3>
      <p>${say(`${name}-about`)}</p>
      <ol>
        ${steps.map(
          ([step, at]) => html`
            <${Line} key=${step} name=${`${name}-${step}`} here=${here} clause=${at} game=${game} say=${say} />
          `,
        )}
      </ol>
    </li>
  `;
}

/** @param {{name: string, here: string[], clause: string, game: string, say: (name: string) => any}} props */
function Line({ name, here, clause, game, say }) {
  const now = here.includes(name);
  return html`
    <li class=${now ? "now" : ""} aria-current=${now ? "step" : undefined}>
      ${say(name)}${" "}
      <${Chapter} clause=${clause} game=${game} />
    </li>
  `;
}

/** A citation; also where no game is on the page. @param {{clause: string, game: string}} props */
function Chapter({ clause, game }) {
  const open = async () => (await import("../rules/sheet.js")).openClause(clause, game);
  return html`
    <button
      type="button"
      class="cite"
      title=${t("course-open")}
      onClick=${() => void open().catch((error) => console.warn(String(error)))}
    >
      ${clause}
    </button>
  `;
}
