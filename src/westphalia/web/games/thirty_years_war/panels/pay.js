// @ts-check
// The panels of the pay phase: pay and loot, and recovery from pillage.

import { html, useEffect, useRef, useState } from "../../../vendor/ui.js";
import { keyOf, listed, t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { asked } from "../../../lib/prose.js";
import { Icon } from "../../../lib/signs.js";
import { Head, say } from "../../../table/generic.js";
import { Cite } from "../../../table/look.js";
import { Counter, percent, purse, signed, stacksAt } from "../look.js";
import { LineOf, lineOf } from "../map/supply.js";
import { leadersText, term, times, unitsText } from "../terms.js";
import { Grouped, useIntent } from "./grouped.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../types.js").Asked} Asked */

// ------------------------------------------------------------------------------
// A wish of whom to pay, and how the server is asked what it would come to.

/** How many units of a class in a city shall be paid, by "CITY UNIT". @typedef {Map<string, number>} Wish */
/** @typedef {{city: string, unit: string, count: number}} Claim */

/** @param {string} city @param {string} unit */
const keyFor = (city, unit) => `${city} ${unit}`;

/** What a forecast pays, as a wish. @param {Claim[]} paid @returns {Wish} */
export const wishOf = (paid) => new Map(paid.map(({ city, unit, count }) => [keyFor(city, unit), count]));

/** The wish as answers, to ask what it would come to. @param {Wish} wish @returns {string[]} */
export function asAnswers(wish) {
  /** @type {Map<string, string[]>} */
  const cities = new Map();
  for (const [key, count] of wish) {
    const [city, unit] = key.split(" ");
    if (count) cities.set(city, [...(cities.get(city) ?? []), ...Array.from({ length: count }, () => `pay ${unit}`)]);
  }
  return [...[...cities].flatMap(([city, units]) => [`pay_in ${city}`, ...units]), "done"];
}

// ------------------------------------------------------------------------------
// Who would loot: what changes the roll, and how probably it ends how.

/** @param {{store: Store, looters: any[]}} props */
function Looters({ store, looters }) {
  if (!looters.length) return null;
  return html`
    <section class="looters">
      <h3 class="h">
        ${t("loot-will")}${" "}
        <small>${t("loot-before")}</small>
        <small class="end"><${Cite} clause="tab.loot" /></small>
      </h3>
      ${looters.map(
        (row) => html`
          <${Looter} key=${row.city} row=${row} many=${store.board.value.tables.loot_modifiers.many} />
        `,
      )}
      <p class="hint">
        ${t("loot-hint")}${" "}
        <${Cite} clause="15.223" />
      </p>
    </section>
  `;
}

/** @param {{row: any, many: number}} props */
function Looter({ row, many }) {
  const reasons = Object.entries(row.modifiers).map(
    ([reason, by]) => `${t(keyOf("loot-modifier", reason), { many })} ${signed(Number(by))}`,
  );
  return html`
    <div class="looter">
      <p>
        <b>${term("place", row.city)}</b>
        ${" "}${unitsText(row.units)}
      </p>
      <p class="mods">
        ${reasons.join(", ") || t("loot-no-modifier")}${" "}
        <b>${signed(row.modifier)}</b>
      </p>
      <div class="shares" role="img" aria-label=${row.results.map(said).join("; ")}>
        ${row.results.map(
          (/** @type {any} */ end, /** @type {number} */ n) => html`
            <i key=${n} class=${`bad-${Math.min(3, end.pillage + end.steps)}`} style=${{ flexGrow: end.share }}>
              ${short(end)}
            </i>
          `,
        )}
      </div>
    </div>
  `;
}

/** @param {any} end */
const outcome = ({ pillage, steps }) =>
  [pillage ? t("loot-pillage", { levels: pillage }) : "", steps ? t("loot-steps", { steps }) : ""]
    .filter(Boolean)
    .join(", ") || t("loot-nothing");

/** @param {any} end */
const said = (end) => `${outcome(end)} ${percent(end.share)}`;

/** @param {any} end */
const short = (end) => `${outcome(end)} ${Math.round(end.share * 100)}`; // percents, as the bar shows them

