// @ts-check
// Who has what, as tables: the players and their open holdings, what would be scored now, and who leads where.

import { html, useState } from "../../../vendor/ui.js";
import { Dialog } from "../../../lib/dialog.js";
import { t } from "../../../lib/i18n.js";
import { seatName, seatNote } from "../../../lib/people.js";
import { SeatName } from "../../../lib/person.js";
import { Icon } from "../../../lib/signs.js";
import { Cite, PHONE, SeatShield, useMedia } from "../../../table/look.js";
import { BUILDING_ICONS } from "../look.js";
import { recallsWinter } from "../panels/news.js";
import { regionName, term } from "../terms.js";
import { Fold } from "./display.js";

/** @typedef {import("../types.js").Store} Store */

// ------------------------------------------------------------------------------
// As it would be scored now: what everybody would get for what, and the buildings that decide each majority.

/**
 * What opens it: the head of a column of points, or a button beside the majorities.
 * @param {{store: Store, class: string, children?: any}} props
 */
function ScoredNowButton({ store, class: classes, children }) {
  const [open, setOpen] = useState(false);
  return html`
    <button type="button" class=${classes} title=${t("scored-now")} onClick=${() => setOpen(true)}>${children}</button>
    ${
      open &&
      html`
        <${Dialog} title=${t("scored-now")} onClose=${() => setOpen(false)} class="scored-now">
          <${ScoredNow} store=${store} onClose=${() => setOpen(false)} />
        <//>
      `
    }
  `;
}

/** @param {{store: Store, onClose: () => void}} props */
function ScoredNow({ store, onClose }) {
  const view = store.view.value;
  const recall = recallsWinter(store);
  return html`
    <p class="hint">
      ${t("scored-now-about")}${" "}
      <${Cite} clause="W9.3" />
    </p>
    ${
      recall &&
      html`
        <button type="button" class="btn quiet recalled" onClick=${() => (onClose(), recall())}>
          ${t("winter-again")}
        </button>
      `
    }
    <${Sums} store=${store} view=${view} />
    <${Regions} store=${store} view=${view} />
  `;
}

/** @param {{store: Store}} props */
function Heads({ store }) {
  const info = store.info.value;
  return info.seats.map(
    (/** @type {any} */ { seat }) => html`
      <th key=${seat} scope="col">
        <${SeatShield} info=${info} seat=${seat} size=${18} />
        ${" "}${seatName(info, seat)}
      </th>
    `,
  );
}

/** What the parts of a scoring would bring, under what there is. @param {{store: Store, view: any}} props */
function Sums({ store, view }) {
  const parts = Object.keys(view.seats[0].if_scored_now);
  const row = (/** @type {string} */ name, /** @type {(seat: any) => number} */ of) => html`
    <tr key=${name} class=${name}>
      <th scope="row">${t(`scored-now-${name}`)}</th>
      ${view.seats.map(
        (/** @type {any} */ seat) => html`
          <td>${of(seat)}</td>
        `,
      )}
    </tr>
  `;
  return html`
    <table class="sums-now">
      <caption class="sr">${t("scored-now")}</caption>
      <thead>
        <tr>
          <td></td>
          <${Heads} store=${store} />
        </tr>
      </thead>
      <tbody>
        ${[
          row("points", (seat) => seat.points),
          ...parts.map((part) => row(part, (seat) => seat.if_scored_now[part])),
          row("then", (seat) => seat.points_then),
        ]}
      </tbody>
    </table>
  `;
}

/** Who leads in a kind of building in a region. @param {any} view @param {string} region @param {string} kind */
const leadIn = (view, region, kind) =>
  view.majorities.find((/** @type {any} */ lead) => lead.region === region && lead.building === kind);

/**
 * By region and building how many everybody has, and who would score for it.
 * @param {{store: Store, view: any}} props
 */
function Regions({ store, view }) {
  const board = store.board.value;
  return html`
    <table class="regions-now">
      <caption>${t("standing-title")}</caption>
      <thead>
        <tr>
          <td></td>
          <${Heads} store=${store} />
        </tr>
      </thead>
      ${Object.keys(board.regions).map(
        (region) => html`
          <tbody key=${region}>
            <tr>
              <th scope="rowgroup" class="reg" colspan=${view.seats.length + 1}>
                <i class=${`swatch in-${region}`}></i>
                ${regionName(board, region)}
              </th>
            </tr>
            ${Object.keys(BUILDING_ICONS).map(
              (kind) => html`
                <${Race}
                  key=${kind}
                  kind=${kind}
                  seats=${view.seats.length}
                  board=${board}
                  lead=${leadIn(view, region, kind)}
                />
              `,
            )}
          </tbody>
        `,
      )}
    </table>
  `;
}

