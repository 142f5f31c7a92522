// @ts-check
// The decision column: whatever this seat is asked, its hand, how the war stands, and sheets to look things up.

import { html, useEffect, useRef, useState } from "../../../vendor/ui.js";
import { t } from "../../../lib/say.js";
import { QuestionPanel } from "../../../table/generic.js";
import { useMedia } from "../../../table/look.js";
import { Buttons, deedOf } from "../confirm.js";
import { PHONE } from "../map/map-part.js";
import { PANELS } from "../panels/index.js";
import { IntentContext } from "../panels/around.js";
import { GroupedPanel } from "../panels/grouped.js";
import { AreaTable, Armies } from "./armies.js";
import { Gallery } from "./gallery.js";
import { Hand } from "./hand.js";
import { Tracks } from "./tracks.js";

const SHEETS = ["armies", "areas", "cards"];

/** @param {{store: any, work: import("../intent.js").Intent | null}} props */
export function Desk({ store, work }) {
  const stage = work?.stage ?? store; // with what is prepared
  const question = stage.question.value;
  const phone = useMedia(PHONE);
  const over = store.info.value?.state === "over";
  const desk = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => void desk.current?.scrollTo({ top: 0 }), [question?.kind, question?.clause]); // what is asked anew is seen
  if (!store.view.value || !store.board.value) return html`<div class="desk" aria-busy="true"></div>`;
  const asked = question || over;
  const kind = question?.kind ?? "over";
  return html`<${IntentContext.Provider} value=${work}><div ref=${desk} class=${`desk ${asked ? "asked" : "idle"} ${work?.busy.value ? "rehearsing" : ""}`}>
    <div class="decision">${phone && !over && kind !== "combat_cards" && html`<${Hand} store=${store} work=${work} small=${question && kind !== "card_round"} />`}
      ${asked && html`<${QuestionPanel} store=${stage} panels=${{ [kind]: PANELS[kind] ?? GroupedPanel }} />`}
      ${phone && work && html`<div class="choices prepared"><${Buttons} work=${work} deed=${deedOf(work)} /></div>`}</div>
    <${Tracks} store=${store} />
    <${Sheets} store=${store} />
  </div><//>`;
}

/** @param {{store: any}} props */
function Sheets({ store }) {
  const [sheet, setSheet] = useState(SHEETS[0]);
  const Shown = { armies: Armies, areas: AreaTable, cards: Gallery }[sheet];
  return html`<section class="sheets"><div class="seg" role="group" aria-label=${t("sheets-title")}>${SHEETS.map((name) => html`<button key=${name} type="button" aria-pressed=${name === sheet}
    onClick=${() => setSheet(name)}>${t(`sheet-${name}`)}</button>`)}</div><${Shown} store=${store} /></section>`;
}
