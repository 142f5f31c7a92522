// @ts-check
// The turn of Thirty Years War on one page: from the draw through six card rounds to pay and the end.

import { t } from "../../lib/i18n.js";

const GAME = "thirty_years_war";
const ROUNDS = 6;

/** The part and the step of each phase. */
const PHASES = /** @type {Record<string, string[]>} */ ({
  wallenstein: ["before", "before-wallenstein"],
  recovery: ["before", "before-recovery"],
  draw: ["before", "before-draw"],
  pay: ["pay", "pay-aid"],
  loot: ["pay", "pay-loot"],
  sieges: ["end", "end-sieges"],
  revolts: ["end", "end-revolts"],
  end: ["end", "end-cards"],
});

/** @param {any} view */
function now({ phase, battle, clash, march }) {
  if (PHASES[phase]) return PHASES[phase];
  if (battle || clash) return ["rounds", "activation", "activation-battle"];
  return march ? ["rounds", "activation", "activation-march"] : ["rounds"];
}

/** The turn, and its rounds. @param {any} view */
function line({ turn, round, phase }) {
  const past = phase in PHASES && !PHASES[phase].includes("before"); // the rounds are over
  const rounds = Array.from({ length: ROUNDS }, (_, n) => ({
    word: t("turn-round", { round: n + 1 }, GAME),
    state: n + 1 === round ? "now" : past || n + 1 < round ? "done" : "",
  }));
  return [{ word: t("turn-number", { turn }, GAME), state: "" }, ...rounds];
}

/** @type {import("../../learn/course.js").Course} */
export const course = {
  family: "turn",
  parts: [
    {
      name: "before",
      icon: "hand",
      clause: "6.0",
      steps: [
        ["wallenstein", "6.0.A"],
        ["recovery", "6.0.B"],
        ["draw", "6.0.Ca"],
      ],
    },
    {
      name: "rounds",
      icon: "scroll",
      clause: "6.0.Da",
      steps: [
        ["act", "8.3"],
        ["recruit", "8.4a"],
        ["aid", "8.5a"],
        ["event", "8.61a"],
        ["free", "8.32"],
        ["peace", "5.3a"],
      ],
    },
    {
      name: "activation",
      icon: "banner",
      clause: "8.31a",
      steps: [
        ["march", "11.11a"],
        ["control", "11.17a"],
        ["forage", "11.16a"],
        ["battle", "12.21"],
        ["siege", "13.11a"],
      ],
    },
    {
      name: "pay",
      icon: "coins",
      clause: "6.0.E",
      steps: [
        ["land", "15.12a"],
        ["aid", "15.132b"],
        ["loot", "15.2"],
      ],
    },
    {
      name: "end",
      icon: "hourglass",
      clause: "6.0.G",
      steps: [
        ["sieges", "6.0.F1"],
        ["revolts", "6.0.F2"],
        ["victory", "5.21a"],
        ["cards", "6.0.Dc"],
      ],
    },
  ],
  now,
  line,
};
