// Checks that no alert match is lost or duplicated when the server is killed between a publication and its deliveries.
//
//   cargo build --release -p earshot-cli && node benches/kill-alerts.mjs [KILLS] [SEED] [SHARE]
//
// Before each start of the server, ten shows publish 110 episodes. One episode in SHARE (1) matches an alert, and every tenth of
// these matches two. Ten alerts of two teams have webhooks and hourly digests. At each start, the clock of the server is an hour
// later (libfaketime), so that leases have expired and the digests of the previous publication are due. The server is killed with
// SIGKILL after each of KILLS (50) starts; `MOMENTS` has the five moments, which are used in turn. It is then started again until
// nothing is left to send. At the end, each alert must have one match and one event per matching episode. Each match must have
// one or more webhook requests, all with the same id, and must be in exactly one mail.
//
// EARSHOT and SCRATCH are those of ingest-local-web. FAKETIME_LIB is the path of libfaketime.so.1, by default that of the package.
import { createHmac } from "node:crypto";
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { seededRandom, sleep } from "./attack/common.mjs";
import { startSmtpSink } from "./attack/smtp-sink.mjs";
import { earshot, fail, run, scratch } from "./local-web.mjs";

const [KILLS, SEED, SHARE] = ["50", "1", "1"].map((text, index) => Number(process.argv[2 + index] ?? text));
const SHOWS = 10;
const EPISODES_PER_SHOW = 11;
const WORDS = ["brontelk", "cavorra", "dunmeril", "estrovane", "fallimore", "gantrusk", "hollowmeer", "isquith", "jarrabel", "kestovan"];
const TEAMS = ["one@example.com", "two@example.com"];
/** The receiver responds with 500 to one request in this many. */
const FAILURES = 20;
/** If the moment does not come, the server is killed after this time. */
const LONGEST_START_MS = 20_000;
/** Longer than the wait before the first retry. */
const QUIET_MS = 8_000;
/** Maximum number of starts without a kill. The last two must send nothing. */
const MAX_LAST_STARTS = 30;
/** Longer than the interval at which events are distributed. */
const DISTRIBUTION_MS = 2_200;

const random = seededRandom(SEED);
const data = join(scratch, "kill-alerts");
const feeds = join(data, "feeds");

function findFakeTime() {
  const folders = readdirSync("/usr/lib").map((folder) => join("/usr/lib", folder, "faketime/libfaketime.so.1"));
  const library = process.env.FAKETIME_LIB ?? folders.find((path) => existsSync(path));
  return library ?? fail("libfaketime.so.1 does not exist: install the package libfaketime, or set FAKETIME_LIB");
}

// Changes the calendar time of the programs that are started from here, but not their monotonic clock.
Object.assign(process.env, { LD_PRELOAD: findFakeTime(), DONT_FAKE_MONOTONIC: "1", FAKETIME: "+0h" });
let hours = 0;
function advanceClock() {
  hours += 1;
  process.env.FAKETIME = `+${hours}h`;
}

/** The titles of the episodes that the alert for each word must match. */
const expected = new Map(WORDS.map((word) => [word, []]));
const items = Array.from({ length: SHOWS }, () => []);
let publications = 0;

/** Adds episodes to the feeds, and publishes the catalog. The first publication has only the pilots. */
async function publish() {
  let number = 0;
  for (const episodes of items) {
    for (let count = 0; count < EPISODES_PER_SHOW && publications > 0; count += 1, number += 1) {
      const title = `Signal ${String(publications).padStart(3, "0")}-${String(number).padStart(3, "0")}`;
      const first = random(WORDS.length);
      const matched = [WORDS[first], WORDS[(first + 1) % WORDS.length]].slice(0, number % (10 * SHARE) === 0 ? 2 : 1);
      const words = number % SHARE === 0 ? matched : [];
      for (const word of words) expected.get(word).push(title);
      episodes.push(toItem(title, `${title} is about ${["the news", ...words].join(" and ")}.`));
    }
  }
  publications += 1;
  items.forEach((episodes, show) => writeFileSync(join(feeds, `show-${show}.xml`), toFeed(show, episodes)));
  await run(data, ["pipeline", feeds]);
}

const toItem = (title, text) => {
  const id = title.replaceAll(" ", "-").toLowerCase();
  const enclosure = `<enclosure url="https://media.example/${id}.mp3" type="audio/mpeg" length="1"/>`;
  return `<item><title>${title}</title><guid>${id}</guid><pubDate>${new Date(Date.now() + hours * 3_600_000).toUTCString()}</pubDate><description>${text}</description>${enclosure}</item>`;
};

