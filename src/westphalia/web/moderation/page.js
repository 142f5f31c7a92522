// @ts-check
// The page of those who look after the house: open reports with what was said around them, what can be done about
// people and tables, what holds now, and the log. Of a table it shows talk alone.

import { html, signal, useEffect, useState } from "../vendor/ui.js";
import { called, dates, errorText, keyOf, language, t } from "../lib/i18n.js";
import { get, post, query } from "../lib/net.js";
import { told } from "../lib/people.js";
import { writeRoute } from "../lib/route.js";
import { Wrong } from "../lib/signs.js";
import { lookOften } from "../lib/turns.js";
import { Field } from "../account/fields.js";
import { Head } from "../lobby/head.js";
import { when } from "../lobby/tables.js";

/** @typedef {import("../lib/shapes.js").Desk} Desk */
/** @typedef {import("../lib/shapes.js").ReportInfo} ReportInfo */
/** @typedef {import("../lib/shapes.js").PersonInfo} PersonInfo */
/** @typedef {import("../lib/shapes.js").Act} LogAct */

// ------------------------------------------------------------------------------
// What the server told last, and what was refused.

const OFTEN = 30000; // milliseconds between two looks

/** @type {import("../vendor/ui.js").Signal<Desk | null>} */
const desk = signal(/** @type {Desk | null} */ (null));
const wrong = signal("");

/** @param {Promise<Desk>} answer */
async function took(answer) {
  try {
    desk.value = await answer;
    wrong.value = "";
    return true;
  } catch (error) {
    wrong.value = errorText(error);
    return false;
  }
}

const look = () => document.visibilityState === "hidden" || void took(get("/api/moderation"));

/** A moment: the day, and today the time. @param {number} seconds */
const moment = (seconds) => `${when(seconds)}, ${dates.value.time.format(seconds * 1000)}`;

/** @param {number} until */
const lasting = (until) =>
  until
    ? t("moderation-until", {
        day: `${dates.value.day.format(until * 1000)}, ${dates.value.time.format(until * 1000)}`,
      })
    : t("moderation-for-good");

export function ModerationPage() {
  useEffect(() => lookOften(look, OFTEN), []);
  useEffect(() => {
    document.title = `${t("moderation-title")} · Westphalia`;
  }, [language.value]);
  const known = desk.value;
  return html`
    <${Head} title=${t("moderation-title")} />
    <main id="main" class="lobby moderation" tabindex="-1">
      <${Wrong} why=${wrong.value} />
      ${
        known &&
        html`
          <${Reports} reports=${known.reports} />
          <${People} />
          <${Restrictions} known=${known} />
          <${Roles} known=${known} />
          <${Banner} role=${known.role} />
          <${Log} log=${known.log} />
        `
      }
    </main>
  `;
}

// ------------------------------------------------------------------------------
// Reports.

/** @param {{reports: ReportInfo[]}} props */
function Reports({ reports }) {
  return html`
    <section aria-labelledby="reports">
      <h2 id="reports" class="heading">${t("moderation-reports", { reports: reports.length })}</h2>
      ${reports.map(
        (report) => html`
          <${Report} key=${report.id} report=${report} />
        `,
      )}
    </section>
  `;
}

/** @param {{report: ReportInfo}} props */
function Report({ report }) {
  const { accused, reporter } = report;
  return html`
    <article class="cart report" id=${`report-${report.id}`}>
      <h3 class="h">
        ${called(accused.name)}
        <small>${[report.title || report.game, moment(report.at)].filter(Boolean).join(" · ")}</small>
      </h3>
      ${
        report.own
          ? html`
              <p class="hint">${t("moderation-own")}</p>
            `
          : html`
              ${
                report.text &&
                html`
                  <blockquote>${report.text}</blockquote>
                `
              }
              <p>
                ${reporter.id ? t("moderation-by", { name: called(reporter.name) }) : ""}
                ${" "}${report.why && t("moderation-why", { why: report.why })}
              </p>
              <${Around} report=${report} />
              <${Deeds} log=${report.acts} />
              <${Acts} person=${accused} table=${report.table} report=${report.id} />
            `
      }
    </article>
  `;
}

