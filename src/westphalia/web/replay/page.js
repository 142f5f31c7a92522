// @ts-check
// Replay: any point of a game, through the eyes of a seat, and forks from there.

import { batch, html, signal, useEffect, useMemo, useState } from "../vendor/ui.js";
import { Chronicle, lately } from "../chronicle/chronicle.js";
import { useKeys } from "../lib/keys.js";
import { get, post, query } from "../lib/net.js";
import { sentence } from "../lib/prose.js";
import { go, writeRoute } from "../lib/route.js";
import { t, term, theBoard, told } from "../lib/say.js";
import { Icon, Shield } from "../lib/signs.js";
import { loadBoard, seatColour, seatName } from "../lib/store.js";
import { WarMap } from "../map/war-map.js";
import { Slider, nextMark, seasonAt } from "./slider.js";

const PACE = 700; // milliseconds between two answers while it plays by itself

/** A store that looks back: the same signals as a live one, without a line to the server.
 * @param {string} id @param {number} seat */
function pastStore(id, seat) {
  return {
    id,
    seat,
    frame: signal(/** @type {any} */ (null)),
    info: signal(/** @type {any} */ (null)),
    board: signal(/** @type {any} */ (null)),
    view: signal(/** @type {any} */ (null)),
    question: signal(null),
    log: signal(/** @type {any[]} */ ([])),
    lit: signal(null),
    picked: signal(null),
    marks: signal({}),
    busy: signal(false),
    refusal: signal(null),
    connection: signal("live"),
    draft: signal(null),
  };
}

/** @param {{id: string, at?: number | null, seat?: number | null}} props */
export function ReplayPage({ id, at = null, seat = null }) {
  const [replay, setReplay] = useState(/** @type {any} */ (null));
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    get(`/api/tables/${id}/replay`).then(setReplay, (error) => setWrong(told(error)));
  }, [id]);
  if (wrong) return html`<main class="blank" role="alert"><h1>Westphalia</h1><p>${wrong}</p><p><a href="#/">${t("page-to-lobby")}</a></p></main>`;
  if (!replay) return html`<div class="blank" role="status"><h1>Westphalia</h1></div>`;
  const point = Math.min(replay.entries, Math.max(0, at ?? replay.entries));
  return html`<${Replay} id=${id} at=${point} seat=${seat ?? -1} replay=${replay} />`;
}

