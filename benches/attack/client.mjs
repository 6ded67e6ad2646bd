// Requests from an address of one's own. A request never rejects: that it failed is what is measured.
import { Agent, request } from "node:http";

export const HOST = "127.0.0.1";

/** An agent whose connections stay open, all from one address. */
export const keepAliveAgent = (maxSockets) => new Agent({ keepAlive: true, maxSockets, scheduling: "lifo" });

/**
 * Sends a request and reads its answer. Gives `{ status, headers, text, ms, error, isReused }`; without an answer the status is 0,
 * and `isReused` says whether the connection had carried a request before. `signal` gives the request up; `limitMs` does so after a
 * time.
 */
export function send({ port, path, method = "GET", headers = {}, body, from, agent = false, limitMs = 10_000, signal }) {
  const content = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
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
    const sent = request(options, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => end({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(parts).toString() }));
      answer.on("error", (error) => end({ status: 0, error: error.code ?? error.message }));
    });
    const timer = setTimeout(() => sent.destroy(Object.assign(new Error("too late"), { code: "TOO_LATE" })), limitMs);
    sent.on("error", (error) => end({ status: 0, error: error.code ?? error.message, isReused: sent.reusedSocket }));
    sent.end(content);
  });
}

export const json = (answer) => {
  try {
    return JSON.parse(answer.text);
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

/** Runs `work` so many times, at most `width` at once. */
export async function inParallel(count, width, work) {
  const results = [];
  let next = 0;
  const walk = async () => {
    while (next < count) {
      const at = next;
      next += 1;
      results[at] = await work(at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, walk));
  return results;
}
