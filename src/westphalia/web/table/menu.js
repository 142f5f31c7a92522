// @ts-check
// The menu of a table: what is needed seldom.

import { html, useEffect, useState } from "../vendor/ui.js";
import { LessonEntries, openCourse } from "../learn/entries.js";
import { Dialog } from "../lib/dialog.js";
import { isTaught } from "../lib/games.js";
import { keyOf, t } from "../lib/i18n.js";
import { keyList } from "../lib/keys.js";
import { post } from "../lib/net.js";
import { gameInfo, games, loadGames } from "../lib/people.js";
import { TableValues } from "../lib/prose.js";
import { writeRoute } from "../lib/route.js";
import { anyWorld } from "../lib/what-if.js";
import { CompanyActions } from "./company.js";
import { openRule, useModule } from "./look.js";
import { Unread, withUnread } from "./talk.js";

/** @typedef {import("../lib/types.js").Store} Store */

const SPECTATOR = -1; // what is shared is what everybody may see

/**
 * Everything that is needed seldom.
 * @param {{store: Store, first: string, onTalk: () => void, onClose: () => void}} props
 */
export function Menu({ store, first, onTalk, onClose }) {
  const info = store.info.value;
  const [keys, setKeys] = useState(first === "keys");
  useEffect(() => {
    if (!games.value.length) loadGames().catch(() => {});
  }, []);
  if (keys)
    return html`
      <${Dialog} key="keys" title=${t("table-keys")} onClose=${onClose} class="menu"><${KeyTable} /><//>
    `;
  return html`
    <${Dialog} key="menu" title=${info?.title || t("table-menu")} onClose=${onClose} class="menu">
      <ul class="menu-list">
        <${ToRead} store=${store} onKeys=${() => setKeys(true)} onClose=${onClose} />
        <li><${TalkEntry} store=${store} onClick=${() => (onClose(), onTalk())} /></li>
        <li><${SettingsEntry} /></li>
        <${ToOrder} store=${store} />
        <${ToReplay} id=${store.id} />
        <${ToTry} store=${store} />
        <${StandIn} store=${store} onDone=${onClose} />
        <${CompanyActions} store=${store} onDone=${onClose} />
        ${
          info?.owner &&
          info.state === "playing" &&
          !info.rated &&
          html`
            <li><${CloseTable} store=${store} onClose=${onClose} /></li>
          `
        }
        <li><a class="btn" href=${writeRoute({ page: "lobby" })}>${t("page-to-lobby")}</a></li>
      </ul>
      <${Agreed} info=${info} />
    <//>
  `;
}

/** What the table has agreed on. @param {{info: any}} props */
function Agreed({ info }) {
  if (!info) return null;
  return html`
    <${TableValues} info=${info} />
    ${
      info.rated &&
      html`
        <p class="hint">
          <b>${t("rated-title")}</b>
          ${" "}${t("rated-about")}
        </p>
      `
    }
    <p class="hint">${info.modules.map((/** @type {string} */ name) => t(keyOf("module", name))).join(", ")}</p>
  `;
}

/** What can be read. @param {{store: Store, onKeys: () => void, onClose: () => void}} props */
function ToRead({ store, onKeys, onClose }) {
  const info = store.info.value;
  const showCourse = () => {
    onClose();
    openCourse(info.game, store.view.value).catch((error) => store.failed(error));
  };
  return html`
    <li class="not-phone">
      <button type="button" class="btn" onClick=${onKeys}>
        ${t("table-keys")}${" "}
        <kbd>?</kbd>
      </button>
    </li>
    <li>
      <button type="button" class="btn" onClick=${() => (onClose(), void openRule(store.room.firstClause))}>
        ${t("table-rules")}${" "}
        <kbd>R</kbd>
      </button>
    </li>
    ${
      info &&
      isTaught(info.game) &&
      html`
        <li>
          <button type="button" class="btn" onClick=${showCourse}>${t("course-open-it")}</button>
        </li>
      `
    }
    ${
      info?.lesson &&
      html`
        <${LessonEntries} store=${store} onClose=${onClose} />
      `
    }
  `;
}

