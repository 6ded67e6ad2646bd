// Feeds over HTTP, whole commands: all of them new, then none of them changed, then a tenth with a new episode.
//
//   cargo build --release -p earshot-cli && node benches/ingest-local-web.mjs [FEEDS] [EPISODES]
//
// EARSHOT is the program, SCRATCH the folder for catalogs and data, PORT where the web listens. The catalog is clean: no
// feed fails, every server has validators. Exits 1 when a refresh in which nothing changed changed the catalog's file.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { base, catalog, fail, fingerprint, has, notModified, run, scratch, serve, web } from "./local-web.mjs";

const [feeds = "5000", episodes = "250000"] = process.argv.slice(2);
const folder = catalog(feeds, episodes, "--clean");
const server = await serve(folder, "--no-gzip");
const data = join(scratch, "ingest-local-web");
rmSync(data, { recursive: true, force: true });

const rate = await notModified(server, folder, 100_000);
console.log(`the web alone: ${rate.core.toFixed(0)} answers 304 a second and core (${rate.wall.toFixed(0)} a second), ${base}`);
console.log("| run | feeds/s | seconds | peak memory | 200 | 304 | changed | new episodes |\n|---|---|---|---|---|---|---|---|");

async function row(name, command) {
  const before = (await web("GET", "state")).answers;
  const { report, ms, peak } = await run(data, command);
  const after = (await web("GET", "state")).answers;
  const answered = (status) => after[status] - before[status];
  const changed = (report.new ?? 0) + (report.changed ?? 0);
  const cells = [name, (Number(feeds) / (ms / 1000)).toFixed(0), (ms / 1000).toFixed(1), `${peak.toFixed(0)} MB`];
  console.log(`| ${[...cells, answered(200), answered(304), changed, report.episodes?.new ?? "–"].join(" | ")} |`);
  return { changed, answered };
}

const list = join(folder, "feeds.txt");
const again = has("refresh") ? ["refresh", "--all", "--allow-private"] : ["ingest", list, "--allow-private"];
await row("ingest, all new", ["ingest", list, "--allow-private"]);
const file = join(data, "catalog.duckdb");
const before = await fingerprint(file);
const quiet = await row(`${again[0]}, nothing new`, again);
const after = await fingerprint(file);
const { changed: due } = await web("POST", "round/1");
const busy = await row(`${again[0]}, a tenth with news`, again);
console.log(`\ncatalog.duckdb ${before.size} bytes; after the run without news: ${after.size} bytes,`);
console.log(`  ${after.sha256 === before.sha256 ? "the same" : "other"} content, ${after.mtimeMs === before.mtimeMs ? "the same" : "another"} time of change`);

if (quiet.answered(304) !== Number(feeds)) fail(`${quiet.answered(304)} of ${feeds} were asked with validators`);
if (busy.changed !== due) fail(`${busy.changed} feeds changed, ${due} had news`);
if (again[0] === "refresh" && after.sha256 !== before.sha256) fail("a refresh without news wrote to the catalog");
process.exit(0);
