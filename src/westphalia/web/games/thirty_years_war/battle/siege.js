// @ts-check
// The sheet of a siege: besiegers and garrison face each other, the chances roll by roll, who might come to its relief,
// and all other sieges.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/i18n.js";
import { useMarks } from "../../../lib/marks.js";
import { seatColour } from "../../../lib/people.js";
import { Shield } from "../../../lib/signs.js";
import { Cite } from "../../../table/look.js";
import { Leader, Sure, fallsText, percent, signed, stacksAt } from "../look.js";
import { Plain, useForecasts } from "../panels/grouped.js";
import { term } from "../terms.js";
import { Piece } from "./cards.js";
import { piecesOf } from "./draft.js";
import { Options, Steps } from "./sheet.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../types.js").Asked} Asked */

const STEPS = ["lay", "assault", "end"];
const saidStep = (/** @type {string} */ step) => t(`siege-step-${step}`);
const STEP_OF = /** @type {Record<string, string>} */ ({
  lay_siege: "lay",
  assault: "assault",
  continue_sieges: "end",
});

/** @param {{store: Asked}} props */
export function SiegeSheet({ store }) {
  const question = store.question.value;
  const rolls = question.choices.filter(
    (/** @type {string} */ choice) => ["assault", "besiege"].includes(choice) || choice.startsWith("roll "),
  );
  const found = useForecasts(store, rolls);
  const told = found[rolls[0]];
  const city = question.about.city ?? rolls[0]?.split(" ")[1] ?? told?.city ?? null;
  useMarks(store, marksOf(store, city, told));
  if (!city)
    return html`
      <section class="phase siege"></section>
    `;
  return html`
    <section class="phase siege">
      <header class="battle-head">
        <h2>${t("siege-of", { place: term("place", city) })}</h2>
        <${Steps} steps=${STEPS} now=${STEP_OF[question.kind] ?? "assault"} said=${saidStep} />
      </header>
      <${Walls} store=${store} city=${city} told=${told} />
      ${
        told &&
        html`
          <${Chances} store=${store} told=${told} city=${city} />
        `
      }
      <${Answer} store=${store} question=${question} found=${found} city=${city} />
      ${
        told &&
        html`
          <div class="two-up">
            <${Relief} store=${store} told=${told} />
            <${MarchOn} level=${told.level} />
          </div>
        `
      }
      <${Others} store=${store} city=${city} />
    </section>
  `;
}

/**
 * The Fortress, and those who could come to its relief.
 * @param {Store} store
 * @param {string | null} city
 * @param {any} told
 */
function marksOf(store, city, told) {
  if (!city) return null;
  const coming = (told?.relief ?? []).map((/** @type {any} */ { from, leader, wins }) => [
    from,
    { kind: "source", why: t("siege-may-relieve", { leader: term("leader", leader), share: percent(wins) }) },
  ]);
  return { ...Object.fromEntries(coming), [city]: { kind: "target" } };
}

/** Both sides of the wall. @param {{store: Store, city: string, told: any}} props */
function Walls({ store, city, told }) {
  const { siege, control } = store.view.value.cities[city];
  const stacks = stacksAt(store.view.value, city);
  const outside = stacks.filter(({ seat }) => seat === store.seat);
  const inside = stacks.filter(({ seat }) => seat !== store.seat);
  const strength = store.board.value.cities[city].fortress;
  const factors = siege?.factors ?? outside[0]?.factors ?? 0;
  const level = siege?.level ?? told?.level;
  const holder = control ?? 1 - store.seat;
  const led = inside.some(({ leaders }) => leaders.length);
  const sally = led ? "siege-may-sally" : inside.length ? "siege-no-sally" : "siege-empty";
  return html`
    <div class="facing walls">
      <${Wall} store=${store} seat=${store.seat} title=${t("siege-besiegers")} number=${factors} stacks=${outside} />
      <span class="against">${t("siege-at-least")}</span>
      <${Wall}
        store=${store}
        seat=${holder}
        title=${t("siege-level-title")}
        number=${level ?? ""}
        stacks=${inside}
        defends=${html`
          <p>
            ${t("siege-level-sum", { strength, inside: siege?.inside ?? told?.inside ?? "…" })}${" "}
            <${Sure} word=${store.board.value.cities[city].unsure?.fortress} />
          </p>
        `}
      >
        <p>
          ${t(sally)}${" "}
          <${Cite} clause="13.17d" />
        </p>
      <//>
    </div>
  `;
}

/**
 * One side of it: its number, what that comes from where it *defends*, and who stands there.
 * @param {{store: Store, seat: number, title: string, number: any, stacks: any[], defends?: any, children?: any}} props
 */
