// @ts-check
// A name that leads to the profile of who bears it: an account, or a bot of the house. A guest has none.

import { html } from "../vendor/ui.js";
import { FORMER_PLAYER, called, t } from "./i18n.js";
import { seatName } from "./people.js";
import { writeRoute } from "./route.js";

/** @typedef {import("./types.js").TableInfo} TableInfo */

/**
 * Where the profile of who sits on a seat is; nowhere, if there is none.
 * @param {import("./types.js").SeatInfo | undefined} place
 */
function profileOf(place) {
  if (!place) return "";
  if (place.kind === "bot") return hrefOf(place);
  return place.account || (place.asked && place.bot_account) ? hrefOf({ name: place.name }) : "";
}

/** Where the profile of an account is, or of a bot of the house. @param {{name: string, bot?: string | null}} of */
const hrefOf = ({ name, bot }) => writeRoute({ page: "people", id: bot || name, ...(bot && { house: true }) });

/** Somebody who takes part by an account, or a bot. @param {{of: {name: string, bot: string}}} props */
export const EntrantName = ({ of }) => html`
  <${Person} name=${called(of.name)} href=${of.name === FORMER_PLAYER ? "" : hrefOf(of)} />
`;

/** Who sits on a seat, leading to the profile. @param {{info: TableInfo, seat: number}} props */
export const SeatName = ({ info, seat }) => html`
  <${Person} name=${seatName(info, seat)} href=${profileOf(info.seats[seat])} />
`;

/** @param {{name: string, href: string}} props */
export const Person = ({ name, href }) =>
  href
    ? html`
        <a class="person" href=${href}>${name}</a>
      `
    : name;

const HERE = "\u2063"; // which nobody sees, and no sentence has

/**
 * A sentence in which something to press stands where it names somebody.
 * @param {string} key
 * @param {string} argument
 * @param {any} named
 */
export function sentenceWith(key, argument, named) {
  const [before, after = ""] = t(key, { [argument]: HERE }).split(HERE);
  return html`
    ${before}${named}${after}
  `;
}
