// @ts-check
// Table talk: what people say at a table and what they do there beside the game, how not to hear somebody, and
// notes.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/ui.js";
import { called, dates, errorText, keyOf, t } from "../lib/i18n.js";
import { useKeys } from "../lib/keys.js";
import { get, post, query } from "../lib/net.js";
import { seatColour, seatName } from "../lib/people.js";
import { SeatName } from "../lib/person.js";
import { useBack } from "../lib/route.js";
import { Shield, Wrong } from "../lib/signs.js";

/** @typedef {import("../lib/types.js").Store} Store */
/** @typedef {import("../lib/types.js").TalkEntry} Entry */

const LONGEST = 400; // letters of a line, as the server wants it

/** How much was said that I have not read; nothing if nothing was. @param {{store: Store}} props */
export function Unread({ store }) {
  const { unread } = store.talk.value;
  return unread > 0
    ? html`
        <u class="unread" aria-hidden="true">${unread}</u>
      `
    : null;
}

/** The name of a button that bears it, for readers. @param {Store} store @param {string} label */
export function withUnread(store, label) {
  const { unread } = store.talk.value;
  return unread > 0 ? `${label}, ${t("talk-unread", { unread })}` : label;
}

/** @param {{store: Store}} props */
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
  return html`
    <div class="talk">
      <div class="words" ref=${list} role="log" aria-label=${t("talk-title")} tabindex="0">
        <ol>
          ${
            !entries.length &&
            html`
              <li class="hint">${t("talk-nothing")}</li>
            `
          }
          ${entries.map(
            (/** @type {Entry} */ entry) => html`
              <${entry.channel === "act" ? Act : Word} key=${entry.n} store=${store} entry=${entry} />
            `,
          )}
        </ol>
      </div>
      ${
        speaks
          ? html`
              <${Say} store=${store} speaks=${speaks} />
            `
          : html`
              <p class="hint">${t("talk-closed")}</p>
            `
      }
    </div>
  `;
}

/** Whoever sees it has read it. @param {Store} store @param {number} n */
function markRead(store, n) {
  if (n > store.talk.peek().read && store.talk.peek().unread && !document.hidden)
    post(`/api/tables/${store.id}/talk/read`, { n }).catch(() => {});
}

/** @param {number} at */
function timeOf(at) {
  const then = new Date(at * 1000);
  const clock = dates.value.time.format(then);
  return then.toDateString() === new Date().toDateString() ? clock : `${dates.value.day.format(then)}, ${clock}`;
}

/** @param {{at: number}} props */
const Time = ({ at }) => html`
  <time datetime=${new Date(at * 1000).toISOString()}>${timeOf(at)}</time>
`;

/** What somebody did. @param {{store: Store, entry: Entry}} props */
function Act({ store, entry }) {
  return html`
    <li class="act">
      <span>${actWords(store.info.value, entry)}</span>
      ${" "}
      <${Time} at=${entry.at} />
    </li>
  `;
}

/** @param {import("../lib/types.js").TableInfo | null} info @param {Entry} entry */
function actWords(info, { act = "", name, about = -1 }) {
  const other = info && about >= 0 ? seatName(info, about) : "";
  return t(keyOf("act", act), { name: called(name), other });
}

/** What somebody said. @param {{store: Store, entry: Entry}} props */
function Word({ store, entry }) {
  const info = store.info.value;
  const { seat, hidden, you, text } = entry;
  const sits = info?.seats[seat]?.name === entry.name;
  const name = info && sits ? seatName(info, seat) : called(entry.name);
  return html`
    <li class=${`word ${you ? "mine" : ""}`}>
      ${
        seat >= 0 &&
        info &&
        html`
          <${Shield} tincture=${seatColour(info, seat)} size=${17} />
        `
      }
      <p>
        <${Speaker} entry=${entry} info=${sits ? info : null} />
        <br />
        ${
          hidden
            ? html`
                <i class="gone">${t(`talk-hidden-${hidden}`)}</i>
              `
            : html`
                <span class="said">${text}</span>
              `
        }
      </p>
      ${
        !you &&
        hidden !== "deleted" &&
        html`
          <${About} store=${store} entry=${entry} name=${name} />
        `
      }
    </li>
  `;
}

