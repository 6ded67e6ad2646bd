import assert from "node:assert/strict";
import { test } from "node:test";
import { libraryFolders, programsOf, TestEvents } from "./libtest.mjs";
import { inPool, longestFirst } from "./pool.mjs";
import { slowestTests } from "./slowest.mjs";

const artifact = (name, kind, isTest, executable) => ({
  reason: "compiler-artifact",
  package_id: `path+file:///a/${name}#earshot-${name}@0.1.0`,
  manifest_path: `/a/${name}/Cargo.toml`,
  target: { name: kind === "test" ? "it" : name, kind: [kind] },
  profile: { test: isTest },
  executable,
});

test("test programs are those that cargo built as tests", () => {
  const messages = [
    artifact("api", "lib", false, null),
    artifact("api", "lib", true, "/t/api-1"),
    artifact("api", "test", true, "/t/it-1"),
    artifact("cli", "bin", false, "/t/cli"),
    artifact("cli", "bin", true, "/t/cli-1"),
    artifact("benches", "bench", true, "/t/search-1"),
  ];
  assert.deepEqual(programsOf(messages).map((it) => [it.name, it.executable, it.environment.CARGO_MANIFEST_DIR]), [
    ["earshot-api (unit tests)", "/t/api-1", "/a/api"],
    ["earshot-api (it)", "/t/it-1", "/a/api"],
    ["earshot-cli (cli, unit tests)", "/t/cli-1", "/a/cli"],
  ]);
});

test("folders of libraries come from build scripts", () => {
  const messages = [{ reason: "build-script-executed", linked_paths: ["native=/t/out", "dependency=/x"] }, artifact("api", "lib", true, "/t/api-1")];
  assert.deepEqual(libraryFolders(messages), ["/t/out"]);
});

test("events become counts, failures with their output, and tests that did not end", () => {
  const events = new TestEvents();
  for (const line of [
    '{ "type": "suite", "event": "started", "test_count": 4 }',
    '{ "type": "test", "event": "started", "name": "a" }',
    "printed by a child of a test",
    'printed without a break{ "type": "test", "name": "a", "event": "ok", "exec_time": 0.5 }',
    '{ "type": "test", "event": "started", "name": "b" }',
    '{ "type": "test", "event": "timeout", "name": "b" }',
    '{ "type": "test", "name": "b", "event": "failed", "exec_time": 61, "stdout": "left: 1" }',
    '{ "type": "test", "name": "c", "event": "ignored" }',
    '{ "type": "test", "event": "started", "name": "d" }',
  ]) {
    events.read(line);
  }
  assert.deepEqual(events.result(), {
    tests: [{ name: "a", ms: 500 }, { name: "b", ms: 61_000 }],
    failed: [{ name: "b", output: "left: 1" }],
    passed: 1,
    ignored: 1,
    unfinished: ["d"],
  });
});

test("the longest job of the last run starts first, and a new one before all", () => {
  const jobs = [{ name: "short", bytes: 1 }, { name: "long", bytes: 1 }, { name: "new, small", bytes: 1 }, { name: "new, large", bytes: 9 }];
  assert.deepEqual(longestFirst(jobs, { short: 1, long: 50 }).map((it) => it.name), ["new, large", "new, small", "long", "short"]);
});

test("a pool runs at most as many jobs as it is wide, and all of them", async () => {
  let running = 0;
  let most = 0;
  const results = await inPool([1, 2, 3, 4, 5], 2, async (job) => {
    most = Math.max(most, ++running);
    await new Promise((done) => setImmediate(done));
    running -= 1;
    return job * 2;
  });
  assert.deepEqual([results, most], [[2, 4, 6, 8, 10], 2]);
});

test("the slowest tests are listed, and the sum of each suite", () => {
  const lines = ["a,one,30", "a,two,1500", "b,three,200"].map((row) => row.split(",")).map(([suite, name, ms]) => JSON.stringify({ suite, test: name, ms: Number(ms) }));
  assert.deepEqual(slowestTests([...lines, ""], 2), [
    "the slowest 2 of 3 tests:",
    "    1.5 s  a: two",
    "    0.2 s  b: three",
    "the times of all tests, by suite (several run at a time):",
    "    1.5 s  a: 2 tests",
    "    0.2 s  b: 1 tests",
  ]);
});
