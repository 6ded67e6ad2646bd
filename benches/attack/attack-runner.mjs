// The thread of the attacks: creates accounts, runs the attacks one after another, and prints the results.
import { execFileSync } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import { Worker, parentPort, workerData } from "node:worker_threads";
import { AttackHarness, table } from "./harness.mjs";
import { inParallel, parseJson, send } from "./client.mjs";
import { LONG_PODCAST, sleep } from "./common.mjs";
import { connectRpc } from "./rpc.mjs";
import { startSmtpSink } from "./smtp-sink.mjs";
import * as databaseDown from "./phases/database-down.mjs";
import * as droppedSearches from "./phases/dropped-searches.mjs";
import * as lookalikes from "./phases/lookalikes.mjs";
import * as queryStrings from "./phases/query-strings.mjs";
import * as slop from "./phases/slop.mjs";
import * as slowClients from "./phases/slow-clients.mjs";
import * as teamBytes from "./phases/team-bytes.mjs";
import * as teamFloods from "./phases/team-floods.mjs";
import * as transcriptHarvest from "./phases/transcript-harvest.mjs";

const ATTACKS = [slop, lookalikes, queryStrings, slowClients, droppedSearches, transcriptHarvest, teamFloods, teamBytes, databaseDown];
const QUIET = "quiet";
const NORMAL_CLIENTS = 6;
const QUIET_MS = { short: 4_000, long: 20_000 };

const { data, scratch, form, factor, only, postgres } = workerData;
const supervisor = connectRpc(parentPort);
const isChosen = ({ name }) => only.length === 0 || only.includes(name);

// Webhooks are sent to a receiver of the attack, on this machine.
const serveArguments = (database, sink) => ["--app-database", database, "--smtp-url", sink.url, "--private-webhooks"];

/** Creates accounts and keys for normal clients and for attackers with a key. */
async function createAccounts(database) {
  const account = async (email, plan, scope = "read") => {
    const options = ["--email", email, "--app-database", database];
    await supervisor("run", ["users", "create", ...options, "--plan", plan]);
    return supervisor("run", ["keys", "create", ...options, "--scope", scope]);
  };
  // The first account is created alone, since this creates the tables.
  const admin = await account("admin@attack.example", "admin");
  const names = [...Array(NORMAL_CLIENTS).keys()].map((index) => `client${index}`).concat("dropper", "expensive0", "expensive1");
  const keys = await inParallel(names.length, 3, (index) => account(`${names[index]}@attack.example`, "agency"));
  await supervisor("run", ["users", "create", "--email", lookalikes.OWNER, "--app-database", database]);
  const [dropper, ...expensive] = keys.slice(NORMAL_CLIENTS);
  const [flooder, stranger] = await inParallel(2, 2, (index) => account(`team${index}@attack.example`, "agency", "write"));
  const freeLink = await supervisor("run", ["users", "create", "--email", "free@attack.example", "--plan", "free", "--app-database", database]);
  return { admin, normal: keys.slice(0, NORMAL_CLIENTS), dropper, expensive, flooder, stranger, freeLink };
}

