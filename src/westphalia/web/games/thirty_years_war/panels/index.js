// @ts-check
// Which panel answers which kind of question; all others are answered in groups. What is not asked in every round is
// loaded when it is.

import { later } from "../../../table/look.js";
import { BattleSheet } from "../battle/sheet.js";
import { ActivatePanel, CardRoundPanel } from "./card-round.js";
import { MarchPanel } from "./march.js";
import { ContinuedSiegesPanel, KeepPanel } from "./turn-end.js";

/** @typedef {import("../types.js").Asked} Asked */
/** @typedef {import("../types.js").Stage} Stage */

const paying = (/** @type {string} */ name) => later(() => import("./pay.js"), name);
const recruiting = (/** @type {string} */ name) => later(() => import("./recruit.js"), name);

const SiegeSheet = later(() => import("../battle/siege.js"), "SiegeSheet");
const EndPanel = later(() => import("./end.js"), "EndPanel");
export const PeacePanel = later(() => import("./peace.js"), "PeacePanel");
const PayPanel = paying("PayPanel");
const ArrivalsPanel = recruiting("ArrivalsPanel");
const RecruitPanel = recruiting("RecruitPanel");

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
  recover: paying("RecoverPanel"),
  place_pillage: paying("PlacePillagePanel"),
  recruit: RecruitPanel,
  league_recruits: RecruitPanel,
  take_recruits: recruiting("TakeRecruitsPanel"),
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
