// @ts-check
// One card: what it does, and how sure each of its values is.

import { html } from "../../../vendor/ui.js";
import { keyOf, t } from "../../../lib/say.js";
import { Cite } from "../../../table/look.js";
import { CardFace } from "../look.js";
import { Mark, Sure } from "../notes.js";
import { eventText, term } from "../terms.js";

const AID = ["spain", "pope", "france", "england", "up"];
const STATUS = /** @type {Record<string, string>} */ ({ K: "known", D: "inferred", R: "reconstructed" });

/** @param {{store: any, card: string}} props */
export function CardSheet({ store, card }) {
  const board = store.board.value;
  const { value, marker, group, does, requires } = board.cards[card];
  const { happened, in_force: force } = store.view.value.deck;
  const aid = AID.filter((source) => board.cards[card][source]);
  const notes = [happened[card] ? t("card-happened", { turn: happened[card] }) : "", card in force ? t("card-in-force") : ""].filter(Boolean).join("; ");
  const marks = [...new Set([...requires, ...does].map(({ mark = "R" }) => mark))].sort();
  const row = (/** @type {string} */ name, /** @type {any} */ said, /** @type {any} */ from) => html`<tr key=${name}><th scope="row">${t(`card-field-${name}`)}</th><td>${said}</td><td>${from}</td></tr>`;
  const sure = (/** @type {string} */ field) => html`<${Sure} store=${store} kind="cards" id=${card} field=${field} always=${true} />`;
  return html`<article class="card-sheet"><h3 class="h"><span class="card-chip"><${CardFace} store=${store} card=${card} /></span><small class="end"><${Cite} clause=${`card.${card.toUpperCase()}`} said=${term("card", card)} /></small></h3>
    <p>${eventText(board, card)}</p>${notes && html`<p><b>${notes}</b></p>`}
    <table class="claims"><thead><tr><th scope="col">${t("card-field")}</th><th scope="col">${t("card-in-play")}</th><th scope="col">${t("card-where-from")}</th></tr></thead><tbody>
      ${row("title", term("card", card), sure("title"))}${row("group", t(keyOf("group", group)), sure("group"))}
      ${row("event", t(keyOf("category", board.cards[card].category)), marks.map((mark) => html`<${Mark} key=${mark} status=${STATUS[mark] ?? "reconstructed"} /> `))}
      ${row("value", value, sure("value"))}${aid.length > 0 && row("aid", aid.map((source) => t("aid-of", { source: term("source", source), points: board.cards[card][source] })).join(", "), sure(aid[0]))}
      ${row("marker", marker && marker !== "none" ? t(keyOf("marker", marker)) : t("card-returns"), sure("marker"))}</tbody></table>
    <p class="hint"><${Mark} status="known" /> ${t("sure-known")} <${Mark} status="inferred" /> ${t("sure-inferred")} <${Mark} status="reconstructed" /> ${t("sure-reconstructed")}. ${t("card-no-list")}</p></article>`;
}
