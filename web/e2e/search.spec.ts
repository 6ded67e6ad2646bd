import { expect, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { SHOW } from './sample-catalog';

test('searches and filters are in the URL, and Back undoes them', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByText('At least one search term or filter is required.')).toBeVisible();
  const box = page.getByLabel('Search podcasts and episodes');
  await box.fill(SHOW.title);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('link', { name: SHOW.title }).first()).toBeVisible();
  await expect(page.getByTestId('query-summary')).toHaveText('Podcasts that mention The, Cold or Shelf, in titles, descriptions and episodes.');

  await page.getByRole('region', { name: 'Filters' }).getByLabel('Latest episode').selectOption('365d');
  await expect(page).toHaveURL(/active=365d/);
  await expect(page.getByRole('button', { name: 'Remove filter Active in the last 365 days' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/active=/);
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0);
});

test('a transcript term searches episodes, explains why, and links to the moment', async ({ page }) => {
  await page.goto('/search?q=transcript%3Acollar');
  await expect(page.getByText('Searching episodes because a transcript term is set.')).toBeVisible();
  await expectSettled(page);
  const moment = page.getByRole('link', { name: /^Open at \d/ }).first();
  await moment.click();
  await expect(page).toHaveURL(/\?t=\d+/);
  await expect(page.getByRole('heading', { name: 'Transcript', exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('filters open in a sheet', async ({ page }) => {
    await page.goto('/search?q=the');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    // It stays in place while counts of new results arrive above it.
    await expect(sheet.getByRole('button', { name: 'Show results' })).toBeInViewport();
    await sheet.getByLabel('Explicit content').selectOption('clean');
    await sheet.getByRole('button', { name: 'Show results' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/explicit=clean/);
  });
});
