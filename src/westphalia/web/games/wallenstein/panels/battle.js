// @ts-check
// Battles: what goes into the tower before an attack, the odds, and the result of a throw.

import { html, useEffect, useState } from "../../../vendor/ui.js";
import { listed, t } from "../../../lib/i18n.js";
import { useMarks } from "../../../lib/marks.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { sentence } from "../../../lib/prose.js";
import { reducedMotion, settings } from "../../../lib/settings.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { Cite } from "../../../table/look.js";
import { FALL, heldBefore } from "../playback.js";
import { countyName } from "../terms.js";
import { HeapRow, PEASANTS, Tower, cubesOf, heap, heapWords, heaps, heapsIn } from "./tower.js";

/** @typedef {import("../types.js").Store} Store */

// ------------------------------------------------------------------------------
// Before an attack is made: what goes into the tower, what waits inside, and what to think of.

/** @param {{store: Store, origin: string, target: string, armies: number, odds?: import("../types.js").Odds}} props */
export function Commitment({ store, origin, target, armies, odds }) {
  const info = /** @type {import("../../../lib/types.js").TableInfo} */ (store.info.value);
  const board = store.board.value;
  const { counties, tower, tray } = store.view.value;
  const inside = heapsIn(info, tower);
  const lying = heapsIn(info, tray);
  const there = counties[target];
  return html`
    <div class="tw">
      <${Tower} tray=${cubesOf(lying)} inside=${cubesOf(inside)} />
      <div class="tray">
        <h3 class="h">${t("commit-thrown")}</h3>
        <${Thrown} ...${{ store, origin, target, armies, lying }} cast=${odds?.cast} />
        <h3 class="h">${t("commit-inside")}</h3>
        <p>${heapWords(inside)}</p>
        <p>
          ${
            there.markers && there.owner !== null
              ? html`
                  ${t("commit-markers", { county: countyName(board, target) })}${" "}
                  <${Cite} clause="W7.4.4" />
                `
              : html`
                  ${t("commit-no-marker", { county: countyName(board, target) })}${" "}
                  <${Cite} clause="W7.4.3" />
                `
          }
        </p>
      </div>
    </div>
    <${Thoughts} store=${store} origin=${origin} target=${target} armies=${armies} />
  `;
}

/**
 * Who throws what: both sides, and what lies in the tray.
 * @param {{store: Store, origin: string, target: string, armies: number, cast?: any, lying: any[]}} props *cast* with
 *   the extra cubes of tiles and events, once the server has said so
 */
function Thrown({ store, origin, target, armies, cast, lying }) {
  const info = /** @type {TableInfo} */ (store.info.value);
  const { counties } = store.view.value;
  const there = counties[target];
  const mine = counties[origin].owner;
  const answering = there.owner === null ? (cast?.peasants ?? 0) : (cast?.seats[there.owner] ?? there.armies);
  const from = (/** @type {string} */ place, /** @type {number | null} */ seat, /** @type {number} */ own) => {
    const extra = seat === null ? 0 : (cast?.extra[seat] ?? 0);
    const county = countyName(store.board.value, place);
    return t(extra ? "commit-from-and" : "commit-from", { county, armies: own, extra });
  };
  return html`
    <ul>
      <${HeapRow} heap=${heap(info, mine, cast?.seats[mine] ?? armies)} role=${from(origin, mine, armies)} />
      ${
        answering > 0 &&
        html`
          <${HeapRow}
            heap=${heap(info, there.owner ?? PEASANTS, answering)}
            role=${from(target, there.owner, there.armies)}
          />
        `
      }
      ${lying.map(
        (one) => html`
          <${HeapRow} key=${one.colour} heap=${one} role=${t("commit-lies")} />
        `,
      )}
    </ul>
  `;
}

