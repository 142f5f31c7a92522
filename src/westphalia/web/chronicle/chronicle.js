// @ts-check
// The chronicle: what happened, in sentences whose counties and clauses are links.

import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { sentenceParts } from "../lib/prose.js";
import { t } from "../lib/say.js";
import { seatColour } from "../lib/store.js";
import { Shield } from "../lib/signs.js";
import { openClause } from "../rules/sheet.js";

/** @typedef {import("../lib/types.js").LogEntry} LogEntry */
/** @typedef {import("../lib/store.js").TableStore} Store */

const COMPACT = 4;
const STEP = 150; // entries shown at first, and more with every press
const HEADS = ["round-began", "year-began", "grain-lost", "game-won"];
const QUIET = ["card-turned-up", "action-began", "action-turned-up"];

/** @param {{store: Store, compact: boolean, upTo?: number, onPick?: (entry: LogEntry) => void}} props */
export function Chronicle({ store, compact, upTo, onPick }) {
  const [shown, setShown] = useState(STEP);
  const [since] = useState(store.log.peek().length);
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const all = store.log.value;
  const known = upTo === undefined ? all : all.slice(0, upTo);
  const entries = compact ? known.filter(({ event }) => !QUIET.includes(event)).slice(-COMPACT) : known.slice(-shown);
  useEffect(() => {
    if (!compact) end.current?.scrollIntoView({ block: "end" });
  }, [known.length, compact]);
  return html`<div class=${compact ? "chronicle compact" : "chronicle"}>
    ${!compact && known.length > shown && html`<button type="button" class="btn qu" onClick=${() => setShown(shown + STEP)}>${t("chronicle-earlier")}</button>`}
    <ol class="log" role=${compact ? undefined : "log"} aria-label=${t("chronicle-label")}>
      ${entries.map((entry) => html`<${Line} key=${entry.n} entry=${entry} store=${store} fresh=${!compact && entry.n >= since} onPick=${onPick} />`)}
    </ol>
    <span ref=${end}></span>
  </div>`;
}

/** @param {{entry: LogEntry, store: Store, fresh: boolean, onPick?: (entry: LogEntry) => void}} props */
function Line({ entry, store, fresh, onPick }) {
  const info = store.info.value;
  const board = store.board.value;
  if (!info || !board) return null;
  const seat = typeof entry.args.seat === "number" ? entry.args.seat : null;
  const classes = [HEADS.includes(entry.event) ? "hd" : "", fresh ? "fresh" : ""].join(" ").trim();
  return html`<li class=${classes || undefined} onClick=${onPick ? () => onPick(entry) : undefined}>
    ${seat !== null && html`<${Shield} tincture=${seatColour(info, seat)} size=${15} />`}
    <span>${sentenceParts(entry, info, board).map((part) => html`<${Words} part=${part} store=${store} />`)}</span>
    ${entry.clause && html` <button type="button" class="cite" onClick=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      void openClause(entry.clause);
    }}>${entry.clause}</button>`}
  </li>`;
}

/** A run of words; a county lights up on the map. @param {{part: import("../lib/prose.js").Part, store: Store}} props */
function Words({ part, store }) {
  if (!part.county) return part.text;
  const county = part.county;
  const light = (/** @type {string | null} */ on) => () => {
    store.lit.value = on;
  };
  return html`<button type="button" class="link" onMouseEnter=${light(county)} onMouseLeave=${light(null)} onFocus=${light(county)} onBlur=${light(null)}
    onClick=${() => (store.picked.value = county)}>${part.text}</button>`;
}
