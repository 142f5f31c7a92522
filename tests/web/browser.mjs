// The little of a browser that the modules ask for when they are loaded, and the fixtures of the tests.

import { readFileSync, readdirSync } from "node:fs";

globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.localStorage = { getItem: () => null, setItem() {} };
globalThis.location = { hash: "" };
globalThis.history = { state: null, pushState() {}, back() {} };
globalThis.addEventListener ??= () => {};
globalThis.ResizeObserver = class {
  observe() {}
  disconnect() {}
};

export const web = new URL("../../src/westphalia/web/", import.meta.url);

/** @param {string} name with the game it belongs to: "wallenstein/over" */
export const fixture = (name) => JSON.parse(readFileSync(new URL(name.replace("/", "/fixtures/") + ".json", import.meta.url), "utf8"));

/** Speaks a language with every common message and those of a game. @param {string} language */
export async function speak(language, game = "wallenstein") {
  const say = await import(`${web}lib/i18n.js`);
  const folder = new URL(`../locales/${language}/`, web);
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
    const whose = /^(common|finding|lobby|terminal|web)\./.test(file) ? "" : file.replace(/[-.].*/, "");
    say.addMessages(language, readFileSync(new URL(file, folder), "utf8"), whose);
  }
  say.theGame.value = game;
  say.language.value = language;
  return say;
}

export const speakEnglish = () => speak("en");
