// How arrow keys walk over the map, and what pan and zoom make of the window. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { web } from "./browser.mjs";

const { neighbourTowards } = await import(`${web}map/chart.js`);
const { corners, fitted } = await import(`${web}map/panzoom.js`);
const { PanZoom } = await import(`${web}map/panzoom.js`);
const { shapeOf } = await import(`${web}map/shape.js`);

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

const EDGE = 8; // pixels that stay free around the whole map

/** A map of 200 by 100 km in a window that shows a kilometre in two pixels when it shows all. */
function windowOn(panels) {
  const svg = { clientWidth: 400 + 2 * EDGE, clientHeight: 200 + 2 * EDGE, times: 0, addEventListener() {}, getBoundingClientRect: () => ({ left: 0, top: 0 }) };
  return { svg, zoomed: new PanZoom(svg, [-100, -50, 200, 100], [[-100, -50], [100, 50]], (corner) => show(svg, corner), panels) };
}

/** What is seen then: x, y, width, height in kilometres. */
function show(svg, { x, y, scale }) {
  svg.seen = [x, y, svg.clientWidth / scale, svg.clientHeight / scale];
  svg.times += 1;
}
const WHOLE = [-104, -54, 208, 108];

test("at first the whole map is seen, and nothing zooms out of it", () => {
  const { svg, zoomed } = windowOn();
  assert.deepEqual(svg.seen, WHOLE);
  zoomed.zoom(0.2);
  assert.deepEqual(svg.seen, WHOLE);
  zoomed.zoom(3, { x: 0, y: 0 });
  zoomed.zoom(0.01, { x: 400, y: 0 });
  assert.deepEqual(svg.seen, WHOLE, "from wherever one comes");
});

test("a window that stays as it is is not told again", () => {
  const { svg, zoomed } = windowOn();
  zoomed.refit();
  zoomed.visit(null);
  assert.equal(svg.times, 1);
  zoomed.zoom(2);
  zoomed.refit();
  assert.equal(svg.times, 2);
});

test("zooming keeps the point under the pointer where it is", () => {
  const { svg, zoomed } = windowOn();
  const at = { x: 300, y: 50 };
  const under = () => [svg.seen[0] + (at.x / svg.clientWidth) * svg.seen[2], svg.seen[1] + (at.y / svg.clientHeight) * svg.seen[3]].map((n) => n.toFixed(6));
  const before = under();
  zoomed.zoom(2, at);
  assert.deepEqual(under(), before);
  assert.equal(svg.seen[2], 104);
});

test("the window never leaves what is seen with the whole map", () => {
  const { svg, zoomed } = windowOn();
  zoomed.zoom(2);
  zoomed.pan(-10_000, 10_000);
  assert.deepEqual(svg.seen, [0, -54, 104, 54]);
});

test("a panel that comes over the map makes it step aside, but only while all of it is to be seen", () => {
  const panels = [];
  const { svg, zoomed } = windowOn(() => panels);
  panels.push({ left: 0, top: 0, right: 100, bottom: 216 });
  zoomed.refit();
  const scale = svg.clientWidth / svg.seen[2];
  assert.ok((-100 - svg.seen[0]) * scale >= 100, "it lies beside the panel");
  assert.ok((100 - svg.seen[0]) * scale <= svg.clientWidth);
  zoomed.zoom(2);
  const near = svg.seen[2];
  panels.pop();
  zoomed.refit();
  assert.equal(svg.seen[2], near, "whoever looks closer is left alone");
});

test("after a question the map goes back to what somebody had, unless they have moved it", () => {
  const { svg, zoomed } = windowOn();
  zoomed.zoom(2);
  const own = svg.seen;
  zoomed.visit([[60, 20], [80, 30]]);
  assert.notDeepEqual(svg.seen, own);
  zoomed.visit(null);
  assert.deepEqual(svg.seen, WHOLE, "while something is told");
  zoomed.refit();
  zoomed.back();
  assert.deepEqual(svg.seen, own, "however many questions came");
  zoomed.visit([[60, 20], [80, 30]]);
  zoomed.pan(-10, 0);
  const moved = svg.seen;
  zoomed.back();
  assert.deepEqual(svg.seen, moved);
  zoomed.fit();
  zoomed.visit([[60, 20], [80, 30]]);
  zoomed.back();
  assert.deepEqual(svg.seen, WHOLE);
  assert.ok(zoomed.fitted, "and goes on to show all");
});

