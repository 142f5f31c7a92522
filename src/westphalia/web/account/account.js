// @ts-check
// Accounts: the sign-in dialog with its fields, and what one may do about one's own data. Nobody needs one to play.

import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { HouseLinks } from "../house/links.js";
import { dressed } from "../lib/assets.js";
import { Dialog } from "../lib/dialog.js";
import { called, errorText, need, t } from "../lib/i18n.js";
import { get, post } from "../lib/net.js";
import { door, loadMe, lookAtDoor, me } from "../lib/people.js";
import { writeRoute } from "../lib/route.js";
import { Shield, Wrong } from "../lib/signs.js";
import { when } from "../lobby/tables.js";
import { NoticesButton } from "../notices/open.js";
import { Field, Form, NameField, PasswordField, SHORTEST } from "./fields.js";

// ------------------------------------------------------------------------------
// What one person may do about what the server keeps of them: password, sessions, data, and leaving for good.

/** @typedef {{id: string, created: number, seen: number, address: string, device: string, current: boolean}} Session */

/** @param {{act: Function, parts: Parts}} props */
export const Own = ({ act, parts }) => html`
  <hr class="thin" />
  ${
    me.value?.account &&
    html`
      <${Part} word="account-change-password"><${NewPassword} act=${act} /><//>
      <${Part} word="codes-title"><${parts.Codes} /><//>
    `
  }
  <${Part} word="account-sessions"><${Sessions} /><//>
  ${
    me.value?.account &&
    html`
      <${OfAccount} act=${act} parts=${parts} />
    `
  }
  <${Part} word="account-blocks"><${Blocks} /><//>
  <${Part} word="account-data">
    <p class="hint">${t("account-data-about")}</p>
    <div class="acts">
      <a class="btn" href="/api/me/data" download="westphalia.json">${t("account-data-save")}</a>
    </div>
  <//>
  <${Part} word="account-leave"><${Leave} act=${act} /><//>
`;

/** What only an account has. @param {{act: Function, parts: Parts}} props */
const OfAccount = ({ act, parts }) => html`
  <${Part} word="account-tokens"><${Tokens} /><//>
  ${
    !me.value?.bot &&
    html`
      <${Part} word="account-bot"><${BecomeBot} act=${act} /><//>
    `
  }
  ${
    door.value.registration === "invited" &&
    html`
      <${Part} word="house-invite"><${parts.HouseInvitation} /><//>
    `
  }
`;

/** Something that is needed seldom; it is made when it is opened. @param {{word: string, children?: any}} props */
function Part({ word, children }) {
  const [open, setOpen] = useState(false);
  return html`
    <details class="own" id=${word} onToggle=${(/** @type {any} */ event) => setOpen(event.target.open)}>
      <summary>${t(word)}</summary>
      ${
        open &&
        html`
          <div class="body flat">${children}</div>
        `
      }
    </details>
  `;
}

/** Whom I have blocked, and how to hear them again. */
function Blocks() {
  const [blocks, setBlocks] = useState(/** @type {{id: number, name: string}[] | null} */ (null));
  const [wrong, setWrong] = useState("");
  const took = (/** @type {Promise<any>} */ answer) =>
    answer.then(
      (found) => setBlocks(found.blocks),
      (error) => setWrong(errorText(error)),
    );
  useEffect(() => void took(get("/api/blocks")), []);
  return html`
    <p class="hint">${t(blocks && !blocks.length ? "account-blocks-none" : "account-blocks-about")}</p>
    <ul class="sessions">
      ${blocks?.map(
        ({ id, name }) => html`
          <li key=${id}>
            <span>${name}</span>
            <button type="button" class="btn sm" onClick=${() => took(post("/api/blocks/end", { id }))}>
              ${t("account-block-end")}
            </button>
          </li>
        `,
      )}
    </ul>
    <${Wrong} why=${wrong} />
  `;
}

/** @param {{act: Function}} props */
function NewPassword({ act }) {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const save = () => void act(() => post("/api/password", { old, new: fresh }), "account-password-changed");
  return html`
    <${Form} onSubmit=${save}>
      <${PasswordField} id="old-password" word=${t("account-old-password")} value=${old} onInput=${setOld} />
      <${PasswordField}
        id="new-password"
        word=${t("account-new-password")}
        about=${t("account-others-end")}
        value=${fresh}
        onInput=${setFresh}
        fresh
      />
      <div class="acts"><button class="btn primary">${t("account-change-password")}</button></div>
    <//>
  `;
}

