// A mat before it is sealed, on a real view of the first spring. Run by test_node.py.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fixture, speakEnglish, web } from "../browser.mjs";

const room = `${web}games/wallenstein/`;

const say = await speakEnglish();
const { signal } = await import(`${web}vendor/ui.js`);
const { readBoard } = await import(`${room}terms.js`);
const { Plan, without } = await import(`${room}desk/planning.js`);
const { forecast, preview } = await import(`${room}desk/preview.js`);
const { columnsFor } = await import(`${room}desk/hand.js`);

const { board: told, frame } = fixture("wallenstein/planning");
const board = readBoard(told);
say.theBoard.value = board;
let store;
let plan;

beforeEach(() => {
  store = {
    seat: 0, view: signal(structuredClone(frame.view)), board: signal(board), draft: signal(null), refusal: signal(null), frame: signal(frame), sent: [],
    saveDraft(draft) { this.draft.value = draft; },
    async answer(choices) { this.sent.push(choices); },
  };
  plan = new Plan(store);
});

test("equal cards are counted one by one", () => {
  assert.deepEqual(without(["tower_card", "tower_card", "mark"], ["tower_card"]), ["tower_card", "mark"]);
});

test("a card lies once, and what lay there changes places with it", () => {
  plan.put("deploy_5", { card: "mark", from: null });
  plan.put("deploy_3", { card: "koeln", from: null });
  assert.ok(!plan.hand.value.includes("mark"));
  plan.put("deploy_3", { card: "mark", from: "deploy_5" });
  assert.deepEqual(plan.placed.value, { deploy_5: "koeln", deploy_3: "mark" });
  assert.ok(plan.undo() && plan.undo() && plan.undo() && !plan.undo());
  assert.deepEqual(plan.placed.value, {});
});

test("a card to which the rules object is refused with their reason and clause", () => {
  Object.assign(store.view.value.prospects.bid.money_3, { objection: "not-affordable", clause: "W3.2.3" });
  plan.put("bid", { card: "money_3", from: null });
  assert.deepEqual(plan.placed.value, {});
  assert.deepEqual(store.refusal.value, { message: say.t("not-affordable"), clause: "W3.2.3" });
  plan.put("bid", { card: "money_2", from: null });
  assert.deepEqual(plan.placed.value, { bid: "money_2" });
});

test("filling up leaves the bid alone and spends the lowest money first", () => {
  plan.fill();
  assert.ok(!("bid" in plan.placed.value));
  assert.ok(Object.values(plan.placed.value).every((card) => !(card in board.counties)));
  assert.equal(plan.placed.value[plan.boxes()[0]], "money_0");
  assert.ok(plan.hand.value.includes("money_4"), "the highest money is kept for the bid");
});

test("once there is a bid all money may be spent", () => {
  plan.put("bid", { card: "money_2", from: null });
  plan.fill();
  assert.ok(Object.values(plan.placed.value).includes("money_4"));
});

test("filling up keeps a card that can be bid, however few Thalers there are", () => {
  const { bid } = store.view.value.prospects;
  for (const card of ["money_1", "money_2", "money_3", "money_4"]) Object.assign(bid[card], { objection: "not-affordable", clause: "W3.2.3" });
  plan.fill();
  assert.ok(plan.hand.value.includes("money_0"));
  plan.lay({});
  store.view.value = { ...store.view.value, hand: store.view.value.hand.filter((card) => card !== "lausitz") }; // 14 cards for 14 boxes
  const places = plan.boxes().filter((box) => box !== "bid");
  const counties = plan.hand.value.filter((card) => card in board.counties);
  plan.lay(Object.fromEntries(["money_0", ...counties].map((card, n) => [places[n], card])));
  plan.fill();
  assert.equal(plan.hand.value.filter((card) => card === "tower_card").length, 1);
  plan.fill();
  assert.equal(store.refusal.value.clause, "W3.1.5", "the bid is left");
});

