// @ts-check
// Recruiting: answers with the chances that the server foretells for each of them.

import { html } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { asked, sentence } from "../../../lib/prose.js";
import { keyOf, t } from "../../../lib/say.js";
import { Head, nouns, say } from "../../../table/parts.js";
import { Counter, Leader, percent, placeOfLeader, signed } from "../look.js";
import { term } from "../terms.js";
import { PlainChoices } from "./grouped.js";
import { useForecasts } from "./around.js";

/** One row a leader: what his tries bring, and a button for each kind of units that rolls at once. @param {{store: any}} props */
export function RecruitPanel({ store }) {
  const question = store.question.value;
  const leaders = nouns(question.choices, "attempt");
  const found = useForecasts(store, leaders.map((leader) => `attempt ${leader}`));
  const made = /** @type {string[]} */ (question.about.made ?? []);
  const rest = question.choices.filter((/** @type {string} */ choice) => !choice.startsWith("attempt "));
  useRowKeys(store, found);
  useMarks(store, placesOf(store, leaders));
  return html`<section class="phase recruit"><${Head} title=${t("recruit-title")} clause=${question.clause} note=${asked(question.kind, question.about, store)} />
    <${LastRoll} store=${store} />
    <table class="levy"><thead class="sr"><tr><th scope="col">${t("recruit-leader")}</th><th scope="col">${t("recruit-modifier")}</th><th scope="col">${t("recruit-chances")}</th><th scope="col">${t("recruit-roll")}</th></tr></thead>
      <tbody>${leaders.map((leader) => html`<${Row} key=${leader} store=${store} leader=${leader} row=${found[`attempt ${leader}`]} used=${made.filter((one) => one === leader).length} />`)}</tbody></table>
    <p class="hint">${t("recruit-how")}</p>
    <${PlainChoices} store=${store} choices=${rest} /></section>`;
}

/** @param {{store: any, leader: string, row: any, used: number}} props */
function Row({ store, leader, row, used }) {
  const place = placeOfLeader(store.view.value, leader);
  const light = (/** @type {string | null} */ id) => (store.lit.value = id);
  const notes = row ? [row.dynamic ? t("recruit-dynamic") : "", row.pillage ? t("recruit-pillaged") : "", t("recruit-room", { room: row.room }), used ? t("recruit-used", { used }) : ""].filter(Boolean) : [];
  const kinds = row ? Object.entries(row.kinds) : [];
  return html`<tr data-leader=${leader} onPointerEnter=${() => light(place)} onPointerLeave=${() => light(null)}><th scope="row"><${Leader} store=${store} leader=${leader} /><small>${[place ? term("place", place) : "", ...notes].join(" · ")}</small></th>
    <td>${row ? signed(row.modifier) : ""}</td><td>${row && html`<${Chances} steps=${row.steps} />`}</td>
    <td><div class="choices">${kinds.map(([kind, left]) => html`<button key=${kind} type="button" class="btn sm rub" data-choice=${`attempt ${leader}`} data-kind=${kind} disabled=${store.busy.value} title=${t("recruit-left", { left })}
      onClick=${() => say(store, `attempt ${leader}`, `raise ${kind}`)} onFocus=${() => light(place)} onBlur=${() => light(null)}>${kindShort(store, kind)}</button>`)}</div></td></tr>`;
}

/** "Mercenary" or "Militia": the nation is that of the leader. @param {any} store @param {string} kind */
const kindShort = (store, kind) => t(keyOf("type", store.board.value.units[kind]?.type ?? kind));

/** How probably a try brings how many steps, as a bar. @param {{steps: Record<string, number>}} props */
function Chances({ steps }) {
  const said = Object.entries(steps).map(([many, share]) => t("recruit-chance", { steps: Number(many), share: percent(share) })).join(", ");
  return html`<span class="chances" role="img" aria-label=${said} title=${said}>${Object.entries(steps).map(([many, share]) => html`<i key=${many} class=${`steps-${many}`} style=${{ flexGrow: share }}>${many}</i>`)}</span>`;
}

/** On the row that has the focus 1 is the first kind and 2 the second. @param {any} store @param {Record<string, any>} found */
function useRowKeys(store, found) {
  const press = (/** @type {number} */ n) => (/** @type {KeyboardEvent} */ event) => {
    const leader = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target)?.closest?.("[data-leader]"))?.dataset.leader ?? Object.keys(found)[0]?.split(" ")[1];
    const kind = leader && Object.keys(found[`attempt ${leader}`]?.kinds ?? {})[n];
    if (!kind) return false;
    say(store, `attempt ${leader}`, `raise ${kind}`);
    return undefined;
  };
  useKeys({ 1: { does: press(0), what: t("recruit-first-kind") }, 2: { does: press(1), what: t("recruit-second-kind") } });
}

/** @param {any} store @param {string[]} leaders @returns {Record<string, import("../../../lib/types.js").Mark>} */
function placesOf(store, leaders) {
  const places = leaders.map((leader) => placeOfLeader(store.view.value, leader)).filter((place) => place !== null);
  return Object.fromEntries(places.map((place) => [/** @type {string} */ (place), { kind: "legal", why: t("recruit-here") }]));
}

/** What was rolled last in this round. @param {{store: any}} props */
function LastRoll({ store }) {
  const log = /** @type {any[]} */ (store.log.value);
  const began = log.findLastIndex(({ event }) => event === "card-played");
  const rolls = log.slice(began + 1).filter(({ event }) => ["recruits-rolled", "unit-raised", "recruits-lost"].includes(event));
  if (!rolls.length) return null;
  return html`<ol class="rolls">${rolls.map((entry) => html`<li key=${entry.n}>${sentence(entry, store)}</li>`)}</ol>`;
}

/** How the steps are taken: a full unit or a reduced one, as counters. @param {{store: any}} props */
export function TakeRecruitsPanel({ store }) {
  const question = store.question.value;
  const { leader, kind, steps } = question.about;
  const unit = (/** @type {string} */ choice) => (choice === "full" ? kind : `${kind}_reduced`);
  useKeys(Object.fromEntries(question.choices.map((/** @type {string} */ choice, /** @type {number} */ n) => [String(n + 1), () => say(store, choice)])));
  const place = placeOfLeader(store.view.value, leader);
  useMarks(store, place ? { [place]: { kind: "source" } } : null);
  return html`<section class="phase recruit"><${Head} title=${t("recruit-title")} clause=${question.clause} note=${t("recruit-steps", { leader: term("leader", leader), steps })} />
    <${LastRoll} store=${store} />
    <div class="choices take-as">${question.choices.map((/** @type {string} */ choice, /** @type {number} */ n) => html`<button key=${choice} type="button" class="chip" data-choice=${choice} disabled=${store.busy.value} onClick=${() => say(store, choice)}>
      <kbd>${n + 1}</kbd> <${Counter} store=${store} unit=${unit(choice)} /> <span>${store.room.choiceText(choice, question.kind, store.board.value)}</span></button>`)}</div></section>`;
}
