// @ts-check
// The replay: any moment of a game, through the eyes of a seat, and other ways on from there.

import { html, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/ui.js";
import { Dialog } from "../lib/dialog.js";
import { enter, roomOf } from "../lib/games.js";
import { errorText, guestName, t } from "../lib/i18n.js";
import { useKeys } from "../lib/keys.js";
import { get, post } from "../lib/net.js";
import { botWord, broughtAs, ensureMe, gameInfo, loadGames, seatColour, seatName, titleOf } from "../lib/people.js";
import { TableValues, begun } from "../lib/prose.js";
import { go, writeRoute } from "../lib/route.js";
import { Icon, Loading, Shield } from "../lib/signs.js";
import { askForBoard } from "../lib/store.js";
import { openRule } from "../table/look.js";
import { KeyTable } from "../table/menu.js";
import { Decided, curvesOf, useStudy } from "./analysis.js";
import { ALL_OPEN, Eyes, Past, SPECTATOR, answersAt, indexOf, nextSpeed, placed, pointOf, usePlaying } from "./past.js";
import { Share } from "./share.js";
import { Slider, nextPhase, periodAt, when } from "./slider.js";
import { Story, happening } from "./story.js";

// ------------------------------------------------------------------------------
// Another way on: a new table from a moment, with any of its seats given to bots.

/** @typedef {import("../lib/types.js").TableInfo} TableInfo */

const HERE = "here"; // a seat that is played at this screen, unlike one that bears the name of a bot

/** Whether a table may be forked: it is over, or nobody else plays there. @param {TableInfo} info */
export const forkable = (info) =>
  info.state === "over" || (info.yours && info.seats.every((seat) => seat.you || seat.kind !== "person"));

/**
 * The seats of the new table as the server wants them. A seat keeps its name, unless a bot comes in place of a person.
 * @param {TableInfo} info @param {string[]} who
 */
export function chairs(info, who) {
  const first = who.indexOf(HERE);
  return info.seats.map(({ name, you, kind }, n) => {
    if (who[n] !== HERE) return { kind: "bot", bot: who[n], ...(kind === "bot" && { name }) };
    return n === first ? { kind: "me", ...(you && { name }) } : { kind: "hot", name };
  });
}

/** @param {{info: TableInfo, at: number, seat: number, onClose: () => void}} props */
function TakeOver({ info, at, seat, onClose }) {
  const own = Math.max(0, seat >= 0 ? seat : info.seats.findIndex((one) => one.you));
  const { bots = [], stand_in: standIn = "" } = gameInfo(info.game) ?? {};
  const [chosen, choose] = useState(/** @type {Record<number, string>} */ ({ [own]: HERE }));
  const who = info.seats.map((one, n) => chosen[n] ?? one.bot ?? standIn);
  const { begin, busy, wrong } = useFork(info, at, who);
  return html`
    <${Dialog} title=${t("replay-fork")} onClose=${onClose} class="take-over">
      <p>${t("replay-fork-about")}</p>
      <ul>
        ${info.seats.map(
          (_, n) => html`
            <${Chair}
              key=${n}
              info=${info}
              n=${n}
              who=${who[n]}
              bots=${bots}
              onPick=${(/** @type {string} */ one) => choose({ ...chosen, [n]: one })}
            />
          `,
        )}
      </ul>
      <p class="wrong" role="alert">${wrong}</p>
      <div class="acts">
        <button type="button" class="btn primary" disabled=${busy || !bots.length} onClick=${begin}>
          ${t("replay-fork-begin")}
        </button>
      </div>
    <//>
  `;
}

/**
 * Begins a game of one's own at a moment of another.
 * @param {TableInfo} info
 * @param {number} at
 * @param {string[]} who
 */
function useFork(info, at, who) {
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => void loadGames().catch((error) => setWrong(errorText(error))), []);
  const begin = async () => {
    setBusy(true);
    try {
      await ensureMe(guestName());
      const table = await post(`/api/tables/${info.id}/fork`, { at, seats: chairs(info, who) });
      go({ page: "table", id: table.id });
    } catch (error) {
      setWrong(errorText(error));
    }
    setBusy(false);
  };
  return { begin, busy, wrong };
}

/**
 * Who shall play on for a seat.
 * @param {{info: TableInfo, n: number, who: string, bots: string[], onPick: (who: string) => void}} props
 */