function Sessions() {
  const [sessions, setSessions] = useState(/** @type {Session[]} */ ([]));
  const [wrong, setWrong] = useState("");
  const see = (/** @type {Promise<{sessions: Session[]}>} */ asked) =>
    asked.then(
      (answer) => setSessions(answer.sessions),
      (error) => setWrong(errorText(error)),
    );
  useEffect(() => void see(get("/api/sessions")), []);
  return html`
    <ul class="sessions">
      ${sessions.map(
        (session) => html`
          <${SessionRow}
            key=${session.id}
            session=${session}
            onEnd=${() => see(post("/api/sessions/end", { id: session.id }))}
          />
        `,
      )}
    </ul>
    <${Wrong} why=${wrong} />
  `;
}

/** @param {{session: Session, onEnd: () => void}} props */
function SessionRow({ session, onEnd }) {
  return html`
    <li>
      <span>
        <b>${deviceOf(session.device)}</b>
        ${" "}
        <i>${session.address}</i>
        <small>${t("account-session-seen", { day: when(session.seen) })}</small>
      </span>
      ${
        session.current
          ? html`
              <span class="pill">${t("account-session-this")}</span>
            `
          : html`
              <button type="button" class="btn sm" onClick=${onEnd}>${t("account-session-end")}</button>
            `
      }
    </li>
  `;
}

const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
];
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
];

/** What a browser says of itself, in two words. @param {string} agent */
export function deviceOf(agent) {
  const named = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => agent.includes(sign))?.[1]);
  return named.filter(Boolean).join(", ") || agent.slice(0, 30) || t("account-session-unknown");
}

// ------------------------------------------------------------------------------
// Tokens for programs, and the account of a bot.

const SCOPES = ["play", "challenge"]; // each token may read

/** @typedef {{id: string, name: string, scopes: string[], created: number, seen: number}} Token */

function Tokens() {
  const [tokens, setTokens] = useState(/** @type {Token[]} */ ([]));
  const [fresh, setFresh] = useState("");
  const [wrong, setWrong] = useState("");
  const see = (/** @type {Promise<{tokens: Token[], token?: string}>} */ asked) =>
    asked.then(
      (answer) => (setTokens(answer.tokens), setFresh(answer.token ?? ""), setWrong("")),
      (error) => setWrong(errorText(error)),
    );
  useEffect(() => void see(get("/api/tokens")), []);
  return html`
    <p class="hint">${t("account-tokens-about")}</p>
    ${
      fresh &&
      html`
        <${Field} id="token" word=${t("account-token-once")} value=${fresh} onInput=${() => {}} readonly />
      `
    }
    <ul class="sessions">
      ${tokens.map(
        (token) => html`
          <${TokenRow} key=${token.id} token=${token} onEnd=${() => see(post("/api/tokens/end", { id: token.id }))} />
        `,
      )}
    </ul>
    <${NewToken} onMake=${(/** @type {object} */ wanted) => see(post("/api/tokens", wanted))} />
    <${Wrong} why=${wrong} />
  `;
}

/** @param {{token: Token, onEnd: () => void}} props */
function TokenRow({ token, onEnd }) {
  const uses = token.scopes.map((scope) => t(`account-token-${scope}`));
  return html`
    <li>
      <span>
        <b>${token.name}</b>
        ${" "}
        <i>${uses.join(", ")}</i>
        <small>${t("account-session-seen", { day: when(token.seen) })}</small>
      </span>
      <button type="button" class="btn sm" onClick=${onEnd}>${t("account-token-end")}</button>
    </li>
  `;
}

/** @param {{onMake: (wanted: {name: string, scopes: string[]}) => void}} props */
function NewToken({ onMake }) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState(/** @type {string[]} */ (["play"]));
  const turn = (/** @type {string} */ scope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((each) => each !== scope) : [...scopes, scope]);
  return html`
    <${Form} onSubmit=${() => (onMake({ name: name.trim(), scopes }), setName(""))}>
      <${Field} id="token-name" word=${t("account-token-name")} value=${name} onInput=${setName} required />
      ${SCOPES.map(
        (scope) => html`
          <label class="tick" key=${scope}>
            <input type="checkbox" checked=${scopes.includes(scope)} onChange=${() => turn(scope)} />
            ${" "}${t(`account-token-${scope}`)}
          </label>
        `,
      )}
      <div class="acts"><button class="btn primary">${t("account-token-make")}</button></div>
    <//>
  `;
}

