// The line of time and the search in the rules. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { web } from "./browser.mjs";

const { nextMark, seasonAt, share } = await import(`${web}replay/slider.js`);
const { above, search } = await import(`${web}rules/sheet.js`);
const { lately } = await import(`${web}chronicle/chronicle.js`);

const MARKS = [
  { at: 0, kind: "season", season: "spring", year: 1 },
  { at: 9, kind: "battle", season: "spring", year: 1 },
  { at: 20, kind: "season", season: "summer", year: 1 },
];

test("bookmarks are reached in both directions, and then the ends", () => {
  assert.equal(nextMark(MARKS, 0, 1, 30), 9);
  assert.equal(nextMark(MARKS, 20, 1, 30), 30);
  assert.equal(nextMark(MARKS, 20, -1, 30), 9);
  assert.equal(nextMark(MARKS, 0, -1, 30), 0);
  assert.equal(seasonAt(MARKS, 19).season, "spring");
  assert.equal(seasonAt(MARKS, 20).season, "summer");
  assert.equal(share(15, 30), "50.00%");
  assert.equal(share(0, 0), "0.00%", "a game without an answer has a line too");
});

const CLAUSES = [
  { id: "W5.11", title: "Marches", text: "Armies go.", note: "" },
  { id: "W5.11.1", title: "One neighbour", text: "Into one adjacent county.", note: "" },
  { id: "W5.11.2", title: "Leave one behind", text: "An army stays.", note: "Also after a move." },
  { id: "W5.1", title: "Builds", text: "Palaces, churches.", note: "" },
];
const ids = (words) => search(CLAUSES, words).map(({ id }) => id);

test("rules are found by number, by chapter and by words", () => {
  assert.deepEqual(ids(" w5.11.2 "), ["W5.11.2"]);
  assert.deepEqual(ids("W5"), ["W5.11", "W5.11.1", "W5.11.2", "W5.1"]);
  assert.deepEqual(ids("ARMY stays"), ["W5.11.2"]);
  assert.deepEqual(ids("after move"), ["W5.11.2"], "rulings are searched too");
  assert.deepEqual(ids("cannon"), []);
  assert.deepEqual(above("W5.11.2"), ["W5", "W5.11"]);
  assert.deepEqual(above("army stays"), []);
});

test("the short chronicle leaves out what is of no weight", () => {
  const log = ["attack-began", "mat-ready", "cubes-cast", "card-turned-up"].map((event, n) => ({ n, event }));
  assert.deepEqual(lately(log, 2).map(({ event }) => event), ["attack-began", "cubes-cast"]);
});
