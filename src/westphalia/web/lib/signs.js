// @ts-check
// Icons and shields, drawn from the two sheets of symbols that lie in the page; what is seen until a page has come, and
// what is said where something went wrong.

import { html } from "../vendor/ui.js";
import { here } from "./assets.js";
import { t } from "./i18n.js";

/** Brings the symbols into the page, if it came without; they are used as "#i-palace" and "#s-azure". */
export async function layOutSigns() {
  if (document.getElementById("signs")) return;
  const sheets = await Promise.all(["icons.svg", "shields.svg"].map(async (path) => (await fetch(here(path))).text()));
  const holder = document.createElement("div");
  holder.id = "signs";
  holder.ariaHidden = "true";
  for (const sheet of sheets) {
    const drawn = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
    drawn.setAttribute("width", "0");
    drawn.setAttribute("height", "0");
    holder.append(document.importNode(drawn, true));
  }
  document.body.prepend(holder);
}

/**
 * An icon; with a label it is a picture of its own, without it belongs to the words beside it.
 * @param {{name: string, label?: string, class?: string}} props
 */
export function Icon({ name, label, class: more = "" }) {
  if (!label)
    return html`
      <svg class=${`ic ${more}`} aria-hidden="true"><use href=${`#i-${name}`} /></svg>
    `;
  return html`
    <svg class=${`ic ${more}`} role="img" aria-label=${label}><use href=${`#i-${name}`} /></svg>
  `;
}

/**
 * The shield of a tincture, "vert" for the peasants; *size* is its height in pixels, with letters of the usual size.
 * @param {{tincture: string, size?: number, label?: string, class?: string}} props
 */
export function Shield({ tincture, size = 20, label, class: more = "" }) {
  const measures = { width: `${((size * 26) / 30 / 16).toFixed(3)}rem`, height: `${size / 16}rem` };
  const role = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`
    <svg class=${`shd ${more}`} style=${measures} ...${role}><use href=${`#s-${tincture}`} /></svg>
  `;
}

// ------------------------------------------------------------------------------
// What is seen until a page has come; whoever waits for long is told what for.

export const Loading = () => html`
  <div class="blank" role="status">
    <h1>Westphalia</h1>
    <p class="later">${t("page-loading")}</p>
  </div>
`;

/** Why something could not be done; nothing without a reason. @param {{why: string}} props */
export function Wrong({ why }) {
  if (!why) return null;
  return html`
    <p class="wrong" role="alert">${why}</p>
  `;
}
