// The way through a lesson, where its card lies, and what points at a thing of the page. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { web } from "./browser.mjs";

const { Lesson, done, hasCome, holds, undone } = await import(`${web}learn/lesson.js`);
const { shared } = await import(`${web}lib/box.js`);
const { common, placeCard } = await import(`${web}learn/card.js`);
const { press: pressAtMat, prepared: laid } = await import(`${web}games/wallenstein/lesson.js`);
const { press, tried, words } = await import(`${web}games/thirty_years_war/lesson.js`);

const point = (say, ...choices) => ({ say, clause: "1", at: choices.length ? "" : "map", choices });
const stage = (name, when, ...points) => ({ name, ask: "", about: {}, event: "", own: false, view: {}, points, ...when });
const facts = (ask, more = {}) => ({ ask, about: {}, log: [], view: { round: 1 }, seat: 1, ...more });
const fought = (args) => [{ n: 1, event: "fought", clause: "", args }];

const STAGES = [
  stage("plan", { ask: "plan" }, point("hand"), point("lay", "tax here"), point("seal", "ready")),
  stage("battle", { event: "fought", own: true }, point("tower"), point("count")),
  stage("again", { ask: "plan", view: { round: 2 } }, point("end")),
];
const later = { ask: "plan", view: { round: 2 } };

/** A lesson that has begun. */
function begun() {
  const lesson = new Lesson(STAGES);
  lesson.follow(facts("plan"), []);
  return lesson;
}

test("a moment has come by its question, its event and the view together", () => {
  assert.ok(holds(stage("s", { ask: "march", about: { county: "x" } }), facts("march", { about: { county: "x", armies: 3 } })));
  assert.ok(!holds(stage("s", { ask: "march", about: { county: "x" } }), facts("march", { about: { county: "y" } })));
  assert.ok(!holds(stage("s", { ask: "march" }), facts("")));
  assert.ok(!holds(STAGES[2], facts("plan")), "the same question in another round");
  assert.ok(holds(stage("s", { event: "fought", about: { city: "z" } }), facts("", { log: fought({ city: "z" }) })));
  assert.ok(!holds(STAGES[1], facts("", { log: fought({ seat: 0 }) })), "of another seat");
  assert.ok(holds(STAGES[1], facts("", { log: fought({ seat: 1 }) })));
});

test("what is recommended and done leads on, and what is not done waits", () => {
  const lesson = begun();
  assert.equal(lesson.point.say, "hand");
  assert.equal(lesson.follow(facts("plan"), ["tax here"]), false, "nothing was recommended yet");
  lesson.next(facts("plan"), []);
  assert.equal(lesson.point.say, "lay");
  assert.equal(lesson.follow(facts("plan"), []), false);
  assert.ok(!lesson.goesOn(facts("plan"), []), "nothing is passed by");
  lesson.next(facts("plan"), []);
  assert.equal(lesson.point.say, "lay");
  assert.equal(lesson.follow(facts("plan"), ["tax here"]), true);
  assert.equal(lesson.point.say, "seal");
});

test("what was done and is no longer is asked for again", () => {
  const lesson = begun();
  lesson.next(facts("plan"), []);
  lesson.follow(facts("plan"), ["tax here"]);
  assert.equal(lesson.point.say, "seal");
  lesson.follow(facts("plan"), []);
  assert.equal(lesson.point.say, "lay", "the plan is not ready any more");
});

test("whoever goes back reads, and is not driven on", () => {
  const lesson = begun();
  lesson.next(facts("plan"), []);
  lesson.follow(facts("plan"), ["tax here"]);
  lesson.back();
  assert.equal(lesson.point.say, "lay");
  assert.equal(lesson.follow(facts("plan"), ["tax here"]), false);
  assert.equal(lesson.point.say, "lay");
  lesson.next(facts("plan"), ["tax here"]);
  assert.equal(lesson.point.say, "seal");
  lesson.back(), lesson.back(), lesson.back();
  assert.equal(lesson.point.say, "hand", "before the first there is nothing");
});

