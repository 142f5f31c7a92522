// @ts-check
// The line over the table where only Wallenstein knows what to say: news, plans, where a march goes, when it is, and
// what a hint is about.

import { html } from "../../vendor/ui.js";
import { listed, t } from "../../lib/i18n.js";
import { seatName } from "../../lib/people.js";
import { sentence } from "../../lib/prose.js";
import { waitingFor } from "../../table/look.js";
import { Undo, askedWords } from "../../table/prompt.js";
import { WholePlan } from "./desk/advice.js";
import { PlanButtons } from "./desk/desk.js";
import { ROMAN, seasonName } from "./look.js";
import { newsOf } from "./panels/news.js";
import { term } from "./terms.js";

/** @typedef {import("./types.js").Store} Store */
/** @typedef {import("../../lib/types.js").Said} Said */
/** @typedef {import("./desk/planning.js").Plan} Plan */

/** @param {Store} store @param {Plan | null} plan @returns {Said | null} */
export function prompt(store, plan) {
  const news = newsOf(store);
  if (news?.own && !news.falling) return newsWords(store, news);
  if (store.told.value || store.info.value.state === "over") return null;
  const question = store.question.value;
  if (question && plan && question.kind === "plan") return planWords(store, plan);
  if (question) return marchWords(store, question);
  return store.view.value.planning ? sealedWords(store) : null;
}

/**
 * What is to be read before anything else.
 * @param {Store} store
 * @param {NonNullable<ReturnType<typeof newsOf>>} news
 * @returns {Said}
 */
function newsWords(store, { found }) {
  const info = store.info.value;
  const plain = { sub: "", aside: t("prompt-go-on"), state: /** @type {const} */ ("news"), seat: store.seat };
  const result = found?.after[0] ?? found?.cast;
  if (result) return { ...plain, say: `<b>${sentence(result, store)}</b>` };
  const all = store.view.value.seats.map((/** @type {any} */ { points }) => points);
  const points = Math.max(...all);
  const leaders = all.flatMap((/** @type {number} */ amount, /** @type {number} */ seat) =>
    amount === points ? [seatName(info, seat)] : [],
  );
  return { ...plain, say: t("prompt-winter", { names: listed(leaders), leaders: leaders.length, points }) };
}

/** @param {Store} store @param {Plan} plan @returns {Said} */
function planWords(store, plan) {
  const view = store.view.value;
  const held = plan.held.value;
  const open = plan.open.value;
  const bid = open.includes(view.auction) ? "yes" : "no";
  const boxes = open.length;
  const card = held ? term("card", held.card) : "";
  const say = plan.complete()
    ? t("prompt-plan-complete")
    : held
      ? t("prompt-plan-held", { card })
      : t("prompt-plan", { boxes, bid });
  const fresh = !held && !Object.keys(plan.placed.value).length;
  const sub = fresh ? t("prompt-plan-how") : `${waitingFor(store)} ${sealedCount(view)}`;
  return { say, sub, aside: t("prompt-secret"), state: "turn", seat: store.seat };
}

/**
 * Once a march has its target, it is asked how many go.
 * @param {Store} store
 * @param {import("../../lib/types.js").Question} question
 */
function marchWords(store, { kind, about }) {
  const marks = store.marks.value;
  const target =
    ["march", "move"].includes(kind) && Object.keys(marks).find((county) => marks[county].kind === "target");
  return target ? askedWords(store, "send", { origin: about.county, county: target }) : null;
}

/** While others plan. @param {Store} store @returns {Said} */
function sealedWords(store) {
  const view = store.view.value;
  const watching = store.seat < 0;
  const say = view.seats[store.seat]?.ready
    ? t("prompt-own-sealed")
    : t(watching ? "prompt-watching-plans" : "prompt-others-plan");
  return {
    say,
    sub: `${waitingFor(store)} ${sealedCount(view)}`,
    state: watching ? "watch" : "wait",
    seat: watching ? -1 : store.seat,
  };
}

