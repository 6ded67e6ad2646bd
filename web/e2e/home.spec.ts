import { expect, type Route, test } from '@playwright/test';
import { collectErrors } from './page-checks';
import { SHOW } from './sample-catalog';

test('says what it is, shows live numbers and new shows', async ({ page }) => {
  const faults = collectErrors(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Search what podcasts say' })).toBeVisible();
  const numbers = page.getByLabel('The catalog in numbers');
  await expect(numbers).toContainText(/\d[\d,]*\s*podcasts|podcasts\s*\d/);
  await expect(page.getByRole('region', { name: 'Just published' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Genres' }).getByRole('link').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('the box suggests shows as one types, by keyboard too', async ({ page }) => {
  await page.goto('/');
  const box = page.getByLabel('Search podcasts and episodes');
  await box.pressSequentially(SHOW.title.slice(0, 8));
  await expect(page.getByRole('option', { name: SHOW.title })).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await box.press('ArrowDown');
    if ((await page.getByRole('option', { name: SHOW.title }).getAttribute('data-combobox-selected')) === 'true') break;
  }
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/podcasts/${SHOW.slug}$`));
});

test('an answer to an older text is never shown', async ({ page }) => {
  const older = '**/api/v1/autocomplete/podcasts?query=th';
  const held = new Promise<Route>((resolve) => {
    void page.route(older, (route) => resolve(route));
  });
  await page.goto('/');
  const box = page.getByLabel('Search podcasts and episodes');
  await box.fill('th');
  const route = await held;
  await box.fill(SHOW.title);
  await expect(page.getByRole('option', { name: SHOW.title })).toBeVisible();
  // The page may have given the request up; then there is nothing to answer.
  await route.fulfill({ json: { status: 'OK', data: { podcasts: [], words: ['thoroughly stale'] } } }).catch(() => undefined);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.getByText('thoroughly stale')).toHaveCount(0);
});
