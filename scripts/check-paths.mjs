// Checks that every path in a Markdown document of the repository exists, and that every identifier in a recipe occurs in a file
// that the recipe names. Prints the missing paths and identifiers, and exits with 1 if there are any.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { makeExists, wrongNames, wrongPaths } from "./checks/doc-paths.mjs";

// Files that a build writes. Documents may name them, although they are not in the repository.
const BUILT = ["web/dist/index.html"];
// Documents about the past. They may name files that no longer exist.
const PAST = new Set(["CHANGELOG.md", "docs/benchmarks.md"]);

const files = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 1 << 26 }).trim().split("\n").filter((file) => existsSync(file));
const exists = makeExists([...files, ...BUILT]);
let wrong = 0;
for (const path of files) {
  if (!path.endsWith(".md") || PAST.has(path) || path.includes("/fixtures/") || path.startsWith("api/src/web/site/pages/")) continue;
  const text = readFileSync(path, "utf8");
  const names = path.startsWith("docs/recipes/") ? wrongNames(text, exists, (source) => readFileSync(source, "utf8")) : [];
  for (const fault of [...wrongPaths(path, text, exists), ...names]) {
    console.error(`error: ${path}:${fault}`);
    wrong += 1;
  }
}
process.exitCode = wrong === 0 ? 0 : 1;
