// @ts-check
// What lies open for all: the order of actions, the events of the year, bonus tiles, favours.

import { html, useState } from "../../../vendor/ui.js";
import { explained } from "../../../learn/tips.js";
import { keyOf, t } from "../../../lib/i18n.js";
import { seatName } from "../../../lib/people.js";
import { Icon } from "../../../lib/signs.js";
import { SeatShield } from "../../../table/look.js";
import { BoxSign, GiftSign, ROMAN, TILE_ICONS, shortBox } from "../look.js";
import { effectName, favourGift, term } from "../terms.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../types.js").Shown} Shown */

/** Which action is carried out now, from what was told last. @param {Shown} store @returns {string | null} */
export function currentAction(store) {
  const view = store.view.value;
  const log = store.log.value;
  for (let n = log.length - 1; n >= 0; n -= 1) {
    const { event, args } = log[n];
    if (event === "action-began") return view.actions[args.space] === args.action ? args.action : null;
    if (event === "round-began" || event === "round-ended") return null;
  }
  return null;
}

/**
 * Whether the plans lie open and are being carried out: then the order of actions stands over the map.
 * @param {Store} store
 */
export function isActing(store) {
  const view = store.view.value;
  return Boolean(view?.actions.length) && !view.planning && store.info.value?.state === "playing";
}

/** The ten actions in their order. @param {{store: Store}} props */
export function ActionRow({ store }) {
  const view = store.view.value;
  const board = store.board.value;
  const current = currentAction(store);
  return html`
    <ol class="order" aria-label=${t("display-order")}>
      ${view.actions.map((/** @type {string} */ action, /** @type {number} */ n) =>
        action === "hidden"
          ? html`
              <li key=${n} class="ord hid" aria-label=${t("display-hidden", { order: n + 1 })}>
                <span class="n">${n + 1}</span>
              </li>
            `
          : html`
              <li
                key=${n}
                class=${`ord ${action === current ? "cur" : n < view.done ? "past" : ""}`}
                aria-current=${action === current ? "step" : undefined}
                title=${term("action", action, board)}
                data-tip=${action}
              >
                <span class="n">${n + 1}</span>
                <span class="g"><${BoxSign} board=${board} box=${action} /></span>
                <span class="l">${shortBox(board, action)}</span>
              </li>
            `,
      )}
    </ol>
  `;
}

/** @param {{store: Store, folded?: boolean}} props */
export function OrderPart({ store, folded = false }) {
  const view = store.view.value;
  const board = store.board.value;
  if (!view.actions.length) return null;
  if (folded) {
    const known = view.actions.filter((/** @type {string} */ action) => action !== "hidden");
    const brief = known.map(
      (/** @type {string} */ action, /** @type {number} */ n) => html`
        <span key=${action}>
          <i>${n + 1}</i>
          <span class="g"><${BoxSign} board=${board} box=${action} /></span>
        </span>
      `,
    );
    return html`
      <${Fold} title=${t("display-order-short")} brief=${brief}><${ActionRow} store=${store} /><//>
    `;
  }
  const hidden = view.hidden_actions.length;
  return html`
    <section class="order-part">
      <h2 class="h">
        ${t("display-order")}${" "}
        <small>${hidden ? t("display-order-hidden", { hidden }) : ""}</small>
      </h2>
      <${ActionRow} store=${store} />
    </section>
  `;
}

/** Events and tiles side by side, or each in a line of its own. @param {{store: Store, folded: boolean}} props */
export function YearPart({ store, folded }) {
  const view = store.view.value;
  if (!view.events.length && !view.tiles.length && !view.event) return null;
  if (folded)
    return html`
      <${Folded} store=${store} />
    `;
  return html`
    <section class="year-part">
      <${Events} store=${store} />
      <${Tiles} store=${store} />
    </section>
    <${Favours} store=${store} />
  `;
}