/** An account that has not played becomes that of a bot; nobody does it by mistake. @param {{act: Function}} props */
function BecomeBot({ act }) {
  const [password, setPassword] = useState("");
  const [sure, setSure] = useState(false);
  const become = () => void act(() => post("/api/me/bot", { password }), "account-bot-is");
  return html`
    <${Form} onSubmit=${become}>
      <p class="hint">${t("account-bot-about")}</p>
      <${PasswordField} id="bot-password" word=${t("account-password")} value=${password} onInput=${setPassword} />
      <label class="tick">
        <input
          type="checkbox"
          checked=${sure}
          onChange=${(/** @type {any} */ event) => setSure(event.target.checked)}
        />
        ${" "}${t("account-bot-sure")}
      </label>
      <div class="acts"><button class="btn rub" disabled=${!sure}>${t("account-bot")}</button></div>
    <//>
  `;
}

// ------------------------------------------------------------------------------
// Leaving for good.

/** Leaving for good: nobody does it by mistake. @param {{act: Function}} props */
function Leave({ act }) {
  const [password, setPassword] = useState("");
  const [sure, setSure] = useState(false);
  const leave = () => void act(() => post("/api/me/delete", { password }), "");
  return html`
    <${Form} onSubmit=${leave}>
      <p class="hint">${t("account-leave-about")}</p>
      ${
        me.value?.account &&
        html`
          <${PasswordField}
            id="leave-password"
            word=${t("account-password")}
            value=${password}
            onInput=${setPassword}
          />
        `
      }
      <label class="tick">
        <input
          type="checkbox"
          checked=${sure}
          onChange=${(/** @type {any} */ event) => setSure(event.target.checked)}
        />
        ${" "}${t("account-leave-sure")}
      </label>
      <div class="acts"><button class="btn rub" disabled=${!sure}>${t("account-leave")}</button></div>
    <//>
  `;
}

// ------------------------------------------------------------------------------
// The button with my name, and the dialog behind it: a guest with a name, or an account with a password.

/** @param {import("../lib/types.js").Me} me */
const nameOf = ({ name, bot }) => (bot ? t("bot-account-name", { name }) : called(name));

/** What of the dialog is fetched with it. @typedef {typeof import("../people/codes.js")} Parts */

/** The name in the corner; it opens the dialog. */
export function AccountButton() {
  const [parts, setParts] = useState(/** @type {Parts | null} */ (null));
  const show = async () => {
    const [found] = await Promise.all([
      import("../people/codes.js"),
      need("people"),
      dressed("style/people"),
      lookAtDoor().catch(() => null),
    ]);
    setParts(found);
  };
  return html`
    <button type="button" class="btn quiet me" onClick=${() => void show()}>
      <${Shield} tincture="azure" size=${20} />
      ${" "}${me.value ? nameOf(me.value) : t("account-sign-in")}
    </button>
    ${
      parts &&
      html`
        <${Account} parts=${parts} onClose=${() => setParts(null)} />
      `
    }
  `;
}

const STAYS = "stays";

/**
 * Does what was pressed, and says what came of it; where there are no words for that, the dialog is left, unless there
 * is more to show.
 * @param {() => void} onClose
 */
export function useAct(onClose) {
  const [wrong, setWrong] = useState("");
  const [done, setDone] = useState("");
  const busy = useRef(false);
  const act = async (/** @type {() => Promise<unknown>} */ action, /** @type {string} */ word) => {
    if (busy.current) return; // a double click means one thing
    busy.current = true;
    setWrong("");
    setDone("");
    try {
      const stays = (await action()) === STAYS;
      await loadMe();
      if (word) setDone(t(word));
      else if (!stays) onClose();
    } catch (error) {
      setWrong(errorText(error));
    } finally {
      busy.current = false;
    }
  };
  return { act, wrong, done };
}

/** @param {{act: Function, parts: Parts, onCodes: (codes: string[]) => void}} props */
const Forms = ({ act, parts, onCodes }) => html`
  ${
    me.value &&
    html`
      <${Present} act=${act} />
    `
  }
  ${
    !me.value?.account &&
    html`
      <${Password} act=${act} onCodes=${onCodes} />
    `
  }
  ${
    me.value &&
    html`
      <${Own} act=${act} parts=${parts} />
    `
  }
`;

