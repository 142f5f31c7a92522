// @ts-check
// How I am told that it is my turn: in this browser, by mail, by a webhook, and when.

import { html, useEffect, useState } from "../vendor/ui.js";
import { Dialog } from "../lib/dialog.js";
import { get, post } from "../lib/net.js";
import { loadMe, me } from "../lib/people.js";
import { t, told } from "../lib/say.js";
import { Field } from "../account/field.js";
import { Browsers, ThisBrowser } from "./browsers.js";
import { Mail } from "./mail.js";
import { When } from "./when.js";

/**
 * @typedef {{id: string, device: string, created: number, endpoint: string}} Browser
 * @typedef {object} Notices
 * @property {Browser[]} browsers
 * @property {{offered: boolean, address: string | null, confirmed: boolean}} mail
 * @property {string | null} webhook
 * @property {{begin: string, end: string} | null} quiet
 * @property {string} time_zone
 * @property {number} interval
 * @property {string} language
 * @typedef {(deed: () => Promise<Notices | null | void>, word?: string) => Promise<boolean>} Act
 */

/** @param {{onClose: () => void}} props */
export function NoticesDialog({ onClose }) {
  const [notices, setNotices] = useState(/** @type {Notices | null} */ (null));
  const [said, setSaid] = useState(/** @type {{wrong?: boolean, words: string[]}} */ ({ words: [] }));
  /** @type {Act} */
  const act = async (deed, word) => {
    setSaid({ words: [] });
    try {
      const answer = await deed();
      if (answer) setNotices(answer);
      if (word) setSaid({ words: [t(word)] });
      return true;
    } catch (error) {
      setSaid({ wrong: true, words: [told(error)] });
      return false;
    }
  };
  useEffect(() => void (me.value && act(() => get("/api/me/notices"))), []);
  return html`<${Dialog} title=${t("notices-title")} onClose=${onClose} class="settings notices">
    <p class="hint">${t("notices-about")}</p>
    <${ThisBrowser} notices=${notices} act=${act} say=${setSaid} />
    ${notices && html`<${Browsers} notices=${notices} act=${act} />
      <${Mail} mail=${notices.mail} act=${act} />
      <${Webhook} address=${notices.webhook ?? ""} act=${act} />
      <${When} notices=${notices} act=${act} />
      <${Test} notices=${notices} act=${act} say=${setSaid} />`}
    <div role=${said.wrong ? "alert" : "status"}>${said.words.map((words) => html`<p key=${words} class=${said.wrong ? "wrong" : "said"}>${words}</p>`)}</div>
  <//>`;
}

/** For programs: an address that is posted to. @param {{address: string, act: Act}} props */
function Webhook({ address, act }) {
  const [webhook, setWebhook] = useState(address);
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    void act(async () => {
      await post("/api/me", { webhook: webhook.trim() || null });
      await loadMe();
      return get("/api/me/notices");
    }, "notices-saved");
  };
  return html`<details open=${address !== ""}><summary>${t("notices-webhook")}</summary>
    <form class="part" onSubmit=${save}>
      <${Field} id="webhook" type="url" word=${t("notices-webhook-address")} about=${t("notices-webhook-about")} value=${webhook} onInput=${setWebhook} />
      <div class="acts"><button class="btn" disabled=${webhook.trim() === address}>${t("notices-save")}</button></div>
    </form></details>`;
}

const WORDS = { sent: "notices-test-sent", gone: "notices-test-gone", later: "notices-test-failed", refused: "notices-test-failed" };

/** Sends a message everywhere, and says what became of it. @param {{notices: Notices, act: Act, say: (said: {wrong?: boolean, words: string[]}) => void}} props */
function Test({ notices, act, say }) {
  const [busy, setBusy] = useState(false);
  const reached = notices.browsers.length > 0 || notices.mail.confirmed || notices.webhook;
  const test = async () => {
    setBusy(true);
    await act(async () => {
      const results = /** @type {{channel: string, outcome: keyof WORDS}[]} */ ((await post("/api/me/notices/test")).results);
      const seen = results.map(({ channel, outcome }) => t(WORDS[outcome], { channel }));
      say({ words: [...new Set(seen)], wrong: results.some(({ outcome }) => outcome !== "sent") });
      return get("/api/me/notices");
    });
    setBusy(false);
  };
  if (!reached) return html`<p class="hint">${t("notices-none")}</p>`;
  return html`<div class="acts"><button type="button" class="btn" disabled=${busy} onClick=${test}>${t("notices-test")}</button></div>`;
}
