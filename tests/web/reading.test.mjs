// The line of time and the search in the rules. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { web } from "./browser.mjs";

const { boundsOf, thinned } = await import(`${web}replay/slider.js`);
const { along, answersAt, indexOf, momentsOf, placed, pointOf } = await import(`${web}replay/past.js`);
const { linesOf } = await import(`${web}replay/share.js`);
const { nextSpeed } = await import(`${web}replay/past.js`);
const { reach } = await import(`${web}replay/story.js`);
const { nextPhase, periodAt, share } = await import(`${web}replay/slider.js`);
const { chairs, forkable } = await import(`${web}replay/page.js`);
const { above, chapters, search } = await import(`${web}rules/sheet.js`);
const { lately, wholes } = await import(`${web}chronicle/chronicle.js`);
const { line } = await import(`${web}games/wallenstein/prompt.js`);
const { heldBefore, story, telling } = await import(`${web}games/wallenstein/playback.js`);

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

const LOG = [
  ["round-began", 0], ["card-turned-up", 4], ["attack-began", 4], ["cubes-cast", 4], ["county-conquered", 4], ["card-surrendered", 4],
  ["card-turned-up", 4], ["mat-ready", 7],
].map(([event, at], n) => ({ n: n + 1, event, at, args: { county: "boehmen" } }));
const MOMENTS = momentsOf(LOG, story, line.aftermath, 9);

test("every event is a moment, with what is of no weight before it and what comes of it at once", () => {
  const told = MOMENTS.map(({ at, first, last, entry, whole }) => [at, first, last, entry?.event, whole]);
  assert.deepEqual(told, [
    [0, 1, 1, "round-began", true],
    [4, 2, 3, "attack-began", false],
    [4, 4, 4, "cubes-cast", false],
    [4, 5, 7, "county-conquered", true],
    [7, 8, 8, "mat-ready", true], // of no weight, but there is nothing else
    [9, 9, 8, undefined, true], // answers that told nothing
  ]);
  assert.equal(momentsOf([], story, [], 0).length, 1, "a game of which nothing is told has a moment too");
  const next = MOMENTS.slice(1).map(({ first }, n) => first - MOMENTS[n].last);
  assert.deepEqual(new Set(next), new Set([1]), "every entry belongs to one moment");
});

test("an address leads to its moment, and one of old to the end of its answer", () => {
  MOMENTS.forEach((moment, n) => assert.equal(indexOf(MOMENTS, pointOf(moment)), n));
  assert.equal(indexOf(MOMENTS, { at: 4, told: null }), 3);
  assert.equal(indexOf(MOMENTS, { at: 6, told: null }), 3, "nothing was told since");
  assert.equal(indexOf(MOMENTS, { at: 4, told: 99 }), 3);
  assert.equal(indexOf(MOMENTS, { at: 4, told: null, like: LOG[3] }), 2, "the same event through other eyes");
});

test("another table goes on before an answer of which more would come", () => {
  assert.deepEqual(MOMENTS.map(answersAt), [0, 3, 3, 4, 7, 9]);
  assert.deepEqual(along([10, 11, 12, 13, 14, 15, 16, 17, 18, 19], MOMENTS), [10, 13, 13, 14, 17, 19]);
});

test("marks lie where their event is told", () => {
  const marks = [
    { at: 0, kind: "season", event: "round-began" },
    { at: 4, kind: "battle", event: "cubes-cast", county: "boehmen" },
    { at: 4, kind: "battle", event: "cubes-cast", county: "maehren" },
    { at: 8, kind: "end", event: "game-won" },
  ];
  assert.deepEqual(placed(marks, MOMENTS, LOG).map(({ at }) => at), [0, 2, 1, 4]);
});

test("only sentences around the present one are drawn, and more when it comes near their end", () => {
  const first = reach({ from: 0, to: 0 }, 500, 502, 3000);
  assert.deepEqual(first, { from: 380, to: 622 });
  assert.equal(reach(first, 520, 521, 3000), first, "nothing is drawn anew for every step");
  assert.deepEqual(reach(first, 615, 616, 3000), { from: 495, to: 736 });
  assert.deepEqual(reach(first, 0, 1, 3000), { from: 0, to: 121 });
});

test("a graph has room for every value and for what decides the game", () => {
  assert.deepEqual(boundsOf([[1, 5], [2, 7]], null), [0, 7]);
  assert.deepEqual(boundsOf([[-3, 5]], null), [-3, 5]);
  assert.deepEqual(boundsOf([[20, 40]], { least: 15, most: 50, limits: [{ value: 12 }] }), [12, 50]);
  const row = Array.from({ length: 5001 }, (_, n) => n);
  const thin = thinned(row, 500);
  assert.equal(thin.length, 1000);
  assert.deepEqual([thin[0], thin.at(-1)], [0, 5000]);
  assert.equal(thinned(row, 3000), row);
});

