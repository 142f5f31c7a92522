// @ts-check
// The sheet of a battle, one for both sides and all its steps: its parts, its buttons, and its line over the table.

import { html, useLayoutEffect, useRef } from "../../../vendor/ui.js";
import { t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { seatName } from "../../../lib/people.js";
import { Icon } from "../../../lib/signs.js";
import { say } from "../../../table/generic.js";
import { Cite, PHONE, useMedia } from "../../../table/look.js";
import { Undo } from "../../../table/prompt.js";
import { Leader, Odds, percent, signed } from "../look.js";
import { Grouped, useIntent } from "../panels/grouped.js";
import { term } from "../terms.js";
import { tipOf } from "../tips.js";
import { Answers, CardsPart, Forces, Leaders, Rolls, isSealed, ofBattle } from "./cards.js";
import { piecesOf } from "./draft.js";
import {
  GivenUp,
  LossesPart,
  OwnCounters,
  Prepare,
  PreparedCounters,
  RetreatPart,
  mayPrepare,
  suggestedWay,
  tally,
  usePrepared,
  waysBack,
  waysOf,
} from "./losses.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../types.js").Asked} Asked */

// ------------------------------------------------------------------------------
// Before the dice: whether those who are attacked stand or withdraw, whether they are overrun, and who attacks. Each
// answer says what it comes to now.

/** Stand or withdraw. @param {{store: Store, battle: any}} props */
function StandPart({ store, battle }) {
  const wins = battle.odds ? percent(battle.odds.defender_wins) : null;
  const fortress = battle.fortress ?? { level: 0, factors: 0 };
  const besieged = fortress.factors >= fortress.level;
  const rows = [
    {
      choice: "outside",
      what: t("stand-outside"),
      about:
        wins === null
          ? t("stand-outside-leaders")
          : t(battle.overrun ? "stand-outside-overrun" : "stand-outside-about"),
      right: wins && !battle.overrun ? t("battle-you-win-share", { share: wins }) : "",
      bad: battle.overrun,
    },
    {
      choice: "inside",
      what: t("stand-inside"),
      about: t("stand-inside-about", { level: fortress.level, factors: fortress.factors }),
      right: t(besieged ? "stand-besieged" : "stand-masked"),
      bad: besieged,
    },
  ];
  return html`
    <div>
      <h3 class="h">
        ${t("stand-title")}
        <span class="end"><${Cite} clause="11.23a" /></span>
      </h3>
      <${Options} store=${store} rows=${rows} />
      <${Commander} store=${store} side=${battle.sides[store.seat]} />
      <${OddsNow} store=${store} battle=${battle} />
    </div>
  `;
}

/**
 * Who is to command, where more than one leader may; said now, it need not be asked later.
 * @param {{store: Store, side: any}} props
 */
function Commander({ store, side }) {
  const draft = useIntent().battle;
  const able = /** @type {string[]} */ (side.commanders);
  const chosen = able.includes(draft.commander.value ?? "") ? draft.commander.value : side.commander;
  useLayoutEffect(() => void (draft.commander.value = able.length > 1 ? side.commander : null), [able.join()]);
  if (able.length < 2) return null;
  return html`
    <div class="commander" role="group" aria-label=${t("stand-commander")}>
      <span>${t("stand-commander")}</span>
      ${able.map(
        (leader) => html`
          <button
            key=${leader}
            type="button"
            class=${`chip ${leader === chosen ? "on" : ""}`}
            aria-pressed=${leader === chosen}
            onClick=${() => (draft.commander.value = leader)}
          >
            <${Leader} store=${store} leader=${leader} />
            <small>${t("battle-rating", { by: signed(store.board.value.leaders[leader].battle) })}</small>
          </button>
        `,
      )}${" "}
      <${Cite} clause="12.24" />
    </div>
  `;
}

/** Overrun or fight. @param {{store: Asked, battle: any}} props */
function OverrunPart({ store, battle }) {
  const { choices } = store.question.value;
  const rows = [
    { choice: "overrun", what: t("overrun-do"), about: t("overrun-about"), right: t("overrun-cost"), bad: false },
    {
      choice: "fight",
      what: t("overrun-fight"),
      about: t("overrun-fight-about"),
      right: battle.odds ? t("battle-you-win-share", { share: percent(battle.odds.attacker_wins) }) : "",
      bad: false,
    },
  ].filter(({ choice }) => choices.includes(choice));
  return html`
    <div>
      <h3 class="h">
        ${t("overrun-title")}
        <span class="end"><${Cite} clause="12.6" /></span>
      </h3>
      <${Options} store=${store} rows=${rows} />
    </div>
  `;
}

