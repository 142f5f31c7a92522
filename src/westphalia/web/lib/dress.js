// @ts-check
// Style sheets that not every page needs.

import { here } from "./here.js";

/** Adds a style sheet once and waits for it, so that nothing is seen undressed. @param {string} name its path without the ending */
export function dressed(name) {
  const href = here(`${name}.css`);
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = () => resolve(undefined);
    document.head.append(link);
  });
}
