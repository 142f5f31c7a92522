// @ts-check
// Dialogs: their frame, modal, closed by Escape and by a step back, after which focus goes back to where it was; and
// those that belong to no page.

import { html, render, useId, useLayoutEffect, useRef } from "../vendor/ui.js";
import { t } from "./i18n.js";
import { useBack } from "./route.js";

/** @param {{title: string, onClose: () => void, children?: any, class?: string}} props */
export function Dialog({ title, onClose, children, class: more = "" }) {
  const frame = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const head = useId();
  useBack(onClose);
  useLayoutEffect(() => {
    frame.current?.showModal(); // before another key is pressed, which would be for the page behind
    // The first thing to fill in or press, not the cross.
    /** @type {HTMLElement | null | undefined} */ (
      frame.current?.querySelector(".body input, .body select, .body button")
    )?.focus();
    addEventListener("hashchange", onClose); // whoever leaves the page leaves what lies over it
    return () => {
      removeEventListener("hashchange", onClose);
      frame.current?.close();
    };
  }, []);
  const beside = (/** @type {MouseEvent} */ event) => event.target === frame.current && onClose();
  const escaped = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.preventDefault(); // a search field would only empty itself
    event.stopPropagation(); // a dialog may have been opened from another
    onClose();
  };
  return html`
    <dialog
      class=${`dlg ${more}`}
      ref=${frame}
      aria-labelledby=${head}
      onClose=${onClose}
      onMouseDown=${beside}
      onKeyDown=${escaped}
    >
      <header>
        <h2 id=${head}>${title}</h2>
        <button type="button" class="icon-button" aria-label=${t("page-close")} onClick=${onClose}>×</button>
      </header>
      <div class="body">${children}</div>
    </dialog>
  `;
}

/**
 * Lays a dialog over whatever page there is, once: a second press may come before the first is seen.
 * @param {string} kind the class of the dialog
 * @param {(close: () => void) => any} drawn
 */
export function layOver(kind, drawn) {
  if (document.querySelector(`dialog.${kind}`)) return;
  const holder = document.body.appendChild(document.createElement("div"));
  const close = () => {
    render(null, holder);
    holder.remove();
  };
  render(drawn(close), holder);
}
