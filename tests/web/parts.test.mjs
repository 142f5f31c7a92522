// Parts of the page as somebody reads and presses them, drawn without a browser. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { speak, web } from "./browser.mjs";
import { all, buttons, drawn, html, ofClass, press, requests, settled, type, words } from "./drawn.mjs";

await speak("en");
const { signal } = await import(`${web}vendor/ui.js`);
const { games, me } = await import(`${web}lib/people.js`);

const person = (seat, name, more = {}) => ({ seat, name, kind: "person", you: false, present: true, stand_in: null, overdue: false, given: false, resigned: false, ...more });
const anna = person(0, "Anna", { you: true });
const berta = person(1, "Berta");
const ernst = person(2, "Ernst", { present: false, overdue: true });

/** The table as Anna sees it, who has the first seat. */
function tableOf(seats, more = {}) {
  const info = signal({ id: "t", game: "wallenstein", state: "playing", paused: null, owner: false, waiting: [], seats, votes: [], ballot: [], ready: null, closes: null, ...more });
  return { id: "t", seat: 0, info, failed: assert.fail, learn: (answer) => answer };
}
const vote = (name, agreed = [], seat = -1) => ({ vote: name, agreed, seat });
const ERNST = [vote("bot", [], 2), vote("substitute", [], 2)];

const WAR = {
  name: "thirty_years_war", modules: ["tilly", "one_visit"], seats: [2], bots: ["random", "captain"], outside: [], stand_in: "captain", ratings: {}, draws: true, doors: { own: true, page: true, lessons: ["turn"], words: [] },
  options: [{ name: "scenario", values: ["early_war", "campaign", "intervention"], default: "campaign", clause: "1.2b" }],
};

// company

const { Company, CompanyActions } = await import(`${web}table/company.js`);
const strip = (...table) => drawn(html`<${Company} store=${tableOf(...table)} />`);

test("an overdue seat is given to a bot or offered with one click of the host, or by votes that are told", async () => {
  const asked = requests();
  const page = await strip([anna, berta, ernst], { owner: true, votes: ERNST });
  assert.match(words(page), /^Ernst is overdue\./);
  assert.deepEqual(buttons(page), ["Let a bot play for Ernst", "Seek a substitute for Ernst"]);
  await press(page, "Let a bot play for Ernst");
  await press(page, "Seek a substitute for Ernst");
  assert.deepEqual(asked, [["/api/tables/t/vote", { vote: "bot", seat: 2 }], ["/api/tables/t/vote", { vote: "substitute", seat: 2 }]]);
  const voted = await strip([anna, berta, ernst], { votes: [vote("bot", [1], 2)] });
  assert.equal(words(voted), "Ernst is overdue. Berta votes for a bot. Let a bot play for Ernst");
  const mine = await strip([anna, berta, ernst], { votes: [vote("bot", [0], 2)] });
  assert.deepEqual(buttons(mine), [], "one vote is one vote");
  const watching = await strip([{ ...anna, you: false }, berta, ernst], { votes: ERNST });
  assert.deepEqual(buttons(watching), [], "who only watches has no say");
});

test("a seat that is wanted is taken by who has none here", async () => {
  const gone = { ...berta, stand_in: "captain", wanted: true };
  assert.deepEqual(buttons(await strip([anna, gone], { public: true })), [], "who plays has a seat");
  const watching = await strip([{ ...anna, you: false }, gone], { public: true });
  assert.match(words(watching), /^The seat of Berta is wanted: a bot plays until somebody takes it\./);
  assert.deepEqual(buttons(watching), ["Take this seat"]);
  assert.deepEqual(buttons(await strip([{ ...anna, you: false }, gone], { public: false })), []);
});

test("who was away takes the seat back with one click, and who has resigned does not", async () => {
  const asked = requests();
  const page = await strip([{ ...anna, stand_in: "captain", given: true }, berta]);
  assert.match(words(page), /^You were away, and the others let a bot play for you\./);
  await press(page, "Take my seat back");
  assert.deepEqual(asked, [["/api/tables/t/seat", { seat: 0, stand_in: null }]]);
  const resigned = await strip([{ ...anna, stand_in: "captain", resigned: true }, berta]);
  assert.deepEqual(buttons(resigned), []);
});

test("a vote of all is agreed to or declined by the others and taken back by who asked", async () => {
  const asked = requests();
  const names = ["pause", "extend", "draw", "end", "cancel"];
  for (const name of names) {
    const page = await strip([anna, berta], { votes: [vote(name, [1])] });
    await press(page, "Agree");
    await press(page, "Decline");
    const own = await strip([anna, berta], { votes: [vote(name, [0])] });
    assert.deepEqual(buttons(own), ["Take back"]);
  }
  const told = names.flatMap((name) => [true, false].map((agree) => ["/api/tables/t/vote", { vote: name, agree }]));
  assert.deepEqual(asked, told);
});