/** @param {{entry: Entry, info: import("../lib/types.js").TableInfo | null}} props *info* of a table where they sit */
function Speaker({ entry, info }) {
  return html`
    <b>
      ${
        info
          ? html`
              <${SeatName} info=${info} seat=${entry.seat} />
            `
          : called(entry.name)
      }
    </b>
    ${
      entry.channel === "gallery" &&
      html`
        ${" "}
        <i>${t("talk-watching")}</i>
      `
    }${" "}
    <${Time} at=${entry.at} />
  `;
}

/**
 * What can be done about somebody: not to hear them, here or anywhere, or to report them.
 * @param {{store: Store, entry: Entry, name: string}} props
 */
function About({ store, entry, name }) {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState("");
  const send = (/** @type {string} */ path, /** @type {any} */ body, /** @type {string} */ done) =>
    post(`/api/tables/${store.id}/talk/${path}`, { n: entry.n, ...body }).then(
      () => setNote(done),
      (error) => setNote(errorText(error)),
    );
  const avoid = (/** @type {string} */ how) => send("avoid", { how }, "").then(() => setOpen(false));
  const report = (/** @type {string} */ why) => void send("report", { why }, t("talk-reported"));
  const { hidden } = entry;
  return html`
    <span class="about">
      <button
        type="button"
        class="icon-button"
        aria-expanded=${open}
        aria-label=${t("talk-about", { name })}
        title=${t("talk-about", { name })}
        onClick=${() => setOpen(!open)}
      >
        ⋯
      </button>
      ${
        open &&
        html`
          <${Acts} name=${name} hidden=${hidden} note=${note} avoid=${avoid} onReport=${report} />
        `
      }
    </span>
  `;
}

/**
 * @param {{name: string, hidden: string, note: string, avoid: (how: string) => void, onReport: (why: string) => void}}
 *   props
 */
function Acts({ name, hidden, note, avoid, onReport }) {
  return html`
    <span class="actions">
      ${
        hidden &&
        html`
          <button type="button" class="btn sm" onClick=${() => avoid("none")}>${t("talk-hear", { name })}</button>
        `
      }
      ${
        !hidden &&
        html`
          <button type="button" class="btn sm" title=${t("talk-mute-about")} onClick=${() => avoid("mute")}>
            ${t("talk-mute")}
          </button>
        `
      }
      ${
        hidden !== "block" &&
        html`
          <button type="button" class="btn sm" title=${t("talk-block-about")} onClick=${() => avoid("block")}>
            ${t("talk-block")}
          </button>
        `
      }
      ${
        !note &&
        html`
          <${Report} onReport=${onReport} />
        `
      }
      <span role="status">${note}</span>
    </span>
  `;
}

/** @param {{onReport: (why: string) => void}} props */
function Report({ onReport }) {
  const [why, setWhy] = useState(/** @type {string | null} */ (null));
  if (why === null)
    return html`
      <button type="button" class="btn sm" onClick=${() => setWhy("")}>${t("talk-report")}</button>
    `;
  const send = (/** @type {Event} */ event) => (event.preventDefault(), onReport(why));
  return html`
    <form class="report" onSubmit=${send}>
      <input
        class="inp"
        maxlength=${LONGEST}
        aria-label=${t("talk-report-why")}
        placeholder=${t("talk-report-why")}
        value=${why}
        onInput=${(/** @type {any} */ event) => setWhy(event.target.value)}
      />
      <button class="btn sm primary">${t("talk-report-send")}</button>
    </form>
  `;
}

/** @param {{store: Store, speaks: string}} props */
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
      setWrong(errorText(error));
    }
    sending.current = false;
  };
  return html`
    <form class="say" onSubmit=${send}>
      <input
        class="inp"
        maxlength=${LONGEST}
        autocomplete="off"
        enterkeyhint="send"
        aria-label=${t("talk-say")}
        placeholder=${t("talk-say")}
        value=${text}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)}
      />
      <button class="btn primary" disabled=${!text.trim()}>${t("talk-send")}</button>
      <${Wrong} why=${wrong} />
      <p class="hint">${t(keyOf("talk-for", speaks))}</p>
    </form>
  `;
}

