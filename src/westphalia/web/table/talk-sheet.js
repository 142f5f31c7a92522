// @ts-check
// The sheet beside the table in which people talk, and where one keeps notes.

import { html, useLayoutEffect, useRef, useState } from "../vendor/ui.js";
import { useBack } from "../lib/back.js";
import { useKeys } from "../lib/keys.js";
import { t } from "../lib/say.js";
import { Notes } from "./notes.js";
import { Talk } from "./talk.js";

/** @param {{store: any, onClose: () => void}} props */
export function TalkSheet({ store, onClose }) {
  const [part, setPart] = useState("talk");
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  useKeys({ Escape: onClose });
  useBack(onClose);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const first = matchMedia("(pointer: fine)").matches ? ".say input" : ".h .end"; // a finger did not ask for a keyboard
    /** @type {HTMLElement | null | undefined} */ (sheet.current?.querySelector(first) ?? sheet.current?.querySelector("button"))?.focus();
    return () => (before instanceof HTMLElement ? before.focus() : undefined);
  }, []);
  const seated = store.seat >= 0;
  return html`<aside class="talk-sheet" ref=${sheet} aria-label=${t("talk-title")}>
    <h2 class="h">${seated ? html`<span class="seg" role="group" aria-label=${t("talk-title")}>${["talk", "notes"].map((name) => html`<button key=${name} type="button" aria-pressed=${name === part}
      onClick=${() => setPart(name)}>${t(`${name}-title`)}</button>`)}</span>` : t("talk-title")}
      <button type="button" class="ib end" aria-label=${t("page-close")} onClick=${onClose}>×</button></h2>
    ${part === "talk" ? html`<${Talk} store=${store} />` : html`<${Notes} store=${store} />`}
  </aside>`;
}
