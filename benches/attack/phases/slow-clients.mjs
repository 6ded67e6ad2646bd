// Clients that send or read slowly or never, and HTTP/2 clients that are silent or reset their streams. Then SIGTERM during such clients.
import { send } from "../client.mjs";
import { sleep } from "../common.mjs";
import { Connections, HTTP2_PREFACE, resetStreams } from "../sockets.mjs";

export const name = "slow-clients";
export const measuresItself = true;

const HALF_REQUESTS = 1_100;
const DRAIN_MS = 15_000;
/** Tolerance for delivering the signal and noticing the exit. */
const EXIT_MS = 500;
/** Time for a new client to connect, to wait until the server closes another connection, and to get a response. */
const NEW_CLIENT_MS = 1_000;
const HALF_REQUEST = "GET /api/v1/podcasts/latest HTTP/1.1\r\nhost: localhost\r\nx-half: ";
/** Its response has half a megabyte. */
const LARGE_REQUEST = "GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n";
const HALF_BODY = [
  "POST /api/v1/search/podcasts HTTP/1.1",
  "host: localhost",
  "content-type: application/json",
  "content-length: 100000",
  "",
  "{",
].join("\r\n");
const STREAMS_PER_WRITE = 200;
const GROUP_MS = 20;

/** Opens `count` connections in groups, so that the kernel's accept queue does not overflow. */
async function openAll(count, groupSize, open) {
  for (let index = 0; index < count; index += 1) {
    if (index > 0 && index % groupSize === 0) await sleep(GROUP_MS);
    open(index);
  }
}

const ATTACKS = {
  "1,100 half-sent requests of one address": (port, connections) =>
    openAll(HALF_REQUESTS, 100, () => connections.open(port, "127.0.3.1", HALF_REQUEST)),
  "1,100 half-sent requests of 275 addresses": (port, connections) =>
    openAll(HALF_REQUESTS, 100, (index) => connections.open(port, `127.0.${4 + (index % 11)}.${1 + (index % 25)}`, HALF_REQUEST)),
  "headers and bodies byte by byte": (port, connections) => {
    for (let index = 0; index < 60; index += 1) {
      const socket = connections.open(port, `127.0.3.${2 + (index % 10)}`, index % 2 === 0 ? HALF_REQUEST : HALF_BODY);
      connections.dribble(socket, "a", 400);
    }
  },
  "clients that do not read": (port, connections) =>
    openAll(24, 1, (index) => connections.openWithoutReading(port, `127.0.3.${20 + (index % 10)}`, LARGE_REQUEST.repeat(40))),
  "silent HTTP/2 clients": (port, connections) => {
    for (let index = 0; index < 100; index += 1) connections.open(port, `127.0.3.${40 + (index % 10)}`, HTTP2_PREFACE);
  },
  "rapid reset": (port, connections) => {
    for (let index = 0; index < 4; index += 1) {
      const socket = connections.openReading(port, `127.0.3.${60 + index}`, HTTP2_PREFACE);
      let stream = 1;
      const reset = () => {
        if (!socket.writable || stream > 2 ** 31 - 1_000) return;
        const hasCapacity = socket.write(resetStreams(stream, STREAMS_PER_WRITE, "/api/v1/podcasts/latest"));
        stream += 2 * STREAMS_PER_WRITE;
        if (hasCapacity) setImmediate(reset);
        else socket.once("drain", reset);
      };
      socket.once("connect", reset);
    }
  },
};

const LINGERING_CLIENTS = {
  "a half-sent header": (port, connections) => connections.open(port, "127.0.3.80", HALF_REQUEST),
  "a client that does not read": (port, connections) => connections.openWithoutReading(port, "127.0.3.81", LARGE_REQUEST.repeat(40)),
  "a silent HTTP/2 client": (port, connections) => connections.open(port, "127.0.3.82", HTTP2_PREFACE),
};

export async function run(harness) {
  const durationMs = (harness.seconds * 1000) / Object.keys(ATTACKS).length;
  const work = async (what, attack) => {
    const connections = new Connections();
    await attack(harness.port(), connections);
    await sleep(durationMs);
    // A new client must be served during the attack.
    const response = await send({ ...harness.target(), path: "/api/v1/public/health", from: "127.0.1.91", limitMs: 5_000 });
    const ms = response.status === 200 ? response.ms : Infinity;
    harness.check(`${what}: response to a new client (${response.status || response.error})`, ms, NEW_CLIENT_MS, "ms");
    connections.close();
  };
  if (harness.form === "long") {
    for (const [what, attack] of Object.entries(ATTACKS)) {
      await harness.measure(what, () => work(what, attack));
      if (await harness.hasDied()) await harness.restart();
    }
  } else {
    // Each attack is too short for percentiles, so they are measured together.
    await harness.measure("slow clients", async () => {
      for (const [what, attack] of Object.entries(ATTACKS)) await work(what, attack);
    });
  }
}

/** Stops the server while clients keep connections open, and starts it again. */
export async function stop(harness) {
  const openEvery = (port, connections) => Object.values(LINGERING_CLIENTS).forEach((open) => open(port, connections));
  const cases = { "all three": openEvery, ...(harness.form === "long" ? LINGERING_CLIENTS : {}) };
  for (const [what, open] of Object.entries(cases)) {
    const connections = new Connections();
    open(harness.port(), connections);
    await sleep(500);
    const exitMs = await harness.terminate();
    connections.close();
    harness.check(`SIGTERM during ${what}: time until exit`, exitMs ?? Infinity, DRAIN_MS + EXIT_MS, "ms");
    await harness.restart();
  }
}
