import { expect, test } from '@playwright/test';
import { expectSettled } from './page-checks';

test('a chart of the sample: positions, movement, another category, the day before', async ({ page }) => {
  await page.goto('/app/charts');
  await expectSettled(page);
  const chart = page.getByRole('table');
  await expect(chart.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1');
  const categories = page.getByRole('combobox', { name: 'Category' });
  const names = await categories.getByRole('option').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await categories.selectOption({ label: names[1] ?? '' });
  await expect(page.getByRole('heading', { level: 2, name: names[1] })).toBeVisible();
  await expect(page).toHaveURL(/category=/);

  const before = page.getByRole('button', { name: /^Captured day before/ });
  await expect(before).toBeEnabled();
  await before.click();
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  await expect(page.getByRole('button', { name: /^Captured day after/ })).toBeEnabled();
});

test('a show of a chart leads to its page, which draws its ranks', async ({ page }) => {
  await page.goto('/app/charts');
  await expectSettled(page);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Charts' })).toBeVisible();
  await expect(page.getByRole('application', { name: /rank on Apple/ })).toBeVisible();
});
