// @ts-check
// A card round: one card, its four uses with what each would do now or why not, and what needs no card. What is chosen
// is rehearsed; only the button in the prompt sends it.

import { html, useState } from "../../../vendor/ui.js";
import { keyOf, listed, t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { asked, objection } from "../../../lib/prose.js";
import { Icon } from "../../../lib/signs.js";
import { Head, nouns, usePick } from "../../../table/generic.js";
import { Cite } from "../../../table/look.js";
import { USES, Why, amount } from "../desk/hand.js";
import { Leader, Steps, placeOfLeader, purse, signed } from "../look.js";
import { lead } from "../marching.js";
import { Sure } from "../notes.js";
import { eventText, leadersText, term } from "../terms.js";
import { tipOf } from "../tips.js";
import { Grouped, useForecasts, useIntent } from "./grouped.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../types.js").Stage} Stage */
/** @typedef {import("../types.js").Asked} Asked */
/** @typedef {import("../intent.js").Intent} Intent */

const KEYS = /** @type {Record<string, string>} */ ({ act: "a", recruit: "r", aid: "d", event: "e" });

/** @param {{store: Asked & Stage}} props */
export function CardRoundPanel({ store }) {
  const question = store.question.value;
  const intent = useIntent();
  const hand = /** @type {any[]} */ (store.table.view.value.hand ?? []);
  const held = hand.find(({ card }) => card === intent.card.value) ?? null;
  const offered = (/** @type {string} */ choice) => question.choices.includes(choice);
  const uses = held ? USES.map((use) => `${use} ${held.card}`) : [];
  const told = useForecasts(store, uses.slice(0, 2).filter(offered));
  useRoundKeys(intent, hand, question.choices, held);
  useLeaderMarks(store, intent, held && offered(`act ${held.card}`) ? held : null);
  const chosen = intent.plan.value.choices[0] ?? "";
  const ofNoCard = (/** @type {string} */ choice) => !hand.some(({ card }) => choice.endsWith(` ${card}`));
  return html`
    <section class="phase card-round">
      <${RoundHead} store=${store} held=${held} chosen=${chosen} />
      <ul class="use-list">
        ${uses.map(
          (choice, n) => html`
            <${Use}
              key=${choice}
              ...${{ store, intent, held }}
              use=${USES[n]}
              offered=${offered(choice)}
              told=${told[choice]}
              chosen=${chosen === choice}
            />
          `,
        )}
        ${
          held &&
          html`
            <${Further} ...${{ store, intent, held, chosen }} />
          `
        }
        <${NoCard} ...${{ store, intent, chosen }} choices=${question.choices.filter(ofNoCard)} />
      </ul>
    </section>
  `;
}

/** Further uses of a card. @param {{store: Asked, intent: Intent, held: any, chosen: string}} props */
function Further({ store, intent, held, chosen }) {
  return html`
    ${further(store.question.value.choices, held.card).map(
      (choice) => html`
        <${Other} key=${choice} ...${{ store, intent, choice }} chosen=${chosen === choice} />
      `,
    )}
  `;
}

/** What is to be decided, and how far that has come. @param {{store: Asked, held: any, chosen: string}} props */
function RoundHead({ store, held, chosen }) {
  const question = store.question.value;
  return html`
    <${Head}
      title=${held ? term("card", held.card) : asked(question.kind, question.about, store)}
      clause=${question.clause}
      beside=${html`
        <${Steps} names=${["step-card", "step-use", "step-do"]} now=${chosen ? 2 : held ? 1 : 0} />
      `}
      note=${
        held
          ? html`
              <${About} store=${store} card=${held.card} />
            `
          : t("round-choose-card")
      }
    />
  `;
}

