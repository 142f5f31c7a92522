// @ts-check
// Table talk: what people say at a table and what they do there beside the game, and how not to hear somebody.

import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { post } from "../lib/net.js";
import { called, dates, keyOf, t, told } from "../lib/say.js";
import { seatColour, seatName } from "../lib/people.js";
import { Shield } from "../lib/signs.js";

/** @typedef {import("../lib/types.js").TalkEntry} Entry */

const LONGEST = 400; // letters of a line, as the server wants it

/** How much was said that I have not read; nothing if nothing was. @param {{store: any}} props */
export function Unread({ store }) {
  const { unread } = store.talk.value;
  return unread > 0 ? html`<u class="unread" aria-hidden="true">${unread}</u>` : null;
}

/** The name of a button that bears it, for readers. @param {any} store @param {string} label */
export function withUnread(store, label) {
  const { unread } = store.talk.value;
  return unread > 0 ? `${label}, ${t("talk-unread", { unread })}` : label;
}

/** @param {{store: any}} props */
export function Talk({ store }) {
  const { entries, speaks } = store.talk.value;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const last = entries.at(-1)?.n ?? 0;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    const read = () => markRead(store, last);
    read();
    document.addEventListener("visibilitychange", read); // what came meanwhile is read now
    return () => document.removeEventListener("visibilitychange", read);
  }, [last]);
  return html`<div class="talk">
    <div class="words" ref=${list} role="log" aria-label=${t("talk-title")} tabindex="0"><ol>
      ${!entries.length && html`<li class="hint">${t("talk-nothing")}</li>`}
      ${entries.map((/** @type {Entry} */ entry) => html`<${entry.channel === "act" ? Act : Word} key=${entry.n} store=${store} entry=${entry} />`)}
    </ol></div>
    ${speaks ? html`<${Say} store=${store} speaks=${speaks} />` : html`<p class="hint">${t("talk-closed")}</p>`}
  </div>`;
}

/** Whoever sees it has read it. @param {any} store @param {number} n */
function markRead(store, n) {
  if (n > store.talk.peek().read && store.talk.peek().unread && !document.hidden) post(`/api/tables/${store.id}/talk/read`, { n }).catch(() => {});
}

/** @param {number} at */
function timeOf(at) {
  const then = new Date(at * 1000);
  const clock = dates.value.time.format(then);
  return then.toDateString() === new Date().toDateString() ? clock : `${dates.value.day.format(then)}, ${clock}`;
}

/** @param {{at: number}} props */
const Time = ({ at }) => html`<time datetime=${new Date(at * 1000).toISOString()}>${timeOf(at)}</time>`;

/** What somebody did. @param {{store: any, entry: Entry}} props */
function Act({ store, entry }) {
  return html`<li class="act"><span>${actWords(store.info.value, entry)}</span> <${Time} at=${entry.at} /></li>`;
}

/** @param {import("../lib/types.js").TableInfo | null} info @param {Entry} entry */
export function actWords(info, { act = "", name, about = -1 }) {
  const other = info && about >= 0 ? seatName(info, about) : "";
  return t(keyOf("act", act), { name: called(name), other });
}

/** What somebody said. @param {{store: any, entry: Entry}} props */
function Word({ store, entry }) {
  const info = store.info.value;
  const { seat, channel, hidden, you, text } = entry;
  const name = called(entry.name);
  return html`<li class=${`word ${you ? "mine" : ""}`}>
    ${seat >= 0 && info && html`<${Shield} tincture=${seatColour(info, seat)} size=${17} />`}
    <p><b>${name}</b>${channel === "gallery" && html` <i>${t("talk-watching")}</i>`} <${Time} at=${entry.at} /><br />
      ${hidden ? html`<i class="gone">${t(`talk-hidden-${hidden}`)}</i>` : html`<span class="said">${text}</span>`}</p>
    ${!you && hidden !== "deleted" && html`<${About} store=${store} entry=${entry} name=${name} />`}
  </li>`;
}

/** What can be done about somebody: not to hear them, here or anywhere, or to report them. @param {{store: any, entry: Entry, name: string}} props */
function About({ store, entry, name }) {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState("");
  const send = (/** @type {string} */ path, /** @type {any} */ body, /** @type {string} */ done) =>
    post(`/api/tables/${store.id}/talk/${path}`, { n: entry.n, ...body }).then(() => setNote(done), (error) => setNote(told(error)));
  const avoid = (/** @type {string} */ how) => send("avoid", { how }, "").then(() => setOpen(false));
  const { hidden } = entry;
  return html`<span class="about">
    <button type="button" class="ib" aria-expanded=${open} aria-label=${t("talk-about", { name })} title=${t("talk-about", { name })} onClick=${() => setOpen(!open)}>⋯</button>
    ${open && html`<span class="deeds">
      ${hidden && html`<button type="button" class="btn sm" onClick=${() => avoid("none")}>${t("talk-hear", { name })}</button>`}
      ${!hidden && html`<button type="button" class="btn sm" title=${t("talk-mute-about")} onClick=${() => avoid("mute")}>${t("talk-mute")}</button>`}
      ${hidden !== "block" && html`<button type="button" class="btn sm" title=${t("talk-block-about")} onClick=${() => avoid("block")}>${t("talk-block")}</button>`}
      ${!note && html`<${Report} onReport=${(/** @type {string} */ why) => send("report", { why }, t("talk-reported"))} />`}
      <span role="status">${note}</span></span>`}
  </span>`;
}

/** @param {{onReport: (why: string) => void}} props */
function Report({ onReport }) {
  const [why, setWhy] = useState(/** @type {string | null} */ (null));
  if (why === null) return html`<button type="button" class="btn sm" onClick=${() => setWhy("")}>${t("talk-report")}</button>`;
  const send = (/** @type {Event} */ event) => (event.preventDefault(), onReport(why));
  return html`<form class="report" onSubmit=${send}>
    <input class="inp" maxlength=${LONGEST} aria-label=${t("talk-report-why")} placeholder=${t("talk-report-why")} value=${why}
      onInput=${(/** @type {any} */ event) => setWhy(event.target.value)} /><button class="btn sm pri">${t("talk-report-send")}</button></form>`;
}

/** @param {{store: any, speaks: string}} props */
function Say({ store, speaks }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const sending = useRef(false);
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!text.trim() || sending.current) return; // a second press does not say it again
    sending.current = true;
    try {
      await post(`/api/tables/${store.id}/talk`, { text, seat: store.seat });
      setText((now) => (now === text ? "" : now)); // somebody may write on meanwhile
      setWrong("");
    } catch (error) {
      setWrong(told(error));
    }
    sending.current = false;
  };
  return html`<form class="say" onSubmit=${send}>
    <input class="inp" maxlength=${LONGEST} autocomplete="off" enterkeyhint="send" aria-label=${t("talk-say")} placeholder=${t("talk-say")} value=${text}
      onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
    <button class="btn pri" disabled=${!text.trim()}>${t("talk-send")}</button>
    ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}
    <p class="hint">${t(keyOf("talk-for", speaks))}</p>
  </form>`;
}
