// @ts-check
// The start page: its head, its parts, and what can be read and set from it.

import { html, useEffect, useState } from "../vendor/ui.js";
import { AccountButton } from "../account/account.js";
import { dressed } from "../lib/assets.js";
import { LANGUAGES, chooseLanguage, language, need, t } from "../lib/i18n.js";
import { Skip, useKeys } from "../lib/keys.js";
import { games, loadGames, me, told } from "../lib/people.js";
import { go, writeRoute } from "../lib/route.js";
import { Icon } from "../lib/signs.js";
import { counted, lookAtTurns, lookOften, turns, watchTurns } from "../lib/turns.js";
import { FindTable, WantedSeats } from "./find.js";
import { PlayNow } from "./play-now.js";
import { Trouble } from "./head.js";
import { Finished, MyGames, PublicTables, hrefOf, lists, loadLists, myTurn, sortedMine, tried } from "./tables.js";

// ------------------------------------------------------------------------------
// What can be read and set from the lobby. The rules and the settings are fetched when asked for.

function Reading() {
  const [Settings, setSettings] = useState(/** @type {any} */ (null));
  const openSettings = async () => {
    const [{ SettingsDialog }] = await Promise.all([import("../settings/dialog.js"), ...besides()]);
    setSettings(() => SettingsDialog);
  };
  return html`
    <a class="lk" href="#finished" onClick=${toFinished}>${t("lobby-replays")}</a>
    ${
      told.value.role &&
      html`
        <a class="lk" href=${writeRoute({ page: "moderation" })}>${t("lobby-moderation")}</a>
      `
    }
    ${
      games.value.length > 0 &&
      html`
        <button type="button" class="btn quiet" onClick=${() => tried(() => openRules(games.value[0].name))}>
          <${Icon} name="book" />
          ${" "}${t("lobby-rules")}
        </button>
      `
    }
    <button type="button" class="btn quiet" onClick=${() => tried(openSettings)}>
      <${Icon} name="menu" />
      ${" "}${t("lobby-settings")}
    </button>
    ${
      Settings &&
      html`
        <${Settings} onClose=${() => setSettings(null)} />
      `
    }
  `;
}

/** The words and the dress of both. */
const besides = () => [need("web"), dressed("style/chronicle")];

/** @param {string} game */
async function openRules(game) {
  const [{ openClause }] = await Promise.all([import("../rules/sheet.js"), ...besides()]);
  await openClause("", game);
}

/** The address holds the route, so the link must not change it. @param {Event} event */
function toFinished(event) {
  event.preventDefault();
  const head = document.getElementById("finished");
  head?.focus();
  head?.scrollIntoView();
}

// ------------------------------------------------------------------------------
// The page itself.

const OFTEN = 10000; // milliseconds between looks at the tables

export function LobbyPage() {
  useEffect(watchTables, [me.value?.id]); // somebody else has other tables
  useEffect(watchTurns, [me.value?.id]);
  const { count } = turns.value;
  useEffect(() => {
    document.title = counted(t("lobby-title"), count);
  }, [language.value, count]);
  const known = lists.value ?? { mine: [], open: [], playing: [], over: [] };
  const all = (/** @type {"open" | "playing" | "over"} */ state) => [
    ...known.mine.filter((info) => info.state === state),
    ...known[state],
  ];
  useLobbyKeys(known.mine.filter(myTurn));
  return html`
    <${Skip} word=${t("lobby-skip")} />
    <header>
      <${Masthead} />
      <${DateLine} turns=${count} playing=${all("playing").length} open=${all("open").length} />
    </header>
    <${Trouble} />
    <main
      id="main"
      class=${`front ${known.mine.some(({ state }) => state !== "over") ? "has-games" : ""}`}
      tabindex="-1"
    >
      ${
        games.value.length > 0 &&
        html`
          <${PlayNow} games=${games.value} />
        `
      }
      <section class="mine">
        <${MyGames} tables=${known.mine} />
        <${Others} />
        <${PublicTables} open=${known.open} playing=${known.playing} />
      </section>
      <${Finished} tables=${all("over").sort((a, b) => b.changed - a.changed)} />
    </main>
  `;
}

/** Where a table for other people is found or begins, and theirs. */
const Others = () => html`
  <${FindTable} />
  <${WantedSeats} />
  <${NewTable} />
  <h2 class="heading sec">
    ${t("lobby-public-tables")}
    <a class="lk" href=${writeRoute({ page: "ratings" })}>${t("lobby-ratings")}</a>
    <a class="lk" href=${writeRoute({ page: "tables" })}>${t("tables-all")}</a>
    <a class="lk" href=${writeRoute({ page: "tournaments" })}>${t("tournaments")}</a>
  </h2>
`;

function NewTable() {
  return html`
    <h2 class="heading sec">${t("lobby-set-a-table")}</h2>
    <p class="hint">${t("lobby-new-about")}</p>
    <p class="new-tables">
      ${games.value.map(
        ({ name }) => html`
          <a key=${name} class="btn" href=${writeRoute({ page: "new", id: name })}>
            <${Icon} name="table" />
            ${" "}${t("game-name", {}, name)}
          </a>
        `,
      )}
    </p>
  `;
}

/** @param {import("../lib/types.js").TableInfo[]} waiting tables that wait for me */
function useLobbyKeys(waiting) {
  useKeys({
    r: {
      what: t("lobby-rules"),
      does: () => (games.value.length ? void tried(() => openRules(games.value[0].name)) : false),
    },
    g: {
      what: t("lobby-key-play"),
      does: () => (waiting.length ? void (location.hash = hrefOf(sortedMine([...waiting])[0])) : false),
    },
    t: { what: t("lobby-key-set"), does: () => go({ page: "new" }) },
  });
}

/** Looks at the tables now, again and again while the page is seen, and whenever it is seen anew. */
function watchTables() {
  return lookOften(() => {
    if (document.visibilityState === "hidden") return;
    void loadLists();
    void lookAtTurns();
    if (!games.peek().length) loadGames().catch(() => null);
  }, OFTEN);
}

function Masthead() {
  return html`
    <div class="mast">
      <p class="ear">${t("lobby-tagline")}</p>
      <h1>Westphalia</h1>
      <nav class="ear r" aria-label=${t("lobby-tools")}>
        <${Reading} />
        <${AccountButton} />
      </nav>
    </div>
  `;
}

/** @param {{turns: number, playing: number, open: number}} props */
function DateLine({ turns, playing, open }) {
  return html`
    <div class="date">
      <span>${playing + open > 0 && t("lobby-tables-now", { playing, open })}</span>
      <b role="status">
        ${
          turns > 0 &&
          html`
            <${Icon} name="hourglass" />
            ${" "}${t("lobby-turns-now", { turns })}
          `
        }
      </b>
      <${Languages} />
    </div>
  `;
}

function Languages() {
  const [busy, setBusy] = useState(false);
  const choose = (/** @type {any} */ tag) => {
    setBusy(true);
    void chooseLanguage(tag).finally(() => setBusy(false));
  };
  return html`
    <span class="langs" role="group" aria-label=${t("lobby-language")} aria-busy=${busy ? "true" : "false"}>
      ${LANGUAGES.map(
        ([tag, name]) => html`
          <button
            type="button"
            key=${tag}
            lang=${tag}
            aria-pressed=${tag === language.value ? "true" : "false"}
            onClick=${() => choose(tag)}
          >
            ${name}
          </button>
        `,
      )}
    </span>
  `;
}
