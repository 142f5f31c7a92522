// Throws, winters, odds and curves as the panels read them out of the log. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fixture, speak, speakEnglish, web } from "../browser.mjs";

const room = `${web}games/wallenstein/`;

const say = await speakEnglish();
const { concerns, lastThrow, roleOf, tally, throwsSince } = await import(`${room}panels/battle.js`);
const { nextNews } = await import(`${room}panels/news.js`);
const { errorOf, figures, shares } = await import(`${room}panels/battle.js`);
const { sums } = await import(`${room}panels/score.js`);
const { lastWinter, supplyOf, winterEnd } = await import(`${room}panels/score.js`);
const { freeSpot } = await import(`${web}games/wallenstein/map/war-map.js`);
const { rematchOf } = await import(`${web}lib/rematch.js`);
const { linePoints } = await import(`${web}lib/curves.js`);
const { heaps, heapsIn } = await import(`${room}panels/tower.js`);
const { readBoard } = await import(`${room}terms.js`);

const attack = (n, seat, defender, tray, result, armies) => [
  { n, event: "attack-began", args: { seat, defender, origin: "a", county: "b", armies: 3 } },
  { n: n + 1, event: "cubes-cast", args: { county: "b", cast: tray, tray } },
  { n: n + 2, event: result, args: { seat, county: "b", armies } },
];

test("a throw is told with what led to it and what came of it", () => {
  const log = [...attack(1, 0, 1, [5, 2, 0, 0, 0, 1], "county-conquered", 2), { n: 4, event: "card-surrendered", args: {} }, { n: 5, event: "action-began", args: {} }];
  const found = lastThrow(log);
  assert.equal(found.n, 2);
  assert.equal(found.before.event, "attack-began");
  assert.deepEqual(found.after.map(({ event }) => event), ["county-conquered", "card-surrendered"]);
  assert.equal(lastThrow(log.slice(0, 1)), null);
  assert.ok(concerns(found, 0) && concerns(found, 1) && !concerns(found, 2) && !concerns(found, -1));
});

const INFO = {
  seats: ["Anna", "Bert", "Carla"].map((name) => ({ name })),
  sides: ["azure", "gules", "or"].map((colour) => ({ name: colour, colour })),
};
const roles = (found) => heaps(INFO, found.cast.args.tray).map((heap) => roleOf(found, heap));
const thrown = (event, tray, of) => ({ cast: { event: "cubes-cast", args: { county: "b", cast: tray, tray, ...of } }, before: { event, args: { seat: 0, defender: 1 } }, after: [] });

test("the tally is what the event counts, whatever the result", () => {
  const held = thrown("attack-began", [0, 7, 2, 3], { attack: [0, 0, 0, 0], defence: [0, 7, 0, 3] });
  assert.deepEqual(tally(held), { attack: "0", defence: "7 + 3" });
  assert.deepEqual(roles(held), ["defends", "stay in the tray", "join the defence"]);
  const risen = thrown("attack-began", [5, 2, 1, 1], { attack: [5, 0, 0, 0], defence: [0, 2, 0, 0] });
  assert.deepEqual(tally(risen), { attack: "5", defence: "2" });
  assert.deepEqual(roles(risen), ["attacks", "defends", "stays in the tray", "stays in the tray"]);
  const revolt = thrown("revolt-broke", [2, 4, 0, 3], { attack: [0, 0, 0, 3], defence: [2, 0, 0, 0] });
  assert.deepEqual(tally(revolt), { attack: "3", defence: "2" });
  assert.deepEqual(roles(revolt), ["defends", "stay in the tray", "in revolt"]);
});

test("one stays where several stay, in every language", async () => {
  const words = { en: ["stays", "stay", "joins", "join"], de: ["bleibt", "bleiben", "hilft", "helfen"], fr: ["reste", "restent", "aide", "aident"] };
  for (const [language, expected] of Object.entries(words)) {
    await speak(language);
    const found = ["battle-stays", "battle-joins"].flatMap((key) => [1, 3].map((cubes) => say.t(key, { cubes }).split(" ")[0]));
    assert.deepEqual(found, expected);
  }
  await speak("en");
});

