// @ts-check
// The table page: who sees it, and its layout. Everything it shows comes out of one store per seat.

import { computed, html, useEffect, useMemo, useRef, useState } from "../vendor/ui.js";
import { here } from "../lib/assets.js";
import { enter, isTaught, roomOf } from "../lib/games.js";
import { errorText, t } from "../lib/i18n.js";
import { Skip, useKeys, withShift } from "../lib/keys.js";
import { get } from "../lib/net.js";
import { ownSeats, seatColour, seatName, titleOf } from "../lib/people.js";
import { go, useBack, writeRoute } from "../lib/route.js";
import { change, settings } from "../lib/settings.js";
import { Icon, Loading, Shield } from "../lib/signs.js";
import { askForBoard, openTable } from "../lib/store.js";
import { callWhenAsked } from "../lib/turns.js";
import { Company } from "./company.js";
import { focusOn, later, openRule, useMedia, useModule } from "./look.js";
import { Hint, HintStrip, Prompt } from "./prompt.js";
import { SinceCard } from "./since.js";
import { TalkSheet } from "./talk.js";
import { PlainBar, Topbar } from "./topbar.js";
import { WhatIfBar } from "./what-if.js";

/** @typedef {import("../lib/types.js").Store} Store */

// ------------------------------------------------------------------------------
// On a phone the decision lies on a sheet below the map. Its handle is dragged, or pressed, to see more of either.

/** @typedef {"peek" | "normal" | "tall" | "dragged"} Sheet */

const LOW = 0.25; // shares of the height below which a sheet that is let go shows only its head,
const HIGH = 0.68; // and above which it shows all it can
const SLACK = 8; // pixels that a finger may stray without dragging

/** @param {{sheet: Sheet, onSheet: (sheet: Sheet) => void}} props */
function Handle({ sheet, onSheet }) {
  const dragged = useRef(false);
  const press = () => {
    if (!dragged.current) onSheet(sheet === "peek" ? "normal" : "peek");
  };
  const grasp = (/** @type {PointerEvent} */ event) => {
    dragged.current = false;
    follow(event, (share) => {
      dragged.current = true;
      onSheet(share === null ? "dragged" : share < LOW ? "peek" : share > HIGH ? "tall" : "normal");
    });
  };
  return html`
    <button
      type="button"
      class="handle only-phone"
      aria-label=${t("table-sheet")}
      aria-expanded=${sheet === "peek" ? "false" : "true"}
      onClick=${press}
      onPointerDown=${grasp}
    >
      <i></i>
    </button>
  `;
}

/**
 * Lets the sheet go with the finger.
 * @param {PointerEvent} event
 * @param {(share: number | null) => void} moved told null as long as it moves, then the share of the height
 */
function follow(event, moved) {
  const handle = /** @type {HTMLElement} */ (event.currentTarget);
  const room = /** @type {HTMLElement} */ (handle.parentElement);
  const height = /** @type {HTMLElement} */ (handle.nextElementSibling).offsetHeight;
  let now = height;
  const watch = new AbortController();
  const listen = (/** @type {string} */ name, /** @type {(event: any) => void} */ action) =>
    handle.addEventListener(name, action, { signal: watch.signal });
  const end = () => {
    watch.abort();
    if (now !== height) moved(now / room.clientHeight);
  };
  handle.setPointerCapture(event.pointerId);
  listen("pointermove", (/** @type {PointerEvent} */ move) => {
    const by = event.clientY - move.clientY;
    if (now === height && Math.abs(by) < SLACK) return;
    now = height + by;
    room.style.setProperty("--sheet", `${now}px`);
    moved(null);
  });
  listen("pointerup", end);
  listen("pointercancel", end);
}

// ------------------------------------------------------------------------------
// Several people at one screen: between two of them a cover hides what the next may not see.

/**
 * @param {{info: any, seat: number, last: number | null, onShow: (seat: number) => void}} props
 * *seat* is whose turn it is, *last* whose screen it was.
 */
