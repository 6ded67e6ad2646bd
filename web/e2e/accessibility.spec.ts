import { expect, type Page } from '@playwright/test';
import { findTranscribedEpisode, SHOW } from './sample-catalog';
import { expectAccessible, expectDarkContrast, expectLargeTargets, expectNoOverflow, expectSettled, findOverflow, findSmallTargets, resize } from './page-checks';
import { NO_SESSION } from './session';
import { test } from './shared-page';

const COMPUTER = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 700 };
const LONG = { tag: '@long' };

const PAGES = [
  '/', '/search', '/search?q=the', '/search?q=the&view=table', '/search?q=the&mode=episodes', '/search?q=salt&mode=episodes&view=table',
  '/search?q=%22salt%22+-x&in=transcript&explicit=clean', '/search?q=the&term=must,phrase|the&any=1|the&any=1|a+b&sort=totalEpisodes&sort=title',
  '/search?q=qqzzxx&explicit=clean', '/search?authority=1..&has-contact=no&has-guests=yes', '/search?published-since=2020-01-01&person=guest|x',
  '/podcasts', '/podcasts/directory', `/podcasts/directory/${SHOW.letter}`, `/podcasts/${SHOW.slug}`, '/charts',
  '/charts?chartType=spotify&country=aq', '/app/charts', '/app/search?q=the', '/app/projects', '/app/projects?tab=archived',
  '/app/projects?tab=deleted', '/app/projects/none', '/app/lists/new', '/app/podcasts', '/app/transcriptions', '/app/podcasts?show=blacklist', `/app/podcasts/${SHOW.slug}`,
  `/app/podcasts/${SHOW.slug}/activity`, '/app/upcoming', '/app/upcoming?view=calendar', '/app/guests', '/app/guests?show=archived', '/app/guests?show=deleted', '/app/guests/new', '/app/outreach',
  '/app/outreach?new=yes', '/app/user-settings/outreach-templates', '/app/user-settings/outreach-templates/new',
  '/app/user-settings/outreach-templates/default', '/app/alerts', '/app/alerts/new', '/app/alerts/new?kind=chart-movement',
  '/app/team-settings/developers/webhooks', '/app/administration/teams', '/app/administration/corrections', '/app/administration/transcript-corrections', '/app/administration/ignored-podcasts', '/app/administration/people', '/app/team-settings/developers/requests', '/app/team-settings/custom-prompts', '/app/team-settings/custom-prompts/new', '/app/team-settings/team',
  '/onboarding', '/app/user-settings/profile', '/app/user-settings/notifications', '/app/user-settings/search-history', '/app/user-settings/podcasts', '/app/user-settings/data', '/app/team-settings/activity-history',
  '/app/team-settings/billing', '/app/team-settings/integrations', '/app/team-settings/podcast-blacklist', '/app/team-settings/search-usage', '/app/team-settings/team-podcasts',
  '/app/no/such/page', '/invitation?key=x', '/sign-in?message=signed-out', '/sign-in/magic-email-sent', '/sign-in/email-link?key=x', '/sign-up',
  '/sign-up/validation-email-sent', '/sign-up/validate?key=x', '/app', '/app/user-settings', '/app/team-settings/developers', '/about',
  '/stats/podcast-2', '/api-docs', '/api-docs?topic=requests', '/api-docs?topic=limits', '/api-docs?topic=errors', '/api-docs?topic=clients',
  '/api-docs?topic=changes', '/api-docs?call=searchEpisodes', '/api-docs?call=getPodcastEpisodes', '/api-docs/api-status', '/errors/500',
  '/no/such/page/here', '/pricing', '/pricing?plan=business', '/articles', '/articles/api-quick-start', '/podcast-authority-score', '/podcast-booking-agency', '/for-podcasters', '/for-podcasters/submit', '/for-podcasters/correction', '/free-plan-book-a-call', '/get-started', '/media-kit', '/privacy', '/terms',
  '/solutions/podcast-api', '/solutions/podcast-api/apple-podcast-api', '/solutions/podcast-monitoring', '/solutions/download-podcast-transcripts',
];

