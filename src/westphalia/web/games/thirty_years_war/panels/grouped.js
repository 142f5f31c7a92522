// @ts-check
// The panel for any question without one of its own: answers by what is done and to whom. It brings what all panels
// share: the intent of the seat, and forecasts.

import { createContext, html, useContext, useEffect, useLayoutEffect, useState } from "../../../vendor/ui.js";
import { keyOf, t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { asked } from "../../../lib/prose.js";
import { Head, say, usePick } from "../../../table/generic.js";
import { CardFace, Counter, Leader, placeOfLeader, ratings } from "../look.js";
import { StackList } from "../map/inspector.js";
import { standing } from "../map/stacks.js";
import { areaOf, nounTerm, objectOf, term } from "../terms.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../types.js").Stage} Stage */
/** @typedef {import("../types.js").Asked} Asked */

// ------------------------------------------------------------------------------
// What a panel may ask of the page around it: what this seat intends, and forecasts.

/** @typedef {import("../intent.js").Intent} Intent */

export const IntentContext = createContext(/** @type {Intent | null} */ (null));

/** The intent of this seat; a panel is shown only to a seat that is asked. */
export const useIntent = () => /** @type {Intent} */ (useContext(IntentContext));

/**
 * What may come of these choices, each by itself; a choice of which nothing is known is left out.
 * @param {Store | Stage} store @param {string[]} choices @returns {Record<string, any>}
 */
export function useForecasts(store, choices) {
  const [found, setFound] = useState(/** @type {Record<string, any>} */ ({}));
  const wanted = choices.join(",");
  const turn = store.frame.value?.turn; // in which this is drawn, though the table may soon be further
  const prepared = "prepared" in store ? store.prepared.value : ""; // what is asked after it
  useEffect(() => {
    setFound({});
    const stop = new AbortController();
    if (choices.length) store.forecasts(choices, stop.signal, turn).then(setFound, () => {}); // nothing is foretold
    return () => stop.abort();
  }, [store, wanted, turn, prepared]);
  return found;
}

// ------------------------------------------------------------------------------
// Answers by what is done and to whom. Those that lie at a place are marked on the map and can be given there.

/** @typedef {import("../../../lib/types.js").Question} Question */

/** @param {{store: Asked}} props */
export function GroupedPanel({ store }) {
  const question = store.question.value;
  return html`
    <section class="phase grouped">
      <${Head} title=${asked(question.kind, question.about, store)} clause=${question.clause} />
      <${Grouped} store=${store} choices=${question.choices} />
      <${Scene} store=${store} />
    </section>
  `;
}

/** The place that a question is about, and all who stand there. @param {{store: Asked}} props */
export function Scene({ store }) {
  const { about } = store.question.value;
  const place =
    [about.city, about.place, about.origin].find(
      (one) => typeof one === "string" && store.room.isPlace(store.board.value, one),
    ) ?? null;
  useMarks(store, place ? { [place]: { kind: "source" } } : null);
  if (!place) return null;
  return html`
    <div class="scene">
      <h3 class="h">${term("place", place)}</h3>
      ${standing(store.view.value, place).map(
        (stack, n) => html`
          <${StackList} key=${n} store=${store} stack=${stack} />
        `,
      )}
    </div>
  `;
}

/**
 * The answers in groups, one for each verb; those without an object come last, as buttons.
 * @param {{store: Store, choices: string[], notes?: Record<string, any>}} props *notes* say more of single answers
 */
export function Grouped({ store, choices, notes = {} }) {
  const [picked, setPicked] = useState(/** @type {string | null} */ (null));
  usePlaces(store, choices, setPicked);
  const plain = choices.filter((choice) => !choice.includes(" "));
  const objects = choices.filter((choice) => choice.includes(" "));
  const verbs = [...new Set(objects.map((choice) => choice.split(" ")[0]))];
  const here = picked ? objects.filter((choice) => placeOf(store.view.value, choice) === picked) : [];
  useNumbers(store, [...objects.slice(0, 9 - plain.length), ...plain]);
  return html`
    ${
      here.length > 1 &&
      html`
        <div class="here">
          <h3 class="h">${term("place", /** @type {string} */ (picked))}</h3>
          <div class="choices">
            ${here.map(
              (choice) => html`
                <${Plain} key=${choice} store=${store} choice=${choice} />
              `,
            )}
          </div>
        </div>
      `
    }
    ${verbs.map(
      (verb) => html`
        <${Group}
          key=${verb}
          store=${store}
          verb=${verb}
          notes=${notes}
          choices=${objects.filter((choice) => choice.startsWith(`${verb} `))}
        />
      `,
    )}
    <${PlainChoices} store=${store} choices=${plain} />
  `;
}

/** @param {{store: Store, choices: string[]}} props */
export function PlainChoices({ store, choices }) {
  if (!choices.length) return null;
  return html`
    <div class="choices">
      ${choices.map(
        (choice) => html`
          <${Plain} key=${choice} store=${store} choice=${choice} />
        `,
      )}
    </div>
  `;
}

const QUIET = new Set(["pass", "done", "refuse", "halt"]);

/** @param {{store: Store, choice: string}} props */
export function Plain({ store, choice }) {
  const text = store.room.choiceText(choice, store.question.value?.kind ?? "", store.board.value);
  const intent = useIntent();
  const give = () => {
    if (choice === "offer_peace")
      intent.sheet.value = "peace"; // an offer is read before it is sent
    else say(store, choice);
  };
  return html`
    <button
      type="button"
      class=${`btn ${QUIET.has(choice) ? "" : "primary"}`}
      data-choice=${choice}
      disabled=${store.busy.value}
      onClick=${give}
    >
      ${text}
    </button>
  `;
}

