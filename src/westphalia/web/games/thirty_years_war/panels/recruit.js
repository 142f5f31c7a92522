// @ts-check
// The panels of arrivals: recruits, with the chances that the server foretells, and places where somebody comes or
// goes.

import { html, useEffect } from "../../../vendor/ui.js";
import { keyOf, listed, t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { seatName } from "../../../lib/people.js";
import { asked, sentence } from "../../../lib/prose.js";
import { Head, nouns, say, usePick } from "../../../table/generic.js";
import { Cite } from "../../../table/look.js";
import { Counter, Leader, Steps, percent, placeOfLeader, ratings, signed } from "../look.js";
import { stackText } from "../map/inspector.js";
import { standing } from "../map/stacks.js";
import { soFar } from "../playback.js";
import { areaOf, nounTerm, term, times } from "../terms.js";
import { PlainChoices, useForecasts, useIntent } from "./grouped.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../intent.js").Intent} Intent */
/** @typedef {import("../types.js").Asked} Asked */

/**
 * One row a leader: what his tries bring, and a button for each kind of units that rolls at once.
 * @param {{store: Asked}} props
 */
export function RecruitPanel({ store }) {
  const question = store.question.value;
  const leaders = nouns(question.choices, "attempt");
  const attempts = leaders.map((leader) => `attempt ${leader}`);
  const found = useForecasts(store, attempts);
  const made = /** @type {string[]} */ (question.about.made ?? []);
  const rest = question.choices.filter((/** @type {string} */ choice) => !choice.startsWith("attempt "));
  useRowKeys(store, found);
  useMarks(store, placesOf(store, leaders));
  return html`
    <section class="phase recruit">
      <${Head}
        title=${t("recruit-title")}
        clause=${question.clause}
        note=${asked(question.kind, question.about, store)}
      />
      <${LastRoll} store=${store} />
      <table class="levy">
        <${LevyHead} />
        <tbody>
          ${leaders.map(
            (leader) => html`
              <${Row}
                key=${leader}
                store=${store}
                leader=${leader}
                row=${found[`attempt ${leader}`]}
                used=${made.filter((one) => one === leader).length}
              />
            `,
          )}
        </tbody>
      </table>
      <${Differences} store=${store} found=${found} />
      <p class="hint">${t("recruit-how")}</p>
      <${PlainChoices} store=${store} choices=${rest} />
    </section>
  `;
}

function LevyHead() {
  return html`
    <thead class="sr">
      <tr>
        <th scope="col">${t("recruit-leader")}</th>
        <th scope="col">${t("recruit-modifier")}</th>
        <th scope="col">${t("recruit-chances")}</th>
        <th scope="col">${t("recruit-roll")}</th>
      </tr>
    </thead>
  `;
}

/** @param {{store: Store, leader: string, row: any, used: number}} props */
function Row({ store, leader, row, used }) {
  const place = placeOfLeader(store.view.value, leader);
  const light = (/** @type {string | null} */ id) => (store.hovered.value = id);
  const notes = row ? notesOf(row, used) : [];
  const kinds = row ? Object.entries(row.kinds) : [];
  return html`
    <tr data-leader=${leader} onPointerEnter=${() => light(place)} onPointerLeave=${() => light(null)}>
      <th scope="row">
        <${Leader} store=${store} leader=${leader} />
        <small>${[place ? term("place", place) : "", ...notes].join(" · ")}</small>
      </th>
      <td>${row ? signed(row.modifier) : ""}</td>
      <td>
        ${
          row &&
          html`
            <${Chances} steps=${row.steps} />
          `
        }
      </td>
      <td>
        <div class="choices">
          ${kinds.map(
            ([kind, left]) => html`
              <${Raise} key=${kind} ...${{ store, leader, kind, left, light, place }} />
            `,
          )}
        </div>
      </td>
    </tr>
  `;
}

/** @param {any} row @param {number} used */
function notesOf(row, used) {
  return [
    row.dynamic ? t("recruit-dynamic") : "",
    row.pillage ? t("recruit-pillaged") : "",
    t("recruit-room", { room: row.room }),
    used ? t("recruit-used", { used }) : "",
  ].filter(Boolean);
}

/**
 * Rolls for units of a kind.
 * @param {{store: Store, leader: string, kind: string, left: number, light: (id: string | null) => void, place: string
 *   | null}} props
 */
