// What only a page of Wallenstein knows. Types only; nothing here is loaded.

import type * as page from "../../lib/types.js";

/** What a seat sees, as games/wallenstein/views/view.py makes it. */
export type WallensteinView = any;
export type Store = page.Store<WallensteinView>;
export type Asked = page.Asked<WallensteinView>;
export type Shown = page.Shown<WallensteinView>;

/** What an attack may lead to, as the server foretells it. */
export interface Odds {
  attacker: number;
  defender: number;
  devastated: number;
  attackers_left: number;
  defenders_left: number;
  error: number;
  /** the cubes that both sides would throw, extra ones included, and how many of each seat are those */
  cast: { seats: number[]; peasants: number; extra: number[] };
}
