// A seat that prepares an activation, and a server that rehearses it at once or when it is let.

import { web } from "../browser.mjs";

const room = `${web}games/thirty_years_war/`;
const GOALS = [{ place: "prague", by: "pilsen" }, { place: "tabor", by: "prague", odds: {}, forage: { needs: 2, chosen: [], advice: ["tabor", "tabor"], open: { prague: 2, tabor: 2 } } }, { place: "linz", by: "prague", kind: "overrun", odds: {} }, { place: "passau", by: "linz" }];

/** What a server says of answers: it refuses what *against* names, and what hands over is final. */
function rehearsed(choices, against) {
  const at = choices.findIndex((choice, n) => against(choice, n, choices));
  const taken = at < 0 ? choices : choices.slice(0, at);
  const march = { city: "pilsen", leader: "mansfeld", seat: 0, trail: taken.filter((choice) => choice.startsWith("march ")), reach: [{ goals: GOALS }], force: ["take a", "take b"], forage: { needs: 1, advice: ["prague"], open: {} } };
  const question = { kind: taken.includes("go") ? "march_on" : "form_force", choices: ["go", "halt"] };
  return { taken, final: ["halt", "aid p1"].some((last) => taken.includes(last)), question, view: { march }, log: [], ...(at < 0 ? {} : { refused: { at, choice: choices[at], message: "no" } }) };
}

/** An intent with its store: what it asked, sent and kept. While *slow.on* each answer of the server waits for *slow.next()*. */
export async function prepared(against = () => null) {
  const { signal } = await import(`${web}vendor/ui.js`);
  const { Intent } = await import(`${room}intent.js`);
  const [asked, sent, drafts, waiting] = [[], [], [], []];
  const frame = { turn: 3, draft: null, questions: [{ kind: "card_round", choices: [] }] };
  const slow = { on: false, next: async () => (waiting.shift()?.(), await later()) };
  const wait = () => (slow.on ? new Promise((go) => waiting.push(go)) : undefined);
  const store = {
    seat: 0,
    frame: signal(frame),
    question: signal(frame.questions[0]),
    view: signal({ round: 1, hand: [{ card: "p1" }] }),
    info: signal({ state: "playing" }),
    told: signal(null),
    refusal: signal(null),
    draft: signal(null),
    busy: signal(false),
    saveDraft: (draft) => drafts.push((store.draft.value = draft)),
    async answer(choices) {
      store.busy.value = true;
      sent.push(choices);
      await wait();
      store.busy.value = false;
    },
    async rehearse(choices) {
      const { turn } = store.frame.peek();
      asked.push(choices);
      await wait();
      return turn === store.frame.peek().turn ? rehearsed(choices, against) : null; // what was asked of another turn has no answer
    },
  };
  return { intent: new Intent(store), store, asked, sent, drafts, slow };
}

/** Lets go on what waits for nothing but its turn. */
export const later = () => new Promise((go) => setTimeout(go));
