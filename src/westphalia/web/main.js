// @ts-check
// The page begins here: settings and language, then whichever page the address names.

import { html, render, useEffect, useErrorBoundary, useState } from "./vendor/ui.js";
import { HouseLinks } from "./house/links.js";
import { askFor, dressed, fetchFaces, undressed } from "./lib/assets.js";
import { language, need, t } from "./lib/i18n.js";
import { membersOnly, readOnly } from "./lib/net.js";
import { loadMe, me, told } from "./lib/people.js";
import { watchPresses } from "./lib/pointer.js";
import { route, writeRoute } from "./lib/route.js";
import { applySettings, settings } from "./lib/settings.js";
import { Loading, layOutSigns } from "./lib/signs.js";
import { mayHave, ticket } from "./lib/ticket.js";

/**
 * What a page needs before it is drawn; nothing of it is loaded for the other pages.
 * @typedef {{load: () => Promise<any>, name: string, styles: string[], locales: string[]}} Page
 * @type {Record<string, Page>}
 */
const PAGES = {
  lobby: { load: () => import("./lobby/page.js"), name: "LobbyPage", styles: ["style/lobby"], locales: ["finding"] },
  tables: { load: () => import("./lobby/list.js"), name: "TablesPage", styles: ["style/lobby"], locales: [] },
  new: { load: () => import("./lobby/new-table.js"), name: "NewTablePage", styles: ["style/lobby"], locales: [] },
  ratings: {
    load: () => import("./ratings/page.js"),
    name: "RatingsPage",
    styles: ["style/lobby", "style/ratings"],
    locales: ["ratings"],
  },
  join: { load: () => import("./lobby/join.js"), name: "JoinPage", styles: ["style/lobby"], locales: [] },
  tournaments: {
    load: () => import("./tournaments/page.js"),
    name: "TournamentsPage",
    styles: ["style/lobby", "style/tournaments"],
    locales: ["tournaments"],
  },
  people: {
    load: () => import("./people/profile.js"),
    name: "ProfilePage",
    styles: ["style/lobby", "style/people", "style/ratings"],
    locales: ["people", "ratings"],
  },
  back: {
    load: () => import("./people/back.js"),
    name: "BackPage",
    styles: ["style/lobby", "style/people"],
    locales: ["people"],
  },
  invited: {
    load: () => import("./people/back.js"),
    name: "InvitedPage",
    styles: ["style/lobby", "style/people"],
    locales: ["people"],
  },
  members: {
    load: () => import("./people/back.js"),
    name: "MembersPage",
    styles: ["style/lobby", "style/people"],
    locales: ["people"],
  },
  mail: {
    load: () => import("./notices/mail-page.js"),
    name: "MailPage",
    styles: ["style/lobby"],
    locales: ["notices"],
  },
  moderation: {
    load: () => import("./moderation/page.js"),
    name: "ModerationPage",
    styles: ["style/lobby", "style/moderation"],
    locales: ["moderation"],
  },
  house: {
    load: () => import("./house/page.js"),
    name: "HousePage",
    styles: ["style/lobby", "style/moderation"],
    locales: ["moderation"],
  },
  table: {
    load: () => import("./table/page.js"),
    name: "TablePage",
    styles: ["style/map", "style/table", "style/panels", "style/chronicle", "style/talk", "style/learn"],
    locales: ["web", "finding"],
  },
  replay: {
    load: () => import("./replay/page.js"),
    name: "ReplayPage",
    styles: ["style/map", "style/table", "style/panels", "style/chronicle", "style/replay", "style/analysis"],
    locales: ["web", "analysis"],
  },
};

/** The pages below which the words of the house are named. */
const FOOTED = ["lobby", "tables", "new", "house"];

/** @param {string} name */
async function prepared(name) {
  const page = PAGES[name];
  askFor(`${name}/page.js`);
  undressed((style) => page.styles.includes(style));
  const [module] = await Promise.all([page.load(), need(...page.locales), dressed(...page.styles)]);
  return module[page.name] ?? module.default;
}

const PUBLIC = ["back", "invited", "mail", "house"]; // where one comes in

