// Measures cumulative layout shift (CLS) and largest contentful paint (LCP) of every page: on a computer, on a phone, and on a phone
// with a slow connection. Run it with a server with the sample catalog:
//   scripts/with-server DATA --requests-per-minute unlimited --public-searches-per-day unlimited -- node benches/web-vitals.mjs
// Options: --signed-in uses the session of with-server; --filled gives its account a list and pitches; --only TEXT measures the pages whose path contains it.
import { COMPUTER, launchBrowser, origin, PHONE, slowDown } from './browser.mjs';
import { fillAccount } from './filled-account.mjs';

const isSignedIn = process.argv.includes('--signed-in');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : '';

const MAX_CLS = 0.05;
/** The time after the last request in which late content may still move the page. */
const SETTLE_MS = 700;

const VARIANTS = [
  { name: 'computer', viewport: COMPUTER, isSlow: false },
  { name: 'phone', viewport: PHONE, isSlow: false },
  { name: 'phone, slow 4G', viewport: PHONE, isSlow: true },
];

const get = async (path) => (await (await fetch(origin + path)).json()).data;
const { podcasts } = await get('/api/v1/podcasts/latest?hasTranscripts=true');
const [{ slug }] = podcasts;
const { podcastWithEpisodes } = await get(`/api/v1/podcasts/${slug}/episodes?hasTranscript=true&limit=1`);
const [{ episodeSlug }] = podcastWithEpisodes.episodes;

const PAGES = [
  '/', '/search', '/search?q=salt', '/search?q=salt&mode=episodes', '/podcasts', '/podcasts/directory', '/podcasts/directory/t', `/podcasts/${slug}`,
  `/podcasts/${slug}/${episodeSlug}`, `/podcasts/${slug}/${episodeSlug}?t=30`, '/app/charts', '/stats/podcast-2', '/about', '/api-docs', '/api-docs?call=searchEpisodes', '/api-docs?topic=limits',
  '/api-docs/api-status', '/sign-in', '/sign-up', '/sign-in/magic-email-sent', '/app', '/app/user-settings', '/app/team-settings/developers', '/errors/500', '/no/such/page',
  // Without an account, these pages redirect to the sign-in page.
  ...(isSignedIn ? ['/app/projects', '/app/lists/new', '/app/podcasts', '/app/guests', '/app/guests/new', '/app/outreach', '/app/alerts', '/app/alerts/new', '/app/team-settings/team', '/app/team-settings/custom-prompts', '/app/user-settings/outreach-templates'] : []),
].filter((path) => path.includes(only));

/** Records CLS and LCP. Runs in the page before its own scripts. */
function observe() {
  const vitals = { cls: 0, lcp: 0, shifts: [] };
  Object.assign(globalThis, { vitals });
  // CLS is the largest sum of shifts in a session window, which has gaps under 1 s and lasts 5 s at most.
  let session = { sum: 0, first: 0, last: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      const continues = entry.startTime - session.last < 1000 && entry.startTime - session.first < 5000;
      session = continues ? { ...session, sum: session.sum + entry.value, last: entry.startTime } : { sum: entry.value, first: entry.startTime, last: entry.startTime };
      vitals.cls = Math.max(vitals.cls, session.sum);
      const [moved] = entry.sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName?.toLowerCase() ?? '?'}.${node?.className ?? ''} ${Math.round(previousRect.y)}→${Math.round(currentRect.y)}`);
      vitals.shifts.push(`${entry.value.toFixed(3)} ${moved ?? ''}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    vitals.lcp = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function measure(browser, path, { viewport, isSlow }) {
  const context = await browser.newContext({ viewport, baseURL: origin, locale: 'en-GB' });
  if (isSignedIn) {
    const [name, value] = process.env.EARSHOT_SESSION.split('=');
    await context.addCookies([{ name, value, domain: new URL(origin).hostname, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' }]);
  }
  await context.addInitScript(observe);
  const page = await context.newPage();
  if (isSlow) await slowDown(page);
  // The status page polls, so its network is never idle for long. There, the settle time is enough.
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
  await page.waitForTimeout(SETTLE_MS);
  const vitals = await page.evaluate(() => globalThis.vitals);
  await context.close();
  return vitals;
}

if (process.argv.includes('--filled')) await fillAccount();
const browser = await launchBrowser();
console.log(`| page | ${VARIANTS.map(({ name }) => `CLS, ${name} | LCP, ms`).join(' | ')} |`);
console.log(`|---|${VARIANTS.map(() => '---:|---:|').join('')}`);
const faults = [];
for (const path of PAGES) {
  const cells = [];
  for (const variant of VARIANTS) {
    const { cls, lcp, shifts } = await measure(browser, path, variant);
    cells.push(cls.toFixed(3), String(Math.round(lcp)));
    if (cls >= MAX_CLS) faults.push(`${path} (${variant.name}): ${cls.toFixed(3)}\n  ${shifts.filter((shift) => !shift.startsWith('0.00')).join('\n  ')}`);
  }
  console.log(`| \`${path}\` | ${cells.join(' | ')} |`);
}
await browser.close();
if (faults.length > 0) {
  console.error(`CLS of ${MAX_CLS} or more:\n${faults.join('\n')}`);
  process.exitCode = 1;
}
