// @ts-check
// How sure a printed value is: K known, D derived, R reconstructed. The mark opens the note in the data that says why.

import { html, render, useEffect, useState } from "../../vendor/ui.js";
import { Dialog } from "../../lib/dialog.js";
import { keyOf, t } from "../../lib/i18n.js";
import { loadRemarks } from "../../lib/store.js";

/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("../../lib/types.js").Board} Board */
/** @typedef {{store: Shown, kind: string, id: string, field: string}} Value */

const LETTERS = /** @type {Record<string, string>} */ ({ known: "K", inferred: "D", reconstructed: "R" });

/**
 * An entry of the board: of a kind by its id, or a table by its name.
 * @param {Board} board
 * @param {string} kind
 * @param {string} id
 */
const entryOf = (board, kind, id) => board[kind]?.[id] ?? board.tables?.[kind] ?? {};

/**
 * How sure a value is; what is not named is known.
 * @param {Board} board
 * @param {string} kind
 * @param {string} id
 * @param {string} field
 */
export function statusOf(board, kind, id, field) {
  const { unsure = {} } = entryOf(board, kind, id);
  return unsure[field] ?? Object.entries(unsure).find(([key]) => key.startsWith(`${field}.`))?.[1] ?? "known";
}

/**
 * The note in the data: of the value itself, of all such values, or of the whole file.
 * @param {any} remarks
 * @param {{kind: string, id: string, field: string}} value
 */
export function sourceOf({ notes, sources }, { kind, id, field }) {
  const [own = notes.tables?.[kind], whole = {}] = [notes[kind]?.[id], sources[kind]];
  return own?.[field] ?? whole[field] ?? whole[""] ?? "";
}

/**
 * A mark where a value is not known for sure; with *always* also where it is.
 * @param {Value & {always?: boolean}} props
 */
export function Sure({ always = false, ...value }) {
  const status = statusOf(value.store.board.value, value.kind, value.id, value.field);
  if (status === "known" && !always) return null;
  return html`
    ${" "}
    <${Mark} status=${status} onClick=${() => openNote(status, value)} />
  `;
}

/** The letter of a status. @param {{status: string, onClick?: () => void}} props */
export function Mark({ status, onClick }) {
  const said = t(keyOf("sure", status));
  const inside = html`
    ${LETTERS[status]}
    <span class="sr">${" "}(${said})</span>
  `;
  if (!onClick)
    return html`
      <abbr class=${`sure ${status}`} title=${said}>${inside}</abbr>
    `;
  return html`
    <button type="button" class=${`sure ${status}`} title=${said} onClick=${onClick}>${inside}</button>
  `;
}

/** @param {string} status @param {Value} value */
function openNote(status, value) {
  const holder = document.createElement("div");
  document.body.append(holder);
  const close = () => {
    render(null, holder);
    holder.remove();
  };
  render(
    html`
      <${Dialog} title=${t("note-title")} onClose=${close} class="note-sheet">
        <p>
          <${Mark} status=${status} />
          ${" "}${t(`${keyOf("sure", status)}-about`)}
        </p>
        <p>${t("note-says")}</p>
        <${Source} ...${value} />
        <p class="hint">${t("note-owner")}</p>
      <//>
    `,
    holder,
  );
}

/** What the data say; the table does not bring it, for few ask. @param {Value} value */
function Source(value) {
  const { info, id: table } = value.store;
  const [remarks, show] = useState(/** @type {any} */ (null));
  useEffect(() => {
    loadRemarks(info.peek()?.game ?? "", table).then(show, () => show({ notes: {}, sources: {} }));
  }, []);
  return html`
    <blockquote lang="en" aria-busy=${!remarks}>${remarks && sourceOf(remarks, value)}</blockquote>
  `;
}
