// The room of Thirty Years War: ways over the map, lists in words, and answers by place.

import assert from "node:assert/strict";
import { test } from "node:test";
import { speak, web } from "../browser.mjs";
import { later, prepared } from "./rehearsing.mjs";

const room = `${web}games/thirty_years_war/`;

test("the way to a goal leads over the places before it", async () => {
  const { routeTo } = await import(`${room}marching.js`);
  const goals = [
    { place: "prague", by: "pilsen" },
    { place: "tabor", by: "prague" },
    { place: "budweis", by: "tabor" },
    { place: "amberg", by: "pilsen" },
  ];
  const march = { city: "pilsen", reach: [{ goals }] };
  const way = (goal) => routeTo(march, goal).map(({ place }) => place);
  assert.deepEqual(way("budweis"), ["prague", "tabor", "budweis"]);
  assert.deepEqual(way("amberg"), ["amberg"]);
  assert.deepEqual(way("vienna"), []);
});

test("a name in four letters is the one of the terminal", async () => {
  const { brief } = await import(`${room}map/labels.js`);
  assert.deepEqual(["Wittenberg", "Frankfurt-on-Oder", "Köln", "Bar-le-Duc"].map(brief), ["Witt", "FraO", "Köln", "BarD"]);
});

test("a leader sets out with the force that the server advises, and nothing is sent", async () => {
  const { intent, sent, drafts } = await prepared();
  const { lead } = await import(`${room}marching.js`);
  await lead(intent, "act p1", "mansfeld");
  assert.deepEqual(intent.plan.value.choices, ["act p1", "lead mansfeld", "take a", "take b"]);
  assert.deepEqual(drafts.at(-1).plan.choices, intent.plan.value.choices);
  assert.deepEqual(sent, []);
  assert.ok(intent.back(), "one step: the leader");
  assert.deepEqual(intent.plan.value.choices, []);
});

test("a march goes to its goal and is sent whole with its halt and what it forages", async () => {
  const { intent, sent } = await prepared();
  const { goTo, halt, lead } = await import(`${room}marching.js`);
  await lead(intent, "act p1", "mansfeld");
  await goTo(intent, "prague");
  await halt(intent);
  assert.deepEqual(sent, [["act p1", "lead mansfeld", "take a", "take b", "go", "march prague", "halt", "forage prague"]]);
  assert.deepEqual(intent.plan.value.choices, []);
});

test("where a march forages is chosen for its way, and another way forages as is advised", async () => {
  const { intent, sent } = await prepared();
  const { forageIn, foraged, goTo, halt, lead, stepBack } = await import(`${room}marching.js`);
  const here = () => foraged(intent, intent.attack.value);
  await lead(intent, "act p1", "mansfeld");
  await goTo(intent, "prague");
  forageIn(intent, "pilsen", 1);
  forageIn(intent, "prague", -1);
  assert.deepEqual(here(), { prague: 0, pilsen: 1 });
  await stepBack(intent);
  assert.deepEqual(here(), { prague: 1 }, "as is advised");
  await goTo(intent, "prague");
  await halt(intent);
  assert.deepEqual(sent[0].at(-1), "forage pilsen");
});

test("who is dropped off or picked up on the way is so in that city, and can be taken back", async () => {
  const { intent } = await prepared();
  const { act, drop, lead } = await import(`${room}marching.js`);
  await lead(intent, "act p1", "mansfeld");
  await intent.set([...intent.plan.value.choices, "go", "march prague", "control", "march budweis"]);
  await act(intent, "drop a", "prague");
  await act(intent, "pick_up c", null);
  assert.deepEqual(intent.plan.value.choices.slice(-5), ["march prague", "control", "drop a", "march budweis", "pick_up c"]);
  await drop(intent, intent.plan.value.choices.indexOf("drop a"));
  assert.deepEqual(intent.plan.value.choices.slice(-4), ["march prague", "control", "march budweis", "pick_up c"]);
});

