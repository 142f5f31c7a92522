// @ts-check
// The prompt line: what the game waits for and from whom, and the buttons that answer it.

import { html, useState } from "../vendor/ui.js";
import { asked, sentence } from "../lib/prose.js";
import { writeRoute } from "../lib/route.js";
import { listed, t } from "../lib/say.js";
import { term } from "../games/wallenstein/terms.js";
import { Icon, Shield } from "../lib/signs.js";
import { seatColour, seatName } from "../lib/store.js";
import { newsOf } from "../games/wallenstein/panels/news.js";
import { Cite, namesOf, rich } from "./look.js";
import { PlanButtons } from "../games/wallenstein/desk/plan-panel.js";

/** @param {{store: any, plan: import("../games/wallenstein/desk/planning.js").Plan | null, onPass?: () => void}} props */
export function Prompt({ store, plan, onPass }) {
  const info = store.info.value;
  const said = words(store, plan);
  const tincture = info && said.seat >= 0 ? seatColour(info, said.seat) : null;
  return html`<section class=${`prompt ${said.state}`} aria-label=${t("table-prompt")}>
    <div class="who">
      ${tincture ? html`<${Shield} tincture=${tincture} size=${34} />` : html`<${Icon} name=${said.icon ?? "eye"} class="big" />`}
    </div>
    <div class="words" role="status" aria-live=${said.state === "turn" ? "assertive" : "polite"}>
      <p class="say">${rich(said.say)} ${said.clause && html`<${Cite} clause=${said.clause} />`}</p>
      <span class="sub">${rich(said.sub)} ${said.aside && html`<span class="not-phone">${said.aside}</span>`}</span>
    </div>
    <div class="act" id="prompt-actions"><${Buttons} store=${store} plan=${plan} />${onPass && html`<button type="button" class="btn pri"
      onClick=${onPass}>${t("cover-on")}</button>`}</div>
  </section>`;
}

/**
 * @typedef {object} Said
 * @property {string} say
 * @property {string} sub
 * @property {"turn" | "wait" | "refused" | "watch" | "news" | "over"} state
 * @property {number} seat whose shield stands before it, -1 for none
 * @property {string} [aside] said where there is room for it
 * @property {string} [icon]
 * @property {string | null} [clause]
 */

/** @param {any} store @param {import("../games/wallenstein/desk/planning.js").Plan | null} plan @returns {Said} */
function words(store, plan) {
  const info = store.info.value;
  const view = store.view.value;
  const refusal = store.refusal.value;
  const none = { seat: -1, sub: "" };
  if (store.connection.value === "closed" && refusal) {
    return { ...none, say: `<em>${t("prompt-closed")}</em>`, sub: refusal.message, state: "refused", icon: "lock" };
  }
  if (store.connection.value === "reconnecting") {
    return { ...none, say: `<b>${t("prompt-reconnecting")}</b>`, sub: t("prompt-nothing-lost"), state: "wait", icon: "hourglass" };
  }
  if (!view || !info || !store.board.value) return { ...none, say: t("prompt-loading"), state: "wait", icon: "hourglass" };
  if (refusal) {
    const say = `<em>${t("prompt-not-possible")}</em> ${refusal.message}`;
    return { ...none, say, sub: t("prompt-esc"), state: "refused", icon: "revolt", clause: refusal.clause };
  }
  const news = newsOf(store);
  if (news?.own) return newsWords(store, news);
  if (store.told.value) return toldWords(store);
  if (info.state === "over") return overWords(store);
  const question = store.question.value;
  if (question && plan && question.kind === "plan") return planWords(store, plan);
  if (question) {
    const say = `<b>${t("prompt-your-turn")}</b> ${askedNow(store, question)}`;
    return { say, sub: waitingFor(store), state: "turn", seat: store.seat };
  }
  return othersWords(store);
}

/** The question on the screen: once a march has its target, how many go. @param {any} store @param {import("../lib/types.js").Question} question */
function askedNow(store, { kind, about }) {
  const marks = store.marks.value;
  const target = ["march", "move"].includes(kind) && Object.keys(marks).find((county) => marks[county].kind === "target");
  const [on, of] = target ? ["send", { origin: about.county, county: target }] : [kind, about];
  return asked(on, of, store.info.value, store.board.value);
}

/** What is to be read before anything else. @param {any} store @param {NonNullable<ReturnType<typeof newsOf>>} news @returns {Said} */
function newsWords(store, { found }) {
  const info = store.info.value;
  const plain = { sub: "", aside: t("prompt-go-on"), state: /** @type {const} */ ("news"), seat: store.seat };
  const result = found?.after[0] ?? found?.cast;
  if (result) return { ...plain, say: `<b>${sentence(result, info, store.board.value)}</b>` };
  const all = store.view.value.seats.map((/** @type {any} */ { points }) => points);
  const points = Math.max(...all);
  const leaders = all.flatMap((/** @type {number} */ amount, /** @type {number} */ seat) => (amount === points ? [seatName(info, seat)] : []));
  return { ...plain, say: t("prompt-winter", { names: listed(leaders), leaders: leaders.length, points }) };
}

const CHAPTERS = ["action-began", "round-began", "round-ended", "grain-lost"];

