// @ts-check
// Small things that all parts of the table use: counters of units, leaders, cards, where things stand, how far a
// decision has come, and the chances of a battle.

import { html } from "../../vendor/ui.js";
import { keyOf, t } from "../../lib/i18n.js";
import { seatColour, seatName } from "../../lib/people.js";
import { Icon } from "../../lib/signs.js";
import { Cite } from "../../table/look.js";
import { initials, term } from "./terms.js";

/** @typedef {import("./types.js").Store} Store */
/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("../../lib/types.js").Board} Board */

/** The sign of a type of units. */
export const UNIT_SIGNS = /** @type {Record<string, string>} */ ({
  veteran: "swords",
  mercenary: "coins",
  militia: "army",
});

/**
 * From where to where a scale of the total goes: between the totals that end a war early, further if it went there.
 * @param {number[]} early
 * @param {number[]} totals
 */
export const scaleOf = (early, totals) => [Math.min(early[0], ...totals), Math.max(early[1], ...totals)];

/**
 * The side of a unit as a seat: Saxons stand on the side they have joined.
 * @param {any} view
 * @param {Board} board
 * @param {string} unit
 */
export function unitSeat(view, board, unit) {
  const nation = board.units[unit].nation;
  if (nation === "saxon") return view.tracks.saxony ?? 0;
  return board.nations[nation].side === "protestant" ? 0 : 1;
}

/**
 * A class of counters: its nation and type, its combat factor, and how many there are.
 * @param {{store: Shown, unit: string, count?: number}} props
 */
export function Counter({ store, unit, count = 1 }) {
  const board = store.board.value;
  const { nation, type, shows, factors } = board.units[unit];
  const colour = seatColour(store.info.value, unitSeat(store.view.value, board, unit));
  return html`
    <span class=${`ctr ground-${colour} ${shows}`} title=${term("unit", unit)} data-tip=${type}>
      <small>${t(keyOf("nation-short", nation))}</small>
      <span>
        <${Icon} name=${UNIT_SIGNS[type]} />
        <b>${factors}</b>
      </span>
      ${
        count > 1 &&
        html`
          <i>×${count}</i>
        `
      }
    </span>
  `;
}

/** All units of a force. @param {{store: Shown, units: Record<string, number>}} props */
export function Counters({ store, units }) {
  return html`
    <span class="ctrs">
      ${Object.entries(units).map(
        ([unit, count]) => html`
          <${Counter} key=${unit} store=${store} unit=${unit} count=${count} />
        `,
      )}
    </span>
  `;
}

/**
 * A leader: his letters in a ring, with stars for a Dynamic Leader.
 * @param {{store: Shown, leader: string, plain?: boolean}} props *plain* without his name
 */
export function Leader({ store, leader, plain = false }) {
  const board = store.board.value;
  const { side, stars } = board.leaders[leader];
  return html`
    <span class="ldr" data-tip="leader">
      <span class=${`ring edge-${seatColour(store.info.value, side)}`} aria-hidden="true">
        ${initials(leader)}${
          stars > 0 &&
          html`
            <u>${"★".repeat(stars)}</u>
          `
        }
      </span>
      ${
        !plain &&
        html`
          <span>${term("leader", leader)}</span>
        `
      }
    </span>
  `;
}

/** The ratings of a leader in a line. @param {Board} board @param {string} leader */
export function ratings(board, leader) {
  const { activation, battle, leadership, loss } = board.leaders[leader];
  return t("leader-ratings", { activation, battle, leadership, loss });
}

/**
 * The face of a card: value and title.
 * @param {{store: Shown, card: string, plain?: boolean}} props *plain* without its number
 */
export function CardFace({ store, card, plain = false }) {
  const { value, side } = store.board.value.cards[card];
  return html`
    <span class=${`val ground-${seatColour(store.info.value, side)}`}>${value}</span>
    <span class="ttl">${parted(plain ? term("card", card).replace(/ \([A-Z]\d+\)$/, "") : term("card", card))}</span>
  `;
}

/** A title with the places at which its long words may be parted. @param {string} title */
const parted = (title) =>
  t("hand-breaks")
    .split(" ")
    .reduce((text, word) => text.replace(word.replaceAll("\u00AD", ""), word), title);

/**
 * Where a leader stands: among the stacks, in the march or in the battle.
 * @param {any} view
 * @param {string} leader
 * @returns {string | null}
 */
export function placeOfLeader(view, leader) {
  for (const [place, { stacks = [] }] of [...Object.entries(view.cities), ...Object.entries(view.boxes)]) {
    if (stacks.some((/** @type {any} */ stack) => stack.leaders.includes(leader))) return place;
  }
  if (view.march?.leaders.includes(leader) || view.march?.leader === leader) return view.march.city;
  return null;
}

