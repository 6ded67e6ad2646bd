// An ingest over HTTP, killed at twenty moments, ends with the catalog of one that was not disturbed.
//
//   cargo build --release -p earshot-cli && node benches/kill-ingest.mjs [FEEDS] [EPISODES] [SEED]
//
// Twenty fresh catalogs, each killed once (SIGKILL) at a random moment of its own twentieth of the run and then run to the
// end; then one catalog that is killed again and again. Each must have the line that catalog-digest prints of the
// undisturbed one, and a further run must find nothing new. EARSHOT, SCRATCH, PORT as for ingest-local-web; DIGEST is the
// program target/release/examples/catalog-digest, which `cargo build --release -p earshot-benches --example catalog-digest` makes.
import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { catalog, earshot, fail, repository, run, scratch, serve } from "./local-web.mjs";

const KILLS = 20;
const [feeds = "400", episodes = "8000", seed = "1"] = process.argv.slice(2);
const digest = process.env.DIGEST ?? join(dirname(earshot), "examples/catalog-digest");
if (!existsSync(digest)) fail(`${digest} is not there: cargo build --release -p earshot-benches --example catalog-digest`);

// A fixed sequence (a linear congruence), so that a failure can be run again.
let state = Number(seed) >>> 0;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

const folder = catalog(feeds, episodes);
await serve(folder);
// Of copies of a show the first to answer stands for it: in the order of the list, that is always the same one.
const ingest = ["ingest", join(folder, "feeds.txt"), "--allow-private", "--in-flight", "1"];
const fresh = (name) => {
  const data = join(scratch, `kill-ingest-${name}`);
  rmSync(data, { recursive: true, force: true });
  return data;
};
// Programs beside the main one do not know where DuckDB's library is.
const env = { ...process.env, LD_LIBRARY_PATH: process.env.DUCKDB_LIB_DIR ?? join(repository, "vendor/duckdb") };
const held = (data) => execFileSync(digest, [data], { encoding: "utf8", env }).trim();

async function finish(data, what) {
  await run(data, ingest);
  const found = held(data);
  if (found !== expected) fail(`${what}:\n  ${found}\n  instead of\n  ${expected}\n  (seed ${seed}, ${data})`);
  const { report } = await run(data, ingest);
  if (report.new + report.changed + report.episodes.new > 0) fail(`${what}: a further run found ${JSON.stringify(report)}`);
}

const undisturbed = fresh("undisturbed");
const { ms } = await run(undisturbed, ingest);
const expected = held(undisturbed);
console.log(`undisturbed: ${ms.toFixed(0)} ms, ${expected}`);

let kills = 0;
for (let trial = 0; trial < KILLS; trial += 1) {
  const moment = (ms * (trial + random())) / KILLS;
  const data = fresh("once");
  const { killed } = await run(data, ingest, moment);
  kills += Number(killed);
  await finish(data, `killed after ${moment.toFixed(0)} ms`);
}
console.log(`${KILLS} catalogs, ${kills} of them killed on the way (the others had ended): all the same`);

const data = fresh("often");
for (kills = 0; kills < KILLS; ) {
  const { killed } = await run(data, ingest, 5 + random() * ms * 0.6);
  if (!killed) break;
  kills += 1;
}
await finish(data, `killed ${kills} times`);
console.log(`one catalog killed ${kills} times in a row: the same`);
process.exit(0);
