// What only a page of Wallenstein knows. Types only; nothing here is loaded.

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
