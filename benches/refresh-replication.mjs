// Measures what a refresh of one podcast in a hundred sends to a bucket, and how soon a server that follows it serves the result.
//
//   scripts/with-s3 node benches/refresh-replication.mjs [PODCASTS] [EPISODES]
//
// Uploads a generated catalog, which a server then serves. One feed in a hundred gets a new episode; the generation of this refresh
// is uploaded while a client searches. Prints the bytes sent beside those of the files that the refresh has made and of the changed
// feeds, the time from the end of the upload until the server serves it, and the searches that failed. EARSHOT is the program, by
// default the debug build.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { waitUntilReady } from "../scripts/tests/ready.mjs";
import { currentName, earshot, env, freePort, run, scratchFolder, upload } from "./replication.mjs";

const [podcasts = "1000", episodes = "30000"] = process.argv.slice(2);
const scratch = scratchFolder("refresh-replication-");
const publisher = join(scratch, "publisher");
const follower = join(scratch, "follower");
const world = join(scratch, "world");
const bucket = `s3://earshot/refresh-${process.pid}`;
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** The bytes of each file of a folder, by its content. */
function filesOf(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(found.map((path) => [createHash("sha256").update(readFileSync(path)).digest("hex"), { path, bytes: statSync(path).size }]));
}
const bytesOf = (files) => [...files].reduce((sum, { bytes }) => sum + bytes, 0);

run(publisher, "generate", world, "--podcasts", podcasts, "--episodes", episodes, "--transcripts", String(Number(podcasts) / 10));
const feeds = join(world, "feeds");
run(publisher, "pipeline", feeds);
const before = filesOf(join(publisher, "generations", currentName(publisher)));
const first = upload(publisher, bucket);

const port = await freePort();
const site = `http://127.0.0.1:${port}`;
const server = spawn(earshot, ["--data-dir", follower, "--quiet", "serve", "--listen", `127.0.0.1:${port}`, "--from", bucket], { env, stdio: "ignore" });
process.on("exit", () => server.kill("SIGKILL"));
await waitUntilReady(site);

// Every hundredth feed gets one more episode.
const changed = readdirSync(feeds, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith(".xml")).map((entry) => join(entry.parentPath, entry.name)).sort().filter((_, index) => index % 100 === 0);
for (const [number, path] of changed.entries()) {
  const item = `<item><title>A new episode about tide mills</title><guid>new-${number}</guid><description>How a mill was driven by the tide.</description><pubDate>${new Date().toUTCString()}</pubDate><enclosure url="https://media.example/new/${number}.mp3" type="audio/mpeg" length="1"/></item>`;
  writeFileSync(path, readFileSync(path, "utf8").replace("</channel>", `${item}</channel>`));
}
run(publisher, "pipeline", feeds);
const name = currentName(publisher);
const after = filesOf(join(publisher, "generations", name));
const own = [...after].filter(([hash]) => !before.has(hash)).map(([, file]) => file);

const counts = { searches: 0, failed: 0 };
let isSearching = true;
const searching = (async () => {
  while (isSearching) {
    const response = await fetch(`${site}/search?q=${["history", "food", "science"][counts.searches % 3]}`).catch((error) => error);
    counts.searches += 1;
    if (response.status !== 200) counts.failed += 1;
    else await response.text();
    await new Promise((done) => setTimeout(done, 20));
  }
})();
const second = upload(publisher, bucket);
const uploadedAt = performance.now();
while (currentName(follower) !== name) await new Promise((done) => setTimeout(done, 20));
const swapMs = performance.now() - uploadedAt;
isSearching = false;
await searching;

console.log(`first upload: ${first.uploadedFiles} files, ${megabytes(first.uploadedBytes)}`);
const sent = second.uploadedBytes;
console.log(`refresh: ${changed.length} of ${podcasts} feeds; ${own.length} new files, ${megabytes(bytesOf(own))}; sent ${second.uploadedFiles} files, ${megabytes(sent)}: ${(sent / bytesOf(own)).toFixed(2)} times; ${((100 * sent) / bytesOf(after.values())).toFixed(1)} % of the generation`);
for (const { path, bytes } of own.sort((one, other) => other.bytes - one.bytes).slice(0, 8)) console.log(`  ${megabytes(bytes)} ${path.slice(path.indexOf(name) + name.length + 1)}`);
console.log(`served ${swapMs.toFixed(0)} ms after the upload; ${counts.searches} searches meanwhile, ${counts.failed} failed`);
process.exit(0);