/** Reads the data for requests: podcast slugs, words of titles, and the ids and words of the long transcript. */
async function readCatalog(harness) {
  const get = async (path) => {
    const response = await send({ ...harness.target(), path: `/api/v1/${path}`, headers: { authorization: harness.keys.admin } });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.text.slice(0, 200)}`);
    return parseJson(response).data;
  };
  const podcasts = [];
  for (const letter of "abcdefghijklmnopqrstuvwxyz") {
    podcasts.push(...(await get(`public/directory?letter=${letter}&limit=100`)).podcasts);
  }
  const longPodcast = podcasts.find(({ title }) => title === LONG_PODCAST.title);
  if (longPodcast === undefined) throw new Error(`the catalog has no podcast "${LONG_PODCAST.title}": node benches/attack/long-transcript.mjs`);
  const { episodes } = (await get(`podcasts/${longPodcast.slug}/episodes`)).podcastWithEpisodes;
  const findId = ({ title }) => episodes.find((episode) => JSON.stringify(episode).includes(JSON.stringify(title))).episodeId;
  const [longEpisode, shortEpisode] = [findId(LONG_PODCAST.longEpisode), findId(LONG_PODCAST.shortEpisode)];
  const { text } = (await get(`episodes/${shortEpisode}/transcript-text`)).episodeTranscriptText;
  const counts = new Map();
  for (const word of text.toLowerCase().match(/[a-z]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byFrequency = [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
  return {
    slugs: podcasts.filter((podcast) => podcast !== longPodcast).map(({ slug }) => slug),
    words: [...new Set(podcasts.flatMap(({ title }) => title.toLowerCase().match(/[a-z]{4,}/g) ?? []))],
    longEpisode,
    shortEpisode,
    longWords: byFrequency.filter((word) => word.length > 1).slice(0, 100),
    vocabulary: byFrequency.filter((word) => word.length > 4 && !word.endsWith("ward")),
  };
}

/** Creates a database on the PostgreSQL server at `url`. Returns its URL and a function that deletes it. */
function createPostgres(url) {
  const name = `attack_${process.pid}`;
  const sql = (statement) => execFileSync("psql", ["--quiet", "--no-psqlrc", "--dbname", url, "--command", statement]);
  sql(`CREATE DATABASE ${name}`);
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  return { url: databaseUrl, drop: () => sql(`DROP DATABASE ${name} WITH (FORCE)`) };
}

async function attackPostgres(harness) {
  const database = createPostgres(postgres);
  const proxy = await databaseDown.startHangingProxy(database.url.hostname, Number(database.url.port || 5432));
  try {
    const direct = database.url.href;
    const proxied = Object.assign(new URL(direct), { host: `127.0.0.1:${proxy.port}` }).href;
    harness.keys = await createAccounts(direct);
    for (const attack of [teamFloods, teamBytes].filter(isChosen)) {
      await harness.restart(serveArguments(direct, harness.sink));
      harness.begin(`${attack.name}, PostgreSQL`);
      await attack.run(harness, { postgres: direct });
    }
    if (!isChosen(databaseDown)) return;
    await harness.restart(serveArguments(proxied, harness.sink));
    harness.begin(`${databaseDown.name}, PostgreSQL`);
    await databaseDown.measureWithoutDatabase(harness, "PostgreSQL hangs", async () => {
      proxy.hang();
      return () => proxy.resume();
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
  const loadThread = new Worker(new URL("./background-load.mjs", import.meta.url));
  loadThread.unref();
  // A real attacker computes on another machine. Here, the lowest priority keeps this thread from slowing the server down.
  setPriority(19);
  const backgroundLoad = connectRpc(loadThread);
  const harness = Object.assign(new AttackHarness({ form, factor }, supervisor, backgroundLoad), { keys, sink, database, data });
  await harness.start(serveArguments(`sqlite://${database}`, sink));
  harness.catalog = await readCatalog(harness);
  await backgroundLoad("configure", { slugs: harness.catalog.slugs, words: harness.catalog.words });
  await harness.calibrate();

  harness.begin(QUIET);
  await harness.measure(QUIET, () => sleep(QUIET_MS[form]), { isQuiet: true });
  for (const attack of ATTACKS.filter(isChosen)) {
    // Each attack gets a new server, so that earlier attacks do not influence it.
    await harness.restart();
    harness.begin(attack.name);
    if (attack.measuresItself) await attack.run(harness, { sqlite: database });
    else await harness.measure(attack.name, () => attack.run(harness), { settles: attack.settles });
    if (attack.stop === undefined) continue;
    await harness.restart();
    await attack.stop(harness);
  }
  if (postgres !== undefined && [teamFloods, teamBytes, databaseDown].some(isChosen)) await attackPostgres(harness);
  sink.close();
  await supervisor("terminate");

  console.log(`\n${table(harness.rows)}`);
  const missed = harness.checks.filter(({ isMet }) => !isMet);
  for (const { phase, what, figures } of missed) console.log(`MISSED, ${phase}: ${what}: ${figures}`);
  if (missed.some(({ phase }) => phase === QUIET)) {
    console.log("goals are missed even without an attack: other processes may keep this machine busy");
  }
  console.log(`${harness.checks.length - missed.length} of ${harness.checks.length} goals met`);
  process.exit(missed.length === 0 ? 0 : 1);
}

await main();