test("what may be voted on is asked for in the menu, once, and who resigns is asked twice", async () => {
  const asked = requests();
  const menu = (more) => drawn(html`<${CompanyActions} store=${tableOf([anna, berta], more)} onDone=${() => {}} />`);
  const ballot = ["pause", "draw", "end"];
  const war = await menu({ ballot });
  assert.deepEqual(buttons(war), ["Ask for a pause", "Offer a draw", "Propose to end as it stands", "Resign"]);
  assert.ok(!buttons(await menu({ ballot, votes: [vote("draw", [1])] })).includes("Offer a draw"));
  await press(war, "Resign");
  assert.deepEqual(asked, []);
  await press(war, "Really resign? The other player wins.");
  await press(war, "Propose to end as it stands");
  assert.deepEqual(asked, [["/api/tables/t/resign", { seat: 0 }], ["/api/tables/t/vote", { vote: "end" }]]);
});

// talk

test("who talks is muted here, blocked everywhere, or reported with a reason", async () => {
  const { Talk } = await import(`${web}table/talk.js`);
  const asked = requests();
  const entry = { n: 7, channel: "table", seat: 1, name: "Berta", text: "Ha!", at: 0, you: false, hidden: "" };
  const store = { id: "t", seat: 0, info: signal({ ...tableOf([anna, berta]).info.value, sides: [] }), talk: signal({ entries: [entry], speaks: "table", read: 7, unread: 0 }) };
  const page = await drawn(html`<${Talk} store=${store} />`);
  for (const how of ["Mute here", "Block everywhere"]) {
    await press(page, "⋯");
    await press(page, how);
  }
  await press(page, "⋯");
  await press(page, "Report");
  const [field] = all(ofClass(page, "report")[0], ({ localName }) => localName === "input");
  field.value = "an insult";
  await press(page, field, "input");
  await press(page, ofClass(page, "report")[0], "submit");
  assert.match(words(page), /Reported\. The operators of this server will look at it\./);
  assert.deepEqual(asked.map(([path, body]) => [path.split("/talk/")[1], body]), [
    ["avoid", { n: 7, how: "mute" }],
    ["avoid", { n: 7, how: "block" }],
    ["report", { n: 7, why: "an insult" }],
  ]);
});

// lobby

test("a war is set with its scenario, its rules, its sides and a bot", async () => {
  const { SetTable } = await import(`${web}lobby/set-table.js`);
  me.value = { id: 1, name: "Anna" };
  const asked = requests(() => ({ id: "k3v9" }));
  const page = await drawn(html`<${SetTable} games=${[WAR]} />`);
  const choose = async (label, kind) => press(page, all(all(page, (one) => one.localName === "label" && words(one).startsWith(label))[0], ({ localName }) => localName === "input")[0], kind);
  await choose("Intervention", "change");
  await choose("Tilly", "change");
  const seats = all(page, (one) => one.localName === "select" && one.getAttribute("aria-label")?.startsWith("Who sits"));
  for (const [at, value] of [[1, "me"], [0, "bot captain"]]) {
    seats[at].value = value;
    await press(page, seats[at], "change");
  }
  await press(page, all(page, ({ localName }) => localName === "form")[0], "submit");
  const [[path, table]] = asked;
  assert.equal(path, "/api/tables");
  assert.deepEqual([table.game, table.options, table.modules], ["thirty_years_war", { scenario: "intervention" }, ["tilly"]]);
  assert.deepEqual(table.seats, [{ kind: "bot", bot: "captain" }, { kind: "me", name: "Anna" }]);
  assert.equal(table.public, false, "nobody asked for a list");
});

test("the lobby says at how many tables it is one's turn", async () => {
  const { LobbyPage } = await import(`${web}lobby/page.js`);
  games.value = [WAR];
  requests((path) => (path === "/api/turns" ? { count: 3, tables: ["a", "b", "c"] } : null));
  const page = await drawn(html`<${LobbyPage} />`);
  assert.equal(words(all(page, (one) => one.getAttribute("role") === "status")[0]), "It is your turn at 3 tables");
  assert.match(document.title, /^\(3\) /);
});

