// A language of three messages: the page says the rest in English. Run by test_node.py.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { web } from "./browser.mjs";

const LISTED = [["en", "English", true], ["de", "Deutsch", true], ["xx", "Xish", false]];
const XISH = {
  common: "nothing = nix\nwinner = { -xictor }\nrow = x { IN($before) }, { $last }",
  web: "table-bot = xot",
};
globalThis.document = { documentElement: {}, getElementById: (id) => (id === "languages" ? { textContent: JSON.stringify(LISTED) } : null) };
Object.defineProperty(globalThis, "navigator", { value: { languages: ["xx", "de-CH", "en"] } });
const fetched = [];
globalThis.fetch = async (address) => {
  const [, tag, file] = /locales\/(\w+)\/([\w-]+)\.ftl$/.exec(address);
  fetched.push(`${tag}/${file}`);
  const text = tag === "xx" ? XISH[file] : readFileSync(new URL(`../locales/${tag}/${file}.ftl`, web), "utf8");
  return { ok: text !== undefined, text: async () => text };
};
console.warn = () => {};

const say = await import(`${web}lib/i18n.js`);
const { LANGUAGES, called, language, need, speak, speakOf, t, theGame, told } = say;

test("the page lists the languages that the server has, and prefers a whole one", () => {
  assert.deepEqual(LANGUAGES, LISTED);
  assert.equal(language.value, "de");
});

test("what a begun language lacks is said in English, message by message", async () => {
  await need("common", "lobby", "web");
  assert.deepEqual(fetched, ["de/common", "de/lobby", "de/web"], "a whole language needs no other");
  await speak("xx");
  theGame.value = "wallenstein";
  await speakOf("wallenstein", ["", "lobby"]);
  assert.equal(document.documentElement.lang, "xx");
  assert.equal(t("nothing"), "nix");
  assert.equal(t("labelled", { label: "a" }), "a:");
  assert.equal(t("table-bot"), "xot");
  assert.equal(t("table-you"), "you", "of a file that is there");
  assert.equal(t("game-name"), "Wallenstein", "of a file that is not");
  assert.equal(t("winner"), "winner", "it names a term that is missing");
  assert.equal(t("row", { before: "Prague", last: "b" }), "x Prague, b", "nobody said how names change");
  assert.equal(called("Seat 3"), "Seat 3");
  assert.equal(called("captain 2"), "Captain 2");
  assert.match(told({ reason: "game_over", code: "not_ready" }), /over/);
});