// ------------------------------------------------------------------------------
// Pay: the purse, the own stacks with what they cost and the line by which pay comes, and who will loot. All that
// can be paid is ticked; what a change comes to is asked of the server.

/** @param {{store: Store}} props */
export function PayPanel({ store }) {
  const { pay } = store.view.value.seats[store.seat];
  const [wish, setWish] = useState(/** @type {Wish | null} */ (null)); // nothing is all that can be paid
  const told = useForetold(store, wish ? asAnswers(wish) : ["pay_all"]);
  const ticked = wish ?? wishOf(told?.paid ?? []);
  const tick = (/** @type {Wish} */ changed) => setWish(new Map([...ticked, ...changed]));
  const has = { needs: pay.needs, purse: purse(pay.purse) || t("nothing") };
  return html`
    <section class="phase pay">
      <${Head} title=${t("pay-title")} clause="15.11" note=${t(pay.suffices ? "pay-suffices" : "pay-short", has)} />
      <${Buttons} store=${store} answers=${told?.fresh ? told.answers : []} onWish=${setWish} />
      <${Stacks} store=${store} pay=${pay} told=${told} ticked=${ticked} onTick=${tick} />
      ${
        told &&
        html`
          <p class="spent">
            <b>${t("pay-spent", { points: told.spent })}</b>
            ${" "}${t("pay-left", { purse: purse(told.purse) || t("nothing") })}
          </p>
        `
      }
      <p class="hint">
        ${t("pay-hint")}${" "}
        <${Cite} clause="15.134" />
      </p>
      ${
        told &&
        html`
          <${Looters} store=${store} looters=${told.loot} />
        `
      }
    </section>
  `;
}

/**
 * What may come of these answers taken together; the last word that came until there is a *fresh* one.
 * @param {Store} store
 * @param {string[]} choices
 * @returns {any}
 */
function useForetold(store, choices) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  const turn = store.frame.value?.turn;
  const of = `${turn} ${choices.join()}`;
  useEffect(() => {
    const stop = new AbortController();
    store.forecast(choices, stop.signal, turn).then(
      (/** @type {any} */ forecast) => forecast && setFound({ ...forecast, of }),
      () => {},
    );
    return () => stop.abort();
  }, [store, of]);
  return found && { ...found, fresh: found.of === of };
}

/** @param {{store: Store, answers: string[], onWish: (wish: Wish | null) => void}} props */
function Buttons({ store, answers, onWish }) {
  const red = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const { pay } = store.view.value.seats[store.seat];
  const close = () => say(store, ...answers);
  const clear = () => onWish(new Map(pay.by_aid.map((/** @type {any} */ { city, unit }) => [keyFor(city, unit), 0])));
  useKeys({
    a: { does: () => onWish(null), what: t("pay-all-possible") },
    Enter: { does: (event) => (commands(event.target) ? false : red.current?.focus()), what: t("pay-close") },
  });
  return html`
    <div class="choices">
      <button type="button" class="btn quiet" onClick=${clear}>${t("pay-clear")}</button>
      <button type="button" class="btn" onClick=${() => onWish(null)}>
        ${t("pay-all-possible")}${" "}
        <kbd>A</kbd>
      </button>
      <button
        type="button"
        class="btn rub"
        ref=${red}
        data-choice="done"
        disabled=${store.busy.value || !answers.length}
        onClick=${close}
      >
        <${Icon} name="coins" />
        ${" "}${t("pay-close")}${" "}
        <kbd>${t("key-enter")}</kbd>
      </button>
    </div>
  `;
}

/** Whether Enter belongs to what has the focus; a tick is set with the space bar. @param {EventTarget | null} target */
function commands(target) {
  return target instanceof HTMLButtonElement && !target.matches(".pay-unit");
}

/**
 * The stacks that are not paid by the land: where least is left first.
 * @param {{store: Store, pay: any, told: any, ticked: Wish, onTick: (wish: Wish) => void}} props
 */
