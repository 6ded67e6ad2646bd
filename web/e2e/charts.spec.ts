import { expect, test } from '@playwright/test';
import { expectSettled } from './page-checks';

const CHART = '/charts?chartType=apple&country=us&category=top+podcasts';

test('a chart shows ranks, other categories and earlier days', async ({ page }) => {
  await page.goto('/charts');
  await expectSettled(page);
  const chart = page.getByRole('table');
  await expect(chart.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1');
  const categories = page.getByRole('combobox', { name: 'Category' });
  const names = await categories.getByRole('option').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await categories.selectOption({ label: names[1] ?? '' });
  await expect(page.getByRole('heading', { level: 2, name: names[1] })).toBeVisible();
  await expect(page).toHaveURL(/category=/);

  const previous = page.getByRole('button', { name: /^Previous chart/ });
  await expect(previous).toBeEnabled();
  await previous.click();
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  await expect(page.getByRole('button', { name: /^Next chart/ })).toBeEnabled();
});

test('a charted podcast links to its page with a rank plot', async ({ page }) => {
  await page.goto('/charts');
  await expectSettled(page);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Charts' })).toBeVisible();
  await expect(page.getByRole('application', { name: /rank on Apple/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('rows keep their figures and can be sorted', async ({ page }) => {
    await page.goto(CHART);
    await expectSettled(page);
    await expect(page.getByRole('row').filter({ hasText: 'best #1' }).first()).toContainText(/\d+ of \d+ days/);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('title');
    await expect(page).toHaveURL(/sort=title/);
    await expect(page.getByRole('rowheader').locator('a, span:not([aria-hidden])').first()).toHaveText(/^[A-C]/);
  });
});