const toFeed = (show, episodes) => {
  const text = "<description>What happened this week.</description><language>en</language>";
  const pilot = toItem(`Pilot of show ${show}`, "The beginning.");
  return `<rss version="2.0"><channel><title>Weekly show ${show}</title><link>https://show-${show}.example/</link>${text}${[...episodes, pilot].join("")}</channel></rss>`;
};

/** Starts a receiver of webhooks, which stores each request and responds after some milliseconds. */
async function startReceiver() {
  const receiver = { requests: [], onRequest: () => {}, onResponse: () => {}, secrets: {} };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", async () => {
      const id = request.headers["webhook-id"];
      const key = Buffer.from(receiver.secrets[request.url].slice("whsec_".length), "base64");
      const signed = createHmac("sha256", key).update(`${id}.${request.headers["webhook-timestamp"]}.${body}`).digest("base64");
      if (request.headers["webhook-signature"] !== `v1,${signed}`) fail(`the signature of webhook ${id} is invalid`);
      const entry = { path: request.url, id, match: JSON.parse(body).data.alertMatchId, status: random(FAILURES) === 0 ? 500 : 204, isAnswered: false };
      receiver.requests.push(entry);
      receiver.onRequest(receiver.requests.length);
      await sleep(2 + random(20));
      if (request.socket.destroyed) return;
      response.writeHead(entry.status).end(() => {
        entry.isAnswered = true;
        receiver.onResponse();
      });
    });
    request.on("error", () => {});
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  receiver.url = (path) => `http://127.0.0.1:${server.address().port}${path}`;
  return receiver;
}

/** Starts the server. `seen` waits until its log contains a text. */
async function startServer(sink) {
  const options = ["--base-url", baseUrl, "--listen", new URL(baseUrl).host, "--private-webhooks", "--requests-per-minute", "unlimited"];
  const child = spawn(earshot, ["--data-dir", data, "serve", "--smtp-url", sink.url, ...options], { stdio: ["ignore", "ignore", "pipe"] });
  const server = { log: "", isGone: false, kill: () => child.kill("SIGKILL") };
  child.stderr.setEncoding("utf8").on("data", (text) => (server.log += text));
  server.ended = new Promise((resolve) => child.on("close", resolve)).then(() => (server.isGone = true));
  server.seen = async (text) => {
    while (!server.log.includes(text) && !server.isGone) await sleep(1);
    if (server.isGone && !server.log.includes(text) && !server.isKilled) fail(`the server exited: ${server.log}`);
  };
  process.once("exit", server.kill);
  await server.seen("serving on");
  return server;
}

async function stop(server) {
  server.isKilled = true;
  server.kill();
  await server.ended;
  process.removeListener("exit", server.kill);
}

