// @ts-check
// The bar on top of a table: where in the game we are, the clock, the tools, and the hand on what is told.

import { html, useEffect, useState } from "../vendor/ui.js";
import { t } from "../lib/i18n.js";
import { useKeys } from "../lib/keys.js";
import { broughtAs, titleOf } from "../lib/people.js";
import { PACES, paceName } from "../lib/playback.js";
import { besides } from "../lib/prose.js";
import { writeRoute } from "../lib/route.js";
import { change, settings } from "../lib/settings.js";
import { Icon } from "../lib/signs.js";
import { turns } from "../lib/turns.js";
import { openRule } from "./look.js";
import { Menu } from "./menu.js";
import { Unread, withUnread } from "./talk.js";

/** @typedef {import("../lib/types.js").Store} Store */

/**
 * @param {{store: Store, onChronicle: () => void, onTalk: () => void, menu: "" | "menu" | "keys",
 *   onMenu: (open: boolean) => void}} props
 */
export function Topbar({ store, onChronicle, onTalk, menu, onMenu }) {
  const info = store.info.value;
  const view = store.view.value;
  return html`
    <header class="top table-top">
      ${
        !store.whatIf &&
        html`
          <${MenuButton} store=${store} onClick=${() => onMenu(true)} />
        `
      }
      <a class="wm not-phone" href=${writeRoute({ page: "lobby" })}>Westphalia</a>
      <span class="vr not-phone"></span>
      <${Titles} store=${store} about=${aboutOf(info)} />
      ${
        view &&
        html`
          <${store.room.Progress} view=${view} over=${info?.state === "over"} />
        `
      }
      <span class="sp"></span>
      <${Clock} store=${store} />
      ${
        !store.whatIf &&
        html`
          <${TalkButton} store=${store} onClick=${onTalk} />
          <${Tools} store=${store} onChronicle=${onChronicle} onTalk=${onTalk} onMenu=${onMenu} />
        `
      }
      ${
        menu &&
        html`
          <${Menu} store=${store} first=${menu} onTalk=${onTalk} onClose=${() => onMenu(false)} />
        `
      }
    </header>
  `;
}

/** The game, and below it the table; on a phone how far the game is. @param {{store: Store, about: string}} props */
function Titles({ store, about }) {
  const view = store.view.value;
  return html`
    <div class="gt">
      <h1>${t("game-name")}</h1>
      <span class="not-phone" title=${about}>${about}</span>
      ${
        view &&
        html`
          <span class="only-phone">${store.room.brief(view)}</span>
        `
      }
    </div>
  `;
}

/** The bar where the table itself is not seen yet: what is played, and the way out. @param {{info: any}} props */
export function PlainBar({ info }) {
  return html`
    <header class="top plain-top">
      <a class="wm" href=${writeRoute({ page: "lobby" })}>Westphalia</a>
      <span class="vr"></span>
      <div class="gt">
        <b>${t("game-name", {}, info.game)}</b>
        <span class="not-phone">${aboutOf(info)}</span>
      </div>
    </header>
  `;
}

/** A table in a line: its title, how many play, what is special about it. @param {any} info */
function aboutOf(info) {
  const players = t("table-player-count", { players: info?.seats.length ?? 0 });
  if (!info) return players;
  return [titleOf(info), players, broughtAs(info), ...besides(info)].filter(Boolean).join(" · ");
}

/** On a phone talk is not put away in the menu. @param {{store: Store, onClick: () => void}} props */
function TalkButton({ store, onClick }) {
  return html`
    <button
      type="button"
      class="icon-button only-phone talk-button"
      aria-label=${withUnread(store, t("talk-title"))}
      onClick=${onClick}
    >
      <${Icon} name="speech" />
      <${Unread} store=${store} />
    </button>
  `;
}

/** On a phone it stands for all other tools. @param {{store: Store, onClick: () => void}} props */
function MenuButton({ store, onClick }) {
  return html`
    <button
      type="button"
      class="icon-button only-phone"
      aria-label=${withUnread(store, t("table-menu"))}
      onClick=${onClick}
    >
      <${Icon} name="menu" />
      <${Unread} store=${store} />
    </button>
  `;
}

/** @param {{store: Store, onChronicle: () => void, onTalk: () => void, onMenu: (open: boolean) => void}} props */
function Tools({ store, onChronicle, onTalk, onMenu }) {
  const { sound } = settings.value;
  const clause = store.question.value?.clause ?? store.view.value?.prompt?.clause ?? store.room.firstClause;
  return html`
    <nav class="tools not-phone" aria-label=${t("table-tools")}>
      <${Tool} icon="book" label=${t("table-rules")} letter="R" onClick=${() => openRule(clause)} />
      <${Tool} icon="quill" label=${t("table-chronicle")} letter="L" onClick=${onChronicle} />
      <${Tool} icon="speech" label=${withUnread(store, t("talk-title"))} letter="Shift+T" onClick=${onTalk}>
        <${Unread} store=${store} />
      <//>
      <button
        type="button"
        class=${`icon-button ${sound ? "" : "off"}`}
        aria-label=${t("table-sound")}
        title=${t("table-sound")}
        aria-pressed=${sound}
        onClick=${() => change({ sound: !sound })}
      >
        <${Icon} name="sound" />
      </button>
      <${Tool} icon="menu" label=${t("table-menu")} onClick=${() => onMenu(true)} />
    </nav>
  `;
}

