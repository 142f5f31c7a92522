// Brings the third-party modules of the browser client into src/westphalia/web/vendor, so that the
// page needs no build step and no other server. Run with node; needs npm.
//
//   node tools/vendor.mjs          fetch the pinned packages and write the vendored files
//   node tools/vendor.mjs --check  fail if the vendored files differ from the packages

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const VENDOR = join(dirname(fileURLToPath(import.meta.url)), "../src/westphalia/web/vendor");

const LICENCE = join(dirname(fileURLToPath(import.meta.url)), "../LICENSE");

// Each package with its version, the hash npm gives for it, and which of its files become ours.
const PACKAGES = [
  {
    name: "preact",
    version: "11.2.0",
    licence: "MIT",
    integrity: "sha512-/HfHI/7N84e6GrWBJ3J280z3mLaRJiDcSvj/A+y/4AbLnND/1UlGHe1sR6oYuTGwId0nP7dqDU9OnLxMPZ7xBg==",
    files: {
      "dist/preact.mjs": "preact.js",
      "hooks/dist/hooks.mjs": "hooks.js",
      LICENSE: "preact.LICENCE.txt",
    },
  },
  {
    name: "htm",
    version: "3.1.1",
    licence: "Apache-2.0",
    integrity: "sha512-983Vyg8NwUE7JkZ6NmOqpCZ+sh1bKv2iYTlUkzlWmA5JD2acKoxd4KVxbMmxX/85mtfdnDmTFoNKcg5DGAvxNQ==",
    files: { "dist/htm.module.js": "htm.js", LICENSE: "htm.LICENCE.txt" },
  },
  {
    name: "@preact/signals-core",
    version: "1.14.5",
    licence: "MIT",
    integrity: "sha512-vcRv7Ityz5JVmeiVqIluLFzT/PDS/AlhHUpw3/aUWqcVUs6bDGIPXE/6RSC4evBNWYvnniozg5Syfj33al3gkg==",
    files: { "dist/signals-core.module.js": "signals-core.js" },
  },
  {
    name: "@preact/signals",
    version: "2.11.4",
    licence: "MIT",
    integrity: "sha512-Rb+5RPo9gWSaHtzJeauhHxiC8KP/IF2DEPkHPEOGOnuy2wnJzRqyeLRankUCYd6ADqtxS6GnWGv6Ie343d8aYw==",
    files: { "dist/signals.module.js": "signals.js", LICENSE: "signals.LICENCE.txt" },
  },
  {
    name: "@fluent/bundle",
    version: "0.19.1",
    licence: "Apache-2.0",
    integrity: "sha512-SWJLZrPamDPsJlFFOW1nkgN0j0rbPbmSdmK0XAoXlyqKieLtMVl4vzng3aR5pwKoUx0scug8+YY2oct3fdfy9A==",
    // Seven small modules become one, so that the page asks once.
    joined: ["types", "scope", "memoizer", "builtins", "resolver", "bundle", "resource"].map((part) => `esm/${part}.js`),
    target: "fluent.js",
    exports: ["FluentBundle", "FluentResource"],
    files: {},
    // The package names its licence, but does not hold it.
    apache: "fluent.LICENCE.txt",
    author: "Mozilla and the contributors of Project Fluent",
  },
];

// Browsers resolve no bare names without an import map, which the page's policy would have to allow.
const BARE = {
  preact: "preact.js",
  "preact/hooks": "hooks.js",
  "@preact/signals-core": "signals-core.js",
};

/** The text of a module with bare imports made relative and the pointer to its source map dropped. */
function ours(text, target) {
  const rewritten = text.replace(/(\bfrom\s*|\bimport\s*)(["'])([^"'./][^"']*)\2/g, (whole, lead, quote, bare) => {
    if (!(bare in BARE)) throw new Error(`${target} imports '${bare}', which is not vendored`);
    const path = relative(dirname(target), BARE[bare]);
    return `${lead}${quote}${path.startsWith(".") ? path : `./${path}`}${quote}`;
  });
  return rewritten.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, "\n");
}

/** Modules that import only one another, in one: each stands behind those that it imports. */
function inOne(texts, exports) {
  const bare = texts.map((text) => text.replace(/^import [^;]*;\n/gm, "").replace(/^export /gm, ""));
  const names = bare.flatMap((text) => [...text.matchAll(/^(?:class|function|const|let|var) (\w+)/gm)].map(([, name]) => name));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`'${twice}' stands in two modules that should become one`);
  return `${bare.join("\n")}\nexport { ${exports.join(", ")} };\n`;
}

/** The licence of a package that only names the Apache License, whose terms are those of our own. */
function apache({ name, version, author, target }) {
  const end = "END OF TERMS AND CONDITIONS\n";
  const [terms] = readFileSync(LICENCE, "utf8").split(end);
  return `${target} is made of ${name} ${version}, by ${author},\nunder the Apache License, Version 2.0:\n\n${terms}${end}`;
}

/** Unpacks a package and returns what becomes of its files, by the name under vendor/. */
function fetched(wanted, folder) {
  const spec = `${wanted.name}@${wanted.version}`;
  const told = execFileSync("npm", ["pack", spec, "--json", "--silent"], { cwd: folder, encoding: "utf8" });
  const [{ filename, integrity }] = JSON.parse(told);
  if (integrity !== wanted.integrity) throw new Error(`${spec} has the hash ${integrity}, not the pinned one`);
  execFileSync("tar", ["xzf", filename], { cwd: folder });
  const files = {};
  for (const [source, target] of Object.entries(wanted.files)) {
    const text = readFileSync(join(folder, "package", source), "utf8");
    files[target] = target.endsWith(".js") ? ours(text, target) : text;
  }
  if (wanted.joined) {
    const texts = wanted.joined.map((source) => readFileSync(join(folder, "package", source), "utf8"));
    files[wanted.target] = inOne(texts, wanted.exports);
  }
  if (wanted.apache) files[wanted.apache] = apache(wanted);
  rmSync(join(folder, "package"), { recursive: true });
  return files;
}

/** The page that says where everything comes from. */
function readme() {
  const rows = PACKAGES.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return [
    "# Vendored modules",
    "",
    "Written by `node tools/vendor.mjs`; change the versions there, not the files here. `ui.js` and",
    "`ui.d.ts` are ours: the one door through which the client imports all of it.",
    "",
    "| package | version | licence |",
    "|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

function main() {
  const check = process.argv.includes("--check");
  const folder = mkdtempSync(join(tmpdir(), "vendor-"));
  const files = { "README.md": readme() };
  for (const wanted of PACKAGES) Object.assign(files, fetched(wanted, folder));
  rmSync(folder, { recursive: true });
  let differing = 0;
  for (const [name, text] of Object.entries(files)) {
    const path = join(VENDOR, name);
    const same = existsSync(path) && readFileSync(path, "utf8") === text;
    if (!same) differing += 1;
    if (check && !same) console.error(`vendor/${name} is not what ${"tools/vendor.mjs"} would write`);
    if (check || same) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`vendor/${name}`);
  }
  const strange = readdirSync(VENDOR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(VENDOR, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((name) => !(name in files) && !name.startsWith("ui."));
  for (const name of strange) console.error(`vendor/${name} comes from no package`);
  if (check && (differing || strange.length)) process.exit(1);
}

main();
