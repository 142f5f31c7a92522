// @ts-check
// How much is told at once: a card, a march, a battle, a siege. The table stays as it was until all is told, so that
// nothing is seen before it is said. What a seat did itself it need not be told.

const ABOUT = `card-played marched battle-began battle-rolled battle-won nobody-won overran siege-laid siege-rolled fortress-taken
  revolt-began area-gained area-lost neutrality-violated electors-awarded nation-entered leader-arrived units-arrived leader-lost
  recruits-rolled aid-taken loot-rolled pillaged dutch-war-moved peace-offered peace-rolled truce-began turn-began war-ended
  wallenstein-dismissed wallenstein-recalled wallenstein-assassinated`.split(/\s+/);

const HOLD = 900; // milliseconds a step stays
const BRIEF = 450; // one step of a march among others

/** @type {import("../../lib/types.js").Telling} */
export const telling = {
  about: new Set(ABOUT),
  ends: new Set(ABOUT),
  seen: "",
  meanwhile: (before) => before,
  sight: 0,
  later: (view) => view,
  hold(log, seat) {
    const others = log.filter(({ event, args }) => ABOUT.includes(event) && args.seat !== seat);
    if (!others.length) return 0;
    return others.every(({ event }) => event === "marched") ? BRIEF : HOLD;
  },
};
