import { expect, type Page, test } from '@playwright/test';
import { expectSettled } from './page-checks';

const querySummary = (page: Page) => page.getByTestId('sentence');

/** What the page asks for when it opens the address. */
async function requestedTerms(page: Page, address: string) {
  const [request] = await Promise.all([page.waitForRequest(/\/api\/v1\/search\/(podcasts|episodes)$/), page.goto(address)]);
  return { kind: new URL(request.url()).pathname.split('/').pop(), terms: request.postDataJSON().searchTerms };
}

for (const text of ['shelf', '深度学习', 'การลงทุน']) {
  test(`"${text}" in the box is an exact text, and the same after a reload`, async ({ page }) => {
    await page.goto('/search');
    const box = page.getByLabel('Search podcasts and episodes');
    await box.fill(`"${text}"`);
    const [request] = await Promise.all([page.waitForRequest('**/api/v1/search/podcasts'), box.press('Enter')]);
    const wanted = [{ searchTerm: text, searchTermOptions: { matchMode: 'must', phraseMatch: true } }];
    expect(request.postDataJSON().searchTerms).toMatchObject(wanted);
    await expect(querySummary(page)).toHaveText(`Podcasts with “${text}”, in titles and descriptions.`);
    expect((await requestedTerms(page, page.url())).terms).toMatchObject(wanted);
    await expect(box).toHaveValue(`"${text}"`);
  });
}

test('podcasts have two places to look, episodes five', async ({ page }) => {
  await page.goto('/search?q=salt');
  const places = page.getByRole('group', { name: 'Look for words in' }).getByRole('checkbox');
  await expect(places).toHaveCount(2);
  await expect(querySummary(page)).toHaveText('Podcasts with salt, in titles and descriptions.');
  await page.getByRole('radiogroup', { name: 'What to search' }).getByText('Episodes and transcripts').click();
  await expect(places).toHaveCount(5);
  await expect(querySummary(page)).toHaveText('Episodes with salt, in titles, descriptions and transcripts.');
  for (const name of ['Episode title', 'Episode description']) await page.getByRole('checkbox', { name }).uncheck();
  await page.getByRole('checkbox', { name: 'Podcast title' }).check();
  await expect(page).toHaveURL(/in=podcast-title&in=transcript/);
  await expect(querySummary(page)).toHaveText('Episodes with salt, in podcast titles and transcripts.');
  const { kind, terms } = await requestedTerms(page, page.url());
  expect(kind).toBe('episodes');
  expect(terms[0].searchTargets).toEqual(['podcast-title', 'transcript']);
  await page.getByRole('button', { name: 'Remove the filter Only in podcast titles and transcripts' }).click();
  await expect(page).not.toHaveURL(/in=/);
});

test('the page says why it searches episodes, and leads back to podcasts', async ({ page }) => {
  await page.goto('/search?q=salt&in=transcript&genres=arts');
  await expect(page.getByText('Searching episodes because a transcript term is set.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Episodes and transcripts' })).toBeChecked();
  await page.getByRole('button', { name: 'Search podcasts without it' }).click();
  await expect(page).toHaveURL(/\/search\?q=salt&genres=arts$/);
  await expect(page.getByRole('radio', { name: 'Podcasts', exact: true })).toBeChecked();
});

test('a change of the search is read out', async ({ page }) => {
  await page.goto('/search?q=salt+water+-sugar');
  await expectSettled(page);
  await expect(querySummary(page)).toHaveAttribute('aria-live', 'polite');
  await expect(querySummary(page)).toHaveText('Podcasts with both salt and water, or else any of them, without sugar, in titles and descriptions.');
  await expect(querySummary(page).locator('strong')).toHaveText(['salt', 'water', 'sugar']);
});
