// @ts-check
// After the end: the same people once more, and the record to take home.

import { html, useEffect, useState } from "../vendor/ui.js";
import { errorText, t } from "./i18n.js";
import { get, post } from "./net.js";
import { go, writeRoute } from "./route.js";

/** @typedef {import("./types.js").Store} Store */
/** @typedef {import("./types.js").TableInfo} TableInfo */

/**
 * What there is to do about a rematch: offer it, sit down there, or go there.
 * @param {TableInfo} info
 * @param {TableInfo | null} next the rematch, as far as it is known
 */
export function rematchOf(info, next) {
  if (!info.rematch) return info.yours ? "offer" : "none";
  return next?.seats.some((seat) => seat.asked_you) ? "sit" : "go";
}

/** The same game with the same people, and the record of this one. @param {{store: Store, info: TableInfo}} props */
export function Again({ store, info }) {
  return html`
    <div class="choices">
      <${Rematch} info=${info} />
      <a class="btn" href=${`/api/tables/${store.id}/record`} download=${`westphalia-${store.id}.record`}>
        ${t("end-record")}
      </a>
    </div>
  `;
}

/** @param {{info: TableInfo}} props */
function Rematch({ info }) {
  const { play, busy, wrong } = usePlay(info);
  const next = useNext(info.rematch ?? "");
  const what = rematchOf(info, next);
  return html`
    ${
      what === "offer" &&
      html`
        <button type="button" class="btn primary" disabled=${busy} onClick=${() => play("kept")}>
          ${t("end-rematch")}
        </button>
        <button type="button" class="btn" disabled=${busy} onClick=${() => play("rotated")}>
          ${t("end-rematch-rotated", { seats: info.seats.length })}
        </button>
      `
    }
    ${
      info.rematch &&
      html`
        <p class="hint" role="status">${t("end-rematch-offered")}</p>
      `
    }
    ${
      what === "sit" &&
      html`
        <button type="button" class="btn primary" disabled=${busy} onClick=${() => play("kept")}>
          ${t("end-rematch-sit")}
        </button>
      `
    }
    ${
      what === "go" &&
      html`
        <a class="btn primary" href=${writeRoute({ page: "table", id: info.rematch ?? "" })}>${t("end-rematch-go")}</a>
      `
    }
    <p role="alert" class="wrong">${wrong}</p>
  `;
}

/** Sits down at the next table. @param {TableInfo} info */
function usePlay(info) {
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const play = async (/** @type {"kept" | "rotated"} */ sides) => {
    setBusy(true);
    try {
      const table = await post(`/api/tables/${info.id}/rematch`, { sides });
      go({ page: "table", id: table.id });
    } catch (error) {
      setWrong(errorText(error));
    }
    setBusy(false);
  };
  return { play, busy, wrong };
}

/** The table of a rematch, once there is one. @param {string} id @returns {TableInfo | null} */
function useNext(id) {
  const [next, setNext] = useState(/** @type {TableInfo | null} */ (null));
  useEffect(() => {
    if (id) get(`/api/tables/${id}`).then(setNext, () => undefined); // one that is gone shows no seat
  }, [id]);
  return next;
}
