// @ts-check
// Marches and moves: choose a target, then how many go; an attack shows its odds before it is made.

import { html, useEffect, useLayoutEffect, useState } from "../../../vendor/ui.js";
import { language, t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { seatColour } from "../../../lib/people.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { Choices, Head, nouns, say, usePick } from "../../../table/generic.js";
import { BUILDING_ICONS } from "../look.js";
import { countyName, term } from "../terms.js";
import { Commitment, OddsBar, OddsColumn, Sides, Steps, figures, foretell, tinctureOf } from "./battle.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../../../lib/types.js").Question} Question */

const COLUMNS = 9; // forces that are compared side by side

/** With one figure behind the point or the comma. @param {number} amount */
const decimal = (amount) =>
  new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(amount);

/** @param {{store: Store}} props */
export function MarchPanel({ store }) {
  const question = store.question.value;
  const { origin, targets, chosen, setTarget } = useTarget(store, question);
  if (!question || !store.view.value || !store.info.value) return null;
  const counties = store.view.value.counties;
  const attack = chosen && counties[chosen].owner !== counties[origin].owner;
  return html`
    <section class="phase march">
      <${Head}
        title=${titleOf(store, question, origin, attack ? chosen : null)}
        clause=${question.clause}
        note=${chosen ? null : t("march-choose")}
        beside=${
          attack
            ? html`
                <${Steps} now="commit" />
              `
            : null
        }
      />
      ${
        chosen
          ? html`
              <${Force}
                key=${chosen}
                store=${store}
                origin=${origin}
                target=${chosen}
                asked=${question.kind}
                back=${question.kind === "send" ? null : () => setTarget(null)}
              />
            `
          : html`
              <${Targets} store=${store} targets=${targets} pick=${setTarget} />
              <div class="choices"><${Stay} store=${store} /></div>
            `
      }
    </section>
  `;
}

/**
 * Where a march begins, and what may be chosen, on the map too.
 * @param {Store} store
 * @param {Question | null} question
 */
function useTarget(store, question) {
  const [target, setTarget] = useState(/** @type {string | null} */ (null));
  const origin = question?.about.origin ?? question?.about.county ?? "";
  const targets = question ? nouns(question.choices, "march") : [];
  const chosen = question?.kind === "send" ? question.about.county : target;
  useMarks(store, marksFor(store, origin, targets, chosen));
  usePick(store, targets, setTarget);
  useLayoutEffect(() => setTarget(null), [question?.about.county, question?.kind]);
  return { origin, targets, chosen, setTarget };
}

/** The armies need not march. @param {{store: Store}} props */
function Stay({ store }) {
  if (!store.question.value?.choices.includes("stay")) return null;
  return html`
    <button
      type="button"
      class="btn quiet"
      data-choice="stay"
      disabled=${store.busy.value}
      onClick=${() => say(store, "stay")}
    >
      ${t("march-stay")}
    </button>
  `;
}

/**
 * @param {Store} store
 * @param {import("../../../lib/types.js").Question} question
 * @param {string} origin
 * @param {string | null} attacked
 */
function titleOf(store, question, origin, attacked) {
  const board = store.board.value;
  if (attacked) return t("battle-title", { county: countyName(board, attacked) });
  const county = countyName(board, origin);
  return question.kind === "march"
    ? t("march-title", { action: term("action", question.about.action), county })
    : t("move-title", { county });
}

/** @param {Store} store @param {string} origin @param {string[]} targets @param {string | null} chosen */
function marksFor(store, origin, targets, chosen) {
  const counties = store.view.value?.counties ?? {};
  const own = counties[origin]?.owner;
  /** @type {Record<string, import("../../../lib/types.js").Mark>} */
  const marks = {};
  for (const county of targets) marks[county] = { kind: counties[county]?.owner === own ? "move" : "attack" };
  for (const county of store.board.value?.counties[origin]?.neighbours ?? []) {
    if (counties[county] && !marks[county] && targets.length) marks[county] = { kind: "barred" };
  }
  if (origin) marks[origin] = { kind: "source" };
  if (chosen) marks[chosen] = { kind: "target", peaceful: counties[chosen]?.owner === own };
  return marks;
}

