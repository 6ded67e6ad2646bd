import { expect, type Request, test } from '@playwright/test';
import { collectErrors, expectAccessibleInBothSchemes, expectLargeTargets, expectSettled, resize } from './page-checks';
import { SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

/** Most bytes of scripts that the page of visitors runs, as they are sent. */
const MOST_SCRIPT_BYTES = 40 * 1024;

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
  await expectSettled(page);
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


test.describe('without an account', () => {
  test.use({ storageState: NO_SESSION });

  test('the home page runs little script, and Enter leads to results', async ({ page }) => {
    const pageErrors = collectErrors(page);
    const loaded: Request[] = [];
    page.on('requestfinished', (request) => void loaded.push(request));
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Just published' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Genres' }).getByRole('link').first()).toBeVisible();
    const paths = await page.evaluate(() => Array.from(document.scripts, ({ src }) => src).filter(Boolean));
    const scripts = loaded.filter((request) => paths.includes(request.url()));
    expect(scripts).toHaveLength(paths.length);
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(MOST_SCRIPT_BYTES);
    // What the results need is downloaded later, and not run.
    await expect.poll(() => loaded.some((request) => /\/assets\/SearchPage-[^/]+\.js$/.test(request.url()))).toBe(true);
    await page.keyboard.press('/');
    await page.keyboard.type('salt');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=salt$/);
    await expect(page.locator('[data-result]').first()).toBeVisible();
    // From the app, the name leads home.
    await page.getByRole('link', { name: 'Earshot, home' }).click();
    await page.getByRole('link', { name: 'cash flow' }).click();
    await expect(page).toHaveURL(/\/search\?q=cash\+flow$/);
    expect(pageErrors).toEqual([]);
  });

  test('the home page is accessible, also in the dark and on a phone', async ({ page }) => {
    await page.goto('/');
    await expectSettled(page);
    await expectAccessibleInBothSchemes(page, 'home');
    await resize(page, { width: 390, height: 844 });
    await expectSettled(page);
    await expectLargeTargets(page, 'home');
  });
});