const won = fought({ seat: 1 });

test("an answer ends its moment, and what happened is read at leisure", () => {
  const lesson = begun();
  const again = facts("plan", { ...later, log: won });
  lesson.follow(facts(""), []);
  assert.equal(lesson.says(facts("")), "wait", "nothing is said of a plan that is sealed");
  lesson.follow(facts("", { log: won }), []);
  assert.equal(lesson.point.say, "tower");
  assert.ok(!lesson.goesBack(facts("", { log: won })), "the plan cannot be read of again");
  lesson.follow(again, []);
  assert.equal(lesson.point.say, "tower", "the next question does not push it away");
  lesson.next(again, []);
  assert.equal(lesson.point.say, "count");
  assert.ok(!lesson.goesOn(facts("", { log: won }), []), "nothing more is asked");
  lesson.next(again, []);
  assert.equal(lesson.point.say, "end");
  assert.ok(lesson.ended);
  assert.equal(lesson.says(facts("bid", { log: won })), "over");
});

test("a button that leads on from a sentence needs no second one", () => {
  const on = { ...point("read"), at: "go-on" };
  const lesson = new Lesson([STAGES[0], stage("battle", { event: "fought", own: true }, point("tower"), on), STAGES[2]]);
  const again = facts("plan", { ...later, log: won });
  lesson.follow(facts("plan"), []);
  lesson.follow(facts("", { log: won }), []);
  lesson.next(facts("", { log: won }), []);
  lesson.follow(facts("", { log: won }), []);
  assert.equal(lesson.point.say, "read");
  lesson.follow(again, []);
  assert.equal(lesson.point.say, "end", "the button was pressed");
});

test("whoever goes another way is told so, and nothing else", () => {
  const strays = { "the fight was another's": facts("", { log: fought({ seat: 0 }), ask: "flee" }), "the fight was passed by": facts("plan", later), "something else is asked": facts("flee") };
  for (const [why, now] of Object.entries(strays)) {
    const lesson = begun();
    lesson.follow(now, []);
    assert.equal(lesson.says(now), "astray", why);
    lesson.follow(facts(""), []);
    assert.equal(lesson.says(facts("")), "astray", "and it stays so while others play");
  }
  const lesson = begun();
  lesson.follow(facts("flee"), []);
  lesson.follow(facts("plan"), []);
  assert.equal(lesson.says(facts("plan")), "point", "unless it is taken back");
});

test("what is asked on the way of a lesson leads nobody astray", () => {
  const lesson = new Lesson(STAGES, null, ["send"]);
  lesson.follow(facts("plan"), []);
  lesson.follow(facts("send"), []);
  assert.equal(lesson.says(facts("send")), "point");
});

test("the way back leads to the last question that was asked as it should be", () => {
  const lesson = new Lesson(STAGES);
  lesson.follow(facts("plan", { turn: 4 }), []);
  lesson.follow(facts("plan", { turn: 6 }), []);
  lesson.follow(facts("", { turn: 7, log: won }), []);
  lesson.follow(facts("flee", { turn: 9, log: won }), []);
  assert.ok(lesson.astray);
  assert.deepEqual(lesson.before, { stage: 0, point: 0, reach: 0, astray: false, turn: 4, asked: 0 });
  const again = new Lesson(STAGES, lesson.before);
  again.follow(facts("plan", { turn: 4 }), []);
  assert.equal(again.says(facts("plan")), "point");
});

test("a sentence is bound to what it says, down to a value of the view and of the log", () => {
  const bound = stage("s", { ask: "plan", so: { "counties.trier.markers": 1, "hand.1": "" }, told: [{ event: "bid", seat: 0, "paid.0": 3 }] });
  const log = [{ n: 1, event: "bid", clause: "", args: { seat: 0, paid: [3, 0] } }];
  const view = { counties: { trier: { markers: 1 } }, hand: ["a"] };
  assert.ok(holds(bound, facts("plan", { log, view })));
  for (const other of [{ log, view: { ...view, hand: ["a", "b"] } }, { log, view: { hand: [] } }, { log: [], view }]) {
    assert.ok(!holds(bound, facts("plan", other)));
    assert.ok(hasCome(bound, facts("plan", other)));
  }
});