function Raise({ store, leader, kind, left, light, place }) {
  return html`
    <button
      type="button"
      class="btn sm rub"
      data-choice=${`attempt ${leader}`}
      data-kind=${kind}
      disabled=${store.busy.value}
      title=${t("recruit-left", { left })}
      onClick=${() => say(store, `attempt ${leader}`, `raise ${kind}`)}
      onFocus=${() => light(place)}
      onBlur=${() => light(null)}
    >
      ${kindShort(store, kind)}
    </button>
  `;
}

/** "Mercenary" or "Militia": the nation is that of the leader. @param {Store} store @param {string} kind */
const kindShort = (store, kind) => t(keyOf("type", store.board.value.units[kind]?.type ?? kind));

/** What is printed on its counter, and what it is paid. @param {any} unit */
const numbersOf = ({ full, reduced, movement, pay }) => ({ full, reduced, movement, pay });

/**
 * How the kinds differ that can be raised here: one of each type with its numbers, and what else is so of the type.
 * @param {{store: Store, found: Record<string, any>}} props *found* is what may come of attempts
 */
function Differences({ store, found }) {
  const { units } = store.board.value;
  const kinds = Object.values(found).flatMap((row) => Object.keys(row.kinds));
  const types = new Map(kinds.map((kind) => [units[kind].type, kind]));
  return html`
    <ul class="kinds">
      ${[...types].sort().map(
        ([type, kind]) => html`
          <li key=${type} data-kind=${type}>
            <${Counter} store=${store} unit=${kind} />
            <span>
              <b>${t(keyOf("type", type))}</b>
              ${" "}${t("recruit-kind", numbersOf(units[kind]))}${" "}
              <span class="hint">${t(keyOf("recruit-kind", type))}</span>
            </span>
          </li>
        `,
      )}
    </ul>
  `;
}

/** How probably a try brings how many steps, as a bar. @param {{steps: Record<string, number>}} props */
function Chances({ steps }) {
  const said = Object.entries(steps)
    .map(([many, share]) => t("recruit-chance", { steps: Number(many), share: percent(share) }))
    .join(", ");
  return html`
    <span class="chances" role="img" aria-label=${said} title=${said}>
      ${Object.entries(steps).map(
        ([many, share]) => html`
          <i key=${many} class=${`steps-${many}`} style=${{ flexGrow: share }}>${many}</i>
        `,
      )}
    </span>
  `;
}

/**
 * On the row that has the focus 1 is the first kind and 2 the second.
 * @param {Store} store
 * @param {Record<string, any>} found
 */
function useRowKeys(store, found) {
  const press = (/** @type {number} */ n) => (/** @type {KeyboardEvent} */ event) => {
    const leader =
      /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target)?.closest?.("[data-leader]"))?.dataset
        .leader ?? Object.keys(found)[0]?.split(" ")[1];
    const kind = leader && Object.keys(found[`attempt ${leader}`]?.kinds ?? {})[n];
    if (!kind) return false;
    say(store, `attempt ${leader}`, `raise ${kind}`);
    return undefined;
  };
  useKeys({
    1: { does: press(0), what: t("recruit-first-kind") },
    2: { does: press(1), what: t("recruit-second-kind") },
  });
}

/** @param {Store} store @param {string[]} leaders @returns {Record<string, import("../../../lib/types.js").Mark>} */
function placesOf(store, leaders) {
  const places = leaders.map((leader) => placeOfLeader(store.view.value, leader)).filter((place) => place !== null);
  return Object.fromEntries(
    places.map((place) => [/** @type {string} */ (place), { kind: "legal", why: t("recruit-here") }]),
  );
}

/** What was rolled last in this round. @param {{store: Store}} props */
function LastRoll({ store }) {
  const log = /** @type {any[]} */ (store.log.value);
  const began = log.findLastIndex(({ event }) => event === "card-played");
  const rolls = log
    .slice(began + 1)
    .filter(({ event }) => ["recruits-rolled", "unit-raised", "recruits-lost"].includes(event));
  if (!rolls.length) return null;
  return html`
    <ol class="rolls">
      ${rolls.map(
        (entry) => html`
          <li key=${entry.n}>${sentence(entry, store)}</li>
        `,
      )}
    </ol>
  `;
}

