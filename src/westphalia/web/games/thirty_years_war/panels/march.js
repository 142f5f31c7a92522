// @ts-check
// The panel of an activation: who comes along, the way city by city, and the chances of a battle at its end.

import { html, useEffect, useState } from "../../../vendor/ui.js";
import { keyOf, listed, t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { sentence } from "../../../lib/prose.js";
import { Icon } from "../../../lib/signs.js";
import { Head } from "../../../table/generic.js";
import { Cite, focusOn } from "../../../table/look.js";
import { Counter, Leader, Odds, Steps, fallsText, placeOfLeader, stacksAt } from "../look.js";
import { roadTowards } from "../map/war-map.js";
import { act, company, drop, forageIn, forageOf, foraged, goTo, goalsOf, halt, stepBack } from "../marching.js";
import { soFar } from "../playback.js";
import { leadersText, nounTerm, term, unitsText } from "../terms.js";
import { tipOf } from "../tips.js";
import { Ends, useGoals } from "./goals.js";
import { useForecasts, useIntent } from "./grouped.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../types.js").Stage} Stage */

// ------------------------------------------------------------------------------
// The way of a march, one row a city: points, what happens there, what is done there, and what the city gives.

/** @typedef {import("../intent.js").Intent} Intent */
/** @typedef {{place: string, points: number, at: number, happens: any[], done: {choice: string, at: number}[]}} Stop */

const DONE_THERE = /^(control$|drop |leave |pick_up |collect )/;

/**
 * The cities of the way as the rehearsal told them, with the answers given in each.
 * @param {any[]} log
 * @param {string[]} choices
 * @returns {Stop[]}
 */
export function stopsOf(log, choices) {
  /** @type {Stop[]} */
  const stops = [];
  for (const entry of soFar(log)) {
    if (entry.event === "marched")
      stops.push({ place: entry.args.place, points: entry.args.points, at: -1, happens: [], done: [] });
    else stops.at(-1)?.happens.push(entry);
  }
  let n = -1;
  for (const [at, choice] of choices.entries()) {
    if (choice.startsWith("march ")) n += 1;
    if (!stops[n]) continue;
    if (choice.startsWith("march ")) stops[n].at = at;
    else if (DONE_THERE.test(choice)) stops[n].done.push({ choice, at });
  }
  return stops;
}

/** @param {{store: Store, intent: Intent, march: any, goal: any}} props *goal* of an attack that ends it */
export function Route({ store, intent, march, goal }) {
  const { choices } = intent.plan.value;
  const stops = stopsOf(intent.tried.value?.log ?? [], choices);
  const last = stops.at(-1);
  if (last && last.place === march.city) last.points = march.points; // an overrun there has cost one
  const spent = goal ? goal.spent : march.spent;
  const attack = intent.attack.value;
  const { needs, open } = forageOf(intent, attack);
  const forage = foraged(intent, attack);
  const given = Object.values(forage).reduce((sum, n) => sum + n, 0);
  const levels = (/** @type {string} */ place) =>
    needs > 0 &&
    html`
      <${Levels} intent=${intent} place=${place} level=${forage[place] ?? 0} open=${open[place] ?? 0} />
    `;
  return html`
    <div class="route-part">
      <${Points} march=${march} spent=${spent} />
      ${
        (stops.length > 0 || goal) &&
        html`
          <${Stops} ...${{ store, intent, stops, levels, goal }} seat=${march.seat} needs=${needs} given=${given} />
        `
      }
      ${
        needs > 0 &&
        html`
          <p class="hint">
            ${t("route-forage-about", { needs })}${" "}
            <${Cite} clause="11.16c" />
          </p>
        `
      }
      <${Here} store=${store} intent=${intent} march=${march} stops=${stops} />
    </div>
  `;
}

/**
 * The points of a march: those that are spent, and those that an attack takes.
 * @param {{march: any, spent: number}} props
 */