test("a list of my games says where a bot plays for me, and calls me only where I play myself", async () => {
  const { MyGames } = await import(`${web}lobby/tables.js`);
  const row = async (more) => {
    const table = { ...tableOf([{ ...anna, ...more }, berta]).info.value, title: "Friday", sides: [], yours: true, waiting: [0], when: {}, clock: {} };
    return words(ofClass(await drawn(html`<${MyGames} tables=${[table]} />`), "pill")[0]);
  };
  assert.equal(await row({}), "your turn");
  assert.equal(await row({ stand_in: "captain" }), "a bot plays");
});

test("whoever answers while the connection is lost is told to stay until the answer has gone", async () => {
  const { Prompt } = await import(`${web}table/prompt.js`);
  const busy = signal(false);
  const off = { refusal: signal(null), connectionState: signal("reconnecting"), question: signal({}), told: signal(null), view: signal(null), board: signal(null), busy };
  const page = await drawn(html`<${Prompt} store=${{ ...tableOf([anna, berta]), ...off }} work=${null} hint=${{ allowed: false }} />`);
  assert.match(words(page), /kept on the server/);
  busy.value = true;
  await settled();
  assert.match(words(page), /keep this page open/);
});

test("the lobby does not say that there are no tables before it knows", async () => {
  const { Finished, MyGames, PublicTables } = await import(`${web}lobby/tables.js`);
  const { lists } = await import(`${web}lobby/tables.js`);
  const page = await drawn(html`<main><${MyGames} tables=${[]} /><${PublicTables} open=${[]} playing=${[]} /><${Finished} tables=${[]} /></main>`);
  const hints = () => ofClass(page, "hint").length;
  assert.equal(hints(), 0);
  lists.value = { mine: [], open: [], playing: [], over: [] };
  await settled();
  assert.equal(hints(), 3);
});

test("a name with marks in it stays what it is where names are set bold", async () => {
  const { rich, waitingFor } = await import(`${web}table/look.js`);
  const store = { ...tableOf([anna, person(1, "<b>Berta</b>")], { waiting: [1] }), seat: 0 };
  const [bold] = rich(waitingFor(store)).filter((part) => part.type === "b");
  assert.equal(String(bold.props.children).replaceAll("\u2060", ""), "<b>Berta</b>");
});

test("a table without a name is called in the language of its reader", async () => {
  const { titleOf } = await import(`${web}lib/people.js`);
  const called = async (language, seats) => (await speak(language), titleOf({ title: "", seats }).replace(/[\u2066-\u2069]/g, ""));
  const bot = { kind: "bot", name: "Tilly" };
  assert.equal(await called("de", [anna, bot]), "Anna gegen einen Bot");
  assert.equal(await called("fr", [anna, berta]), "Chez Anna");
  assert.equal(await called("en", [anna, bot]), "Anna against a bot");
});

test("a quick game is played in the printed order, whatever was chosen for play turn by turn", async () => {
  const { PlayNow } = await import(`${web}lobby/play-now.js`);
  const { change } = await import(`${web}lib/settings.js`);
  change({ lastTables: { [WAR.name]: { clock: "slow", modules: ["tilly", "one_visit"], side: "catholic" } } });
  const asked = requests((path) => (path === "/api/tables" ? { id: "k3v9" } : null));
  const page = await drawn(html`<${PlayNow} games=${[WAR]} />`);
  await press(page, ofClass(page, "go")[0]);
  const [, table] = asked.find(([path]) => path === "/api/tables");
  assert.deepEqual([table.modules, table.options], [["tilly"], { scenario: "early_war" }]);
  assert.deepEqual(table.seats.map(({ kind }) => kind), ["bot", "me"]);
});

test("a waiting room says how long one has in days where it is days", async () => {
  const { Waiting } = await import(`${web}table/waiting.js`);
  requests(() => null);
  const clock = async (bank, increment) => {
    const info = { ...tableOf([anna, person(1, "", { kind: "open" })]).info.value, state: "open", title: "Friday", sides: [], modules: [], options: {}, patience: 0, clock: { bank, increment } };
    const store = { id: "t", seat: 0, info: signal(info), talk: signal({ entries: [], speaks: "table", read: 0, unread: 0 }) };
    return words(ofClass(await drawn(html`<${Waiting} store=${store} info=${info} onChange=${() => {}} />`), "agreed")[0]);
  };
  assert.match(await clock(172800, 86400), /Clock ?2 days each, 1 day more after every turn/);
  assert.match(await clock(900, 40), /Clock ?15 min each, 40 sec more after every turn/);
});

