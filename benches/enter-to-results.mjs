// Measures the time from pressing Enter in the search box of the home page until results are painted. Each search has a new browser
// context, so that nothing is cached. Run it with a server with the sample catalog, whose words the searches contain:
//   scripts/with-server DATA --requests-per-minute unlimited --public-searches-per-day unlimited -- node benches/enter-to-results.mjs
// Options: --warm has one context, whose caches a first search has filled; --phone emulates a phone; --slow emulates 150 ms per
// round trip and a processor with a quarter of the speed; --app waits for the results of the app, not for those of the server's page.
import { COMPUTER, launchBrowser, origin, PHONE, slowDown } from './browser.mjs';

const isPhone = process.argv.includes('--phone');
const isSlow = process.argv.includes('--slow');
const isWarm = process.argv.includes('--warm');
const isApp = process.argv.includes('--app');

const MAX_MS = 300;
const MAX_WARM_MEDIAN_MS = 150;
const QUERIES = ['salt', 'cold', 'kitchen', 'football', 'history of bread', 'remote work', 'money', 'garden', 'startup', 'music', 'climate', 'running', 'cheese', 'radio', 'winter', 'books', 'tea', 'ocean', 'trains', 'the first time'];

/**
 * Sets a promise for the time from Enter until the first frame with a result, or with "No podcasts match". Enter opens another document,
 * so its time is kept in the session of the browser. Its page has the first results before the app runs; --app waits for those of the
 * app. Runs before the scripts of each page.
 */
function observe(result) {
  const KEY = 'bench-enter';
  globalThis.enterToResults = new Promise((resolve) => {
    const hasResults = () => document.querySelector(result) || /^No podcasts match$/m.test(document.querySelector('main')?.innerText ?? '');
    const observer = new MutationObserver(() => {
      const enter = sessionStorage.getItem(KEY);
      if (enter === null || !hasResults()) return;
      observer.disconnect();
      // The second frame begins after the first one with the results was painted.
      requestAnimationFrame(() => requestAnimationFrame((now) => resolve(performance.timeOrigin + now - Number(enter))));
    });
    addEventListener('keydown', (event) => { if (event.key === 'Enter') sessionStorage.setItem(KEY, String(performance.timeOrigin + event.timeStamp)); }, { capture: true });
    observer.observe(document, { childList: true, subtree: true });
  });
}

async function newContext(browser) {
  const context = await browser.newContext({ viewport: isPhone ? PHONE : COMPUTER, baseURL: origin, locale: 'en-GB' });
  await context.addInitScript(observe, isApp ? '[data-result]' : '[data-result], #root > main > ol > li');
  return context;
}

async function measure(context, query) {
  const page = await context.newPage();
  if (isSlow) await slowDown(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const box = page.getByRole('combobox', { name: 'Search podcasts and episodes' });
  await box.pressSequentially(query, { delay: 30 });
  await box.press('Enter');
  await page.waitForURL('**/search?q=*', { waitUntil: 'commit' });
  const milliseconds = await page.evaluate(() => globalThis.enterToResults);
  await page.close();
  return milliseconds;
}

const browser = await launchBrowser();
let context = await newContext(browser);
await measure(context, QUERIES[0]); // Warms up the browser.
const times = [];
for (const query of QUERIES) {
  if (!isWarm) {
    await context.close();
    context = await newContext(browser);
  }
  times.push(await measure(context, query));
}
await browser.close();

times.sort((one, other) => one - other);
const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))]);
console.log(`${times.length} searches${isWarm ? ', warm' : ''}${isPhone ? ', phone' : ''}${isSlow ? ', slow 4G' : ''}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, slowest ${at(1)} ms`);
if (isWarm && !isSlow && at(0.5) > MAX_WARM_MEDIAN_MS) {
  console.error(`The median search took more than ${MAX_WARM_MEDIAN_MS} ms.`);
  process.exitCode = 1;
}
if (!isSlow && at(1) > MAX_MS) {
  console.error(`The slowest search took more than ${MAX_MS} ms.`);
  process.exitCode = 1;
}
