// @ts-check
// The map of Thirty Years War: Areas in the colours of who controls them, cities, roads, and who stands where.

import { html, useEffect, useMemo, useRef } from "../../../vendor/ui.js";
import { loaded } from "../../../lib/assets.js";
import { keyOf, language, t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { still, useFact } from "../../../lib/memo.js";
import { seatColour } from "../../../lib/people.js";
import { Icon } from "../../../lib/signs.js";
import { Chart, PlaceButton, neighbourTowards } from "../../../map/chart.js";
import { Definitions, Ground, Lines } from "../../../map/ground.js";
import { PHONE, useMedia } from "../../../table/look.js";
import { Hand } from "../desk/hand.js";
import { ToldTrail } from "../playback.js";
import { isIndependent, nounTerm, term } from "../terms.js";
import { Inspector, described } from "./inspector.js";
import { LINE, looks, nameSpot, outlines } from "./labels.js";
import { Pointed } from "./pointed.js";
import { Rings, Stacks, Tags, dragged, standing } from "./stacks.js";
import { SupplyLines } from "./supply.js";

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {ReturnType<typeof outlines>} Drawn */

// ------------------------------------------------------------------------------
// The Areas under everything else: who controls them, or how far they are laid waste.

/** @param {{store: Shown, shape: any, lens: string}} props */
export function Areas({ store, shape, lens }) {
  return html`
    <${Outlines} shape=${shape} />
    <g class="areas" aria-hidden="true">
      ${shape.areas.map(
        (/** @type {any} */ area, /** @type {number} */ n) => html`
          <${Area} key=${n} store=${store} area=${area} n=${n} lens=${lens} />
        `,
      )}
    </g>
  `;
}

/** What Areas are cut out with, and the hatching of those laid waste. */
const Outlines = still(
  (/** @type {{shape: any}} */ { shape }) => html`
    <defs>
      ${shape.areas.map(
        (/** @type {any} */ { d }, /** @type {number} */ n) => html`
          <clipPath key=${n} id=${`area-${n}`}><path d=${d} /></clipPath>
        `,
      )}
      <pattern id="waste" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V7" />
      </pattern>
    </defs>
  `,
);

/**
 * Over borders and roads, which would cut their letters.
 * @param {{store: Shown, sheet: Sheet, lens: string, drawn: Drawn}} props
 */
function AreaNames({ store, sheet: { shape, close }, lens, drawn }) {
  const named = useMemo(() => {
    const areas = shape.areas.filter((/** @type {any} */ { id }) => id);
    return areas.map((/** @type {any} */ area) => ({ area, spot: nameSpot(area, linesOf(area), close, drawn) }));
  }, [shape, drawn]);
  return html`
    <g class="areas" aria-hidden="true">
      ${named.map(
        (/** @type {any} */ { area, spot }) => html`
          <${AreaName}
            key=${area.id}
            area=${area}
            spot=${spot}
            fact=${lens === "pillage" ? store.view.value.areas[area.id] : null}
          />
        `,
      )}
    </g>
  `;
}

/** The colour of who controls an Area, if anybody does. @param {Shown} store @param {string} id */
function colourOf(store, id) {
  const control = store.view.value.areas[id]?.control ?? null;
  return control === null ? null : seatColour(store.info.value, control);
}

/** Who controls what, on the map in small. @param {{store: Shown, shape: any}} props */
function Controlled({ store, shape }) {
  const colours = useFact(
    () => shape.areas.map((/** @type {any} */ { id }) => (id && colourOf(store, id)) || "").join(),
    [store, shape],
  );
  return colours.split(",").map(
    (/** @type {string} */ colour, /** @type {number} */ n) => html`
      <path key=${n} class=${colour ? `of-${colour}` : "free"} d=${shape.areas[n].d} />
    `,
  );
}

/** @param {{store: Shown, area: any, n: number, lens: string}} props */
function Area({ store, area: { id, d }, n, lens }) {
  const area = useFact(() => id && store.view.value.areas[id], [store, id]);
  const colour = useFact(() => colourOf(store, id), [store, id]);
  if (!area)
    return html`
      <path class="area out" d=${d} />
    `;
  const state = colour ? `of-${colour}` : area.neutral ? "neutral" : "free";
  const clip = `url(#area-${n})`;
  return html`
    <g class=${`area ${state} ${area.devastated ? "devastated" : ""}`} data-area=${id}>
      <path class="tint" d=${d} />
      ${
        colour &&
        lens === "control" &&
        html`
          <path class="hatching" d=${d} fill=${`url(#tint-${colour})`} />
        `
      }
      ${
        area.devastated &&
        lens === "pillage" &&
        html`
          <path class="waste" d=${d} />
        `
      }
      ${
        lens !== "pillage" &&
        html`
          <g clip-path=${clip}>
            <path class="inner wide" d=${d} />
            <path class="inner" d=${d} />
          </g>
        `
      }
    </g>
  `;
}

/** A name in as many lines as there is room for. @param {any} area */
const linesOf = ({ id, name: [, , rows] }) => (rows > 1 ? broken(term("area", id)) : [term("area", id)]);

/** A name, and under it what a devastated Area is still worth. @param {{area: any, spot: number[], fact: any}} props */
function AreaName({ area, spot, fact }) {
  const [x, y] = area.name;
  const lines = fact?.devastated ? [...linesOf(area), t("map-devastated", { value: fact.value })] : linesOf(area);
  return html`
    <g transform=${`translate(${x} ${y})`}>
      <g class="counter-scale area-name">
        ${lines.map(
          (line, n) => html`
            <text key=${n} x=${spot[0]} y=${spot[1] + (n - (lines.length - 1) / 2) * LINE}>${line}</text>
          `,
        )}
      </g>
    </g>
  `;
}

/** A name of two words, or of one that is hyphenated, in two lines. @param {string} name */
function broken(name) {
  const at = [...name.matchAll(/[\s-]/g)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  if (at === undefined) return [name];
  return [name.slice(0, at + 1).trim(), name.slice(at + 1)];
}

// ------------------------------------------------------------------------------
// Which road from a city leads most nearly in a compass direction.

const GEOMETRY = "games/thirty_years_war/geometry.json";

/**
 * The next place of a march towards an arrow key, of those one step away.
 * @param {string} city
 * @param {Map<string, any>} goals
 * @param {string} key
 * @returns {string | null}
 */
export function roadTowards(city, goals, key) {
  const near = [...goals.values()].filter(({ by }) => by === city).map(({ place }) => place);
  const places = (loaded(GEOMETRY)?.places ?? []).filter(
    (/** @type {any} */ { id }) => id === city || near.includes(id),
  );
  return neighbourTowards(places, city, key);
}

// ------------------------------------------------------------------------------
// Lines over the map: the trail of a march and the way to its goal.

/** The middle of every place. @param {any} shape @returns {Map<string, number[]>} */
const middles = (shape) => new Map(shape.places.map((/** @type {any} */ { id, signs }) => [id, signs]));

/** @param {Map<string, number[]>} at @param {string[]} places */
function drawn(at, places) {
  const points = places.map((place) => at.get(place)).filter(Boolean);
  return points.length > 1 ? `M${points.map((point) => point?.join(" ")).join("L")}` : "";
}

/**
 * Where the march has come from, dotted; dashed in red the road into battle.
 * @param {{store: Shown, shape: any, work: import("../intent.js").Intent | null}} props
 */
function Ways({ store, shape, work }) {
  const { march } = store.view.value;
  if (!march) return null;
  const at = middles(shape);
  const attack = work?.attack.value ?? null;
  const way = [...startOf(store, work, march), ...march.trail];
  return html`
    <g class="ways" aria-hidden="true">
      <path class="trail-case" d=${drawn(at, way)} />
      <path class=${`trail stroke-${seatColour(store.info.value, march.seat)}`} d=${drawn(at, way)} />
      ${
        attack &&
        html`
          <path class="trail-case" d=${drawn(at, [march.city, attack])} />
          <path class="goal-way hostile" d=${drawn(at, [march.city, attack])} />
        `
      }
    </g>
  `;
}

/**
 * Where it began, as long as it is only prepared.
 * @param {Shown} store
 * @param {import("../intent.js").Intent | null} work
 * @param {any} march
 * @returns {string[]}
 */
function startOf(store, work, march) {
  const entry = work?.shown.value?.log.find(({ event }) => event === "marched");
  return entry ? [entry.args.origin] : march.trail.length ? [] : [march.city];
}

// ------------------------------------------------------------------------------
// Cities and boxes as buttons, and what is printed and laid on them. Signs keep their size on the screen.

/** @typedef {import("../../../map/chart.js").Sheet} Sheet */

/** A star as forts are drawn. @param {number} points @param {number} outer @param {number} inner */
function star(points, outer, inner) {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const [reach, turn] = [n % 2 ? inner : outer, (Math.PI * n) / points - Math.PI / 2];
    return `${(reach * Math.cos(turn)).toFixed(2)} ${(reach * Math.sin(turn)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

const FORT = star(8, 8, 6);
const BURST = star(12, 15, 11.5);

/** @param {Shown} store @param {Sheet} sheet */
const citiesOf = (store, sheet) => sheet.places.filter(({ id }) => id in store.board.value.cities);

/** Cities as buttons. @param {{store: Shown, sheet: Sheet, lens: string}} props */
export function Cities({ store, sheet, lens }) {
  return html`
    <g class="cities">
      ${citiesOf(store, sheet).map(
        (place) => html`
          <${City} key=${place.id} store=${store} sheet=${sheet} place=${place} lens=${lens} />
        `,
      )}
    </g>
  `;
}

/**
 * What is written at the cities, over the rings around them: a button says it in its own words.
 * @param {{store: Shown, sheet: Sheet, drawn: Drawn}} props
 */
function Labels({ store, sheet, drawn }) {
  return html`
    <g class="labels" aria-hidden="true" style=${{ "--letters": `${drawn.letters}px` }}>
      ${citiesOf(store, sheet).map(
        (place) => html`
          <${Label} key=${place.id} store=${store} place=${place} name=${drawn.written.get(place.id)} />
        `,
      )}
    </g>
  `;
}

/** @param {{store: Shown, sheet: Sheet, place: any, lens: string}} props */
function City({
  store,
  sheet,
  place: {
    id,
    d,
    signs: [x, y],
  },
  lens,
}) {
  const board = store.board.value;
  const city = useFact(() => store.view.value.cities[id], [store, id]);
  const label = useFact(() => described(store, id), [store, id]);
  const paint = useFact(() => paintOf(store, id), [store, id]);
  const wasted = lens === "pillage" && city.pillage ? `waste-${city.pillage}` : "";
  return html`
    <${PlaceButton} store=${store} sheet=${sheet} id=${id} class=${`city ${looks(board, id)} ${wasted}`} label=${label}>
      <path class="tint" d=${d} />
      <g transform=${`translate(${x} ${y})`}>
        <g class="counter-scale">
          <circle class="reach" r="13" />
          <${CitySigns} ...${{ board, id, city, paint }} />
        </g>
      </g>
    <//>
  `;
}

/**
 * What is printed on a city, and what lies on it.
 * @param {{board: any, id: string, city: any, paint: string}} props
 */
function CitySigns({ board, id, city, paint }) {
  const { fortress, port } = board.cities[id];
  return html`
    ${
      city.siege &&
      html`
        <path class=${`siege ${city.siege.masked ? "mask" : ""}`} d=${BURST} />
      `
    }
    ${
      isIndependent(board, id) &&
      html`
        <circle class="free-city" r="9.500" />
      `
    }
    ${
      fortress
        ? html`
            <path class=${`sign ${paint}`} d=${FORT} />
          `
        : html`
            <circle class=${`sign ${paint}`} r="5" />
          `
    }
    ${
      port &&
      html`
        <use class="port" href="#i-anchor" x="-14" y="4" width="9" height="9" />
      `
    }
    <${Laid} city=${city} />
  `;
}

/** The colour of who controls a city. @param {Shown} store @param {string} id */
function paintOf(store, id) {
  const { control } = store.view.value.cities[id];
  return control === null ? "free" : `fill-${seatColour(store.info.value, control)}`;
}

/**
 * The name of a city, the strength of its Fortress, and how long it is besieged.
 * @param {{store: Shown, place: any, name: import("./labels.js").Name | undefined}} props
 */
function Label({ store, place: { id, signs }, name }) {
  const board = store.board.value;
  const { control, siege } = useFact(() => store.view.value.cities[id], [store, id]);
  const { fortress } = board.cities[id];
  return html`
    <g class=${`label ${looks(board, id)}`} transform=${`translate(${signs.join(" ")})`}>
      <g class="counter-scale">
        ${
          fortress > 0 &&
          html`
            <text class=${`strength ${control === null ? "free" : ""}`} y="3.300">${fortress}</text>
          `
        }
        ${
          name &&
          html`
            <text class="city-name" x=${name.x} y=${name.y} text-anchor=${name.anchor}>${name.text}</text>
          `
        }
        ${
          siege?.number > 0 &&
          !siege.masked &&
          html`
            <text class="siege-number" x="12" y="15">+${siege.number}</text>
          `
        }
      </g>
    </g>
  `;
}

/** Markers on a city: flames for pillage, a fork for a revolt. @param {{city: any}} props */
function Laid({ city: { pillage, revolt } }) {
  return html`
    ${Array.from(
      { length: pillage },
      (_, n) => html`
        <use key=${n} class="flame" href="#i-flame" x=${5 + n * 7} y="-17" width="10" height="11" />
      `,
    )}
    ${
      revolt &&
      html`
        <g class="fork" transform="translate(-9 -10)">
          <circle r="7" />
          <use href="#i-revolt" x="-5" y="-5" width="10" height="10" />
        </g>
      `
    }
  `;
}

/** The boxes beside the map, and what is noted on it. @param {{store: Shown, sheet: Sheet}} props */
function Boxes({ store, sheet }) {
  const boxes = sheet.places.filter(({ id }) => id in store.board.value.boxes);
  const { tracks } = store.view.value;
  const notes = /** @type {Record<string, string>} */ ({
    val_telline: t(tracks.passes_open ? "note-passes-open" : "note-passes-closed"),
    pope: t(keyOf("pope", tracks.pope)),
  });
  return html`
    <g class="boxes">
      ${boxes.map(
        ({ id, d }) => html`
          <${PlaceButton}
            key=${id}
            store=${store}
            sheet=${sheet}
            id=${id}
            class="box-place"
            label=${described(store, id)}
          >
            <path class="tint frame" d=${d} />
          <//>
        `,
      )}
    </g>
    <g class="notes" aria-hidden="true">
      ${boxes.map(
        (/** @type {any} */ { id, signs: [x, y], size: [, height] }) => html`
          <${Note} key=${id} x=${x} y=${y - height / 2} down=${-4} text=${term("place", id)} />
        `,
      )}
      ${sheet.shape.notes.map(
        (/** @type {any} */ { id, signs: [x, y] }) => html`
          <${Note} key=${id} x=${x} y=${y} down=${4} text=${notes[id]} framed=${true} />
        `,
      )}
    </g>
  `;
}

const LETTER = 5.6; // about as wide as one is in a note

/**
 * Words that keep their size, *framed* by a box as wide as they are.
 * @param {{x: number, y: number, down: number, text: string, framed?: boolean}} props
 */
function Note({ x, y, down, text, framed = false }) {
  const width = text.length * LETTER + 12;
  return html`
    <g transform=${`translate(${x} ${y})`}>
      <g class="counter-scale">
        ${
          framed &&
          html`
            <rect class="frame" x=${-width / 2} y="-9" width=${width} height="18" />
          `
        }
        <text y=${down}>${text}</text>
      </g>
    </g>
  `;
}

// ------------------------------------------------------------------------------
// All layers of the map together.

export const LENSES = ["control", "supply", "pillage"];
const NO_PLACES = { places: [] }; // Areas bring their own outlines
const SCALES = { far: 0.4, near: 1.05 }; // below the first, on phones, not all of the map can be read at once
/** How large counters are, on a desk and on a phone. */
const SIZES = {
  desk: { far: 0.88, middle: 1, near: 1.18 },
  phone: { far: 0.72, middle: 0.85, near: 1.1 },
};

/**
 * @param {{store: Shown, lens?: string, onLens?: (lens: string) => void, onPick?: (place: string) => void,
 *   work?: import("../intent.js").Intent | null}} props
 */
export function WarMap({ store, lens = LENSES[0], onLens, onPick, work = null }) {
  const isOwn = (/** @type {string} */ id) => standing(store.view.peek(), id).some(({ seat }) => seat === store.seat);
  const phone = useMedia(PHONE);
  const route = useRoute(store, work);
  return html`
    <${Chart}
      store=${store}
      geometry=${GEOMETRY}
      scales=${SCALES}
      sizes=${phone ? SIZES.phone : SIZES.desk}
      stepped=${true}
      route=${route}
      lens=${lens}
      lenses=${LENSES}
      onLens=${onLens}
      onPick=${onPick}
      inPlay=${() => true}
      isOwn=${isOwn}
      nameOf=${(/** @type {string} */ id) => term("place", id)}
      draw=${(/** @type {Sheet} */ sheet) => html`
        <${Layers} store=${store} sheet=${sheet} lens=${lens} work=${work} />
      `}
      drawSmall=${(/** @type {any} */ shape) => html`
        <${Controlled} store=${store} shape=${shape} />
      `}
    />
  `;
}

/**
 * The cities of a march that is prepared, from its beginning to its goal; while it is dragged the map lies still.
 * @param {Shown} store
 * @param {import("../intent.js").Intent | null} work
 * @returns {string[]}
 */
function useRoute(store, work) {
  const last = useRef(/** @type {string[]} */ ([]));
  const march = work?.shown.value ? store.view.value?.march : null;
  if (!dragged.value)
    last.current = march
      ? [...startOf(store, work, march), ...march.trail, work?.attack.value ?? ""].filter(Boolean)
      : [];
  return last.current;
}

/** @param {{store: Shown, sheet: Sheet, lens: string, work: import("../intent.js").Intent | null}} props */
function Layers({ store, sheet, lens, work }) {
  const { shape, places, close, size } = sheet;
  const drawn = useMemo(() => outlines(store, sheet), [places, close, size, language.value]);
  return html`
    <${Definitions} shape=${NO_PLACES} />
    <${Ground} shape=${shape} />
    <${Areas} store=${store} shape=${shape} lens=${lens} />
    <${Lines} shape=${shape} />
    <${Roads} shape=${shape} />
    <${AreaNames} store=${store} sheet=${sheet} lens=${lens} drawn=${drawn} />
    ${
      lens === "supply" &&
      html`
        <${SupplyLines} store=${store} shape=${shape} />
      `
    }
    <${Ways} store=${store} shape=${shape} work=${work} />
    <${ToldTrail} store=${store} shape=${shape} />
    <${Boxes} store=${store} sheet=${sheet} />
    <${Cities} store=${store} sheet=${sheet} lens=${lens} />
    <${Rings} store=${store} shape=${shape} />
    <${Labels} store=${store} sheet=${sheet} drawn=${drawn} />
    <${Tags} store=${store} shape=${shape} />
    <${Stacks} store=${store} sheet=${sheet} drawn=${drawn} work=${work} />
  `;
}

/** What never changes: roads, arrows of entry, and the edge of the Spanish Zone. */
const Roads = still(
  (/** @type {{shape: any}} */ { shape }) => html`
    <g class="roads" aria-hidden="true">
      <path class="zone" d=${shape.zone} />
      ${shape.roads.map(
        (/** @type {any[]} */ [a, b, d]) => html`
          <path key=${`${a} ${b}`} class="road" d=${d} />
        `,
      )}
      ${shape.arrows.map(
        (/** @type {any[]} */ [a, b, d]) => html`
          <path key=${`${a} ${b}`} class="entry" d=${d} />
        `,
      )}
    </g>
  `,
);

// ------------------------------------------------------------------------------
// The map on the table page, with what lies over its corners.

/** @typedef {import("../types.js").Store} Store */

/** The lens that a question needs, or else a phase of the turn. */
const LENS_OF = /** @type {Record<string, string>} */ ({
  ...Object.fromEntries(["pay", "pay_in_city"].map((kind) => [kind, "supply"])),
  ...Object.fromEntries(
    [
      "recover",
      "restore",
      "place_pillage",
      "name_area",
      "strike_cities",
      "recruit",
      "league_recruits",
      "raise",
      "take_recruits",
      "desert",
      "loot",
    ].map((kind) => [kind, "pillage"]),
  ),
});

/**
 * @param {{store: Store, work: import("../intent.js").Intent | null, lens: string, onLens: (lens: string) => void}}
 *   props
 */
export function MapPart({ store: table, work, lens, onLens }) {
  const store = work?.stage ?? table; // with what is prepared
  const question = store.question.value;
  const phone = useMedia(PHONE);
  useLens(LENS_OF[question?.kind ?? ""] ?? LENS_OF[store.view.value?.phase ?? ""] ?? null, lens, onLens);
  const pick = (/** @type {string} */ place) => question && explain(store, question, place);
  const picked = inspected(store);
  const close = () => {
    store.picked.value = null;
    store.refusal.value = null;
  };
  useKeys(picked ? { Escape: close } : {});
  const map = html`
    <section class="map-part" aria-label=${t("table-map")}>
      <${WarMap} store=${store} lens=${lens} onLens=${onLens} onPick=${pick} work=${work} />
      ${
        lens === "supply" &&
        html`
          <${LensKey} store=${store} />
        `
      }
      ${
        picked &&
        html`
          <div class="inspect"><${Inspector} store=${store} place=${picked} onClose=${close} /></div>
        `
      }
      <${Pointed} store=${store} />
    </section>
  `;
  if (phone || !table.view.value?.hand || !table.board.value || table.info.value?.state === "over") return map;
  return html`
    <div class="map-and-hand">
      ${map}
      <${Hand} store=${table} work=${work} />
    </div>
  `;
}

/**
 * A question brings the lens that it needs; afterwards the map is looked at as before, unless somebody changed that.
 * @param {string | null} wanted
 * @param {string} lens
 * @param {(lens: string) => void} onLens
 */
function useLens(wanted, lens, onLens) {
  const brought = useRef("");
  const own = useRef(lens); // as somebody left it
  useEffect(() => {
    if (lens !== brought.current) own.current = lens;
  }, [lens]);
  useEffect(() => {
    brought.current = wanted ?? "";
    onLens(wanted ?? own.current);
  }, [wanted]);
}

const ANSWERS = ["legal", "move", "attack", "target", "source"];

/**
 * A place that is no answer says why not, if places are asked for.
 * @param {Store} store
 * @param {import("../../../lib/types.js").Question} question
 * @param {string} place
 */
function explain(store, question, place) {
  if (ANSWERS.includes(store.marks.value[place]?.kind)) return;
  const verb = question.choices
    .map((choice) => choice.split(" "))
    .find(([one, noun]) => noun && nounTerm(one) === "place")?.[0];
  if (verb) void store.explain(`${verb} ${place}`);
}

/** The place that was chosen on the map and is no answer. @param {Shown} store @returns {string | null} */
function inspected(store) {
  const picked = store.picked.value;
  return picked &&
    store.view.value &&
    store.board.value &&
    !ANSWERS.slice(0, -1).includes(store.marks.value[picked]?.kind)
    ? picked
    : null;
}

/** What the lines of the supply lens mean, or that there are none. @param {{store: Shown}} props */
function LensKey({ store }) {
  const none = !store.view.value?.seats.some((/** @type {any} */ { pay }) => pay.lines.length);
  if (none)
    return html`
      <div class="cart lens-key not-phone">${t("lens-none")}</div>
    `;
  return html`
    <div class="cart lens-key not-phone">
      <ul>
        <li>
          <i class="line"></i>
          ${t("lens-line")}
        </li>
        <li>
          <i class="line cut"></i>
          ${t("lens-cut")}
        </li>
        <li>
          <i class="base"><${Icon} name="coins" /></i>
          ${t("lens-base")}
        </li>
      </ul>
    </div>
  `;
}
