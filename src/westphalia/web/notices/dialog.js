// @ts-check
// How I am told what concerns me: in this browser, by mail, by a webhook, of what and when.

import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { deviceOf } from "../account/account.js";
import { Field, PasswordField } from "../account/fields.js";
import { Dialog } from "../lib/dialog.js";
import { dates, errorText, keyOf, language, t } from "../lib/i18n.js";
import { Refusal, get, post } from "../lib/net.js";
import { loadMe, me } from "../lib/people.js";
import { change, settings } from "../lib/settings.js";
import { when } from "../lobby/tables.js";
import { ability, endpoint, turnOff, turnOn } from "./push.js";

// ------------------------------------------------------------------------------
// This browser, and the others in which I am told that it is my turn.

/** @param {{notices: Notices | null, act: Act, say: (said: {wrong?: boolean, words: string[]}) => void}} props */
function ThisBrowser({ notices, act, say }) {
  const [busy, setBusy] = useState(false);
  const [wished, setWished] = useState(settings.value.notices);
  const can = ability();
  const on = async () => {
    if ((await Notification.requestPermission()) !== "granted")
      return say({ wrong: true, words: [t("notices-browser-denied")] });
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
  if (can === "none" || can === "home")
    return html`
      <p class="hint">${t(can === "home" ? "notices-browser-home" : "notices-browser-denied")}</p>
    `;
  return html`
    <div class="part">
      <label class="tick">
        <input type="checkbox" checked=${wished} disabled=${busy} onChange=${toggle} />
        ${" "}${t("notices-browser-on")}
      </label>
      <span class="hint">${t(can === "push" ? "notices-browser-about" : "notices-browser-page-only")}</span>
    </div>
  `;
}

/** @param {{notices: Notices, act: Act}} props */
export function Browsers({ notices, act }) {
  const [own, setOwn] = useState("");
  useEffect(() => void endpoint().then(setOwn, () => {}), [notices]);
  if (notices.browsers.length === 0) return null;
  return html`
    <div class="part">
      <h3>${t("notices-browsers")}</h3>
      <ul class="browsers">
        ${notices.browsers.map(
          (browser) => html`
            <li key=${browser.id}>
              <span>
                <b>${deviceOf(browser.device)}</b>
                ${" "}
                <small>${t("notices-browser-since", { day: when(browser.created) })}</small>
              </span>
              ${
                browser.endpoint === own
                  ? html`
                      <span class="pill">${t("notices-browser-here")}</span>
                    `
                  : html`
                      <button
                        type="button"
                        class="btn sm"
                        onClick=${() => act(() => post("/api/me/push/drop", { id: browser.id }))}
                      >
                        ${t("notices-browser-drop")}
                      </button>
                    `
              }
            </li>
          `,
        )}
      </ul>
    </div>
  `;
}

// ------------------------------------------------------------------------------
// Mail about my turns: the address, whether it is confirmed, and no more of it.

/** @param {{mail: Notices["mail"], act: Act}} props */
export function Mail({ mail, act }) {
  if (!mail.offered) return null;
  const send = (/** @type {string | null} */ to, password = "") =>
    void act(() => post("/api/me/notices", { mail: to, language: language.value, password }));
  const drop = () => send(null);
  if (mail.confirmed) {
    return html`
      <div class="part">
        <h3>${t("notices-mail")}</h3>
        <p>${t("notices-mail-good", { address: mail.address ?? "" })}</p>
        <div class="acts"><${Drop} onDrop=${drop} /></div>
      </div>
    `;
  }
  return html`
    <${AddressForm} mail=${mail} drop=${drop} onSend=${send} />
  `;
}

/** @param {{onDrop: () => void}} props */
const Drop = ({ onDrop }) => html`
  <button type="button" class="btn sm" onClick=${onDrop}>${t("notices-mail-drop")}</button>
`;

/** The password, for by a confirmed address one comes back into the account. @param {any} props */
const Guard = (props) => html`
  <${PasswordField} id="mail-password" word=${t("account-password")} about=${t("notices-mail-back")} ...${props} />
`;

/** @param {{known: boolean, onDrop: () => void}} props *known* where a link is on its way there already */
const AddressActs = ({ known, onDrop }) => html`
  <div class="acts">
    ${
      known &&
      html`
        <${Drop} onDrop=${onDrop} />
      `
    }
    <button class="btn">${t(known ? "notices-mail-again" : "notices-mail-save")}</button>
  </div>
`;

/**
 * Where mail shall go, before somebody has confirmed it there.
 * @param {{mail: Notices["mail"], drop: () => void, onSend: (address: string, password: string) => void}} props
 */
function AddressForm({ mail, drop, onSend }) {
  const [address, setAddress] = useState(mail.address ?? "");
  const [password, setPassword] = useState("");
  const guarded = me.value?.account && address.trim() !== mail.address;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    onSend(address.trim(), password);
  };
  return html`
    <details open=${mail.address !== null}>
      <summary>${t("notices-mail")}</summary>
      <form class="part" onSubmit=${submit}>
        ${
          mail.address &&
          html`
            <p role="status">${t("notices-mail-waits", { address: mail.address })}</p>
          `
        }
        <${Field}
          id="mail"
          type="email"
          word=${t("notices-mail-address")}
          about=${t("notices-mail-about")}
          autocomplete="email"
          value=${address}
          onInput=${setAddress}
          required
        />
        ${
          guarded &&
          html`
            <${Guard} value=${password} onInput=${setPassword} />
          `
        }
        <${AddressActs} known=${mail.address !== null} onDrop=${() => (setAddress(""), drop())} />
      </form>
    </details>
  `;
}

