// @ts-check
// The end of a turn: what is asked then, which Continued Sieges are rolled for and which card is kept, and its
// ledger.

import { html, useRef, useState } from "../../../vendor/ui.js";
import { keyOf, listed, t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { asked, sentence } from "../../../lib/prose.js";
import { Shield } from "../../../lib/signs.js";
import { Head, QuestionPanel, nouns, say } from "../../../table/generic.js";
import { Cite, PHONE, useMedia } from "../../../table/look.js";
import { CardFace, fallsText, signed } from "../look.js";
import { LineOf } from "../map/supply.js";
import { LISTS, eventText, term } from "../terms.js";
import { useIntent } from "./grouped.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../types.js").Asked} Asked */

/**
 * Rolls for all these sieges, and lets the others be.
 * @param {string[]} cities
 * @returns {(question: import("../../../lib/types.js").Question) => string | undefined}
 */
export function roller(cities) {
  return ({ kind, choices }) => {
    if (kind !== "continue_sieges") return undefined;
    return choices.find((choice) => choice.startsWith("roll ") && cities.includes(choice.slice(5))) ?? "done";
  };
}

/** @param {{store: Asked}} props */
export function ContinuedSiegesPanel({ store }) {
  const question = store.question.value;
  const intent = useIntent();
  const cities = nouns(question.choices, "roll");
  const [declined, setDeclined] = useState(/** @type {string[]} */ ([]));
  const [rolling, setRolling] = useState(false);
  const roll = () => (setRolling(true), void intent.follow(roller(wanted)).finally(() => setRolling(false)));
  const wanted = cities.filter((city) => !declined.includes(city));
  useMarks(store, Object.fromEntries(cities.map((city) => [city, { kind: "target" }])));
  const red = useRedButton();
  const toggle = (/** @type {string} */ city) =>
    setDeclined(declined.includes(city) ? declined.filter((one) => one !== city) : [...declined, city]);
  return html`
    <section class="phase sieges">
      <${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause} />
      <ul class="ticks">
        ${cities.map(
          (city) => html`
            <li key=${city}>
              <${Siege} store=${store} city=${city} on=${wanted.includes(city)} onPick=${() => toggle(city)} />
            </li>
          `,
        )}
      </ul>
      <div class="choices">
        <button
          type="button"
          class="btn rub"
          ref=${red}
          data-choice="roll"
          disabled=${store.busy.value || rolling}
          onClick=${roll}
        >
          ${t(declined.length ? "sieges-roll" : "sieges-roll-all", { sieges: wanted.length })}${" "}
          <kbd>${t("key-enter")}</kbd>
        </button>
      </div>
    </section>
  `;
}

/** Enter goes to the red button; a second one presses it. */
function useRedButton() {
  const red = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useKeys({
    Enter: {
      does: (event) => (event.target instanceof HTMLButtonElement ? false : red.current?.focus()),
      what: t("sieges-roll-all"),
    },
  });
  return red;
}

/** @param {{store: Store, city: string, on: boolean, onPick: () => void}} props */
function Siege({ store, city, on, onPick }) {
  const { siege } = store.view.value.cities[city];
  return html`
    <label class="tick">
      <input type="checkbox" checked=${on} onChange=${onPick} />
      ${" "}
      <span>
        <b>${term("place", city)}</b>
        ${" "}${siege && t("siege-level", { level: siege.level, factors: siege.factors })}${
          siege?.roll &&
          html`
            ;${" "}
            <b>${fallsText(siege.roll)}</b>
          `
        }
      </span>
    </label>
  `;
}