/** @param {{icon: string, label: string, letter?: string, onClick: () => void, children?: any}} props */
function Tool({ icon, label, letter, onClick, children }) {
  const title = letter ? `${label} (${letter})` : label;
  return html`
    <button type="button" class="icon-button" aria-label=${title} title=${title} onClick=${onClick}>
      <${Icon} name=${icon} />
      ${children}
    </button>
  `;
}

/**
 * The clock of this seat, or of the one waited for; between two frames it runs on here.
 * @param {{store: Store}} props
 */
function Clock({ store }) {
  const info = store.info.value;
  const [now, setNow] = useState(Date.now());
  const [heard, setHeard] = useState(Date.now());
  const seat = info?.waiting.includes(store.seat) ? store.seat : info?.waiting[0];
  const left = info?.seats[seat]?.left ?? null;
  useEffect(() => {
    setHeard(Date.now());
    setNow(Date.now());
    if (left === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [info]);
  if (left === null) return null;
  const rests = (info?.seats[seat]?.rest?.until ?? 0) * 1000; // until then it stands still
  const passed = Math.max(0, now - Math.max(heard, rests));
  const seconds = Math.max(0, Math.round(left - passed / 1000));
  const minutes = Math.floor(seconds / 60);
  const pair = (/** @type {number} */ one, /** @type {number} */ two) => `${one}:${String(two).padStart(2, "0")}`;
  const text = minutes >= 60 ? `${pair(Math.floor(minutes / 60), minutes % 60)} h` : pair(minutes, seconds % 60);
  return html`
    <div class=${`clock ${seconds < 30 ? "late" : ""}`} role="timer">
      <${Icon} name="clock" />
      ${text}${" "}
      <small class="not-phone">${seat === store.seat ? t("table-clock-yours") : ""}</small>
    </div>
  `;
}

// ------------------------------------------------------------------------------
// The hand on what is told: back, pause, on, all at once, and how fast; and what else there is to do while one waits.

/** @param {{store: Store}} props */
export function Pace({ store }) {
  const { telling } = store;
  const { held, back } = telling.state.value;
  const pause = () => telling.hold(!held);
  useKeys({
    ArrowLeft: { does: () => (back ? telling.back() : false), what: t("pace-back") },
    ArrowRight: { does: () => telling.forward(), what: t("pace-on") },
    p: { does: pause, what: t("pace-pause-or-go") },
  });
  return html`
    <div class="pace" role="group" aria-label=${t("pace-label")}>
      <${PaceButton} icon="prev" letter="←" label=${t("pace-back")} disabled=${!back} onClick=${() => telling.back()} />
      <${PaceButton}
        icon=${held ? "play" : "pause"}
        letter="P"
        label=${t(held ? "pace-go" : "pace-pause")}
        aria-pressed=${held}
        onClick=${pause}
      />
      <${PaceButton} icon="next" letter="→" label=${t("pace-on")} onClick=${() => telling.forward()} />
      <${Speed} />
      <button type="button" class="btn ahead" onClick=${() => telling.skip()}>
        ${t("table-skip-ahead")}${" "}
        <kbd>${t("key-space")}</kbd>
      </button>
    </div>
  `;
}

/** @param {any} props */
function PaceButton({ icon, letter, label, ...rest }) {
  return html`
    <button type="button" class="btn sm" aria-label=${label} title=${label} ...${rest}>
      <${Icon} name=${icon} />
      <kbd>${letter}</kbd>
    </button>
  `;
}

/** How fast it is told, kept for the next time. */
function Speed() {
  const { pace } = settings.value;
  return html`
    <select
      class="sel speed"
      aria-label=${t("settings-pace")}
      title=${t("settings-pace")}
      onChange=${(/** @type {any} */ event) => change({ pace: Number(event.target.value) })}
    >
      ${PACES.map(
        (one) => html`
          <option key=${one} value=${one} selected=${one === pace}>${paceName(one)}</option>
        `,
      )}
    </select>
  `;
}

/** Once more what was told last, for whoever waits. @param {{store: Store}} props */
export function Again({ store }) {
  const { telling } = store;
  if (!telling.state.value.back) return null;
  return html`
    <button type="button" class="btn again" onClick=${() => telling.back()}>
      <${Icon} name="prev" />
      ${t("pace-again")}
    </button>
  `;
}

/** To the next table that waits for one, for whoever waits at this one. @param {{store: Store}} props */
export function Elsewhere({ store }) {
  const others = turns.value.tables.filter((id) => id !== store.id);
  if (!others.length) return null;
  return html`
    <a class="btn elsewhere" href=${writeRoute({ page: "table", id: others[0] })}>
      ${t("table-elsewhere", { count: others.length })}
    </a>
  `;
}
