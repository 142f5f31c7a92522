// @ts-check
// The decision column: mat and hand while one plans, public facts, and whatever this seat is asked.

import { html, useEffect, useMemo, useRef, useState } from "../../../vendor/ui.js";
import { Dialog } from "../../../lib/dialog.js";
import { t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { Icon } from "../../../lib/signs.js";
import { QuestionPanel } from "../../../table/generic.js";
import { useMedia } from "../../../table/look.js";
import { BOX_ICONS, boxFigure, shortBox } from "../look.js";
import { PANELS } from "../panels/index.js";
import { Aftermath, newsOf } from "../panels/news.js";
import { WarTips } from "../tips.js";
import { OrderPart, YearPart, currentAction, isActing } from "./display.js";
import { Hand } from "./hand.js";
import { Ledger, Standing } from "./ledger.js";
import { LaidMat, OtherMats, PlanMat } from "./mat.js";
import { PlanOrders, SealedOrders } from "./orders.js";
import { Bids } from "./position.js";
import { preview } from "./preview.js";

/** @typedef {import("../types.js").Store} Store */

// ------------------------------------------------------------------------------
// Planning on the table page: mat and hand, their keys, and what the map shows meanwhile.

/** @typedef {import("./planning.js").Plan} Plan */

/** @param {{plan: Plan}} props */
function PlanPanel({ plan }) {
  usePlanKeys(plan);
  useKeptFocus(plan);
  usePlanMarks(plan);
  return html`
    <section class="mat-part">
      <h2 class="h">
        ${t("mat-title")}${" "}
        <${AsBefore} plan=${plan} />
        <${ForecastLine} plan=${plan} />
      </h2>
      <${PlanMat} plan=${plan} />
      <${PlanOrders} plan=${plan} />
    </section>
    <section class="hand-part">
      <h2 class="h">
        ${t("hand-title")}${" "}
        <small>${t("hand-cards", { cards: plan.hand.value.length })}</small>
      </h2>
      <${Hand} plan=${plan} />
      <div class="plan-bar"><${PlanButtons} plan=${plan} /></div>
    </section>
    <p class="sr" role="status" aria-live="polite">${plan.said.value}</p>
  `;
}

/** To begin with the plan of the season before, while nothing lies there. @param {{plan: Plan}} props */
function AsBefore({ plan }) {
  const former = useMemo(() => plan.former(), [plan.round, plan.store.view.value]);
  if (Object.keys(plan.placed.value).length || !Object.keys(former).length) return null;
  return html`
    <button type="button" class="btn sm as-before" onClick=${() => plan.layAll(former)}>${t("plan-as-before")}</button>
  `;
}

/** @param {{plan: Plan}} props */
function ForecastLine({ plan }) {
  const { short, doubtful, least } = plan.forecast.value;
  const names = (/** @type {string[]} */ boxes) => boxes.map((box) => shortBox(plan.facts().board, box)).join(", ");
  if (short.length)
    return html`
      <span class="end fc bad">${t("forecast-short", { boxes: names(short) })}</span>
    `;
  if (doubtful.length)
    return html`
      <span class="end fc bad">${t("forecast-doubtful", { boxes: names(doubtful) })}</span>
    `;
  return html`
    <span class="end fc">
      <${Icon} name="check" />
      ${" "}${t("forecast-sure", { least })}
    </span>
  `;
}

/**
 * The three answers of planning; they stand in the prompt line, and on a phone under the hand.
 * @param {{plan: Plan}} props
 */
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
  return html`
    <button type="button" class="btn quiet" aria-disabled=${!plan.past.length} onClick=${() => plan.undo()}>
      <${Icon} name="undo" />
      ${t("table-undo")}${" "}
      <kbd>Z</kbd>
    </button>
    <button type="button" class="btn" data-action="fill" aria-disabled=${!fillable} onClick=${() => plan.fill()}>
      <span class="not-phone">${t("plan-fill")}</span>
      <span class="only-phone">${t("plan-fill-short")}</span>
    </button>
    <button type="button" class="btn primary" data-action="seal" aria-disabled=${!ready} onClick=${seal}>
      <${Icon} name="seal" />
      <span>${t("plan-seal")}</span>
    </button>
    ${
      asking &&
      html`
        <${Warning} plan=${plan} onClose=${() => setAsking(false)} />
      `
    }
  `;
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
  return html`
    <${Dialog} title=${t("plan-seal")} onClose=${onClose}>
      <p>${t("plan-warning", { boxes: names })}</p>
      <div class="acts">
        <button type="button" class="btn" onClick=${onClose}>${t("plan-go-on")}</button>
        <button type="button" class="btn rub" onClick=${go}>${t("plan-seal-anyway")}</button>
      </div>
    <//>
  `;
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

/**
 * A card that went away takes the focus with it; for those at the keyboard it goes on to the next one.
 * @param {Plan} plan
 */
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
    if (held && held.card in view.counties)
      found[held.card] = { ...found[held.card], kind: "source", why: t("map-mark-held") };
    return found;
  }, [placed, held, view]);
  useMarks(plan.store, marks);
}

/** @param {Plan} plan @param {string} box @param {string} card */
const whyOf = (plan, box, card) =>
  `${t("labelled", { label: shortBox(plan.facts().board, box) })} ${preview(plan.facts(), box, card).note}`;

/** A short text, or the sign of the box. @param {any} board @param {string} box */
export function tagOf(board, box) {
  const figure = boxFigure(board, box);
  if (box.startsWith("deploy")) return `+${figure}`;
  return figure && !(box in board.convert) ? figure : `#${BOX_ICONS[box]}`;
}

