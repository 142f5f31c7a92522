// @ts-check
// The line over the table and its buttons while something is prepared: what it is, a step back, and what sends it.

import { html } from "../../vendor/ui.js";
import { Icon } from "../../lib/signs.js";
import { useKeys } from "../../lib/keys.js";
import { asked } from "../../lib/prose.js";
import { t } from "../../lib/say.js";
import { Undo } from "../../table/prompt.js";
import { Actions, hasActions } from "./battle/actions.js";
import { USES } from "./desk/hand.js";
import { halt, letPass } from "./marching.js";
import { term } from "./terms.js";

/** @typedef {import("./intent.js").Intent} Intent */
/** What the button at the end of the line does. @typedef {{does: () => void, words: string, red: boolean}} Deed */

/** @param {Intent} work @param {string} choice */
const words = (work, choice) => work.store.room.choiceText(choice, work.stage.question.peek()?.kind ?? "card_round", /** @type {any} */ (work.store.board.value));

/** What would be sent now, if anything. @param {Intent} work @returns {Deed | null} */
export function deedOf(work) {
  const { choices, attack } = work.plan.value;
  const question = work.stage.question.value;
  const pending = work.pending.value;
  if (pending && question?.choices.includes(pending)) return { does: () => void work.stage.answer([pending]), words: words(work, pending), red: false };
  if (work.mode.value !== "own") return null;
  if (attack) return { does: () => void work.send(), words: t("march-attack", { place: term("place", attack) }), red: true };
  if (work.shown.value?.final) return { does: () => void work.send(), words: sendWords(choices[0]), red: true };
  if (question?.kind === "free_action") return { does: () => void letPass(work), words: t("round-let-pass"), red: true };
  const { march } = work.stage.view.value;
  if (question?.kind === "march_on" && question.choices.includes("halt")) return { does: () => void halt(work), words: t(haltWords(choices, march), { place: term("place", march.city) }), red: true };
  if (question?.kind === "form_force") return march.reach[0]?.goals.length ? { does: () => void halt(work), words: t("march-stay", { place: term("place", march.city) }), red: true } : { does: () => void work.answer(["go"]), words: words(work, "go"), red: false };
  return null;
}

/** The march goes where it is prepared to go, ends where it has come to, or has not set out. @param {string[]} choices @param {any} march */
function haltWords(choices, march) {
  if (choices.some((choice) => choice.startsWith("march "))) return "march-go";
  return march.trail.length ? "march-halt" : "march-stay";
}

const SENDS = /** @type {Record<string, string>} */ ({ aid: "do-aid", event: "do-event", offer_peace: "do-offer-peace", move_base: "do-move-base" });

/** @param {string} first the first answer of those that are sent */
function sendWords(first) {
  return t(SENDS[first.split(" ")[0]] ?? "do-other");
}

/** Buttons while something is prepared, else null. @param {any} store @param {Intent | null} work */
export function buttons(store, work) {
  if (!work || store.told.value || store.refusal.value?.code) return null;
  if (hasActions(store)) return html`<${Actions} store=${store} draft=${work.battle} />`;
  const deed = deedOf(work);
  if (!deed && !work.plan.value.choices.length) return null;
  return html`<${Buttons} work=${work} deed=${deed} />`;
}

/** @param {{work: Intent, deed: Deed | null}} props */
export function Buttons({ work, deed }) {
  const { choices, attack } = work.plan.value;
  const ahead = work.mode.value === "ahead";
  const { march } = work.stage.view.value;
  const prepared = choices.length > 0 || attack;
  return html`${deed && !prepared && (work.store.frame.value?.undo ?? 0) > 0 && html`<${Undo} word=${t("table-undo")} undo=${() => work.store.undo()} />`}
    ${prepared && html`<button type="button" class="btn qu back" onClick=${() => work.back() || work.putAway()}><${Icon} name="undo" />${t(work.past.length ? "table-undo" : "plan-away")} <kbd>Z</kbd></button>`}
    ${attack && !ahead && work.stage.question.value?.choices.includes("halt") && html`<button type="button" class="btn" data-choice="halt" onClick=${() => void halt(work)}>${t("march-halt", { place: term("place", march.city) })} <kbd>H</kbd></button>`}
    ${deed && html`<button type="button" class=${`btn confirm ${deed.red ? "rub" : "pri"}`} disabled=${work.store.busy.value || work.busy.value} onClick=${deed.does}>${attack && html`<${Icon} name="swords" /> `}${deed.words} <kbd>Enter</kbd></button>`}
    <${ConfirmKeys} work=${work} deed=${deed} />`;
}

/** Enter does it; a red button is focused first from elsewhere. @param {{work: Intent, deed: Deed | null}} props */
function ConfirmKeys({ work, deed }) {
  useKeys({
    z: { does: () => (work.back() ? undefined : work.plan.peek().choices.length ? work.putAway() : false), what: t("table-undo") },
    Escape: () => (work.plan.peek().choices.length ? void work.putAway() : false),
    Enter: (event) => {
      if (!deed || /** @type {Element} */ (event.target)?.closest?.("button, a, [role=button], summary, input")) return false;
      const button = /** @type {HTMLElement | null} */ ([...document.querySelectorAll(".btn.confirm")].find((one) => /** @type {HTMLElement} */ (one).offsetParent !== null) ?? null);
      if (deed.red) button?.focus();
      else deed.does();
      return undefined;
    },
  });
  return null;
}

/** What is prepared, in words; null if nothing is. @param {any} store @param {Intent | null} work @returns {import("../../lib/types.js").Said | null} */
export function preparedWords(store, work) {
  if (!work || store.told.value) return null;
  const { choices } = work.plan.value;
  const tried = work.shown.value;
  if (!choices.length || work.mode.value === "off") return null;
  const ahead = work.mode.value === "ahead";
  const broken = work.broken.value;
  const planned = `<b>${t("plan-next")}</b> ${summary(work)}`;
  if (broken) return { say: planned, sub: t("plan-broken", { why: work.why(broken).message }), clause: work.why(broken).clause, state: ahead ? "wait" : "turn", seat: store.seat };
  if (ahead) return { say: planned, sub: t("plan-about"), state: "wait", seat: store.seat };
  if (!tried) return null;
  return { say: summary(work), sub: t("prepared-about"), state: "turn", seat: store.seat };
}

/** @param {Intent} work */
function summary(work) {
  const { choices, attack } = work.plan.value;
  const tried = work.tried.value;
  const march = tried?.view.march;
  const first = words(work, choices[0]);
  if (march?.leader && (march.trail.length || attack)) {
    const places = march.trail.map((/** @type {string} */ place) => term("place", place)).join(", ");
    const leader = term("leader", march.leader);
    const spent = march.spent + (attack ? 1 : 0);
    const said = t("prepared-march", { leader, goal: term("place", attack ?? march.city), via: places ? "yes" : "no", places, spent, all: march.points + march.spent });
    return attack ? `${said} <em>${t("met-battle")}</em>` : said;
  }
  if (march?.leader && tried?.question) return t("prepared-leader", { leader: term("leader", march.leader), card: first });
  if (!tried?.question || tried.final) return `<b>${first}</b>`;
  const verb = choices[0].split(" ")[0];
  const label = USES.includes(verb) ? t(`use-${verb}`) : first;
  return `<b>${t("labelled", { label })}</b> ${asked(tried.question.kind, tried.question.about, /** @type {any} */ (work.stage))}`;
}