/** What was said before and after. @param {{report: ReportInfo}} props */
function Around({ report }) {
  if (!report.said.length) return null;
  const link = report.table && writeRoute({ page: "table", id: report.table, seat: -1 });
  return html`
    <details class="around" open>
      <summary>${t("moderation-around")}</summary>
      <ol>
        ${report.said.map(
          ({ n, name, person, text }) => html`
            <li key=${n} class=${person === report.accused.id ? "meant" : ""}>
              <b>${called(name)}</b>
              ${" "}
              <span>${text}</span>
            </li>
          `,
        )}
      </ol>
      ${
        link &&
        html`
          <a class="lk" href=${link}>${t("moderation-table")}</a>
        `
      }
    </details>
  `;
}

// ------------------------------------------------------------------------------
// What can be done: one form, which asks for what the chosen act needs.

const TO_PEOPLE = ["warn", "mute", "ban", "rename"];
const TO_TABLES = ["freeze", "unfreeze", "hand-over"];
const CLOSING = ["uphold", "dismiss"];
const DAYS = ["1", "3", "7", "30", "0"]; // 0 is for good

/**
 * @param {{person?: {id: number, name: string}, table?: string, report?: number, onDone?: () => void}} props
 */
function Acts({ person, table = "", report = 0, onDone = () => {} }) {
  const acts = [...(person?.id ? TO_PEOPLE : []), ...(table ? TO_TABLES : []), ...(report ? CLOSING : [])];
  const [act, setAct] = useState(acts[0]);
  const [reason, setReason] = useState("");
  const [more, setMore] = useState({ days: "3", name: "", what: "1", who: "" });
  const alter = (/** @type {object} */ part) => setMore((old) => ({ ...old, ...part }));
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!(await took(send(act, { person: person?.id, table, report, reason, ...more })))) return;
    setReason("");
    onDone();
  };
  const id = `${report || person?.id}`;
  return html`
    <form class="acts-form" onSubmit=${submit}>
      <label class="field">
        <span class="lb">${t("moderation-act")}</span>
        <select class="sel" value=${act} onChange=${(/** @type {any} */ event) => setAct(event.target.value)}>
          ${acts.map(
            (each) => html`
              <option key=${each} value=${each}>${t(keyOf("moderation-do", each))}</option>
            `,
          )}
        </select>
      </label>
      <${Details} act=${act} more=${more} alter=${alter} id=${id} />
      <${Field}
        id=${`reason-${id}`}
        word=${t("moderation-reason")}
        value=${reason}
        onInput=${setReason}
        maxlength="400"
        required
      />
      <button class="btn primary">${t("moderation-do-it")}</button>
    </form>
  `;
}

/**
 * @param {{act: string, id: string, more: {days: string, name: string, what: string, who: string},
 *   alter: (part: object) => void}} props
 */
function Details({ act, id, more, alter }) {
  const field = (/** @type {"name" | "what" | "who"} */ part, /** @type {string} */ word) => html`
    <${Field}
      id=${`${part}-${id}`}
      word=${word}
      value=${more[part]}
      onInput=${(/** @type {string} */ text) => alter({ [part]: text })}
      required
    />
  `;
  if (act === "rename") return field("name", t("moderation-new-name"));
  if (act === "hand-over") return [field("what", t("moderation-what")), field("who", t("moderation-who"))];
  if (act !== "mute" && act !== "ban") return null;
  return html`
    <label class="field">
      <span class="lb">${t("moderation-time")}</span>
      <select
        class="sel"
        value=${more.days}
        onChange=${(/** @type {any} */ event) => alter({ days: event.target.value })}
      >
        ${DAYS.map(
          (days) => html`
            <option key=${days} value=${days}>
              ${days === "0" ? t("moderation-for-good") : t("moderation-days", { days: Number(days) })}
            </option>
          `,
        )}
      </select>
    </label>
  `;
}

