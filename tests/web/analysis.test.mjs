// What decided a game: curves between measured moments, signs, and the moment that stands for an answer. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { web } from "./browser.mjs";

const { curvesOf, progress, signed, turnAt } = await import(`${web}replay/analysis.js`);

test("between two measured moments a chance goes straight, in hundredths", () => {
  const curve = [
    { at: 0, chances: [0.5, 0.5], errors: [0.1, 0.1] },
    { at: 4, chances: [0.9, 0.1], errors: [0, 0] },
  ];
  const { chances, bands } = curvesOf({ curve, entries: 5, players: ["Anna", "Bo"] });
  assert.deepEqual(chances[0].map(Math.round), [50, 60, 70, 80, 90, 90]);
  assert.deepEqual(chances[1].map(Math.round), [50, 40, 30, 20, 10, 10]);
  assert.deepEqual(bands[0].map((off) => Math.round(off * 10) / 10), [19.6, 14.7, 9.8, 4.9, 0, 0]);
});

test("one measured moment is a level curve", () => {
  const { chances } = curvesOf({ curve: [{ at: 3, chances: [0.25], errors: [0] }], entries: 5, players: ["Anna"] });
  assert.deepEqual(chances[0], [25, 25, 25, 25, 25, 25]);
});

test("changes have a sign, and progress is never done before the end", () => {
  assert.deepEqual([0.123, -0.25, 0, -0.002].map(signed), ["+12", "−25", "+0", "+0"]);
  assert.equal(progress({ samples: 0, left: 10 }), 0);
  assert.equal(progress({ samples: 999, left: 1 }), 99);
  assert.equal(progress({ samples: 10, left: 0 }), 100);
});

test("the moment of an answer is the one that the line has a sign for, or else its last", () => {
  const moments = [{ at: 0 }, { at: 5 }, { at: 5 }, { at: 6 }];
  const marks = [{ at: 1, kind: "battle" }, { at: 2, kind: "phase" }];
  assert.equal(turnAt(moments, marks, ["battle"], 5), 1);
  assert.equal(turnAt(moments, marks, [], 5), 2);
  assert.equal(turnAt(moments, [], ["battle"], 6), 3);
});
