// Builds a small workspace of three crates, each above the one before, the way CI does: from a fresh clone each time, through a mirror.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";

const folder = mkdtempSync(join(tmpdir(), "mirror-"));
after(() => rmSync(folder, { recursive: true, force: true }));
const source = join(folder, "source");
const mirror = join(folder, "mirror");
const environment = { ...process.env, CARGO_TARGET_DIR: join(folder, "target"), RUSTC_WORKSPACE_WRAPPER: "", GIT_CONFIG_COUNT: "0" };
const run = (cwd, command, ...options) => execFileSync(command, options, { cwd, encoding: "utf8", env: environment, stdio: ["ignore", "pipe", "pipe"] });

function write(path, text) {
  mkdirSync(dirname(join(source, path)), { recursive: true });
  writeFileSync(join(source, path), text);
}

const manifest = (name, below) => `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2024"\n[dependencies]\n${below ? `${below} = { path = "../${below}" }\n` : ""}`;
const base = (limit) => `pub const LIMIT: u32 = ${limit};\n`;

function commit() {
  run(source, "git", "add", "--all");
  run(source, "git", "-c", "user.name=test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "change");
}

/** Clones the source anew, mirrors it and builds. Returns what was compiled, and what the program prints. */
function buildAnew() {
  const clone = join(folder, "clone");
  rmSync(clone, { recursive: true, force: true });
  run(folder, "git", "clone", "--quiet", source, clone);
  run(folder, join(import.meta.dirname, "../mirror"), clone, mirror);
  const messages = run(mirror, "cargo", "build", "--offline", "--message-format", "json").trim().split("\n").map((line) => JSON.parse(line));
  const compiled = messages.filter((it) => it.reason === "compiler-artifact" && !it.fresh).map((it) => it.target.name);
  return { compiled, printed: run(mirror, join(folder, "target/debug/top")).trim() };
}

test("a constant below rebuilds every crate above it, and what has not changed is not built again", () => {
  mkdirSync(source);
  run(source, "git", "init", "--quiet");
  write("Cargo.toml", '[workspace]\nresolver = "3"\nmembers = ["model", "middle", "top", "beside"]\n');
  write("model/Cargo.toml", manifest("model"));
  write("model/src/lib.rs", base(1));
  write("middle/Cargo.toml", manifest("middle", "model"));
  write("middle/src/lib.rs", "pub fn twice() -> u32 { 2 * model::LIMIT }\n");
  write("top/Cargo.toml", manifest("top", "middle"));
  write("top/src/main.rs", 'fn main() { println!("{}", middle::twice()); }\n');
  write("beside/Cargo.toml", manifest("beside"));
  write("beside/src/lib.rs", "");
  write(".gitignore", "Cargo.lock\n");
  commit();
  const first = buildAnew();
  assert.deepEqual({ ...first, compiled: first.compiled.sort() }, { compiled: ["beside", "middle", "model", "top"], printed: "2" }, "all are built at first");
  assert.deepEqual(buildAnew(), { compiled: [], printed: "2" }, "a fresh clone of the same commit");

  write("model/src/lib.rs", base(5));
  commit();
  const changed = buildAnew();
  assert.deepEqual(changed, { compiled: ["model", "middle", "top"], printed: "10" }, "a changed constant");

  // An older text comes back with a new time.
  write("model/src/lib.rs", base(1));
  commit();
  assert.equal(buildAnew().printed, "2", "the former constant");

  writeFileSync(join(mirror, "left-over.rs"), "");
  write("beside/src/lib.rs", "pub fn one() {}\n");
  commit();
  assert.deepEqual(buildAnew(), { compiled: ["beside"], printed: "2" }, "a crate that no other uses");
  assert.equal(run(mirror, "git", "status", "--porcelain"), "", "files of no commit are deleted");
});