/** @param {string} act @param {any} all what was filled in @returns {Promise<Desk>} */
function send(act, { person, table, report, reason, days, name, what, who }) {
  const to = (/** @type {string} */ door, /** @type {object} */ body) =>
    post(`/api/moderation/${door}`, { reason, ...body });
  if (act === "uphold" || act === "dismiss") return to("close", { report, upheld: act === "uphold" });
  if (act === "freeze" || act === "unfreeze") return to("freeze", { table, report, frozen: act === "freeze" });
  if (act === "hand-over") return to(act, { table, report, what, who });
  if (act === "rename") return to(act, { person, report, name });
  return to(act, { person, report, ...(act !== "warn" && { days: Number(days) }) });
}

// ------------------------------------------------------------------------------
// People: found by name or number, with all that was done to them.

function People() {
  const [name, setName] = useState("");
  const [found, setFound] = useState(/** @type {PersonInfo[] | null} */ (null));
  const search = async () => {
    try {
      setFound((await get(`/api/moderation/people${query({ name })}`)).people);
      wrong.value = "";
    } catch (error) {
      wrong.value = errorText(error);
    }
  };
  const submit = (/** @type {Event} */ event) => (event.preventDefault(), void search());
  return html`
    <section aria-labelledby="people">
      <h2 id="people" class="heading">${t("moderation-people")}</h2>
      <form class="acts-form" role="search" onSubmit=${submit}>
        <${Field} id="find-person" word=${t("moderation-find")} value=${name} onInput=${setName} required />
        <button class="btn">${t("moderation-search")}</button>
      </form>
      ${
        found?.length === 0 &&
        html`
          <p class="hint" role="status">${t("moderation-nobody")}</p>
        `
      }
      ${found?.map(
        (info) => html`
          <${Person} key=${info.person.id} info=${info} onDone=${search} />
        `,
      )}
    </section>
  `;
}

