// @ts-check
// Marches and moves: choose a target, then how many go; an attack shows its odds before it is made.

import { html, useEffect, useState } from "../vendor/ui.js";
import { countyName, t, term } from "../lib/say.js";
import { seatColour, seatName } from "../lib/store.js";
import { Icon, Shield } from "../lib/signs.js";
import { useKeys } from "../lib/keys.js";
import { OddsBar, percent } from "./odds-bar.js";
import { Head, nouns, say, useMarks, usePick } from "./parts.js";

/** @typedef {import("../lib/store.js").TableStore} Store */

const COLUMNS = 10; // forces that are compared side by side

/** @param {{store: Store}} props */
export function MarchPanel({ store }) {
  const question = store.question.value;
  const [target, setTarget] = useState(/** @type {string | null} */ (null));
  const origin = question?.about.origin ?? question?.about.county ?? "";
  const targets = question ? nouns(question.choices, "march") : [];
  const chosen = question?.kind === "send" ? question.about.county : target;
  useMarks(store, marksFor(store, origin, targets, chosen));
  usePick(store, targets, setTarget);
  useEffect(() => setTarget(null), [question?.about.county, question?.kind]);
  if (!question || !store.view.value || !store.info.value) return null;
  const title = question.kind === "march"
    ? t("march-title", { action: term("action", question.about.action), county: countyName(store.board.value, origin) })
    : t("move-title", { county: countyName(store.board.value, origin) });
  return html`<section class="phase march">
    <${Head} title=${title} clause=${question.clause} note=${chosen ? null : t("march-choose")} />
    ${chosen
      ? html`<${Force} key=${chosen} store=${store} origin=${origin} target=${chosen} asked=${question.kind}
          back=${question.kind === "send" ? null : () => setTarget(null)} />`
      : html`<${Targets} store=${store} targets=${targets} pick=${setTarget} />`}
    ${question.choices.includes("stay") &&
    html`<button type="button" class="btn" disabled=${store.busy.value} onClick=${() => say(store, "stay")}>${t("march-stay")}</button>`}
  </section>`;
}

/** @param {Store} store @param {string} origin @param {string[]} targets @param {string | null} chosen */
function marksFor(store, origin, targets, chosen) {
  const counties = store.view.value?.counties ?? {};
  const own = counties[origin]?.owner;
  /** @type {Record<string, import("../lib/types.js").Mark>} */
  const marks = {};
  for (const county of targets) marks[county] = { kind: counties[county]?.owner === own ? "move" : "attack" };
  for (const county of store.board.value?.counties[origin]?.neighbours ?? []) {
    if (counties[county] && !marks[county] && targets.length) marks[county] = { kind: "barred" };
  }
  if (origin) marks[origin] = { kind: "source" };
  if (chosen) marks[chosen] = { kind: "target" };
  return marks;
}

/** The neighbours as buttons, for those who do not use the map.
 * @param {{store: Store, targets: string[], pick: (county: string) => void}} props */
