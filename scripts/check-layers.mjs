// Checks that imports go one way (ARCHITECTURE.md, Invariants): between crates, between the modules of a crate, and between the
// folders of the web app. Checks also that a dependency is used only by its owners. Prints every violation, and exits with 1 if
// there are any.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { findInvalidImports } from "../web/scripts/layers.mjs";
import { wrongDependencies } from "./checks/dependencies.mjs";
import { circleLine, findCircles, findParentCircles, importsOfParentCircle, importsWithin, parentCircleLine } from "./checks/module-circles.mjs";
import { modulesOf } from "./checks/rust-source.mjs";

const metadata = execFileSync("cargo", ["metadata", "--no-deps", "--format-version", "1"], { maxBuffer: 1 << 28 });
const { packages } = JSON.parse(metadata);

function* circles() {
  for (const { name, targets } of packages) {
    for (const { kind, src_path: root } of targets) {
      if (kind[0] !== "lib" && kind[0] !== "bin") continue;
      const modules = modulesOf(relative(process.cwd(), root));
      const named = [
        ...findCircles(modules).map((circle) => [circleLine(name, circle), importsWithin(modules, circle)]),
        ...findParentCircles(modules).map((circle) => [parentCircleLine(name, circle), importsOfParentCircle(modules, circle)]),
      ];
      for (const [line, imports] of named) yield [`circle of modules: ${line}`, ...imports].join("\n  ");
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

const wrong = [...wrongDependencies(packages), ...circles(), ...webFaults()];
for (const line of wrong) console.error(`error: ${line}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
