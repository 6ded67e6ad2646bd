// Measures the page of a list with 1,000 podcasts: the times of the first paint and of the first rows, the frames that are dropped
// while scrolling, and the number of row elements. Run it with a server whose catalog has 1,000 podcasts. With fewer podcasts, the
// entries are repeated in the browser:
//   scripts/with-server DATA --requests-per-minute unlimited -- node benches/list-page.mjs
// The processor times do not include other programs, so they are comparable between busy and idle machines.
import { readFileSync } from 'node:fs';
import { call, findPodcastIds } from './api-calls.mjs';
import { COMPUTER, launchBrowser, origin } from './browser.mjs';
import { medianOf } from './median.mjs';

const ENTRIES = 1_000;
const ROUNDS = 10;
const FRAMES = 240;
const STEP_PX = 150;
/** A frame counts as dropped if it takes longer than one and a half frames at 60 frames per second. */
const DROPPED_MS = (1_000 / 60) * 1.5;

const MAX_FIRST_ROWS_MS = 400;
const MAX_ROW_ELEMENTS = 120;
/** 50 frames per second. */
const MAX_FRAME_MS = 20;

/** Sets a promise for the time from the navigation until the first frame with rows is painted. Runs in the page before its scripts. */
function observe() {
  globalThis.firstRows = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=row][data-key]')) return;
      observer.disconnect();
      // The second frame begins after the first one with rows was painted.
      requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now)));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Scrolls by a step in each frame. Runs in the page. */
async function scroll({ frames, step, droppedMs }) {
  const scroller = document.querySelector('[role=grid]').parentElement;
  let dropped = 0;
  let mostRows = 0;
  let last = await new Promise((next) => requestAnimationFrame(next));
  for (let frame = 0; frame < frames; frame += 1) {
    scroller.scrollTop += step;
    const now = await new Promise((next) => requestAnimationFrame(next));
    if (now - last > droppedMs) dropped += 1;
    last = now;
    mostRows = Math.max(mostRows, document.querySelectorAll('[role=row]').length);
  }
  return { dropped, mostRows };
}

const { project } = await call('PUT', '/projects', { name: 'List of a thousand', projectTypes: ['guest-booking'] });
const podcastIds = await findPodcastIds(ENTRIES);
await call('POST', `/projects/${project.slug}/podcasts/bulk`, { action: 'add', podcastIds });

const browser = await launchBrowser();
const context = await browser.newContext({ viewport: COMPUTER, baseURL: origin, locale: 'en-GB' });
const [name, value] = process.env.EARSHOT_SESSION.split('=');
await context.addCookies([{ name, value, domain: new URL(origin).hostname, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' }]);
await context.addInitScript(observe);

async function openList() {
  const page = await context.newPage();
  if (podcastIds.length < ENTRIES) {
    const data = await call('GET', `/projects/${project.slug}/podcasts/details`);
    const { listedPodcasts } = data;
    data.listedPodcasts = Array.from({ length: ENTRIES }, (_, index) => ({ ...listedPodcasts[index % listedPodcasts.length], listedPodcastId: `entry-${index}` }));
    const json = { status: 'OK', data };
    await page.route('**/podcasts/details', (route) => route.fulfill({ json }));
    // The page comes with its podcasts. Without them, it requests them.
    await page.route(`**/app/projects/${project.slug}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('id="earshot-data"', 'id="left-out"') });
    });
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const serverBefore = serverMs();
  await page.goto(`/app/projects/${project.slug}`);
  const firstRowsMs = await page.evaluate(() => globalThis.firstRows);
  const firstPaintMs = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  return { page, firstPaintMs, firstRowsMs, pageMs: (await busySeconds(devtools)) * 1_000, serverMs: serverMs() - serverBefore };
}

/** Returns the processor time of a page's main thread in seconds. */
const busySeconds = async (devtools) => (await devtools.send('Performance.getMetrics')).metrics.find((metric) => metric.name === 'TaskDuration').value;

/** Returns the processor time of the server in milliseconds. Reads it from /proc in ticks of 10 ms; 0 without /proc. */
function serverMs() {
  try {
    const [user, system] = readFileSync(`/proc/${process.env.EARSHOT_PID}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  } catch {
    return 0;
  }
}

const { page: cold } = await openList(); // Fills the cache of the browser.
await cold.close();
const opened = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const { page, ...times } = await openList();
  opened.push(times);
  await page.close();
}
const median = medianOf(opened.map(({ firstRowsMs }) => firstRowsMs));
const slowest = Math.max(...opened.map(({ firstRowsMs }) => firstRowsMs));

const { page } = await openList();
await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined); // The stream of events stays open.
// Measures the processor time of the main thread, which does not include other programs.
const devtools = await context.newCDPSession(page);
await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
const before = await busySeconds(devtools);
const { dropped, mostRows } = await page.evaluate(scroll, { frames: FRAMES, step: STEP_PX, droppedMs: DROPPED_MS });
const frameMs = ((await busySeconds(devtools)) - before) * (1_000 / FRAMES);
await browser.close();
await call('DELETE', `/projects/${project.slug}`);

console.log(`First paint: median ${Math.round(medianOf(opened.map(({ firstPaintMs }) => firstPaintMs)))} ms`);
console.log(`First rows of ${ENTRIES} (${podcastIds.length} of the catalog): median ${Math.round(median)} ms, slowest ${Math.round(slowest)} ms of ${ROUNDS}`);
console.log(`Processor time until then, median: ${Math.round(medianOf(opened.map(({ pageMs }) => pageMs)))} ms of the main thread, ${medianOf(opened.map((times) => times.serverMs))} ms of the server`);
console.log(`Scrolling ${FRAMES} frames: ${dropped} dropped, ${frameMs.toFixed(1)} ms of the main thread for each, at most ${mostRows} row elements`);
const faults = [
  median > MAX_FIRST_ROWS_MS && `The median of the first rows is above ${MAX_FIRST_ROWS_MS} ms.`,
  frameMs > MAX_FRAME_MS && `A frame takes more than ${MAX_FRAME_MS} ms of the main thread.`,
  mostRows >= MAX_ROW_ELEMENTS && `There are ${MAX_ROW_ELEMENTS} row elements or more.`,
].filter((fault) => fault !== false);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
