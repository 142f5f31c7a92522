// @ts-check
// The bar on top: where in the game we are, the clock, and the tools.

import { html, useEffect, useState } from "../vendor/ui.js";
import { Dialog } from "../lib/dialog.js";
import { keyList } from "../lib/keys.js";
import { post } from "../lib/net.js";
import { writeRoute } from "../lib/route.js";
import { broughtAs, gameInfo, games, loadGames, titleOf } from "../lib/people.js";
import { keyOf, t, told } from "../lib/say.js";
import { Icon } from "../lib/signs.js";
import { change, settings } from "../lib/settings.js";
import { openRule, useModule } from "./look.js";

/** @param {{store: any, onChronicle: () => void, menu: "" | "menu" | "keys", onMenu: (open: boolean) => void}} props */
export function Topbar({ store, onChronicle, menu, onMenu }) {
  const info = store.info.value;
  const view = store.view.value;
  const { sound } = settings.value;
  const clause = store.question.value?.clause ?? view?.prompt?.clause ?? store.room.firstClause;
  return html`<header class="top table-top">
    <button type="button" class="ib only-phone" aria-label=${t("table-menu")} onClick=${() => onMenu(true)}><${Icon} name="menu" /></button>
    <a class="wm not-phone" href=${writeRoute({ page: "lobby" })}>Westphalia</a><span class="vr not-phone"></span>
    <div class="gt"><b>${t("game-name")}</b>
      <span class="not-phone">${[info && titleOf(info), t("table-player-count", { players: info?.seats.length ?? 0 }), info && broughtAs(info)].filter(Boolean).join(" · ")}</span>
      ${view && html`<span class="only-phone">${store.room.brief(view)}</span>`}</div>
    ${view && html`<${store.room.Progress} view=${view} over=${info?.state === "over"} />`}
    <span class="sp"></span>
    <${Clock} store=${store} />
    <nav class="tools not-phone" aria-label=${t("table-tools")}>
      <${Tool} icon="book" label=${t("table-rules")} letter="R" onClick=${() => openRule(clause)} />
      <${Tool} icon="quill" label=${t("table-chronicle")} letter="L" onClick=${onChronicle} />
      <button type="button" class=${`ib ${sound ? "" : "off"}`} aria-label=${t("table-sound")} title=${t("table-sound")} aria-pressed=${sound}
        onClick=${() => change({ sound: !sound })}><${Icon} name="sound" /></button>
      <${Tool} icon="menu" label=${t("table-menu")} onClick=${() => onMenu(true)} />
    </nav>
    ${menu && html`<${Menu} store=${store} first=${menu} onClose=${() => onMenu(false)} />`}
  </header>`;
}

/** @param {{icon: string, label: string, letter?: string, onClick: () => void}} props */
function Tool({ icon, label, letter, onClick }) {
  const title = letter ? `${label} (${letter})` : label;
  return html`<button type="button" class="ib" aria-label=${title} title=${title} onClick=${onClick}><${Icon} name=${icon} /></button>`;
}

/** The clock of this seat, or of the one waited for; between two frames it runs on here. @param {{store: any}} props */
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
  const seconds = Math.max(0, Math.round(left - (now - heard) / 1000));
  const minutes = Math.floor(seconds / 60);
  const pair = (/** @type {number} */ one, /** @type {number} */ two) => `${one}:${String(two).padStart(2, "0")}`;
  const text = minutes >= 60 ? `${pair(Math.floor(minutes / 60), minutes % 60)} h` : pair(minutes, seconds % 60);
  return html`<div class=${`clock ${seconds < 30 ? "late" : ""}`} role="timer">
    <${Icon} name="clock" />${text} <small class="not-phone">${seat === store.seat ? t("table-clock-yours") : ""}</small></div>`;
}

/** Everything that is needed seldom. @param {{store: any, first: string, onClose: () => void}} props */
function Menu({ store, first, onClose }) {
  const info = store.info.value;
  const [keys, setKeys] = useState(first === "keys");
  const own = info?.seats[store.seat];
  const bot = info && gameInfo(info.game)?.stand_in;
  useEffect(() => {
    if (!games.value.length) loadGames().catch(() => {});
  }, []);
  const standIn = async (/** @type {string | null} */ bot) => {
    try {
      await post(`/api/tables/${store.id}/seat`, { seat: store.seat, stand_in: bot });
    } catch (error) {
      store.refusal.value = { message: told(error), clause: null };
    }
    onClose();
  };
  return html`<${Dialog} title=${info?.title || t("table-menu")} onClose=${onClose} class="menu">
    <ul class="menu-list">
      <li><button type="button" class="btn" onClick=${() => setKeys(!keys)} aria-expanded=${keys}>${t("table-keys")} <kbd>?</kbd></button></li>
      <li><${SettingsEntry} /></li>
      <li><a class="btn" href=${writeRoute({ page: "replay", id: store.id })}>${t("table-replay")}</a></li>
      ${own && bot && info.state === "playing" && html`<li><button type="button" class="btn"
        onClick=${() => standIn(own.stand_in ? null : bot)}>${t(own.stand_in ? "table-take-back-seat" : "table-let-bot")}</button></li>`}
      ${info?.owner && info.state === "playing" && html`<li><${CloseTable} store=${store} onClose=${onClose} /></li>`}
      <li><a class="btn" href=${writeRoute({ page: "lobby" })}>${t("page-to-lobby")}</a></li>
    </ul>
    ${keys && html`<${KeyTable} />`}
    <p class="hint">${info?.modules.map((/** @type {string} */ name) => t(keyOf("module", name))).join(", ")}</p>
  <//>`;
}

/** Ends the game for everybody, at the second click. @param {{store: any, onClose: () => void}} props */
function CloseTable({ store, onClose }) {
  const [sure, setSure] = useState(false);
  const close = async () => {
    if (!sure) return setSure(true);
    try {
      await post(`/api/tables/${store.id}/close`);
    } catch (error) {
      store.refusal.value = { message: told(error), clause: null };
    }
    onClose();
  };
  return html`<button type="button" class="btn close-table" onClick=${close}>${t(sure ? "table-close-sure" : "table-close")}</button>`;
}

function SettingsEntry() {
  const module = useModule(() => import("../settings/dialog.js"));
  return module?.SettingsButton ? html`<${module.SettingsButton} />` : null;
}

export function KeyTable() {
  const cap = (/** @type {string} */ key) => (key === " " ? t("key-space") : key.replace("ArrowLeft", "←").replace("ArrowRight", "→"));
  return html`<table class="keys"><tbody>${keyList.value.map(([key, what], n) => html`<tr key=${n}><th scope="row">
    <kbd>${cap(key)}</kbd></th><td>${what}</td></tr>`)}</tbody></table>`;
}