// ------------------------------------------------------------------------------
// The column itself.

const NARROW = "(min-width: 900px) and (max-width: 1279px)";
const LOW = 820; // pixels of height below which mat, hand and all open facts do not fit one above the other,
const LOW_WITH_COURT = 880; // with its favours and boxes sooner
/** Where the order of actions is a line too. */
const SHORT = "(min-width: 900px) and (max-width: 1279px) and (max-height: 860px)";
/** Where the majorities lie open, or in a view of their own; else they are a line too. */
const TALL = "(min-height: 1060px), (max-width: 899px)";
const SHORT_WITH_COURT = `${SHORT}, (min-width: 1280px) and (max-height: 800px)`;

/** @param {{store: Store, work: import("./planning.js").Plan | null}} props */
export function Desk({ store, work: plan }) {
  const view = store.view.value;
  const folded = useMedia(`${NARROW}, (min-width: 1280px) and (max-height: ${view?.court ? LOW_WITH_COURT : LOW}px)`);
  const tall = useMedia(TALL);
  const short = useMedia(view?.court ? SHORT_WITH_COURT : SHORT);
  const question = store.question.value;
  const over = store.info.value?.state === "over";
  if (!view || !store.board.value)
    return html`
      <div class="desk" aria-busy="true"></div>
    `;
  if (plan && question?.kind === "plan") return planning(store, plan, { folded, tall, short });
  const asked = question || over;
  const open = !over || store.info.value?.abandoned; // a game without an end is left as it stood
  const panel =
    asked &&
    html`
      <${QuestionPanel} store=${store} panels=${PANELS} />
    `;
  return html`
    <div class=${`desk ${asked ? "asked" : "idle"}`}>
      <${WarTips} board=${store.board.value} />
      <div class="decision"><${Aftermath} store=${store}>${panel}<//></div>
      ${
        open &&
        html`
          <${Facts} store=${store} />
        `
      }
      ${
        open &&
        !store.info.value?.paused &&
        html`
          <${Laid} store=${store} />
        `
      }
    </div>
  `;
}

/**
 * The desk while plans are made: no component of its own, as what lies in both shall stay when the plans are made.
 * @param {Store} store
 * @param {import("./planning.js").Plan} plan
 * @param {{folded: boolean, tall: boolean, short: boolean}} room
 */
function planning(store, plan, { folded, tall, short }) {
  const mat = html`
    <${PlanPanel} plan=${plan} />
  `;
  return html`
    <div class=${`desk planning ${store.view.value.court ? "dense" : ""}`}>
      <${WarTips} board=${store.board.value} />
      <${Facts} store=${store} folded=${folded} short=${short}><${Standing} store=${store} folded=${!tall} /><//>
      <div class="decision"><${Aftermath} store=${store} quiet=${true}>${mat}<//></div>
    </div>
  `;
}

/** What is open to all; *folded* where room is scarce, and the order of actions too where it is *short*.
 * @param {{store: Store, folded?: boolean, short?: boolean, children?: any}} props */
function Facts({ store, folded = false, short = false, children }) {
  const year = `year-group ${folded ? "folded" : ""} ${isActing(store) ? "strip-on-map" : ""}`;
  return html`
    <div class="facts">
      <section class="players-part" tabindex="-1" aria-label=${t("table-players")}>
        <${Ledger} store=${store} />
      </section>
      <div class=${year}>
        <${OrderPart} store=${store} folded=${short} />
        <${YearPart} store=${store} folded=${folded} />
      </div>
      ${children}
    </div>
  `;
}

/** The own mat and those of the others, once they lie. @param {{store: Store}} props */
function Laid({ store }) {
  const view = store.view.value;
  const current = currentAction(store);
  const bids = !view.planning && !view.done && !current;
  usePlannedMarks(store);
  return html`
    <div class="laid-group">
      ${
        bids &&
        store.question.value?.kind !== "position" &&
        html`
          <${Bids} store=${store} />
        `
      }
      ${
        store.seat >= 0 &&
        Object.keys(view.seats[store.seat].boxes).length > 0 &&
        html`
          <section class="mat-part">
            <h2 class="h">
              ${t("mat-title")}${" "}
              <small>${view.planning ? t("mat-sealed") : ""}</small>
            </h2>
            <${LaidMat} store=${store} seat=${store.seat} current=${current} />
            <${SealedOrders} store=${store} />
          </section>
        `
      }
      ${
        !view.planning &&
        html`
          <${OtherMats} store=${store} />
        `
      }
      <${Standing} store=${store} />
    </div>
  `;
}

/** @param {any} view @param {string} box */
const carriedOut = (view, box) => view.actions.indexOf(box) >= 0 && view.actions.indexOf(box) < view.done;

/** While nothing is asked or told the map shows what is still planned where. @param {Store} store */
function usePlannedMarks(store) {
  const view = store.view.value;
  const asked = Boolean(store.question.value || newsOf(store)?.own);
  const boxes = view.seats[store.seat]?.boxes;
  const ahead = Object.entries(boxes ?? {}).filter(
    ([box, card]) => card in view.counties && box !== view.auction && !carriedOut(view, box),
  );
  /** @type {Record<string, import("../../../lib/types.js").Mark>} */
  const marks = Object.fromEntries(
    ahead.map(([box, card]) => [card, { kind: "planned", tag: tagOf(store.board.value, box) }]),
  );
  useMarks(store, asked ? null : marks);
}
