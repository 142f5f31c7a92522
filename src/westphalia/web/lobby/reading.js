// @ts-check
// What can be read and set from the lobby. The rules and the settings are fetched when asked for.

import { html, useState } from "../vendor/ui.js";
import { dressed } from "../lib/dress.js";
import { need, t } from "../lib/say.js";
import { Icon } from "../lib/signs.js";
import { games } from "../lib/people.js";
import { tried } from "./tables.js";

export function Reading() {
  const [Settings, setSettings] = useState(/** @type {any} */ (null));
  const openSettings = async () => {
    const [{ SettingsDialog }] = await Promise.all([import("../settings/dialog.js"), ...besides()]);
    setSettings(() => SettingsDialog);
  };
  return html`<a class="lk" href="#finished" onClick=${toFinished}>${t("lobby-replays")}</a>
    ${games.value.length > 0 && html`<button type="button" class="btn qu" onClick=${() => tried(() => openRules(games.value[0].name))}><${Icon} name="book" /> ${t("lobby-rules")}</button>`}
    <button type="button" class="btn qu" onClick=${() => tried(openSettings)}><${Icon} name="menu" /> ${t("lobby-settings")}</button>
    ${Settings && html`<${Settings} onClose=${() => setSettings(null)} />`}`;
}

/** The words and the dress of both. */
const besides = () => [need("web"), dressed("style/chronicle")];

/** @param {string} game */
export async function openRules(game) {
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
