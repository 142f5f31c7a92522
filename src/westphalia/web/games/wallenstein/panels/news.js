// @ts-check
// What happened while nobody was asked: throws and the winter. What concerns this seat stays until it is read; what
// concerns others lies below whatever this seat is asked.

import { html, signal, useEffect } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { settings } from "../../../lib/settings.js";
import { BattlePanel, concerns, throwsSince } from "./battle.js";
import { WinterNews, winterEnd } from "./score.js";
import { stillFalls } from "./tower.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../../../lib/types.js").LogEntry} LogEntry */
/** @typedef {import("./battle.js").Throw} Throw */

/**
 * How far the log of a store is read; what happened before the page was opened is history.
 * @type {WeakMap<Store, import("../../../vendor/ui.js").Signal<number>>}
 */
const marks = new WeakMap();

/** @param {Store} store */
function readTo(store) {
  let mark = marks.get(store);
  if (!mark) {
    mark = signal(store.log.peek().at(-1)?.n ?? 0);
    marks.set(store, mark);
  }
  return mark;
}

/**
 * What is to be read next: own throws one after another, then the winter, then the last throw of others in this season.
 * @param {LogEntry[]} log
 * @param {number} read
 * @param {number} seat
 * @param {(found: Throw) => boolean} [passed] which throws the chronicle alone tells
 */
export function nextNews(log, read, seat, passed = () => false) {
  const all = throwsSince(log, read);
  const thrown = all.filter((found) => !passed(found));
  const own = thrown.find((found) => concerns(found, seat));
  if (own) return { own: true, found: own, last: own === all.at(-1) };
  const winter = winterEnd(log);
  if (winter && winter.n > read) return { own: true, winter };
  const season = log.findLast(({ event }) => event === "round-began")?.n ?? 0;
  const found = thrown.findLast(({ n }) => n > season);
  return found ? { own: false, found, last: found === all.at(-1) } : null;
}

/** What this seat has to read now, and how it is put away. @param {Store} store */
export function newsOf(store) {
  const info = store.info.value;
  if (!store.view.value || !info || info.state === "over") return null; // the end shows its winter itself
  const read = readTo(store);
  const log = store.log.value;
  if (store.seen.value) return underWay(store, store.seen.value);
  const byBot = (/** @type {Throw} */ { before }) => info.seats[before?.args.seat]?.kind === "bot";
  const news = nextNews(log, read.value, store.seat, settings.value.pace === 0 ? byBot : undefined);
  if (!news) return null;
  const upTo = news.own && news.found ? news.found.n : log.at(-1)?.n;
  const close = () => void (read.value = upTo ?? 0);
  return { ...news, falling: false, close };
}

/** A throw that everybody sees falling: nothing has come of it yet. @param {Store} store @param {LogEntry} cast */
function underWay(store, cast) {
  const found = { n: cast.n, cast, before: store.told.value, after: [] };
  return {
    own: concerns(found, store.seat),
    found,
    winter: undefined,
    last: true,
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
      last=${news.last}
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