test("an attack ends a march, and its last road is taken with it", async () => {
  const { intent, sent } = await prepared();
  const { goTo, lead } = await import(`${room}marching.js`);
  await lead(intent, "act p1", "mansfeld");
  await goTo(intent, "tabor");
  assert.equal(intent.attack.value, "tabor");
  assert.equal(intent.plan.value.choices.at(-1), "march prague");
  await intent.send();
  assert.deepEqual(sent[0].slice(-2), ["march prague", "march tabor"]);
});

test("who is overrun is a part of the way, and what is done there is done after it", async () => {
  const { intent } = await prepared();
  const { act, goTo, lead, stepBack } = await import(`${room}marching.js`);
  await lead(intent, "act p1", "mansfeld");
  await goTo(intent, "passau");
  assert.equal(intent.attack.value, null, "no battle ends the march");
  assert.deepEqual(intent.plan.value.choices.slice(-4), ["march prague", "march linz", "overrun", "march passau"]);
  await act(intent, "drop a", "linz");
  assert.deepEqual(intent.plan.value.choices.slice(-3), ["overrun", "drop a", "march passau"]);
  await stepBack(intent);
  await stepBack(intent);
  assert.equal(intent.plan.value.choices.at(-1), "march prague", "the overrun goes with its march");
});

test("where a march forages before its battle is chosen on its way, and not asked again", async () => {
  const { intent, store, sent } = await prepared();
  const { forageIn, foraged, goTo, lead, stepBack } = await import(`${room}marching.js`);
  const here = () => foraged(intent, intent.attack.value);
  await lead(intent, "act p1", "mansfeld");
  await goTo(intent, "tabor");
  assert.deepEqual(here(), { tabor: 2 }, "as is advised with the city of the battle");
  forageIn(intent, "tabor", -1, "tabor");
  forageIn(intent, "prague", 1, "tabor");
  assert.deepEqual(here(), { tabor: 1, prague: 1 });
  await stepBack(intent);
  assert.deepEqual(here(), { prague: 1 }, "another way");
  intent.back();
  await intent.send();
  const choices = ["forage prague", "forage tabor"];
  const asked = (chosen, turn) => {
    store.view.value = { march: { ...intent.stage.view.peek().march, seat: 0, leader: "mansfeld", trail: ["march prague", "tabor"], forage: { needs: 2, chosen, advice: ["tabor"], open: {} } } };
    store.question.value = { kind: "forage", choices };
    store.frame.value = { turn, draft: null, questions: [store.question.value] };
  };
  store.question.value = null;
  store.frame.value = { turn: 4, draft: null, questions: [] }; // the other side reacts first
  store.draft.value = null; // as an answer clears it
  asked([], 5);
  await later();
  asked(["tabor"], 6);
  await later();
  assert.deepEqual(sent.slice(1), [["forage tabor"], ["forage prague"]]);
});

test("before a battle a march forages as is advised, and what is not open then is asked", async () => {
  const { intent, store, sent } = await prepared();
  const forage = (turn, ...choices) => {
    store.question.value = { kind: "forage", choices };
    store.frame.value = { turn, draft: null, questions: [store.question.value] };
  };
  store.view.value = { march: { seat: 0, leader: "mansfeld", trail: ["prague"], forage: { chosen: [], advice: ["prague", "tabor", "pilsen"] } } };
  intent.foraging = { way: ",,mansfeld,prague", levels: null };
  forage(4, "forage prague", "forage tabor");
  forage(4, "forage prague", "forage tabor"); // the same once more, as another device has a draft
  await later();
  forage(5, "forage pilsen");
  await new Promise((later) => setTimeout(later));
  assert.deepEqual(sent, [["forage prague"]]);
});

test("what is refused is left out with all behind it, and the prompt says why", async () => {
  const { intent, store } = await prepared((choice) => choice === "march prague");
  const { goTo, lead } = await import(`${room}marching.js`);
  await lead(intent, "act p1", "mansfeld");
  await goTo(intent, "prague");
  assert.equal(intent.plan.value.choices.at(-1), "go");
  assert.equal(store.refusal.value.message, "no");
});