function Stacks({ store, pay, told, ticked, onTick }) {
  const { cities } = store.view.value;
  const claimed = new Set(pay.by_aid.map((/** @type {any} */ { city }) => city));
  const all = [...new Set([...claimed, ...Object.keys(pay.unpaid)])].sort(
    (a, b) => cities[b].pillage - cities[a].pillage,
  );
  const cannot = all.filter((city) => !claimed.has(city));
  return html`
    <div class="scroll">
      <table class="claims">
        <thead>
          <tr>
            <th scope="col">
              ${t("pay-stack")}${" "}
              <em>${t("pay-ruin-first")}</em>
            </th>
            <th scope="col" class="num">${t("pay-cost")}</th>
            <th scope="col">${t("pay-line")}</th>
            <th scope="col">${t("pay-paid")}</th>
          </tr>
        </thead>
        <tbody>
          ${[...cannot, ...all.filter((city) => claimed.has(city))].map(
            (city) => html`
              <${Stack} key=${city} ...${{ store, pay, city, told, ticked, onTick }} />
            `,
          )}
          ${
            Object.keys(pay.at_home).length > 0 &&
            html`
              <${AtHome} cities=${Object.keys(pay.at_home)} />
            `
          }
        </tbody>
      </table>
    </div>
  `;
}

/** @param {{cities: string[]}} props */
function AtHome({ cities }) {
  return html`
    <tr class="home">
      <th scope="row">${cities.map((city) => term("place", city)).join(", ")}</th>
      <td class="num">–</td>
      <td>${t("pay-own-land")}</td>
      <td class="good">${t("pay-at-home")}</td>
    </tr>
  `;
}

/** @param {{store: Store, pay: any, city: string, told: any, ticked: Wish, onTick: (wish: Wish) => void}} props */
function Stack({ store, pay, city, told, ticked, onTick }) {
  const light = (/** @type {string | null} */ id) => (store.hovered.value = id);
  const claims = pay.by_aid.filter((/** @type {any} */ claim) => claim.city === city);
  return html`
    <tr
      class=${claims.length ? "" : "cannot"}
      data-stack=${city}
      onPointerEnter=${() => light(city)}
      onPointerLeave=${() => light(null)}
      onFocusIn=${() => light(city)}
      onFocusOut=${() => light(null)}
    >
      <th scope="row">
        <${Named} store=${store} city=${city} />
        <${Units} store=${store} claims=${claims} told=${told} ticked=${ticked} onTick=${onTick} />
        <${Unpaid} units=${pay.unpaid[city]} />
      </th>
      <td class="num">${pay.costs[city] ?? "–"}</td>
      <td><${LineOf} pay=${pay} city=${city} /></td>
      <td>
        <${Paid} ...${{ city, claims, told, ticked, onTick }} holds=${Boolean(lineOf(pay, city)?.holds)} />
      </td>
    </tr>
  `;
}

/** A city, and who leads there. @param {{store: Store, city: string}} props */
function Named({ store, city }) {
  const leaders = stacksAt(store.view.value, city)
    .filter(({ seat }) => seat === store.seat)
    .flatMap((stack) => stack.leaders);
  return html`
    ${term("place", city)}${" "}${
      leaders.length > 0 &&
      html`
        <em>${leadersText(leaders)}</em>
      `
    }
  `;
}

/** Who is not paid there. @param {{units?: Record<string, number>}} props */
function Unpaid({ units = {} }) {
  const rest = Object.entries(units);
  if (!rest.length) return null;
  return html`
    <small>${rest.map(([unit, count]) => times(count, term("unit", unit))).join(", ")}</small>
  `;
}

/**
 * The counters of a stack, each of them a tick.
 * @param {{store: Store, claims: any[], told: any, ticked: Wish, onTick: (wish: Wish) => void}} props
 */