/** What is told of the doings of all, and where in the round that was. @param {any} store @returns {Said} */
function toldWords(store) {
  const say = (/** @type {any} */ entry) => (entry ? sentence(entry, store.info.value, store.board.value) : "");
  const told = store.told.value;
  const chapter = store.log.value.findLast((/** @type {any} */ { event }) => CHAPTERS.includes(event));
  return { say: say(told), sub: say(chapter), state: "wait", seat: told.args.seat ?? -1, icon: "scroll" };
}

/** @param {any} store @param {import("../games/wallenstein/desk/planning.js").Plan} plan @returns {Said} */
function planWords(store, plan) {
  const view = store.view.value;
  const held = plan.held.value;
  const open = plan.open.value;
  const bid = open.includes(view.auction) ? "yes" : "no";
  const boxes = open.length - (bid === "yes" ? 1 : 0);
  const card = held ? term("card", held.card) : "";
  const say = plan.complete() ? t("prompt-plan-complete") : held ? t("prompt-plan-held", { card, boxes, bid }) : t("prompt-plan", { boxes, bid });
  const fresh = !held && !Object.keys(plan.placed.value).length;
  const sub = fresh ? t("prompt-plan-how") : `${waitingFor(store)} ${sealedCount(view)}`;
  return { say, sub, aside: t("prompt-secret"), state: "turn", seat: store.seat };
}

/** @param {any} view */
function sealedCount(view) {
  const sealed = view.seats.filter((/** @type {any} */ seat) => seat.ready).length;
  return sealed ? t("prompt-sealed-count", { sealed, seats: view.seats.length }) : "";
}

/** @param {any} store */
function waitingFor(store) {
  const info = store.info.value;
  return info.waiting.length ? t("prompt-waiting-for", { names: listed(namesOf(info, info.waiting, store.seat)) }) : "";
}

/** @param {any} store @returns {Said} */
function othersWords(store) {
  const info = store.info.value;
  const view = store.view.value;
  const watching = store.seat < 0;
  if (view.planning) {
    const own = view.seats[store.seat];
    const say = own?.ready ? t("prompt-own-sealed") : t(watching ? "prompt-watching-plans" : "prompt-others-plan");
    return { say, sub: `${waitingFor(store)} ${sealedCount(view)}`, state: watching ? "watch" : "wait", seat: watching ? -1 : store.seat };
  }
  const { kind, about, seats } = view.prompt;
  const first = seats?.[0] ?? info.waiting[0] ?? -1;
  const what = kind && kind !== "over" ? asked(kind, about ?? {}, info, store.board.value) : "";
  const who = first >= 0 ? `<b>${seatName(info, first)}:</b> ` : "";
  const aside = t(watching ? "prompt-watching" : "prompt-look-around");
  return { say: `${who}${what}`, sub: waitingFor(store), aside, state: watching ? "watch" : "wait", seat: first };
}

/** @param {any} store @returns {Said} */
function overWords(store) {
  const info = store.info.value;
  const { winners, points } = info.result ?? { winners: [], points: [] };
  if (!winners.length) return { say: t("ask-over"), sub: "", state: "over", seat: -1, icon: "crown" };
  const best = points[winners[0]];
  const next = Math.max(...points.filter((/** @type {number} */ _, /** @type {number} */ seat) => !winners.includes(seat)));
  const names = listed(winners.map((/** @type {number} */ seat) => seatName(info, seat)));
  const second = points.findIndex((/** @type {number} */ amount, /** @type {number} */ seat) => amount === next && !winners.includes(seat));
  const behind = second >= 0 ? seatName(info, second) : "";
  const say = t("prompt-won", { names, winners: winners.length, points: best, ahead: best - next, second: behind });
  return { say, sub: t("prompt-over"), state: "over", seat: winners[0] };
}

/** @param {{store: any, plan: import("../games/wallenstein/desk/planning.js").Plan | null}} props */
function Buttons({ store, plan }) {
  const [busy, setBusy] = useState(false);
  const info = store.info.value;
  const question = store.question.value;
  const view = store.view.value;
  if (!info || !view || !store.board.value) return null;
  const news = newsOf(store);
  if (news?.own) return html`<button type="button" class="btn pri" onClick=${news.close}>${t("battle-continue")} <kbd>Enter</kbd></button>`;
  if (store.told.value) return html`<button type="button" class="btn ahead" onClick=${() => store.telling.skip()}>${t("table-skip-ahead")} <kbd>${t("key-space")}</kbd></button>`;
  if (info.state === "over") return html`<a class="btn" href=${writeRoute({ page: "replay", id: store.id })}>${t("table-replay")}</a>
    <a class="btn pri" href=${writeRoute({ page: "lobby" })}>${t("page-to-lobby")}</a>`;
  if (plan && question?.kind === "plan") return html`<${PlanButtons} plan=${plan} />`;
  const undoable = store.frame.value.undo > 0;
  if (!undoable) return null;
  const back = async () => {
    setBusy(true);
    await (plan && view.planning ? plan.unseal() : store.undo()).catch(() => {});
    setBusy(false);
  };
  return html`<button type="button" class="btn" disabled=${busy} onClick=${back}>
    <${Icon} name="undo" />${t(view.planning ? "plan-unseal" : "table-undo")} <kbd>Z</kbd></button>`;
}
