import { type ElementHandle, expect, type Page, test } from '@playwright/test';
import { findTranscribedEpisode, SHOW } from './sample-catalog';
import { collectErrors, countCalls, expectSettled } from './page-checks';

// Pages with full content, and the buttons each must have. Further pages are found through links.
const PAGES: Record<string, readonly string[]> = {
  '/': [],
  [`/podcasts/${SHOW.slug}`]: [],
  '/app': [],
  '/app/lists/new': ['Create list'],
  '/app/guests/new': ['Create profile'],
  '/app/outreach?new=yes': ['Write a pitch'],
  [`/app/podcasts/${SHOW.slug}`]: ['Add to list'],
  '/search?q=the+-crypto&view=table&explicit=clean': ['Podcast', 'Load more', 'Genres in the results', 'Advanced search', 'Add group'],
  '/search?q=the&mode=episodes': ['Why this result?', 'Hide'],
  '/search?q=qqzzxx&explicit=clean': ['Episodes'],
  '/errors/500?message=none': [],
  '/sign-in': ['Send link'],
  '/sign-in/magic-email-sent': ['Continue'],
  '/sign-in/email-link?key=x': [],
  '/api-docs': [],
  '/api-docs?topic=limits': [],
  '/api-docs?topic=clients': [],
  '/api-docs?call=searchEpisodes': ['Send'],
  '/api-docs/api-status': [],
  '/sign-up': ['Create account'],
  '/sign-up/validation-email-sent': ['Continue'],
  '/sign-up/validate?key=x': [],
};
const EPISODE_BUTTONS = ['Play from #', 'Copy quote at #', 'Next match'];
const EXPECTED_PAGE_KINDS = ['/', '/search', '/search?', '/podcasts', '/podcasts/directory', '/podcasts/directory/*', '/podcasts/*', '/podcasts/*/*', '/about', '/pricing', '/articles', '/articles/*', '/podcast-authority-score', '/podcast-booking-agency', '/for-podcasters', '/for-podcasters/submit', '/for-podcasters/correction', '/for-podcasters/correction', '/free-plan-book-a-call', '/get-started', '/media-kit', '/privacy', '/terms', '/solutions/podcast-api', '/solutions/podcast-api/apple-podcast-api', '/solutions/podcast-monitoring', '/solutions/download-podcast-transcripts', '/stats/podcast-2', '/charts', '/app', '/app/search', '/app/charts', '/app/projects', '/app/projects?', '/app/lists/new', '/app/podcasts', '/app/transcriptions', '/app/upcoming', '/app/guests', '/app/guests/new', '/app/outreach', '/app/user-settings/outreach-templates', '/app/user-settings/outreach-templates/*', '/app/user-settings/outreach-templates/new', '/app/alerts', '/app/alerts/new', '/app/team-settings/developers/webhooks', '/app/team-settings/developers/requests', '/app/team-settings/custom-prompts', '/app/team-settings/custom-prompts/new', '/app/team-settings/team', '/app/team-settings/developers', '/app/user-settings', '/app/user-settings/profile', '/app/user-settings/notifications', '/app/user-settings/search-history', '/app/user-settings/podcasts', '/app/user-settings/podcasts', '/app/user-settings/data', '/app/team-settings/activity-history', '/app/team-settings/billing', '/app/team-settings/integrations', '/app/team-settings/podcast-blacklist', '/app/team-settings/search-usage', '/app/team-settings/team-podcasts', '/api-docs', '/api-docs?', '/api-docs/api-status'];

// Other tests need the session, the keys, and the settings of automated search. keys.spec.ts and strategies.spec.ts press some of them.
const SKIPPED_BUTTONS = /^(Sign out|End session|Revoke|Rotate|Add podcasts automatically|Set state by rating|Confirm added podcasts|Digests of alerts|Keep my searches|Clear history)/;

/** The tests of `PAGES` and of the episode press the buttons of these. */
const PRESSED_KINDS = new Set([...Object.keys(PAGES), '/podcasts/x/y'].map(pageKind));

/** A page whose buttons get another name with each press would never end. */
const MAX_KINDS = 40;

/** Groups similar URLs: `/podcasts/a/b` and `/podcasts/c/d` are one kind of page, and so are two searches or two endpoints. */
function pageKind(url: string): string {
  const [path = '', query] = url.split('?');
  if (path.endsWith('/search')) return query ? `${path}?` : path;
  if (path === '/app/projects') return query ? '/app/projects?' : '/app/projects';
  if (path === '/api-docs') return query ? '/api-docs?' : '/api-docs';
  return path
    .replace(/^\/app\/alerts\/(?!new)[^/]+/, '/app/alerts/*')
    .replace(/^\/app\/guests\/(?!new)[^/]+/, '/app/guests/*')
    .replace(/^\/app\/outreach\/[^/]+/, '/app/outreach/*')
    .replace(/^\/app\/user-settings\/outreach-templates\/(?!new)[^/]+/, '/app/user-settings/outreach-templates/*')
    .replace(/^\/articles\/.+/, '/articles/*')
    .replace(/^\/podcasts\/directory\/.+/, '/podcasts/directory/*')
    .replace(/^\/podcasts\/(?!directory)[^/]+\/[^/]+$/, '/podcasts/*/*')
    .replace(/^\/podcasts\/(?!directory)[^/]+$/, '/podcasts/*');
}

/**
 * Groups similar buttons: “Play from 1:20” and “Play from 4:07” are one kind, and so are all options in a list.
 * Returns null for a button that is disabled or hidden. This function runs in the page.
 */
