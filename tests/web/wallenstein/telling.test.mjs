// What happened in one go is told one thing after another. Run by test_node.py.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { web } from "../browser.mjs";

const room = `${web}games/wallenstein/`;

const { Telling, stepsOf } = await import(`${web}lib/playback.js`);
const { telling: manner } = await import(`${room}playback.js`);
const { settings } = await import(`${web}lib/settings.js`);
const { ways } = await import(`${room}panels/tower.js`);

const county = (armies) => ({ owner: 0, armies });
const seat = (thalers) => ({ thalers, grain: 0, boxes: { bid: "hidden", collect_taxes: "hidden" }, position: null, tile: null });

function position(log, logged, more = {}) {
  const view = {
    planning: true, auction: "bid", event: null, events: [{ id: "e1" }, { id: "e2" }], done: 0, actions: ["hidden"], hidden_actions: ["collect_taxes"], tiles: ["plus_tax", "six_armies"],
    counties: { a: county(1), b: county(1) }, seats: [seat(10), seat(10)], tower: { seats: [0, 0], peasants: 0 },
  };
  const table = { state: "playing", waiting: [0], result: null, seats: [{ left: null }, { left: null }], clock: { bank: 0, increment: 0 } };
  return { type: "position", seat: 0, turn: 1, undo: 1, questions: [], draft: null, table, log, logged, view: { ...view, ...more } };
}
const entries = (...told) => told.map(([event, args], n) => ({ n: n + 1, event, clause: "", args }));
const LOG = entries(
  ["event-drawn", { event: "e1" }],
  ["bid-revealed", { seat: 1, card: "money_2", paid: 2, thalers: 8 }],
  ["position-taken", { seat: 1, position: 0, tile: "plus_tax" }],
  ["action-turned-up", { space: 0, action: "collect_taxes" }],
  ["action-began", { space: 0, action: "collect_taxes" }],
  ["card-turned-up", { seat: 0, box: "collect_taxes", card: "money_1" }],
  ["card-turned-up", { seat: 1, box: "collect_taxes", card: "b" }],
  ["income-taken", { seat: 1, county: "b", action: "collect_taxes", amount: 5, thalers: 14, grain: 3 }],
  ["card-turned-up", { seat: 0, box: "deploy_5", card: "a" }],
  ["armies-deployed", { seat: 0, county: "a", action: "deploy_5", armies: 5, paid: 3, there: 6, thalers: 7 }],
  ["round-ended", { season: 0 }],
);
const END = position(LOG, 11, { counties: { a: county(6), b: { ...county(1), markers: 1 } }, seats: [seat(7), seat(13)] });

test("every step shows what is true by then, and the last one is the position itself", () => {
  const steps = stepsOf(manner, position([], 0), END);
  assert.deepEqual(steps.map(({ told }) => told?.event), ["event-drawn", "income-taken", "armies-deployed", undefined]);
  const [drawn, taxed, deployed, last] = steps.map(({ frame }) => frame);
  assert.equal(drawn.view.planning, false);
  assert.deepEqual(drawn.view.events, [{ id: "e2" }]);
  assert.deepEqual(drawn.view.counties, position([], 0).view.counties, "nothing has come of it yet");
  assert.deepEqual([taxed.view.seats[1].thalers, taxed.view.seats[1].grain], [14, 3], "as the event tells it, and nothing is added up");
  assert.equal(taxed.view.seats[1].boxes.collect_taxes, "b");
  assert.deepEqual([taxed.view.seats[1].position, taxed.view.tiles], [1, [null, "six_armies"]]);
  assert.deepEqual([taxed.view.actions, taxed.view.hidden_actions], [["collect_taxes"], []]);
  assert.equal(taxed.view.counties.b.markers, 1);
  assert.equal(taxed.view.counties.a.armies, 1, "these armies come later");
  assert.equal(deployed.view.counties.a.armies, 6);
  assert.equal(last.view, END.view);
  assert.deepEqual(steps.flatMap(({ frame }) => frame.log), LOG, "no entry is told twice or never");
  for (const { frame } of steps.slice(0, -1)) assert.deepEqual([frame.questions, frame.table.waiting, frame.undo], [[], [], 0]);
});

test("while cubes fall every county is whose it was, and nothing but the tower is new", () => {
  const after = { ...END.view, tower: { seats: [3, 0], peasants: 2 } };
  const meanwhile = manner.meanwhile(position([], 0).view, after);
  assert.deepEqual(meanwhile, { ...position([], 0).view, tower: after.tower });
});

