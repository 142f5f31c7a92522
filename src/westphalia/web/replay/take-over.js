// @ts-check
// Another way on: a new table from a moment, with any of its seats given to bots.

import { html, useEffect, useState } from "../vendor/ui.js";
import { Dialog } from "../lib/dialog.js";
import { post } from "../lib/net.js";
import { go } from "../lib/route.js";
import { guestName, keyOf, t, told } from "../lib/say.js";
import { Shield } from "../lib/signs.js";
import { ensureMe, gameInfo, loadGames, seatColour, seatName } from "../lib/people.js";

/** @typedef {import("../lib/types.js").TableInfo} TableInfo */

const HERE = "here"; // a seat that is played at this screen, unlike one that bears the name of a bot

/** Whether a table may be forked: it is over, or nobody else plays there. @param {TableInfo} info */
export const forkable = (info) => info.state === "over" || (info.yours && info.seats.every((seat) => seat.you || seat.kind !== "person"));

/**
 * The seats of the new table as the server wants them. A seat keeps its name, unless a bot comes in place of a person.
 * @param {TableInfo} info @param {string[]} who
 */
export function chairs(info, who) {
  const first = who.indexOf(HERE);
  return info.seats.map(({ name, you, kind }, n) => {
    if (who[n] !== HERE) return { kind: "bot", bot: who[n], ...(kind === "bot" && { name }) };
    return n === first ? { kind: "me", ...(you && { name }) } : { kind: "hot", name };
  });
}

/** @param {{info: TableInfo, at: number, seat: number, onClose: () => void}} props */
export function TakeOver({ info, at, seat, onClose }) {
  const own = Math.max(0, seat >= 0 ? seat : info.seats.findIndex((one) => one.you));
  const { bots = [], stand_in: standIn = "" } = gameInfo(info.game) ?? {};
  const [chosen, choose] = useState(/** @type {Record<number, string>} */ ({ [own]: HERE }));
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => void loadGames().catch((error) => setWrong(told(error))), []);
  const who = info.seats.map((one, n) => chosen[n] ?? one.bot ?? standIn);
  const begin = async () => {
    setBusy(true);
    try {
      await ensureMe(guestName());
      const table = await post(`/api/tables/${info.id}/fork`, { at, seats: chairs(info, who) });
      go({ page: "table", id: table.id });
    } catch (error) {
      setWrong(told(error));
    }
    setBusy(false);
  };
  return html`<${Dialog} title=${t("replay-fork")} onClose=${onClose} class="take-over">
    <p>${t("replay-fork-about")}</p>
    <ul>${info.seats.map((one, n) => html`<li key=${n}><label><${Shield} tincture=${seatColour(info, n)} size=${24} /><b>${seatName(info, n)}</b>
      <select class="inp" value=${who[n]} onChange=${(/** @type {any} */ event) => choose({ ...chosen, [n]: event.target.value })}>
        <option value=${HERE}>${t("lobby-seat-hot")}</option>
        ${bots.map((bot) => html`<option key=${bot} value=${bot}>${t("lobby-seat-bot", { bot: t(keyOf("bot", bot)) })}</option>`)}
      </select></label></li>`)}</ul>
    <p class="wrong" role="alert">${wrong}</p>
    <div class="acts"><button type="button" class="btn pri" disabled=${busy || !bots.length} onClick=${begin}>${t("replay-fork-begin")}</button></div>
  <//>`;
}