test("who stays behind is left out of the force, and whom nobody leads any more with him", async () => {
  const { intent } = await prepared((choice, n, choices) => choice === "take b" && !choices.includes("take a"));
  const { company, lead } = await import(`${room}marching.js`);
  await lead(intent, "act p1", "mansfeld");
  await company(intent, "take a", false);
  assert.deepEqual(intent.plan.value.choices, ["act p1", "lead mansfeld"]);
});

test("a plan waits for its turn, is never sent by itself, and says when it cannot be carried out", async () => {
  let against = () => null;
  const { intent, store, sent } = await prepared((...all) => against(...all));
  store.question.value = null;
  store.frame.value = { turn: 3, draft: null, questions: [] };
  intent.take("p1");
  await intent.set(["aid p1"]);
  assert.equal(intent.mode.value, "ahead");
  assert.deepEqual(sent, []);
  against = (choice) => choice === "aid p1";
  store.question.value = { kind: "card_round", choices: [] };
  store.frame.value = { turn: 4, draft: null, questions: [store.question.value] };
  await new Promise((later) => setTimeout(later));
  assert.equal(intent.broken.value.choice, "aid p1");
  assert.deepEqual(intent.plan.value.choices, ["aid p1"], "it is still shown");
  await intent.set(["event p1"]);
  assert.equal(intent.broken.value, null);
  intent.back();
  assert.equal(intent.broken.value.choice, "aid p1", "it is no better than before");
  assert.deepEqual(sent, []);
});

test("a plan comes back after a reload, and a window in between does not lose it", async () => {
  const { intent, store, sent } = await prepared();
  store.draft.value = { plan: { card: "p1", choices: ["aid p1"], attack: null } };
  store.frame.value = { turn: 4, questions: [{ kind: "card_round", choices: [] }] };
  await new Promise((later) => setTimeout(later));
  assert.deepEqual(intent.plan.value.choices, ["aid p1"]);
  store.question.value = { kind: "react", choices: ["inside"] };
  store.draft.value = null;
  store.frame.value = { turn: 5, questions: [store.question.value] };
  assert.equal(intent.mode.value, "off");
  await intent.answer(["inside"]);
  assert.deepEqual(sent, [["inside"]]);
  assert.deepEqual(intent.plan.value.choices, ["aid p1"]);
});

test("losses are kept beside a plan, for their own battle only, and a plan beside losses", async () => {
  const { keepLosses, keptLosses } = await import(`${room}draft.js`);
  const { intent, store, drafts } = await prepared();
  const inBattle = (city) => ({ turn: 2, round: 1, hand: [{ card: "p1" }], battle: { attacker: 1, city } });
  store.question.value = null;
  store.view.value = inBattle("prague");
  store.frame.value = { turn: 4, questions: [] };
  await intent.set(["aid p1"]);
  keepLosses(store, ["lose saxon"]);
  store.frame.value = { turn: 5, questions: [] };
  await intent.set(["event p1"]);
  assert.deepEqual([keptLosses(store), store.draft.value.plan.choices], [["lose saxon"], ["event p1"]]);
  store.view.value = inBattle("tabor");
  assert.deepEqual(keptLosses(store), []);
  intent.putAway();
  assert.deepEqual(Object.keys(store.draft.value), ["losses"]);
  const many = drafts.length;
  intent.keep();
  assert.equal(drafts.length, many, "nothing has changed");
  keepLosses(store, []);
  assert.equal(store.draft.value, null);
});

