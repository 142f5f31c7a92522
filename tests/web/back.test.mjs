// What a step back in the browser does while something lies over the page. Run by test_node.py.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** A browser's history: a step takes its time, and tells of itself when it is done. */
class History {
  entries = [{ page: "lobby", state: null }, { page: "table", state: null }];
  at = 1;

  get state() {
    return this.entries[this.at].state;
  }

  get page() {
    return this.entries[this.at].page;
  }

  add(page, state = null) {
    this.entries.splice(++this.at, Infinity, { page, state });
  }

  pushState(state) {
    this.add(this.page, state);
  }

  back() {
    setTimeout(() => this.step(-1));
  }

  step(by) {
    this.at += by;
    heard.popstate();
  }
}

const heard = {};
globalThis.addEventListener = (name, action) => (heard[name] = action);
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.localStorage = { getItem: () => null, setItem() {} };
const { layOnTop, onceSettled } = await import(new URL("../../src/westphalia/web/lib/route.js", import.meta.url));
const rest = () => new Promise((done) => setTimeout(done, 5));

/** Something over the page, which is put away once. */
function sheet() {
  const one = { open: true };
  const away = layOnTop(() => one.close());
  one.close = () => one.open && ((one.open = false), away());
  return one;
}

beforeEach(() => (globalThis.history = new History()));

test("a step back puts away what lies over the page, and the next leaves it", async () => {
  const [below, above] = [sheet(), sheet()];
  await rest();
  history.step(-1);
  await rest();
  assert.deepEqual([below.open, above.open, history.page], [true, false, "table"]);
  history.step(-1);
  await rest();
  assert.deepEqual([below.open, history.page, history.at], [false, "table", 1]);
  history.step(-1);
  assert.equal(history.page, "lobby");
});

test("what is put away otherwise leaves no step behind", async () => {
  const one = sheet();
  await rest();
  one.close();
  await rest();
  assert.deepEqual([history.page, history.at], ["table", 1]);
  history.step(1); // forward, to where it lay
  await rest();
  assert.equal(history.at, 1);
});

test("what takes the place of another stays, however soon it comes", async () => {
  const first = sheet();
  await rest();
  first.close();
  await Promise.resolve(); // the step back is on its way
  const second = sheet();
  await rest();
  assert.deepEqual([second.open, history.at], [true, 2]);
  second.close();
  await rest();
});

test("whoever leaves the page out of a dialog comes back to the page, and not to the dialog", async () => {
  const one = sheet();
  await rest();
  history.add("replay");
  heard.popstate();
  assert.equal(one.open, false);
  history.step(-1);
  await rest();
  assert.deepEqual([history.page, history.at], ["table", 1]);
});

test("a way onward waits for the step back", async () => {
  const one = sheet();
  await rest();
  one.close();
  await Promise.resolve();
  onceSettled(() => history.add("replay"));
  await rest();
  assert.deepEqual(history.entries.map(({ page }) => page), ["lobby", "table", "replay"]);
});
