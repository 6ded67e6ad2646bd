// Latency of searches over HTTP, with words drawn from the feeds that were ingested: one request at a time, or with `--rate`
// so many a second, whether or not the ones before are answered. A time counts from the moment the request was due, so
// that a slow answer is also the lateness of those that came behind it. The first of each search warm the server up and are not
// counted.
//
//   EARSHOT_URL=http://127.0.0.1:8080 EARSHOT_KEY=pk_… node benches/http-latency.mjs FEEDS_FOLDER [REQUESTS] [--rate A_SECOND] [--only TEXT]
//
// `--only` asks the searches with that text in their name. The server is started with `--requests-per-minute unlimited`, and
// the key is an admin's: more is asked than other plans have searches.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rate: { type: "string" }, only: { type: "string", default: "" } },
});
const [folder, requests = "300"] = positionals;
const rate = options.rate === undefined ? undefined : Number(options.rate);
if (rate !== undefined && !(rate > 0)) throw new Error("--rate is a number of requests a second");
const url = new URL(process.env.EARSHOT_URL ?? "http://127.0.0.1:8080");

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

// Connections that wait for a request. Read as bytes: Node's own client takes longer over an answer than the server.
const idle = [];

function send(method, path, body) {
  return new Promise((resolve, reject) => {
    const socket = idle.pop() ?? connect({ host: url.hostname, port: url.port, noDelay: true });
    const parts = [];
    let awaited = Infinity;
    let received = 0;
    const take = (part) => {
      parts.push(part);
      received += part.length;
      if (awaited === Infinity) {
        const begun = Buffer.concat(parts);
        const headers = begun.indexOf("\r\n\r\n");
        if (headers < 0) return;
        awaited = headers + 4 + Number(/^content-length: (\d+)/im.exec(begun.toString("latin1", 0, headers))?.[1]);
      }
      if (received < awaited) return;
      const at = performance.now();
      socket.off("data", take).off("error", reject);
      const answer = Buffer.concat(parts).toString();
      if (!(received === awaited && answer.startsWith("HTTP/1.1 200 "))) {
        socket.destroy();
        return reject(new Error(`${path}: ${answer.slice(0, 300)}`));
      }
      idle.push(socket);
      const stats = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n"))).data?.searchResultsStats;
      resolve({ at, engine: stats?.time.totalSearchTimeMs });
    };
    socket.on("data", take).on("error", reject);
    const content = body === undefined ? "" : JSON.stringify(body);
    const headers = [
      `${method} ${path} HTTP/1.1`,
      `host: ${url.host}`,
      `authorization: ${process.env.EARSHOT_KEY ?? ""}`,
      "content-type: application/json",
      `content-length: ${Buffer.byteLength(content)}`,
    ];
    socket.write(`${headers.join("\r\n")}\r\n\r\n${content}`);
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
  "podcasts, 3 words, by words and meaning": podcasts(() => ({ ...term(3, show), mode: "both" })),
  "podcasts, 3 words, by meaning": podcasts(() => ({ ...term(3, show), mode: "meaning" })),
  "episodes, 3 words, by words and meaning": episodes(() => ({ ...term(3, every), mode: "both" })),
  "episodes, 3 words, by words and meaning, language": episodes(() => ({ ...term(3, every), mode: "both", languages: ["en"] })),
  "episodes, 3 words, by meaning": episodes(() => ({ ...term(3, every), mode: "meaning" })),
  autocomplete: () => send("GET", `/api/v1/autocomplete/podcasts?query=${encodeURIComponent(phrase(1).slice(0, 2 + random(5)))}`),
};

/** Milliseconds from when a request was due to its answer, and those of them that were not the engine's. */
async function timed(run, due) {
  const { at, engine } = await run();
  return { whole: at - due, beside: engine === undefined ? undefined : at - due - engine };
}

async function inTurn(run, count) {
  const times = [];
  while (times.length < count) times.push(await timed(run, performance.now()));
  return times;
}

async function atRate(run, count) {
  const started = performance.now();
  const underWay = [];
  for (let number = 0; number < count; number += 1) {
    const due = started + (number * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await new Promise((done) => setTimeout(done, early));
    underWay.push(timed(run, due));
  }
  return Promise.all(underWay);
}

const WARMING = 50;

function percentiles(times, shares) {
  const sorted = times.filter((time) => time !== undefined).sort((one, other) => one - other);
  if (sorted.length === 0) return shares.map(() => "–");
  return shares.map((share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1));
}

console.log("| search | p50 ms | p95 ms | p99 ms | beside the engine: p50, p99 ms |\n|---|---|---|---|---|");
for (const [name, run] of Object.entries(cases).filter(([name]) => name.includes(options.only))) {
  await inTurn(run, WARMING);
  const times = await (rate === undefined ? inTurn : atRate)(run, Number(requests));
  const whole = percentiles(times.map((time) => time.whole), [0.5, 0.95, 0.99]);
  const beside = percentiles(times.map((time) => time.beside), [0.5, 0.99]);
  console.log(`| ${name} | ${whole.join(" | ")} | ${beside.join(", ")} |`);
}
for (const socket of idle) socket.destroy();
