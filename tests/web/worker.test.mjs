// The service worker: what it shows, and where a click leads.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const SOURCE = readFileSync(new URL("../../src/westphalia/web/sw.js", import.meta.url), "utf8");
const ORIGIN = "https://games.example.net";

/** A worker with these pages open; what it did is in `done`. */
function worker(pages = []) {
  const done = [];
  const heard = {};
  const clients = {
    claim: async () => {},
    matchAll: async () => pages,
    openWindow: async (address) => done.push(["opened", address]),
  };
  const registration = { showNotification: async (title, { body, tag, data }) => done.push([title, body, tag, data.path]) };
  const location = { origin: ORIGIN, href: `${ORIGIN}/sw.js` };
  const self = { addEventListener: (kind, act) => (heard[kind] = act), clients, registration, location };
  vm.runInNewContext(SOURCE, { self, URL });
  const send = async (kind, event) => {
    let waited = null;
    heard[kind]({ ...event, waitUntil: (work) => (waited = work) });
    await waited;
    return done;
  };
  return { done, send };
}

/** An open page that may be told to go elsewhere. */
function page(url, done, controlled = true) {
  return {
    url,
    focus: async () => done.push(["focused", url]),
    navigate: async (to) => {
      if (!controlled) throw new TypeError("not mine");
      done.push(["went", to]);
    },
  };
}

const json = (message) => ({ data: { json: () => message } });
const clicked = (path) => ({ notification: { data: { path }, close: () => {} } });

test("a push is shown as the server wrote it", async () => {
  const message = { title: "Your turn: A", body: "b", path: "/#/table/a?seat=1", tag: "a" };
  assert.deepEqual(await worker().send("push", json(message)), [["Your turn: A", "b", "a", "/#/table/a?seat=1"]]);
});

test("a push that cannot be read is shown all the same, as browsers demand", async () => {
  const unreadable = { data: { json: () => JSON.parse("no message") } };
  for (const event of [unreadable, { data: null }]) {
    assert.deepEqual(await worker().send("push", event), [["Westphalia", "", "turns", "/#/"]]);
  }
});

test("a click leads to the table: in its own page, in any, or in a new one", async () => {
  const there = `${ORIGIN}/#/table/a?seat=1`;
  const done = [];
  await worker([page(`${ORIGIN}/#/`, done), page(there, done)]).send("notificationclick", clicked("/#/table/a?seat=1"));
  assert.deepEqual(done, [["focused", there]]);
  done.length = 0;
  await worker([page(`${ORIGIN}/#/`, done)]).send("notificationclick", clicked("/#/table/a?seat=1"));
  assert.deepEqual(done, [["went", there], ["focused", `${ORIGIN}/#/`]]);
  assert.deepEqual(await worker().send("notificationclick", clicked("/#/table/a?seat=1")), [["opened", there]]);
  const other = worker([page(`${ORIGIN}/#/`, [], false)]);
  assert.deepEqual(await other.send("notificationclick", clicked("/#/table/a?seat=1")), [["opened", there]]);
});

test("a click never leads to another server", async () => {
  const [[, address]] = await worker().send("notificationclick", clicked("//evil.example/"));
  assert.ok(address.startsWith(`${ORIGIN}/`), address);
});
