// Sends requests for cached covers beside searches, at fixed rates and independent of the responses, and prints the latencies of both.
// Before, it sends the searches alone, for comparison. It fails when a response fails, or when the 99th percentile of the searches
// beside the covers is not below the goal.
//
//   scripts/with-server sample --requests-per-minute unlimited --pages-per-minute unlimited -- node benches/images.mjs
//       [--rate 300] [--searches 20] [--seconds 20] [--goal-ms 25]
//
// Covers that the server does not keep yet are written into its folder first, as it writes those that it has fetched: their bytes are
// random, of the sizes of photographs.
import { createHash, randomFillSync } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { closeConnections, send } from "./kept-alive.mjs";

const { values } = parseArgs({
  options: {
    rate: { type: "string", default: "300" },
    searches: { type: "string", default: "20" },
    seconds: { type: "string", default: "20" },
    "goal-ms": { type: "string", default: "25" },
  },
});
const [rate, searches, seconds, goalMs] = [values.rate, values.searches, values.seconds, values["goal-ms"]].map(Number);
if (![rate, searches, seconds, goalMs].every((number) => number > 0)) throw new Error("all options are positive numbers");

/** Width and usual bytes of each size that the server keeps. */
const SIZES = [
  [80, 3_000],
  [160, 9_000],
  [480, 45_000],
];
const WORDS = ["history", "food", "science", "music", "stories", "money", "sport", "health", "film", "travel"];

/** Writes a cover as the server keeps it: a mark, the length of each size, and the sizes. */
function keepCover(imageUrl) {
  const name = createHash("sha256").update(imageUrl).digest("hex").slice(0, 32);
  const folder = join(process.env.EARSHOT_DATA, "pictures", name.slice(0, 2));
  if (existsSync(join(folder, name))) return;
  const sizes = SIZES.map(([, bytes]) => {
    const jpeg = randomFillSync(Buffer.alloc(bytes));
    jpeg.set([0xff, 0xd8, 0xff, 0xe0]);
    return jpeg;
  });
  const lengths = Buffer.alloc(4 * sizes.length);
  sizes.forEach((size, place) => lengths.writeUInt32LE(size.length, 4 * place));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), Buffer.concat([Buffer.from("ECP1"), lengths, ...sizes]));
}

const pick = (values, number) => values[number % values.length];
const search = (number) => {
  const searchTerms = [{ searchTerm: pick(WORDS, number), searchTargets: ["podcast-title", "podcast-description"] }];
  return send("POST", "/api/v1/search/podcasts", { searchTerms });
};

/** Sends `perSecond` requests, and returns the milliseconds from the time at which each is due to its response. */
async function sendAtRate(perSecond, request) {
  const started = performance.now();
  const pending = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const dueAt = started + (number * 1000) / perSecond;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    pending.push(request(number).then(() => performance.now() - dueAt));
  }
  return Promise.all(pending);
}

function percentile(times, share) {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const print = (name, times) =>
  console.log(`| ${name} | ${times.length} | ${[0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1)).join(" | ")} |`);

const covers = new Map();
for (const number of WORDS.keys()) {
  const { data } = JSON.parse((await search(number)).body);
  for (const { podcastSlug, podcastImageUrl } of data.result.hits) if (podcastImageUrl) covers.set(podcastSlug, podcastImageUrl);
}
if (covers.size === 0) throw new Error("no podcast of the catalog has a cover");
for (const imageUrl of covers.values()) keepCover(imageUrl);
const slugs = [...covers.keys()];
const image = (number) => send("GET", `/img/podcasts/${pick(slugs, number)}/${pick(SIZES, Math.floor(number / slugs.length))[0]}?v=bench`);
for (let number = 0; number < slugs.length * SIZES.length; number += 1) await image(number);

console.log(`${slugs.length} covers, ${rate} a second beside ${searches} searches a second, for ${seconds} s\n`);
console.log("| requests | number | p50 ms | p95 ms | p99 ms |\n|---|---|---|---|---|");
print("searches alone", await sendAtRate(searches, search));
const [images, beside] = await Promise.all([sendAtRate(rate, image), sendAtRate(searches, search)]);
print("cached covers", images);
print("searches beside them", beside);
closeConnections();
const worst = percentile(beside, 0.99);
if (worst >= goalMs) {
  console.error(`the 99th percentile of the searches is ${worst.toFixed(1)} ms, and the goal is below ${goalMs} ms`);
  process.exitCode = 1;
}
