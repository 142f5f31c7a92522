// Presses that nobody means, and presses while an answer is on its way. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { web } from "./browser.mjs";

const heard = /** @type {Record<string, Function[]>} */ ({});
globalThis.addEventListener = (name, action) => (heard[name] ??= []).push(action);
globalThis.removeEventListener = (name, action) => (heard[name] = heard[name].filter((one) => one !== action));
globalThis.document = { querySelector: () => null, addEventListener() {}, removeEventListener() {} };
for (const name of ["Element", "HTMLElement", "HTMLTextAreaElement", "HTMLSelectElement", "HTMLInputElement"]) globalThis[name] = class {};

const { Series, isHeld, once } = await import(`${web}lib/pointer.js`);
const { layKeys } = await import(`${web}lib/keys.js`);
const { signal } = await import(`${web}vendor/ui.js`);
const { heardPresses } = await import(`${web}table/generic.js`);
const { TableStore } = await import(`${web}lib/store.js`);
const { Refusal } = await import(`${web}lib/net.js`);

/** Presses a key; how it ended. */
function press(key, repeat = false) {
  const event = { key, repeat, target: null, defaultPrevented: false, preventDefault: () => (event.defaultPrevented = true) };
  heard.keydown.forEach((action) => action(event));
  return event;
}

test("the second click of a double click is not for what has come there since", () => {
  const series = new Series();
  const [one, two] = [{}, {}];
  const thing = (element, text = "Attack") => ({ element, text });
  assert.ok(series.means(1, thing(one)));
  assert.ok(!series.means(2, thing(two)), "another button");
  assert.ok(!series.means(3, thing(one, "Resign for good")), "the same one, which says something else");
  assert.ok(series.means(4, thing(one)), "a stepper is pressed many times");
  assert.ok(series.means(1, thing(two)), "later, or elsewhere");
  assert.ok(series.means(0, thing(one, "by a key")));
});

test("what a double click takes up it does not put down", () => {
  let taken = 0;
  const action = once(() => (taken += 1));
  for (const detail of [1, 2, 0]) action({ detail });
  assert.equal(taken, 2);
});

test("a key that is held down answers once, and moves go on", () => {
  assert.ok(isHeld({ key: "Enter", repeat: true }) && isHeld({ key: " ", repeat: true }));
  assert.ok(!isHeld({ key: "Enter", repeat: false }) && !isHeld({ key: "a", repeat: true }));
  const done = [];
  const away = layKeys({ 1: () => void done.push("answer"), z: () => void done.push("undo"), ArrowLeft: () => void done.push("left"), "+": () => void done.push("more") });
  const ended = ["1", "1", "z", "z", "ArrowLeft", "ArrowLeft", "+", "+"].map((key, n) => press(key, n % 2 === 1).defaultPrevented);
  away();
  assert.deepEqual(done, ["answer", "undo", "left", "left", "more", "more"]);
  assert.deepEqual(new Set(ended), new Set([true]));
});

test("a place that was pressed before it was an answer is none", () => {
  const store = { pressed: signal({ place: "prague" }) };
  const chosen = [];
  const stop = heardPresses(store, (place) => void chosen.push(place));
  assert.deepEqual(chosen, []);
  store.pressed.value = { place: "prague" };
  store.pressed.value = { place: "prague" };
  stop();
  store.pressed.value = { place: "tabor" };
  assert.deepEqual(chosen, ["prague", "prague"]);
});

/** A store at turn 5 of its seat, and what it sends. */
function seated() {
  globalThis.WebSocket = class {
    close() {}
  };
  globalThis.location = { href: "http://localhost/", hash: "" };
  globalThis.isSecureContext = true;
  const telling = { about: new Set(), ends: new Set(), seen: new Set(), joins: () => false };
  const store = new TableStore("t", 0, { telling });
  const sent = [];
  store.connection.send = (message) => Boolean(sent.push([message.type, message.turn]));
  const came = (turn, draft = null) => store.whole({ turn, log: [], logged: 0, questions: [{ kind: "ask" }], table: {}, view: {}, draft });
  const position = (turn, draft) => store.positionCame(came(turn, draft));
  position(5);
  return { store, sent, came, position, keys: () => [...store.waiting.keys()] };
}

test("a long press of a finger swallows its own click and no other", async () => {
  const { Bubble } = await import(`${web}learn/tips.js`);
  const click = () => ({ target: null, heard: true, preventDefault() { this.heard = false; }, stopPropagation() {} });
  const pressed = (...actions) => {
    const bubble = new Bubble();
    bubble.pressed = true;
    for (const action of actions) action(bubble);
    const event = click();
    bubble.swallows(event);
    return event.heard;
  };
  assert.ok(!pressed(), "the finger is lifted");
  assert.ok(pressed((bubble) => bubble.swallows(click())), "once");
  assert.ok(pressed((bubble) => bubble.click({ target: null, clientX: 1, clientY: 1 })), "some browsers send no click after a long press; then the mouse is used");
  assert.ok(pressed((bubble) => bubble.key("Enter")), "or a key");
});

test("one question is answered once, and not taken back before it is answered", async () => {
  const { store, sent, position, keys } = seated();
  const first = store.answer(["one"]);
  await assert.rejects(store.answer(["one"]), { code: "answered" });
  await assert.rejects(store.undo(), { code: "answered" });
  assert.equal(store.refusal.value, null, "nobody is told off");
  store.acknowledged({ key: keys()[0], turn: 6 });
  await assert.rejects(store.answer(["two"]), { code: "answered" }, "what follows is not shown yet");
  position(6);
  await first;
  void store.answer(["two"]);
  assert.deepEqual(sent, [["answer", 5], ["answer", 6]]);
});

