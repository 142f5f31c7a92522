// @ts-check
// A march before it sets out: who comes along, which way it goes, what it does there and where it forages, as answers
// that the server rehearses.

/** @typedef {import("./intent.js").Intent} Intent */
/** @typedef {import("../../lib/types.js").Question} Question */

/**
 * A leader is chosen for a card, or for no card: the largest force goes with him, and he is not shown without it.
 * @param {Intent} intent
 * @param {string} first "act p23" or "free_action"
 * @param {string} leader
 */
export function lead(intent, first, leader) {
  const card = first.split(" ")[1] ?? null;
  const begun = intent.store.question.peek()?.kind === "activate" ? [`lead ${leader}`] : [first, `lead ${leader}`];
  return intent.alone(async () => {
    const tried = await intent.ask(begun);
    const force = tried?.refused ? [] : (tried?.view.march?.force ?? []);
    if (force.length) await intent.prepare([...begun, ...force], { card });
    else if (tried) intent.show(begun, tried, { card });
  });
}

/**
 * Leaves somebody behind who would come, and whom nobody can lead then; or lets him come.
 * @param {Intent} intent
 * @param {string} choice "take …" or "join …"
 * @param {boolean} comes
 */
export function company(intent, choice, comes) {
  const { choices, attack } = intent.plan.peek();
  const [force, way] = parted(choices);
  const at = force.lastIndexOf(choice);
  const rest = way.length || attack ? ["go", ...way] : [];
  return intent.alone(async () => {
    let left = comes ? [...force, choice] : force.filter((_, n) => n !== at);
    let tried = await intent.ask([...left, ...rest]);
    while (!comes && tried?.refused && tried.refused.at < left.length) {
      const out = tried.refused.at;
      left = left.filter((_, n) => n !== out);
      tried = await intent.ask([...left, ...rest]);
    }
    if (tried) intent.show([...left, ...rest], tried, { attack });
  });
}

/**
 * Goes on to a place by the shortest way; from where it began if it is out of reach from here.
 * @param {Intent} intent
 * @param {string} place
 */
export function goTo(intent, place) {
  const choices = intent.loose;
  const here = intent.stage.view.peek();
  const goal = goalsOf(here.march, intent.stage.question.peek()).get(place);
  const before = [...choices, ...setOut(intent)];
  return intent.alone(async () => {
    if (goal) return void (await walk(intent, before, here.march, goal));
    const [force] = parted(choices);
    const start = await intent.ask(force);
    const other = start && goalsOf(start.view.march, start.question).get(place);
    if (other)
      await walk(intent, [...force, ...(start.question?.kind === "form_force" ? ["go"] : [])], start.view.march, other);
    return undefined;
  });
}

/** @param {string[]} before @param {Intent} intent @param {any} march @param {any} goal */
function walk(intent, before, march, goal) {
  const route = routeTo(march, goal.place);
  const steps = (route.length ? route : [goal]).flatMap(stepsTo);
  intent.city.value = null;
  return isFight(goal)
    ? intent.prepare([...before, ...steps.slice(0, -1)], { attack: goal.place })
    : intent.prepare([...before, ...steps]);
}

/** Whether a march ends with a battle at a goal; an overrun is a part of the way. @param {any} goal */
export const isFight = ({ kind, odds }) => Boolean(odds) && kind !== "overrun";

/** What is answered to come to the next place, over those who are overrun there. @param {any} goal */
const stepsTo = ({ place, kind }) => [`march ${place}`, ...(kind === "overrun" ? ["overrun"] : [])];

/** What must be said before a march if its force was just formed. @param {Intent} intent */
function setOut(intent) {
  return intent.stage.question.peek()?.kind === "form_force" ? ["go"] : [];
}

/**
 * Does something in a city of the route: gains it, drops off, picks up.
 * @param {Intent} intent
 * @param {string} choice
 * @param {string | null} city null for where the march is now
 */
export function act(intent, choice, city) {
  const { attack } = intent.plan.peek();
  const choices = intent.loose;
  const at = city === null ? -1 : choices.lastIndexOf(`march ${city}`);
  if (at < 0) return intent.set([...choices, ...setOut(intent), choice], { attack });
  let after = at + 1;
  while (after < choices.length && !/^(march |halt$)/.test(choices[after])) after += 1;
  return intent.set([...choices.slice(0, after), choice, ...choices.slice(after)], { attack });
}

/**
 * Takes back something that was to be done in a city.
 * @param {Intent} intent
 * @param {number} at its number among the choices
 */
export function drop(intent, at) {
  const { choices, attack } = intent.plan.peek();
  return intent.set(
    choices.filter((_, n) => n !== at),
    { attack },
  );
}

/** One city back. @param {Intent} intent */
export function stepBack(intent) {
  const { choices, attack } = intent.plan.peek();
  if (attack) return intent.set(choices);
  const at = choices.findLastIndex((choice) => choice.startsWith("march "));
  return at >= 0 ? intent.set(choices.slice(0, at)) : undefined;
}

/** A way, and when it is gone. @param {any} view @param {string | null} attack its last city, if it is still ahead */
function wayOf({ turn, round, march: { leader, trail } }, attack) {
  const last = attack && !trail.includes(attack) ? [attack] : [];
  return [turn, round, leader, ...trail, ...last].join(",");
}