/** Who attacks; what stays behind is chosen here. @param {{store: Asked, battle: any}} props */
function AttackPart({ store, battle }) {
  const others = store.question.value.choices.filter((/** @type {string} */ choice) => choice !== "attack");
  return html`
    <div>
      <${OddsNow} store=${store} battle=${battle} />
      <details class="hold-back" open=${others.some((/** @type {string} */ choice) => choice.startsWith("sortie "))}>
        <summary>${t("attack-hold-back")}</summary>
        <${Grouped} store=${store} choices=${others} />
      </details>
    </div>
  `;
}

/** The odds as long as nobody has rolled. @param {{store: Store, battle: any, note?: string}} props */
function OddsNow({ store, battle, note = "" }) {
  if (!battle.odds) return null;
  return html`
    <h3 class="h">
      ${t("battle-odds")}${" "}
      <small>${note}</small>
      <span class="end"><${Cite} clause="12.26a" /></span>
    </h3>
    <${Odds} store=${store} odds=${battle.odds} attacker=${battle.attacker} ties=${battle.ties} />
    ${
      battle.landing &&
      html`
        <p class="hint">
          ${t("attack-landing")}${" "}
          <${Cite} clause="12.55" />
        </p>
      `
    }
  `;
}

/**
 * Answers that are given at once, each with its number.
 * @param {{store: Store, rows: {choice: string, what: string, about: string, right: any, bad?: boolean}[]}} props
 */
export function Options({ store, rows }) {
  useKeys(
    Object.fromEntries(rows.map(({ choice, what }, n) => [String(n + 1), { does: () => say(store, choice), what }])),
  );
  return html`
    <ul class="options">
      ${rows.map(
        ({ choice, what, about, right, bad }, n) => html`
          <li key=${choice}>
            <button
              type="button"
              class="option"
              data-choice=${choice}
              ...${tipOf(choice)}
              disabled=${store.busy.value}
              onClick=${() => say(store, choice)}
            >
              <kbd>${n + 1}</kbd>
              <span>
                <b>${what}</b>
                <small>${about}</small>
              </span>
              <span class="right"><em class=${bad ? "bad" : ""}>${right}</em></span>
            </button>
          </li>
        `,
      )}
    </ul>
  `;
}

// ------------------------------------------------------------------------------
// The buttons that answer what a battle asks, for the line over the table and for the foot of the sheet on a phone. A
// red one rolls, reveals or hands over.

/** @typedef {import("./draft.js").BattleDraft} BattleDraft */
/** @typedef {{word: string, does: () => void, key?: string, icon?: string, red?: boolean, off?: boolean}} Action */

const KINDS = ["commit_attack", "combat_cards", "take_losses", "retreat"];

/** Whether this part of a battle has buttons of its own. @param {Store} store */
export const hasActions = (store) =>
  Boolean(store.view.value?.battle && KINDS.includes(store.question.value?.kind ?? ""));

/** @param {{store: Asked, draft: BattleDraft}} props */
export function Actions({ store, draft }) {
  const actions = actionsOf(store, draft);
  const red = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useKeys(keysOf(actions, red));
  return html`
    ${
      store.frame.value.undo > 0 &&
      html`
        <${Undo} word=${t("table-undo")} undo=${() => store.undo()} />
      `
    }
    ${actions.map(
      ({ word, does, key, icon, red: isRed, off }) => html`
        <button
          key=${word}
          type="button"
          ref=${isRed ? red : undefined}
          class=${`btn ${isRed ? "rub" : ""}`}
          disabled=${off || store.busy.value}
          onClick=${does}
        >
          ${
            icon &&
            html`
              <${Icon} name=${icon} />
            `
          }${" "}${word}${" "}${
            key &&
            html`
              <kbd>${key}</kbd>
            `
          }
        </button>
      `,
    )}
  `;
}

/**
 * Keys of the buttons: Enter presses a red one only when it has the focus, and brings it there first.
 * @param {Action[]} actions
 * @param {{current: HTMLButtonElement | null}} red
 */
function keysOf(actions, red) {
  /** @type {import("../../../lib/keys.js").Keys} */
  const keys = {};
  for (const { key, does, word, red: isRed, off } of actions) {
    if (!key || off) continue;
    if (key !== "Enter") keys[key.toLowerCase()] = { does, what: word };
    else if (isRed)
      keys.Enter = (event) => (event.target instanceof HTMLButtonElement ? false : void red.current?.focus());
  }
  return keys;
}