/** @param {any} view @param {string} place @returns {any[]} */
export const stacksAt = (view, place) => (view.cities[place] ?? view.boxes[place])?.stacks ?? [];

/** "62 %". @param {number} share */
export const percent = (share) => t("percent", { percent: Math.round(share * 1000) / 10 });

/**
 * How probably a Fortress falls: with the next roll, and by when with all that are foretold.
 * @param {{success: number, by_then?: number, turn?: number}} roll
 */
export const fallsText = ({ success, by_then: share, turn }) =>
  share === undefined
    ? t("siege-falls", { share: percent(success) })
    : t("siege-shares", { first: percent(success), share: percent(share), turn: turn ?? 0 });

/** A number with its sign. @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** Aid points by their sources. @param {Record<string, number>} points */
export const purse = (points) =>
  Object.entries(points)
    .map(([source, each]) => t("aid-of", { source: term("source", source), points: each }))
    .join(", ");

/**
 * How sure a printed value is: derived or reconstructed; nothing of one that is known.
 * @param {{word: string | undefined}} props
 */
export function Sure({ word }) {
  if (!word) return null;
  const said = t(keyOf("sure", word));
  return html`
    ${" "}
    <abbr class="sure" title=${said}>
      ${word === "inferred" ? "D" : "R"}
      <span class="sr">${" "}(${said})</span>
    </abbr>
  `;
}

// ------------------------------------------------------------------------------
// How far a decision has come: its steps by name, the present one in red.

/** @param {{names: string[], now: number}} props *names* are keys */
export function Steps({ names, now }) {
  const state = (/** @type {number} */ n) => (n < now ? "done" : n === now ? "now" : "");
  return html`
    <ol class="sheet-steps">
      ${names.map(
        (name, n) => html`
          <li key=${name} class=${state(n)} aria-current=${n === now ? "step" : undefined}>
            <b>${n + 1}</b>
            ${" "}${t(name)}
          </li>
        `,
      )}
    </ol>
  `;
}

// ------------------------------------------------------------------------------
// The chances of a battle, as the server reckons them.

const NARROW = 0.07; // of the bar, below which there is no room for a number,
const WIDE = 0.5; // and from which on there is room for who wins

/**
 * @param {{store: Store, odds: any, attacker: number, ties?: number, bare?: boolean}} props *ties* is who wins if both
 *   roll the same; *bare* is the bar alone
 */
export function Odds({ store, odds, attacker, ties, bare = false }) {
  const info = store.info.value;
  const shares = [odds.attacker_wins, odds.defender_wins];
  const nobody = Math.max(0, 1 - shares[0] - shares[1]);
  const seats = [attacker, 1 - attacker];
  const width = (/** @type {number} */ share) => ({ width: `${100 * share}%` });
  const said = t("odds-said", {
    attacker: seatName(info, seats[0]),
    wins: percent(shares[0]),
    defender: seatName(info, seats[1]),
    loses: percent(shares[1]),
  });
  const shown = (/** @type {number} */ share) => (share >= NARROW ? percent(share) : "");
  const won = (/** @type {number} */ seat, /** @type {number} */ share) =>
    share < WIDE
      ? shown(share)
      : seat === store.seat
        ? t("battle-you-win-share", { share: percent(share) })
        : t("odds-wins", { seat: seatName(info, seat), share: percent(share) });
  return html`
    <div class="odds" role="img" aria-label=${said}>
      <i class=${`ground-${seatColour(info, seats[0])}`} style=${width(shares[0])}>${won(seats[0], shares[0])}</i>
      ${
        nobody > 0.005 &&
        html`
          <i class="nobody" style=${width(nobody)}>${shown(nobody)}</i>
        `
      }
      <i class=${`ground-${seatColour(info, seats[1])}`} style=${width(shares[1])}>${won(seats[1], shares[1])}</i>
    </div>
    ${
      !bare &&
      html`
        <${Losses} store=${store} odds=${odds} ties=${ties} />
      `
    }
  `;
}

/**
 * What a battle costs both sides, and who wins if both roll the same.
 * @param {{store: Store, odds: any, ties?: number}} props
 */
function Losses({ store, odds, ties }) {
  const tenth = (/** @type {number} */ losses) => Math.round(losses * 10) / 10;
  return html`
    <p class="hint">
      ${t("odds-losses", { attacker: tenth(odds.attacker_losses), defender: tenth(odds.defender_losses) })}
      ${
        ties !== undefined &&
        html`
          ${" "}${t("odds-ties", { share: percent(odds.tied), seat: seatName(store.info.value, ties) })}${" "}
          <${Cite} clause="12.28b" />
        `
      }
    </p>
  `;
}
