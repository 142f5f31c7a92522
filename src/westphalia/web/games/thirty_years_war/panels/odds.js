// @ts-check
// The chances of a battle, as the server reckons them.

import { html } from "../../../vendor/ui.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { t } from "../../../lib/say.js";
import { Cite } from "../../../table/look.js";
import { percent } from "../look.js";

const NARROW = 0.07; // of the bar, below which there is no room for a number,
const WIDE = 0.5; // and from which on there is room for who wins

/** @param {{store: any, odds: any, attacker: number, ties?: number, bare?: boolean}} props *ties* is who wins if both roll the same; *bare* is the bar alone */
export function Odds({ store, odds, attacker, ties, bare = false }) {
  const info = store.info.value;
  const shares = [odds.attacker_wins, odds.defender_wins];
  const nobody = Math.max(0, 1 - shares[0] - shares[1]);
  const seats = [attacker, 1 - attacker];
  const width = (/** @type {number} */ share) => ({ width: `${100 * share}%` });
  const said = t("odds-said", { attacker: seatName(info, seats[0]), wins: percent(shares[0]), defender: seatName(info, seats[1]), loses: percent(shares[1]) });
  const shown = (/** @type {number} */ share) => (share >= NARROW ? percent(share) : "");
  const won = (/** @type {number} */ seat, /** @type {number} */ share) => (share < WIDE ? shown(share) : seat === store.seat ? t("battle-you-win-share", { share: percent(share) }) : t("odds-wins", { seat: seatName(info, seat), share: percent(share) }));
  return html`<div class="odds" role="img" aria-label=${said}>
      <i class=${`ground-${seatColour(info, seats[0])}`} style=${width(shares[0])}>${won(seats[0], shares[0])}</i>
      ${nobody > 0.005 && html`<i class="nobody" style=${width(nobody)}>${shown(nobody)}</i>`}
      <i class=${`ground-${seatColour(info, seats[1])}`} style=${width(shares[1])}>${won(seats[1], shares[1])}</i></div>
    ${!bare && html`<p class="hint">${t("odds-losses", { attacker: Math.round(odds.attacker_losses * 10) / 10, defender: Math.round(odds.defender_losses * 10) / 10 })}
      ${ties !== undefined && html` ${t("odds-ties", { share: percent(odds.tied), seat: seatName(info, ties) })} <${Cite} clause="12.28b" />`}</p>`}`;
}
