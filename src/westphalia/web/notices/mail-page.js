// @ts-check
// Where links in mail lead: one button, so that a program which only looks at links confirms and ends nothing.

import { html, useEffect, useState } from "../vendor/ui.js";
import { errorText, t } from "../lib/i18n.js";
import { post } from "../lib/net.js";
import { writeRoute } from "../lib/route.js";
import { Wrong } from "../lib/signs.js";

/** @param {{id: string, link: string}} props */
export function MailPage({ id, link }) {
  const [done, setDone] = useState(false);
  const [wrong, setWrong] = useState("");
  const title = t(`mail-${id}-title`);
  useEffect(() => {
    document.title = `${title} · Westphalia`;
  }, [title]);
  const act = async () => {
    try {
      await (id === "stop"
        ? post(`/api/mail/stop/${encodeURIComponent(link)}`)
        : post("/api/mail/confirm", { token: link }));
      setDone(true);
      setWrong("");
    } catch (error) {
      setWrong(errorText(error));
    }
  };
  return html`
    <main class="blank join">
      <h1>Westphalia</h1>
      <div class="cart mail-link">
        <h2 class="h">${title}</h2>
        ${
          done
            ? html`
                <p role="status">${t(`mail-${id}-done`)}</p>
              `
            : html`
                <p>${t(`mail-${id}-about`)}</p>
                <button type="button" class="btn rub big" onClick=${act}>${t(`mail-${id}-button`)}</button>
              `
        }
      </div>
      <${Wrong} why=${wrong} />
      <p><a href=${writeRoute({ page: "lobby" })}>${t("page-to-lobby")}</a></p>
    </main>
  `;
}
