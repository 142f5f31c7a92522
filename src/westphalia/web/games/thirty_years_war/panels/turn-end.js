// @ts-check
// What is asked when a turn ends: which Continued Sieges are rolled for, and which card is kept.

import { html, useRef, useState } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { asked } from "../../../lib/prose.js";
import { useMarks } from "../../../lib/marks.js";
import { t } from "../../../lib/say.js";
import { Head, nouns, say } from "../../../table/parts.js";
import { CardFace, percent } from "../look.js";
import { eventText, term } from "../terms.js";
import { useIntent } from "./around.js";

/** Rolls for all these sieges, and lets the others be. @param {string[]} cities @returns {(question: import("../../../lib/types.js").Question) => string | undefined} */
export function roller(cities) {
  return ({ kind, choices }) => {
    if (kind !== "continue_sieges") return undefined;
    return choices.find((choice) => choice.startsWith("roll ") && cities.includes(choice.slice(5))) ?? "done";
  };
}

/** @param {{store: any}} props */
export function ContinuedSiegesPanel({ store }) {
  const question = store.question.value;
  const intent = useIntent();
  const red = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const cities = nouns(question.choices, "roll");
  const [declined, setDeclined] = useState(/** @type {string[]} */ ([]));
  const [rolling, setRolling] = useState(false);
  const roll = () => (setRolling(true), void intent.follow(roller(wanted)).finally(() => setRolling(false)));
  const wanted = cities.filter((city) => !declined.includes(city));
  useMarks(store, Object.fromEntries(cities.map((city) => [city, { kind: "target" }])));
  useKeys({ Enter: { does: (event) => (event.target instanceof HTMLButtonElement ? false : red.current?.focus()), what: t("sieges-roll-all") } });
  const toggle = (/** @type {string} */ city) => setDeclined(declined.includes(city) ? declined.filter((one) => one !== city) : [...declined, city]);
  return html`<section class="phase sieges"><${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause} />
    <ul class="ticks">${cities.map((city) => html`<li key=${city}><${Siege} store=${store} city=${city} on=${wanted.includes(city)} onPick=${() => toggle(city)} /></li>`)}</ul>
    <div class="choices"><button type="button" class="btn rub" ref=${red} data-choice="roll" disabled=${store.busy.value || rolling} onClick=${roll}>${t(declined.length ? "sieges-roll" : "sieges-roll-all", { sieges: wanted.length })} <kbd>${t("key-enter")}</kbd></button></div></section>`;
}

/** @param {{store: any, city: string, on: boolean, onPick: () => void}} props */
function Siege({ store, city, on, onPick }) {
  const { siege } = store.view.value.cities[city];
  return html`<label class="tick"><input type="checkbox" checked=${on} onChange=${onPick} /> <span><b>${term("place", city)}</b> ${siege && t("siege-level", { level: siege.level, factors: siege.factors })}${siege?.roll && html`; <b>${t("siege-falls", { share: percent(siege.roll.success) })}</b>`}</span></label>`;
}

/** @param {{store: any}} props */
export function KeepPanel({ store }) {
  const question = store.question.value;
  const cards = nouns(question.choices, "keep");
  const keep = (/** @type {string} */ choice) => say(store, choice);
  const digits = Object.fromEntries(cards.map((card, n) => [String(n + 1), { does: () => keep(`keep ${card}`), what: term("card", card) }]));
  useKeys({ ...digits, 0: { does: () => keep("pass"), what: t("keep-none") } });
  return html`<section class="phase keep"><${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause} />
    <div class="hand">${cards.map((card, n) => html`<button key=${card} type="button" class="card" data-choice=${`keep ${card}`} disabled=${store.busy.value} onClick=${() => keep(`keep ${card}`)}>
      <${CardFace} store=${store} card=${card} /><small>${eventText(store.board.value, card)}</small><kbd>${n + 1}</kbd></button>`)}</div>
    <div class="choices"><button type="button" class="btn" data-choice="pass" disabled=${store.busy.value} onClick=${() => keep("pass")}>${t("keep-none")} <kbd>0</kbd></button></div></section>`;
}
