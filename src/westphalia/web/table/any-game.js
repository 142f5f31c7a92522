// @ts-check
// The room of a game that brings none: its view part by part, its questions as buttons, its names from its ids.

import { html } from "../vendor/ui.js";
import { hasMessage, inWords, keyOf, t } from "../lib/i18n.js";
import { seatColour, seatName } from "../lib/people.js";
import { Again } from "../lib/rematch.js";
import { Shield } from "../lib/signs.js";
import { QuestionPanel } from "./generic.js";
import { Corner } from "./page.js";

/** @typedef {import("../lib/types.js").Store} Store */
/** @typedef {import("../lib/types.js").Shown} Shown */

const SEAT = "seat";
const ELSEWHERE = ["prompt", SEAT]; // parts that are shown as the question, and as whose eyes these are
const ORDINAL = "ordinal";

/**
 * What a part of a view is called; one that is called by a number is a seat's.
 * @param {Shown} store
 * @param {string} name
 */
function partName(store, name) {
  if (/^\d+$/.test(name) && Number(name) < store.info.value.seats.length)
    return seatName(store.info.value, Number(name));
  const key = keyOf("part", name);
  return hasMessage(key) ? t(key) : inWords(name);
}

/** @param {any} value */
const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
/** @param {any} value whether it is rows with columns */
const isTable = (value) => Array.isArray(value) && value.length > 0 && value.every(isObject);

/** @param {{store: Shown, name: string, value: any}} props */
function Value({ store, name, value }) {
  const { info, board } = store;
  const term = board.value.terms[name];
  if (Array.isArray(value)) {
    if (!value.length) return nothing();
    return html`
      <span class="any-row">
        ${value.map(
          (one, n) => html`
            <${Value} key=${n} store=${store} name=${name} value=${one} />
          `,
        )}
      </span>
    `;
  }
  if (isObject(value) && Object.keys(value).length)
    return html`
      <${List} store=${store} parts=${Object.entries(value)} />
    `;
  if (value === null || value === "" || isObject(value)) return nothing();
  if (typeof value === "boolean") return t(value ? "word-yes" : "word-no");
  if (term === SEAT && value < 0) return nothing();
  if (typeof value === "number" && term === SEAT)
    return html`
      <${Shield} tincture=${seatColour(info.value, value)} size=${18} />
      ${" "}${seatName(info.value, value)}
    `;
  if (typeof value === "number") return String(term === ORDINAL ? value + 1 : value);
  const key = term ? keyOf(term, value) : "";
  return html`
    <span class="any-id">${key && hasMessage(key) ? t(key) : inWords(value)}</span>
  `;
}

const nothing = () => html`
  <span class="none">–</span>
`;

/** @param {{store: Shown, parts: [string, any][]}} props */
function List({ store, parts }) {
  return html`
    <dl class="any-parts">
      ${parts.map(
        ([name, value]) => html`
          <div key=${name}>
            <dt>${partName(store, name)}</dt>
            <dd><${Value} store=${store} name=${name} value=${value} /></dd>
          </div>
        `,
      )}
    </dl>
  `;
}

/** @param {{store: Shown, name: string, rows: Record<string, any>[]}} props */
function Rows({ store, name, rows }) {
  const titles = [...new Set(rows.flatMap(Object.keys))];
  return html`
    <section class="any-scroll">
      <h3 class="h">${partName(store, name)}</h3>
      <table class="any-rows" aria-label=${partName(store, name)}>
        <thead>
          <tr>
            ${titles.map(
              (title) => html`
                <th key=${title} scope="col">${partName(store, title)}</th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row, n) => html`
              <tr key=${n}>
                ${titles.map(
                  (title) => html`
                    <td key=${title} data-title=${partName(store, title)}>
                      ${
                        title in row &&
                        html`
                          <${Value} store=${store} name=${title} value=${row[title]} />
                        `
                      }
                    </td>
                  `,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </section>
  `;
}

