// @ts-check
// The counters on the map: stacks beside their cities, rings and numbers that mark places, and marches by dragging.

import { html, signal, useMemo } from "../../../vendor/ui.js";
import { seatColour } from "../../../lib/people.js";
import { pointing } from "../../../map/chart.js";
import { stacksAt } from "../look.js";
import { goTo, goalsOf, stepBack } from "../marching.js";
import { initials } from "../terms.js";
import { placed } from "./labels.js";

/** @typedef {import("../types.js").Shown} Shown */

// ------------------------------------------------------------------------------
// What the map marks: a ring round a place that is an answer, a source or a target; and over the names a number where
// one helps.

/** @param {{store: Shown, shape: any}} props */
export function Rings({ store, shape }) {
  const marks = store.marks.value;
  const hovered = (/** @type {string} */ id) => id === store.hovered.value || store.hinted?.value.includes(id);
  const places = shape.places.filter((/** @type {any} */ { id }) => marks[id] || hovered(id));
  return html`
    <g class="rings" aria-hidden="true">
      ${places.map(
        (/** @type {any} */ place) => html`
          <${Ring} key=${place.id} place=${place} mark=${marks[place.id]} hovered=${hovered(place.id)} />
        `,
      )}
    </g>
  `;
}

/** @typedef {import("../../../lib/types.js").Mark} Mark */

/** @param {Mark | undefined} mark */
const kindOf = (mark) =>
  `ring-${mark?.kind ?? "hovered"} ${mark?.peaceful ? "peaceful" : ""} ${mark?.look ? `is-${mark.look}` : ""}`;

/** @param {{place: any, mark: Mark | undefined, hovered: boolean}} props */
function Ring({
  place: {
    signs: [x, y],
    d,
    size,
  },
  mark,
  hovered,
}) {
  const kind = `${kindOf(mark)} ${hovered ? "hovered" : ""}`;
  if (size)
    return html`
      <path class=${`ring ${kind}`} d=${d} />
    `;
  return html`
    <g transform=${`translate(${x} ${y})`}>
      <g class="counter-scale">
        <g class=${kind}>
          <circle class="ring-case" r="11" />
          <circle class="ring" r="11" />
        </g>
      </g>
    </g>
  `;
}

/** @param {{store: Shown, shape: any}} props */
export function Tags({ store, shape }) {
  const marks = store.marks.value;
  const isSaid = (/** @type {string} */ id) =>
    marks[id]?.tag && (!marks[id].quiet || id === store.hovered.value || store.hinted?.value.includes(id));
  const places = shape.places.filter((/** @type {any} */ { id, size }) => isSaid(id) && !size);
  return html`
    <g class="rings" aria-hidden="true">
      ${places.map(
        (/** @type {any} */ { id, signs: [x, y] }) => html`
          <g key=${id} transform=${`translate(${x} ${y})`}>
            <g class="counter-scale"><${Tag} mark=${marks[id]} /></g>
          </g>
        `,
      )}
    </g>
  `;
}

/** @param {{mark: Mark}} props */
function Tag({ mark }) {
  const half = (mark.tag ?? "").length > 1 ? 10 : 8;
  return html`
    <g class=${kindOf(mark)}>
      <g class="tag" transform="translate(10 11)">
        <rect x=${-half} y="-8" width=${2 * half} height="16" rx="8" />
        <text y="4">${mark.tag}</text>
      </g>
    </g>
  `;
}

// ------------------------------------------------------------------------------
// A march by dragging its stack along the roads: every next place that is offered is gone to, the one before goes back.

/** @typedef {import("../intent.js").Intent} Intent */

/** Whether a march is dragged now. */
export const dragged = signal(false);