/** @param {{store: Asked}} props */
export function KeepPanel({ store }) {
  const question = store.question.value;
  const cards = nouns(question.choices, "keep");
  const keep = (/** @type {string} */ choice) => say(store, choice);
  const digits = Object.fromEntries(
    cards.map((card, n) => [String(n + 1), { does: () => keep(`keep ${card}`), what: term("card", card) }]),
  );
  useKeys({ ...digits, 0: { does: () => keep("pass"), what: t("keep-none") } });
  return html`
    <section class="phase keep">
      <${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause} />
      <div class="hand">
        ${cards.map(
          (card, n) => html`
            <button
              key=${card}
              type="button"
              class="card"
              data-choice=${`keep ${card}`}
              disabled=${store.busy.value}
              onClick=${() => keep(`keep ${card}`)}
            >
              <${CardFace} store=${store} card=${card} />
              <small>${eventText(store.board.value, card)}</small>
              <kbd>${n + 1}</kbd>
            </button>
          `,
        )}
      </div>
      <div class="choices">
        <button type="button" class="btn" data-choice="pass" disabled=${store.busy.value} onClick=${() => keep("pass")}>
          ${t("keep-none")}${" "}
          <kbd>0</kbd>
        </button>
      </div>
    </section>
  `;
}

// ------------------------------------------------------------------------------
// What the log says of the end of a turn, by its parts: pay, loot, sieges and revolts, the total.

/** @typedef {import("../../../lib/types.js").LogEntry} LogEntry */
/**
 * *points* is what each of the units cost, by source.
 * @typedef {{seat: number, how: string, places: string[], units: string[], points: number[]}} PayRow
 */

const PAID = ["paid-at-home", "unit-paid", "left-unpaid"];
const SIEGES = ["siege-rolled", "fortress-taken", "siege-lifted", "revolt-rolled", "revolt-began"];
const ACTED = ["card-played", "free-unit", "free-leader", "peace-offered"];

/** Where turns begin in the log. @param {LogEntry[]} log */
const beginnings = (log) => log.flatMap(({ event }, n) => (event === "turn-began" ? [n] : []));

/**
 * What happened in the present turn, or, if that has begun after the *ended* one, in the one before.
 * @param {LogEntry[]} log
 * @param {boolean} ended
 */
export function turnEntries(log, ended) {
  const [last = 0, before = 0] = beginnings(log).reverse();
  return ended ? log.slice(before, last) : log.slice(last);
}

/**
 * Whether a turn has ended since this seat did something: its ledger is news.
 * @param {LogEntry[]} log
 * @param {number} seat
 */
export function isNews(log, seat) {
  const all = beginnings(log);
  if (all.length < 2) return false;
  const acted = (/** @type {LogEntry} */ { event, args }) =>
    (ACTED.includes(event) && args.seat === seat) || (event === "round-began" && args.round > 1);
  return !log.slice(all.at(-1)).some(acted);
}

/**
 * Whether somebody is to read the ledger of the last turn before the present one is played.
 * @param {Store} store
 * @param {import("../intent.js").Intent | null} work
 */
export function hasNews(store, work) {
  const { turn, phase } = store.view.value;
  return (
    Boolean(work) &&
    phase !== "set_up" &&
    work?.read.value !== turn &&
    store.info.value.state === "playing" &&
    isNews(store.log.value, store.seat)
  );
}

/** The end of a turn, which begins with pay. @param {LogEntry[]} entries of one turn */
export function accounts(entries) {
  const begun = entries.findIndex(({ event }) => PAID.includes(event));
  const end = begun < 0 ? [] : entries.slice(begun);
  return {
    aid: entries.filter(({ event }) => event === "aid-taken"),
    pay: payRows(end),
    loot: lootRows(end),
    sieges: end.filter(({ event }) => SIEGES.includes(event)),
    dutch: entries.filter(({ event }) => event === "dutch-war-moved"),
    peace: entries.filter(({ event }) => /^(peace|truce)-/.test(event)),
    moves: entries.filter(
      ({ args }) => typeof args.vp === "number" && typeof args.points === "number" && args.points !== 0,
    ),
  };
}

/**
 * By side and place who was paid how; those at home make one row, and whose units cost the same another.
 * @param {LogEntry[]} entries
 */
function payRows(entries) {
  /** @type {Map<string, PayRow>} */
  const rows = new Map();
  for (const { event, args } of entries.filter((entry) => PAID.includes(entry.event))) {
    const place = args.city ?? args.place;
    const how = { "paid-at-home": "home", "unit-paid": "aid", "left-unpaid": "unpaid" }[event] ?? "";
    const points = args.points ?? [];
    const key = [args.seat, how, how === "home" ? "" : place, ...points].join(" ");
    /** @type {PayRow} */
    const row = rows.get(key) ?? { seat: args.seat, how, places: [], units: [], points };
    if (!row.places.includes(place)) row.places.push(place);
    row.units.push(...(args.units ?? [args.unit]));
    rows.set(key, row);
  }
  const order = ["unpaid", "aid", "home"];
  return [...rows.values()].sort((a, b) => a.seat - b.seat || order.indexOf(a.how) - order.indexOf(b.how));
}