function buttonKinds(buttons: Node[]): (string | null)[] {
  return (buttons as (HTMLButtonElement | HTMLInputElement)[]).map((button) => {
    if (button.disabled || !button.checkVisibility({ visibilityProperty: true })) return null;
    const list = button.ariaPressed === null ? null : button.closest('ul[aria-label]');
    const name = list?.ariaLabel ?? button.ariaLabel ?? (Array.from(button.labels ?? [], (label) => label.textContent).join('') || button.textContent);
    return name.trim().replaceAll(/\d[\d:.]*/g, '#');
  });
}

/** Finds the first button or switch in the page's content whose kind matches. */
async function findButton(page: Page, matches: (kind: string) => boolean): Promise<[string, ElementHandle] | undefined> {
  const buttons = await page.locator('main').locator('button, [role=button], [role=switch]').elementHandles();
  const kinds = await page.evaluate(buttonKinds, buttons);
  const index = kinds.findIndex((kind) => kind !== null && !SKIPPED_BUTTONS.test(kind) && matches(kind));
  const [kind, button] = [kinds[index], buttons[index]];
  return kind && button ? [kind, button] : undefined;
}

/** Closes what a button has opened. A dialog whose code arrives late opens after the first Escape. */
async function closeOverlays(page: Page): Promise<void> {
  const overlays = page.locator('[role=dialog]:visible, [role=menu]:visible');
  await expect(async () => {
    if ((await overlays.count()) > 0) await page.keyboard.press('Escape');
    await expect(overlays).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

/** Presses one button of each kind on the page, `required` ones first, including buttons that appear along the way. */
async function pressEveryButton(page: Page, url: string, required: readonly string[]): Promise<void> {
  const pressed = new Set<string>();
  const press = async ([kind, button]: [string, ElementHandle]) => {
    try {
      await expect(async () => {
        await closeOverlays(page);
        if (!(await button.evaluate((element) => element.isConnected))) return;
        // The label of a switch covers its input.
        const target = (await button.evaluateHandle((element) => (element as HTMLInputElement).labels?.[0] ?? element)).asElement();
        await (target ?? button).click({ timeout: 2_000 });
      }).toPass({ timeout: 15_000 });
    } catch (error) {
      // A refetched list replaces its buttons. The next search of the page finds the new ones.
      if (await button.evaluate((element) => element.isConnected)) throw error;
      return;
    }
    pressed.add(kind);
    await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname !== url.replace(/\?.*/, '')) await page.goto(url);
    await expectSettled(page);
  };
  for (const kind of required) {
    await expect(async () => {
      const button = await findButton(page, (one) => one === kind);
      if (button) await press(button);
      expect([...pressed], url).toContain(kind);
    }).toPass({ timeout: 20_000 });
  }
  for (let next = await findButton(page, () => true); next && pressed.size < MAX_KINDS; next = await findButton(page, (kind) => !pressed.has(kind))) await press(next);
}

const expectDisplayed = (page: Page) => expect(page.getByText('This page couldn’t be displayed')).toHaveCount(0);

/** Opens the page and returns its links, once `untilRead` is done. */
async function openPage(page: Page, url: string, untilRead?: () => Promise<void>): Promise<string[]> {
  await page.goto(url);
  await expectSettled(page);
  await untilRead?.();
  await expectDisplayed(page);
  const links = await page.locator('a[href^="/"]:not([download])').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  // Skip the API documents in JSON and text, feeds and logos, which are not pages.
  // The pages of lists and team podcasts have specs of their own, with lists that they make.
  return links.filter((link) => !/^\/app\/(sign-out|projects\/|podcasts\/)/.test(link) && !/\.(json|txt|xml|svg)$/.test(link));
}

/** Opens the page, presses every button, and returns the links. */
async function exercisePage(page: Page, url: string, required: readonly string[]): Promise<string[]> {
  const links = await openPage(page, url);
  await pressEveryButton(page, url, required);
  await expectDisplayed(page);
  return links;
}

/** Visits one page of each kind that links lead to, from the home page on, and returns the kinds. `visit` returns the links of a page. */
async function visitLinkedPages(page: Page, visit: (url: string, kind: string) => Promise<string[]>): Promise<Set<string>> {
  const pageErrors = collectErrors(page);
  const seen = new Set<string>();
  const queue = ['/'];
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    const kind = pageKind(url);
    if (seen.has(kind)) continue;
    seen.add(kind);
    queue.push(...(await visit(url, kind)));
    expect(pageErrors, url).toEqual([]);
  }
  return seen;
}

test('every linked kind of page opens', async ({ page }) => {
  test.slow(); // It visits thirty kinds of pages.
  const openCalls = countCalls(page);
  // A part of a page may come with a later call, and with it a link that no other page has.
  const seen = await visitLinkedPages(page, (url) => openPage(page, url, () => expect.poll(openCalls, { message: url, timeout: 15_000 }).toBe(0)));
  expect(EXPECTED_PAGE_KINDS.filter((kind) => !seen.has(kind))).toEqual([]);
});

test.describe('every button works', { tag: '@long' }, () => {
  for (const [url, required] of Object.entries(PAGES)) {
    test(`of ${url}`, async ({ page }) => {
      test.slow(); // Some pages have dozens of buttons.
      const pageErrors = collectErrors(page);
      await exercisePage(page, url, required);
      expect(pageErrors).toEqual([]);
    });
  }

  test('of an episode with a transcript', async ({ page, request }) => {
    const pageErrors = collectErrors(page);
    await exercisePage(page, `${(await findTranscribedEpisode(request)).path}?find=the`, EPISODE_BUTTONS);
    expect(pageErrors).toEqual([]);
  });

  test('of every other linked kind of page', async ({ page }) => {
    test.setTimeout(1_500_000); // It presses each kind of button on thirty kinds of pages.
    await visitLinkedPages(page, (url, kind) => (PRESSED_KINDS.has(kind) ? openPage(page, url) : exercisePage(page, url, [])));
  });
});
