// @ts-check
// The decision column: whatever this seat is asked, its hand, how the war stands, and sheets to look things up.

import { html, useEffect, useRef, useState } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { t } from "../../../lib/say.js";
import { QuestionPanel } from "../../../table/generic.js";
import { PHONE, useMedia } from "../../../table/look.js";
import { Buttons, deedOf } from "../confirm.js";
import { BattleSheet, battleOf } from "../battle/sheet.js";
import { PANELS } from "../panels/index.js";
import { IntentContext } from "../panels/around.js";
import { GroupedPanel } from "../panels/grouped.js";
import { hasNews } from "../panels/accounts.js";
import { ENDING, Ledger } from "../panels/ledger.js";
import { PeacePanel } from "../panels/peace.js";
import { WarTips } from "../tips.js";
import { AreaTable, Armies } from "./armies.js";
import { openDecks } from "./decks.js";
import { Gallery } from "./gallery.js";
import { Hand } from "./hand.js";
import { Tracks } from "./tracks.js";

const SHEETS = ["armies", "areas", "cards"];

/** @param {{store: any, work: import("../intent.js").Intent | null}} props */
export function Desk({ store, work }) {
  const stage = work?.stage ?? store; // with what is prepared
  const question = stage.question.value;
  const over = store.info.value?.state === "over";
  const desk = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => void desk.current?.scrollTo({ top: 0 }), [question?.kind, question?.clause]); // what is asked anew is seen
  if (!store.view.value || !store.board.value) return html`<div class="desk" aria-busy="true"></div>`;
  const asked = question || over;
  return html`<${IntentContext.Provider} value=${work}><div ref=${desk} class=${`desk ${asked ? "asked" : "idle"} ${work?.busy.value ? "rehearsing" : ""}`} aria-busy=${store.busy.value || undefined}>
    <${WarTips} />
    <div class="decision"><${Decision} store=${stage} table=${store} work=${work} over=${over} /></div>
    <${Tracks} store=${store} />
    <${Sheets} store=${store} />
  </div><//>`;
}

/** The end of a turn until it is read, a sheet that is looked at before an answer, or what is asked, with the hand. @param {{store: any, table: any, work: import("../intent.js").Intent | null, over: boolean}} props *store* with what is prepared */
function Decision({ store, table, work, over }) {
  const question = store.question.value;
  const phone = useMedia(PHONE); // else the hand lies under the map
  const kind = question?.kind ?? "over";
  const panels = { [kind]: PANELS[kind] ?? GroupedPanel };
  const ended = hasNews(store, work);
  const read = () => work && (work.read.value = store.view.value.turn);
  const foot = phone && work && html`<div class="choices prepared"><${Buttons} work=${work} deed=${deedOf(work)} /></div>`; // in place of those over the table
  if (!over && (ended || store.view.value.phase in ENDING)) return html`<${Ledger} store=${store} panels=${panels} ended=${ended} onClose=${ended ? read : undefined} />${foot}`;
  if (work?.sheet.value === "peace" && question?.choices.includes("offer_peace")) return html`<${PeacePanel} store=${table} />`; // an offer is sent, not rehearsed
  return html`${phone && !over && kind !== "combat_cards" && html`<${Hand} store=${table} work=${work} small=${question && kind !== "card_round"} />`}
    ${!over && !table.question.value && battleOf(table.view.value) && html`<${BattleSheet} store=${table} />`}
    ${(question || over) && html`<${QuestionPanel} store=${store} panels=${panels} />`}
    ${foot}`;
}

/** @param {{store: any}} props */
function Sheets({ store }) {
  const [sheet, setSheet] = useState(SHEETS[0]);
  const Shown = { armies: Armies, areas: AreaTable, cards: Gallery }[sheet];
  const decks = () => openDecks(store);
  useKeys({ k: { does: decks, what: t("decks-title") }, "Shift+k": decks });
  return html`<section class="sheets"><div class="seg" role="group" aria-label=${t("sheets-title")}>${SHEETS.map((name) => html`<button key=${name} type="button" aria-pressed=${name === sheet}
    onClick=${() => setSheet(name)}>${t(`sheet-${name}`)}</button>`)}</div><${Shown} store=${store} onDecks=${decks} /></section>`;
}
