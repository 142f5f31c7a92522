// What the server sends, made by tools/shapes.py from the structs that it sends.
// What the fields mean stands in docs/protocol.md.

export interface Me {
  id: number;
  name: string;
  account: boolean;
  bot: boolean;
  webhook: string | null;
}

/** Who may come in: whether only members may, who may make an account, whether mail is sent. */
export interface Door {
  members: boolean;
  registration: "open" | "invited" | "closed";
  mail: boolean;
}

export interface ProfileInfo {
  name: string;
  kind: "person" | "bot" | "house";
  you: boolean;
  blocked: boolean;
  since: number | null;
  results: GameResults[] | null;
  finished: Finished | null;
  pace: Pace | null;
  open: TableInfo[] | null;
  ratings: PersonRating[] | null;
  together: Together[];
  shown: Shown | null;
}

/** Results by game: all of them, and those of games against bots alone. */
export interface GameResults {
  game: string;
  results: Tally;
  against_bots: Tally;
  set_ups: SetUpResults[];
  sides: SideResults[];
}

/** Games to the end, by how they ended. */
export interface Tally {
  won: number;
  drawn: number;
  lost: number;
}

/** Results with these modules, and options where they are not the usual ones. */
export interface SetUpResults {
  modules: string[];
  options: Record<string, string>;
  results: Tally;
}

/** Results on a seat of a table of so many, which is a side of the game. */
export interface SideResults {
  seats: number;
  seat: number;
  side: string;
  results: Tally;
}

/** How many games somebody has played to the end, and how many they have left before. */
export interface Finished {
  finished: number;
  left: number;
}

/** How long a quarter, half and three quarters of all turns took at most, in seconds. */
export interface Pace {
  turns: number;
  quarter: number;
  half: number;
  three_quarters: number;
}

export interface TableInfo {
  id: string;
  game: string;
  version: string;
  title: string;
  modules: string[];
  options: Record<string, string>;
  corrected: boolean;
  public: boolean;
  state: "open" | "playing" | "over";
  abandoned: boolean;
  frozen: boolean;
  clock: Clock;
  created: number;
  changed: number;
  yours: boolean;
  owner: boolean;
  host: number | null;
  parent: string | null;
  rematch: string | null;
  upload: "verified" | "unverified" | null;
  commitment: string | null;
  waiting: number[];
  when: Record<string, any>;
  result: Result | null;
  sides: SideInfo[];
  seats: SeatInfo[];
  patience: number;
  gallery: boolean;
  hints: boolean;
  rated: boolean;
  level: "" | "new" | "experienced";
  language: string;
  unread: number;
  paused: number | null;
  ended: string | null;
  votes: VoteInfo[];
  ballot: string[];
  ready: ReadyInfo | null;
  closes: number | null;
  lesson: string;
  what_if: boolean;
}

/** The clock of each seat, in seconds; it may stand still while its person rests. */
export interface Clock {
  bank: number;
  increment: number;
  sleeps: boolean;
  vacations: boolean;
}

/** How a game ended; each game adds what else there is to tell. */
export interface Result {
  points: number[];
  winners: number[];
  [more: string]: any;
}

export interface SideInfo {
  name: string;
  colour: "azure" | "gules" | "or" | "purpure" | "sable";
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  you: boolean;
  present: boolean;
  stand_in: string | null;
  when_out: "wait" | "bot";
  left: number | null;
  account: boolean;
  bot_account: boolean;
  asked: boolean;
  asked_you: boolean;
  overdue: boolean;
  given: boolean;
  wanted: boolean;
  resigned: boolean;
  hints: boolean;
  rest: Rest | null;
}

/** Until when the clock of a seat stands still, for a vacation or else by night. */
export interface Rest {
  until: number;
  vacation: boolean;
}

/** A vote that is open, the seats of those who agree, and the seat that it is about. */
export interface VoteInfo {
  vote: "pause" | "extend" | "draw" | "end" | "cancel" | "back" | "bot" | "substitute";
  agreed: number[];
  seat: number;
  at: number | null;
}

