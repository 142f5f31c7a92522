// @ts-check
// Where somebody arrives or goes: the places in a list and on the map, one of them marked; the button in the prompt does it.
// Saxons who change sides, leaders, armies from the sea and those who must leave all use this sheet.

import { html, useEffect } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { asked, sentence } from "../../../lib/prose.js";
import { seatName } from "../../../lib/people.js";
import { listed, t } from "../../../lib/say.js";
import { Cite } from "../../../table/look.js";
import { Head, usePick } from "../../../table/parts.js";
import { areaOf } from "../board.js";
import { Counter, Leader, ratings } from "../look.js";
import { stackText } from "../map/described.js";
import { standing } from "../map/stacks.js";
import { soFar } from "../story.js";
import { nounTerm, term, times } from "../terms.js";
import { useIntent } from "./around.js";
import { PlainChoices } from "./grouped.js";
import { Steps } from "./steps.js";

/** @param {{store: any}} props */
export function ArrivalsPanel({ store }) {
  const question = store.question.value;
  const intent = useIntent();
  const places = question.choices.filter((/** @type {string} */ choice) => choice.includes(" ") && nounTerm(choice.split(" ")[0]) === "place");
  const rest = question.choices.filter((/** @type {string} */ choice) => !places.includes(choice));
  const pending = [intent.pending.value, intent.lastPlace].find((one) => one && places.includes(one)) ?? places[0] ?? null;
  useEffect(() => void (intent.pending.value = pending), [pending, question]);
  useEffect(() => () => void (intent.pending.value = null), []);
  const choose = (/** @type {string} */ choice) => void (intent.pending.value = intent.lastPlace = choice); // who comes next goes there too, unless another place is chosen
  useChoosing(store, places, pending, choose);
  const { leader, unit } = question.about;
  return html`<section class="phase arrivals"><${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause}
      beside=${intent.plan.value.choices.length > 0 ? html`<${Steps} names=${["step-card", "step-place", "step-follows"]} now=${1} />` : undefined} />
    ${(leader || unit) && html`<div class="who">${leader && html`<${Leader} store=${store} leader=${leader} /><small>${ratings(store.board.value, leader)}</small>`}${unit && html`<${Counter} store=${store} unit=${unit} />`}</div>`}
    <${Coming} store=${store} intent=${intent} />
    <ol class="arrive-list">${places.map((/** @type {string} */ choice, /** @type {number} */ n) => html`<li key=${choice}><button type="button" class=${`arrive ${choice === pending ? "on" : ""}`} data-choice=${choice} aria-pressed=${choice === pending} disabled=${store.busy.value} onClick=${() => choose(choice)}
      onPointerEnter=${() => (store.lit.value = choice.split(" ")[1])} onPointerLeave=${() => (store.lit.value = null)}>
      ${n < 9 ? html`<kbd>${n + 1}</kbd>` : html`<span></span>`}<span><b>${term("place", choice.split(" ")[1])}</b><small>${about(store, choice.split(" ")[1])}</small></span></button></li>`)}</ol>
    <${PlainChoices} store=${store} choices=${rest} />
    <${Before} store=${store} intent=${intent} /></section>`;
}

/** Who comes over the sea, as the card tells it. @param {{store: any, intent: import("../intent.js").Intent}} props */
function Coming({ store, intent }) {
  const board = store.board.value;
  const [use, card] = (intent.plan.value.choices[0] ?? "").split(" ");
  if (store.question.value.kind !== "land" || use !== "event") return null;
  const facts = board.cards[card];
  const units = Object.keys(facts).filter((name) => name in board.units);
  return html`<h3 class="h">${t("arrive-who")} <span class="end"><${Cite} clause=${`card.${card.toUpperCase()}`} /></span></h3>
    <div class="who">${(facts.leaders ?? []).map((/** @type {string} */ leader) => html`<span key=${leader} class="comer"><${Leader} store=${store} leader=${leader} /><small>${ratings(board, leader)}</small></span>`)}
      ${units.map((unit) => html`<span key=${unit} class="comer"><${Counter} store=${store} unit=${unit} /><small>${times(facts[unit], term("unit", unit))}</small></span>`)}</div>`;
}

/** What one should know of a place to choose it. @param {any} store @param {string} place */
function about(store, place) {
  const board = store.board.value;
  const city = store.view.value.cities[place];
  if (!city) return "";
  const { fortress, neighbours } = board.cities[place];
  const area = areaOf(board, place);
  const parts = [
    area ? term("area", area) : "",
    fortress ? t("map-fortress", { strength: fortress }) : t("arrive-open"),
    city.control === null ? t("map-uncontrolled") : t("map-controlled", { seat: seatName(store.info.value, city.control) }),
    t("arrive-roads", { places: listed(neighbours.map((/** @type {string} */ one) => term("place", one))) }),
    ...standing(store.view.value, place).map((stack) => stackText(store.info.value, stack)),
  ];
  return parts.filter(Boolean).join("; ");
}

/** Rings the places, the chosen one strongest; a click or a digit chooses. @param {any} store @param {string[]} places @param {string | null} pending @param {(choice: string) => void} choose */
function useChoosing(store, places, pending, choose) {
  const words = (/** @type {string} */ choice) => store.room.choiceText(choice, store.question.value.kind, store.board.value);
  /** @type {Record<string, import("../../../lib/types.js").Mark>} */
  const marks = Object.fromEntries(places.map((choice) => [choice.split(" ")[1], { kind: choice === pending ? "target" : "legal", peaceful: true, why: words(choice) }]));
  const { origin, city, place } = store.question.value.about;
  const from = [origin, city, place].find((one) => typeof one === "string" && !marks[one]);
  useMarks(store, from ? { ...marks, [from]: { kind: "source" } } : marks);
  usePick(store, places.map((choice) => choice.split(" ")[1]), (picked) => choose(/** @type {string} */ (places.find((choice) => choice.endsWith(` ${picked}`)))));
  useKeys(Object.fromEntries(places.slice(0, 9).map((choice, n) => [String(n + 1), { does: () => choose(choice), what: words(choice) }])));
}

/** What has come of it so far, in the order of the rules. @param {{store: any, intent: import("../intent.js").Intent}} props */
function Before({ store, intent }) {
  const log = soFar(intent.shown.value?.log ?? []);
  if (!log.length) return null;
  return html`<div><h3 class="h">${t("arrive-so-far")}</h3><ol class="rolls">${log.map((entry, n) => html`<li key=${n}>${sentence(/** @type {any} */ (entry), store)} </li>`)}</ol></div>`;
}
