// @ts-check
// The tables of the lobby: mine, those that want people or may be watched, and those that are over.

import { html, useRef, useState } from "../vendor/ui.js";
import { post } from "../lib/net.js";
import { agreedWords, besides } from "../lib/options.js";
import { go, writeRoute } from "../lib/route.js";
import { guestName, t } from "../lib/say.js";
import { Icon, Shield } from "../lib/signs.js";
import { broughtAs, ensureMe, games, ownSeats, seatColour, seatName, titleOf } from "../lib/people.js";
import { LearnFirst } from "./learn-it.js";
import { botPlays, clockOf, duration, isFree, lists, myTurn, scoreOf, sitDown, sortedMine, stateOf, timeLeft, tried, when } from "./tables.js";

/** @typedef {import("../lib/types.js").TableInfo} TableInfo */

const SHOWN = 6; // tables of a kind on the page, before all are asked for
const FINISHED = 8;

/** Whether there are none of these tables: before the server has told of any nobody knows. @param {TableInfo[]} tables */
const none = (tables) => lists.value !== null && !tables.length;

/** The name of the game, where there is more than one. @param {TableInfo} info */
const gameOf = (info) => (games.value.length > 1 ? t("game-name", {}, info.game) : "");

/** The people at a table, and who of them has an account: a guest may bear the same name. @param {TableInfo} info */
function playersOf(info) {
  const named = (/** @type {import("../lib/types.js").SeatInfo} */ { seat, account }) => (account ? t("lobby-with-account", { name: seatName(info, seat) }) : seatName(info, seat));
  const names = info.seats.filter(({ kind }) => kind === "person").map(named);
  return names.length ? t("lobby-players", { names: names.join(", ") }) : "";
}

/** My seat that matters: the one asked, or the first. @param {TableInfo} info */
function mySeat(info) {
  const mine = ownSeats(info);
  return mine.find((seat) => info.waiting.includes(seat)) ?? mine[0] ?? -1;
}

/** Where a click on a table leads. @param {TableInfo} info */
export const hrefOf = (info) => writeRoute({ page: "table", id: info.id, seat: mySeat(info) });

/** @param {{tables: TableInfo[]}} props */
export function MyGames({ tables }) {
  const mine = sortedMine([...tables]);
  return html`<h2 class="hh1">${t("lobby-my-games")}</h2>
    ${none(mine) && html`<p class="hint">${t("lobby-my-games-none")}</p>${!tables.length && html`<${LearnFirst} />`}`}
    ${mine.map((info) => html`<${MyGame} key=${info.id} info=${info} />`)}`;
}

/** @param {{info: TableInfo}} props */
function MyGame({ info }) {
  const asked = info.seats.some((seat) => seat.asked_you);
  const turn = myTurn(info) || asked;
  const left = timeLeft(info);
  const pill = turn ? "turn" : "wait";
  const word = asked ? t("lobby-asked") : turn ? t("lobby-your-turn") : t(info.state === "open" ? "lobby-open-table" : info.paused ? "lobby-paused" : botPlays(info) ? "lobby-bot-plays" : "lobby-waiting");
  return html`<a class=${`mg ${turn ? "turn" : ""}`} href=${hrefOf(info)}>
    <${Shield} tincture=${seatColour(info, Math.max(mySeat(info), 0))} size=${28} />
    <span class="what"><b>${titleOf(info)}</b> <i>${[gameOf(info), broughtAs(info), ...besides(info)].filter(Boolean).join(" · ")}</i><em>${stateOf(info)}</em></span>
    <span class="rt"><span class=${`pill ${pill}`}>${word}</span>${info.unread ? html`<small class="said"><${Icon} name="speech" label=${t("lobby-unread")} /> ${info.unread}</small>` : null}${left !== null && html`<small>${t("lobby-left", { time: duration(left) })}</small>`}</span>
  </a>`;
}

