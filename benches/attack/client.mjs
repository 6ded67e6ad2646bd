// Sends requests from a chosen IP address. A request never rejects, since failures are part of the measurement.
import { Agent, request } from "node:http";

export const HOST = "127.0.0.1";

/** An agent that reuses its connections, which all have one source address. */
export const keepAliveAgent = (maxSockets) => new Agent({ keepAlive: true, maxSockets, scheduling: "lifo" });

/**
 * Sends a request and reads its response. Returns `{ status, headers, text, ms, error, isReused }`. Without a response, the status is
 * 0, and `isReused` is true if the connection had carried a request before. `signal` cancels the request, and so does `limitMs`.
 */
export function send({ port, path, method = "GET", headers = {}, body, from, agent = false, limitMs = 10_000, signal }) {
  const content = body === undefined || typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (rest) => {
      clearTimeout(timer);
      resolve({ headers: {}, text: "", ms: performance.now() - started, ...rest });
    };
    const options = { host: HOST, port, path, method, agent, localAddress: from, signal, headers };
    if (content !== undefined) {
      options.headers = { "content-type": "application/json", "content-length": Buffer.byteLength(content), ...headers };
    }
    const sent = request(options, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => end({ status: response.statusCode, headers: response.headers, text: Buffer.concat(parts).toString() }));
      response.on("error", (error) => end({ status: 0, error: error.code ?? error.message }));
    });
    const timer = setTimeout(() => sent.destroy(Object.assign(new Error("timeout"), { code: "TIMEOUT" })), limitMs);
    sent.on("error", (error) => end({ status: 0, error: error.code ?? error.message, isReused: sent.reusedSocket }));
    sent.end(content);
  });
}

export const parseJson = (response) => {
  try {
    return JSON.parse(response.text);
  } catch {
    return undefined;
  }
};

const term = (searchTerm, searchTargets, searchTermOptions = {}) => ({
  searchTerm,
  searchTargets,
  searchTermOptions: { matchMode: "optional", ...searchTermOptions },
});

/** The body of a search for one term. */
export const oneTerm = (...parts) => ({ searchTerms: [term(...parts)] });

/** The body of a search for many terms with the same targets. */
export const manyTerms = (texts, targets, options) => ({ searchTerms: texts.map((text) => term(text, targets, options)) });

/** Runs `work` `count` times with an index, at most `width` at once, and returns the results. */
export async function inParallel(count, width, work) {
  const results = [];
  let next = 0;
  const runLane = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, runLane));
  return results;
}
