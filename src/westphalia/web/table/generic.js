// @ts-check
// Panels for any question: the game's own, or every legal answer as a button that says it in words; and what panels
// share.

import {
  effect,
  html,
  untracked,
  useEffect,
  useErrorBoundary,
  useLayoutEffect,
  useRef,
  useState,
} from "../vendor/ui.js";
import { t } from "../lib/i18n.js";
import { useKeys } from "../lib/keys.js";
import { useMarks } from "../lib/marks.js";
import { asked } from "../lib/prose.js";
import { Again } from "../lib/rematch.js";
import { Cite } from "./look.js";

/** @typedef {import("../lib/types.js").Store} Store */
/** @typedef {import("../lib/types.js").Asked} Asked */

/**
 * What this seat is asked, or what there is to see at the end.
 * @param {{store: Store, panels: Record<string, any>}} props the game's panels by kind of question
 */
export function QuestionPanel({ store, panels }) {
  if (store.info.value?.abandoned)
    return html`
      <${Abandoned} store=${store} />
    `;
  const kind = store.question.value?.kind ?? "over";
  return html`
    <${Guarded} key=${kind} store=${store} Panel=${panels[kind] ?? AnswerPanel} />
  `;
}

/**
 * A game that was closed has no end to show, as the prompt says, but may be played again.
 * @param {{store: Store}} props
 */
function Abandoned({ store }) {
  return html`
    <section class="phase end"><${Again} store=${store} info=${store.info.value} /></section>
  `;
}

/**
 * A panel that cannot be drawn must not stop the game: the plain list takes its place.
 * @param {{store: Store, Panel: any}} props
 */
function Guarded({ store, Panel }) {
  const [broken] = useErrorBoundary((error) => console.error(error));
  if (broken)
    return store.question.value
      ? html`
          <${AnswerPanel} store=${store} />
        `
      : null;
  return html`
    <${Panel} store=${store} />
  `;
}

/** @param {{store: Asked}} props */
function AnswerPanel({ store }) {
  const question = store.question.value;
  const board = store.board.value;
  const places = placesOf(store, question);
  const picked = usePicked(store, places);
  usePlaceMarks(store, question, places);
  const answer = (/** @type {string} */ choice) => void store.answer([choice]).catch(() => {});
  /** @type {import("../lib/keys.js").Keys} */
  const keys = {};
  for (const [n, choice] of question.choices.slice(0, 9).entries()) {
    keys[String(n + 1)] = { does: () => answer(choice), what: store.room.choiceText(choice, question.kind, board) };
  }
  useKeys(keys);
  return html`
    <section class="answer-part">
      <h2 class="h">
        ${asked(question.kind, question.about, store)}${" "}
        <small class="end"><${Cite} clause=${question.clause} /></small>
      </h2>
      <ol class="answers">
        ${question.choices.map(
          (/** @type {string} */ choice, /** @type {number} */ n) => html`
            <${Answer}
              key=${choice}
              store=${store}
              choice=${choice}
              n=${n}
              place=${places.get(choice)}
              picked=${picked === choice}
              onAnswer=${answer}
            />
          `,
        )}
      </ol>
      <p class="hint">${places.size ? t("answer-hint-map") : ""}</p>
    </section>
  `;
}

/** @param {any} props */
function Answer({ store, choice, n, place, picked, onAnswer }) {
  const light = (/** @type {string | null} */ id) => place && (store.hovered.value = id);
  return html`
    <li>
      <button
        type="button"
        class=${`btn ${picked ? "primary" : ""}`}
        data-choice=${choice}
        disabled=${store.busy.value}
        onClick=${() => onAnswer(choice)}
        onPointerEnter=${() => light(place)}
        onPointerLeave=${() => light(null)}
        onFocus=${() => light(place)}
        onBlur=${() => light(null)}
      >
        ${store.room.choiceText(choice, store.question.value.kind, store.board.value)}${" "}${
          n < 9 &&
          html`
            <kbd>${n + 1}</kbd>
          `
        }
      </button>
    </li>
  `;
}