/** @param {Asked} store @param {BattleDraft} draft @returns {Action[]} */
function actionsOf(store, draft) {
  const { kind } = store.question.value;
  if (kind === "commit_attack")
    return [{ word: t("attack-now"), does: () => say(store, "attack"), key: "Enter", icon: "swords", red: true }];
  if (kind === "combat_cards") return cardActions(store, draft);
  if (kind === "take_losses") return lossActions(store, draft);
  return retreatActions(store, draft);
}

/** @param {Store} store @param {BattleDraft} draft @returns {Action[]} */
function cardActions(store, draft) {
  const chosen = draft.cards.value.length;
  const told = draft.foretold.value;
  const attacks = store.seat === store.view.value.battle.attacker;
  const sealed = attacks && isSealed(store);
  const lay = {
    word: t(sealed ? "cards-seal" : attacks ? "cards-lay" : "cards-lay-and-roll", { cards: chosen }),
    does: () => told && void oneByOne(store, told.says),
    key: "Enter",
    icon: "swords",
    red: true,
    off: !told,
  };
  const none = {
    word: t(attacks ? "cards-none" : "cards-pass"),
    does: () => void oneByOne(store, ["pass", "pass"]),
    key: "0",
    red: false,
  };
  return chosen ? [none, lay] : [{ ...none, red: true }];
}

/**
 * Lays cards one after another, as each of them is seen; to pass ends it, however often it is asked.
 * @param {Store} store
 * @param {string[]} says
 */
async function oneByOne(store, says) {
  for (const choice of says) {
    const question = store.question.peek();
    if (question?.kind !== "combat_cards" || !question.choices.includes(choice)) return;
    try {
      await store.answer([choice]);
    } catch {
      return; // the prompt says why
    }
  }
}

/** @param {Asked} store @param {BattleDraft} draft @returns {Action[]} */
function lossActions(store, draft) {
  const { says } = tally(store, draft);
  const ways = waysOf(store);
  return [
    { word: t("losses-suggest"), does: () => draft.suggest(ways[0].choices), key: "S", off: !ways.length },
    { word: t("losses-take"), does: () => says && say(store, ...says), key: "Enter", red: true, off: !says },
  ];
}

/** @param {Asked} store @param {BattleDraft} draft @returns {Action[]} */
function retreatActions(store, draft) {
  const { choices } = store.question.value;
  const way = draft.way.value;
  const inside = way === store.view.value.battle.city;
  const go = {
    word: way ? t(inside ? "retreat-go-inside" : "retreat-go", { place: term("place", way) }) : t("retreat-choose"),
    does: () => way && say(store, `retreat ${way}`),
    key: "Enter",
    red: true,
    off: !way,
  };
  return choices.includes("after_losses")
    ? [{ word: t("retreat-later"), does: () => say(store, "after_losses"), key: "0" }, go]
    : [go];
}

// ------------------------------------------------------------------------------
// The sheet itself. Who is asked answers on it; who waits or watches sees the same without what is private.

const STEPS = ["stand", "cards", "answer", "roll", "losses", "retreat"];
const saidStep = (/** @type {string} */ step) => t(`battle-step-${step}`);
const STEP_OF = /** @type {Record<string, string>} */ ({
  react: "stand",
  overrun: "stand",
  forage: "cards",
  commit_attack: "cards",
  command: "answer",
  take_losses: "losses",
  starve: "losses",
  retreat: "retreat",
});

/** The battle under way, or the one that is about to be. @param {any} view */
export const battleOf = (view) => view.battle ?? view.clash ?? null;

/** How far a battle has come. @param {any} view */
export function stepOf(view) {
  const { kind, seats } = view.prompt;
  if (kind === "combat_cards") return seats[0] === view.battle?.attacker ? "cards" : "answer";
  return STEP_OF[kind] ?? "retreat";
}

/** @param {{store: Store}} props */
export function BattleSheet({ store }) {
  const view = store.view.value;
  const battle = battleOf(view);
  const question = store.question.value;
  const draft = useDraft(store, question, battle);
  useMarks(store, battle && marksOf(view, battle));
  if (!battle)
    return question
      ? html`
          <section class="phase battle"><${Grouped} store=${store} choices=${question.choices} /></section>
        `
      : null;
  const counters = useCounters(store, battle, draft);
  return html`
    <section class="phase battle">
      <header class="battle-head">
        <h2>${t("battle-of", { place: term("place", battle.city) })}</h2>
        <${Steps} steps=${STEPS} now=${stepOf(view)} said=${saidStep} />
      </header>
      <${Forces} store=${store} battle=${battle} counters=${counters} />
      <${Course} store=${store} battle=${battle} draft=${draft} />
    </section>
  `;
}

