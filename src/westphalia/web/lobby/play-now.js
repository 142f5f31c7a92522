// @ts-check
// The games of the start page, each with a picture of a table and a button that begins one at once against bots.

import { html, useState } from "../vendor/ui.js";
import { here } from "../lib/assets.js";
import { cardOf, isTaught } from "../lib/games.js";
import { guestName, keyOf, t } from "../lib/i18n.js";
import { post } from "../lib/net.js";
import { botWord, ensureMe, isOutside } from "../lib/people.js";
import { agreedWords, optionKey } from "../lib/prose.js";
import { go } from "../lib/route.js";
import { Icon } from "../lib/signs.js";
import { botSeats, gameOptions, keepLast, lastOf } from "./choices.js";
import { LearnIt, tried } from "./tables.js";

// ------------------------------------------------------------------------------
// A table in play.

/** @param {{game: string, label: string}} props */
function Picture({ game, label }) {
  if (!isTaught(game))
    return html`
      <div class="pic plain" aria-hidden="true"><${Icon} name="table" /></div>
    `;
  return html`
    <div class="pic"><img src=${here(`games/${game}/table.webp`)} alt=${label} width="880" height="550" /></div>
  `;
}

// ------------------------------------------------------------------------------
// One click, and the game begins: bots on the other seats, everything else as it was last time.

/** @typedef {import("../lib/types.js").GameInfo} GameInfo */

/** @param {{games: GameInfo[]}} props */
export function PlayNow({ games }) {
  return html`
    <section class="lead" aria-labelledby="play-now">
      <h2 class="heading" id="play-now">${t("lobby-play-now")}</h2>
      ${games.map(
        (game) => html`
          <${GameCard} key=${game.name} game=${game} folded=${games.length > 1} />
        `,
      )}
      ${
        games.length === 1 &&
        html`
          <div class="primer">
            <h3 class="h">${t("lobby-primer", {}, games[0].name)}</h3>
            <${Primer} game=${games[0].name} />
          </div>
        `
      }
    </section>
  `;
}

/** @param {{game: GameInfo, folded: boolean}} props *folded* where its primer has to be asked for */
function GameCard({ game, folded }) {
  const { seats, setSeats, bot, setBot, options, setOptions, sides, side, setSide } = useWish(game);
  const [busy, setBusy] = useState(false);
  const begin = () => {
    setBusy(true);
    void tried(() =>
      playNow(game, { count: seats, bot, options, side, seat: Math.max(0, sides.indexOf(side)) }),
    ).finally(() => setBusy(false));
  };
  return html`
    <article class="game-card" data-game=${game.name}>
      <${Picture} game=${game.name} label=${t("lobby-table-picture", {}, game.name)} />
      <div>
        <h3>${t("game-name", {}, game.name)}</h3>
        <p>${t("game-about", {}, game.name)}</p>
        <${Measures} game=${game} />
        <button type="button" class="btn rub big go" disabled=${busy} onClick=${begin}>
          ${t("lobby-play-against", { bots: seats - 1 })}
        </button>
        ${
          isTaught(game.name) &&
          html`
            <${LearnIt} game=${game} />
          `
        }
        <${Quick} game=${game} options=${{ ...quickOptions(game).options, ...options }} onPick=${setOptions} />
        <${SidePick} game=${game} sides=${sides} side=${side} onPick=${setSide} />
        <${SeatsPick} counts=${game.seats} seats=${seats} onPick=${setSeats} />
        <${Level} game=${game} bot=${bot} onPick=${setBot} />
        <${AsLastTime} game=${game} />
        ${
          folded &&
          html`
            <${FoldedPrimer} game=${game.name} />
          `
        }
      </div>
    </article>
  `;
}

/** What is chosen for a game at once, at first as last time. @param {GameInfo} game */
function useWish(game) {
  const last = lastOf(game);
  const counts = game.seats;
  const [seats, setSeats] = useState(counts.includes(last.seats) ? last.seats : counts[counts.length - 1]);
  const [bot, setBot] = useState(game.bots.includes(last.bot) ? last.bot : game.stand_in);
  const { featured, quick } = cardOf(game.name);
  const [options, setOptions] = useState(
    /** @type {Record<string, string>} */ (quick && !last.options?.[featured] ? { [featured]: quick } : {}),
  );
  const sides = Object.keys(cardOf(game.name).sides ?? {});
  const [side, setSide] = useState(sides.includes(last.side) ? last.side : (sides[0] ?? ""));
  return { seats, setSeats, bot, setBot, options, setOptions, sides, side, setSide };
}

/** For how many it is, and for how long. @param {{game: GameInfo}} props */
function Measures({ game }) {
  const counts = game.seats;
  const { minutes } = cardOf(game.name);
  return html`
    <dl>
      <dt>${t("lobby-seats")}</dt>
      <dd>${counts.length > 1 ? t("lobby-from-to", { from: counts[0], to: counts[counts.length - 1] }) : counts[0]}</dd>
      ${
        minutes > 0 &&
        html`
          <dt>${t("lobby-time")}</dt>
          <dd>${t("lobby-minutes", { minutes })}</dd>
        `
      }
    </dl>
  `;
}

/** @param {{game: GameInfo, sides: string[], side: string, onPick: (side: string) => void}} props */
function SidePick({ game, sides, side, onPick }) {
  if (!sides.length) return null;
  return html`
    <div class="lv" role="group" aria-label=${t("lobby-side")}>
      <span>${t("lobby-side")}</span>
      <${Segments}
        values=${sides}
        value=${side}
        onPick=${onPick}
        word=${(/** @type {string} */ name) => t(keyOf("side", name), {}, game.name)}
      />
    </div>
  `;
}

