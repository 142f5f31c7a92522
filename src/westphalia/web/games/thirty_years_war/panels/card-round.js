// @ts-check
// A card round: one card, its four uses with what each would do now or why not, and what needs no card.

import { html, useState } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { asked } from "../../../lib/prose.js";
import { listed, t } from "../../../lib/say.js";
import { Cite } from "../../../table/look.js";
import { Head, say, usePick } from "../../../table/parts.js";
import { Why } from "../desk/hand.js";
import { Leader, placeOfLeader, purse, signed } from "../look.js";
import { eventText, term } from "../terms.js";
import { PlainChoices, Grouped } from "./grouped.js";
import { useIntent } from "./around.js";

const USES = ["act", "recruit", "aid", "event"];
const KEYS = /** @type {Record<string, string>} */ ({ act: "a", recruit: "r", aid: "d", event: "e" });

/** @param {{store: any}} props */
export function CardRoundPanel({ store }) {
  const question = store.question.value;
  const intent = useIntent();
  const hand = /** @type {any[]} */ (store.view.value.hand ?? []);
  const held = hand.find(({ card }) => card === intent.card.value) ?? null;
  useCardKeys(store, intent, hand, held);
  const offered = (/** @type {string} */ choice) => question.choices.includes(choice);
  const cards = new Set(hand.map(({ card }) => card));
  const rest = question.choices.filter((/** @type {string} */ choice) => !cards.has(choice.split(" ")[1]));
  useLeaderMarks(store, intent, held && offered(`act ${held.card}`) ? held : null);
  return html`<section class="phase card-round">
    <${Head} title=${held ? term("card", held.card) : asked(question.kind, question.about, store)} clause=${question.clause}
      beside=${held && html`<${Cite} clause=${`card.${held.card.toUpperCase()}`} />`} />
    ${held ? html`<ul class="use-list">${USES.map((use) => html`<${Use} key=${use} store=${store} intent=${intent} held=${held} use=${use} offered=${offered(`${use} ${held.card}`)} />`)}</ul>
        <${PlainChoices} store=${store} choices=${further(question.choices, held.card)} />`
      : html`<p class="hint">${t("round-choose-card")}</p>`}
    <div class="no-card"><h3 class="h">${t("round-no-card")}</h3><${Rest} store=${store} choices=${rest} /></div>
  </section>`;
}

/** What optional rules let a card be used for besides. @param {string[]} choices @param {string} card */
const further = (choices, card) => choices.filter((choice) => choice.endsWith(` ${card}`) && !USES.includes(choice.split(" ")[0]));

/** What needs no card; the ports of the Swedish Base are a group of their own. @param {{store: any, choices: string[]}} props */
function Rest({ store, choices }) {
  const plain = choices.filter((choice) => !choice.includes(" "));
  const others = choices.filter((choice) => choice.includes(" "));
  const [open, setOpen] = useState(false); // what is folded away marks nothing on the map
  return html`<${PlainChoices} store=${store} choices=${plain} />
    ${others.length > 0 && html`<details open=${open} onToggle=${(/** @type {any} */ event) => setOpen(event.target.open)}><summary>${t("round-more")}</summary>
      ${open && html`<${Grouped} store=${store} choices=${others} />`}</details>`}`;
}

/** @param {{store: any, intent: import("../intent.js").Intent, held: any, use: string, offered: boolean}} props */
function Use({ store, intent, held, use, offered }) {
  const now = held[use];
  const choice = `${use} ${held.card}`;
  return html`<li class=${offered ? "" : "closed"}>
    <button type="button" class="btn use" data-choice=${choice} disabled=${!offered || store.busy.value} onClick=${() => say(store, choice)}>${t(`use-${use}`)} <kbd>${KEYS[use].toUpperCase()}</kbd></button>
    <div><p>${useTold(store, held, use)}</p>
      ${use === "act" && offered && html`<${Leaders} store=${store} intent=${intent} card=${held.card} leaders=${now.leaders} />`}
      <${Why} store=${store} why=${now} /></div></li>`;
}

/** What a use would do now. @param {any} store @param {any} held @param {string} use */
export function useTold(store, held, use) {
  const { value } = store.board.value.cards[held.card];
  if (use === "act") return t("use-act-about", { value });
  if (use === "recruit") return t("use-recruit-about", { attempts: held.recruit.attempts ?? value });
  if (use === "event") {
    const moves = held.event.vp ? ` ${t("use-event-moves", { points: signed(held.event.vp) })}` : "";
    return eventText(store.board.value, held.card) + moves;
  }
  return t("use-aid-about", { sum: held.aid.sum, from: purse(held.aid.points) });
}

/** A leader chosen here is activated with this card at once. @param {{store: any, intent: import("../intent.js").Intent, card: string, leaders: string[]}} props */
function Leaders({ store, intent, card, leaders }) {
  const view = store.view.value;
  return html`<ul class="objects of-leader">${leaders.map((leader) => {
    const place = placeOfLeader(view, leader);
    const light = (/** @type {string | null} */ id) => (store.lit.value = id);
    return html`<li key=${leader}><button type="button" class="chip" disabled=${store.busy.value} onClick=${() => void intent.say(`act ${card}`, `lead ${leader}`)}
      onPointerEnter=${() => light(place)} onPointerLeave=${() => light(null)} onFocus=${() => light(place)} onBlur=${() => light(null)}>
      <${Leader} store=${store} leader=${leader} /><small>${place && term("place", place)}</small></button></li>`;
  })}</ul>`;
}

/** The stacks that the card taken up can move; one that is chosen on the map is activated, if there is no doubt who leads it. @param {any} store @param {import("../intent.js").Intent} intent @param {any} held */
function useLeaderMarks(store, intent, held) {
  const view = store.view.value;
  /** @type {Map<string, string[]>} */
  const at = new Map();
  for (const leader of held?.act.leaders ?? []) {
    const place = placeOfLeader(view, leader);
    if (place) at.set(place, [...(at.get(place) ?? []), leader]);
  }
  const why = (/** @type {string[]} */ leaders) => listed(leaders.map((leader) => term("leader", leader)));
  /** @type {Record<string, import("../../../lib/types.js").Mark>} */
  const marks = Object.fromEntries([...at].map(([place, leaders]) => [place, { kind: "legal", why: t("round-activate", { leaders: why(leaders) }) }]));
  useMarks(store, marks);
  usePick(store, [...at.keys()], (place) => {
    const leaders = /** @type {string[]} */ (at.get(place));
    void intent.say(`act ${held.card}`, ...(leaders.length === 1 ? [`lead ${leaders[0]}`] : []));
  });
}

/** @param {any} store @param {import("../intent.js").Intent} intent @param {any[]} hand @param {any} held */
function useCardKeys(store, intent, hand, held) {
  const choices = /** @type {string[]} */ (store.question.value.choices);
  /** @type {import("../../../lib/keys.js").Keys} */
  const keys = {};
  for (const [n, { card }] of hand.slice(0, 9).entries()) keys[String(n + 1)] = { does: () => void (intent.card.value = card), what: term("card", card) };
  for (const use of USES) if (held && choices.includes(`${use} ${held.card}`)) keys[KEYS[use]] = { does: () => say(store, `${use} ${held.card}`), what: t(`use-${use}`) };
  if (choices.includes("free_action")) keys.f = { does: () => say(store, "free_action"), what: t("round-free") };
  if (choices.includes("offer_peace")) keys.o = { does: () => void (intent.sheet.value = "peace"), what: t("round-peace") };
  useKeys(keys);
}
