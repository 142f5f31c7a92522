// @ts-check
// The winter: provisions, revolts, and the points, majorities by region and then the sums.

import { html } from "../../../vendor/ui.js";
import { listed, t } from "../../../lib/i18n.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { Cite } from "../../../table/look.js";
import { BUILDING_ICONS, ROMAN } from "../look.js";
import { countyName, regionName, term } from "../terms.js";
import { CountyChoice } from "./march.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../../../lib/types.js").LogEntry} LogEntry */
/** @typedef {import("../../../lib/types.js").TableInfo} TableInfo */
/** @typedef {import("../../../lib/types.js").Board} Board */

/**
 * The sums of a winter by seat, as they were told then.
 * @param {number} seats @param {LogEntry[]} entries of that winter
 */
export function sums(seats, entries) {
  return Array.from({ length: seats }, (_, seat) => {
    const of = (/** @type {string} */ event) =>
      entries.find((entry) => entry.event === event && entry.args.seat === seat)?.args;
    const { counties = 0, buildings = 0, majorities = 0, points: scored = 0 } = of("year-scored") ?? {};
    const monuments = of("monuments-scored")?.points ?? 0;
    const points = scored + monuments;
    const winter = counties + buildings + majorities + monuments;
    return { counties, buildings, majorities, monuments, winter, before: points - winter, points };
  });
}

/** @param {{store: Store, entries: LogEntry[]}} props */
export function ScoreTable({ store, entries }) {
  const info = store.info.value;
  const board = /** @type {Board} */ (store.board.value);
  const scored = entries.filter(({ event }) => event === "majority-scored");
  const all = sums(info.seats.length, entries);
  const most = Math.max(...all.map((/** @type {any} */ { points }) => points));
  const best =
    info.result?.winners ??
    all.flatMap((/** @type {any} */ row, /** @type {number} */ seat) => (row.points === most ? [seat] : []));
  return html`
    <div class="scroll">
      <table class="score">
        <caption class="sr">${t("winter-points")}</caption>
        <colgroup>
          <col class="region" />
          <col class="kind" />
          <col span=${info.seats.length} />
        </colgroup>
        <${SeatHeads} info=${info} />
        ${Object.keys(board.regions).map(
          (region) => html`
            <${Region} key=${region} board=${board} seats=${info.seats.length} region=${region} scored=${scored} />
          `,
        )}
        <${Sums} all=${all} best=${best} />
      </table>
    </div>
    <p class="inn right">
      <${Icon} name="crown" />
      ${" "}${t("score-key")}${" "}
      <${Cite} clause="W9.3.3" />
    </p>
  `;
}

/** @param {{info: TableInfo}} props */
function SeatHeads({ info }) {
  return html`
    <thead>
      <tr>
        <td colspan="2"></td>
        ${info.seats.map(
          (/** @type {any} */ { seat }) => html`
            <th key=${seat} scope="col">
              <${Shield} tincture=${seatColour(info, seat)} size=${22} />
              <b>${seatName(info, seat)}</b>
            </th>
          `,
        )}
      </tr>
    </thead>
  `;
}

/** @param {{all: any[], best: number[]}} props */
function Sums({ all, best }) {
  return html`
    <tbody class="sums">
      ${["counties", "buildings", "majorities", "monuments", "winter", "before"]
        .filter((name) => name !== "monuments" || all.some((/** @type {any} */ row) => row.monuments))
        .map(
          (name) => html`
            <tr key=${name} class=${name}>
              <th scope="row" colspan="2">${t(`score-${name}`)}</th>
              ${all.map(
                (/** @type {any} */ row) => html`
                  <td>${name === "winter" ? `+${row.winter}` : row[name]}</td>
                `,
              )}
            </tr>
          `,
        )}
      <tr class="total">
        <th scope="row" colspan="2">${t("score-points")}</th>
        ${all.map(
          (/** @type {any} */ row, /** @type {number} */ seat) => html`
            <td class=${best.includes(seat) ? "best" : ""}>${row.points}</td>
          `,
        )}
      </tr>
    </tbody>
  `;
}

/** @param {{board: Board, seats: number, region: string, scored: LogEntry[]}} props */
function Region({ board, seats, region, scored }) {
  const kinds = Object.keys(BUILDING_ICONS);
  const told = (/** @type {string} */ building) =>
    scored.filter(({ args }) => args.region === region && args.building === building).map(({ args }) => args);
  /** @type {(building: string) => number[]} where nobody has built, nobody was told of */
  const built = (building) => told(building)[0]?.counts ?? Array(seats).fill(0);
  const wonBy = (/** @type {string} */ building, /** @type {number} */ seat) =>
    told(building).find((args) => args.seat === seat);
  return html`
    <tbody>
      ${kinds.map(
        (building, n) => html`
          <tr key=${building}>
            ${
              n === 0 &&
              html`
                <th scope="rowgroup" rowspan=${kinds.length} class="rg">
                  <i class=${`region-${region}`}></i>
                  ${regionName(board, region)}
                </th>
              `
            }
            <th scope="row" class="ty">
              <${Icon} name=${BUILDING_ICONS[building]} />
              <span>${term("building", building)}</span>
              <small>${board.scoring.majority[building]}</small>
            </th>
            ${built(building).map(
              (number, seat) => html`
                <${Cell} number=${number} won=${wonBy(building, seat)} />
              `,
            )}
          </tr>
        `,
      )}
    </tbody>
  `;
}

