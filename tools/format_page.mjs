// Formats the modules of the page with Prettier, and sees to it that no html`` template loses a space: Prettier breaks
// lines beside tags and values, and htm drops whitespace that holds a line break.
//
//   node tools/format_page.mjs [FILE …]          format; a module in which a space would be lost is named and left alone
//   node tools/format_page.mjs --fix [FILE …]    write such spaces as ${" "} first
//   node tools/format_page.mjs --check [FILE …]  change nothing, fail if a module is not formatted

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { format, resolveConfig } from "prettier";
import ts from "typescript";

import htm from "../src/westphalia/web/vendor/htm.js";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const WEB = join(ROOT, "src/westphalia/web");
const SPACE = '${" "}';
const OPTIONS = await resolveConfig(join(WEB, "main.js"));

const pageModules = () =>
  readdirSync(WEB, { recursive: true })
    .filter((name) => /(\.js|\.d\.ts)$/.test(name) && !name.startsWith("vendor"))
    .map((name) => join(WEB, name));

/** All html`` templates of a module, in order. */
function templatesOf(text) {
  const source = ts.createSourceFile("page.js", text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.JS);
  const found = [];
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "html") found.push(node.template);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const spansOf = (template) => template.templateSpans ?? [];

/** What htm makes of a template, its values numbered: two templates that say the same have the same meaning. */
function meaning(template) {
  const strings = template.head
    ? [template.head.text, ...spansOf(template).map(({ literal }) => literal.text)]
    : [template.text];
  let number = 0;
  const isSpace = (value) => ts.isStringLiteral(value) && /^\s+$/.test(value.text);
  const values = spansOf(template).map(({ expression }) => (isSpace(expression) ? " " : { value: number++ }));
  const element = (tag, attributes, ...children) => {
    const said = Object.entries(attributes ?? {}).map(([name, value]) => [name, oneLine(value)?.trim?.() ?? value]);
    return { tag, said, children: joined(children.flat()) };
  };
  const made = htm.apply(element, [Object.assign([...strings], { raw: strings }), ...values]);
  return JSON.stringify(Array.isArray(made) ? joined(made) : made);
}

const oneLine = (text) => (typeof text === "string" ? text.replace(/\s+/g, " ") : text);

/** Children with texts that follow each other made one. */
function joined(children) {
  const all = [];
  for (const child of children) {
    if (typeof child === "string" && typeof all.at(-1) === "string") all.push(oneLine(all.pop() + child));
    else all.push(oneLine(child));
  }
  return all;
}

/** Where the texts of a template begin and end in its module: what is not inside a tag or a value. */
function textsOf(template, module) {
  const literals = template.head ? [template.head, ...spansOf(template).map(({ literal }) => literal)] : [template];
  const found = [];
  let inTag = false;
  let quote = "";
  for (const literal of literals) {
    const end = literal.getEnd() - (module[literal.getEnd() - 1] === "`" ? 1 : 2);
    let start = literal.getStart() + 1;
    for (let at = start; at < end; at += 1) {
      const sign = module[at];
      if (quote) quote = sign === quote ? "" : quote;
      else if (inTag && /["']/.test(sign)) quote = sign;
      else if (inTag && sign === ">") [inTag, start] = [false, at + 1];
      else if (!inTag && sign === "<") {
        found.push([start, at]);
        inTag = true;
      }
    }
    if (!inTag) found.push([start, end]);
  }
  return found;
}

/** The module with the spaces at both ends of a template's texts written as values. */
function withSpacesWritten(module, templates) {
  const texts = templates.flatMap((template) => textsOf(template, module)).sort((one, two) => two[0] - one[0]);
  return texts.reduce((text, [start, end]) => {
    const written = text.slice(start, end).replace(/^ +(?!\s*\n)|(?<!\n *) +$/g, SPACE);
    return text.slice(0, start) + written + text.slice(end);
  }, module);
}

/** The templates of a module that would say something else once it is formatted. */
function changed(module, formatted) {
  const after = templatesOf(formatted);
  return templatesOf(module).filter((template, n) => meaning(template) !== meaning(after[n]));
}

async function formatModule(path, { fix, check }) {
  const options = { ...OPTIONS, filepath: path };
  const name = relative(ROOT, path);
  const before = readFileSync(path, "utf8");
  let module = before;
  let after = await format(module, options);
  let lost = changed(module, after);
  for (let tries = 0; fix && lost.length && tries < 3; tries += 1) {
    module = withSpacesWritten(module, lost);
    after = await format(module, options);
    lost = changed(module, after);
  }
  const line = (template) => module.slice(0, template.getStart()).split("\n").length;
  if (lost.length) return `${name}: spaces would be lost in the templates of lines ${lost.map(line).join(", ")}; use --fix`;
  if (check) return before === after ? "" : `${name} is not formatted: node tools/format_page.mjs`;
  if (before !== after) writeFileSync(path, after);
  return "";
}

const asked = process.argv.slice(2);
const files = asked.filter((word) => !word.startsWith("--"));
const way = { fix: asked.includes("--fix"), check: asked.includes("--check") };
const faults = [];
for (const path of files.length ? files : pageModules()) faults.push(await formatModule(path, way));
const said = faults.filter(Boolean);
if (said.length) console.error(said.join("\n"));
process.exitCode = said.length ? 1 : 0;
