// Measures whole ingest commands over HTTP: with new feeds, with unchanged feeds, and when a tenth of the feeds has a new episode.
//
//   cargo build --release -p earshot-cli && node benches/ingest-local-web.mjs [FEEDS] [EPISODES]
//
// EARSHOT is the program, SCRATCH the folder for catalogs and data, and PORT the port of the local web. In the generated catalog, no
// feed fails, and every server sends validators. Exits with 1 if a refresh without changes has written to the catalog's file.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { baseUrl, fail, fingerprint, generateCatalog, hasCommand, measureNotModified, requestWeb, run, scratch, serve } from "./local-web.mjs";

const [feeds = "5000", episodes = "250000"] = process.argv.slice(2);
const folder = generateCatalog(feeds, episodes, "--clean");
const server = await serve(folder, "--no-gzip");
const data = join(scratch, "ingest-local-web");
rmSync(data, { recursive: true, force: true });

const rate = await measureNotModified(server, folder, 100_000);
console.log(`the local web alone: ${rate.perCore.toFixed(0)} 304 responses per second and core (${rate.perSecond.toFixed(0)} per second), ${baseUrl}`);
console.log("| run | feeds/s | seconds | peak memory | 200 | 304 | changed | new episodes |\n|---|---|---|---|---|---|---|---|");

async function measureRow(name, command) {
  const before = (await requestWeb("GET", "state")).answers;
  const { report, ms, peak } = await run(data, command);
  const after = (await requestWeb("GET", "state")).answers;
  const countResponses = (status) => after[status] - before[status];
  const changed = (report.new ?? 0) + (report.changed ?? 0);
  const cells = [name, (Number(feeds) / (ms / 1000)).toFixed(0), (ms / 1000).toFixed(1), `${peak.toFixed(0)} MB`];
  console.log(`| ${[...cells, countResponses(200), countResponses(304), changed, report.episodes?.new ?? "–"].join(" | ")} |`);
  return { changed, countResponses };
}

const list = join(folder, "feeds.txt");
const refresh = hasCommand("refresh") ? ["refresh", "--all", "--allow-private"] : ["ingest", list, "--allow-private"];
await measureRow("ingest, all new", ["ingest", list, "--allow-private"]);
const file = join(data, "catalog.duckdb");
const before = await fingerprint(file);
const unchangedRun = await measureRow(`${refresh[0]}, nothing new`, refresh);
const after = await fingerprint(file);
const { changed: expectedChanges } = await requestWeb("POST", "round/1");
const changedRun = await measureRow(`${refresh[0]}, a tenth with new episodes`, refresh);
console.log(`\ncatalog.duckdb: ${before.size} bytes; after the run without changes: ${after.size} bytes,`);
console.log(`  ${after.sha256 === before.sha256 ? "same" : "different"} content, ${after.mtimeMs === before.mtimeMs ? "same" : "different"} modification time`);

const notModified = unchangedRun.countResponses(304);
if (notModified !== Number(feeds)) fail(`only ${notModified} of ${feeds} feeds got a 304 response`);
if (changedRun.changed !== expectedChanges) fail(`ingest reported ${changedRun.changed} changed feeds instead of ${expectedChanges}`);
if (refresh[0] === "refresh" && after.sha256 !== before.sha256) fail("a refresh without changes wrote to the catalog");
process.exit(0);