function Points({ march, spent }) {
  const all = march.points + march.spent;
  const cells = Array.from({ length: all }, (_, n) => (n < march.spent ? "spent" : n < spent ? "fight" : ""));
  return html`
    <h3 class="h">
      ${t("route-title")}${" "}
      <small>${t("route-slowest", { points: all })}</small>
      ${" "}
      <small class="end"><${Cite} clause="11.11a" /></small>
    </h3>
    <p class="points">
      <span aria-hidden="true">
        ${cells.map(
          (kind, n) => html`
            <i key=${n} class=${kind}></i>
          `,
        )}
      </span>
      ${" "}${t("route-spent", { spent, all })}
    </p>
  `;
}

/** Every city of the way, and the battle at its end. @param {any} props */
function Stops({ store, intent, stops, levels, goal, seat, needs, given }) {
  return html`
    <table class="route">
      <thead>
        <tr>
          <th scope="col">${t("route-points")}</th>
          <th scope="col">${t("route-city")}</th>
          <th scope="col">${t("route-meets")}</th>
          ${
            needs > 0 &&
            html`
              <th scope="col" data-tip="forage">${t("route-forage", { chosen: given, needs })}</th>
            `
          }
        </tr>
      </thead>
      <tbody>
        ${stops.map(
          (/** @type {Stop} */ stop, /** @type {number} */ n) => html`
            <${Row} key=${`${stop.place} ${n}`} ...${{ store, intent, stop }} levels=${levels(stop.place)} />
          `,
        )}
        ${
          goal &&
          html`
            <${Fight} store=${store} goal=${goal} seat=${seat} levels=${levels(goal.place)} />
          `
        }
      </tbody>
    </table>
  `;
}

/** @param {{store: Store, goal: any, seat: number, levels: any}} props */
function Fight({ store, goal, seat, levels }) {
  return html`
    <tr class="fight">
      <td>${goal.points}</td>
      <th scope="row">${term("place", goal.place)}</th>
      <td>
        <${Icon} name="swords" />
        ${" "}
        <b>${t("labelled", { label: t("met-battle") })}</b>
        ${" "}${enemies(store, goal.place, seat)}
      </td>
      ${levels}
    </tr>
  `;
}

/** Who stands in the way. @param {Store} store @param {string} place @param {number} seat */
export function enemies(store, place, seat) {
  const foes = stacksAt(store.view.value, place).filter((/** @type {any} */ stack) => stack.seat !== seat);
  return listed(
    foes.map((/** @type {any} */ { leaders, units, factors }) =>
      t("route-foe", { who: leaders.length ? leadersText(leaders) : unitsText(units), factors }),
    ),
  );
}

/** How much is taken from a city. @param {{intent: Intent, place: string, level: number, open: number}} props */
function Levels({ intent, place, level, open }) {
  const by = (/** @type {number} */ more) => forageIn(intent, place, more, intent.attack.peek());
  return html`
    <td class="stepper">
      ${
        open > 0 || level > 0
          ? html`
              <button
                type="button"
                aria-label=${t("route-forage-less", { place: term("place", place) })}
                disabled=${level < 1}
                onClick=${() => by(-1)}
              >
                −
              </button>
              <b>${level}</b>
              <button
                type="button"
                aria-label=${t("route-forage-more", { place: term("place", place) })}
                disabled=${level >= open}
                onClick=${() => by(1)}
              >
                +
              </button>
            `
          : "–"
      }
    </td>
  `;
}

/** @param {{store: Store, intent: Intent, stop: Stop, levels: any}} props */
function Row({ store, intent, stop, levels }) {
  const { place, points, happens, done } = stop;
  const words = (/** @type {string} */ choice) => store.room.choiceText(choice, "march_on", store.board.value);
  return html`
    <tr class=${intent.city.value === place ? "on" : ""}>
      <td>${points}</td>
      <th scope="row">
        <${StopName} intent=${intent} place=${place} />
      </th>
      <td>
        ${happens
          .filter(({ event }) => !QUIET.has(event))
          .map(
            (entry, n) => html`
              <span key=${n} class="happens">${sentence(entry, store)}</span>
            `,
          )}
        ${done.map(
          ({ choice, at }) => html`
            <button
              key=${at}
              type="button"
              class="done-there"
              onClick=${() => void drop(intent, at)}
              title=${t("route-take-back")}
            >
              ${words(choice)} ×
            </button>
          `,
        )}
      </td>
      ${levels}
    </tr>
  `;
}

