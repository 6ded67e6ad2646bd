import { expect, type Page, type Request, test } from '@playwright/test';
import { expectSettled } from './page-checks';

const querySummary = (page: Page) => page.getByTestId('query-summary');

/** Whether a request searches, and does not only count what a wider search would find. */
const isSearch = (request: Request) => /\/api\/v1\/search\/(podcasts|episodes)$/.test(request.url()) && !request.postDataJSON().countOnly;

/** Opens the URL and returns the kind and the terms of the search request. */
async function requestedTerms(page: Page, url: string) {
  const [request] = await Promise.all([page.waitForRequest(isSearch), page.goto(url)]);
  return { kind: new URL(request.url()).pathname.split('/').pop(), terms: request.postDataJSON().searchTerms };
}

for (const text of ['shelf', '深度学习', 'การลงทุน']) {
  test(`"${text}" in the search box is an exact phrase, also after a reload`, async ({ page }) => {
    await page.goto('/search');
    const box = page.getByLabel('Search podcasts and episodes');
    await box.fill(`"${text}"`);
    const [request] = await Promise.all([page.waitForRequest(isSearch), box.press('Enter')]);
    const expectedTerms = [{ searchTerm: text, searchTermOptions: { matchMode: 'must', phraseMatch: true } }];
    expect(request.postDataJSON().searchTerms).toMatchObject(expectedTerms);
    await expect(querySummary(page)).toHaveText(`Podcasts with “${text}”, in titles and descriptions.`);
    expect((await requestedTerms(page, page.url())).terms).toMatchObject(expectedTerms);
    await expect(box).toHaveValue(`"${text}"`);
  });
}

test('podcast search has two fields, episode search five', async ({ page }) => {
  await page.goto('/search?q=salt');
  const fields = page.getByRole('group', { name: 'Search in' }).getByRole('checkbox');
  await expect(fields).toHaveCount(2);
  await expect(querySummary(page)).toHaveText('Podcasts with salt, in titles and descriptions.');
  await page.getByRole('radiogroup', { name: 'What to search' }).getByText('Episodes and moments').click();
  await expect(fields).toHaveCount(5);
  await expect(querySummary(page)).toHaveText('Episodes with salt, in titles, descriptions and transcripts.');
  for (const name of ['Episode title', 'Episode description']) await page.getByRole('checkbox', { name }).uncheck();
  await page.getByRole('checkbox', { name: 'Podcast title' }).check();
  await expect(page).toHaveURL(/in=podcast-title&in=transcript/);
  await expect(querySummary(page)).toHaveText('Episodes with salt, in podcast titles and transcripts.');
  const { kind, terms } = await requestedTerms(page, page.url());
  expect(kind).toBe('episodes');
  expect(terms[0].searchTargets).toEqual(['podcast-title', 'transcript']);
  await page.getByRole('button', { name: 'Remove filter Only in podcast titles and transcripts' }).click();
  await expect(page).not.toHaveURL(/in=/);
});

test('the page explains why it searches episodes and offers podcasts instead', async ({ page }) => {
  await page.goto('/search?q=salt&in=transcript&genres=arts');
  await expect(page.getByText('Searching episodes because a transcript term is set.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Episodes and moments/ })).toBeChecked();
  await page.getByRole('button', { name: 'Search podcasts instead' }).click();
  await expect(page).toHaveURL(/\/search\?q=salt&genres=arts$/);
  await expect(page.getByRole('radio', { name: /^Podcasts/ })).toBeChecked();
});

test('screen readers announce the query summary', async ({ page }) => {
  await page.goto('/search?q=salt+water+-sugar');
  await expectSettled(page);
  await expect(querySummary(page)).toHaveAttribute('aria-live', 'polite');
  await expect(querySummary(page)).toHaveText('Podcasts with salt and water (or any of them), without sugar, in titles and descriptions.');
  await expect(querySummary(page).locator('strong')).toHaveText(['salt', 'water', 'sugar']);
});