/** How the steps are taken: a full unit or a reduced one, as counters. @param {{store: Asked}} props */
export function TakeRecruitsPanel({ store }) {
  const question = store.question.value;
  const { leader, kind, steps } = question.about;
  const unit = (/** @type {string} */ choice) => (choice === "full" ? kind : `${kind}_reduced`);
  useKeys(
    Object.fromEntries(
      question.choices.map((/** @type {string} */ choice, /** @type {number} */ n) => [
        String(n + 1),
        () => say(store, choice),
      ]),
    ),
  );
  const place = placeOfLeader(store.view.value, leader);
  useMarks(store, place ? { [place]: { kind: "source" } } : null);
  return html`
    <section class="phase recruit">
      <${Head}
        title=${t("recruit-title")}
        clause=${question.clause}
        note=${t("recruit-steps", { leader: term("leader", leader), steps })}
      />
      <${LastRoll} store=${store} />
      <div class="choices take-as">
        ${question.choices.map(
          (/** @type {string} */ choice, /** @type {number} */ n) => html`
            <${TakeAs} key=${choice} store=${store} choice=${choice} n=${n} unit=${unit(choice)} />
          `,
        )}
      </div>
    </section>
  `;
}

/** @param {{store: Asked, choice: string, n: number, unit: string}} props */
function TakeAs({ store, choice, n, unit }) {
  return html`
    <button
      type="button"
      class="chip"
      data-choice=${choice}
      disabled=${store.busy.value}
      onClick=${() => say(store, choice)}
    >
      <kbd>${n + 1}</kbd>
      ${" "}
      <${Counter} store=${store} unit=${unit} />
      ${" "}
      <span>${store.room.choiceText(choice, store.question.value.kind, store.board.value)}</span>
    </button>
  `;
}

// ------------------------------------------------------------------------------
// Where somebody arrives or goes: the places in a list and on the map, one of them marked; the button in the prompt
// does it. Saxons who change sides, leaders, armies from the sea and those who must leave all use this sheet.

/** @param {{store: Asked}} props */
export function ArrivalsPanel({ store }) {
  const question = store.question.value;
  const intent = useIntent();
  const places = question.choices.filter(
    (/** @type {string} */ choice) => choice.includes(" ") && nounTerm(choice.split(" ")[0]) === "place",
  );
  const rest = question.choices.filter((/** @type {string} */ choice) => !places.includes(choice));
  const [pending, choose] = usePending(intent, question, places);
  useChoosing(store, places, pending, choose);
  return html`
    <section class="phase arrivals">
      <${Head}
        title=${asked(question.kind, question.about, store)}
        clause=${question.clause}
        beside=${
          intent.plan.value.choices.length > 0
            ? html`
                <${Steps} names=${["step-card", "step-place", "step-follows"]} now=${1} />
              `
            : undefined
        }
      />
      <${Comer} store=${store} ...${question.about} />
      <${Coming} store=${store} intent=${intent} />
      <ol class="arrive-list">
        ${places.map(
          (/** @type {string} */ choice, /** @type {number} */ n) => html`
            <${Arrival} key=${choice} ...${{ store, choice, n, choose }} on=${choice === pending} />
          `,
        )}
      </ol>
      <${PlainChoices} store=${store} choices=${rest} />
      <${Before} store=${store} intent=${intent} />
    </section>
  `;
}

/**
 * The place that is chosen and not yet given.
 * @param {Intent} intent
 * @param {any} question
 * @param {string[]} places
 * @returns {[string | null, (choice: string) => void]}
 */
function usePending(intent, question, places) {
  const pending =
    [intent.pending.value, intent.lastPlace].find((one) => one && places.includes(one)) ?? places[0] ?? null;
  useEffect(() => void (intent.pending.value = pending), [pending, question]);
  useEffect(() => () => void (intent.pending.value = null), []);
  const choose = (/** @type {string} */ choice) => {
    intent.pending.value = choice;
    intent.lastPlace = choice; // who comes next goes there too, unless another place is chosen
  };
  return [pending, choose];
}

/** Who comes. @param {{store: Store, leader?: string, unit?: string}} props */
function Comer({ store, leader, unit }) {
  if (!leader && !unit) return null;
  return html`
    <div class="who">
      ${
        leader &&
        html`
          <${Leader} store=${store} leader=${leader} />
          <small>${ratings(store.board.value, leader)}</small>
        `
      }${
        unit &&
        html`
          <${Counter} store=${store} unit=${unit} />
        `
      }
    </div>
  `;
}

/**
 * A place to come to.
 * @param {{store: Store, choice: string, n: number, on: boolean, choose: (choice: string) => void}} props
 */