test("the cities of a way have what happens and what is done there", async () => {
  const { stopsOf } = await import(`${room}panels/march.js`);
  const marched = (place, points) => ({ event: "marched", args: { place, points } });
  const log = [{ event: "card-played", args: {} }, marched("prague", 4), { event: "city-gained", args: {} }, marched("tabor", 2)];
  const choices = ["act p1", "lead mansfeld", "go", "march prague", "control", "march tabor", "drop x"];
  const stops = stopsOf(log, choices);
  assert.deepEqual(stops.map(({ place, points, at }) => [place, points, at]), [["prague", 4, 3], ["tabor", 2, 5]]);
  assert.deepEqual(stops.map(({ happens, done }) => [happens.length, done.map(({ choice }) => choice)]), [[1, ["control"]], [0, ["drop x"]]]);
});

test("the round that begins after what is prepared is no part of it", async () => {
  const { stopsOf } = await import(`${room}panels/march.js`);
  const { soFar } = await import(`${room}playback.js`);
  const log = [["marched", { place: "prague", points: 0 }], ["halted", {}], ["round-began", { round: 6 }], ["card-drawn", {}]].map(([event, args]) => ({ event, args }));
  assert.deepEqual(soFar(log).map(({ event }) => event), ["marched", "halted"]);
  assert.deepEqual(stopsOf(log, ["march prague"])[0].happens.map(({ event }) => event), ["halted"]);
  assert.equal(soFar(log.slice(0, 2)).length, 2);
});

test("the line over the table says what is asked after a halt, and no points of a march that is over", async () => {
  const say = await speak("en", "thirty_years_war");
  const { room: own } = await import(`${room}index.js`);
  const { preparedWords } = await import(`${room}prompt.js`);
  const { signal } = await import(`${web}vendor/ui.js`);
  const words = (kind, trail, more = {}) => {
    const march = { leader: "mansfeld", city: "prague", trail, spent: 2, points: trail.length ? 6 : 4, seat: 0 };
    const tried = { view: { march }, question: { kind, about: { city: "prague" }, choices: [] }, ...more };
    const store = { told: signal(null), room: own, board: signal({ cities: { prague: {} }, terms: { city: "place" } }), info: signal({ seats: [] }), seat: 0 };
    const plan = signal({ choices: ["act p1", "lead mansfeld"], attack: null });
    const work = { store, plan, shown: signal(tried), tried: signal(tried), mode: signal("own"), broken: signal(null), stage: { ...store, question: signal(tried.question) } };
    return preparedWords(store, work).say.replace(/[\u2066-\u2069]/g, "");
  };
  assert.equal(say.language.value, "en");
  assert.match(words("form_force", []), /choose the goal/);
  assert.match(words("march_on", ["prague"]), /2 of 8/);
  for (const trail of [[], ["prague"]]) {
    assert.match(words("assault", trail), /Mansfeld.*Roll for the siege of Prague/);
    assert.doesNotMatch(words("assault", trail), /goal|points/);
  }
  const final = (kind, last) => words(kind, ["prague"], { final: true, taken: ["act p1", "lead mansfeld", last] });
  assert.match(final("assault", "assault"), /Mansfeld:.*Roll/);
  assert.doesNotMatch(final("assault", "assault"), /points/);
  assert.match(final("march_on", "halt"), /2 of 8/);
});

test("units are said by their kinds, however many there are", async () => {
  await speak("en", "thirty_years_war");
  const { LISTS, choiceText } = await import(`${room}terms.js`);
  assert.equal(LISTS.unit(["imperial_militia", "imperial_militia", "spanish_veteran"]), "2× Imperial Militia; Spanish Veteran");
  assert.equal(choiceText("march prague", "march_on"), "March to Prague");
  assert.match(choiceText("raise german_militia", "raise"), /German Protestant Militia/);
});

test("a leader is known by his letters, with or without a name", async () => {
  await speak("fr", "thirty_years_war");
  const { initials, term } = await import(`${room}terms.js`);
  assert.equal(initials("gustavus_adolphus"), "GA");
  assert.doesNotMatch(term("leader", "unnamed_swedish_2"), /\p{Lu}/u);
  assert.match(initials("unnamed_swedish_2"), /^\p{Lu}2$/u);
});