/** Whether a page is for members only, and whoever is here is none. @param {string} page */
const isShut = (page) => membersOnly.value && !me.value?.account && !PUBLIC.includes(page);

function App() {
  /** @type {any} */
  const at = isShut(route.value.page) ? { ...route.value, page: "members" } : route.value;
  const [shown, show] = useState(/** @type {{page: string, Body: any} | null} */ (null));
  const [failure, setFailure] = useState(/** @type {Error | null} */ (null));
  const [broken, mend] = useErrorBoundary((error) => console.error(error));
  useEffect(() => {
    let current = true;
    setFailure(null);
    if (broken) mend();
    prepared(at.page).then(
      (Body) => current && show({ page: at.page, Body }),
      (error) => current && (console.error(error), setFailure(error)),
    );
    return () => {
      current = false;
    };
  }, [at.page]);
  if (broken || failure)
    return html`
      <${Trouble} />
    `;
  if (!shown || shown.page !== at.page)
    return html`
      <${Loading} />
    `;
  return html`
    <${Shown} at=${at} Body=${shown.Body} />
  `;
}

/** A page, with what holds for all. @param {{at: import("./lib/route.js").Route, Body: any}} props */
function Shown({ at, Body }) {
  // Another table is another page: nothing of the first may stay.
  return html`
    ${
      readOnly.value &&
      html`
        <p class="read-only" role="status">${t("server-read-only")}</p>
      `
    }
    <${SeekingTable} />
    <${FromTheHouse} />
    <${Body} key=${`${at.page} ${at.id ?? ""}`} ...${at} lang=${language.value} />
    ${
      FOOTED.includes(at.page) &&
      html`
        <${HouseLinks} />
      `
    }
  `;
}

/** The strip of a ticket, which is fetched where there may be one. */
function SeekingTable() {
  const [Strip, setStrip] = useState(/** @type {any} */ (null));
  const seeks = ticket.value !== null || mayHave();
  useEffect(() => {
    if (seeks && !Strip)
      Promise.all([import("./lobby/ticket-strip.js"), need("finding")]).then(
        ([{ TicketStrip }]) => setStrip(() => TicketStrip),
        () => null, // it is shown on the lobby, and with the next page
      );
  }, [seeks]);
  return (
    Strip &&
    html`
      <${Strip} />
    `
  );
}

/** What those who look after the house tell me, where there is something; seldom is there anything. */
function FromTheHouse() {
  const { letters, banner, shut } = told.value;
  const any = letters.length > 0 || banner !== null || shut !== "";
  const [Told, setTold] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!any || Told) return;
    const come = Promise.all([import("./house/told.js"), need("moderation"), dressed("style/moderation")]);
    come.then(([module]) => setTold(() => module.Told)).catch(() => {}); // it is tried again with the next page
  }, [any]);
  return (
    any &&
    Told &&
    html`
      <${Told} />
    `
  );
}

function Trouble() {
  return html`
    <main class="blank" role="alert">
      <h1>Westphalia</h1>
      <p>${t("page-broken")}</p>
      <p>
        <button type="button" class="btn primary" onClick=${() => location.reload()}>${t("page-reload")}</button>
        ${" "}
        <a class="btn" href=${writeRoute({ page: "lobby" })}>${t("page-to-lobby")}</a>
      </p>
    </main>
  `;
}

async function begin() {
  applySettings();
  watchPresses();
  fetchFaces();
  const signs = layOutSigns();
  document.documentElement.lang = language.value;
  const { page: name } = route.value;
  const words = need("common", "lobby", "time", ...PAGES[name].locales);
  prepared(name).catch(() => null); // asked for now; whoever shows it is told what went wrong
  await Promise.all([words, signs, loadMe().catch(() => null)]);
  const page = /** @type {HTMLElement} */ (document.getElementById("page"));
  page.replaceChildren();
  render(
    html`
      <${App} />
    `,
    page,
  );
  // where it fails it is tried again with the next visit
  if (me.value && settings.value.notices) void import("./notices/push.js").then(({ renew }) => renew()).catch(() => {});
}

void begin();
