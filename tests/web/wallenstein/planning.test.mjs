// A mat before it is sealed, on a real view of the first spring. Run by test_node.py.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fixture, speakEnglish, web } from "../browser.mjs";

const room = `${web}games/wallenstein/`;

const say = await speakEnglish();
const { signal } = await import(`${web}vendor/ui.js`);
const { readBoard } = await import(`${room}board.js`);
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

test("a bid that cannot be paid is refused with its clause", () => {
  store.view.value.seats[0].thalers = 2;
  plan.put("bid", { card: "money_3", from: null });
  assert.deepEqual(plan.placed.value, {});
  assert.equal(store.refusal.value.clause, "W3.2.3");
});

test("filling up leaves the bid alone and spends the lowest money first", () => {
  plan.fill();
  assert.ok(!("bid" in plan.placed.value));
  assert.ok(Object.values(plan.placed.value).every((card) => !(card in board.counties)));
  assert.equal(plan.placed.value[plan.boxes()[0]], "money_0");
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

test("what an event may change is read from the outlook", () => {
  const facts = plan.facts();
  const { taxes, armies } = facts.view.counties.mark;
  facts.view.outlook = { tax_min_6: { collect_taxes: { mark: taxes + 2 } }, few_recruits: { deploy_5: { mark: 3 } } };
  assert.ok(preview(facts, "collect_taxes", "mark").note.includes(say.t("preview-if-event", { amount: `+${taxes + 2}` })));
  assert.ok(preview(facts, "deploy_5", "mark").note.includes(say.t("preview-or-armies", { after: armies + 3 })));
  assert.ok(!preview(facts, "deploy_3", "mark").note.includes(say.t("preview-or-armies", { after: armies + 3 })));
  facts.view.seats[0].supply = 5;
  facts.view.outlook = { few_recruits: { deploy_5: { mark: 7 } } };
  assert.ok(preview(facts, "deploy_5", "mark").note.includes(say.t("preview-or-armies", { after: armies + 5 })), "no more than the supply holds");
});

test("the forecast counts on the least that an event leaves", () => {
  const facts = plan.facts();
  facts.view.actions = ["collect_taxes", "build_church", ...facts.view.actions.filter((one) => !["collect_taxes", "build_church"].includes(one))];
  facts.view.done = 0;
  facts.view.hidden_actions = [];
  facts.view.seats[0].thalers = 0;
  const placed = { collect_taxes: "koeln", build_church: "mark" };
  facts.view.outlook = {};
  assert.deepEqual(forecast(facts, placed).short, []);
  facts.view.outlook = { tax_max_5: { collect_taxes: { koeln: 1 } } };
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
