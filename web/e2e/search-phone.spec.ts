import { expect, type Page, test } from '@playwright/test';
import { expectSettled } from './page-checks';

test.use({ viewport: { width: 390, height: 844 } });

/** Expects that neither the page nor any element on it scrolls sideways. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const scrollingElements = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main *')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(scrollingElements).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1);
}

test('filters and sorting are two buttons in one row above the results', async ({ page }) => {
  await page.goto('/search?q=the&explicit=clean&sort=totalEpisodes&sort=title');
  await expectSettled(page);
  const filters = page.getByRole('button', { name: 'Filters (1)' });
  const sort = page.getByRole('button', { name: 'Sort: Episodes +1' });
  const [filtersBox, sortBox, resultBox] = [await filters.boundingBox(), await sort.boundingBox(), await page.locator('[data-result]').first().boundingBox()];
  expect(filtersBox?.y).toBe(sortBox?.y);
  expect(resultBox?.y).toBeGreaterThan(filtersBox?.y ?? Infinity);
  await expectNoSidewaysScroll(page);

  await sort.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Sort by' });
  await expect(sheet.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('authorityScore');
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/sort=authorityScore&sort=title/);
  await expect(page.getByRole('button', { name: 'Sort: Authority score +1' })).toBeFocused();
});

for (const mode of ['podcasts', 'episodes']) {
  test(`the table of ${mode} becomes cards that fit on the screen`, async ({ page }) => {
    await page.goto(`/search?q=salt&mode=${mode}&view=table`);
    await expectSettled(page);
    await expect(page.getByRole('table').getByRole('row').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    const rightEdges = await page.getByRole('cell').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(Math.max(...rightEdges)).toBeLessThanOrEqual(390);
  });
}

test('a long query stays readable', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('how they raised a seed round without a network '.repeat(12))}`);
  await expectSettled(page);
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.height).toBeLessThan(70);
});
