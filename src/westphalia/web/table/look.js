// @ts-check
// Small things that all parts of the table page use: shields, words set bold, citations, places near by, and what the
// log tells of one.

import { html, useEffect, useState } from "../vendor/ui.js";
import { citedAs } from "../lib/games.js";
import { listed, t } from "../lib/i18n.js";
import { seatColour, seatName } from "../lib/people.js";
import { sentence } from "../lib/prose.js";
import { Shield } from "../lib/signs.js";

/** @typedef {import("../lib/types.js").Store} Store */
/** @typedef {import("../lib/types.js").Shown} Shown */

/**
 * The shield of a seat, and its name unless the name stands beside it.
 * @param {{info: any, seat: number, size?: number}} props
 */
export function SeatShield({ info, seat, size = 20 }) {
  return html`
    <${Shield} tincture=${seatColour(info, seat)} size=${size} />
  `;
}

const MARKED = /<(b|em)>(.*?)<\/\1>/;

/** A message in which <b> and <em> are set so. @param {string} text @returns {any[]} */
export function rich(text) {
  const parts = [];
  let rest = text;
  for (let found = MARKED.exec(rest); found; found = MARKED.exec(rest)) {
    if (found.index) parts.push(rest.slice(0, found.index));
    parts.push(
      found[1] === "b"
        ? html`
            <b>${found[2]}</b>
          `
        : html`
            <em>${found[2]}</em>
          `,
    );
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest) parts.push(rest);
  return parts;
}

/** The same without any marks, for readers. @param {string} text */
export const plain = (text) => text.replace(/<\/?(b|em)>/g, "");

/**
 * A citation that opens its clause; *said* is what stands before it.
 * @param {{clause: string | null | undefined, said?: string}} props
 */
export function Cite({ clause, said = "" }) {
  if (!clause) return null;
  return html`
    <button type="button" class="cite" title=${t("table-open-clause")} onClick=${() => openRule(clause)}>
      ${citedAs(clause, said)}
    </button>
  `;
}

/** @param {string} clause */
export async function openRule(clause) {
  try {
    await (await import("../rules/sheet.js")).openClause(clause);
  } catch (error) {
    console.warn(`the clause ${clause} cannot be shown: ${error}`);
  }
}

/**
 * A module that may come late or not at all: undefined until it is there, null if it cannot be had.
 * @param {() => Promise<any>} load @returns {any}
 */
export function useModule(load) {
  const [module, setModule] = useState(/** @type {any} */ (undefined));
  useEffect(() => {
    let wanted = true;
    load().then(
      (loaded) => wanted && setModule(loaded),
      (error) => {
        console.warn(String(error));
        if (wanted) setModule(null);
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return module;
}

/**
 * A part of a page whose module is loaded when the part is first shown.
 * @param {() => Promise<any>} load
 * @param {string} name
 */
export function later(load, name) {
  /** @type {any} */
  let there;
  const loading = async () => (there = await load());
  return function Later(/** @type {any} */ props) {
    const come = useModule(loading);
    const module = there ?? come;
    if (!module)
      return html`
        <p class="hint" aria-busy=${module === undefined}>${t(module === null ? "page-broken" : "page-loading")}</p>
      `;
    return html`
      <${module[name]} ...${props} />
    `;
  };
}

export const PHONE = "(max-width: 899px)"; // as the style sheets have it

/** @param {string} selector */
export const focusOn = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();

/** Whether a media query holds, now and whenever that changes. @param {string} query */
export function useMedia(query) {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => setHolds(media.matches);
    look();
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }, [query]);
  return holds;
}

/** "Anna, Marek and you". @param {any} info @param {number[]} seats @param {number} own @returns {string[]} */
function namesOf(info, seats, own) {
  return seats.map((seat) => `<b>${seat === own ? t("table-you") : seatName(info, seat)}</b>`);
}

/** "Waiting for Anna, Marek and you." @param {Store} store */
export function waitingFor(store) {
  const info = store.info.value;
  return info.waiting.length ? t("prompt-waiting-for", { names: listed(namesOf(info, info.waiting, store.seat)) }) : "";
}

/**
 * Places near by: they shine on the map when they are pointed at, and are looked at when they are pressed.
 * @param {{store: Shown, places: string[], nameOf: (place: string) => string}} props
 */
export function Near({ store, places, nameOf }) {
  const light = (/** @type {string | null} */ id) => (store.hovered.value = id);
  return html`
    ${places.map(
      (place, n) => html`
        ${n > 0 && ", "}
        <button
          key=${place}
          type="button"
          class="link"
          onClick=${() => (store.picked.value = place)}
          onPointerEnter=${() => light(place)}
          onPointerLeave=${() => light(null)}
          onFocus=${() => light(place)}
          onBlur=${() => light(null)}
        >
          ${nameOf(place)}
        </button>
      `,
    )}
  `;
}

/**
 * What the log tells about something, the last entries of it.
 * @param {{store: Shown, most: number, about: (args: any) => boolean}} props
 */
export function History({ store, most, about }) {
  const entries = store.log.value.filter(({ args }) => about(args)).slice(-most);
  if (!entries.length) return null;
  return html`
    <ol class="history" tabindex="0">
      ${entries.map(
        (entry) => html`
          <li key=${entry.n}>${sentence(entry, store)}</li>
        `,
      )}
    </ol>
  `;
}
