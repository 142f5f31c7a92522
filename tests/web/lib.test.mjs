// What the client's foundation promises, without a browser. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.localStorage = { getItem: () => null, setItem() {} };

const web = new URL("../../src/westphalia/web/", import.meta.url);
const { loaded } = await import(`${web}lib/assets.js`);
const { changed } = await import(`${web}lib/net.js`);
const { invitationHash, readRoute, writeRoute } = await import(`${web}lib/route.js`);
const { botWord, games, seatColour } = await import(`${web}lib/people.js`);
const { agreedWords } = await import(`${web}lib/prose.js`);
const { addMessages, t } = await import(`${web}lib/i18n.js`);
const { SILENCE, talkWith } = await import(`${web}lib/store.js`);
const { joined } = await import(`${web}lib/playback.js`);
const { get, openConnection, query, readOnly } = await import(`${web}lib/net.js`);
const { Marks } = await import(`${web}lib/marks.js`);
const { nameOf } = await import(`${web}lib/keys.js`);
const { CLOCKS, firstPlaces, gameOptions, seatsToSend, unmet, withGuest, withoutGuests } = await import(`${web}lobby/choices.js`);

const GAME = {
  name: "wallenstein",
  modules: ["leaders", "court"],
  seats: [3, 4, 5],
  bots: ["random", "captain", "general"],
  outside: [],
  stand_in: "captain",
  options: [
    { name: "setup", values: ["line-up", "draft"], default: "line-up", clause: "W1.4.1" },
    { name: "colours", values: ["azure", "gules"], default: "azure gules", clause: "W1.2.4", several: true },
    { name: "leader_bonus", values: ["printed", "last"], default: "printed", clause: "M2.11", module: "leaders" },
  ],
};

test("a number below nothing has a minus, and a word keeps its hyphen", () => {
  addMessages("en", "by-night = { $low } degrees in No-1 Baden-2");
  assert.equal(t("by-night", { low: -3 }), "−3 degrees in No-1 Baden-2");
});

test("an address is read as it was written", () => {
  const places = [
    { page: "lobby" },
    { page: "table", id: "k3v9", seat: 2 },
    { page: "table", id: "k3v9", seat: -1 },
    { page: "table", id: "k3v9", seat: null },
    { page: "join", id: "k3v9", seat: 1, link: "a/b?c" },
    { page: "replay", id: "k3v9", at: 0, seat: null },
    { page: "replay", id: "k3v9", at: 117, seat: 3 },
    { page: "replay", id: "k3v9", at: 117, seat: -2, told: 412 },
    { page: "replay", id: "k3v9", at: 307, seat: -1, event: 497 },
    { page: "new", id: "wallenstein", guest: "Anna/Bo 100 %?" },
    { page: "people", id: "Anna/Bo 100 %?" },
    { page: "people", id: "captain", house: true },
    { page: "back" },
    { page: "back", link: "a-b_c" },
    { page: "invited", link: "a-b_c" },
  ];
  for (const place of places) assert.deepEqual(readRoute(writeRoute(place)), place);
  assert.deepEqual(readRoute("#/nonsense"), { page: "lobby" });
  assert.equal(invitationHash({ pathname: "/join/k3v9/2", hash: "#t0ken" }), "#/join/k3v9/2/t0ken");
  assert.equal(invitationHash({ pathname: "/join/k3v9/2", hash: "#/table/k3v9" }), "", "somebody went on");
  assert.equal(invitationHash({ pathname: "/", hash: "#t0ken" }), "");
  assert.deepEqual(readRoute("#/table/k3%E0%A"), { page: "lobby" }, "it was cut short");
});

test("a log grows, and shrinks when an answer is taken back", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((event, n) => ({ n: n + 1, event }));
  assert.deepEqual(joined([], [a, b], 2), [a, b]);
  assert.deepEqual(joined([a, b], [c], 3), [a, b, c]);
  assert.deepEqual(joined([a, b, c], [], 2), [a, b]);
  assert.deepEqual(joined([a, b, c], [d], 2), [a, d], "one entry fell away and another took its place");
  const same = [a];
  assert.equal(joined(same, [], 1), same, "nothing new draws nothing anew");
});