// ------------------------------------------------------------------------------
// Private notes of a seat: kept on the server, for its person's eyes only.

const LONGEST_NOTE = 8000; // letters, as the server wants it
const REST = 800; // milliseconds without a key until what was written is kept

/** @param {{store: Store}} props */
export function Notes({ store }) {
  const { text, state, write, keep } = useNotes(store);
  return html`
    <div class="notes">
      <textarea
        class="inp"
        maxlength=${LONGEST_NOTE}
        aria-label=${t("notes-title")}
        placeholder=${t("notes-hint")}
        disabled=${text === null}
        value=${text ?? ""}
        onInput=${write}
        onBlur=${keep}
      ></textarea>
      <p class="hint">
        ${t("notes-about")}${" "}
        <span role="status">${state}</span>
      </p>
    </div>
  `;
}

/** What is written, kept by the server after a rest. @param {Store} store */
function useNotes(store) {
  const [text, setText] = useState(/** @type {string | null} */ (null));
  const [state, setState] = useState("");
  const unkept = useRef(/** @type {{words: string | null}} */ ({ words: null })).current;
  const timer = useRef(/** @type {any} */ (0));
  const keeping = useRef(Promise.resolve()); // one after the other: the server keeps what it hears last
  const path = `/api/tables/${store.id}/notes`;
  useEffect(() => {
    get(`${path}${query({ seat: store.seat })}`).then(
      (kept) => setText(kept.text),
      (error) => setState(errorText(error)),
    );
    return keep;
  }, []);
  const keep = () => {
    clearTimeout(timer.current);
    const { words } = unkept;
    if (words === null) return;
    unkept.words = null;
    keeping.current = keeping.current
      .then(() => post(path, { seat: store.seat, text: words }))
      .then(
        () => setState(t("notes-kept")),
        (error) => setState(errorText(error)),
      );
  };
  const write = (/** @type {any} */ event) => {
    setText(event.target.value);
    setState("");
    unkept.words = event.target.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keep(), REST);
  };
  return { text, state, write, keep };
}

// ------------------------------------------------------------------------------
// The sheet beside the table in which people talk, and where one keeps notes.

/** @param {{store: Store, onClose: () => void}} props */
export function TalkSheet({ store, onClose }) {
  const [part, setPart] = useState("talk");
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  useKeys({ Escape: onClose });
  useBack(onClose);
  useLayoutEffect(() => {
    const before = document.activeElement;
    // a finger did not ask for a keyboard
    const first = matchMedia("(pointer: fine)").matches ? ".say input" : ".h .end";
    /** @type {HTMLElement | null | undefined} */ (
      sheet.current?.querySelector(first) ?? sheet.current?.querySelector("button")
    )?.focus();
    return () => (before instanceof HTMLElement ? before.focus() : undefined);
  }, []);
  const seated = store.seat >= 0;
  return html`
    <aside class="talk-sheet" ref=${sheet} aria-label=${t("talk-title")}>
      <h2 class="h">
        ${
          seated
            ? html`
                <${Parts} part=${part} onPick=${setPart} />
              `
            : t("talk-title")
        }
        <button type="button" class="icon-button end" aria-label=${t("page-close")} onClick=${onClose}>×</button>
      </h2>
      ${
        part === "talk"
          ? html`
              <${Talk} store=${store} />
            `
          : html`
              <${Notes} store=${store} />
            `
      }
    </aside>
  `;
}

/** @param {{part: string, onPick: (part: string) => void}} props */
function Parts({ part, onPick }) {
  return html`
    <span class="seg" role="group" aria-label=${t("talk-title")}>
      ${["talk", "notes"].map(
        (name) => html`
          <button key=${name} type="button" aria-pressed=${name === part} onClick=${() => onPick(name)}>
            ${t(`${name}-title`)}
          </button>
        `,
      )}
    </span>
  `;
}
