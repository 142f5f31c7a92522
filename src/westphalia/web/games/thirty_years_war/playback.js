// @ts-check
// How what happens in the war is told: in steps one after another, with a picture of each, and what of the log
// counts.

import { html } from "../../vendor/ui.js";
import { t } from "../../lib/i18n.js";
import { seatColour } from "../../lib/people.js";

/** @typedef {import("./types.js").Store} Store */

// ------------------------------------------------------------------------------
// How much is told at once: a card, a whole march, a roll, a battle, a siege. Dice are seen before they are told, and
// the map shows what a step tells when it is told: nothing before, nothing after. What a seat did itself goes by at
// once, but not how its dice fell.

/** @typedef {import("../../lib/types.js").LogEntry} LogEntry */

/** Kinds of entries that tell of dice. */
const DICE = new Set(
  `battle-rolled siege-rolled recruits-rolled loot-rolled recovery-rolled revolt-rolled peace-rolled leader-checked
  campaign-rolled dutch-war-tried plot-rolled ambition-rolled`.split(/\s+/),
);

const ABOUT = new Set([
  ...DICE,
  ...`card-played marched battle-began battle-won nobody-won overran siege-laid fortress-taken
  revolt-began area-gained area-lost neutrality-violated electors-awarded nation-entered
  leader-arrived units-arrived leader-lost aid-taken pillaged dutch-war-moved peace-offered truce-began
  turn-began war-ended wallenstein-dismissed wallenstein-recalled wallenstein-assassinated`.split(/\s+/),
]);

/** What dice decide, which nobody has done. */
const FATE = new Set([...DICE, "battle-won", "nobody-won", "leader-lost"]);

/**
 * Kinds that are one beat where they follow each other: the cities of a march, the dice of both sides, what was
 * pillaged.
 */
const ONE_BEAT = new Set(["marched", "battle-rolled", "pillaged", "leader-arrived", "units-arrived"]);

/**
 * What is under way stands as it will in the end once no entry of such a kind is still to come.
 * @type {[string, RegExp][]}
 */
const UNDER_WAY = [
  ["march", /^marched|halted|activated|formed|dropped|left|picked-up/],
  ["battle", /battle|combat|commander|step-lost|retreat|leader-checked|nobody-won|army-lost/],
];

const HOLD = 900; // milliseconds a step stays
const BRIEF = 450; // one city of a march
const ROLL = 700; // dice in the air

/** @type {import("../../lib/types.js").Telling} */
export const telling = {
  about: ABOUT,
  ends: ABOUT,
  joins: (before, entry) => before.event === entry.event && ONE_BEAT.has(entry.event),
  seen: DICE,
  meanwhile: (before) => before,
  sight: () => ROLL,
  later,
  says,
  hold(log, seat) {
    const news = log.filter(
      ({ event, args }) =>
        FATE.has(event) || (ABOUT.has(event) && (args.seat ?? args.attacker ?? args.winner) !== seat),
    );
    if (!news.length) return 0;
    return news.every(({ event }) => event === "marched") ? BRIEF : HOLD;
  },
};

/**
 * A view in which these entries have come true. A place of which nothing more is told is as it will be in the end, and
 * so is all else once everything is told.
 * @param {any} view @param {LogEntry[]} log @param {import("../../lib/types.js").Frame} frame
 */
function later(view, log, { view: end, log: whole }) {
  const last = log.at(-1);
  if (!last) return view;
  const rest = whole.slice(whole.indexOf(last) + 1);
  if (!rest.length) return end;
  const ahead = new Set(rest.flatMap(placesOf));
  const now = { ...view, cities: { ...view.cities }, boxes: { ...view.boxes }, areas: { ...view.areas } };
  for (const [part, kinds] of UNDER_WAY) if (!rest.some(({ event }) => kinds.test(event))) now[part] = end[part];
  for (const entry of log) {
    for (const place of placesOf(entry))
      if (!ahead.has(place))
        for (const part of ["cities", "boxes", "areas"]) if (place in end[part]) now[part][place] = end[part][place];
    if (typeof entry.args.vp === "number") now.victory = { ...now.victory, vp: entry.args.vp };
  }
  return now;
}

/** A march over several cities is one sentence. @param {LogEntry[]} log @param {LogEntry} about @returns {LogEntry} */
function says(log, about) {
  const way = log.filter(({ event }) => event === "marched");
  const last = way.at(-1);
  if (about.event !== "marched" || !last || way.length < 2) return about;
  return {
    ...about,
    event: "marched-far",
    args: { ...about.args, cities: way.slice(0, -1).map(({ args }) => args.place), place: last.args.place },
  };
}

/** Where an entry changes something. @param {LogEntry} entry @returns {string[]} */
const placesOf = ({ args }) =>
  [args.city, args.place, args.origin, args.area, args.cities].flat().filter((one) => typeof one === "string");

// ------------------------------------------------------------------------------
// The picture of the step that is told: the trail of a march with its cities, a ring round whatever changed, and dice
// that roll first and then lie in their cell of the table.

