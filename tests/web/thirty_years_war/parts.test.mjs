// Parts of the table of Thirty Years War as somebody reads them, drawn without a browser. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { speak, web } from "../browser.mjs";
import { all, drawn, html, ofClass, requests, words } from "../drawn.mjs";

await speak("en", "thirty_years_war");
const { signal } = await import(`${web}vendor/ui.js`);
const { room } = await import(`${web}games/thirty_years_war/index.js`);
const parts = `${web}games/thirty_years_war/`;

const leader = (side, more = {}) => ({ side, stars: 0, activation: 2, battle: 1, leadership: 6, loss: 7, ...more });
const BOARD = {
  cities: { prague: { area: "bohemia", fortress: 3, neighbours: ["tabor"], unsure: { fortress: "reconstructed" } } },
  areas: { bohemia: {} },
  leaders: { tilly: leader(1, { unsure: { battle: "reconstructed" } }), mansfeld: leader(0) },
  units: {},
  forms: {},
  terms: { leader: "leader", city: "place" },
};
const INFO = { game: "thirty_years_war", seats: [{ seat: 0, name: "Anna" }, { seat: 1, name: "Mathias" }], sides: [{ colour: "azure" }, { colour: "gules" }] };

/** A table with what lies open on it. */
const tableOf = (view, log = []) => ({
  seat: 0, room, info: signal(INFO), board: signal(BOARD), hovered: signal(null), picked: signal(null),
  view: signal({ cities: {}, boxes: {}, seats: [{ pay: { lines: [] } }, { pay: { lines: [] } }], ...view }),
  log: signal(log.map(([event, args], n) => ({ n: n + 1, event, clause: "", args }))),
});

test("whoever looks at a city sees which of its values are reconstructed", async () => {
  const { Inspector } = await import(`${parts}map/inspector.js`);
  const stack = (name) => ({ seat: 1, leaders: [name], units: {}, factors: 4 });
  const area = { neutral: false, control: 0, cities: [1, 0], needs: 1, moves: [0, 2] };
  const seen = async (name) => drawn(html`<${Inspector} store=${tableOf({ cities: { prague: { control: 0, pillage: 0, stacks: [stack(name)] } }, areas: { bohemia: area } })} place="prague" />`);
  const marks = (page) => ofClass(page, "reconstructed").map((mark) => words(mark.parentNode));
  assert.deepEqual(marks(await seen("mansfeld")), ["3 R (reconstructed)"]);
  const [fortress, tilly] = marks(await seen("tilly"));
  assert.match(fortress, /^3 /);
  assert.match(tilly, /Tilly.*R \(reconstructed\)/);
});

test("after a battle each leader's roll is told with what it means, and of this battle alone", async () => {
  const { Leaders } = await import(`${parts}battle/cards.js`);
  const battle = { sides: [{ leaders: ["mansfeld"] }, { leaders: [], safe: false }] };
  const log = [["leader-lost", { leader: "mansfeld", city: "tabor" }], ["battle-began", {}], ["leader-checked", { leader: "tilly", roll: 9 }], ["leader-lost", { leader: "tilly", city: "prague" }], ["leader-checked", { leader: "mansfeld", roll: 2 }]];
  const page = await drawn(html`<${Leaders} store=${tableOf({}, log)} battle=${battle} />`);
  const fates = all(page, ({ localName }) => localName === "li").map(words);
  assert.equal(fates.length, 2);
  assert.match(fates[0], /Tilly.*9.*falls$/);
  assert.match(fates[1], /Mansfeld.*2.*lives$/);
  assert.match(words(ofClass(page, "hint")[0]), /Tilly/);
});

test("where people ended a war, its total decided nothing", async () => {
  const { EndPanel } = await import(`${parts}panels/end.js`);
  requests(() => null);
  const side = { areas: 5, cities: 22, factors: 29 };
  const view = { victory: { vp: 21, goals: [44, 45], met: [true, false] }, seats: [side, side], electors: { count: [3, 4] } };
  const ended = async (result, how) => {
    const store = tableOf(view);
    store.info.value = { ...INFO, state: "over", yours: false, rematch: null, ended: how, result: { winners: [1], points: [-21, 21], vp: 21, result } };
    return words(await drawn(html`<${EndPanel} store=${store} />`));
  };
  const resigned = await ended("resigned", "resigned 0");
  assert.match(resigned, /Won by resignation/);
  assert.doesNotMatch(resigned, /met|Protestant major/);
  assert.match(await ended("protestant_minor", ""), /Protestant major.*met/);
});

test("a card round says by which rule peace cannot be offered now", async () => {
  const { CardRoundPanel } = await import(`${parts}panels/card-round.js`);
  const { IntentContext } = await import(`${parts}panels/grouped.js`);
  const intent = { card: signal(null), plan: signal({ choices: [] }) };
  const no_peace = { objection: "no-protestant-offer-at", clause: "5.31b", about: { vp: 21 } };
  const question = signal({ kind: "card_round", clause: "8.2a", about: {}, choices: ["free_action"] });
  const store = { ...tableOf({ hand: [], seats: [{ no_peace }, { no_peace: {} }] }), question, busy: signal(false), frame: signal({ turn: 1 }), pressed: signal(null), marks: { put() {} } };
  store.table = store;
  const page = await drawn(html`<${IntentContext.Provider} value=${intent}><${CardRoundPanel} store=${store} /><//>`);
  assert.match(words(ofClass(page, "why")[0]), /At 21.* you may not offer peace 5\.31b/);
});

test("what may come of several answers is asked for at once, behind what is prepared", async () => {
  const { useForecasts } = await import(`${parts}panels/grouped.js`);
  const { stageOf } = await import(`${parts}prompt.js`);
  const { TableStore } = await import(`${web}lib/store.js`);
  const asked = requests(() => [{ chance: 1 }, null, { chance: 3 }]);
  const store = Object.assign(Object.create(TableStore.prototype), tableOf({}), { id: "t", frame: signal({ turn: 7 }), question: signal(null) });
  const stage = stageOf(store, { plan: signal({ choices: ["play p1"] }), shown: signal({ final: false }) });
  const leaders = ["tilly", "mansfeld", "pappenheim"].map((leader) => `attempt ${leader}`);
  let found;
  const Panel = () => ((found = useForecasts(stage, leaders)), html`<p></p>`);
  await drawn(html`<${Panel} />`);
  assert.deepEqual(asked, [["/api/tables/t/forecast?seat=0&turn=7&choice=play+p1&each=attempt+tilly&each=attempt+mansfeld&each=attempt+pappenheim", ""]]);
  assert.deepEqual(found, { "attempt tilly": { chance: 1 }, "attempt pappenheim": { chance: 3 } });
});
