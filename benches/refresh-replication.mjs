// Measures what a refresh of one podcast in a hundred sends to a bucket, and how soon a server that follows it serves the result.
//
//   scripts/with-s3 node benches/refresh-replication.mjs [PODCASTS] [EPISODES]
//
// Uploads a generated catalog, which a server then serves. One feed in a hundred gets a new episode; the generation of this refresh
// is uploaded while a client searches. Prints the bytes sent beside those of the files that the refresh has made and of the changed
// feeds, the time from the end of the upload until the server serves it, and the searches that failed. EARSHOT is the program, by
// default the debug build.
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitUntilReady } from "../scripts/tests/ready.mjs";

const [podcasts = "1000", episodes = "30000"] = process.argv.slice(2);
const earshot = process.env.EARSHOT ?? join(process.env.CARGO_TARGET_DIR ?? "target", "debug/earshot");
const endpoint = process.env.EARSHOT_TEST_S3;
if (endpoint === undefined) throw new Error("run it in scripts/with-s3, which starts a store");
const env = { ...process.env, AWS_ENDPOINT_URL: endpoint };
const scratch = mkdtempSync(join(tmpdir(), "refresh-replication-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
process.on("SIGTERM", () => process.exit(1));

const publisher = join(scratch, "publisher");
const follower = join(scratch, "follower");
const world = join(scratch, "world");
const bucket = `s3://earshot/refresh-${process.pid}`;
const run = (...command) => execFileSync(earshot, ["--data-dir", publisher, "--json", ...command], { env, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
const upload = () => JSON.parse(run("publish", "--to", bucket)).upload;
const currentName = (data) => readFileSync(join(data, "generations/CURRENT"), "utf8").split("\n")[0];
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** The bytes of each file of a folder, by its content. */
function filesOf(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(found.map((path) => [createHash("sha256").update(readFileSync(path)).digest("hex"), { path, bytes: statSync(path).size }]));
}
const bytesOf = (files) => [...files].reduce((sum, { bytes }) => sum + bytes, 0);

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.on("listening", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

run("generate", world, "--podcasts", podcasts, "--episodes", episodes, "--transcripts", String(Number(podcasts) / 10));
const feeds = join(world, "feeds");
run("pipeline", feeds);
const before = filesOf(join(publisher, "generations", currentName(publisher)));
const first = upload();

const port = await freePort();
const site = `http://127.0.0.1:${port}`;
const server = spawn(earshot, ["--data-dir", follower, "--quiet", "serve", "--listen", `127.0.0.1:${port}`, "--from", bucket], { env, stdio: "ignore" });
process.on("exit", () => server.kill("SIGKILL"));
await waitUntilReady(site);

// Every hundredth feed gets one more episode.
const changed = readdirSync(feeds, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith(".xml")).map((entry) => join(entry.parentPath, entry.name)).sort().filter((_, index) => index % 100 === 0);
for (const path of changed) {
  const item = `<item><title>A new episode about tide mills</title><guid>new-${path.length}-${changed.indexOf(path)}</guid><description>How a mill was driven by the tide.</description><pubDate>${new Date().toUTCString()}</pubDate><enclosure url="https://media.example/new/${changed.indexOf(path)}.mp3" type="audio/mpeg" length="1"/></item>`;
  writeFileSync(path, readFileSync(path, "utf8").replace("</channel>", `${item}</channel>`));
}
run("pipeline", feeds);
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
const second = upload();
const uploadedAt = performance.now();
while (currentName(follower) !== name) await new Promise((done) => setTimeout(done, 20));
const swapMs = performance.now() - uploadedAt;
isSearching = false;
await searching;

console.log(`first upload: ${first.uploaded_files ?? first.uploadedFiles} files, ${megabytes(first.uploaded_bytes ?? first.uploadedBytes)}`);
const sent = second.uploaded_bytes ?? second.uploadedBytes;
console.log(`refresh: ${changed.length} of ${podcasts} feeds; ${own.length} new files, ${megabytes(bytesOf(own))}; sent ${second.uploaded_files ?? second.uploadedFiles} files, ${megabytes(sent)}: ${(sent / bytesOf(own)).toFixed(2)} times; ${((100 * sent) / bytesOf(after.values())).toFixed(1)} % of the generation`);
for (const { path, bytes } of own.sort((one, other) => other.bytes - one.bytes).slice(0, 8)) console.log(`  ${megabytes(bytes)} ${path.slice(path.indexOf(name) + name.length + 1)}`);
console.log(`served ${swapMs.toFixed(0)} ms after the upload; ${counts.searches} searches meanwhile, ${counts.failed} failed`);
process.exit(0);