/** The first answers have a digit each. @param {Store} store @param {string[]} choices */
function useNumbers(store, choices) {
  const kind = store.question.value?.kind ?? "";
  useKeys(
    Object.fromEntries(
      choices
        .slice(0, 9)
        .map((choice, n) => [
          String(n + 1),
          { does: () => say(store, choice), what: store.room.choiceText(choice, kind, store.board.value) },
        ]),
    ),
  );
}

/** What is done, with three dots for whom it is done to. @param {string} verb @param {string} kind */
const heading = (verb, kind) => t(keyOf("choose", verb), { kind, ...objectOf(verb, "…") });

/** @param {{store: Store, verb: string, choices: string[], notes: Record<string, any>}} props */
function Group({ store, verb, choices, notes }) {
  const kind = nounTerm(verb);
  const title = heading(verb, store.question.value?.kind ?? "");
  return html`
    <div class="group">
      <h3 class="h">${title}</h3>
      ${
        kind === "place" && choices.length > MANY
          ? html`
              <${ByArea} store=${store} choices=${choices} notes=${notes} />
            `
          : html`
              <ul class=${`objects of-${kind}`}>
                ${choices.map(
                  (choice) => html`
                    <${Answer} key=${choice} store=${store} choice=${choice} note=${notes[choice]} />
                  `,
                )}
              </ul>
            `
      }
    </div>
  `;
}

const MANY = 14;

/**
 * Many places by the Areas they lie in.
 * @param {{store: Store, choices: string[], notes: Record<string, any>}} props
 */
function ByArea({ store, choices, notes }) {
  const board = store.board.value;
  /** @type {Map<string, string[]>} */
  const areas = new Map();
  for (const choice of choices) {
    const area = areaOf(board, choice.split(" ")[1]) ?? "";
    areas.set(area, [...(areas.get(area) ?? []), choice]);
  }
  return html`
    <dl class="by-area">
      ${[...areas].map(
        ([area, some]) => html`
          <dt>${area && term("area", area)}</dt>
          <dd>
            <ul class="objects of-place">
              ${some.map(
                (choice) => html`
                  <${Answer} key=${choice} store=${store} choice=${choice} note=${notes[choice]} />
                `,
              )}
            </ul>
          </dd>
        `,
      )}
    </dl>
  `;
}

/** @param {{store: Store, choice: string, note?: any}} props */
function Answer({ store, choice, note }) {
  const [verb, noun] = choice.split(" ");
  const place = placeOf(store.view.value, choice);
  const light = (/** @type {string | null} */ id) => place && (store.hovered.value = id);
  const said = store.room.choiceText(choice, store.question.value?.kind ?? "", store.board.value);
  return html`
    <li>
      <button
        type="button"
        class="chip"
        data-choice=${choice}
        disabled=${store.busy.value}
        onClick=${() => say(store, choice)}
        onPointerEnter=${() => light(place)}
        onPointerLeave=${() => light(null)}
        onFocus=${() => light(place)}
        onBlur=${() => light(null)}
      >
        <span class="sr">${said}</span>
        <span class="thing" aria-hidden="true"><${Thing} store=${store} kind=${nounTerm(verb)} id=${noun} /></span>
        ${
          note &&
          html`
            <small>${note}</small>
          `
        }
      </button>
    </li>
  `;
}

/** What an answer is about, as it looks on the table. @param {{store: Store, kind: string, id: string}} props */
function Thing({ store, kind, id }) {
  const board = store.board.value;
  if (kind === "unit")
    return html`
      <${Counter} store=${store} unit=${id} />
      <span>${term("unit", id)}</span>
    `;
  if (kind === "leader") {
    const place = placeOfLeader(store.view.value, id);
    return html`
      <${Leader} store=${store} leader=${id} />
      <small>${[place && term("place", place), ratings(board, id)].filter(Boolean).join(" · ")}</small>
    `;
  }
  if (kind === "card")
    return html`
      <span class="card-chip"><${CardFace} store=${store} card=${id} /></span>
    `;
  return html`
    <span>${term(kind, id)}</span>
  `;
}

/**
 * The place on the map where an answer lies: its own, or that of its leader.
 * @param {any} view
 * @param {string} choice
 * @returns {string | null}
 */
export function placeOf(view, choice) {
  const [verb, noun] = choice.split(" ");
  if (noun === undefined) return null;
  if (nounTerm(verb) === "leader") return placeOfLeader(view, noun);
  return nounTerm(verb) === "place" ? noun : null;
}

/**
 * Marks the places of answers; a place with one answer gives it, one with several shows them.
 * @param {Store} store @param {string[]} choices @param {(place: string | null) => void} onSeveral
 */
function usePlaces(store, choices, onSeveral) {
  const question = store.question.value;
  const view = store.view.value;
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const choice of choices) {
    const place = placeOf(view, choice);
    if (place) places.set(place, [...(places.get(place) ?? []), choice]);
  }
  const words = (/** @type {string} */ choice) =>
    store.room.choiceText(choice, question?.kind ?? "", store.board.value);
  /** @type {Record<string, import("../../../lib/types.js").Mark>} */
  const marks = Object.fromEntries(
    [...places].map(([place, some]) => [place, { kind: "legal", why: some.map(words).join("; ") }]),
  );
  useMarks(store, marks);
  usePick(store, [...places.keys()], (place) => {
    const some = /** @type {string[]} */ (places.get(place));
    if (some.length === 1) say(store, some[0]);
    else onSeveral(place);
  });
  useLayoutEffect(() => onSeveral(null), [question]);
}
