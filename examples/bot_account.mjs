#!/usr/bin/env node
// A bot account in JavaScript, with Node 20 and nothing else: it takes challenges and answers at random.
//
//     node examples/bot_account.mjs http://127.0.0.1:8618 TOKEN
//
// It plays at many tables at once and comes back when the connection is lost. docs/bot-accounts.md tells how to get a
// token; docs/protocol.md describes what is sent.

const [server, token] = process.argv.slice(2);
const POLICY = { games: ["wallenstein", "thirty_years_war"], at_most: 4 };

const sleep = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

class Refused extends Error {}

/** Asks the server: again after a while if it says so, and not again if it refuses. */
async function ask(path, body) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const method = body ? "POST" : "GET";
  for (;;) {
    const asked = fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
    const answer = await asked.catch(() => null); // the server is not there; it may come back
    if (answer?.ok) return answer;
    if (answer && answer.status !== 429 && answer.status !== 503) throw new Refused(await answer.text());
    await sleep(Number(answer?.headers.get("retry-after") ?? 1 + 4 * Math.random()));
  }
}

/** The lines of one stream. */
async function* lines(answer) {
  let rest = "";
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const found = (rest + part).split("\n");
    rest = found.pop();
    yield* found.filter((line) => line.trim()); // an empty line only shows that the server is still there
  }
}

/** All events; when the stream breaks off a new one begins with what is under way. */
async function* events() {
  for (;;) {
    try {
      for await (const line of lines(await ask("/api/events"))) yield JSON.parse(line);
    } catch (error) {
      if (error instanceof Refused) throw error; // the token is not good, or not that of a bot
      console.log("the connection is lost");
    }
    await sleep(1 + 4 * Math.random());
  }
}

async function handle(event) {
  if (event.type === "challenge") {
    await ask(`/api/tables/${event.table.id}/sit`, { seat: event.seat });
  } else if (event.type === "turn") {
    const { seat, turn, table } = event;
    const { choices } = event.questions[0];
    const choice = choices[Math.floor(Math.random() * choices.length)];
    await ask(`/api/tables/${table.id}/answer`, { seat, turn, key: `${turn} ${Math.random()}`, choices: [choice] });
  } else if (event.type === "game_over") {
    console.log(JSON.stringify(event.table.result));
  }
}

if (!token) {
  console.error("node examples/bot_account.mjs SERVER TOKEN");
  process.exit(1);
}
await ask("/api/me/policy", POLICY);
for await (const event of events()) {
  try {
    await handle(event);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.log(`refused: ${error.message}`); // another event tells what is so now
  }
}
