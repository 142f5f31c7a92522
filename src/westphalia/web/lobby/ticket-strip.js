// @ts-check
// The strip over every page while one seeks a table: what is sought, how long, and where one was seated.

import { html, useEffect, useState } from "../vendor/ui.js";
import { t } from "../lib/i18n.js";
import { get } from "../lib/net.js";
import { go, route, writeRoute } from "../lib/route.js";
import { Icon } from "../lib/signs.js";
import { putAway, ticket, watchTicket } from "../lib/ticket.js";
import { ring } from "../lib/turns.js";

const SECOND = 1000;

/** The time that has passed since a moment, as on a clock. @param {number} since seconds since 1970 */
function useWaited(since) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor(now / SECOND - since));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, n) => (n ? String(part).padStart(2, "0") : part)).join(":");
}

/** Goes to the table from the lobby; elsewhere nobody is torn from what they do. @param {string | null} table */
function useSeated(table) {
  useEffect(() => {
    if (!table) return;
    ring();
    const { page, id } = route.peek();
    if (id === table) void putAway().catch(() => null);
    else if (["lobby", "tables", "new"].includes(page)) void sitDown(table);
  }, [table]);
}

/** Opens the table where one was seated, at one's own seat. @param {string} id */
async function sitDown(id) {
  const info = await get(`/api/tables/${id}`).catch(() => null);
  const own = info?.seats.find((/** @type {any} */ seat) => seat.you);
  await putAway().catch(() => null);
  if (own) go({ page: "table", id, seat: own.seat });
}

export function TicketStrip() {
  useEffect(watchTicket, []);
  const sought = ticket.value;
  const waited = useWaited(sought?.since ?? 0);
  useSeated(sought?.table ?? null);
  if (!sought) return null;
  const game = t("game-name", {}, sought.game);
  return html`
    <aside class="ticket-strip" aria-label=${t("finding-title")}>
      <${Icon} name=${sought.table ? "check" : "lens"} />
      <span role="status">${t(sought.table ? "finding-seated" : "finding-seeking", { game })}</span>
      ${
        sought.table
          ? html`
              <button type="button" class="btn sm primary" onClick=${() => void sitDown(sought.table ?? "")}>
                ${t("finding-to-table")}
              </button>
            `
          : html`
              <time aria-hidden="true">${waited}</time>
              ${
                route.value.page !== "lobby" &&
                html`
                  <a class="btn sm quiet" href=${writeRoute({ page: "lobby" })}>${t("page-to-lobby")}</a>
                `
              }
            `
      }
      <button type="button" class="btn sm quiet" onClick=${() => void putAway().catch(() => null)}>
        ${t("finding-put-away")}
      </button>
    </aside>
  `;
}
