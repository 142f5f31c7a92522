// @ts-check
// The profile of a person, or of a bot: what they have played, as far as they show it; and on one's own, who sees it.

import { html, useEffect, useState } from "../vendor/ui.js";
import { cardOf } from "../lib/games.js";
import { dates, errorText, keyOf, language, needOf, t } from "../lib/i18n.js";
import { get, post } from "../lib/net.js";
import { botWord, gameInfo, games, loadGames, me, titleOf } from "../lib/people.js";
import { Person } from "../lib/person.js";
import { agreedWords, unusual } from "../lib/prose.js";
import { writeRoute } from "../lib/route.js";
import { Icon, Loading, Wrong } from "../lib/signs.js";
import { Head } from "../lobby/head.js";
import { hrefOf } from "../lobby/tables.js";
import { Ratings } from "../ratings/course.js";

/** @typedef {import("../lib/shapes.js").ProfileInfo} Profile */
/** @typedef {import("../lib/shapes.js").Tally} Tally */

const SPLIT = 3; // of rows, beyond which they are folded away

/** @param {{id: string, house?: boolean}} props */
export function ProfilePage({ id, house = false }) {
  const [about, setAbout] = useState(/** @type {Profile | null} */ (null));
  const [wrong, setWrong] = useState("");
  const look = async () => {
    try {
      if (!games.value.length) await loadGames();
      const found = await get(`/api/people/${encodeURIComponent(id)}${house ? "?house=1" : ""}`);
      await Promise.all(gamesIn(found).map((game) => needOf(game, "lobby")));
      setAbout(found);
      setWrong("");
    } catch (error) {
      setAbout(null);
      setWrong(errorText(error));
    }
  };
  useEffect(() => void look(), [id, house, me.value?.id]);
  const name = about ? nameOf(about) : id;
  useEffect(() => {
    document.title = `${name} · Westphalia`;
  }, [name, language.value]);
  return html`
    <${Head} title=${name} />
    <main id="main" class="lobby profile" tabindex="-1">
      <${Wrong} why=${wrong} />
      ${
        !about &&
        !wrong &&
        html`
          <${Loading} />
        `
      }
      ${
        about &&
        html`
          <${Sheet} about=${about} look=${look} />
        `
      }
    </main>
  `;
}

/** The games that a profile speaks of and this server knows. @param {Profile} about */
const gamesIn = ({ results, ratings, together }) =>
  [...(results ?? []), ...(ratings ?? []), ...together].map(({ game }) => game).filter((game) => gameInfo(game));

/** @param {Profile} about */
function nameOf({ kind, name }) {
  if (kind !== "house") return name;
  const game = games.value.find(({ bots }) => bots.includes(name));
  return game ? botWord(game.name, name) : name;
}

/** @param {{about: Profile, look: () => void}} props */
function Sheet({ about, look }) {
  return html`
    <${Who} about=${about} look=${look} />
    <${Results} about=${about} />
    ${
      about.together.length > 0 &&
      html`
        <section>
          <h2 class="heading">${t("profile-together")}</h2>
          <p class="hint">${t("profile-together-about", { name: about.name })}</p>
          <${Tallies} rows=${about.together.map(({ game, results }) => [gameName(game), results])} />
        </section>
      `
    }
    ${
      about.kind !== "house" &&
      html`
        <${Rating} about=${about} />
        <${Pace} about=${about} />
        <${UnderWay} about=${about} />
      `
    }
    ${
      about.shown &&
      html`
        <${WhoSees} shown=${about.shown} />
        <${Met} />
      `
    }
  `;
}

/** @param {string} game */
const gameName = (game) => t("game-name", {}, game);

/** What one can do with somebody else. @param {{about: Profile, block: () => void}} props */
const Acts = ({ about: { name, blocked }, block }) => html`
  <p class="acts">
    ${(me.value?.account ? games.value : []).map(
      ({ name: game }) => html`
        <a key=${game} class="btn" href=${writeRoute({ page: "new", id: game, guest: name })}>
          <${Icon} name="table" />
          ${" "}${t("profile-play-again", { game: gameName(game) })}
        </a>
      `,
    )}
    ${
      me.value &&
      !blocked &&
      html`
        <button type="button" class="btn quiet" onClick=${block}>${t("profile-block")}</button>
      `
    }
  </p>
`;

