// @ts-check
// Which panel answers which kind of question.

import { CalmPanel, CancelPanel, FavourPanel, GarrisonPanel, RaisePanel } from "./court.js";
import { DraftPanel } from "./draft.js";
import { EndPanel } from "./end.js";
import { BenefitPanel } from "./landsknechts.js";
import { LeaderPanel } from "./leaders.js";
import { MarchPanel } from "./march.js";
import { QuellPanel } from "./winter.js";

export { Aftermath } from "./news.js";

/** @type {Record<string, (props: {store: import("../../../lib/store.js").TableStore}) => any>} */
const PANELS = {
  march: MarchPanel,
  move: MarchPanel,
  send: MarchPanel,
  claim: DraftPanel,
  group: DraftPanel,
  refresh: DraftPanel,
  favour: FavourPanel,
  cancel_event: CancelPanel,
  calm: CalmPanel,
  raise: RaisePanel,
  garrison: GarrisonPanel,
  benefit: BenefitPanel,
  place_leader: LeaderPanel,
  draft_leader: LeaderPanel,
  move_leader: LeaderPanel,
  return_leader: LeaderPanel,
  quell: QuellPanel,
  over: EndPanel,
};

/** The panel for a kind of question, or nothing. @param {string} kind */
export function panelFor(kind) {
  return PANELS[kind] ?? null;
}