/** The answers that name a place. @param {Store} store @param {any} question @returns {Map<string, string>} */
function placesOf(store, question) {
  const pairs = question.choices.map((/** @type {string} */ choice) => [choice, choice.split(" ")[1]]);
  return new Map(pairs.filter((/** @type {string[]} */ [, noun]) => store.room.isPlace(store.board.value, noun)));
}

/**
 * A place picked on the map chooses its answer; picked again, it gives it.
 * @param {Store} store
 * @param {Map<string, string>} places
 */
function usePicked(store, places) {
  const [picked, setPicked] = useState(/** @type {string | null} */ (null));
  const place = store.picked.value;
  useEffect(() => {
    const found = [...places].find(([, id]) => id === place);
    setPicked(found ? found[0] : null);
  }, [place, store.frame.value]);
  return picked;
}

/** @param {Store} store @param {any} question @param {Map<string, string>} places */
function usePlaceMarks(store, question, places) {
  const why = (/** @type {string} */ choice) => store.room.choiceText(choice, question.kind, store.board.value);
  /** @type {Record<string, import("../lib/types.js").Mark>} */
  const marks = Object.fromEntries([...places].map(([choice, id]) => [id, { kind: "legal", why: why(choice) }]));
  const about = Object.values(question.about).find((value) => store.room.isPlace(store.board.value, value));
  useMarks(store, about && places.size ? { ...marks, [about]: { kind: "source" } } : marks);
  useEffect(() => () => (store.picked.value = null), [question]);
}

// ------------------------------------------------------------------------------
// What the panels of any game share: a heading, buttons for choices, and a choice on the map.

/** The head of a panel: what it is about, and the clause behind it.
 * @param {{title: any, clause?: string, note?: any, beside?: any}} props */
export function Head({ title, clause, note, beside }) {
  return html`
    <header class="phase-head">
      <h2>${title}</h2>
      ${
        beside ??
        html`
          <${Cite} clause=${clause} />
        `
      }
      ${
        note &&
        html`
          <p>${note}</p>
        `
      }
    </header>
  `;
}

/** Answers, and lets the store say what was refused. @param {Store} store @param {string[]} choices */
export function say(store, ...choices) {
  store.answer(choices).catch(() => undefined);
}

/**
 * One button for each choice of the question, in words, with the key that presses it: its number, unless another is
 * given.
 * @param {{store: Store, choices: string[], keys?: string[]}} props
 */
export function Choices({ store, choices, keys = choices.map((_, n) => String(n + 1)) }) {
  const question = store.question.value;
  const board = store.board.value;
  useKeys(Object.fromEntries(choices.map((choice, n) => [keys[n], () => say(store, choice)])));
  if (!question || !board) return null;
  return html`
    <div class="choices">
      ${choices.map(
        (choice, n) => html`
          <button
            type="button"
            key=${choice}
            class="btn"
            data-choice=${choice}
            disabled=${store.busy.value}
            onClick=${() => say(store, choice)}
          >
            ${store.room.choiceText(choice, question.kind, board)}${" "}
            <kbd>${keys[n].toUpperCase()}</kbd>
          </button>
        `,
      )}
    </div>
  `;
}

/**
 * Calls *chosen* when one of these places is pressed on the map, and not for one that was pressed before it was drawn
 * as an answer.
 * @param {Store} store
 * @param {string[]} places
 * @param {(place: string) => void} chosen
 */
export function usePick(store, places, chosen) {
  const drawn = useRef({ places, chosen });
  drawn.current = { places, chosen };
  const hear = (/** @type {string} */ place) => {
    if (!drawn.current.places.includes(place)) return;
    store.picked.value = null; // an answer is not looked at
    drawn.current.chosen(place);
  };
  useLayoutEffect(() => heardPresses(store, hear), [store]);
}

/**
 * Hears the presses on the map from now on.
 * @param {Pick<Store, "pressed">} store
 * @param {(place: string) => void} hear
 */
export function heardPresses(store, hear) {
  const before = store.pressed.peek();
  return effect(() => {
    const pressed = store.pressed.value;
    if (pressed && pressed !== before) untracked(() => hear(pressed.place));
  });
}

/** The places that a verb is offered for. @param {string[]} choices @param {string} verb */
export function nouns(choices, verb) {
  return choices.filter((choice) => choice.startsWith(`${verb} `)).map((choice) => choice.slice(verb.length + 1));
}