/** Each roll for loot, with who deserted after it. @param {LogEntry[]} entries */
function lootRows(entries) {
  const rows = [];
  for (const { n, event, args } of entries) {
    if (event === "loot-rolled")
      rows.push({ n, ...args, lost: /** @type {string[]} */ ([]), gone: /** @type {string[]} */ ([]) });
    if (event !== "step-deserted") continue;
    const row = /** @type {any} */ (
      rows.findLast((/** @type {any} */ one) => one.city === args.city && one.seat === args.seat)
    );
    row?.[args.gone ? "gone" : "lost"].push(args.unit);
  }
  return /** @type {any[]} */ (rows);
}

/** The total with which a turn began. @param {LogEntry[]} entries of that turn @returns {number | null} */
export const totalBefore = (entries) => entries.find(({ event }) => event === "turn-began")?.args.vp ?? null;

// ------------------------------------------------------------------------------
// The end of a turn as a ledger: aid, pay, loot, sieges and revolts, the Dutch War, peace and the total, in rows that
// fill as they happen. What is asked meanwhile is asked in its part.

/** The part of the ledger in which a phase of the turn is dealt with. */
export const ENDING = /** @type {Record<string, string>} */ ({
  pay: "pay",
  loot: "loot",
  sieges: "sieges",
  revolts: "sieges",
  end: "cards",
});

/**
 * @param {{store: Store, panels: Record<string, any>, ended: boolean, onClose?: () => void}} props
 * *ended* if the next turn has begun already; *onClose* leaves the ledger then
 */
export function Ledger({ store, panels, ended, onClose }) {
  const view = store.view.value;
  const log = store.log.value;
  const entries = turnEntries(log, ended);
  const kept = accounts(entries);
  const turn = entries.find(({ event }) => event === "turn-began")?.args.turn ?? view.turn;
  const steps = useSteps(ended);
  const here = ended ? "" : (ENDING[view.phase] ?? "");
  const asked =
    here && store.question.value
      ? html`
          <div class="asked-here"><${QuestionPanel} store=${store} panels=${panels} /></div>
        `
      : null;
  const parts = partsOf(store, { entries, kept, steps, turn, ended }, here, asked);
  const first = asked ? here : null; // what is asked comes first
  const order = Object.keys(parts).sort((a, b) => Number(b === first) - Number(a === first));
  return html`
    <section class=${`phase ledger ${ended ? "news" : ""}`} aria-label=${t("ledger-title")}>
      <${LedgerHead} store=${store} turn=${turn} aid=${kept.aid} />
      ${
        onClose &&
        html`
          <${Closing} turn=${view.turn} steps=${steps} onClose=${onClose} />
        `
      }
      ${order.map(
        (name) => html`
          <div key=${name}>${parts[name]}</div>
        `,
      )}
    </section>
  `;
}

/** @param {{store: Store, turn: number, aid: any[]}} props */
function LedgerHead({ store, turn, aid }) {
  return html`
    <header class="phase-head">
      <h2>${t("ledger-of", { turn })}</h2>
      <span class="aids">
        ${store.view.value.seats.map(
          (/** @type {any} */ _, /** @type {number} */ seat) => html`
            <${AidOf} key=${seat} store=${store} seat=${seat} aid=${aid} />
          `,
        )}
      </span>
    </header>
  `;
}

/** @typedef {ReturnType<typeof accounts>} Accounts */

/**
 * The parts of the ledger by name, with what is *asked* in the part that is *here* now.
 * @param {Store} store
 * @param {{entries: LogEntry[], kept: Accounts, steps: Steps, turn: number, ended: boolean}} told
 * @param {string} here
 * @param {any} asked
 * @returns {Record<string, any>}
 */
