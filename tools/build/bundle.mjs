// Makes the bundle of the page: what belongs together in one file, and each file compressed beforehand.
//
//   node tools/build/bundle.mjs PACKAGE FOLDER
//
// PACKAGE holds web/ and locales/. tools/build/bundle.py calls it, and notes what the bundle was made from.

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import { rolldown } from "rolldown";
import { parseAst } from "rolldown/parseAst";

const [PACKAGE, FOLDER] = process.argv.slice(2).map((name) => resolve(name));
const WEB = join(PACKAGE, "web");
const LOCALES = join(PACKAGE, "locales");

// ------------------------------------------------------------------------------
// What belongs together.

/** The chunk that a module belongs to, by its path; what is in none is loaded by itself when it is needed. */
const CHUNKS = [
  ["base", /^rolldown\/runtime|^(vendor|lib)\/|^main\.js|^learn\/(entries|lesson)\.js|^(notices\/open|house\/links)\.js/],
  ["lobby", /^(lobby|account)\//],
  ["tournaments", /^tournaments\//],
  ["learn", /^learn\/(card|course)\.js|^games\/\w+\/(lesson|course)\.js/],
  ["waiting", /^table\/waiting\.js/],
  ["table", /^(table|map|chronicle|rules|learn)\//],
  ["replay", /^replay\//],
  ["later", /^games\/thirty_years_war\/(battle\/siege|desk\/decks|panels\/(end|pay|peace|recruit))\.js/],
  ["$1", /^games\/(\w+)\//],
];

/** The style sheets of the frame that a page needs; those of a game are in its list. */
const SHEETS = {
  lobby: ["lobby"],
  table: ["map", "table", "panels", "talk", "chronicle", "learn"],
  replay: ["map", "table", "panels", "chronicle", "replay", "analysis"],
};

/** The files of messages that a page needs, from the first on; those of a game are in its list. */
const wordsOf = (games) => ({
  lobby: ["common", "lobby", "finding", "time", ...Object.keys(games).map((game) => `${game}-lobby`)],
  table: ["common", "lobby", "finding", "time", "web"],
});

/** The list of the games, which is read as the page reads it; of a browser it asks for no more. */
async function gamesOfThePage() {
  globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {} });
  globalThis.localStorage ??= { getItem: () => null };
  globalThis.location ??= { hash: "" };
  return (await import(join(WEB, "lib/games.js"))).GAMES;
}

// ------------------------------------------------------------------------------
// The files of the bundle.

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Compresses something; it is found by what it is, wherever it lies. @param {string | Buffer} data */
function compress(data) {
  const name = createHash("sha256").update(data).digest("hex").slice(0, 32);
  mkdirSync(join(FOLDER, "brotli"), { recursive: true });
  writeFileSync(join(FOLDER, "brotli", `${name}.br`), brotliCompressSync(data, QUALITY));
}

/** Writes a file of the bundle. @param {string} name @param {string | Buffer} data */
function write(name, data) {
  const path = join(FOLDER, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
  compress(data);
}

/** A name that is another one as soon as the text is. @param {string} name @param {string} text */
function named(name, text) {
  const [stem, ending] = name.split(".");
  return `${stem}-${createHash("sha256").update(text).digest("hex").slice(0, 10)}.${ending}`;
}

/** A file of the bundle, from the root of the page. @param {string} file */
const fromRoot = (file) => `bundle/${file}`;

const read = (...path) => readFileSync(join(...path), "utf8");
const inside = (id) => (id.startsWith("\0") ? id.slice(1) : relative(WEB, id));

/** @param {string} id */
function chunkOf(id) {
  for (const [name, test] of CHUNKS) {
    const found = test.exec(inside(id));
    if (found) return name.replace("$1", found[1]);
  }
  return null;
}

/** Where a source lies as seen from the bundle, when both are served. @param {string} source */
const asServed = (source) => `../${inside(resolve(FOLDER, source))}`;

/** Templates are indented as code is; of that a browser needs nothing. Lines stay, so that they are found again. */
const dedenting = {
  name: "templates without their indentation",
  transform(code, id) {
    if (!id.endsWith(".js") || inside(id).startsWith("vendor/")) return null;
    let [text, end] = ["", 0];
    for (const [from, to] of templatesOf(parseAst(code))) {
      text += code.slice(end, from) + code.slice(from, to).replace(/\n +/g, "\n");
      end = to;
    }
    return text + code.slice(end);
  },
};

/** Where the texts of templates begin and end, in their order. */
function templatesOf(tree) {
  const found = [];
  const walk = (node) => {
    if (node?.type === "TemplateElement") found.push([node.start, node.end]);
    else if (node && typeof node === "object") Object.values(node).forEach(walk);
  };
  walk(tree);
  return found.sort(([one], [other]) => one - other);
}

/** Writes all modules; returns which chunks come first, and which a module needs that is loaded later. */
async function writeModules() {
  const later = new Set();
  const lookAround = {
    name: "what is loaded later",
    buildEnd() {
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id).dynamicImporters.length) later.add(id);
    },
  };
  const build = await rolldown({
    input: join(WEB, "main.js"),
    plugins: [lookAround, dedenting],
    preserveEntrySignatures: false,
    checks: { ineffectiveDynamicImport: false },
  });
  const { output } = await build.generate({
    format: "es",
    dir: FOLDER,
    minify: true,
    comments: false,
    sourcemap: true,
    sourcemapExcludeSources: true,
    sourcemapPathTransform: asServed,
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: "of the page" }] },
  });
  for (const file of output) write(file.fileName, file.type === "chunk" ? file.code : file.source);
  const chunks = output.filter((file) => file.type === "chunk");
  const main = chunks.find((chunk) => chunk.isEntry);
  const first = withImports(chunks, main);
  const found = [...later].sort().map((id) => {
    const chunk = chunks.find((each) => each.moduleIds.includes(id));
    const needed = withImports(chunks, chunk).filter((name) => !first.includes(name));
    return [inside(id), needed.map(fromRoot)];
  });
  return { main: fromRoot(main.fileName), first: first.map(fromRoot), later: Object.fromEntries(found) };
}

