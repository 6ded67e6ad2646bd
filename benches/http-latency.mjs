// Latency of searches over HTTP, one request at a time, with words drawn from the feeds that were ingested.
//
//   EARSHOT_URL=http://127.0.0.1:8080 EARSHOT_KEY=pk_… node benches/http-latency.mjs FEEDS_FOLDER [REQUESTS]
//
// The server is started with `--requests-per-minute unlimited`, and the key is an admin's: more is asked than other plans
// have searches.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";

const [folder, requests = "300"] = process.argv.slice(2);
const url = new URL(process.env.EARSHOT_URL ?? "http://127.0.0.1:8080");
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function* files(path) {
  for (const entry of readdirSync(path).sort()) {
    const inner = join(path, entry);
    if (statSync(inner).isDirectory()) yield* files(inner);
    else if (entry.endsWith(".xml")) yield inner;
  }
}
// A fixed sequence, so that two runs ask the same.
let seed = 42;
const random = (below) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};

const all = [...files(folder)];
const words = [];
for (let at = 0; at < 40; at += 1) {
  const text = readFileSync(all[random(all.length)], "utf8").slice(0, 20_000).replace(/<[^>]*>/g, " ");
  words.push(...(text.match(/\p{L}{4,}/gu) ?? []));
}
const phrase = (count) => Array.from({ length: count }, () => words[random(words.length)]).join(" ");

function send(method, path, body) {
  return new Promise((resolve, reject) => {
    const headers = { authorization: process.env.EARSHOT_KEY ?? "", "content-type": "application/json" };
    const sent = request({ agent, host: url.hostname, port: url.port, method, path, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`))));
    });
    sent.on("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const show = ["podcast-title", "podcast-description"];
const every = [...show, "episode-title", "episode-description", "transcript"];
const term = (count, searchTargets, options = {}) => ({
  searchTerms: [{ searchTerm: phrase(count), searchType: "text", searchTargets, searchTermOptions: { matchMode: "optional", ...options } }],
});
const podcasts = (make) => () => send("POST", "/api/v1/search/podcasts", make());
const episodes = (make) => () => send("POST", "/api/v1/search/episodes", make());
const cases = {
  "podcasts, 1 word": podcasts(() => term(1, show)),
  "podcasts, 2 words": podcasts(() => term(2, show)),
  "episodes, 1 word": episodes(() => term(1, every)),
  "episodes, 2 words": episodes(() => term(2, every)),
  "episodes, 2 words, language": episodes(() => ({ ...term(2, every), languages: ["en"] })),
  "episodes, phrase": episodes(() => term(2, every, { phraseMatch: true })),
  "episodes, 1 word, by date": episodes(() => ({ ...term(1, every), sortOrder: [{ field: "recentActivity" }] })),
  autocomplete: () => send("GET", `/api/v1/autocomplete/podcasts?query=${encodeURIComponent(phrase(1).slice(0, 2 + random(5)))}`),
};
console.log("| search | p50 ms | p95 ms | p99 ms |\n|---|---|---|---|");
for (const [name, run] of Object.entries(cases)) {
  const times = [];
  for (let count = 0; count < Number(requests); count += 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
  console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} |`);
}
agent.destroy();
