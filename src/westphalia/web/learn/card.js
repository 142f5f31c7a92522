// @ts-check
// The card of a lesson: one sentence at a time beside what it speaks of, with its clause, and what may be tried. It forces
// nothing, and can be put away.

import { html, useEffect, useLayoutEffect, useReducer, useRef, useState } from "../vendor/ui.js";
import { dressed } from "../lib/dress.js";
import { lessonOf } from "../lib/games.js";
import { get } from "../lib/net.js";
import { keyOf, needOf, t } from "../lib/say.js";
import { Icon } from "../lib/signs.js";
import { Cite, PHONE, rich, useMedia } from "../table/look.js";
import { goBack } from "./entries.js";
import { keep, lessons } from "./kept.js";
import { Lesson, undone } from "./lesson.js";
import { boxOf, isCovered, isWhole, isWide, placeCard, roomOf } from "./place.js";

/** @typedef {{partOf: (part: string) => string, known: (store: any, facts: import("./lesson.js").Facts) => import("./lesson.js").Facts, prepared: (store: any, work: any) => string[], press: (choices: string[], store: any, work: any) => string, words: (choices: string[], store: any) => string[]}} Guide what a game knows of its own page */

const OTHERS = ".desk, .hand-part, .maptools, .strip, .since"; // what the card should not cover
const DECIDE = ".ptabs button:first-child:not(.on)"; // on a phone the way back to what is asked
const LOOK = 200; // milliseconds between two looks where that is now

/** The lesson of a table for learning. @param {{store: any, work: any}} props */
export function LessonPart({ store, work }) {
  const [found, setFound] = useState(/** @type {{lesson: Lesson, guide: Guide} | null} */ (null));
  const { game } = store.info.value;
  useEffect(() => void opened(game, store.id).then(setFound, (error) => store.failed(error)), []);
  const shut = lessons.value[store.id]?.shut;
  if (!found || shut || !store.view.value || !store.board.value || store.info.value.state !== "playing") return null;
  return html`<${Card} store=${store} work=${work} ...${found} />`;
}

/** @param {string} game @param {string} table */
async function opened(game, table) {
  const [guide, { stages, asides }] = await Promise.all([lessonOf(game), get(`/api/games/${game}/lesson`), needOf(game, "learn"), dressed("style/learn")]);
  return { guide, lesson: new Lesson(stages, lessons.peek()[table] ?? null, asides) };
}

/** What the page is told of the table. @param {any} store @returns {import("./lesson.js").Facts} */
const factsOf = (store) => ({ ask: store.question.value?.kind ?? "", about: store.question.value?.about ?? {}, log: store.log.value, view: store.view.value, seat: store.seat, turn: store.frame.value?.turn });

/** @param {{store: any, work: any, lesson: Lesson, guide: Guide}} props */
function Card({ store, work, lesson, guide }) {
  const [, draw] = useReducer((/** @type {number} */ n) => n + 1, 0);
  const facts = guide.known(store, factsOf(store));
  const prepared = guide.prepared(store, work);
  const change = (/** @type {() => void} */ deed) => (deed(), keep(store.id, lesson.kept), draw(0));
  useEffect(() => {
    if (lesson.follow(facts, prepared)) change(() => {});
  });
  const says = lesson.says(facts);
  const point = says === "point" ? lesson.point : undefined;
  const left = point ? undone(point, prepared) : [];
  const target = !point ? "" : left.length ? guide.press(left, store, work) : point.at && guide.partOf(point.at);
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const ring = useRef(/** @type {HTMLElement | null} */ (null));
  const spoken = point?.at ? guide.partOf(point.at) : "";
  usePlaces({ target, spoken }, card, ring, point?.say ?? says, () => (store.sought.value = {}));
  if (!lesson.point || says === "over") return null;
  const tried = left.length ? guide.words(left, store) : [];
  return html`<div class="lesson-ring" ref=${ring} data-at=${target} data-of=${spoken} aria-hidden="true"></div>
    <aside class="cart lesson" ref=${card} aria-label=${t("lesson-label")} data-point=${point?.say ?? ""} data-says=${says}>
      <h2 class="h">${t("lesson-label")} <small>${t("lesson-of", lesson.count)}</small>
        <button type="button" class="ib end" aria-label=${t("lesson-skip")} title=${t("lesson-skip")} onClick=${() => keep(store.id, { shut: true })}>×</button></h2>
      ${point && html`<p class="say" role="status">${rich(t(keyOf("lesson", point.say)))} <${Cite} clause=${point.clause} /></p>`}
      ${tried.length > 0 && html`<p class="try"><${Icon} name="hand" /> <b>${t("lesson-try")}</b> ${tried.join(" → ")}</p>`}
      ${says === "astray"
        ? html`<${Astray} store=${store} lesson=${lesson} />`
        : html`<${Steps} store=${store} lesson=${lesson} facts=${facts} waits=${left.length > 0} named=${tried.length > 0} target=${target} prepared=${prepared} change=${change} />`}
    </aside>`;
}

/** The game has gone another way than the lesson: back to it, or on without. @param {{store: any, lesson: Lesson}} props */
function Astray({ store, lesson }) {
  const [busy, setBusy] = useState(false);
  const back = async () => {
    setBusy(true);
    try {
      await goBack(store.id, lesson.before);
    } catch (error) {
      store.failed(error);
      setBusy(false);
    }
  };
  return html`<p class="say" role="status">${t("lesson-astray")}</p>
    <div class="choices">
      <button type="button" class="btn sm pri" disabled=${busy} onClick=${back}>${t("lesson-to-it")}</button>
      <button type="button" class="btn sm qu end" onClick=${() => keep(store.id, { shut: true })}>${t("lesson-alone")}</button>
    </div>`;
}

