// Checks that every public type of a library has a doc comment, and that every example in a doc comment and every test beside the code
// runs. Prints the violations, and exits with 1 if there are any.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { modulesOf } from "./checks/rust-source.mjs";
import { hasExample, hasTest, undocumentedTypes } from "./checks/type-docs.mjs";

const metadata = execFileSync("cargo", ["metadata", "--no-deps", "--format-version", "1"], { maxBuffer: 1 << 28 });
const wrong = [];
for (const { name: crate, targets } of JSON.parse(metadata).packages) {
  for (const { kind, doctest, test, src_path: root } of targets) {
    if (kind[0] !== "lib") continue;
    for (const { file } of modulesOf(relative(process.cwd(), root)).values()) {
      const source = readFileSync(file, "utf8");
      for (const { line, kind: keyword, name } of undocumentedTypes(source)) {
        wrong.push(`${file}:${line}: ${keyword} ${name} has no doc comment`);
      }
      if (!doctest && hasExample(source)) wrong.push(`${file}: an example in a doc comment is not tested: remove doctest = false from the manifest of ${crate}`);
      if (!test && hasTest(source)) wrong.push(`${file}: a test never runs: move it to a test program, or remove test = false from the manifest of ${crate}`);
    }
  }
}
for (const line of wrong) console.error(`error: ${line}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
