// @ts-check
// Replay: any point of a game, through the eyes of a seat, and forks from there.

import { batch, html, signal, useEffect, useMemo, useState } from "../vendor/ui.js";
import { Chronicle } from "../chronicle/chronicle.js";
import { useKeys } from "../lib/keys.js";
import { get, post, query } from "../lib/net.js";
import { go, writeRoute } from "../lib/route.js";
import { t, theBoard, told } from "../lib/say.js";
import { loadBoard, seatName } from "../lib/store.js";
import { WarMap } from "../map/war-map.js";
import { Curves } from "../phases/curves.js";
import { Ledger } from "../table/ledger.js";
import { Slider } from "./slider.js";

const PACE = 700; // milliseconds between two answers while it plays by itself

/** A store that looks back: the same signals as a live one, without a line to the server.
 * @param {string} id @param {number} seat */
function pastStore(id, seat) {
  const frame = signal(/** @type {any} */ (null));
  const info = signal(/** @type {any} */ (null));
  return {
    id,
    seat,
    frame,
    info,
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
  const move = (/** @type {number} */ to) =>
    go({ page: "replay", id, seat, at: Math.min(replay.entries, Math.max(0, to)) }, true);
  usePoint(store, at);
  useEffect(() => {
    if (!playing || at >= replay.entries) return undefined;
    const timer = setTimeout(() => move(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at]);
  const phase = (/** @type {number} */ way) => {
    const points = replay.marks.map((/** @type {any} */ mark) => mark.at);
    const next = way > 0 ? points.find((/** @type {number} */ p) => p > at) : points.findLast((/** @type {number} */ p) => p < at);
    move(next ?? (way > 0 ? replay.entries : 0));
  };
  useKeys({
    ArrowLeft: () => move(at - 1),
    ArrowRight: () => move(at + 1),
    "Shift+ArrowLeft": () => phase(-1),
    "Shift+ArrowRight": () => phase(1),
    Home: () => move(0),
    End: () => move(replay.entries),
    " ": () => setPlaying(!playing),
  });
  const info = store.info.value;
  return html`<div class="replay-page">
    <header class="top"><a class="wm" href="#/">Westphalia</a><span class="vr"></span><div class="gt"><b>${t("replay-title")}</b><span>${info?.title ?? ""}</span></div><span class="sp"></span>
      <a class="btn" href=${writeRoute({ page: "table", id })}>${t("replay-table")}</a></header>
    <${Slider} at=${at} replay=${replay} playing=${playing} onMove=${move} onPlay=${() => setPlaying(!playing)} />
    <main class="replay-main" id="main">
      <section class="map-part" aria-label=${t("map-label")}>${info && html`<${WarMap} store=${store} />`}</section>
      <div class="desk">
        ${info && html`<${Eyes} info=${info} seat=${seat} onChange=${(/** @type {number} */ eyes) => go({ page: "replay", id, at, seat: eyes }, true)} />
          <${Ledger} store=${store} />
          <${Tools} id=${id} at=${at} info=${info} over=${replay.over} />
          ${["points", "counties", "armies"].map((name) => html`<${Curves} key=${name} title=${t(`curve-${name}`)} rows=${replay.curves[name]} info=${info} at=${at} />`)}
          <${Chronicle} store=${store} compact=${false} />`}
      </div>
    </main>
  </div>`;
}

/** Brings a point of the past into the store. @param {any} store @param {number} at */
function usePoint(store, at) {
  useEffect(() => {
    let wanted = true;
    get(`/api/tables/${store.id}/replay/${at}${query({ seat: store.seat })}`).then(async (frame) => {
      const board = store.board.peek() ?? (await loadBoard(frame.table.game));
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

/** Share, download, take over. @param {{id: string, at: number, info: import("../lib/types.js").TableInfo, over: boolean}} props */
function Tools({ id, at, info, over }) {
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
      const seats = info.seats.map((one, n) => (n === 0 ? { kind: "me" } : { kind: "bot", bot: one.bot ?? "captain" }));
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