function Wall({ store, seat, title, number, stacks, defends, children }) {
  const colour = seatColour(store.info.value, seat);
  return html`
    <section class=${`force-box ${defends ? "defends " : ""}edge-${colour}`}>
      <h3>
        <${Shield} tincture=${colour} size=${20} />
        ${" "}
        <span>${title}</span>
        ${" "}
        <b class="num">${number}</b>
      </h3>
      ${defends}
      ${stacks.map(
        (stack, n) => html`
          <${Stack} key=${n} store=${store} stack=${stack} />
        `,
      )}
      ${children}
    </section>
  `;
}

/** @param {{store: Store, stack: any}} props */
function Stack({ store, stack }) {
  return html`
    ${
      stack.leaders.length > 0 &&
      html`
        <ul class="leaders">
          ${stack.leaders.map(
            (/** @type {string} */ leader) => html`
              <li key=${leader}><${Leader} store=${store} leader=${leader} /></li>
            `,
          )}
        </ul>
      `
    }
    <div class="counters">
      ${piecesOf(stack.units).map(
        (piece, n) => html`
          <${Piece} key=${n} store=${store} piece=${piece} />
        `,
      )}
    </div>
  `;
}

/** Roll by roll, with every face of the die. @param {{store: Store, told: any, city: string}} props */
function Chances({ store, told, city }) {
  const table = store.board.value.tables.siege;
  const columns = columnsOf(store, city);
  return html`
    <div>
      <${ChancesHead} table=${table} />
      <div class="scroll">
        <table class="rows by-roll">
          <thead>
            <tr>
              <th scope="col">${t("siege-roll")}</th>
              ${columns.map(
                ({ name, head }) => html`
                  <th key=${name} scope="col">${head}</th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${told.rolls.map(
              (/** @type {any} */ roll, /** @type {number} */ n) => html`
                <tr key=${n}>
                  <th scope="row">${whenRolled(store, roll, n)}</th>
                  ${columns.map(
                    ({ name, of }) => html`
                      <td key=${name} class=${name}>${of(roll)}</td>
                    `,
                  )}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
      <p class="hint">${t("siege-faces-about")}</p>
    </div>
  `;
}

/** @param {{table: any}} props */
function ChancesHead({ table }) {
  return html`
    <h3 class="h">
      ${t("siege-chances")}${" "}
      <small>
        ${t("siege-die-needs", { success: table.success })}
        <${Sure} word=${table.unsure?.success} />
      </small>
      <span class="end">
        <${Cite} clause="13.23" />
        ${" "}
        <${Cite} clause="13.25a" />
      </span>
    </h3>
  `;
}

/** When the roll of this number is made. @param {Store} store @param {any} roll @param {number} n */
function whenRolled(store, { active, turn }, n) {
  if (n === 0 && store.question.value?.kind !== "lay_siege") return t(active ? "siege-now" : "siege-now-end");
  return t(active ? "siege-when-active" : "siege-when-end", { turn });
}

/**
 * What is told of each roll: the head of a column, and what stands there for a roll.
 * @param {Store} store
 * @param {string} city
 * @returns {{name: string, head: any, of: (roll: any) => any}[]}
 */
function columnsOf(store, city) {
  const bold = (/** @type {string} */ text) => html`
    <b>${text}</b>
  `;
  const walls = html`
    ${t("siege-walls")}
    <${Sure} word=${store.board.value.cities[city].unsure?.siege_modifier} />
  `;
  return [
    { name: "marker", head: t("siege-marker"), of: ({ number }) => signed(number) },
    { name: "walls", head: walls, of: wallsOf },
    { name: "modifier", head: t("siege-sum"), of: ({ modifier }) => bold(signed(modifier)) },
    { name: "faces", head: t("siege-die"), of: ({ faces }) => faces.map(faceOf) },
    { name: "falls", head: t("siege-falls-now"), of: ({ success }) => bold(percent(success)) },
    { name: "sum", head: t("siege-by-then"), of: ({ by_then: share }) => percent(share) },
  ];
}

/** What the walls and Spinola do to a roll. @param {any} roll */
const wallsOf = ({ walls, spinola }) => html`
  ${signed(walls)}${
    spinola > 0 &&
    html`
      ${" "}
      <small>${t("siege-spinola", { by: signed(spinola) })}</small>
    `
  }
`;

/** A face of the die, and whether the Fortress falls by it. @param {boolean} falls @param {number} n */
const faceOf = (falls, n) => html`
  <i key=${n} class=${falls ? "ok" : n === 0 ? "bad" : ""}>${n}</i>
`;

/** @param {{store: Store, question: any, found: Record<string, any>, city: string}} props */
function Answer({ store, question, found, city }) {
  const { kind, choices } = question;
  if (kind === "assault") {
    const rows = assaultRows(found);
    return html`
      <${Options} store=${store} rows=${rows.filter(({ choice }) => choices.includes(choice))} />
    `;
  }
  if (kind === "lay_siege") {
    const rows = siegeRows(found, city);
    return html`
      <${Options} store=${store} rows=${rows} />
    `;
  }
  const rows = choices
    .filter((/** @type {string} */ choice) => choice.startsWith("roll "))
    .map((/** @type {string} */ choice) => ({
      choice,
      what: t("siege-roll-for", { place: term("place", choice.split(" ")[1]) }),
      about: "",
      right: found[choice] ? t("siege-share", { share: percent(found[choice].success) }) : "",
    }));
  return html`
    <div>
      <${Options} store=${store} rows=${rows} />
      ${
        choices.includes("done") &&
        html`
          <div class="choices"><${Plain} store=${store} choice="done" /></div>
        `
      }
    </div>
  `;
}

/** @param {Record<string, any>} found */
function assaultRows({ assault }) {
  return [
    {
      choice: "assault",
      what: t("siege-assault"),
      about: t("siege-assault-about"),
      right: assault ? t("siege-share", { share: percent(assault.success) }) : "",
    },
    { choice: "pass", what: t("siege-keep"), about: t("siege-keep-about"), right: "" },
  ];
}

/** The chance of the first roll, and by when of all that are foretold. @param {any[]} rolls */
function sharesOf(rolls) {
  return fallsText({ ...rolls.at(-1), success: rolls[0].success });
}

/** @param {Record<string, any>} found @param {string} city */
function siegeRows({ besiege }, city) {
  return [
    {
      choice: "besiege",
      what: t("siege-lay"),
      about: t("siege-lay-about", { place: term("place", city) }),
      right: besiege ? sharesOf(besiege.rolls) : "",
    },
    { choice: "pass", what: t("siege-leave"), about: t("siege-leave-about"), right: "" },
  ];
}

/** Who could come before the end of the turn. @param {{store: Store, told: any}} props */
function Relief({ store, told }) {
  return html`
    <div>
      <h3 class="h">
        ${t("siege-relief")}
        <span class="end"><${Cite} clause="13.15a" /></span>
      </h3>
      ${
        told.relief.length
          ? html`
              <table class="rows">
                <thead>
                  <tr>
                    <th scope="col">${t("siege-relief-by")}</th>
                    <th scope="col">${t("siege-relief-from")}</th>
                    <th scope="col">${t("siege-relief-wins")}</th>
                  </tr>
                </thead>
                <tbody>
                  ${told.relief.map(
                    (/** @type {any} */ { leader, from, factors, wins }) => html`
                      <tr key=${leader}>
                        <th scope="row">${t("siege-army", { leader: term("leader", leader), factors })}</th>
                        <td>${term("place", from)}</td>
                        <td><b>${percent(wins)}</b></td>
                      </tr>
                    `,
                  )}
                </tbody>
              </table>
            `
          : html`
              <p class="hint">${t("siege-no-relief")}</p>
            `
      }
    </div>
  `;
}

/** What becomes of the siege if its besiegers go. @param {{level: number}} props */
function MarchOn({ level }) {
  return html`
    <div>
      <h3 class="h">
        ${t("siege-march-on")}
        <span class="end"><${Cite} clause="13.14a" /></span>
      </h3>
      <table class="rows">
        <tbody>
          <tr>
            <th scope="row">${t("siege-stay", { level })}</th>
            <td>${t("siege-stay-then")}</td>
          </tr>
          <tr>
            <th scope="row">${t("siege-mask")}</th>
            <td>${t("siege-mask-then")}</td>
          </tr>
          <tr>
            <th scope="row">${t("siege-nobody")}</th>
            <td>${t("siege-nobody-then")}</td>
          </tr>
        </tbody>
      </table>
    </div>
  `;
}

/** All other sieges and masks. @param {{store: Store, city: string}} props */
function Others({ store, city }) {
  const { cities } = store.view.value;
  const others = Object.entries(cities).filter(([id, { siege }]) => siege && id !== city);
  if (!others.length) return null;
  return html`
    <div>
      <h3 class="h">${t("siege-others")}</h3>
      <table class="rows">
        <tbody>
          ${others.map(
            ([id, { siege }]) => html`
              <tr key=${id}>
                <th scope="row">${term("place", id)}</th>
                <td>${t("siege-level", { level: siege.level, factors: siege.factors })}</td>
                <td>${siege.masked ? t("map-masked") : t("siege-share", { share: percent(siege.roll.success) })}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
