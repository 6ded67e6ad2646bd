// Finds public functions, constants and types that only tests use. Prints them, and exits with 1 if there are any.
// scripts/checks/test-only.txt lists the exceptions, each with its reason.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { modulesOf } from "./checks/rust-source.mjs";
import { findTestOnly, readAllowed, wrongItems } from "./checks/test-only.mjs";

// The kinds of build targets whose code counts as a use.
const USED_BY = new Set(["lib", "bin", "example", "bench"]);
// The code of these crates counts as a use. Their own items are not checked, since they are for tests and measurements.
const UNCHECKED = new Set(["earshot-testkit", "earshot-conformance", "earshot-benches", "earshot-fuzz"]);

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
