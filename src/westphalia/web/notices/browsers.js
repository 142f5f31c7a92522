// @ts-check
// This browser, and the others in which I am told that it is my turn.

import { html, useEffect, useState } from "../vendor/ui.js";
import { Refusal, post } from "../lib/net.js";
import { me } from "../lib/people.js";
import { t } from "../lib/say.js";
import { change, settings } from "../lib/settings.js";
import { deviceOf } from "../account/own.js";
import { when } from "../lobby/tables.js";
import { ability, endpoint, turnOff, turnOn } from "./push.js";

/** @param {{notices: import("./dialog.js").Notices | null, act: import("./dialog.js").Act, say: (said: {wrong?: boolean, words: string[]}) => void}} props */
export function ThisBrowser({ notices, act, say }) {
  const [busy, setBusy] = useState(false);
  const [wished, setWished] = useState(settings.value.notices);
  const can = ability();
  const on = async () => {
    if ((await Notification.requestPermission()) !== "granted") return say({ wrong: true, words: [t("notices-browser-denied")] });
    await act(async () => {
      if (!me.value) return void change({ notices: true }); // whom the server does not know yet, the open page calls
      return turnOn().catch((error) => {
        if (error instanceof Refusal) throw error; // that of the server is told as it is
        say({ wrong: true, words: [t("notices-browser-failed")] });
      });
    });
    return undefined;
  };
  const toggle = async (/** @type {any} */ event) => {
    setBusy(true);
    setWished(event.target.checked);
    await (event.target.checked ? on() : act(() => turnOff(notices?.browsers ?? [])));
    setWished(settings.value.notices); // it may have been denied
    setBusy(false);
  };
  if (can === "none") return html`<p class="hint">${t("notices-browser-denied")}</p>`;
  return html`<div class="part"><label class="tick"><input type="checkbox" checked=${wished} disabled=${busy} onChange=${toggle} /> ${t("notices-browser-on")}</label>
    <span class="hint">${t(can === "push" ? "notices-browser-about" : "notices-browser-page-only")}</span></div>`;
}

/** @param {{notices: import("./dialog.js").Notices, act: import("./dialog.js").Act}} props */
export function Browsers({ notices, act }) {
  const [own, setOwn] = useState("");
  useEffect(() => void endpoint().then(setOwn, () => {}), [notices]);
  if (notices.browsers.length === 0) return null;
  return html`<div class="part"><h3>${t("notices-browsers")}</h3>
    <ul class="browsers">${notices.browsers.map((browser) => html`<li key=${browser.id}>
      <span><b>${deviceOf(browser.device)}</b> <small>${t("notices-browser-since", { day: when(browser.created) })}</small></span>
      ${browser.endpoint === own ? html`<span class="pill">${t("notices-browser-here")}</span>` : html`<button type="button" class="btn sm"
        onClick=${() => act(() => post("/api/me/push/drop", { id: browser.id }))}>${t("notices-browser-drop")}</button>`}
    </li>`)}</ul></div>`;
}
