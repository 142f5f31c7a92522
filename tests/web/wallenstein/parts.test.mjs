// Parts of Wallenstein's table as somebody reads them, drawn without a browser. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fixture, speak, web } from "../browser.mjs";
import { all, drawn, html, ofClass, press, settled, words } from "../drawn.mjs";

const say = await speak("en");
const { signal } = await import(`${web}vendor/ui.js`);
const room = `${web}games/wallenstein/`;
const { readBoard } = await import(`${room}terms.js`);
const { board: told, frame } = fixture("wallenstein/planning");
const board = readBoard(told);
say.theBoard.value = board;

const INFO = { ...frame.table, sides: ["azure", "gules", "or", "purpure", "sable"].map((colour) => ({ name: colour, colour })) };
const tableOf = () => ({
  seat: 0, info: signal(INFO), view: signal(structuredClone(frame.view)), board: signal(board), draft: signal(null), refusal: signal(null), frame: signal(frame),
  question: signal(frame.questions[0]), told: signal(null), hovered: signal(null), marks: signal({}), log: signal([]), seen: signal(null), saveDraft() {},
});

test("cubes of tiles and events are told apart from the armies that go", async () => {
  const { Commitment } = await import(`${room}panels/battle.js`);
  const store = tableOf();
  const { counties } = store.view.value;
  const [origin] = Object.keys(counties).filter((county) => counties[county].owner === 0);
  const [target] = Object.keys(counties).filter((county) => counties[county].owner === 1);
  const thrown = async (extra) => {
    const odds = { cast: { seats: [4 + extra, counties[target].armies, 0, 0, 0], peasants: 0, extra: [extra, 0, 0, 0, 0] } };
    const page = await drawn(html`<${Commitment} store=${store} origin=${origin} target=${target} armies=${4} odds=${odds} />`);
    return words(all(ofClass(page, "tray")[0], ({ localName }) => localName === "li")[0]);
  };
  const name = board.counties[origin].name;
  assert.equal(await thrown(1), `5 ${frame.table.seats[0].name} 4 from ${name}, 1 extra by tile or event`);
  assert.equal(await thrown(0), `4 ${frame.table.seats[0].name} from ${name}`);
});

test("how many boxes are empty is one number wherever it is said", async () => {
  const { Plan } = await import(`${room}desk/planning.js`);
  const { PlanButtons } = await import(`${room}desk/desk.js`);
  const { prompt } = await import(`${room}prompt.js`);
  const store = tableOf();
  const plan = new Plan(store);
  plan.put("deploy_5", { card: plan.hand.value.find((card) => card in board.counties), from: null });
  const left = plan.boxes().length - 1;
  const number = (text) => Number(/(\d+) box/.exec(text.replace(/<[^>]*>|[\u2066-\u2069]/g, ""))[1]);
  const page = await drawn(html`<${PlanButtons} plan=${plan} />`);
  await press(page, all(page, (one) => one.getAttribute("data-action") === "seal")[0]);
  assert.deepEqual([number(prompt(store, plan).say), number(plan.said.value), number(store.refusal.value.message)], [left, left, left]);
});

test("whoever takes up a card reads no more than before, so that nothing moves under the hand", async () => {
  const { Plan } = await import(`${room}desk/planning.js`);
  const { prompt } = await import(`${room}prompt.js`);
  const store = tableOf();
  const plan = new Plan(store);
  const said = () => prompt(store, plan).say.replace(/<[^>]*>|[\u2066-\u2069]/g, "").length;
  const before = said();
  for (const card of plan.hand.value) {
    plan.held.value = { card, from: null };
    assert.ok(said() <= before, `${card}: ${prompt(store, plan).say}`);
  }
});

