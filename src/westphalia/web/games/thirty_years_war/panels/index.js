// @ts-check
// Which panel answers which kind of question; all others are answered in groups.

import { BattleSheet } from "../battle/sheet.js";
import { SiegeSheet } from "../battle/siege.js";
import { ActivatePanel, CardRoundPanel } from "./card-round.js";
import { EndPanel } from "./end.js";
import { MarchPanel } from "./march.js";
import { PayPanel, PlacePillagePanel, RecoverPanel } from "./pay.js";
import { PeacePanel } from "./peace.js";
import { ArrivalsPanel, RecruitPanel, TakeRecruitsPanel } from "./recruit.js";
import { ContinuedSiegesPanel, KeepPanel } from "./turn-end.js";

/** @typedef {import("../types.js").Asked} Asked */
/** @typedef {import("../types.js").Stage} Stage */

/** @type {Record<string, (props: {store: Asked & Stage}) => any>} */
export const PANELS = {
  card_round: CardRoundPanel,
  activate: ActivatePanel,
  form_force: MarchPanel,
  march_on: MarchPanel,
  react: BattleSheet,
  overrun: BattleSheet,
  commit_attack: BattleSheet,
  command: BattleSheet,
  combat_cards: BattleSheet,
  take_losses: BattleSheet,
  retreat: BattleSheet,
  recover: RecoverPanel,
  place_pillage: PlacePillagePanel,
  recruit: RecruitPanel,
  league_recruits: RecruitPanel,
  take_recruits: TakeRecruitsPanel,
  land: ArrivalsPanel,
  place_leader: ArrivalsPanel,
  place_force: ArrivalsPanel,
  place_leaders: ArrivalsPanel,
  saxon_home: ArrivalsPanel,
  refuge: ArrivalsPanel,
  lay_siege: SiegeSheet,
  assault: SiegeSheet,
  continue_sieges: ContinuedSiegesPanel,
  keep: KeepPanel,
  answer_peace: PeacePanel,
  pay: PayPanel,
  pay_in_city: PayPanel,
  over: EndPanel,
};
