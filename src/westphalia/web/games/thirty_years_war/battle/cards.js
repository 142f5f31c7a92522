// @ts-check
// Parts of the sheet of a battle: Combat Cards with what each does to the odds, both forces, and the dice.

import { html } from "../../../vendor/ui.js";
import { keyOf, t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { objection, sentence } from "../../../lib/prose.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { Cite, rich } from "../../../table/look.js";
import { Leader, Odds, Sure, UNIT_SIGNS, percent, signed, stacksAt, unitSeat } from "../look.js";
import { eventText, term } from "../terms.js";
import { piecesOf, shown } from "./draft.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../types.js").Asked} Asked */

// ------------------------------------------------------------------------------
// After the dice: both rolls with what was added, the cells of the combat table, and how leaders fared. All of it is
// told by events; the table is the printed one.

/** The entries of the battle under way. @param {any[]} log @returns {any[]} */
export function ofBattle(log) {
  const begun = log.findLastIndex(({ event }) => event === "battle-began");
  return begun < 0 ? [] : log.slice(begun);
}

/**
 * Its rolls; as long as there are odds the dice of the last battle are told, and not yet those of this one.
 * @param {any[]} log
 * @param {any} battle
 * @returns {any[]}
 */
export const rollsOf = (log, { odds }) => (odds ? [] : ofBattle(log).filter(({ event }) => event === "battle-rolled"));

/** A fire column by the strengths that it is for, as printed. @param {any} board @param {number} least */
export function columnName(board, least) {
  const bounds = /** @type {any[]} */ (Object.values(board.combat_results)).map((column) => column.least);
  const next = bounds[bounds.indexOf(least) + 1];
  return next === undefined ? `${least}+` : next === least + 1 ? String(least) : `${least}–${next - 1}`;
}

/** Both dice and the cells they lead to. @param {{store: Store, battle: any}} props */
export function Rolls({ store, battle }) {
  const rolled = rollsOf(store.log.value, battle);
  if (!rolled.length) return null;
  const order = [battle.attacker, 1 - battle.attacker]
    .map((seat) => rolled.find(({ args }) => args.seat === seat))
    .filter(Boolean);
  return html`
    <div class="dice">
      ${order.map(
        (entry) => html`
          <${Die} key=${entry.n} store=${store} entry=${entry} side=${battle.sides[entry.args.seat]} />
        `,
      )}
    </div>
    <${CombatTable} store=${store} rolled=${rolled} />
    <p class="hint">
      ${order.map((entry) => sentence(entry, store)).join(" ")}${" "}
      <${Cite} clause="12.26a" />
    </p>
  `;
}

/** @param {{store: Store, entry: any, side: any}} props */
function Die({ store, entry: { args }, side }) {
  const parts = (side.modifiers ?? []).filter((/** @type {any} */ { roll }) => roll);
  const name = (/** @type {any} */ { leader, card }) => (leader ? term("leader", leader) : term("card", card));
  return html`
    <div class="roll">
      <span class=${`d10 ground-${seatColour(store.info.value, args.seat)}`}>${args.roll}</span>
      <span class="sum">
        ${parts.map(
          (/** @type {any} */ part) => html`
            <span key=${name(part)}>
              <b>${signed(part.roll)}</b>
              ${" "}
              <i>${name(part)}</i>
              ${" "}
              <${Cite} clause=${part.clause} />
            </span>
          `,
        )}
        <b class="eq">= ${args.modified}</b>
      </span>
    </div>
  `;
}