/**
 * Where the battle is, and where the attack came from.
 * @param {any} view
 * @param {any} battle
 * @returns {Record<string, import("../../../lib/types.js").Mark>}
 */
function marksOf(view, { city, came_from: from }) {
  return { [city]: { kind: "target" }, ...(from && from in view.cities ? { [from]: { kind: "source" } } : {}) };
}

/**
 * The counters of this seat, where they can be chosen or are given up; those of the other are only shown.
 * @param {Store} store
 * @param {any} battle
 * @param {any} draft
 */
function useCounters(store, battle, draft) {
  const losing = draft && store.question.value?.kind === "take_losses";
  const preparing = useIntent()?.battle.preparing.value && mayPrepare(store);
  return (/** @type {number} */ seat) => {
    if (seat !== store.seat) return null;
    if (preparing)
      return html`
        <${PreparedCounters} store=${store} battle=${battle} />
      `;
    if (losing)
      return html`
        <${OwnCounters} store=${store} draft=${draft} />
      `;
    return (
      store.view.value.gives_up &&
      html`
        <${GivenUp} store=${store} battle=${battle} />
      `
    );
  };
}

/** What was rolled, what is asked, and how leaders fared. @param {{store: Store, battle: any, draft: any}} props */
function Course({ store, battle, draft }) {
  const view = store.view.value;
  const question = store.question.value;
  const small = useMedia(PHONE);
  return html`
    ${
      view.battle &&
      html`
        <${Rolls} store=${store} battle=${battle} />
      `
    }
    ${
      question
        ? html`
            <${Asked} store=${store} battle=${battle} draft=${draft} kind=${question.kind} />
          `
        : html`
            <${Waiting} store=${store} battle=${battle} />
          `
    }
    ${
      view.battle &&
      !battle.odds &&
      html`
        <${Leaders} store=${store} battle=${battle} />
      `
    }
    ${
      draft &&
      small &&
      hasActions(store) &&
      html`
        <div class="sheet-bar"><${Actions} store=${store} draft=${draft} /></div>
      `
    }
  `;
}

/**
 * What this side prepares; it begins anew with every question.
 * @param {Store} store
 * @param {any} question
 * @param {any} battle
 */
function useDraft(store, question, battle) {
  const draft = useIntent()?.battle ?? null;
  const turn = store.frame.value?.turn;
  useLayoutEffect(() => {
    if (!question || !battle || !draft) return;
    const own = battle.sides[store.seat];
    const cameOut = store.seat === battle.attacker ? battle.came_out : {};
    draft.begin(`${question.kind} ${turn}`, own ? piecesOf(own.units, cameOut) : [], suggestedWay(store.view.value));
  }, [question?.kind, turn]);
  useLayoutEffect(() => {
    const wish = draft?.commander.peek();
    const choice = wish && question?.kind === "command" ? `command ${wish}` : "";
    if (draft && question?.kind !== "react") draft.commander.value = question ? null : (wish ?? null);
    if (choice && question.choices.includes(choice)) say(store, choice);
  }, [question?.kind, turn]);
  usePrepared(store, draft, question?.kind, turn);
  return question ? draft : null;
}

/**
 * The steps of a battle or a siege, and which of them is now.
 * @param {{steps: string[], now: string, said: (step: string) => string}} props
 */
export function Steps({ steps, now, said }) {
  const at = steps.indexOf(now);
  return html`
    <ol class="battle-steps">
      ${steps.map(
        (step, n) => html`
          <li
            key=${step}
            class=${n < at ? "done" : n === at ? "now" : ""}
            aria-current=${n === at ? "step" : undefined}
          >
            <b>${n + 1}</b>
            ${" "}
            <span>${said(step)}</span>
          </li>
        `,
      )}
    </ol>
  `;
}

