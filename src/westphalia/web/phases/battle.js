// @ts-check
// The result of a throw: tower, tray, count, and every step with its rule.

import { html, useState } from "../vendor/ui.js";
import { useKeys } from "../lib/keys.js";
import { sentence } from "../lib/prose.js";
import { countyName, t } from "../lib/say.js";
import { seatColour, seatName } from "../lib/store.js";
import { Cite } from "../table/look.js";
import { Cube, Tower, cubesOf } from "./tower.js";

/** @typedef {import("../lib/types.js").LogEntry} LogEntry */
/** @typedef {import("../lib/store.js").TableStore} Store */

const BEFORE = ["attack-began", "revolt-broke"];
const AFTER = ["county-conquered", "county-held", "county-devastated", "attack-failed", "revolt-quelled", "card-surrendered"];

/**
 * The last throw in the log and the entries around it, or nothing.
 * @param {LogEntry[]} log
 */
export function lastThrow(log) {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    if (log[at].event !== "cubes-cast") continue;
    const after = [];
    for (let n = at + 1; n < log.length && AFTER.includes(log[n].event); n += 1) after.push(log[n]);
    const before = BEFORE.includes(log[at - 1]?.event) ? log[at - 1] : null;
    return { n: log[at].n, cast: log[at], before, after };
  }
  return null;
}

/** @param {{store: Store, onClose?: () => void}} props */
export function BattlePanel({ store, onClose }) {
  const [again, setAgain] = useState(0);
  const found = lastThrow(store.log.value);
  const info = store.info.value;
  const board = store.board.value;
  if (!found || !info || !board) return null;
  const { cast, before, after } = found;
  const tinctures = [...info.seats.map((seat) => seatColour(info, seat.seat)), ...Array(5 - info.seats.length).fill("sable"), "vert"];
  const { tower } = store.view.value;
  const inside = [...tower.seats, ...Array(5 - info.seats.length).fill(0), tower.peasants];
  const title = before?.event === "revolt-broke" ? "battle-revolt" : "battle-title";
  return html`<section class="phase battle" aria-live="polite">
    <header class="phase-head"><h2>${t(title, { county: countyName(board, cast.args.county) })}</h2></header>
    ${before && html`<p class="lead">${sentence(before, info, board)}</p>`}
    <div class="tw">
      <${Tower} key=${`${found.n}-${again}`} tray=${cubesOf(cast.args.tray, tinctures)} inside=${cubesOf(inside, tinctures)} playing=${true} />
      <${Tray} info=${info} tray=${cast.args.tray} tinctures=${tinctures} />
    </div>
    <ol class="why">
      ${[cast, ...after].map((entry) => html`<li>${sentence(entry, info, board)} <${Cite} clause=${entry.clause} /></li>`)}
    </ol>
    <div class="choices">
      <button type="button" class="btn" onClick=${() => setAgain(again + 1)}>${t("battle-again")}</button>
      ${onClose && html`<button type="button" class="btn pri" onClick=${onClose}>${t("battle-continue")}</button>`}
    </div>
  </section>`;
}

/** The tray as a list, so that the picture is never the only way to know.
 * @param {{info: import("../lib/types.js").TableInfo, tray: number[], tinctures: string[]}} props */
function Tray({ info, tray, tinctures }) {
  const rows = tray.map((cubes, colour) => ({ cubes, colour })).filter(({ cubes }) => cubes > 0);
  return html`<div class="tray"><h3>${t("battle-tray")}</h3>
    <ul>${rows.map(({ cubes, colour }) => html`<li>
      <svg viewBox="-10 -10 20 20" width="22" height="22" aria-hidden="true"><${Cube} tincture=${tinctures[colour]} x=${0} y=${0} /></svg>
      <b>${cubes}</b> ${colour === tray.length - 1 ? t("peasants") : seatName(info, colour)}</li>`)}
      ${rows.length === 0 && html`<li>${t("nothing")}</li>`}</ul></div>`;
}

/**
 * The newest throw, shown until it is read; what happened before the page was opened is history.
 * @param {{store: Store}} props
 */
export function Aftermath({ store }) {
  const latest = lastThrow(store.log.value);
  const [read, setRead] = useState(latest?.n ?? -1);
  const fresh = latest !== null && latest.n > read;
  useKeys(fresh ? { Enter: () => setRead(latest.n) } : {});
  if (!fresh) return null;
  return html`<${BattlePanel} key=${latest.n} store=${store} onClose=${() => setRead(latest.n)} />`;
}