/** Somebody who was found; the form is made when it is wanted. @param {{info: PersonInfo, onDone: () => void}} props */
function Person({ info, onDone }) {
  const [open, setOpen] = useState(false);
  const { id, name } = info.person;
  const reported = t("moderation-reported", { reports: info.reports });
  return html`
    <article class="cart">
      <h3 class="h">
        ${
          info.account
            ? html`
                <a class="lk" href=${writeRoute({ page: "people", id: name })}>${name}</a>
              `
            : called(name)
        }
        <small>${`#${id} · ${kindOf(info)} · ${reported}`}</small>
      </h3>
      <${Deeds} log=${info.log} />
      ${
        open
          ? html`
              <${Acts} person=${info.person} onDone=${onDone} />
            `
          : html`
              <button type="button" class="btn sm" onClick=${() => setOpen(true)}>${t("moderation-act")}…</button>
            `
      }
    </article>
  `;
}

/** @param {PersonInfo} info */
function kindOf({ account, bot, role }) {
  if (role) return t(keyOf("moderation-role", role));
  return t(bot ? "moderation-bot" : account ? "moderation-account" : "moderation-guest");
}

// ------------------------------------------------------------------------------
// What holds now; who looks after the house; what everybody is told; what was done.

/** @param {{known: Desk}} props */
function Restrictions({ known }) {
  if (!known.restrictions.length) return null;
  const end = (/** @type {string} */ kind, /** @type {number} */ person) =>
    took(post(`/api/moderation/${kind}`, { person, reason: t("moderation-ended-early") }));
  return html`
    <section aria-labelledby="restrictions">
      <h2 id="restrictions" class="heading">${t("moderation-restrictions")}</h2>
      <ul class="sessions">
        ${known.restrictions.map(
          ({ kind, person, until, reason }) => html`
            <li key=${`${kind} ${person.id}`}>
              <span>
                <b>${called(person.name)}</b>
                ${" "}${t(keyOf("moderation-did", kind))}, ${lasting(until)}
                <small>${reason}</small>
              </span>
              <button type="button" class="btn sm" onClick=${() => end(kind, person.id)}>${t("moderation-end")}</button>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** @param {number} person @param {string} role */
const giveRole = (person, role) =>
  took(post("/api/moderation/role", { person, role, reason: t("moderation-role-changed") }));

/** @param {{known: Desk}} props */
function Roles({ known }) {
  const may = known.role === "operator";
  return html`
    <section aria-labelledby="roles">
      <h2 id="roles" class="heading">${t("moderation-roles")}</h2>
      <ul class="sessions">
        ${known.roles.map(
          ({ person, role }) => html`
            <li key=${person.id}>
              <span>
                <b>${called(person.name)}</b>
                ${" "}
                <i>${t(keyOf("moderation-role", role))}</i>
              </span>
              ${
                may &&
                role === "moderator" &&
                html`
                  <button type="button" class="btn sm" onClick=${() => giveRole(person.id, "")}>
                    ${t("moderation-take-role")}
                  </button>
                `
              }
            </li>
          `,
        )}
      </ul>
      ${
        may &&
        html`
          <${NewModerator} />
        `
      }
    </section>
  `;
}

/** Makes an account a moderator, by its whole name. */
function NewModerator() {
  const [who, setWho] = useState("");
  const give = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const { people = [] } = await get(`/api/moderation/people${query({ name: who })}`).catch(() => ({}));
    const found = people.find((/** @type {PersonInfo} */ one) => one.account && one.person.name === who.trim());
    if (!found) wrong.value = t("moderation-nobody");
    else if (await giveRole(found.person.id, "moderator")) setWho("");
  };
  return html`
    <form class="acts-form" onSubmit=${give}>
      <${Field} id="new-moderator" word=${t("moderation-new-role")} value=${who} onInput=${setWho} required />
      <button class="btn">${t("moderation-give-role")}</button>
    </form>
  `;
}

/** @param {{role: string}} props */
function Banner({ role }) {
  const [text, setText] = useState(told.value.banner?.text ?? "");
  const [hours, setHours] = useState("2");
  if (role !== "operator") return null;
  const put = (/** @type {string} */ words) =>
    took(post("/api/moderation/banner", { text: words, hours: Number(hours) || 0 }));
  const submit = (/** @type {Event} */ event) => (event.preventDefault(), void put(text));
  return html`
    <section aria-labelledby="banner">
      <h2 id="banner" class="heading">${t("moderation-banner")}</h2>
      <form class="acts-form" onSubmit=${submit}>
        <${Field} id="banner-text" word=${t("moderation-banner-text")} value=${text} onInput=${setText} required />
        <${Field}
          id="banner-hours"
          word=${t("moderation-banner-hours")}
          type="number"
          min="0"
          max="8760"
          value=${hours}
          onInput=${setHours}
        />
        <button class="btn">${t("moderation-banner-put")}</button>
        <button type="button" class="btn quiet" onClick=${() => (setText(""), void put(""))}>
          ${t("moderation-banner-drop")}
        </button>
      </form>
    </section>
  `;
}

/** @param {{log: LogAct[]}} props */
function Log({ log }) {
  return html`
    <section aria-labelledby="log">
      <h2 id="log" class="heading">${t("moderation-log")}</h2>
      ${
        log.length
          ? html`
              <${Deeds} log=${log} />
            `
          : html`
              <p class="hint">${t("moderation-log-empty")}</p>
            `
      }
    </section>
  `;
}

/** Acts as they were written down. @param {{log: LogAct[]}} props */
function Deeds({ log }) {
  if (!log.length) return null;
  const title = (/** @type {LogAct} */ done) =>
    [called(done.person_name) || done.about, t(keyOf("moderation-did", done.act))].filter(Boolean).join(": ");
  return html`
    <ol class="deeds">
      ${log.map(
        (done) => html`
          <li key=${done.id}>
            <b>${title(done)}</b>
            ${" "}
            <small>
              ${[
                moment(done.at),
                done.moderator ? done.moderator_name : t("moderation-console"),
                done.person ? done.about && outcome(done) : "",
                done.until ? lasting(done.until) : "",
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
            ${
              done.reason &&
              html`
                <i>${done.reason}</i>
              `
            }
          </li>
        `,
      )}
    </ol>
  `;
}

/** What an act came to. @param {LogAct} done */
const outcome = ({ act, about }) =>
  act === "close" ? t(keyOf("moderation-outcome", about)) : act === "role" ? t(keyOf("moderation-role", about)) : about;