/** Pages with most of the colors. The long suite checks all pages in both schemes. */
const DARK_PAGES = ['/search?q=the&explicit=clean', `/podcasts/${SHOW.slug}`, '/app'];

/** Pages of things that do not exist. All of them show the panel of `/app/projects/none`. */
const MISSING_PAGES = [
  '/app/search?selected-project-slug=none', '/app/search?saved=none', '/app/guests/none', '/app/outreach/none',
  '/app/user-settings/outreach-templates/none', '/app/alerts/none', '/app/team-settings/custom-prompts/none', '/shared/none', '/lists/none',
  '/guests/none',
];

/** Overlays that open above a page. */
const OVERLAYS: { name: string; path: string; open: (page: Page) => Promise<void> }[] = [
  { name: 'shortcuts', path: '/podcasts/directory', open: (page) => page.keyboard.press('?') },
  { name: 'palette', path: '/podcasts/directory', open: (page) => page.keyboard.press('Control+k') },
  { name: 'palette in the application', path: '/app/charts', open: (page) => page.keyboard.press('Control+k') },
  { name: 'switcher of lists', path: '/app/projects', open: (page) => page.getByRole('button', { name: 'Switch list' }).click() },
  { name: 'suggestions', path: '/podcasts/directory', open: (page) => page.getByLabel('Search podcasts and episodes').pressSequentially(SHOW.title.slice(0, 8)) },
  { name: 'quick look', path: '/search?q=the', open: (page) => page.locator('[data-result]').first().press(' ') },
  { name: 'quick look at an episode', path: '/search?q=salt&mode=episodes', open: (page) => page.locator('[data-result]').first().press(' ') },
  { name: 'comparison', path: '/search?q=the&compare=the-cold-shelf&compare=the-half-space&comparing=yes', open: (page) => expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible() },
  { name: 'genres', path: '/search', open: (page) => page.getByRole('combobox', { name: 'Genres', exact: true }).or(page.getByRole('textbox', { name: 'Genres', exact: true })).click() },
];

/** Content that a button on the page reveals. */
const DISCLOSURES = [
  { name: 'passages', path: '/search?q=transcript%3Athe', button: /^Show all passages/, shows: (page: Page) => page.getByText(/^\d+ of \d+ passages? in this episode/) },
  { name: 'explanation', path: '/search?q=the', button: 'Why this result?', shows: (page: Page) => page.getByRole('list', { name: 'Score breakdown' }) },
  { name: 'comparison bar', path: '/search?q=the', button: 'Compare', shows: (page: Page) => page.getByText('Select 1 more podcast to compare') },
];

/**
 * Runs all rules on a computer, in the light scheme, and then the checks of layout on a phone and on the narrowest. The page is loaded once:
 * the layout follows the window.
 */
async function expectPageAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectSettled(page);
  await expectAccessible(page, path);
  expect(await findOverflow(page), path).toEqual([]);
  expect(await findSmallTargets(page), path).toEqual([]);
  await resize(page, PHONE);
  await expectSettled(page);
  await expectNoOverflow(page, `${path} on a phone`);
  await expectLargeTargets(page, path);
  await resize(page, NARROWEST);
  await expectSettled(page);
  await expectNoOverflow(page, `${path}, ${NARROWEST.width} px`);
}

/** Checks the other scheme, and all rules on a phone. */
async function expectVariantsAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectSettled(page);
  await expectDarkContrast(page, path);
  await resize(page, PHONE);
  await expectSettled(page);
  await expectAccessible(page, `${path} on a phone`);
}