/** @param {PointerEvent} event @param {Intent} work */
function dragMarch(event, work) {
  if (event.button !== 0 || !event.isPrimary) return;
  event.stopPropagation(); // else the map would go along
  dragged.value = true;
  const watch = new AbortController();
  let going = false;
  const follow = async (/** @type {PointerEvent} */ move) => {
    const place = placeAt(move);
    const { march } = work.stage.view.peek();
    if (going || !place || !march || place === march.city || place === work.attack.peek()) return;
    going = true;
    if (work.attack.peek() || place === march.trail.at(-2)) await stepBack(work);
    else if (goalsOf(march, work.stage.question.peek()).get(place)?.by === march.city) await goTo(work, place);
    going = false;
  };
  addEventListener("pointermove", (move) => void follow(move), { signal: watch.signal });
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, () => (watch.abort(), (dragged.value = false)), { signal: watch.signal });
}

/** @param {PointerEvent} event @returns {string | undefined} */
function placeAt({ clientX, clientY }) {
  const under = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest("[data-place]"))
    .find(Boolean);
  return /** @type {SVGElement | undefined} */ (under)?.dataset.place;
}

// ------------------------------------------------------------------------------
// Who stands where: one counter a side with its combat factors, its first leader before it, moved aside from names.

/**
 * @typedef {{seat: number, leaders: string[], units: Record<string, number>, factors: number, inside?: boolean,
 *   moving?: boolean}} Stack
 */

/**
 * All who are in a place: those who stand there, the march that has come there, and the sides of a battle.
 * @param {any} view
 * @param {string} place
 * @returns {Stack[]}
 */
export function standing(view, place) {
  /** @type {Stack[]} */
  const stacks = [...stacksAt(view, place)];
  const { march, battle } = view;
  if (march?.city === place && !battle && (march.leaders.length || Object.keys(march.units).length))
    stacks.push({ ...march, moving: true });
  if (battle?.city !== place) return stacks;
  const fighting = battle.sides.map((/** @type {any} */ side, /** @type {number} */ seat) => ({
    ...side,
    factors: side.left,
    seat,
    moving: true,
  }));
  const idle = stacks.filter(
    ({ seat, units, leaders }) =>
      Object.keys(units).length || !leaders.every((leader) => fighting[seat].leaders.includes(leader)),
  );
  // who has won stands there again
  return [...idle, ...fighting.filter((/** @type {Stack} */ { units }) => Object.keys(units).length)];
}

const HIGH = 17;
const HEAD = 17; // the ring of a leader
const DIGIT = 8;

/** @param {Stack} stack */
function widthOf({ leaders, factors }) {
  return (leaders.length ? HEAD : 0) + (factors ? String(factors).length * DIGIT + 9 : 0);
}

/**
 * Where the counters of a place like to lie: away from its name; in a box, over one another.
 * @param {any} place
 * @param {number} width
 * @param {number} n
 * @param {number} of
 */
function liked(place, width, n, of) {
  if (place.size) return [n * 4, n * HIGH - ((of - 1) * HIGH) / 2];
  const side = String(place.name[3]);
  const row = (n - (of - 1) / 2) * (HIGH + 2);
  if (side.includes("E")) return [-width / 2 - 9, row - 3];
  if (side.includes("W")) return [width / 2 + 9, row - 3];
  return [0, side === "N" ? 19 + n * (HIGH + 2) : -19 - n * (HIGH + 2)];
}

/**
 * All stacks on the map, the strongest first, as they have the choice of where to lie.
 * @param {any} view
 * @param {any[]} places
 * @param {number} scale pixels of a counter a kilometre
 * @param {{names: any[], signs: any[]}} drawn
 */
function laid(view, places, scale, drawn) {
  const all = places.flatMap((place) =>
    standing(view, place.id).map((stack, n, { length }) => ({
      place,
      stack,
      spot: liked(place, widthOf(stack), n, length),
    })),
  );
  const free = all.filter(({ place }) => !place.size).sort((a, b) => b.stack.factors - a.stack.factors);
  const counters = free.map(({ place, stack, spot }) => ({
    at: place.signs.map((/** @type {number} */ each) => each * scale),
    width: widthOf(stack) + 4,
    height: HIGH + 4,
    first: spot,
  }));
  const spots = placed(counters, drawn);
  return [
    ...all.filter(({ place }) => place.size).map((one) => ({ ...one, x: one.spot[0], y: one.spot[1], led: false })),
    ...free.map((one, n) => ({ ...one, ...spots[n] })),
  ];
}

