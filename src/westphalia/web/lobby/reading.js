// @ts-check
// What can be read and set from the lobby. The rule book and the settings are fetched when asked for.

import { html, useState } from "../vendor/ui.js";
import { need, t } from "../lib/say.js";
import { Icon } from "../lib/signs.js";

export function Reading() {
  return html`<a class="lk" href="#finished" onClick=${toFinished}>${t("lobby-replays")}</a>
    <${Fetched} word=${t("lobby-rules")} icon="book" load=${loadRules} />
    <${Fetched} word=${t("lobby-settings")} icon="menu" load=${loadSettings} />`;
}

/** @param {Event} event */
function toFinished(event) {
  event.preventDefault();
  const head = document.getElementById("finished");
  head?.focus();
  head?.scrollIntoView();
}

/** A button that fetches what it opens. @param {{word: string, icon: string, load: () => Promise<any>}} props */
function Fetched({ word, icon, load }) {
  const [busy, setBusy] = useState(false);
  const open = () => {
    setBusy(true);
    load().catch((error) => console.error(error)).finally(() => setBusy(false));
  };
  return html`<button type="button" class="btn qu" disabled=${busy} onClick=${open}><${Icon} name=${icon} /> ${word}</button>`;
}

async function loadRules() {
  return null;
}

async function loadSettings() {
  return null;
}