/** What kind of card it is. @param {{store: Store, card: string}} props */
function About({ store, card }) {
  const { value, category } = store.board.value.cards[card];
  return html`
    <i>
      ${t("card-value", { value })}
      <${Sure} store=${store} kind="cards" id=${card} field="value" />
      ,${" "}${t(keyOf("category", category))}.
    </i>
    ${" "}${t("round-uses")}${" "}
    <${Cite} clause=${`card.${card.toUpperCase()}`} said=${term("card", card)} />
  `;
}

/** What optional rules let a card be used for besides. @param {string[]} choices @param {string} card */
const further = (choices, card) =>
  choices.filter((choice) => choice.endsWith(` ${card}`) && !USES.includes(choice.split(" ")[0]));

/**
 * @param {{store: Store, intent: Intent, held: any, use: string, offered: boolean, told: any, chosen: boolean}} props
 */
function Use({ store, intent, held, use, offered, told, chosen }) {
  const choice = `${use} ${held.card}`;
  return html`
    <li class=${`${offered ? "" : "closed"} ${chosen ? "on" : ""}`}>
      <button
        type="button"
        class="btn use"
        data-choice=${choice}
        ...${tipOf(use)}
        aria-pressed=${chosen}
        disabled=${!offered || store.busy.value}
        onClick=${() => void intent.set([choice])}
      >
        <b>${t(`use-${use}`)}</b>
        <i>${amount(store, held, use)}</i>
      </button>
      <div>
        <h3>${t(`use-${use}-title`, { attempts: held.recruit.attempts ?? 0, sum: held.aid.sum })}</h3>
        <p>${useTold(store, held, use)}</p>
        ${
          offered &&
          told &&
          html`
            <${Foretold} ...${{ store, intent, use, choice, told }} />
          `
        }
        <${Why} store=${store} why=${held[use]} />
      </div>
      <kbd class="not-phone">${KEYS[use].toUpperCase()}</kbd>
    </li>
  `;
}

/** Who could do it, and who could not. @param {any} props */
function Foretold({ store, intent, use, choice, told }) {
  return html`
    ${
      use === "act"
        ? html`
            <${Leaders} store=${store} intent=${intent} first=${choice} rows=${told.leaders} />
          `
        : html`
            <${Recruiters} rows=${told.leaders} />
          `
    }
    <${Closed} store=${store} rows=${told.closed} />
  `;
}

/** What a use would do now. @param {Store} store @param {any} held @param {string} use */
export function useTold(store, held, use) {
  if (use === "event") {
    const moves = held.event.vp ? ` ${t("use-event-moves", { points: signed(held.event.vp) })}` : "";
    return eventText(store.board.value, held.card) + moves;
  }
  if (use === "aid") return purse(held.aid.points) || t("nothing");
  return use === "act" ? t("use-act-about", { value: store.board.value.cards[held.card].value }) : "";
}

/**
 * A leader chosen here is activated with this card.
 * @param {{store: Store, intent: Intent, first: string, rows: any[]}} props
 */
function Leaders({ store, intent, first, rows }) {
  const light = (/** @type {string | null} */ id) => (store.hovered.value = id);
  return html`
    <ul class="objects">
      ${rows.map(
        ({ leader, place, factors, points }) => html`
          <li key=${leader}>
            <button
              type="button"
              class="chip go"
              data-leader=${leader}
              disabled=${store.busy.value}
              onClick=${() => void lead(intent, first, leader)}
              onPointerEnter=${() => light(place)}
              onPointerLeave=${() => light(null)}
              onFocus=${() => light(place)}
              onBlur=${() => light(null)}
            >
              <${Leader} store=${store} leader=${leader} />
              <small>${t("round-leader", { place: term("place", place), factors, points })}</small>
            </button>
          </li>
        `,
      )}
    </ul>
  `;
}

/** Who would recruit, and how many steps a try brings. @param {{rows: any[]}} props */
function Recruiters({ rows }) {
  const averages = [...new Set(rows.map(({ average }) => average))].sort((a, b) => b - a);
  const alike = (/** @type {number} */ steps) =>
    rows.filter(({ average }) => average === steps).map(({ leader }) => leader);
  const said = averages.map((steps) =>
    t("round-recruiters", { leaders: leadersText(alike(steps)), steps: Math.round(steps * 10) / 10 }),
  );
  return html`
    <p>${said.join("; ")}.</p>
  `;
}

