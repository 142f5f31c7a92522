// What goes over the wire, as docs/protocol.md has it. Types only; nothing here is loaded by the page.

export type Tincture = "azure" | "gules" | "or" | "purpure" | "sable";

export interface Me {
  id: number | string;
  name: string;
  account: boolean;
  webhook?: string | null;
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
}
export interface Result {
  winners: number[];
  points: number[];
  thalers: number[];
}
export interface TableInfo {
  id: string;
  game: string;
  version: string;
  title: string;
  modules: string[];
  options: Record<string, string>;
  public: boolean;
  state: "open" | "playing" | "over";
  clock: { bank: number; increment: number };
  created: number;
  changed: number;
  yours: boolean;
  owner?: boolean;
  parent: string | null;
  commitment: string | null;
  waiting: number[];
  when: Record<string, any>;
  sides: { name: string; colour: string }[];
  result: Result | null;
  seats: SeatInfo[];
}
export interface Option {
  name: string;
  values: string[];
  default: string;
  clause: string;
  several?: boolean;
  module?: string;
}
export interface GameInfo {
  name: string;
  version: string;
  modules: any[];
  options: Option[];
  seats: number[];
  bots: string[];
}
export interface Question {
  kind: string;
  clause: string;
  about: Record<string, any>;
  choices: string[];
}
export interface LogEntry {
  n: number;
  event: string;
  clause: string;
  args: Record<string, any>;
}
export interface Frame {
  type: "position";
  table: TableInfo;
  seat: number;
  turn: number;
  view: any;
  questions: Question[];
  log: LogEntry[];
  /** how long this seat's log is now; it may shrink */
  logged?: number;
  undo: number;
  draft: any;
}
export interface Odds {
  attacker: number;
  defender: number;
  devastated: number;
  attackers_left: number;
  defenders_left: number;
  error: number;
  /** the cubes that both sides would throw, extra ones included */
  cast: { seats: number[]; peasants: number };
}
export interface Refused {
  message: string;
  clause: string | null;
}
export interface Mark {
  kind: "move" | "attack" | "source" | "target" | "legal" | "barred" | "planned";
  tag?: string;
  why?: string;
  /** a target that is not attacked */
  peaceful?: boolean;
}
/** Printed facts, by the ids that views, choices and log entries use. */
export interface Board {
  counties: Record<
    string,
    { name: string; cities: string[]; region: string; tax: number; grain: number; sites: number; neighbours: string[] }
  >;
  regions: Record<string, { name: string; counties: string[] }>;
  forms: Record<string, Record<string, Record<string, string>>>;
  actions: Record<string, { price: number; armies: number; builds: string | null }>;
  boxes: string[];
  money_cards: Record<string, number>;
  convert: Record<string, number>;
  tiles: Record<string, { amount: number }>;
  events: Record<string, { effect: string; amount: number; loss: number }>;
  few_recruits: Record<string, number>;
  favours: Record<string, { gift: string; amount: number; building: string | null; actions: string[] }>;
  [more: string]: any;
}
