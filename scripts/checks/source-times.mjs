// Gives the files of a fresh checkout the times that the same contents had in the run before.
//
// Cargo compiles a crate again when a file is newer than what was built of it, and a checkout makes every file new. A
// file whose content is that of the last run gets back its time of then; every other keeps the time of the checkout,
// which is later than any build.
import { execFileSync } from "node:child_process";
import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";

/** The tracked files that are as committed: a map of path to the hash of its content. */
export function readHashes(git = (...options) => execFileSync("git", options, { encoding: "utf8", maxBuffer: 1 << 28 })) {
  const changed = new Set(git("diff", "--name-only", "-z").split("\0"));
  const rows = git("ls-files", "-s", "-z").split("\0").filter(Boolean);
  const hashes = rows.map((row) => {
    const [fields, path] = row.split("\t");
    return [path, fields.split(" ")[1]];
  });
  return new Map(hashes.filter(([path]) => !changed.has(path)));
}

/** Restores the times that `memory` has of equal contents, and writes the times of now. Returns how many were restored. */
export function restoreTimes(memory, hashes = readHashes()) {
  let before = {};
  try {
    before = JSON.parse(readFileSync(memory, "utf8"));
  } catch (error) {
    if (error.code !== "ENOENT" && !(error instanceof SyntaxError)) throw error;
  }
  const now = {};
  let restored = 0;
  for (const [path, hash] of hashes) {
    const [oldHash, oldTime] = before[path] ?? [];
    if (oldHash === hash) {
      utimesSync(path, oldTime / 1000, oldTime / 1000);
      restored += 1;
    }
    now[path] = [hash, statSync(path).mtimeMs];
  }
  writeFileSync(memory, JSON.stringify(now));
  return restored;
}
