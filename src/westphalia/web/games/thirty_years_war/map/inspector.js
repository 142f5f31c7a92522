// @ts-check
// What is known of one place, as a card beside the map and in one line: who controls it and its Area, what is laid
// on it, and all who stand there.

import { html } from "../../../vendor/ui.js";
import { keyOf, t } from "../../../lib/i18n.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { Shield } from "../../../lib/signs.js";
import { History, Near } from "../../../table/look.js";
import { Counters, Leader, fallsText, ratings, signed } from "../look.js";
import { Sure } from "../notes.js";
import { areaOf, isIndependent, leadersText, term, unitsText } from "../terms.js";
import { standing } from "./stacks.js";
import { LineOf, breakText, lineOf } from "./supply.js";

/** @typedef {import("../types.js").Shown} Shown */

const HISTORY = 8;

/** @param {{store: Shown, place: string, onClose?: () => void}} props */
export function Inspector({ store, place, onClose }) {
  const view = store.view.value;
  const city = view.cities[place];
  const about = (/** @type {any} */ args) => args.city === place || args.place === place;
  return html`
    <section class="inspector" aria-label=${term("place", place)}>
      <header>
        <h3>
          ${term("place", place)}${" "}${
            city &&
            html`
              <small>${where(store.board.value, place)}</small>
            `
          }
        </h3>
        ${
          onClose &&
          html`
            <button type="button" class="icon-button" onClick=${onClose} aria-label=${t("page-close")}>×</button>
          `
        }
      </header>
      ${
        city &&
        html`
          <${CityFacts} store=${store} place=${place} city=${city} />
        `
      }
      ${standing(view, place).map(
        (stack, n) => html`
          <${StackList} key=${n} store=${store} stack=${stack} />
        `,
      )}
      <${History} store=${store} most=${HISTORY} about=${about} />
    </section>
  `;
}

/** @param {any} board @param {string} city */
function where(board, city) {
  const area = areaOf(board, city);
  if (!area) return "";
  return isIndependent(board, city) ? t("inspector-independent") : term("area", area);
}

/** @param {any} info @param {number | null} seat */
const holder = (info, seat) => (seat === null ? t("map-nobody") : seatName(info, seat));

/** @param {string} label @param {any} said @param {string} [tip] what explains it */
const fact = (label, said, tip) => html`
  <dt data-tip=${tip}>${label}</dt>
  <dd>${said}</dd>
`;

/** @param {{store: Shown, place: string, city: any}} props */
function CityFacts({ store, place, city }) {
  const info = store.info.value;
  const { fortress, neighbours } = store.board.value.cities[place];
  return html`
    <dl>
      <dt>${t("inspector-control")}</dt>
      <dd>${holder(info, city.control)}</dd>
      ${
        fortress > 0 &&
        html`
          <${Fortress} store=${store} place=${place} level=${fortress} />
        `
      }
      ${
        city.siege &&
        fact(
          t("inspector-siege"),
          html`
            <${Siege} siege=${city.siege} />
          `,
          "siege",
        )
      }
      ${city.pillage > 0 && fact(t("inspector-pillage"), city.pillage, "pillage")}
      ${city.revolt && fact(t("map-revolt"), holder(info, city.revolt.raised_by), "revolt")}
      <${AreaOf} store=${store} place=${place} />
      <dt>${t("inspector-roads")}</dt>
      <dd>
        <${Near} store=${store} places=${neighbours} nameOf=${(/** @type {string} */ id) => term("place", id)} />
        <${Sure} store=${store} kind="cities" id=${place} field="neighbours" />
      </dd>
      <${LinesHere} store=${store} place=${place} />
    </dl>
  `;
}

/** @param {{store: Shown, place: string, level: number}} props */
const Fortress = ({ store, place, level }) => html`
  <dt>${t("inspector-fortress")}</dt>
  <dd>
    ${level}
    <${Sure} store=${store} kind="cities" id=${place} field="fortress" />
  </dd>
`;

/** The lines of communications of those who stand here. @param {{store: Shown, place: string}} props */
function LinesHere({ store, place }) {
  const info = store.info.value;
  const seats = /** @type {any[]} */ (store.view.value.seats)
    .map(({ pay }, seat) => ({ pay, seat }))
    .filter(({ pay }) => lineOf(pay, place));
  return html`
    ${seats.map(
      ({ pay, seat }) => html`
        <dt key=${seat}>${t("pay-line")}</dt>
        <dd key=${`${seat} line`}>
          <${Shield} tincture=${seatColour(info, seat)} size=${14} label=${seatName(info, seat)} />
          ${" "}
          <${LineOf} pay=${pay} city=${place} />
        </dd>
      `,
    )}
  `;
}

const RATINGS = ["activation", "battle", "leadership", "loss", "stars"];

/** The rating of a leader that is least sure. @param {any} leader */
const unsureRating = ({ unsure = {} }) =>
  RATINGS.find((rating) => unsure[rating] === "reconstructed") ?? RATINGS.find((rating) => unsure[rating]) ?? "battle";

