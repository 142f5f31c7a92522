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
  /** whether the person has an account of this name */
  account: boolean;
  you: boolean;
  present: boolean;
  stand_in: string | null;
  when_out: "wait" | "bot";
  left: number | null;
  /** whether an open seat is kept for somebody, who bears its name, and whether that is you */
  asked?: boolean;
  asked_you?: boolean;
  /** asked, and out of time or away for too long */
  overdue?: boolean;
  /** others have given it to a bot */
  given?: boolean;
  /** its person has given up */
  resigned?: boolean;
  /** whether its person may ask a bot for a hint */
  hints?: boolean;
}
export interface Result {
  winners: number[];
  points: number[];
  [more: string]: any;
}
/** Words (channel table or gallery), or an act of somebody. */
export interface TalkEntry {
  n: number;
  at: number;
  channel: "table" | "gallery" | "act";
  seat: number;
  name: string;
  you?: boolean;
  text?: string;
  /** why the text stays away */
  hidden?: "mute" | "block" | "deleted" | null;
  act?: string;
  about?: number;
}
export interface Talk {
  entries: TalkEntry[];
  read: number;
  unread: number;
  /** the channel in which I may speak */
  speaks: string;
}
export interface TableInfo {
  id: string;
  game: string;
  version: string;
  title: string;
  modules: string[];
  options: Record<string, string>;
  /** whether it plays with other printed values than those of the game */
  corrected?: boolean;
  public: boolean;
  state: "open" | "playing" | "over";
  /** over without a result: its owner has closed it */
  abandoned?: boolean;
  /** an operator has stopped it */
  frozen?: boolean;
  /** since when all agree to pause */
  paused?: number | null;
  /** how people ended it: "draw", "resigned 1" */
  ended?: string | null;
  /** by seats, who wants a pause, a draw, a bot for which seat */
  motions?: { pause: number[]; draw: number[]; bots: Record<string, number[]> };
  /** seconds after which who is asked and away is overdue */
  patience?: number;
  /** whether those who watch may talk */
  gallery?: boolean;
  /** whether people may ask for hints against each other too */
  hints?: boolean;
  /** in the list of my tables, how much was said there that I have not read */
  unread?: number;
  clock: { bank: number; increment: number };
  created: number;
  changed: number;
  yours: boolean;
  owner?: boolean;
  parent: string | null;
  /** the table at which the same people play again */
  rematch?: string | null;
  /** whether it came as a record, and was verified then */
  upload?: "verified" | "unverified" | null;
  /** whether it is one for learning */
  lesson?: boolean;
  commitment: string | null;
  waiting: number[];
  when: Record<string, any>;
  sides: { name: string; colour: Tincture }[];
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
  /** modules that go only with some values of an option, and why */
  needs: { module: string; option: string; values: string[]; reason: string }[];
  /** what a seat may let the table answer for it */
  orders: {
    name: string;
    clause: string;
    kinds: string[];
    sealed: boolean;
    values: { name: string; numbers: { name: string; least: number; most: number }[] }[];
  }[];
  seats: number[];
  bots: string[];
  /** how strong bots were measured to be, with bounds of 95 % */
  ratings: Record<string, { rating: number; low: number; high: number; games: number; measured: string }>;
  /** the bot that plays for somebody who lets it, and that takes an empty seat; one of *bots* */
  stand_in: string;
  /** whether people may agree on a draw */
  draws?: boolean;
  /**
   * what there is of it beside its rules: whether it is one of our own, a page, a lesson, and parts of its messages (""
   * is its own file)
   */
  doors: { own: boolean; page: boolean; lesson: boolean; words: string[] };
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
  /**
   * The number of that draft, by which it is known from a newer one; null in a position that came before the own one
   * was kept.
   */
  drafted?: number | null;
}
/** What would be so after choices that are not yet given. */
export interface Rehearsed {
  /** the batch to send: what follows of itself is in it */
  taken: string[];
  /** the last of them draws chance, reveals something or hands over, and is not carried out here */
  final: boolean;
  question: Question | null;
  view: any;
  log: Omit<LogEntry, "n">[];
  /** the first choice that is not offered, its number, and why */
  refused?: { at: number; choice: string; message: string; clause?: string; objection?: string; about?: any };
}
/** One answer that a bot would give, and why. */
export interface HintStep {
  choice: string;
  reason: string;
  about: Record<string, any>;
  clause: string;
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
/** What decided a finished game, as far as it was measured: chances are between 0 and 1, by seat. */
export interface Analysis {
  players: string[];
  entries: number;
  /** games that were played on, and about how many are left */
  samples: number;
  left: number;
  curve: { at: number; chances: number[]; errors: number[] }[];
  ledger: { whole: boolean; luck: number[]; errors: number[] };
  swings: {
    from: number;
    at: number;
    seat: number;
    together: boolean;
    change: number[];
    errors: number[];
    choice: number[];
    luck: number[];
  }[];
  plans: {
    seat: number;
    from: number;
    at: number;
    played: string[];
    played_kinds: string[];
    better: { choice: string; kind: string; clause: string; reason: string; about: Record<string, any> }[];
    gain: number;
    error: number;
  }[];
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