export function Cover({ info, seat, last, onShow }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), [seat]);
  const name = seatName(info, seat);
  const back = last !== null && last !== seat && info.seats[last]?.you ? last : null;
  return html`
    <${PlainBar} info=${info} />
    <main class="cover" id="main">
      <div class="cart">
        <div class="handing">
          <${Shield} tincture=${seatColour(info, seat)} size=${96} />
          <h1>${t("cover-pass", { name })}</h1>
          <p>${t("cover-about", { name })}</p>
          <button type="button" class="btn primary big" ref=${button} onClick=${() => onShow(seat)}>
            ${t("cover-show", { name })}
          </button>
          ${
            back !== null &&
            html`
              <button type="button" class="btn quiet" onClick=${() => onShow(back)}>
                ${t("cover-back", { name: seatName(info, back) })}
              </button>
            `
          }
        </div>
        <${Meanwhile} info=${info} />
      </div>
    </main>
  `;
}

/** What all may know while the screen goes round: when it is, and who is asked. @param {{info: any}} props */
function Meanwhile({ info }) {
  const when = Object.keys(info.when).length ? t("table-when", info.when, info.game) : "";
  return html`
    <section class="meanwhile">
      ${
        isTaught(info.game) &&
        html`
          <img class="scene" src=${here(`games/${info.game}/table.webp`)} alt="" width="880" height="550" />
        `
      }
      <h2>${when || titleOf(info)}</h2>
      <ol>
        ${info.seats.map(
          (/** @type {any} */ _, /** @type {number} */ seat) => html`
            <li key=${seat}>
              <${Shield} tincture=${seatColour(info, seat)} size=${22} />
              <b>${seatName(info, seat)}</b>
              ${
                info.waiting.includes(seat) &&
                html`
                  <span class="pill turn">${t("cover-asked")}</span>
                `
              }
            </li>
          `,
        )}
      </ol>
    </section>
  `;
}

/**
 * Whose turn it is among my seats at this screen: the one shown, as long as it is asked.
 * @param {any} info @param {number[]} own @param {number | null} shown
 */
function nextSeat(info, own, shown) {
  if (shown !== null && info.waiting.includes(shown)) return shown;
  const after = own.filter((seat) => info.waiting.includes(seat));
  if (!after.length) return shown ?? own[0];
  return after.find((seat) => shown !== null && seat > shown) ?? after[0];
}

// ------------------------------------------------------------------------------
// The page itself, and the keys that work on it.

const DECIDE = { id: "decide", icon: "hand" };
const MAP = { id: "map", icon: "map" };
const CHRONICLE = { id: "chronicle", icon: "quill" };
const Waiting = later(() => import("./waiting.js"), "Waiting");
const LOOK_AGAIN = 4000; // milliseconds between two looks at a table that has not begun

/** @param {{id: string, seat?: number | null, world?: number | null}} props */
export function TablePage({ id, seat = null, world = null }) {
  const [info, setInfo] = useState(/** @type {any} */ (null));
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    const seen = async (/** @type {any} */ found) => {
      askForBoard(found.game, id);
      await enter(found.game);
      setInfo(found);
    };
    get(`/api/tables/${id}`)
      .then(seen)
      .catch((error) => setWrong(errorText(error)));
  }, [id, seat]);
  if (wrong)
    return html`
      <main class="blank" role="alert">
        <h1>Westphalia</h1>
        <p>${wrong}</p>
        <p>
          <a href=${writeRoute({ page: "lobby" })}>${t("page-to-lobby")}</a>
        </p>
      </main>
    `;
  if (!info)
    return html`
      <${Loading} />
    `;
  const own = ownSeats(info);
  const eyes = seat !== null && (seat < 0 || own.includes(seat)) ? seat : own.length ? nextSeat(info, own, null) : -1;
  return html`
    <${Seated} key=${`${eyes} ${world}`} id=${id} seat=${eyes} world=${world} first=${info} />
  `;
}

/** What the tab of a table is called. @param {any} info */
const titleBar = (info) => `${titleOf(info)} · Westphalia`;

/**
 * Looks again and again at a table that waits, until that is ended.
 * @param {string} id @param {import("../lib/store.js").TableStore} store @param {(info: any) => void} setInfo
 */
function lookAgain(id, store, setInfo) {
  let waits = true;
  const seen = (/** @type {any} */ fresh) => {
    if (!waits) return; // it has begun, and this was said before
    if (fresh.state === "open" && store.info.peek()) store.info.value = fresh;
    else setInfo(fresh);
  };
  const look = () => void get(`/api/tables/${id}`).then(seen, () => {});
  const timer = setInterval(look, LOOK_AGAIN);
  return () => {
    waits = false;
    clearInterval(timer);
  };
}

