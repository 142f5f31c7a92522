// The end of a turn in the page: the ledger from the log, wishes of whom to pay, lines, peace, and where counters lie.

import assert from "node:assert/strict";
import { test } from "node:test";
import { speak, web } from "../browser.mjs";

const room = `${web}games/thirty_years_war/`;
const { accounts, isNews, totalBefore, turnEntries } = await import(`${room}panels/turn-end.js`);

const log = [
  ["turn-began", { turn: 1, vp: 21 }],
  ["aid-taken", { seat: 0, card: "p4", points: [0, 0, 0, 3] }],
  ["siege-rolled", { seat: 0, city: "prague", roll: 3, modifier: 0, success: false }],
  ["area-gained", { seat: 0, area: "saxony", points: -3, vp: 18 }],
  ["peace-offered", { seat: 1, vp: 18 }],
  ["peace-refused", { seat: 0 }],
  ["dutch-war-moved", { by: 1, to: 3 }],
  ["paid-at-home", { seat: 1, place: "vienna", units: ["imperial_militia"] }],
  ["paid-at-home", { seat: 1, place: "munich", units: ["bavarian_mercenary"] }],
  ["unit-paid", { seat: 0, city: "pilsen", unit: "german_militia", points: [0, 0, 0, 1] }],
  ["unit-paid", { seat: 0, city: "pilsen", unit: "german_militia", points: [0, 0, 0, 1] }],
  ["unit-paid", { seat: 0, city: "pilsen", unit: "german_mercenary", points: [0, 0, 1, 1] }],
  ["left-unpaid", { seat: 0, city: "prague", units: ["german_mercenary"] }],
  ["loot-rolled", { seat: 0, city: "prague", units: ["german_mercenary"], roll: 7, modifier: 1, pillage: 1, steps: 1 }],
  ["step-deserted", { seat: 0, city: "prague", unit: "german_mercenary", gone: false }],
  ["siege-rolled", { seat: 1, city: "pilsen", roll: 8, modifier: 1, success: true }],
  ["turn-began", { turn: 2, vp: 18 }],
  ["round-began", { round: 1 }],
].map(([event, args], n) => ({ n, event, clause: "", args }));

test("the ledger of a turn has what happened from its pay on", () => {
  const kept = accounts(turnEntries(log, true));
  assert.deepEqual(kept.pay.map(({ seat, how, places, units }) => [seat, how, places.join(), units.length]), [
    [0, "unpaid", "prague", 1],
    [0, "aid", "pilsen", 2],
    [0, "aid", "pilsen", 1],
    [1, "home", "vienna,munich", 2],
  ]);
  assert.deepEqual([kept.pay[1].points, kept.pay[2].points], [[0, 0, 0, 1], [0, 0, 1, 1]], "as it was told of each unit");
  assert.deepEqual(kept.loot.map(({ city, steps, lost, gone }) => [city, steps, lost, gone]), [["prague", 1, ["german_mercenary"], []]]);
  assert.deepEqual(kept.sieges.map(({ args }) => args.city), ["pilsen"], "a roll of the rounds is not of the turn's end");
  const told = (part) => kept[part].map(({ event }) => event);
  assert.deepEqual([told("aid"), told("peace"), told("dutch")], [["aid-taken"], ["peace-offered", "peace-refused"], ["dutch-war-moved"]], "of the whole turn");
  assert.deepEqual(kept.moves.map(({ args }) => args.vp), [18]);
  assert.equal(totalBefore(turnEntries(log, true)), 21);
  assert.equal(totalBefore(turnEntries(log, false)), 18);
  assert.deepEqual(accounts(turnEntries(log, false)).pay, []);
});

test("a ledger is news until its reader acts or a second round begins", () => {
  const then = (event, args) => [...log, { n: log.length, event, clause: "", args }];
  assert.equal(isNews(log, 0), true);
  assert.equal(isNews(then("card-played", { seat: 1, card: "c1", use: "act" }), 0), true);
  assert.equal(isNews(then("card-played", { seat: 0, card: "p1", use: "act" }), 0), false);
  assert.equal(isNews(then("round-began", { round: 2 }), 0), false);
  assert.equal(isNews(log.slice(0, 4), 0), false, "no turn has ended yet");
});

test("a wish to pay names each unit in its city", async () => {
  const { asAnswers, wishOf } = await import(`${room}panels/pay.js`);
  const wish = wishOf([{ city: "prague", unit: "german_militia", count: 2 }, { city: "pilsen", unit: "german_mercenary", count: 1 }]);
  assert.deepEqual(asAnswers(wish), ["pay_in prague", "pay german_militia", "pay german_militia", "pay_in pilsen", "pay german_mercenary", "done"]);
  assert.deepEqual(asAnswers(new Map([["prague german_militia", 0]])), ["done"]);
});

test("all sieges are rolled for but those that were declined", async () => {
  const { roller } = await import(`${room}panels/turn-end.js`);
  const next = roller(["prague"]);
  const ask = (...choices) => next({ kind: "continue_sieges", choices });
  assert.equal(ask("roll vienna", "roll prague", "done"), "roll prague");
  assert.equal(ask("roll vienna", "done"), "done");
  assert.equal(next({ kind: "keep", choices: ["pass"] }), undefined);
});