function partsOf(store, { entries, kept, steps, turn, ended }, here, asked) {
  /** @typedef {{name: string, title: string, clause: string, none?: string}} Head */
  const folded = (
    /** @type {Head} */ { name, none = "", ...head },
    /** @type {any[]} */ rows,
    /** @type {Function} */ table,
  ) => html`
    <${Part} folded=${true} ...${head} asked=${here === name && asked} empty=${rows.length ? "" : none}>
      <${table} store=${store} rows=${rows} steps=${steps} />
    <//>
  `;
  const loot = { name: "loot", title: t("ledger-loot"), clause: "15.2", none: t("ledger-no-loot") };
  const sieges = { name: "sieges", title: t("ledger-sieges"), clause: "13.26a", none: t("ledger-no-sieges") };
  const dutch = { name: "dutch", title: t("ledger-dutch"), clause: "16.11" };
  const peace = [...kept.dutch, ...kept.peace];
  return {
    pay: html`
      <${PayPart} store=${store} rows=${kept.pay} steps=${steps} ended=${ended} asked=${asked} now=${here === "pay"} />
    `,
    loot: folded(loot, kept.loot, LootTable),
    sieges: folded(sieges, kept.sieges, Told),
    dutch: peace.length > 0 && folded(dutch, peace, Told),
    total: html`
      <${Total} store=${store} turn=${turn} ended=${ended} entries=${entries} moves=${kept.moves} />
    `,
    cards:
      here === "cards" &&
      html`
        <${Part} title=${t("ledger-cards")} clause="6.0.Dc" asked=${asked} />
      `,
  };
}

/**
 * Who was paid, and who is asked to pay *now*.
 * @param {{store: Store, rows: any[], steps: Steps, ended: boolean, asked: any, now: boolean}} props
 */
function PayPart({ store, rows, steps, ended, asked, now }) {
  const here = now && asked;
  return html`
    <${Part}
      title=${t("ledger-pay")}
      clause="15.11"
      asked=${here}
      empty=${rows.length || asked ? "" : t("ledger-no-pay")}
    >
      ${
        !here &&
        html`
          <${PayTable} store=${store} rows=${rows} steps=${steps} ended=${ended} />
        `
      }
    <//>
  `;
}

/**
 * How the points came to stand.
 * @param {{store: Store, turn: number, ended: boolean, entries: LogEntry[], moves: any[]}} props
 */
function Total({ store, turn, ended, entries, moves }) {
  const { vp } = store.view.value.victory;
  return html`
    <${Part} title=${t("ledger-total")} clause="5.1" empty=${moves.length ? "" : t("ledger-no-moves", { vp })}>
      <${Moves} store=${store} turn=${turn} ended=${ended} begun=${totalBefore(entries)} moves=${moves} />
      <${Check} store=${store} />
    <//>
  `;
}

/** How many rows are seen: all, or one more with every step. @param {boolean} ended */
function useSteps(ended) {
  const [seen, setSeen] = useState(Infinity);
  const count = useRef(0);
  count.current = 0;
  const hidden = () => (count.current++ < seen ? "" : "later");
  const next = () => setSeen(seen === Infinity ? 1 : seen >= count.current ? Infinity : seen + 1);
  useKeys(
    ended
      ? {
          " ": {
            does: (event) => (event.target instanceof HTMLButtonElement ? false : next()),
            what: t("ledger-step"),
          },
        }
      : {},
  );
  return { hidden, next };
}

/** @typedef {ReturnType<typeof useSteps>} Steps */

/** @param {{turn: number, steps: Steps, onClose: () => void}} props */
function Closing({ turn, steps, onClose }) {
  useKeys({
    Enter: {
      does: (event) => (event.target instanceof HTMLButtonElement ? false : onClose()),
      what: t("turn-number", { turn }),
    },
  });
  return html`
    <div class="choices">
      <button type="button" class="btn" onClick=${steps.next}>
        ${t("ledger-step")}${" "}
        <kbd>${t("key-space")}</kbd>
      </button>
      <button type="button" class="btn primary" onClick=${onClose}>
        ${t("turn-number", { turn })}${" "}
        <kbd>${t("key-enter")}</kbd>
      </button>
    </div>
  `;
}

