import { expect, type Page, test } from '@playwright/test';
import { SIGN_IN_LINK } from './session';

/** Searches, and waits for the answer: a search that is left before it is answered costs nothing. */
async function search(page: Page, question: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/api/v1/search/') && response.request().postData()?.includes(question) === true);
  await page.goto(`/search?q=${question}`);
  await (await answered).finished();
}

test('the dashboard tells what is used of the plan', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'usage is of readers with an account');
  // A question that nobody asked before: how long its repeats are free begins here.
  const question = `usage${Date.now()}`;
  await search(page, question);
  const countUsed = async () => {
    await page.goto('/app');
    const text = await page.getByRole('region', { name: 'Usage' }).getByText(/of 5,000 searches used this month/).textContent();
    return Number.parseInt((text ?? '').replaceAll(',', ''), 10);
  };
  const before = await countUsed();
  expect(before).toBeGreaterThan(0);
  await expect(page.getByRole('progressbar', { name: 'Searches used' })).toBeVisible();
  await expect(page.getByText(/^[\d,]+ search(es)? in 30 days, most on /)).toBeVisible();
  // The same again costs nothing, another does.
  await search(page, question);
  expect(await countUsed()).toBe(before);
  await search(page, `word${Date.now()}`);
  expect(await countUsed()).toBe(before + 1);
});
