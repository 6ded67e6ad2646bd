import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectSettled, findOverflow, findSmallTargets, resize } from './page-checks';
import { findTranscribedEpisode, SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

/** One page of each kind: with the bar of the site, with results, and in the frame of the application. */
const PAGES = ['/', '/search?q=salt', '/app'];

/** The long suite has the other pages too. */
const OTHER_PAGES = [
  '/search', '/search?q=salt&mode=episodes', '/podcasts', '/podcasts/directory', `/podcasts/directory/${SHOW.letter}`, `/podcasts/${SHOW.slug}`, '/charts', '/charts?view=climbers&with=us', '/app/charts', '/app/projects', '/app/upcoming', '/app/lists/new', '/app/team-settings/team', '/stats/podcast-2', '/about', '/api-docs',
  '/api-docs?call=searchEpisodes', '/api-docs?topic=limits', '/api-docs/api-status', '/sign-in', '/sign-in/magic-email-sent?email=somebody.with.a.very.long.name@example.org', '/sign-up', '/app/user-settings', '/app/user-settings/profile', '/app/team-settings/activity-history', '/app/team-settings/billing', '/app/team-settings/developers', '/errors/500', '/no/such/page',
  '/pricing', '/pricing?plan=business', '/articles', '/articles/api-quick-start', '/podcast-authority-score', '/podcast-booking-agency', '/for-podcasters', '/for-podcasters/submit', '/for-podcasters/correction', '/free-plan-book-a-call', '/get-started', '/media-kit', '/privacy', '/terms',
  '/solutions/podcast-api', '/solutions/podcast-api/apple-podcast-api', '/solutions/podcast-monitoring', '/solutions/download-podcast-transcripts',
];
const LONG = { tag: '@long' };

const COMPUTER = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 700 };

/** Adds up the layout shifts of the page, as browsers report them. Runs before the scripts of the page. */
function recordShifts(): void {
  const record = { shift: 0 };
  Object.assign(globalThis, { record });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) record.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
const shiftOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { record: { shift: number } }).record.shift);

/** Expects that pages stay as they are when responses of the API arrive late, as over a slow connection. */
async function expectNoShifts(page: Page, paths: readonly string[]): Promise<void> {
  await page.addInitScript(recordShifts);
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((done) => setTimeout(done, 150));
    await route.continue();
  });
  const shifts: Record<string, number> = {};
  for (const path of paths) {
    await page.goto(path);
    await expectSettled(page);
    await page.waitForTimeout(400);
    const shift = await shiftOf(page);
    if (shift >= 0.05) shifts[path] = shift;
  }
  expect(shifts).toEqual({});
}

/** Expects that pages do not scroll sideways on the narrowest screen, and have no small controls on a computer. */
async function expectFitting(page: Page, paths: readonly string[]): Promise<void> {
  const wide: Record<string, string[]> = {};
  const small: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await expectSettled(page);
    const found = await findOverflow(page);
    if (found.length > 0) wide[path] = found;
    await resize(page, COMPUTER);
    await expectSettled(page);
    const tooSmall = await findSmallTargets(page);
    if (tooSmall.length > 0) small[path] = tooSmall.slice(0, 4);
    await resize(page, NARROW);
  }
  expect({ wide, small }).toEqual({ wide: {}, small: {} });
}

for (const [name, viewport] of [['a computer', COMPUTER], ['a phone', { width: 390, height: 844 }]] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('content that arrives moves no page', ({ page }) => expectNoShifts(page, PAGES));
    test('content that arrives moves no other page either', LONG, async ({ page, request }) => {
      test.slow(); // It visits every page.
      await expectNoShifts(page, [...OTHER_PAGES, (await findTranscribedEpisode(request)).path]);
    });
  });
}

test.describe('320 pixels wide, without an account', () => {
  test.use({ viewport: NARROW, storageState: NO_SESSION });

  // accessibility.spec.ts checks the same of every page with an account.
  test('no page scrolls sideways, and no control on a computer is smaller than 24 pixels', ({ page }) => expectFitting(page, PAGES));
  test('no other page scrolls sideways or has small controls either', LONG, async ({ page, request }) => {
    test.slow(); // It visits every page.
    await expectFitting(page, [...OTHER_PAGES, (await findTranscribedEpisode(request)).path]);
  });
});