test("a lesson is taken up where it was left, unless it has changed", () => {
  const kept = { reach: 1, astray: false, turn: 3, asked: 0 };
  assert.equal(new Lesson(STAGES, { stage: 1, point: 1, ...kept }).point.say, "count");
  assert.deepEqual(new Lesson(STAGES, { stage: 1, point: 1, ...kept }).kept, { stage: 1, point: 1, ...kept });
  assert.equal(new Lesson(STAGES, { stage: 7, point: 1 }).point, undefined);
  assert.deepEqual(new Lesson(STAGES, { stage: 1, point: 1 }).count, { number: 5, all: 6 });
  const elsewhere = new Lesson(STAGES);
  elsewhere.follow(facts("plan", { ...later, log: won }), []);
  assert.equal(elsewhere.says(facts("plan", { ...later, log: won })), "point", "in another browser too");
});

test("a verb alone stands for every answer with it", () => {
  const two = point("two", "tax here", "grain there");
  assert.deepEqual(undone(two, ["tax"]), ["grain there"]);
  const twice = point("way", "march a", "control", "march b", "control");
  assert.deepEqual(undone(twice, ["march a", "control"]), ["march b", "control"], "as often as it is recommended");
  assert.deepEqual(undone(twice, twice.choices), []);
  assert.ok(done(two, ["grain there", "tax"]));
  assert.ok(!done(point("none"), []), "where nothing is recommended nothing is done");
});

const box = (left, top, right, bottom) => ({ left, top, right, bottom });
const VIEW = { width: 1280, height: 720, top: 100 };
const CARD = { width: 350, height: 180 };
const laidAt = ({ left, top }) => box(left, top, left + CARD.width, top + CARD.height);

test("the card lies beside what it speaks of, inside the window and over as little else as can be", () => {
  const desk = box(644, 100, 1280, 720);
  for (const target of [box(700, 600, 780, 660), box(20, 110, 60, 140), box(1200, 110, 1270, 150), box(0, 100, 640, 420), box(644, 100, 1280, 720)]) {
    const at = laidAt(placeCard(target, CARD, VIEW, [desk]));
    assert.equal(shared(at, target), 0, `${JSON.stringify(target)} is covered by ${JSON.stringify(at)}`);
    assert.ok(at.left >= 0 && at.top >= VIEW.top && at.right <= VIEW.width && at.bottom <= VIEW.height);
  }
  const near = laidAt(placeCard(box(700, 600, 780, 660), CARD, VIEW, [desk]));
  assert.equal(shared(near, desk), 0, "there is room on the map");
  assert.ok(near.right > 600 && near.bottom > 500, "and near what it speaks of");
  assert.ok(placeCard(null, CARD, VIEW, [desk]).left < 644);
});

test("a card that speaks of a whole map lies in a corner of it, not over the desk", () => {
  const [map, desk] = [box(0, 100, 640, 720), box(644, 100, 1280, 720)];
  const counties = [box(100, 120, 500, 500), box(260, 400, 630, 700)];
  const at = laidAt(placeCard(map, { width: 250, height: 180 }, VIEW, [desk], counties));
  assert.equal(shared(at, desk), 0);
  assert.ok(at.top >= 500 && at.left < 20, `at ${JSON.stringify(at)}`);
});

const value = (of) => ({ value: of });

