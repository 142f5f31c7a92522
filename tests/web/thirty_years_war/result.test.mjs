// Which battle has a result to be read, and what it came to for a side. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { web } from "../browser.mjs";

const { lastBattle, sideOf } = await import(`${web}games/thirty_years_war/battle/result.js`);

let n = 0;
const entry = (event, args = {}) => ({ n: (n += 1), event, clause: "1", args });
const BEGAN = entry("battle-began", { attacker: 1, city: "prague", leaders: ["tilly"], strength: 12, resistance: 6 });
const WON = entry("battle-won", { winner: 1, city: "prague" });
const FOUGHT = [
  BEGAN,
  entry("commander-named", { seat: 0, leader: "thurn" }),
  entry("combat-card-played", { seat: 0, card: "p13" }),
  entry("battle-rolled", { seat: 0, roll: 7, modifier: 1, modified: 8, losses: 4 }),
  entry("step-lost", { seat: 0, unit: "german_militia" }),
  entry("step-lost", { seat: 1, unit: "bavarian_mercenary" }),
  WON,
  entry("retreated", { seat: 0, place: "tabor" }),
];

test("a battle has a result once somebody has won, up to what is done next", () => {
  assert.deepEqual(lastBattle([]), []);
  assert.deepEqual(lastBattle(FOUGHT.slice(0, 4)), [], "the dice have fallen, and no more");
  assert.deepEqual(lastBattle([entry("round-began"), ...FOUGHT]), FOUGHT);
  assert.deepEqual(lastBattle([...FOUGHT, entry("card-played"), entry("city-gained")]), FOUGHT);
  assert.deepEqual(lastBattle([...FOUGHT, entry("card-played"), BEGAN]), [], "of the last battle only");
});

test("the result of a turn that has ended is still read, and of an earlier one no more", () => {
  const turn = entry("turn-began");
  assert.deepEqual(lastBattle([...FOUGHT, turn]), FOUGHT);
  assert.deepEqual(lastBattle([...FOUGHT, turn, turn]), []);
});

test("a side has its leaders, strength, cards, roll and lost steps", () => {
  const [protestant, catholic] = [sideOf(FOUGHT, 0), sideOf(FOUGHT, 1)];
  assert.deepEqual([protestant.leaders, protestant.strength, protestant.cards], [["thurn"], 6, ["p13"]]);
  assert.equal(protestant.rolled.losses, 4);
  assert.deepEqual(protestant.steps, ["german_militia"]);
  assert.deepEqual([catholic.leaders, catholic.strength, catholic.rolled], [["tilly"], 12, null]);
});
