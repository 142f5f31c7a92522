// @ts-check
// Replay: any moment of a game, through the eyes of a seat, and other ways on from there.

import { html, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/ui.js";
import { Dialog } from "../lib/dialog.js";
import { enter, roomOf } from "../lib/games.js";
import { useKeys } from "../lib/keys.js";
import { get } from "../lib/net.js";
import { broughtAs, titleOf } from "../lib/people.js";
import { go, writeRoute } from "../lib/route.js";
import { t, told } from "../lib/say.js";
import { Icon } from "../lib/signs.js";
import { openRule } from "../table/look.js";
import { KeyTable } from "../table/menu.js";
import { Eyes } from "./facts.js";
import { ALL_OPEN, Past, SPECTATOR, headline, newsAt, nextTold } from "./past.js";
import { Slider, nextPhase, periodAt, when } from "./slider.js";
import { Story, happening } from "./story.js";
import { TakeOver, forkable } from "./take-over.js";

const PACE = 900; // milliseconds between two moments while it plays by itself
const REST = 200; // milliseconds that a moment is looked at before the address names it

/** @param {{id: string, at?: number | null, seat?: number | null}} props */
export function ReplayPage({ id, at = null, seat = null }) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    open(id).then(setFound, (error) => setWrong(told(error)));
  }, [id]);
  if (wrong) return html`<${Wrong} why=${wrong} />`;
  if (!found) return html`<div class="blank" role="status"><h1>Westphalia</h1></div>`;
  const { replay, game } = found;
  const point = Math.min(replay.entries, Math.max(0, at ?? replay.entries));
  return html`<${Replay} id=${id} at=${point} seat=${seat ?? (replay.over ? ALL_OPEN : SPECTATOR)} replay=${replay} game=${game} />`;
}

/** What there is to replay, in the room of its game. @param {string} id */
async function open(id) {
  const [replay, { game }] = await Promise.all([get(`/api/tables/${id}/replay`), get(`/api/tables/${id}`)]);
  await enter(game);
  return { replay, game };
}

/** @param {{why: string}} props */
function Wrong({ why }) {
  return html`<main class="blank" role="alert"><h1>Westphalia</h1><p>${why}</p>
    <p><a href=${writeRoute({ page: "lobby" })}>${t("page-to-lobby")}</a></p></main>`;
}

/**
 * The moment shown, and how to go to another. The address follows once the slider rests: a browser lets it change
 * only so often.
 * @param {{page: "replay", id: string, at: number, seat: number}} route @param {number} entries @returns {[number, (to: number) => void]}
 */
function useMoment(route, entries) {
  const [at, setAt] = useState(route.at);
  const written = useRef(route.at);
  useEffect(() => {
    if (route.at !== written.current) setAt(route.at);
    written.current = route.at;
  }, [route.at]);
  useEffect(() => {
    if (at === written.current) return undefined;
    const timer = setTimeout(() => go({ ...route, at: (written.current = at) }, true), REST);
    return () => clearTimeout(timer);
  }, [at, route.seat]);
  return [at, useCallback((to) => setAt(Math.min(entries, Math.max(0, to))), [entries])];
}