/** Who it is, and what one can do with them. @param {{about: Profile, look: () => void}} props */
function Who({ about, look }) {
  const { kind, name, since, you, blocked } = about;
  const [wrong, setWrong] = useState("");
  const block = () =>
    post("/api/blocks", { name }).then(look, (/** @type {unknown} */ error) => setWrong(errorText(error)));
  const known = [
    kind === "bot" ? t("profile-bot") : kind === "house" ? t("profile-house") : "",
    you ? t("profile-own") : "",
    since ? t("profile-since", { day: dates.value.day.format(since * 1000) }) : "",
  ].filter(Boolean);
  return html`
    <section class="who">
      <p>${known.join(" · ")}</p>
      ${
        !you &&
        kind !== "house" &&
        html`
          <${Acts} about=${about} block=${block} />
        `
      }
      ${
        blocked &&
        html`
          <p role="status">${t("profile-blocked", { name })}</p>
        `
      }
      <${Wrong} why=${wrong} />
    </section>
  `;
}

/** @param {{about: Profile}} props */
function Results({ about: { results, name } }) {
  return html`
    <section>
      <h2 class="heading">${t("profile-results")}</h2>
      ${
        results === null &&
        html`
          <p class="hint">${t("profile-hidden", { name })}</p>
        `
      }
      ${
        results?.length === 0 &&
        html`
          <p class="hint">${t("profile-no-results")}</p>
        `
      }
      ${results?.map(
        (each) => html`
          <${OfGame} key=${each.game} of=${each} />
        `,
      )}
    </section>
  `;
}

/** @param {Tally} results */
const total = ({ won, drawn, lost }) => won + drawn + lost;

/** @param {{of: import("../lib/shapes.js").GameResults}} props */
function OfGame({ of: { game, results, against_bots: bots, sides, set_ups: setUps } }) {
  const named = gameName(game);
  const plain = setUps.length === 1 && !setUps[0].modules.length; // all of them were the base game
  return html`
    <h3>${named}</h3>
    <${Tallies} rows=${[[t("profile-games", { games: total(results) }), results]]} />
    ${
      total(bots) > 0 &&
      html`
        <p class="hint">${t("profile-against-bots", { games: total(bots) })}</p>
      `
    }
    <${Folded}
      word=${t("profile-sides")}
      rows=${sides.map(({ side, seat, seats, results: of }) => [
        t("profile-side", { side: sideName(game, side), seat: seat + 1, seats }),
        of,
      ])}
    />
    <${Folded}
      word=${t("profile-set-ups")}
      rows=${plain ? [] : setUps.map((one) => [setUpName(game, one.modules, one.options), one.results])}
    />
  `;
}

/** @param {string} game @param {string} side */
const sideName = (game, side) =>
  cardOf(game).sides ? t(keyOf("side", side), {}, game) : t(keyOf("tincture", side), {}, game);

/** @param {string} game @param {string[]} modules @param {Record<string, string>} options */
function setUpName(game, modules, options) {
  const rest = unusual({ game, modules, options }).map(({ option, value }) =>
    [t("labelled", { label: option }), value].join(" "),
  );
  const names = modules.map((module) => t(keyOf("module", module), {}, game));
  return [...names, ...rest].join(", ") || t("profile-base");
}

/** @param {{word: string, rows: [string, Tally][]}} props */
function Folded({ word, rows }) {
  if (!rows.length) return null;
  return html`
    <details open=${rows.length <= SPLIT}>
      <summary>${word}</summary>
      <${Tallies} rows=${rows} />
    </details>
  `;
}

/** @param {{rows: [string, Tally][]}} props */
const Tallies = ({ rows }) => html`
  <table class="tallies">
    <thead>
      <tr>
        <td></td>
        <th scope="col">${t("profile-won")}</th>
        <th scope="col">${t("profile-drawn")}</th>
        <th scope="col">${t("profile-lost")}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([word, { won, drawn, lost }]) => html`
          <tr key=${word}>
            <th scope="row">${word}</th>
            <td>${won}</td>
            <td>${drawn}</td>
            <td>${lost}</td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;

const UNITS = [
  [86400, "profile-days"],
  [3600, "profile-hours"],
  [60, "profile-minutes"],
];

/** About how long something took. @param {number} seconds */
function spell(seconds) {
  const [unit, word] = UNITS.find(([least]) => seconds >= Number(least)) ?? [1, "profile-seconds"];
  const n = seconds / Number(unit);
  return t(String(word), { n: n < 10 ? Math.round(n * 10) / 10 : Math.round(n) });
}

/** @param {{pace: import("../lib/shapes.js").Pace}} props */
const Quartiles = ({ pace }) => html`
  <p class="hint">${t("profile-pace-about", { turns: pace.turns })}</p>
  <dl class="pace">
    <dt>${t("profile-pace-quarter")}</dt>
    <dd>${spell(pace.quarter)}</dd>
    <dt>${t("profile-pace-half")}</dt>
    <dd>${spell(pace.half)}</dd>
    <dt>${t("profile-pace-three")}</dt>
    <dd>${spell(pace.three_quarters)}</dd>
  </dl>
`;