test("a clock is said one way, whoever was named by default is a guest in every language, and a list names all who play", async () => {
  const { clockOf, lists } = await import(`${web}lobby/tables.js`);
  const { SetTable } = await import(`${web}lobby/set-table.js`);
  const { MyGames, PublicTables } = await import(`${web}lobby/tables.js`);
  const { seatName, seatNote } = await import(`${web}lib/people.js`);
  const plain = (text) => text.replace(/[\u2066-\u2069]/g, "");
  const clock = plain(clockOf({ clock: { bank: 900, increment: 40 } }));
  games.value = [WAR];
  assert.ok(words(await drawn(html`<${SetTable} games=${[WAR]} />`)).includes(clock));
  const seats = [{ ...anna, you: false, account: true }, person(1, "Gast Amalie"), person(2, "", { kind: "open" })];
  const table = { ...tableOf(seats).info.value, state: "open", title: "Friday", sides: [], modules: [], options: {}, seats, clock: { bank: 900, increment: 40 } };
  assert.equal(plain(seatName(table, 1)), "Guest Amalie");
  assert.equal(seatNote({ ...table, seats: [{ ...anna, stand_in: "captain" }] }, 0), "a bot plays");
  lists.value = { mine: [], open: [table], playing: [], over: [] };
  const listed = words(await drawn(html`<${PublicTables} open=${[table]} playing=${[]} />`));
  assert.match(listed, /players: Anna \(account\), Guest Amalie/);
  assert.ok(listed.includes(clock));
  const first = async (tables) => ofClass(await drawn(html`<${MyGames} tables=${tables} />`), "first").length;
  assert.deepEqual([await first([]), await first([{ ...table, state: "over" }])], [1, 0], "who has played is not asked whether they never have");
});

test("nobody is asked to sit down who needs an invitation for it", async () => {
  const { Waiting } = await import(`${web}table/waiting.js`);
  requests(() => null);
  const acts = async (more, seat = {}) => {
    const seats = [{ ...anna, you: false }, person(1, "", { kind: "open", ...seat })];
    const info = { ...tableOf(seats).info.value, state: "open", title: "Friday", sides: [], modules: [], options: {}, patience: 0, clock: {}, ...more };
    const page = await drawn(html`<${Waiting} store=${{ id: "t", seat: -1, info: signal(info) }} info=${info} onChange=${() => {}} />`);
    return [buttons(page).includes("Sit here"), /by invitation/.test(words(page))];
  };
  assert.deepEqual(await acts({ public: true }), [true, false]);
  assert.deepEqual(await acts({ public: false }), [false, true]);
  assert.deepEqual(await acts({ public: false }, { asked: true, asked_you: true, name: "Berta" }), [true, false]);
});

// invitations

test("an invitation to a seat that is taken says so, and lets one watch", async () => {
  const { JoinPage } = await import(`${web}lobby/join.js`);
  const open = { ...berta, kind: "open" };
  const shown = async (seat) => {
    const table = { ...tableOf([{ ...anna, you: false }, seat]).info.value, title: "Friday", sides: [], modules: [], options: {}, clock: {} };
    requests((path) => (path === "/api/games" ? { games: [] } : table));
    const page = await drawn(html`<${JoinPage} id="t" seat=${1} link="x" />`);
    await settled();
    return words(page);
  };
  assert.match(await shown(open), /You are invited to seat 2 of 2/);
  assert.match(await shown(berta), /not valid for this seat.*Watch/);
});

test("an invitation has a code to scan, and says where it works on this machine only", async () => {
  const { InvitationDialog } = await import(`${web}table/waiting.js`);
  const asked = requests(() => ({ size: 21, path: "M0 0" }));
  const shown = (local) => drawn(html`<${InvitationDialog} invited=${{ link: "x", address: "http://10.0.0.5:1618/join/t/1#x", local }} onClose=${() => {}} />`);
  const page = await shown(true);
  assert.deepEqual(asked, [["/api/qr", { text: "http://10.0.0.5:1618/join/t/1#x" }]]);
  assert.equal(all(page, ({ localName }) => localName === "path").length, 1);
  assert.match(words(page), /only on this machine.*--host 0\.0\.0\.0/);
  assert.doesNotMatch(words(await shown(false)), /only on this machine/);
});

// keys

test("a letter of the open question is its own, and Shift reaches the general one", async () => {
  const { layKeys, withShift } = await import(`${web}lib/keys.js`);
  const heard = [];
  const lift = [layKeys(withShift({ r: () => void heard.push("rules") })), layKeys({ r: () => void heard.push("recruit") })];
  for (const key of ["r", "R"]) type(key);
  lift[1]();
  type("r");
  lift[0]();
  assert.deepEqual(heard, ["recruit", "rules", "rules"]);
});