test("places that a question is about do not lie under a panel", () => {
  const corner = { left: 0, top: 0, right: 200, bottom: 150 };
  const { svg } = windowOn();
  const zoomed = new PanZoom(svg, [-1000, -500, 2000, 1000], [[-1000, -500], [1000, 500]], (at) => show(svg, at), () => [corner]);
  const seen = (x, y) => {
    const scale = svg.clientWidth / svg.seen[2];
    return [(x - svg.seen[0]) * scale, (y - svg.seen[1]) * scale];
  };
  zoomed.visit([[-40, -20], [30, 40]]);
  const [left, top] = seen(-40, -20);
  assert.ok(left > corner.right || top > corner.bottom, `at ${left}, ${top}`);
  const [right, bottom] = seen(30, 40);
  assert.ok(right < svg.clientWidth && bottom < svg.clientHeight, `at ${right}, ${bottom}`);
});

test("a wide window does not cut the map, and a panel in a free corner costs nothing", () => {
  const cross = [[0, -100], [0, 100], [-100, 0], [100, 0]];
  const plain = fitted({ width: 900, height: 300 }, cross, []);
  assert.equal(plain.scale, (300 - 2 * EDGE) / 200);
  const corner = [{ left: 300, top: 0, right: 400, bottom: 100 }];
  assert.equal(fitted({ width: 900, height: 300 }, cross, corner).scale, plain.scale);
  const bar = [{ left: 0, top: 0, right: 900, bottom: 60 }];
  const below = fitted({ width: 900, height: 300 }, cross, bar);
  assert.ok((-100 - below.y) * below.scale + 150 >= 60 && (100 - below.y) * below.scale + 150 <= 300);
  const all = [{ left: 0, top: 0, right: 900, bottom: 300 }];
  assert.deepEqual(fitted({ width: 900, height: 300 }, cross, all), plain, "where nothing is free the panel is covered");
});

test("no place lies under a panel, in whatever order the points come", () => {
  const row = [300, 200, 100, 0, 250, 50].flatMap((x) => [[x, 0], [x, 200]]);
  const { x, scale } = fitted({ width: 300, height: 300 }, row, [{ left: 0, top: 0, right: 80, bottom: 300 }]);
  assert.ok((0 - x) * scale + 150 >= 80, "the leftmost beside the panel");
});

test("the corners of an outline are read as they are drawn", () => {
  assert.deepEqual(corners("M12.5-7l4.5,2 .5-1ZM-1 2L3,4"), [[12.5, -7], [17, -5], [17.5, -6], [-1, 2], [3, 4]]);
});

test("neighbours share the pieces of their outlines, one of them backwards", () => {
  // two squares of ten kilometres side by side: the way between them, and the rest of each
  const pieces = "50,0,0,50;50,50,-50,0,0,-50,50,0;50,0,50,0,0,50,-50,0";
  const loaded = {
    viewBox: [0, 0, 20, 20],
    pieces,
    land: [[1, 2]],
    places: [
      { id: "west", rings: [[0, 1]] },
      { id: "east", rings: [[2, -1]] },
    ],
    borders: [0],
    ...{ sea: ["0,0,5,0;0,5,5,0"], rivers: [[0.2, "0,0,5,5"]], lakes: "0,0,5,0,0,5", regions: [] },
  };
  const { land, places, borders, sea, rivers, lakes } = shapeOf(loaded);
  assert.deepEqual(corners(places[0].d), [[10, 0], [10, 10], [10, 10], [0, 10], [0, 0], [10, 0]]);
  assert.deepEqual(corners(places[1].d), [[10, 0], [20, 0], [20, 10], [10, 10], [10, 10], [10, 0]]);
  assert.equal(land, "M10,10L0,10L0,0L10,0L10,0L20,0L20,10L10,10Z");
  assert.deepEqual([borders, sea], [["M10,0L10,10"], ["M0,0L1,0M0,1L1,1"]]);
  assert.deepEqual([rivers, lakes], [[[0.2, "M0,0L1,1"]], ["M0,0L1,0L1,1Z"]]);
  assert.equal(shapeOf(loaded), shapeOf(loaded), "it is made once");
});
