// A battle before it is answered: counters and their steps, as they are drawn and as they are said.

import assert from "node:assert/strict";
import { test } from "node:test";
import { web } from "../browser.mjs";

const room = `${web}games/thirty_years_war/`;
const board = {
  units: {
    swede: { kind: "swede", shows: "full" },
    swede_reduced: { kind: "swede", shows: "reduced" },
    saxon: { kind: "saxon", shows: "full" },
    saxon_reduced: { kind: "saxon", shows: "reduced" },
  },
};

test("counters lie one by one, those from the Fortress last of their class", async () => {
  const { piecesOf } = await import(`${room}battle/draft.js`);
  const pieces = piecesOf({ swede: 2, saxon: 1 }, { swede: 1 });
  assert.deepEqual(pieces.map(({ unit, besieged }) => [unit, besieged]), [["swede", false], ["swede", true], ["saxon", false]]);
});

test("a counter gives up one step, then the other, and shows what is left", async () => {
  const { shown, stepOf } = await import(`${room}battle/draft.js`);
  const full = { unit: "swede", besieged: false, hits: 0 };
  assert.equal(stepOf(board, full), "lose swede");
  assert.equal(shown(board, { ...full, hits: 1 }), "swede_reduced");
  assert.equal(stepOf(board, { ...full, hits: 1 }), "lose swede_reduced");
  assert.equal(stepOf(board, { ...full, hits: 2 }), null);
  assert.equal(stepOf(board, { unit: "saxon_reduced", besieged: true, hits: 0 }), "lose_besieged saxon_reduced");
  assert.equal(shown(board, { unit: "saxon_reduced", besieged: false, hits: 1 }), null);
});

test("steps are said in an order in which each of them is there", async () => {
  const { stepsOf, withSteps, piecesOf } = await import(`${room}battle/draft.js`);
  const said = ["lose saxon", "lose saxon", "lose swede", "lose saxon_reduced"];
  const pieces = withSteps(board, piecesOf({ swede: 2, saxon: 2 }), said);
  assert.deepEqual(pieces.map(({ hits }) => hits), [1, 0, 2, 1]);
  assert.deepEqual(stepsOf(board, pieces).sort(), [...said].sort());
  assert.equal(stepsOf(board, pieces).at(-1), "lose saxon_reduced");
});

test("a draft asks what its steps come to, and forgets them with the next question", async () => {
  const { BattleDraft, piecesOf } = await import(`${room}battle/draft.js`);
  const asked = [];
  const store = { board: { peek: () => board }, forecast: async (choices) => (asked.push(choices), { to_go: 3 }) };
  const draft = new BattleDraft(store);
  draft.begin("take_losses 7", piecesOf({ swede: 1, saxon: 1 }), null);
  draft.hit(1, ["lose saxon"]);
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(asked, [["lose saxon"]]);
  assert.deepEqual(draft.foretold.value, { to_go: 3 });
  draft.hit(1, []); // no further step leads to the number: it is taken back
  assert.equal(draft.pieces.value[1].hits, 0);
  draft.toggleCard("p34", 2);
  draft.toggleCard("p13", 2);
  draft.toggleCard("p12", 2);
  assert.deepEqual(draft.cards.value, ["p34", "p13"]);
  draft.begin("retreat 8", [], "dresden");
  assert.deepEqual([draft.cards.value, draft.pieces.value, draft.way.value], [[], [], "dresden"]);
});

test("losses that were prepared are not handed in by themselves once somebody changes them", async () => {
  const { BattleDraft, piecesOf } = await import(`${room}battle/draft.js`);
  const draft = new BattleDraft({ board: { peek: () => board }, forecast: async () => ({ to_go: 0 }) });
  const begun = () => (draft.begin("", [], null), draft.begin("take_losses 7", piecesOf({ swede: 1, saxon: 1 }), null), draft.suggest(["lose saxon"], true));
  for (const change of [() => draft.hit(0, ["lose swede"]), () => draft.suggest(["lose swede"]), () => draft.begin("retreat 8", [], null)]) {
    begun();
    assert.ok(draft.asPrepared);
    change();
    assert.ok(!draft.asPrepared);
  }
});

test("a column is called by the strengths that it is for", async () => {
  const { columnName } = await import(`${room}battle/cards.js`);
  const table = { combat_results: { 1: { least: 1 }, 2: { least: 2 }, 3: { least: 10 }, 4: { least: 20 } } };
  assert.deepEqual([1, 2, 10, 20].map((least) => columnName(table, least)), ["1", "2–9", "10–19", "20+"]);
});

test("before its dice fall a battle shows none, and not those of the battle before", async () => {
  const { rollsOf } = await import(`${room}battle/cards.js`);
  const log = ["battle-began", "battle-rolled", "battle-rolled", "battle-won"].map((event, n) => ({ n, event, args: {} }));
  assert.deepEqual(rollsOf(log, { odds: { attacker: 0.96 } }), []);
  assert.deepEqual(rollsOf(log, { odds: null }).map(({ n }) => n), [1, 2]);
});

test("one visit a battle is offered for play turn by turn alone", async () => {
  const { gameOptions, offered } = await import(`${web}lobby/choices.js`);
  const game = { name: "thirty_years_war", modules: ["tilly", "one_visit"], options: [] };
  assert.deepEqual(offered(game, "live"), ["tilly"]);
  assert.deepEqual(offered(game, "slow"), ["tilly", "one_visit"]);
  const wish = { modules: ["one_visit"], options: {} };
  assert.deepEqual(gameOptions(game, { ...wish, clock: "none" }).modules, []);
  assert.deepEqual(gameOptions(game, { ...wish, clock: "slow" }).modules, ["one_visit"]);
});
