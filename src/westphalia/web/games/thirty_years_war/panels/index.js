// @ts-check
// Which panel answers which kind of question; all others are answered in groups.

import { BattlePanel, CombatCardsPanel } from "./battle.js";
import { CardRoundPanel } from "./card-round.js";
import { EndPanel } from "./end.js";
import { ForcePanel, MarchPanel } from "./march.js";
import { PayPanel } from "./pay.js";
import { PeacePanel } from "./peace.js";
import { RecruitPanel, SiegePanel } from "./recruit.js";
import { ContinuedSiegesPanel, KeepPanel } from "./turn-end.js";

/** @type {Record<string, (props: {store: any}) => any>} */
export const PANELS = {
  card_round: CardRoundPanel,
  form_force: ForcePanel,
  march_on: MarchPanel,
  commit_attack: BattlePanel,
  command: BattlePanel,
  combat_cards: CombatCardsPanel,
  take_losses: BattlePanel,
  retreat: BattlePanel,
  recruit: RecruitPanel,
  assault: SiegePanel,
  continue_sieges: ContinuedSiegesPanel,
  keep: KeepPanel,
  answer_peace: PeacePanel,
  pay: PayPanel,
  pay_in_city: PayPanel,
  over: EndPanel,
};