function Chair({ info, n, who, bots, onPick }) {
  return html`
    <li>
      <label>
        <${Shield} tincture=${seatColour(info, n)} size=${24} />
        <b>${seatName(info, n)}</b>
        <select class="inp" value=${who} onChange=${(/** @type {any} */ event) => onPick(event.target.value)}>
          <option value=${HERE}>${t("lobby-seat-hot")}</option>
          ${bots.map(
            (bot) => html`
              <option key=${bot} value=${bot}>${t("lobby-seat-bot", { bot: botWord(info.game, bot) })}</option>
            `,
          )}
        </select>
      </label>
    </li>
  `;
}

// ------------------------------------------------------------------------------
// The page of the replay.

/** @typedef {import("./past.js").Moment} Moment */
/** @typedef {import("./past.js").Point} Point */

const REST = 200; // milliseconds that a moment is looked at before the address names it

/** @param {{id: string, at?: number | null, told?: number | null, seat?: number | null, share?: boolean}} props */
export function ReplayPage({ id, at = null, told: entry = null, seat = null, share = false }) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    open(id).then(setFound, (error) => setWrong(errorText(error)));
  }, [id]);
  if (wrong)
    return html`
      <${Wrong} why=${wrong} />
    `;
  if (!found)
    return html`
      <${Loading} />
    `;
  const { replay, game } = found;
  const point = { at: Math.min(replay.entries, Math.max(0, at ?? replay.entries)), told: entry };
  return html`
    <${Replay}
      id=${id}
      point=${point}
      seat=${seat ?? (replay.over ? ALL_OPEN : SPECTATOR)}
      replay=${replay}
      game=${game}
      share=${share}
    />
  `;
}

/** What there is to replay, in the room of its game. @param {string} id */
async function open(id) {
  const room = get(`/api/tables/${id}`).then(async ({ game }) => {
    askForBoard(game, id);
    await enter(game);
    return game;
  });
  const [replay, game] = await Promise.all([get(`/api/tables/${id}/replay`), room]);
  return { replay, game };
}

/** @param {{why: string}} props */
function Wrong({ why }) {
  return html`
    <main class="blank" role="alert">
      <h1>Westphalia</h1>
      <p>${why}</p>
      <p><a href=${writeRoute({ page: "lobby" })}>${t("page-to-lobby")}</a></p>
    </main>
  `;
}

/** @param {Point} point */
const pageKey = ({ at, told: entry }) => `${at} ${entry ?? ""}`;

/**
 * Which moment is shown, and how to go to another. The address follows once the slider rests: a browser lets it change
 * only so often.
 * @param {string} id @param {Point} asked as the address has it @param {number} seat @param {Moment[]} moments
 * @returns {{at: number, move: (to: number) => void, look: (eyes: number) => void}}
 */
function useMoment(id, asked, seat, moments) {
  const [point, setPoint] = useState(asked);
  const written = useRef(pageKey(asked));
  const write = (/** @type {Point} */ to, /** @type {number} */ eyes) => {
    written.current = pageKey(to);
    go({ page: "replay", id, at: to.at, told: to.told, seat: eyes }, true);
  };
  useEffect(() => {
    if (pageKey(asked) !== written.current) setPoint(asked);
    written.current = pageKey(asked);
  }, [pageKey(asked)]);
  const at = moments.length ? indexOf(moments, point) : 0;
  const here = moments.length ? pointOf(moments[at]) : point;
  useEffect(() => {
    if (pageKey(here) === written.current) return undefined;
    const timer = setTimeout(() => write(here, seat), REST);
    return () => clearTimeout(timer);
  }, [pageKey(here), seat]);
  const move = useCallback(
    (/** @type {number} */ to) => setPoint(pointOf(moments[Math.min(moments.length - 1, Math.max(0, to))])),
    [moments],
  );
  const look = (/** @type {number} */ eyes) => {
    const there = { at: here.at, told: null };
    setPoint({ ...there, like: moments[at]?.entry });
    write(there, eyes);
  };
  return { at, move, look };
}

/** @param {{id: string, point: Point, seat: number, replay: any, game: string, share: boolean}} props */
function Replay({ id, point, seat, replay, game, share }) {
  const room = roomOf(game);
  const store = useMemo(() => new Past(id, replay.entries, room), [id]);
  useEffect(() => void store.look(seat), [seat]);
  const moments = store.moments.value;
  const { at, move, look } = useMoment(id, point, seat, moments);
  if (!moments.length && store.wrong.value)
    return html`
      <${Wrong} why=${store.wrong.value} />
    `;
  if (!moments.length)
    return html`
      <${Loading} />
    `;
  return html`
    <${Shown} store=${store} at=${at} seat=${seat} replay=${replay} share=${share} onMove=${move} onLook=${look} />
  `;
}

