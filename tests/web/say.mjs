// Reads a log and choices from the standard input and says them with the client's own modules.

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

// The little that the modules ask of a browser when they are loaded.
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.localStorage = { getItem: () => null, setItem() {} };
const faults = [];
console.warn = (text) => faults.push(text);

const home = fileURLToPath(new URL("../../src/westphalia/", import.meta.url));
const say = await import(`${home}web/lib/i18n.js`);
const prose = await import(`${home}web/lib/prose.js`);

const asked = JSON.parse(readFileSync(0, "utf8"));
const folder = `${home}locales/${asked.language}/`;
for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
  const whose = /^(common|lobby|terminal|web)\./.test(file) ? "" : file.replace(/[-.].*/, "");
  say.addMessages(asked.language, readFileSync(folder + file, "utf8"), whose);
}
say.theGame.value = asked.game;
say.language.value = asked.language;

const { room } = await import(`${home}web/games/${asked.game}/index.js`);
const board = room.readBoard(asked.board);
say.theBoard.value = board;
const store = { room, board: { value: board }, info: { value: { seats: asked.players.map((name) => ({ name })) } } };
const log = asked.log.map((entry) => prose.sentence(entry, store));
const parts = asked.log.map((entry) => prose.sentenceParts(entry, store).map(({ text }) => text).join(""));
const choices = asked.choices.map((choice) => room.choiceText(choice, "", board));
const objections = asked.objections.map((refused) => prose.objection(refused, store));
process.stdout.write(JSON.stringify({ log, parts, choices, objections, faults }));
