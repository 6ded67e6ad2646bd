import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectSettled } from './page-checks';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const response = (page: Page) => page.getByRole('status', { name: 'Response' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

test('the docs lead to an endpoint, its code examples and its response', async ({ page }) => {
  const pageErrors = collectErrors(page);
  await page.goto('/api-docs');
  await expect(page.getByRole('heading', { level: 1, name: 'The Earshot API' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'first call with curl' })).toContainText(/curl '.+\/api\/v1\/podcasts\/[\w-]+'/);
  await sidebar(page).getByLabel('Filter endpoints').fill('rssfeedurl guid');
  await expect(sidebar(page).getByText('1 endpoint', { exact: true })).toBeVisible();
  await sidebar(page).getByLabel('Filter endpoints').fill('podcastepisodes');
  await sidebar(page).getByRole('link', { name: 'getPodcastEpisodes' }).click();
  await expect(page).toHaveURL(/\/api-docs\?call=getPodcastEpisodes$/);
  await expect(page).toHaveTitle('getPodcastEpisodes | API | Earshot');

  await page.getByText('Python', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Python example' })).toContainText('client.podcasts.get_podcast_episodes(');
  await page.getByText('Fields of podcastWithEpisodes').click();
  await page.getByText('Fields of episodes', { exact: true }).click();
  await expect(page.getByText('durationSeconds', { exact: true })).toBeVisible();

  await send(page);
  await expect(response(page)).toContainText('200 OK');
  await expect(response(page)).toContainText('"searches";r=');
  await expect(response(page).getByRole('region', { name: 'response body' })).toContainText('"totalEpisodes"');

  // The chosen language is kept for other endpoints and later visits.
  await page.goto('/api-docs?call=searchPodcasts');
  await expect(page.getByRole('region', { name: 'Python example' })).toContainText('search_terms=[');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'getPodcastEpisodes' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

/** Path parameters that identify things of a user. */
const OWN_IDS = /\{(projectIdOrSlug|strategyId|savedSearchId|searchId|token|publicSlug|alertConfigId|webhookId|guestProfileId|outreachId)\}/;

test('every read-only example succeeds', { tag: '@long' }, async ({ page, request }) => {
  test.slow(); // It sends every endpoint's example.
  const pageErrors = collectErrors(page);
  await page.goto('/api-docs');
  await expectSettled(page);
  // Wait until the examples use a podcast of the catalog.
  await expect(page.getByRole('region', { name: 'first call with curl' })).not.toContainText('podcast-slug');
  const isSignedIn = (await page.getByRole('link', { name: 'Sign in' }).count()) === 0;
  const links = await sidebar(page).locator('a[href*="?call="]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const { paths } = (await (await request.get('/openapi.json')).json()) as { paths: Record<string, Record<string, { operationId?: string }>> };
  const ownIds = new Set(['getInvitation', ...Object.entries(paths).flatMap(([path, methods]) => (OWN_IDS.test(path) ? Object.values(methods).map(({ operationId }) => operationId) : []))]);
  const failures: string[] = [];
  for (const link of links) {
    const id = new URL(link, 'http://earshot.test').searchParams.get('call') ?? '';
    // Their examples are ids that do not exist, because readers have their own lists and searches.
    if (ownIds.has(id)) continue;
    await page.locator(`nav a[href="${link}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: id, exact: true })).toBeVisible();
    const needsSession = (await page.getByText(/^(Key or session|Session) required/).count()) > 0;
    if ((await page.getByText('so you can’t try it here.').count()) > 0 || (needsSession && !isSignedIn)) continue;
    await send(page);
    await expect(response(page)).toBeVisible();
    if (!(await response(page).textContent())?.startsWith('200 OK')) failures.push(`${id}: ${await response(page).textContent()}`.slice(0, 300));
  }
  expect(links.length).toBeGreaterThan(40);
  expect(failures).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('the status page shows catalog numbers', async ({ page }) => {
  await page.goto('/api-docs/api-status');
  await expect(page.getByText('The API is up', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/^[\d,]+$/);
  await expect(page.getByText(/^Latest [\d,]+ ms\. Median [\d,]+ ms \(1 request\)/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the endpoint list opens with its button and closes after a choice', async ({ page }) => {
    await page.goto('/api-docs');
    await expectSettled(page);
    await expect(page.getByLabel('Filter endpoints')).toBeHidden();
    await page.getByRole('button', { name: 'All pages and endpoints' }).click();
    await sidebar(page).getByRole('link', { name: 'getPodcast', exact: true }).or(sidebar(page).locator('a[href$="call=getPodcast"]')).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'getPodcast' })).toBeVisible();
    await expect(page.getByLabel('Filter endpoints')).toBeHidden();
  });
});