/** @param {{kind: string, seats: number, board: any, lead: any}} props */
function Race({ kind, seats, board, lead }) {
  const cells = Array.from({ length: seats }, (_, seat) => seat);
  return html`
    <tr>
      <th scope="row">
        <${Icon} name=${BUILDING_ICONS[kind]} />
        ${" "}${term("building", kind)}${" "}
        <small>${board.scoring.majority[kind]}</small>
      </th>
      ${cells.map(
        (seat) => html`
          <td key=${seat} class=${lead?.seats.includes(seat) ? "leads" : ""}>
            ${lead?.built[seat] ?? 0}
            ${
              lead?.seats.includes(seat) &&
              html`
                ${" "}
                <b>${t("standing-points", { points: lead.points })}</b>
              `
            }
          </td>
        `,
      )}
    </tr>
  `;
}

// ------------------------------------------------------------------------------
// The players and their open holdings.

/** Which columns there are: the modules in play bring more. @param {any} view */
function columns(view) {
  const first = view.seats[0] ?? {};
  const all = [
    { id: "thalers", icon: "thaler", of: (/** @type {any} */ seat) => seat.thalers },
    { id: "grain", icon: "grain", of: (/** @type {any} */ seat) => seat.grain },
    { id: "counties", icon: "county", of: (/** @type {any} */ seat) => seat.counties },
    { id: "supply", icon: "cube", of: (/** @type {any} */ seat) => seat.supply },
  ];
  if (first.courtiers)
    all.push({ id: "courtiers", icon: "courtier", of: (seat) => seat.courtiers.hall + seat.courtiers.audience });
  if ("landsknecht" in first) all.push({ id: "landsknecht", icon: "banner", of: (seat) => seat.landsknecht });
  if ("monuments" in first)
    all.push({ id: "monuments", icon: "monument", of: (seat) => seat.monuments.length + seat.captured });
  return [...all, { id: "points", icon: "crown", of: (/** @type {any} */ seat) => seat.points }];
}

/** @param {{store: Store}} props */
export function Ledger({ store }) {
  const view = store.view.value;
  const info = store.info.value;
  if (!view || !info) return null;
  const shown = columns(view);
  const most = Math.max(...view.seats.map((/** @type {any} */ seat) => seat.points));
  const crowded = shown.length > 6;
  return html`
    <table class=${`led ${crowded ? "crowded" : ""} ${shown.length > 5 ? "many" : ""}`}>
      <caption class="sr">${t("table-players")}</caption>
      <thead>
        <tr>
          <th scope="col"><span class="sr">${t("table-player")}</span></th>
          ${shown.map(
            ({ id, icon }) => html`
              <${Column} ...${{ store, id, icon, crowded }} />
            `,
          )}
          <th scope="col"><span class="sr">${t("table-status")}</span></th>
        </tr>
      </thead>
      <tbody>
        ${view.seats.map(
          (/** @type {any} */ _, /** @type {number} */ seat) => html`
            <${Row}
              key=${seat}
              store=${store}
              seat=${seat}
              columns=${shown}
              leading=${most > 0 && view.seats[seat].points === most}
            />
          `,
        )}
      </tbody>
    </table>
  `;
}

/** @param {{store: Store, id: string, icon: string, crowded: boolean}} props */
function Column({ store, id, icon, crowded }) {
  return html`
    <th scope="col" title=${t(`column-${id}`)}>
      <${Head} store=${store} id=${id}>
        <${Icon} name=${icon} />
        ${" "}
        <span class=${crowded ? "cn-small" : "cn-long"}>
          ${t(crowded && id === "landsknecht" ? "column-landsknecht-short" : `column-${id}`)}
        </span>
      <//>
    </th>
  `;
}

/**
 * The head of the points leads to what would be scored now.
 * @param {{store: Store, id: string, children?: any}} props
 */
function Head({ store, id, children }) {
  return id === "points"
    ? html`
        <${ScoredNowButton} store=${store} class="scored-now-open">${children}<//>
      `
    : children;
}

/** @param {{store: Store, seat: number, columns: any[], leading: boolean}} props */
function Row({ store, seat, columns: shown, leading }) {
  const view = store.view.value;
  const info = store.info.value;
  const holding = view.seats[seat];
  const own = seat === store.seat;
  return html`
    <tr class=${`${own ? "me" : ""} ${info.waiting.includes(seat) ? "active" : ""}`}>
      <th scope="row" class="nm">
        <${SeatShield} info=${info} seat=${seat} size=${21} />
        ${" "}
        <b><${SeatName} info=${info} seat=${seat} /></b>
        <${Kind} info=${info} seat=${seat} own=${own} />
      </th>
      ${shown.map(
        ({ id, of }) => html`
          <td class=${id === "points" ? `vp ${leading ? "lead" : ""}` : ""} title=${NOTES[id]?.(holding) ?? ""}>
            ${of(holding)}
          </td>
        `,
      )}
      <td class="st"><${Status} store=${store} seat=${seat} /></td>
    </tr>
  `;
}

/** What a number of a column means, by column. @type {Record<string, (holding: any) => string>} */
const NOTES = {
  points: ({ points_then: points }) => t("table-if-scored", { points }),
  grain({ shortfall: { grain, revolts } }) {
    return grain ? t("table-grain-short", { grain, revolts }) : t("table-grain-enough");
  },
};

