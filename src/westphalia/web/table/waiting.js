// @ts-check
// A table that has not begun: who sits where, invitations, bots for open seats, and the start.

import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { here } from "../lib/assets.js";
import { Dialog } from "../lib/dialog.js";
import { isTaught } from "../lib/games.js";
import { LANGUAGES, dates, errorText, guestName, keyOf, listed, t } from "../lib/i18n.js";
import { get, post } from "../lib/net.js";
import {
  botWord,
  ensureMe,
  gameInfo,
  games,
  isOutside,
  loadGames,
  me,
  ownSeats,
  seatColour,
  seatName,
  titleOf,
} from "../lib/people.js";
import { SeatName } from "../lib/person.js";
import { TableValues, clockWords, spell, unusual } from "../lib/prose.js";
import { go, writeRoute } from "../lib/route.js";
import { Icon, Shield, Wrong } from "../lib/signs.js";
import { ring } from "../lib/turns.js";
import { Talk } from "./talk.js";
import { PlainBar } from "./topbar.js";

/** @typedef {import("../lib/types.js").Store} Store */

// ------------------------------------------------------------------------------
// An invitation to a seat: the link, a code to scan it, and whether it works anywhere but on this machine.

/** @typedef {{link: string, address: string, local: boolean}} Invited */
/** @typedef {(action: () => Promise<any>) => Promise<any>} Act */

/** @param {{invited: Invited, onClose: () => void}} props */
export function InvitationDialog({ invited, onClose }) {
  const { address, local } = invited;
  const [copied, setCopied] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const copy = async () => setCopied(await toClipboard(address, field.current));
  return html`
    <${Dialog} title=${t("waiting-invite-title")} onClose=${onClose} class="invitation">
      ${
        local &&
        html`
          <p class="local" role="note">
            ${t("waiting-link-local")}${" "}
            <kbd>./westphalia play --host 0.0.0.0</kbd>
          </p>
        `
      }
      <${Code} text=${address} />
      <div class="address">
        <input
          class="inp"
          ref=${field}
          readonly
          value=${address}
          aria-label=${t("waiting-link")}
          onFocus=${(/** @type {any} */ event) => event.target.select()}
        />
        <button type="button" class="btn" onClick=${copy}>${t(copied ? "waiting-copied" : "waiting-copy")}</button>
      </div>
      <p class="hint">${t("waiting-link-once")}</p>
    <//>
  `;
}

/**
 * Copies a text; a page without https, as in most networks at home, may only copy what is selected.
 * @param {string} text
 * @param {HTMLInputElement | null} field
 */
async function toClipboard(text, field) {
  try {
    await navigator.clipboard?.writeText(text);
    field?.select();
    return navigator.clipboard ? true : document.execCommand("copy");
  } catch {
    return false; // it is there to be copied by hand
  }
}