test("an answer lies where its place or its leader is", async () => {
  const { placeOf } = await import(`${room}panels/grouped.js`);
  const view = { cities: { pilsen: { stacks: [{ leaders: ["mansfeld"], units: {} }] }, prague: {} }, boxes: {} };
  assert.equal(placeOf(view, "lead mansfeld"), "pilsen");
  assert.equal(placeOf(view, "march prague"), "prague");
  assert.equal(placeOf(view, "take german_militia"), null);
  assert.equal(placeOf(view, "halt"), null);
});

test("what a seat did itself is not told to it slowly", async () => {
  const { telling } = await import(`${room}playback.js`);
  const marched = (seat) => ({ n: 1, event: "marched", clause: "", args: { seat } });
  assert.equal(telling.hold([marched(0)], 0), 0);
  for (const event of ["siege-rolled", "leader-checked", "battle-won"]) assert.ok(telling.hold([{ ...marched(0), event }], 0) > 0, "how the own dice fell");
  assert.ok(telling.hold([marched(1)], 0) > 0);
  assert.ok(telling.hold([{ ...marched(1), event: "battle-won" }], 0) > telling.hold([marched(1)], 0));
});

const over = (winners, vp) => ({
  game: "thirty_years_war",
  state: "over",
  seats: [{ name: "Anna" }, { name: "Mathias" }],
  result: { winners, points: [-vp, vp], result: winners.length > 1 ? "draw" : "catholic", vp },
});

test("a list of wars names the total once, and who has won", async () => {
  await speak("en", "thirty_years_war");
  const { scoreOf } = await import(`${web}lobby/tables.js`);
  const plain = (info) => scoreOf(info).replace(/[\u2066-\u2069]/g, "");
  assert.equal(plain(over([1], 47)), "Mathias has won, total 47");
  assert.equal(plain(over([0, 1], 20)), "Nobody has won, total 20");
});

test("after a draw nobody is said to have won", async () => {
  await speak("en", "thirty_years_war");
  const { prompt } = await import(`${room}prompt.js`);
  const said = (info) => prompt({ told: { value: null }, info: { value: info } });
  assert.match(said(over([0, 1], 20)).say, /Nobody has won/);
  assert.equal(said(over([0, 1], 20)).seat, -1);
  assert.match(said(over([1], 47)).say, /Mathias.* has won/);
});

test("a scale of the total reaches as far as the total does", async () => {
  const { scaleOf } = await import(`${room}look.js`);
  assert.deepEqual(scaleOf([0, 50], [21]), [0, 50]);
  assert.deepEqual(scaleOf([0, 50], [21, 57, -3]), [-3, 57]);
});

test("an event says how far it moves the total now", async () => {
  await speak("en", "thirty_years_war");
  const { useTold } = await import(`${room}panels/card-round.js`);
  const store = { board: { value: { cards: { p3: { value: 3 } } } } };
  const told = (vp) => useTold(store, { card: "p3", event: vp ? { vp } : {} }, "event").replace(/[\u2066-\u2069]/g, "");
  assert.match(told(-3), /The total moves by −3\.$/);
  assert.doesNotMatch(told(0), /total moves/);
});

const told = (...entries) => entries.map(([event, args], n) => ({ n: n + 1, event, clause: "", args }));
const war = (prague, leipzig, vp) => ({ cities: { prague: { control: prague }, leipzig: { control: leipzig } }, boxes: {}, areas: {}, victory: { vp } });

