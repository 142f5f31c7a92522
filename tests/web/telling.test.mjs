// The pace of what is told, and what is told again: pause, back, on, and the past played back. Run by test_node.py.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { web } from "./browser.mjs";

const { Telling, passages, stepsOf } = await import(`${web}lib/playback.js`);
const { beatsOf, isNews, pastSteps } = await import(`${web}lib/since.js`);
const { settings } = await import(`${web}lib/settings.js`);

const HOLD = 400;
const manner = {
  about: new Set(["move", "roll", "turn"]), ends: new Set(["move", "roll"]), joins: () => false, seen: new Set(["roll"]), sight: () => HOLD,
  meanwhile: (before) => before, later: (view, log) => ({ moves: view.moves + log.length }), says: (_, about) => about, hold: () => HOLD,
};
const room = { telling: manner, story: { chapters: ["turn"] } };
const table = { state: "playing", waiting: [0], result: null, seats: [{ left: null }, { left: null }], clock: { bank: 0, increment: 0 } };
const entry = (n, event = "move", seat = 1) => ({ n, event, clause: "", args: { seat } });
const position = (from, to, more = {}) => {
  const log = Array.from({ length: to - from }, (_, n) => entry(from + n + 1));
  return { type: "position", seat: 0, turn: to, undo: 0, questions: [{}], draft: null, table, log, logged: to, view: { moves: to }, ...more };
};

/** A telling that has heard of three moves, and the numbers of the logs that it has shown since. */
function heard() {
  const shown = [];
  const telling = new Telling(manner, ({ frame, told }) => shown.push(told ? `${told.n} of ${frame.logged}` : `all ${frame.logged}`));
  telling.hear(position(0, 0));
  telling.hear(position(0, 3));
  shown.shift();
  return { telling, shown };
}

test("a step knows how long the log is by then, so that one can go back", () => {
  const steps = stepsOf(manner, position(2, 2), position(2, 5));
  assert.deepEqual(steps.map(({ frame }) => [frame.log.map(({ n }) => n), frame.logged]), [[[3], 3], [[4], 4], [[5], 5], [[], 5]]);
});

test("the pace divides the time that a step stays", () => {
  for (const [pace, soon, later] of [[1, HOLD - 1, 1], [2, HOLD / 2 - 1, 1], [0.5, 2 * HOLD - 1, 1]]) {
    mock.timers.enable({ apis: ["setTimeout"] });
    settings.value = { ...settings.value, pace };
    const { shown } = heard();
    mock.timers.tick(soon);
    assert.equal(shown.length, 1, `at ${pace}`);
    mock.timers.tick(later);
    assert.equal(shown.length, 2, `at ${pace}`);
    mock.timers.reset();
  }
  settings.value = { ...settings.value, pace: 1 };
});

test("whoever pauses goes on, back and to the end by hand", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { telling, shown } = heard();
  telling.hold(true);
  mock.timers.tick(10 * HOLD);
  assert.deepEqual(shown.splice(0), ["1 of 1"]);
  telling.forward();
  telling.forward();
  telling.back();
  mock.timers.tick(10 * HOLD);
  assert.deepEqual(shown.splice(0), ["2 of 2", "3 of 3", "2 of 2"]);
  assert.deepEqual(telling.state.value, { held: true, back: true, playing: false });
  telling.hold(false);
  assert.deepEqual(shown.splice(0), ["3 of 3"]);
  mock.timers.tick(HOLD);
  assert.deepEqual(shown.splice(0), ["all 3"]);
  assert.equal(telling.state.value.held, false, "what is true now is not held up");
  mock.timers.reset();
});

test("what was told last can be shown again later, and what comes meanwhile waits", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { telling, shown } = heard();
  telling.skip();
  shown.splice(0);
  telling.back();
  telling.hear(position(3, 4));
  assert.deepEqual(shown.splice(0), ["3 of 3"]);
  telling.skip();
  assert.deepEqual(shown, ["all 3", "4 of 4", "all 4"]);
  mock.timers.reset();
});