const FEW = 4; // reasons that are read; more would hide the rest

/** Leaders who cannot, each with why. @param {{store: Store, rows: any[]}} props */
export function Closed({ store, rows }) {
  if (!rows?.length) return null;
  const line = (/** @type {any} */ row) => {
    const [name, why] = [term("leader", row.leader), objection(row, store) ?? ""];
    return html`
      <p key=${row.leader} class="why">
        <${Icon} name="lock" />
        ${" "}${
          !why.includes(name) &&
          html`
            <b>${t("labelled", { label: name })}</b>
            ${" "}
          `
        }${why}${" "}
        <${Cite} clause=${row.clause} />
      </p>
    `;
  };
  return html`
    ${rows.slice(0, FEW).map(line)}${
      rows.length > FEW &&
      html`
        <details class="more">
          <summary>${t("round-more-closed", { count: rows.length - FEW })}</summary>
          ${rows.slice(FEW).map(line)}
        </details>
      `
    }
  `;
}

/**
 * A use by an optional rule, or a thing that needs no card.
 * @param {{store: Store, intent: Intent, choice: string, chosen: boolean, letter?: string, about?: string}} props
 */
function Other({ store, intent, choice, chosen, letter = "", about = "" }) {
  const title = store.room.choiceText(choice, "card_round", store.board.value);
  return html`
    <li class=${chosen ? "on" : ""}>
      <button
        type="button"
        class="btn use"
        data-choice=${choice}
        ...${tipOf(choice.split(" ")[0])}
        aria-pressed=${chosen}
        disabled=${store.busy.value}
        onClick=${() => (choice === "offer_peace" ? void (intent.sheet.value = "peace") : without(intent, choice))}
      >
        <b>${t(keyOf("other-use", choice.split(" ")[0]))}</b>
      </button>
      <div>
        <h3>${title}</h3>
        ${
          about &&
          html`
            <p>${about}</p>
          `
        }
      </div>
      ${
        letter &&
        html`
          <kbd class="not-phone">${letter}</kbd>
        `
      }
    </li>
  `;
}

/**
 * Chooses something; the card taken up is put down unless it is played.
 * @param {Intent} intent
 * @param {string} choice
 */
function without(intent, choice) {
  const card = intent.card.peek();
  void intent.set([choice], { card: choice.endsWith(` ${card}`) ? card : null });
}

/**
 * What needs no card: a Free Action, peace in the first round, the Swedish Base.
 * @param {{store: Store, intent: Intent, choices: string[], chosen: string}} props
 */
function NoCard({ store, intent, choices, chosen }) {
  const bases = choices.filter((choice) => choice.startsWith("move_base "));
  const other = (/** @type {string} */ choice, /** @type {Record<string, string>} */ more = {}) => html`
    <${Other} ...${{ store, intent, choice, ...more }} chosen=${chosen === choice} />
  `;
  return html`
    ${choices.includes("free_action") && other("free_action", { letter: "F", about: t("round-free-about") })}
    ${
      choices.includes("offer_peace")
        ? other("offer_peace", { letter: "O", about: t("round-peace-about") })
        : html`
            <li class="closed">
              <span></span>
              <div><${Why} store=${store} why=${store.view.value.seats[store.seat].no_peace} /></div>
            </li>
          `
    }
    ${choices.includes("pass") && other("pass")}
    ${
      bases.length > 0 &&
      html`
        <li class="no-card">
          <span></span>
          <${Bases} store=${store} choices=${bases} />
        </li>
      `
    }
  `;
}

/**
 * The ports of the Swedish Base; folded away they mark nothing on the map.
 * @param {{store: Store, choices: string[]}} props
 */