function Units({ store, claims, told, ticked, onTick }) {
  const more = (/** @type {any} */ claim) =>
    told?.more.some((/** @type {any} */ one) => one.city === claim.city && one.unit === claim.unit);
  return html`
    <span class="pay-units">
      ${claims.flatMap((claim) => {
        const key = keyFor(claim.city, claim.unit);
        const paid = ticked.get(key) ?? 0;
        return Array.from({ length: claim.count }, (_, n) => {
          const on = n < paid;
          return html`
            <button
              key=${`${key} ${n}`}
              type="button"
              class="pay-unit"
              aria-pressed=${on}
              disabled=${!on && !more(claim)}
              title=${term("unit", claim.unit)}
              onClick=${() => onTick(new Map([[key, paid + (on ? -1 : 1)]]))}
            >
              <${Counter} store=${store} unit=${claim.unit} />
              <span class="sr">${t("pay-this", { unit: term("unit", claim.unit) })}</span>
            </button>
          `;
        });
      })}
    </span>
  `;
}

/**
 * Whether a stack is paid, and by whom.
 * @param {{city: string, claims: any[], holds: boolean, told: any, ticked: Wish, onTick: (wish: Wish) => void}} props
 *   *holds* if it has a line
 */
function Paid({ city, claims, holds, told, ticked, onTick }) {
  if (!claims.length)
    return html`
      <b class="bad">${t(holds ? "pay-unpaid" : "pay-cannot")}</b>
    `;
  const keys = claims.map(({ unit }) => keyFor(city, unit));
  const all = claims.every(({ count }, n) => ticked.get(keys[n]) === count);
  const some = keys.some((key) => ticked.get(key));
  const toggle = () =>
    onTick(new Map(claims.map(({ count }, n) => [keys[n], all || (some && !told?.more.length) ? 0 : count])));
  return html`
    <label class="tick">
      <input
        type="checkbox"
        checked=${all}
        indeterminate=${some && !all}
        onChange=${toggle}
        aria-label=${t("pay-stack-of", { place: term("place", city) })}
      />
      ${" "}
      <span>
        ${
          some
            ? purse(told?.points[city] ?? {})
            : html`
                <span class="bad">${t("pay-unpaid")}</span>
              `
        }
      </span>
    </label>
  `;
}

// ------------------------------------------------------------------------------
// Recovery from pillage, and pillage of the set-up: the cities, and a suggestion. At the set-up both sides place
// markers in turn, and all own ones may go where they are suggested.

/** @param {{store: Asked}} props */
export function RecoverPanel({ store }) {
  const question = store.question.value;
  const advice = /** @type {string[]} */ (store.view.value.advice ?? []);
  return html`
    <section class="phase recover">
      <${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause} />
      ${
        advice.length > 0 &&
        html`
          <${Suggested} store=${store} advice=${advice} word=${t("recover-suggest")} />
        `
      }
      <${Grouped} store=${store} choices=${question.choices} />
    </section>
  `;
}

/** @param {{store: Asked}} props */
export function PlacePillagePanel({ store }) {
  const question = store.question.value;
  const advice = /** @type {string[]} */ (store.view.value.advice ?? []);
  const { suggested } = useIntent();
  const goesOn = suggested.value === question.kind && !store.busy.value;
  useEffect(() => void (goesOn && say(store, ...advice)), [goesOn, store.frame.value?.turn]);
  return html`
    <section class="phase recover">
      <${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause} />
      <${Suggested} store=${store} advice=${advice} word=${t("pillage-suggest")}>
        <button
          type="button"
          class="btn"
          data-action="all-suggested"
          disabled=${suggested.value === question.kind}
          onClick=${() => (suggested.value = question.kind)}
        >
          ${t("pillage-suggest-all")}
        </button>
      <//>
      <p class="hint">${t("pillage-suggest-about")}</p>
      <${Grouped} store=${store} choices=${question.choices} />
    </section>
  `;
}

/**
 * What is suggested, with one click.
 * @param {{store: Asked, advice: string[], word: string, children?: any}} props
 */
function Suggested({ store, advice, word, children }) {
  const suggest = () => void say(store, ...advice);
  useKeys({ s: { does: suggest, what: word } });
  return html`
    <div class="choices">
      <button
        type="button"
        class="btn primary"
        data-choice=${advice[0]}
        disabled=${store.busy.value}
        onClick=${suggest}
      >
        ${word}${" "}
        <kbd>S</kbd>
      </button>
      <span>${listed(advice.map((choice) => term("place", choice.split(" ")[1])))}</span>
      ${children}
    </div>
  `;
}
