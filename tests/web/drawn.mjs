// Draws parts of the page without a browser: as much of a document as the drawing library asks for, and a reader's eyes
// and finger for it. What is only seen in a browser (sizes, styles, focus) is not here.

import { afterEach } from "node:test";
import "./browser.mjs";

class Node {
  childNodes = [];
  parentNode = null;

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get nextSibling() {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }

  insertBefore(node, before) {
    node.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }

  appendChild(node) {
    return this.insertBefore(node, null);
  }

  remove() {
    const all = this.parentNode?.childNodes;
    all?.splice(all.indexOf(this), 1);
    this.parentNode = null;
  }

  removeChild(node) {
    node.remove();
  }

  contains(node) {
    return node === this || this.childNodes.some((one) => one.contains(node));
  }

  get textContent() {
    return this.childNodes.map((one) => one.textContent).join("");
  }
}

class Text extends Node {
  nodeType = 3;

  constructor(data) {
    super();
    this.data = data;
  }

  get textContent() {
    return String(this.data);
  }
}

class Element extends Node {
  nodeType = 1;
  attributes = [];
  style = { setProperty() {} };
  heard = {};

  constructor(name) {
    super();
    this.localName = name;
    this.nodeName = name;
  }

  setAttribute(name, value) {
    this[`@${name}`] = String(value);
  }

  removeAttribute(name) {
    delete this[`@${name}`];
  }

  getAttribute(name) {
    return this[`@${name}`] ?? this[name] ?? null;
  }

  addEventListener(kind, action) {
    this.heard[kind] = action;
  }

  removeEventListener(kind) {
    delete this.heard[kind];
  }

  querySelector() {
    return null; // nothing is focused here
  }

  scrollTo() {}

  showModal() {}

  close() {}
}

globalThis.document = {
  createElement: (name) => new Element(name),
  createElementNS: (_, name) => new Element(name),
  createTextNode: (data) => new Text(data),
  addEventListener() {},
  removeEventListener() {},
  querySelector: () => null,
  getElementById: () => null,
  visibilityState: "visible",
  body: new Element("body"),
};
globalThis.HTMLElement = Element;
const keys = new Set();
globalThis.addEventListener = (kind, action) => kind === "keydown" && keys.add(action);
globalThis.removeEventListener = (_, action) => keys.delete(action);
globalThis.requestAnimationFrame = (action) => setTimeout(action);
globalThis.cancelAnimationFrame = clearTimeout;

const { html, render } = await import("../../src/westphalia/web/vendor/ui.js");
export { html };

const TURNS = 6; // of the loop: an answer of the server, what is drawn of it, what follows from that

/** Lets the page draw what has changed. Nothing here takes longer than the turns of the loop that it waits for. */
export async function settled() {
  for (let n = 0; n < TURNS; n += 1) await new Promise((later) => setTimeout(later));
}

const pages = [];
afterEach(() => pages.splice(0).forEach((page) => render(null, page)));

/** Draws a part of the page, until the end of the test. @param {any} part as html`…` makes it */
export async function drawn(part) {
  const page = new Element("main");
  pages.push(page);
  render(part, page);
  await settled();
  return page;
}

/** All elements that fulfil something, in their order. @param {any} page @param {(element: any) => boolean} fits @returns {any[]} */
export const all = (page, fits) => page.childNodes.flatMap((one) => (one.nodeType === 1 ? [...(fits(one) ? [one] : []), ...all(one, fits)] : []));

/** What a part says, without the marks around names. @param {any} part */
export const words = (part) => part.textContent.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();

/** Its elements of a class. @param {any} page @param {string} name */
export const ofClass = (page, name) => all(page, (one) => (one.getAttribute("class") ?? one.className ?? "").split(" ").includes(name));

/** What can be pressed, by its words. @param {any} page */
export const buttons = (page) => all(page, (one) => one.localName === "button").map(words);

/** Presses a button with these words, or an element. @param {any} page @param {any} what */
export async function press(page, what, kind = "click") {
  const found = typeof what === "string" ? all(page, (one) => one.localName === "button" && words(one) === what)[0] : what;
  if (!found) throw new Error(`no button '${what}' among ${buttons(page)}`);
  found.heard[kind].call(found, { type: kind, target: found, preventDefault() {}, stopPropagation() {} });
  await settled();
}

/** Types a key on no field. @param {string} key a capital letter is typed with Shift */
export function type(key) {
  for (const hears of keys) hears({ key, shiftKey: /[A-Z]/.test(key), target: null, preventDefault() {} });
}

/** Hears what is asked of the server, and answers it. @param {(path: string) => any} answer nothing: there is no such thing @returns {[string, any][]} */
export function requests(answer = () => ({})) {
  const asked = [];
  globalThis.fetch = async (path, { body = "" } = {}) => {
    asked.push([path, body && JSON.parse(body)]);
    const found = answer(path);
    return new Response(JSON.stringify(found ?? {}), { status: found ? 200 : 404, headers: { "content-type": "application/json" } });
  };
  return asked;
}
