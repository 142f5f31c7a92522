// @ts-check
// Who comes along on a march: leaders and counters as toggles, those who stay paler.

import { html } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { t } from "../../../lib/say.js";
import { Cite } from "../../../table/look.js";
import { Counter, Leader, placeOfLeader, stacksAt } from "../look.js";
import { company } from "../marching.js";
import { term } from "../terms.js";
import { tipOf } from "../tips.js";

/** @typedef {import("../intent.js").Intent} Intent */

/** @param {{store: any, intent: Intent, march: any}} props */
export function Force({ store, intent, march }) {
  const origin = originOf(store, intent, march);
  const left = origin ? leftAt(store, origin, march.seat) : { leaders: [], units: {} };
  const open = Boolean(origin) && !march.free;
  const others = march.leaders.filter((/** @type {string} */ leader) => leader !== march.leader);
  const count = Object.values(/** @type {Record<string, number>} */ (march.units)).reduce((sum, n) => sum + n, 0);
  return html`<div class="force-part"><h3 class="h">${t("force-title")} <small>${t("force-from", { place: term("place", origin ?? march.city) })}</small> <small class="end"><${Cite} clause="8.31a" /></small></h3>
    <ul class="force-list">
      ${march.leader && html`<li key=${march.leader}><span class="who-comes chief"><${Leader} store=${store} leader=${march.leader} /><small>${t("force-commands")}</small></span></li>`}
      ${others.map((/** @type {string} */ leader) => html`<${Who} key=${leader} store=${store} intent=${intent} leader=${leader} comes=${true} open=${open} />`)}
      ${open && left.leaders.map((/** @type {string} */ leader) => html`<${Who} key=${leader} store=${store} intent=${intent} leader=${leader} comes=${false} open=${open} />`)}
    </ul>
    <ul class="force-list">${kinds(march.units, open ? left.units : {}).map((unit) => html`<${Kind} key=${unit} store=${store} intent=${intent} unit=${unit} comes=${march.units[unit] ?? 0} stays=${open ? (left.units[unit] ?? 0) : 0} open=${open} />`)}</ul>
    <p class="hint">${t("force-about", { count, capacity: march.capacity, factors: march.factors })} ${open && html`${t("force-how")} `}<${Cite} clause="10.12a" /></p></div>`;
}

/** Where an activation began that is still only prepared, or whose force the table asks for. @param {any} store @param {Intent} intent @param {any} march @returns {string | null} */
function originOf(store, intent, march) {
  const { choices } = intent.plan.value;
  const from = choices.find((choice) => choice.startsWith("from "));
  if (from) return from.split(" ")[1];
  const live = store.table.view.value;
  if (store.table.question.value?.kind === "form_force") return live.march.city;
  return choices.some((choice) => choice.startsWith("lead ")) && march.leader ? placeOfLeader(live, march.leader) : null;
}

/** Those of the side who stay where it began. @param {any} store @param {string} origin @param {number} seat */
function leftAt(store, origin, seat) {
  const own = stacksAt(store.view.value, origin).filter((/** @type {any} */ stack) => stack.seat === seat);
  return { leaders: own.flatMap((/** @type {any} */ { leaders }) => leaders), units: Object.assign({}, ...own.map((/** @type {any} */ { units }) => units)) };
}

/** @param {Record<string, number>} coming @param {Record<string, number>} staying */
const kinds = (coming, staying) => [...new Set([...Object.keys(coming), ...Object.keys(staying)])];

/** @param {{store: any, intent: Intent, leader: string, comes: boolean, open: boolean}} props */
function Who({ store, intent, leader, comes, open }) {
  return html`<li><button type="button" class=${`who-comes ${comes ? "on" : ""}`} data-choice=${comes ? undefined : `join ${leader}`} ...${tipOf("leader")} aria-pressed=${comes} disabled=${!open} onClick=${() => void company(intent, `join ${leader}`, !comes)}>
    <${Leader} store=${store} leader=${leader} /><small>${comes ? "" : t("force-stays")}</small></button></li>`;
}

/** The counters of a class: each comes or stays at a click; + and − change the number where the focus is. @param {{store: any, intent: Intent, unit: string, comes: number, stays: number, open: boolean}} props */
function Kind({ store, intent, unit, comes, stays, open }) {
  const change = (/** @type {boolean} */ more) => void company(intent, `take ${unit}`, more);
  const named = (/** @type {boolean} */ on) => t(on ? "force-leave-one" : "force-take-one", { unit: term("unit", unit) });
  const focused = (/** @type {KeyboardEvent} */ event) => /** @type {Element} */ (event.target)?.closest?.(`[data-unit="${unit}"]`);
  useKeys(open ? { "+": (event) => (focused(event) && stays ? change(true) : false), "-": (event) => (focused(event) && comes ? change(false) : false) } : {});
  const counter = (/** @type {boolean} */ on, /** @type {number} */ n) => html`<li key=${`${on} ${n}`}><button type="button" class=${`unit-comes ${on ? "on" : ""}`} data-unit=${unit} ...${tipOf(store.board.value.units[unit].type)} aria-pressed=${on} disabled=${!open} onClick=${() => change(!on)}>
    <span class="sr">${named(on)}</span><span aria-hidden="true"><${Counter} store=${store} unit=${unit} /></span>${!on && html`<small aria-hidden="true">${t("force-stays")}</small>`}</button></li>`;
  return html`${Array.from({ length: comes }, (_, n) => counter(true, n))}${Array.from({ length: stays }, (_, n) => counter(false, n))}`;
}