/** @param {{intent: Intent, place: string}} props */
function StopName({ intent, place }) {
  const on = intent.city.value === place;
  const look = () => (intent.city.value = intent.city.peek() === place ? null : place);
  return html`
    <button type="button" class="link" data-stop=${place} aria-pressed=${on} onClick=${look}>
      ${term("place", place)}
    </button>
  `;
}

const QUIET = new Set(["unit-dropped", "leader-dropped", "unit-picked-up", "leader-picked-up", "no-other-choice"]);

/**
 * What can be done in the city that is looked at, else where the march is.
 * @param {{store: Stage, intent: Intent, march: any, stops: Stop[]}} props
 */
function Here({ store, intent, march, stops }) {
  const city = stops.some(({ place }) => place === intent.city.value) ? intent.city.value : null;
  const choices = useOffered(store, intent, city);
  const there = choices.filter((choice) => DONE_THERE.test(choice));
  if (!there.length) return null;
  return html`
    <div class="here-part">
      <h3 class="h">${t("route-here", { place: term("place", city ?? march.city) })}</h3>
      <${CityActions}
        store=${store}
        intent=${intent}
        verb="control"
        city=${city}
        choices=${there.filter((choice) => choice === "control")}
      />
      <${Exchange}
        key=${city ?? march.city}
        store=${store}
        intent=${intent}
        city=${city}
        choices=${there.filter((choice) => choice !== "control")}
      />
    </div>
  `;
}

/**
 * Who is picked up or dropped off: folded away, for it comes to lie where goals were just chosen, unless it is looked
 * for or must be.
 * @param {{store: Store, intent: Intent, city: string | null, choices: string[]}} props
 */
function Exchange({ store, intent, city, choices }) {
  const [open, setOpen] = useState(city !== null || !store.question.value?.choices.includes("halt"));
  if (!choices.length) return null;
  const verbs = ["pick_up", "collect", "drop", "leave"].filter((verb) =>
    choices.some((choice) => choice.split(" ")[0] === verb),
  );
  const said = [...new Set(verbs.map((verb) => t(keyOf("deeds", verb))))];
  return html`
    <details class="exchange" open=${open} onToggle=${(/** @type {any} */ event) => setOpen(event.target.open)}>
      <summary>
        ${said.join(" · ")}${verbs.map(
          (verb) =>
            LETTERS[verb] &&
            html`
              ${" "}
              <kbd key=${verb} class="not-phone">${LETTERS[verb]}</kbd>
            `,
        )}
      </summary>
      ${verbs.map(
        (verb) => html`
          <${CityActions}
            key=${verb}
            store=${store}
            intent=${intent}
            verb=${verb}
            city=${city}
            named=${said.length > 1}
            choices=${choices.filter((choice) => choice.split(" ")[0] === verb)}
          />
        `,
      )}
    </details>
  `;
}

/** Unfolds them, and goes to the first of a kind. @param {string} verb */
function goToExchange(verb) {
  const folded = /** @type {HTMLDetailsElement | null} */ (document.querySelector(".exchange"));
  if (folded) folded.open = true;
  focusOn(`[data-action^="${verb} "]`);
}

const LETTERS = /** @type {Record<string, string>} */ ({ control: "C", pick_up: "U", drop: "D" });

/**
 * @param {{store: Store, intent: Intent, verb: string, city: string | null, choices: string[], named?: boolean}} props
 */
function CityActions({ store, intent, verb, city, choices, named = false }) {
  if (!choices.length) return null;
  const words = (/** @type {string} */ choice) =>
    choice.includes(" ")
      ? term(nounTerm(verb), choice.split(" ")[1])
      : store.room.choiceText(choice, "march_on", store.board.value);
  return html`
    <p class="city-actions">
      ${
        named &&
        html`
          <b>${t(keyOf("deeds", verb))}</b>
          ${" "}
        `
      }${choices.map(
        (choice) => html`
          <button
            key=${choice}
            type="button"
            class="chip"
            data-action=${choice}
            ...${tipOf(verb)}
            onClick=${() => void act(intent, choice, city)}
          >
            ${words(choice)}
            ${
              verb === "control" &&
              html`
                ${" "}
                <kbd class="not-phone">${LETTERS[verb]}</kbd>
              `
            }
          </button>
        `,
      )}
    </p>
  `;
}

