// An app database that does not answer: SQLite held by another process, PostgreSQL behind a connection that hangs.
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import { once } from "node:events";
import { oneTerm, send } from "../client.mjs";
import { percentile, sleep } from "../common.mjs";

export const name = "database-down";
export const measuresItself = true;

/** A connection is waited for so long, and an answer may take so long beyond that. */
const ACQUIRE_MS = 1_000;
const LATE_MS = 200;
const READY_MS = 300;
/** So that two callers with one key stay below its burst. */
const PAUSE_MS = 250;

const HOLD = `
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=60)
held.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
held.execute("ROLLBACK")
`;

/** Locks an SQLite database until the returned function is called. */
export async function holdSqlite(path) {
  const holder = spawn("python3", ["-c", HOLD, path], { stdio: ["pipe", "pipe", "inherit"] });
  await once(holder.stdout, "data");
  return async () => {
    holder.stdin.end();
    await once(holder, "exit");
  };
}

/** Stands before a server and can stop to pass anything on, in either direction, without closing a connection. */
export async function startHangingProxy(host, port) {
  const pairs = new Set();
  let hangs = false;
  const server = createServer((near) => {
    const far = connect({ host, port });
    const pair = [near, far];
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near]]) {
      one.on("data", (part) => other.write(part));
      one.on("error", () => other.destroy()).on("close", () => {
        other.destroy();
        pairs.delete(pair);
      });
      if (hangs) one.pause();
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const set = (now) => {
    hangs = now;
    for (const pair of pairs) for (const socket of pair) now ? socket.pause() : socket.resume();
  };
  const close = () => {
    server.close();
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return { port: server.address().port, hang: () => set(true), goOn: () => set(false), close };
}

/** Holds the database up with `hold`, which gives what lets it go, and looks how calls fare meanwhile. */
export async function watchWithout(arena, what, hold) {
  const [refused, odd, ready] = [[], {}, []];
  const search = (words, rest) =>
    send({ ...arena.target(), method: "POST", path: "/api/v1/search/podcasts", body: oneTerm(words, ["podcast-title"]), ...rest });
  const withKey = { headers: { authorization: arena.keys.dropper }, from: "127.0.2.230" };
  const work = async () => {
    const release = await hold();
    const until = performance.now() + arena.seconds * 1000;
    let number = 0;
    const metered = async (caller) => {
      while (performance.now() < until) {
        number += 1;
        const answer = await search(`unanswered ${what} ${number}`, caller());
        refused.push(answer.ms);
        arena.count(answer);
        if (answer.status !== 503 || answer.headers["retry-after"] === undefined) {
          const how = answer.status === 503 ? "503 without Retry-After" : String(answer.status || answer.error);
          odd[how] = (odd[how] ?? 0) + 1;
        }
        await sleep(PAUSE_MS);
      }
    };
    const probe = async () => {
      while (performance.now() < until) {
        ready.push(await send({ ...arena.target(), path: "/readyz", from: "127.0.1.92" }));
        await sleep(200);
      }
    };
    await Promise.all([metered(() => withKey), metered(() => withKey), metered(() => ({ from: arena.attacker() })), probe()]);
    await release();
  };
  await arena.measure(what, work, { allows503: true });
  const others = Object.values(odd).reduce((sum, one) => sum + one, 0);
  const slowest = (times) => percentile(times, 1);
  const said = [...new Set(ready.map(({ status, error }) => status || error))].join(", ");
  arena.check(`${what}: metered calls that are not answered 503 with Retry-After (${JSON.stringify(odd)})`, others, 0);
  arena.check(`${what}: the slowest metered call takes`, slowest(refused), ACQUIRE_MS + LATE_MS * arena.factor, "ms");
  arena.check(`${what}: /readyz (${said}) takes at most`, slowest(ready.map(({ ms }) => ms)), READY_MS * arena.factor, "ms");
  // Back again, without a restart.
  const back = performance.now();
  let answer;
  do {
    answer = await search(`again ${what} ${back}`, { ...withKey, limitMs: 5_000 });
    if (answer.status !== 200) await sleep(100);
  } while (answer.status !== 200 && performance.now() - back < 10_000);
  arena.check(`${what}: searches go on after (${answer.status})`, performance.now() - back, 3_000, "ms");
}

export async function run(arena) {
  await watchWithout(arena, "SQLite held", () => holdSqlite(arena.database));
}
