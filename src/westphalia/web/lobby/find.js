// @ts-check
// Find me a table: one click puts a ticket; what one likes better is chosen below it. And seats that are wanted.

import { html, useEffect, useState } from "../vendor/ui.js";
import { guestName, keyOf, t } from "../lib/i18n.js";
import { get } from "../lib/net.js";
import { ensureMe, games, me, seatName, titleOf } from "../lib/people.js";
import { spell } from "../lib/prose.js";
import { writeRoute } from "../lib/route.js";
import { lookAtTicket, mayHave, seek, ticket } from "../lib/ticket.js";
import { lookOften } from "../lib/turns.js";
import { lastOf, offered, keepLast } from "./choices.js";
import { Segments } from "./play-now.js";
import { tried } from "./tables.js";

/** @typedef {import("../lib/types.js").GameInfo} GameInfo */
/** @typedef {import("../lib/types.js").TableInfo} TableInfo */
/**
 * What is sought; 0 seats are any, and no bound of ratings is an empty text.
 * @typedef {{tempo: string, seats: number, rules: string, bots: number, rated: boolean,
 *   low: string, high: string}} Wish
 */

const MINUTE = 60;
const BOTS_AFTER = [0, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 24 * 60 * MINUTE]; // seconds; 0 is never
const OFTEN = 30000; // milliseconds between two looks at the seats that are wanted

/** @type {Wish} */
const USUAL = { tempo: "live", seats: 0, rules: "any", bots: 0, rated: false, low: "", high: "" };

export function FindTable() {
  useEffect(() => {
    if (mayHave()) void lookAtTicket();
  }, []);
  const [name, setName] = useState(games.value[0]?.name ?? "");
  const game = games.value.find((each) => each.name === name) ?? games.value[0];
  if (!game) return null;
  return html`
    <h2 class="heading sec" id="find-me">${t("finding-title")}</h2>
    <section class="find" aria-labelledby="find-me">
      ${
        games.value.length > 1 &&
        html`
          <${Choice}
            word=${t("finding-game")}
            values=${games.value.map((each) => each.name)}
            value=${game.name}
            onPick=${setName}
            said=${(/** @type {string} */ each) => t("game-name", {}, each)}
          />
        `
      }
      <${Ticket} key=${game.name} game=${game} />
    </section>
  `;
}

/**
 * @param {{word: string, values: any[], value: any, onPick: (value: any) => void, said: (value: any) => string}} props
 */
const Choice = ({ word, values, value, onPick, said }) => html`
  <div class="lv" role="group" aria-label=${word}>
    <span>${word}</span>
    <${Segments} values=${values} value=${value} onPick=${onPick} word=${said} />
  </div>
`;

/** @param {{game: GameInfo}} props */
function Ticket({ game }) {
  const [wish, setWish] = useState({ ...USUAL, .../** @type {any} */ (lastOf(game).sought) });
  const [busy, setBusy] = useState(false);
  const alter = (/** @type {Partial<Wish>} */ part) => setWish((/** @type {Wish} */ old) => ({ ...old, ...part }));
  const put = () => {
    setBusy(true);
    void tried(() => find(game, wish)).finally(() => setBusy(false));
  };
  return html`
    <${Choice}
      word=${t("finding-tempo")}
      values=${["live", "slow"]}
      value=${wish.tempo}
      onPick=${(/** @type {string} */ tempo) => alter({ tempo })}
      said=${(/** @type {string} */ tempo) => t(keyOf("finding-tempo", tempo))}
    />
    <p>
      <button type="button" class="btn primary big" disabled=${busy || Boolean(ticket.value)} onClick=${put}>
        ${t("finding-title")}
      </button>
    </p>
    <p class="hint">${t(keyOf("finding-about", wish.tempo))}</p>
    <${More} game=${game} wish=${wish} alter=${alter} />
  `;
}

/**
 * What one may like better than any.
 * @param {{game: GameInfo, wish: Wish, alter: (part: Partial<Wish>) => void}} props
 */
function More({ game, wish, alter }) {
  return html`
    <details class="find-more">
      <summary>${t("finding-more")}</summary>
      ${
        game.seats.length > 1 &&
        html`
          <${Choice}
            word=${t("lobby-seats")}
            values=${[0, ...game.seats]}
            value=${wish.seats}
            onPick=${(/** @type {number} */ seats) => alter({ seats })}
            said=${(/** @type {number} */ seats) => (seats ? String(seats) : t("finding-any"))}
          />
        `
      }
      ${
        game.modules.length > 0 &&
        html`
          <${Choice}
            word=${t("finding-rules")}
            values=${["any", "base", "last"]}
            value=${wish.rules}
            onPick=${(/** @type {string} */ rules) => alter({ rules })}
            said=${(/** @type {string} */ rules) => t(keyOf("finding-rules", rules))}
          />
        `
      }
      <${Rated} wish=${wish} alter=${alter} />
      <${BotsAfter}
        id=${`bots-after-${game.name}`}
        value=${wish.bots}
        onPick=${(/** @type {number} */ bots) => alter({ bots })}
      />
    </details>
  `;
}

