// @ts-check
// The end: who has won and how much, the total turn by turn with the great events, what decided it, and another
// game.

import { html, useEffect, useState } from "../../../vendor/ui.js";
import { Curves } from "../../../lib/curves.js";
import { keyOf, t } from "../../../lib/i18n.js";
import { get } from "../../../lib/net.js";
import { seatColour, seatName } from "../../../lib/people.js";
import { sentence } from "../../../lib/prose.js";
import { Again } from "../../../lib/rematch.js";
import { Icon, Shield } from "../../../lib/signs.js";
import { HowDecided } from "../../../table/decided.js";
import { Cite } from "../../../table/look.js";
import { scaleOf, signed } from "../look.js";
import { endAbout } from "../prompt.js";

/** @typedef {import("../types.js").Store} Store */

// ------------------------------------------------------------------------------
// What a war is remembered by, as the server tells it: its great events, the deeds of both sides, and the level of
// victory.

/** The step on the scale of victories: ("catholic_historical") -> "catholic". @param {string} result */
export function levelOf(result) {
  const [side, level] = result.split("_");
  return level === "major" ? `${side}-major` : side;
}

/** What turned the war. @param {{store: Store, events: any[]}} props */
function Great({ store, events }) {
  if (!events.length) return null;
  return html`
    <div class="scroll">
      <table class="claims great">
        <thead>
          <tr>
            <th scope="col">${t("end-great")}</th>
            <th scope="col" class="num">${t("turn-word")}</th>
            <th scope="col" class="num">${t("end-points")}</th>
          </tr>
        </thead>
        <tbody>
          ${events.map(
            (entry, n) => html`
              <tr key=${n}>
                <td>${sentence(entry, store)}</td>
                <td class="num">${entry.turn}</td>
                <td class="num by">${entry.args.points ? signed(entry.args.points) : ""}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/**
 * Counts by side.
 * @param {{store: Store, title: string, rows: [string, number[]][]}} props *rows* by the keys of their names
 */
function BySide({ store, title, rows }) {
  const info = store.info.value;
  return html`
    <table class="claims">
      <thead>
        <tr>
          <th scope="col">${title}</th>
          ${info.seats.map(
            (/** @type {any} */ { seat }) => html`
              <th key=${seat} scope="col" class="num">
                <${Shield} tincture=${seatColour(info, seat)} size=${14} />
                ${" "}${seatName(info, seat)}
              </th>
            `,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([key, counts]) => html`
            <tr key=${key}>
              <th scope="row">${t(key)}</th>
              ${counts.map(
                (count, seat) => html`
                  <td key=${seat} class="num"><b>${count}</b></td>
                `,
              )}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** The battles of the war. @param {{store: Store, counts: Record<string, number[]>}} props */
function BattleCounts({ store, counts: all }) {
  const rows = /** @type {[string, number[]][]} */ (
    Object.entries(all).map(([name, counts]) => [`deeds-${name}`, counts])
  );
  return html`
    <${BySide} store=${store} title=${t("end-deeds")} rows=${rows} />
  `;
}

// ------------------------------------------------------------------------------
// The panel of the end.

const MEASURES = ["areas", "cities", "factors"];
const LEVELS = ["protestant-major", "protestant", "draw", "catholic", "catholic-major"];

/** @param {{store: Store}} props */
export function EndPanel({ store }) {
  const info = store.info.value;
  const [replay, setReplay] = useState(/** @type {any} */ (null));
  useEffect(() => {
    get(`/api/tables/${store.id}/replay`).then(setReplay, () => undefined);
  }, [store.id]);
  if (!info?.result) return null;
  const { result } = info.result;
  return html`
    <section class="phase end">
      <header class="phase-head"><h2>${t("end-heading")}</h2></header>
      ${
        LEVELS.includes(levelOf(result)) &&
        html`
          <${Level} result=${result} />
        `
      }
      <${Outcome} info=${info} />
      <${Again} store=${store} info=${info} />
      <${HowDecided} store=${store} replay=${replay} />
      <${Remembered} store=${store} replay=${replay} />
      ${
        replay?.curves &&
        html`
          <${MoreCurves} curves=${replay.curves} info=${info} />
        `
      }
    </section>
  `;
}

/** Who has won, and how. @param {{info: any}} props */
function Outcome({ info }) {
  const { winners, result } = info.result;
  return html`
    <p class="lead">
      ${winners.map(
        (/** @type {number} */ seat) => html`
          <${Shield} key=${seat} tincture=${seatColour(info, seat)} size=${30} />
          ${" "}
        `,
      )}
      <b>${t(keyOf("result", result))}.</b>
      ${" "}${endAbout(info)}
    </p>
  `;
}

/** What is remembered of the war, once the server has told it. @param {{store: Store, replay: any}} props */
function Remembered({ store, replay }) {
  const info = store.info.value;
  const total = replay?.curves?.vp?.[0];
  return html`
    ${
      total &&
      html`
        <${Total} row=${total} victory=${store.view.value.victory} turns=${turnsOf(replay)} />
      `
    }
    ${
      replay?.remembered &&
      html`
        <${Great} store=${store} events=${replay.remembered.events} />
      `
    }
    ${
      !info.ended &&
      html`
        <${Decided} store=${store} />
      `
    }
    <${Numbers} store=${store} />
    ${
      replay?.remembered &&
      html`
        <${BattleCounts} store=${store} counts=${replay.remembered.deeds} />
      `
    }
  `;
}

/** @param {{curves: Record<string, number[][]>, info: any}} props */
function MoreCurves({ curves, info }) {
  return html`
    <details class="more-curves">
      <summary>${t("end-curves")}</summary>
      ${MEASURES.filter((name) => curves[name]).map(
        (name) => html`
          <${Curves} key=${name} title=${t(`curve-${name}`)} rows=${curves[name]} info=${info} />
        `,
      )}
    </details>
  `;
}

/** How the war ended, among all the ways it could. @param {{result: string}} props */
function Level({ result }) {
  const now = levelOf(result);
  return html`
    <ol class="levels">
      ${LEVELS.map(
        (level) => html`
          <li
            key=${level}
            class=${level === now ? `now ${level.split("-")[0]}` : ""}
            aria-current=${level === now ? "true" : undefined}
          >
            ${t(`level-${level}`)}
          </li>
        `,
      )}
    </ol>
  `;
}

/** Where turns begin among the answers. @param {any} replay @returns {{at: number, turn: number}[]} */
const turnsOf = (replay) => (replay?.marks ?? []).filter((/** @type {any} */ { kind }) => kind === "turn");

const WIDTH = 600;
const HEIGHT = 150;

/**
 * The total of victory points over the whole war.
 * @param {{row: number[], victory: {early: number[], goals: number[]}, turns?: {at: number, turn: number}[]}} props
 */
export function Total({ row, victory: { early, goals }, turns = [] }) {
  const [low, high] = scaleOf(early, row);
  return html`
    <figure class="curves total">
      <figcaption class="h">
        ${t("curve-vp")}${" "}
        <small>${t("curve-vp-note")}</small>
      </figcaption>
      <div class="plot">
        <span class="axis">
          <b>${high}</b>
          <b>${Math.round((low + high) / 2)}</b>
          <b>${low}</b>
        </span>
        <${Line} row=${row} low=${low} high=${high} goals=${goals} turns=${turns} />
      </div>
      ${
        turns.length > 1 &&
        html`
          <ol class="turn-axis" aria-hidden="true">
            ${turns.map(
              ({ at, turn }, n) => html`
                <li key=${turn} style=${{ flexGrow: (turns[n + 1]?.at ?? row.length) - at }}>${turn}</li>
              `,
            )}
          </ol>
        `
      }
    </figure>
  `;
}

/**
 * @param {{row: number[], low: number, high: number, goals: number[], turns: {at: number, turn: number}[]}} props
 */
function Line({ row, low, high, goals, turns }) {
  const x = (/** @type {number} */ n) => (n / Math.max(1, row.length - 1)) * WIDTH;
  const y = (/** @type {number} */ points) => HEIGHT - ((points - low) / (high - low)) * HEIGHT;
  return html`
    <svg
      class="lines"
      viewBox=${`0 -4 ${WIDTH} ${HEIGHT + 8}`}
      preserveAspectRatio="none"
      role="img"
      aria-label=${t("curve-vp-said", { first: row[0], last: row.at(-1) ?? 0 })}
    >
      <rect class="zone gules" x="0" y=${y(high)} width=${WIDTH} height=${y(goals[1]) - y(high)} />
      <rect class="zone azure" x="0" y=${y(goals[0])} width=${WIDTH} height=${y(low) - y(goals[0])} />
      ${turns.map(
        ({ at }) => html`
          <path key=${at} class="grid" d=${`M${x(at).toFixed(1)} 0V${HEIGHT}`} />
        `,
      )}
      <polyline
        class="curve total-line"
        points=${row.map((points, n) => `${x(n).toFixed(1)},${y(points).toFixed(1)}`).join(" ")}
      />
    </svg>
  `;
}

/** What the total had to be. @param {{store: Store}} props */
function Decided({ store }) {
  const { vp, goals, met } = store.view.value.victory;
  const rows = [
    ["end-needs-protestant", "5.22b"],
    ["end-needs-catholic", "5.22a"],
  ];
  return html`
    <table class="claims">
      <thead>
        <tr>
          <th scope="col">${t("end-decided", { vp })}</th>
          <th scope="col"></th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([key, clause], seat) => html`
            <${Need} key=${key} said=${t(key, { vp: goals[seat] })} clause=${clause} met=${met[seat]} />
          `,
        )}
      </tbody>
    </table>
  `;
}

/** @param {{said: string, clause: string, met: boolean}} props */
function Need({ said, clause, met }) {
  return html`
    <tr>
      <th scope="row">
        ${said}${" "}
        <${Cite} clause=${clause} />
      </th>
      <td class="num">
        ${
          met
            ? html`
                <b class="good">
                  <${Icon} name="check" />
                  ${" "}${t("end-met")}
                </b>
              `
            : html`
                <b class="bad">${t("end-not-met")}</b>
              `
        }
      </td>
    </tr>
  `;
}

/** What each side has at the end. @param {{store: Store}} props */
function Numbers({ store }) {
  const { seats, electors } = store.view.value;
  const of = (/** @type {string} */ name) => seats.map((/** @type {any} */ side) => side[name]);
  return html`
    <${BySide}
      store=${store}
      title=${t("end-numbers")}
      rows=${[
        ["track-electors", electors.count],
        ["side-areas", of("areas")],
        ["side-cities", of("cities")],
        ["side-factors", of("factors")],
      ]}
    />
  `;
}
