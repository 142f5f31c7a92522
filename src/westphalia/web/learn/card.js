// @ts-check
// The card of a lesson and where it lies: one sentence at a time beside what it speaks of, with its clause, and what
// may be tried. It forces nothing, and can be put away.

import { html, useEffect, useLayoutEffect, useReducer, useRef, useState } from "../vendor/ui.js";
import { dressed } from "../lib/assets.js";
import { shared } from "../lib/box.js";
import { lessonOf } from "../lib/games.js";
import { keyOf, needOf, t } from "../lib/i18n.js";
import { get } from "../lib/net.js";
import { Icon } from "../lib/signs.js";
import { Cite, PHONE, rich, useMedia } from "../table/look.js";
import { beginLesson, goBack } from "./entries.js";
import { Lesson, keep, lessons, undone } from "./lesson.js";

/** @typedef {import("../lib/types.js").Store} Store */

// ------------------------------------------------------------------------------
// Where a small card lies: beside what it speaks of, never over it, and over as little else as can be.

/** @typedef {import("../lib/box.js").Box} Box */
/** @typedef {{width: number, height: number}} Size */

const GAP = 14; // pixels between a card and what it speaks of
const EDGE = 10; // and to the edge of the window
const SPOKEN_OF = 1000; // how much worse it is to cover that than anything else
const WIDE = 6; // how many cards have room in something before one may lie in it

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(value, most));

/** How far the middles of two boxes are apart. @param {Box} one @param {Box} two */
const apart = (one, two) =>
  Math.hypot(one.left + one.right - two.left - two.right, one.top + one.bottom - two.top - two.bottom) / 2;

/** @param {Box} box */
const areaOf = (box) => (box.right - box.left) * (box.bottom - box.top);

/**
 * Whether something is so large that a card may lie in it, as a whole map.
 * @param {Box | null} target
 * @param {Size} card
 */
const isWide = (target, card) => Boolean(target && areaOf(target) > WIDE * card.width * card.height);

/**
 * Where a card may begin in one direction: at the edges, beside each box, level with the target and at the ends of it.
 * @param {[number, number][]} spans of all boxes, the target first
 * @param {number} size of the card
 * @param {number} room of the window
 * @param {number} least where it begins
 */
function begins(spans, size, room, least) {
  const most = Math.max(least, room - size - EDGE);
  const level = spans.length ? [within((spans[0][0] + spans[0][1] - size) / 2, least, most)] : [];
  const ends = spans.slice(0, 1).flatMap(([from, to]) => [from + GAP, to - GAP - size]);
  const beside = [...ends, ...spans.flatMap(([from, to]) => [from - GAP - size, to + GAP])].filter(
    (begin) => begin >= least && begin <= most,
  );
  return [...level, ...beside, least, most];
}

/**
 * The best place for a card: of those that cover least the nearest.
 * @param {Box | null} target what it speaks of
 * @param {Size} card
 * @param {Size & {top?: number}} view the window, below what is never covered
 * @param {Box[]} others what it should not cover if it can be helped
 * @param {Box[]} [inside] what can be seen in a wide target
 * @param {Box | null} [spoken] what else it speaks of
 * @returns {{left: number, top: number}}
 */
export function placeCard(target, card, view, others, inside = [], spoken = null) {
  let best = { left: EDGE, top: EDGE, cost: Infinity };
  const boxes = [target, spoken, ...others].filter((box) => box !== null);
  const lefts = begins(
    boxes.map(({ left, right }) => [left, right]),
    card.width,
    view.width,
    EDGE,
  );
  const tops = begins(
    boxes.map(({ top, bottom }) => [top, bottom]),
    card.height,
    view.height,
    (view.top ?? 0) + EDGE,
  );
  const weight = isWide(target, card) ? 0 : SPOKEN_OF;
  for (const [left, top] of lefts.flatMap((left) => tops.map((top) => [left, top]))) {
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    const covered = [...others, ...inside].reduce((sum, other) => sum + shared(box, other), 0);
    const cost =
      covered +
      (spoken ? SPOKEN_OF * shared(box, spoken) : 0) +
      (target ? weight * shared(box, target) + apart(box, target) : 0);
    if (cost < best.cost) best = { left, top, cost };
  }
  return { left: best.left, top: best.top };
}

