// @ts-check
// Leaders: where they begin, where they go after a round, where they come back.

import { html } from "../../../vendor/ui.js";
import { t } from "../../../lib/say.js";
import { nouns } from "../../../table/parts.js";
import { countyName } from "../terms.js";
import { CountyChoice } from "./county-choice.js";

/** @param {{store: import("../../../lib/store.js").TableStore}} props */
export function LeaderPanel({ store }) {
  const question = store.question.value;
  if (!question) return null;
  const here = store.view.value?.seats[store.seat]?.leader ?? null;
  const near = here ? store.board.value?.counties[here]?.neighbours ?? [] : [];
  const triumph = question.kind === "move_leader" ? nouns(question.choices, "leader").filter((county) => near.includes(county)) : [];
  const key = question.kind.replaceAll("_", "-");
  const title = t(key, { county: countyName(store.board.value, question.about.county ?? here ?? "") });
  return html`<${CountyChoice} store=${store} verb="leader" title=${title} note=${t(`${key}-note`)}
    marked=${triumph} sign="monument" meaning=${t("leader-triumph")} />`;
}