test("at the mat the card is taken up first, then laid, and taken back from a wrong box", () => {
  const store = { question: value({ kind: "plan" }), marks: value({}) };
  const plan = { placed: value({}), held: value(null) };
  assert.equal(pressAtMat(["collect_taxes trier"], store, plan), '.hand [data-card="trier"]');
  plan.held = value({ card: "trier", from: null });
  assert.equal(pressAtMat(["collect_taxes trier"], store, plan), '[data-box="collect_taxes"]');
  Object.assign(plan, { held: value(null), placed: value({ bid: "trier" }) });
  assert.equal(pressAtMat(["collect_taxes trier"], store, plan), '[data-box="bid"]');
  assert.deepEqual(laid(store, plan), ["bid trier"]);
  plan.placed = value({ deploy_3: "money_4" });
  assert.ok(laid(store, plan).includes("deploy_3 money_1"), "nothing is done there, whatever money lies on it");
  assert.ok(!laid(store, plan).includes("deploy_3 trier"));
  store.question = value({ kind: "march" });
  store.marks = value({ x: { kind: "target" }, y: { kind: "attack" } });
  assert.deepEqual(laid(store, plan), ["march x"]);
});

test("a card is taken up before its use is chosen, and a way leads to its end", () => {
  const intent = { card: value(null) };
  assert.equal(press(["aid c4"], {}, intent), '.hand [data-card="c4"]');
  intent.card = value("c4");
  assert.equal(press(["aid c4"], {}, intent), '[data-choice="aid c4"]');
  assert.equal(press(["march ingolstadt", "march nurnberg"], {}, intent), '[data-goal="nurnberg"]');
  const twice = ["march vesoul", "control", "march besancon", "control"];
  assert.equal(press(twice, {}, intent), '[data-goal="vesoul"]', "what is done on the way comes first");
  assert.equal(press(["halt", "assault"], {}, intent), '[data-choice="assault"]');
  assert.equal(press(["attempt tilly", "raise militia"], {}, intent), '[data-choice="attempt tilly"][data-kind="militia"]');
  const store = { room: { choiceText: (choice) => choice }, question: value(null), board: value({}) };
  assert.deepEqual(words(["march ingolstadt", "march nurnberg"], store), ["march nurnberg"]);
  assert.deepEqual(words(["halt", "assault"], store), [], "the sentence has the name of the button");
  assert.deepEqual(words(twice, store), ["march vesoul"], "and nothing is named before what comes first");
  assert.deepEqual(words(twice.slice(1), store), []);
});

test("a march that has left a city too early is taken back step by step, and never waits for nothing", () => {
  const twice = ["march vesoul", "control", "march besancon", "control"];
  const at = (...choices) => {
    const intent = { card: value("p8"), plan: value({ choices: ["act p8", ...choices], attack: null }), battle: {}, busy: value(false) };
    return press(undone({ choices: twice }, choices), { question: value(null) }, intent, twice);
  };
  assert.equal(at("march vesoul"), '[data-action="control"]');
  assert.equal(at("march vesoul", "control"), '[data-goal="besancon"]');
  assert.equal(at("march vesoul", "control", "march besancon"), '[data-action="control"]');
  for (const passed of [["march vesoul", "march besancon"], ["march vesoul", "march besancon", "control"], ["march besancon"]])
    assert.equal(at(...passed), ".btn.back", passed.join(", "));
  const intent = (choices, busy) => ({ plan: value({ choices, attack: null }), busy: value(busy) });
  assert.ok(tried(intent(["act p8"], false)), "what is prepared can be taken back");
  assert.ok(!tried(intent(["act p8"], true)), "but not before it is known what comes of it");
  assert.ok(!tried(intent([], false)) && !tried(null));
});

test("the card covers neither what is pressed nor the place that is spoken of", () => {
  const [button, city] = [box(900, 300, 1000, 330), box(560, 290, 620, 350)];
  const at = laidAt(placeCard(button, CARD, VIEW, [box(644, 100, 1280, 720)], [], city));
  assert.equal(shared(at, city), 0);
  assert.equal(shared(at, button), 0);
});

test("of what lies outside of its column or the map nothing is seen", () => {
  const desk = { left: 800, top: 100, right: 1440, bottom: 900 };
  const at = (left, top) => common({ left, top, right: left + 40, bottom: top + 40 }, desk);
  assert.deepEqual(at(1000, 880), { left: 1000, top: 880, right: 1040, bottom: 900 });
  assert.equal(at(700, 200), null);
  assert.equal(at(1000, 60), null);
  assert.equal(common(null, desk), null);
});
