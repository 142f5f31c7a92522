// The lobby: what a wish leaves of a thousand tables, and in which order.

import assert from "node:assert/strict";
import { test } from "node:test";
import { speak, web } from "./browser.mjs";

await speak("en");
const { ANY, found } = await import(`${web}lobby/list.js`);

const person = (name, seat) => ({ kind: "person", name, seat, bot: null, asked: false });
const free = (seat) => ({ kind: "open", name: "", seat, bot: null, asked: false });

const table = (n, more = {}) => ({
  id: `t${n}`,
  game: n % 2 ? "wallenstein" : "thirty_years_war",
  title: `Table ${n}`,
  modules: n % 3 ? [] : ["court"],
  options: {},
  clock: { bank: [0, 900, 172800][n % 3], increment: 0 },
  created: n,
  host: 0,
  level: ["", "new", "experienced"][n % 3],
  language: ["", "en", "de"][n % 3],
  seats: [person(n === 7 ? "Élise" : "Anna", 0), free(1), ...(n % 2 ? [free(2)] : [])],
  ...more,
});
const all = Array.from({ length: 1000 }, (_, n) => table(n, n % 3 ? {} : { game: "wallenstein" }));
const ids = (wish) => found(all, { ...ANY, ...wish }).map(({ id }) => id);

test("without a wish all tables are there, the newest first", () => {
  assert.equal(ids({}).length, 1000);
  assert.deepEqual(ids({}).slice(0, 2), ["t999", "t998"]);
});

test("each filter leaves what it names", () => {
  assert.deepEqual(ids({ tempo: "live", text: "Table 4" }).slice(-1), ["t4"]);
  for (const [wish, is] of [
    [{ game: "thirty_years_war" }, ({ game }) => game === "thirty_years_war"],
    [{ tempo: "slow" }, ({ clock }) => clock.bank === 172800],
    [{ seats: "3" }, ({ seats }) => seats.length === 3],
    [{ rules: "base" }, ({ modules }) => !modules.length],
    [{ level: "new" }, ({ level }) => level !== "experienced"],
    [{ language: "de" }, ({ language }) => language !== "en"],
  ]) {
    const kept = found(all, { ...ANY, ...wish });
    assert.ok(kept.length > 0 && kept.length < 1000 && kept.every(is), JSON.stringify(wish));
    assert.equal(kept.length, all.filter(is).length, JSON.stringify(wish));
  }
});

test("a search finds words in any order, without case and accents", () => {
  assert.deepEqual(ids({ text: "elise" }), ["t7"]);
  assert.deepEqual(ids({ text: "wallenstein ÉLISE 7" }), ["t7"]);
  assert.deepEqual(ids({ text: "elise 8" }), []);
});

test("the order is the one that was chosen", () => {
  assert.deepEqual(ids({ order: "long" }).slice(0, 2), ["t0", "t1"]);
  assert.equal(all.find(({ id }) => id === ids({ order: "full" })[0]).seats.length, 2);
  assert.equal(ids({ order: "name" })[1], "t1");
});
