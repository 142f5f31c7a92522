// @ts-check
// The cards in hand: counties with what they yield and hold, money, and tower cards.

import { html, useEffect, useRef, useState } from "../../../vendor/ui.js";
import { t } from "../../../lib/i18n.js";
import { seatColour } from "../../../lib/people.js";
import { once } from "../../../lib/pointer.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { useMedia } from "../../../table/look.js";
import { BUILDING_ICONS, breakable } from "../look.js";
import { countyName, regionName, term } from "../terms.js";
import { dragCard } from "./mat.js";

/** @typedef {import("./planning.js").Plan} Plan */

const ROOM = 612; // pixels for one row of large cards; what is left of it is for a hint
const TIP = 130;
const USUAL = 16; // pixels of the letters with which cards have the size below
const LARGE = { county: 92, other: 68 };
const LONG = 12; // letters of a name in one line,
const FULL = 9; // and on a small card in letters of the usual size
const SLIM = "(max-width: 1279px)"; // where no large cards have room
const MOST = { slim: 10, wide: 16 }; // columns of small cards side by side; a county takes two

/** The cards in their row, and how many of them lie outside of it. @param {{plan: Plan}} props */
export function Hand({ plan }) {
  const slim = useMedia(SLIM);
  const { counties, money, towers, large, tip, stop } = arranged(plan, slim);
  const others = money.length + (towers.length ? 1 : 0);
  const { box, more } = useMore(plan.hand.value.length);
  return html`
    <div class="hand-box" data-more=${more.sides}>
      <div
        ref=${box}
        class=${`hand ${large ? "" : "small"}`}
        data-hand=""
        role="group"
        aria-label=${t("hand-label")}
        style=${{ "--columns": columnsFor(2 * counties.length + others, slim ? MOST.slim : MOST.wide) }}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => walkHand(event)}
      >
        <${Cards} ...${{ plan, counties, money, towers, stop }} />
        <${Beside} plan=${plan} tip=${tip} />
      </div>
      ${
        more.after > 0 &&
        html`
          <span class="hand-more" aria-hidden="true">+${more.after}</span>
        `
      }
    </div>
  `;
}

/** @param {{plan: Plan, counties: string[], money: string[], towers: string[], stop: string}} props */
function Cards({ plan, counties, money, towers, stop }) {
  const shared = (/** @type {string} */ card) => ({ key: card, plan, card, stop: card === stop });
  return html`
    ${counties.map(
      (card) => html`
        <${CountyCard} ...${shared(card)} />
      `,
    )}
    ${
      counties.length > 0 &&
      money.length > 0 &&
      html`
        <span class="sepv"></span>
      `
    }
    ${money.map(
      (card) => html`
        <${MoneyCard} ...${shared(card)} />
      `,
    )}
    ${towers.slice(0, 1).map(
      (card) => html`
        <${TowerCard} ...${shared(card)} count=${towers.length} />
      `,
    )}
  `;
}

const HIDDEN = 0.5; // of its width, from which on a card counts as not seen

/**
 * What of a hand that is scrolled sideways lies outside of it: how many cards after, and on which sides any do.
 * @param {number} cards
 */
function useMore(cards) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [more, setMore] = useState({ sides: "", after: 0 });
  useEffect(() => {
    const hand = box.current;
    if (!hand) return undefined;
    const look = () => {
      const { left, right } = hand.getBoundingClientRect();
      const frames = [...hand.querySelectorAll("button")].map((card) => card.getBoundingClientRect());
      const after = frames.filter((card) => card.right - right > HIDDEN * card.width).length;
      const before = frames.filter((card) => left - card.left > HIDDEN * card.width).length;
      const sides = [before && "before", after && "after"].filter(Boolean).join(" ");
      setMore((known) => (known.after === after && known.sides === sides ? known : { sides, after }));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(hand);
    hand.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      hand.removeEventListener("scroll", look);
    };
  }, [cards]);
  return { box, more };
}

/**
 * The cards of a hand by kind, how large they are, whether a tip has room beside them, and where keys begin.
 * @param {Plan} plan
 * @param {boolean} slim
 */
function arranged(plan, slim) {
  const { board } = plan.facts();
  const counties = plan.hand.value.filter((card) => card in board.counties);
  const money = plan.hand.value.filter((card) => card in board.money_cards);
  const towers = plan.hand.value.filter((card) => !(card in board.counties) && !(card in board.money_cards));
  const others = money.length + (towers.length ? 1 : 0);
  const letters = parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1;
  const room = ROOM - letters * (counties.length * LARGE.county + others * LARGE.other);
  const large = !slim && room >= 0;
  const held = plan.held.value;
  const stop = held && !held.from ? held.card : [...counties, ...money, ...towers][0];
  return { counties, money, towers, large, tip: large && room > TIP, stop };
}

/** What is said beside the cards. @param {{plan: Plan, tip: boolean}} props */
function Beside({ plan, tip }) {
  if (!plan.hand.value.length)
    return html`
      <p class="tip">${t("hand-empty")}</p>
    `;
  return (
    tip &&
    html`
      <${Tip} plan=${plan} />
    `
  );
}