/** One seat at the table. @param {{id: string, seat: number, world: number | null, first: any}} props */
function Seated({ id, seat, world, first }) {
  const store = useMemo(() => openTable(id, seat, roomOf(first.game), world), []);
  const [info, setInfo] = useState(first);
  useEffect(() => () => store.close(), []);
  useEffect(
    () => (seat >= 0 && world === null ? callWhenAsked(store, () => titleBar(store.info.peek() ?? first)) : undefined),
    [],
  );
  const now = store.info.value ?? info;
  useEffect(() => {
    if (seat < 0 || now.state === "open") document.title = titleBar(now); // else the seat's own call says it
    return now.state === "open" ? lookAgain(id, store, setInfo) : undefined;
  }, [now.state]);
  const changed = (/** @type {any} */ fresh) => {
    if (fresh.state === "open" && (store.info.peek()?.state ?? "open") !== "open") return; // it has begun meanwhile
    setInfo(fresh);
    store.info.value = fresh;
  };
  if (now.state === "open")
    return html`
      <${Waiting} store=${store} info=${now} onChange=${changed} />
    `;
  const own = ownSeats(now);
  if (own.length > 1 && seat >= 0 && world === null)
    return html`
      <${SharedScreen} store=${store} info=${now} own=${own} />
    `;
  return html`
    <${Table} store=${store} />
  `;
}

/**
 * Whose eyes the screen was given to, by table; it is forgotten when the page is left. *Back* is one who
 * is not asked but wants to look at, or open, what was sealed.
 * @type {Map<string, {seat: number, back: boolean}>}
 */
const given = new Map();

/**
 * Several of my seats at one screen: a cover comes between them.
 * @param {{store: Store, info: any, own: number[]}} props
 */
function SharedScreen({ store, info, own }) {
  const [, redraw] = useState(0);
  const { seat: shown = null, back = false } = given.get(info.id) ?? {};
  const due = info.state === "over" ? store.seat : nextSeat(info, own, shown);
  const show = (/** @type {number} */ seat) => {
    given.set(info.id, { seat, back: seat !== due });
    redraw((count) => count + 1);
    if (seat !== store.seat) go({ page: "table", id: info.id, seat }, true);
  };
  const pass = () => {
    given.set(info.id, { seat: store.seat, back: false });
    redraw((count) => count + 1);
  };
  if (back && shown === store.seat && due !== shown)
    return html`
      <${Table} store=${store} onPass=${pass} />
    `;
  if (due !== shown || due !== store.seat)
    return html`
      <${Cover} info=${info} seat=${due} last=${shown} onShow=${show} />
    `;
  return html`
    <${Table} store=${store} />
  `;
}

/** @param {{store: Store, onPass?: () => void}} props *onPass* hands a shared screen on */
function Table({ store, onPass }) {
  const { room } = store;
  const { work, hint } = usePrepared(store);
  const [tab, setTab] = useState(DECIDE.id);
  const [sheet, setSheet] = useSheet(store);
  const [lens, setLens] = useState(room.lenses[0]);
  const [chronicle, setChronicle] = useState(false);
  const [talking, setTalking] = useState(false);
  const [menu, setMenu] = useState(/** @type {"" | "menu" | "keys"} */ (""));
  const nextLens = () => setLens(room.lenses[(room.lenses.indexOf(lens) + 1) % room.lenses.length]);
  const unroll = () => setChronicle(!chronicle);
  const talk = () => setTalking(!talking);
  const keys = () => setMenu("keys");
  useTableKeys(store, { nextLens, hint, chronicle: unroll, talk, menu: keys, tab: setTab });
  return html`
    <div class="table-page" data-tab=${tab} data-sheet=${sheet}>
      <${Skip} word=${t("table-skip")} />
      <${Topbar}
        store=${store}
        menu=${menu}
        onMenu=${(/** @type {boolean} */ open) => setMenu(open ? "menu" : "")}
        onChronicle=${unroll}
        onTalk=${talk}
      />
      <${Prompt} store=${store} work=${work} hint=${hint} onPass=${onPass} />
      <${store.whatIf ? WhatIfBar : Company} store=${store} />
      <${HintStrip} hint=${hint} />
      <${Main}
        ...${{ store, work, tab, sheet, setSheet, lens, setLens, chronicle, setChronicle, talking, setTalking }}
      />
      ${
        store.info.value?.lesson &&
        html`
          <${Taught} store=${store} work=${work} />
        `
      }
      <${Tabs} store=${store} tab=${tab} onTab=${setTab} />
    </div>
  `;
}