async function call(key, method, path, body) {
  const headers = { authorization: key, "content-type": "application/json" };
  const response = await fetch(`${baseUrl}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
  const json = await response.json();
  if (!response.ok) fail(`${method} ${path}: ${response.status} ${JSON.stringify(json)}`);
  return json.data;
}

/** The moments at which the server is killed. Each function waits for its moment after the start of the server. */
const MOMENTS = {
  "while alerts are matched": (server, { matchMs }) => sleep(random(Math.ceil(matchMs))),
  "while events are distributed": async (server) => {
    await server.seen("alerts matched");
    await sleep(random(DISTRIBUTION_MS));
  },
  "when a webhook arrives": async (server, { receiver, matches }) => {
    await server.seen("alerts matched");
    const count = receiver.requests.length + 1 + random(matches);
    await new Promise((resolve) => (receiver.onRequest = (received) => received >= count && resolve()));
  },
  "after the response to a webhook": async (server, { receiver, matches }) => {
    await server.seen("alerts matched");
    let left = 1 + random(matches);
    await new Promise((resolve) => (receiver.onResponse = () => (left -= 1) <= 0 && resolve()));
    await sleep(random(5));
  },
  "after a mail was accepted": async (server, { sink, matches }) => {
    const count = sink.mails.length + 1 + random(Math.min(8, Math.ceil(matches / 3)));
    while (sink.mails.length < count && !server.isKilled) await sleep(0);
  },
};

const countSent = ({ receiver, sink }) => receiver.requests.length + sink.mails.length;

/** Waits until nothing has been sent for `QUIET_MS`. */
async function untilQuiet(context) {
  for (let [last, since] = [-1, Date.now()]; Date.now() - since < QUIET_MS; await sleep(50)) {
    if (countSent(context) !== last) [last, since] = [countSent(context), Date.now()];
  }
}

async function readAll(key, path, field) {
  const all = [];
  for (let cursor; ; ) {
    const page = await call(key, "GET", `${path}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`);
    all.push(...page[field]);
    if (page.cursor === cursor || !page.cursor || page[field].length === 0) return all;
    cursor = page.cursor;
  }
}

const countBy = (values) => values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map());
const sortedText = (values) => [...values].sort().join("\n");

/** Compares the matches and deliveries with the published episodes. Returns figures. */
async function verify(teams, { receiver, sink }) {
  const figures = { matches: 0, events: 0, webhooks: 0, repeatedWebhooks: 0, mails: 0, copiedMails: 0, hidden: 0 };
  const mailsById = new Map();
  for (const mail of sink.mails) {
    const id = /^Message-ID: (.*)$/im.exec(mail.text)?.[1].trim();
    if (!mail.text.includes("/app/alerts/")) continue;
    figures.mails += 1;
    if (mailsById.has(id)) figures.copiedMails += 1;
    mailsById.set(id, mail);
  }
  for (const team of teams) {
    const events = (await readAll(team.key, "/polling/updates?limit=1000", "events")).map((event) => event.data.alertMatchId);
    const ids = [];
    for (const [word, alert] of team.alerts) {
      const matches = await readAll(team.key, `/alerts/matches?alertConfigId=${alert}&pageSize=100`, "matches");
      const titles = matches.map((match) => match.episode.title);
      if (sortedText(titles) !== sortedText(expected.get(word))) {
        const counts = countBy([...titles, ...new Set(expected.get(word))]);
        const wrong = [...counts].filter(([title]) => titles.filter((one) => one === title).length !== 1);
        fail(`${word}: ${titles.length} matches instead of ${expected.get(word).length}: ${JSON.stringify(wrong.slice(0, 5))}`);
      }
      ids.push(...matches.map((match) => match.id));
      verifyMails(word, alert, team, [...mailsById.values()], figures);
    }
    if (sortedText(events) !== sortedText(ids)) fail(`${team.email}: ${events.length} events for ${ids.length} matches`);
    figures.matches += ids.length;
    figures.events += events.length;
    const requests = receiver.requests.filter((request) => request.path === team.path);
    const byMatch = groupBy(requests, (request) => request.match);
    if (sortedText(byMatch.keys()) !== sortedText(ids)) fail(`${team.email}: webhooks for ${byMatch.size} of ${ids.length} matches`);
    const webhookIds = new Set();
    for (const [match, attempts] of byMatch) {
      if (new Set(attempts.map((it) => it.id)).size > 1) fail(`the webhooks of match ${match} have several ids`);
      if (!attempts.some((it) => it.status === 204)) fail(`match ${match} was never delivered`);
      webhookIds.add(attempts[0].id);
      figures.repeatedWebhooks += attempts.length - 1 - attempts.filter((it) => it.status === 500 && it.isAnswered).length;
    }
    if (webhookIds.size !== ids.length) fail(`${team.email}: ${webhookIds.size} webhook ids for ${ids.length} matches`);
    figures.webhooks += requests.length;
  }
  return figures;
}

/** Checks that each match is in one mail. A mail lists up to fifty matches, and has the number of all. */
function verifyMails(word, alert, team, mails, figures) {
  const own = mails.filter((mail) => mail.text.includes(`/app/alerts/${alert}`));
  if (own.some((mail) => mail.to.join() !== team.email)) fail(`${word}: a digest went to another address`);
  const shown = own.flatMap((mail) => [...new Set(mail.text.match(/Signal \d{3}-\d{3}/g))]);
  const repeated = [...countBy(shown)].find(([, count]) => count > 1);
  if (repeated) fail(`${word}: ${repeated[0]} is in ${repeated[1]} mails`);
  const total = own.reduce((sum, mail) => sum + Number(/(\d+) new match/.exec(mail.text)[1]), 0);
  if (total !== expected.get(word).length) fail(`${word}: mails for ${total} of ${expected.get(word).length} matches`);
  figures.hidden += total - shown.length;
}

function groupBy(values, keyOf) {
  const groups = new Map();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

async function createAlerts(receiver) {
  const teams = TEAMS.map((email, number) => {
    const account = ["--email", email];
    execFileSync(earshot, ["--data-dir", data, "users", "create", ...account, "--plan", "agency", "--base-url", baseUrl]);
    const key = execFileSync(earshot, ["--data-dir", data, "keys", "create", ...account, "--scope", "write"], { encoding: "utf8" }).trim();
    return { email, key, path: `/team-${number}`, alerts: new Map() };
  });
  return async () => {
    for (const [number, word] of WORDS.entries()) {
      const team = teams[number % teams.length];
      const settings = { alertName: word, alertType: "custom-keyword", value: word, emailSettings: { frequency: "hourly" } };
      const { createdAlertConfig } = await call(team.key, "POST", "/alerts/alert-config", settings);
      team.alerts.set(word, createdAlertConfig.id);
    }
    for (const team of teams) {
      const { secret } = await call(team.key, "POST", "/teams/webhooks", { url: receiver.url(team.path) });
      receiver.secrets[team.path] = secret;
    }
    return teams;
  };
}

rmSync(data, { recursive: true, force: true });
mkdirSync(feeds, { recursive: true });
const sink = await startSmtpSink();
const receiver = await startReceiver();
const baseUrl = `http://127.0.0.1:${Number(process.env.PORT ?? 8400)}`;
const context = { receiver, sink, matchMs: 0, matches: Math.floor((SHOWS * EPISODES_PER_SHOW) / SHARE) };
const started = Date.now();

await publish();
const createAll = await createAlerts(receiver);
let server = await startServer(sink);
const teams = await createAll();
await stop(server);

// A start without a kill measures how long matching takes.
advanceClock();
await publish();
server = await startServer(sink);
const since = performance.now();
await server.seen("alerts matched");
context.matchMs = performance.now() - since;
await untilQuiet(context);
await stop(server);
console.log(`without a kill: matched after ${context.matchMs.toFixed(0)} ms, ${receiver.requests.length} webhooks`);

const names = Object.keys(MOMENTS);
const rows = new Map(names.map((name) => [name, { kills: 0, late: 0, unmatched: 0, inFlight: 0 }]));
for (let kill = 0; kill < KILLS; kill += 1) {
  advanceClock();
  await publish();
  const name = names[kill % names.length];
  const row = rows.get(name);
  const sentBefore = receiver.requests.length;
  server = await startServer(sink);
  const limit = sleep(LONGEST_START_MS).then(() => "late");
  const came = await Promise.race([MOMENTS[name](server, context), limit]);
  row.inFlight += Number(receiver.requests.slice(sentBefore).some((request) => !request.isAnswered));
  await stop(server);
  Object.assign(receiver, { onRequest: () => {}, onResponse: () => {} });
  row.kills += 1;
  row.late += Number(came === "late");
  row.unmatched += Number(!server.log.includes("alerts matched"));
  console.log(`kill ${kill + 1}, ${name}: ${receiver.requests.length} webhooks and ${sink.mails.length} mails so far`);
}

let lastStarts = 0;
for (let idle = 0; idle < 2; lastStarts += 1) {
  if (lastStarts > 0) await stop(server);
  if (lastStarts === MAX_LAST_STARTS) fail(`the server still sends something after ${lastStarts} starts`);
  const sent = countSent(context);
  advanceClock();
  server = await startServer(sink);
  await untilQuiet(context);
  idle = countSent(context) === sent ? idle + 1 : 0;
}
const figures = await verify(teams, context);
await stop(server);

console.log("\n| killed | starts | moment did not come | matching not finished | webhook in flight |\n|---|---|---|---|---|");
for (const [name, row] of rows) console.log(`| ${name} | ${row.kills} | ${row.late} | ${row.unmatched} | ${row.inFlight} |`);
console.log(`\n${publications - 1} publications, ${(publications - 1) * SHOWS * EPISODES_PER_SHOW} episodes, ${lastStarts} starts without a kill, ${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${figures.matches} matches, ${figures.events} events: none is missing or duplicated`);
console.log(`${figures.webhooks} webhooks, ${figures.repeatedWebhooks} of them repeated after a kill; each match has one id`);
console.log(`${figures.mails - figures.copiedMails} mails, each match in one of them (${figures.hidden} counted but not listed); ${figures.copiedMails} arrived twice, with the same Message-ID`);
process.exit(0);
