// @ts-check
// Losses and retreats of a battle. Only steps that can still lead to the exact number of losses are open; what is
// chosen is handed in at once, and until then it can be changed.

import { html, useEffect } from "../../../vendor/ui.js";
import { listed, row, t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { seatName } from "../../../lib/people.js";
import { objection } from "../../../lib/prose.js";
import { say, usePick } from "../../../table/generic.js";
import { Cite } from "../../../table/look.js";
import { keepLosses, keptLosses } from "../draft.js";
import { term, times } from "../terms.js";
import { Piece } from "./cards.js";
import { piecesOf, stepOf, stepsOf, withSteps } from "./draft.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../types.js").Asked} Asked */
/** @typedef {import("./draft.js").BattleDraft} BattleDraft */

/**
 * What the server says of the steps chosen so far, or what is true before any.
 * @param {Asked} store
 * @param {BattleDraft} draft
 */
export function tally(store, draft) {
  const question = store.question.value;
  const { battle } = store.view.value;
  const number = battle.sides[store.seat].to_lose;
  const steps = stepsOf(store.board.value, draft.pieces.value);
  if (!steps.length)
    return {
      number,
      toGo: number,
      open: question.choices,
      forced: [],
      says: question.choices.includes("done") ? ["done"] : null,
    };
  const told = draft.foretold.value;
  if (!told) return { number, toGo: null, open: [], forced: [], says: null };
  return {
    number,
    toGo: told.forced.length ? 0 : told.to_go,
    open: told.forced.length ? [] : told.open,
    forced: told.forced,
    says: told.to_go === 0 || told.forced.length ? told.says : null,
    factors: told.factors,
  };
}

/**
 * The best ways to lose, as the server knows them: for this seat alone where both choose unseen.
 * @param {Store} store
 * @returns {any[]}
 */
export function waysOf(store) {
  const view = store.view.value;
  return view.ways ?? view.battle.sides[store.seat].ways ?? [];
}

/** The own counters, to be hit. @param {{store: Asked, draft: BattleDraft}} props */
export function OwnCounters({ store, draft }) {
  const board = store.board.value;
  const { open, forced } = tally(store, draft);
  const pieces = draft.pieces.value;
  const all = withSteps(board, pieces, forced);
  return html`
    <div class="counters losing">
      ${all.map((piece, n) => {
        const next = stepOf(board, pieces[n]);
        const can = Boolean(next && open.includes(next));
        const back = pieces[n].hits > 0;
        const what = term("unit", pieces[n].unit);
        const disabled = store.busy.value || (!can && !back);
        const label = t(can ? "losses-give" : back ? "losses-back" : "losses-closed", { unit: what });
        return html`
          <${Piece}
            key=${n}
            store=${store}
            piece=${piece}
            as="button"
            open=${can}
            label=${label}
            of=${{ type: "button", disabled, "data-step": next, onClick: () => draft.hit(n, open) }}
          />
        `;
      })}
    </div>
  `;
}

/**
 * The own counters when losses are handed in that nobody else has seen yet.
 * @param {{store: Store, battle: any}} props
 */
