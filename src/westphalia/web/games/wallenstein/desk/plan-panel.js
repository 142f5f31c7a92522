// @ts-check
// Planning on the table page: mat and hand, their keys, and what the map shows meanwhile.

import { html, useEffect, useMemo, useRef, useState } from "../../../vendor/ui.js";
import { Dialog } from "../../../lib/dialog.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { t } from "../../../lib/say.js";
import { Icon } from "../../../lib/signs.js";
import { BOX_ICONS, boxFigure, shortBox } from "../look.js";
import { Hand } from "./hand.js";
import { PlanMat } from "./mat.js";
import { PlanOrders } from "./orders.js";
import { preview } from "./preview.js";

/** @typedef {import("./planning.js").Plan} Plan */

/** @param {{plan: Plan}} props */
export function PlanPanel({ plan }) {
  usePlanKeys(plan);
  useKeptFocus(plan);
  usePlanMarks(plan);
  return html`<section class="mat-part">
      <h2 class="h">${t("mat-title")} <${ForecastLine} plan=${plan} /></h2>
      <${PlanMat} plan=${plan} />
      <${PlanOrders} plan=${plan} />
    </section>
    <section class="hand-part">
      <h2 class="h">${t("hand-title")} <small>${t("hand-cards", { cards: plan.hand.value.length })}</small></h2>
      <${Hand} plan=${plan} />
      <div class="plan-bar"><${PlanButtons} plan=${plan} /></div>
    </section>
    <p class="sr" role="status" aria-live="polite">${plan.said.value}</p>`;
}

/** @param {{plan: Plan}} props */
function ForecastLine({ plan }) {
  const { short, doubtful, least } = plan.forecast.value;
  const names = (/** @type {string[]} */ boxes) => boxes.map((box) => shortBox(plan.facts().board, box)).join(", ");
  if (short.length) return html`<span class="end fc bad">${t("forecast-short", { boxes: names(short) })}</span>`;
  if (doubtful.length) return html`<span class="end fc bad">${t("forecast-doubtful", { boxes: names(doubtful) })}</span>`;
  return html`<span class="end fc"><${Icon} name="check" /> ${t("forecast-sure", { least })}</span>`;
}

/** The three answers of planning; they stand in the prompt line, and on a phone under the hand. @param {{plan: Plan}} props */
export function PlanButtons({ plan }) {
  const [asking, setAsking] = useState(false);
  const ready = plan.complete() && !plan.sealing.value;
  const fillable = plan.spare().length > 0 && plan.open.value.some((box) => box !== plan.facts().view.auction);
  const seal = () => {
    if (plan.sealing.peek()) return;
    const lack = plan.lack();
    if (lack) plan.refuse(lack);
    else if (plan.forecast.value.short.length) setAsking(true);
    else void sealed(plan);
  };
  return html`<button type="button" class="btn qu" aria-disabled=${!plan.past.length} onClick=${() => plan.undo()}>
    <${Icon} name="undo" />${t("table-undo")} <kbd>Z</kbd></button>
    <button type="button" class="btn" data-deed="fill" aria-disabled=${!fillable} onClick=${() => plan.fill()}><span class="not-phone">${t("plan-fill")}</span>
      <span class="only-phone">${t("plan-fill-short")}</span></button>
    <button type="button" class="btn pri" data-deed="seal" aria-disabled=${!ready} onClick=${seal}><${Icon} name="seal" /><span>${t("plan-seal")}</span></button>
    ${asking && html`<${Warning} plan=${plan} onClose=${() => setAsking(false)} />`}`;
}

/** @param {Plan} plan */
async function sealed(plan) {
  try {
    await plan.seal();
  } catch (error) {
    console.warn(String(error)); // the store shows the refusal in the prompt line
  }
}

/** @param {{plan: Plan, onClose: () => void}} props */
function Warning({ plan, onClose }) {
  const names = plan.forecast.value.short.map((box) => shortBox(plan.facts().board, box)).join(", ");
  const go = () => {
    onClose();
    void sealed(plan);
  };
  return html`<${Dialog} title=${t("plan-seal")} onClose=${onClose}>
    <p>${t("plan-warning", { boxes: names })}</p>
    <div class="acts"><button type="button" class="btn" onClick=${onClose}>${t("plan-go-on")}</button><button type="button" class="btn rub"
      onClick=${go}>${t("plan-seal-anyway")}</button></div>
  <//>`;
}

/** @param {Plan} plan */
function usePlanKeys(plan) {
  const put = (/** @type {string | undefined} */ box) => {
    if (!box || !plan.boxes().includes(box)) return false;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.card;
    if (!plan.held.value && focused) plan.take(focused);
    plan.choose(box);
    return undefined;
  };
  const actions = Object.keys(plan.facts().board.actions);
  /** @type {import("../../../lib/keys.js").Keys} */
  const keys = {
    b: { does: () => put(plan.facts().view.auction), what: t("key-plan-bid") },
    Escape: { does: () => (plan.drop() ? undefined : false), what: t("key-plan-drop") },
    Delete: { does: () => takeBackFocused(plan), what: t("key-plan-back") },
    Backspace: () => takeBackFocused(plan),
    z: { does: () => void plan.undo(), what: t("table-undo") },
  };
  const court = (/** @type {string} */ box) => box in plan.facts().board.convert;
  if (plan.boxes().some(court)) keys.c = { does: () => put(plan.open.value.find(court)), what: t("key-plan-court") };
  actions.forEach((action, n) => {
    keys[String((n + 1) % 10)] = { does: () => put(action), what: shortBox(plan.facts().board, action) };
  });
  useKeys(keys);
}

/** A card that went away takes the focus with it; for those at the keyboard it goes on to the next one. @param {Plan} plan */
function useKeptFocus(plan) {
  const keyed = useRef(false);
  useEffect(() => {
    const key = () => (keyed.current = true);
    const point = () => (keyed.current = false);
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", point, true);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", point, true);
    };
  }, []);
  useEffect(() => {
    if (!keyed.current || document.activeElement !== document.body) return;
    /** @type {HTMLElement | null} */ (document.querySelector('.hand button[tabindex="0"]'))?.focus();
  }, [plan.placed.value]);
}

/** @param {Plan} plan */
function takeBackFocused(plan) {
  const box = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.box ?? plan.held.value?.from;
  if (!box) return false;
  plan.takeBack(box);
  return undefined;
}

/** Tags on the map say what is planned where; the county of the held card is outlined. @param {Plan} plan */
function usePlanMarks(plan) {
  const { board, view } = plan.facts();
  const placed = plan.placed.value;
  const held = plan.held.value;
  const marks = useMemo(() => {
    /** @type {Record<string, any>} */
    const found = {};
    for (const [box, card] of Object.entries(placed)) {
      if (card in view.counties) found[card] = { kind: "planned", tag: tagOf(board, box), why: whyOf(plan, box, card) };
    }
    if (held && held.card in view.counties) found[held.card] = { ...found[held.card], kind: "source", why: t("map-mark-held") };
    return found;
  }, [placed, held, view]);
  useMarks(plan.store, marks);
}

/** @param {Plan} plan @param {string} box @param {string} card */
const whyOf = (plan, box, card) => `${t("labelled", { label: shortBox(plan.facts().board, box) })} ${preview(plan.facts(), box, card).note}`;

/** A short text, or the sign of the box. @param {any} board @param {string} box */
export function tagOf(board, box) {
  const figure = boxFigure(board, box);
  if (box.startsWith("deploy")) return `+${figure}`;
  return figure && !(box in board.convert) ? figure : `#${BOX_ICONS[box]}`;
}