/** @param {{store: Store, origin: string, target: string, armies: number}} props */
function Thoughts({ store, origin, target, armies }) {
  const board = /** @type {import("../../../lib/types.js").Board} */ (store.board.value);
  const { counties } = store.view.value;
  const { armies: here, owner } = counties[origin];
  const near = board.counties[origin].neighbours.filter(
    (/** @type {string} */ county) => county !== target && ![null, undefined, owner].includes(counties[county]?.owner),
  );
  const names = listed(
    near.map((/** @type {string} */ county) => `${countyName(board, county)} (${counties[county].armies})`),
  );
  return html`
    <div class="thoughts">
      <h3 class="h">${t("commit-before")}</h3>
      <ol class="why">
        <li>
          ${t("commit-stays", { most: here - 1, armies: here, county: countyName(board, origin) })}${" "}
          <${Cite} clause="W5.11.2" />
        </li>
        <li>
          ${t("commit-tie")}${" "}
          <${Cite} clause="W7.4.12" />
        </li>
        ${
          near.length > 0 &&
          html`
            <li>${t("commit-exposed", { left: here - armies, county: countyName(board, origin), names })}</li>
          `
        }
      </ol>
    </div>
  `;
}

// ------------------------------------------------------------------------------
// The odds of a battle as a bar that is also a sentence.

/** @typedef {import("../types.js").Odds} Odds */

const ROOM = 18; // percent below which a part has no room for words

/** @param {number} share */
const percent = (share) => Math.round(share * 100);

/** Three whole percentages that make a hundred: what rounding leaves over goes to the largest. @param {Odds} odds */
export function shares(odds) {
  const parts = { taken: percent(odds.attacker), waste: percent(odds.devastated), held: percent(odds.defender) };
  const largest = /** @type {keyof typeof parts} */ (Object.entries(parts).sort(([, one], [, two]) => two - one)[0][0]);
  parts[largest] += 100 - parts.taken - parts.waste - parts.held;
  return parts;
}

/**
 * The same as they are said: what is not quite sure is never called 100 %, and what may happen never 0.
 * @param {Odds} odds @returns {Record<"taken" | "waste" | "held", string>}
 */
export function figures(odds) {
  const parts = shares(odds);
  return {
    taken: figure(parts.taken, odds.attacker, odds.error),
    waste: figure(parts.waste, odds.devastated, odds.error),
    held: figure(parts.held, odds.defender, odds.error),
  };
}

/** @param {number} whole @param {number} share @param {number} error above 0 if it was sampled: then nothing is sure */
export function figure(whole, share, error) {
  if (whole >= 100 && (share < 1 || error > 0)) return "> 99";
  return whole <= 0 && share > 0 ? "< 1" : String(whole);
}

/** How far off the odds may be, where they were sampled. @param {Odds} odds */
export const errorOf = (odds) => (odds.error > 0 ? t("odds-error", { error: Math.ceil(100 * odds.error) }) : "");

/**
 * @param {{odds: Odds, attacker: string, defender: string, cameTrue?: string}} props
 * attacker and defender are tinctures, "vert" for the peasants
 */
export function OddsBar({ odds, attacker, defender, cameTrue }) {
  const parts = shares(odds);
  const said = figures(odds);
  const part = (/** @type {"taken" | "waste" | "held"} */ kind, /** @type {string} */ ground) => {
    const share = parts[kind];
    if (share === 0) return null;
    const text = share >= ROOM ? t(`odds-${kind}`, { share: said[kind] }) : share >= 4 ? `${said[kind]} %` : "";
    return html`
      <span class=${`${ground} ${cameTrue === kind ? "true" : ""}`} style=${{ flex: String(share) }}>${text}</span>
    `;
  };
  const error = errorOf(odds);
  return html`
    <div
      class="odds"
      role="img"
      aria-label=${error ? `${t("odds-sentence", said)}. ${error}` : t("odds-sentence", said)}
    >
      ${part("taken", `ground-${attacker}`)}${part("waste", "ground-waste")}${part("held", `ground-${defender}`)}
    </div>
    ${
      error &&
      html`
        <small>${error}</small>
      `
    }
  `;
}

/**
 * The same, standing, with the number of armies below it.
 * @param {{odds: Odds | undefined, attacker: string, defender: string}} props
 */
export function OddsColumn({ odds, attacker, defender }) {
  if (!odds)
    return html`
      <span class="bar"></span>
    `;
  const parts = shares(odds);
  const part = (/** @type {string} */ ground, /** @type {number} */ share) => html`
    <i class=${ground} style=${{ height: `${share}%` }}></i>
  `;
  return html`
    <span class="bar">
      ${[
        part(`ground-${defender}`, parts.held),
        part("ground-waste", parts.waste),
        part(`ground-${attacker}`, parts.taken),
      ]}
    </span>
  `;
}

// ------------------------------------------------------------------------------
// The two sides of a march or a battle, and how far it has come.

