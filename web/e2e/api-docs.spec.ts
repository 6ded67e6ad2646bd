import { expect, type Page, test } from '@playwright/test';
import { expectSettled, collectErrors } from './page-checks';

const sideList = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const outcome = (page: Page) => page.getByRole('status', { name: 'What came back' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

test('from the start to a call, its examples, and its answer', async ({ page }) => {
  const faults = collectErrors(page);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Earshot API' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'first call with curl' })).toContainText(/curl '.+\/api\/v1\/podcasts\/[\w-]+'/);
  await sideList(page).getByLabel('Filter the calls').fill('rssfeedurl guid');
  await expect(sideList(page).getByText('1 call', { exact: true })).toBeVisible();
  await sideList(page).getByLabel('Filter the calls').fill('podcastepisodes');
  await sideList(page).getByRole('link', { name: 'getPodcastEpisodes' }).click();
  await expect(page).toHaveURL(/\/api-docs\?call=getPodcastEpisodes$/);
  await expect(page).toHaveTitle('getPodcastEpisodes | API | Earshot');

  await page.getByText('Python', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Python example' })).toContainText('client.podcasts.get_podcast_episodes(');
  await page.getByText('Fields of podcastWithEpisodes').click();
  await page.getByText('Fields of episodes', { exact: true }).click();
  await expect(page.getByText('durationSeconds', { exact: true })).toBeVisible();

  await send(page);
  await expect(outcome(page)).toContainText('200 OK');
  await expect(outcome(page)).toContainText('"searches";r=');
  await expect(outcome(page).getByRole('region', { name: 'answer' })).toContainText('"totalEpisodes"');

  // The language stays for the next call, and for the next visit.
  await page.goto('/api-docs?call=searchPodcasts');
  await expect(page.getByRole('region', { name: 'Python example' })).toContainText('search_terms=[');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'getPodcastEpisodes' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a key that is typed speaks in place of the session, and is kept nowhere', async ({ page }) => {
  await page.goto('/api-docs?call=getPodcast');
  await expectSettled(page);
  await page.getByLabel('API key', { exact: true }).fill('pk_live_wrong');
  await expect(page.getByText('Sent with your key.')).toBeVisible();
  await send(page);
  await expect(outcome(page)).toContainText('401');
  await expect(outcome(page)).toContainText('Invalid authorization token');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('pk_live_wrong');
  await page.reload();
  await expect(page.getByLabel('API key', { exact: true })).toHaveValue('');
});

test('what cannot be a call is not sent', async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/api/v1/search/**', (route) => {
    sent.push(route.request().url());
    return route.continue();
  });
  await page.goto('/api-docs?call=searchPodcasts');
  await expectSettled(page);
  await page.getByRole('textbox', { name: 'Body' }).fill('{"searchTerms": [');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('The body is no JSON');
  expect(sent).toEqual([]);
  await page.getByRole('textbox', { name: 'Body' }).fill('{}');
  await send(page);
  await expect(outcome(page)).toContainText('At least one search term or filter is required.');
});

test('calls that change something are not sent from here', async ({ page }) => {
  await page.goto('/api-docs?call=signOut');
  await expect(page.getByText('This call changes something, so it is not sent from here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
});

test('every example that reads is answered', async ({ page }) => {
  test.slow(); // Every call of the API.
  const faults = collectErrors(page);
  await page.goto('/api-docs');
  await expectSettled(page);
  // Examples are made with a podcast of the catalog.
  await expect(page.getByRole('region', { name: 'first call with curl' })).not.toContainText('podcast-slug');
  const signedIn = await page.getByRole('link', { name: 'Sign in' }).count() === 0;
  const links = sideList(page).locator('a[href*="?call="]');
  const answers: string[] = [];
  for (let place = 0; place < (await links.count()); place += 1) {
    const link = links.nth(place);
    const id = new URL((await link.getAttribute('href')) ?? '', 'http://earshot.test').searchParams.get('call') ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: id, exact: true })).toBeVisible();
    const needs = await page.getByText(/^Needs a (key or a )?session/).count();
    if ((await page.getByText('This call changes something').count()) > 0 || (needs > 0 && !signedIn)) continue;
    await send(page);
    await expect(outcome(page)).toBeVisible();
    if (!(await outcome(page).textContent())?.startsWith('200 OK')) answers.push(`${id}: ${await outcome(page).textContent()}`.slice(0, 300));
  }
  expect(await links.count()).toBeGreaterThan(40);
  expect(answers).toEqual([]);
  expect(faults).toEqual([]);
});

test('limits and errors are those of the server', async ({ page, request }) => {
  const document = await (await request.get('/openapi.json')).json();
  await page.goto('/api-docs?topic=errors');
  await expect(page.getByRole('region', { name: 'Codes' }).getByRole('row')).toHaveCount(document['x-earshot'].errors.length + 1);
  await page.goto('/api-docs?topic=limits');
  await expect(page.getByRole('row', { name: /^Searches/ })).toContainText('5,000 a month');
  await expect(page.getByText('personFilters', { exact: true })).toBeVisible();
});

test('the status page says what is served, and when the server is lost', async ({ page }) => {
  await page.goto('/api-docs/api-status');
  await expect(page.getByText('The API is up', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/^[\d,]+$/);
  await expect(page.getByText(/^[\d,]+ ms just now, [\d,]+ ms in the middle of 1 answer\./)).toBeVisible();
  await page.route('**/api/v1/public/health', (route) => route.abort());
  await expect(page.getByText('The API cannot be reached')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/v1/public/health');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The API is up', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list opens on demand, and closes with a choice', async ({ page }) => {
    await page.goto('/api-docs');
    await expectSettled(page);
    await expect(page.getByLabel('Filter the calls')).toBeHidden();
    await page.getByRole('button', { name: 'All pages and calls' }).click();
    await sideList(page).getByRole('link', { name: 'getPodcast', exact: true }).or(sideList(page).locator('a[href$="call=getPodcast"]')).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'getPodcast' })).toBeVisible();
    await expect(page.getByLabel('Filter the calls')).toBeHidden();
  });
});
