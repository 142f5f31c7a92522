// What the modules of the page hand each other. Types only; nothing here is loaded by the page.

import type * as sent from "./shapes.js";

export type {
  Analysis,
  EntrantInfo,
  GameInfo,
  HintStep,
  Me,
  EntryInfo as LogEntry,
  OptionInfo as Option,
  QuestionInfo as Question,
  Rehearsed,
  Result,
  SeatInfo,
  SinceInfo,
  StandingInfo,
  TableInfo,
  TalkEntry,
  TicketInfo,
  TournamentGame,
  TournamentInfo,
  TournamentLists,
  TournamentRules,
  TournamentSheet,
} from "./shapes.js";

type TableInfo = sent.TableInfo;
type LogEntry = sent.EntryInfo;
type HintStep = sent.HintStep;
type Question = sent.QuestionInfo;
export type Tincture = sent.SideInfo["colour"];
export type Talk = Pick<sent.TalkFrame, "entries" | "read" | "unread" | "speaks">;
export interface Frame extends Omit<sent.PositionFrame, "view"> {
  /** the game's own */
  view: any;
  /**
   * The number of the draft, by which it is known from a newer one; null in a position that came before the own one
   * was kept.
   */
  drafted?: number | null;
}
/** What a hint is about on the page of a game. */
export interface HintRoom {
  /** the answers that are prepared and not yet given */
  prepared(work: any): string[];
  /** whether an answer can be prepared or given now */
  open(store: Store, work: any, choice: string): boolean;
  /** of the steps that are left, those that are shown together */
  together(store: Store, steps: HintStep[]): HintStep[];
  /** where an answer is given on the page */
  selectors(choice: string): string[];
  /** and on the map */
  places(store: Store, steps: HintStep[]): string[];
  /** all that was advised, where it can be taken at once */
  Whole?: Component<{ hint: import("../table/prompt.js").Hint }>;
}
export interface Refused {
  message: string;
  clause: string | null;
  offline?: boolean; // the server could not be reached
}
export interface Mark {
  kind: "move" | "attack" | "source" | "target" | "legal" | "barred" | "planned";
  tag?: string;
  why?: string;
  /** a target that is not attacked */
  peaceful?: boolean;
  /** how its ring looks, where a game tells several kinds apart */
  look?: string;
  /** whether its tag is seen only where one points */
  quiet?: boolean;
}
/** Printed facts, by the ids that views, choices and log entries use; most of them are the game's own. */
export interface Board {
  /** what a field of an event or a question holds, by its name: a seat, an ordinal, or a term of the game */
  terms: Record<string, string>;
  /** how names change in a sentence, by language, name and form */
  forms: Record<string, Record<string, Record<string, string>>>;
  [more: string]: any;
}

/** A table that is looked at or spoken of: a live one, or one of the past. */
export interface Source {
  room: GameRoom;
  info: Signal<TableInfo | null>;
  board: Signal<Board | null>;
  log: Signal<LogEntry[]>;
  /** the place pointed at in a log line or a card */
  hovered: Signal<string | null>;
  /** the place chosen on the map */
  picked: Signal<string | null>;
}
interface Signal<T> {
  value: T;
  peek(): T;
}
type TableStore = import("./store.js").TableStore;
type Loaded<View> = {
  frame: Signal<Frame>;
  info: Signal<TableInfo>;
  board: Signal<Board>;
  view: Signal<View>;
  question: Signal<Question | null>;
};
/** A live table whose first position has come: everything on its page is drawn from it. */
export type Store<View = any> = Omit<TableStore, keyof Loaded<View>> & Loaded<View>;
/** A table at which this seat is asked something. */
export type Asked<View = any> = Store<View> & { question: Signal<Question> };
export type Past = import("../replay/past.js").Past;
type Common = "id" | "room" | "info" | "board" | "view" | "log" | "hovered" | "picked" | "pressed";
type LiveOnly = "seat" | "question" | "told" | "hinted" | "sought";
/** What is drawn alike on the page of a table and in its replay, which lacks all that is optional here. */
export type Shown<View = any> = Pick<Store<View>, Common> &
  Partial<Pick<Store<View>, LiveOnly>> & { marks: { readonly value: Record<string, Mark> } };
type Component<Props> = (props: Props) => any;

/**
 * What a game brings to the page: `games/NAME/index.js` exports it as `room`, and `games/NAME/style.css` dresses it. It
 * is fetched when a table of that game is opened. The frame around it knows of a game nothing else.
 */
export interface GameRoom {
  // ---- words
  /** the printed facts as the page uses them, from what the server tells */
  readBoard(told: any): Board;
  /** how an id is said, by its term; a term that is not here is said by the message TERM-ID */
  terms: Record<string, (board: Board, id: string, fields: Record<string, any>) => string>;
  /** how a list is said whose term is no name for each of its items */
  lists: Record<string, (values: any[], nameOf: (seat: number) => string) => string>;
  /** what a sentence may ask for beside the fields of its entry */
  reckoned(fields: Record<string, any>): Record<string, string | number>;
  /** whether an id, of this term if that is known, is a place on the map */
  isPlace(board: Board, id: any, term?: string): boolean;
  /** a choice in words; *kind* is that of the question */
  choiceText(choice: string, kind: string, board: Board): string;
  /** what a clause without a number is called behind a sentence; null for all others */
  cited?(clause: string, said: string): string | null;
  /** the clause with which its rules begin */
  firstClause: string;