/** @param {{open: TableInfo[], playing: TableInfo[]}} props */
export function PublicTables({ open, playing }) {
  const free = open.filter((info) => !info.yours && info.seats.some(isFree));
  const watched = playing.filter((info) => !info.yours);
  return html`<h2 class="hh1 sec">${t("lobby-public-tables")}</h2>
    ${none([...free, ...watched]) && html`<p class="hint">${t("lobby-public-tables-none")}</p>`}
    <ul class="pub">
      <${Short} tables=${free} few=${SHOWN} row=${(/** @type {TableInfo} */ info) => html`<${Listed} key=${info.id} info=${info}>
        <button type="button" class="btn sm" onClick=${() => tried(() => sitDown(info, guestName()))}>${t("lobby-sit-down")}</button>
      <//>`} />
      <${Short} tables=${watched} few=${SHOWN} row=${(/** @type {TableInfo} */ info) => html`<${Listed} key=${info.id} info=${info}>
        <a class="btn sm" href=${writeRoute({ page: "table", id: info.id, seat: -1 })}><${Icon} name="eye" /> ${t("lobby-watch")}</a>
      <//>`} />
    </ul>`;
}

/** The first tables of a list, and the others on demand. @param {{tables: TableInfo[], few: number, row: (info: TableInfo) => any}} props */
function Short({ tables, few, row }) {
  const [whole, setWhole] = useState(false);
  const rest = tables.length - few;
  return html`${tables.slice(0, whole ? tables.length : few).map(row)}
    ${rest > 0 && html`<li class="rest"><button type="button" class="btn sm qu" aria-expanded=${whole ? "true" : "false"} onClick=${() => setWhole(!whole)}>
      ${whole ? t("lobby-fewer") : t("lobby-rest", { rest })}</button></li>`}`;
}

/** @param {{info: TableInfo, children?: any}} props */
function Listed({ info, children }) {
  const taken = info.seats.filter((seat) => seat.kind !== "open").length;
  return html`<li>
    <span class="what"><b>${titleOf(info)}</b><i>${[gameOf(info), broughtAs(info), ...agreedWords(info), playersOf(info)].filter(Boolean).join(" · ")}</i></span>
    <span class="n">${t("lobby-taken-of", { taken, seats: info.seats.length })}<small>${clockOf(info)}</small></span>
    ${children}
  </li>`;
}

/** @param {{tables: TableInfo[]}} props */
export function Finished({ tables }) {
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
  const upload = (/** @type {any} */ event) => {
    const [chosen] = event.target.files;
    event.target.value = "";
    if (chosen) void tried(() => uploadRecord(chosen));
  };
  return html`<section class="fin" aria-labelledby="finished">
    <h2 class="hh1" id="finished" tabindex="-1">${t("lobby-finished-games")}
      <span class="end"><button type="button" class="btn sm" onClick=${() => file.current?.click()}><${Icon} name="scroll" /> ${t("lobby-upload-record")}</button>
      <input type="file" hidden ref=${file} accept=".record,.txt,text/plain" onChange=${upload} /></span></h2>
    ${none(tables) && html`<p class="hint">${t("lobby-finished-none")}</p>`}
    <ul><${Short} tables=${tables} few=${FINISHED} row=${(/** @type {TableInfo} */ info) => html`<${Over} key=${info.id} info=${info} />`} /></ul>
  </section>`;
}

/** How people ended a game before its rules did. @param {TableInfo} info */
function endedAs({ ended }) {
  if (!ended) return "";
  return ended === "draw" ? t("lobby-drawn") : t("lobby-resigned");
}

/** @param {{info: TableInfo}} props */
function Over({ info }) {
  const winners = info.result?.winners ?? [];
  const winner = winners[0] ?? 0;
  const score = info.abandoned ? t("lobby-abandoned") : scoreOf(info);
  const label = winners.length > 1 ? score : t("lobby-won-by", { name: seatName(info, winner) });
  return html`<li>
    ${info.abandoned ? html`<${Icon} name="lock" />` : html`<${Shield} tincture=${seatColour(info, winner)} size=${20} label=${label} />`}
    <div><b>${titleOf(info)}</b><span>${[score, endedAs(info), broughtAs(info), info.corrected && t("values-agreed")].filter(Boolean).join(" · ")}</span></div>
    <span class="d">${when(info.changed)}</span>
    <a class="btn sm" href=${writeRoute({ page: "replay", id: info.id, at: 0 })}><${Icon} name="play" /> ${t("lobby-replay")}</a>
  </li>`;
}

/** A record comes back as a table: one to look at, or one to go on with. @param {File} file */
async function uploadRecord(file) {
  await ensureMe(guestName());
  const info = await post("/api/records", await file.text());
  if (info.state === "over") go({ page: "replay", id: info.id, at: 0 });
  else go({ page: "table", id: info.id, seat: mySeat(info) });
}