function Bases({ store, choices }) {
  const [open, setOpen] = useState(false);
  return html`
    <details open=${open} onToggle=${(/** @type {any} */ event) => setOpen(event.target.open)}>
      <summary>${t("round-more")}</summary>
      ${
        open &&
        html`
          <${Grouped} store=${store} choices=${choices} />
        `
      }
    </details>
  `;
}

/** The leader of an activation whose card is played already. @param {{store: Asked}} props */
export function ActivatePanel({ store }) {
  const question = store.question.value;
  const intent = useIntent();
  const leaders = nouns(question.choices, "lead");
  const first = intent.plan.value.choices[0] ?? "";
  const choose = (/** @type {string} */ leader) => void lead(intent, first, leader);
  usePlacesOfLeaders(store, leaders, choose);
  useKeys(
    Object.fromEntries(
      leaders
        .slice(0, 9)
        .map((leader, n) => [String(n + 1), { does: () => choose(leader), what: term("leader", leader) }]),
    ),
  );
  return html`
    <section class="phase">
      <${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause} />
      <ol class="objects of-leader">
        ${leaders.map(
          (leader, n) => html`
            <li key=${leader}>
              <button
                type="button"
                class="chip go"
                data-leader=${leader}
                data-choice=${`lead ${leader}`}
                onClick=${() => choose(leader)}
              >
                <kbd>${n + 1}</kbd>
                ${" "}
                <${Leader} store=${store} leader=${leader} />
                <small>${whereIs(store, leader)}</small>
              </button>
            </li>
          `,
        )}
      </ol>
    </section>
  `;
}

/** @param {Store} store @param {string} leader */
function whereIs(store, leader) {
  const place = placeOfLeader(store.view.value, leader);
  return place ? term("place", place) : "";
}

/**
 * Rings the places of leaders; of several in one place the first is taken, and the others stand in the list.
 * @param {Store} store
 * @param {string[]} leaders
 * @param {(leader: string) => void} choose
 */
function usePlacesOfLeaders(store, leaders, choose) {
  const view = store.view.value;
  /** @type {Map<string, string[]>} */
  const at = new Map();
  for (const leader of leaders) {
    const place = placeOfLeader(view, leader);
    if (place) at.set(place, [...(at.get(place) ?? []), leader]);
  }
  const why = (/** @type {string[]} */ some) =>
    t("round-activate", { leaders: listed(some.map((leader) => term("leader", leader))) });
  /** @type {Record<string, import("../../../lib/types.js").Mark>} */
  const marks = Object.fromEntries([...at].map(([place, some]) => [place, { kind: "legal", why: why(some) }]));
  useMarks(store, marks);
  usePick(store, [...at.keys()], (place) => choose(/** @type {string[]} */ (at.get(place))[0]));
}

/**
 * The stacks that the card taken up can move: one that is chosen on the map is activated.
 * @param {Store} store
 * @param {Intent} intent
 * @param {any} held
 */
function useLeaderMarks(store, intent, held) {
  usePlacesOfLeaders(store, held?.act.leaders ?? [], (leader) => void lead(intent, `act ${held.card}`, leader));
}

/** @param {Intent} intent @param {any[]} hand @param {string[]} choices @param {any} held */
function useRoundKeys(intent, hand, choices, held) {
  /** @type {import("../../../lib/keys.js").Keys} */
  const keys = {};
  for (const [n, { card }] of hand.slice(0, 9).entries())
    keys[String(n + 1)] = { does: () => intent.take(card), what: term("card", card) };
  for (const use of USES)
    if (held && choices.includes(`${use} ${held.card}`))
      keys[KEYS[use]] = { does: () => void intent.set([`${use} ${held.card}`]), what: t(`use-${use}`) };
  if (choices.includes("free_action")) keys.f = { does: () => without(intent, "free_action"), what: t("round-free") };
  if (choices.includes("offer_peace"))
    keys.o = { does: () => void (intent.sheet.value = "peace"), what: t("round-peace") };
  useKeys(keys);
}