/**
 * What is offered in a city of the way: asked anew unless the march is there.
 * @param {Stage} store
 * @param {Intent} intent
 * @param {string | null} city
 * @returns {string[]}
 */
function useOffered(store, intent, city) {
  const [found, setFound] = useState(/** @type {string[]} */ ([]));
  const { choices } = intent.plan.value;
  const prepared = choices.join(",");
  useEffect(() => {
    setFound([]);
    const at = city === null ? -1 : choices.lastIndexOf(`march ${city}`);
    if (at < 0) return undefined;
    const stop = new AbortController();
    let end = at + 1;
    while (end < choices.length && (choices[end] === "overrun" || DONE_THERE.test(choices[end]))) end += 1;
    store.table.rehearse(choices.slice(0, end), stop.signal).then(
      (/** @type {any} */ tried) => setFound(tried?.question?.choices ?? []),
      () => {},
    );
    return () => stop.abort();
  }, [city, prepared]);
  return city === null ? (store.question.value?.choices ?? []) : found;
}

// ------------------------------------------------------------------------------
// Who comes along on a march: leaders and counters as toggles, those who stay paler.

/** @param {{store: Stage, intent: Intent, march: any}} props */
export function Force({ store, intent, march }) {
  const origin = originOf(store, intent, march);
  const left = origin ? leftAt(store, origin, march.seat) : { leaders: [], units: {} };
  const open = Boolean(origin) && !march.free;
  const count = Object.values(/** @type {Record<string, number>} */ (march.units)).reduce((sum, n) => sum + n, 0);
  return html`
    <div class="force-part">
      <h3 class="h">
        ${t("force-title")}${" "}
        <small>${t("force-from", { place: term("place", origin ?? march.city) })}</small>
        ${" "}
        <small class="end"><${Cite} clause="8.31a" /></small>
      </h3>
      <${LeadersComing} ...${{ store, intent, march, open }} staying=${open ? left.leaders : []} />
      <ul class="force-list">
        ${kinds(march.units, open ? left.units : {}).map(
          (unit) => html`
            <${Kind}
              key=${unit}
              ...${{ store, intent, unit, open }}
              comes=${march.units[unit] ?? 0}
              stays=${open ? (left.units[unit] ?? 0) : 0}
            />
          `,
        )}
      </ul>
      <p class="hint">
        ${t("force-about", { count, capacity: march.capacity, factors: march.factors })}${" "}${
          open &&
          html`
            ${t("force-how")}${" "}
          `
        }
        <${Cite} clause="10.12a" />
      </p>
    </div>
  `;
}

/** The leaders who come, the first of whom commands, and those who stay. @param {any} props */
function LeadersComing({ store, intent, march, open, staying }) {
  const others = march.leaders.filter((/** @type {string} */ leader) => leader !== march.leader);
  const who = (/** @type {boolean} */ comes) => (/** @type {string} */ leader) => html`
    <${Who} key=${leader} ...${{ store, intent, leader, comes, open }} />
  `;
  return html`
    <ul class="force-list">
      ${
        march.leader &&
        html`
          <li key=${march.leader}>
            <span class="who-comes chief">
              <${Leader} store=${store} leader=${march.leader} />
              <small>${t("force-commands")}</small>
            </span>
          </li>
        `
      }
      ${others.map(who(true))}${staying.map(who(false))}
    </ul>
  `;
}

/**
 * Where an activation began that is still only prepared, or whose force the table asks for.
 * @param {Stage} store
 * @param {Intent} intent
 * @param {any} march
 * @returns {string | null}
 */
