// @ts-check
// Somebody came with an invitation to a seat.

import { html, useEffect, useState } from "../vendor/ui.js";
import { errorText, guestName, t } from "../lib/i18n.js";
import { get, post } from "../lib/net.js";
import { ensureMe, loadGames, me, ownSeats, seatColour, seatName, titleOf } from "../lib/people.js";
import { agreedWords } from "../lib/prose.js";
import { go, writeRoute } from "../lib/route.js";
import { Icon, Shield, Wrong } from "../lib/signs.js";
import { clockOf } from "./tables.js";

/** @typedef {import("../lib/types.js").TableInfo} TableInfo */

/** @param {{id: string, seat: number, link: string}} props */
export function JoinPage({ id, seat, link }) {
  const [info, setInfo] = useState(/** @type {TableInfo | null} */ (null));
  const [name, setName] = useState(me.value?.name ?? "");
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    document.title = t("lobby-invitation");
    Promise.all([get(`/api/tables/${id}`), loadGames()]).then(
      ([found]) => setInfo(found),
      (error) => setWrong(errorText(error)),
    );
  }, [id]);
  const isOpen = info?.seats[seat]?.kind === "open"; // a link that was followed leads to a seat no more
  const own = info ? ownSeats(info) : [];
  if (own.includes(seat) || (own.length && !isOpen)) {
    go({ page: "table", id, seat: own.includes(seat) ? seat : own[0] }, true);
    return null;
  }
  return html`
    <main class="blank join">
      <h1>Westphalia</h1>
      ${
        info &&
        !isOpen &&
        html`
          <${Void} id=${id} info=${info} />
        `
      }
      ${
        isOpen &&
        html`
          <${SitDown} ...${{ id, info, seat, link, name, setName, setWrong }} />
        `
      }
      <${Wrong} why=${wrong} />
      <p><a href=${writeRoute({ page: "lobby" })}>${t("page-to-lobby")}</a></p>
    </main>
  `;
}

/** The link has no seat any more. @param {{id: string, info: TableInfo}} props */
function Void({ id, info }) {
  return html`
    <div class="cart">
      <h2 class="h">${titleOf(info)}</h2>
      <p>${t("refusal-invitation-void")}</p>
      <a class="btn" href=${writeRoute({ page: "table", id })}>
        <${Icon} name="eye" />
        ${" "}${t("lobby-watch")}
      </a>
    </div>
  `;
}

/** Who invites, and to which seat. @param {TableInfo} info @param {number} seat */
function invited(info, seat) {
  const host = info.host === null ? "" : t("lobby-invited-by", { host: seatName(info, info.host) });
  return [host, t("lobby-invited", { number: seat + 1, seats: info.seats.length })].filter(Boolean).join(" ");
}

/** @param {any} props */
function SitDown({ id, info, seat, link, name, setName, setWrong }) {
  const [busy, setBusy] = useState(false);
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      await ensureMe(name.trim() || guestName());
      await post(`/api/tables/${id}/sit`, { seat, name: name.trim() || me.value?.name, link });
      go({ page: "table", id, seat }, true);
    } catch (error) {
      setWrong(errorText(error));
    }
    setBusy(false);
  };
  return html`
    <form class="cart" onSubmit=${sit}>
      <h2 class="h">
        <${Shield} tincture=${seatColour(info, seat)} size=${26} />
        ${titleOf(info)}
      </h2>
      <p>${invited(info, seat)}</p>
      <p class="hint">${[t("game-name", {}, info.game), ...agreedWords(info), clockOf(info)].join(" · ")}</p>
      <div class="field">
        <label for="name">${t("lobby-your-name")}</label>
        <input
          class="inp"
          id="name"
          maxlength="40"
          value=${name}
          placeholder=${t("guest")}
          autofocus
          onInput=${(/** @type {any} */ event) => setName(event.target.value)}
        />
      </div>
      <button class="btn rub big" disabled=${busy}>${t("lobby-sit-down")}</button>
    </form>
  `;
}
