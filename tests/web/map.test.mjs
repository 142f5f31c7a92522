// How arrow keys walk over the map, and what pan and zoom make of the window. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { web } from "./browser.mjs";

const { neighbourTowards } = await import(`${web}map/compass.js`);
const { PanZoom } = await import(`${web}map/panzoom.js`);

const PLACES = [
  { id: "middle", signs: [0, 0] },
  { id: "north", signs: [5, -30] },
  { id: "near-aside", signs: [20, -22] },
  { id: "east", signs: [40, 4] },
  { id: "far-east", signs: [90, 0] },
];

test("an arrow leads to the nearest county in its direction", () => {
  assert.equal(neighbourTowards(PLACES, "middle", "ArrowUp"), "north", "a turn aside counts double");
  assert.equal(neighbourTowards(PLACES, "middle", "ArrowRight"), "east");
  assert.equal(neighbourTowards(PLACES, "far-east", "ArrowRight"), null, "the map ends there");
  assert.equal(neighbourTowards(PLACES, "middle", "Enter"), null);
});

function windowOn(box, width = 400, height = 200) {
  const svg = { clientWidth: width, clientHeight: height, addEventListener() {}, setAttribute(_, value) { this.seen = value.split(" ").map(Number); }, getBoundingClientRect: () => ({ left: 0, top: 0 }) };
  return { svg, zoomed: new PanZoom(svg, box, () => {}) };
}

test("at first the whole map is seen, and nothing zooms out of it", () => {
  const { svg, zoomed } = windowOn([-100, -50, 200, 100]);
  assert.deepEqual(svg.seen, [-100, -50, 200, 100]);
  zoomed.zoom(0.2);
  assert.deepEqual(svg.seen, [-100, -50, 200, 100]);
});

test("zooming keeps the point under the pointer where it is", () => {
  const { svg, zoomed } = windowOn([-100, -50, 200, 100]);
  const at = { x: 300, y: 50 };
  const under = () => [svg.seen[0] + (at.x / 400) * svg.seen[2], svg.seen[1] + (at.y / 200) * svg.seen[3]].map((n) => n.toFixed(6));
  const before = under();
  zoomed.zoom(2, at);
  assert.deepEqual(under(), before);
  assert.equal(svg.seen[2], 100);
});

test("the window never leaves the map", () => {
  const { svg, zoomed } = windowOn([-100, -50, 200, 100]);
  zoomed.zoom(2);
  zoomed.pan(-10_000, 10_000);
  assert.deepEqual(svg.seen, [0, -50, 100, 50]);
});
