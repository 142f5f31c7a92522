// @ts-check
// What happened while nobody was asked: throws and the winter. What concerns this seat stays until it is read; what
// concerns others lies below whatever this seat is asked.

import { html, signal } from "../vendor/ui.js";
import { useKeys } from "../lib/keys.js";
import { BattlePanel, concerns, throwsSince } from "./battle.js";
import { WinterNews, winterEnd } from "./winter.js";

/** @typedef {import("../lib/store.js").TableStore} Store */
/** @typedef {import("../lib/types.js").LogEntry} LogEntry */

/** How far the log of a store is read; what happened before the page was opened is history. @type {WeakMap<Store, import("../vendor/ui.js").Signal<number>>} */
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
 * What is to be read next: own throws one after another, then the winter, then the last throw of others.
 * @param {LogEntry[]} log @param {number} read @param {number} seat
 */
export function nextNews(log, read, seat) {
  const thrown = throwsSince(log, read);
  const own = thrown.find((found) => concerns(found, seat));
  if (own) return { own: true, found: own, last: own === thrown.at(-1) };
  const winter = winterEnd(log);
  if (winter && winter.n > read) return { own: true, winter };
  const found = thrown.at(-1);
  return found ? { own: false, found, last: true } : null;
}

/**
 * The news, and beside or behind them whatever else there is to see.
 * @param {{store: Store, quiet?: boolean, children?: any}} props *quiet* where there is no room for the news of others
 */
export function Aftermath({ store, quiet = false, children }) {
  const read = readTo(store);
  const log = store.log.value;
  const over = store.info.value?.state === "over"; // the end shows its winter itself
  const news = over ? null : nextNews(log, read.value, store.seat);
  const close = () => {
    const upTo = news?.own && news.found ? news.found.n : log.at(-1)?.n;
    read.value = upTo ?? 0;
  };
  useKeys(news?.own ? { Enter: (event) => (event.target instanceof HTMLButtonElement ? false : close()) } : {});
  if (news?.winter) return html`<${WinterNews} store=${store} onClose=${close} />`;
  if (!news?.found || (!news.own && quiet)) return children ?? null;
  const panel = html`<${BattlePanel} key=${news.found.n} store=${store} found=${news.found} last=${news.last} own=${news.own} onClose=${close} />`;
  return news.own ? panel : html`${children}${panel}`;
}
