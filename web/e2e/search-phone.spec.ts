import { expect, type Page, test } from '@playwright/test';
import { expectSettled } from './page-checks';

test.use({ viewport: { width: 390, height: 844 } });

/** Neither the page, nor anything on it. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main *')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(wide).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1);
}

test('filters and order are two buttons on one line above the results', async ({ page }) => {
  await page.goto('/search?q=the&explicit=clean&sort=totalEpisodes&sort=title');
  await expectSettled(page);
  const filters = page.getByRole('button', { name: 'Filters (1)' });
  const order = page.getByRole('button', { name: 'Sort: Episodes +1' });
  const [one, other, result] = [await filters.boundingBox(), await order.boundingBox(), await page.locator('[data-result]').first().boundingBox()];
  expect(one?.y).toBe(other?.y);
  expect(result?.y).toBeGreaterThan(one?.y ?? Infinity);
  await expectNoSidewaysScroll(page);

  await order.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Order of the results' });
  await expect(sheet.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('authorityScore');
  await sheet.getByRole('button', { name: 'Show the results' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/sort=authorityScore&sort=title/);
  await expect(page.getByRole('button', { name: 'Sort: Authority score +1' })).toBeFocused();
});

for (const mode of ['podcasts', 'episodes']) {
  test(`the table of ${mode} is cards that fit`, async ({ page }) => {
    await page.goto(`/search?q=salt&mode=${mode}&view=table`);
    await expectSettled(page);
    await expect(page.getByRole('table').getByRole('row').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    const widths = await page.getByRole('cell').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(Math.max(...widths)).toBeLessThanOrEqual(390);
  });
}