/**
 * @param {{store: Past, at: number, seat: number, replay: any, share: boolean, onMove: (to: number) => void,
 *   onLook: (eyes: number) => void}} props
 */
function Shown({ store, at, seat, replay, share, onMove: move, onLook }) {
  const { id, room } = store;
  const [moments, log, info, view] = [store.moments.value, store.whole.value, store.info.value, store.view.value];
  const moment = moments[at];
  const [over, lay] = useState(/** @type {"" | "keys" | "fork" | "share"} */ (share ? "share" : ""));
  const marks = useMemo(() => placed(replay.marks, moments, log), [moments]);
  const playing = usePlaying(at, moments.length - 1, move);
  const study = useStudy(id, info.game);
  const found = study.found.value;
  const measured = useMemo(() => found && curvesOf(found), [found]);
  useEffect(() => void store.want(moment), [moment]);
  const [present, goTo] = useSentence(moments, moment, log, move);
  useMarks(store, moment, present);
  const rules = () => void openRule(present?.clause ?? room.firstClause);
  useReplayKeys({ at, last: moments.length - 1, line: room.line, marks, move, playing, rules, lay });
  const what = view ? happening(store, present) : "";
  const words = { what, when: when(room.line, periodAt(room.line, marks, at)) };
  const decided = { study, moment, marks, onMove: move };
  return html`
    <div class="replay-page">
      <${Top} id=${id} info=${info} onLay=${lay} />
      <main class="replay-main" id="main">
        <${Parts}
          ...${{ store, at, moment, seat, words, present, goTo, onLook }}
          decided=${replay.over && decided}
          onShare=${() => lay("share")}
        />
      </main>
      <${Slider}
        ...${{ at, moments, marks, measured, info, view, what, playing }}
        line=${room.line}
        curves=${replay.curves}
        turns=${found?.swings ?? []}
        onMove=${move}
      />
      <${Over} store=${store} over=${over} moment=${moment} seat=${seat} words=${words} onClose=${() => lay("")} />
    </div>
  `;
}

/**
 * The sentence that is told now, the one clicked last if it is of this moment; and how to go to another.
 * @param {Moment[]} moments
 * @param {Moment} moment
 * @param {import("./past.js").Told[]} log
 * @param {(to: number) => void} move
 * @returns {[import("./past.js").Told | null, (entry: import("./past.js").Told) => void]}
 */
function useSentence(moments, moment, log, move) {
  const [chosen, choose] = useState(0);
  const goTo = useCallback(
    (/** @type {import("./past.js").Told} */ entry) => (
      choose(entry.n),
      move(moments.findIndex(({ last }) => last >= entry.n))
    ),
    [move],
  );
  return [(chosen >= moment.first && chosen <= moment.last ? log[chosen - 1] : moment.entry) ?? null, goTo];
}

/** The map, the story and the facts of a moment. @param {any} props */
function Parts({ store, at, moment, seat, words, present, goTo, onLook, decided, onShare }) {
  const { room } = store;
  const view = store.view.value;
  return html`
    <section class="map-part" aria-label=${t("map-label")}>
      ${
        view &&
        html`
          <${room.Map} store=${store} />
          <${Eyes} info=${store.info.value} seat=${seat} onChange=${onLook} />
        `
      }
    </section>
    <section class="replay-story" aria-label=${t("chronicle-label")}>
      ${
        view &&
        html`
          <${Story} store=${store} at=${at} moment=${moment} ...${words} present=${present} onGo=${goTo} />
        `
      }
    </section>
    <aside class="replay-facts" aria-label=${t("table-players")}>
      ${
        view &&
        html`
          <${Facts} store=${store} decided=${decided} onShare=${onShare} />
        `
      }
    </aside>
  `;
}

/**
 * What is known at a moment, and for a game that is over what decided it.
 * @param {{store: Past, decided: any, onShare: () => void}} props
 */
function Facts({ store, decided, onShare }) {
  const { id, room } = store;
  const info = store.info.value;
  return html`
    ${
      info.upload &&
      html`
        <p class="hint">${begun(broughtAs(info))}. ${t("upload-names")}</p>
      `
    }
    <${TableValues} info=${info} />
    <${room.Facts} store=${store} />
    ${
      decided &&
      html`
        <${Decided} store=${store} ...${decided} />
      `
    }
    <${Tools} id=${id} over=${Boolean(decided)} wrong=${store.wrong.value} onShare=${onShare} />
  `;
}