function originOf(store, intent, march) {
  const { choices } = intent.plan.value;
  const from = choices.find((choice) => choice.startsWith("from "));
  if (from) return from.split(" ")[1];
  const live = store.table.view.value;
  if (store.table.question.value?.kind === "form_force") return live.march.city;
  return choices.some((choice) => choice.startsWith("lead ")) && march.leader
    ? placeOfLeader(live, march.leader)
    : null;
}

/** Those of the side who stay where it began. @param {Store} store @param {string} origin @param {number} seat */
function leftAt(store, origin, seat) {
  const own = stacksAt(store.view.value, origin).filter((/** @type {any} */ stack) => stack.seat === seat);
  return {
    leaders: own.flatMap((/** @type {any} */ { leaders }) => leaders),
    units: Object.assign({}, ...own.map((/** @type {any} */ { units }) => units)),
  };
}

/** @param {Record<string, number>} coming @param {Record<string, number>} staying */
const kinds = (coming, staying) => [...new Set([...Object.keys(coming), ...Object.keys(staying)])];

/** @param {{store: Store, intent: Intent, leader: string, comes: boolean, open: boolean}} props */
function Who({ store, intent, leader, comes, open }) {
  return html`
    <li>
      <button
        type="button"
        class=${`who-comes ${comes ? "on" : ""}`}
        data-choice=${comes ? undefined : `join ${leader}`}
        ...${tipOf("leader")}
        aria-pressed=${comes}
        disabled=${!open}
        onClick=${() => void company(intent, `join ${leader}`, !comes)}
      >
        <${Leader} store=${store} leader=${leader} />
        <small>${comes ? "" : t("force-stays")}</small>
      </button>
    </li>
  `;
}

/**
 * The counters of a class: each comes or stays at a click; + and − change the number where the focus is.
 * @param {{store: Store, intent: Intent, unit: string, comes: number, stays: number, open: boolean}} props
 */
function Kind({ store, intent, unit, comes, stays, open }) {
  const change = (/** @type {boolean} */ more) => void company(intent, `take ${unit}`, more);
  const named = (/** @type {boolean} */ on) =>
    t(on ? "force-leave-one" : "force-take-one", { unit: term("unit", unit) });
  const focused = (/** @type {KeyboardEvent} */ event) =>
    /** @type {Element} */ (event.target)?.closest?.(`[data-unit="${unit}"]`);
  useKeys(
    open
      ? {
          "+": (event) => (focused(event) && stays ? change(true) : false),
          "-": (event) => (focused(event) && comes ? change(false) : false),
        }
      : {},
  );
  const counter = (/** @type {boolean} */ on, /** @type {number} */ n) => html`
    <li key=${`${on} ${n}`}>
      <button
        type="button"
        class=${`unit-comes ${on ? "on" : ""}`}
        data-unit=${unit}
        ...${tipOf(store.board.value.units[unit].type)}
        aria-pressed=${on}
        disabled=${!open}
        onClick=${() => change(!on)}
      >
        <span class="sr">${named(on)}</span>
        <span aria-hidden="true"><${Counter} store=${store} unit=${unit} /></span>
        ${
          !on &&
          html`
            <small aria-hidden="true">${t("force-stays")}</small>
          `
        }
      </button>
    </li>
  `;
  return html`
    ${Array.from({ length: comes + stays }, (_, n) => (n < comes ? counter(true, n) : counter(false, n - comes)))}
  `;
}

// ------------------------------------------------------------------------------
// An activation before it is sent: where it may end, with what the other side may do there.

