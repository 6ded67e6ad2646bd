// Measures what Earshot adds to a search on a cluster: the time at the client of the API, without the times that the cluster itself states
// in the field `took` of its responses. A proxy between the server and the cluster sums these. One search at a time, words of the sample
// catalog, each search for the first time. Also prints the number of requests to the cluster, and the time between the request and the
// response there, which has the cluster's work besides `took` (HTTP, documents as JSON).
//
//   EARSHOT=target/release/earshot scripts/with-opensearch node benches/cluster-overhead.mjs [SEARCHES]
import { execFileSync, spawnSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, Agent, request } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { medianOf } from './median.mjs';

const WORDS = 'salt cold kitchen football history bread remote work money garden startup music climate running cheese radio winter books tea ocean'.split(' ');
const MAX_OVERHEAD_MS = 5;
const WARM_UP = 50;

/** What the cluster did since the last reading. */
let sums = { took: 0, passed: 0, requests: 0 };

/** Passes requests on to the cluster. `/took` responds with the sums, and starts again. */
function createCountingProxy(cluster) {
  const agent = new Agent({ keepAlive: true });
  return createServer(async (incoming, outgoing) => {
    if (incoming.url === '/took') {
      outgoing.end(JSON.stringify(sums));
      sums = { took: 0, passed: 0, requests: 0 };
      return;
    }
    const started = performance.now();
    // Packed responses could not be read here.
    const { method, headers: { 'accept-encoding': _, ...headers }, url } = incoming;
    const passed = request(new URL(url, cluster), { method, headers, agent });
    incoming.pipe(passed);
    const [response] = await once(passed, 'response');
    const parts = [];
    for await (const part of response) parts.push(part);
    const body = Buffer.concat(parts);
    sums.passed += performance.now() - started;
    sums.requests += 1;
    // The first `took` of a multiple search is that of all.
    sums.took += Number(/"took":(\d+)/.exec(body.subarray(0, 200).toString())?.[1] ?? 0);
    outgoing.writeHead(response.statusCode, response.headers).end(body);
  });
}

async function search(path, words, targets) {
  const body = JSON.stringify({ searchTerms: [{ searchTerm: words, searchTargets: targets }] });
  const headers = { authorization: process.env.EARSHOT_KEY, 'content-type': 'application/json' };
  const response = await fetch(`${process.env.EARSHOT_URL}/api/v1/search/${path}`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

async function measure(count) {
  const took = () => fetch(`${process.env.EARSHOT_SEARCH_URL}/took`).then((response) => response.json());
  const kinds = { podcasts: ['podcast-title', 'podcast-description'], episodes: ['episode-title', 'episode-description', 'transcript'] };
  let missed = false;
  for (const [path, targets] of Object.entries(kinds)) {
    const rows = [];
    for (let number = 0; number < WARM_UP + count; number += 1) {
      const words = `${WORDS[number % 20]} ${WORDS[(number * 7 + Math.floor(number / 20)) % 20]}`;
      await took();
      const started = performance.now();
      await search(path, words, targets);
      const all = performance.now() - started;
      if (number >= WARM_UP) rows.push({ all, ...(await took()) });
    }
    const column = (value) => medianOf(rows.map(value)).toFixed(1);
    console.log(
      `${path}: ${column((row) => row.all)} ms at the client, ${column((row) => row.took)} ms of them took, ` +
        `${column((row) => row.passed)} ms at the cluster in ${column((row) => row.requests)} requests; ` +
        `without took ${column((row) => row.all - row.took)} ms, without the cluster ${column((row) => row.all - row.passed)} ms (medians of ${count})`,
    );
    missed ||= medianOf(rows.map((row) => row.all - row.passed)) > MAX_OVERHEAD_MS;
  }
  return missed ? 1 : 0;
}

const count = Number(process.argv[2] ?? 300);
if (process.env.EARSHOT_URL) {
  process.exitCode = await measure(count);
} else {
  const cluster = process.env.EARSHOT_OPENSEARCH_URL.split(',')[0];
  const proxy = createCountingProxy(cluster).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const data = mkdtempSync(join(tmpdir(), 'earshot-'));
  try {
    spawnSync('scripts/sample-data', [data], { stdio: 'inherit' });
    execFileSync(process.env.EARSHOT, ['--data-dir', data, '--quiet', 'index', '--backend', 'opensearch'], {
      env: { ...process.env, EARSHOT_SEARCH_URL: cluster, EARSHOT_SEARCH_REPLICAS: '0' },
      stdio: 'inherit',
    });
    const limits = ['--requests-per-minute', 'unlimited', '--public-searches-per-day', 'unlimited'];
    const server = spawn('scripts/with-server', [data, '--search-backend', 'opensearch', ...limits, '--', 'node', ...process.argv.slice(1)], {
      env: { ...process.env, EARSHOT_SEARCH_URL: `http://127.0.0.1:${proxy.address().port}` },
      stdio: 'inherit',
    });
    [process.exitCode] = await once(server, 'exit');
  } finally {
    proxy.closeAllConnections();
    proxy.close();
    rmSync(data, { recursive: true, force: true });
  }
}