/** What the aid cards of a side have brought in this turn. @param {{store: Store, seat: number, aid: any[]}} props */
function AidOf({ store, seat, aid }) {
  const info = store.info.value;
  const brought = aid.filter(({ args }) => args.seat === seat).map(({ args }) => LISTS.aid(args.points, String));
  return html`
    <span>
      <${Shield} tincture=${seatColour(info, seat)} size=${16} label=${seatName(info, seat)} />
      ${" "}${t("ledger-aid")}${" "}${brought.join(", ") || "–"}
    </span>
  `;
}

/**
 * @param {{title: string, clause: string, asked?: any, empty?: string, folded?: boolean, children?: any}} props
 *   *folded* on a phone, unless something is asked there
 */
function Part({ title, clause, asked = null, empty = "", folded = false, children }) {
  const phone = useMedia(PHONE);
  return html`
    <details class=${`part ${asked ? "now" : ""}`} open=${Boolean(asked) || !phone || !folded}>
      <summary>
        <span class="h">${title}</span>
        ${" "}${
          empty &&
          !asked &&
          html`
            <em>${empty}</em>
          `
        }
      </summary>
      <span class="cited"><${Cite} clause=${clause} /></span>
      ${asked || null}${children}
    </details>
  `;
}

/** @param {{store: Store, rows: any[], steps: Steps, ended: boolean}} props */
function PayTable({ store, rows, steps, ended }) {
  if (!rows.length) return null;
  return html`
    <${Claims}
      heads=${html`
        <th scope="col">${t("pay-stack")}</th>
        <th scope="col">${t("pay-units")}</th>
        ${
          !ended &&
          html`
            <th scope="col">${t("pay-line")}</th>
          `
        }
        <th scope="col">${t("pay-from")}</th>
      `}
    >
      ${rows.map(
        (row, n) => html`
          <${PayRow} key=${n} store=${store} row=${row} ended=${ended} hidden=${steps.hidden()} />
        `,
      )}
    <//>
  `;
}

/** @param {{store: Store, row: any, ended: boolean, hidden: string}} props */
function PayRow({ store, row, ended, hidden }) {
  return html`
    <tr class=${`${row.how === "unpaid" ? "cannot" : ""} ${hidden}`}>
      <${StackOf} store=${store} seat=${row.seat} places=${row.places} />
      <td>${LISTS.unit(row.units, String)}</td>
      ${
        !ended &&
        html`
          <td>
            ${
              row.how === "home"
                ? t("pay-own-land")
                : html`
                    <${LineOf} pay=${store.view.value.seats[row.seat].pay} city=${row.places[0]} />
                  `
            }
          </td>
        `
      }
      <td>${paidBy(row)}</td>
    </tr>
  `;
}

/** A table of what stacks are due. @param {{heads: any, children?: any}} props */
const Claims = ({ heads, children }) => html`
  <div class="scroll">
    <table class="claims">
      <thead>
        <tr>${heads}</tr>
      </thead>
      <tbody>${children}</tbody>
    </table>
  </div>
`;

/** Whose stack a row is about, and where it stands. @param {{store: Store, seat: number, places: string[]}} props */
function StackOf({ store, seat, places }) {
  const info = store.info.value;
  return html`
    <th scope="row">
      <${Shield} tincture=${seatColour(info, seat)} size=${14} label=${seatName(info, seat)} />
      ${" "}${places.map((place) => term("place", place)).join(", ")}
    </th>
  `;
}

/** @param {any} row */
function paidBy({ how, units, points }) {
  if (how === "unpaid")
    return html`
      <b class="bad">${t("pay-unpaid")}</b>
    `;
  return how === "home"
    ? html`
        <b class="good">${t("pay-at-home")}</b>
      `
    : t("pay-each", { points: LISTS.aid(points, String), units: units.length });
}

/** @param {{roll: number, good?: boolean}} props */
export const Die = ({ roll, good = false }) => html`
  <span class=${`die ${good ? "good" : ""}`}>${roll}</span>
`;