/** @param {{counts: number[], seats: number, onPick: (seats: number) => void}} props */
function SeatsPick({ counts, seats, onPick }) {
  if (counts.length < 2) return null;
  return html`
    <div class="lv" role="group" aria-label=${t("lobby-seats")}>
      <span>${t("lobby-seats")}</span>
      <${Segments} values=${counts} value=${seats} onPick=${onPick} word=${String} />
    </div>
  `;
}

/** What somebody new to a game may ask for. @param {{game: string}} props */
function FoldedPrimer({ game }) {
  if (!Object.keys(cardOf(game).primer).length) return null;
  return html`
    <details class="primer">
      <summary>${t("lobby-primer", {}, game)}</summary>
      <${Primer} game=${game} />
    </details>
  `;
}

/**
 * The option that stands out, where a quick game has a choice of it.
 * @param {{game: GameInfo, options: Record<string, string>, onPick: (options: Record<string, string>) => void}} props
 */
function Quick({ game, options, onPick }) {
  const { featured, quick } = cardOf(game.name);
  const option = quick && game.options.find(({ name }) => name === featured);
  if (!option) return null;
  return html`
    <div class="lv">
      <label for=${`quick-${game.name}`}>${t(optionKey(featured), {}, game.name)}</label>
      <select
        class="sel"
        id=${`quick-${game.name}`}
        value=${options[featured] ?? option.default}
        onChange=${(/** @type {any} */ event) => onPick({ [featured]: event.target.value })}
      >
        ${option.values.map(
          (value) => html`
            <option key=${value} value=${value}>${t(optionKey(featured, value), {}, game.name)}</option>
          `,
        )}
      </select>
    </div>
  `;
}

/**
 * How strong a bot was measured to be; a number as a word, as none of its figures is to be grouped.
 * @param {GameInfo} game
 * @param {string} bot
 */
function rated(game, bot) {
  const found = game.ratings[bot];
  return found ? ` ${t("bot-rating", { rating: String(found.rating) })}` : "";
}

/**
 * How a bot plays, as far as anybody knows.
 * @param {GameInfo} game
 * @param {string} bot
 */
const aboutBot = (game, bot) =>
  isOutside(game.name, bot) ? t("bot-about-outside") : t(keyOf("bot-about", bot), {}, game.name);

/**
 * How strong the bots are, and what that means.
 * @param {{game: GameInfo, bot: string, onPick: (bot: string) => void}} props
 */
function Level({ game, bot, onPick }) {
  const id = `level-${game.name}`;
  return html`
    <div class="lv">
      <label for=${id}>${t("lobby-bots")}</label>
      <select
        class="sel"
        id=${id}
        value=${bot}
        aria-describedby=${`${id}-about`}
        onChange=${(/** @type {any} */ event) => onPick(event.target.value)}
      >
        ${game.bots.map(
          (name) => html`
            <option key=${name} value=${name}>${botWord(game.name, name)}</option>
          `,
        )}
      </select>
    </div>
    <p class="hint" id=${`${id}-about`}>${aboutBot(game, bot)}${rated(game, bot)}</p>
  `;
}

/** The game in a few lines, each with its sign, for those who have never played. @param {{game: string}} props */
function Primer({ game }) {
  return html`
    <ol>
      ${Object.entries(cardOf(game).primer).map(
        ([part, icon]) => html`
          <li key=${part}>
            <${Icon} name=${icon} />
            <b>${t(`lobby-primer-${part}`, {}, game)}</b>
            <span>${t(`lobby-primer-${part}-about`, {}, game)}</span>
          </li>
        `,
      )}
    </ol>
  `;
}

/** @param {{values: any[], value: any, onPick: (value: any) => void, word: (value: any) => string}} props */
export function Segments({ values, value, onPick, word }) {
  return html`
    <div class="seg">
      ${values.map(
        (one) => html`
          <button
            type="button"
            key=${one}
            aria-pressed=${one === value ? "true" : "false"}
            onClick=${() => onPick(one)}
          >
            ${word(one)}
          </button>
        `,
      )}
    </div>
  `;
}

/** Which rules the quick game has, if they are not the plain ones. @param {{game: GameInfo}} props */
function AsLastTime({ game }) {
  const words = agreedWords({ game: game.name, ...quickOptions(game) });
  if (!words.length) return null;
  return html`
    <p class="hint">${t("lobby-as-last-time", { options: words.join(", ") })}</p>
  `;
}

/** The rules of the last table, less those that are for play turn by turn only. @param {GameInfo} game */
const quickOptions = (game) => gameOptions(game, { ...lastOf(game), clock: "none" });

/**
 * The seats of a quick game: me among bots.
 * @param {number} count
 * @param {number} mine
 * @param {string} bot
 * @param {string} [name]
 */
export function quickSeats(count, mine, bot, name) {
  const bots = botSeats(count - 1, bot);
  return [...bots.slice(0, mine), { kind: "me", name }, ...bots.slice(mine)];
}

/**
 * @param {GameInfo} game
 * @param {{count: number, bot: string, options: Record<string, string>, side: string, seat: number}} wish *seat* is
 *   mine
 */
async function playNow(game, { count, bot, options: chosen, side, seat }) {
  keepLast(game, { seats: count, bot, options: { ...lastOf(game).options, ...chosen }, ...(side && { side }) });
  const me = await ensureMe(guestName());
  const { modules, options } = quickOptions(game);
  const table = await post("/api/tables", {
    game: game.name,
    seats: quickSeats(count, seat, bot, me?.name),
    modules,
    options,
    public: false,
    clock: { bank: 0, increment: 0, sleeps: false, vacations: false },
  });
  go({ page: "table", id: table.id, seat });
}
