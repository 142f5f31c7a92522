// @ts-check
// The result of the last battle, which stays beside the table until it is put away: who won, what was rolled, what
// both sides lost, who fell and who went where. All of it is told by events.

import { html, signal } from "../../../vendor/ui.js";
import { t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { sentence } from "../../../lib/prose.js";
import { Shield } from "../../../lib/signs.js";
import { Cite, PHONE, useMedia } from "../../../table/look.js";
import { signed } from "../look.js";
import { leadersText, term, unitsRow } from "../terms.js";
import { CombatTable } from "./cards.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../../../lib/types.js").LogEntry} LogEntry */

// ------------------------------------------------------------------------------
// Which battle that is, and whether it was put away: kept in this browser, by table and seat.

const KEY = "westphalia.battles";
const MOST = 20; // tables that are remembered

/** @returns {Record<string, number>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // private windows may forbid storage, and an old entry may be unreadable
  }
}

/** The number of the entry with which the battle began that was put away last. */
const away = signal(read());

/** @param {Store} store */
const keyOf = ({ id, seat }) => `${id} ${seat}`;

/** @param {Store} store @param {number} battle */
function putAway(store, battle) {
  const { [keyOf(store)]: _, ...others } = away.peek();
  away.value = Object.fromEntries([...Object.entries(others), [keyOf(store), battle]].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(away.value));
  } catch {
    // kept for this visit only
  }
}

const OVER = ["battle-won", "nobody-won"];
const NEXT = ["card-played", "free-unit", "free-leader", "peace-offered", "round-began", "turn-began", "war-ended"];

/**
 * The entries of the last battle if it is over, with what came of it; none where two turns have begun since.
 * @param {LogEntry[]} log
 * @returns {LogEntry[]}
 */
export function lastBattle(log) {
  const began = log.findLastIndex(({ event }) => event === "battle-began");
  if (began < 0) return [];
  const since = log.slice(began);
  if (since.filter(({ event }) => event === "turn-began").length > 1) return [];
  const next = since.findIndex(({ event }) => NEXT.includes(event));
  const found = next < 0 ? since : since.slice(0, next);
  return found.some(isEnd) ? found : [];
}

/** Whether it tells who has won. @param {LogEntry} entry */
const isEnd = ({ event }) => OVER.includes(event);

/**
 * What a battle came to for one side: its strength, its cards, its roll, and the steps that it lost.
 * @param {LogEntry[]} entries
 * @param {number} seat
 */
export function sideOf(entries, seat) {
  const own = (/** @type {string} */ event) =>
    entries.filter((entry) => entry.event === event && entry.args.seat === seat).map(({ args }) => args);
  const { attacker, leaders, strength, resistance } = entries[0].args;
  const commander = own("commander-named").at(-1)?.leader;
  return {
    leaders: seat === attacker ? leaders : commander ? [commander] : [],
    strength: seat === attacker ? strength : resistance,
    cards: own("combat-card-played").map(({ card }) => card),
    rolled: own("battle-rolled").at(-1) ?? null,
    steps: own("step-lost").map(({ unit }) => unit),
  };
}

const FATES = new Set(
  `army-lost leader-lost leader-succeeded wallenstein-lost no-retreat retreated
  retreated-inside city-gained area-gained area-lost`.split(/\s+/),
);

// ------------------------------------------------------------------------------
// The sheet.

/** @param {{store: Store}} props */
export function BattleResult({ store }) {
  const entries = store.view.value.battle || store.told?.value ? [] : lastBattle(store.log.value);
  const shown = entries.length > 0 && away.value[keyOf(store)] !== entries[0].n;
  const close = () => putAway(store, entries[0].n);
  useKeys(shown ? { x: { does: close, what: t("result-put-away") } } : {});
  if (!shown) return null;
  const title = t("result-title", { place: term("place", entries[0].args.city) });
  const end = /** @type {LogEntry} */ (entries.find(isEnd));
  return html`
    <section class="battle-result" aria-label=${title}>
      <header class="battle-head">
        <h2>${title}</h2>
        <button type="button" class="btn sm put-away" onClick=${close}>
          ${t("result-put-away")}${" "}
          <kbd class="not-phone">X</kbd>
        </button>
      </header>
      <p class="won">
        ${sentence(end, store)}${" "}
        <${Cite} clause=${end.clause} />
      </p>
      <${More} store=${store} entries=${entries} />
    </section>
  `;
}

/**
 * All else; folded on a phone, where what is asked next is to be seen.
 * @param {{store: Store, entries: LogEntry[]}} props
 */
function More({ store, entries }) {
  const phone = useMedia(PHONE);
  const { attacker } = entries[0].args;
  const all = html`
    <div class="result-sides">
      ${[attacker, 1 - attacker].map(
        (seat) => html`
          <${Side} key=${seat} store=${store} seat=${seat} side=${sideOf(entries, seat)} />
        `,
      )}
    </div>
    <${Told} store=${store} entries=${entries} />
  `;
  if (!phone) return all;
  return html`
    <details class="result-more">
      <summary>${t("result-more")}</summary>
      ${all}
    </details>
  `;
}

/**
 * What came of it, sentence by sentence, and the cells of the table.
 * @param {{store: Store, entries: LogEntry[]}} props
 */
function Told({ store, entries }) {
  const rolled = entries.filter(({ event }) => event === "battle-rolled");
  return html`
    <ul class="result-told">
      ${entries
        .filter(({ event }) => FATES.has(event))
        .map(
          (entry) => html`
            <li key=${entry.n}>
              ${sentence(entry, store)}${" "}
              <${Cite} clause=${entry.clause} />
            </li>
          `,
        )}
    </ul>
    ${
      rolled.length > 0 &&
      html`
        <details class="result-table">
          <summary>${t("result-table")}</summary>
          <${CombatTable} store=${store} rolled=${rolled} />
        </details>
      `
    }
  `;
}

/** What is added to a die, if anything is. @param {Record<string, any>} rolled */
const sumOf = ({ modifier, modified }) => (modifier ? `${signed(modifier)} = ${modified}; ` : "");

/** @param {{store: Store, seat: number, side: ReturnType<typeof sideOf>}} props */
function Side({ store, seat, side: { leaders, strength, cards, rolled, steps } }) {
  const colour = seatColour(store.info.value, seat);
  const lost = steps.length ? t("result-lost", { count: steps.length, units: unitsRow(steps) }) : t("result-lost-none");
  return html`
    <section class=${`force-box edge-${colour}`} aria-label=${seatName(store.info.value, seat)}>
      <h3>
        <${Shield} tincture=${colour} size=${20} />
        ${" "}
        <span>${leaders.length ? leadersText(leaders) : seatName(store.info.value, seat)}</span>
        ${" "}
        <b class="num">${strength}</b>
      </h3>
      ${
        rolled &&
        html`
          <p class="result-roll">
            <span class=${`d10 small ground-${colour}`}>${rolled.roll}</span>
            <span>${sumOf(rolled)}${t("result-causes", { losses: rolled.losses })}</span>
          </p>
        `
      }
      ${
        cards.length > 0 &&
        html`
          <p>${t("result-cards", { cards: cards.map((card) => term("card", card)).join(" + ") })}</p>
        `
      }
      <p>${lost}</p>
    </section>
  `;
}
