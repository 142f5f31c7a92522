// @ts-check
// An invitation to a seat: the link, a code to scan it, and whether it works anywhere but on this machine.

import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { Dialog } from "../lib/dialog.js";
import { post } from "../lib/net.js";
import { t } from "../lib/say.js";

/** @typedef {{link: string, address: string, local: boolean}} Invited */

/** @param {{invited: Invited, onClose: () => void}} props */
export function InvitationDialog({ invited, onClose }) {
  const { address, local } = invited;
  const [copied, setCopied] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const copy = async () => setCopied(await toClipboard(address, field.current));
  return html`<${Dialog} title=${t("waiting-invite-title")} onClose=${onClose} class="invitation">
    ${local && html`<p class="local" role="note">${t("waiting-link-local")} <kbd>./westphalia play --host 0.0.0.0</kbd></p>`}
    <${Code} text=${address} />
    <div class="address"><input class="inp" ref=${field} readonly value=${address} aria-label=${t("waiting-link")} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <button type="button" class="btn" onClick=${copy}>${t(copied ? "waiting-copied" : "waiting-copy")}</button></div>
    <p class="hint">${t("waiting-link-once")}</p>
  <//>`;
}

/** Copies a text; a page without https, as in most networks at home, may only copy what is selected. @param {string} text @param {HTMLInputElement | null} field */
async function toClipboard(text, field) {
  try {
    await navigator.clipboard?.writeText(text);
    field?.select();
    return navigator.clipboard ? true : document.execCommand("copy");
  } catch {
    return false; // it is there to be copied by hand
  }
}

/** The QR code of a text; without one the link is enough. @param {{text: string}} props */
function Code({ text }) {
  const [code, setCode] = useState(/** @type {{size: number, path: string} | null} */ (null));
  useEffect(() => void post("/api/qr", { text }).then(setCode, () => {}), [text]);
  return html`<div class="qr">${code && html`<svg viewBox=${`0 0 ${code.size} ${code.size}`} role="img" aria-label=${t("waiting-link-code")} shape-rendering="crispEdges">
    <path d=${code.path} /></svg>`}</div>`;
}