function Targets({ store, targets, pick }) {
  const counties = store.view.value.counties;
  return html`<ul class="county-list">
    ${targets.map((county) => {
      const owner = counties[county].owner;
      const info = /** @type {import("../lib/types.js").TableInfo} */ (store.info.value);
      return html`<li key=${county}><button type="button" class="btn" onClick=${() => pick(county)}
        onMouseEnter=${() => (store.lit.value = county)} onMouseLeave=${() => (store.lit.value = null)}>
        <${Shield} tincture=${owner === null ? "vert" : seatColour(info, owner)} size=${18} />
        ${countyName(store.board.value, county)}
        <small>${owner === null ? t("map-neutral") : t("map-armies", { armies: counties[county].armies })}</small>
      </button></li>`;
    })}
  </ul>`;
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
  const go = () => say(store, ...(asked === "send" ? send : [`march ${target}`, ...send]));
  useKeys({
    "+": () => change(1),
    "-": () => change(-1),
    Escape: () => (back ? back() : false),
  });
  const info = /** @type {import("../lib/types.js").TableInfo} */ (store.info.value);
  const attacker = seatColour(info, counties[origin].owner);
  const defender = counties[target].owner === null ? "vert" : seatColour(info, counties[target].owner);
  return html`<${Sides} store=${store} origin=${origin} target=${target} armies=${armies} />
    ${attack && most > 1 && html`<div class="ocs" role="radiogroup" aria-label=${t("march-armies")}>
      ${Array.from({ length: Math.min(most, COLUMNS) }, (_, n) => n + 1 + Math.max(0, most - COLUMNS)).map((n) => html`
        <button type="button" role="radio" key=${n} class=${n === armies ? "oc on" : "oc"} aria-checked=${n === armies} onClick=${() => setArmies(n)}>
          <b>${n}</b><small>${odds[n] ? `${percent(odds[n].attacker)} %` : "…"}</small></button>`)}
    </div>`}
    <div class="stepper">
      <button type="button" class="ib" aria-label=${t("march-fewer")} disabled=${armies <= 1} onClick=${() => change(-1)}><${Icon} name="minus" /></button>
      <output aria-live="polite">${t("map-armies", { armies })}</output>
      <button type="button" class="ib" aria-label=${t("march-more")} disabled=${armies >= most} onClick=${() => change(1)}><${Icon} name="plus" /></button>
    </div>
    ${attack && odds[armies] && html`<${OddsBar} odds=${odds[armies]} attacker=${attacker} defender=${defender} />
      <p class="inn">${t("odds-left", { left: odds[armies].attackers_left.toFixed(1) })}
        ${odds[armies].error > 0 ? t("odds-error", { error: percent(odds[armies].error) }) : ""}</p>`}
    <div class="choices">
      <button type="button" class=${attack ? "btn rub big" : "btn pri big"} disabled=${store.busy.value} onClick=${go}>
        ${attack ? t("march-attack", { armies }) : t("march-move", { armies })}</button>
      ${back && html`<button type="button" class="btn" onClick=${back}>${t("march-other")}</button>`}
    </div>`;
}

/** @param {{store: Store, origin: string, target: string, armies: number}} props */
function Sides({ store, origin, target, armies }) {
  const { counties } = store.view.value;
  const info = /** @type {import("../lib/types.js").TableInfo} */ (store.info.value);
  const board = store.board.value;
  const { owner, armies: defenders } = counties[target];
  const mine = counties[origin].owner;
  return html`<div class="force">
    <div class=${`f edge-${seatColour(info, mine)}`}><${Shield} tincture=${seatColour(info, mine)} size=${36} />
      <div><b>${seatName(info, mine)}</b><span>${t("march-from", { armies, county: countyName(board, origin) })}</span></div></div>
    <span class="vs"><${Icon} name=${owner === mine ? "move" : "swords"} /></span>
    <div class=${`f r edge-${owner === null ? "vert" : seatColour(info, owner)}`}>
      <div><b>${owner === null ? t("peasants") : seatName(info, owner)}</b>
        <span>${owner === null ? t("march-neutral", { county: countyName(board, target) }) : t("march-hold", { armies: defenders, county: countyName(board, target) })}</span></div>
      <${Shield} tincture=${owner === null ? "vert" : seatColour(info, owner)} size=${36} /></div>
  </div>`;
}

/** The odds for every force, asked for once. @param {Store} store @param {string} target @param {number} most @param {boolean} attack */
function useOdds(store, target, most, attack) {
  const [odds, setOdds] = useState(/** @type {Record<number, import("../lib/types.js").Odds>} */ ({}));
  useEffect(() => {
    let gone = false;
    if (attack) {
      for (let armies = most; armies >= Math.max(1, most - COLUMNS + 1); armies -= 1) {
        store.odds(target, armies).then((found) => !gone && setOdds((known) => ({ ...known, [armies]: found }))).catch(() => undefined);
      }
    }
    return () => {
      gone = true;
    };
  }, [store, target, most, attack]);
  return odds;
}