test("a cut line is drawn as far as it gets", async () => {
  const { reached } = await import(`${room}map/supply.js`);
  const path = ["rostock", "wittstock", "berlin", "vienna"];
  assert.deepEqual(reached({ path, breaks: [["berlin", "enemy_force"]] }), ["rostock", "wittstock", "berlin"]);
  assert.deepEqual(reached({ path, breaks: [["rostock", "besieged"]] }), path);
});

test("a line says its way, or where it is cut and why", async () => {
  await speak("en", "thirty_years_war");
  const { breakText, lineOf } = await import(`${room}map/supply.js`);
  const lines = [{ city: "prague", holds: false, breaks: [["tabor", "revolt"]] }, { city: "prague", holds: true, breaks: [] }];
  assert.equal(lineOf({ lines }, "prague"), lines[1], "of two commanders the better counts");
  assert.equal(lineOf({ lines }, "vienna"), null);
  assert.equal(breakText(lines[0].breaks), "Tabor: a Peasant Revolt");
});

test("a place says which lines are cut there, and why", async () => {
  await speak("en", "thirty_years_war");
  const { cutLines } = await import(`${room}map/inspector.js`);
  const line = { city: "prague", holds: false, path: ["prague", "tabor"], breaks: [["tabor", "revolt"]] };
  const view = { seats: [{ pay: { lines: [line, { ...line, city: "pilsen", holds: true, breaks: [] }] } }] };
  assert.deepEqual(cutLines(view, "prague"), ["line cut: Tabor: a Peasant Revolt"]);
  assert.deepEqual(cutLines(view, "tabor"), ["cuts the line of Prague: a Peasant Revolt"]);
  assert.deepEqual(cutLines(view, "pilsen"), []);
});

test("the rolls of a column of the peace table", async () => {
  const { rollsOf } = await import(`${room}panels/peace.js`);
  const column = ["cw", "cw", "truce", "bw", "bw", "pw", "pw", "pw", "cmv", "cmv"];
  assert.deepEqual(["cw", "truce", "bw", "cmv", "pmv"].map((result) => rollsOf(column, result)), ["≤ 1", "2", "3–4", "≥ 8", "·"]);
});

const { boxAround, placed } = await import(`${room}map/labels.js`);
const counter = (x, y, first) => ({ at: [x, y], width: 30, height: 20, first });
const bare = { names: [], signs: [] };

test("a counter lies where it likes as long as nothing is there", () => {
  assert.deepEqual(placed([counter(0, 0, [-24, 0])], bare), [{ x: -24, y: 0, led: false }]);
});

test("a counter covers neither a name nor another counter", () => {
  const name = boxAround(-40, 0, 60, 12);
  const spots = placed([counter(0, 0, [-24, 0]), counter(0, 0, [-24, 0])], { names: [name], signs: [boxAround(0, 0, 18, 18)] });
  const boxes = spots.map(({ x, y }) => boxAround(x, y, 30, 20));
  const apart = (one, other) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  assert.ok(apart(boxes[0], name) && apart(boxes[1], name) && apart(boxes[0], boxes[1]));
});

test("where all is full a counter lies further off, and a line leads to it", () => {
  const around = { names: [], signs: [boxAround(0, 0, 70, 60)] };
  assert.equal(placed([counter(0, 0, [0, -20])], around)[0].led, true);
});

test("the mark of a value that is not sure opens its note", async () => {
  const { sourceOf, statusOf } = await import(`${room}notes.js`);
  const board = { cities: { prague: { unsure: { fortress: "reconstructed", port: "reconstructed" } } } };
  const remarks = { notes: { cities: { prague: { fortress: "assumed" } }, tables: {} }, sources: { cities: { "": "rules", port: "a guess" } } };
  const prague = (field) => ({ kind: "cities", id: "prague", field });
  const both = (field) => [statusOf(board, "cities", "prague", field), sourceOf(remarks, prague(field))];
  assert.deepEqual(both("fortress"), ["reconstructed", "assumed"]);
  assert.deepEqual(both("port"), ["reconstructed", "a guess"]);
  assert.deepEqual(both("name"), ["known", "rules"]);
});

test("a deck says of every card where it is, as far as the seat can tell", async () => {
  const { inOrder, ofDeck } = await import(`${room}desk/decks.js`);
  const card = (side, category = "aid") => ({ side, category });
  const board = { cards: { c1: card(1), p1: card(0), p2: card(0, "combat"), p3: card(0), p4: card(0), p10: card(0) } };
  const pile = { known: [], to_come: ["p10"], played: ["p2"] };
  const view = { seat: 0, hand: [{ card: "p1" }], piles: [pile, pile], deck: { removed: ["p3", "c1"] } };
  const parts = ofDeck(view, board, 0);
  assert.deepEqual(parts.map(({ name, cards }) => [name, cards.map((one) => one.card).join()]), [["hand", "p1"], ["to-come", "p10"], ["played", "p2"], ["removed", "p3"], ["not-in-play", "p4"]]);
  assert.equal(ofDeck({ ...view, seat: 1 }, board, 0)[0].name, "known", "the hand of another is not looked into");
  assert.deepEqual(inOrder(board, parts, "number")[0].cards.map((one) => one.card), ["p1", "p2", "p3", "p4", "p10"]);
  assert.deepEqual(inOrder(board, parts, "kind").map(({ name }) => name), ["aid", "combat"]);
});

test("a result is a step on the scale of victories", async () => {
  const { levelOf } = await import(`${room}panels/end.js`);
  assert.deepEqual(["catholic_historical", "protestant_major", "draw"].map(levelOf), ["catholic", "protestant-major", "draw"]);
});
