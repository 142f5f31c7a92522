// Names every function of the given modules that has more lines than allowed. Run by test_web.py:
//
//   node tests/web/lengths.mjs MOST FILE …

import { readFileSync } from "node:fs";
import ts from "typescript";

const [most, ...paths] = process.argv.slice(2);
for (const path of paths) {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2023, true, ts.ScriptKind.JS);
  const lineAt = (place) => source.getLineAndCharacterOfPosition(place).line + 1;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const first = lineAt(node.getStart());
      const lines = lineAt(node.end) - first + 1;
      const name = (node.name ?? node.parent.name)?.getText() ?? "a function";
      if (lines > Number(most)) console.log(`${path}:${first}: ${name} has ${lines} lines; at most ${most}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}