/** What two boxes share; null if nothing. @param {Box | null} one @param {Box} two @returns {Box | null} */
export function common(one, two) {
  if (!one || !shared(one, two)) return null;
  return {
    left: Math.max(one.left, two.left),
    top: Math.max(one.top, two.top),
    right: Math.min(one.right, two.right),
    bottom: Math.min(one.bottom, two.bottom),
  };
}

const SHOWN = "visible"; // what lies outside of an element with any other overflow is not seen

/** What is seen of the page where an element lies. @param {Element} element @returns {Box} */
function roomOf(element) {
  let room = /** @type {Box} */ ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === SHOWN) continue;
    room = common(outer.getBoundingClientRect(), room) ?? { ...room, right: room.left, bottom: room.top };
  }
  return room;
}

/**
 * Where a part of the page is, as far as it is seen; null if it is not.
 * @param {Element} element
 * @returns {Box | null}
 */
const boxOf = (element) => common(element.getBoundingClientRect(), roomOf(element));

/** Whether all of it is seen. @param {Element} element */
function isWhole(element) {
  const [all, found] = [element.getBoundingClientRect(), boxOf(element)];
  return Boolean(
    found &&
    found.left <= all.left + 1 &&
    found.top <= all.top + 1 &&
    found.right >= all.right - 1 &&
    found.bottom >= all.bottom - 1,
  );
}

/**
 * Whether something else lies over the middle of it, as the foot of a column does that stays while it is scrolled.
 * @param {Element} element
 */
function isCovered(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return Boolean(over && !element.contains(over) && !over.contains(element));
}

// ------------------------------------------------------------------------------
// The card: its sentence, its buttons, and the ring round what it speaks of.

/**
 * What a game knows of its own page; *press* is told what is left of a point and all of it, and *tried* is whether
 * something is prepared that can be taken back.
 * @typedef {{partOf: (part: string) => string,
 *   known: (store: Store, facts: import("./lesson.js").Facts) => import("./lesson.js").Facts,
 *   prepared: (store: Store, work: any) => string[],
 *   press: (choices: string[], store: Store, work: any, all: string[]) => string,
 *   tried?: (work: any) => boolean, words: (choices: string[], store: Store) => string[]}} Guide
 */

const OTHERS = ".desk, .hand-part, .maptools, .strip, .since"; // what the card should not cover
const DECIDE = ".ptabs button:first-child:not(.on)"; // on a phone the way back to what is asked
const UNDO = ".btn.back"; // the last resort: what is recommended is not to be had from here any more
const LOOK = 200; // milliseconds between two looks where that is now

/** The lesson of a table for learning. @param {{store: Store, work: any}} props */
export function LessonPart({ store, work }) {
  const [found, setFound] = useState(/** @type {{lesson: Lesson, guide: Guide, next: string} | null} */ (null));
  const { game, lesson: name } = store.info.value;
  useEffect(() => void opened(game, name, store.id).then(setFound, (error) => store.failed(error)), []);
  const shut = lessons.value[store.id]?.shut;
  if (!found || shut || !store.view.value || !store.board.value || store.info.value.state !== "playing") return null;
  return html`
    <${Card} store=${store} work=${work} ...${found} />
  `;
}

/** @param {string} game @param {string} name @param {string} table */
async function opened(game, name, table) {
  const [guide, { stages, asides, next }] = await Promise.all([
    lessonOf(game),
    get(`/api/games/${game}/lessons/${name}`),
    needOf(game, "learn"),
    dressed("style/learn"),
  ]);
  return { guide, next, lesson: new Lesson(stages, lessons.peek()[table] ?? null, asides) };
}

