import { expect, type Page, test } from '@playwright/test';
import { signUp } from './new-account';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

/** Searches, and stays on the page until the results are there and counted: leaving it cancels the search, and a canceled one is free. */
async function search(page: Page, query: string, count: number): Promise<void> {
  await page.goto(`/search?q=${query}`);
  await expect(page.locator('[data-result]').first()).toBeVisible();
  await expect.poll(() => countSearches(page)).toBe(count);
}

/** The searches of today that the server has counted. */
async function countSearches(page: Page): Promise<number | undefined> {
  const response = await page.request.get('/api/v1/teams/usage/current');
  const { data } = (await response.json()) as { data: { aliases: { alias: string; used: number }[] } };
  return data.aliases.find(({ alias }) => alias === 'searchCount')?.used;
}

async function expectUsed(page: Page, count: number): Promise<void> {
  await page.goto('/app');
  await expect(page.getByRole('region', { name: 'Usage' }).getByText(`${count} of 10 searches used today`)).toBeVisible();
}

test('the dashboard shows the used searches of the plan', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/app');
  await expect(page.getByRole('region', { name: 'Usage' }).getByText('0 of 10 searches used today')).toBeVisible();
  await search(page, 'salt', 1);
  await expectUsed(page, 1);
  await expect(page.getByRole('progressbar', { name: 'Searches used' })).toBeVisible();
  await expect(page.getByText(/^1 search in 30 days, most on /)).toBeVisible();
  // Repeating the search is free. A new search is counted.
  await search(page, 'salt', 1);
  await expectUsed(page, 1);
  await search(page, 'water', 2);
  await expectUsed(page, 2);
});