/** What a seat prepares before it answers, and its hints; both end with the page. @param {Store} store */
function usePrepared(store) {
  const work = useMemo(() => (store.seat >= 0 ? store.room.prepare(store) : null), []);
  const hint = useMemo(() => new Hint(store, work), []);
  useEffect(() => () => (hint.stop(), work?.stop()), []);
  useEffect(() => (store.whatIf ? undefined : store.since.begin()), []);
  return { work, hint };
}

/** How much of a phone the desk takes; after each turn as usual. @param {Store} store */
function useSheet(store) {
  const [sheet, setSheet] = useState(/** @type {Sheet} */ ("normal"));
  useEffect(() => setSheet("normal"), [store.frame.value?.turn]);
  return /** @type {const} */ ([sheet, setSheet]);
}

/** The map, the desk, and what is laid over them. @param {any} props */
function Main({ store, work, tab, sheet, setSheet, lens, setLens, chronicle, setChronicle, talking, setTalking }) {
  const { room } = store;
  const unroll = () => setChronicle(true);
  return html`
    <main id="main" class="table-main" tabindex="-1">
      <${room.MapPart} store=${store} work=${work} lens=${lens} onLens=${setLens} onChronicle=${unroll} />
      <${Handle} sheet=${sheet} onSheet=${setSheet} />
      <${room.Desk} store=${store} work=${work} onChronicle=${unroll} />
      ${
        room.Told &&
        html`
          <${room.Told} store=${store} />
        `
      }
      <${SinceCard} store=${store} onChronicle=${unroll} />
      <${ChronicleSheet}
        store=${store}
        open=${chronicle}
        wanted=${chronicle || tab === "chronicle"}
        onClose=${() => setChronicle(false)}
      />
      ${
        talking &&
        html`
          <${TalkSheet} store=${store} onClose=${() => setTalking(false)} />
        `
      }
    </main>
  `;
}

/** The lesson, where the table is one for learning. @param {{store: Store, work: any}} props */
function Taught({ store, work }) {
  const module = useModule(() => import("../learn/card.js"));
  return module
    ? html`
        <${module.LessonPart} store=${store} work=${work} />
      `
    : null;
}

const WIDE = "(min-width: 1500px)"; // so wide there is room for the chronicle beside the map

/**
 * The whole chronicle: a sheet at the side, beside the map where it is docked, on a phone a page of its own.
 * @param {{store: Store, open: boolean, wanted: boolean, onClose: () => void}} props
 */
function ChronicleSheet({ store, open, wanted, onClose }) {
  const module = useModule(() => import("../chronicle/chronicle.js"));
  const wide = useMedia(WIDE);
  const docked = wide && settings.value.docked;
  const close = () => (change({ docked: false }), onClose());
  useKeys(open && !docked ? { Escape: onClose } : {});
  useBack(onClose, open && !docked);
  if (!(wanted || docked) || !store.board.value) return null;
  return html`
    <aside class=${`chronicle-sheet ${docked ? "docked" : open ? "open" : ""}`} aria-label=${t("table-chronicle")}>
      <h2 class="h">
        ${t("table-chronicle")}
        ${
          wide &&
          html`
            <${Dock} docked=${docked} />
          `
        }
        <button
          type="button"
          class=${`icon-button ${open ? "" : "not-phone"} ${wide ? "" : "end"}`}
          aria-label=${t("page-close")}
          onClick=${close}
        >
          ×
        </button>
      </h2>
      ${
        module
          ? html`
              <${module.Chronicle} key=${docked} store=${store} />
            `
          : null
      }
    </aside>
  `;
}

/** @param {{docked: boolean}} props */
const Dock = ({ docked }) => html`
  <button type="button" class="btn sm end" aria-pressed=${docked} onClick=${() => change({ docked: !docked })}>
    ${t("chronicle-dock")}
  </button>
`;

