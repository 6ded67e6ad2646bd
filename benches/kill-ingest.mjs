// Checks that an ingest that is killed and restarted results in the same catalog as one that is not killed.
//
//   cargo build --release -p earshot-cli && node benches/kill-ingest.mjs [FEEDS] [EPISODES] [SEED]
//
// Twenty ingests into new catalogs are each killed once with SIGKILL, at a random time in a different twentieth of the run, and then
// run to the end. Another ingest is killed up to twenty times. Each catalog must have the digest of the one without a kill, and a
// further run must find nothing new. EARSHOT, SCRATCH and PORT are those of ingest-local-web. DIGEST is the program
// target/release/examples/catalog-digest, built by `cargo build --release -p earshot-benches --example catalog-digest`.
import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { earshot, fail, generateCatalog, repository, run, scratch, serve } from "./local-web.mjs";

const KILLS = 20;
const [feeds = "400", episodes = "8000", seed = "1"] = process.argv.slice(2);
const digest = process.env.DIGEST ?? join(dirname(earshot), "examples/catalog-digest");
if (!existsSync(digest)) fail(`${digest} does not exist: cargo build --release -p earshot-benches --example catalog-digest`);

// The sequence is fixed (a linear congruential generator), so that a failure can be reproduced.
let state = Number(seed) >>> 0;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

const folder = generateCatalog(feeds, episodes);
await serve(folder);
// Of duplicate feeds, the one with the first response is kept. With one request in flight, this is always the first one in the list.
const ingest = ["ingest", join(folder, "feeds.txt"), "--allow-private", "--in-flight", "1"];
const newDataFolder = (name) => {
  const data = join(scratch, `kill-ingest-${name}`);
  rmSync(data, { recursive: true, force: true });
  return data;
};
// The binaries of examples do not contain the path of DuckDB's library.
const env = { ...process.env, LD_LIBRARY_PATH: process.env.DUCKDB_LIB_DIR ?? join(repository, "vendor/duckdb") };
const readDigest = (data) => execFileSync(digest, [data], { encoding: "utf8", env }).trim();

async function finish(data, what) {
  await run(data, ingest);
  const actual = readDigest(data);
  if (actual !== expected) fail(`${what}:\n  ${actual}\n  instead of\n  ${expected}\n  (seed ${seed}, ${data})`);
  const { report } = await run(data, ingest);
  if (report.new + report.changed + report.episodes.new > 0) fail(`${what}: a further run found ${JSON.stringify(report)}`);
}

const undisturbed = newDataFolder("undisturbed");
const { ms } = await run(undisturbed, ingest);
const expected = readDigest(undisturbed);
console.log(`without a kill: ${ms.toFixed(0)} ms, ${expected}`);

let kills = 0;
for (let trial = 0; trial < KILLS; trial += 1) {
  const killAfterMs = (ms * (trial + random())) / KILLS;
  const data = newDataFolder("once");
  const { killed } = await run(data, ingest, killAfterMs);
  kills += Number(killed);
  await finish(data, `killed after ${killAfterMs.toFixed(0)} ms`);
}
console.log(`${KILLS} catalogs, ${kills} of them killed before the end: all have the same digest`);

const data = newDataFolder("often");
for (kills = 0; kills < KILLS; ) {
  const { killed } = await run(data, ingest, 5 + random() * ms * 0.6);
  if (!killed) break;
  kills += 1;
}
await finish(data, `killed ${kills} times`);
console.log(`one catalog killed ${kills} times in a row: same digest`);
process.exit(0);
