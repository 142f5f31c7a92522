// @ts-check
// The company: what people decide beside the game. A strip tells what is asked or agreed, and what one can do about it.

import { html, useEffect, useState } from "../vendor/ui.js";
import { dates, listed, t } from "../lib/i18n.js";
import { get, post } from "../lib/net.js";
import { gameInfo, ownSeats, seatName } from "../lib/people.js";
import { Icon } from "../lib/signs.js";

/** @typedef {import("../lib/types.js").Store} Store */

const LOOK_AGAIN = 60000; // milliseconds between two looks whether somebody who is away is overdue by now

/**
 * Asks the server for something at this table, and shows what it refuses.
 * @param {Store} store
 * @param {string} what
 * @param {any} [body]
 */
async function ask(store, what, body) {
  try {
    await store.learn(post(`/api/tables/${store.id}/${what}`, body));
  } catch (error) {
    store.failed(error);
  }
}

/** Whether I play: I have a seat, and no bot stands in. @param {any} info */
const iPlay = (info) => info.seats.some((/** @type {any} */ seat) => seat.you && !seat.stand_in);

/** @param {{store: Store}} props */
export function Company({ store }) {
  const info = store.info.value;
  useLateness(store);
  if (info?.state !== "playing") return null;
  const notices = [pauses, draws, late, resting, hurried, mine].flatMap((some) => some(store, info));
  if (!notices.length) return null;
  return html`
    <section class="company" role="status" aria-label=${t("company-title")}>${notices}</section>
  `;
}

/** @param {{icon: string, say: string, children?: any}} props */
const Notice = ({ icon, say, children }) => html`
  <p>
    <${Icon} name=${icon} />
    ${" "}
    <span>${say}</span>
    ${" "}${children}
  </p>
`;

/** @param {{word: string, onClick: () => void, strong?: boolean}} props */
const ActionButton = ({ word, onClick, strong = false }) => html`
  <button type="button" class=${`btn sm ${strong ? "primary" : ""}`} onClick=${onClick}>${word}</button>
`;

/** @param {any} info @param {number[]} seats */
const names = (info, seats) => listed(seats.map((seat) => seatName(info, seat)));

/**
 * A request that all have to agree to.
 * @param {Store} store
 * @param {any} info
 * @param {"pause" | "draw"} what
 * @param {string} icon
 */
function request(store, info, what, icon) {
  const seats = info.motions?.[what] ?? [];
  if (!seats.length) return [];
  const asked = seats.some((/** @type {number} */ seat) => info.seats[seat]?.you);
  const answer = (/** @type {boolean} */ agree) => () => void ask(store, what, { agree });
  const say = t(`company-${what}`, { names: names(info, seats), count: seats.length });
  return [
    html`
      <${Notice} key=${what} icon=${icon} say=${say}>
        ${
          iPlay(info) &&
          !asked &&
          html`
            <${ActionButton} strong word=${t("company-agree")} onClick=${answer(true)} />
          `
        }
        ${
          iPlay(info) &&
          html`
            <${ActionButton} word=${t(asked ? "company-withdraw" : "company-decline")} onClick=${answer(false)} />
          `
        }
      <//>
    `,
  ];
}

/** A pause that is asked for; the prompt tells of one that is agreed. @param {Store} store @param {any} info */
const pauses = (store, info) => (info.paused ? [] : request(store, info, "pause", "pause"));

/** Ends a pause; anybody at the table may. @param {{store: Store}} props */
export function Resume({ store }) {
  const info = store.info.value;
  if (!ownSeats(info).length && !info.owner) return null;
  return html`
    <button type="button" class="btn primary" onClick=${() => void ask(store, "resume")}>${t("company-resume")}</button>
  `;
}

/** @param {Store} store @param {any} info */
const draws = (store, info) => request(store, info, "draw", "hand");

/** Those who are overdue: a bot may play for them. @param {Store} store @param {any} info */
function late(store, info) {
  const may = iPlay(info) || info.owner;
  return info.seats
    .filter((/** @type {any} */ seat) => seat.overdue && !seat.you)
    .map((/** @type {any} */ { seat }) => {
      const name = seatName(info, seat);
      const votes = info.motions?.bots?.[seat] ?? [];
      const voted = votes.some((/** @type {number} */ one) => info.seats[one]?.you);
      const say = votes.length
        ? t("company-votes", { name, names: names(info, votes), count: votes.length })
        : t("company-overdue", { name });
      return html`
        <${Notice} key=${`late ${seat}`} icon="hourglass" say=${say}>
          ${
            may &&
            !voted &&
            html`
              <${ActionButton}
                strong
                word=${t("company-bot-for", { name })}
                onClick=${() => void ask(store, "give-to-bot", { seat })}
              />
            `
          }
        <//>
      `;
    });
}

const HOUR = 3600; // seconds