test("own throws wait to be read one by one, others' only the last", () => {
  const log = [...attack(1, 0, 1, [5, 2, 0, 0, 0, 0], "county-conquered", 3), ...attack(4, 2, 0, [1, 0, 3, 0, 0, 0], "county-conquered", 2), ...attack(7, 2, 1, [0, 4, 1, 0, 0, 0], "county-held", 3)];
  assert.deepEqual(throwsSince(log, 2).map(({ n }) => n), [5, 8]);
  assert.equal(nextNews(log, 0, 0).found.n, 2);
  assert.deepEqual([nextNews(log, 2, 0).found.n, nextNews(log, 2, 0).own], [5, true]);
  assert.deepEqual([nextNews(log, 5, 0).found.n, nextNews(log, 5, 0).own], [8, false]);
  assert.equal(nextNews(log, 9, 0), null);
});

test("the throws of others end with their season, and the own ones when they are read", () => {
  const log = [...attack(1, 0, 1, [5, 2, 0, 0, 0, 0], "county-conquered", 3), ...attack(4, 2, 3, [1, 0, 3, 0, 0, 0], "county-conquered", 2)];
  const begun = [...log, { n: 7, event: "round-ended", args: {} }, { n: 8, event: "round-began", args: {} }];
  assert.equal(nextNews(log, 0, -1).found.n, 5);
  assert.equal(nextNews(begun, 0, -1), null);
  assert.equal(nextNews(begun, 0, 1).found.n, 2);
  assert.equal(nextNews([...begun, ...attack(9, 2, 3, [1, 0, 3, 0, 0, 0], "county-conquered", 2)], 0, -1).found.n, 10);
});

test("a winter stays until it is put away or its season is over, and what happened after it is not counted in", () => {
  const { log: told } = fixture("wallenstein/over");
  const winter = winterEnd(told);
  const after = (n, event, args = {}) => ({ n: winter.n + n, event, args });
  const log = [...told.filter(({ n }) => n <= winter.n), after(1, "year-began", { year: 1 }), after(2, "round-began")];
  assert.equal(nextNews(log, winter.n + 2, 0).winter, winter, "whoever comes back has it before them");
  assert.equal(nextNews(log, 0, -1).winter, winter, "and who watches");
  assert.equal(nextNews(log, winter.n + 2, 0, undefined, winter.n), null);
  assert.equal(nextNews([...log, after(3, "round-began")], winter.n + 3, 0), null);
  const [county] = [0, 1, 2, 3, 4].flatMap((seat) => supplyOf(lastWinter(log), seat).rose);
  const later = [...log, after(3, "county-devastated", { county })];
  assert.deepEqual(lastWinter(later), lastWinter(log));
});

test("what the chronicle alone tells is no news", () => {
  const log = [...attack(1, 0, 1, [5, 2, 0, 0, 0, 0], "county-conquered", 3), ...attack(4, 2, 0, [1, 0, 3, 0, 0, 0], "county-conquered", 2)];
  const bySeat2 = ({ before }) => before.args.seat === 2;
  assert.equal(nextNews(log, 0, 0, bySeat2).found.n, 2);
  assert.deepEqual([nextNews(log, 0, 3, bySeat2).found.n, nextNews(log, 0, 3, bySeat2).own], [2, false]);
  assert.equal(nextNews(log, 2, 0, bySeat2), null);
});

test("odds are shown in whole percents that make a hundred", () => {
  for (const [attacker, devastated, defender] of [[1 / 3, 1 / 3, 1 / 3], [0.005, 0.005, 0.99], [1, 0, 0], [0.565, 0.215, 0.22]]) {
    const { taken, waste, held } = shares({ attacker, devastated, defender });
    assert.equal(taken + waste + held, 100);
    assert.ok(Math.min(taken, waste, held) >= 0);
  }
});

test("what is not quite sure is not called so", () => {
  assert.deepEqual(figures({ attacker: 0.996, devastated: 0.003, defender: 0.001, error: 0 }), { taken: "> 99", waste: "< 1", held: "< 1" });
  assert.deepEqual(figures({ attacker: 1, devastated: 0, defender: 0, error: 0 }), { taken: "100", waste: "0", held: "0" });
  assert.equal(figures({ attacker: 1, devastated: 0, defender: 0, error: 0.02 }).taken, "> 99");
});