/** What is to be done where nothing else says it. @param {boolean} said whether the point is said @param {string} asked the kind of question @param {Element | null} pointed */
function hintOf(said, asked, pointed) {
  if (!said) return t(asked ? "lesson-own" : "lesson-wait");
  return pointed instanceof HTMLButtonElement ? t("lesson-press") : t("lesson-wait");
}

/** Back, on, and away; *waits* if something is to be tried first, *named* if that is told. @param {{store: any, lesson: Lesson, facts: import("./lesson.js").Facts, waits: boolean, named: boolean, target: string, prepared: string[], change: (deed: () => void) => void}} props */
function Steps({ store, lesson, facts, waits, named, target, prepared, change }) {
  const on = lesson.says(facts) === "point" && lesson.goesOn(facts, prepared);
  const skip = () => keep(store.id, { shut: true });
  const hint = on || named || lesson.ended ? "" : hintOf(lesson.says(facts) === "point", facts.ask, seen(target));
  return html`${hint && html`<p class="hint">${hint}</p>`}
    <div class="choices">
      <button type="button" class="btn sm" disabled=${!lesson.goesBack(facts)} onClick=${() => change(() => lesson.back())}>${t("lesson-back")}</button>
      ${on && html`<button type="button" class=${`btn sm ${waits ? "" : "pri"}`} onClick=${() => change(() => lesson.next(facts, prepared))}>${t("lesson-next")}</button>`}
      <span class="count only-phone">${t("lesson-of", lesson.count)}</span>
      <button type="button" class=${`btn sm ${lesson.ended ? "pri" : "qu"} end`} onClick=${skip}>${t(lesson.ended ? "lesson-done" : "lesson-skip")}</button>
    </div>`;
}

/** The first of these that is seen. @param {string} selectors from the best to the last resort @returns {Element | null} */
function seen(selectors) {
  for (const selector of selectors ? [...selectors.split(", "), DECIDE] : []) {
    const found = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length && element.getBoundingClientRect().width > 0);
    if (found) return found;
  }
  return null;
}

/** What is pointed at, and what is spoken of beside it, as selectors. @typedef {{target: string, spoken: string}} Parts */

/** Lays the ring around what is pointed at, and on a large screen the card beside it. @param {Parts} parts @param {{current: HTMLElement | null}} card @param {{current: HTMLElement | null}} ring @param {string} point @param {() => void} seek shows all of the map */
function usePlaces({ target, spoken }, card, ring, point, seek) {
  const phone = useMedia(PHONE);
  useLayoutEffect(() => {
    let own = false; // whether somebody has scrolled: then it stays as they want it
    let sought = false; // once is enough
    const once = () => void (sought || ((sought = true), seek()));
    const watch = new AbortController();
    const lay = () => {
      if (watch.signal.aborted) return; // a frame was asked for before something else was spoken of
      const found = seen(target);
      const of = spoken ? document.querySelector(spoken.split(", ")[0]) : null;
      if (!own) for (const each of new Set([of, found])) bringInto(each, once);
      layAt(found, of, card.current, ring.current, phone);
    };
    lay();
    const timer = setInterval(lay, LOOK);
    const on = (/** @type {string} */ name, /** @type {() => void} */ deed) => addEventListener(name, deed, { capture: true, signal: watch.signal });
    for (const name of ["scroll", "resize", "pointerup"]) on(name, () => requestAnimationFrame(lay));
    for (const name of ["wheel", "touchmove"]) on(name, () => (own = true));
    return () => {
      clearInterval(timer);
      watch.abort();
    };
  }, [target, spoken, phone, point]);
}

/** Scrolls something into the middle of what it lies in, if it is not all seen there and can be; a place is sought on the map. @param {Element | null} found @param {() => void} seek */
function bringInto(found, seek) {
  if (!found?.getClientRects().length) return;
  if (found instanceof SVGElement) return isWhole(found) ? undefined : seek();
  if (isWhole(found) && !isCovered(found)) return;
  const [at, room] = [found.getBoundingClientRect(), roomOf(found)];
  const fits = at.width <= room.right - room.left + 1 && at.height <= room.bottom - room.top + 1;
  if (fits && found instanceof HTMLElement && found.closest(".desk")) found.scrollIntoView({ block: "center", inline: "center" });
}

/** Where those are that are seen. @param {NodeListOf<Element>} elements */
const boxesOf = (elements) => [...elements].map(boxOf).filter((box) => box !== null);

/** @param {Element | null} target @param {Element | null} spoken @param {HTMLElement | null} card @param {HTMLElement | null} ring @param {boolean} phone where the card has a place of its own */
function layAt(target, spoken, card, ring, phone) {
  if (!card || !ring) return;
  const at = target ? boxOf(target) : null;
  ring.hidden = !at;
  if (at) Object.assign(ring.style, { left: `${at.left - 4}px`, top: `${at.top - 4}px`, width: `${at.right - at.left + 8}px`, height: `${at.bottom - at.top + 8}px` });
  if (phone) return void Object.assign(card.style, { left: "", top: "" });
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const inside = target && isWide(at, size) ? boxesOf(target.querySelectorAll("[data-place]")) : [];
  const view = { width: innerWidth, height: innerHeight, top: document.querySelector(".prompt")?.getBoundingClientRect().bottom };
  const of = spoken && spoken !== target ? boxOf(spoken) : null;
  const { left, top } = placeCard(at, size, view, boxesOf(document.querySelectorAll(OTHERS)), inside, of);
  Object.assign(card.style, { left: `${left}px`, top: `${top}px` });
}