/** Those whose time stands still while they are waited for. @param {Store} store @param {any} info */
function resting(store, info) {
  return info.waiting
    .filter((/** @type {number} */ seat) => info.seats[seat].rest)
    .map((/** @type {number} */ seat) => {
      const { rest, you } = info.seats[seat];
      const far = rest.until * 1000 - Date.now() > 24 * HOUR * 1000;
      const until = dates.value[far ? "day" : "time"].format(rest.until * 1000);
      const [mine, others] = rest.vacation
        ? ["time-you-on-vacation", "time-on-vacation"]
        : ["time-you-asleep", "time-asleep"];
      const say = t(you ? mine : others, { name: seatName(info, seat), until });
      return html`
        <${Notice} key=${`rest ${seat}`} icon="hourglass" say=${say}>
          ${
            you &&
            rest.vacation &&
            html`
              <${ActionButton} word=${t("time-end-vacation")} onClick=${() => void endVacation(store)} />
            `
          }
        <//>
      `;
    });
}

/** @param {Store} store */
async function endVacation(store) {
  try {
    await post("/api/me/vacation/end");
    await store.learn(get(`/api/tables/${store.id}`));
  } catch (error) {
    store.failed(error);
  }
}

/** A word to me before my time is out, where there was much more of it. @param {Store} store @param {any} info */
function hurried(store, info) {
  const { you, left, rest } = info.seats[store.seat] ?? {};
  const mine = you && info.waiting.includes(store.seat) && info.clock.bank >= 2 * 24 * HOUR;
  if (!mine || rest || left === null || left > 24 * HOUR) return [];
  const say = t("time-hurry", { left: left > HOUR ? "day" : "hour" });
  return [
    html`
      <${Notice} key="hurry" icon="hourglass" say=${say} />
    `,
  ];
}

/** My seat, where a bot plays on it. @param {Store} store @param {any} info */
function mine(store, info) {
  const place = info.seats[store.seat];
  if (!place?.you || !place.stand_in) return [];
  const say = t(place.resigned ? "company-resigned-you" : place.given ? "company-given-you" : "company-bot-you");
  const back = () => void ask(store, "seat", { seat: store.seat, stand_in: null });
  return [
    html`
      <${Notice} key="mine" icon="bot" say=${say}>
        ${
          !place.resigned &&
          html`
            <${ActionButton} strong word=${t("table-take-back-seat")} onClick=${back} />
          `
        }
      <//>
    `,
  ];
}

/** Looks again who is late, as long as somebody is waited for who is not here. @param {Store} store */
function useLateness(store) {
  const info = store.info.value;
  const person = (/** @type {number} */ seat) => info.seats[seat].kind === "person" && !info.seats[seat].present;
  const awaited = info?.state === "playing" && info.waiting.some(person);
  useEffect(() => {
    if (!awaited) return undefined;
    const look = () => void store.learn(get(`/api/tables/${store.id}`)).catch(() => {});
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [awaited]);
}

/** What I may ask for, as entries of the menu. @param {{store: Store, onDone: () => void}} props */
export function CompanyActions({ store, onDone }) {
  const info = store.info.value;
  const own = info?.seats[store.seat];
  if (info?.state !== "playing" || !own?.you || own.resigned) return null;
  const done = (/** @type {string} */ what, /** @type {any} */ body) => void ask(store, what, body).then(onDone);
  const { draws: knowsDraw = false } = gameInfo(info.game) ?? {};
  const people = info.seats.every((/** @type {any} */ seat) => seat.kind === "person" && !seat.stand_in);
  const others = new Set(info.seats.filter((/** @type {any} */ seat) => !seat.you)).size > 0;
  return html`
    ${
      iPlay(info) &&
      !info.paused &&
      !info.motions?.pause.length &&
      html`
        <li>
          <button type="button" class="btn" onClick=${() => done("pause", { agree: true })}>
            ${t("company-ask-pause")}
          </button>
        </li>
      `
    }
    ${
      knowsDraw &&
      people &&
      others &&
      !info.motions?.draw.length &&
      html`
        <li>
          <button type="button" class="btn" onClick=${() => done("draw", { agree: true })}>
            ${t("company-offer-draw")}
          </button>
        </li>
      `
    }
    <li><${Resign} two=${info.seats.length === 2} onResign=${() => done("resign", { seat: store.seat })} /></li>
  `;
}

/** Gives up, at the second click. @param {{two: boolean, onResign: () => void}} props */
function Resign({ two, onResign }) {
  const [sure, setSure] = useState(false);
  const word = !sure ? "company-resign" : two ? "company-resign-two" : "company-resign-sure";
  return html`
    <button
      type="button"
      class=${`btn resign ${sure ? "rub" : ""}`}
      onClick=${() => (sure ? onResign() : setSure(true))}
    >
      ${t(word)}
    </button>
  `;
}