/** What a seat has of a kind in a region, and the points for a majority. @param {{number: number, won: any}} props */
function Cell({ number, won }) {
  const sign = won?.shared
    ? html`
        <span class="tie">
          <i>${t("score-tie")}</i>
          ${" "}+${won.points}
        </span>
      `
    : html`
        <span class="mk">
          <${Icon} name="crown" label=${t("score-majority")} />
          +${won?.points}
        </span>
      `;
  return html`
    <td class=${won?.points ? "w" : number ? "" : "z"}>
      ${
        number
          ? html`
              <b>${number}</b>
            `
          : "·"
      }${won ? sign : null}
    </td>
  `;
}

// ------------------------------------------------------------------------------
// Winter: which revolt comes first, and the tables of provisions and points.

/** @param {{store: Store}} props */
export function QuellPanel({ store }) {
  return html`
    <div class="phase">
      <${CountyChoice} store=${store} verb="quell" title=${t("winter-quell")} note=${t("winter-quell-note")} />
      <${Provisions} store=${store} />
    </div>
  `;
}

/** The entries of the last winter. @param {LogEntry[]} log */
export function lastWinter(log) {
  const from = log.findLastIndex((entry) => entry.event === "grain-lost");
  if (from < 0) return [];
  const winter = log.slice(from);
  const over = winter.findIndex((entry) => entry.event === "year-began");
  return over < 0 ? winter : winter.slice(0, over);
}

/** The entry with which the points of the last winter are counted, or nothing. @param {LogEntry[]} log */
export function winterEnd(log) {
  return lastWinter(log).findLast(({ event }) => event === "year-scored") ?? null;
}

/**
 * What became of a seat's provisions: which counties rose, and which of them were lost.
 * @param {LogEntry[]} entries of one winter @param {number} seat
 */
export function supplyOf(entries, seat) {
  const checked = entries.find(({ event, args }) => event === "supply-checked" && args.seat === seat)?.args;
  if (!checked) return null;
  /** @type {string[]} */
  const rose = entries.find(({ event, args }) => event === "revolts-drawn" && args.seat === seat)?.args.drawn ?? [];
  const ended = (/** @type {string} */ how) =>
    rose.filter((county) => entries.some(({ event, args }) => event === how && args.county === county));
  return {
    grain: checked.grain,
    counties: checked.counties,
    short: Math.max(0, checked.counties - checked.grain),
    rose,
    lost: ended("county-devastated"),
    held: ended("revolt-quelled"),
  };
}

/** The year that the last winter has ended. @param {LogEntry[]} log @returns {number} */
const yearOf = (log) =>
  log.findLast(({ event, n }) => event === "round-began" && n < (winterEnd(log)?.n ?? 0))?.args.year + 1;

/** The winter on one sheet, as it is at the end of the game. @param {{store: Store, onClose: () => void}} props */
export function WinterNews({ store, onClose }) {
  const log = store.log.value;
  return html`
    <section class="phase winter news" aria-live="polite">
      <header class="phase-head">
        <h2>${t("winter-title", { year: ROMAN[yearOf(log)] })}</h2>
        <button type="button" class="btn primary only-phone" onClick=${onClose}>${t("battle-continue")}</button>
      </header>
      <${Provisions} store=${store} />
      <${ScoreTable} store=${store} entries=${lastWinter(log)} />
    </section>
  `;
}

/** Who had grain enough, and what came of it where there was none. @param {{store: Store}} props */
export function Provisions({ store }) {
  const info = store.info.value;
  const board = store.board.value;
  const entries = lastWinter(store.log.value);
  if (!entries.length || !info || !board) return null;
  const { loss } = entries[0].args;
  return html`
    <div class="provisions">
      <h3 class="h">
        ${t("winter-provisions")}${" "}
        <small>${t("winter-loss", { loss })}</small>
      </h3>
      <div class="scroll">
        <table class="led">
          <thead>
            <tr>
              <th>${t("winter-seat")}</th>
              <th>${t("winter-grain")}</th>
              <th>${t("winter-counties")}</th>
              <th>${t("winter-short")}</th>
              <th class="l">${t("winter-outcome")}</th>
            </tr>
          </thead>
          <tbody>
            ${info.seats.map(
              ({ seat }) => html`
                <${SupplyRow} key=${seat} store=${store} seat=${seat} supply=${supplyOf(entries, seat)} />
              `,
            )}
          </tbody>
        </table>
      </div>
    </div>
  `;
}

/** @param {{store: Store, seat: number, supply: ReturnType<typeof supplyOf>}} props */
function SupplyRow({ store, seat, supply }) {
  const info = store.info.value;
  return html`
    <tr>
      <th scope="row" class="nm">
        <${Shield} tincture=${seatColour(info, seat)} size=${18} />
        ${" "}${seatName(info, seat)}
      </th>
      <td>${supply?.grain ?? "–"}</td>
      <td>${supply?.counties ?? "–"}</td>
      <td class=${supply?.short ? "bad" : ""}>${supply?.short || "–"}</td>
      <td class="l">${supply ? outcome(store.board.value, supply) : t("winter-waits")}</td>
    </tr>
  `;
}

/** @param {import("../../../lib/types.js").Board} board @param {NonNullable<ReturnType<typeof supplyOf>>} supply */
function outcome(board, { short, rose, lost, held }) {
  if (!short) return t("winter-fed");
  const named = (/** @type {string} */ key, /** @type {string[]} */ counties) =>
    counties.length ? t(key, { counties: listed(counties.map((county) => countyName(board, county))) }) : "";
  const open = rose.filter((county) => !lost.includes(county) && !held.includes(county));
  const fates = [named("winter-lost", lost), named("winter-held", held), named("winter-open", open)];
  return [t("winter-rose", { revolts: rose.length }), ...fates].join(" ");
}
