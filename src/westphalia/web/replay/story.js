// @ts-check
// The story: when it is, what happens, and the whole chronicle, in which the present sentence is marked.

import { html, useEffect, useMemo, useRef } from "../vendor/ui.js";
import { Sentence, dress } from "../chronicle/chronicle.js";
import { asked, sentence } from "../lib/prose.js";
import { language, listed, t } from "../lib/say.js";
import { seatName } from "../lib/people.js";
import { newsAt } from "./past.js";

/** @typedef {import("./past.js").Told} Told */

/**
 * What happens at a moment, or what is waited for where the answer has told nothing.
 * @param {any} store @param {number} at @param {Told | null} present
 */
export function happening(store, at, present) {
  const { prompt } = store.view.value;
  if (present?.at === at || prompt.kind === "over") return present ? sentence(present, store) : "";
  const together = store.room.line.together[prompt.kind];
  if (together) return t(together);
  const seats = listed(prompt.seats.map((/** @type {number} */ seat) => seatName(store.info.value, seat)));
  return t("replay-asked", { seats, question: asked(prompt.kind, prompt.about, store) });
}

/** @param {{store: any, at: number, when: string, what: string, present: Told | null, onGo: (entry: Told) => void}} props */
export function Story({ store, at, when, what, present, onGo }) {
  const { entries } = store;
  const title = store.info.value.title;
  return html`<p class="when">${when}</p>
    <h1>${what}</h1>
    <p class="of">${title ? t("replay-of", { title, at, entries }) : t("replay-at", { at, entries })}</p>
    <${Sentences} store=${store} at=${at} present=${present} onGo=${onGo} />`;
}

/**
 * All sentences. A click anywhere on one leads to its moment; for keys every answer has a button with its number.
 * @param {{store: any, at: number, present: Told | null, onGo: (entry: Told) => void}} props
 */
function Sentences({ store, at, present, onGo }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const whole = /** @type {Told[]} */ (store.whole.value);
  const lines = useLines(store, whole, newsAt(whole, at)[0]?.at, present);
  useEffect(() => bringIntoView(box.current, box.current?.querySelector("[aria-current]")), [present, whole]);
  const clicked = (/** @type {MouseEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const line = /** @type {HTMLElement | null} */ (target.closest("li"));
    if (line && !target.closest(".cite")) onGo(whole[Number(line.dataset.n) - 1]);
  };
  return html`<div class="chronicle" ref=${box}>
    <ol class="log" aria-label=${t("chronicle-label")} onClick=${clicked} onKeyDown=${walked}>${lines}</ol></div>`;
}

/**
 * The lines of the chronicle. There are a thousand of them, so only those that have changed are made anew.
 * @param {any} store @param {Told[]} whole @param {number} now @param {Told | null} present
 */
function useLines(store, whole, now, present) {
  const made = useMemo(() => /** @type {{like: string, line: any}[]} */ ([]), [whole, language.value]);
  return whole.map((entry, n) => {
    const like = entry === present ? "present now" : entry.at === now ? "now" : "";
    if (made[n]?.like !== like) made[n] = { like, line: lineOf(store, entry, entry.at !== whole[n - 1]?.at, like) };
    return made[n].line;
  });
}

/** @param {any} store @param {Told} entry @param {boolean} first of its answer @param {string} like */
function lineOf(store, entry, first, like) {
  const present = like.startsWith("present");
  return html`<li key=${entry.n} data-n=${entry.n} class=${`${dress(store.room.story, entry)} ${like}`} aria-current=${present ? "true" : undefined}>
    ${first && html`<button type="button" class="move" tabindex=${like ? 0 : -1} aria-label=${t("replay-go", { at: entry.at })}>${entry.at}</button>`}
    <${Sentence} entry=${entry} store=${store} tab=${present ? undefined : -1} /></li>`;
}

/** Up and down lead from answer to answer. @param {KeyboardEvent} event */
function walked(event) {
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const moves = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll(".move")];
  const at = moves.indexOf(/** @type {HTMLElement} */ (event.target));
  if (!way || at < 0) return;
  event.preventDefault();
  /** @type {HTMLElement | undefined} */ (moves[at + way])?.focus();
}

/** Scrolls a box, and nothing around it, until a line in it is seen. @param {HTMLElement | null} box @param {Element | null | undefined} line */
function bringIntoView(box, line) {
  if (!box || !line) return;
  const [frame, place] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  box.scrollTop += place.top - frame.top - (frame.height - place.height) / 2;
}
