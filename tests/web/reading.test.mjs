// The line of time and the search in the rules. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { web } from "./browser.mjs";

const { edges } = await import(`${web}replay/graph.js`);
const { headline, newsAt, nextTold } = await import(`${web}replay/past.js`);
const { nextPhase, periodAt, share } = await import(`${web}replay/slider.js`);
const { chairs, forkable } = await import(`${web}replay/take-over.js`);
const { above, search } = await import(`${web}rules/sheet.js`);
const { lately } = await import(`${web}chronicle/chronicle.js`);
const { line } = await import(`${web}games/wallenstein/progress.js`);
const { story } = await import(`${web}games/wallenstein/story.js`);

const MARKS = [
  { at: 0, kind: "season", season: "spring", year: 1 },
  { at: 9, kind: "phase", season: "spring", year: 1 },
  { at: 12, kind: "battle", season: "spring", year: 1 },
  { at: 20, kind: "season", season: "summer", year: 1 },
];

test("phases are reached in both directions, and then the ends", () => {
  assert.equal(nextPhase(line, MARKS, 0, 1, 30), 9);
  assert.equal(nextPhase(line, MARKS, 9, 1, 30), 20, "a battle is no phase");
  assert.equal(nextPhase(line, MARKS, 20, 1, 30), 30);
  assert.equal(nextPhase(line, MARKS, 20, -1, 30), 9);
  assert.equal(nextPhase(line, MARKS, 0, -1, 30), 0);
  assert.equal(periodAt(line, MARKS, 19).season, "spring");
  assert.equal(periodAt(line, MARKS, 20).season, "summer");
  assert.equal(share(15, 30), "50.00%");
  assert.equal(share(0, 0), "0.00%", "a game without an answer has a line too");
});

test("the present sentences are those of the last answer that led to any", () => {
  const log = [["round-began", 0], ["card-turned-up", 4], ["attack-began", 4], ["cubes-cast", 4], ["mat-ready", 7]].map(([event, at], n) => ({ n: n + 1, event, at }));
  assert.deepEqual(newsAt(log, 6).map(({ n }) => n), [2, 3, 4]);
  assert.equal(headline(story, newsAt(log, 4)).n, 3, "a card that is turned up is of no weight");
  assert.equal(headline(story, newsAt(log, 9)).n, 5, "unless there is nothing else");
  assert.equal(headline(story, newsAt([], 3)), null);
  assert.equal(nextTold(log, 4, 30), 7);
  assert.equal(nextTold(log, 7, 30), 30);
});

test("bands lie one upon the other", () => {
  assert.deepEqual(edges([[1, 2], [3, 0], [0, 4]]), [[1, 2], [4, 2], [4, 6]]);
});

test("any seats of a moment may be given to bots", () => {
  const seats = [
    { kind: "person", name: "Anna", bot: null, you: false },
    { kind: "bot", name: "Tilly", bot: "random", you: false },
    { kind: "person", name: "Berta", bot: null, you: true },
  ];
  assert.deepEqual(chairs({ seats }, ["here", "captain", "here"]), [
    { kind: "me" },
    { kind: "bot", bot: "captain", name: "Tilly" },
    { kind: "hot", name: "Berta" },
  ]);
  assert.deepEqual(chairs({ seats }, ["captain", "random", "here"]), [
    { kind: "bot", bot: "captain" }, // no bot bears the name of a person
    { kind: "bot", bot: "random", name: "Tilly" },
    { kind: "me", name: "Berta" },
  ]);
  assert.equal(forkable({ state: "playing", yours: true, seats }), false, "Anna plays too");
  assert.equal(forkable({ state: "playing", yours: true, seats: seats.slice(1) }), true);
  assert.equal(forkable({ state: "over", yours: false, seats }), true);
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
  assert.deepEqual(above(CLAUSES, "W5.11.2"), ["W5", "W5.11"]);
  assert.deepEqual(above(CLAUSES, "army stays"), []);
  const other = [{ id: "17.Sw.1g", title: "Sweden", text: "Lands.", note: "" }];
  assert.deepEqual(search(other, "17.sw.1G"), other, "ids of any game are found");
  assert.deepEqual(above(other, "17.Sw.1g"), ["17", "17.Sw"]);
});

test("a chapter holds its paragraphs, whether a point or a letter tells them apart", () => {
  const all = ["3.13b", "3.13a.1", "3.13.2", "3.131", "3.1"].map((id) => ({ id, title: "", text: "", note: "" }));
  const found = (/** @type {string} */ words) => search(all, words).map(({ id }) => id);
  assert.deepEqual(found("3.13"), ["3.13b", "3.13.2"]);
  assert.deepEqual(found("3.13A"), ["3.13a.1"]);
  assert.deepEqual(found("3.13B"), ["3.13b"]);
});

test("the short chronicle leaves out what is of no weight", () => {
  const log = ["attack-began", "mat-ready", "cubes-cast", "card-turned-up"].map((event, n) => ({ n, event }));
  assert.deepEqual(lately(story, log, 2).map(({ event }) => event), ["attack-began", "cubes-cast"]);
});
