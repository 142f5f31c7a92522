// @ts-check
// What decided a finished game: chances by moment, turning points split into choice and luck, plans that were better.

import { html, signal, useEffect, useMemo } from "../vendor/ui.js";
import { errorText, needOf, t } from "../lib/i18n.js";
import { get } from "../lib/net.js";
import { seatColour, seatName } from "../lib/people.js";
import { SeatName } from "../lib/person.js";
import { reasoned, sentence } from "../lib/prose.js";
import { Shield } from "../lib/signs.js";
import { Cite } from "../table/look.js";
import { answersAt, indexOf } from "./past.js";

/** @typedef {import("../lib/types.js").Analysis} Analysis */
/** @typedef {import("../lib/types.js").Bookmark} Bookmark */
/** @typedef {import("./past.js").Past} Past */
/** @typedef {import("./past.js").Moment} Moment */

/** The study of one table: each request of it measures a little more, until nothing is left. */
export class Study {
  /** @param {string} id @param {string} game */
  constructor(id, game) {
    this.id = id;
    this.game = game;
    this.found = signal(/** @type {Analysis | null} */ (null));
    this.going = signal(false);
    this.wrong = signal("");
    this.left = false;
  }

  /** Asks until all is known, the page is left, or the server wants a rest. */
  async go() {
    if (this.going.peek()) return;
    this.going.value = true;
    this.wrong.value = "";
    try {
      await needOf(this.game, "bots");
      for (let left = 1; left && !this.left; left = /** @type {Analysis} */ (this.found.peek()).left) {
        this.found.value = await get(`/api/tables/${this.id}/analysis`);
      }
    } catch (error) {
      this.wrong.value = errorText(error);
    }
    this.going.value = false;
  }

  stop() {
    this.left = true;
  }
}

/** A study that ends with the page. @param {string} id @param {string} game */
export function useStudy(id, game) {
  const study = useMemo(() => new Study(id, game), [id]);
  useEffect(() => () => study.stop(), [study]);
  return study;
}

/**
 * The chances in hundredths after every answer, and how far they may be off: between two moments of the study they are
 * taken to go straight.
 * @param {Analysis} found
 * @returns {{chances: number[][], bands: number[][]}} by seat
 */
export function curvesOf({ curve, entries, players }) {
  const rows = (/** @type {"chances" | "errors"} */ what, /** @type {number} */ times) =>
    players.map((_, seat) =>
      Array.from({ length: entries + 1 }, (__, at) => times * between(curve, at, (moment) => moment[what][seat])),
    );
  return { chances: rows("chances", 100), bands: rows("errors", 196) };
}

/** @param {Analysis["curve"]} curve @param {number} at @param {(moment: Analysis["curve"][0]) => number} value */
function between(curve, at, value) {
  const next = curve.findIndex((moment) => moment.at >= at);
  if (next < 0) return value(curve[curve.length - 1]);
  const [before, after] = [curve[Math.max(0, next - 1)], curve[next]];
  const share = after.at === before.at ? 1 : (at - before.at) / (after.at - before.at);
  return value(before) + (value(after) - value(before)) * share;
}

/** A change of a chance in hundredths, with the sign that these have. @param {number} share */
export function signed(share) {
  const hundredths = Math.round(100 * share);
  return `${hundredths < 0 ? "−" : "+"}${Math.abs(hundredths)}`;
}

/** How far a chance may be off, in hundredths; nothing where it was not sampled. @param {number} error */
const off = (error) => (Math.round(196 * error) ? `± ${Math.round(196 * error)}` : "");

/** How far the study is, in hundredths. @param {Analysis} found */
export const progress = ({ samples, left }) => Math.floor((100 * samples) / Math.max(1, samples + left));

/**
 * The moment that stands for an answer: what the line of time has a sign for, or else the last that came of it.
 * @param {Moment[]} moments @param {Bookmark[]} marks by moment @param {string[]} signs @param {number} at
 */