/** Standing orders, where the game has some that do not go with a plan. @param {{store: Store}} props */
function ToOrder({ store }) {
  const info = store.info.value;
  if (!info?.seats[store.seat]?.you || info.state !== "playing") return null;
  return (
    gameInfo(info.game)?.orders.some(({ sealed }) => !sealed) &&
    html`
      <li><${OrdersEntry} store=${store} /></li>
    `
  );
}

/** A board on which one tries things, where the table allows it. @param {{store: Store}} props */
function ToTry({ store }) {
  const info = store.info.value;
  if (!info?.what_if || info.state !== "playing" || !info.seats[store.seat]?.you) return null;
  const to = { page: /** @type {const} */ ("table"), id: store.id, seat: store.seat, world: anyWorld() };
  return html`
    <li><a class="btn" href=${writeRoute(to)}>${t("what-if-open")}</a></li>
  `;
}

/** @param {{id: string}} props */
function ToReplay({ id }) {
  return html`
    <li><a class="btn" href=${writeRoute({ page: "replay", id })}>${t("table-replay")}</a></li>
    <li>
      <a class="btn" href=${writeRoute({ page: "replay", id, seat: SPECTATOR, share: true })}>${t("replay-share")}</a>
    </li>
  `;
}

/** Lets a bot play for this seat, or takes the seat back. @param {{store: Store, onDone: () => void}} props */
function StandIn({ store, onDone }) {
  const info = store.info.value;
  const own = info?.seats[store.seat];
  const bot = info && gameInfo(info.game)?.stand_in;
  if (!own || !bot || info.state !== "playing" || own.resigned || (info.rated && !own.stand_in)) return null;
  const standIn = async (/** @type {string | null} */ name) => {
    try {
      await post(`/api/tables/${store.id}/seat`, { seat: store.seat, stand_in: name });
    } catch (error) {
      store.failed(error);
    }
    onDone();
  };
  return html`
    <li>
      <button type="button" class="btn" onClick=${() => standIn(own.stand_in ? null : bot)}>
        ${t(own.stand_in ? "table-take-back-seat" : "table-let-bot")}
      </button>
    </li>
  `;
}

/** @param {{store: Store, onClick: () => void}} props */
function TalkEntry({ store, onClick }) {
  const word = t(store.seat < 0 ? "talk-title" : "talk-and-notes");
  return html`
    <button type="button" class="btn" aria-label=${withUnread(store, word)} onClick=${onClick}>
      ${word}${" "}
      <${Unread} store=${store} />
    </button>
  `;
}

/** Ends the game for everybody, at the second click. @param {{store: Store, onClose: () => void}} props */
function CloseTable({ store, onClose }) {
  const [sure, setSure] = useState(false);
  const close = async () => {
    if (!sure) return setSure(true);
    try {
      await post(`/api/tables/${store.id}/close`);
    } catch (error) {
      store.failed(error);
    }
    onClose();
  };
  return html`
    <button type="button" class=${`btn close-table ${sure ? "rub" : ""}`} onClick=${close}>
      ${t(sure ? "table-close-sure" : "table-close")}
    </button>
  `;
}

function SettingsEntry() {
  const module = useModule(() => import("../settings/dialog.js"));
  return module?.SettingsButton
    ? html`
        <${module.SettingsButton} />
      `
    : null;
}

/** @param {{store: Store}} props */
function OrdersEntry({ store }) {
  const module = useModule(() => import("./orders.js"));
  return module?.OrdersButton
    ? html`
        <${module.OrdersButton} store=${store} />
      `
    : null;
}

export function KeyTable() {
  const cap = (/** @type {string} */ key) =>
    key === " "
      ? t("key-space")
      : key
          .replace("ArrowLeft", "←")
          .replace("ArrowRight", "→")
          .replace(/(?<=^|\+)[a-z]$/, (letter) => letter.toUpperCase());
  return html`
    <table class="keys">
      <tbody>
        ${keyList.value.map(
          ([key, what], n) => html`
            <tr key=${n}>
              <th scope="row">
                <kbd>${cap(key)}</kbd>
              </th>
              <td>${what}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