test("where no card left can be bid, neither filling nor sealing is silent", () => {
  const { bid } = store.view.value.prospects;
  for (const card of ["money_1", "money_2", "money_3", "money_4"]) Object.assign(bid[card], { objection: "not-affordable", clause: "W3.2.3" });
  const places = plan.boxes().filter((box) => box !== "bid");
  const bids = plan.hand.value.filter((card) => !bid[card].objection);
  plan.lay(Object.fromEntries(bids.map((card, n) => [places[n], card])));
  const before = plan.placed.value;
  plan.fill();
  assert.deepEqual(plan.placed.value, before);
  assert.deepEqual(store.refusal.value, { message: say.t("plan-no-bid"), clause: "W3.2.3" });
  assert.deepEqual(plan.lack(), store.refusal.value);
});

test("a mat is handed in whole, the bid first, and ends with ready", async () => {
  plan.put("combat_move_a", { card: "mark", from: null });
  await plan.seal();
  const [batch] = store.sent;
  assert.equal(batch[0], "bid nothing");
  assert.equal(batch.at(-1), "ready");
  assert.ok(batch.includes("combat_move_a mark"));
  assert.equal(batch.length, Object.keys(frame.view.seats[0].boxes).length + 1);
});

test("a draft from another device is taken up if its cards are here, else left", () => {
  const round = `${frame.view.year} ${frame.view.season}`;
  store.draft.value = { round, deploy_5: "mark" };
  assert.deepEqual(new Plan(store).placed.value, { deploy_5: "mark" });
  store.draft.value = { round, deploy_5: "wuerzburg" };
  assert.deepEqual(new Plan(store).placed.value, {});
});

test("every card on every box says what comes of it, in words that exist", () => {
  const facts = plan.facts();
  for (const box of plan.boxes()) {
    for (const card of new Set(plan.cards())) {
      const { note, fails, clause } = preview(facts, box, card);
      assert.ok(note && !/^[a-z]+-[a-z-]+$/.test(note), `${box} ${card}: '${note}'`);
      assert.ok(!fails || clause, `${box} ${card} fails without a clause`);
    }
  }
});

test("what the rules foretell is shown, and nothing is decided here", () => {
  const facts = plan.facts();
  const { mark } = facts.view.counties;
  const told = (box, prospect) => {
    facts.view.prospects[box].mark = prospect;
    return preview(facts, box, "mark");
  };
  const lacks = told("build_church", { lacks: "stock", clause: "W1.1.13" });
  assert.deepEqual(lacks, { figure: "", note: say.t("lack-stock"), fails: true, clause: "W1.1.13" });
  assert.equal(told("combat_move_a", { most: 2 }).note, say.t("preview-march", { most: 2, armies: mark.armies }));
  assert.equal(told("collect_taxes", { thalers: 7, marker: true, peasants: 2 }).note, say.t("preview-revolt", { peasants: 2 }));
  assert.equal(told("collect_taxes", { thalers: 7, marker: false }).note, say.t("preview-no-marker"));
  assert.equal(told("collect_grain", { grain: 1, marker: true }).figure, "+1");
  assert.equal(told("build_trading_post", { thalers: -1, under: { trade_calms_5: { thalers: -1, calms: 1 } } }).note, say.t("preview-may-calm"));
  assert.equal(told("convert_3", { courtiers: 3 }).note, say.t("preview-court-county", { left: mark.armies - 3 }));
});

test("what an event may change is told beside it", () => {
  const facts = plan.facts();
  const { armies } = facts.view.counties.mark;
  const few = Object.keys(facts.board.events).find((id) => facts.board.events[id].effect === "few_recruits");
  facts.view.prospects.collect_taxes.mark = { thalers: 4, marker: true, under: { tax_min_6: { thalers: 6, marker: true } } };
  facts.view.prospects.deploy_5.mark = { thalers: -3, armies: 5, under: { [few]: { thalers: -3, armies: 3 } } };
  assert.equal(preview(facts, "collect_taxes", "mark").note, "+6 if raised");
  const fewer = say.t("preview-or-armies", { after: armies + 3 });
  assert.ok(preview(facts, "deploy_5", "mark").note.includes(fewer), preview(facts, "deploy_5", "mark").note);
  assert.ok(!preview(facts, "deploy_3", "mark").note.includes(fewer));
});