/** On the map. @param {{store: Store, shape: any}} props */
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
  return html`
    <g class="told-picture" aria-hidden="true">
      ${
        d &&
        html`
          <path class="trail-case" d=${d} />
          <path class=${`trail stroke-${colour}`} d=${d} />
        `
      }
      ${points.slice(1).map(
        (point, n) => html`
          <g key=${n} transform=${`translate(${point[0]} ${point[1]})`}>
            <g class="counter-scale">
              <circle class=${`stop fill-${colour}`} cx="-13" cy="0" r="8" />
              <text class=${`stop-number on-${colour}`} x="-13" y="4">${n + 1}</text>
            </g>
          </g>
        `,
      )}
      ${changed.map(
        (place) => html`
          <g key=${place} transform=${`translate(${at.get(place).join(" ")})`}>
            <g class="counter-scale"><circle class="ring" r="17" /></g>
          </g>
        `,
      )}
    </g>
  `;
}

/** Beside the map: dice in the air, then as they fell. @param {{store: Store}} props */
export function ToldDice({ store }) {
  const told = store.told?.value;
  if (!told || !store.board.value) return null;
  const rolling = store.seen.value;
  const rolls = rolling ? [rolling] : store.beat.value.filter((/** @type {any} */ { event }) => DICE.has(event));
  if (!rolls.length) return null;
  return html`
    <div class="cart told-dice" data-told=${told.n} data-rolling=${rolling ? "yes" : undefined} role="status">
      ${rolls.map(
        (/** @type {any} */ roll) => html`
          <${Roll} key=${roll.n} store=${store} entry=${roll} rolling=${Boolean(rolling)} />
        `,
      )}
    </div>
  `;
}

/** @param {{store: Store, entry: any, rolling: boolean}} props */
function Roll({ store, entry, rolling }) {
  const { seat, roll, modifier = 0, column, modified = roll + modifier } = entry.args;
  const colour = typeof seat === "number" ? seatColour(store.info.value, seat) : "or";
  const die = html`
    <span class=${`told-die ground-${colour} ${rolling ? "rolling" : ""}`}>${rolling ? "?" : roll}</span>
  `;
  if (rolling)
    return html`
      <p>${die} ${t("told-rolling")}</p>
    `;
  const sum = modifier
    ? html`
        <span class="sum">
          ${t("told-sum", { modifier: modifier > 0 ? `+${modifier}` : `−${-modifier}`, sum: modified })}
        </span>
      `
    : null;
  return html`
    <p>
      ${die}${" "}${sum}${" "}${
        column !== undefined &&
        html`
          <${Cells} board=${store.board.value} entry=${entry} />
        `
      }
    </p>
  `;
}

/** The column of the combat table with the cell that was hit (12.26b). @param {{board: any, entry: any}} props */
function Cells({ board, entry }) {
  const { column, modified } = entry.args;
  const cells = Object.values(board.combat_results).find(({ least }) => least === column)?.losses ?? [];
  return html`
    <table class="cells">
      <caption>${t("told-column", { column })}</caption>
      <tbody>
        <tr>
          ${cells.map(
            (/** @type {number} */ _, /** @type {number} */ n) => html`
              <th key=${n} scope="col">${n}</th>
            `,
          )}
        </tr>
        <tr>
          ${cells.map(
            (/** @type {number} */ each, /** @type {number} */ n) => html`
              <td key=${n} class=${n === modified ? "hit" : undefined}>${each}</td>
            `,
          )}
        </tr>
      </tbody>
    </table>
  `;
}

// ------------------------------------------------------------------------------
// What the entries of the log are to a reader.

/** @type {import("../../lib/types.js").Story} */
export const story = {
  heads: ["turn-began", "war-ended"],
  quiet: [
    "no-other-choice",
    "card-drawn",
    "hand-filled",
    "combat-cards-done",
    "paid-at-home",
    "step-lost",
    "step-deserted",
    "step-starved",
    "halted",
    "unit-paid",
  ],
  chapters: ["turn-began", "round-began"],
  actions: ["turn-began", "card-played", "free-leader", "free-unit", "peace-offered", "war-ended"],
  together: ["paid-at-home", "unit-paid", "left-unpaid", "loot-rolled"],
  battles: `battle-began commander-named combat-card-played battle-rolled step-lost leader-checked army-lost leader-lost
    battle-won nobody-won retreated retreated-inside no-retreat overran leaders-caught
    siege-laid siege-rolled siege-continued siege-lifted fortress-taken`.split(/\s+/),
  periods: ["turn-began"],
  displayed: [],
  placeOf: ({ args }) => args.city ?? args.place ?? null,
};

/**
 * What answers come to while they are prepared: not the round that would begin after them.
 * @template {{event: string}} T
 * @param {T[]} log
 * @returns {T[]}
 */
export function soFar(log) {
  const end = log.findIndex(({ event }) => story.chapters.includes(event));
  return end < 0 ? log : log.slice(0, end);
}