/** @param {{about: Profile}} props */
function Pace({ about: { pace, finished, name } }) {
  const games = finished ? finished.finished + finished.left : 0;
  return html`
    <section>
      <h2 class="heading">${t("profile-pace")}</h2>
      ${
        !finished &&
        html`
          <p class="hint">${t("profile-hidden", { name })}</p>
        `
      }
      ${
        finished &&
        games > 0 &&
        html`
          <p>${t("profile-finished", { percent: percentOf(finished.finished, games), games })}</p>
        `
      }
      ${
        finished &&
        !pace &&
        html`
          <p class="hint">${t("profile-pace-none")}</p>
        `
      }
      ${
        pace &&
        html`
          <${Quartiles} pace=${pace} />
        `
      }
    </section>
  `;
}

/** @param {number} some @param {number} all */
const percentOf = (some, all) => t("percent", { percent: Math.round((100 * some) / all) });

/** @param {{about: Profile}} props */
function Rating({ about: { ratings, name } }) {
  return html`
    <section>
      <h2 class="heading">
        ${t("profile-part-rating")}
        <a class="lk" href=${writeRoute({ page: "ratings" })}>${t("lobby-ratings")}</a>
      </h2>
      ${
        ratings
          ? html`
              <${Ratings} ratings=${ratings} />
            `
          : html`
              <p class="hint">${t("profile-hidden", { name })}</p>
            `
      }
    </section>
  `;
}

/** @param {{about: Profile}} props */
function UnderWay({ about: { open, name } }) {
  return html`
    <section>
      <h2 class="heading">${t("profile-open-games")}</h2>
      ${
        !open?.length &&
        html`
          <p class="hint">${open ? t("profile-no-open") : t("profile-hidden", { name })}</p>
        `
      }
      <ul class="list">
        ${open?.map(
          (info) => html`
            <li key=${info.id}>
              <a href=${hrefOf(info)}>${titleOf(info)}</a>
              ${" "}
              <small>${[gameName(info.game), ...agreedWords(info)].join(" · ")}</small>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

// ------------------------------------------------------------------------------
// On one's own profile: who sees what, and whom one has played with.

const PARTS = /** @type {const} */ (["results", "pace", "open", "rating"]);
const AUDIENCES = /** @type {const} */ (["all", "members", "nobody"]);

/** @param {{shown: import("../lib/shapes.js").Shown}} props */
function WhoSees({ shown }) {
  const [wishes, setWishes] = useState(shown);
  const [wrong, setWrong] = useState("");
  const choose = (/** @type {string} */ part, /** @type {string} */ to) => {
    const wished = { ...wishes, [part]: to };
    post("/api/me/shown", wished).then(
      (told) => (setWishes(told), setWrong("")),
      (error) => setWrong(errorText(error)),
    );
  };
  return html`
    <section>
      <h2 class="heading">${t("profile-shown")}</h2>
      <p class="hint">${t("profile-shown-about")}</p>
      <div class="shown">
        ${PARTS.map(
          (part) => html`
            <label key=${part} class="field">
              <span class="lb">${t(keyOf("profile-part", part))}</span>
              <select
                class="inp"
                id=${`shown-${part}`}
                value=${wishes[part]}
                onChange=${(/** @type {any} */ event) => choose(part, event.target.value)}
              >
                ${AUDIENCES.map(
                  (to) => html`
                    <option key=${to} value=${to}>${t(keyOf("profile-to", to))}</option>
                  `,
                )}
              </select>
            </label>
          `,
        )}
      </div>
      <${Wrong} why=${wrong} />
    </section>
  `;
}

function Met() {
  const [people, setPeople] = useState(/** @type {any[] | null} */ (null));
  useEffect(() => {
    get("/api/me/people").then(
      (told) => setPeople(told.people),
      () => {},
    );
  }, []);
  return html`
    <section>
      <h2 class="heading">${t("people-title")}</h2>
      ${
        people?.length === 0 &&
        html`
          <p class="hint">${t("people-none")}</p>
        `
      }
      <ul class="list">
        ${people?.map(
          ({ id, name, bot, games: played, last }) => html`
            <li key=${id}>
              <${Person}
                name=${bot ? t("bot-account-name", { name }) : name}
                href=${writeRoute({ page: "people", id: name })}
              />
              ${" "}
              <small>
                ${[
                  t("profile-games", { games: played }),
                  t("people-last", { day: dates.value.day.format(last * 1000) }),
                ].join(" · ")}
              </small>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}