/** @param {{info: any, seat: number, own: boolean}} props */
function Kind({ info, seat, own }) {
  const place = info.seats[seat];
  const note = seatNote(info, seat);
  if (note)
    return html`
      <i>${note}</i>
    `;
  if (own)
    return html`
      <i>${t("table-you")}</i>
    `;
  if (place.kind === "bot")
    return html`
      <i>${t("table-bot")}</i>
    `;
  return null;
}

/** What a seat is doing. @param {{store: Store, seat: number}} props */
function Status({ store, seat }) {
  const view = store.view.value;
  const info = store.info.value;
  const place = info.seats[seat];
  if (info.state === "over") return info.result?.winners.includes(seat) ? pill("ok", "crown", t("table-won")) : null;
  const asked = info.waiting.includes(seat);
  if (view.planning && view.seats[seat].ready) return pill("ok", "seal", t("table-sealed"));
  if (asked && seat === store.seat)
    return pill("turn", "hand", t(view.planning ? "table-planning" : "table-your-turn"));
  if (!place.present && place.kind === "person")
    return html`
      <span class="pill wait">${t("table-away")}</span>
    `;
  if (asked) {
    const bot = place.kind === "bot";
    const word = t(view.planning ? "table-planning" : bot ? "table-thinking" : "table-to-act");
    return pill("wait", bot ? "bot" : "hourglass", word);
  }
  const tile = view.seats[seat].tile;
  return tile
    ? html`
        <span class="tile-of">${t(`tile-short-${tile.replaceAll("_", "-")}`)}</span>
      `
    : null;
}

const pill = (/** @type {string} */ kind, /** @type {string} */ icon, /** @type {string} */ word) => html`
  <span class=${`pill ${kind}`}>
    <${Icon} name=${icon} />
    <span>${word}</span>
  </span>
`;

// ------------------------------------------------------------------------------
// Who leads in which region with which buildings, as it would be scored now.

/** @param {{store: Store, folded?: boolean}} props *folded* where there is room for a line alone */
export function Standing({ store, folded = false }) {
  const view = store.view.value;
  const phone = useMedia(PHONE);
  if (!view.majorities.length && (!phone || folded)) return null;
  if (folded)
    return html`
      <div class="standing-line">
        <${Fold} title=${t("standing-title")} brief=${view.seats.map(brief(store))}><${Majorities} store=${store} /><//>
      </div>
    `;
  return html`
    <section class="standing-part">
      <h2 class="h">
        ${t("standing-title")}${" "}
        <small>${t("standing-about")}</small>
        ${" "}
        ${
          !phone &&
          html`
            <span class="end"><${ScoredNowButton} store=${store} class="btn sm">${t("scored-now")}<//></span>
          `
        }
      </h2>
      <${Majorities} store=${store} />
      ${
        phone &&
        html`
          <div class="scored-now">
            <h2 class="h">${t("scored-now")}</h2>
            <${ScoredNow} store=${store} onClose=${() => {}} />
          </div>
        `
      }
    </section>
  `;
}

/** What a seat would score for majorities. @param {Store} store @returns {(holding: any, seat: number) => any} */
const brief =
  (store) =>
  ({ if_scored_now: { majorities: points } }, seat) => html`
    <span key=${seat} title=${seatName(store.info.value, seat)}>
      <${SeatShield} info=${store.info.value} seat=${seat} size=${14} />
      ${" "}
      <b>${points}</b>
    </span>
  `;

/** @param {{store: Store}} props */
function Majorities({ store }) {
  const board = store.board.value;
  const kinds = Object.keys(BUILDING_ICONS);
  return html`
    <table class="standing">
      <thead>
        <tr>
          <td></td>
          ${kinds.map(
            (kind) => html`
              <th key=${kind} scope="col">
                <${Icon} name=${BUILDING_ICONS[kind]} />
                ${" "}${term("building", kind)}
              </th>
            `,
          )}
        </tr>
      </thead>
      <tbody>
        ${Object.keys(board.regions).map(
          (region) => html`
            <${RegionRow} key=${region} store=${store} region=${region} kinds=${kinds} />
          `,
        )}
      </tbody>
    </table>
  `;
}

/** @param {{store: Store, region: string, kinds: string[]}} props */
function RegionRow({ store, region, kinds }) {
  return html`
    <tr>
      <th scope="row">
        <i class=${`swatch in-${region}`}></i>
        ${regionName(store.board.value, region)}
      </th>
      ${kinds.map(
        (kind) => html`
          <td key=${kind}>
            <${Lead} store=${store} lead=${leadIn(store.view.value, region, kind)} />
          </td>
        `,
      )}
    </tr>
  `;
}

/** @param {{store: Store, lead: any}} props */
function Lead({ store, lead }) {
  if (!lead)
    return html`
      <span class="none">–</span>
    `;
  const info = store.info.value;
  const names = lead.seats.map((/** @type {number} */ seat) => seatName(info, seat)).join(", ");
  return html`
    <span title=${names}>
      ${lead.seats.map(
        (/** @type {number} */ seat) => html`
          <${SeatShield} key=${seat} info=${info} seat=${seat} size=${17} />
        `,
      )}
      <span class="sr">${names}</span>
      ${" "}
      <b>${t("standing-points", { points: lead.points })}</b>
    </span>
  `;
}