/** @param {{store: Store, tab: string, onTab: (tab: string) => void}} props */
function Tabs({ store, tab, onTab }) {
  const { room } = store;
  const view = store.view.value;
  const waited = store.info.value?.waiting.filter((/** @type {number} */ seat) => seat !== store.seat).length ?? 0;
  const name = (/** @type {string} */ id) => (id === DECIDE.id && view ? room.deciding(view) : id);
  /** @type {{id: string, icon: string, name?: string}[]} */
  const tabs = [DECIDE, room.tableTab ?? MAP, ...room.tabs, CHRONICLE];
  return html`
    <nav class="ptabs only-phone" aria-label=${t("table-views")}>
      ${tabs.map(
        ({ id, icon, name: called = id }) => html`
          <button
            key=${id}
            type="button"
            class=${tab === id ? "on" : ""}
            aria-current=${tab === id ? "page" : undefined}
            onClick=${() => onTab(id)}
          >
            <${Icon} name=${icon} />
            <span>${t(`tab-${name(called)}`)}</span>
            ${
              id === "players" &&
              waited > 0 &&
              html`
                <u>${waited}</u>
              `
            }
          </button>
        `,
      )}
    </nav>
  `;
}

/** To what is true now; what still moves hears the key too. @param {Store} store @param {KeyboardEvent} event */
function skipAhead(store, event) {
  if (!store.told.value || event.target instanceof HTMLButtonElement) return false;
  store.telling.skip();
  return store.room.moving() ? false : undefined;
}

/** The card of what was missed, and the eyes on it. @param {Store} store */
async function opened(store) {
  await store.since.toggle();
  if (store.since.open.value) requestAnimationFrame(() => focusOn(".since .btn.primary, .since .choices .btn"));
}

/** Takes the last answer back, or says that there is none to take back. @param {Store} store */
function undone(store) {
  if (store.frame.value?.undo > 0) void store.undo().catch(() => {});
  else if (store.question.value) store.refusal.value = { message: t("table-nothing-to-undo"), clause: null };
  else return false;
  return undefined;
}

/**
 * @param {Store} store
 * @param {{nextLens: () => void, hint: Hint, chronicle: () => void, talk: () => void, menu: () => void,
 *   tab: (tab: string) => void}} on
 */
function useTableKeys(store, on) {
  const { jumps, firstClause } = store.room;
  const to = (/** @type {string} */ tab, /** @type {string} */ selector) => {
    on.tab(tab);
    requestAnimationFrame(() => focusOn(selector));
  };
  useKeys(
    withShift({
      z: { does: () => undone(store), what: t("table-undo") },
      n: { does: () => (store.seat >= 0 ? void opened(store) : false), what: t("since-title") },
      j: {
        does: () => to(DECIDE.id, ".decision button:not([disabled], [tabindex='-1'], .cite, .link)"),
        what: t("key-next"),
      },
      i: { does: () => (on.hint.allowed ? void on.hint.ask() : false), what: t("hint-ask") },
      m: { does: () => to(MAP.id, ".map [tabindex='0']"), what: t("key-map") },
      ...Object.fromEntries(
        Object.entries(jumps).map(([key, jump]) => [key, { does: () => to(jump.tab, jump.to), what: t(jump.what) }]),
      ),
      l: { does: on.chronicle, what: t("table-chronicle") },
      "Shift+t": { does: on.talk, what: t("talk-and-notes") },
      r: {
        does: () => void openRule(store.question.value?.clause ?? store.view.value?.prompt?.clause ?? firstClause),
        what: t("table-rules"),
      },
      v: { does: on.nextLens, what: t("map-lens") },
      "/": { does: () => focusOn("#find-place"), what: t("map-find") },
      " ": { does: (event) => skipAhead(store, event), what: t("table-skip-ahead") },
      "?": { does: on.menu, what: t("table-keys") },
      Escape: () => (store.refusal.value ? void (store.refusal.value = null) : false),
    }),
  );
}

// ------------------------------------------------------------------------------
// The last entries of the chronicle: in a corner of the map, or where a game has room for them.

/** @param {{store: Store, onChronicle: () => void, class?: string}} props */
export function Corner({ store, onChronicle, class: classes = "cart chron" }) {
  const module = useModule(() => import("../chronicle/chronicle.js"));
  const told = useMemo(() => {
    const { room, info, board, hovered, picked } = store;
    const { displayed } = room.story; // lies beside the map anyway
    return {
      room,
      info,
      board,
      hovered,
      picked,
      log: computed(() => store.log.value.filter((/** @type {any} */ { event }) => !displayed.includes(event))),
    };
  }, [store]);
  if (!module || !store.board.value || !store.log.value.length) return null;
  return html`
    <div class=${`${classes} not-phone`}>
      <h2 class="h">
        ${t("table-chronicle")}${" "}
        <small class="end"><button type="button" class="cite" onClick=${onChronicle}>${t("table-all")}</button></small>
      </h2>
      <${module.Lately} store=${told} />
    </div>
  `;
}
