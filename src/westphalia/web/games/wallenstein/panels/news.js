// @ts-check
// What happened while nobody was asked: throws and the winter. What concerns this seat stays until it is read; what
// concerns others lies below whatever this seat is asked.

import { html, signal, useEffect } from "../../../vendor/ui.js";
import { keptBy } from "../../../lib/kept.js";
import { useKeys } from "../../../lib/keys.js";
import { settings } from "../../../lib/settings.js";
import { BattlePanel, concerns, throwsSince } from "./battle.js";
import { WinterNews, winterEnd } from "./score.js";
import { stillFalls } from "./tower.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../../../lib/types.js").LogEntry} LogEntry */
/** @typedef {import("./battle.js").Throw} Throw */

/**
 * How far the log of a store is read, as what happened before the page was opened is history; and whether the last
 * winter was called back.
 * @typedef {import("../../../vendor/ui.js").Signal<number>} Mark
 * @typedef {import("../../../vendor/ui.js").Signal<boolean>} Flag
 * @type {WeakMap<Store, {read: Mark, recalled: Flag}>}
 */
const marks = new WeakMap();

/** @param {Store} store */
function marksOf(store) {
  let found = marks.get(store);
  if (!found) {
    found = { read: signal(store.log.peek().at(-1)?.n ?? 0), recalled: signal(false) };
    marks.set(store, found);
  }
  return found;
}

const MOST = 12; // seats of tables that are remembered

/**
 * Which winter was put away: its last entry, by table and seat. Whoever comes back has it before them till then.
 * @type {ReturnType<typeof keptBy<{winter: number}>>}
 */
const winters = keptBy("westphalia.winters", MOST);

/** @param {Store} store */
const chairOf = ({ id, seat }) => `${id} ${seat}`;

/** @param {Store} store @returns {number} */
const putAway = (store) => winters.all.value[chairOf(store)]?.winter ?? 0;

/**
 * The winter that was not put away, in the season after it: later it is called back.
 * @param {LogEntry[]} log @param {number} shut the last entry of the one that was
 */
function freshWinter(log, shut) {
  const winter = winterEnd(log);
  if (!winter || winter.n <= shut) return null;
  const seasons = log.filter(({ n, event }) => n > winter.n && event === "round-began");
  return seasons.length < 2 ? winter : null;
}

/** What calls the last winter back; nothing if there was none. @param {Store} store @returns {(() => void) | null} */
export function recallsWinter(store) {
  if (!winterEnd(store.log.value) || store.info.value?.state === "over") return null;
  return () => void (marksOf(store).recalled.value = true);
}

/**
 * What is to be read next: own throws one after another, then the winter, then the last throw of others in this season.
 * @param {LogEntry[]} log
 * @param {number} read
 * @param {number} seat
 * @param {(found: Throw) => boolean} [passed] which throws the chronicle alone tells
 * @param {number} [shut] the last entry of the winter that was put away
 */
export function nextNews(log, read, seat, passed = () => false, shut = 0) {
  const thrown = throwsSince(log, read).filter((found) => !passed(found));
  const own = thrown.find((found) => concerns(found, seat));
  if (own) return { own: true, found: own };
  const winter = freshWinter(log, shut);
  if (winter) return { own: true, winter };
  const season = log.findLast(({ event }) => event === "round-began")?.n ?? 0;
  const found = thrown.findLast(({ n }) => n > season);
  return found ? { own: false, found } : null;
}

/** What this seat has to read now, and how it is put away. @param {Store} store */
export function newsOf(store) {
  const info = store.info.value;
  if (!store.view.value || !info || info.state === "over") return null; // the end shows its winter itself
  const { read, recalled } = marksOf(store);
  const log = store.log.value;
  if (store.seen.value) return underWay(store, store.seen.value);
  const byBot = (/** @type {Throw} */ { before }) => info.seats[before?.args.seat]?.kind === "bot";
  const news = nextNews(log, read.value, store.seat, settings.value.pace === 0 ? byBot : undefined, putAway(store));
  const winter = recalled.value ? winterEnd(log) : news?.winter;
  if (winter) return { own: true, winter, found: undefined, falling: false, close: () => shutWinter(store, winter) };
  if (!news) return null;
  const upTo = news.own && news.found ? news.found.n : log.at(-1)?.n;
  const close = () => void (read.value = upTo ?? 0);
  return { ...news, falling: false, close };
}

/** @param {Store} store @param {LogEntry} winter */
function shutWinter(store, winter) {
  marksOf(store).recalled.value = false;
  winters.keep(chairOf(store), { winter: winter.n });
}

/** A throw that everybody sees falling: nothing has come of it yet. @param {Store} store @param {LogEntry} cast */
function underWay(store, cast) {
  const found = { n: cast.n, cast, before: store.told.value, after: [] };
  return {
    own: concerns(found, store.seat),
    found,
    winter: undefined,
    falling: true,
    close: () => store.telling.hurry(),
  };
}

/**
 * The news, and beside or behind them whatever else there is to see.
 * @param {{store: Store, quiet?: boolean, children?: any}} props *quiet* where there is no room for the news of others
 */
export function Aftermath({ store, quiet = false, children }) {
  const news = newsOf(store);
  const own = Boolean(news?.own && !news.falling);
  useEffect(() => {
    store.telling.pause(own);
    return () => store.telling.pause(false);
  }, [own]);
  const enter = (/** @type {KeyboardEvent} */ event) =>
    event.target instanceof HTMLButtonElement || stillFalls() ? false : news?.close();
  useKeys(own ? { Enter: enter } : {});
  if (news?.winter)
    return html`
      <${WinterNews} store=${store} onClose=${news.close} />
    `;
  if (!news?.found || (!news.own && quiet)) return children ?? null;
  const panel = html`
    <${BattlePanel}
      key=${news.found.n}
      store=${store}
      found=${news.found}
      own=${news.own}
      falling=${news.falling}
      onClose=${news.close}
    />
  `;
  return news.own
    ? panel
    : html`
        ${children}${panel}
      `;
}