/** @typedef {import("../../../lib/types.js").TableInfo} TableInfo */

const STEPS = ["choose", "commit", "throw", "result"];

/** Choose, commit, throw, result. @param {{now: "choose" | "commit" | "throw" | "result"}} props */
export function Steps({ now }) {
  const at = STEPS.indexOf(now);
  return html`
    <ol class="steps">
      ${STEPS.map(
        (step, n) => html`
          <li
            key=${step}
            class=${n < at ? "done" : n === at ? "now" : ""}
            aria-current=${n === at ? "step" : undefined}
          >
            <b>${n + 1}</b>
            ${t(`step-${step}`)}
          </li>
        `,
      )}
    </ol>
  `;
}

/** The tincture of a side; the peasants hold what nobody owns. @param {TableInfo} info @param {number | null} seat */
export const tinctureOf = (info, seat) => (seat === null || seat < 0 ? "vert" : seatColour(info, seat));

/** @param {{info: TableInfo, from: number, against: number | null, says: string, answers: string}} props */
export function Sides({ info, from, against, says, answers }) {
  const nobody = against === null || against < 0;
  return html`
    <div class="force">
      <div class=${`f edge-${tinctureOf(info, from)}`}>
        <${Shield} tincture=${tinctureOf(info, from)} size=${40} />
        <div>
          <b>${seatName(info, from)}</b>
          <span>${says}</span>
        </div>
      </div>
      <span class="vs"><${Icon} name=${against === from ? "move" : "swords"} /></span>
      <div class=${`f r edge-${tinctureOf(info, against)}`}>
        <div>
          <b>${nobody ? t("march-people") : seatName(info, against)}</b>
          <span>${answers}</span>
        </div>
        <${Shield} tincture=${tinctureOf(info, against)} size=${40} />
      </div>
    </div>
  `;
}

// ------------------------------------------------------------------------------
// The result of a throw: tower, tray, count, and every step with its rule.

/** @typedef {import("../../../lib/types.js").LogEntry} LogEntry */
/** @typedef {{n: number, cast: LogEntry, before: LogEntry | null, after: LogEntry[]}} Throw */

const BEFORE = ["attack-began", "revolt-broke"];
const AFTER = [
  "county-conquered",
  "county-held",
  "county-devastated",
  "attack-failed",
  "revolt-quelled",
  "card-surrendered",
];
const CAME_TRUE = /** @type {Record<string, "taken" | "waste" | "held">} */ ({
  "county-conquered": "taken",
  "county-devastated": "waste",
  "county-held": "held",
});

/**
 * The throws after an entry of the log, each with the entries around it.
 * @param {LogEntry[]} log @param {number} [since] @returns {Throw[]}
 */
export function throwsSince(log, since = 0) {
  const found = [];
  for (let at = log.length - 1; at >= 0 && log[at].n > since; at -= 1)
    if (log[at].event === "cubes-cast") found.push(around(log, at));
  return found.reverse();
}

/** @param {LogEntry[]} log @param {number} at @returns {Throw} */
function around(log, at) {
  const after = [];
  for (let n = at + 1; n < log.length && AFTER.includes(log[n].event); n += 1) after.push(log[n]);
  const before = BEFORE.includes(log[at - 1]?.event) ? log[at - 1] : null;
  return { n: log[at].n, cast: log[at], before, after };
}

/** The last throw in the log, or nothing. @param {LogEntry[]} log */
export const lastThrow = (log) => throwsSince(log).at(-1) ?? null;

/** Whether a seat attacked, was attacked, or faced a revolt. @param {Throw} found @param {number} seat */
export const concerns = ({ before }, seat) => seat >= 0 && [before?.args.seat, before?.args.defender].includes(seat);

/** What was foretold of an attack made here, by table: shown again beside what came of it.
 * @type {Map<string, {county: string, odds: import("../types.js").Odds}>} */
const foretold = new Map();

/** @param {Store} store @param {string} county @param {import("../types.js").Odds | undefined} odds */
export function foretell(store, county, odds) {
  if (odds) foretold.set(store.id, { county, odds });
  else foretold.delete(store.id);
}

/** Whether a county is held by nobody but its people. @param {number | null} seat */
const nobody = (seat) => seat === null || seat < 0;