/**
 * What the march must take from the land, where it can, and what is advised.
 * @param {Intent} intent
 * @param {string | null} attack its last city, if that is a battle
 */
export function forageOf(intent, attack) {
  const { march } = intent.stage.view.value;
  return (attack && goalsOf(march, intent.stage.question.value).get(attack)?.forage) || march.forage;
}

/**
 * Where it was chosen to forage on this way; what was chosen for another is not meant.
 * @param {Intent} intent
 * @param {string | null} attack
 * @returns {Record<string, number> | null} levels by city
 */
const chosenForage = (intent, attack) =>
  intent.forage.value?.way === wayOf(intent.stage.view.value, attack) ? intent.forage.value.levels : null;

/**
 * Where the march forages: as it was chosen here, else as it is advised.
 * @param {Intent} intent
 * @param {string | null} attack
 * @returns {Record<string, number>} levels by city
 */
export const foraged = (intent, attack) => chosenForage(intent, attack) ?? counted(forageOf(intent, attack).advice);

/**
 * One level more or fewer from a city of the route.
 * @param {Intent} intent
 * @param {string} city
 * @param {number} by
 * @param {string | null} attack
 */
export function forageIn(intent, city, by, attack) {
  const levels = { ...foraged(intent, attack) };
  levels[city] = Math.max(0, (levels[city] ?? 0) + by);
  intent.forage.value = { way: wayOf(intent.stage.view.peek(), attack), levels };
}

/**
 * What is settled for the time when the march has come to its battle; no *levels*: as is advised then.
 * @param {Intent} intent
 * @param {string} attack
 */
export const settledForage = (intent, attack) => ({
  way: wayOf(intent.stage.view.peek(), attack),
  levels: chosenForage(intent, attack),
});

/** How often each is there. @param {string[]} cities @returns {Record<string, number>} */
function counted(cities) {
  /** @type {Record<string, number>} */
  const many = {};
  for (const city of cities) many[city] = (many[city] ?? 0) + 1;
  return many;
}

/** Ends the march where it is, with all that is to be done then. @param {Intent} intent */
export const halt = (intent) => intent.alone(() => halted(intent));

/** @param {Intent} intent */
function halted(intent) {
  const forage = Object.entries(foraged(intent, null)).flatMap(([city, many]) => Array(many).fill(`forage ${city}`));
  return intent.carryOut([...intent.loose, ...setOut(intent), "halt", ...forage]);
}

/** A Free Action in which nothing moves: the first who could go stays where he is. @param {Intent} intent */
export function letPass(intent) {
  return intent.alone(async () => {
    const first = intent.stage.question.peek()?.choices[0];
    let tried = first ? await intent.prepare([...intent.loose, first]) : null;
    if (tried?.question?.kind === "free_unit")
      tried = await intent.prepare([...intent.plan.peek().choices, tried.question.choices[0]]);
    if (tried && !tried.refused) await halted(intent);
  });
}

/** The march has come to a battle: it forages as its route said, or as is advised there. @param {Intent} intent */
export async function forageOn(intent) {
  const { store } = intent;
  const view = store.view.peek();
  const settled = intent.foraging ?? store.draft.peek()?.forage; // kept for a page that was loaded anew
  if (store.busy.peek() || view.march?.seat !== store.seat || settled?.way !== wayOf(view, null)) return;
  const { chosen, advice } = view.march.forage;
  const done = counted(chosen);
  const next = settled.levels
    ? Object.keys(settled.levels).find((city) => settled.levels[city] > (done[city] ?? 0))
    : advice[0];
  if (store.question.peek()?.choices.includes(`forage ${next}`))
    await store.answer([`forage ${next}`]).catch(() => undefined);
  else intent.foraging = null; // what cannot be as it was said is chosen anew
}

/**
 * The answers that form the force, and those of the way after it.
 * @param {string[]} choices
 * @returns {[string[], string[]]}
 */
export function parted(choices) {
  const at = choices.findIndex((choice) => /^(go|halt|control)$|^(march|drop|leave|pick_up|collect) /.test(choice));
  if (at < 0) return [choices, []];
  return [choices.slice(0, at), choices.slice(choices[at] === "go" ? at + 1 : at)];
}

/**
 * Where the stack can go: what the whole of it reaches, and every next place that is offered.
 * @param {any} march
 * @param {Question | null} question
 * @returns {Map<string, any>}
 */
export function goalsOf(march, question) {
  /** @type {Map<string, any>} */
  const goals = new Map((march?.reach[0]?.goals ?? []).map((/** @type {any} */ goal) => [goal.place, goal]));
  for (const choice of question?.choices ?? []) {
    const [verb, place] = choice.split(" ");
    if (verb === "march" && !goals.has(place)) goals.set(place, { place, by: march.city, stays: true });
  }
  return goals;
}

/**
 * The way to a goal that the whole stack reaches, city by city.
 * @param {any} march
 * @param {string} goal
 * @returns {any[]}
 */
export function routeTo(march, goal) {
  const goals = new Map((march?.reach[0]?.goals ?? []).map((/** @type {any} */ one) => [one.place, one]));
  const route = [];
  for (let at = /** @type {any} */ (goals.get(goal)); at; at = goals.get(at.by)) {
    route.unshift(at);
    if (at.by === march.city || route.length > goals.size) break;
  }
  return route;
}
