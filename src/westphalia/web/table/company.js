// @ts-check
// The company: what people decide beside the game. A strip tells what is asked or agreed, and what one can do about it.

import { html, useEffect, useState } from "../vendor/ui.js";
import { dates, guestName, keyOf, listed, t } from "../lib/i18n.js";
import { get, post } from "../lib/net.js";
import { ensureMe, me, ownSeats, seatName } from "../lib/people.js";
import { go, writeRoute } from "../lib/route.js";
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
  const notices = [asked, gone, wanted, resting, hurried, mine].flatMap((some) => some(store, info));
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

/** What the votes of all are known by. @type {Record<string, string>} */
const ICONS = { pause: "pause", extend: "clock", draw: "hand", end: "laurel", cancel: "cancelled", back: "undo" };

/** Whether I have agreed already. @param {any} info @param {any} vote */
const iAgree = (info, vote) => vote.agreed.some((/** @type {number} */ seat) => info.seats[seat]?.you);

/** What was asked for, to which all who play have to agree. @param {Store} store @param {any} info */
function asked(store, info) {
  const votes = info.votes.filter((/** @type {any} */ { seat }) => seat < 0);
  return votes.map((/** @type {any} */ vote) => {
    const answer = (/** @type {boolean} */ agree) => () => void ask(store, "vote", { vote: vote.vote, agree });
    const say = t(keyOf("company", vote.vote), { names: names(info, vote.agreed), count: vote.agreed.length });
    const mine = iAgree(info, vote);
    return html`
      <${Notice} key=${vote.vote} icon=${ICONS[vote.vote] ?? "hand"} say=${say}>
        ${
          vote.vote === "back" &&
          html`
            <${WhatIsLost} store=${store} info=${info} at=${vote.at} />
          `
        }
        ${
          iPlay(info) &&
          !mine &&
          html`
            <${ActionButton} strong word=${t("company-agree")} onClick=${answer(true)} />
          `
        }
        ${
          iPlay(info) &&
          html`
            <${ActionButton} word=${t(mine ? "company-withdraw" : "company-decline")} onClick=${answer(false)} />
          `
        }
      <//>
    `;
  });
}

/**
 * What is lost if all go back, and what stays known: whoever agrees shall know that.
 * @param {{store: Store, info: any, at: number}} props
 */
const WhatIsLost = ({ store, info, at }) => html`
  <span>
    ${t(info.rated ? "company-back-rated" : "company-back-about")} ${" "}
    <a href=${writeRoute({ page: "replay", id: store.id, at, seat: store.seat })}>${t("company-back-look")}</a>
  </span>
  ${" "}
`;

/** Ends a pause; anybody at the table may. @param {{store: Store}} props */
export function Resume({ store }) {
  const info = store.info.value;
  if (!ownSeats(info).length && !info.owner) return null;
  return html`
    <button type="button" class="btn primary" onClick=${() => void ask(store, "resume")}>${t("company-resume")}</button>
  `;
}

/** Those who are gone, and what the others may decide about their seats. @param {Store} store @param {any} info */
function gone(store, info) {
  const may = iPlay(info) || info.owner;
  const seats = new Set(info.votes.map((/** @type {any} */ { seat }) => seat));
  return [...seats]
    .filter((seat) => seat >= 0)
    .map((seat) => {
      const name = seatName(info, seat);
      const votes = info.votes.filter((/** @type {any} */ vote) => vote.seat === seat);
      const said = votes.flatMap((/** @type {any} */ { vote, agreed }) =>
        agreed.length ? [t(keyOf("company-for", vote), { names: names(info, agreed), count: agreed.length })] : [],
      );
      const open = may && !info.seats[seat].you ? votes.filter((/** @type {any} */ vote) => !iAgree(info, vote)) : [];
      const state = t(info.seats[seat].overdue ? "company-overdue" : "company-gone", { name });
      return html`
        <${Notice} key=${`gone ${seat}`} icon="hourglass" say=${[state, ...said].join(" ")}>
          ${open.map(
            (/** @type {any} */ { vote }, /** @type {number} */ n) => html`
              <${ActionButton}
                key=${vote}
                strong=${n === 0}
                word=${t(keyOf("company-let", vote), { name })}
                onClick=${() => void ask(store, "vote", { vote, seat })}
              />
            `,
          )}
        <//>
      `;
    });
}

/** The seats that a substitute may take, for those who have none here. @param {Store} store @param {any} info */
function wanted(store, info) {
  const free = info.seats.filter((/** @type {any} */ seat) => seat.wanted && !seat.you);
  const may = info.public && !ownSeats(info).length;
  const take = async (/** @type {number} */ seat) => {
    try {
      await ensureMe(me.value?.name ?? guestName());
      await post(`/api/tables/${store.id}/sit`, { seat });
      go({ page: "table", id: store.id, seat }, true);
    } catch (error) {
      store.failed(error);
    }
  };
  return free.map(
    (/** @type {any} */ { seat }) => html`
      <${Notice} key=${`wanted ${seat}`} icon="hand" say=${t("company-wanted", { name: seatName(info, seat) })}>
        ${
          may &&
          html`
            <${ActionButton} strong word=${t("finding-take-seat")} onClick=${() => void take(seat)} />
          `
        }
      <//>
    `,
  );
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
  const asked = new Set(info.votes.map((/** @type {any} */ { vote }) => vote));
  const open = info.ballot.filter((/** @type {string} */ vote) => !asked.has(vote));
  return html`
    ${open.map(
      (/** @type {string} */ vote) => html`
        <li key=${vote}>
          <button type="button" class="btn" onClick=${() => done("vote", { vote })}>
            ${t(keyOf("company-ask", vote))}
          </button>
        </li>
      `,
    )}
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
