// Checks that a bucket and a folder that follows it always have a whole generation, whenever an upload or a copy is killed.
//
//   scripts/with-s3 node benches/kill-replication.mjs [KILLS] [SEED]
//
// Publishes two generations. KILLS uploads of the second one, each to a prefix that has the first, are killed with SIGKILL in their own
// part of the time that an undisturbed one takes; a new server must then serve one of the two from the prefix, with all hashes right,
// and a further upload must complete. As many servers are killed while they copy; what their folder serves must have all hashes right,
// and a further server must complete the copy. EARSHOT is the program, by default the debug build.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { waitUntilReady } from "../scripts/tests/ready.mjs";
import { seededRandom } from "./attack/common.mjs";
import { currentName, earshot, env, freePort, run, scratchFolder, upload as uploadTo } from "./replication.mjs";

const [kills = "15", seed = "1"] = process.argv.slice(2);
const KILLS = Number(kills);
const scratch = scratchFolder("kill-replication-");

// The sequence is fixed, so that a failure can be reproduced.
const randomBelow = seededRandom(Number(seed));
/** A time in one of KILLS equal parts of a run. */
const timeInPart = (ms, part) => (ms * part) / KILLS + randomBelow(Math.max(1, Math.floor(ms / KILLS)));

const bucket = (prefix) => `s3://earshot/${prefix}`;
const upload = (data, prefix) => uploadTo(data, bucket(prefix));
const verify = (data) => run(data, "verify");
const hasCurrent = (data) => existsSync(join(data, "generations/CURRENT"));

/** Runs a command, and kills it after `killAfterMs`. Returns whether it was killed, and its time. */
async function runAndKill(data, command, killAfterMs) {
  const started = performance.now();
  const child = spawn(earshot, ["--data-dir", data, ...command], { env, stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.on("data", (text) => (errors += text));
  const kill = setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  const [code, signal] = await new Promise((done) => child.on("close", (...end) => done(end)));
  clearTimeout(kill);
  if (signal === null && code !== 0) throw new Error(`${command.join(" ")}: ${errors}`);
  return { isKilled: signal !== null, ms: performance.now() - started };
}

/** Starts a server that follows a prefix, and stops it when it serves a generation. Returns the milliseconds. */
async function serveUntilReady(data, prefix, isDone = () => true) {
  const port = await freePort();
  const started = performance.now();
  const server = spawn(earshot, ["--data-dir", data, "serve", "--listen", `127.0.0.1:${port}`, "--from", bucket(prefix)], { env, stdio: "ignore" });
  const ended = new Promise((done) => server.on("close", done));
  try {
    await waitUntilReady(`http://127.0.0.1:${port}`);
    while (!isDone()) await new Promise((done) => setTimeout(done, 50));
  } finally {
    server.kill("SIGKILL");
    await ended;
  }
  return performance.now() - started;
}

/** A feed of some episodes, for a generation of its own. */
function feed(title, episodes) {
  const items = Array.from({ length: episodes }, (_, index) => `<item><title>${title} ${index}</title><guid>${title}-${index}</guid><pubDate>Mon, 02 Nov 2026 0${index % 10}:00:00 GMT</pubDate><enclosure url="https://media.example/${encodeURIComponent(title)}/${index}.mp3" type="audio/mpeg" length="1"/></item>`);
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title><link>https://${encodeURIComponent(title)}.example</link><description>A podcast about ${title}</description>${items.join("")}</channel></rss>`;
}

const publisher = join(scratch, "publisher");
const feeds = join(scratch, "feeds");
mkdirSync(feeds);
for (let number = 0; number < 40; number += 1) writeFileSync(join(feeds, `${number}.xml`), feed(`tea ${number}`, 20));
run(publisher, "pipeline", feeds);
const first = currentName(publisher);
// A prefix that has the first generation, for each kill.
const prefixes = Array.from({ length: KILLS + 1 }, (_, number) => `kill-${process.pid}-${number}`);
for (const prefix of prefixes) upload(publisher, prefix);
writeFileSync(join(feeds, "more.xml"), feed("coffee", 200));
run(publisher, "pipeline", feeds);
const second = currentName(publisher);
if (first === second) throw new Error("the second pipeline has published nothing");

const undisturbed = await runAndKill(publisher, ["publish", "--to", bucket(prefixes[KILLS])], 600_000);
const counts = { killed: 0, first: 0, second: 0 };
for (let trial = 0; trial < KILLS; trial += 1) {
  const { isKilled } = await runAndKill(publisher, ["publish", "--to", bucket(prefixes[trial])], timeInPart(undisturbed.ms, trial));
  counts.killed += Number(isKilled);
  const copy = join(scratch, `after-upload-${trial}`);
  await serveUntilReady(copy, prefixes[trial]);
  verify(copy);
  const name = currentName(copy);
  if (name !== first && name !== second) throw new Error(`generation ${name} is served`);
  counts[name === first ? "first" : "second"] += 1;
  upload(publisher, prefixes[trial]);
  await serveUntilReady(copy, prefixes[trial], () => currentName(copy) === second);
  verify(copy);
  rmSync(copy, { recursive: true });
}
console.log(`${KILLS} uploads, ${counts.killed} of them killed before their end (${undisturbed.ms.toFixed(0)} ms): then the first generation was served ${counts.first} times, the second ${counts.second} times; all hashes were right, and all uploads were completed`);

const copyMs = await serveUntilReady(join(scratch, "undisturbed"), prefixes[KILLS]);
const copies = { killed: 0, none: 0, whole: 0 };
for (let trial = 0; trial < KILLS; trial += 1) {
  const copy = join(scratch, `copy-${trial}`);
  const serve = ["serve", "--listen", `127.0.0.1:${await freePort()}`, "--from", bucket(prefixes[KILLS])];
  const { isKilled } = await runAndKill(copy, serve, timeInPart(copyMs, trial));
  copies.killed += Number(isKilled);
  if (hasCurrent(copy)) verify(copy);
  copies[hasCurrent(copy) ? "whole" : "none"] += 1;
  await serveUntilReady(copy, prefixes[KILLS]);
  verify(copy);
  const left = readdirSync(join(copy, "generations")).filter((name) => name.endsWith(".partial"));
  if (left.length > 0) throw new Error(`${left} is left`);
  rmSync(copy, { recursive: true });
}
console.log(`${KILLS} copies, ${copies.killed} of them killed (${copyMs.toFixed(0)} ms): ${copies.none} served nothing yet and ${copies.whole} a whole generation; all hashes were right, and all copies were completed`);
process.exit(0);