/** What the page is told of the table. @param {Store} store @returns {import("./lesson.js").Facts} */
const factsOf = (store) => ({
  ask: store.question.value?.kind ?? "",
  about: store.question.value?.about ?? {},
  log: store.log.value,
  view: store.view.value,
  seat: store.seat,
  turn: store.frame.value?.turn,
});

/** @param {{store: Store, work: any, lesson: Lesson, guide: Guide, next: string}} props *next* is another lesson */
function Card({ store, work, lesson, guide, next }) {
  const [, draw] = useReducer((/** @type {number} */ n) => n + 1, 0);
  const change = (/** @type {() => void} */ action) => (action(), keep(store.id, lesson.kept), draw(0));
  const { facts, prepared, says, point, left, target, spoken } = useNow(store, work, lesson, guide, change);
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const ring = useRef(/** @type {HTMLElement | null} */ (null));
  const pointed = usePlaces({ target, spoken }, card, ring, point?.say ?? says, () => (store.sought.value = {}));
  if (!lesson.point || says === "over") return null;
  const tried = left.length && pointed !== "undo" ? guide.words(left, store) : [];
  return html`
    <div class="lesson-ring" ref=${ring} data-at=${target} data-of=${spoken} aria-hidden="true"></div>
    <aside
      class="cart lesson"
      ref=${card}
      aria-label=${t("lesson-label")}
      data-point=${point?.say ?? ""}
      data-says=${says}
    >
      <${CardHead} store=${store} count=${lesson.count} ended=${lesson.ended} />
      <${Point} point=${point} />
      <${Tried} tried=${tried} />
      ${
        says === "astray"
          ? html`
              <${Astray} store=${store} lesson=${lesson} />
            `
          : html`
              <${Steps}
                ...${{ store, lesson, facts, pointed, prepared, change, next }}
                waits=${left.length > 0}
                named=${tried.length > 0}
              />
            `
      }
    </aside>
  `;
}

/**
 * What the lesson says now, what is still to be done for that, and where.
 * @param {Store} store
 * @param {any} work
 * @param {Lesson} lesson
 * @param {Guide} guide
 * @param {(action: () => void) => void} change
 */
function useNow(store, work, lesson, guide, change) {
  const facts = guide.known(store, factsOf(store));
  const prepared = guide.prepared(store, work);
  useEffect(() => {
    if (lesson.follow(facts, prepared)) change(() => {});
  });
  const says = lesson.says(facts);
  const point = says === "point" ? lesson.point : undefined;
  useEffect(() => void (store.picked.value = null), [point?.say]); // its card may lie over what comes next
  const left = point ? undone(point, prepared) : [];
  const back = guide.tried?.(work) ? [UNDO] : [];
  const pressed = point && left.length ? guide.press(left, store, work, point.choices) : "";
  const target = pressed
    ? [pressed, DECIDE, ...back].join(", ")
    : point?.at
      ? `${guide.partOf(point.at)}, ${DECIDE}`
      : "";
  return { facts, prepared, says, point, left, target, spoken: point?.at ? guide.partOf(point.at) : "" };
}

/** @param {{store: Store, count: Lesson["count"], ended: boolean}} props */
function CardHead({ store, count, ended }) {
  return html`
    <h2 class="h">
      ${t("lesson-label")}${" "}
      <small>${t("lesson-of", count)}</small>
      <button
        type="button"
        class="icon-button end"
        aria-label=${t("lesson-skip")}
        title=${t("lesson-skip")}
        onClick=${() => keep(store.id, { shut: true, ended })}
      >
        ×
      </button>
    </h2>
  `;
}

/** What the lesson says. @param {{point: Lesson["point"]}} props */
function Point({ point }) {
  if (!point) return null;
  return html`
    <p class="say" role="status">
      ${rich(t(keyOf("lesson", point.say)))}${" "}
      <${Cite} clause=${point.clause} />
    </p>
  `;
}

