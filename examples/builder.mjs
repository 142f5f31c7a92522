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

function answer({ turn, view, questions }) {
  const [{ choices }] = questions;
  const worths = choices.map((choice) => worth(view, choice));
  const good = choices.filter((_, n) => worths[n] === Math.max(...worths));
  const choice = good[Math.floor(Math.random() * good.length)];
  console.log(JSON.stringify({ type: "answer", turn, choices: [choice] }));
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "position") answer(message); // "hello" and "over" want no answer
}
