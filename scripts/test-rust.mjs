// Builds and runs the Rust tests, two test programs at a time, those that took longest last time first. All programs run, also after
// one has failed; failures are printed last. Appends the time of each test to the file that TEST_TIMES names.
//
//   node scripts/test-rust.mjs [--build] [--only CRATE] [CARGO ARGUMENT…] [-- FILTER…]
//
//   node scripts/test-rust.mjs                             all crates
//   node scripts/test-rust.mjs --only earshot-api -- outbox the tests of one crate whose names have a word
//   node scripts/test-rust.mjs --build                     only builds, with examples and benchmarks
//
// `--only` builds all crates nevertheless. With `-p`, cargo chooses other features of the crates of others than for all crates, and
// compiles many of them a second time.
//
// `cargo test` runs the programs one after the other and ends with the first that fails. cargo-nextest starts a process for each test,
// and most of our tests share what their process has set up once (docs/decisions/049-test-runner.md).
import { spawn } from "node:child_process";
import { appendFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { libraryFolders, programsOf, TestEvents } from "./tests/libtest.mjs";
import { inPool, longestFirst } from "./tests/pool.mjs";

/** A program that has run this long hangs: the slowest takes two minutes on a slow machine. */
const LIMIT_MS = 20 * 60_000;
const PROGRAMS_AT_A_TIME = Math.max(2, availableParallelism());

const separator = process.argv.indexOf("--");
const given = process.argv.slice(2, separator === -1 ? undefined : separator);
const filters = separator === -1 ? [] : process.argv.slice(separator + 1);
const buildOnly = given.includes("--build");
const onlyAt = given.indexOf("--only");
const only = onlyAt === -1 ? undefined : given.splice(onlyAt, 2)[1];
const chosen = given.filter((it) => it !== "--build");
const packages = chosen.some((it) => it === "-p" || it === "--package") ? chosen : ["--workspace", ...chosen];
const target = process.env.CARGO_TARGET_DIR ?? "target";
const timesFile = join(target, "test-times.json");

/** Beginning and end of an output: the message of a failure comes first, and a backtrace after it is long. */
const clip = (text) => (text.length <= 6_000 ? text : `${text.slice(0, 4_000)}\n…\n${text.slice(-2_000)}`);

/** Runs cargo and returns its messages. Its errors and warnings go to our standard error. */
async function cargoMessages(options) {
  const cargo = spawn("cargo", options, { stdio: ["ignore", "pipe", "inherit"] });
  const messages = [];
  const reading = (async () => {
    for await (const line of createInterface(cargo.stdout)) if (line.startsWith("{")) messages.push(JSON.parse(line));
  })();
  const code = await new Promise((done) => cargo.on("close", done));
  await reading;
  if (code !== 0) process.exit(code ?? 1);
  return messages;
}

/** Runs a command to its end. Calls `onLine` with each line of its standard output. */
async function run(command, options, settings, onLine) {
  const started = performance.now();
  const child = spawn(command, options, { ...settings, stdio: ["ignore", "pipe", "pipe"] });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text) => (errors = (errors + text).slice(-20_000)));
  const limit = setTimeout(() => child.kill("SIGKILL"), LIMIT_MS);
  const reading = (async () => {
    for await (const line of createInterface(child.stdout)) onLine(line);
  })();
  const [code, signal] = await new Promise((done) => child.on("close", (...result) => done(result)));
  clearTimeout(limit);
  await reading;
  return { code, signal, errors, ms: performance.now() - started };
}

async function runProgram(program, libraries) {
  const events = new TestEvents();
  // The test harness of stable Rust reports times and JSON only with this variable. It has no effect on anything compiled.
  const environment = { ...process.env, ...program.environment, RUSTC_BOOTSTRAP: "1", LD_LIBRARY_PATH: libraries };
  const options = ["-Z", "unstable-options", "--format", "json", "--report-time", ...filters];
  const end = await run(program.executable, options, { cwd: program.folder, env: environment }, (line) => events.read(line));
  return { ...events.result(), ...end, name: program.name };
}

/** Runs the examples of doc comments, which cargo builds itself. */
async function runDocTests() {
  const lines = [];
  const end = await run("cargo", ["test", "--doc", ...packages, "--quiet", "--no-fail-fast", ...(filters.length > 0 ? ["--", ...filters] : [])], {}, (line) => lines.push(line));
  const count = (what) => lines.reduce((sum, line) => sum + Number(new RegExp(`(\\d+) ${what}`).exec(line)?.[1] ?? 0), 0);
  const failed = end.code === 0 ? [] : [{ name: "see below", output: lines.join("\n").slice(-10_000) }];
  return { ...end, name: "doc tests", passed: count("passed"), ignored: count("ignored"), failed, unfinished: [], tests: [] };
}

function readTimes() {
  try {
    return JSON.parse(readFileSync(timesFile, "utf8"));
  } catch {
    return {};
  }
}

const built = ["test", "--no-run", "--tests", "--message-format", "json-render-diagnostics", ...(buildOnly ? ["--examples", "--benches"] : []), ...packages];
const messages = await cargoMessages(built);
if (buildOnly) process.exit(0);

const times = readTimes();
const libraries = [...libraryFolders(messages), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
const programs = programsOf(messages).filter((it) => only === undefined || it.crate === only).map((it) => ({ ...it, bytes: statSync(it.executable).size }));
const docTests = only === undefined ? [{ name: "doc tests", bytes: Number.MAX_SAFE_INTEGER }] : [];
const jobs = longestFirst([...programs, ...docTests], times);
if (jobs.length === 0) {
  console.error(`error: no crate with tests is named ${only}`);
  process.exit(2);
}
const results = await inPool(jobs, PROGRAMS_AT_A_TIME, async (job) => {
  const result = job.executable ? await runProgram(job, libraries) : await runDocTests();
  const isOk = result.code === 0;
  times[job.name] = Math.round(result.ms);
  console.error(`${isOk ? "ok  " : "FAIL"} ${(result.ms / 1000).toFixed(1).padStart(6)} s ${String(result.passed).padStart(5)} passed  ${job.name}`);
  return { ...result, isOk };
});

if (filters.length === 0 && only === undefined) writeFileSync(timesFile, JSON.stringify(times));
if (process.env.TEST_TIMES) {
  const rows = results.flatMap((it) => it.tests.map(({ name, ms }) => JSON.stringify({ suite: it.name, test: name, ms: Math.round(ms) })));
  appendFileSync(process.env.TEST_TIMES, rows.map((row) => `${row}\n`).join(""));
}

for (const result of results.filter((it) => !it.isOk)) {
  console.error(`\n== ${result.name} failed (${result.signal ?? `exit ${result.code}`})`);
  for (const test of result.failed) console.error(`-- ${test.name}\n${clip(test.output)}`);
  for (const name of result.unfinished) console.error(`-- ${name} had not ended`);
  if (result.failed.length === 0 || result.unfinished.length > 0) console.error(result.errors.slice(-6_000));
}
const sum = (count) => results.reduce((total, it) => total + count(it), 0);
const failed = sum((it) => (it.isOk ? 0 : Math.max(1, it.failed.length + it.unfinished.length)));
console.log(`${sum((it) => it.passed)} passed, ${failed} failed, ${sum((it) => it.ignored)} skipped`);
process.exit(failed > 0 ? 1 : 0);