function Arrival({ store, choice, n, on, choose }) {
  const place = choice.split(" ")[1];
  return html`
    <li>
      <button
        type="button"
        class=${`arrive ${on ? "on" : ""}`}
        data-choice=${choice}
        aria-pressed=${on}
        disabled=${store.busy.value}
        onClick=${() => choose(choice)}
        onPointerEnter=${() => (store.hovered.value = place)}
        onPointerLeave=${() => (store.hovered.value = null)}
      >
        ${
          n < 9
            ? html`
                <kbd>${n + 1}</kbd>
              `
            : html`
                <span></span>
              `
        }
        <span>
          <b>${term("place", place)}</b>
          <small>${about(store, place)}</small>
        </span>
      </button>
    </li>
  `;
}

/**
 * Who comes over the sea, as the card tells it.
 * @param {{store: Asked, intent: import("../intent.js").Intent}} props
 */
function Coming({ store, intent }) {
  const board = store.board.value;
  const [use, card] = (intent.plan.value.choices[0] ?? "").split(" ");
  if (store.question.value.kind !== "land" || use !== "event") return null;
  const facts = board.cards[card];
  const units = Object.keys(facts).filter((name) => name in board.units);
  return html`
    <h3 class="h">
      ${t("arrive-who")}${" "}
      <span class="end"><${Cite} clause=${`card.${card.toUpperCase()}`} /></span>
    </h3>
    <div class="who">
      ${(facts.leaders ?? []).map(
        (/** @type {string} */ leader) => html`
          <span key=${leader} class="comer">
            <${Leader} store=${store} leader=${leader} />
            <small>${ratings(board, leader)}</small>
          </span>
        `,
      )}
      ${units.map(
        (unit) => html`
          <span key=${unit} class="comer">
            <${Counter} store=${store} unit=${unit} />
            <small>${times(facts[unit], term("unit", unit))}</small>
          </span>
        `,
      )}
    </div>
  `;
}

/** What one should know of a place to choose it. @param {Store} store @param {string} place */
function about(store, place) {
  const board = store.board.value;
  const city = store.view.value.cities[place];
  if (!city) return "";
  const { fortress, neighbours } = board.cities[place];
  const area = areaOf(board, place);
  const parts = [
    area ? term("area", area) : "",
    fortress ? t("map-fortress", { strength: fortress }) : t("arrive-open"),
    city.control === null
      ? t("map-uncontrolled")
      : t("map-controlled", { seat: seatName(store.info.value, city.control) }),
    t("arrive-roads", { places: listed(neighbours.map((/** @type {string} */ one) => term("place", one))) }),
    ...standing(store.view.value, place).map((stack) => stackText(store.info.value, stack)),
  ];
  return parts.filter(Boolean).join("; ");
}

/**
 * Rings the places, the chosen one strongest; a click or a digit chooses.
 * @param {Asked} store
 * @param {string[]} places
 * @param {string | null} pending
 * @param {(choice: string) => void} choose
 */
function useChoosing(store, places, pending, choose) {
  const words = (/** @type {string} */ choice) =>
    store.room.choiceText(choice, store.question.value.kind, store.board.value);
  /** @type {Record<string, import("../../../lib/types.js").Mark>} */
  const marks = Object.fromEntries(
    places.map((choice) => [
      choice.split(" ")[1],
      { kind: choice === pending ? "target" : "legal", peaceful: true, why: words(choice) },
    ]),
  );
  const { origin, city, place } = store.question.value.about;
  const from = [origin, city, place].find((one) => typeof one === "string" && !marks[one]);
  useMarks(store, from ? { ...marks, [from]: { kind: "source" } } : marks);
  usePick(
    store,
    places.map((choice) => choice.split(" ")[1]),
    (picked) => choose(/** @type {string} */ (places.find((choice) => choice.endsWith(` ${picked}`)))),
  );
  useKeys(
    Object.fromEntries(
      places.slice(0, 9).map((choice, n) => [String(n + 1), { does: () => choose(choice), what: words(choice) }]),
    ),
  );
}

/**
 * What has come of it so far, in the order of the rules.
 * @param {{store: Store, intent: import("../intent.js").Intent}} props
 */
function Before({ store, intent }) {
  const log = soFar(intent.shown.value?.log ?? []);
  if (!log.length) return null;
  return html`
    <div>
      <h3 class="h">${t("arrive-so-far")}</h3>
      <ol class="rolls">
        ${log.map(
          (entry, n) => html`
            <li key=${n}>${sentence(/** @type {any} */ (entry), store)}${" "}</li>
          `,
        )}
      </ol>
    </div>
  `;
}