export function GivenUp({ store, battle }) {
  const steps = store.view.value.gives_up.map((/** @type {string} */ unit) => `lose ${unit}`);
  const pieces = withSteps(store.board.value, piecesOf(battle.sides[store.seat].units), steps);
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

/** @param {{store: Asked, draft: BattleDraft}} props */
export function LossesPart({ store, draft }) {
  const { number, toGo, factors } = tally(store, draft);
  const ways = waysOf(store);
  useKeys({
    s: {
      does: () => ways.length > 0 && !store.busy.value && draft.suggest(ways[0].choices),
      what: t("losses-suggest"),
    },
  });
  const met = toGo === null ? 0 : number - toGo;
  return html`
    <div class="losses-part">
      <h3 class="h">
        ${t("losses-yours")}${" "}
        <small>${t("losses-exactly", { number })}</small>
        <span class="end"><${Cite} clause="12.31" /></span>
      </h3>
      <${Gauge} number=${number} met=${met} />
      <div class="two-up">
        <p class="hint">
          ${t("losses-how")}${
            factors !== undefined &&
            html`
              ${" "}${t("losses-leave", { factors })}
            `
          }
        </p>
        <${Ways} store=${store} draft=${draft} ways=${ways} />
      </div>
    </div>
  `;
}

/** How much of the losses is chosen. @param {{number: number, met: number}} props */
function Gauge({ number, met }) {
  return html`
    <div class="gauge">
      <span class="cells" aria-hidden="true">
        ${Array.from(
          { length: number },
          (_, n) => html`
            <i key=${n} class=${n < met ? "full" : ""}></i>
          `,
        )}
      </span>
      <span role="status">
        <b class="num">${met}</b>
        ${" "}${t("losses-of", { number, left: number - met })}
      </span>
    </div>
  `;
}

/**
 * The best ways to the number, each with what it leaves.
 * @param {{store: Store, draft: BattleDraft, ways: any[]}} props
 */
function Ways({ store, draft, ways }) {
  if (!ways.length) return null;
  return html`
    <table class="rows ways">
      <thead>
        <tr>
          <th scope="col">${t("losses-ways")}</th>
          <th scope="col">${t("losses-left")}</th>
        </tr>
      </thead>
      <tbody>
        ${ways.map(
          (way, n) => html`
            <tr key=${n}>
              <th scope="row">
                <button
                  type="button"
                  class="way"
                  disabled=${store.busy.value}
                  onClick=${() => draft.suggest(way.choices)}
                >
                  ${wayText(store.board.value, way.choices)}
                </button>
              </th>
              <td><b>${way.left}</b></td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** "Saxon Militia, 2× Swedish Veteran": what loses a step. @param {any} board @param {string[]} steps */
function wayText(board, steps) {
  const units = steps.map((step) => step.split(" ")[1]);
  return row([...new Set(units)].map((unit) => times(units.filter((one) => one === unit).length, term("unit", unit))));
}

// ------------------------------------------------------------------------------
// Where the beaten may go: the open ways ringed and numbered on the map, one of them suggested, the others with the
// reason why they are closed.

/** The ways of a retreat: for this seat alone where both choose unseen. @param {any} view @returns {any[]} */
export const waysBack = (view) => view.retreat ?? view.battle?.retreat ?? [];

/** The way that is suggested. @param {any} view @returns {string | null} */
export const suggestedWay = (view) => waysBack(view).find(({ suggested }) => suggested)?.place ?? null;

/** @param {{store: Store, draft: BattleDraft | null}} props without a draft it is only looked at */
export function RetreatPart({ store, draft }) {
  const rows = waysBack(store.view.value);
  const open = rows.filter(({ objection: why }) => !why);
  const way = draft?.way.value ?? null;
  const pick = (/** @type {string} */ place) => void (draft && (draft.way.value = place));
  useWays(store, draft, open, way);
  useWayKeys(draft, open, pick);
  return html`
    <div class="retreat-part">
      <h3 class="h">
        ${t("retreat-where")}${" "}
        <small>${t("retreat-one-city")}</small>
        <span class="end"><${Cite} clause="12.51" /></span>
      </h3>
      <ul class="options">
        ${open.map(
          (row, n) => html`
            <${WayBack}
              key=${row.place}
              store=${store}
              row=${row}
              n=${n}
              on=${way === row.place}
              open=${draft !== null}
              onPick=${pick}
            />
          `,
        )}
        ${rows
          .filter(({ objection: why }) => why)
          .map(
            (row) => html`
              <${ClosedWay} key=${row.place} store=${store} row=${row} />
            `,
          )}
      </ul>
    </div>
  `;
}

/** @param {BattleDraft | null} draft @param {any[]} open @param {(place: string) => void} pick */
function useWayKeys(draft, open, pick) {
  const key = (/** @type {any} */ { place }, /** @type {number} */ n) => [
    String(n + 1),
    { does: () => void pick(place), what: term("place", place) },
  ];
  useKeys(draft ? Object.fromEntries(open.slice(0, 9).map(key)) : {});
}

/** @param {{store: Store, row: any, n: number, on: boolean, open: boolean, onPick: (place: string) => void}} props */
function WayBack({ store, row, n, on, open, onPick }) {
  return html`
    <li>
      <button
        type="button"
        class=${`option legal ${on ? "on" : ""}`}
        data-way=${row.place}
        aria-pressed=${on}
        disabled=${!open || store.busy.value}
        onClick=${() => onPick(row.place)}
        onPointerEnter=${() => (store.hovered.value = row.place)}
        onPointerLeave=${() => (store.hovered.value = null)}
      >
        <kbd>${n + 1}</kbd>
        <span>
          <b>${row.inside ? t("retreat-inside", { place: term("place", row.place) }) : term("place", row.place)}</b>
          <small>${about(store, row)}</small>
        </span>
        <span class="right">${lineOf(row)}</span>
      </button>
    </li>
  `;
}

/** @param {{store: Store, row: any}} props */
function ClosedWay({ store, row }) {
  return html`
    <li class="closed">
      <div class="option">
        <kbd>–</kbd>
        <span>
          <b>${term("place", row.place)}</b>
          <small>
            ${objection(row, store)}${" "}
            <${Cite} clause=${row.clause} />
          </small>
        </span>
      </div>
    </li>
  `;
}

/** Whose the place is, and what a retreat there would change. @param {Store} store @param {any} row */
function about(store, { control, gains, violates, inside }) {
  if (inside) return t("retreat-inside-about");
  const whose =
    control === null ? t("retreat-nobodys") : t("retreat-of", { seat: seatName(store.info.value, control) });
  return [whose, gains ? t("retreat-gains") : "", violates ? t("retreat-violates") : ""].filter(Boolean).join(", ");
}

/** The line to a base from there. @param {any} row */
function lineOf({ inside, line }) {
  if (inside)
    return html`
      <em class="bad">${t("retreat-no-line-inside")}</em>
    `;
  if (!line?.path.length)
    return html`
      <em class="bad">${t("retreat-no-base")}</em>
    `;
  const way = listed(line.path.slice(-1).map((/** @type {string} */ place) => term("place", place)));
  return line.holds
    ? html`
        <em class="ok">${t("retreat-line", { place: way })}</em>
      `
    : html`
        <em class="bad">${t("retreat-no-line", { place: way })}</em>
      `;
}

/**
 * Marks the ways on the map, where one can be chosen too.
 * @param {Store} store
 * @param {BattleDraft | null} draft
 * @param {any[]} open
 * @param {string | null} way
 */
function useWays(store, draft, open, way) {
  const { battle } = store.view.value;
  /** @type {Record<string, import("../../../lib/types.js").Mark>} */
  const marks = { [battle.city]: { kind: "source" } };
  open.forEach(
    ({ place }, n) =>
      (marks[place] = {
        kind: place === way ? "target" : "legal",
        peaceful: true,
        tag: String(n + 1),
        why: t("retreat-to", { place: term("place", place) }),
      }),
  );
  useMarks(store, marks);
  usePick(store, draft ? open.map(({ place }) => place) : [], (place) => draft && (draft.way.value = place));
}

// ------------------------------------------------------------------------------
// Losses that a side prepares while it waits for the dice: kept as its draft, and used when the number fits exactly.

/** Whether this side can prepare losses: it fights, waits, and no die has fallen. @param {Store} store */
export function mayPrepare(store) {
  const { battle } = store.view.value;
  return Boolean(battle?.odds && battle.sides[store.seat] && !store.question.value);
}

/**
 * The own counters with what they would give up; a click takes a step, or all of them back.
 * @param {{store: Store, battle: any}} props
 */
export function PreparedCounters({ store, battle }) {
  const board = store.board.value;
  const pieces = withSteps(board, piecesOf(battle.sides[store.seat].units), keptLosses(store));
  const hit = (/** @type {number} */ at) => {
    const next = pieces.map((piece, n) =>
      n === at ? { ...piece, hits: stepOf(board, piece) ? piece.hits + 1 : 0 } : piece,
    );
    keepLosses(store, stepsOf(board, next));
  };
  return html`
    <div class="counters losing">
      ${pieces.map(
        (piece, n) => html`
          <${Piece}
            key=${n}
            store=${store}
            piece=${piece}
            as="button"
            open=${true}
            label=${t(stepOf(board, piece) ? "losses-give" : "losses-back", { unit: term("unit", piece.unit) })}
            of=${{ type: "button", "data-step": stepOf(board, piece), onClick: () => hit(n) }}
          />
        `,
      )}
    </div>
  `;
}

/** Begins and ends the preparing. @param {{store: Store, draft: BattleDraft}} props */
export function Prepare({ store, draft }) {
  const open = draft.preparing.value;
  return html`
    <div class="prepare">
      <p class="hint">${t(open ? "losses-how" : "losses-prepare-about")}</p>
      <button type="button" class="btn" aria-pressed=${open} onClick=${() => (draft.preparing.value = !open)}>
        ${t("losses-prepare")}${
          keptLosses(store).length > 0 &&
          html`
            ${" "}
            <small>${keptLosses(store).length}</small>
          `
        }
      </button>
    </div>
  `;
}

/**
 * Once losses are asked for, those that were prepared are handed in, if they make up the number; else they are
 * forgotten.
 * @param {Store} store
 * @param {BattleDraft | null} draft
 * @param {string | undefined} kind
 * @param {number | undefined} turn
 */
export function usePrepared(store, draft, kind, turn) {
  const losing = Boolean(draft && kind === "take_losses");
  useEffect(() => {
    const losses = losing ? keptLosses(store) : [];
    if (!draft || !losses.length) return;
    draft.preparing.value = false;
    draft.suggest(losses, true);
  }, [losing, turn]);
  const told = draft?.foretold.value;
  useEffect(() => {
    if (!draft?.asPrepared || !told || !losing) return;
    draft.asPrepared = false;
    const { says } = tally(/** @type {Asked} */ (store), draft);
    if (says) say(store, ...says);
    else draft.suggest([]);
  }, [told]);
}