/** A chunk and all chunks that it imports. */
function withImports(chunks, chunk, known = []) {
  if (known.includes(chunk.fileName)) return known;
  known.push(chunk.fileName);
  for (const name of chunk.imports) withImports(chunks, chunks.find((each) => each.fileName === name), known);
  return known;
}

/** A sheet of several, without comments and indentation. @param {string[]} sheets from the root of the page */
function sheetOf(sheets) {
  const bare = (text) => text.replace(/\/\*[^]*?\*\//g, "").replace(/\n\s*/g, "\n");
  return sheets.map((sheet) => bare(read(WEB, `${sheet}.css`))).join("");
}

/** Writes a sheet; returns its name. @param {string} name @param {string} text */
function writeSheet(name, text) {
  const elsewhere = /url\((?!#|data:)[^)]*\)/.exec(text);
  if (elsewhere) throw new Error(`${name}.css names ${elsewhere[0]}, which does not lie beside the bundle`);
  const file = named(`${name}.css`, text);
  write(file, text);
  return fromRoot(file);
}

/** Writes the style sheets; returns by file which are in it. */
function writeSheets(games) {
  const parts = Object.entries(SHEETS).map(([name, sheets]) => [name, sheets.map((sheet) => `style/${sheet}`)]);
  for (const [game, { styles }] of Object.entries(games))
    parts.push([game, styles.map((sheet) => `games/${game}/style/${sheet}`)]);
  return Object.fromEntries(parts.map(([name, sheets]) => [writeSheet(name, sheetOf(sheets)), sheets]));
}

/** The faces of the letters, one file in place of six. @param {string} text the sheet that names them */
const withFonts = (text) =>
  text.replace(/url\(\.\.\/(fonts\/[^)]+)\)/g, (_, name) => {
    return `url(data:font/woff2;base64,${readFileSync(join(WEB, name)).toString("base64")})`;
  });

/** Messages without what is said about them. @param {string} text */
const bareWords = (text) => text.replace(/^#.*\n/gm, "");

/** Writes the messages, for each language a file of each part; returns which files are in a part. */
function writeWords(games) {
  const parts = wordsOf(games);
  for (const [game, { words }] of Object.entries(games))
    parts[game] = words.map((part) => (part ? `${game}-${part}` : game));
  for (const { name: tag } of readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const there = readdirSync(join(LOCALES, tag));
    for (const [part, files] of Object.entries(parts)) {
      const texts = files.filter((file) => there.includes(`${file}.ftl`)).map((file) => [file, bareWords(read(LOCALES, tag, `${file}.ftl`))]);
      if (texts.length) write(`words/${tag}/${part}.json`, JSON.stringify(Object.fromEntries(texts)));
    }
  }
  return parts;
}

/**
 * Writes the first page, with one sheet in place of several, the first chunk, and the signs in it; returns the sheet of
 * the faces, which is read when the page is seen.
 * @param {string} main
 */
function writeIndex(main) {
  const page = read(WEB, "index.html");
  const link = /<link rel="stylesheet" href="\/([^"]+)\.css">\n/g;
  const first = sheetOf([...page.matchAll(link)].map(([, name]) => name));
  const face = /@font-face \{[^}]*\}\n?/g;
  const sheet = writeSheet("first", first.replace(face, ""));
  const signs = ["icons.svg", "shields.svg"].map((name) => read(WEB, name).replace("<svg ", '<svg width="0" height="0" '));
  const text = page
    .replace(link, "")
    .replace("<!-- languages -->", `<link rel="stylesheet" href="/${sheet}">\n$&`)
    .replace('src="/main.js"', `src="/${main}"`)
    .replace("</body>", `<div id="signs" aria-hidden="true">${signs.join("")}</div>\n</body>`);
  writeFileSync(join(FOLDER, "index.html"), text);
  return writeSheet("faces", withFonts(first.match(face).join("")));
}

/** What is fetched as it is, and only has to be compressed. */
function compressOthers() {
  for (const name of readdirSync(WEB, { recursive: true }))
    if (/\.(json|svg)$/.test(name)) compress(readFileSync(join(WEB, name)));
}

const games = await gamesOfThePage();
const { main, first, later } = await writeModules();
const contents = { first, later, faces: writeIndex(main), sheets: writeSheets(games), words: writeWords(games) };
compressOthers();
writeFileSync(join(FOLDER, "contents.json"), `${JSON.stringify(contents, null, 1)}\n`);
