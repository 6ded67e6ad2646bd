// What ordinary callers feel: a thread of its own, so that the attack's work in this process does not count as the server's.
// Requests are due at fixed moments, whether or not the ones before are answered.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parentPort } from "node:worker_threads";
import { keepAliveAgent, oneTerm, send } from "./client.mjs";
import { percentile, seededRandom, sleep } from "./common.mjs";
import { connectCalls } from "./rpc.mjs";

/** An ordinary caller gives up then; so late an answer is a failure. */
const PATIENCE_MS = 10_000;
/** Of a caller and kind: details do not wait in the caller's own queue behind searches that are not answered. */
const CONNECTIONS = 4;
/** Of each caller with a key, and of all who look at pages. Below the ten a second that a key may ask. */
const A_SECOND = { searches: 4, details: 4, pages: 3 };
const VISITORS = 12;

const random = seededRandom(7);
const pick = (list) => list[random(list.length)];
let [slugs, words] = [[], []];
let callers = [];

const show = ["podcast-title", "podcast-description"];
const every = [...show, "episode-title", "episode-description", "transcript"];
const kinds = {
  searches: (caller) => {
    const podcasts = random(2) === 0;
    const text = Array.from({ length: 1 + random(3) }, () => pick(words)).join(" ");
    const path = `/api/v1/search/${podcasts ? "podcasts" : "episodes"}`;
    return { ...caller, method: "POST", path, body: oneTerm(text, podcasts ? show : every) };
  },
  details: (caller) => ({ ...caller, path: `/api/v1/podcasts/${pick(slugs)}` }),
  // A visitor opens a connection for a page, as one does who follows a link.
  pages: () => ({ from: `127.0.1.${100 + random(VISITORS)}`, path: `/podcasts/${pick(slugs)}` }),
};

let port;
let measured;
const lag = monitorEventLoopDelay({ resolution: 2 });

async function ask(kind, caller) {
  const { key, agents, ...request } = kinds[kind](caller);
  const headers = key === undefined ? {} : { authorization: key };
  const of = measured;
  of.underWay += 1;
  const counted = of[kind];
  const again = () => send({ port, headers, agent: agents?.[kind], limitMs: PATIENCE_MS, ...request });
  let answer = await again();
  // A server may close a connection that waits; every client of HTTP opens another one then (RFC 9112 9.3.1).
  if (answer.isReused && ["ECONNRESET", "EPIPE"].includes(answer.error)) {
    of.reopened += 1;
    const [first, second] = [answer, await again()];
    answer = { ...second, ms: first.ms + second.ms };
  }
  of.underWay -= 1;
  counted.times.push(answer.ms);
  if (answer.status === 503 && of.allows503 && kind === "searches" && answer.headers["retry-after"] !== undefined) {
    counted.unavailable.push(answer.ms);
  } else if (answer.status !== 200) {
    counted.failed += 1;
    const what = answer.error ?? String(answer.status);
    counted.failures[what] = (counted.failures[what] ?? 0) + 1;
  }
}

/** Asks at a fixed rate until the measurement ends. */
async function keepAsking(kind, caller, rate, phase) {
  const of = measured;
  const started = performance.now() + (phase * 1000) / rate;
  for (let number = 0; of.isOpen; number += 1) {
    const early = started + (number * 1000) / rate - performance.now();
    if (early > 0) await sleep(early);
    if (of.isOpen) void ask(kind, caller);
  }
}

const summary = ({ times, failed, failures, unavailable }) => ({
  count: times.length,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  max: percentile(times, 1),
  failed,
  failures,
  unavailable: unavailable.length,
  slowestUnavailable: percentile(unavailable, 1),
});

connectCalls(parentPort, {
  /** What is asked for. */
  choose(catalog) {
    ({ slugs, words } = catalog);
  },
  /** Begins to ask. With `allows503` a search may be refused with a time to come again. */
  begin({ port: asked, keys, allows503 = false }) {
    port = asked;
    callers = keys.map((key, at) => {
      const agents = { searches: keepAliveAgent(CONNECTIONS), details: keepAliveAgent(CONNECTIONS) };
      return { key, from: `127.0.1.${at + 1}`, agents };
    });
    const kind = () => ({ times: [], failed: 0, failures: {}, unavailable: [] });
    measured = { isOpen: true, underWay: 0, reopened: 0, allows503, searches: kind(), details: kind(), pages: kind() };
    lag.enable();
    lag.reset();
    callers.forEach((caller, at) => {
      for (const name of ["searches", "details"]) void keepAsking(name, caller, A_SECOND[name], (at + 0.5) / callers.length);
    });
    void keepAsking("pages", undefined, A_SECOND.pages, 0.5);
  },
  /** Asks no more, waits for what is under way and gives what was felt. */
  async end() {
    const of = measured;
    of.isOpen = false;
    while (of.underWay > 0) await sleep(5);
    const behind = lag.percentile(99) / 1e6;
    lag.disable();
    for (const { agents } of callers) for (const agent of Object.values(agents)) agent.destroy();
    const [searches, details, pages] = [of.searches, of.details, of.pages].map(summary);
    return { searches, details, pages, reopened: of.reopened, ownLagP99: behind };
  },
});