/**
 * A throw that is seen once more by whoever wants to: whether it falls, how often that was, and how to begin and to end
 * it.
 * @returns {{falls: boolean, times: number, begin: () => void, end: () => void}}
 */
function useAgain() {
  const [times, setTimes] = useState(0);
  const [ended, setEnded] = useState(0);
  const falls = times > ended && !reducedMotion();
  const end = () => setEnded(times);
  useEffect(() => {
    if (!falls) return undefined;
    const timer = setTimeout(end, FALL / (settings.peek().pace || 1));
    return () => clearTimeout(timer);
  }, [times, falls]);
  return { falls, times, begin: () => setTimes(times + 1), end };
}

/**
 * @param {{store: Store, found: Throw, own: boolean, falling: boolean, onClose: () => void}} props
 * what falls for the first time tells nothing yet
 */
export function BattlePanel({ store, found, own, falling, onClose }) {
  const again = useAgain();
  useMarks(store, own ? marksOf(found) : null);
  const info = store.info.value;
  const board = store.board.value;
  if (!info || !board) return null;
  const { cast, before } = found;
  const revolt = before?.event === "revolt-broke";
  const since = store.log.value.filter(({ n }) => n > found.n);
  const inside = heapsIn(info, heldBefore(store.view.value.tower, since) ?? undefined);
  const settle = () => (falling ? store.telling.hurry() : again.end());
  return html`
    <section
      class=${`phase battle ${own ? "news" : ""}`}
      data-thrown=${found.n}
      data-county=${cast.args.county}
      aria-live=${own ? "assertive" : "polite"}
    >
      <${BattleHead} board=${board} county=${cast.args.county} revolt=${revolt} falling=${falling} />
      <${Before} store=${store} found=${found} />
      <${Fall} ...${{ info, found, inside, again, falling, settle }} />
      ${
        !falling &&
        html`
          <${Outcome} store=${store} found=${found} />
          <div class="choices">
            <button type="button" class=${own ? "btn primary only-phone" : "btn"} onClick=${onClose}>
              ${t(own ? "battle-continue" : "page-close")}
            </button>
            <button type="button" class="btn" onClick=${again.begin}>${t("battle-again")}</button>
          </div>
        `
      }
    </section>
  `;
}

/** @param {{board: any, county: string, revolt: boolean, falling: boolean}} props */
function BattleHead({ board, county, revolt, falling }) {
  return html`
    <header class="phase-head">
      <h2>${t(revolt ? "battle-revolt" : "battle-title", { county: countyName(board, county) })}</h2>
      ${
        !revolt &&
        html`
          <${Steps} now=${falling ? "throw" : "result"} />
        `
      }
    </header>
  `;
}

/** What it came from. @param {{store: Store, found: Throw}} props */
function Before({ store, found }) {
  const { before } = found;
  if (!before) return null;
  return before.event === "revolt-broke"
    ? html`
        <p class="lead">${sentence(before, store)}</p>
      `
    : html`
        <${Opponents} store=${store} found=${found} />
      `;
}

/** The tower, and what lies in its tray. @param {any} props *inside* is what it holds */
function Fall({ info, found, inside, again, falling, settle }) {
  const { tray, cast } = found.cast.args;
  return html`
    <div class="tw">
      <${Tower}
        key=${`${found.n}-${again.times}`}
        tray=${cubesOf(heaps(info, tray))}
        inside=${cubesOf(inside)}
        cast=${cubesOf(heaps(info, cast))}
        falling=${falling || again.falls}
        onSettle=${settle}
      />
      <div class="tray">
        <h3 class="h">${t("battle-tray")}</h3>
        ${
          !falling &&
          html`
            <${Tray} info=${info} found=${found} inside=${inside} />
          `
        }
      </div>
    </div>
  `;
}

/**
 * What lies in the tray and what it counts.
 * @param {{info: TableInfo, found: Throw, inside: import("./tower.js").Heap[]}} props
 */
function Tray({ info, found, inside }) {
  const tray = heaps(info, found.cast.args.tray);
  return html`
    <ul>
      ${tray.map(
        (one) => html`
          <${HeapRow} key=${one.colour} heap=${one} role=${roleOf(found, one)} />
        `,
      )}
      ${
        tray.length === 0 &&
        html`
          <li>${t("nothing")}</li>
        `
      }
    </ul>
    <${Count} info=${info} found=${found} />
    <p>${t("battle-inside", { cubes: heapWords(inside) })}</p>
  `;
}