  // ---- what happened
  story: Story;
  /** how much is told at once, one thing after another */
  telling: Telling;

  /** a picture of the step that is told, over the map */
  Told: Component<{ store: Store }> | null;
  /** what is otherwise for a seat than it was, as two views tell it, the weightiest first */
  changes(store: Store, before: any, now: any): { what: string; how: string }[];

  // ---- the table page
  /** what a seat prepares before it answers; it lives as long as its page */
  prepare(store: Store): Work;
  /** how far the game has come, in the top bar, and in few words for a phone */
  Progress: Component<{ view: any; over: boolean }>;
  brief(view: any): string;
  /** the view of a phone that shows what lies on the table, where that is no map */
  tableTab?: { id: string; icon: string; name: string };
  /** ways to look at the map; the first is there at first */
  lenses: string[];
  /** the map with all that lies over it */
  MapPart: Component<{
    store: Store;
    work: any;
    lens: string;
    onLens: (lens: string) => void;
    onChronicle: () => void;
  }>;
  /** the decision column: open facts, and whatever this seat is asked */
  Desk: Component<{ store: Store; work: any; onChronicle: () => void }>;
  /** the line over the table where it is the game's own, else null */
  prompt(store: Store, work: any): Said | null;
  /** the buttons beside that line where they are the game's own, else null */
  buttons(store: Store, work: any): any;
  /** where what a bot advises is on the page */
  hints: HintRoom;
  /** the views of a phone between those of the map and the chronicle */
  tabs: { id: string; icon: string }[];
  /** the name of the view in which one decides */
  deciding(view: any): string;
  /** keys that lead to a part of the page: its view on a phone, and what there takes the focus */
  jumps: Record<string, { tab: string; to: string; what: string }>;
  /** whether something on the page still moves, which the key that skips ahead ends first */
  moving(): boolean;

  // ---- replay
  /** the map alone */
  Map: Component<{ store: Past }>;
  /** what everybody has at a moment, as far as these eyes see it */
  Facts: Component<{ store: Past }>;
  /** what the map marks at a moment, of which the present entry tells */
  marksAt(store: Past, present: LogEntry | null): Record<string, Mark>;
  line: Timeline;
}
/** What entries of the log are to a reader, by their kinds. */
export interface Story {
  heads: string[];
  /** of no weight */
  quiet: string[];
  /** that begin a part of the game */
  chapters: string[];
  /** that begin an action, under which all that follows is folded */
  actions: string[];
  /** that begin one together: where several follow each other they are one */
  together: string[];
  /** that tell of fighting */
  battles: string[];
  /** that begin a round, or whatever the game calls it */
  periods: string[];
  /** that lie open on the table anyway */
  displayed: string[];
  /** where an entry happened */
  placeOf(entry: LogEntry): string | null;
}
export interface Telling {
  /** kinds of entries that a step is about; all others go with the next one */
  about: Set<string>;
  /** kinds of entries before which a step ends */
  ends: Set<string>;
  /** whether an entry before which a step would end belongs to the one before it all the same */
  joins(before: LogEntry, entry: LogEntry): boolean;
  /**
   * kinds of entries that are seen before they are told, as a throw is: it and what came of it are a step of their own
   */
  seen: Set<string>;
  /** what is shown while that is seen, of the views before and after it */
  meanwhile(before: any, after: any): any;
  /** how long it is seen, in milliseconds */
  sight(entry: LogEntry, seat: number): number;
  /** a view in which these entries have come true; *end* is what is true after all of them */
  later(view: any, log: LogEntry[], end: Frame): any;
  /** the entry that says in one sentence what the entries of a step tell; *about* is the one that it is about */
  says(log: LogEntry[], about: LogEntry): LogEntry;
  /** how long a step stays, in milliseconds */
  hold(log: LogEntry[], seat: number): number;
}
/** The line of time, by the kinds of bookmarks that the server puts on it. */
export interface Timeline {
  /** the kind that stands under the line, and how each is called there and in full */
  period: string;
  short(mark: Bookmark): string;
  full(mark: Bookmark): string;
  /** at which a step by phases stops */
  phases: string[];
  /** that are drawn on the line */
  signs: string[];
  /** the message for a question that is asked of all at once, by its kind */
  together: Record<string, string>;
  /** measures that are one for all seats */
  shared: string[];
  /** kinds of entries that are told in one breath with the entry before them */
  aftermath: string[];
  /** how a measure is drawn, if it has a scale of its own */
  scale(measure: string, view: any): Scale | null;
}
export interface Scale {
  least: number;
  most: number;
  /** values at which something is decided, and what */
  limits: { value: number; tincture: Tincture; text: string }[];
}
export interface Bookmark {
  at: number;
  kind: string;
  [more: string]: any;
}
export interface Work {
  stop(): void;
}
/** What the line over the table says. */
export interface Said {
  say: string;
  sub: string;
  state: "turn" | "wait" | "refused" | "watch" | "news" | "over";
  /** whose shield stands before it, -1 for none */
  seat: number;
  /** said where there is room for it */
  aside?: string;
  icon?: string;
  clause?: string | null;
}
