// Clients that send or read slowly or never, and peers of HTTP/2 that are silent or reset what they open; then SIGTERM beside them.
import { send } from "../client.mjs";
import { sleep } from "../common.mjs";
import { Connections, HTTP2_PREFACE, resetStreams } from "../sockets.mjs";

export const name = "slow-clients";
export const measuresItself = true;

const HALF_REQUESTS = 1_100;
const DRAIN_MS = 15_000;
/** From the signal to the exit nothing else happens: the process has to be started and seen. */
const EXIT_MS = 500;
/** A connection, a place that somebody leaves for it, an answer. */
const NEWCOMER_MS = 1_000;
const HALF = "GET /api/v1/podcasts/latest HTTP/1.1\r\nhost: localhost\r\nx-half: ";
/** Half a megabyte each. */
const LARGE = "GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n";
const BODY = [
  "POST /api/v1/search/podcasts HTTP/1.1",
  "host: localhost",
  "content-type: application/json",
  "content-length: 100000",
  "",
  "{",
].join("\r\n");
const STREAMS_AT_ONCE = 200;
const GROUP_MS = 20;

/** Opens so many connections, in groups: a queue of the kernel that overflows is not what is tried here. */
async function openAll(count, groupSize, open) {
  for (let at = 0; at < count; at += 1) {
    if (at > 0 && at % groupSize === 0) await sleep(GROUP_MS);
    open(at);
  }
}

const attacks = {
  "1,100 half requests of one address": (port, connections) =>
    openAll(HALF_REQUESTS, 100, () => connections.open(port, "127.0.3.1", HALF)),
  "1,100 half requests of 275 addresses": (port, connections) =>
    openAll(HALF_REQUESTS, 100, (at) => connections.open(port, `127.0.${4 + (at % 11)}.${1 + (at % 25)}`, HALF)),
  "headers and bodies sign by sign": (port, connections) => {
    for (let at = 0; at < 60; at += 1) {
      const socket = connections.open(port, `127.0.3.${2 + (at % 10)}`, at % 2 === 0 ? HALF : BODY);
      connections.dribble(socket, "a", 400);
    }
  },
  "readers that do not read": (port, connections) =>
    openAll(24, 1, (at) => connections.openWithoutReading(port, `127.0.3.${20 + (at % 10)}`, LARGE.repeat(40))),
  "silent peers of HTTP/2": (port, connections) => {
    for (let at = 0; at < 100; at += 1) connections.open(port, `127.0.3.${40 + (at % 10)}`, HTTP2_PREFACE);
  },
  "rapid reset": (port, connections) => {
    for (let at = 0; at < 4; at += 1) {
      const socket = connections.openReading(port, `127.0.3.${60 + at}`, HTTP2_PREFACE);
      let stream = 1;
      const reset = () => {
        if (!socket.writable || stream > 2 ** 31 - 1_000) return;
        const more = socket.write(resetStreams(stream, STREAMS_AT_ONCE, "/api/v1/podcasts/latest"));
        stream += 2 * STREAMS_AT_ONCE;
        if (more) setImmediate(reset);
        else socket.once("drain", reset);
      };
      socket.once("connect", reset);
    }
  },
};

const lasting = {
  "a half-sent header": (port, connections) => connections.open(port, "127.0.3.80", HALF),
  "a reader that does not read": (port, connections) => connections.openWithoutReading(port, "127.0.3.81", LARGE.repeat(40)),
  "a silent peer of HTTP/2": (port, connections) => connections.open(port, "127.0.3.82", HTTP2_PREFACE),
};

export async function run(arena) {
  const eachMs = (arena.seconds * 1000) / Object.keys(attacks).length;
  const work = async (what, attack) => {
    const connections = new Connections();
    await attack(arena.port(), connections);
    await sleep(eachMs);
    // Somebody who comes now.
    const answer = await send({ ...arena.target(), path: "/api/v1/public/health", from: "127.0.1.91", limitMs: 5_000 });
    const took = answer.status === 200 ? answer.ms : Infinity;
    arena.check(`${what}: a newcomer is served (${answer.status || answer.error}) after`, took, NEWCOMER_MS, "ms");
    connections.close();
  };
  if (arena.form === "long") {
    for (const [what, attack] of Object.entries(attacks)) {
      await arena.measure(what, () => work(what, attack));
      if (await arena.hasDied()) await arena.restart();
    }
  } else {
    // Too short for percentiles of each.
    await arena.measure("slow clients", async () => {
      for (const [what, attack] of Object.entries(attacks)) await work(what, attack);
    });
  }
}

/** Ends the server beside clients that would keep it, and starts it again. */
export async function stop(arena) {
  const all = (port, connections) => Object.values(lasting).forEach((open) => open(port, connections));
  const cases = { "all three": all, ...(arena.form === "long" ? lasting : {}) };
  for (const [what, open] of Object.entries(cases)) {
    const connections = new Connections();
    open(arena.port(), connections);
    await sleep(500);
    const took = await arena.terminate();
    connections.close();
    arena.check(`SIGTERM beside ${what}: exit after`, took ?? Infinity, DRAIN_MS + EXIT_MS, "ms");
    await arena.restart();
  }
}