/** What to press. @param {{tried: string[]}} props */
function Tried({ tried }) {
  if (!tried.length) return null;
  return html`
    <p class="try">
      <${Icon} name="hand" />
      ${" "}
      <b>${t("lesson-try")}</b>
      ${" "}${tried.join(" → ")}
    </p>
  `;
}

/**
 * The game has gone another way than the lesson: back to it, or on without.
 * @param {{store: Store, lesson: Lesson}} props
 */
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
  return html`
    <p class="say" role="status">${t("lesson-astray")}</p>
    <div class="choices">
      <button type="button" class="btn sm primary" disabled=${busy} onClick=${back}>${t("lesson-to-it")}</button>
      <button type="button" class="btn sm quiet end" onClick=${() => keep(store.id, { shut: true })}>
        ${t("lesson-alone")}
      </button>
    </div>
  `;
}

/**
 * What is to be done where nothing else says it.
 * @param {boolean} said whether the point is said
 * @param {string} asked the kind of question
 * @param {Pointed} pointed
 */
function hintOf(said, asked, pointed) {
  if (!said) return t(asked ? "lesson-own" : "lesson-wait");
  if (pointed === "undo") return t("lesson-undo");
  return pointed ? t("lesson-press") : asked ? "" : t("lesson-busy");
}

/**
 * Back, on, and away; *waits* if something is to be tried first, *named* if that is told.
 * @param {{store: Store, lesson: Lesson, facts: import("./lesson.js").Facts, waits: boolean, named: boolean,
 *   pointed: Pointed, prepared: string[], change: (action: () => void) => void, next: string}} props
 */
function Steps({ store, lesson, facts, waits, named, pointed, prepared, change, next }) {
  const on = lesson.says(facts) === "point" && lesson.goesOn(facts, prepared);
  const skip = () => keep(store.id, { shut: true, ended: lesson.ended });
  const hint = on || named || lesson.ended ? "" : hintOf(lesson.says(facts) === "point", facts.ask, pointed);
  return html`
    ${
      hint &&
      html`
        <p class="hint">${hint}</p>
      `
    }
    <div class="choices">
      <${Before} ...${{ lesson, facts, change }} />
      ${
        on &&
        html`
          <button
            type="button"
            class=${`btn sm ${waits ? "" : "primary"}`}
            onClick=${() => change(() => lesson.next(facts, prepared))}
          >
            ${t("lesson-next")}
          </button>
        `
      }
      <span class="count only-phone">${t("lesson-of", lesson.count)}</span>
      <${NextLesson} store=${store} next=${lesson.ended ? next : ""} />
      <button type="button" class=${`btn sm ${lesson.ended ? "primary" : "quiet"} end`} onClick=${skip}>
        ${t(lesson.ended ? "lesson-done" : "lesson-skip")}
      </button>
    </div>
  `;
}

/** @param {{lesson: Lesson, facts: import("./lesson.js").Facts, change: (action: () => void) => void}} props */
const Before = ({ lesson, facts, change }) => html`
  <button type="button" class="btn sm" disabled=${!lesson.goesBack(facts)} onClick=${() => change(() => lesson.back())}>
    ${t("lesson-back")}
  </button>
`;

/** On to another lesson of the game. @param {{store: Store, next: string}} props */
function NextLesson({ store, next }) {
  const [busy, setBusy] = useState(false);
  const begin = () => {
    setBusy(true);
    keep(store.id, { shut: true, ended: true }); // it is offered at the end only
    beginLesson(store.info.value.game, next).catch((error) => store.failed(error));
  };
  if (!next) return null;
  return html`
    <button type="button" class="btn sm next-lesson" disabled=${busy} onClick=${begin}>
      ${t(keyOf("lesson-title", next))}
    </button>
  `;
}

/**
 * The first of these that is seen.
 * @param {string} selectors from the best to the last resort
 * @returns {Element | null}
 */