/** The same in a line each, which opens on a click. @param {{store: Store}} props */
function Folded({ store }) {
  const view = store.view.value;
  const board = store.board.value;
  const favours = view.court?.favours ?? [];
  const loss = (/** @type {any} */ { id, loss }) => html`
    <span key=${id}>
      ${effectName(board, id)}${" "}
      <b>${loss ? `−${loss}` : 0}</b>
    </span>
  `;
  const tile = (/** @type {string | null} */ tile, /** @type {number} */ n) => html`
    <span key=${n}>
      <i>${n + 1}</i>
      <${TileSign} tile=${tile} store=${store} />
    </span>
  `;
  const price = (/** @type {any} */ { favour, price }) => html`
    <span key=${price}>
      <kbd>${price}</kbd>
      ${" "}${favour && term("favour-gift", favour, board)}
    </span>
  `;
  return html`
    <${Fold} title=${t("display-events-short")} brief=${view.events.map(loss)}><${EventList} store=${store} /><//>
    ${
      view.tiles.length > 0 &&
      html`
        <${Fold} title=${t("display-places")} brief=${view.tiles.map(tile)}><${TileRow} store=${store} /><//>
      `
    }
    ${
      favours.length > 0 &&
      html`
        <${Fold} title=${t("display-favours")} brief=${favours.map(price)}><${FavourRow} store=${store} /><//>
      `
    }
  `;
}

/** A part in one line that opens on a click. @param {{title: string, brief: any, children?: any}} props */
export function Fold({ title, brief, children }) {
  const [open, setOpen] = useState(false);
  return html`
    <section class="fold">
      <h2>
        <button type="button" class="fold-line" aria-expanded=${open} onClick=${() => setOpen(!open)}>
          <span class="h">${title}</span>
          <span class="brief">${open ? "" : brief}</span>
          <${Icon} name=${open ? "minus" : "plus"} />
        </button>
      </h2>
      ${open && children}
    </section>
  `;
}

/** @param {{store: Store}} props */
function Events({ store }) {
  const view = store.view.value;
  const choice = view.event || !view.planning ? "" : t("display-one-applies", { events: view.events.length });
  return html`
    <div>
      <h2 class="h">
        ${t("display-events", { year: ROMAN[view.year] })}${" "}
        <small>${choice}</small>
        <small class="end">${t("display-left-for-winter")}</small>
      </h2>
      <${EventList} store=${store} />
    </div>
  `;
}

/**
 * What a card carries that is explained to whoever points at it, presses it long, or comes there by keys: of a list the
 * first is met, and arrows lead on.
 * @param {"event" | "tile" | "favour"} kind @param {string} id @param {number} [n] its place in the list
 */
const asked = (kind, id, n = 0) => ({ ...explained(`${kind}-${id}`), tabindex: n ? -1 : 0 });

/** @param {KeyboardEvent} event */
function walkCards(event) {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  const cards = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("[data-tip]")];
  const at = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (!step || at < 0) return;
  event.preventDefault();
  /** @type {HTMLElement} */ (cards[(at + step + cards.length) % cards.length]).focus();
}

/** @param {{store: Store}} props */
function EventList({ store }) {
  const view = store.view.value;
  const board = store.board.value;
  return html`
    <ul class="evl" onKeyDown=${walkCards}>
      ${
        view.event &&
        html`
          <li class="now" ...${asked("event", view.event)}>
            <b>${effectName(board, view.event)}</b>
            <span>${briefly(board, view.event)}</span>
            <i class="tg">${t("display-in-force")}</i>
          </li>
        `
      }
      ${view.events.map(
        (/** @type {any} */ { id, loss }, /** @type {number} */ n) => html`
          <li key=${id} ...${asked("event", id, n + (view.event ? 1 : 0))}>
            <b>${effectName(board, id)}</b>
            <span>${briefly(board, id)}</span>
            <i>
              ${loss ? `−${loss}` : 0}${" "}
              <${Icon} name="grain" />
            </i>
          </li>
        `,
      )}
    </ul>
  `;
}

