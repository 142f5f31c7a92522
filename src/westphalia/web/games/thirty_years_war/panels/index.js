// @ts-check
// Which panel answers which kind of question; all others are answered in groups.

import { BattleSheet } from "../battle/sheet.js";
import { SiegeSheet } from "../battle/siege.js";
import { CardRoundPanel } from "./card-round.js";
import { EndPanel } from "./end.js";
import { ForcePanel, MarchPanel } from "./march.js";
import { PayPanel } from "./pay.js";
import { RecruitPanel } from "./recruit.js";

/** @type {Record<string, (props: {store: any}) => any>} */
export const PANELS = {
  card_round: CardRoundPanel,
  form_force: ForcePanel,
  march_on: MarchPanel,
  react: BattleSheet,
  overrun: BattleSheet,
  commit_attack: BattleSheet,
  command: BattleSheet,
  combat_cards: BattleSheet,
  take_losses: BattleSheet,
  retreat: BattleSheet,
  recruit: RecruitPanel,
  lay_siege: SiegeSheet,
  assault: SiegeSheet,
  continue_sieges: SiegeSheet,
  pay: PayPanel,
  pay_in_city: PayPanel,
  over: EndPanel,
};