test("steps come one by one, wait for a reader, and are skipped", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const shown = [];
  const telling = new Telling(manner, ({ told }) => shown.push(told?.event ?? "all"));
  telling.hear(position([], 0));
  assert.deepEqual(shown.splice(0), ["all"], "what was there before is not told");
  telling.hear(END);
  assert.deepEqual(shown, ["event-drawn"]);
  telling.pause(true);
  mock.timers.tick(5000);
  assert.deepEqual(shown, ["event-drawn"]);
  telling.pause(false);
  assert.deepEqual(shown, ["event-drawn", "income-taken"]);
  telling.skip();
  assert.deepEqual(shown.splice(0), ["event-drawn", "income-taken", "armies-deployed", "all"]);
  mock.timers.tick(5000);
  assert.deepEqual(shown, []);
  mock.timers.reset();
});

const BATTLES = entries(
  ["action-began", { space: 0, action: "combat_move_a" }],
  ["attack-began", { seat: 0, origin: "a", county: "b", armies: 3, defender: 1, left: 1 }],
  ["cubes-cast", { county: "b", cast: [3, 1, 0], tray: [2, 0, 0], attack: [2, 0, 0], defence: [0, 0, 0] }],
  ["county-conquered", { seat: 0, county: "b", loser: 1, armies: 2 }],
  ["card-surrendered", { seat: 1, county: "b", box: null }],
  ["attack-began", { seat: 1, origin: "c", county: "b", armies: 4, defender: 0, left: 1 }],
  ["cubes-cast", { county: "b", cast: [2, 4, 0], tray: [0, 1, 0], attack: [0, 1, 0], defence: [0, 0, 0] }],
  ["county-conquered", { seat: 1, county: "b", loser: 0, armies: 1 }],
);
const held = (owner, armies) => ({ owner, armies, buildings: [], markers: 0 });
const [INSIDE, AFTER] = [{ seats: [1, 2], peasants: 3 }, { seats: [4, 6], peasants: 3 }];
const BEFORE = position([], 0, { counties: { a: held(0, 4), b: held(1, 1), c: held(1, 5) }, tower: INSIDE });
const FOUGHT = position(BATTLES, 8, { counties: { a: held(0, 1), b: held(1, 1), c: held(1, 1) }, tower: AFTER });

test("a throw is seen before it is told, and until then all is as it was", () => {
  const steps = stepsOf(manner, BEFORE, FOUGHT);
  assert.deepEqual(steps.map(({ seen }) => seen?.n ?? 0), [3, 0, 7, 0, 0]);
  const [first, won, second, lost, last] = steps.map(({ frame }) => frame);
  assert.deepEqual(first.log.map(({ n }) => n), [1, 2], "neither what lies in the tray nor what came of it");
  assert.deepEqual([first.view.counties.b, first.view.counties.a.armies], [held(1, 1), 1], "they have set out, and nothing is decided");
  assert.deepEqual(won.log.map(({ n }) => n), [3, 4, 5]);
  assert.deepEqual(won.view.counties.b, held(0, 2), "as it was then, whatever came later");
  assert.deepEqual(second.view.counties.b, held(0, 2));
  assert.deepEqual(second.log.map(({ n }) => n), [6]);
  assert.deepEqual([lost.view.counties, last.view.counties], [FOUGHT.view.counties, FOUGHT.view.counties]);
  assert.deepEqual([first, second].map(({ view }) => view.tower), [{ seats: [2, 3], peasants: 3 }, AFTER], "what it falls through");
  for (const { frame } of steps.slice(0, -1)) assert.deepEqual([frame.questions, frame.table.waiting], [[], []]);
});

test("a county of which more is told stands as the events tell it", () => {
  const log = entries(
    ["armies-deployed", { seat: 0, county: "b", action: "deploy_5", armies: 5, paid: 3, there: 8, thalers: 1 }],
    ["building-raised", { seat: 0, county: "b", building: "church", paid: 2, built: ["palace", "church"], thalers: 0 }],
    ["marker-calmed", { seat: 0, county: "b", markers: 2 }],
    ["armies-moved", { seat: 0, origin: "b", county: "a", armies: 2, left: 6, there: 9 }],
    ["leader-moved", { seat: 0, origin: "b", county: "a", triumph: true }],
    ["county-garrisoned", { seat: 0, county: "c", armies: 3, neutral: true, there: 3 }],
    ["attack-began", { seat: 1, origin: "c", county: "b", armies: 1, defender: 0, left: 2 }],
    ["armies-moved", { seat: 1, origin: "a", county: "c", armies: 1, left: 8, there: 4 }],
  );
  const before = position([], 0, { counties: { a: held(0, 1), b: held(0, 1), c: held(null, 0) } });
  const after = (/** @type {number} */ n) => manner.later(before.view, log.slice(0, n), { ...before, log }).counties;
  assert.deepEqual(after(1).b, held(0, 8));
  assert.deepEqual(after(2).b, { ...held(0, 8), buildings: ["palace", "church"] });
  assert.deepEqual(after(3).b.markers, 2);
  assert.deepEqual([after(4).b.armies, after(4).a.armies], [6, 9]);
  assert.deepEqual(after(5).b.armies, 6, "a leader takes no army with him");
  assert.deepEqual(after(6).c, held(0, 3));
  assert.deepEqual(after(7).c.armies, 2);
});