test("the past is told from its own positions, then all that came meanwhile is there", async () => {
  const shown = [];
  const telling = new Telling(manner, ({ frame, told }) => shown.push([told?.n ?? 0, frame.view.moves, frame.log.length]));
  telling.hear(position(0, 5));
  shown.splice(0);
  async function* past() {
    yield stepsOf(manner, position(2, 2), position(2, 3)).slice(0, -1);
    yield stepsOf(manner, position(3, 3), position(3, 4)).slice(0, -1);
  }
  telling.playBack(past(), position(0, 5).log);
  telling.hold(true);
  telling.hear(position(5, 6));
  const soon = () => new Promise((done) => setTimeout(done));
  await soon();
  assert.deepEqual(shown.splice(0), [[3, 3, 1]], "the first step is shown though it is held");
  assert.equal(telling.waits({}), true);
  for (let n = 0; n < 5; n += 1) await soon();
  assert.deepEqual([telling.source, telling.state.value.playing], [null, true], "all has come, and is still to be told");
  telling.hear(position(6, 7));
  telling.forward();
  assert.deepEqual(shown.splice(0), [[4, 4, 1]]);
  telling.forward();
  assert.deepEqual(shown.splice(0), [[0, 6, 6], [7, 7, 1]], "with the whole log, then what came later");
  assert.equal(telling.state.value.playing, false);
  telling.skip();
});

test("who sits at the table is not forgotten over what is shown again or played back", async () => {
  const { telling } = heard();
  const seen = [];
  telling.show = ({ frame, told }) => told || seen.push(frame.table.seats);
  telling.skip();
  assert.equal(telling.waits({ ...table, seats: "taken back" }), false);
  telling.back();
  telling.forward();
  async function* past() {
    yield stepsOf(manner, position(1, 1), position(1, 2)).slice(0, -1);
  }
  telling.playBack(past(), position(0, 3).log);
  await new Promise((done) => setTimeout(done));
  telling.skip();
  assert.equal(telling.waits({ ...table, seats: "given again" }), false);
  telling.playBack(past(), position(0, 3).log);
  telling.hear(position(3, 4));
  assert.equal(telling.waits({ ...table, seats: "and back" }), true);
  telling.skip();
  assert.deepEqual(seen.slice(1), ["taken back", "taken back", "and back"]);
});

test("a beat is what a step tells, and goes on until the next begins", () => {
  const log = [entry(1), entry(2, "note"), entry(3), entry(4), entry(5, "note")];
  assert.deepEqual(passages(manner, log).map(([to]) => to), [2, 3, 5]);
  assert.deepEqual(beatsOf(room, log).map(({ about, log: part }) => [about.n, part.length]), [[1, 2], [3, 1], [4, 2]]);
});

test("only what others did and nobody told calls for the card", () => {
  const store = { seat: 0, room, info: { peek: () => table }, log: { peek: () => [entry(1), entry(2, "move", 0), entry(3, "note"), entry(4)] } };
  assert.equal(isNews(store, { log: 0, seen: 3 }), true);
  assert.equal(isNews(store, { log: 1, seen: 4 }), false);
  assert.equal(isNews({ ...store, log: { peek: () => [entry(1, "move", 0), entry(2, "note"), entry(3, "turn")] } }, { log: 0, seen: 0 }), false);
  assert.equal(isNews({ ...store, info: { peek: () => ({ ...table, lesson: true }) } }, { log: 0, seen: 3 }), false, "a lesson tells itself");
});