// ------------------------------------------------------------------------------
// What I am told, by which channel.

/** @typedef {"push" | "mail" | "webhook"} Sort of channel */

/** The sorts of channels that I have. @param {Notices} notices @returns {Sort[]} */
const sortsOf = ({ browsers, mail, webhook }) =>
  /** @type {[Sort, boolean][]} */ ([
    ["push", browsers.length > 0],
    ["mail", mail.confirmed],
    ["webhook", Boolean(webhook)],
  ]).flatMap(([sort, has]) => (has ? [sort] : []));

/** @param {{notices: Notices, act: Act}} props */
export function Kinds({ notices, act }) {
  const [off, setOff] = useState(notices.off); // at once as it was clicked
  const sorts = sortsOf(notices);
  if (sorts.length === 0) return null;
  const toggle = async (/** @type {Sort} */ sort, /** @type {string} */ kind, /** @type {boolean} */ on) => {
    const kinds = on ? off[sort].filter((each) => each !== kind) : [...off[sort], kind];
    setOff({ ...off, [sort]: kinds });
    const kept = await act(() => post("/api/me/notices", { off: { [sort]: kinds } }), "notices-saved");
    if (!kept) setOff(off);
  };
  return html`
    <div class="part">
      <h3>${t("notices-kinds")}</h3>
      <span class="hint">${t("notices-kinds-about")}</span>
      <table class="kinds">
        <thead>
          <tr>
            <td></td>
            ${sorts.map(
              (sort) => html`
                <th key=${sort} scope="col">${t(keyOf("notices-by", sort))}</th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${notices.kinds.map(
            (kind) => html`
              <${KindRow} key=${kind} kind=${kind} sorts=${sorts} off=${off} toggle=${toggle} />
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/**
 * @param {{kind: string, sorts: Sort[], off: Notices["off"],
 *   toggle: (sort: Sort, kind: string, on: boolean) => void}} props
 */
function KindRow({ kind, sorts, off, toggle }) {
  const word = t(keyOf("notices-kind", kind));
  return html`
    <tr>
      <th scope="row">${word}</th>
      ${sorts.map(
        (sort) => html`
          <td key=${sort}>
            <label class="tick">
              <input
                type="checkbox"
                aria-label=${t("notices-kind-by", { kind: word, channel: t(keyOf("notices-by", sort)) })}
                checked=${!off[sort].includes(kind)}
                onChange=${(/** @type {any} */ event) => toggle(sort, kind, event.target.checked)}
              />
            </label>
          </td>
        `,
      )}
    </tr>
  `;
}

// ------------------------------------------------------------------------------
// When I may be told: quiet hours by my own clock, and how often at most.

const INTERVALS = [0, 15, 60, 240, 1440]; // minutes
const NIGHT = { begin: "22:00", end: "08:00" };

/** The time zone of this device. */
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** @param {string} chosen @returns {string[]} */
function zones(chosen) {
  const known = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([here(), chosen, "UTC", ...known])].filter(Boolean).sort();
}

/** @typedef {{begin: string, end: string}} Hours in which nobody is told anything */

/** @param {number} minutes */
const intervalName = (minutes) =>
  t(INTERVALS.includes(minutes) ? `notices-interval-${minutes}` : "notices-interval-other", { minutes });

/** @param {{notices: Notices, act: Act}} props */
export function When({ notices, act }) {
  const [wished, setWished] = useState(notices); // at once as it was clicked; the server's answer comes later
  const zone = wished.time_zone || here();
  const last = useRef(Promise.resolve()); // one wish after the other, as the server keeps what it hears last
  const save = (/** @type {any} */ wish) => {
    setWished({ ...wished, ...wish });
    last.current = last.current.then(async () => {
      const kept = await act(() => post("/api/me/notices", { language: language.value, ...wish }), "notices-saved");
      if (!kept) setWished(wished);
    });
  };
  const setQuiet = (/** @type {Hours | null} */ quiet) => save({ quiet, time_zone: zone });
  return html`
    <div class="part">
      <h3>${t("notices-when")}</h3>
      <${Interval} interval=${wished.interval} save=${save} />
      <label class="tick">
        <input
          type="checkbox"
          checked=${wished.quiet !== null}
          onChange=${(/** @type {any} */ event) => setQuiet(event.target.checked ? NIGHT : null)}
        />
        ${" "}${t("notices-quiet")}
      </label>
      ${
        wished.quiet &&
        html`
          <${Quiet} quiet=${wished.quiet} zone=${zone} setQuiet=${setQuiet} save=${save} />
        `
      }
    </div>
  `;
}

/** @param {{interval: number, save: (wish: any) => void}} props */
function Interval({ interval, save }) {
  return html`
    <label class="field">
      <span class="lb">${t("notices-interval")}</span>
      <select class="inp" onChange=${(/** @type {any} */ event) => save({ interval: Number(event.target.value) })}>
        ${[...new Set([...INTERVALS, interval])].map(
          (minutes) => html`
            <option key=${minutes} value=${minutes} selected=${minutes === interval}>${intervalName(minutes)}</option>
          `,
        )}
      </select>
      <span class="hint">${t("notices-interval-about")}</span>
    </label>
  `;
}

/**
 * @param {{quiet: Hours, zone: string, setQuiet: (quiet: Hours) => void, save: (wish: any) => void}} props
 */
function Quiet({ quiet, zone, setQuiet, save }) {
  const [all] = useState(() => zones(zone));
  const time = (/** @type {"begin" | "end"} */ side, /** @type {string} */ word) => html`
    <label class="field">
      <span class="lb">${t(word)}</span>
      <input
        class="inp"
        type="time"
        required
        value=${quiet[side]}
        onChange=${(/** @type {any} */ { target }) => target.value && setQuiet({ ...quiet, [side]: target.value })}
      />
    </label>
  `;
  return html`
    <div class="hours">${time("begin", "notices-quiet-from")}${time("end", "notices-quiet-to")}</div>
    <label class="field">
      <span class="lb">${t("notices-zone")}</span>
      <select class="inp" onChange=${(/** @type {any} */ event) => save({ time_zone: event.target.value })}>
        ${all.map(
          (name) => html`
            <option key=${name} value=${name} selected=${name === zone}>
              ${name === here() ? `${name} (${t("notices-zone-here")})` : name}
            </option>
          `,
        )}
      </select>
    </label>
    <span class="hint">${t("notices-quiet-about")}</span>
  `;
}

// ------------------------------------------------------------------------------
// When my clocks stand still: weekends and vacations.

/** @typedef {{until: number | null, left: number, days: number, hours_from: number | null}} Vacation */

/** @param {{notices: Notices, act: Act}} props */
export function Rests({ notices, act }) {
  const [vacation, setVacation] = useState(/** @type {Vacation | null} */ (null));
  useEffect(() => void get("/api/me/vacation").then(setVacation, () => {}), [notices]);
  const ask = (/** @type {string} */ path, /** @type {any} */ body) =>
    void act(async () => setVacation(await post(`/api/me/vacation${path}`, body)));
  if (!vacation) return null;
  const { left, days, until, hours_from: from } = vacation;
  return html`
    <div class="part">
      <h3>${t("vacation-title")}</h3>
      <span class="hint">${t("vacation-nights-about")}</span>
      ${
        from &&
        html`
          <p role="status">${t("vacation-hours-from", { when: dates.value.day.format(from * 1000) })}</p>
        `
      }
      <${Tick} what="weekends" notices=${notices} act=${act} />
      <span class="hint">${t("vacation-about")}</span>
      ${
        until
          ? html`
              <p role="status">${t("time-you-on-vacation", { until: dates.value.day.format(until * 1000) })}</p>
              <div class="acts">
                <button type="button" class="btn" onClick=${() => ask("/end", {})}>${t("time-end-vacation")}</button>
              </div>
            `
          : html`
              <${Leave} left=${left} onLeave=${(/** @type {number} */ wished) => ask("", { days: wished })} />
            `
      }
      <span class="hint">${t("vacation-left", { left, days })}</span>
      <${Tick} what="automatic" notices=${notices} act=${act} />
      <span class="hint">${t("vacation-automatic-about")}</span>
    </div>
  `;
}

/** A wish that is ticked. @param {{what: "weekends" | "automatic", notices: Notices, act: Act}} props */
function Tick({ what, notices, act }) {
  const [on, setOn] = useState(notices[what]); // at once as it was clicked
  const wish = async (/** @type {boolean} */ wished) => {
    setOn(wished);
    if (!(await act(() => post("/api/me/notices", { [what]: wished }), "notices-saved"))) setOn(!wished);
  };
  return html`
    <label class="tick">
      <input type="checkbox" checked=${on} onChange=${(/** @type {any} */ { target }) => void wish(target.checked)} />
      ${" "}${t(keyOf("vacation", what))}
    </label>
  `;
}

/** For how many days I go. @param {{left: number, onLeave: (days: number) => void}} props */
function Leave({ left, onLeave }) {
  const [days, setDays] = useState(Math.min(7, left));
  return html`
    <div class="leave">
      <label class="field">
        <span class="lb">${t("vacation-days")}</span>
        <input
          class="inp"
          type="number"
          min="1"
          max=${left}
          value=${days}
          onInput=${(/** @type {any} */ event) => setDays(Number(event.target.value))}
        />
      </label>
      <button type="button" class="btn" disabled=${!(days >= 1 && days <= left)} onClick=${() => onLeave(days)}>
        ${t("vacation-begin")}
      </button>
    </div>
  `;
}

// ------------------------------------------------------------------------------
// The dialog with all of it.

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
 * @property {boolean} weekends
 * @property {boolean} automatic
 * @property {string[]} kinds
 * @property {Record<Sort, string[]>} off
 * @typedef {(action: () => Promise<Notices | null | void>, word?: string) => Promise<boolean>} Act
 */

/** @param {{onClose: () => void}} props */
export function NoticesDialog({ onClose }) {
  const [notices, setNotices] = useState(/** @type {Notices | null} */ (null));
  const [said, setSaid] = useState(/** @type {{wrong?: boolean, words: string[]}} */ ({ words: [] }));
  /** @type {Act} */
  const act = async (action, word) => {
    setSaid({ words: [] });
    try {
      const answer = await action();
      if (answer) setNotices(answer);
      if (word) setSaid({ words: [t(word)] });
      return true;
    } catch (error) {
      setSaid({ wrong: true, words: [errorText(error)] });
      return false;
    }
  };
  useEffect(() => void (me.value && act(() => get("/api/me/notices"))), []);
  return html`
    <${Dialog} title=${t("notices-title")} onClose=${onClose} class="settings notices">
      <p class="hint">${t("notices-about")}</p>
      <${ThisBrowser} notices=${notices} act=${act} say=${setSaid} />
      ${
        notices &&
        html`
          <${Browsers} notices=${notices} act=${act} />
          <${Mail} mail=${notices.mail} act=${act} />
          <${Webhook} address=${notices.webhook ?? ""} act=${act} />
          <${Kinds} notices=${notices} act=${act} />
          <${When} notices=${notices} act=${act} />
          <${Rests} notices=${notices} act=${act} />
          <${Test} notices=${notices} act=${act} say=${setSaid} />
        `
      }
      <${Said} said=${said} />
    <//>
  `;
}

/** @param {{said: {wrong?: boolean, words: string[]}}} props */
function Said({ said }) {
  return html`
    <div role=${said.wrong ? "alert" : "status"}>
      ${said.words.map(
        (words) => html`
          <p key=${words} class=${said.wrong ? "wrong" : "said"}>${words}</p>
        `,
      )}
    </div>
  `;
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
  return html`
    <details open=${address !== ""}>
      <summary>${t("notices-webhook")}</summary>
      <form class="part" onSubmit=${save}>
        <${Field}
          id="webhook"
          type="url"
          word=${t("notices-webhook-address")}
          about=${t("notices-webhook-about")}
          value=${webhook}
          onInput=${setWebhook}
        />
        <div class="acts"><button class="btn" disabled=${webhook.trim() === address}>${t("notices-save")}</button></div>
      </form>
    </details>
  `;
}

const WORDS = {
  sent: "notices-test-sent",
  gone: "notices-test-gone",
  later: "notices-test-failed",
  refused: "notices-test-failed",
};

/**
 * Sends a message everywhere, and says what became of it.
 * @param {{notices: Notices, act: Act, say: (said: {wrong?: boolean, words: string[]}) => void}} props
 */
function Test({ notices, act, say }) {
  const [busy, setBusy] = useState(false);
  const reached = notices.browsers.length > 0 || notices.mail.confirmed || notices.webhook;
  const test = async () => {
    setBusy(true);
    await act(async () => {
      const results = /** @type {{channel: string, outcome: keyof WORDS}[]} */ (
        (await post("/api/me/notices/test")).results
      );
      const seen = results.map(({ channel, outcome }) => t(WORDS[outcome], { channel }));
      say({ words: [...new Set(seen)], wrong: results.some(({ outcome }) => outcome !== "sent") });
      return get("/api/me/notices");
    });
    setBusy(false);
  };
  if (!reached)
    return html`
      <p class="hint">${t("notices-none")}</p>
    `;
  return html`
    <div class="acts">
      <button type="button" class="btn" disabled=${busy} onClick=${test}>${t("notices-test")}</button>
    </div>
  `;
}