test("whoever is told of two seasons sees each thing in the season in which it happened", () => {
  const log = entries(
    ["attack-began", { seat: 1, origin: "a", county: "b", armies: 1, defender: 0, left: 1 }],
    ["cubes-cast", { county: "b", cast: [1, 1, 0], tray: [0, 0, 0], attack: [0, 0, 0], defence: [0, 0, 0] }],
    ["round-ended", { season: "fall" }],
    ["grain-lost", { event: "e9", loss: 1 }],
    ["revolt-broke", { seat: 1, county: "b", peasants: 1 }],
    ["year-began", { year: 1, events: ["e3", "e4"] }],
    ["round-began", { year: 1, season: "spring" }],
    ["actions-laid-out", { actions: ["collect_grain"] }],
    ["tiles-laid-out", { tiles: ["six_armies", "plus_tax"] }],
    ["event-drawn", { event: "e3" }],
    ["round-ended", { season: "spring" }],
  );
  const before = position([], 0, {
    year: 1, season: "fall", planning: false, event: "e1", events: [{ id: "e9" }], actions: ["collect_taxes", "hidden"], hidden_actions: ["collect_grain"],
    tiles: [null, null], seats: [{ ...seat(1), boxes: { bid: "money_1", collect_taxes: "a" }, position: 2, tile: "plus_tax" }, seat(1)],
  });
  const end = position(log, 11, { year: 2, season: "summer", events: [{ id: "e4" }], actions: ["collect_taxes", "hidden"], hidden_actions: ["collect_grain"] });
  const told = stepsOf(manner, before, end).filter((step) => step.told && !step.seen);
  assert.deepEqual(told.map(({ frame: { view } }) => [view.year, view.season, view.event]), [[1, "fall", "e1"], [1, "winter", null], [2, "spring", "e3"]]);
  const { view } = told[2].frame;
  assert.deepEqual([view.actions, view.hidden_actions, view.tiles], [["collect_grain", "hidden"], ["collect_taxes"], ["six_armies", "plus_tax"]]);
  assert.deepEqual(view.events, [{ id: "e4" }]);
  assert.deepEqual([view.seats[0].boxes, view.seats[0].position], [{ bid: "hidden", collect_taxes: "hidden" }, null], "nothing of the last plan");
});

test("whoever hurries a throw or skips it hears its end at once", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const shown = [];
  const telling = new Telling(manner, ({ seen, told }) => shown.push(seen ? `sees ${seen.n}` : told ? `hears ${told.n}` : "all"));
  telling.hear(BEFORE);
  telling.hear(FOUGHT);
  assert.deepEqual(shown, ["all", "sees 3"]);
  telling.hurry();
  assert.deepEqual(shown.splice(0), ["all", "sees 3", "hears 2"]);
  mock.timers.tick(5000);
  assert.deepEqual(shown.splice(0), ["sees 7"]);
  telling.skip();
  assert.deepEqual(shown, ["hears 6", "all"]);
  mock.timers.reset();
});

test("how the game stands is not heard from who comes and goes meanwhile", () => {
  const shown = [];
  const telling = new Telling(manner, ({ frame }) => shown.push(frame.table.state));
  telling.hear(BEFORE);
  assert.equal(telling.waits({ ...BEFORE.table, state: "over" }), false, "nothing is told at the moment");
  telling.hear(FOUGHT);
  assert.equal(telling.waits({ ...FOUGHT.table, state: "over" }), true);
  assert.deepEqual(shown, ["playing", "playing"]);
  telling.skip();
  assert.equal(shown.at(-1), "over");
});

test("nobody is kept waiting who has no time for it", () => {
  const isTold = (frame) => {
    const shown = [];
    const telling = new Telling(manner, (step) => shown.push(step));
    telling.hear(position([], 0));
    telling.hear(frame);
    telling.stop();
    return shown.at(-1).told !== null;
  };
  const question = { kind: "march", clause: "", about: {}, choices: [] };
  const asked = (left) => ({ ...END, questions: [question], table: { ...END.table, seats: [{ left }, { left: 1 }] } });
  assert.ok(isTold(END));
  assert.ok(!isTold({ ...END, logged: 9 }), "an answer was taken back");
  assert.ok(!isTold(asked(60)), "the own clock runs");
  assert.ok(isTold(asked(86400)), "with a day to answer there is time to look on");
  assert.ok(isTold(asked(null)), "and without a clock");
  settings.value = { ...settings.value, pace: 0 };
  assert.ok(!isTold(END));
  settings.value = { ...settings.value, pace: 1 };
});

test("cubes fall, come loose and stick in the numbers that the server told", () => {
  const found = ways(["azure", "azure", "or"], ["azure", "gules"], ["or", "azure", "azure"]);
  assert.deepEqual(found.tray, ["fall", "leave"]);
  assert.deepEqual(found.inside, ["stick-high", "stick-low", "rest"]);
});