/** The neighbours as buttons, for those who do not use the map.
 * @param {{store: Store, targets: string[], pick: (county: string) => void}} props */
function Targets({ store, targets, pick }) {
  const counties = store.view.value.counties;
  const info = /** @type {import("../../../lib/types.js").TableInfo} */ (store.info.value);
  const own = store.seat;
  return html`
    <ul class="county-list">
      ${targets.map((county) => {
        const { owner, armies } = counties[county];
        return html`
          <li key=${county}>
            <button
              type="button"
              class=${`btn ${owner === own ? "to-move" : "to-attack"}`}
              data-choice=${`march ${county}`}
              onClick=${() => pick(county)}
              onMouseEnter=${() => (store.hovered.value = county)}
              onMouseLeave=${() => (store.hovered.value = null)}
              onFocus=${() => (store.hovered.value = county)}
              onBlur=${() => (store.hovered.value = null)}
            >
              <${Shield} tincture=${owner === null ? "vert" : seatColour(info, owner)} size=${18} />
              ${countyName(store.board.value, county)}
              <small>
                ${owner === null ? t("map-neutral") : t("map-armies", { armies })}${" "}
                <${Icon}
                  name=${owner === own ? "move" : "swords"}
                  label=${t(owner === own ? "march-is-move" : "march-is-attack")}
                />
              </small>
            </button>
          </li>
        `;
      })}
    </ul>
  `;
}

/** How many go, and what may come of it.
 * @param {{store: Store, origin: string, target: string, asked: string, back: (() => void) | null}} props */
function Force({ store, origin, target, asked, back }) {
  const { counties } = store.view.value;
  const most = counties[origin].armies - 1;
  const [armies, setArmies] = useState(most);
  const attack = counties[target].owner !== counties[origin].owner;
  const odds = useOdds(store, target, most, attack);
  const change = (/** @type {number} */ by) => setArmies((now) => Math.min(most, Math.max(1, now + by)));
  const send = most > 1 ? [`send ${armies}`] : [];
  const go = () => {
    if (attack) foretell(store, target, odds[armies]);
    say(store, ...(asked === "send" ? send : [`march ${target}`, ...send]));
  };
  useKeys({ "+": () => change(1), "-": () => change(-1), Escape: () => (back ? back() : false) });
  const board = store.board.value;
  const info = /** @type {import("../../../lib/types.js").TableInfo} */ (store.info.value);
  const there = counties[target];
  const answers =
    there.owner === null
      ? t("march-neutral", { county: countyName(board, target) })
      : t("march-hold", { armies: there.armies, county: countyName(board, target) });
  return html`
    <${Sides}
      info=${info}
      from=${counties[origin].owner}
      against=${there.owner}
      says=${t("march-from", { armies, county: countyName(board, origin) })}
      answers=${answers}
    />
    <${Strength} ...${{ info, counties, origin, target, attack, armies, odds, setArmies }} />
    <${Press} ...${{ store, attack, armies, go, back }} />
    ${
      attack &&
      html`
        <${Commitment} store=${store} origin=${origin} target=${target} armies=${armies} odds=${odds[armies]} />
      `
    }
  `;
}

/**
 * @param {{store: Store, attack: boolean, armies: number, go: () => void, back: (() => void) | null}} props
 */
function Press({ store, attack, armies, go, back }) {
  return html`
    <div class="choices">
      <button
        type="button"
        class=${attack ? "btn rub big" : "btn primary big"}
        disabled=${store.busy.value}
        onClick=${go}
      >
        ${
          attack &&
          html`
            <${Icon} name="tower" />
          `
        }${t(attack ? "march-attack" : "march-move", { armies })}
      </button>
      ${
        back &&
        html`
          <button type="button" class="btn" onClick=${back}>${t("march-other")}</button>
        `
      }
      <${Stay} store=${store} />
    </div>
  `;
}

