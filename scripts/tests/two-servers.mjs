// Two servers on one PostgreSQL database behind a proxy that sends each request to the next server: sessions, quotas, rate
// limits, attempts, events, background work, and the end of a server. Run by scripts/test-servers, which sets the variables.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createProxy } from './proxy.mjs';
import { waitUntilReady } from './ready.mjs';

const { EARSHOT, EARSHOT_BASE_URL: site, EARSHOT_KEY: key, METRICS: metrics, PROXY_PORT: proxyPort } = process.env;
const servers = process.env.SERVERS.split(',');
const pids = process.env.SERVER_PIDS.split(',').map(Number);
const RATE_LIMIT = 300;
const FREE_SEARCHES_PER_DAY = 10;
/** What two servers accept in two seconds when both buckets are empty. */
const MAX_UNREAD_REQUESTS = (2 * 2 * RATE_LIMIT) / 60;
/** A credential that another server ended is valid for this long at most. */
const CREDENTIAL_AGE_MS = 1_000;
/** Servers read changes of each other twice a second. */
const MAX_EVENT_MS = 5_000;

const proxy = createProxy(servers);

async function call(server, path, { cookie, method = 'GET', body, apiKey } = {}) {
  const headers = { 'content-type': 'application/json', origin: site };
  if (cookie) headers.cookie = cookie;
  if (apiKey) headers.authorization = apiKey;
  return fetch(`${server}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
}

async function signIn(link) {
  const body = { key: new URL(link).searchParams.get('key') };
  const response = await call(site, '/auth/sign-in', { method: 'POST', body });
  assert.equal(response.status, 200);
  return response.headers.getSetCookie()[0].split(';')[0];
}

async function statuses(promises) {
  const counts = {};
  for (const response of await Promise.all(promises)) {
    counts[response.status] = (counts[response.status] ?? 0) + 1;
    await response.arrayBuffer();
  }
  return counts;
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function waitUntil(what, isTrue, withinMs) {
  const started = performance.now();
  while (!(await isTrue())) {
    assert.ok(performance.now() - started < withinMs, `${what}: not within ${withinMs} ms`);
    await sleep(50);
  }
  return Math.round(performance.now() - started);
}

/** Opens the stream of a page on a server. Returns the names of its events, which grows. */
async function openStream(server, cookie) {
  const controller = new AbortController();
  const response = await fetch(`${server}/api/v1/events`, { headers: { cookie }, signal: controller.signal });
  assert.equal(response.status, 200);
  const events = [];
  const reading = (async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const part of response.body) {
      text += decoder.decode(part, { stream: true });
      events.splice(0, events.length, ...[...text.matchAll(/^event: ?(.*)$/gm)].map(([, name]) => name));
    }
  })().catch(() => {});
  await waitUntil('the stream is ready', () => events.includes('ready'), MAX_EVENT_MS);
  return { events, close: () => { controller.abort(); return reading; } };
}

async function sessionsHoldOnBothServers(cookie) {
  for (const server of servers) assert.equal((await call(server, '/auth/sessions', { cookie })).status, 200);
}

/** The free plan has ten searches a day. Fifty at once, half of them on each server, get exactly ten. */
async function quotaIsExact(cookie) {
  const search = (_, number) => {
    const term = { searchTerm: `history ${number}`, searchType: 'text', searchTargets: ['episode-title', 'episode-description'], searchTermOptions: { matchMode: 'optional' } };
    const body = { searchTerms: [term] };
    return call(site, '/search/episodes', { method: 'POST', cookie, body });
  };
  const counts = await statuses(Array.from({ length: 50 }, search));
  assert.deepEqual(counts, { 200: FREE_SEARCHES_PER_DAY, 429: 50 - FREE_SEARCHES_PER_DAY });
  return counts;
}

/** Changes on one server reach a page that is connected to the other one. */
async function eventsReachBothServers(cookie) {
  const times = [];
  for (const [from, to] of [[0, 1], [1, 0]]) {
    const stream = await openStream(servers[to], cookie);
    const before = stream.events.length;
    const body = { name: `From server ${from}`, projectTypes: ['guest-booking'] };
    const created = await call(servers[from], '/projects', { method: 'PUT', cookie, body });
    assert.ok(created.ok, `${created.status} ${await created.text()}`);
    times.push(await waitUntil('the change arrives', () => stream.events.length > before, MAX_EVENT_MS));
    await stream.close();
  }
  return times;
}

/**
 * A flood exceeds the limit by what both servers accept before they read each other's counts. That is a debt, so nothing is accepted
 * afterwards until it is paid back. Without shared counts, both buckets would refill by ten requests a second.
 */
async function rateLimitsHoldTogether() {
  const flood = async (calls) => {
    const counts = await statuses(Array.from({ length: calls }, () => call(site, '/auth/me', { apiKey: key })));
    return calls - (counts[429] ?? 0);
  };
  const started = performance.now();
  let admitted = 0;
  for (let round = 0; round < 10; round += 1) admitted += await flood(100);
  const seconds = (performance.now() - started) / 1_000;
  const most = servers.length * RATE_LIMIT + (RATE_LIMIT * seconds) / 60 + servers.length;
  assert.ok(admitted >= RATE_LIMIT && admitted <= most, `${admitted} admitted, at most ${most}`);
  // Both read the counts of the other within a second.
  await sleep(1_500);
  let later = 0;
  for (let round = 0; round < 6; round += 1) {
    later += await flood(10);
    await sleep(250);
  }
  // A server may accept what refills until it reads the other one's counts again.
  const share = RATE_LIMIT * (1 + (performance.now() - started) / 60_000);
  const bound = Math.ceil(Math.max(admitted, share)) + MAX_UNREAD_REQUESTS;
  assert.ok(admitted + later <= bound, `${admitted} and ${later} admitted, at most ${bound}`);
  return { admitted, later };
}

/** An address gets three mails in a quarter of an hour from one client. The second server counts those of the first. */
async function attemptsHoldTogether() {
  const ask = (server) => call(server, '/auth/sign-in-link', { method: 'POST', body: { email: 'stranger@example.com' } });
  for (let number = 0; number < 3; number += 1) assert.equal((await ask(servers[0])).status, 200);
  await sleep(1_500);
  const refused = await ask(servers[1]);
  assert.equal(refused.status, 429);
  return Number(refused.headers.get('retry-after'));
}

function listMails() {
  return new Promise((done, fail) => {
    const child = spawn(EARSHOT, ['--json', 'users', 'mails'], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (part) => { text += part; });
    child.on('close', (code) => (code === 0 ? done(JSON.parse(text)) : fail(new Error(`exit ${code}`))));
  });
}

/** No server sends the mail; the worker does. */
async function workerDoesBackgroundWork() {
  const body = { email: 'free@example.com' };
  const asked = await call(site, '/auth/sign-in-link', { method: 'POST', body });
  assert.ok(asked.ok, `${asked.status} ${await asked.text()}`);
  await waitUntil('the mail is written', async () => (await listMails()).length > 0, 10_000);
  assert.deepEqual((await listMails()).map((mail) => mail.state), ['waiting']);
  const worker = spawn(EARSHOT, ['--quiet', '--log', 'error', 'worker', '--metrics-listen', metrics], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise((done) => worker.on('close', (code, signal) => done({ code, signal })));
  await waitUntilReady(`http://${metrics}`);
  const ms = await waitUntil('the mail is sent', async () => (await listMails())[0].state === 'sent', 20_000);
  worker.kill('SIGTERM');
  assert.deepEqual(await ended, { code: 0, signal: null });
  return ms;
}

async function signOutHoldsOnBothServers(cookie) {
  assert.ok((await call(servers[0], '/auth/sign-out', { method: 'POST', cookie })).ok);
  assert.equal((await call(servers[0], '/auth/sessions', { cookie })).status, 401);
  return waitUntil('the other server ends the session', async () => (await call(servers[1], '/auth/sessions', { cookie })).status === 401, CREDENTIAL_AGE_MS + 1_000);
}

/** A killed server takes no session with it. */
async function oneServerIsEnough(cookie) {
  process.kill(pids[0], 'SIGKILL');
  const counts = await statuses(Array.from({ length: 20 }, () => call(site, '/auth/sessions', { cookie })));
  assert.deepEqual(counts, { 200: 20 });
}

await new Promise((done) => proxy.listen(Number(proxyPort), '127.0.0.1', done));
await Promise.all(servers.map(waitUntilReady));
const free = await signIn(process.env.EARSHOT_LINK);
const admin = await signIn(process.env.EARSHOT_ADMIN_LINK);
await sessionsHoldOnBothServers(free);
const results = {
  quota: await quotaIsExact(free),
  eventMs: await eventsReachBothServers(admin),
  mailMs: await workerDoesBackgroundWork(),
  attemptsWaitS: await attemptsHoldTogether(),
  rateLimit: await rateLimitsHoldTogether(),
};
results.signOutMs = await signOutHoldsOnBothServers(free);
await oneServerIsEnough(admin);
console.log(JSON.stringify(results));
proxy.closeAllConnections();
proxy.close();
