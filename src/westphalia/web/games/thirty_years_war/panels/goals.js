// @ts-check
// Where a march may end: its goals on the map and in a list, by what would be done there.

import { html } from "../../../vendor/ui.js";
import { keyOf, t } from "../../../lib/i18n.js";
import { useMarks } from "../../../lib/marks.js";
import { seatColour } from "../../../lib/people.js";
import { usePick } from "../../../table/generic.js";
import { percent } from "../look.js";
import { goTo, isFight } from "../marching.js";
import { term } from "../terms.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../intent.js").Intent} Intent */

// ------------------------------------------------------------------------------
// The goals on the map: a ring for each, and in words what is met there.

/**
 * Every goal with the points it takes: green to move, red to fight, gold for a neutral Area.
 * @param {Store} store
 * @param {Intent} intent
 * @param {any} march
 * @param {Map<string, any>} goals
 * @param {any} goal
 */
export function useGoals(store, intent, march, goals, goal) {
  /** @type {Record<string, import("../../../lib/types.js").Mark>} */
  const marks = {};
  for (const one of goals.values()) {
    const { place, spent, kind } = one;
    const attacked = isFight(one) || kind === "overrun";
    marks[place] = {
      kind: place === goal?.place ? "target" : attacked ? "attack" : "move",
      look: kind,
      peaceful: !attacked,
      quiet: place !== goal?.place,
      tag: spent === undefined ? undefined : `${spent}${kind === "neutral" ? "!" : ""}`,
      why: meaning(one),
    };
  }
  marks[march.city] = { kind: "source" };
  useMarks(store, marks);
  usePick(
    store,
    [...goals.keys()].filter((place) => place !== goal?.place),
    (place) => void goTo(intent, place),
  );
  usePick(
    store,
    march.trail.filter((/** @type {string} */ place) => !goals.has(place)),
    (place) => void (intent.city.value = place),
  );
}

/** @param {any} goal */
function meaning({ place, kind, points, meets = [], ...rest }) {
  const parts = [
    t("march-reaches", {
      place: term("place", place),
      points: points ?? 0,
      known: points === undefined ? "no" : "yes",
    }),
    ...meets.filter((/** @type {string} */ met) => !(kind === "overrun" && FOUGHT.has(met))).map(metWith),
    about({ kind, ...rest }),
  ];
  return parts.filter(Boolean).join(", ");
}

const FOUGHT = new Set(["battle", "overrun"]); // who is overrun is not fought, and the goal says so itself

/** @param {string} met */
const metWith = (met) => t(keyOf("met", met));

/** What is known of a goal besides its name: the odds, the siege that it would take, an overrun. @param {any} goal */
function about({ kind, odds, siege }) {
  if (kind === "overrun") return t("goal-overrun");
  if (kind === "battle" && odds) return t("goal-odds", { share: percent(odds.attacker_wins) });
  return kind === "fortress" && siege ? t("goal-siege", { level: siege.level, factors: siege.factors }) : "";
}

// ------------------------------------------------------------------------------
// The goals in a list.

/** The kinds of goals, those first of which there is most to be said. */
const KINDS = ["battle", "overrun", "fortress", "enemy", "neutral", "free", "box", "own"];

/**
 * All goals by what would be done there: battles, overruns, Fortresses, open cities, neutral Areas, own cities.
 * @param {{store: Store, intent: Intent, goals: Map<string, any>}} props
 */
export function Ends({ store, intent, goals }) {
  const all = [...goals.values()];
  const groups = KINDS.map((kind) => ({ kind, some: all.filter((goal) => (goal.kind ?? "own") === kind) }));
  return html`
    <div>
      <h3 class="h">
        ${t("ends-title")}${" "}
        <small>${t(goals.size ? "march-choose-goal" : "march-no-goal")}</small>
      </h3>
      <dl class="ends">
        ${groups
          .filter(({ some }) => some.length)
          .map(
            ({ kind, some }) => html`
              <dt key=${kind} class=${kind}>${t(keyOf("ends", kind))}</dt>
              <dd key=${`${kind} goals`}>
                <ul class="objects of-place">
                  ${some.map(
                    (goal) => html`
                      <${End} key=${goal.place} store=${store} intent=${intent} goal=${goal} />
                    `,
                  )}
                </ul>
              </dd>
            `,
          )}
      </dl>
    </div>
  `;
}

/** @param {{store: Store, intent: Intent, goal: any}} props */
function End({ store, intent, goal }) {
  const { place, stays } = goal;
  const light = (/** @type {string | null} */ id) => (store.hovered.value = id);
  return html`
    <li>
      <button
        type="button"
        class=${`chip ${intent.attack.value === place ? "on" : ""}`}
        data-goal=${place}
        disabled=${store.busy.value}
        title=${stays ? "" : t("ends-not-stay")}
        onClick=${() => void goTo(intent, place)}
        onPointerEnter=${() => light(place)}
        onPointerLeave=${() => light(null)}
        onFocus=${() => light(place)}
        onBlur=${() => light(null)}
      >
        <${EndName} store=${store} goal=${goal} />
      </button>
    </li>
  `;
}

/** The strength of a Fortress, on the ground of who controls it. @param {{store: Store, place: string}} props */
function Walls({ store, place }) {
  const { control } = store.view.value.cities[place];
  const ground = control === null ? "" : `ground-${seatColour(store.info.value, control)}`;
  const { fortress } = store.board.value.cities[place];
  return html`
    <b class=${`walls-of ${ground}`} title=${t("map-fortress", { strength: fortress })}>${fortress}</b>
  `;
}

/** Its name with the points spent up to there, and what is known of it. @param {{store: Store, goal: any}} props */
function EndName({ store, goal }) {
  const { place, kind, spent, stays } = goal;
  const said = about(goal);
  return html`
    ${
      kind === "fortress" &&
      html`
        <${Walls} store=${store} place=${place} />
        ${" "}
      `
    }${term("place", place)}${
      spent !== undefined &&
      html`
        ${" "}
        <small>${spent}${stays || isFight(goal) ? "" : "*"}</small>
      `
    }${
      said &&
      html`
        ${" "}
        <small class="about">${said}</small>
      `
    }
  `;
}