/** The QR code of a text; without one the link is enough. @param {{text: string}} props */
function Code({ text }) {
  const [code, setCode] = useState(/** @type {{size: number, path: string} | null} */ (null));
  useEffect(() => void post("/api/qr", { text }).then(setCode, () => {}), [text]);
  return html`
    <div class="qr">
      ${
        code &&
        html`
          <svg
            viewBox=${`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label=${t("waiting-link-code")}
            shape-rendering="crispEdges"
          >
            <path d=${code.path} />
          </svg>
        `
      }
    </div>
  `;
}

// ------------------------------------------------------------------------------
// What is played here, and for whom.

/** @param {{info: any}} props */
function Played({ info }) {
  return html`
    <section class="waiting-game">
      ${
        isTaught(info.game) &&
        html`
          <img class="scene" src=${here(`games/${info.game}/table.webp`)} alt="" width="880" height="550" />
        `
      }
      <h2>${t("game-name", {}, info.game)}</h2>
      <p>${t("game-about", {}, info.game)}</p>
      <${Agreed} info=${info} />
    </section>
  `;
}

/** Who has set the table, and for whom. @param {{info: any}} props */
function Hosted({ info }) {
  const tongue = LANGUAGES.find(([tag]) => tag === info.language);
  return html`
    ${
      info.host !== null &&
      html`
        <dt>${t("waiting-host")}</dt>
        <dd><${SeatName} info=${info} seat=${info.host} /></dd>
      `
    }
    ${
      info.level &&
      html`
        <dt>${t("lobby-level")}</dt>
        <dd>${t(keyOf("lobby-level", info.level))}</dd>
      `
    }
    ${
      tongue &&
      html`
        <dt>${t("lobby-talk-language")}</dt>
        <dd>${tongue[1]}</dd>
      `
    }
  `;
}

// ------------------------------------------------------------------------------
// Who sits where, and the start.

/** @param {{store: Store, info: any, onChange: (info: any) => void}} props */
export function Waiting({ store, info, onChange }) {
  const { act, wrong, busy } = useAct(onChange);
  useEffect(() => {
    if (!games.value.length) loadGames().catch(() => {});
  }, []);
  const open = info.seats.filter((/** @type {any} */ place) => place.kind === "open").length;
  return html`
    <${PlainBar} info=${info} />
    <main class="waiting" id="main">
      <div class="cart">
        <h1>${titleOf(info)}</h1>
        <p class="lead">${open ? t("waiting-open", { open }) : t("waiting-full")}</p>
        <${ReadyCheck} info=${info} act=${act} busy=${busy} />
        <${Closing} info=${info} act=${act} busy=${busy} />
        <ol class="waiting-seats">
          ${info.seats.map(
            (/** @type {any} */ place) => html`
              <${Place} key=${place.seat} info=${info} place=${place} act=${act} busy=${busy} />
            `,
          )}
        </ol>
        <${Played} info=${info} />
        ${
          ownSeats(info).length > 0 &&
          html`
            <section class="waiting-talk">
              <h2 class="h">${t("talk-title")}</h2>
              <${Talk} store=${store} />
            </section>
          `
        }
        <${Wrong} why=${wrong} />
        <${Ends} info=${info} open=${open} busy=${busy} act=${act} />
      </div>
    </main>
  `;
}

/** Asks everybody before a live game whether they are there. @param {{info: any, act: Act, busy: boolean}} props */
function ReadyCheck({ info, act, busy }) {
  const left = useCountdown(info.ready?.until ?? 0);
  const own = ownSeats(info);
  const asked = info.ready && own.length > 0 && !own.some((seat) => info.ready.seats.includes(seat));
  useEffect(() => {
    if (asked) ring();
  }, [asked]);
  if (!info.ready) return null;
  const people = info.seats.filter((/** @type {any} */ { kind, bot_account: bot }) => kind === "person" && !bot);
  const away = people.filter((/** @type {any} */ { seat }) => !info.ready.seats.includes(seat));
  const names = listed(away.map((/** @type {any} */ { seat }) => seatName(info, seat)));
  return html`
    <section class="ready-check" aria-label=${t("ready-title")}>
      <p role="status">${asked ? t("ready-asked") : t("ready-waits", { names })}</p>
      <p class="left" aria-hidden="true">${left}</p>
      ${
        asked &&
        html`
          <button
            type="button"
            class="btn primary big"
            autofocus
            disabled=${busy}
            onClick=${() => act(() => post(`/api/tables/${info.id}/ready`))}
          >
            ${t("ready-now")}
          </button>
        `
      }
    </section>
  `;
}

/** The time that is left until a moment, as on a clock. @param {number} until seconds since 1970 */
function useCountdown(until) {
  const [now, setNow] = useState(Date.now() / 1000);
  useEffect(() => {
    if (!until) return undefined;
    const timer = setInterval(() => setNow(Date.now() / 1000), 500);
    return () => clearInterval(timer);
  }, [until]);
  const seconds = Math.max(0, Math.ceil(until - now));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Tells when a table is closed that has waited for long. @param {{info: any, act: Act, busy: boolean}} props */
function Closing({ info, act, busy }) {
  if (!info.closes) return null;
  return html`
    <p class="closing">
      ${t("waiting-closes", { date: dates.value.day.format(info.closes * 1000) })}${" "}
      ${
        info.owner &&
        html`
          <button
            type="button"
            class="btn sm"
            disabled=${busy}
            onClick=${() => act(() => post(`/api/tables/${info.id}/keep`))}
          >
            ${t("waiting-keep")}
          </button>
        `
      }
    </p>
  `;
}

/** Does what was pressed, once at a time, and shows the table as it is then. @param {(info: any) => void} onChange */
function useAct(onChange) {
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const act = async (/** @type {() => Promise<any>} */ action) => {
    setBusy(true);
    setWrong("");
    try {
      const answer = await action();
      if (answer?.seats) onChange(answer);
      return answer;
    } catch (error) {
      setWrong(errorText(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { act, wrong, busy };
}

/** How the waiting ends. @param {{info: any, open: number, busy: boolean, act: Act}} props */
function Ends({ info, open, busy, act }) {
  const start = () => act(() => post(`/api/tables/${info.id}/start`));
  const close = () => act(async () => (await post(`/api/tables/${info.id}/close`), go({ page: "lobby" })));
  return html`
    <div class="acts">
      <a class="btn quiet" href=${writeRoute({ page: "lobby" })}>${t("page-to-lobby")}</a>
      ${
        info.owner &&
        html`
          <button type="button" class="btn quiet close-table" disabled=${busy} onClick=${close}>
            ${t("waiting-close")}
          </button>
        `
      }
      ${
        info.owner &&
        html`
          <button type="button" class="btn primary big" disabled=${busy} onClick=${start}>
            ${t(open ? "waiting-start-bots" : "waiting-start")}
          </button>
        `
      }
    </div>
  `;
}

/** @param {{info: any, place: any, act: Act, busy: boolean}} props */
function Place({ info, place, act, busy }) {
  const [invited, setInvited] = useState(/** @type {Invited | null} */ (null));
  const acts = seatActs(info, place, act, setInvited);
  return html`
    <li>
      <${Shield} tincture=${seatColour(info, place.seat)} size=${28} />
      <span class="who">
        <b>
          ${
            place.kind === "open" && !place.asked
              ? t("waiting-seat-open")
              : html`
                  <${SeatName} info=${info} seat=${place.seat} />
                `
          }
        </b>
        ${" "}
        <i>${kindOf(info, place)}</i>
      </span>
      <span class="seat-acts">
        <${SeatActs} ...${{ info, place, busy, ...acts }} />
      </span>
      ${
        invited &&
        place.kind === "open" &&
        html`
          <${InvitationDialog} invited=${invited} onClose=${() => setInvited(null)} />
        `
      }
    </li>
  `;
}

/**
 * What may be done with a seat.
 * @param {any} info
 * @param {any} place
 * @param {Act} act
 * @param {(invited: Invited) => void} setInvited
 */
function seatActs(info, place, act, setInvited) {
  const path = `/api/tables/${info.id}`;
  const sit = () =>
    act(async () => {
      await ensureMe(me.value?.name ?? guestName());
      const answer = await post(`${path}/sit`, { seat: place.seat });
      go({ page: "table", id: info.id, seat: place.seat }, true);
      return answer;
    });
  const stand = () => act(() => post(`${path}/stand`, { seat: place.seat }));
  const invite = () => act(async () => setInvited(await post(`${path}/invite`, { seat: place.seat })));
  const challenge = (/** @type {string} */ name) => post(`${path}/challenge`, { seat: place.seat, name });
  const ask = (/** @type {string} */ name) => act(() => challenge(name));
  const decline = (/** @type {string} */ reason) => act(() => post(`${path}/decline`, { seat: place.seat, reason }));
  const fill = (/** @type {string} */ bot) =>
    act(() => {
      const account = accountOf(bot);
      if (account) return challenge(account);
      return post(`${path}/seat`, bot ? { seat: place.seat, bot } : { seat: place.seat, open: true });
    });
  return { sit, stand, invite, fill, ask, decline };
}

/** @param {any} props */
function SeatActs({ info, place, busy, sit, stand, decline, ...owners }) {
  return html`
    ${
      isFree(info, place) &&
      html`
        <button type="button" class="btn" disabled=${busy} onClick=${sit}>${t("waiting-sit")}</button>
      `
    }
    ${
      place.asked_you &&
      html`
        <${Decline} busy=${busy} onDecline=${decline} />
      `
    }
    ${
      info.owner &&
      html`
        <${OwnersActs} ...${{ info, place, busy, ...owners }} />
      `
    }
    ${
      place.you &&
      html`
        <button type="button" class="btn sm quiet" disabled=${busy} onClick=${stand}>${t("waiting-stand")}</button>
      `
    }
  `;
}

/** What the owner of a table may do with a seat. @param {any} props */
function OwnersActs({ info, place, busy, invite, fill, ask }) {
  return html`
    ${
      place.kind === "open" &&
      html`
        <button type="button" class="btn sm" disabled=${busy} onClick=${invite}>
          <${Icon} name="link" />
          ${t("waiting-invite")}
        </button>
      `
    }
    ${
      place.kind === "open" &&
      !place.asked &&
      html`
        <${AskByName} seat=${place.seat} busy=${busy} onAsk=${ask} />
      `
    }
    ${
      place.kind !== "person" &&
      html`
        <${Bots} game=${info.game} place=${place} busy=${busy} onChoose=${fill} />
      `
    }
  `;
}

/**
 * Asks somebody with an account to sit down.
 * @param {{seat: number, busy: boolean, onAsk: (name: string) => void}} props
 */
function AskByName({ seat, busy, onAsk }) {
  const [name, setName] = useState("");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (name.trim()) onAsk(name.trim());
  };
  return html`
    <form class="ask-by-name" onSubmit=${submit}>
      <input
        class="inp"
        value=${name}
        maxlength="40"
        autocomplete="off"
        placeholder=${t("waiting-ask-name")}
        aria-label=${t("waiting-ask-for", { seat: seat + 1 })}
        onInput=${(/** @type {any} */ event) => setName(event.target.value)}
      />
      <button type="submit" class="btn sm" disabled=${busy || !name.trim()}>${t("waiting-ask")}</button>
    </form>
  `;
}

const REASONS = ["later", "game", "expansions", "clock", "busy", "other"];

/** Declines a challenge, and says why. @param {{busy: boolean, onDecline: (reason: string) => void}} props */
function Decline({ busy, onDecline }) {
  return html`
    <select
      class="sel"
      disabled=${busy}
      aria-label=${t("waiting-decline")}
      value=""
      onChange=${(/** @type {any} */ event) => onDecline(event.target.value)}
    >
      <option value="" disabled>${t("waiting-decline")}</option>
      ${REASONS.map(
        (reason) => html`
          <option key=${reason} value=${reason}>${t(keyOf("decline", reason))}</option>
        `,
      )}
    </select>
  `;
}

/** Whether whoever looks at a table may sit down on an open seat as it is. @param {any} info @param {any} place */
function isFree(info, place) {
  if (place.kind !== "open") return false;
  return place.asked ? place.asked_you : info.public && !ownSeats(info).length;
}

/** @param {any} info @param {any} place */
function kindOf(info, place) {
  if (place.you) return t("table-you");
  if (place.asked_you) return t("waiting-asked-you");
  if (place.asked) return t(place.bot_account ? "waiting-challenged" : "waiting-asked");
  if (place.kind === "bot") return isOutside(info.game, place.bot) ? botWord(info.game, place.bot) : t("table-bot");
  if (place.kind !== "person") return info.public ? "" : t("waiting-by-invitation");
  const who = t(place.bot_account ? "table-bot-account" : place.account ? "table-account" : "table-guest");
  return place.present ? who : `${who}, ${t("table-away")}`;
}

/** @param {{game: string, place: any, busy: boolean, onChoose: (bot: string) => void}} props */
function Bots({ game, place, busy, onChoose }) {
  const bots = gameInfo(game)?.bots ?? [];
  return html`
    <select
      class="sel"
      disabled=${busy}
      aria-label=${t("waiting-bot-for", { seat: place.seat + 1 })}
      value=${place.bot ?? (place.bot_account ? choiceOf(place.name) : "")}
      onChange=${(/** @type {any} */ event) => onChoose(event.target.value)}
    >
      <option value="">${t("waiting-seat-open")}</option>
      ${bots.map(
        (bot) => html`
          <option key=${bot} value=${bot}>${t("lobby-seat-bot", { bot: botWord(game, bot) })}</option>
        `,
      )}
      <${BotAccounts} game=${game} asked=${place.bot_account ? place.name : ""} />
    </select>
  `;
}

/**
 * The bot accounts that are here and can be challenged by their names.
 * @param {{game: string, asked: string}} props *asked* has been challenged already, and may be gone
 */
function BotAccounts({ game, asked }) {
  const [names, setNames] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    get(`/api/bots?game=${game}`).then(
      ({ bots }) => setNames(bots.map((/** @type {{name: string}} */ { name }) => name)),
      () => {},
    );
  }, [game]);
  const shown = !asked || names.includes(asked) ? names : [asked, ...names];
  if (!shown.length) return null;
  return html`
    <optgroup label=${t("waiting-bot-accounts")}>
      ${shown.map(
        (name) => html`
          <option key=${name} value=${choiceOf(name)}>${t("bot-account-name", { name })}</option>
        `,
      )}
    </optgroup>
  `;
}

/** What stands for a bot account among the bots of the house, whose names are words. @param {string} name */
const choiceOf = (name) => `@${name}`;

/** The bot account that was chosen; none, if it was a bot of the house. @param {string} choice */
const accountOf = (choice) => (choice.startsWith("@") ? choice.slice(1) : "");

/** What the table has agreed on. @param {{info: any}} props */
function Agreed({ info }) {
  const modules = info.modules.map((/** @type {string} */ name) => t(keyOf("module", name)));
  return html`
    <dl class="agreed">
      <${Hosted} info=${info} />
      <dt>${t("modules-title", {}, info.game)}</dt>
      <dd>${modules.join(", ") || t("waiting-none")}</dd>
      ${unusual(info).map(
        ({ name, option, value }) => html`
          <dt key=${name}>${option}</dt>
          <dd>${value}</dd>
        `,
      )}
      ${
        info.corrected &&
        html`
          <dt>${t("waiting-values")}</dt>
          <dd><${TableValues} info=${info} /></dd>
        `
      }
      <dt>${t("waiting-clock")}</dt>
      <dd>${clockWords(info.clock) || t("waiting-no-clock")}</dd>
      <dt>${t("waiting-overdue")}</dt>
      <dd>${patienceOf(info)}</dd>
      <dt>${t("waiting-listed")}</dt>
      <dd>${t(info.public ? "waiting-listed-yes" : "waiting-listed-no")}</dd>
      <dt>${t("waiting-watchers")}</dt>
      <dd>${t(info.gallery ? "waiting-watchers-talk" : "waiting-watchers-silent")}</dd>
      <dt>${t("rated-title")}</dt>
      <dd>${t(info.rated ? "rated-about" : "waiting-unrated")}</dd>
      <dt>${t("waiting-hints")}</dt>
      <dd>${t(info.hints ? "waiting-hints-all" : info.rated ? "waiting-hints-none" : "waiting-hints-bots")}</dd>
    </dl>
  `;
}

/** After how long somebody who is away may be replaced. @param {any} info */
function patienceOf(info) {
  return info.patience ? t("waiting-overdue-after", { time: spell(info.patience) }) : t("waiting-overdue-never");
}
