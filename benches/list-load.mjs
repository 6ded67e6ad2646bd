// Measures what the page of a list loads with empty caches until its first rows are painted: its requests, the bytes of its scripts
// after gzip, and the time, on a computer and on a slow one (150 ms per round trip, 1.6 Mbit/s, a quarter of the speed):
//   scripts/with-server sample --requests-per-minute unlimited -- node benches/list-load.mjs
// Option: --files prints each request.
import { gzipSync } from 'node:zlib';
import { call, findPodcastIds } from './api-calls.mjs';
import { COMPUTER, launchBrowser, origin, slowDown } from './browser.mjs';
import { medianOf } from './median.mjs';

const ENTRIES = 40;
const ROUNDS = 5;
const MAX_REQUESTS = 15;
const MAX_SCRIPT_KB = 200;
const MAX_SLOW_MS = 5_000;
const printsFiles = process.argv.includes('--files');

/** Sets promises for the times until text of a row, and until a row that can be used, is painted. Runs in the page before its scripts. */
function observe() {
  const painted = (selector) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        // The second frame begins after the first one with rows was painted.
        requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now)));
      });
      observer.observe(document, { childList: true, subtree: true });
    });
  globalThis.firstText = painted('[data-first-row], [role=row][data-key]');
  globalThis.firstRows = painted('[role=row][data-key]');
}

async function signedInPage(browser, isSlow) {
  const context = await browser.newContext({ viewport: COMPUTER, baseURL: origin, locale: 'en-GB' });
  const [name, value] = process.env.EARSHOT_SESSION.split('=');
  await context.addCookies([{ name, value, domain: new URL(origin).hostname, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' }]);
  await context.addInitScript(observe);
  const page = await context.newPage();
  if (isSlow) await slowDown(page);
  return page;
}

async function measure(browser, path, isSlow) {
  const page = await signedInPage(browser, isSlow);
  const responses = [];
  let isShown = false;
  page.on('response', (response) => responses.push({ response, isBefore: !isShown }));
  await page.goto(path, { waitUntil: 'commit' });
  const rowsMs = await page.evaluate(() => globalThis.firstRows);
  isShown = true;
  const textMs = await page.evaluate(() => globalThis.firstText);
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
  const requests = [];
  for (const { response, isBefore } of responses) {
    const kind = response.request().resourceType();
    const isScript = kind === 'script' || response.url().endsWith('.js');
    const bytes = isScript ? gzipSync(await response.body(), { level: 9 }).length : 0;
    requests.push({ path: response.url().slice(origin.length), kind, isBefore, isScript, bytes });
  }
  await page.context().close();
  return { textMs, rowsMs, requests };
}

const isApi = ({ path }) => path.startsWith('/api/');
const isImage = ({ kind }) => kind === 'image';
const scriptKb = (requests) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024;

const { project } = await call('PUT', '/projects', { name: 'List that is loaded', projectTypes: ['guest-booking'] });
await call('POST', `/projects/${project.slug}/podcasts/bulk`, { action: 'add', podcastIds: await findPodcastIds(ENTRIES) });
const path = `/app/projects/${project.slug}`;

const browser = await launchBrowser();
await measure(browser, path, false); // Warms up the browser.
const runs = { fast: [], slow: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  runs.fast.push(await measure(browser, path, false));
  runs.slow.push(await measure(browser, path, true));
}
await browser.close();

const { requests } = runs.slow[0];
const before = requests.filter(({ isBefore }) => isBefore);
const files = before.filter((request) => !isApi(request) && !isImage(request));
if (printsFiles) for (const { path: url, isBefore, bytes } of requests) console.log(`${isBefore ? '' : 'after '}${url}${bytes > 0 ? ` ${(bytes / 1_024).toFixed(1)} kB` : ''}`);
console.log(`files until the first rows: ${files.length} (${files.filter(({ isScript }) => isScript).length} scripts); API calls: ${before.filter(isApi).length}; images: ${before.filter(isImage).length}; in all: ${requests.length}`);
console.log(`scripts until the first rows: ${scriptKb(before).toFixed(1)} kB gzip; in all: ${scriptKb(requests).toFixed(1)} kB`);
for (const [name, results] of Object.entries(runs)) {
  console.log(`${name}: first text of a row ${Math.round(medianOf(results.map(({ textMs }) => textMs)))} ms, first rows ${Math.round(medianOf(results.map(({ rowsMs }) => rowsMs)))} ms`);
}
const slowMs = medianOf(runs.slow.map(({ rowsMs }) => rowsMs));
if (files.length > MAX_REQUESTS || scriptKb(before) > MAX_SCRIPT_KB || slowMs > MAX_SLOW_MS) {
  console.error(`The goal is ${MAX_REQUESTS} files, ${MAX_SCRIPT_KB} kB of scripts and ${MAX_SLOW_MS} ms.`);
  process.exitCode = 1;
}
