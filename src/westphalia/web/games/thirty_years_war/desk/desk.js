// @ts-check
// The decision column: whatever this seat is asked, its hand, how the war stands, and sheets to look things up.

import { html, useEffect, useRef, useState } from "../../../vendor/ui.js";
import { keyOf, t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { seatColour, seatName, seatNote } from "../../../lib/people.js";
import { SeatName } from "../../../lib/person.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { QuestionPanel } from "../../../table/generic.js";
import { PHONE, useMedia } from "../../../table/look.js";
import { Corner } from "../../../table/page.js";
import { BattleResult } from "../battle/result.js";
import { BattleSheet, battleOf } from "../battle/sheet.js";
import { purse, scaleOf, signed } from "../look.js";
import { standing } from "../map/stacks.js";
import { Sure, statusOf } from "../notes.js";
import { GroupedPanel, IntentContext } from "../panels/grouped.js";
import { PANELS, PeacePanel } from "../panels/index.js";
import { ENDING, Ledger, hasNews } from "../panels/turn-end.js";
import { Buttons, actionOf } from "../prompt.js";
import { leadersText, term, unitsText } from "../terms.js";
import { WarTips } from "../tips.js";
import { Hand } from "./hand.js";

/** @typedef {import("../types.js").Store} Store */

// ------------------------------------------------------------------------------
// All stacks in a list, the own first, and the Areas with who controls them.

/** @param {{store: Store}} props */
export function Armies({ store }) {
  const view = store.view.value;
  const info = store.info.value;
  const places = [...Object.keys(view.boxes), ...Object.keys(view.cities)];
  const all = places.flatMap((place) => standing(view, place).map((stack) => ({ place, ...stack })));
  const seats = view.seats
    .map((/** @type {any} */ _, /** @type {number} */ seat) => seat)
    .sort((/** @type {number} */ a) => (a === store.seat ? -1 : 1));
  return html`
    <section class="armies" aria-label=${t("armies-title")}>
      ${seats.map(
        (/** @type {number} */ seat) => html`
          <div key=${seat}>
            <h3>
              <${Shield} tincture=${seatColour(info, seat)} size=${18} />
              ${" "}${seatName(info, seat)}
            </h3>
            <ul>
              ${all
                .filter((stack) => stack.seat === seat)
                .sort((a, b) => b.factors - a.factors)
                .map(
                  (stack) => html`
                    <${Line} key=${stack.place} store=${store} stack=${stack} />
                  `,
                )}
            </ul>
          </div>
        `,
      )}
    </section>
  `;
}

/** @param {{store: Store, stack: any}} props */
function Line({ store, stack: { place, leaders, units, factors, inside } }) {
  const light = (/** @type {string | null} */ id) => (store.hovered.value = id);
  const who = [leaders.length ? leadersText(leaders) : "", Object.keys(units).length ? unitsText(units) : ""]
    .filter(Boolean)
    .join(", ");
  return html`
    <li>
      <button
        type="button"
        class="row"
        onClick=${() => (store.picked.value = place)}
        onPointerEnter=${() => light(place)}
        onPointerLeave=${() => light(null)}
        onFocus=${() => light(place)}
        onBlur=${() => light(null)}
      >
        <b>${term("place", place)}</b>
        <span>${who}${inside ? ` (${t("stack-within")})` : ""}</span>
        <em>${factors || "–"}</em>
      </button>
    </li>
  `;
}

/** @param {{store: Store}} props */
function AreaTable({ store }) {
  const view = store.view.value;
  const info = store.info.value;
  return html`
    <section class="area-table" aria-label=${t("areas-title")}>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">${t("areas-area")}</th>
              <th scope="col">${t("areas-control")}</th>
              <th scope="col">${t("areas-needs")}</th>
              ${info.seats.map(
                (/** @type {any} */ { seat }) => html`
                  <th key=${seat} scope="col">
                    <${Shield} tincture=${seatColour(info, seat)} size=${16} label=${seatName(info, seat)} />
                  </th>
                `,
              )}
              <th scope="col">${t("areas-gain")}</th>
            </tr>
          </thead>
          <tbody>
            ${Object.entries(view.areas).map(
              ([id, area]) => html`
                <${AreaRow} key=${id} store=${store} id=${id} area=${area} />
              `,
            )}
          </tbody>
        </table>
      </div>
      <${SureOfAreas} store=${store} />
    </section>
  `;
}

const PRINTED = ["control", "vp"]; // what is printed of an Area, and stands in its row

/** One note on how sure the numbers are, in place of a mark beside each. @param {{store: Store}} props */
function SureOfAreas({ store }) {
  const board = store.board.value;
  const unsure = Object.keys(store.view.value.areas).flatMap((id) =>
    PRINTED.filter((field) => statusOf(board, "areas", id, field) !== "known").map((field) => ({ id, field })),
  );
  if (!unsure.length) return null;
  return html`
    <p class="hint">
      <${Sure} store=${store} kind="areas" ...${unsure[0]} />
      ${" "}${t("areas-unsure", { numbers: unsure.length })}
    </p>
  `;
}

/** @param {{store: Store, id: string, area: any}} props */
function AreaRow({ store, id, area }) {
  return html`
    <tr>
      <th scope="row">${term("area", id)}</th>
      <td>
        ${area.control === null ? (area.neutral ? t("area-neutral") : "–") : seatName(store.info.value, area.control)}
      </td>
      <td>${area.needs || "–"}</td>
      ${area.cities.map(
        (/** @type {number} */ many, /** @type {number} */ seat) => html`
          <td key=${seat}>${many}</td>
        `,
      )}
      <td>${area.moves.map(signed).join(" / ")}</td>
    </tr>
  `;
}

// ------------------------------------------------------------------------------
// How the war stands: the total of victory points with what ends it, the Dutch War, Wallenstein, Electors, aid and
// hands.

/** @param {{store: Store}} props */
export function Tracks({ store }) {
  const view = store.view.value;
  return html`
    <section class="tracks" tabindex="-1" aria-label=${t("tracks-title")}>
      <${Total} victory=${view.victory} />
      <${DutchWar} war=${view.tracks.dutch_war} />
      <${Influence} tracks=${view.tracks} />
      <${Electors} store=${store} electors=${view.electors} />
      <${Sides} store=${store} view=${view} />
    </section>
  `;
}

/** @param {{name: string, note?: string, children?: any}} props */
function Row({ name, note, children }) {
  return html`
    <div class="track">
      <h3>
        ${name}${
          note &&
          html`
            <small>${note}</small>
          `
        }
      </h3>
      <div>${children}</div>
    </div>
  `;
}

/** @param {{victory: any}} props */
function Total({ victory: { vp, early, goals, if_over_now: now } }) {
  const [low, high] = scaleOf(early, [vp]);
  const at = (/** @type {number} */ points) => ({ left: `${(100 * (points - low)) / (high - low)}%` });
  const from = (/** @type {number} */ points) => ({ ...at(points), right: "0" });
  return html`
    <${Row} name=${t("track-vp")} note=${t("track-vp-now", { result: t(keyOf("result", now)) })}>
      <div class="scale" role="img" aria-label=${t("track-vp-said", { vp, protestant: goals[0], catholic: goals[1] })}>
        <i class="zone azure" style=${{ left: "0", right: `${(100 * (high - goals[0])) / (high - low)}%` }}></i>
        <i class="zone gules" style=${from(goals[1])}></i>
        ${apart([...early, ...goals]).map(
          (points) => html`
            <span key=${points} class="at" style=${at(points)}>${points}</span>
          `,
        )}
        <b style=${at(vp)}>${vp}</b>
      </div>
    <//>
  `;
}

const CLOSE = 3; // points between two numbers on the track that can both be read

/** Numbers that do not lie on one another; of two that would, the higher one. @param {number[]} points */
function apart(points) {
  const sorted = [...new Set(points)].sort((a, b) => a - b);
  return sorted.filter((each, n) => n + 1 === sorted.length || sorted[n + 1] - each >= CLOSE);
}

/** @param {{war: any}} props */
function DutchWar({ war: { box, first, last, aid, response_owed: owed } }) {
  const boxes = Array.from({ length: last - first + 1 }, (_, n) => first + n);
  const notes = [aid ? t("track-dutch-aid", { aid: signed(aid) }) : "", owed ? t("track-response") : ""];
  return html`
    <${Row} name=${t("track-dutch-war")} note=${notes.filter(Boolean).join("; ")}>
      <ol class="steps">
        ${boxes.map(
          (one) => html`
            <li key=${one} class=${one === box ? "now" : ""} aria-current=${one === box ? "step" : undefined}>
              ${signed(one)}
            </li>
          `,
        )}
      </ol>
    <//>
  `;
}

/** @param {{tracks: any}} props */
function Influence({ tracks: { influence, wallenstein } }) {
  if (wallenstein === "not_in_play") return null;
  const filled = { width: `${(100 * influence.box) / influence.end}%` };
  return html`
    <${Row} name=${t("track-influence")} note=${t(keyOf("career", wallenstein))}>
      <div class="meter" role="img" aria-label=${t("track-influence-said", { box: influence.box, end: influence.end })}>
        <i style=${filled}></i>
        <b>${influence.box} / ${influence.end}</b>
      </div>
    <//>
  `;
}

/** @param {{store: Store, electors: any}} props */
function Electors({ store, electors: { areas, cities, count } }) {
  const info = store.info.value;
  const all = [
    ...Object.entries(areas).map(([id, seat]) => [term("area", id), seat]),
    ...Object.entries(cities).map(([id, seat]) => [term("place", id), seat]),
  ];
  const said = (/** @type {any} */ seat) => (seat === null ? t("map-uncontrolled") : seatName(info, seat));
  return html`
    <${Row} name=${t("track-electors")} note=${t("track-electors-count", { one: count[0], other: count[1] })}>
      <ul class="electors">
        ${all.map(
          ([name, seat]) => html`
            <li key=${name} class=${seat === null ? "" : `ground-${seatColour(info, seat)}`} title=${said(seat)}>
              <${Icon} name="crown" />
              ${name}
              <span class="sr">, ${said(seat)}</span>
            </li>
          `,
        )}
      </ul>
    <//>
  `;
}

/** What each side holds: cards, aid, Areas, cities, force. @param {{store: Store, view: any}} props */
function Sides({ store, view }) {
  return html`
    <table class="sides">
      <thead>
        <tr>
          <td></td>
          ${["hand", "areas", "cities", "factors", "aid"].map(
            (name) => html`
              <th key=${name} scope="col">${t(`side-${name}`)}</th>
            `,
          )}
        </tr>
      </thead>
      <tbody>
        ${view.seats.map(
          (/** @type {any} */ side, /** @type {number} */ seat) => html`
            <${SideRow} key=${seat} store=${store} side=${side} seat=${seat} cards=${view.piles[seat].hand} />
          `,
        )}
      </tbody>
    </table>
  `;
}

/** @param {{store: Store, side: any, seat: number, cards: number}} props */
function SideRow({ store, side, seat, cards }) {
  const info = store.info.value;
  return html`
    <tr class=${seat === store.seat ? "own" : ""}>
      <th scope="row">
        <${Shield} tincture=${seatColour(info, seat)} size=${18} label=${t(keyOf("side", info.sides[seat].name))} />
        ${" "}
        <${SeatName} info=${info} seat=${seat} />
        ${
          seatNote(info, seat) &&
          html`
            ${" "}
            <i>${seatNote(info, seat)}</i>
          `
        }
      </th>
      <td>${cards}</td>
      <td>${side.areas}</td>
      <td>${side.cities}</td>
      <td>${side.factors}</td>
      <td>${purse(side.pay.purse) || "–"}</td>
    </tr>
  `;
}

// ------------------------------------------------------------------------------
// The cards in short, beside the table: the sets in use and the size of both decks. All of them lie on a sheet of their
// own.

/** @param {{store: Store, onDecks?: () => void}} props */
export function Gallery({ store, onDecks }) {
  const view = store.view.value;
  const info = store.info.value;
  const groups = view.deck.groups.map((/** @type {string} */ group) => t(keyOf("group", group)));
  const names = (/** @type {string[]} */ cards) => cards.map((card) => term("card", card)).join("; ");
  return html`
    <section class="gallery" aria-label=${t("cards-title")}>
      <p class="hint">${t("cards-groups", { groups: groups.join(", ") })}</p>
      ${view.piles.map(
        (/** @type {any} */ pile, /** @type {number} */ seat) => html`
          <div key=${seat} class="deck">
            <h3>
              <${Shield} tincture=${seatColour(info, seat)} size=${18} />
              ${" "}${seatName(info, seat)}${" "}
              <small>${t("deck-sizes", { hand: pile.hand, unplayed: pile.unplayed })}</small>
            </h3>
            <p>${names(pile.played) || t("deck-none-played")}</p>
          </div>
        `,
      )}
      ${
        onDecks &&
        html`
          <div class="choices">
            <button type="button" class="btn" onClick=${onDecks}>
              ${t("decks-open")}${" "}
              <kbd>K</kbd>
            </button>
          </div>
        `
      }
    </section>
  `;
}

// ------------------------------------------------------------------------------
// The column itself, from the question down to the sheets.

const SHEETS = ["armies", "areas", "cards"];

/** @param {{store: Store, work: import("../intent.js").Intent | null, onChronicle: () => void}} props */
export function Desk({ store, work, onChronicle }) {
  const stage = work?.stage ?? store; // with what is prepared
  const question = stage.question.value;
  const over = store.info.value?.state === "over";
  const desk = useRef(/** @type {HTMLElement | null} */ (null));
  // what is asked anew is seen
  useEffect(() => void desk.current?.scrollTo({ top: 0 }), [question?.kind, question?.clause]);
  if (!store.view.value || !store.board.value)
    return html`
      <div class="desk" aria-busy="true"></div>
    `;
  const asked = question || over;
  return html`
    <${IntentContext.Provider} value=${work}>
      <div
        ref=${desk}
        class=${`desk ${asked ? "asked" : "idle"} ${work?.busy.value ? "rehearsing" : ""}`}
        aria-busy=${store.busy.value || undefined}
      >
        <${WarTips} store=${store} />
        <div class="decision">
          <${Decision} store=${stage} table=${store} work=${work} over=${over} />
          ${
            !over &&
            html`
              <${BattleResult} store=${store} />
            `
          }
        </div>
        <${Tracks} store=${store} />
        <${Corner} store=${store} class="lately" onChronicle=${onChronicle} />
        <${Sheets} store=${store} />
      </div>
    <//>
  `;
}

/**
 * The end of a turn until it is read, a sheet that is looked at before an answer, or what is asked, with the hand.
 * @param {{store: Store, table: any, work: import("../intent.js").Intent | null, over: boolean}} props *store* with
 *   what is prepared
 */
function Decision({ store, table, work, over }) {
  const question = store.question.value;
  const phone = useMedia(PHONE); // else the hand lies under the map
  const kind = question?.kind ?? "over";
  const panels = { [kind]: PANELS[kind] ?? GroupedPanel };
  const ended = hasNews(store, work);
  const read = () => work && (work.read.value = store.view.value.turn);
  const foot =
    phone &&
    work &&
    html`
      <div class="choices prepared"><${Buttons} work=${work} action=${actionOf(work)} /></div>
    `; // in place of those over the table
  if (!over && (ended || store.view.value.phase in ENDING))
    return html`
      <${Ledger} store=${store} panels=${panels} ended=${ended} onClose=${ended ? read : undefined} />
      ${foot}
    `;
  if (work?.sheet.value === "peace" && question?.choices.includes("offer_peace"))
    return html`
      <${PeacePanel} store=${table} />
    `; // an offer is sent, not rehearsed
  return html`
    ${
      !over &&
      html`
        <${Beside} store=${store} table=${table} work=${work} />
      `
    }
    ${
      (question || over) &&
      html`
        <${QuestionPanel} store=${store} panels=${panels} />
      `
    }
    ${foot}
  `;
}

/**
 * Beside what is asked: the hand, where it does not lie under the map, and a battle in which the other side is asked.
 * @param {{store: Store, table: any, work: import("../intent.js").Intent | null}} props
 */
function Beside({ store, table, work }) {
  const phone = useMedia(PHONE);
  const kind = store.question.value?.kind;
  return html`
    ${
      phone &&
      kind !== "combat_cards" &&
      html`
        <${Hand} store=${table} work=${work} small=${kind && kind !== "card_round"} />
      `
    }
    ${
      !table.question.value &&
      battleOf(table.view.value) &&
      html`
        <${BattleSheet} store=${table} />
      `
    }
  `;
}

/** @param {{store: Store}} props */
function Sheets({ store }) {
  const [sheet, setSheet] = useState(SHEETS[0]);
  const Shown = { armies: Armies, areas: AreaTable, cards: Gallery }[sheet];
  const decks = () => void import("./decks.js").then(({ openDecks }) => openDecks(store));
  useKeys({ k: { does: decks, what: t("decks-title") }, "Shift+k": decks });
  return html`
    <section class="sheets">
      <div class="seg" role="group" aria-label=${t("sheets-title")}>
        ${SHEETS.map(
          (name) => html`
            <button key=${name} type="button" aria-pressed=${name === sheet} onClick=${() => setSheet(name)}>
              ${t(`sheet-${name}`)}
            </button>
          `,
        )}
      </div>
      <${Shown} store=${store} onDecks=${decks} />
    </section>
  `;
}