export function turnAt(moments, marks, signs, at) {
  const sign = marks.findLast((mark) => signs.includes(mark.kind) && moments[mark.at]?.at === at);
  return sign ? sign.at : indexOf(moments, { at, told: null });
}

/**
 * @param {{store: Past, study: Study, moment: Moment, marks: Bookmark[], onMove: (to: number) => void}} props
 */
export function Decided({ store, study, moment, marks, onMove }) {
  const found = study.found.value;
  const go = () => void study.go();
  if (!found)
    return html`
      <${Begin} study=${study} go=${go} />
    `;
  const jump = (/** @type {number} */ at) => onMove(indexOf(store.moments.value, { at, told: null }));
  const turn = (/** @type {number} */ at) => turnAt(store.moments.value, marks, store.room.line.signs, at);
  return html`
    <section class="analysis" aria-label=${t("analysis-kind")}>
      <${Chances} store=${store} found=${found} at=${answersAt(moment)} />
      ${
        found.left > 0 &&
        html`
          <${Progress} study=${study} found=${found} go=${go} />
        `
      }
      <p class="wrong" role="alert">${study.wrong.value}</p>
      ${
        found.swings.length > 0 &&
        html`
          <${Swings} store=${store} found=${found} moment=${moment} marks=${marks} turn=${turn} onMove=${onMove} />
        `
      }
      ${
        !found.left &&
        html`
          <${Luck} store=${store} found=${found} />
        `
      }
      ${
        (found.plans.length > 0 || !found.left) &&
        html`
          <${Plans} store=${store} found=${found} onJump=${jump} />
        `
      }
    </section>
  `;
}

/** @param {{study: Study, go: () => void}} props */
export function Begin({ study, go }) {
  return html`
    <section class="analysis">
      <button type="button" class="btn" disabled=${study.going.value} onClick=${go}>${t("analysis-begin")}</button>
      <p class="hint">${t("analysis-begin-about")}</p>
      <p class="wrong" role="alert">${study.wrong.value}</p>
    </section>
  `;
}

/** How far it has come. @param {{study: Study, found: Analysis, go: () => void}} props */
export function Progress({ study, found, go }) {
  return html`
    <p class="hint">
      ${
        study.going.value
          ? html`
              <progress max="100" value=${progress(found)}></progress>
              ${" "}${t("analysis-going", { percent: progress(found) })}
            `
          : html`
              <button type="button" class="btn sm" onClick=${go}>${t("analysis-stopped")}</button>
            `
      }
    </p>
  `;
}

/** Who would win from here, how often. @param {{store: Past, found: Analysis, at: number}} props */
function Chances({ store, found, at }) {
  const info = store.info.value;
  const { chances, bands } = useMemo(() => curvesOf(found), [found]);
  return html`
    <h2 class="h">
      ${t("analysis-chances")}${" "}
      <small>${t("analysis-games", { samples: found.samples })}</small>
    </h2>
    <ul class="analysis-shares">
      ${chances.map(
        (row, seat) => html`
          <li key=${seat}>
            <${Shield} tincture=${seatColour(info, seat)} size=${18} />
            <span class="who"><${SeatName} info=${info} seat=${seat} /></span>
            <span class="analysis-meter" aria-hidden="true">
              <i class=${`ground-${seatColour(info, seat)}`} style=${{ width: `${row[at].toFixed(1)}%` }}></i>
            </span>
            <b>${t("percent", { percent: Math.round(row[at]) })}</b>
            <small>${off(bands[seat][at] / 196)}</small>
          </li>
        `,
      )}
    </ul>
  `;
}

/**
 * The largest changes; each leads to its moment. What several had decided at once is not told as what one of them did.
 * @param {{store: Past, found: Analysis, moment: Moment | null, marks: Bookmark[], turn: (at: number) => number,
 *   onMove: (to: number) => void}} props *moment* is the one that is looked at
 */