test("a place is as it is told, and not before it is told", async () => {
  const { telling } = await import(`${room}playback.js`);
  const { stepsOf } = await import(`${web}lib/playback.js`);
  const log = told(
    ["card-played", { seat: 1, card: "c1", use: "act" }],
    ["battle-rolled", { seat: 1, roll: 4, modifier: 1, column: 6, losses: 4, modified: 5 }],
    ["battle-rolled", { seat: 0, roll: 2, modifier: 0, column: 3, losses: 2, modified: 2 }],
    ["battle-won", { winner: 1, city: "prague", losses: 4, against: 2 }],
    ["city-gained", { seat: 1, city: "prague", points: 1, vp: 21 }],
    ["area-gained", { seat: 1, area: "saxony", cities: ["leipzig"], points: 2, vp: 23 }],
  );
  const frame = (view, log, logged) => ({ seat: 0, view, log, logged, table: { state: "playing" }, questions: [{}], undo: 1 });
  const steps = stepsOf(telling, frame(war(0, 0, 20), [], 0), frame(war(1, 1, 23), log, 6));
  const look = ({ told, seen, frame: { view } }) => [seen ? "rolling" : (told?.event ?? "all"), view.cities.prague.control, view.cities.leipzig.control, view.victory.vp];
  assert.deepEqual(steps.map(look), [
    ["card-played", 0, 0, 20],
    ["rolling", 0, 0, 20],
    ["battle-rolled", 0, 0, 20],
    ["battle-won", 1, 0, 21],
    ["area-gained", 1, 1, 23],
    ["all", 1, 1, 23],
  ]);
  assert.deepEqual(steps[1].frame.log, [], "no line tells of dice in the air");
  assert.equal(steps[2].frame.log.length, 2, "the dice of both sides are one beat");
});

test("a march over several cities is one step and one sentence", async () => {
  const { telling } = await import(`${room}playback.js`);
  const { passages } = await import(`${web}lib/playback.js`);
  const log = told(
    ["marched", { seat: 1, origin: "bamberg", place: "bayreuth", leaders: ["tilly"], units: [], points: 5 }],
    ["marched", { seat: 1, origin: "bayreuth", place: "lutzen", leaders: ["tilly"], units: [], points: 4 }],
    ["marched", { seat: 1, origin: "lutzen", place: "leipzig", leaders: ["tilly"], units: [], points: 3 }],
  );
  assert.deepEqual(passages(telling, log).map(([to]) => to), [3]);
  const said = telling.says(log, log[0]);
  assert.deepEqual([said.event, said.args.origin, said.args.cities, said.args.place], ["marched-far", "bamberg", ["bayreuth", "lutzen"], "leipzig"]);
  assert.equal(telling.says(log.slice(0, 1), log[0]), log[0]);
});

test("what changes for a side is read from its views", async () => {
  await speak("en", "thirty_years_war");
  const { changes } = await import(`${room}draft.js`);
  const stack = (seat, factors) => ({ seat, factors, leaders: [], units: {} });
  const view = (factors, holds, objection) => ({
    cities: { leipzig: { stacks: factors ? [stack(1, factors)] : [] }, torgau: { stacks: [stack(0, 4)] } }, boxes: {},
    seats: [{ pay: { lines: [{ city: "torgau", line: "swedish", holds }] } }, { pay: { lines: [] } }],
    hand: [{ card: "p35", event: objection ? { objection } : {} }],
  });
  const board = { cities: { leipzig: { neighbours: ["torgau"] }, torgau: { neighbours: ["leipzig"] } } };
  const store = { seat: 0, board: { value: board } };
  const plain = (text) => text.replace(/[\u2066-\u2069]/g, "");
  const found = changes(store, view(4, true, "x"), view(22, false, "")).map(({ what, how }) => `${plain(what)}: ${plain(how)}`);
  assert.match(found[0], /Leipzig: 4 to 22/);
  assert.match(found[1], /Torgau: cut/);
  assert.match(found[2], /possible now/);
  assert.deepEqual(changes(store, view(4, true, ""), view(4, true, "")), []);
});

test("a card is cited by its name, or by its number behind a sentence that has the name", async () => {
  const { cited } = await import(`${room}terms.js`);
  const name = "Swedish-Danish Conflict (C21)";
  assert.equal(cited("card.C21", ""), name);
  assert.equal(cited("card.C21", `Anna plays ${name}.`), "C21");
  assert.equal(cited("card.rule.b", ""), "Cards (b)");
  assert.equal(cited("tab.crt", ""), "Combat Results Table");
  assert.equal(cited("12.26b", ""), null);
});
