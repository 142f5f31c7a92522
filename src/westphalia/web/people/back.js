// @ts-check
// The doors of an account: back into it by a code or a link, into the house by an invitation, and before the house of
// members.

import { html, useEffect, useState } from "../vendor/ui.js";
import { SignIn } from "../account/account.js";
import { Field, NameField, PasswordField } from "../account/fields.js";
import { errorText, language, t } from "../lib/i18n.js";
import { post } from "../lib/net.js";
import { door, loadMe, lookAtDoor, me } from "../lib/people.js";
import { go, writeRoute } from "../lib/route.js";
import { Wrong } from "../lib/signs.js";
import { FreshCodes } from "./codes.js";

/** @param {{title: string, about?: string, children?: any}} props */
function Gate({ title, about, children }) {
  useEffect(() => {
    document.title = `${title} · Westphalia`;
  }, [title, language.value]);
  return html`
    <main class="blank gate">
      <h1>Westphalia</h1>
      <div class="cart">
        <h2 class="h">${title}</h2>
        ${
          about &&
          html`
            <p>${about}</p>
          `
        }
        ${children}
      </div>
      <p><a href=${writeRoute({ page: "lobby" })}>${t("page-to-lobby")}</a></p>
    </main>
  `;
}

/** Does something once at a time, and says what the server refuses. */
function useTry() {
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const attempt = async (/** @type {() => Promise<void>} */ action) => {
    setBusy(true);
    setWrong("");
    try {
      await action();
    } catch (error) {
      setWrong(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { attempt, wrong, busy };
}

/** Whoever has another password is signed in by that. @param {string} path @param {object} body */
async function comeBack(path, body) {
  await post(path, body);
  await loadMe();
}

/** @param {{link?: string}} props */
export function BackPage({ link = "" }) {
  const [back, setBack] = useState(false);
  if (back)
    return html`
      <${Gate} title=${t("back-title")} about=${t("back-done", { name: me.value?.name ?? "" })} />
    `;
  return html`
    <${Gate} title=${t("back-title")} about=${t(link ? "back-link-about" : "back-about")}>
      ${
        link
          ? html`
              <${ByLink} token=${link} onBack=${() => setBack(true)} />
            `
          : html`
              <${ByCode} onBack=${() => setBack(true)} />
              <${ByMail} />
            `
      }
    <//>
  `;
}

/**
 * A form that sets another password, below what is asked before it.
 * @param {{path: string, said: Record<string, string>, button: string, onBack: () => void, children?: any}} props
 */
function NewPassword({ path, said, button, onBack, children = null }) {
  const [password, setPassword] = useState("");
  const { attempt, wrong, busy } = useTry();
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    void attempt(async () => {
      await comeBack(path, { ...said, password });
      onBack();
    });
  };
  return html`
    <form onSubmit=${send}>
      ${children}
      <${PasswordField}
        id="back-password"
        word=${t("account-new-password")}
        value=${password}
        onInput=${setPassword}
        fresh
      />
      <button class=${button} disabled=${busy}>${t("back-set")}</button>
      <${Wrong} why=${wrong} />
    </form>
  `;
}

/** @param {{token: string, onBack: () => void}} props */
const ByLink = ({ token, onBack }) => html`
  <${NewPassword} path="/api/back/link" said=${{ token }} button="btn rub big" onBack=${onBack} />
`;

/** @param {{value: string, onInput: (value: string) => void}} props */
const CodeField = (props) => html`
  <${Field}
    id="back-code"
    word=${t("back-code")}
    about=${t("back-code-about")}
    autocomplete="off"
    autocapitalize="none"
    spellcheck=${false}
    ...${props}
    required
  />
`;

/** @param {{onBack: () => void}} props */
function ByCode({ onBack }) {
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const said = { name: name.trim(), code };
  return html`
    <${NewPassword} path="/api/back/code" said=${said} button="btn primary" onBack=${onBack}>
      <h3>${t("back-by-code")}</h3>
      <${NameField} id="back-name" value=${name} onInput=${setName} />
      <${CodeField} value=${code} onInput=${setCode} />
    <//>
  `;
}

/** @param {{value: string, onInput: (value: string) => void}} props */
const MailField = (props) => html`
  <${Field}
    id="back-mail"
    type="email"
    word=${t("back-mail")}
    about=${t("back-mail-about")}
    autocomplete="email"
    ...${props}
    required
  />
`;

function ByMail() {
  const [mail, setMail] = useState("");
  const [sent, setSent] = useState(false);
  const { attempt, wrong, busy } = useTry();
  useEffect(() => void attempt(lookAtDoor), []);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    setSent(false);
    void attempt(async () => {
      await post("/api/back/mail", { mail: mail.trim() });
      setSent(true);
    });
  };
  return html`
    <form onSubmit=${send}>
      <h3>${t("back-by-mail")}</h3>
      ${
        door.value.mail
          ? html`
              <${MailField} value=${mail} onInput=${setMail} />
              <button class="btn" disabled=${busy}>${t("back-mail-send")}</button>
            `
          : html`
              <p class="hint">${t("back-no-mail")}</p>
            `
      }
      ${
        sent &&
        html`
          <p role="status">${t("back-mail-sent")}</p>
        `
      }
      <${Wrong} why=${wrong} />
    </form>
  `;
}

/** Somebody was invited to the house. @param {{link?: string}} props */
export function InvitedPage({ link = "" }) {
  const [codes, setCodes] = useState(/** @type {string[]} */ ([]));
  if (codes.length)
    return html`
      <${Gate} title=${t("codes-title")}>
        <${FreshCodes} codes=${codes} onKept=${() => go({ page: "lobby" })} />
      <//>
    `;
  return html`
    <${Gate} title=${t("invited-title")} about=${t("invited-about")}>
      <${NewMember} invitation=${link} onCodes=${setCodes} />
    <//>
  `;
}

/** @param {{invitation: string, onCodes: (codes: string[]) => void}} props */
function NewMember({ invitation, onCodes }) {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const { attempt, wrong, busy } = useTry();
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    void attempt(async () => {
      const told = await post("/api/account", { name: name.trim(), password, invitation });
      await loadMe();
      onCodes(told.codes);
    });
  };
  return html`
    <form onSubmit=${send}>
      <${NameField} id="invited-name" value=${name} onInput=${setName} />
      <${PasswordField}
        id="invited-password"
        word=${t("account-password")}
        value=${password}
        onInput=${setPassword}
        fresh
      />
      <button class="btn rub big" disabled=${busy}>${t("account-make-account")}</button>
      <${Wrong} why=${wrong} />
    </form>
  `;
}

/** Before a house for members only. */
export const MembersPage = () => html`
  <${Gate} title=${t("account-sign-in")} about=${t("door-members")}>
    <${SignIn} FreshCodes=${FreshCodes} />
  <//>
`;
