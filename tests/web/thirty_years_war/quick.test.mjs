// Whoever presses on before the page shows what came of the last press. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { web } from "../browser.mjs";
import { later, prepared } from "./rehearsing.mjs";

const room = `${web}games/thirty_years_war/`;
const { act, company, goTo, halt, lead } = await import(`${room}marching.js`);

const LED = ["act p1", "lead mansfeld"];
const FORCE = [...LED, "take a", "take b"];

test("a goal that is pressed as soon as it is shown is marched to with the whole force", async () => {
  const { intent, slow } = await prepared();
  slow.on = true;
  let pressed = false;
  void lead(intent, "act p1", "mansfeld");
  for (let n = 0; n < 6; n += 1) {
    await slow.next();
    if (!pressed && intent.stage.view.value.march) pressed = Boolean(goTo(intent, "prague"));
  }
  assert.deepEqual(intent.plan.value.choices, [...FORCE, "go", "march prague"]);
});

test("nothing of a leader is shown before his force is", async () => {
  const { intent, slow } = await prepared();
  slow.on = true;
  void lead(intent, "act p1", "mansfeld");
  await slow.next();
  assert.deepEqual(intent.plan.value.choices, []);
  await slow.next();
  assert.deepEqual(intent.plan.value.choices, FORCE);
});

test("a press is not heard while the page waits for what comes of the last one", async () => {
  const { intent, slow, asked } = await prepared();
  await lead(intent, "act p1", "mansfeld");
  slow.on = true;
  const many = asked.length;
  void goTo(intent, "prague");
  await goTo(intent, "tabor");
  await company(intent, "take a", false);
  await halt(intent);
  await intent.set(["aid p1"]);
  await intent.answer(["control"]);
  await intent.explain("march vienna");
  assert.equal(asked.length, many + 1);
  await slow.next();
  assert.deepEqual(intent.plan.value.choices, [...FORCE, "go", "march prague"]);
  assert.equal(intent.busy.value, false);
});

test("who takes back a press that is under way is where he was", async () => {
  const { intent, slow } = await prepared();
  await lead(intent, "act p1", "mansfeld");
  slow.on = true;
  void goTo(intent, "prague");
  assert.ok(intent.back());
  await slow.next();
  assert.deepEqual(intent.plan.value.choices, FORCE);
  assert.ok(intent.back());
  assert.deepEqual(intent.plan.value.choices, []);
  assert.equal(intent.busy.value, false);
});

test("what is pressed after a halt that was not taken comes in its place", async () => {
  const { intent, store, sent } = await prepared();
  store.answer = async (choices) => {
    sent.push(choices);
    throw new Error("not now");
  };
  await lead(intent, "act p1", "mansfeld");
  await goTo(intent, "prague");
  const way = intent.plan.value.choices;
  await intent.answer(["halt"]);
  assert.deepEqual(sent, [[...way, "halt"]]);
  assert.deepEqual(intent.plan.value.choices, [...way, "halt"]);
  await later();
  await act(intent, "drop a", null);
  assert.deepEqual(intent.plan.value.choices, [...way, "drop a"]);
});

test("what is sent right after a step back is not what was taken back", async () => {
  const { intent, slow, sent } = await prepared();
  await lead(intent, "act p1", "mansfeld");
  await goTo(intent, "tabor");
  slow.on = true;
  intent.back();
  void intent.send();
  await slow.next();
  assert.ok(!sent.flat().some((choice) => choice.startsWith("march ")), sent.join());
});

test("another card that is taken up meanwhile stays in hand", async () => {
  const { intent, slow } = await prepared();
  intent.take("p1");
  slow.on = true;
  void intent.set(["aid p1"]);
  intent.take("p2");
  await slow.next();
  assert.deepEqual([intent.card.value, intent.plan.value.choices], ["p2", []]);
  void intent.set(["aid p2"]);
  intent.putAway();
  await slow.next();
  assert.deepEqual([intent.card.value, intent.plan.value.choices], [null, []]);
});

test("what is sent is sent once, and stays as it is while it is under way", async () => {
  const { intent, slow, sent } = await prepared();
  await intent.set(["aid p1"]);
  slow.on = true;
  void intent.send();
  await later();
  void intent.send();
  intent.back();
  intent.putAway();
  intent.take("p2");
  void intent.set(["event p1"]);
  await later();
  assert.deepEqual([intent.card.value, intent.plan.value.choices], [null, ["aid p1"]]);
  await slow.next();
  assert.deepEqual(sent, [["aid p1"]]);
});

test("a press is not lost when the others play on meanwhile", async () => {
  const { intent, store, slow } = await prepared();
  store.question.value = null;
  store.frame.value = { turn: 3, draft: null, questions: [] };
  await lead(intent, "act p1", "mansfeld");
  slow.on = true;
  void goTo(intent, "prague");
  store.frame.value = { turn: 4, draft: null, questions: [] };
  for (let n = 0; n < 4; n += 1) await slow.next();
  assert.deepEqual(intent.plan.value.choices, [...FORCE, "go", "march prague"]);
  assert.equal(intent.busy.value, false);
});