/** What an event does, in a few words. @param {any} board @param {string} id */
function briefly(board, id) {
  const { effect, amount } = board.events[id];
  const { deploy_5: five = 0, deploy_3: three = 0 } = board.few_recruits;
  return t(keyOf("event-brief", effect), { amount, five, three });
}

/** @param {{store: Store}} props */
function Tiles({ store }) {
  const view = store.view.value;
  if (!view.tiles.some(Boolean) && !view.seats.some((/** @type {any} */ seat) => seat.position)) return null;
  return html`
    <div>
      <h2 class="h">${t("display-places")}</h2>
      <${TileRow} store=${store} />
    </div>
  `;
}

/**
 * The places in the order of play with their tiles; a taken place bears the shield of its seat.
 * @param {{store: Store}} props
 */
function TileRow({ store }) {
  const view = store.view.value;
  const seats = view.seats.map((/** @type {any} */ seat, /** @type {number} */ n) => ({ ...seat, seat: n }));
  return html`
    <ol class="bon" onKeyDown=${walkCards}>
      ${view.tiles.map(
        (/** @type {string | null} */ tile, /** @type {number} */ n) => html`
          <${Place}
            key=${n}
            store=${store}
            number=${n + 1}
            tile=${tile}
            of=${tile ? undefined : seats.find((/** @type {any} */ seat) => seat.position === n + 1)}
          />
        `,
      )}
    </ol>
  `;
}

/** @param {{store: Store, number: number, tile: string | null, of: any}} props */
function Place({ store, number, tile, of }) {
  const info = store.info.value;
  const shown = tile ?? of?.tile ?? null;
  const title = shown ? term("tile", shown, store.board.value) : "";
  const state = of ? "taken" : shown ? "" : "unused";
  return html`
    <li
      class=${`bt ${state} ${of && of.seat === store.seat ? "mine" : ""}`}
      title=${title}
      ...${shown ? asked("tile", shown, number - 1) : {}}
    >
      <span class="n">${number}</span>
      ${
        of
          ? html`
              <span class="g"><${SeatShield} info=${info} seat=${of.seat} size=${24} /></span>
            `
          : html`
              <${TileSign} tile=${shown} store=${store} />
            `
      }
      <span class="l">${of ? seatName(info, of.seat) : shown ? t(keyOf("tile-short", shown)) : ""}</span>
    </li>
  `;
}

/** @param {{tile: string | null, store: Store}} props */
function TileSign({ tile, store }) {
  if (!tile)
    return html`
      <span class="g"></span>
    `;
  const amount = store.board.value.tiles[tile].amount;
  return html`
    <span class="g">
      <${Icon} name=${TILE_ICONS[tile]} />
      <b>${tile === "six_armies" ? amount : `+${amount}`}</b>
    </span>
  `;
}

/** The favours at court and what they cost. @param {{store: Store}} props */
function Favours({ store }) {
  if (!store.view.value.court?.favours.length) return null;
  return html`
    <section class="favours-part">
      <h2 class="h">${t("display-favours")}</h2>
      <${FavourRow} store=${store} />
    </section>
  `;
}

/** @param {{store: Store}} props */
function FavourRow({ store }) {
  const { favours } = store.view.value.court;
  const gift = (/** @type {string | null} */ favour) =>
    favour ? favourGift(store.board.value, favour, shortBox) : t("display-favour-taken");
  return html`
    <ol class="fav" onKeyDown=${walkCards}>
      ${favours.map(
        (/** @type {any} */ { favour, price }, /** @type {number} */ n) => html`
          <li key=${n} class=${favour ? "" : "gone"} ...${favour ? asked("favour", favour, n) : {}}>
            <${GiftSign} board=${store.board.value} favour=${favour} />
            <span class="price" title=${t("court-price", { price })}>
              <${Icon} name="courtier" label=${t("court-courtiers")} />
              ${price}
            </span>
            <span>${gift(favour)}</span>
          </li>
        `,
      )}
    </ol>
  `;
}