test("what is said replaces all that was known behind it", () => {
  const word = (n, text = "") => ({ n, text });
  const heard = talkWith(SILENCE, { after: 0, entries: [word(1, "a"), word(3, "b")], read: 0, unread: 2, speaks: "table" });
  const more = talkWith(heard, { after: 3, entries: [word(4, "c")], read: 4, unread: 0, speaks: "table" });
  assert.deepEqual(more.entries.map(({ text }) => text), ["a", "b", "c"]);
  const muted = talkWith(more, { after: 0, entries: [word(1), word(3)], read: 4, unread: 0, speaks: "table" });
  assert.deepEqual(muted.entries.map(({ text }) => text), ["", ""], "somebody muted is silent from the beginning on");
});

test("the colours are those the table agreed on", () => {
  const info = { sides: ["sable", "or", "azure"].map((colour) => ({ name: colour, colour })) };
  assert.equal(seatColour(info, 0), "sable");
  assert.equal(seatColour(info, 2), "azure");
  assert.equal(seatColour(info, 7), "sable", "an invitation to a seat that is not there can still be read");
});

test("what is not said is not asked", () => {
  assert.equal(query({ seat: -1, log: 0, table: undefined }), "?seat=-1&log=0");
  assert.equal(query({}), "");
});

test("a key has one name", () => {
  const press = (key, more = {}) => nameOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });
  assert.equal(press("Z"), "z");
  assert.equal(press("?", { shiftKey: true }), "?");
  assert.equal(press("ArrowLeft", { shiftKey: true }), "Shift+ArrowLeft");
});

test("options of the last table hold only while the game knows them", () => {
  const last = { modules: ["court", "gone"], options: { setup: "draft", tower: "old", colours: "gules azure" } };
  assert.deepEqual(gameOptions(GAME, last), { modules: ["court"], options: { setup: "draft" } });
  assert.deepEqual(gameOptions(GAME, null), { modules: [], options: {} });
  const bonus = (...modules) => gameOptions(GAME, { modules, options: { leader_bonus: "last" } }).options;
  assert.deepEqual(bonus("court", "leaders"), { leader_bonus: "last" });
  assert.deepEqual(bonus("court"), {}, "the server refuses an option of a module that is not played");
});

test("a rule that has no object with an option is not agreed on", () => {
  const scenario = { name: "scenario", values: ["campaign", "apocalypse"], default: "campaign", clause: "1.2b" };
  const war = { name: "thirty_years_war", modules: ["ambition", "tilly"], options: [scenario], needs: [{ module: "ambition", option: "scenario", values: ["campaign"], reason: "wallenstein_dead" }] };
  assert.equal(unmet(war, "ambition", {}), null);
  assert.equal(unmet(war, "ambition", { scenario: "apocalypse" }).reason, "wallenstein_dead");
  assert.equal(unmet(war, "tilly", { scenario: "apocalypse" }), null);
  const last = { modules: ["ambition", "tilly"], options: { scenario: "apocalypse" } };
  assert.deepEqual(gameOptions(war, last).modules, ["tilly"]);
});

test("what a table agreed on is said where it is not as usual", () => {
  games.value = [{ ...GAME, options: [...GAME.options, { name: "pace", values: ["slow", "very fast"], default: "slow" }, { name: "late", values: ["no", "yes"], default: "no", module: "court" }] }];
  addMessages("en", "module-court = Court\noption-setup-draft = Drawn\noption-pace = Pace\noption-pace-very-fast = fast", "wallenstein");
  addMessages("en", "lobby-option = { $option }: { $value }");
  const said = (modules, options) => agreedWords({ game: "wallenstein", modules, options });
  assert.deepEqual(said([], { setup: "line-up", pace: "slow", colours: "gules azure" }), []);
  assert.deepEqual(said(["court"], { setup: "draft" }), ["Court", "Drawn"]);
  assert.deepEqual(said([], { pace: "very fast", late: "yes" }), ["Pace: fast"], "an option of a module that is not played is nobody's");
});

