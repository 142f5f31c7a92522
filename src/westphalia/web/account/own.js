// @ts-check
// What one person may do about what the server keeps of them: password, sessions, data, and leaving for good.

import { html, useEffect, useState } from "../vendor/ui.js";
import { get, post } from "../lib/net.js";
import { t, told } from "../lib/say.js";
import { me } from "../lib/people.js";
import { when } from "../lobby/tables.js";
import { Field, SHORTEST } from "./field.js";

/** @typedef {{id: string, created: number, seen: number, address: string, device: string, current: boolean}} Session */

/** @param {{act: Function}} props */
export function Own({ act }) {
  return html`<hr class="thin" />
    ${me.value?.account && html`<${Part} word="account-change-password"><${NewPassword} act=${act} /><//>`}
    <${Part} word="account-sessions"><${Sessions} /><//>
    <${Part} word="account-blocks"><${Blocks} /><//>
    <${Part} word="account-data"><p class="hint">${t("account-data-about")}</p>
      <div class="acts"><a class="btn" href="/api/me/data" download="westphalia.json">${t("account-data-save")}</a></div><//>
    <${Part} word="account-leave"><${Leave} act=${act} /><//>`;
}

/** Something that is needed seldom; it is made when it is opened. @param {{word: string, children?: any}} props */
function Part({ word, children }) {
  const [open, setOpen] = useState(false);
  return html`<details class="own" id=${word} onToggle=${(/** @type {any} */ event) => setOpen(event.target.open)}>
    <summary>${t(word)}</summary>${open && html`<div class="body flat">${children}</div>`}</details>`;
}

/** Whom I have blocked, and how to hear them again. */
function Blocks() {
  const [blocks, setBlocks] = useState(/** @type {{id: number, name: string}[] | null} */ (null));
  const [wrong, setWrong] = useState("");
  const took = (/** @type {Promise<any>} */ answer) => answer.then((found) => setBlocks(found.blocks), (error) => setWrong(told(error)));
  useEffect(() => void took(get("/api/blocks")), []);
  return html`<p class="hint">${t(blocks && !blocks.length ? "account-blocks-none" : "account-blocks-about")}</p>
    <ul class="sessions">${blocks?.map(({ id, name }) => html`<li key=${id}><span>${name}</span>
      <button type="button" class="btn sm" onClick=${() => took(post("/api/blocks/end", { id }))}>${t("account-block-end")}</button></li>`)}</ul>
    ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}`;
}

/** @param {{act: Function}} props */
function NewPassword({ act }) {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    void act(() => post("/api/password", { old, new: fresh }), "account-password-changed");
  };
  return html`<form class="body flat" onSubmit=${save}>
    <${Field} id="old-password" type="password" word=${t("account-old-password")} autocomplete="current-password" value=${old} onInput=${setOld} required />
    <${Field} id="new-password" type="password" word=${t("account-new-password")} about=${t("account-others-end")} autocomplete="new-password"
      minlength=${SHORTEST} value=${fresh} onInput=${setFresh} required />
    <div class="acts"><button class="btn pri">${t("account-change-password")}</button></div>
  </form>`;
}

function Sessions() {
  const [sessions, setSessions] = useState(/** @type {Session[]} */ ([]));
  const [wrong, setWrong] = useState("");
  const see = (/** @type {Promise<{sessions: Session[]}>} */ asked) =>
    asked.then((answer) => setSessions(answer.sessions), (error) => setWrong(told(error)));
  useEffect(() => void see(get("/api/sessions")), []);
  return html`<ul class="sessions">${sessions.map((session) => html`<li key=${session.id}>
      <span><b>${deviceOf(session.device)}</b> <i>${session.address}</i><small>${t("account-session-seen", { day: when(session.seen) })}</small></span>
      ${session.current ? html`<span class="pill">${t("account-session-this")}</span>` : html`<button type="button" class="btn sm"
        onClick=${() => see(post("/api/sessions/end", { id: session.id }))}>${t("account-session-end")}</button>`}
    </li>`)}</ul>
    ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}`;
}

const BROWSERS = [["Edg", "Edge"], ["OPR", "Opera"], ["Firefox", "Firefox"], ["Chrome", "Chrome"], ["Safari", "Safari"]];
const SYSTEMS = [["Android", "Android"], ["iPhone", "iPhone"], ["iPad", "iPad"], ["Windows", "Windows"], ["Mac OS", "macOS"], ["Linux", "Linux"]];

/** What a browser says of itself, in two words. @param {string} agent */
export function deviceOf(agent) {
  const named = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => agent.includes(sign))?.[1]);
  return named.filter(Boolean).join(", ") || agent.slice(0, 30) || t("account-session-unknown");
}

/** Leaving for good: nobody does it by mistake. @param {{act: Function}} props */
function Leave({ act }) {
  const [password, setPassword] = useState("");
  const [sure, setSure] = useState(false);
  const leave = (/** @type {Event} */ event) => {
    event.preventDefault();
    void act(() => post("/api/me/delete", { password }), "");
  };
  return html`<form class="body flat" onSubmit=${leave}>
    <p class="hint">${t("account-leave-about")}</p>
    ${me.value?.account && html`<${Field} id="leave-password" type="password" word=${t("account-password")} autocomplete="current-password"
      value=${password} onInput=${setPassword} required />`}
    <label class="tick"><input type="checkbox" checked=${sure} onChange=${(/** @type {any} */ event) => setSure(event.target.checked)} /> ${t("account-leave-sure")}</label>
    <div class="acts"><button class="btn rub" disabled=${!sure}>${t("account-leave")}</button></div>
  </form>`;
}
