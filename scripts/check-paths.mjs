// Every path that the documents name exists: recipes, decisions, READMEs, the map of the specification and the rest. Every
// identifier of a recipe occurs in a file that the recipe names. Prints what does not, and exits with 1.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { makeExists, wrongNames, wrongPaths } from "./checks/doc-paths.mjs";

// Files that builds write; documents may name them.
const BUILT = ["web/dist/index.html"];
// Documents about what was: they name files as they were then.
const PAST = new Set(["CHANGELOG.md", "docs/benchmarks.md"]);

const files = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 1 << 26 }).trim().split("\n").filter((file) => existsSync(file));
const exists = makeExists([...files, ...BUILT]);
let wrong = 0;
for (const path of files) {
  if (!path.endsWith(".md") || PAST.has(path) || path.includes("/fixtures/")) continue;
  const text = readFileSync(path, "utf8");
  const names = path.startsWith("docs/recipes/") ? wrongNames(text, exists, (source) => readFileSync(source, "utf8")) : [];
  for (const fault of [...wrongPaths(path, text, exists), ...names]) {
    console.error(`error: ${path}:${fault}`);
    wrong += 1;
  }
}
process.exitCode = wrong === 0 ? 0 : 1;