/** @param {{parts: Parts, onClose: () => void}} props */
function Account({ parts, onClose }) {
  const { act, wrong, done } = useAct(onClose);
  const [codes, setCodes] = useState(/** @type {string[]} */ ([]));
  const title = t(codes.length ? "codes-title" : "account-title");
  return html`
    <${Dialog} title=${title} onClose=${onClose}>
      ${
        codes.length
          ? html`
              <${parts.FreshCodes} codes=${codes} onKept=${onClose} />
            `
          : html`
              <${Forms} act=${act} parts=${parts} onCodes=${setCodes} />
              <${Wrong} why=${wrong} />
              ${
                done &&
                html`
                  <p class="hint" role="status">${done}</p>
                `
              }
            `
      }
    <//>
  `;
}

/** Signing in, on a page that shows nothing else. @param {Pick<Parts, "FreshCodes">} props */
export function SignIn({ FreshCodes }) {
  const { act, wrong } = useAct(() => {});
  const [codes, setCodes] = useState(/** @type {string[]} */ ([]));
  if (codes.length)
    return html`
      <${FreshCodes} codes=${codes} onKept=${() => setCodes([])} />
    `;
  return html`
    <${Password} act=${act} onCodes=${setCodes} />
    <${Wrong} why=${wrong} />
  `;
}

/** Somebody who is known already: the name, notifications, the way out. @param {{act: Function}} props */
function Present({ act }) {
  const [name, setName] = useState(me.value?.name ?? "");
  const save = () => void act(() => post("/api/me", { name: name.trim() }), "account-saved");
  return html`
    <${Form} onSubmit=${save}>
      <p class="hint">${t(me.value?.bot ? "account-bot-is" : me.value?.account ? "account-have" : "account-guest")}</p>
      ${
        me.value?.account &&
        html`
          <p><a href=${writeRoute({ page: "people", id: me.value.name })}>${t("profile-own")}</a></p>
        `
      }
      <${Field} id="my-name" word=${t("account-your-name")} value=${name} onInput=${setName} required />
      <div class="acts wide">
        ${
          me.value?.account &&
          html`
            <button type="button" class="btn" onClick=${() => act(leave, "")}>${t("account-sign-out")}</button>
          `
        }
        <${NoticesButton} />
        <button class="btn primary">${t("account-save")}</button>
      </div>
    <//>
  `;
}

async function leave() {
  await post("/api/logout");
}

const MAKE_ACCOUNT = ["/api/account", "account-make-account"];
const SIGN_IN = ["/api/login", "account-sign-in"];

/** Comes in; whoever is new has codes to keep. @param {string} path @param {object} who @param {Function} onCodes */
async function enter(path, who, onCodes) {
  const { codes } = await post(path, who);
  if (codes) onCodes(codes);
  return codes && STAYS;
}

/**
 * Signing in, or turning the guest into an account: the same two fields; what is more likely comes last, and with
 * Enter. Where nobody may make an account, only the one is there.
 * @param {{act: Function, onCodes: (codes: string[]) => void}} props
 */
function Password({ act, onCodes }) {
  const [name, setName] = useState(me.value?.name ?? "");
  const [password, setPassword] = useState("");
  const { registration } = door.value;
  const guest = me.value !== null && registration === "open";
  const [other, likely] = guest ? [SIGN_IN, MAKE_ACCOUNT] : [MAKE_ACCOUNT, SIGN_IN];
  const send = ([path] = SIGN_IN) => act(() => enter(path, { name: name.trim(), password }, onCodes), "");
  const sendOther = (/** @type {any} */ event) => event.currentTarget.form.reportValidity() && void send(other);
  return html`
    <${Form} onSubmit=${() => void send(likely)}>
      ${
        guest &&
        html`
          <hr class="thin" />
        `
      }
      <p class="hint">${t(registration === "open" ? "account-about" : `door-${registration}`)}</p>
      <${HouseLinks} />
      <${NameField} id="account-name" value=${name} onInput=${setName} />
      <${PasswordField}
        id="password"
        word=${t("account-password")}
        minlength=${SHORTEST}
        value=${password}
        onInput=${setPassword}
        fresh=${guest}
      />
      <p><a href=${writeRoute({ page: "back" })}>${t("back-forgot")}</a></p>
      <div class="acts">
        ${
          registration === "open" &&
          html`
            <button type="button" class="btn" value=${other[0]} onClick=${sendOther}>${t(other[1])}</button>
          `
        }
        <button class="btn primary" value=${likely[0]}>${t(likely[1])}</button>
      </div>
    <//>
  `;
}
