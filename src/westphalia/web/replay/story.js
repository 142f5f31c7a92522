// @ts-check
// The story: when it is, what happens, and the whole chronicle, in which the present sentence is marked.

import { html, useEffect, useMemo, useRef, useState } from "../vendor/ui.js";
import { Sentence, dress, useFolds } from "../chronicle/chronicle.js";
import { language, listed, t } from "../lib/i18n.js";
import { seatName } from "../lib/people.js";
import { asked, sentence } from "../lib/prose.js";
import { SPECTATOR } from "./past.js";

/** @typedef {import("./past.js").Past} Past */
/** @typedef {import("./past.js").Told} Told */
/** @typedef {import("./past.js").Moment} Moment */

/**
 * What happens at a moment, or what is waited for where nothing has been told since.
 * @param {Past} store @param {Told | null} present
 */
export function happening(store, present) {
  const { prompt } = store.view.value;
  if (present || prompt.kind === "over") return present ? sentence(present, store) : "";
  const together = store.room.line.together[prompt.kind];
  if (together) return t(together);
  const seats = listed(prompt.seats.map((/** @type {number} */ seat) => seatName(store.info.value, seat)));
  return t("replay-asked", { seats, question: asked(prompt.kind, prompt.about, store) });
}

/**
 * @param {{store: Past, at: number, moment: Moment, when: string, what: string, present: Told | null,
 *   onGo: (entry: Told) => void}} props
 */
export function Story({ store, at, moment, when, what, present, onGo }) {
  const many = { at: at + 1, entries: store.moments.value.length };
  const title = store.info.value.title;
  return html`
    <p class="when">${when}</p>
    <h1>${what}</h1>
    <p class="of">${title ? t("replay-of", { title, ...many }) : t("replay-at", many)}</p>
    <${Sentences} store=${store} moment=${moment} present=${present} onGo=${onGo} />
  `;
}

const REACH = 120; // sentences on either side of the present one: nobody reads thousands, and to draw them takes long
const NEAR = 15; // so close to the end of what is drawn more of it is drawn

/**
 * Which sentences are drawn: those around the present one, and more where somebody has asked for them.
 * @param {{from: number, to: number}} range
 * @param {number} from the first and *to* the last that must be there
 * @param {number} to
 * @param {number} length
 */
export function reach(range, from, to, length) {
  const begins = range.from === 0 || from - range.from >= NEAR;
  const ends = range.to >= length || range.to - to >= NEAR;
  if (begins && ends && from >= range.from && to <= range.to) return range;
  return { from: Math.max(0, from - REACH), to: Math.min(length, to + REACH) };
}

/**
 * The sentences around the present one. A click anywhere on one leads to its moment; for keys every moment has a button
 * with its number.
 * @param {{store: Past, moment: Moment, present: Told | null, onGo: (entry: Told) => void}} props
 */
function Sentences({ store, moment, present, onGo }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const whole = store.whole.value;
  const [reached, widen] = useReach(moment, whole.length);
  const eyes = store.eyes.value ?? SPECTATOR;
  const { filter, shows, fold, bar } = useFolds(store.room, whole, eyes, present?.n ?? moment.last);
  const { from, to } = filter === "all" ? reached : { from: 0, to: whole.length };
  const more = (/** @type {number} */ before, /** @type {number} */ after) =>
    widen({ from: Math.max(0, from - before), to: Math.min(whole.length, to + after) });
  const lines = useLines(store, whole, moment, present, fold).filter(
    (_, n) => n >= from && n < to && shows(whole[n], n),
  );
  useEffect(() => bringIntoView(box.current, box.current?.querySelector("[aria-current]")), [present, whole]);
  const clicked = (/** @type {MouseEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const line = /** @type {HTMLElement | null} */ (target.closest("li"));
    if (line && !target.closest(".cite")) onGo(whole[Number(line.dataset.n) - 1]);
  };
  return html`
    ${bar}
    <div class="chronicle" ref=${box}>
      ${
        from > 0 &&
        html`
          <button type="button" class="btn quiet" onClick=${() => more(REACH, 0)}>${t("chronicle-earlier")}</button>
        `
      }
      <ol class="log" aria-label=${t("chronicle-label")} onClick=${clicked} onKeyDown=${walked}>
        ${lines.map((line) => line())}
      </ol>
      ${
        to < whole.length &&
        html`
          <button type="button" class="btn quiet" onClick=${() => more(0, REACH)}>${t("replay-later")}</button>
        `
      }
    </div>
  `;
}

/**
 * Which sentences are shown: those around the moment, and more where they are asked for.
 * @param {Moment} moment
 * @param {number} length of the whole story
 * @returns {[{from: number, to: number}, (wider: {from: number, to: number}) => void]}
 */
function useReach(moment, length) {
  const kept = useRef({ from: 0, to: 0 });
  const [, redraw] = useState(0);
  kept.current = reach(kept.current, moment.first - 1, moment.last, length);
  const widen = (/** @type {{from: number, to: number}} */ wider) => {
    kept.current = wider;
    redraw((count) => count + 1);
  };
  return [kept.current, widen];
}

/**
 * The lines of the chronicle, each made when it is drawn, and anew only if it has changed.
 * @param {Past} store
 * @param {Told[]} whole
 * @param {Moment} moment
 * @param {Told | null} present
 * @param {(entry: Told, at: number) => any} fold
 * @returns {(() => any)[]}
 */
function useLines(store, whole, moment, present, fold) {
  const made = useMemo(() => /** @type {{like: string, line: any}[]} */ ([]), [whole, language.value]);
  const numbers = useMemo(() => new Map(store.moments.value.map(({ first }, n) => [first, n + 1])), [whole]);
  return whole.map((entry, n) => () => {
    const now = entry.n >= moment.first && entry.n <= moment.last;
    const like = entry === present ? "present now" : now ? "now" : "";
    const folded = fold(entry, n);
    const all = folded ? `${like} ${folded.props.open}` : like;
    if (made[n]?.like !== all) made[n] = { like: all, line: lineOf(store, entry, numbers.get(entry.n), like, folded) };
    return made[n].line;
  });
}

/**
 * @param {Past} store
 * @param {Told} entry
 * @param {number | undefined} number of the moment that begins with it
 * @param {string} like
 * @param {any} fold
 */
function lineOf(store, entry, number, like, fold) {
  const present = like.startsWith("present");
  return html`
    <li
      key=${entry.n}
      data-n=${entry.n}
      class=${`${dress(store.room.story, entry)} ${like}`}
      aria-current=${present ? "true" : undefined}
    >
      ${
        number &&
        html`
          <button type="button" class="move" tabindex=${like ? 0 : -1} aria-label=${t("replay-go", { at: number })}>
            ${number}
          </button>
        `
      }
      <${Sentence} entry=${entry} store=${store} tab=${present ? undefined : -1} />
      ${fold}
    </li>
  `;
}

/** Up and down lead from moment to moment. @param {KeyboardEvent} event */
function walked(event) {
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const moves = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll(".move")];
  const at = moves.indexOf(/** @type {HTMLElement} */ (event.target));
  if (!way || at < 0) return;
  event.preventDefault();
  /** @type {HTMLElement | undefined} */ (moves[at + way])?.focus();
}

/**
 * Scrolls a box, and nothing around it, until a line in it is seen.
 * @param {HTMLElement | null} box
 * @param {Element | null | undefined} line
 */
function bringIntoView(box, line) {
  if (!box || !line) return;
  const [frame, place] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  box.scrollTop += place.top - frame.top - (frame.height - place.height) / 2;
}
