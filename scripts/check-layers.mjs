// Checks that imports go one way (ARCHITECTURE.md, Invariants): between crates, between the modules of a crate, and between the
// folders of the web app. Checks also that a dependency is used only by its owners. Prints every violation, and exits with 1 if
// there are any.
//
//   node scripts/check-layers.mjs             check
//   node scripts/check-layers.mjs --circles   print each circle of modules with its imports
//   node scripts/check-layers.mjs --shrink    remove circles that no longer exist from scripts/checks/circles.txt
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { findInvalidImports } from "../web/scripts/layers.mjs";
import { wrongDependencies } from "./checks/dependencies.mjs";
import {
  circleLine, compareCircles, findCircles, findParentCircles, importsOfParentCircle, importsWithin, parentCircleLine, shrinkKnown,
} from "./checks/module-circles.mjs";
import { modulesOf } from "./checks/rust-source.mjs";

// The circles that existed when this check was introduced, one per line. Lines may only be removed.
const KNOWN = "scripts/checks/circles.txt";
const HEADING = "# Circles between sibling modules that are still to be cut. `node scripts/check-layers.mjs --shrink` writes this file.\n";

const metadata = execFileSync("cargo", ["metadata", "--no-deps", "--format-version", "1"], { maxBuffer: 1 << 28 });
const { packages } = JSON.parse(metadata);

function* circles() {
  for (const { name, targets } of packages) {
    for (const { kind, src_path: root } of targets) {
      if (kind[0] !== "lib" && kind[0] !== "bin") continue;
      const modules = modulesOf(relative(process.cwd(), root));
      for (const circle of findCircles(modules)) yield { line: circleLine(name, circle), imports: () => importsWithin(modules, circle) };
      for (const circle of findParentCircles(modules)) {
        yield { line: parentCircleLine(name, circle), imports: () => importsOfParentCircle(modules, circle) };
      }
    }
  }
}

function* webFaults() {
  for (const entry of readdirSync("web/src", { recursive: true, encoding: "utf8" })) {
    const path = entry.replaceAll("\\", "/");
    if (!/\.tsx?$/.test(path)) continue;
    for (const line of findInvalidImports(path, readFileSync(join("web/src", path), "utf8"))) yield `web/src/${line}`;
  }
}

const found = [...circles()];
const lines = found.map(({ line }) => line).sort();
const known = readFileSync(KNOWN, "utf8").split("\n").filter((line) => line && !line.startsWith("#"));

if (process.argv[2] === "--circles") {
  for (const { line, imports } of found) console.log([line, ...imports().map((row) => `  ${row}`)].join("\n"));
} else if (process.argv[2] === "--shrink") {
  const rest = shrinkKnown(lines, known);
  writeFileSync(KNOWN, HEADING + rest.map((line) => `${line}\n`).join(""));
  console.log(`${known.length} circles were listed, ${rest.length} are left`);
} else {
  const wrong = [...wrongDependencies(packages), ...compareCircles(lines, known), ...webFaults()];
  for (const line of wrong) console.error(`error: ${line}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
