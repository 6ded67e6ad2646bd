// No public function, constant or type is named by tests alone. Prints those that are, and exits with 1. The list of those
// that stay, each with its reason, is scripts/checks/test-only.txt.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { modulesOf } from "./checks/rust-source.mjs";
import { findTestOnly, readAllowed, wrongItems } from "./checks/test-only.mjs";

const USED_BY = new Set(["lib", "bin", "example", "bench"]);
// What these crates name counts as use; their own items are for tests and measurements.
const UNCHECKED = new Set(["earshot-testkit", "earshot-benches", "earshot-fuzz"]);

const metadata = execFileSync("cargo", ["metadata", "--no-deps", "--format-version", "1"], { maxBuffer: 1 << 28 });
const sources = new Map();
for (const { name, targets } of JSON.parse(metadata).packages) {
  for (const { kind, src_path: root } of targets) {
    if (!USED_BY.has(kind[0])) continue;
    for (const { file } of modulesOf(relative(process.cwd(), root)).values()) {
      sources.set(file, { crate: name, file, source: readFileSync(file, "utf8"), isChecked: !UNCHECKED.has(name) });
    }
  }
}
const wrong = wrongItems(findTestOnly([...sources.values()]), readAllowed(readFileSync("scripts/checks/test-only.txt", "utf8")));
for (const line of wrong) console.error(`error: ${line}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