/** Forming the force and marching are one sheet. @param {{store: Store}} props */
export function MarchPanel({ store }) {
  const intent = useIntent();
  const { march } = store.view.value;
  const goals = goalsOf(march, store.question.value);
  const attack = intent.attack.value;
  const goal = attack ? (goals.get(attack) ?? { place: attack, spent: march.spent + 1, kind: "battle" }) : null;
  const foretold = useForecasts(store, attack ? [`march ${attack}`] : [])[`march ${attack}`];
  useGoals(store, intent, march, goals, goal);
  useMarchKeys(store, intent);
  const begun = march.trail.length > 0 || goal;
  return html`
    <section class="phase march">
      <${Head}
        title=${march.leader ? t("march-of", { leader: term("leader", march.leader) }) : t("march-of-unit")}
        beside=${html`
          <${Steps} names=${["step-leader", "step-goal", "step-check"]} now=${begun ? 2 : 1} />
        `}
      />
      <${Force} store=${store} intent=${intent} march=${march} />
      ${
        begun &&
        html`
          <${Route} store=${store} intent=${intent} march=${march} goal=${goal} />
        `
      }
      ${
        goal &&
        html`
          <${Encounter} store=${store} march=${march} place=${attack} foretold=${foretold ?? goal} />
        `
      }
      <${Besieged} store=${store} intent=${intent} march=${march} />
      <${Ends} store=${store} intent=${intent} goals=${goals} />
    </section>
  `;
}

/**
 * A leader before a Fortress that is besieged may roll where he stands.
 * @param {{store: Store, intent: Intent, march: any}} props
 */
function Besieged({ store, intent, march }) {
  const siege = store.view.value.cities[march.city]?.siege;
  if (!siege || siege.masked || march.trail.length) return null;
  const roll = () =>
    void intent.answer([...(store.question.value?.kind === "form_force" ? ["go"] : []), "halt", "assault"]);
  return html`
    <div class="siege-part">
      <h3 class="h">${t("march-siege", { place: term("place", march.city) })}</h3>
      <div class="choices">
        <button type="button" class="btn rub" data-choice="assault" onClick=${roll}>${t("march-assault")}</button>
        ${
          siege.roll &&
          html`
            <span>${fallsText(siege.roll)}</span>
          `
        }
      </div>
    </div>
  `;
}

/**
 * What may come of an attack: the enemy stands, or withdraws into his Fortress.
 * @param {{store: Store, march: any, place: string, foretold: any}} props
 */
function Encounter({ store, march, place, foretold }) {
  return html`
    <div class="encounter">
      <h3 class="h">
        ${t("march-encounter", { place: term("place", place) })}${" "}
        <small>${t("march-encounter-about")}</small>
      </h3>
      ${
        foretold.odds &&
        html`
          <${Odds} store=${store} odds=${foretold.odds} attacker=${march.seat} />
        `
      }
      ${
        foretold.may_withdraw &&
        html`
          <p>${t("march-withdraws", { factors: foretold.siege.factors, level: foretold.siege.level })}</p>
        `
      }
      ${
        foretold.meets?.includes("overrun") &&
        html`
          <p>${t("march-overrun")}</p>
        `
      }
      ${
        foretold.vp
          ? html`
              <p>${t("march-violates")}</p>
            `
          : null
      }
    </div>
  `;
}

/** @param {Store} store @param {Intent} intent */
function useMarchKeys(store, intent) {
  const choices = /** @type {string[]} */ (store.question.value?.choices ?? []);
  const { march } = store.view.value;
  const words = (/** @type {string} */ choice) => store.room.choiceText(choice, "march_on", store.board.value);
  const step = (/** @type {KeyboardEvent} */ event) => {
    const next = roadTowards(march.city, goalsOf(march, store.question.value), event.key);
    return next ? void goTo(intent, next) : undefined;
  };
  /** @type {import("../../../lib/keys.js").Keys} */
  const keys = {
    ...Object.fromEntries(
      ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => [
        key,
        { does: step, what: t("key-along-roads") },
      ]),
    ),
    Backspace: { does: () => void stepBack(intent), what: t("key-one-back") },
  };
  if (choices.includes("halt") || store.question.value?.kind === "form_force")
    keys.h = { does: () => void halt(intent), what: words("halt") };
  if (choices.includes("control")) keys.c = { does: () => void act(intent, "control", null), what: words("control") };
  if (choices.some((choice) => choice.startsWith("drop ")))
    keys.d = { does: () => goToExchange("drop"), what: t("deeds-drop") };
  if (choices.some((choice) => choice.startsWith("pick_up ")))
    keys.u = { does: () => goToExchange("pick_up"), what: t("deeds-pick-up") };
  useKeys(keys);
}
