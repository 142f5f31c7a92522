// @ts-check
// The picture of the step that is told: the trail of a march with its cities, a ring round whatever changed, and dice that
// roll first and then lie in their cell of the table.

import { html } from "../../vendor/ui.js";
import { seatColour } from "../../lib/people.js";
import { t } from "../../lib/say.js";
import { DICE, placesOf } from "./telling.js";

/** On the map. @param {{store: any, shape: any}} props */
export function ToldTrail({ store, shape }) {
  const beat = store.beat?.value ?? [];
  if (!beat.length) return null;
  const at = new Map(shape.places.map((/** @type {any} */ { id, signs }) => [id, signs]));
  const way = beat.filter((/** @type {any} */ { event }) => event === "marched");
  const stops = way.length ? [way[0].args.origin, ...way.map((/** @type {any} */ { args }) => args.place)] : [];
  const points = stops.map((place) => at.get(place)).filter(Boolean);
  const changed = [...new Set(beat.flatMap(placesOf))].filter((place) => at.has(place) && !stops.includes(place));
  const d = points.length > 1 ? `M${points.map((point) => point.join(" ")).join("L")}` : "";
  const colour = way.length ? seatColour(store.info.value, way[0].args.seat) : "or";
  return html`<g class="told-picture" aria-hidden="true">
    ${d && html`<path class="trail-case" d=${d} /><path class=${`trail stroke-${colour}`} d=${d} />`}
    ${points.slice(1).map((point, n) => html`<g key=${n} transform=${`translate(${point[0]} ${point[1]})`}><g class="counter-scale">
      <circle class=${`stop fill-${colour}`} cx="-13" cy="0" r="8" /><text class=${`stop-number on-${colour}`} x="-13" y="4">${n + 1}</text></g></g>`)}
    ${changed.map((place) => html`<g key=${place} transform=${`translate(${at.get(place).join(" ")})`}><g class="counter-scale"><circle class="ring" r="17" /></g></g>`)}
  </g>`;
}

/** Beside the map: dice in the air, then as they fell. @param {{store: any}} props */
export function ToldDice({ store }) {
  const told = store.told?.value;
  if (!told || !store.board.value) return null;
  const rolling = store.seen.value;
  const rolls = rolling ? [rolling] : store.beat.value.filter((/** @type {any} */ { event }) => DICE.has(event));
  if (!rolls.length) return null;
  return html`<div class="cart told-dice" data-told=${told.n} data-rolling=${rolling ? "yes" : undefined} role="status">
    ${rolls.map((/** @type {any} */ roll) => html`<${Roll} key=${roll.n} store=${store} entry=${roll} rolling=${Boolean(rolling)} />`)}</div>`;
}

/** @param {{store: any, entry: any, rolling: boolean}} props */
function Roll({ store, entry, rolling }) {
  const { seat, roll, modifier = 0, column, modified = roll + modifier } = entry.args;
  const colour = typeof seat === "number" ? seatColour(store.info.value, seat) : "or";
  const die = html`<span class=${`told-die ground-${colour} ${rolling ? "rolling" : ""}`}>${rolling ? "?" : roll}</span>`;
  if (rolling) return html`<p>${die} ${t("told-rolling")}</p>`;
  const sum = modifier ? html`<span class="sum">${t("told-sum", { modifier: modifier > 0 ? `+${modifier}` : `−${-modifier}`, sum: modified })}</span>` : null;
  return html`<p>${die} ${sum} ${column !== undefined && html`<${Cells} board=${store.board.value} entry=${entry} />`}</p>`;
}

/** The column of the combat table with the cell that was hit (12.26b). @param {{board: any, entry: any}} props */
function Cells({ board, entry }) {
  const { column, modified } = entry.args;
  const cells = Object.values(board.combat_results).find(({ least }) => least === column)?.losses ?? [];
  return html`<table class="cells"><caption>${t("told-column", { column })}</caption>
    <tbody><tr>${cells.map((/** @type {number} */ _, /** @type {number} */ n) => html`<th key=${n} scope="col">${n}</th>`)}</tr>
    <tr>${cells.map((/** @type {number} */ each, /** @type {number} */ n) => html`<td key=${n} class=${n === modified ? "hit" : undefined}>${each}</td>`)}</tr></tbody></table>`;
}