/** @param {any} view */
function sealedCount(view) {
  const sealed = view.seats.filter((/** @type {any} */ seat) => seat.ready).length;
  return sealed ? t("prompt-sealed-count", { sealed, seats: view.seats.length }) : "";
}

/** @param {Store} store @param {Plan | null} plan */
export function buttons(store, plan) {
  const news = newsOf(store);
  if (news?.own && !news.falling)
    return html`
      <button type="button" class="btn primary" onClick=${news.close}>
        ${t("battle-continue")}${" "}
        <kbd>Enter</kbd>
      </button>
    `;
  if (!plan || store.told.value || store.info.value.state === "over") return null;
  if (store.question.value?.kind === "plan")
    return html`
      <${PlanButtons} plan=${plan} />
    `;
  const sealed = store.view.value.planning && store.frame.value.undo > 0;
  return sealed
    ? html`
        <${Undo} word=${t("plan-unseal")} undo=${() => plan.unseal()} />
      `
    : null;
}

// ------------------------------------------------------------------------------
// When it is: two years of four seasons, in the top bar, in the replay and in few words.

const SEASONS = ["spring", "summer", "fall", "winter"];
const YEARS = [1, 2];

/** @param {{view: any, over: boolean}} props */
export function Progress({ view, over }) {
  const at = SEASONS.indexOf(view.season);
  const state = (/** @type {number} */ year, /** @type {number} */ n) => {
    if (year < view.year || (year === view.year && n < at)) return "done";
    return year === view.year && n === at ? (over ? "done now" : "now") : "";
  };
  return html`
    <div class="seasons not-phone" aria-label=${t("table-round")}>
      ${YEARS.map(
        (year) => html`
          <span class="yr">${t("table-year", { year: ROMAN[year] })}</span>
          <ol>
            ${SEASONS.map(
              (season, n) => html`
                <li
                  key=${season}
                  class=${state(year, n)}
                  aria-current=${state(year, n).includes("now") ? "step" : undefined}
                >
                  ${seasonName(season)}
                </li>
              `,
            )}
          </ol>
        `,
      )}
    </div>
  `;
}

/** "Year I · spring". @param {any} view */
export const brief = (view) => `${t("table-year", { year: ROMAN[view.year] })} · ${seasonName(view.season)}`;

/** @type {import("../../lib/types.js").Timeline} */
export const line = {
  period: "season",
  short: ({ season, year }) =>
    season === SEASONS[0] ? t("replay-season", { season: seasonName(season), year: ROMAN[year] }) : seasonName(season),
  full: (mark) => t("replay-when", { season: seasonName(mark.season), year: mark.year }),
  phases: ["season", "phase", "scoring", "end"],
  signs: ["battle", "revolt"],
  together: { plan: "replay-planning" },
  shared: [],
  aftermath: ["card-surrendered"],
  scale: () => null,
};

// ------------------------------------------------------------------------------
// What a hint is about: a plan is advised card by card, and each lies in the hand and on a box.

/** Whether a question asks for a plan. @param {Store} store */
const planning = (store) => store.question.value?.kind === "plan";

/** @type {import("../../lib/types.js").HintRoom} */
export const hints = {
  prepared: () => [],
  Whole: WholePlan,
  open(store, plan, choice) {
    if (!planning(store)) return Boolean(store.question.value?.choices.includes(choice));
    const [box, card] = choice.split(" ");
    return plan.open.value.includes(box) && plan.hand.value.includes(card);
  },
  together: (store, steps) => (planning(store) ? steps.slice(0, 1) : steps),
  selectors(choice) {
    const [verb, noun] = choice.split(" ");
    return [`[data-choice="${choice}"]`, `.mat [data-box="${verb}"]`, ...(noun ? [`.hand [data-card="${noun}"]`] : [])];
  },
  places: (store, steps) =>
    steps.map(({ choice }) => choice.split(" ")[1]).filter((noun) => noun in store.board.value.counties),
};