/** The ready check before a live game: until when it goes, and the seats that are ready. */
export interface ReadyInfo {
  until: number;
  seats: number[];
}

/** What somebody is rated at in a game, and the course of that, the latest game last. */
export interface PersonRating {
  game: string;
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
  place: number | null;
  course: RatingPoint[];
}

/** A rated game of somebody, with the rating after it. */
export interface RatingPoint {
  table: string;
  at: number;
  rating: number;
  deviation: number;
  place: number;
  seats: number;
  weight: number;
}

/** How games ended for who asks that they have played with the person, by game. */
export interface Together {
  game: string;
  results: Tally;
}

/** To whom a person's profile shows each of its parts: all, members or nobody. */
export interface Shown {
  results: "all" | "members" | "nobody";
  pace: "all" | "members" | "nobody";
  open: "all" | "members" | "nobody";
  rating: "all" | "members" | "nobody";
}

export interface GameInfo {
  name: string;
  version: string;
  seats: number[];
  modules: string[];
  options: OptionInfo[];
  needs: NeedInfo[];
  orders: OrderInfo[];
  bots: string[];
  outside: string[];
  ratings: Record<string, RatingInfo>;
  stand_in: string;
  draws: boolean;
  doors: Doors;
}

/** Something to agree on; with a module it is refused without that. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  clause: string;
  several: boolean;
  module: string;
}

/** A module that goes only with some values of an option, and why. */
export interface NeedInfo {
  module: string;
  option: string;
  values: string[];
  reason: string;
}

/** What a seat may let the table answer for it. */
export interface OrderInfo {
  name: string;
  clause: string;
  kinds: string[];
  values: ValueInfo[];
  sealed: boolean;
}

export interface ValueInfo {
  name: string;
  numbers: NumberInfo[];
}

export interface NumberInfo {
  name: string;
  least: number;
  most: number;
  words: boolean;
}

/** How strong a bot was measured to be, with bounds of 95 %. */
export interface RatingInfo {
  rating: number;
  low: number;
  high: number;
  games: number;
  measured: string;
}

/** What there is of a game beside its rules; words are the parts of its messages. */
export interface Doors {
  own: boolean;
  page: boolean;
  lessons: string[];
  words: string[];
}

/** What one seat may know of a table, as position_frame puts it together. */
export interface PositionFrame {
  type: "position";
  table: TableInfo;
  seat: number;
  turn: number;
  questions: QuestionInfo[];
  undo: number;
  view: Record<string, any>;
  log: EntryInfo[];
  logged: number;
  draft: any;
}

/** A question as its seat is sent it. */
export interface QuestionInfo {
  kind: string;
  clause: string;
  about: Record<string, any>;
  choices: string[];
}

/** An entry of the log of a seat, by its number there. */
export interface EntryInfo {
  event: string;
  clause: string;
  args: Record<string, any>;
  n: number;
}

export interface TalkFrame {
  type: "talk";
  after: number;
  entries: TalkEntry[];
  read: number;
  unread: number;
  speaks: string;
}

/** Words or an act; an act has act and about, words have all the others. */
export interface TalkEntry {
  n: number;
  at: number;
  channel: "table" | "gallery" | "act";
  seat: number;
  name: string;
  you?: boolean;
  text?: string;
  hidden?: "mute" | "block" | "deleted" | null;
  act?: string;
  about?: number;
}

/** What a seat would see and be asked after choices that are not yet given. */
export interface Rehearsed {
  taken: string[];
  final: boolean;
  question: QuestionInfo | null;
  view: Record<string, any>;
  log: EventInfo[];
  refused?: RefusedChoice;
}

/** An event as an entry of a log, but for its number. */
export interface EventInfo {
  event: string;
  clause: string;
  args: Record<string, any>;
}

