// @ts-check
// Which panel answers which kind of question.

import { PositionPanel } from "../desk/position.js";
import { BenefitPanel, CalmPanel, CancelPanel, FavourPanel, GarrisonPanel, LeaderPanel, RaisePanel } from "./court.js";
import { DraftPanel } from "./draft.js";
import { EndPanel } from "./end.js";
import { MarchPanel } from "./march.js";
import { QuellPanel } from "./score.js";

/** @typedef {import("../types.js").Asked} Asked */

/** @type {Record<string, (props: {store: Asked}) => any>} */
export const PANELS = {
  position: PositionPanel,
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