test("a table is sent as it was set", () => {
  const places = [{ kind: "me" }, { kind: "hot", name: "Bert" }, { kind: "link" }, { kind: "bot", bot: "captain" }];
  const sent = seatsToSend(places, "Tilly");
  assert.deepEqual(sent.map(({ kind }) => kind), ["me", "hot", "open", "bot"]);
  assert.equal(firstPlaces(GAME, { places: [{ kind: "me" }] }).length, 5, "one seat is no table");
  const invited = withGuest(places, "Berta");
  assert.deepEqual(seatsToSend(invited, "Tilly")[1], { kind: "open" });
  assert.deepEqual(withoutGuests(invited)[1], { kind: "link" }, "nobody is asked again by what is kept");
  assert.deepEqual(firstPlaces(GAME, null).slice(2), Array(3).fill({ kind: "bot", bot: "captain" }), "not just the last of the bots");
  assert.deepEqual(CLOCKS.none, { bank: 0, increment: 0 });
});

test("whoever puts marks away leaves those of others", () => {
  const marks = new Marks();
  const [desk, panel] = [{}, {}];
  marks.put(desk, { a: { kind: "planned", tag: "5" }, b: { kind: "planned" } });
  marks.put(panel, { a: { kind: "source" }, c: { kind: "attack" } });
  assert.deepEqual(marks.value, { a: { kind: "source" }, b: { kind: "planned" }, c: { kind: "attack" } });
  marks.put(desk, { a: { kind: "planned", tag: "3" } });
  assert.equal(marks.value.a.kind, "source", "a plan gives way, whenever it came");
  marks.put(desk, null);
  assert.deepEqual(marks.value, { a: { kind: "source" }, c: { kind: "attack" } });
  marks.put(panel, null);
  assert.deepEqual(marks.value, {});
});

test("a file that did not come is asked for again after a pause, not with each drawing", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const answers = [() => Promise.reject(new Error("offline")), () => ({ ok: false, json: () => "an error" }), () => ({ ok: true, json: () => "held" })];
  let asked = 0;
  context.mock.method(globalThis, "fetch", async () => answers[asked++]());
  const settled = () => new Promise((done) => setImmediate(done));
  for (const tries of [1, 2]) {
    assert.equal(loaded("missing.json"), null);
    await settled();
    assert.equal(loaded("missing.json"), null);
    assert.equal(asked, tries);
    context.mock.timers.tick(60000);
    await settled();
  }
  assert.equal(loaded("missing.json"), "held");
});

test("messages that did not come are asked for with the next need", async () => {
  const { needOf, t } = await import(`${web}lib/i18n.js`);
  globalThis.fetch = async () => new Response("busy", { status: 503 });
  await needOf("wallenstein", "late");
  globalThis.fetch = async (path) => new Response(path.endsWith("wallenstein-late.ftl") ? "late-word = Here I am" : "");
  await needOf("wallenstein", "late");
  assert.equal(t("late-word", {}, "wallenstein"), "Here I am");
});

test("a bot of the house has a name in each language, one from outside its own", () => {
  games.value = [{ ...GAME, bots: [...GAME.bots, "miser"], outside: ["miser"] }];
  addMessages("en", "bot-captain = Captain\nbot-from-outside = { $bot } (from outside)");
  assert.equal(botWord("wallenstein", "miser"), "miser (from outside)");
  assert.equal(botWord("wallenstein", "captain"), "Captain");
});

test("whoever presses twice becomes one guest", async () => {
  const { ensureMe, me } = await import(`${web}lib/people.js`);
  const asked = [];
  const answers = [{ status: 503 }, { status: 200 }];
  globalThis.fetch = async (path) => (asked.push(path), new Response(JSON.stringify({ me: { name: "Anna" } }), { ...answers.shift(), headers: { "content-type": "application/json" } }));
  await assert.rejects(ensureMe("Anna"));
  const [one, two] = await Promise.all([ensureMe("Anna"), ensureMe("Anna")]);
  assert.deepEqual([one.name, two.name, asked.length], ["Anna", "Anna", 2], "refused once, then asked once");
  me.value = null;
});