export function Swings({ store, found, moment, marks, turn, onMove }) {
  const info = store.info.value;
  const moments = store.moments.value;
  const isGrave = (/** @type {number} */ at) =>
    marks.some((mark) => store.room.line.signs.includes(mark.kind) && moments[mark.at]?.at === at);
  return html`
    <h2 class="h">${t("analysis-swings")}</h2>
    <ol class="analysis-turns">
      ${found.swings.map(({ at, seat, together, change, choice, luck }) => {
        const entry = together && !isGrave(at) ? null : moments[turn(at)].entry;
        const what = entry ? sentence(entry, store) : t(together ? "analysis-together" : "analysis-at", { at });
        return html`
          <li key=${at}>
            <button
              type="button"
              aria-pressed=${moment ? moment.at === at : undefined}
              onClick=${() => onMove(turn(at))}
            >
              <${Shield} tincture=${seatColour(info, seat)} size=${18} />
              <span>
                ${what}
                <small>${t("analysis-of-choice", { choice: signed(choice[seat]), luck: signed(luck[seat]) })}</small>
              </span>
              <b class=${change[seat] < 0 ? "loss" : "gain"}>${signed(change[seat])}</b>
            </button>
          </li>
        `;
      })}
    </ol>
  `;
}

/** What chance gave to whom, all in all. @param {{store: Past, found: Analysis}} props */
export function Luck({ store, found: { ledger } }) {
  const info = store.info.value;
  return html`
    <h2 class="h">${t(ledger.whole ? "analysis-ledger" : "analysis-ledger-part")}</h2>
    <ul class="analysis-shares luck">
      ${ledger.luck.map(
        (luck, seat) => html`
          <li key=${seat}>
            <${Shield} tincture=${seatColour(info, seat)} size=${18} />
            <span class="who"><${SeatName} info=${info} seat=${seat} /></span>
            <b class=${luck < 0 ? "loss" : "gain"}>${signed(luck)}</b>
            <small>${off(ledger.errors[seat])}</small>
          </li>
        `,
      )}
    </ul>
  `;
}

/**
 * What would have been better with what was known.
 * @param {{store: Past, found: Analysis, onJump: (at: number) => void}} props
 */
function Plans({ store, found, onJump }) {
  return html`
    <h2 class="h">${t("analysis-plans")}</h2>
    ${
      !found.plans.length &&
      html`
        <p class="hint">${t("analysis-plans-none")}</p>
      `
    }
    <ol class="analysis-plans">
      ${found.plans.map(
        (plan) => html`
          <${Plan} key=${`${plan.seat} ${plan.from}`} store=${store} plan=${plan} onJump=${onJump} />
        `,
      )}
    </ol>
  `;
}

/** @param {{store: Past, plan: Analysis["plans"][number], onJump: (at: number) => void}} props */
function Plan({ store, plan: { seat, from, played, played_kinds: kinds, better, gain, error }, onJump }) {
  const info = store.info.value;
  const words = (/** @type {string} */ choice, /** @type {string} */ kind) =>
    store.room.choiceText(choice, kind, store.board.value);
  return html`
    <li>
      <p>
        <${Shield} tincture=${seatColour(info, seat)} size=${18} />
        <b>${seatName(info, seat)}</b>
        <b class="gain">${signed(gain)}</b>
        <small>${off(error)}</small>
      </p>
      <ul>
        ${better.map(
          ({ choice, kind }) => html`
            <li key=${choice}>${words(choice, kind)}</li>
          `,
        )}
      </ul>
      ${
        played.length > 0 &&
        html`
          <p class="hint">
            ${t("analysis-instead", { choices: played.map((choice, n) => words(choice, kinds[n])).join("; ") })}
          </p>
        `
      }
      <p>
        ${reasoned(better[0], store)}${" "}
        <${Cite} clause=${better[0].clause} />
      </p>
      <button type="button" class="link" onClick=${() => onJump(from)}>${t("analysis-go")}</button>
    </li>
  `;
}
