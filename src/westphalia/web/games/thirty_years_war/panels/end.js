// @ts-check
// The end: who has won and how much, how it came to that, and another game.

import { html, useEffect, useState } from "../../../vendor/ui.js";
import { Again } from "../../../lib/again.js";
import { Curves } from "../../../lib/curves.js";
import { get } from "../../../lib/net.js";
import { seatColour } from "../../../lib/people.js";
import { sentence } from "../../../lib/prose.js";
import { keyOf, t } from "../../../lib/say.js";
import { Shield } from "../../../lib/signs.js";
import { scaleOf } from "../look.js";
import { endAbout } from "../prompt.js";

const MEASURES = ["areas", "cities", "factors"];
const TURNING = ["electors-awarded", "nation-entered", "leader-lost", "fortress-taken", "truce-began", "saxony-switched"];

/** @param {{store: any}} props */
export function EndPanel({ store }) {
  const info = store.info.value;
  const [replay, setReplay] = useState(/** @type {any} */ (null));
  useEffect(() => {
    get(`/api/tables/${store.id}/replay`).then(setReplay, () => undefined);
  }, [store.id]);
  if (!info?.result) return null;
  const { winners, result } = info.result;
  const total = replay?.curves?.vp?.[0];
  return html`<section class="phase end"><header class="phase-head"><h2>${t(keyOf("result", result))}</h2></header>
    <p class="lead">${winners.map((/** @type {number} */ seat) => html`<${Shield} key=${seat} tincture=${seatColour(info, seat)} size=${30} /> `)}${endAbout(info)}</p>
    <${Again} store=${store} info=${info} />
    ${total && html`<${Total} row=${total} victory=${store.view.value.victory} />`}
    ${replay?.curves && MEASURES.filter((name) => replay.curves[name]).map((name) => html`<${Curves} key=${name} title=${t(`curve-${name}`)} rows=${replay.curves[name]} info=${info} />`)}
    <${Turning} store=${store} /></section>`;
}

const WIDTH = 600;
const HEIGHT = 120;

/** The total of victory points over the whole war. @param {{row: number[], victory: {early: number[], goals: number[]}}} props */
export function Total({ row, victory: { early, goals } }) {
  const [low, high] = scaleOf(early, row);
  const x = (/** @type {number} */ n) => ((n / Math.max(1, row.length - 1)) * WIDTH).toFixed(1);
  const y = (/** @type {number} */ points) => (HEIGHT - ((points - low) / (high - low)) * HEIGHT).toFixed(1);
  return html`<figure class="curves total"><figcaption class="h">${t("curve-vp")}</figcaption><div class="field"><span class="axis"><b>${high}</b><b>${Math.round((low + high) / 2)}</b><b>${low}</b></span>
    <svg class="lines" viewBox=${`0 -4 ${WIDTH} ${HEIGHT + 8}`} preserveAspectRatio="none" role="img" aria-label=${t("curve-vp-said", { first: row[0], last: row.at(-1) ?? 0 })}>
      ${goals.map((points, n) => html`<path key=${n} class=${`goal stroke-${n ? "gules" : "azure"}`} d=${`M0 ${y(points)}H${WIDTH}`} />`)}
      <polyline class="curve total-line" points=${row.map((points, n) => `${x(n)},${y(points)}`).join(" ")} /></svg></div></figure>`;
}

/** What turned the war. @param {{store: any}} props */
function Turning({ store }) {
  const entries = store.log.value.filter((/** @type {any} */ { event }) => TURNING.includes(event));
  if (!entries.length) return null;
  return html`<div><h3 class="h">${t("end-turning")}</h3><ol class="rolls">${entries.map((/** @type {any} */ entry) => html`<li key=${entry.n}>${sentence(entry, store)}</li>`)}</ol></div>`;
}