test("it plays slower and faster, to an end", () => {
  assert.equal(nextSpeed(1, 1), 2);
  assert.equal(nextSpeed(0.5, -1), 0.5);
  assert.equal(nextSpeed(8, 1), 8);
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

test("the list of contents has every chapter once, and each leads to all of its clauses", () => {
  const all = ["1.2a", "1.3", "ex-1.3", "10.1", "tab.peace", "card.C1", "ex-10.1", "W7.4.1"].map((id) => ({ id, title: "", text: "", note: "" }));
  assert.deepEqual(chapters(all), ["1", "10", "W7", "ex", "tab", "card"]);
  const found = chapters(all).map((chapter) => search(all, chapter).map(({ id }) => id));
  assert.deepEqual(found, [["1.2a", "1.3"], ["10.1"], ["W7.4.1"], ["ex-1.3", "ex-10.1"], ["tab.peace"], ["card.C1"]]);
});

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

test("the marks around a place stay with it, and nothing is lost", () => {
  const place = (/** @type {string} */ text) => ({ text, place: text.toLowerCase() });
  const parts = [{ text: "from " }, place("Wien"), { text: ", " }, place("Prag"), { text: " (" }, place("Pilsen"), { text: "). Done (x" }];
  const said = wholes(parts);
  assert.deepEqual(said.map(([, before, after]) => before + after), ["", ",", "", "", "", "().", ""]);
  assert.equal(said.map(([{ text }, before, after]) => before + text + after).join(""), parts.map(({ text }) => text).join(""));
});

test("the short chronicle leaves out what is of no weight", () => {
  const log = ["attack-began", "mat-ready", "cubes-cast", "card-turned-up"].map((event, n) => ({ n, event }));
  assert.deepEqual(lately(story, log, 2).map(({ event }) => event), ["attack-began", "cubes-cast"]);
});

test("a caption is broken into lines that fit, and its end is left out if it must be", () => {
  const widthOf = (text) => text.length;
  assert.deepEqual(linesOf(widthOf, "Anna takes Böhmen", 20, 2), ["Anna takes Böhmen"]);
  assert.deepEqual(linesOf(widthOf, "Anna takes Böhmen from Bert", 18, 2), ["Anna takes Böhmen", "from Bert"]);
  assert.deepEqual(linesOf(widthOf, "Anna takes Böhmen from Bert", 12, 2), ["Anna takes", "Böhmen from…"]);
  assert.deepEqual(linesOf(widthOf, "", 12, 2), [""]);
});

test("a game is seen with the eyes that were chosen last, whichever come first", async () => {
  const { Past } = await import(`${web}replay/past.js`);
  const waiting = {};
  globalThis.fetch = (path) => new Promise((answer) => {
    waiting[/seat=(.*)/.exec(path)[1]] = () => answer(new Response(JSON.stringify({ table: { game: "wallenstein" }, log: [] }), { headers: { "content-type": "json" } }));
  });
  const past = new Past("t", 0, { story, line });
  past.board.value = {};
  const looks = [past.look(1), past.look(2)];
  waiting[2]();
  await looks[1];
  waiting[1]();
  await looks[0];
  assert.equal(past.eyes.value, 2);
});

test("what the tower held before a throw is told by what it holds afterwards", () => {
  const cast = (thrown, tray) => ({ n: 1, event: "cubes-cast", clause: "", args: { county: "x", cast: thrown, tray } });
  const first = cast([5, 0, 1, 3], [4, 2, 2, 3]);
  const second = cast([3, 2, 2, 2], [3, 2, 1, 2]);
  const tower = { seats: [1, 0, 2], peasants: 2 };
  assert.deepEqual(heldBefore(tower, [second]), { seats: [1, 0, 1], peasants: 2 });
  assert.deepEqual(heldBefore(tower, [first, second]), { seats: [0, 2, 2], peasants: 2 });
  assert.equal(heldBefore(null, [second]), null, "nobody has told of it");
});

test("an action that lies open is none of the hidden ones", () => {
  const entry = { n: 2, event: "action-turned-up", clause: "", args: { space: 1, action: "build_church" } };
  const view = { counties: {}, seats: [], tiles: [], actions: ["collect_taxes", "hidden"], hidden_actions: ["build_church"], tower: null };
  const told = telling.later(view, [entry], { view, log: [entry] });
  assert.deepEqual([told.actions, told.hidden_actions], [["collect_taxes", "build_church"], []]);
  assert.deepEqual(view.hidden_actions, ["build_church"], "the view before stays as it was");
});
