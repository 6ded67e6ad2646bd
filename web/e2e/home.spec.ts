import { expect, test } from '@playwright/test';
import { collectErrors } from './page-checks';
import { SHOW } from './sample-catalog';

test('the home page shows its headline, live numbers and new podcasts', async ({ page }) => {
  const pageErrors = collectErrors(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Search what podcasts say' })).toBeVisible();
  const numbers = page.getByLabel('The catalog in numbers');
  await expect(numbers).toContainText(/\d[\d,]*\s*podcasts|podcasts\s*\d/);
  await expect(page.getByRole('region', { name: 'Just published' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Genres' }).getByRole('link').first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('the search box suggests podcasts, which the keyboard can select', async ({ page }) => {
  await page.goto('/');
  const box = page.getByLabel('Search podcasts and episodes');
  await box.pressSequentially(SHOW.title.slice(0, 8));
  const option = page.getByRole('option', { name: SHOW.title });
  await expect(option).toBeVisible();
  const titles = await page.getByRole('option').allInnerTexts();
  const position = titles.findIndex((title) => title.includes(SHOW.title));
  for (let step = 0; step <= position; step += 1) await box.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/podcasts/${SHOW.slug}$`));
});

