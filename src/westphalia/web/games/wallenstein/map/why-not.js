// @ts-check
// Why a county that was chosen on the map is no answer to the question.

import { t } from "../../../lib/say.js";
import { countyName } from "../terms.js";

/**
 * A sentence with the clause behind the question, or nothing where no county is asked for.
 * @param {import("../../../lib/types.js").Question} question @param {any} view @param {import("../../../lib/types.js").Board} board @param {string} id
 * @returns {import("../../../lib/types.js").Refused | null}
 */
export function whyNot(question, view, board, id) {
  const nouns = question.choices.map((choice) => choice.split(" ")[1]);
  if (!nouns.some((noun) => noun in view.counties) || nouns.includes(id)) return null;
  return { message: reason(question, view, board, id), clause: question.clause };
}

/** @param {import("../../../lib/types.js").Question} question @param {any} view @param {import("../../../lib/types.js").Board} board @param {string} id */
function reason({ kind, about }, view, board, id) {
  const county = countyName(board, id);
  const from = about.county;
  if (!["march", "move"].includes(kind) || id === from) return t("why-not-here", { county });
  if (!board.counties[from].neighbours.includes(id)) return t("why-not-near", { county, origin: countyName(board, from) });
  return t(kind === "move" ? "why-not-own" : "why-not-open", { county });
}