test('forced colors show the current page, the chosen view and the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/charts');
  await expectSettled(page);
  const outlineOf = (name: string) => page.getByRole('link', { name, exact: true }).first().evaluate((link) => getComputedStyle(link).outlineStyle);
  expect([await outlineOf('Charts'), await outlineOf('Lists')]).toEqual(['solid', 'none']);
  const segment = (name: string) => page.getByText(name, { exact: true }).evaluate((text) => getComputedStyle(text.closest('label') ?? text).outlineStyle);
  expect([await segment('Apple Podcasts'), await segment('Spotify')]).toEqual(['solid', 'none']);
  await page.goto('/search?q=salt');
  await expectSettled(page);
  await page.getByRole('main').getByRole('link').first().focus();
  expect(await page.getByRole('main').getByRole('link').first().evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
});

/** Selected controls, each with an unselected one of its kind. */
const CHOICES: { path: string; chosen: (page: Page) => Locator; other: (page: Page) => Locator; choose?: (page: Page) => Promise<void> }[] = [
  { path: '/charts?view=climbers', chosen: (page) => viewOf(page, /^Climbers/), other: (page) => viewOf(page, /^Fallers/) },
  { path: '/stats/podcast-2', chosen: (page) => tagOf(page, true), other: (page) => tagOf(page, false), choose: (page) => tagOf(page, false).click() },
  { path: '/podcasts/directory/t', chosen: (page) => letterOf(page, 'T'), other: (page) => letterOf(page, 'S') },
  { path: '/app/user-settings', chosen: (page) => settingOf(page, 'Account'), other: (page) => settingOf(page, 'Developers') },
  { path: '/search?q=salt&in=podcast-title', chosen: (page) => page.getByRole('checkbox', { name: 'Podcast title' }), other: (page) => page.getByRole('checkbox', { name: 'Podcast description' }) },
  { path: '/search?q=the', chosen: (page) => genreOf(page, true), other: (page) => genreOf(page, false), choose: (page) => genreOf(page, false).click() },
];
const viewOf = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'Views of the chart' }).getByRole('link', { name });
const tagOf = (page: Page, pressed: boolean) => page.getByRole('table', { name: 'Podcast tags' }).getByRole('button', { pressed }).first();
const letterOf = (page: Page, letter: string) => page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: new RegExp(`^${letter},`) });
const settingOf = (page: Page, name: string) => page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name });
const genreOf = (page: Page, pressed: boolean) => page.getByRole('list', { name: 'Genres in the results' }).getByRole('button', { pressed }).first();

const lookOf = (control: Locator) => control.evaluate((element) => [getComputedStyle(element).outlineStyle, getComputedStyle(element).backgroundColor].join(' '));

test('forced colors show what is chosen on every kind of control', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const { path, chosen, other, choose } of CHOICES) {
    await page.goto(path);
    await expectSettled(page);
    await choose?.(page);
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect.poll(async () => (await lookOf(chosen(page))) === (await lookOf(other(page))), { message: path }).toBe(false);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the first paint has the colors and the type of the app, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const styleOf = () => page.evaluate(() => [document.body, document.querySelector('h1') ?? document.body].map((element) => [getComputedStyle(element).color, getComputedStyle(element).fontFamily, getComputedStyle(document.body).backgroundColor]));
    // The app's code never arrives.
    let isBlocked = true;
    await page.route(/\/assets\/index-[^/]+\.js$/, (route) => (isBlocked ? route.abort() : route.continue()));
    await page.goto(`/podcasts/${SHOW.slug}`);
    const first = await styleOf();
    isBlocked = false;
    await page.reload();
    await expectSettled(page);
    expect(first).toEqual(await styleOf());
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test('every kind of page has the bar of the site and no sideways scroll', async ({ page }) => {
    for (const path of ['/', '/search?q=salt', `/podcasts/directory/${SHOW.letter}`, `/podcasts/${SHOW.slug}`, '/api-docs', '/about', '/sign-in', '/no/such/page']) {
      await page.goto(path);
      expect(await findOverflow(page), path).toEqual([]);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Earshot, home' }), path).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeVisible();
    }
  });
});