/** @param {{store: Store, rows: any[], steps: Steps}} props */
function LootTable({ store, rows, steps }) {
  if (!rows.length) return null;
  return html`
    <${Claims}
      heads=${html`
        <th scope="col">${t("pay-stack")}</th>
        <th scope="col" class="num">${t("ledger-roll")}</th>
        <th scope="col" class="num">${t("ledger-modifier")}</th>
        <th scope="col">${t("ledger-result")}</th>
      `}
    >
      ${rows.map(
        (row) => html`
          <tr key=${row.n} class=${steps.hidden()}>
            <${StackOf} store=${store} seat=${row.seat} places=${[row.city]} />
            <td class="num"><${Die} roll=${row.roll} /></td>
            <td class="num">${signed(row.modifier)}</td>
            <td>${looted(row)}</td>
          </tr>
        `,
      )}
    <//>
  `;
}

/** @param {any} row */
function looted({ pillage, steps, lost, gone }) {
  if (!pillage && !steps)
    return html`
      <b class="good">${t("loot-as-paid")}</b>
    `;
  const parts = [pillage ? t("loot-pillage", { levels: pillage }) : "", steps ? t("loot-steps", { steps }) : ""]
    .filter(Boolean)
    .join(", ");
  const losses = [
    lost.length ? t("loot-lost", { units: LISTS.unit(lost, String) }) : "",
    gone.length ? t("loot-gone", { units: LISTS.unit(gone, String) }) : "",
  ]
    .filter(Boolean)
    .join("; ");
  return html`
    <b>${parts}</b>
    ${
      losses &&
      html`
        ${" "}
        <small>${losses}</small>
      `
    }
  `;
}

/**
 * Sentences of the log, with the die where one was rolled.
 * @param {{store: Store, rows: any[], steps: Steps}} props
 */
function Told({ store, rows, steps }) {
  if (!rows.length) return null;
  const light = (/** @type {any} */ place) => (store.hovered.value = place ?? null);
  return html`
    <ol class="told-rows">
      ${rows.map(
        (entry) => html`
          <li
            key=${entry.n}
            class=${steps.hidden()}
            onPointerEnter=${() => light(entry.args.city)}
            onPointerLeave=${() => light(null)}
          >
            ${
              typeof entry.args.roll === "number" &&
              html`
                <${Die} roll=${entry.args.roll} good=${entry.args.success === true} />
              `
            }
            <span>${sentence(entry, store)}</span>
          </li>
        `,
      )}
    </ol>
  `;
}

/** What would end the war, how it would end now, and whether peace may be offered. @param {{store: Store}} props */
function Check({ store }) {
  const { victory, seats } = store.view.value;
  const info = store.info.value;
  const may = seats.flatMap((/** @type {any} */ side, /** @type {number} */ seat) =>
    side.no_peace.objection ? [] : [seatName(info, seat)],
  );
  const early = t("ledger-early", { low: victory.early[0], high: victory.early[1] });
  return html`
    <p class="hint">
      ${early}${" "}${t("ledger-if-over", { result: t(keyOf("result", victory.if_over_now)) })}${" "}
      ${may.length ? t("ledger-may-offer", { names: listed(may) }) : t("ledger-no-offer")}${" "}
      <${Cite} clause="5.31a" />
    </p>
  `;
}

/**
 * What moved the total.
 * @param {{store: Store, turn: number, ended: boolean, begun: number | null, moves: any[]}} props
 */
function Moves({ store, turn, ended, begun, moves }) {
  if (!moves.length) return null;
  return html`
    <table class="claims moves">
      <tbody>
        ${
          begun !== null &&
          html`
            <tr>
              <th scope="row">${t("ledger-at-start", { turn })}</th>
              <td></td>
              <td class="num">${begun}</td>
            </tr>
          `
        }
        ${moves.map(
          (entry) => html`
            <tr key=${entry.n}>
              <td>${sentence(entry, store)}</td>
              <td class="num by">${signed(entry.args.points)}</td>
              <td class="num">${entry.args.vp}</td>
            </tr>
          `,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t(ended ? "ledger-after" : "ledger-now", { turn })}</th>
          <td></td>
          <td class="num"><b>${moves.at(-1).args.vp}</b></td>
        </tr>
      </tfoot>
    </table>
  `;
}
