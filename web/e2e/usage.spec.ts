import { expect, test } from '@playwright/test';
import { expectSettled } from './check';
import { SIGN_IN_LINK } from './session';

test('the dashboard tells what is used of the plan', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'usage is of readers with an account');
  // A question that nobody asked before: how long its repeats are free begins here.
  const question = `/search?q=usage${Date.now()}`;
  await page.goto(question);
  await expectSettled(page);
  const used = async () => {
    await page.goto('/app');
    const text = await page.getByRole('region', { name: 'Usage' }).getByText(/of 5,000 searches used this month/).textContent();
    return Number.parseInt((text ?? '').replaceAll(',', ''), 10);
  };
  // A search that another test left behind may be counted a moment later.
  let before = await used();
  for (let now = await used(); now !== before; now = await used()) before = now;
  expect(before).toBeGreaterThan(0);
  await expect(page.getByRole('progressbar', { name: 'Searches used' })).toBeVisible();
  await expect(page.getByText(/^Yours: [\d,]+ search(es)? in 30 days, most on /)).toBeVisible();
  // The same again costs nothing, another does.
  await page.goto(question);
  await expectSettled(page);
  expect(await used()).toBe(before);
  await page.goto(`/search?q=word${Date.now()}`);
  await expectSettled(page);
  expect(await used()).toBe(before + 1);
});