function seen(selectors) {
  for (const selector of selectors ? selectors.split(", ") : []) {
    const found = [...document.querySelectorAll(selector)].find(
      (element) => element.getClientRects().length && element.getBoundingClientRect().width > 0,
    );
    if (found) return found;
  }
  return null;
}

/**
 * What is pointed at, and what is spoken of beside it, as selectors.
 * @typedef {{target: string, spoken: string}} Parts
 */

/** Whether the ring lies around a button, and whether that takes back. @typedef {"" | "press" | "undo"} Pointed */

/** @param {Element | null} found @returns {Pointed} */
const pointedAt = (found) => (found?.matches(UNDO) ? "undo" : found instanceof HTMLButtonElement ? "press" : "");

/**
 * Lays the ring around what is pointed at, and on a large screen the card beside it.
 * @param {Parts} parts
 * @param {{current: HTMLElement | null}} card
 * @param {{current: HTMLElement | null}} ring
 * @param {string} point
 * @param {() => void} seek shows all of the map
 * @returns {Pointed}
 */
function usePlaces({ target, spoken }, card, ring, point, seek) {
  const phone = useMedia(PHONE);
  const [pointed, setPointed] = useState(/** @type {Pointed} */ (""));
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
      setPointed(pointedAt(found));
    };
    lay();
    const timer = setInterval(lay, LOOK);
    const on = (/** @type {string} */ name, /** @type {() => void} */ action) =>
      addEventListener(name, action, { capture: true, signal: watch.signal });
    for (const name of ["scroll", "resize", "pointerup"]) on(name, () => requestAnimationFrame(lay));
    for (const name of ["wheel", "touchmove"]) on(name, () => (own = true));
    return () => {
      clearInterval(timer);
      watch.abort();
    };
  }, [target, spoken, phone, point]);
  return pointed;
}

/**
 * Scrolls something into the middle of what it lies in, if it is not all seen there and can be; a place is sought on
 * the map.
 * @param {Element | null} found
 * @param {() => void} seek
 */
function bringInto(found, seek) {
  if (!found?.getClientRects().length) return;
  if (found instanceof SVGElement) return isWhole(found) ? undefined : seek();
  if (isWhole(found) && !isCovered(found)) return;
  const desk = found.closest(".desk");
  if (!desk?.firstElementChild) return;
  const [at, room] = [found.getBoundingClientRect(), roomOf(desk.firstElementChild)];
  const fits = at.width <= room.right - room.left + 1 && at.height <= room.bottom - room.top + 1;
  if (fits) found.scrollIntoView({ block: "center", inline: "center" });
}

/** Where those are that are seen. @param {NodeListOf<Element>} elements */
const boxesOf = (elements) => [...elements].map(boxOf).filter((box) => box !== null);

/**
 * @param {Element | null} target
 * @param {Element | null} spoken
 * @param {HTMLElement | null} card
 * @param {HTMLElement | null} ring
 * @param {boolean} phone where the card has a place of its own
 */
function layAt(target, spoken, card, ring, phone) {
  if (!card || !ring) return;
  const at = target ? boxOf(target) : null;
  ring.hidden = !at;
  if (at)
    Object.assign(ring.style, {
      left: `${at.left - 4}px`,
      top: `${at.top - 4}px`,
      width: `${at.right - at.left + 8}px`,
      height: `${at.bottom - at.top + 8}px`,
    });
  if (phone) return void Object.assign(card.style, { left: "", top: "" });
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const inside = target && isWide(at, size) ? boxesOf(target.querySelectorAll("[data-place]")) : [];
  const view = {
    width: innerWidth,
    height: innerHeight,
    top: document.querySelector(".prompt")?.getBoundingClientRect().bottom,
  };
  const of = spoken && spoken !== target ? boxOf(spoken) : null;
  const { left, top } = placeCard(at, size, view, boxesOf(document.querySelectorAll(OTHERS)), inside, of);
  Object.assign(card.style, { left: `${left}px`, top: `${top}px` });
}
