// @ts-check
// Tournaments: all of them, and the way to each.

import { html, signal, useEffect } from "../vendor/ui.js";
import { called, keyOf, language, t } from "../lib/i18n.js";
import { get } from "../lib/net.js";
import { games, loadGames, me } from "../lib/people.js";
import { agreedWords } from "../lib/prose.js";
import { writeRoute } from "../lib/route.js";
import { Icon, Loading } from "../lib/signs.js";
import { lookOften } from "../lib/turns.js";
import { Head, Trouble } from "../lobby/head.js";
import { tried, when } from "../lobby/tables.js";
import { SetTournament } from "./form.js";
import { Tournament } from "./sheet.js";

/** @typedef {import("../lib/types.js").TournamentInfo} TournamentInfo */
/** @typedef {import("../lib/types.js").TournamentLists} TournamentLists */

const OFTEN = 10000; // milliseconds between looks

/** @type {import("../vendor/ui.js").Signal<TournamentLists | null>} */
const lists = signal(/** @type {TournamentLists | null} */ (null));

async function look() {
  if (document.visibilityState === "hidden") return;
  if (!games.value.length) await loadGames();
  lists.value = await get("/api/tournaments");
}

/** @param {{id?: string}} props without an id it is the list, and with new the form */
export function TournamentsPage({ id = "" }) {
  useEffect(() => {
    if (!games.value.length) void tried(async () => void (await loadGames()));
  }, []);
  if (!games.value.length)
    return html`
      <${Loading} />
    `;
  if (id === "new")
    return html`
      <${SetTournament} games=${games.value} />
    `;
  if (id)
    return html`
      <${Tournament} id=${id} />
    `;
  return html`
    <${AllTournaments} />
  `;
}

function AllTournaments() {
  useEffect(() => lookOften(() => void tried(look), OFTEN), [me.value?.id]);
  useEffect(() => {
    document.title = t("tournaments-page");
  }, [language.value]);
  const known = lists.value;
  const none = known && Object.values(known).every((rows) => !rows.length);
  return html`
    <${Head} title=${t("tournaments")} />
    <${Trouble} />
    <main id="main" class="lobby tournaments" tabindex="-1">
      <p class="about">${t("tournaments-about")}</p>
      <p>
        <a class="btn primary" href=${writeRoute({ page: "tournaments", id: "new" })}>
          <${Icon} name="plus" />
          ${" "}${t("tournaments-new")}
        </a>
      </p>
      ${
        none &&
        html`
          <p class="hint">${t("tournaments-none")}</p>
        `
      }
      ${["mine", "open", "running", "over"].map(
        (which) =>
          known &&
          html`
            <${List} key=${which} which=${which} rows=${known[/** @type {keyof TournamentLists} */ (which)]} />
          `,
      )}
    </main>
  `;
}

/** @param {{which: string, rows: TournamentInfo[]}} props */
function List({ which, rows }) {
  if (!rows.length) return null;
  return html`
    <h2 class="heading sec">${t(keyOf("tournaments-list", which))}</h2>
    <ul class="tournament-list">
      ${rows.map(
        (info) => html`
          <${Row} key=${info.id} info=${info} />
        `,
      )}
    </ul>
  `;
}

/** @param {{info: TournamentInfo}} props */
function Row({ info }) {
  const { rules } = info;
  const what = [t("game-name", {}, rules.game), t(keyOf("tournament-format", rules.format)), ...agreedWords(rules)];
  return html`
    <li>
      <a href=${writeRoute({ page: "tournaments", id: info.id })}>
        <b>${info.title}</b>
        <i>${what.join(" · ")}</i>
      </a>
      <span>
        ${stateWords(info)}
        <small>
          ${[
            t("tournament-places", { entrants: info.entrants, places: rules.places }),
            info.organiser && t("tournament-by", { name: called(info.organiser) }),
            when(info.changed),
          ]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
    </li>
  `;
}

/** How far a tournament is. @param {TournamentInfo} info */
export function stateWords({ state, turn }) {
  if (state === "running" && turn) return t("tournament-round", { turn });
  return t(keyOf("tournament-state", state));
}
