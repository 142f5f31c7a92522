// @ts-check
// The players and their open holdings, as a table.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/say.js";
import { Icon } from "../../../lib/signs.js";
import { seatName, seatNote } from "../../../lib/people.js";
import { SeatShield } from "../../../table/look.js";
import { ScoredNowButton } from "./scored-now.js";

/** Which columns there are: the modules in play bring more. @param {any} view */
function columns(view) {
  const first = view.seats[0] ?? {};
  const all = [
    { id: "thalers", icon: "thaler", of: (/** @type {any} */ seat) => seat.thalers },
    { id: "grain", icon: "grain", of: (/** @type {any} */ seat) => seat.grain },
    { id: "counties", icon: "county", of: (/** @type {any} */ seat) => seat.counties },
    { id: "supply", icon: "cube", of: (/** @type {any} */ seat) => seat.supply },
  ];
  if (first.courtiers) all.push({ id: "courtiers", icon: "courtier", of: (seat) => seat.courtiers.hall + seat.courtiers.audience });
  if ("landsknecht" in first) all.push({ id: "landsknecht", icon: "banner", of: (seat) => seat.landsknecht });
  if ("monuments" in first) all.push({ id: "monuments", icon: "monument", of: (seat) => seat.monuments.length + seat.captured });
  return [...all, { id: "points", icon: "crown", of: (/** @type {any} */ seat) => seat.points }];
}

/** @param {{store: any}} props */
export function Ledger({ store }) {
  const view = store.view.value;
  const info = store.info.value;
  if (!view || !info) return null;
  const shown = columns(view);
  const most = Math.max(...view.seats.map((/** @type {any} */ seat) => seat.points));
  const crowded = shown.length > 6;
  return html`<table class=${`led ${crowded ? "crowded" : ""} ${shown.length > 5 ? "many" : ""}`}>
    <caption class="sr">${t("table-players")}</caption>
    <thead><tr><th scope="col"><span class="sr">${t("table-player")}</span></th>
      ${shown.map(({ id, icon }) => html`<th scope="col" title=${t(`column-${id}`)}><${Head} store=${store} id=${id}>
        <${Icon} name=${icon} /> <span class=${crowded ? "cn-small" : "cn-long"}>${t(crowded && id === "landsknecht" ? "column-landsknecht-short" : `column-${id}`)}</span><//></th>`)}
      <th scope="col"><span class="sr">${t("table-status")}</span></th></tr></thead>
    <tbody>${view.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => html`
      <${Row} key=${seat} store=${store} seat=${seat} columns=${shown} leading=${most > 0 && view.seats[seat].points === most} />`)}</tbody>
  </table>`;
}

/** The head of the points leads to what would be scored now. @param {{store: any, id: string, children?: any}} props */
function Head({ store, id, children }) {
  return id === "points" ? html`<${ScoredNowButton} store=${store} class="scored-now-open">${children}<//>` : children;
}

/** @param {{store: any, seat: number, columns: any[], leading: boolean}} props */
function Row({ store, seat, columns: shown, leading }) {
  const view = store.view.value;
  const info = store.info.value;
  const holding = view.seats[seat];
  const own = seat === store.seat;
  return html`<tr class=${`${own ? "me" : ""} ${info.waiting.includes(seat) ? "active" : ""}`}>
    <th scope="row" class="nm"><${SeatShield} info=${info} seat=${seat} size=${21} /> <b>${seatName(info, seat)}</b>
      <${Kind} info=${info} seat=${seat} own=${own} /></th>
    ${shown.map(({ id, of }) => html`<td class=${id === "points" ? `vp ${leading ? "lead" : ""}` : ""}
      title=${id === "points" ? t("table-if-scored", { points: holding.points_then }) : id === "grain" ? grainNote(holding) : ""}>${of(holding)}</td>`)}
    <td class="st"><${Status} store=${store} seat=${seat} /></td>
  </tr>`;
}

/** @param {any} holding */
function grainNote(holding) {
  const { grain, revolts } = holding.shortfall;
  return grain ? t("table-grain-short", { grain, revolts }) : t("table-grain-enough");
}

/** @param {{info: any, seat: number, own: boolean}} props */
function Kind({ info, seat, own }) {
  const place = info.seats[seat];
  const note = seatNote(info, seat);
  if (note) return html`<i>${note}</i>`;
  if (own) return html`<i>${t("table-you")}</i>`;
  if (place.kind === "bot") return html`<i>${t("table-bot")}</i>`;
  return null;
}

/** What a seat is doing. @param {{store: any, seat: number}} props */
export function Status({ store, seat }) {
  const view = store.view.value;
  const info = store.info.value;
  const place = info.seats[seat];
  if (info.state === "over") return info.result?.winners.includes(seat) ? html`<span class="pill ok"><${Icon} name="crown" />
    <span>${t("table-won")}</span></span>` : null;
  const asked = info.waiting.includes(seat);
  if (view.planning && view.seats[seat].ready) return html`<span class="pill ok"><${Icon} name="seal" /><span>${t("table-sealed")}</span></span>`;
  if (asked && seat === store.seat) return html`<span class="pill turn"><${Icon} name="hand" />
    <span>${t(view.planning ? "table-planning" : "table-your-turn")}</span></span>`;
  if (!place.present && place.kind === "person") return html`<span class="pill wait">${t("table-away")}</span>`;
  if (asked) {
    const icon = place.kind === "bot" ? "bot" : "hourglass";
    return html`<span class="pill wait"><${Icon} name=${icon} />
      <span>${t(view.planning ? "table-planning" : place.kind === "bot" ? "table-thinking" : "table-to-act")}</span></span>`;
  }
  const tile = view.seats[seat].tile;
  return tile ? html`<span class="tile-of">${t(`tile-short-${tile.replaceAll("_", "-")}`)}</span>` : null;
}