/** The first choice that is not offered: which one of them it is, and why. */
export interface RefusedChoice {
  at: number;
  choice: string;
  message: string;
  clause?: string;
  objection?: string;
  about?: Record<string, any>;
}

/** The answers to one decision: as a rule one, to a plan all that are left of it. */
export interface Hint {
  bot: string;
  steps: HintStep[];
}

/** One answer that is advised: the choice, the key of a sentence, and the clause behind it. */
export interface HintStep {
  choice: string;
  reason: string;
  about: Record<string, any>;
  clause: string;
}

export interface SinceInfo {
  log: number;
  seen: number;
  logged: number;
  facts: FactInfo[];
}

export interface FactInfo {
  event: string;
  args: Record<string, any>;
}

/** What is known of a game: samples were played on from it, and about left more will be. */
export interface Analysis {
  curve: Moment[];
  entries: number;
  ledger: Ledger;
  left: number;
  plans: BetterPlan[];
  players: string[];
  samples: number;
  swings: Swing[];
}

/** What each seat could hope for after so many answers. */
export interface Moment {
  at: number;
  chances: number[];
  errors: number[];
}

/** The sums of all draws, over the whole game or over what was measured. */
export interface Ledger {
  entries: Draw[];
  errors: number[];
  luck: number[];
  whole: boolean;
}

/** What was to be expected of an answer that drew chance, and how much better it came. */
export interface Draw {
  at: number;
  errors: number[];
  expected: number[];
  luck: number[];
}

export interface BetterPlan {
  at: number;
  better: Advice[];
  chances: number[];
  error: number;
  from: number;
  gain: number;
  played: string[];
  played_kinds: string[];
  seat: number;
}

/** An answer of a bot with its reason; about has words for numbers, raw the numbers. */
export interface Advice {
  about: Record<string, any>;
  choice: string;
  clause: string;
  kind: string;
  raw?: Record<string, any>;
  reason: string;
}

export interface Swing {
  at: number;
  change: number[];
  choice: number[];
  errors: number[];
  from: number;
  luck: number[];
  luck_errors: number[];
  seat: number;
  together: boolean;
}

/** The tournaments of a server: one's own, and the latest of each state. */
export interface TournamentLists {
  mine: TournamentInfo[];
  open: TournamentInfo[];
  running: TournamentInfo[];
  over: TournamentInfo[];
}

/** A tournament in a list; yours tells whether one takes part, stands by or organises it. */
export interface TournamentInfo {
  id: string;
  title: string;
  organiser: string;
  state: "open" | "running" | "over" | "cancelled";
  rules: TournamentRules;
  turn: number;
  entrants: number;
  due: number;
  created: number;
  changed: number;
  yours: boolean;
}

/** What is agreed on before anybody joins; it does not change. */
export interface TournamentRules {
  game: string;
  format: "cup" | "swiss";
  seats: number;
  modules: string[];
  options: Record<string, string>;
  flexible: boolean;
  places: number;
  rounds: number;
  groups: number;
  finalists: number;
  sides: "bid" | "exchange" | "rotate";
  bank: number;
  increment: number;
  sleeps: boolean;
  vacations: boolean;
  patience: number;
  round_time: number;
  substitutes: boolean;
  vacant: "bot" | "out";
  late: boolean;
  fill: string;
  rated: boolean;
  begins: number;
}

/** The whole of a tournament, with what somebody may do there. */
export interface TournamentSheet {
  tournament: TournamentInfo;
  entrants: EntrantInfo[];
  games: TournamentGame[];
  standings: StandingInfo[];
  tie_breaks: string[];
  averaged: boolean;
  organises: boolean;
  may_join: boolean;
  may_stand_by: boolean;
  number: number;
  table: string;
  side: number;
  bid: number;
}

/** A place: who has it, and who had it before; a bot is named. */
export interface EntrantInfo {
  number: number;
  name: string;
  bot: string;
  you: boolean;
  since: number;
  until: number;
  standby: boolean;
  before: string;
}