/** What this seat is asked. @param {{store: Asked, battle: any, draft: any, kind: string}} props */
function Asked({ store, battle, draft, kind }) {
  if (kind === "react")
    return html`
      <${StandPart} store=${store} battle=${battle} />
    `;
  if (kind === "overrun")
    return html`
      <${OverrunPart} store=${store} battle=${battle} />
    `;
  if (kind === "commit_attack")
    return html`
      <${AttackPart} store=${store} battle=${battle} />
    `;
  if (kind === "combat_cards")
    return html`
      <${CardsPart} store=${store} draft=${draft} />
    `;
  if (kind === "take_losses")
    return html`
      <${LossesPart} store=${store} draft=${draft} />
    `;
  if (kind === "retreat")
    return html`
      <${RetreatPart} store=${store} draft=${draft} />
    `;
  return html`
    <div>
      <${OddsNow} store=${store} battle=${battle} />
      <${Grouped} store=${store} choices=${store.question.value.choices} />
    </div>
  `;
}

/**
 * The same for those who wait: what lies open, and what they know themselves.
 * @param {{store: Store, battle: any}} props
 */
function Waiting({ store, battle }) {
  const view = store.view.value;
  const draft = useIntent()?.battle;
  return html`
    <div class="while-waiting">
      <${OddsNow} store=${store} battle=${battle} note=${store.seat < 0 ? "" : t("battle-while-you-wait")} />
      ${
        view.answers &&
        html`
          <${Answers} store=${store} told=${view} />
          <p class="hint">${t("battle-asked-always")}</p>
        `
      }
      ${
        draft &&
        mayPrepare(store) &&
        html`
          <${Prepare} store=${store} draft=${draft} />
        `
      }
      ${
        view.gives_up &&
        html`
          <p class="hint">${t("losses-handed-in")}</p>
        `
      }
      ${
        waysBack(view).length > 0 &&
        html`
          <${RetreatPart} store=${store} draft=${null} />
        `
      }
    </div>
  `;
}

// ------------------------------------------------------------------------------
// The line over the table in a battle: what is asked, and how far this side has come with it.

/** @typedef {import("../../../lib/types.js").Said} Said */

/** @param {Store} store @param {import("./draft.js").BattleDraft | undefined} draft @returns {Said | null} */
export function battleWords(store, draft) {
  const view = store.view.value;
  const question = store.question.value;
  const battle = view.battle;
  if (!question || !battle || !draft) return null;
  const place = term("place", battle.city);
  const plain = { state: /** @type {const} */ ("turn"), seat: store.seat };
  if (question.kind === "combat_cards") return { ...plain, say: cardWords(store, draft, place), sub: cardSub(store) };
  if (question.kind === "take_losses")
    return {
      ...plain,
      say: `${outcome(store, battle)} ${lossWords(/** @type {Asked} */ (store), draft)}`,
      sub: t("losses-sub"),
    };
  if (question.kind === "retreat")
    return { ...plain, say: t("retreat-prompt", { place, leader: headOf(store, battle) }), sub: t("retreat-sub") };
  if (question.kind === "commit_attack")
    return {
      ...plain,
      say: t("attack-prompt", { place }),
      sub: t("attack-sub", { seat: seatName(store.info.value, 1 - store.seat) }),
    };
  return null;
}

/** @param {Store} store @param {any} battle */
function headOf(store, battle) {
  const { commander, leaders } = battle.sides[store.seat];
  const found = leaders.includes(commander) ? commander : leaders[0];
  return found ? term("leader", found) : seatName(store.info.value, store.seat);
}

/** @param {Store} store @param {import("./draft.js").BattleDraft} draft @param {string} place */
function cardWords(store, draft, place) {
  const attacks = store.seat === store.view.value.battle.attacker;
  return t(attacks ? (isSealed(store) ? "cards-prompt-seal" : "cards-prompt") : "cards-prompt-answer", {
    place,
    cards: draft.cards.value.length,
  });
}

/** @param {Store} store */
function cardSub(store) {
  const { battle } = store.view.value;
  const seat = seatName(store.info.value, 1 - store.seat);
  if (store.seat === battle.attacker) return t("cards-sub", { seat });
  return t("cards-sub-answer", { seat, cards: battle.cards.length });
}

/** @param {Asked} store @param {import("./draft.js").BattleDraft} draft */
function lossWords(store, draft) {
  const { toGo } = tally(store, draft);
  return t("losses-prompt", { left: toGo ?? 0, known: toGo === null ? "no" : "yes" });
}

/** Who is ahead by the dice, as the events have it. @param {Store} store @param {any} battle */
function outcome(store, battle) {
  const rolled = ofBattle(store.log.value).filter(({ event }) => event === "battle-rolled");
  const of = (/** @type {number} */ seat) => rolled.find(({ args }) => args.seat === seat)?.args.losses;
  return rolled.length < 2 ? "" : t("losses-numbers", { own: of(store.seat), theirs: of(1 - store.seat) });
}