test("three revolt markers lie beside the shield and under the name", async () => {
  const { Counter, CountyName } = await import(`${room}map/counters.js`);
  const place = { signs: [0, 0, ["Mark"]] };
  const county = { armies: 4, markers: 3, buildings: ["palace"], free_sites: 2 };
  const page = await drawn(html`<${CountyName} place=${place} /><${Counter} county=${county} place=${place} colour="azure" leaders=${[]} monuments=${[]} yields=${false} contested=${false} />`);
  const shift = (one) => one.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
  const [, row] = shift(ofClass(page, "standing")[0]);
  const forks = ofClass(page, "fork").map(shift);
  const radius = Number(all(page, ({ localName }) => localName === "circle")[0].getAttribute("r"));
  const name = Number(all(ofClass(page, "county-name")[0], ({ localName }) => localName === "text")[0].getAttribute("y"));
  assert.equal(forks.length, 3);
  for (const [, y] of forks) assert.ok(row + y - radius > name, `a fork at ${y} reaches up to the name at ${name}`);
  assert.equal(new Set(forks.map(String)).size, 3, "none lies on another");
});

test("regions are named in a key beside the map, so that no two names collide on it", async () => {
  const { RegionKey } = await import(`${room}map/war-map.js`);
  const page = await drawn(html`<${RegionKey} board=${board} />`);
  const named = all(page, ({ localName }) => localName === "li").map(words);
  assert.equal(new Set(named).size, Object.keys(board.regions).length);
});

test("the red button of an attack does not move when its odds come", async () => {
  const { MarchPanel } = await import(`${room}panels/march.js`);
  const store = tableOf();
  const { counties } = store.view.value;
  const near = (county) => board.counties[county].neighbours.find((other) => counties[other] && counties[other].owner !== 0);
  const origin = Object.keys(counties).find((county) => counties[county].owner === 0 && near(county));
  counties[origin].armies = 3;
  const odds = { attacker: 0.5, devastated: 0.25, defender: 0.25, error: 0, attackers_left: 1.2 };
  let come = () => {};
  store.forecast = () => new Promise((found) => (come = () => found(odds)));
  Object.assign(store, { busy: signal(false), pressed: signal(null), marks: { value: {}, put() {} }, question: signal({ kind: "send", about: { origin, county: near(origin) }, choices: ["send 1", "send 2"], clause: "" }) });
  const page = await drawn(html`<${MarchPanel} store=${store} question=${store.question.value} />`);
  const order = () => all(page, (one) => ["odds", "choices"].includes(one.className ?? one.getAttribute("class"))).map((one) => one.className ?? one.getAttribute("class"));
  assert.deepEqual(order(), ["odds", "choices"]);
  come();
  await settled();
  assert.match(words(ofClass(page, "odds")[0]), /50 %/);
  assert.deepEqual(order(), ["odds", "choices"]);
});

test("long names break between their words where there is little room", async () => {
  const { breakable } = await import(`${room}look.js`);
  const shown = ["Brandenburg", "Oberpfalz", "Münzkarte 3", "Mark", "money card 3"].map((name) => breakable(name).replaceAll("\u00ad", "-"));
  assert.deepEqual(shown, ["Branden-burg", "Ober-pfalz", "Münz-karte 3", "Mark", "money card 3"]);
});

test("a replay tells alone what concerns the seat through whose eyes it is seen, where that is wished", async () => {
  const { Story } = await import(`${web}replay/story.js`);
  const { room: game } = await import(`${room}index.js`);
  const whole = [0, 1].map((seat) => ({ n: seat + 1, event: "round-ended", clause: "", args: { seat }, at: 1 }));
  const moment = { at: 1, first: 1, last: 2, entry: whole[0], whole: true };
  const store = {
    ...tableOf(), room: game, board: signal({ ...board, terms: {}, forms: {} }),
    whole: signal(whole), moments: signal([moment]), eyes: signal(0), picked: signal(null),
  };
  const page = await drawn(html`<${Story} store=${store} at=${0} moment=${moment} when="" what="" present=${whole[0]} onGo=${() => {}} />`);
  const lines = () => ofClass(page, "log")[0].childNodes.map((line) => line.getAttribute("data-n"));
  await press(page, "Mine");
  assert.deepEqual(lines(), ["1"]);
});
