// @ts-check
// What those who look after the house tell me: letters, each until I put it away; and a banner for everybody.

import { html, useState } from "../vendor/ui.js";
import { Dialog } from "../lib/dialog.js";
import { called, dates, errorText, keyOf, t } from "../lib/i18n.js";
import { post } from "../lib/net.js";
import { told } from "../lib/people.js";
import { Wrong } from "../lib/signs.js";

/** @typedef {import("../lib/shapes.js").LetterInfo} Letter */

export function Told() {
  const { letters, banner, shut } = told.value;
  const [closed, close] = useState(false);
  const [hidden, hide] = useState(0);
  return html`
    ${
      shut &&
      html`
        <p class="banner" role="alert">${shut}</p>
      `
    }
    ${
      banner &&
      banner.at !== hidden &&
      html`
        <p class="banner" role="status">
          <span>${banner.text}</span>
          ${
            banner.until > 0 &&
            html`
              ${" "}
              <small>${t("letter-until", { when: moment(banner.until) })}</small>
            `
          }
          <button type="button" class="icon-button" aria-label=${t("page-close")} onClick=${() => hide(banner.at)}>
            ×
          </button>
        </p>
      `
    }
    ${
      letters.length > 0 &&
      !closed &&
      html`
        <${Letters} letters=${letters} onClose=${() => close(true)} />
      `
    }
  `;
}

/** @param {number} seconds */
const moment = (seconds) => `${dates.value.day.format(seconds * 1000)}, ${dates.value.time.format(seconds * 1000)}`;

/** @param {{letters: Letter[], onClose: () => void}} props */
function Letters({ letters, onClose }) {
  const [wrong, setWrong] = useState("");
  const away = (/** @type {number} */ n) =>
    post("/api/me/letters/away", { n }).then(
      (answer) => (told.value = { ...told.value, letters: answer.letters }),
      (error) => setWrong(errorText(error)),
    );
  return html`
    <${Dialog} title=${t("letter-title")} onClose=${onClose} class="letters">
      <ul>
        ${letters.map(
          (letter) => html`
            <li key=${letter.n}>
              <p>${sentence(letter)}</p>
              ${
                letter.text &&
                !letter.kind.startsWith("report-") &&
                html`
                  <blockquote>${letter.text}</blockquote>
                `
              }
              <small>${moment(letter.at)}</small>
              <button type="button" class="btn" onClick=${() => away(letter.n)}>${t("letter-away")}</button>
            </li>
          `,
        )}
      </ul>
      <${Wrong} why=${wrong} />
    <//>
  `;
}

/** What a letter says; to who has reported somebody, what was done. @param {Letter} letter */
function sentence({ kind, name, until, text }) {
  const done = kind === "report-upheld" ? text.split(" ").filter(Boolean) : [];
  const acts = done.map((act) => t(keyOf("letter-did", act))).join(", ");
  const whom = { name: called(name), until: until ? moment(until) : "", ever: until ? "no" : "yes" };
  return t(keyOf("letter", kind), { ...whom, acts: acts || t("letter-did-note") });
}