/** @param {{id: string, at: number, seat: number, replay: any}} props */
function Replay({ id, at, seat, replay }) {
  const store = useMemo(() => pastStore(id, seat), [id, seat]);
  const [playing, setPlaying] = useState(false);
  const [measure, setMeasure] = useState("points");
  const { entries, marks } = replay;
  const move = (/** @type {number} */ to) => go({ page: "replay", id, seat, at: Math.min(entries, Math.max(0, to)) }, true);
  usePoint(store, at);
  useEffect(() => {
    if (!playing || at >= entries) return undefined;
    const timer = setTimeout(() => move(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at]);
  useKeys({
    ArrowLeft: () => move(at - 1),
    ArrowRight: () => move(at + 1),
    "Shift+ArrowLeft": () => move(nextMark(marks, at, -1, entries)),
    "Shift+ArrowRight": () => move(nextMark(marks, at, 1, entries)),
    Home: () => move(0),
    End: () => move(entries),
    " ": (event) => (event.target instanceof HTMLButtonElement ? false : setPlaying(!playing)),
  });
  const info = store.info.value;
  return html`<div class="replay-page">
    <header class="top"><a class="wm" href="#/">Westphalia</a><span class="vr"></span><div class="gt"><b>${t("replay-title")}</b><span>${info?.title ?? ""}</span></div><span class="sp"></span>
      <a class="btn" href=${writeRoute({ page: "table", id })}>${t("replay-table")}</a></header>
    <main class="replay-main" id="main">
      <section class="map-part" aria-label=${t("map-label")}>${info && html`<${WarMap} store=${store} />`}</section>
      <section class="replay-story" aria-label=${t("chronicle-label")}>${info && html`<${Story} store=${store} at=${at} replay=${replay} />`}</section>
      <aside class="replay-facts">
        ${info && html`<${Eyes} info=${info} seat=${seat} onChange=${(/** @type {number} */ eyes) => go({ page: "replay", id, at, seat: eyes }, true)} />
          <${Standing} info=${info} view=${store.view.value} />
          <${Tools} id=${id} at=${at} seat=${seat} info=${info} over=${replay.over} />`}
      </aside>
    </main>
    <${Slider} at=${at} replay=${replay} info=${info} playing=${playing && at < entries} measure=${measure} onMeasure=${setMeasure} onMove=${move}
      onPlay=${() => (at >= entries ? (move(0), setPlaying(true)) : setPlaying(!playing))} />
  </div>`;
}

/** When it is, what happened last, and all that came before. @param {{store: any, at: number, replay: any}} props */
function Story({ store, at, replay }) {
  const season = seasonAt(replay.marks, at);
  const [last] = lately(store.log.value, 1);
  return html`<p class="when">${season && t("replay-when", { season: term("season", season.season), year: season.year })}</p>
    <h1>${last && sentence(last, store.info.value, store.board.value)}</h1>
    <p class="of">${t("replay-at", { at, entries: replay.entries })}</p>
    <${Chronicle} store=${store} compact=${false} />`;
}

const HOLDINGS = ["thalers", "grain", "counties", "armies", "points"];
const SIGNS = /** @type {Record<string, string>} */ ({ thalers: "thaler", grain: "grain", counties: "county", armies: "army", points: "crown" });

/** What everybody has at that point. @param {{info: import("../lib/types.js").TableInfo, view: any}} props */
function Standing({ info, view }) {
  return html`<table class="holdings"><caption class="sr">${t("table-players")}</caption>
    <thead><tr><td></td>${HOLDINGS.map((name) => html`<th key=${name} scope="col"><${Icon} name=${SIGNS[name]} label=${t(`holding-${name}`)} /></th>`)}</tr></thead>
    <tbody>${info.seats.map(({ seat }) => html`<tr key=${seat}><th scope="row"><${Shield} tincture=${seatColour(info, seat)} size=${18} /> ${seatName(info, seat)}</th>
      ${HOLDINGS.map((name) => html`<td class=${name === "points" ? "vp" : ""}>${view.seats[seat][name]}</td>`)}</tr>`)}</tbody></table>`;
}

/** Brings a point of the past into the store. @param {any} store @param {number} at */
function usePoint(store, at) {
  useEffect(() => {
    let wanted = true;
    get(`/api/tables/${store.id}/replay/${at}${query({ seat: store.seat })}`).then(async (frame) => {
      const board = store.board.peek() ?? (await loadBoard(frame.table.game, store.id));
      if (!wanted) return;
      batch(() => {
        store.board.value = board;
        theBoard.value = board;
        store.info.value = frame.table;
        store.frame.value = frame;
        store.view.value = frame.view;
        store.log.value = frame.log;
      });
    }, () => undefined);
    return () => {
      wanted = false;
    };
  }, [store, at]);
}

/** Whose eyes. @param {{info: import("../lib/types.js").TableInfo, seat: number, onChange: (seat: number) => void}} props */
function Eyes({ info, seat, onChange }) {
  const allowed = info.seats.filter((one) => info.state === "over" || one.you);
  return html`<label class="fld"><span class="lb">${t("replay-eyes")}</span>
    <select class="inp" onChange=${(/** @type {any} */ event) => onChange(Number(event.target.value))}>
      <option value="-1" selected=${seat < 0}>${t("replay-spectator")}</option>
      ${allowed.map((one) => html`<option key=${one.seat} value=${one.seat} selected=${one.seat === seat}>${seatName(info, one.seat)}</option>`)}
    </select></label>`;
}

/** Share, download, take over. @param {{id: string, at: number, seat: number, info: import("../lib/types.js").TableInfo, over: boolean}} props */
function Tools({ id, at, seat, info, over }) {
  const [note, setNote] = useState("");
  const share = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setNote(t("replay-copied"));
    } catch {
      setNote(location.href); // a page without permission shows the address instead
    }
  };
  const fork = async () => {
    try {
      const own = Math.max(0, info.seats.findIndex((one) => one.seat === seat));
      const seats = info.seats.map((one, n) => (n === own ? { kind: "me" } : { kind: "bot", bot: one.bot ?? "captain" }));
      const table = await post(`/api/tables/${id}/fork`, { at, seats });
      go({ page: "table", id: table.id });
    } catch (error) {
      setNote(told(error));
    }
  };
  return html`<div class="choices">
    <button type="button" class="btn pri" onClick=${fork}>${t("replay-fork")}</button>
    <button type="button" class="btn" onClick=${share}>${t("replay-share")}</button>
    ${over && html`<a class="btn" href=${`/api/tables/${id}/record`} download=${`westphalia-${id}.record`}>${t("end-record")}</a>`}
    <p role="status">${note}</p>
  </div>`;
}