test("whether the server can write is known from every answer and every line", async () => {
  const answer = (/** @type {Record<string, string>} */ headers) => async () => new Response("{}", { headers });
  globalThis.fetch = answer({ "x-read-only": "1", "content-type": "application/json" });
  await get("/api/me");
  assert.equal(readOnly.value, true);
  globalThis.fetch = answer({});
  await get("/api/me");
  assert.equal(readOnly.value, false);

  globalThis.document = { addEventListener() {}, removeEventListener() {} };
  Object.assign(globalThis, { addEventListener() {}, removeEventListener() {}, location: { href: "http://here/" } });
  globalThis.WebSocket = class {
    close() {}
  };
  const heard = [];
  const line = openConnection(() => "/live", { heard: (frame) => heard.push(frame), state() {} });
  line.socket.onmessage({ data: '{"type": "server", "read_only": true}' });
  assert.equal(readOnly.value, true);
  line.socket.onmessage({ data: '{"type": "ack"}' });
  assert.deepEqual(heard, [{ type: "ack" }], "it is no news of a table");
  line.close();
});

test("a standing answer is a value with its numbers", async () => {
  const { firstNumbers, readOrder } = await import(`${web}table/orders.js`);
  const percent = (name) => ({ name, least: 0, most: 100 });
  const values = [{ name: "ask", numbers: [] }, { name: "below", numbers: [percent("percent")] }, { name: "outside", numbers: [percent("better"), percent("worse")] }];
  const order = { name: "cards", clause: "", kinds: [], values };
  assert.deepEqual(readOrder(order, undefined), { value: values[0], numbers: [] });
  assert.deepEqual(readOrder(order, "below 40"), { value: values[1], numbers: [40] });
  assert.deepEqual(firstNumbers(values[2]), [67, 33], "what is asked between the two is not nothing");
});

test("a quick game seats me on the side that I chose", async () => {
  const { quickSeats } = await import(`${web}lobby/play-now.js`);
  const kinds = (count, mine) => quickSeats(count, mine, "captain", "Anna").map(({ kind }) => kind);
  assert.deepEqual(kinds(2, 0), ["me", "bot"]);
  assert.deepEqual(kinds(2, 1), ["bot", "me"]);
  assert.deepEqual(kinds(4, 0), ["me", "bot", "bot", "bot"]);
});

test("general letters are reached with Shift, unless Shift has its own", async () => {
  const { withShift } = await import(`${web}lib/keys.js`);
  const said = [];
  const action = (word) => () => void said.push(word);
  const keys = withShift({ h: { does: action("hand"), what: "hand" }, t: action("tracks"), "Shift+t": action("talk"), Escape: action("out") });
  keys["Shift+h"]();
  keys["Shift+t"]();
  assert.deepEqual(said, ["hand", "talk"]);
  assert.ok(!("Shift+Escape" in keys));
});

test("a view is brought up to date by its parts and their entries", () => {
  const view = { seat: 0, places: { a: { armies: 1 }, b: { armies: 2 } }, seats: [{ points: 1 }, { points: 2 }], draft: {} };
  const now = changed(view, { parts: { seat: 1, hand: ["x"] }, entries: { places: { b: { armies: 3 } }, seats: { 0: { points: 4 } } }, gone: ["draft"] });
  assert.deepEqual(now, { seat: 1, places: { a: { armies: 1 }, b: { armies: 3 } }, seats: [{ points: 4 }, { points: 2 }], hand: ["x"] });
  assert.equal(view.places.b.armies, 2, "what is still shown is left alone");
  assert.equal(now.places.a, view.places.a);
  assert.deepEqual(changed(view, {}), view);
});

test("an answer that was overtaken by a later one is not shown", async () => {
  const { lists, loadLists } = await import(`${web}lobby/tables.js`);
  const { Past } = await import(`${web}replay/past.js`);
  const waiting = [];
  globalThis.fetch = () => new Promise((answer) => waiting.push(answer));
  const answered = async (n, told) => {
    waiting[n](new Response(JSON.stringify(told), { headers: { "content-type": "application/json" } }));
    await new Promise((done) => setTimeout(done));
  };
  const none = { mine: [], open: [], playing: [], over: [] };
  void loadLists(); // as nobody
  void loadLists(); // as somebody
  await answered(1, { ...none, own: [] });
  await answered(0, none);
  assert.ok("own" in lists.value);

  const past = new Past("t", 1, { story: { chapters: [] }, line: { aftermath: [] } });
  past.board.value = {};
  void past.look(0);
  void past.look(1);
  await answered(3, { table: {}, log: [] });
  await answered(2, { table: {}, log: [] });
  assert.equal(past.eyes.value, 1);
});
