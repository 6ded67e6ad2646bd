// An app database that does not respond: SQLite locked by another process, or PostgreSQL behind a connection that hangs.
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import { once } from "node:events";
import { oneTerm, send } from "../client.mjs";
import { percentile, sleep } from "../common.mjs";

export const name = "database-down";
export const measuresItself = true;

/** The API waits this long for a database connection. A response may take a little longer. */
const ACQUIRE_MS = 1_000;
const TOLERANCE_MS = 200;
const READY_MS = 300;
/** The pause between requests. It keeps two clients with one key below the rate limit. */
const PAUSE_MS = 250;

const LOCK_SCRIPT = `
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=60)
connection.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.read()
connection.execute("ROLLBACK")
`;

/** Locks an SQLite database until the returned function is called. */
export async function lockSqlite(path) {
  const locker = spawn("python3", ["-c", LOCK_SCRIPT, path], { stdio: ["pipe", "pipe", "inherit"] });
  await once(locker.stdout, "data");
  return async () => {
    locker.stdin.end();
    await once(locker, "exit");
  };
}

/** Starts a proxy that can stop forwarding in both directions without closing connections. */
export async function startHangingProxy(host, port) {
  const pairs = new Set();
  let isHanging = false;
  const server = createServer((client) => {
    const upstream = connect({ host, port });
    const pair = [client, upstream];
    pairs.add(pair);
    for (const [from, to] of [pair, [upstream, client]]) {
      from.on("data", (part) => to.write(part));
      from.on("error", () => to.destroy()).on("close", () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (isHanging) from.pause();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const setHanging = (value) => {
    isHanging = value;
    for (const pair of pairs) for (const socket of pair) value ? socket.pause() : socket.resume();
  };
  const close = () => {
    server.close();
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return { port: server.address().port, hang: () => setHanging(true), resume: () => setHanging(false), close };
}

/** Calls `block` to block the database, and the returned function to unblock it. Checks responses meanwhile and afterwards. */
export async function measureWithoutDatabase(harness, what, block) {
  const [times, unexpected, readyResponses] = [[], {}, []];
  const search = (words, rest) =>
    send({ ...harness.target(), method: "POST", path: "/api/v1/search/podcasts", body: oneTerm(words, ["podcast-title"]), ...rest });
  const withKey = { headers: { authorization: harness.keys.dropper }, from: "127.0.2.230" };
  const work = async () => {
    const unblock = await block();
    const until = performance.now() + harness.seconds * 1000;
    let number = 0;
    const sendMetered = async (client) => {
      while (performance.now() < until) {
        number += 1;
        const response = await search(`unanswered ${what} ${number}`, client());
        times.push(response.ms);
        harness.count(response);
        if (response.status !== 503 || response.headers["retry-after"] === undefined) {
          const key = response.status === 503 ? "503 without Retry-After" : String(response.status || response.error);
          unexpected[key] = (unexpected[key] ?? 0) + 1;
        }
        await sleep(PAUSE_MS);
      }
    };
    const probe = async () => {
      while (performance.now() < until) {
        readyResponses.push(await send({ ...harness.target(), path: "/readyz", from: "127.0.1.92" }));
        await sleep(200);
      }
    };
    await Promise.all([sendMetered(() => withKey), sendMetered(() => withKey), sendMetered(() => ({ from: harness.attacker() })), probe()]);
    await unblock();
  };
  await harness.measure(what, work, { allows503: true });
  const unexpectedCount = Object.values(unexpected).reduce((sum, count) => sum + count, 0);
  const slowest = (values) => percentile(values, 1);
  const statuses = [...new Set(readyResponses.map(({ status, error }) => status || error))].join(", ");
  harness.check(`${what}: metered requests without 503 and Retry-After (${JSON.stringify(unexpected)})`, unexpectedCount, 0);
  harness.check(`${what}: slowest metered request`, slowest(times), ACQUIRE_MS + TOLERANCE_MS * harness.factor, "ms");
  harness.check(`${what}: slowest /readyz (${statuses})`, slowest(readyResponses.map(({ ms }) => ms)), READY_MS * harness.factor, "ms");
  // The server must recover without a restart.
  const unblocked = performance.now();
  let response;
  do {
    response = await search(`again ${what} ${unblocked}`, { ...withKey, limitMs: 5_000 });
    if (response.status !== 200) await sleep(100);
  } while (response.status !== 200 && performance.now() - unblocked < 10_000);
  harness.check(`${what}: time until searches work again (${response.status})`, performance.now() - unblocked, 3_000, "ms");
}

export async function run(harness) {
  await measureWithoutDatabase(harness, "SQLite locked", () => lockSqlite(harness.database));
}
