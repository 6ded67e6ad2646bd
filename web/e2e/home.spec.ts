import { expect, type Route, test } from '@playwright/test';
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
  await expect(option).toHaveAttribute('data-combobox-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/podcasts/${SHOW.slug}$`));
});

test('a late response to an older text is discarded', async ({ page }) => {
  const olderRequest = '**/api/v1/autocomplete/podcasts?query=th';
  const heldRoute = new Promise<Route>((resolve) => {
    void page.route(olderRequest, (route) => resolve(route));
  });
  await page.goto('/');
  const box = page.getByLabel('Search podcasts and episodes');
  await box.fill('th');
  const route = await heldRoute;
  await box.fill(SHOW.title);
  await expect(page.getByRole('option', { name: SHOW.title })).toBeVisible();
  // The page may have canceled the request, which makes `fulfill` fail.
  await route.fulfill({ json: { status: 'OK', data: { podcasts: [], words: ['thoroughly stale'] } } }).catch(() => undefined);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.getByText('thoroughly stale')).toHaveCount(0);
});
