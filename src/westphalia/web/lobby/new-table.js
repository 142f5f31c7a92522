// @ts-check
// A new table, as a page of its own.

import { html, useEffect } from "../vendor/ui.js";
import { language, t } from "../lib/i18n.js";
import { games, loadGames } from "../lib/people.js";
import { Loading } from "../lib/signs.js";
import { Head, Trouble } from "./head.js";
import { SetTable } from "./set-table.js";
import { tried } from "./tables.js";

/** @param {{id?: string, guest?: string}} props *id* is the game that is chosen at first; a seat is for the *guest* */
export function NewTablePage({ id = "", guest = "" }) {
  useEffect(() => {
    if (!games.value.length) void tried(async () => void (await loadGames()));
  }, []);
  useEffect(() => {
    document.title = t("lobby-new-title");
  }, [language.value]);
  if (!games.value.length)
    return html`
      <${Loading} />
    `;
  return html`
    <${Head} title=${t("lobby-set-a-table")} />
    <${Trouble} />
    <main id="main" class="lobby new-table">
      <${SetTable} games=${games.value} first=${id} guest=${guest} />
    </main>
  `;
}
