// Citations of the specification lead to summaries: `spec 5` needs docs/spec/5-*.md, and `Spec 5, Sort fields` a heading,
// a row of a table or a wire name there. Prints every other citation and exits with 1.
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
const GENERATED = /(^|\/)generated\/|\/_operations\.py$|\/_async_operations\.py$|\/models\.py$|^scripts\/checks\/citations|^docs\/spec\//;
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
