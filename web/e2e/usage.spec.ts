import { expect, type Page, test } from '@playwright/test';
import { SIGN_IN_LINK } from './session';

/** Searches and waits for the response, since a canceled search is not counted. */
async function search(page: Page, query: string): Promise<void> {
  const response = page.waitForResponse((candidate) => candidate.url().includes('/api/v1/search/') && candidate.request().postData()?.includes(query) === true);
  await page.goto(`/search?q=${query}`);
  await (await response).finished();
}

test('the dashboard shows the used searches of the plan', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'usage needs an account');
  // A new query, so that its free repeats start now.
  const query = `usage${Date.now()}`;
  await search(page, query);
  const countUsed = async () => {
    await page.goto('/app');
    const text = await page.getByRole('region', { name: 'Usage' }).getByText(/of 5,000 searches used this month/).textContent();
    return Number.parseInt((text ?? '').replaceAll(',', ''), 10);
  };
  const before = await countUsed();
  expect(before).toBeGreaterThan(0);
  await expect(page.getByRole('progressbar', { name: 'Searches used' })).toBeVisible();
  await expect(page.getByText(/^[\d,]+ search(es)? in 30 days, most on /)).toBeVisible();
  // Repeating the search is free. A new search is counted.
  await search(page, query);
  expect(await countUsed()).toBe(before);
  await search(page, `word${Date.now()}`);
  expect(await countUsed()).toBe(before + 1);
});