test("a bid is ranked among those with money", () => {
  const facts = plan.facts();
  assert.equal(preview(facts, "bid", "money_0").note, say.t("preview-bid-nought"));
  assert.equal(preview(facts, "bid", "mark").note, say.t("preview-bid-county", { above: 0, below: 1 }));
  facts.view.prospects.bid.mark.rank = facts.view.prospects.bid.money_2.rank + 0.5;
  assert.equal(preview(facts, "bid", "mark").note, say.t("preview-bid-county", { above: 2, below: 3 }));
});

test("a card in hand is shown in vain where the plan leaves no Thalers for it", () => {
  store.view.value.seats[0].thalers = 3;
  assert.ok(!plan.preview("deploy_5", "koeln").fails);
  plan.put("build_trading_post", { card: "mark", from: null });
  assert.deepEqual(plan.preview("deploy_5", "koeln"), { figure: "", note: say.t("lack-thalers"), fails: true });
  plan.put("collect_taxes", { card: "boehmen", from: null });
  assert.ok(!plan.preview("deploy_5", "koeln").fails, "taxes may come first");
});

test("the forecast counts on the least that an event leaves", () => {
  const facts = plan.facts();
  facts.view.actions = ["collect_taxes", "build_church", ...facts.view.actions.filter((one) => !["collect_taxes", "build_church"].includes(one))];
  facts.view.done = 0;
  facts.view.hidden_actions = [];
  facts.view.seats[0].thalers = 0;
  const placed = { collect_taxes: "koeln", build_church: "mark" };
  const taxes = facts.view.prospects.collect_taxes;
  taxes.koeln = { thalers: 5, marker: true };
  assert.deepEqual(forecast(facts, placed).short, []);
  taxes.koeln.under = { tax_max_5: { thalers: 1, marker: true } };
  assert.deepEqual(forecast(facts, placed).short, ["build_church"]);
});

test("the forecast knows which payments fail and which only may", () => {
  const facts = plan.facts();
  facts.view.seats[0].thalers = 4;
  const enough = forecast(facts, { build_church: "mark", deploy_3: "koeln" });
  assert.deepEqual(enough.short, []);
  facts.view.seats[0].thalers = 3;
  assert.deepEqual(forecast(facts, { build_church: "mark", deploy_3: "koeln" }).short, ["deploy_3"]);
  assert.deepEqual(forecast(facts, { build_palace: "mark", deploy_5: "koeln" }).doubtful, ["build_palace", "deploy_5"]);
});

test("small cards fill two rows, and more only where they would be too narrow", () => {
  assert.equal(columnsFor(2 * 7 + 5, 16), 10);
  assert.equal(columnsFor(2 * 7 + 5, 10), 10);
  assert.equal(columnsFor(2 * 10 + 6, 10), 10, "three rows");
  for (let all = 1; all < 40; all += 1) assert.equal(columnsFor(all, 16) % 2, 0, "a county of two columns never breaks a row");
});

const { read, written } = await import(`${web}games/wallenstein/desk/orders.js`);

test("an order is read as it was written", () => {
  const order = { origin: "boehmen", target: "kursachsen", least: 4, most: 3, stay: 1, attack: true, ask: false };
  assert.equal(written(order), "attack_else_stay boehmen kursachsen 4 3 1");
  for (const one of [order, { ...order, attack: false, ask: true }]) assert.deepEqual(read(written(one)), one);
  assert.equal(read(undefined), null);
  assert.equal(read("ask"), null);
});

test("a mat is handed in once, as it was seen", async () => {
  plan.put("bid", { card: "money_2", from: null });
  let taken;
  store.answer = (choices) => (store.sent.push(choices), new Promise((done) => (taken = done)));
  const sealed = plan.seal();
  plan.put("deploy_5", { card: "mark", from: null });
  plan.undo();
  await plan.seal();
  assert.deepEqual(plan.placed.value, { bid: "money_2" });
  taken();
  await sealed;
  assert.equal(store.sent.length, 1);
  plan.put("deploy_5", { card: "mark", from: null });
  assert.equal(plan.placed.value.deploy_5, "mark");
});