/** @param {{id: string, at: number, seat: number, replay: any, game: string}} props */
function Replay({ id, at: begin, seat, replay, game }) {
  const room = roomOf(game);
  const store = useMemo(() => new Past(id, replay.entries, room), [id]);
  const [at, move] = useMoment({ page: "replay", id, seat, at: begin }, replay.entries);
  const [chosen, choose] = useState(0); // the sentence clicked last
  const [over, lay] = useState(/** @type {"" | "keys" | "fork"} */ (""));
  const { entries, marks } = replay;
  const [playing, play] = usePlaying(store, at, move);
  useEffect(() => void store.want(at, seat), [at, seat]);
  const goTo = useCallback((/** @type {import("./past.js").Told} */ entry) => (choose(entry.n), move(entry.at)), [move]);
  const news = newsAt(store.whole.value, at);
  const present = news.find(({ n }) => n === chosen) ?? headline(room.story, news);
  useMarks(store, at, present);
  useReplayKeys({ at, entries, line: room.line, marks, move, play, rules: () => void openRule(present?.clause ?? room.firstClause), list: () => lay("keys") });
  const info = store.info.value;
  const what = info ? happening(store, at, present) : "";
  if (!info && store.wrong.value) return html`<${Wrong} why=${store.wrong.value} />`;
  return html`<div class="replay-page">
    <${Top} id=${id} info=${info} onLay=${lay} />
    <main class="replay-main" id="main">
      <section class="map-part" aria-label=${t("map-label")}>${info && html`<${room.Map} store=${store} />
        <${Eyes} info=${info} seat=${seat} onChange=${(/** @type {number} */ eyes) => go({ page: "replay", id, at, seat: eyes }, true)} />`}</section>
      <section class="replay-story" aria-label=${t("chronicle-label")}>${info && html`<${Story} store=${store} at=${at} what=${what}
        when=${when(room.line, periodAt(room.line, marks, at))} present=${present} onGo=${goTo} />`}</section>
      <aside class="replay-facts" aria-label=${t("table-players")}>${info && html`${info.upload && html`<p class="hint">${broughtAs(info)}. ${t("upload-names")}</p>`}<${room.Facts} store=${store} />
        <${Tools} here=${{ page: "replay", id, at, seat }} over=${replay.over} wrong=${store.wrong.value} />`}</aside>
    </main>
    <${Slider} line=${room.line} at=${at} replay=${replay} info=${info} what=${what} playing=${playing} onMove=${move} onPlay=${play} />
    ${over === "keys" && html`<${Dialog} title=${t("table-keys")} onClose=${() => lay("")}><${KeyTable} /><//>`}
    ${over === "fork" && html`<${TakeOver} info=${info} at=${at} seat=${seat} onClose=${() => lay("")} />`}
  </div>`;
}

/**
 * The marks of the map wait for the position, as to draw a map is the most work of all.
 * @param {Past} store @param {number} at @param {import("./past.js").Told | null} present
 */
function useMarks(store, at, present) {
  useLayoutEffect(() => {
    if (store.at === at) store.marks.value = store.room.marksAt(store, present);
  }, [store.view.value, present]);
}

/**
 * It plays by itself from one moment to the next at which something was told.
 * @param {Past} store @param {number} at @param {(to: number) => void} move @returns {[boolean, () => void]}
 */
function usePlaying(store, at, move) {
  const [playing, setPlaying] = useState(false);
  const ended = at >= store.entries;
  useEffect(() => {
    if (!playing) return undefined;
    if (ended) return void setPlaying(false);
    const timer = setTimeout(() => move(nextTold(store.whole.peek(), at, store.entries)), PACE);
    return () => clearTimeout(timer);
  }, [playing, at]);
  const play = () => {
    if (ended) move(0);
    setPlaying(ended || !playing);
  };
  return [playing, play];
}

/** @param {{at: number, entries: number, line: import("../lib/types.js").Timeline, marks: any[], move: (to: number) => void, play: () => void, rules: () => void, list: () => void}} on */
function useReplayKeys({ at, entries, line, marks, move, play, rules, list }) {
  useKeys({
    ArrowLeft: { does: () => move(at - 1), what: t("replay-back") },
    ArrowRight: { does: () => move(at + 1), what: t("replay-on") },
    "Shift+ArrowLeft": { does: () => move(nextPhase(line, marks, at, -1, entries)), what: t("replay-phase-back") },
    "Shift+ArrowRight": { does: () => move(nextPhase(line, marks, at, 1, entries)), what: t("replay-phase-on") },
    Home: { does: () => move(0), what: t("replay-first") },
    End: { does: () => move(entries), what: t("replay-last") },
    " ": { does: (event) => (event.target instanceof HTMLButtonElement ? false : play()), what: t("replay-play-pause") },
    r: { does: rules, what: t("table-rules") },
    "?": { does: list, what: t("table-keys") },
  });
}

/** @param {{id: string, info: import("../lib/types.js").TableInfo | null, onLay: (what: "keys" | "fork") => void}} props */
function Top({ id, info, onLay }) {
  return html`<header class="top"><a class="wm not-phone" href=${writeRoute({ page: "lobby" })}>Westphalia</a><span class="vr not-phone"></span>
    <div class="gt"><b>${t("replay-title")}</b><span class="not-phone">${[info && t("game-name"), info && titleOf(info), info && broughtAs(info)].filter(Boolean).join(" · ")}</span></div>
    <span class="sp"></span>
    ${info && forkable(info) && html`<button type="button" class="btn fork" onClick=${() => onLay("fork")}>${t("replay-fork")}</button>`}
    <a class="btn" href=${writeRoute({ page: "table", id })}>${t("replay-table")}</a>
    <button type="button" class="ib not-phone" aria-label=${t("table-keys")} title=${`${t("table-keys")} (?)`}
      onClick=${() => onLay("keys")}><${Icon} name="menu" /></button></header>`;
}

/** Share, download. @param {{here: import("../lib/route.js").Route, over: boolean, wrong: string}} props */
function Tools({ here, over, wrong }) {
  const [note, setNote] = useState("");
  const share = async () => {
    const address = new URL(writeRoute(here), location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setNote(t("replay-copied"));
    } catch {
      setNote(address); // a page without permission shows the address instead
    }
  };
  return html`<div class="choices">
    <button type="button" class="btn" onClick=${share}>${t("replay-share")}</button>
    ${over && html`<a class="btn" href=${`/api/tables/${here.id}/record`} download=${`westphalia-${here.id}.record`}>${t("end-record")}</a>`}
    <p role="status">${note}</p>
    <p class="wrong" role="alert">${wrong}</p>
  </div>`;
}