/** @param {{siege: any}} props */
function Siege({ siege }) {
  const parts = [t("siege-level", { level: siege.level, factors: siege.factors })];
  if (siege.masked) parts.push(t("map-masked"));
  if (siege.roll) parts.push(fallsText(siege.roll));
  return html`
    ${parts.join("; ")}
  `;
}

/** The Area of a city that is not independent. @param {{store: Shown, place: string}} props */
function AreaOf({ store, place }) {
  const board = store.board.value;
  const area = areaOf(board, place);
  if (!area || isIndependent(board, place)) return null;
  return html`
    <dt>${term("area", area)}</dt>
    <dd>
      <${AreaFacts} store=${store} area=${store.view.value.areas[area]} />
      <${Sure} store=${store} kind="areas" id=${area} field="vp" />
    </dd>
  `;
}

/** @param {{store: Shown, area: any}} props */
function AreaFacts({ store, area }) {
  const info = store.info.value;
  const gains = area.moves
    .map((/** @type {number} */ by, /** @type {number} */ seat) =>
      by ? t("area-gain", { seat: seatName(info, seat), by: signed(by) }) : "",
    )
    .filter(Boolean);
  const cities = t("area-cities", { one: area.cities[0], other: area.cities[1], needs: area.needs });
  return html`
    ${[area.neutral ? t("area-neutral") : holder(info, area.control), cities, ...gains].join("; ")}
  `;
}

/** @param {{store: Shown, stack: any, marked?: boolean}} props *marked* with how sure its ratings are */
export function StackList({ store, stack, marked = true }) {
  const info = store.info.value;
  const { seat, leaders, units, factors, inside, room } = stack;
  const notes = [
    t("stack-factors", { factors }),
    inside ? t("stack-within") : "",
    room !== undefined && Object.keys(units).length ? t("stack-room", { room }) : "",
  ];
  return html`
    <div class="stack-list">
      <h4>
        <${Shield} tincture=${seatColour(info, seat)} size=${18} />
        ${" "}${seatName(info, seat)}${" "}
        <small>${notes.filter(Boolean).join(", ")}</small>
      </h4>
      ${
        leaders.length > 0 &&
        html`
          <${LeadersThere} store=${store} leaders=${leaders} marked=${marked} />
        `
      }
      <${Counters} store=${store} units=${units} />
    </div>
  `;
}

/** @param {{store: Shown, leaders: string[], marked: boolean}} props */
function LeadersThere({ store, leaders, marked }) {
  const printed = store.board.value.leaders;
  return html`
    <ul>
      ${leaders.map(
        (leader) => html`
          <li key=${leader}>
            <${Leader} store=${store} leader=${leader} />
            ${" "}
            <small>${ratings(store.board.value, leader)}</small>
            ${
              marked &&
              html`
                <${Sure} store=${store} kind="leaders" id=${leader} field=${unsureRating(printed[leader])} />
              `
            }
          </li>
        `,
      )}
    </ul>
  `;
}

// ------------------------------------------------------------------------------
// A place and those who stand there in words.

/** A place in words, for those who hear the map. @param {Shown} store @param {string} id */
export function described(store, id) {
  const view = store.view.value;
  const info = store.info.value;
  const city = view.cities[id];
  const parts = [term("place", id)];
  if (city) {
    const fortress = store.board.value.cities[id].fortress;
    if (fortress) parts.push(t("map-fortress", { strength: fortress }));
    parts.push(
      city.control === null ? t("map-uncontrolled") : t("map-controlled", { seat: seatName(info, city.control) }),
    );
    if (city.pillage) parts.push(t("map-pillaged", { level: city.pillage }));
    if (city.revolt) parts.push(t("map-revolt"));
    if (city.siege) parts.push(t(city.siege.masked ? "map-masked" : "map-besieged"));
  }
  for (const stack of standing(view, id)) parts.push(stackText(info, stack));
  parts.push(...cutLines(view, id));
  const mark = store.marks.value[id];
  if (mark) parts.push(mark.why ?? t(`map-mark-${mark.kind}`));
  return parts.join(", ");
}

/**
 * Which lines of communications are cut: those that begin in a place, and those that break there.
 * @param {any} view
 * @param {string} id
 * @returns {string[]}
 */
export function cutLines(view, id) {
  const cut = /** @type {any[]} */ (view.seats ?? [])
    .flatMap(({ pay }) => pay.lines)
    .filter(({ holds, breaks }) => !holds && breaks.length);
  const own = cut.filter(({ city }) => city === id).map(({ breaks }) => t("map-line-cut", { why: breakText(breaks) }));
  const here = cut
    .filter(({ city, breaks }) => city !== id && breaks[0][0] === id)
    .map(({ city, breaks }) =>
      t("map-cuts-line", { place: term("place", city), why: t(keyOf("line-broken", breaks[0][1])) }),
    );
  return [...own, ...here];
}

/** "Anna: Gustavus Adolphus, 5 × Swedish Veteran (20)". @param {any} info @param {any} stack */
export function stackText(info, { seat, leaders, units, factors }) {
  const who = [leaders.length ? leadersText(leaders) : "", Object.keys(units).length ? unitsText(units) : ""]
    .filter(Boolean)
    .join(", ");
  return t("map-stack", { seat: seatName(info, seat), who, factors });
}
