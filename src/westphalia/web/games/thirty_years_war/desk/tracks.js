// @ts-check
// How the war stands: the total of victory points with what ends it, the Dutch War, Wallenstein, Electors, aid and hands.

import { html } from "../../../vendor/ui.js";
import { seatColour, seatName, seatNote } from "../../../lib/people.js";
import { keyOf, t } from "../../../lib/say.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { purse, scaleOf, signed } from "../look.js";
import { term } from "../terms.js";

/** @param {{store: any}} props */
export function Tracks({ store }) {
  const view = store.view.value;
  return html`<section class="tracks" tabindex="-1" aria-label=${t("tracks-title")}>
    <${Total} victory=${view.victory} />
    <${DutchWar} war=${view.tracks.dutch_war} />
    <${Influence} tracks=${view.tracks} />
    <${Electors} store=${store} electors=${view.electors} />
    <${Sides} store=${store} view=${view} />
  </section>`;
}

/** @param {{name: string, note?: string, children?: any}} props */
function Row({ name, note, children }) {
  return html`<div class="track"><h3>${name}${note && html`<small>${note}</small>`}</h3><div>${children}</div></div>`;
}

/** @param {{victory: any}} props */
function Total({ victory: { vp, early, goals, if_over_now: now } }) {
  const [low, high] = scaleOf(early, [vp]);
  const at = (/** @type {number} */ points) => ({ left: `${(100 * (points - low)) / (high - low)}%` });
  const from = (/** @type {number} */ points) => ({ ...at(points), right: "0" });
  return html`<${Row} name=${t("track-vp")} note=${t("track-vp-now", { result: t(keyOf("result", now)) })}>
    <div class="scale" role="img" aria-label=${t("track-vp-said", { vp, protestant: goals[0], catholic: goals[1] })}>
      <i class="zone azure" style=${{ left: "0", right: `${(100 * (high - goals[0])) / (high - low)}%` }}></i><i class="zone gules" style=${from(goals[1])}></i>
      ${apart([...early, ...goals]).map((points) => html`<span key=${points} class="at" style=${at(points)}>${points}</span>`)}
      <b style=${at(vp)}>${vp}</b></div><//>`;
}

const CLOSE = 3; // points between two numbers on the track that can both be read

/** Numbers that do not lie on one another; of two that would, the higher one. @param {number[]} points */
function apart(points) {
  const sorted = [...new Set(points)].sort((a, b) => a - b);
  return sorted.filter((each, n) => n + 1 === sorted.length || sorted[n + 1] - each >= CLOSE);
}

/** @param {{war: any}} props */
function DutchWar({ war: { box, first, last, aid, response_owed: owed } }) {
  const boxes = Array.from({ length: last - first + 1 }, (_, n) => first + n);
  return html`<${Row} name=${t("track-dutch-war")} note=${[aid ? t("track-dutch-aid", { aid: signed(aid) }) : "", owed ? t("track-response") : ""].filter(Boolean).join("; ")}>
    <ol class="steps">${boxes.map((one) => html`<li key=${one} class=${one === box ? "now" : ""} aria-current=${one === box ? "step" : undefined}>${signed(one)}</li>`)}</ol><//>`;
}

/** @param {{tracks: any}} props */
function Influence({ tracks: { influence, wallenstein } }) {
  if (wallenstein === "not_in_play") return null;
  const filled = { width: `${(100 * influence.box) / influence.end}%` };
  return html`<${Row} name=${t("track-influence")} note=${t(keyOf("career", wallenstein))}>
    <div class="meter" role="img" aria-label=${t("track-influence-said", { box: influence.box, end: influence.end })}><i style=${filled}></i><b>${influence.box} / ${influence.end}</b></div><//>`;
}

/** @param {{store: any, electors: any}} props */
function Electors({ store, electors: { areas, cities, count } }) {
  const info = store.info.value;
  const all = [...Object.entries(areas).map(([id, seat]) => [term("area", id), seat]), ...Object.entries(cities).map(([id, seat]) => [term("place", id), seat])];
  const said = (/** @type {any} */ seat) => (seat === null ? t("map-uncontrolled") : seatName(info, seat));
  return html`<${Row} name=${t("track-electors")} note=${t("track-electors-count", { one: count[0], other: count[1] })}>
    <ul class="electors">${all.map(([name, seat]) => html`<li key=${name} class=${seat === null ? "" : `ground-${seatColour(info, seat)}`} title=${said(seat)}>
      <${Icon} name="crown" />${name}<span class="sr">, ${said(seat)}</span></li>`)}</ul><//>`;
}

/** What each side holds: cards, aid, Areas, cities, force. @param {{store: any, view: any}} props */
function Sides({ store, view }) {
  const info = store.info.value;
  return html`<table class="sides"><thead><tr><td></td>${["hand", "areas", "cities", "factors", "aid"].map((name) => html`<th key=${name} scope="col">${t(`side-${name}`)}</th>`)}</tr></thead>
    <tbody>${view.seats.map((/** @type {any} */ side, /** @type {number} */ seat) => html`<tr key=${seat} class=${seat === store.seat ? "own" : ""}>
      <th scope="row"><${Shield} tincture=${seatColour(info, seat)} size=${18} label=${t(keyOf("side", info.sides[seat].name))} /> ${seatName(info, seat)}${seatNote(info, seat) && html` <i>${seatNote(info, seat)}</i>`}</th>
      <td>${view.piles[seat].hand}</td><td>${side.areas}</td><td>${side.cities}</td><td>${side.factors}</td><td>${purse(side.pay.purse) || "–"}</td></tr>`)}</tbody></table>`;
}