/** The printed table, with the cell of each side. @param {{store: Store, rolled: any[]}} props */
export function CombatTable({ store, rolled }) {
  const columns = /** @type {any[]} */ (Object.values(store.board.value.combat_results));
  const widths = columns[0].losses.map((/** @type {number} */ _, /** @type {number} */ n) => n);
  const rows = columns
    .map((column, n) => ({ ...column, n, of: rolled.filter(({ args }) => args.column === column.least) }))
    .filter(
      ({ of, n }) =>
        of.length ||
        columns.some((_, m) => Math.abs(m - n) === 1 && rolled.some(({ args }) => args.column === columns[m].least)),
    );
  return html`
    <div class="scroll">
      <table class="crt">
        <caption class="sr">${t("battle-table")}</caption>
        <thead>
          <tr>
            <th scope="col">${t("battle-table-column")}</th>
            ${widths.map(
              (/** @type {number} */ n) => html`
                <th key=${n} scope="col">${n}</th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (column) => html`
              <${Column} key=${column.n} store=${store} column=${column} />
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** A column of the printed table, as a row. @param {{store: Store, column: any}} props */
function Column({ store, column: { least, losses, of, unsure } }) {
  const ground = (/** @type {any} */ { args }) => `-${seatColour(store.info.value, args.seat)}`;
  const groundAt = (/** @type {number} */ at) => {
    const found = of.find((/** @type {any} */ { args }) => args.modified === at);
    return found ? `ground${ground(found)}` : "";
  };
  return html`
    <tr class=${of.length === 1 ? `row${ground(of[0])}` : ""}>
      <th scope="row">
        ${columnName(store.board.value, least)}
        <${Sure} word=${unsure?.losses} />
      </th>
      ${losses.map(
        (/** @type {number} */ number, /** @type {number} */ at) => html`
          <td key=${at} class=${groundAt(at)}>${number}</td>
        `,
      )}
    </tr>
  `;
}

/**
 * How leaders fared, and who took their place; before that on what roll each falls.
 * @param {{store: Store, battle: any}} props
 */
export function Leaders({ store, battle }) {
  const log = ofBattle(store.log.value);
  const checked = new Map(
    log.filter(({ event }) => event === "leader-checked").map(({ args }) => [args.leader, args.roll]),
  );
  const told = log.filter(({ event }) => ["leader-lost", "leader-succeeded", "army-lost"].includes(event));
  const lost = new Set(log.filter(({ event }) => event === "leader-lost").map(({ args }) => args.leader));
  const named = new Set([...checked.keys(), ...battle.sides.flatMap((/** @type {any} */ { leaders }) => leaders)]);
  if (!named.size) return null;
  return html`
    <div class="fates">
      <h3 class="h">
        ${t("battle-leaders")}${" "}
        <small>${t("battle-leaders-first")}</small>
        <span class="end"><${Cite} clause="12.41a" /></span>
      </h3>
      <ul>
        ${[...named].map(
          (leader) => html`
            <${Fate}
              key=${leader}
              ...${{ store, battle, leader }}
              roll=${checked.get(leader)}
              fell=${lost.has(leader)}
            />
          `,
        )}
      </ul>
      ${told.map(
        (entry) => html`
          <p key=${entry.n} class="hint">
            ${sentence(entry, store)}${" "}
            <${Cite} clause=${entry.clause} />
          </p>
        `,
      )}
    </div>
  `;
}

/**
 * How one leader fared, or on what roll he falls.
 * @param {{store: Store, battle: any, leader: string, roll: number | undefined, fell: boolean}} props
 */
function Fate({ store, battle, leader, roll, fell }) {
  const safe = battle.sides.some((/** @type {any} */ side) => side.safe && side.leaders.includes(leader));
  const { loss } = store.board.value.leaders[leader];
  return html`
    <li>
      <${Leader} store=${store} leader=${leader} />
      <span>${safe ? t("battle-leader-safe") : t("battle-leader-falls", { loss })}</span>
      ${
        roll !== undefined &&
        html`
          <span class=${`d10 small ${fell ? "bad" : ""}`}>${roll}</span>
          <b class=${fell ? "bad" : "ok"}>${t(fell ? "battle-leader-fell" : "battle-leader-lives")}</b>
        `
      }
    </li>
  `;
}

// ------------------------------------------------------------------------------
// Two forces face each other: who commands, who leads, every counter by itself, and the cards that were laid.

/** @typedef {import("./draft.js").Piece} Piece */

/**
 * @param {{store: Store, battle: any, counters?: (seat: number) => any}} props *counters* draws those of a side in
 *   another way
 */
export function Forces({ store, battle, counters = () => null }) {
  const order = [battle.attacker, 1 - battle.attacker];
  return html`
    <div class="facing">
      ${order.map(
        (seat, n) => html`
          ${
            n > 0 &&
            html`
              <span class="against" aria-hidden="true"><${Icon} name="swords" /></span>
            `
          }
          <${Force} key=${seat} store=${store} battle=${battle} seat=${seat} counters=${counters(seat)} />
        `,
      )}
    </div>
  `;
}

/** @param {{store: Store, battle: any, seat: number, counters: any}} props */
function Force({ store, battle, seat, counters }) {
  const info = store.info.value;
  const side = nowOf(store.view.value, battle, seat);
  const attacks = seat === battle.attacker;
  const head = side.commander ?? side.leaders[0];
  const stands = t(attacks ? (battle.sally ? "battle-sallies" : "battle-attacks-from") : "battle-stands-at", {
    place: term("place", attacks ? (battle.came_from ?? battle.city) : battle.city),
  });
  return html`
    <section
      class=${`force-box edge-${seatColour(info, seat)} ${attacks ? "" : "defends"}`}
      aria-label=${seatName(info, seat)}
    >
      <h3>
        <${Shield} tincture=${seatColour(info, seat)} size=${20} />
        ${" "}
        <span>${head ? term("leader", head) : seatName(info, seat)}</span>
        ${" "}
        <b class="num">${side.left ?? side.factors}</b>
      </h3>
      <p>
        ${stands}
        <span>${rich(t("battle-column", { column: columnName(store.board.value, side.column) }))}</span>
      </p>
      ${
        side.leaders.length > 0 &&
        html`
          <${Chiefs} store=${store} side=${side} />
        `
      }
      ${
        counters ??
        html`
          <${CounterRow} store=${store} pieces=${piecesOf(side.units)} />
        `
      }
      <${Pills} side=${side} />
    </section>
  `;
}

/** Who leads them. @param {{store: Store, side: any}} props */
function Chiefs({ store, side }) {
  return html`
    <ul class="leaders">
      ${side.leaders.map(
        (/** @type {string} */ leader) => html`
          <li key=${leader}>
            <${Leader} store=${store} leader=${leader} />
            ${
              leader === side.commander &&
              html`
                <small>${t("battle-rating", { by: signed(side.rating) })}</small>
              `
            }
          </li>
        `,
      )}
    </ul>
  `;
}

/**
 * A side as it is now: who has won stands in the city again, while the others are still to retreat.
 * @param {any} view
 * @param {any} battle
 * @param {number} seat
 */
function nowOf(view, battle, seat) {
  const side = battle.sides[seat];
  const stack = Object.keys(side.units).length
    ? null
    : stacksAt(view, battle.city).find((one) => one.seat === seat && Object.keys(one.units).length);
  return stack ? { ...side, units: stack.units, leaders: stack.leaders, left: stack.factors } : side;
}

/** @param {{store: Store, pieces: Piece[]}} props */
function CounterRow({ store, pieces }) {
  return html`
    <div class="counters">
      ${pieces.map(
        (piece, n) => html`
          <${Piece} key=${n} store=${store} piece=${piece} />
        `,
      )}
    </div>
  `;
}

/**
 * One counter, with what it gives up; as a button if it can be pressed.
 * @param {{store: Store, piece: Piece, as?: string, open?: boolean, label?: string, of?: Record<string, any>}} props
 */
export function Piece({ store, piece, as = "span", open = false, label = "", of = {} }) {
  const board = store.board.value;
  const now = shown(board, piece);
  const { nation, type, factors } = board.units[now ?? piece.unit];
  const shows = now ? board.units[now].shows : "dead";
  const colour = seatColour(store.info.value, unitSeat(store.view.value, board, piece.unit));
  const Tag = as;
  const classes = `piece of-${colour} ${shows} ${piece.hits ? "hit" : ""} ${open ? "open" : ""}`;
  return html`
    <${Tag} class=${classes} title=${label || term("unit", now ?? piece.unit)} ...${of}>
      <i>${t(keyOf("nation-short", nation))}</i>
      <span>
        <${Icon} name=${UNIT_SIGNS[type]} />
        <b>${factors}</b>
      </span>
      ${
        label &&
        html`
          <span class="sr">${label}</span>
        `
      }
    <//>
  `;
}

/** What cards change for a side, each with its clause. @param {{side: any}} props */
function Pills({ side }) {
  const cards = (side.modifiers ?? []).filter((/** @type {any} */ { card }) => card);
  if (!cards.length) return null;
  return html`
    <ul class="pills">
      ${cards.map(
        (/** @type {any} */ { card, roll, shift }) => html`
          <li key=${card} class=${roll + shift < 0 ? "worse" : ""}>
            ${term("card", card)}${" "}
            <b>${effect(roll, shift)}</b>
          </li>
        `,
      )}
    </ul>
  `;
}

/** What a card does to a roll and a column, in a few letters. @param {number} roll @param {number} shift */
export function effect(roll, shift) {
  return [roll ? signed(roll) : "", shift ? t("battle-shift", { by: signed(shift) }) : ""].filter(Boolean).join(", ");
}

// ------------------------------------------------------------------------------
// The window of Combat Cards: each card in hand with what it does to the odds now, or why it may not be played; and
// what the other side might answer, as far as anybody can tell.

const MOST = 2; // cards of a side in one battle

/** @param {{store: Asked, draft: import("./draft.js").BattleDraft}} props */
export function CardsPart({ store, draft }) {
  const question = store.question.value;
  const view = store.view.value;
  const { battle, hand } = view;
  const chosen = draft.cards.value;
  const toggle = (/** @type {string} */ card) => !store.busy.value && draft.toggleCard(card, MOST);
  const open = hand.filter((/** @type {any} */ { card }) => question.choices.includes(`combat ${card}`));
  const closed = hand.filter((/** @type {any} */ held) => !open.includes(held));
  useCardKeys(open, toggle);
  const attacks = store.seat === battle.attacker;
  const told = chosen.length ? draft.foretold.value : null;
  return html`
    <div class="cards-part">
      <h3 class="h">
        ${t(attacks ? "battle-your-cards" : "battle-your-answer")}${" "}
        <small>${t(attacks && isSealed(store) ? "battle-cards-sealed" : "battle-cards-most")}</small>
        <span class="end"><${Cite} clause=${question.clause} /></span>
      </h3>
      <ul class="options" hidden=${!open.length}>
        ${open.map(
          (/** @type {any} */ held, /** @type {number} */ n) => html`
            <${CardOption}
              key=${held.card}
              store=${store}
              held=${held}
              chosen=${chosen}
              onPick=${toggle}
              n=${n}
              full=${chosen.length >= MOST}
            />
          `,
        )}
      </ul>
      <${ClosedCards} store=${store} hand=${closed} />
      <h3 class="h">${t("battle-odds")}</h3>
      <${Compared} store=${store} battle=${battle} told=${told} chosen=${chosen} />
      <${Answers} store=${store} told=${told ?? view} />
    </div>
  `;
}

/** Cards are picked by their numbers. @param {any[]} open @param {(card: string) => void} pick */
function useCardKeys(open, pick) {
  useKeys(
    Object.fromEntries(
      open.slice(0, 9).map(({ card }, n) => [String(n + 1), { does: () => pick(card), what: term("card", card) }]),
    ),
  );
}

/** Whether cards are sealed with the attack at this table. @param {Store} store */
export const isSealed = (store) => store.info.value.modules.includes("one_visit");

/**
 * @param {{store: Store, held: any, chosen: string[], onPick: (card: string) => void, n: number, full: boolean}} props
 */
function CardOption({ store, held: { card, combat }, chosen, onPick, n, full }) {
  const on = chosen.includes(card);
  return html`
    <li>
      <button
        type="button"
        class=${`option ${on ? "on" : ""}`}
        data-choice=${`combat ${card}`}
        aria-pressed=${on}
        disabled=${store.busy.value || (full && !on)}
        onClick=${() => onPick(card)}
      >
        <kbd>${n + 1}</kbd>
        <span>
          <b>${term("card", card)}</b>
          <small>${eventText(store.board.value, card)}</small>
        </span>
        <${Effects} store=${store} combat=${combat} />
      </button>
    </li>
  `;
}

/** What a card does in this battle. @param {{store: Store, combat: any}} props */
function Effects({ store, combat }) {
  const foe = 1 - store.seat;
  const own = combat?.roll && effect(combat.roll[store.seat], combat.shift[store.seat]);
  const theirs = combat?.roll && effect(combat.roll[foe], combat.shift[foe]);
  return html`
    <span class="right">
      ${
        own &&
        html`
          <em>${t("battle-own-roll", { by: own })}</em>
        `
      }${
        theirs &&
        html`
          <em>${t("battle-his-roll", { by: theirs })}</em>
        `
      }
      ${
        combat?.odds &&
        html`
          <small>${t("battle-then-wins", { share: percent(winsOf(store, combat.odds)) })}</small>
        `
      }
    </span>
  `;
}

/** The cards that cannot be laid here, folded. @param {{store: Store, hand: any[]}} props */
function ClosedCards({ store, hand }) {
  if (!hand.length) return null;
  return html`
    <details class="more closed-cards">
      <summary>${t("battle-cards-closed", { cards: hand.length })}</summary>
      <ul class="options">
        ${hand.map(
          ({ card, combat }) => html`
            <${ClosedCard} key=${card} store=${store} card=${card} combat=${combat ?? {}} />
          `,
        )}
      </ul>
    </details>
  `;
}

/** A card that cannot be laid, in one line. @param {{store: Store, card: string, combat: any}} props */
function ClosedCard({ store, card, combat }) {
  const [name, why] = [term("card", card), objection(combat, store) ?? ""];
  return html`
    <li class="closed brief">
      <div class="option">
        <kbd>–</kbd>
        <small>
          ${
            !why.includes(name) &&
            html`
              <b>${name}</b>
              ${" "}
            `
          }${why}${" "}
          <${Cite} clause=${combat.clause} />
        </small>
      </div>
    </li>
  `;
}

/** How probably this seat wins. @param {Store} store @param {any} odds */
const winsOf = (store, odds) =>
  store.seat === 1 - store.view.value.battle.attacker ? odds.defender_wins : odds.attacker_wins;

/**
 * The odds as they stand, and with what is chosen.
 * @param {{store: Store, battle: any, told: any, chosen: string[]}} props
 */
function Compared({ store, battle, told, chosen }) {
  const { attacker } = battle;
  if (!chosen.length)
    return html`
      <${Odds} store=${store} odds=${battle.odds} attacker=${attacker} ties=${battle.ties} />
    `;
  return html`
    <div class="compared">
      <span>${t("battle-as-it-stands")}</span>
      <${Odds} store=${store} odds=${battle.odds} attacker=${attacker} bare />
      <span><b>${t("battle-with-cards", { cards: chosen.length })}</b></span>
      ${
        told
          ? html`
              <${Odds} store=${store} odds=${told.odds} attacker=${attacker} bare />
            `
          : html`
              <span class="hint">…</span>
            `
      }
    </div>
  `;
}

/** With what the other side might answer. @param {{store: Store, told: any}} props */
export function Answers({ store, told }) {
  const { battle, piles } = store.view.value;
  if (!told.answers) return null;
  const foe = 1 - battle.attacker;
  const { unseen, combat, usable } = told;
  const known = { unseen, combat, usable, hand: piles[foe].hand, share: percent(told.holds) };
  const cards = (/** @type {string[]} */ some) =>
    some.length ? some.map((card) => term("card", card)).join(" + ") : t("battle-no-answer");
  return html`
    <div class="replies">
      <div class="scroll">
        <table class="rows">
          <thead>
            <tr>
              <th scope="col">${t("battle-if-he-answers")}</th>
              <th scope="col">${t("battle-you-win")}</th>
              <th scope="col">${t("battle-he-loses")}</th>
              <th scope="col">${t("battle-you-lose")}</th>
            </tr>
          </thead>
          <tbody>
            ${told.answers.map(
              (/** @type {any} */ row) => html`
                <tr key=${row.cards.join()}>
                  <th scope="row" class=${row.cards.length ? `ink-${seatColour(store.info.value, foe)}` : ""}>
                    ${cards(row.cards)}
                  </th>
                  <td><b>${percent(row.odds.attacker_wins)}</b></td>
                  <td>${tenth(row.odds.defender_losses)}</td>
                  <td>${tenth(row.odds.attacker_losses)}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
      <p class="hint">${t("battle-deck-knowledge", known)}</p>
    </div>
  `;
}

/** A number of loss factors to expect. @param {number} number */
export const tenth = (number) => t("battle-losses-expected", { losses: Math.round(number * 10) / 10 });