/** A game of a round: entrants by seat, the table, and what each took, once it is over. */
export interface TournamentGame {
  number: number;
  turn: number;
  seats: number[];
  group: number;
  knockout: number;
  table: string;
  over: boolean;
  shares: number[];
  paid: number[];
}

/** How an entrant stands, with what sets apart who is level. */
export interface StandingInfo {
  number: number;
  rank: number;
  points: number;
  games: number;
  meetings: number;
  opponents: number;
  wins: number;
  lot: number;
}

/** A ticket as its person put it, when, and the table at which they were seated. */
export interface TicketInfo {
  game: string;
  seats: number;
  modules: string[] | null;
  live: boolean;
  rated: boolean;
  low: number;
  high: number;
  bots_after: number;
  since: number;
  table: string | null;
}

/** All that the page of moderators begins with. */
export interface Desk {
  role: string;
  reports: ReportInfo[];
  restrictions: Restriction[];
  log: Act[];
  roles: RoleInfo[];
  longest_days: number;
}

/** An open report; an own one is for somebody else to judge, and its words are left out. */
export interface ReportInfo {
  id: number;
  at: number;
  table: string;
  title: string;
  game: string;
  reporter: Named;
  accused: Named;
  text: string;
  why: string;
  own: boolean;
  said: Said[];
  acts: Act[];
}

/** A person as moderators see them; who has gone is 0. */
export interface Named {
  id: number;
  name: string;
}

/** A line of talk around what was reported. */
export interface Said {
  n: number;
  at: number;
  person: number;
  name: string;
  text: string;
}

/** What somebody who looks after the house has done, and why; moderator 0 is the console. */
export interface Act {
  id: number;
  at: number;
  moderator: number;
  moderator_name: string;
  act: string;
  person: number;
  person_name: string;
  table: string;
  report: number;
  until: number;
  about: string;
  reason: string;
}

/** Somebody who is banned or muted; until 0 is for good. */
export interface Restriction {
  kind: string;
  person: Named;
  at: number;
  until: number;
  reason: string;
}

export interface RoleInfo {
  person: Named;
  role: string;
}

/** Somebody whom a moderator has looked for; reports counts all that were made of them. */
export interface PersonInfo {
  person: Named;
  account: boolean;
  bot: boolean;
  role: string;
  restrictions: Restriction[];
  reports: number;
  log: Act[];
}

/** What a moderator tells a person; the page makes a sentence of it, by its kind. */
export interface LetterInfo {
  n: number;
  at: number;
  kind: string;
  name: string;
  until: number;
  text: string;
}

export interface BannerInfo {
  banner: Banner | null;
}

/** What every page tells everybody until then, or if until is 0 until it is taken away. */
export interface Banner {
  text: string;
  at: number;
  until: number;
}

/** The people whose rating is known well enough, and apart those of whom it is not yet. */
export interface RatingList {
  game: string;
  people: RatedPerson[];
  provisional: RatedPerson[];
  you: RatedPerson | null;
  bots: RatedBot[];
  worth: SeatWorth[];
}

/** Somebody in the list; place is there once the rating is known well enough. */
export interface RatedPerson {
  name: string;
  bot: boolean;
  rating: number;
  deviation: number;
  games: number;
  at: number;
  place: number | null;
}

/** A bot as a mark in the list: measured by the ladder, or rated by games here. */
export interface RatedBot {
  bot: string;
  rating: number;
  deviation: number;
  measured: boolean;
}

/** What a seat is worth in points: at tables of so many, or beside that in one set-up. */
export interface SeatWorth {
  seat: number;
  side: string;
  seats: number;
  rules: AgreedRules | null;
  worth: number;
  deviation: number;
  games: number;
}

/** What a result tells of how a game was set up: options with several values are left out. */
export interface AgreedRules {
  seats: number;
  modules: string[];
  options: Record<string, string>;
}
