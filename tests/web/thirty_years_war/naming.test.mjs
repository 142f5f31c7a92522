// Where the name of an Area stands among cities. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { web } from "../browser.mjs";

const { nameSpot } = await import(`${web}games/thirty_years_war/map/labels.js`);
const AREA = { d: "M-100-60l200 0 0 120-200 0Z", name: [0, 4, 1] };
const box = (x, y) => ({ left: x - 9, top: y - 9, right: x + 9, bottom: y + 9 });

test("a name stands in the middle where it covers nothing", () => {
  assert.deepEqual(nameSpot(AREA, ["Bohemia"], 1, { names: [], signs: [box(0, -50)] }), [0, 0]);
});

test("a name makes way for a city, and stays in its Area", () => {
  const [x, y] = nameSpot(AREA, ["Bohemia"], 1, { names: [], signs: [box(0, 0)] });
  assert.ok(Math.abs(y) >= 13, `at ${x}, ${y}`);
  assert.ok(Math.abs(y) <= 60);
  const low = { ...AREA, d: "M-100-14l200 0 0 28-200 0Z" };
  const [, down] = nameSpot(low, ["Bohemia"], 1, { names: [], signs: [box(0, 0)] });
  assert.ok(Math.abs(down) < 13, "rather over a city than in another Area");
});
