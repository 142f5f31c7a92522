// @ts-check
// Who I am: a guest with a name, or an account with a password. Nobody needs one to play.

import { html, useRef, useState } from "../vendor/ui.js";
import { Dialog } from "../lib/dialog.js";
import { post } from "../lib/net.js";
import { called, t, told } from "../lib/say.js";
import { Shield } from "../lib/signs.js";
import { loadMe, me } from "../lib/people.js";
import { Field, SHORTEST } from "./field.js";
import { NoticesButton } from "../notices/open.js";
import { Own } from "./own.js";

/** The name in the corner; it opens the dialog. */
export function AccountButton() {
  const [open, setOpen] = useState(false);
  return html`<button type="button" class="btn qu me" onClick=${() => setOpen(true)}>
      <${Shield} tincture="azure" size=${20} /> ${me.value ? called(me.value.name) : t("account-sign-in")}
    </button>
    ${open && html`<${Account} onClose=${() => setOpen(false)} />`}`;
}

/** @param {{onClose: () => void}} props */
function Account({ onClose }) {
  const [wrong, setWrong] = useState("");
  const [done, setDone] = useState("");
  const busy = useRef(false);
  const act = async (/** @type {() => Promise<any>} */ deed, /** @type {string} */ word) => {
    if (busy.current) return; // a double click means one thing
    busy.current = true;
    setWrong("");
    setDone("");
    try {
      await deed();
      await loadMe();
      if (word) setDone(t(word));
      else onClose();
    } catch (error) {
      setWrong(told(error));
    } finally {
      busy.current = false;
    }
  };
  return html`<${Dialog} title=${t("account-title")} onClose=${onClose}>
    ${me.value && html`<${Present} act=${act} />`}
    ${!me.value?.account && html`<${Password} act=${act} />`}
    ${me.value && html`<${Own} act=${act} />`}
    ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}
    ${done && html`<p class="hint" role="status">${done}</p>`}
  <//>`;
}

/** Somebody who is known already: the name, notifications, the way out. @param {{act: Function}} props */
function Present({ act }) {
  const [name, setName] = useState(me.value?.name ?? "");
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    void act(() => post("/api/me", { name: name.trim() }), "account-saved");
  };
  return html`<form class="body flat" onSubmit=${save}>
    <p class="hint">${t(me.value?.account ? "account-have" : "account-guest")}</p>
    <${Field} id="my-name" word=${t("account-your-name")} value=${name} onInput=${setName} required />
    <div class="acts wide">
      ${me.value?.account && html`<button type="button" class="btn" onClick=${() => act(leave, "")}>${t("account-sign-out")}</button>`}
      <${NoticesButton} />
      <button class="btn pri">${t("account-save")}</button>
    </div>
  </form>`;
}

async function leave() {
  await post("/api/logout");
}

/** Signing in, or turning the guest into an account: the same two fields; what is more likely comes last, and with Enter. @param {{act: Function}} props */
function Password({ act }) {
  const [name, setName] = useState(me.value?.name ?? "");
  const [password, setPassword] = useState("");
  const guest = me.value !== null;
  const ways = [["/api/account", "account-make-account"], ["/api/login", "account-sign-in"]];
  const [other, likely] = guest ? ways.reverse() : ways;
  const send = (/** @type {string[]} */ [path]) => act(() => post(path, { name: name.trim(), password }), "");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void send(likely);
  };
  const sendOther = (/** @type {any} */ event) => event.currentTarget.form.reportValidity() && void send(other);
  return html`<form class="body flat" onSubmit=${submit}>
    ${guest && html`<hr class="thin" />`}
    <p class="hint">${t("account-about")}</p>
    <${Field} id="account-name" word=${t("account-name")} autocomplete="username" value=${name} onInput=${setName} required />
    <${Field} id="password" type="password" word=${t("account-password")} autocomplete=${guest ? "new-password" : "current-password"}
      minlength=${SHORTEST} value=${password} onInput=${setPassword} required />
    <div class="acts">
      <button type="button" class="btn" value=${other[0]} onClick=${sendOther}>${t(other[1])}</button>
      <button class="btn pri" value=${likely[0]}>${t(likely[1])}</button>
    </div>
  </form>`;
}