test("that the server cannot be reached is said until it is, and what else went wrong until it is read", () => {
  const { store } = seated();
  store.failed(new Refusal({ code: "offline", message: "the server cannot be reached" }));
  store.changed("reconnecting");
  assert.ok(store.refusal.value);
  store.changed("live");
  assert.equal(store.refusal.value, null);
  store.failed(new Refusal({ code: "bad_request", message: "this is no leader" }));
  store.changed("live");
  assert.ok(store.refusal.value);
});

test("what a new position asks can be answered before the last answer is acknowledged", async () => {
  const { store, sent, position, keys } = seated();
  const first = store.answer(["one"]);
  const [key] = keys();
  position(6);
  await first;
  assert.equal(store.busy.value, false);
  void store.answer(["two"]);
  store.acknowledged({ key, turn: 6 });
  assert.deepEqual([sent, store.busy.value, store.taken.size], [[["answer", 5], ["answer", 6]], true, 0]);
});

test("what a request is told of the table gives way to what the connection has told meanwhile", async () => {
  const { store } = seated();
  let answer;
  const asked = () => store.learn(new Promise((told) => (answer = told)));
  const first = asked();
  store.present({ state: "playing", paused: 1, seats: [], waiting: [] });
  answer({ state: "playing", paused: null, seats: [], waiting: [] });
  await first;
  assert.equal(store.info.value.paused, 1);
  const second = asked();
  answer({ state: "playing", paused: null, seats: [], waiting: [] });
  await second;
  assert.equal(store.info.value.paused, null, "nothing else has told of it");
});

test("a refused answer can be given anew", async () => {
  const { store, sent, keys } = seated();
  const first = store.answer(["one"]);
  store.refused({ key: keys()[0], code: "illegal", message: "no" });
  await assert.rejects(first, { code: "illegal" });
  void store.answer(["two"]);
  assert.deepEqual(sent, [["answer", 5], ["answer", 5]]);
});

test("a draft is not overtaken by the answer that ends it, and survives a connection that is down", () => {
  const { store, sent, position } = seated();
  store.saveDraft({ losses: 1 });
  void store.answer(["one"]);
  assert.deepEqual(sent, [["draft", undefined], ["answer", 5]]);
  position(6);
  assert.equal(store.draft.value, null);
  const { send } = store.connection;
  store.connection.send = () => false;
  store.saveDraft({ plan: 2 });
  store.sendDraft();
  position(6); // as the server knows it
  assert.deepEqual(store.draft.value, { plan: 2 });
  store.connection.send = send;
  sent.length = 0;
  store.changed("live");
  store.heard({ type: "kept", key: store.unkept });
  store.sendDraft();
  assert.deepEqual(sent, [["draft", undefined]]);
});

test("a draft gives way to one that is newer, and to no older one", () => {
  const { store, came, position } = seated();
  const heard = came(5, { plan: 1 }); // and shown when its turn comes, as what it tells is shown in steps
  store.saveDraft({ plan: 2 });
  store.sendDraft();
  const key = store.unkept;
  position(5, { plan: 1 });
  assert.deepEqual(store.draft.value, { plan: 2 }, "the server did not have it when it told of the position");
  store.saveDraft({ plan: 3 });
  store.heard({ type: "kept", key });
  position(5, { plan: 2 });
  store.heard({ type: "kept", key: store.unkept });
  store.positionCame(heard);
  assert.deepEqual(store.draft.value, { plan: 3 });
  position(5, { plan: 4 });
  assert.deepEqual(store.draft.value, { plan: 4 }, "of another device");
});

test("a draft that was lost with its connection is sent again, but never behind the answer that ends it", () => {
  const { store, sent } = seated();
  store.saveDraft({ plan: 2 });
  store.sendDraft();
  store.changed("live");
  assert.deepEqual(sent, [["draft", undefined], ["draft", undefined]]);
  void store.answer(["one"]).catch(() => {});
  sent.length = 0;
  store.changed("live");
  assert.deepEqual(sent, [["answer", 5]]);
});

test("a draft that is refused is not sent again", () => {
  const { store, sent } = seated();
  store.saveDraft({ plan: 2 });
  store.sendDraft();
  store.heard({ type: "error", key: store.unkept, code: "too_large", message: "a draft has at most so many bytes" });
  store.changed("live");
  assert.deepEqual(sent, [["draft", undefined]]);
});

test("what comes to lie under a pointer that rests after a click is not pointed at", async () => {
  const { Bubble } = await import(`${web}learn/tips.js`);
  const bubble = new Bubble();
  let asked = 0;
  bubble.owns = () => ((asked += 1), false);
  const at = (clientX) => ({ target: null, clientX, clientY: 5 });
  bubble.quiet = "use";
  bubble.over(at(10));
  assert.equal(bubble.quiet, "", "the pointer has come to something else");
  bubble.click(at(10));
  bubble.quiet = "use";
  bubble.over(at(10));
  assert.equal(bubble.quiet, "use", "nothing has moved but the page");
  bubble.over(at(30));
  assert.equal(bubble.quiet, "", "the pointer goes on");
  assert.equal(asked, 4);
});
