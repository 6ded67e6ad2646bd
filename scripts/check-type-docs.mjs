// Every public type of a library has a doc comment. Prints those without one and exits with 1.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { modulesOf } from "./checks/rust-source.mjs";
import { undocumentedTypes } from "./checks/type-docs.mjs";

const metadata = execFileSync("cargo", ["metadata", "--no-deps", "--format-version", "1"], { maxBuffer: 1 << 28 });
let missing = 0;
for (const { targets } of JSON.parse(metadata).packages) {
  for (const { kind, src_path: root } of targets) {
    if (kind[0] !== "lib") continue;
    for (const { file } of modulesOf(relative(process.cwd(), root)).values()) {
      for (const { line, kind: keyword, name } of undocumentedTypes(readFileSync(file, "utf8"))) {
        console.error(`error: ${file}:${line}: ${keyword} ${name} has no doc comment`);
        missing += 1;
      }
    }
  }
}
process.exitCode = missing === 0 ? 0 : 1;
