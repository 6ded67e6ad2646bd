// Checks that every row of docs/spec-map.md with the state "done" names a test, and that the test exists. Prints the other rows,
// and exits with 1 if there are any.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { wrongRows } from "./checks/spec-map.mjs";

const MAP = "docs/spec-map.md";
const files = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 1 << 26 }).trim().split("\n").filter((file) => existsSync(file));
const texts = new Map();
const read = (file) => {
  if (!texts.has(file)) texts.set(file, readFileSync(file, "utf8"));
  return texts.get(file);
};
const faults = wrongRows(readFileSync(MAP, "utf8"), files, read);
for (const fault of faults) console.error(`error: ${MAP}:${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
