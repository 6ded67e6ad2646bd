// Measures the latency of searches over HTTP, with random words of the ingested feeds. Sends one request at a time, or `--rate`
// requests per second without waiting for earlier responses. Latency is measured from the time at which a request is due, so that
// it includes the delay by earlier slow responses. The first requests of each search warm up the server and are not counted.
//
//   EARSHOT_URL=http://127.0.0.1:8080 EARSHOT_KEY=pk_… node benches/http-latency.mjs FEEDS_FOLDER [REQUESTS] [--rate PER_SECOND] [--only TEXT]
//
// `--only` selects the searches whose name contains the text. Start the server with `--requests-per-minute unlimited`, and use an
// admin's key: the benchmark needs more searches than other plans have.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { closeConnections, send } from "./kept-alive.mjs";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rate: { type: "string" }, only: { type: "string", default: "" } },
});
const [folder, requests = "300"] = positionals;
const rate = options.rate === undefined ? undefined : Number(options.rate);
if (rate !== undefined && !(rate > 0)) throw new Error("--rate must be a positive number of requests per second");

function* findFeeds(path) {
  for (const entry of readdirSync(path).sort()) {
    const inner = join(path, entry);
    if (statSync(inner).isDirectory()) yield* findFeeds(inner);
    else if (entry.endsWith(".xml")) yield inner;
  }
}
// The sequence is fixed, so that two runs send the same searches.
let seed = 42;
const random = (below) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};

const feeds = [...findFeeds(folder)];
const words = [];
for (let index = 0; index < 40; index += 1) {
  const text = readFileSync(feeds[random(feeds.length)], "utf8").slice(0, 20_000).replace(/<[^>]*>/g, " ");
  words.push(...(text.match(/\p{L}{4,}/gu) ?? []));
}
const randomWords = (count) => Array.from({ length: count }, () => words[random(words.length)]).join(" ");

const podcastTargets = ["podcast-title", "podcast-description"];
const allTargets = [...podcastTargets, "episode-title", "episode-description", "transcript"];
const term = (count, searchTargets, options = {}) => ({
  searchTerms: [{ searchTerm: randomWords(count), searchType: "text", searchTargets, searchTermOptions: { matchMode: "optional", ...options } }],
});
const podcasts = (buildBody) => () => send("POST", "/api/v1/search/podcasts", buildBody());
const episodes = (buildBody) => () => send("POST", "/api/v1/search/episodes", buildBody());
const cases = {
  "podcasts, 1 word": podcasts(() => term(1, podcastTargets)),
  "podcasts, 2 words": podcasts(() => term(2, podcastTargets)),
  "episodes, 1 word": episodes(() => term(1, allTargets)),
  "episodes, 2 words": episodes(() => term(2, allTargets)),
  "episodes, 2 words, language": episodes(() => ({ ...term(2, allTargets), languages: ["en"] })),
  "episodes, phrase": episodes(() => term(2, allTargets, { phraseMatch: true })),
  "episodes, 1 word, by date": episodes(() => ({ ...term(1, allTargets), sortOrder: [{ field: "recentActivity" }] })),
  "podcasts, 3 words, by words and meaning": podcasts(() => ({ ...term(3, podcastTargets), mode: "both" })),
  "podcasts, 3 words, by meaning": podcasts(() => ({ ...term(3, podcastTargets), mode: "meaning" })),
  "episodes, 3 words, by words and meaning": episodes(() => ({ ...term(3, allTargets), mode: "both" })),
  "episodes, 3 words, by words and meaning, language": episodes(() => ({ ...term(3, allTargets), mode: "both", languages: ["en"] })),
  "episodes, 3 words, by meaning": episodes(() => ({ ...term(3, allTargets), mode: "meaning" })),
  autocomplete: () => send("GET", `/api/v1/autocomplete/podcasts?query=${encodeURIComponent(randomWords(1).slice(0, 2 + random(5)))}`),
};

/** Returns the milliseconds from the due time of a request to its response, and how many of them the engine did not use. */
async function measure(run, dueAt) {
  const { body, finishedAt } = await run();
  const totalMs = finishedAt - dueAt;
  const engineMs = JSON.parse(body).data?.searchResultsStats?.time.totalSearchTimeMs;
  return { totalMs, overheadMs: engineMs === undefined ? undefined : totalMs - engineMs };
}

async function runSequentially(run, count) {
  const times = [];
  while (times.length < count) times.push(await measure(run, performance.now()));
  return times;
}

async function runAtRate(run, count) {
  const started = performance.now();
  const pending = [];
  for (let number = 0; number < count; number += 1) {
    const dueAt = started + (number * 1000) / rate;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    pending.push(measure(run, dueAt));
  }
  return Promise.all(pending);
}

const WARM_UP_REQUESTS = 50;

function percentiles(times, shares) {
  const sorted = times.filter((time) => time !== undefined).sort((one, other) => one - other);
  if (sorted.length === 0) return shares.map(() => "–");
  return shares.map((share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1));
}

console.log("| search | p50 ms | p95 ms | p99 ms | without the engine: p50, p99 ms |\n|---|---|---|---|---|");
for (const [name, run] of Object.entries(cases).filter(([name]) => name.includes(options.only))) {
  await runSequentially(run, WARM_UP_REQUESTS);
  const times = await (rate === undefined ? runSequentially : runAtRate)(run, Number(requests));
  const total = percentiles(times.map(({ totalMs }) => totalMs), [0.5, 0.95, 0.99]);
  const overhead = percentiles(times.map(({ overheadMs }) => overheadMs), [0.5, 0.99]);
  console.log(`| ${name} | ${total.join(" | ")} | ${overhead.join(", ")} |`);
}
closeConnections();