/** The choice of a number; for an attack every number stands over its odds. @param {any} props */
function Strength({ info, counties, origin, target, attack, armies, odds, setArmies }) {
  const most = counties[origin].armies - 1;
  const attacker = seatColour(info, counties[origin].owner);
  const defender = tinctureOf(info, counties[target].owner);
  const now = odds[armies];
  const note = now
    ? html`
        <small>${t("odds-left", { left: decimal(now.attackers_left) })}</small>
      `
    : null;
  return html`
    <div class="strength">
      <h3 class="h">${t("march-armies")} ${note}</h3>
      <div class="pick">
        ${
          attack &&
          most > 1 &&
          html`
            <${Columns} ...${{ most, armies, odds, setArmies, attacker, defender }} />
          `
        }
        <${Stepper} most=${most} armies=${armies} setArmies=${setArmies} />
      </div>
      ${
        attack &&
        (now
          ? html`
              <${OddsBar} odds=${now} attacker=${attacker} defender=${defender} />
            `
          : html`
              <div class="odds" aria-hidden="true"></div>
            `)
      }
    </div>
  `;
}

/**
 * A column of odds for each number.
 * @param {{most: number, armies: number, odds: any, setArmies: (armies: number) => void, attacker: string, defender:
 *   string}} props
 */
function Columns({ most, armies, odds, setArmies, attacker, defender }) {
  return html`
    <div class="ocs" role="radiogroup" aria-label=${t("march-armies")}>
      ${Array.from({ length: Math.min(most, COLUMNS) }, (_, n) => n + 1 + Math.max(0, most - COLUMNS)).map(
        (n) => html`
          <button
            type="button"
            role="radio"
            key=${n}
            class=${n === armies ? "oc on" : "oc"}
            data-choice=${`send ${n}`}
            aria-checked=${n === armies}
            onClick=${() => setArmies(n)}
          >
            <${OddsColumn} odds=${odds[n]} attacker=${attacker} defender=${defender} />
            <b>${n}</b>
            <small>${odds[n] ? `${figures(odds[n]).taken} %` : "…"}</small>
          </button>
        `,
      )}
    </div>
  `;
}

/** @param {{most: number, armies: number, setArmies: (armies: number) => void}} props */
function Stepper({ most, armies, setArmies }) {
  return html`
    <div class="stepper">
      <button
        type="button"
        class="icon-button"
        aria-label=${t("march-fewer")}
        disabled=${armies <= 1}
        onClick=${() => setArmies(armies - 1)}
      >
        <${Icon} name="minus" />
      </button>
      <output aria-live="polite">${armies}</output>
      <button
        type="button"
        class="icon-button"
        aria-label=${t("march-more")}
        disabled=${armies >= most}
        onClick=${() => setArmies(armies + 1)}
      >
        <${Icon} name="plus" />
      </button>
    </div>
  `;
}

/**
 * The odds for every force, asked for once.
 * @param {Store} store @param {string} target @param {number} most @param {boolean} attack
 */
function useOdds(store, target, most, attack) {
  const [odds, setOdds] = useState(/** @type {Record<number, import("../types.js").Odds>} */ ({}));
  const turn = store.frame.peek()?.turn; // in which this is drawn, though the table may soon be further
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const ask = async () => {
      for (let armies = most; !signal.aborted && armies >= Math.max(1, most - COLUMNS + 1); armies -= 1) {
        const found = await store.forecast([`march ${target}`, `send ${armies}`], signal, turn).catch(() => null);
        if (!signal.aborted && found) setOdds((known) => ({ ...known, [armies]: found }));
      }
    };
    if (attack) void ask();
    return () => asking.abort();
  }, [store, target, most, attack]);
  return odds;
}

// ------------------------------------------------------------------------------
// A question that is answered with a county, in several phases.

/** @typedef {import("../../../lib/types.js").Mark} Mark */

