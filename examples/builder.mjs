// A bot that is a program, in JavaScript for Node, without any library: the builder of builder.py.
//
//     ./westphalia simulate wallenstein --bots "cmd:node examples/builder.mjs,random,random,random"
//
// It reads lines of JSON and writes lines of JSON; docs/bots-by-pipe.md has all of them.

import { createInterface } from "node:readline";

const BUILD = ["build_palace", "build_church", "build_trading_post"];

/** What a choice such as "collect_taxes sachsen" is worth on the table that we see. */
function worth(view, choice) {
  const [verb, noun] = choice.split(" ");
  const county = view.counties?.[noun];
  if (county && BUILD.includes(verb)) return 1 + county.free_sites;
  if (county && verb === "collect_taxes") return county.taxes;
  if (county && verb === "collect_grain") return county.grain;
  return choice === "bid money_0" || choice === "stay" ? 1 : 0;
}

/** Numbers from 0 to 1 that the seed decides, so that the same games can be played again (mulberry32). */
function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

let random = dice(0);

function answer({ turn, view, questions }) {
  const [{ choices }] = questions;
  const worths = choices.map((choice) => worth(view, choice));
  const good = choices.filter((_, n) => worths[n] === Math.max(...worths));
  const choice = good[Math.floor(random() * good.length)];
  console.log(JSON.stringify({ type: "answer", turn, choices: [choice] }));
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") random = dice(message.seed);
  if (message.type === "position") answer(message); // nothing else wants an answer
}