/** Everything that these eyes see. @param {{store: Shown}} props */
function Parts({ store }) {
  const view = store.view.value;
  if (!view || !store.board.value || !store.info.value) return null;
  const parts = Object.entries(view).filter(([name]) => !ELSEWHERE.includes(name));
  return html`
    <div class="any-table">
      <${List} store=${store} parts=${parts.filter(([, value]) => !isTable(value))} />
      ${parts
        .filter(([, value]) => isTable(value))
        .map(
          ([name, rows]) => html`
            <${Rows} key=${name} store=${store} name=${name} rows=${rows} />
          `,
        )}
    </div>
  `;
}

/** @param {{store: Store}} props */
const MapPart = ({ store }) => html`
  <section class="map-part" aria-label=${t("title-parts")}><${Parts} store=${store} /></section>
`;

/** What is asked, and below it what has happened. @param {{store: Store, onChronicle: () => void}} props */
function Desk({ store, onChronicle }) {
  const asked = store.question.value || store.info.value?.state === "over";
  if (!store.view.value || !store.board.value)
    return html`
      <div class="desk any" aria-busy="true"></div>
    `;
  return html`
    <div class=${`desk any ${asked ? "asked" : "idle"}`}>
      <div class="decision">
        ${
          asked &&
          html`
            <${QuestionPanel} store=${store} panels=${{ over: End }} />
          `
        }
      </div>
      <${Corner} store=${store} onChronicle=${onChronicle} />
    </div>
  `;
}

/** The points at the end, and to play again. @param {{store: Store}} props */
function End({ store }) {
  const info = store.info.value;
  const { points = [], winners = [] } = info.result ?? {};
  const rows = points.map((/** @type {number} */ amount, /** @type {number} */ seat) => ({
    seat,
    points: amount,
    winner: winners.includes(seat),
  }));
  return html`
    <section class="phase end">
      ${
        rows.length > 0 &&
        html`
          <${Rows} store=${store} name="players" rows=${rows} />
        `
      }
      <${Again} store=${store} info=${info} />
    </section>
  `;
}

/** @type {import("../lib/types.js").GameRoom} */
export const room = {
  readBoard: (told) => ({ forms: {}, ...told }),
  terms: {},
  lists: {},
  reckoned: () => ({}),
  isPlace: () => false,
  choiceText(choice) {
    const [verb, ...noun] = choice.split(" ");
    const key = keyOf("choose", verb);
    return hasMessage(key) ? t(key, { noun: inWords(noun.join(" ")) }) : inWords(choice);
  },
  firstClause: "",

  story: {
    heads: [],
    quiet: [],
    chapters: [],
    actions: [],
    together: [],
    battles: [],
    periods: [],
    displayed: [],
    placeOf: () => null,
  },
  telling: {
    about: new Set(),
    ends: new Set(),
    seen: new Set(),
    joins: () => false,
    meanwhile: (before) => before,
    sight: () => 0,
    later: (view) => view,
    says: (_, about) => about,
    hold: () => 0,
  },
  Told: null,
  changes: () => [],

  prepare: () => ({ stop: () => {} }),
  Progress: () => null,
  brief: () => "",
  tableTab: { id: "map", icon: "table", name: "table" },
  lenses: [""],
  MapPart,
  Desk,
  prompt: () => null,
  buttons: () => null,
  hints: {
    prepared: () => [],
    open: (store, _, choice) => Boolean(store.question.value?.choices.includes(choice)),
    together: (_, steps) => steps,
    selectors: (choice) => [`[data-choice="${choice}"]`],
    places: () => [],
  },
  tabs: [],
  deciding: () => "decide",
  jumps: {},
  moving: () => false,

  Map: Parts,
  Facts: () => null,
  marksAt: () => ({}),
  line: {
    period: "",
    short: () => "",
    full: () => "",
    phases: [],
    signs: [],
    together: {},
    shared: [],
    aftermath: [],
    scale: () => null,
  },
};