/** What stands in a county, in signs. @param {{store: Store, id: string}} props */
function Holding({ store, id }) {
  const county = store.view.value.counties[id];
  if (county.owner === null)
    return html`
      <small>${t("map-neutral")}</small>
    `;
  const words = [
    t("map-armies", { armies: county.armies }),
    ...county.buildings.map((/** @type {string} */ one) => term("building", one)),
  ];
  if (county.markers) words.push(t("map-markers", { markers: county.markers }));
  return html`
    <small title=${words.join(", ")}>
      <span class="sr">${words.join(", ")}</span>
      <span class="seen" aria-hidden="true">
        ${
          county.markers > 0 &&
          html`
            <em>
              <${Icon} name="revolt" />
              ${county.markers}
            </em>
          `
        }
        ${county.buildings.map(
          (/** @type {string} */ one) => html`
            <${Icon} name=${BUILDING_ICONS[one]} />
          `,
        )}${" "}
        <${Icon} name="army" />
        ${county.armies}
      </span>
    </small>
  `;
}

/**
 * A question that is answered with a county: on the map, or in a list. *marked* are those that bear a sign, with what
 * it means.
 * @param {{store: Store, verb: string, title: any, note?: any, marked?: string[], sign?: string, meaning?: string}}
 *   props
 */
export function CountyChoice({ store, verb, title, note, marked = [], sign = "", meaning = "" }) {
  const question = store.question.value;
  const counties = question ? nouns(question.choices, verb) : [];
  /** @type {Record<string, Mark>} */
  const marks = {};
  for (const county of counties)
    marks[county] = { kind: "legal", tag: marked.includes(county) ? `#${sign}` : undefined };
  useMarks(store, marks);
  usePick(store, counties, (county) => say(store, `${verb} ${county}`));
  if (!question) return null;
  const rest =
    counties.length > 1 ? question.choices.filter((choice) => !choice.startsWith(`${verb} `)) : question.choices;
  return html`
    <section class="phase">
      <${Head} title=${title} clause=${question.clause} note=${note ?? t("phase-pick-on-map")} />
      ${
        counties.length > 1 &&
        html`
          <${CountyList}
            store=${store}
            verb=${verb}
            counties=${counties}
            marked=${marked}
            sign=${sign}
            meaning=${meaning}
          />
        `
      }
      ${
        rest.length > 0 &&
        html`
          <${Choices} store=${store} choices=${rest} />
        `
      }
    </section>
  `;
}

/**
 * @param {{store: Store, verb: string, counties: string[], marked: string[], sign: string, meaning: string}} props
 */
function CountyList({ store, verb, counties, marked, sign, meaning }) {
  return html`
    <ul class="county-list">
      ${counties.map(
        (county) => html`
          <li key=${county}>
            <${CountyButton}
              store=${store}
              id=${county}
              choice=${`${verb} ${county}`}
              onPick=${() => say(store, `${verb} ${county}`)}
            >
              ${
                marked.includes(county) &&
                html`
                  <${Icon} name=${sign} label=${meaning} />
                `
              }
            <//>
          </li>
        `,
      )}
    </ul>
  `;
}

/** A county with its shield, its name and what stands there; it lights up on the map. @param {any} props */
function CountyButton({ store, id, choice, onPick, children }) {
  const owner = store.view.value.counties[id].owner;
  const light = (/** @type {string | null} */ county) => () => (store.hovered.value = county);
  return html`
    <button
      type="button"
      class="btn"
      data-choice=${choice}
      disabled=${store.busy.value}
      onClick=${onPick}
      onMouseEnter=${light(id)}
      onMouseLeave=${light(null)}
      onFocus=${light(id)}
      onBlur=${light(null)}
    >
      <${Shield} tincture=${owner === null ? "vert" : seatColour(store.info.value, owner)} size=${18} />
      ${countyName(store.board.value, id)}${children}
      <${Holding} store=${store} id=${id} />
    </button>
  `;
}