/**
 * What lies over the page: its keys, a moment to share, or a table that goes on from it.
 * @param {{store: Past, over: "" | "keys" | "fork" | "share", moment: import("./past.js").Moment, seat: number,
 *   words: {what: string, when: string}, onClose: () => void}} props
 */
function Over({ store, over, moment, seat, words, onClose }) {
  if (over === "keys")
    return html`
      <${Dialog} title=${t("table-keys")} onClose=${onClose} class="menu"><${KeyTable} /><//>
    `;
  if (over === "fork")
    return html`
      <${TakeOver} info=${store.info.value} at=${answersAt(moment)} seat=${seat} onClose=${onClose} />
    `;
  if (over !== "share" || !store.view.value || store.shown !== moment) return null;
  return html`
    <${Share} store=${store} moment=${moment} ...${words} onClose=${onClose} />
  `;
}

/**
 * The marks of the map wait for the position, as to draw a map is the most work of all.
 * @param {Past} store @param {Moment} moment @param {import("./past.js").Told | null} present
 */
function useMarks(store, moment, present) {
  useLayoutEffect(() => {
    if (store.shown === moment) store.marks.value = store.room.marksAt(store, present);
  }, [store.view.value, present]);
}

/**
 * @param {{at: number, last: number, line: import("../lib/types.js").Timeline, marks: any[],
 *   move: (to: number) => void, playing: import("./past.js").Playing, rules: () => void,
 *   lay: (what: "keys" | "share") => void}} on
 */
function useReplayKeys({ at, last, line, marks, move, playing: { play, speed, hasten }, rules, lay }) {
  useKeys({
    ArrowLeft: { does: () => move(at - 1), what: t("replay-back") },
    ArrowRight: { does: () => move(at + 1), what: t("replay-on") },
    "Shift+ArrowLeft": { does: () => move(nextPhase(line, marks, at, -1, last)), what: t("replay-phase-back") },
    "Shift+ArrowRight": { does: () => move(nextPhase(line, marks, at, 1, last)), what: t("replay-phase-on") },
    Home: { does: () => move(0), what: t("replay-first") },
    End: { does: () => move(last), what: t("replay-last") },
    " ": {
      does: (event) => (event.target instanceof HTMLButtonElement ? false : play()),
      what: t("replay-play-pause"),
    },
    ",": { does: () => hasten(nextSpeed(speed, -1)), what: t("replay-slower") },
    ".": { does: () => hasten(nextSpeed(speed, 1)), what: t("replay-faster") },
    r: { does: rules, what: t("table-rules") },
    s: { does: () => lay("share"), what: t("replay-share") },
    "?": { does: () => lay("keys"), what: t("table-keys") },
  });
}

/**
 * @param {{id: string, info: import("../lib/types.js").TableInfo | null, onLay: (what: "keys" | "fork") => void}} props
 */
function Top({ id, info, onLay }) {
  return html`
    <header class="top">
      <a class="wm not-phone" href=${writeRoute({ page: "lobby" })}>Westphalia</a>
      <span class="vr not-phone"></span>
      <div class="gt">
        <b>${t("replay-title")}</b>
        <span class="not-phone">
          ${[info && t("game-name"), info && titleOf(info), info && broughtAs(info)].filter(Boolean).join(" · ")}
        </span>
      </div>
      <span class="sp"></span>
      ${
        info &&
        forkable(info) &&
        html`
          <button type="button" class="btn fork" onClick=${() => onLay("fork")}>${t("replay-fork")}</button>
        `
      }
      <a class="btn" href=${writeRoute({ page: "table", id })}>${t("replay-table")}</a>
      <button
        type="button"
        class="icon-button not-phone"
        aria-label=${t("table-keys")}
        title=${`${t("table-keys")} (?)`}
        onClick=${() => onLay("keys")}
      >
        <${Icon} name="menu" />
      </button>
    </header>
  `;
}

/** Share, download. @param {{id: string, over: boolean, wrong: string, onShare: () => void}} props */
function Tools({ id, over, wrong, onShare }) {
  return html`
    <div class="choices">
      <button type="button" class="btn" onClick=${onShare}>${t("replay-share")}</button>
      ${
        over &&
        html`
          <a class="btn" href=${`/api/tables/${id}/record`} download=${`westphalia-${id}.record`}>${t("end-record")}</a>
        `
      }
      <p class="wrong" role="alert">${wrong}</p>
    </div>
  `;
}
