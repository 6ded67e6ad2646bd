// Takes the README's screenshots from a running server with the sample catalog, and saves them in docs/images.
// Reads EARSHOT_URL, EARSHOT_SIGN_IN_LINK (a new link from `earshot users create`) and CHROMIUM.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const url = process.env.EARSHOT_URL ?? 'http://127.0.0.1:8080';
const link = process.env.EARSHOT_SIGN_IN_LINK;
const folder = join(import.meta.dirname, '../../docs/images');
const MAX_BYTES = 250_000;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const MATCHES_PATH = '/search?q=salt&mode=episodes&view=list';
const SCREENSHOTS = [
  { name: 'search', path: MATCHES_PATH, viewport: WIDE, colorScheme: 'light', label: 'Transcript matches' },
  { name: 'podcast', path: '/podcasts/brine-and-patience', viewport: WIDE, colorScheme: 'dark', label: 'Facts' },
  { name: 'episode', path: null, viewport: WIDE, colorScheme: 'light', label: 'Player' },
  { name: 'phone', path: `${MATCHES_PATH}&in=transcript`, viewport: PHONE, colorScheme: 'light', label: 'Transcript matches' },
];

if (!link) throw new Error('EARSHOT_SIGN_IN_LINK is not set. Without an account, a search has only three results.');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  // The sample's image hosts do not exist. A podcast without an image shows its initials.
  args: ['--no-sandbox', '--disable-gpu', '--no-proxy-server', `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(url).hostname}`],
});

async function signIn() {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto(`/sign-in/email-link${new URL(link).search}`);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/app$/);
  return await context.storageState();
}

/** Returns the path of the first transcript match. */
async function findMatchPath(page) {
  await page.goto(MATCHES_PATH);
  return await page.getByRole('link', { name: /^Open at / }).first().getAttribute('href');
}

const storageState = await signIn();
for (const { name, path, viewport, colorScheme, label } of SCREENSHOTS) {
  const context = await browser.newContext({ baseURL: url, viewport, colorScheme, storageState, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(path ?? (await findMatchPath(page)));
  await page.getByLabel(label, { exact: true }).first().waitFor();
  await page.getByRole('status', { name: /^(Loading|Searching)/ }).first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))));
  const file = join(folder, `${name}.png`);
  await page.screenshot({ path: file, caret: 'hide', animations: 'disabled' });
  const bytes = statSync(file).size;
  if (bytes > MAX_BYTES) throw new Error(`${file} has ${bytes} bytes, more than ${MAX_BYTES}`);
  process.stdout.write(`${file}: ${Math.round(bytes / 1000)} kB\n`);
  await context.close();
}
await browser.close();