/** What came of it and why. @param {{store: Store, found: Throw}} props */
function Outcome({ store, found: { cast, after } }) {
  return html`
    <div class="thoughts">
      <h3 class="h">${t("battle-why")}</h3>
      <ol class="why">
        ${[cast, ...after].map(
          (entry) => html`
            <li key=${entry.n}>
              <span>${sentence(entry, store)}</span>
              ${" "}
              <${Cite} clause=${entry.clause} />
            </li>
          `,
        )}
      </ol>
    </div>
  `;
}

/**
 * The way of the attack stays on the map until its result is read.
 * @param {Throw} found
 * @returns {Record<string, import("../../../lib/types.js").Mark>}
 */
function marksOf({ cast, before }) {
  const target = { [cast.args.county]: { kind: /** @type {const} */ ("target") } };
  return before?.args.origin ? { [before.args.origin]: { kind: "source" }, ...target } : target;
}

/** @param {{store: Store, found: Throw}} props */
function Opponents({ store, found }) {
  const info = /** @type {TableInfo} */ (store.info.value);
  const board = store.board.value;
  const { seat, origin, county, armies, defender } = found.before?.args ?? {};
  const thrown = nobody(defender) ? 0 : found.cast.args.cast[defender];
  const answers = nobody(defender)
    ? t("march-neutral", { county: countyName(board, county) })
    : t("battle-threw", { cubes: thrown });
  const told = foretold.get(store.id);
  const mine = told && told.county === county && seat === store.seat ? told.odds : null;
  const came = CAME_TRUE[found.after[0]?.event ?? ""];
  return html`
    <${Sides}
      info=${info}
      from=${seat}
      against=${defender}
      says=${t("march-from", { armies, county: countyName(board, origin) })}
      answers=${answers}
    />
    ${
      mine &&
      html`
        <${Foretold} ...${{ info, odds: mine, came, seat, defender }} />
      `
    }
  `;
}

/**
 * What was foretold, and what of it came true.
 * @param {{info: TableInfo, odds: import("../types.js").Odds, came: keyof ReturnType<typeof figures> | undefined, seat:
 *   number, defender: number | null}} props
 */
function Foretold({ info, odds, came, seat, defender }) {
  return html`
    <div class="strength">
      <h3 class="h">
        ${t("battle-odds")}${" "}${
          came &&
          html`
            <small class="end">${t("battle-came-true", { share: figures(odds)[came] })}</small>
          `
        }
      </h3>
      <${OddsBar}
        odds=${odds}
        attacker=${tinctureOf(info, seat)}
        defender=${tinctureOf(info, defender)}
        cameTrue=${came}
      />
    </div>
  `;
}

/**
 * What the cubes of a colour do in this battle; the event tells for which side they count.
 * @param {Throw} found
 * @param {import("./tower.js").Heap} heap
 */
export function roleOf({ cast }, { colour, cubes }) {
  const peasants = colour === PEASANTS;
  const of = (/** @type {number[]} */ side) => side[peasants ? side.length - 1 : colour] > 0;
  if (of(cast.args.attack)) return t(peasants ? "battle-rebels" : "battle-attacks");
  if (of(cast.args.defence)) return peasants ? t("battle-joins", { cubes }) : t("battle-defends");
  return t("battle-stays", { cubes });
}

/** "5" and "2 + 1": what counts for attack and defence. @param {Throw} found */
export function tally({ cast: { args } }) {
  const sum = (/** @type {number[]} */ side) => side.filter((cubes) => cubes > 0).join(" + ") || "0";
  return { attack: sum(args.attack), defence: sum(args.defence) };
}

/** 5 against 2 + 1. @param {{info: TableInfo, found: Throw}} props */
function Count({ info, found }) {
  if (!found.before) return null;
  const { seat, defender } = found.before.args;
  const [from, against] = found.before.event === "revolt-broke" ? [null, seat] : [seat, defender];
  const { attack, defence } = tally(found);
  return html`
    <p class="count">
      <${Shield} tincture=${tinctureOf(info, from)} size=${24} />
      ${" "}
      <b>${attack}</b>
      ${" "}
      <i>${t("battle-against")}</i>
      <${Shield} tincture=${tinctureOf(info, against)} size=${24} />
      ${" "}
      <b>${defence}</b>
    </p>
  `;
}
