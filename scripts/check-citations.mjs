// Checks that every citation of the specification has a target in docs/spec: `spec 5` needs docs/spec/5-*.md, and `Spec 5, Sort
// fields` needs a heading, a table row or a wire name there. Prints the citations without a target, and exits with 1 if there are any.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { findCitations, readSummary, wrongCitations } from "./checks/citations.mjs";

const FOLDER = "docs/spec";
const summaries = new Map();
for (const file of readdirSync(FOLDER)) {
  const section = /^(\d+)-.*\.md$/.exec(file)?.[1];
  if (section) summaries.set(section, readSummary(readFileSync(`${FOLDER}/${file}`, "utf8")));
}

const TEXT = /\.(rs|ts|tsx|js|mjs|py|md|html|toml)$/;
const GENERATED = /(^|\/)generated\/|\/_async\/operations\.py$|\/models\.py$|^scripts\/checks\/citations|^docs\/spec\//;
const paths = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 1 << 26 }).trim().split("\n");
let wrong = 0;
for (const path of paths) {
  if (!TEXT.test(path) || GENERATED.test(path)) continue;
  for (const fault of wrongCitations(findCitations(readFileSync(path, "utf8")), summaries)) {
    console.error(`error: ${path}:${fault}`);
    wrong += 1;
  }
}
process.exitCode = wrong === 0 ? 0 : 1;
