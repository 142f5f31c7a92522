// @ts-check
// One click, and the game begins: bots on the other seats, everything else as it was last time.

import { html, useState } from "../vendor/ui.js";
import { cardOf } from "../lib/games.js";
import { post } from "../lib/net.js";
import { agreedWords } from "../lib/options.js";
import { go } from "../lib/route.js";
import { keyOf, t } from "../lib/say.js";
import { Icon } from "../lib/signs.js";
import { ensureMe } from "../lib/people.js";
import { botSeats, gameOptions, guestName, keepLast, lastOf } from "./choices.js";
import { Picture } from "./picture.js";
import { tried } from "./tables.js";

/** @typedef {import("../lib/types.js").GameInfo} GameInfo */

/** @param {{games: GameInfo[]}} props */
export function PlayNow({ games }) {
  return html`<section class="lead" aria-labelledby="play-now">
    <h2 class="hh1" id="play-now">${t("lobby-play-now")}</h2>
    ${games.map((game) => html`<${GameCard} key=${game.name} game=${game} />`)}
    ${games.length === 1 && html`<${Primer} game=${games[0].name} />`}
  </section>`;
}

/** @param {{game: GameInfo}} props */
function GameCard({ game }) {
  const last = lastOf(game);
  const counts = game.seats;
  const [seats, setSeats] = useState(counts.includes(last.seats) ? last.seats : counts[counts.length - 1]);
  const [bot, setBot] = useState(game.bots.includes(last.bot) ? last.bot : game.stand_in);
  const [busy, setBusy] = useState(false);
  const begin = () => {
    setBusy(true);
    void tried(() => playNow(game, seats, bot)).finally(() => setBusy(false));
  };
  return html`<article class="pn">
    <${Picture} game=${game.name} label=${t("lobby-map-picture", {}, game.name)} />
    <div>
      <h3>${t("game-name", {}, game.name)}</h3>
      <p>${t("game-about", {}, game.name)}</p>
      <dl><dt>${t("lobby-seats")}</dt><dd>${t("lobby-from-to", { from: counts[0], to: counts[counts.length - 1] })}</dd>
        <dt>${t("lobby-time")}</dt><dd>${t("lobby-minutes", { minutes: cardOf(game.name).minutes })}</dd></dl>
      <button type="button" class="btn rub big go" disabled=${busy} onClick=${begin}>
        ${t("lobby-play-against", { bots: seats - 1 })}
      </button>
      <div class="lv" role="group" aria-label=${t("lobby-seats")}>
        <span>${t("lobby-seats")}</span>
        <${Segments} values=${counts} value=${seats} onPick=${setSeats} word=${String} />
      </div>
      <div class="lv" role="group" aria-label=${t("lobby-bots")}>
        <span>${t("lobby-bots")}</span>
        <${Segments} values=${game.bots} value=${bot} onPick=${setBot} word=${(/** @type {string} */ name) => t(keyOf("bot", name), {}, game.name)} />
      </div>
      <${AsLastTime} game=${game} />
    </div>
  </article>`;
}

/** The game in a few lines, each with its sign, for those who have never played. @param {{game: string}} props */
function Primer({ game }) {
  return html`<div class="primer">
    <h3 class="h">${t("lobby-primer", {}, game)}</h3>
    <ol>${Object.entries(cardOf(game).primer).map(([part, icon]) => html`<li key=${part}><${Icon} name=${icon} /><b>${t(`lobby-primer-${part}`, {}, game)}</b><span>${t(`lobby-primer-${part}-about`, {}, game)}</span></li>`)}</ol>
  </div>`;
}

/** @param {{values: any[], value: any, onPick: (value: any) => void, word: (value: any) => string}} props */
export function Segments({ values, value, onPick, word }) {
  return html`<div class="seg">
    ${values.map((one) => html`<button type="button" key=${one} aria-pressed=${one === value ? "true" : "false"} onClick=${() => onPick(one)}>${word(one)}</button>`)}
  </div>`;
}

/** Which rules the quick game has, if they are not the plain ones. @param {{game: GameInfo}} props */
function AsLastTime({ game }) {
  const words = agreedWords({ game: game.name, ...gameOptions(game, lastOf(game)) });
  if (!words.length) return null;
  return html`<p class="hint">${t("lobby-as-last-time", { options: words.join(", ") })}</p>`;
}

/** @param {GameInfo} game @param {number} count @param {string} bot */
async function playNow(game, count, bot) {
  keepLast(game, { seats: count, bot });
  const me = await ensureMe(guestName(t("lobby-guest")));
  const { modules, options } = gameOptions(game, lastOf(game));
  const table = await post("/api/tables", {
    game: game.name,
    title: t("lobby-quick-title", { name: me?.name ?? "", bots: count - 1 }),
    seats: [{ kind: "me", name: me?.name }, ...botSeats(count - 1, bot)],
    modules,
    options,
    public: false,
    clock: { bank: 0, increment: 0 },
  });
  go({ page: "table", id: table.id, seat: 0 });
}
