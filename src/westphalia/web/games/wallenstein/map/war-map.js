// @ts-check
// The map of Wallenstein: counties in the colours of their owners, and what stands in them.

import { html, useMemo } from "../../../vendor/ui.js";
import { t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { still, useFact } from "../../../lib/memo.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { Icon } from "../../../lib/signs.js";
import { Chart, PlaceButton } from "../../../map/chart.js";
import { Definitions, Ground, Halo, Lines, Way, WayHeads } from "../../../map/ground.js";
import { Corner } from "../../../table/page.js";
import { ActionRow, isActing } from "../desk/display.js";
import { dragCard } from "../desk/mat.js";
import { BUILDING_ICONS, abbreviated, seasonName } from "../look.js";
import { newsOf } from "../panels/news.js";
import { countyName, effectName, regionName, term } from "../terms.js";
import { Counter, CountyName } from "./counters.js";
import { Inspector } from "./inspector.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {import("../../../map/chart.js").Place} Place */

export const LENSES = ["owners", "regions", "majorities", "yields"];
const GEOMETRY = "games/wallenstein/geometry.json";
const SCALES = { far: 0.42, near: 1.4 }; // below the first there is room for shields only, above the second for towns

/** @param {{store: Shown, lens?: string, onLens?: (lens: string) => void, onPick?: (county: string) => void}} props */
export function WarMap({ store, lens = LENSES[0], onLens, onPick }) {
  const counties = () => store.view.peek().counties;
  return html`
    <${Chart}
      store=${store}
      geometry=${GEOMETRY}
      scales=${SCALES}
      lens=${lens}
      lenses=${LENSES}
      onLens=${onLens}
      onPick=${onPick}
      inPlay=${(/** @type {string} */ id) => id in counties()}
      isOwn=${(/** @type {string} */ id) => counties()[id]?.owner === store.seat}
      nameOf=${(/** @type {string} */ id) => countyName(store.board.value, id)}
      draw=${(/** @type {import("../../../map/chart.js").Sheet} */ sheet) => html`
        <${Layers} store=${store} sheet=${sheet} lens=${lens} />
      `}
    />
  `;
}

/** @param {{store: Shown, sheet: import("../../../map/chart.js").Sheet, lens: string}} props */
function Layers({ store, sheet, lens }) {
  const { shape, places } = sheet;
  return html`
    <${Definitions} shape=${shape} />
    <${WayHeads} />
    <${Ground} shape=${shape} />
    <g class="counties">
      ${shape.places.map(
        (/** @type {Place} */ place) => html`
          <${County} key=${place.id} store=${store} place=${place} lens=${lens} sheet=${sheet} />
        `,
      )}
    </g>
    <${Lines} shape=${shape} />
    <g class="halos" aria-hidden="true">
      ${places.map(
        (place) => html`
          <${Halo} key=${place.id} store=${store} place=${place} />
        `,
      )}
    </g>
    <${Way} store=${store} places=${places} />
    <${AllSigns} store=${store} places=${places} lens=${lens} />
    ${
      lens === "majorities" &&
      html`
        <${Majorities} store=${store} shape=${shape} />
      `
    }
  `;
}

/** Signs below, names above. @param {{store: Shown, places: Place[], lens: string}} props */
function AllSigns({ store, places, lens }) {
  return html`
    <g class="signs">
      ${places.map(
        (place) => html`
          <${Signs} key=${place.id} store=${store} place=${place} lens=${lens} />
        `,
      )}
      ${places.map(
        (place) => html`
          <${CountyName} key=${place.id} place=${place} short=${abbreviated(countyName(store.board.value, place.id))} />
        `,
      )}
    </g>
  `;
}

/** @param {any} props */
function County({ store, place: { id, d }, lens, sheet }) {
  const inPlay = useFact(() => id in store.view.value.counties, [store, id]);
  const colour = useFact(() => colourOf(store, id), [store, id]);
  const barred = useFact(() => store.marks.value[id]?.kind === "barred", [store, id]);
  const label = useFact(() => described(store, id), [store, id]);
  if (!inPlay)
    return html`
      <path class="county out" d=${d} />
    `;
  const region = store.board.value?.counties[id]?.region ?? "";
  const classes = ["county", colour ? `of-${colour}` : "neutral", barred ? "barred" : "", `in-${region}`];
  return html`
    <${PlaceButton} store=${store} sheet=${sheet} id=${id} class=${classes.join(" ")} label=${label}>
      <path class="tint" d=${d} />
      ${
        colour &&
        lens === "owners" &&
        html`
          <path d=${d} fill=${`url(#tint-${colour})`} class="hatching" />
        `
      }
      <g clip-path=${`url(#clip-${id})`}>
        <path class="inner wide" d=${d} />
        <path class="inner" d=${d} />
      </g>
    <//>
  `;
}

/** The colour of who owns a county, if anybody does. @param {Shown} store @param {string} id */
function colourOf(store, id) {
  const owner = store.view.value.counties[id]?.owner ?? null;
  return owner === null ? null : seatColour(store.info.value, owner);
}

/**
 * Which tint is which region: on the map itself their names would lie across those of the counties.
 * @param {{board: any}} props
 */
export function RegionKey({ board }) {
  return html`
    <ul class="cart region-key" aria-label=${t("map-lens-regions")}>
      ${Object.keys(board.regions).map(
        (region) => html`
          <li key=${region}>
            <i class=${`swatch in-${region}`}></i>
            ${regionName(board, region)}
          </li>
        `,
      )}
    </ul>
  `;
}

/** @param {any} props */
function Signs({ store, place, lens }) {
  const county = store.view.value.counties[place.id];
  const info = store.info.value;
  const mark = store.marks.value[place.id];
  const colours = (/** @type {number} */ seat) => seatColour(info, seat);
  return html`
    <${Towns} place=${place} />
    <${Counter}
      county=${county}
      place=${place}
      colour=${colourOf(store, place.id)}
      yields=${lens === "yields"}
      leaders=${county.leaders.map(colours)}
      monuments=${county.monuments.map(colours)}
      tag=${mark?.tag}
      contested=${mark?.kind === "target"}
    />
  `;
}

const Towns = still(
  (/** @type {{place: Place}} */ { place }) => html`
    <g class="towns" aria-hidden="true">
      ${place.towns.map(
        ([name, tx, ty, lx, ly, anchor]) => html`
          <circle key=${name} cx=${tx} cy=${ty} r="2" />
          <text x=${lx} y=${ly} text-anchor=${anchor}>${name}</text>
        `,
      )}
    </g>
  `,
);

/** A county in words, for those who hear the map. @param {Shown} store @param {string} id */
export function described(store, id) {
  const board = store.board.value;
  const county = store.view.value.counties[id];
  const mark = store.marks.value[id];
  if (!county) return "";
  const owner = county.owner === null ? t("map-neutral") : seatName(store.info.value, county.owner);
  const parts = [countyName(board, id), regionName(board, board?.counties[id]?.region ?? ""), owner];
  if (county.owner !== null) parts.push(t("map-armies", { armies: county.armies }));
  parts.push(...county.buildings.map((/** @type {string} */ building) => term("building", building)));
  if (county.free_sites) parts.push(t("map-free-sites", { sites: county.free_sites }));
  if (county.markers) parts.push(t("map-markers", { markers: county.markers }));
  if (mark) parts.push(mark.why ?? t(`map-mark-${mark.kind}`));
  return parts.join(", ");
}

// ------------------------------------------------------------------------------
// The map on the table page, with what lies over its corners.

/**
 * @param {{store: Store, work: import("../desk/planning.js").Plan | null, lens: string, onLens: (lens: string) => void,
 *   onChronicle: () => void}} props
 */
export function MapPart({ store, work: plan, lens, onLens, onChronicle }) {
  const question = store.question.value;
  const planning = question?.kind === "plan";
  const pick = (/** @type {string} */ county) => {
    if (plan && planning) takeUp(plan, county);
    else if (question) explain(store, question, county);
  };
  const strip = isActing(store);
  const [inspected, close] = useInspected(store);
  return html`
    <section
      class=${`map-part ${strip ? "has-strip" : ""}`}
      aria-label=${t("table-map")}
      onPointerDownCapture=${(/** @type {PointerEvent} */ event) => plan && planning && lift(plan, event)}
    >
      <${WarMap} store=${store} lens=${lens} onLens=${onLens} onPick=${pick} />
      <${Laid} ...${{ store, planning, strip, inspected, close, lens, onChronicle }} />
      <${Caption} store=${store} />
    </section>
  `;
}

/**
 * The county that is looked at, and how to look at none.
 * @param {Store} store
 * @returns {[string | null, () => void]}
 */
function useInspected(store) {
  const inspected = inspectable(store);
  const close = () => {
    store.picked.value = null;
    store.refusal.value = null;
  };
  useKeys(inspected ? { Escape: close } : {});
  return [inspected, close];
}

/** What lies over the map. @param {any} props */
function Laid({ store, planning, strip, inspected, close, lens, onChronicle }) {
  return html`
    ${
      strip &&
      html`
        <div class="cart strip not-phone"><${ActionRow} store=${store} /></div>
      `
    }
    ${
      (!store.question.value || planning) &&
      !newsOf(store)?.own &&
      html`
        <${Corner} store=${store} onChronicle=${onChronicle} />
      `
    }
    ${
      inspected &&
      html`
        <div class="inspect"><${Inspector} store=${store} county=${inspected} onClose=${close} /></div>
      `
    }
    ${
      strip &&
      html`
        <${EventNow} store=${store} />
      `
    }
    ${
      lens === "regions" &&
      store.board.value &&
      html`
        <${RegionKey} board=${store.board.value} />
      `
    }
  `;
}

/** The event of the season. @param {{store: Store}} props */
function EventNow({ store }) {
  const { event, season } = store.view.value;
  if (!event) return null;
  return html`
    <p class="cart event-now" data-tip=${`event-${event}`}>
      <${Icon} name="scroll" />
      ${" "}${t("map-event", { season: seasonName(season) })}${" "}
      <b>${effectName(store.board.value, event)}</b>
    </p>
  `;
}

/**
 * A county that is no answer says why not, if counties are asked for.
 * @param {Store} store
 * @param {import("../../../lib/types.js").Question} question
 * @param {string} county
 */
function explain(store, question, county) {
  const verb = question.choices
    .map((choice) => choice.split(" "))
    .find(([, noun]) => noun in store.view.value.counties)?.[0];
  if (verb && !question.choices.includes(`${verb} ${county}`)) void store.explain(`${verb} ${county}`);
}

const ANSWERS = ["legal", "move", "attack", "target"];

/**
 * The county that was chosen on the map and is neither an answer nor a card to take up.
 * @param {Store} store
 * @returns {string | null}
 */
function inspectable(store) {
  const picked = store.picked.value;
  const county = picked && store.view.value?.counties[picked];
  if (!county || ANSWERS.includes(store.marks.value[picked]?.kind)) return null;
  return store.question.value?.kind === "plan" && county.owner === store.seat ? null : picked;
}

/**
 * A county chosen on the map is its card taken up.
 * @param {import("../desk/planning.js").Plan} plan
 * @param {string} county
 */
function takeUp(plan, county) {
  if (plan.hand.value.includes(county)) plan.take(county);
  else {
    const box = boxOf(plan, county);
    if (box) plan.take(county, box);
  }
}

/** On which box a card lies. @param {import("../desk/planning.js").Plan} plan @param {string} card */
const boxOf = (plan, card) => Object.keys(plan.placed.value).find((box) => plan.placed.value[box] === card) ?? null;

/**
 * A county is dragged to a box, as its card is; fingers move the map, and drag from the hand.
 * @param {import("../desk/planning.js").Plan} plan @param {PointerEvent} event
 */
function lift(plan, event) {
  const place =
    event.target instanceof Element && event.pointerType !== "touch" && event.target.closest("[data-place]");
  const county = place && place.getAttribute("data-place");
  if (!county) return;
  const box = boxOf(plan, county);
  const card = document.querySelector(box ? `.mat [data-box="${box}"] .pc` : `.hand [data-card="${county}"]`);
  if (!card) return;
  event.preventDefault(); // the map stays where it is
  dragCard(event, plan, county, box, card);
}

/** One line about the county pointed at; never a box over the map. @param {{store: Shown}} props */
function Caption({ store }) {
  const county = store.hovered.value;
  const view = store.view.value;
  if (!county || !view?.counties[county] || !store.board.value) return null;
  return html`
    <p class="caption" aria-hidden="true">${described(store, county)}</p>
  `;
}

// ------------------------------------------------------------------------------
// Who leads where: on every region a plate with its three kinds of buildings.

const KINDS = Object.keys(BUILDING_ICONS);
const CELL = 46;
const SHIELD = 13;
const HEIGHT = 42;

const REACH = 80; // how far from the middle of its region a plate may lie, in the units of the map
const STEP = 10;

/**
 * A place near a point where a plate covers as little as it can of what stands in the counties.
 * @param {number} x @param {number} y @param {[number, number][]} signs @returns {[number, number]}
 */
export function freeSpot(x, y, signs) {
  /** @type {{spot: [number, number], room: number}} */
  let best = { spot: [x, y], room: -1 };
  for (let dy = -REACH; dy <= REACH; dy += STEP) {
    for (let dx = -REACH; dx <= REACH; dx += STEP) {
      const away = signs.map(([left, top]) =>
        Math.max(Math.abs(left - x - dx) / (CELL * 2), Math.abs(top - y - dy) / HEIGHT),
      );
      const room = Math.min(1, ...away) - (Math.abs(dx) + Math.abs(dy)) / 10_000; // of equal ones the nearest
      if (room > best.room) best = { spot: [x + dx, y + dy], room };
    }
  }
  return best.spot;
}

/** @param {{store: Shown, shape: any}} props */
export function Majorities({ store, shape }) {
  const { majorities } = store.view.value;
  const spots = useMemo(() => {
    const signs = shape.places.map((/** @type {any} */ { signs: [x, y] }) => [x, y]);
    return shape.regions.map((/** @type {any[]} */ [, , x, y]) => freeSpot(x, y, signs));
  }, [shape]);
  const leadsIn = (/** @type {string} */ id) =>
    KINDS.map((kind) => majorities.find((/** @type {any} */ one) => one.region === id && one.building === kind));
  return html`
    <g class="majorities" aria-hidden="true">
      ${shape.regions.map(
        (/** @type {any[]} */ [id], /** @type {number} */ n) => html`
          <g key=${id} transform=${`translate(${spots[n].join(" ")})`}>
            <g class="counter-scale">
              <${Plate} store=${store} region=${id} leads=${leadsIn(id)} />
            </g>
          </g>
        `,
      )}
    </g>
  `;
}

/** @param {{store: Shown, region: string, leads: any[]}} props */
function Plate({ store, region, leads }) {
  const left = (-CELL * KINDS.length) / 2;
  return html`
    <rect class="plate" x=${left - 4} y=${-HEIGHT / 2} width=${CELL * KINDS.length + 8} height=${HEIGHT} rx="3" />
    <text class="of" y=${-HEIGHT / 2 + 13}>${regionName(store.board.value, region)}</text>
    ${KINDS.map(
      (kind, n) => html`
        <g key=${kind} transform=${`translate(${left + n * CELL} ${HEIGHT / 2 - 13})`}>
          <use href=${`#i-${BUILDING_ICONS[kind]}`} x="2" y="-8" width="14" height="14" />
          <${Lead} store=${store} lead=${leads[n]} />
        </g>
      `,
    )}
  `;
}

/** The shields of who leads, close together if there are several. @param {{store: Shown, lead: any}} props */
function Lead({ store, lead }) {
  if (!lead)
    return html`
      <text class="none" x="28" y="4">–</text>
    `;
  const step = lead.seats.length > 1 ? (CELL - 18 - SHIELD) / (lead.seats.length - 1) : 0;
  const gap = Math.min(SHIELD, step);
  return html`
    ${lead.seats.map(
      (/** @type {number} */ seat, /** @type {number} */ n) => html`
        <use
          key=${seat}
          href=${`#s-${seatColour(store.info.value, seat)}`}
          x=${18 + n * gap}
          y="-8"
          width=${SHIELD}
          height="15"
        />
      `,
    )}
    ${
      lead.seats.length === 1 &&
      html`
        <text class="points" x="33" y="4">${t("standing-points", { points: lead.points })}</text>
      `
    }
  `;
}
