// @ts-check
// Private notes of a seat: kept on the server, for its person's eyes only.

import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { get, post, query } from "../lib/net.js";
import { t, told } from "../lib/say.js";

const LONGEST = 8000; // letters, as the server wants it
const REST = 800; // milliseconds without a key until what was written is kept

/** @param {{store: any}} props */
export function Notes({ store }) {
  const [text, setText] = useState(/** @type {string | null} */ (null));
  const [state, setState] = useState("");
  const unkept = useRef(/** @type {{words: string | null}} */ ({ words: null })).current;
  const timer = useRef(/** @type {any} */ (0));
  const keeping = useRef(Promise.resolve()); // one after the other: the server keeps what it hears last
  const path = `/api/tables/${store.id}/notes`;
  useEffect(() => {
    get(`${path}${query({ seat: store.seat })}`).then((kept) => setText(kept.text), (error) => setState(told(error)));
    return keep;
  }, []);
  const keep = () => {
    clearTimeout(timer.current);
    const { words } = unkept;
    if (words === null) return;
    unkept.words = null;
    keeping.current = keeping.current.then(() => post(path, { seat: store.seat, text: words })).then(() => setState(t("notes-kept")), (error) => setState(told(error)));
  };
  const write = (/** @type {any} */ event) => {
    setText(event.target.value);
    setState("");
    unkept.words = event.target.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keep(), REST);
  };
  return html`<div class="notes">
    <textarea class="inp" maxlength=${LONGEST} aria-label=${t("notes-title")} placeholder=${t("notes-hint")} disabled=${text === null} value=${text ?? ""} onInput=${write} onBlur=${keep}></textarea>
    <p class="hint">${t("notes-about")} <span role="status">${state}</span></p>
  </div>`;
}
