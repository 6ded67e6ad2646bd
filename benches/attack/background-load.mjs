// Sends the requests of normal clients, and measures the responses. Runs in a separate thread, so that the processor time of the
// attack does not delay the measurements. Requests are sent at a fixed rate, without waiting for earlier responses.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parentPort } from "node:worker_threads";
import { keepAliveAgent, oneTerm, send } from "./client.mjs";
import { percentile, seededRandom, sleep } from "./common.mjs";
import { connectRpc } from "./rpc.mjs";

/** A normal client cancels a request after this time and counts a failure. */
const TIMEOUT_MS = 10_000;
/** Connections per client and kind of request. They are separate, so that requests for details do not wait for searches. */
const CONNECTIONS = 4;
/** Maximum requests per second: of each client with a key, and of all page visitors together. A key may send 10 per second. */
const RATES = { searches: 4, details: 4, pages: 3 };
const VISITORS = 12;
/** The number of processors that normal clients may keep busy. On a slow machine, or with a debug build, they send fewer requests. */
const MAX_BUSY = 0.6;
/** The numbers of warm-up requests and of timed requests, per kind. */
const [WARM_UP, TIMED] = [6, 18];

const random = seededRandom(7);
const pick = (list) => list[random(list.length)];
let [slugs, words] = [[], []];
let clients = [];
let rates = RATES;

const podcastTargets = ["podcast-title", "podcast-description"];
const allTargets = [...podcastTargets, "episode-title", "episode-description", "transcript"];
const requests = {
  searches: (client) => {
    const isPodcastSearch = random(2) === 0;
    const text = Array.from({ length: 1 + random(3) }, () => pick(words)).join(" ");
    const path = `/api/v1/search/${isPodcastSearch ? "podcasts" : "episodes"}`;
    return { ...client, method: "POST", path, body: oneTerm(text, isPodcastSearch ? podcastTargets : allTargets) };
  },
  details: (client) => ({ ...client, path: `/api/v1/podcasts/${pick(slugs)}` }),
  // Each page view opens a connection, as if the visitor had followed a link.
  pages: () => ({ from: `127.0.1.${100 + random(VISITORS)}`, path: `/podcasts/${pick(slugs)}` }),
};

let port;
let measurement;
const lag = monitorEventLoopDelay({ resolution: 2 });

/** Returns the key and the address of a client. `index` is the index of the key. */
const clientOf = (key, index) => ({ key, from: `127.0.1.${index + 1}` });

/** Creates a request of a kind. Returns a function that sends it, and can be called again to repeat it. */
function requestOf(kind, client) {
  const { key, agents, ...options } = requests[kind](client);
  const headers = key === undefined ? {} : { authorization: key };
  return () => send({ port, headers, agent: agents?.[kind], limitMs: TIMEOUT_MS, ...options });
}

async function sendRequest(kind, client) {
  const attempt = requestOf(kind, client);
  const current = measurement;
  const counts = current[kind];
  current.inFlight += 1;
  let response = await attempt();
  // A server may close an idle connection at any time. HTTP clients then open another one (RFC 9112 9.3.1).
  if (response.isReused && ["ECONNRESET", "EPIPE"].includes(response.error)) {
    current.reopened += 1;
    const [first, second] = [response, await attempt()];
    response = { ...second, ms: first.ms + second.ms };
  }
  current.inFlight -= 1;
  counts.times.push(response.ms);
  if (response.status === 503 && current.allows503 && kind === "searches" && response.headers["retry-after"] !== undefined) {
    counts.unavailable.push(response.ms);
  } else if (response.status !== 200) {
    counts.failed += 1;
    const failure = response.error ?? String(response.status);
    counts.failures[failure] = (counts.failures[failure] ?? 0) + 1;
  }
}

/** Sends requests at a fixed rate until the measurement ends. `phase` (0 to 1) delays them by a share of their interval. */
async function sendAtRate(kind, client, rate, phase) {
  const current = measurement;
  const started = performance.now() + (phase * 1000) / rate;
  for (let number = 0; current.isOpen; number += 1) {
    const waitMs = started + (number * 1000) / rate - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    if (current.isOpen) void sendRequest(kind, client);
  }
}

const summarize = ({ times, failed, failures, unavailable }) => ({
  times,
  count: times.length,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  max: percentile(times, 1),
  failed,
  failures,
  unavailable: unavailable.length,
  slowestUnavailable: percentile(unavailable, 1),
});

connectRpc(parentPort, {
  /** Sets the slugs and words of requests. */
  configure(catalog) {
    ({ slugs, words } = catalog);
  },
  /**
   * Measures each kind of request without other load, and sets the rates accordingly. Returns the medians in milliseconds, and the
   * share of `RATES`.
   */
  async calibrate({ port: serverPort, keys }) {
    port = serverPort;
    const medians = {};
    for (const kind of Object.keys(RATES)) {
      const times = [];
      for (let number = 0; number < WARM_UP + TIMED; number += 1) {
        // The keys take turns, because each may send only ten requests at once.
        const index = number % keys.length;
        const { status, error, ms } = await requestOf(kind, clientOf(keys[index], index))();
        if (status !== 200) throw new Error(`calibration of ${kind}: ${status ?? error}`);
        if (number >= WARM_UP) times.push(ms);
      }
      medians[kind] = percentile(times, 0.5);
    }
    const busyMs = (RATES.searches * medians.searches + RATES.details * medians.details) * keys.length + RATES.pages * medians.pages;
    const share = Math.min(1, (MAX_BUSY * 1_000) / busyMs);
    rates = Object.fromEntries(Object.entries(RATES).map(([kind, rate]) => [kind, rate * share]));
    return { medians, share };
  },
  /**
   * Starts the load. With `allows503`, a search may be rejected with 503 and `Retry-After`. Returns the milliseconds after which each
   * client has sent requests of every kind, so that its key is in the cache of the server.
   */
  begin({ port: serverPort, keys, allows503 = false }) {
    port = serverPort;
    clients = keys.map((key, index) => {
      const agents = { searches: keepAliveAgent(CONNECTIONS), details: keepAliveAgent(CONNECTIONS) };
      return { ...clientOf(key, index), agents };
    });
    const emptyCounts = () => ({ times: [], failed: 0, failures: {}, unavailable: [] });
    measurement = { isOpen: true, inFlight: 0, reopened: 0, allows503, searches: emptyCounts(), details: emptyCounts(), pages: emptyCounts() };
    lag.enable();
    lag.reset();
    clients.forEach((client, index) => {
      for (const kind of ["searches", "details"]) void sendAtRate(kind, client, rates[kind], (index + 0.5) / clients.length);
    });
    void sendAtRate("pages", undefined, rates.pages, 0.5);
    return 1_000 / Math.min(rates.searches, rates.details);
  },
  /** Stops the load, waits for requests in flight, and returns the measurements. */
  async end() {
    const current = measurement;
    current.isOpen = false;
    while (current.inFlight > 0) await sleep(5);
    const clientLagP99 = lag.percentile(99) / 1e6;
    lag.disable();
    for (const { agents } of clients) for (const agent of Object.values(agents)) agent.destroy();
    const [searches, details, pages] = [current.searches, current.details, current.pages].map(summarize);
    return { searches, details, pages, reopened: current.reopened, clientLagP99 };
  },
});
