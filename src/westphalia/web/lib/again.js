// @ts-check
// After the end: another game with the same seats, and the record to take home.

import { html, useState } from "../vendor/ui.js";
import { post } from "./net.js";
import { go } from "./route.js";
import { t, told } from "./say.js";

/** @typedef {import("./types.js").TableInfo} TableInfo */

/** The same seats once more; persons are invited, as nobody can be made to sit down. @param {TableInfo} info */
export function sameSeats(info) {
  let mine = 0;
  return info.seats.map((seat) => {
    if (seat.you) return { kind: mine++ ? "hot" : "me", name: seat.name };
    return seat.bot ? { kind: "bot", bot: seat.bot, name: seat.name } : { kind: "open" };
  });
}

/** The same game with the same seats, and the record of this one. @param {{store: any, info: TableInfo}} props */
export function Again({ store, info }) {
  const [note, setNote] = useState("");
  const rematch = async () => {
    const { game, title, modules, options, clock } = info;
    try {
      const table = await post("/api/tables", { game, title, seats: sameSeats(info), modules, options, public: info.public, clock });
      go({ page: "table", id: table.id });
    } catch (error) {
      setNote(told(error));
    }
  };
  return html`<div class="choices">
    ${info.yours && html`<button type="button" class="btn pri" onClick=${rematch}>${t("end-rematch")}</button>`}
    <a class="btn" href=${`/api/tables/${store.id}/record`} download=${`westphalia-${store.id}.record`}>${t("end-record")}</a>
    <p role="alert" class="wrong">${note}</p>
  </div>`;
}