/**
 * A stack whose march is prepared can be dragged.
 * @param {{store: Shown, sheet: import("../../../map/chart.js").Sheet, drawn: {names: any[], signs: any[]},
 *   work?: Intent | null}} props
 */
export function Stacks({ store, sheet, drawn, work = null }) {
  const view = store.view.value;
  const { places, close } = sheet;
  const lying = useMemo(
    () => laid(view, places, close, drawn),
    [view.cities, view.boxes, view.march, view.battle, places, drawn],
  );
  return html`
    <g class="stacks" aria-hidden="true">
      ${lying.map(
        (one, n) => html`
          <${Lying} key=${`${one.place.id} ${n}`} store=${store} sheet=${sheet} work=${work} ...${one} />
        `,
      )}
    </g>
  `;
}

/** One counter where it lies, for whoever points at it or drags it. @param {any} props */
function Lying({ store, sheet, work, place, stack, x, y, led }) {
  const pick = () => !sheet.panzoom.current?.dragged() && sheet.pick(place.id);
  const goes = work?.shown.value && stack.moving && !store.view.value.battle;
  const pointer = pointing(store, sheet, place.id);
  const down = (/** @type {PointerEvent} */ event) => (goes ? dragMarch(event, work) : pointer.onPointerDown(event));
  return html`
    <g
      transform=${`translate(${place.signs[0]} ${place.signs[1]})`}
      class=${goes ? "draggable" : ""}
      onClick=${pick}
      ...${pointer}
      onPointerDown=${down}
    >
      <g class="counter-scale">
        ${
          led &&
          html`
            <path class="leader-line" d=${`M0 0L${x} ${y}`} />
          `
        }
        <${Block} info=${store.info.value} stack=${stack} x=${x} y=${y} />
      </g>
    </g>
  `;
}

/** @param {{info: any, stack: Stack, x: number, y: number}} props the middle of the counter, seen from its city */
function Block({ info, stack, x, y }) {
  const { seat, leaders, factors, inside, moving } = stack;
  const text = factors ? String(factors) : "";
  const head = leaders.length ? HEAD : 0;
  const width = widthOf(stack);
  const body = width - head;
  const colour = seatColour(info, seat);
  return html`
    <g
      class=${`stack ${moving ? "moving" : ""} ${inside ? "inside" : ""}`}
      transform=${`translate(${x - width / 2} ${y - HIGH / 2})`}
    >
      ${
        moving &&
        html`
          <rect class="going" x="-3.500" y="-3.500" width=${width + 7} height=${HIGH + 7} rx="3" />
        `
      }
      ${
        text &&
        html`
          <rect
            class=${`block fill-${colour}`}
            x=${head ? head / 2 : 0}
            width=${body + (head ? head / 2 : 0)}
            height=${HIGH}
            rx="2"
          />
          <text class=${`factors on-${colour}`} x=${head + body / 2} y="13">${text}</text>
        `
      }
      ${
        head > 0 &&
        html`
          <${Chief} leaders=${leaders} colour=${colour} />
        `
      }
    </g>
  `;
}

/** @param {{leaders: string[], colour: string}} props */
function Chief({ leaders, colour }) {
  return html`
    <circle class=${`head edge-${colour}`} cx=${HEAD / 2} cy=${HIGH / 2} r="9" />
    <text class="letters" x=${HEAD / 2} y="12">${initials(leaders[0])}</text>
    ${
      leaders.length > 1 &&
      html`
        <text class="more" x=${HEAD / 2} y="-2">+${leaders.length - 1}</text>
      `
    }
  `;
}
