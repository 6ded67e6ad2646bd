// The thread that attacks: makes the accounts, runs one attack after the other, tells what came of it.
import { execFileSync } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { Worker, parentPort, workerData } from "node:worker_threads";
import { Arena, table } from "./arena.mjs";
import { inParallel, json, send } from "./client.mjs";
import { LONG_SHOW, sleep } from "./common.mjs";
import { connectCalls } from "./rpc.mjs";
import { startSmtpSink } from "./smtp-sink.mjs";
import * as databaseDown from "./phases/database-down.mjs";
import * as dropped from "./phases/dropped.mjs";
import * as lookalikes from "./phases/lookalikes.mjs";
import * as queryStrings from "./phases/query-strings.mjs";
import * as slop from "./phases/slop.mjs";
import * as slowClients from "./phases/slow-clients.mjs";
import * as transcriptHarvest from "./phases/transcript-harvest.mjs";

const ATTACKS = [slop, lookalikes, queryStrings, slowClients, dropped, transcriptHarvest, databaseDown];
const QUIET = "quiet";
const ORDINARY_CALLERS = 6;
const QUIET_MS = { short: 4_000, long: 20_000 };

const { scratch, form, factor, only, postgres } = workerData;
const supervisor = connectCalls(parentPort);

const serveArguments = (database, sink) => ["--app-database", database, "--smtp-url", sink.url];

/** Accounts of the ordinary callers and of those that attack with a key. */
async function createAccounts(database) {
  const account = async (email, plan) => {
    const of = ["--email", email, "--app-database", database];
    await supervisor("run", ["users", "create", ...of, "--plan", plan]);
    return supervisor("run", ["keys", "create", ...of]);
  };
  // The first alone: it makes the tables.
  const admin = await account("admin@attack.example", "admin");
  const names = [...Array(ORDINARY_CALLERS).keys()].map((at) => `ordinary${at}`).concat("dropper", "dear0", "dear1");
  const keys = await inParallel(names.length, 3, (at) => account(`${names[at]}@attack.example`, "agency"));
  await supervisor("run", ["users", "create", "--email", lookalikes.OWNER, "--app-database", database]);
  const [dropper, ...dear] = keys.slice(ORDINARY_CALLERS);
  return { admin, ordinary: keys.slice(0, ORDINARY_CALLERS), dropper, dear };
}

/** What is asked for: shows, words of their titles, the long transcript and its words. */
async function readCatalog(arena) {
  const get = async (path) => {
    const answer = await send({ ...arena.target(), path: `/api/v1/${path}`, headers: { authorization: arena.keys.admin } });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
    return json(answer).data;
  };
  const shows = [];
  for (const letter of "abcdefghijklmnopqrstuvwxyz") {
    shows.push(...(await get(`public/directory?letter=${letter}&limit=100`)).podcasts);
  }
  const long = shows.find(({ title }) => title === LONG_SHOW.title);
  if (long === undefined) throw new Error(`the catalog has no show "${LONG_SHOW.title}": node benches/attack/long-transcript.mjs`);
  const { episodes } = (await get(`podcasts/${long.slug}/episodes`)).podcastWithEpisodes;
  const idOf = ({ title }) => episodes.find((episode) => JSON.stringify(episode).includes(JSON.stringify(title))).episodeId;
  const [longEpisode, shortEpisode] = [idOf(LONG_SHOW.longEpisode), idOf(LONG_SHOW.shortEpisode)];
  const { text } = (await get(`episodes/${shortEpisode}/transcript-text`)).episodeTranscriptText;
  const counts = new Map();
  for (const word of text.toLowerCase().match(/[a-z]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const frequent = [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
  return {
    slugs: shows.filter((show) => show !== long).map(({ slug }) => slug),
    words: [...new Set(shows.flatMap(({ title }) => title.toLowerCase().match(/[a-z]{4,}/g) ?? []))],
    longEpisode,
    shortEpisode,
    longWords: frequent.filter((word) => word.length > 1).slice(0, 100),
    vocabulary: frequent.filter((word) => word.length > 4 && !word.endsWith("ward")),
  };
}

/** A database of its own on the server of `url`. */
function createPostgres(url) {
  const name = `attack_${process.pid}`;
  const sql = (statement) => execFileSync("psql", ["--quiet", "--no-psqlrc", "--dbname", url, "--command", statement]);
  sql(`CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own, drop: () => sql(`DROP DATABASE ${name} WITH (FORCE)`) };
}

async function attackPostgres(arena) {
  const database = createPostgres(postgres);
  const proxy = await databaseDown.startHangingProxy(database.url.hostname, Number(database.url.port || 5432));
  try {
    const direct = database.url.href;
    const through = Object.assign(new URL(direct), { host: `127.0.0.1:${proxy.port}` }).href;
    arena.keys = await createAccounts(direct);
    await arena.restart(serveArguments(through, arena.sink));
    await databaseDown.watchWithout(arena, "PostgreSQL hangs", async () => {
      proxy.hang();
      return () => proxy.goOn();
    });
  } finally {
    await supervisor("terminate", { limitMs: 1_000 });
    proxy.close();
    database.drop();
  }
}

async function main() {
  const sink = await startSmtpSink();
  const database = join(scratch, "app.db");
  const keys = await createAccounts(`sqlite://${database}`);
  const ordinaryThread = new Worker(new URL("./ordinary.mjs", import.meta.url));
  ordinaryThread.unref();
  // An attacker's machine is not the server's: what the attack itself computes comes last.
  setPriority(Math.min(19, getPriority() + 10));
  const ordinary = connectCalls(ordinaryThread);
  const arena = Object.assign(new Arena({ form, factor }, supervisor, ordinary), { keys, sink, database });
  await arena.start(serveArguments(`sqlite://${database}`, sink));
  arena.catalog = await readCatalog(arena);
  await ordinary("choose", { slugs: arena.catalog.slugs, words: arena.catalog.words });

  arena.begin(QUIET);
  await arena.measure(QUIET, () => sleep(QUIET_MS[form]), { isQuiet: true });
  for (const attack of ATTACKS.filter(({ name }) => only.length === 0 || only.includes(name))) {
    // Each attack meets a server that has not seen the one before.
    await arena.restart();
    arena.begin(attack.name);
    if (attack.measuresItself) await attack.run(arena);
    else await arena.measure(attack.name, () => attack.run(arena), { settles: attack.settles });
    if (attack.stop === undefined) continue;
    await arena.restart();
    await attack.stop(arena);
  }
  if (postgres !== undefined && (only.length === 0 || only.includes(databaseDown.name))) await attackPostgres(arena);
  sink.close();
  await supervisor("terminate");

  console.log(`\n${table(arena.rows)}`);
  const missed = arena.checks.filter(({ isKept }) => !isKept);
  for (const { phase, what, figures } of missed) console.log(`MISSED, ${phase}: ${what}: ${figures}`);
  if (missed.some(({ phase }) => phase === QUIET)) {
    console.log("without an attack goals are missed too: something else keeps this machine busy");
  }
  console.log(`${arena.checks.length - missed.length} of ${arena.checks.length} goals kept`);
  process.exit(missed.length === 0 ? 0 : 1);
}

await main();