test("odds that were sampled tell how far off they may be", () => {
  assert.equal(errorOf({ error: 0 }), "");
  assert.match(errorOf({ error: 0.041 }), /± 5 percentage points/);
  assert.match(errorOf({ error: 0.001 }), /± 1 percentage point\./);
});

test("the table of a real winter adds up to the result", () => {
  const frame = fixture("wallenstein/over");
  const entries = lastWinter(frame.log);
  const all = sums(frame.view.seats.length, entries);
  assert.deepEqual(all.map(({ before, winter }) => before + winter), frame.table.result.points);
  assert.ok(all.every(({ before }) => before >= 0));
  assert.equal(winterEnd(frame.log).event, "year-scored");
  const majorities = entries.filter(({ event }) => event === "majority-scored");
  assert.ok(majorities.length > 5);
  for (const { args } of majorities) {
    const { counts: built } = args;
    assert.equal(built[args.seat], Math.max(...built), `${args.region} ${args.building}`);
    assert.equal(built.filter((many) => many === built[args.seat]).length > 1, args.shared);
  }
});

test("a winter without grain brings revolts, and some counties are lost", () => {
  const entries = lastWinter(fixture("wallenstein/over").log);
  const supplies = [0, 1, 2, 3, 4].map((seat) => supplyOf(entries, seat));
  assert.ok(supplies.some(({ short }) => short > 0) && supplies.some(({ lost }) => lost.length > 0));
  for (const { short, rose, lost } of supplies) {
    assert.equal(short > 0, rose.length > 0);
    assert.ok(lost.every((county) => rose.includes(county)));
  }
  const unfought = entries.filter(({ event }) => event !== "revolt-broke");
  assert.deepEqual([0, 1, 2, 3, 4].map((seat) => supplyOf(unfought, seat).rose), supplies.map(({ rose }) => rose), "they count before they are fought");
  assert.equal(supplyOf([], 0), null);
});

test("a rematch is offered, sat down at by who is asked, and gone to by all others", () => {
  const asked = { seats: [{ asked_you: false }, { asked_you: true }] };
  assert.equal(rematchOf({ rematch: null, yours: true }, null), "offer");
  assert.equal(rematchOf({ rematch: null, yours: false }, null), "none");
  assert.equal(rematchOf({ rematch: "k3v9", yours: true }, asked), "sit");
  assert.equal(rematchOf({ rematch: "k3v9", yours: true }, { seats: [{}] }), "go");
  assert.equal(rematchOf({ rematch: "k3v9", yours: false }, null), "go");
});

test("a curve fills its field", () => {
  assert.equal(linePoints([0, 5, 10], 10, 100, 50), "0.0,50.0 50.0,25.0 100.0,0.0");
});

test("peasants in the tower come last, whatever the number of seats", () => {
  const found = heapsIn(INFO, { seats: [2, 0, 1], peasants: 4 });
  assert.deepEqual(found.map(({ tincture, cubes }) => [tincture, cubes]), [["azure", 2], ["or", 1], ["vert", 4]]);
  const tray = heaps(INFO, [0, 3, 0, 0, 0, 1]);
  assert.deepEqual(tray.map(({ name, cubes }) => [name, cubes]), [["Bert", 3], ["peasant", 1]], "a throw counts five colours at every table");
});

test("a plate lies where nothing stands, and else where it was meant to", () => {
  assert.deepEqual(freeSpot(100, 100, [[400, 400]]), [100, 100]);
  const [x, y] = freeSpot(100, 100, [[100, 100]]);
  assert.ok(Math.abs(y - 100) >= 40 || Math.abs(x - 100) >= 80, `${x}, ${y} covers what stands at 100, 100`);
});

test("a county that rose is held or lost when that is told, and not before", () => {
  const told = (event, args) => ({ n: 1, event, args });
  const drawn = [
    told("supply-checked", { seat: 0, grain: 7, counties: 11, revolts: 2 }),
    told("revolts-drawn", { seat: 0, drawn: ["a", "b", "c"] }),
  ];
  const fates = ({ rose, lost, held }) => [rose, lost, held];
  assert.deepEqual(fates(supplyOf(drawn, 0)), [["a", "b", "c"], [], []]);
  const fought = [...drawn, told("revolt-quelled", { county: "a" }), told("county-devastated", { county: "c" })];
  assert.deepEqual(fates(supplyOf(fought, 0)), [["a", "b", "c"], ["c"], ["a"]]);
});