test.describe('pages', () => {
  test.use({ viewport: COMPUTER });

  for (const path of PAGES) test(path, ({ page }) => expectPageAccessible(page, path));
  for (const path of MISSING_PAGES) test(path, LONG, ({ page }) => expectPageAccessible(page, path));
  for (const path of [...PAGES, ...MISSING_PAGES]) test(`${path}, dark and on a phone`, LONG, ({ page }) => expectVariantsAccessible(page, path));

  const transcript = '?t=5&find=the';
  test('episode with transcript', async ({ page, request }) => expectPageAccessible(page, (await findTranscribedEpisode(request)).path + transcript));
  test('episode with transcript, dark and on a phone', LONG, async ({ page, request }) => expectVariantsAccessible(page, (await findTranscribedEpisode(request)).path + transcript));

  test('contrast in the dark scheme', async ({ page }) => {
    for (const path of DARK_PAGES) {
      await page.goto(path);
      await expectSettled(page);
      await expectDarkContrast(page, path);
    }
  });
});

/** Reveals the content of a disclosure. */
async function reveal(page: Page, { path, button, shows }: (typeof DISCLOSURES)[number]): Promise<void> {
  await page.goto(path);
  await expectSettled(page);
  await page.getByRole('button', { name: button }).first().click();
  await expect(shows(page).first()).toBeVisible();
}

async function openOverlay(page: Page, { path, open }: (typeof OVERLAYS)[number]): Promise<void> {
  await page.goto(path);
  await expectSettled(page);
  await open(page);
  await expect(page.getByRole('dialog').or(page.getByRole('listbox')).first()).toBeVisible();
}

for (const viewport of [COMPUTER, PHONE]) {
  const isPhone = viewport === PHONE;
  test.describe(isPhone ? 'on a phone' : 'on a computer', () => {
    test.use({ viewport });

    for (const overlay of OVERLAYS) {
      if (isPhone && ['genres', 'switcher of lists'].includes(overlay.name)) continue;
      test(`${overlay.name} open`, isPhone ? LONG : {}, async ({ page }) => {
        await openOverlay(page, overlay);
        await expectAccessible(page, overlay.name);
        expect(await findSmallTargets(page), overlay.name).toEqual([]);
      });
      test(`${overlay.name} open, dark`, LONG, async ({ page }) => {
        await openOverlay(page, overlay);
        await expectDarkContrast(page, overlay.name);
      });
    }
    for (const disclosure of DISCLOSURES) {
      test(`${disclosure.name} revealed`, async ({ page }) => {
        await reveal(page, disclosure);
        if (isPhone) await expectLargeTargets(page, disclosure.name);
        else await expectAccessible(page, disclosure.name);
        expect(await findSmallTargets(page), disclosure.name).toEqual([]);
      });
      test(`${disclosure.name} revealed, all rules, dark`, LONG, async ({ page }) => {
        await reveal(page, disclosure);
        await expectAccessible(page, disclosure.name);
        await expectDarkContrast(page, disclosure.name);
      });
    }
  });
}

test.describe('sheets on a phone', () => {
  test.use({ viewport: PHONE });

  test.describe('without a session', () => {
    test.use({ storageState: NO_SESSION });

    test('menu', async ({ page }) => {
      await page.goto('/search');
      await expectSettled(page);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page, 'menu');
    });
  });

  test('filter sheet', async ({ page }) => {
    await page.goto('/search');
    await expectSettled(page);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expectAccessible(page, 'filter sheet');
    await expectLargeTargets(page, 'filter sheet');
  });

  test('sort sheet', async ({ page }) => {
    await page.goto('/search?q=the&sort=totalEpisodes&sort=title');
    await expectSettled(page);
    await page.getByRole('button', { name: /^Sort/ }).click();
    await expect(page.getByRole('dialog', { name: 'Sort by' })).toBeVisible();
    await expectAccessible(page, 'sort sheet');
    await expectLargeTargets(page, 'sort sheet');
    await expectDarkContrast(page, 'sort sheet');
  });
});