/** How many columns of small cards fill at least two rows evenly. @param {number} all @param {number} most */
export function columnsFor(all, most) {
  const rows = Math.max(2, Math.ceil(all / most));
  return 2 * Math.ceil(all / rows / 2);
}

/** @param {KeyboardEvent} event */
function walkHand(event) {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (!step) return;
  const cards = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
  const at = cards.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  if (at < 0) return;
  event.preventDefault();
  cards[(at + step + cards.length) % cards.length].focus();
}

/**
 * What all cards have in common.
 * @param {{plan: Plan, card: string, stop: boolean, class: string, label: string, children?: any}} props
 */
function Card({ plan, card, stop, class: kind, label, children }) {
  const held = plan.held.value;
  const selected = held?.card === card && !held.from;
  const hovered = (/** @type {string | null} */ id) => (plan.store.hovered.value = id);
  const county = card in plan.facts().view.counties ? card : null;
  return html`
    <button
      type="button"
      class=${`${kind} ${selected ? "sel" : ""}`}
      data-card=${card}
      tabindex=${stop ? 0 : -1}
      aria-pressed=${selected}
      onClick=${once(() => plan.take(card))}
      onPointerDown=${(/** @type {PointerEvent} */ event) => dragCard(event, plan, card, null)}
      onPointerEnter=${() => hovered(county)}
      onPointerLeave=${() => hovered(null)}
      onFocus=${() => hovered(county)}
      onBlur=${() => hovered(null)}
    >
      <span class="sr">${label}</span>
      <span class="seen" aria-hidden="true">${children}</span>
    </button>
  `;
}

/** @param {any} props */
function CountyCard({ plan, card, stop }) {
  const { board, view, seat } = plan.facts();
  const county = view.counties[card];
  const region = regionName(board, board.counties[card].region);
  const { taxes, grain, armies, free_sites: sites, markers } = county;
  const name = countyName(board, card);
  const label = t("hand-county", { county: name, region, taxes, grain, armies, sites, markers });
  const colour = seatColour(plan.store.info.value, seat);
  return html`
    <${Card}
      plan=${plan}
      card=${card}
      stop=${stop}
      class=${`cc of-${colour} ${county.markers ? "warn" : ""}`}
      label=${label}
    >
      <span class=${`cap ${name.length > LONG ? "long" : name.length > FULL ? "full" : ""}`}>${breakable(name)}</span>
      <span class="reg">${region}</span>
      <span class="yl">
        <span>
          <${Icon} name="thaler" />
          ${county.taxes}
        </span>
        <span>
          <${Icon} name="grain" />
          ${county.grain}
        </span>
      </span>
      <${Sites} county=${county} />
      <${Foot} county=${county} seat=${seat} />
    <//>
  `;
}

/** @param {{county: any}} props */
function Sites({ county }) {
  return html`
    <span class="st">
      ${county.buildings.map(
        (/** @type {string} */ building) => html`
          <i><${Icon} name=${BUILDING_ICONS[building]} /></i>
        `,
      )}
      ${Array.from(
        { length: county.free_sites },
        () => html`
          <i class="e"></i>
        `,
      )}
    </span>
  `;
}

/** @param {{county: any, seat: number}} props */
function Foot({ county, seat }) {
  return html`
    <span class="ft">
      <${Icon} name="army" />
      ${county.armies}${
        county.leaders.includes(seat) &&
        html`
          <${Icon} name="leader" />
        `
      }${
        county.markers > 0 &&
        html`
          <em>
            <${Icon} name="revolt" />
            ${county.markers}
          </em>
        `
      }
    </span>
  `;
}

/** @param {any} props */
function MoneyCard({ plan, card, stop }) {
  const { board, seat } = plan.facts();
  const value = board.money_cards[card];
  return html`
    <${Card} plan=${plan} card=${card} stop=${stop} class="mc" label=${term("card", card)}>
      <${Shield} tincture=${seatColour(plan.store.info.value, seat)} size=${28} />
      <span class="cs">
        ${Array.from(
          { length: value },
          () => html`
            <${Icon} name="thaler" />
          `,
        )}
      </span>
      <span class="v">${value}</span>
      <span class="lb">${value ? t("hand-or-bid", { amount: value }) : t("hand-no-action")}</span>
    <//>
  `;
}

/** @param {any} props */
function TowerCard({ plan, card, stop, count }) {
  return html`
    <${Card} plan=${plan} card=${card} stop=${stop} class="mc twc" label=${t("hand-towers", { cards: count })}>
      <${Icon} name="tower" />
      <span class="v">×${count}</span>
      <span class="lb">${term("card", card)}</span>
    <//>
  `;
}

/** What to do next, where there is room for it. @param {{plan: Plan}} props */
function Tip({ plan }) {
  const held = plan.held.value;
  if (!held)
    return html`
      <p class="tip">${t("hand-tip")}</p>
    `;
  return html`
    <p class="tip">
      <b>${t("hand-held", { card: term("card", held.card) })}</b>
      ${" "}${t("hand-tip-green")}${" "}
      <kbd>1</kbd>
      –
      <kbd>0</kbd>
      ,${" "}
      <kbd>B</kbd>
      ,${" "}
      <kbd>Esc</kbd>
    </p>
  `;
}