/**
 * A rated game, and with whom; only people with an account have a rating.
 * @param {{wish: Wish, alter: (part: Partial<Wish>) => void}} props
 */
function Rated({ wish, alter }) {
  const bound = (/** @type {"low" | "high"} */ name) => html`
    <input
      class="inp"
      type="number"
      min="0"
      max="4000"
      step="50"
      value=${wish[name]}
      aria-label=${t(keyOf("finding", name))}
      placeholder=${t(keyOf("finding", name))}
      onInput=${(/** @type {any} */ event) => alter({ [name]: event.target.value })}
    />
  `;
  if (!me.value?.account) return null;
  return html`
    <${Choice}
      word=${t("finding-rated")}
      values=${[false, true]}
      value=${wish.rated}
      onPick=${(/** @type {boolean} */ rated) => alter({ rated })}
      said=${(/** @type {boolean} */ rated) => t(rated ? "finding-rated-yes" : "finding-rated-no")}
    />
    <div class="lv range" role="group" aria-label=${t("finding-range")}>
      <span>${t("finding-range")}</span>
      ${bound("low")}${bound("high")}
    </div>
  `;
}

/** @param {{id: string, value: number, onPick: (seconds: number) => void}} props */
function BotsAfter({ id, value, onPick }) {
  return html`
    <div class="lv">
      <label for=${id}>${t("finding-bots")}</label>
      <select
        class="sel"
        id=${id}
        value=${value}
        onChange=${(/** @type {any} */ event) => onPick(Number(event.target.value))}
      >
        ${BOTS_AFTER.map(
          (seconds) => html`
            <option key=${seconds} value=${seconds}>
              ${seconds ? t("finding-bots-after", { time: spell(seconds) }) : t("finding-bots-never")}
            </option>
          `,
        )}
      </select>
    </div>
  `;
}

/** Puts the ticket of somebody who may not be here yet. @param {GameInfo} game @param {Wish} wish */
async function find(game, wish) {
  keepLast(game, { sought: wish });
  await ensureMe(guestName());
  const known = new Set(offered(game, wish.tempo === "slow" ? "slow" : "live"));
  const last = (lastOf(game).modules ?? []).filter((/** @type {string} */ module) => known.has(module));
  await seek({
    game: game.name,
    seats: wish.seats,
    modules: wish.rules === "any" ? null : wish.rules === "last" ? last : [],
    live: wish.tempo === "live",
    bots_after: wish.bots,
    ...(me.value?.account && { rated: wish.rated, low: Number(wish.low), high: Number(wish.high) }),
  });
}

// ------------------------------------------------------------------------------
// Seats whose person has gone, in games where others play on.

/** The games that seek a substitute, with how many there are. */
export function WantedSeats() {
  const [tables, setTables] = useState(/** @type {TableInfo[]} */ ([]));
  useEffect(
    () =>
      lookOften(
        () =>
          void get("/api/seats-wanted").then(
            (found) => setTables(found.tables),
            () => null,
          ),
        OFTEN,
      ),
    [],
  );
  if (!tables.length) return null;
  return html`
    <h2 class="heading sec">
      ${t("finding-wanted")} ${" "}
      <span class="badge">${tables.length}</span>
    </h2>
    <p class="hint">${t("finding-wanted-about")}</p>
    <ul class="wanted-seats">
      ${tables.map(
        (info) => html`
          <${WantedRow} key=${info.id} info=${info} />
        `,
      )}
    </ul>
  `;
}

/** @param {{info: TableInfo}} props */
function WantedRow({ info }) {
  const free = info.seats.filter(({ wanted }) => wanted);
  const round = Object.keys(info.when).length ? t("table-when", info.when, info.game) : "";
  const about = [t("game-name", {}, info.game), round, ...free.map(({ seat }) => seatName(info, seat))];
  return html`
    <li>
      <span>
        <b>${titleOf(info)}</b>
        ${" "}
        <small>${about.filter(Boolean).join(" · ")}</small>
      </span>
      <a class="btn sm" href=${writeRoute({ page: "table", id: info.id, seat: -1 })}>${t("finding-look")}</a>
    </li>
  `;
}
