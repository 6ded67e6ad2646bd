import { expect, type Page, test } from '@playwright/test';
import { signUp } from './new-account';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

/** Searches and waits for the response, since a canceled search is not counted. */
async function search(page: Page, query: string): Promise<void> {
  const response = page.waitForResponse((candidate) => candidate.url().includes('/api/v1/search/') && candidate.request().postData()?.includes(query) === true);
  await page.goto(`/search?q=${query}`);
  await (await response).finished();
}

async function expectUsed(page: Page, count: number): Promise<void> {
  await page.goto('/app');
  await expect(page.getByRole('region', { name: 'Usage' }).getByText(`${count} of 10 searches used today`)).toBeVisible();
}

test('the dashboard shows the used searches of the plan', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/app');
  await expect(page.getByRole('region', { name: 'Usage' }).getByText('0 of 10 searches used today')).toBeVisible();
  await search(page, 'salt');
  await expectUsed(page, 1);
  await expect(page.getByRole('progressbar', { name: 'Searches used' })).toBeVisible();
  await expect(page.getByText(/^1 search in 30 days, most on /)).toBeVisible();
  // Repeating the search is free. A new search is counted.
  await search(page, 'salt');
  await expectUsed(page, 1);
  await search(page, 'water');
  await expectUsed(page, 2);
});