test("positions of the past are asked for one after another, each with its part of the log", async () => {
  const asked = [];
  globalThis.fetch = async (path) => {
    asked.push(path.replace("/api/tables/t/replay", ""));
    const [, at] = /replay\/(\d+)/.exec(path) ?? [];
    const log = path.includes("log=4") ? [{ ...entry(5), at: 7 }, { ...entry(6), at: 9 }] : [];
    const answer = at === undefined ? { entries: 9 } : { ...position(0, 0), view: { moves: Number(at) }, log };
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  };
  let before = null;
  const steps = [];
  for await (const some of pastSteps({ id: "t", seat: 0, room }, 4, (view) => (before = view))) steps.push(...some);
  assert.deepEqual(before, { moves: 6 });
  assert.deepEqual(steps.map(({ told, frame }) => [told.n, frame.view.moves, frame.logged, frame.questions.length]), [[5, 7, 5, 0], [6, 9, 6, 0]]);
  assert.deepEqual(asked.map((path) => path.split("?")[0]), ["", "/9", "/6", "/7", "/9"]);
  assert.deepEqual(asked.map((path) => /told=(\d+)/.exec(path)?.[1] ?? null), [null, null, null, "5", "6"]);
});

test("whoever asks for what was missed is told why it cannot be had, and goes on with what is now", async () => {
  const { Since } = await import(`${web}lib/since.js`);
  const { signal } = await import(`${web}vendor/ui.js`);
  let answer = () => Promise.reject(new TypeError("network error"));
  globalThis.fetch = async () => ({ ok: true, headers: new Map([["content-type", "json"]]), text: () => answer() });
  const { telling, shown } = heard();
  const store = { id: "t", seat: 0, room, telling, wrong: [], failed: (error) => store.wrong.push(error.message), log: signal(position(0, 3).log) };
  const since = new Since(store);
  await since.toggle();
  assert.deepEqual([since.open.value, store.wrong.splice(0)], [false, ["the server cannot be reached"]]);
  answer = async () => JSON.stringify({ log: 1, seen: 1, logged: 3, facts: [] });
  await since.toggle();
  assert.equal(since.open.value, true);
  answer = () => Promise.reject(new TypeError("network error"));
  since.play();
  await new Promise((later) => setTimeout(later));
  assert.deepEqual([store.wrong, shown.at(-1)], [["the server cannot be reached"], "all 3"]);
});

test("the tab says at how many tables one is waited for, and of its own only what is told", async () => {
  const { tabTitle } = await import(`${web}lib/turns.js`);
  assert.equal(tabTitle(true, "Anna", ["a", "b"], "a"), "● (2) Anna");
  assert.equal(tabTitle(false, "Anna", ["a", "b"], "a"), "(1) Anna", "not before it is asked here");
  assert.equal(tabTitle(false, "Anna", [], "a"), "Anna");
});

const { concerns, headsOf, passing, periodOf } = await import(`${web}chronicle/chronicle.js`);
const STORY = { actions: ["began", "card"], together: ["paid", "unpaid"], battles: ["fought"], periods: ["began"] };
const CHRONICLE = ["note", "began", "card", "fought", "paid", "unpaid", "paid", "card", "began", "note"].map((event, n) => entry(n + 1, event, n % 2));

test("a chronicle folds by action, and what comes together is one", () => {
  assert.deepEqual(headsOf(STORY, CHRONICLE).map(({ n }) => n), [1, 2, 3, 3, 5, 5, 5, 8, 9, 9]);
});

test("a chronicle shows battles, what concerns a seat, or a round", () => {
  const shown = (filter, seat, now) => CHRONICLE.filter(passing(filter, STORY, CHRONICLE, seat, now)).map(({ n }) => n);
  assert.deepEqual(shown("battles", 0, 10), [4]);
  assert.deepEqual(shown("mine", 1, 10), [2, 4, 6, 8, 10]);
  assert.deepEqual(shown("period", 0, 10), [9, 10]);
  assert.deepEqual(shown("period", 0, 5), [2, 3, 4, 5, 6, 7, 8], "the round of a moment that is looked back at");
  assert.equal(shown("all", 0, 10).length, 10);
  assert.equal(periodOf(STORY, CHRONICLE, 1), 0);
  assert.equal(concerns({ args: { winner: 1 } }, 1), true);
  assert.equal(concerns({ args: {} }, -1), false);
});
