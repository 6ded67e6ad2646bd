import { expect, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { SHOW } from './sample-catalog';
import { NO_SESSION, SIGN_IN_LINK } from './session';

test('searches and filters are in the URL, and Back undoes them', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByText('At least one search term or filter is required.')).toBeVisible();
  const box = page.getByLabel('Search podcasts and episodes');
  await box.fill(SHOW.title);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('link', { name: SHOW.title }).first()).toBeVisible();
  await expect(page.getByTestId('query-summary')).toHaveText('Podcasts with The, Cold and Shelf (or any of them), in titles and descriptions.');

  await page.getByRole('region', { name: 'Filters' }).getByLabel('Latest episode').selectOption('365d');
  await expect(page).toHaveURL(/active=365d/);
  await expect(page.getByRole('button', { name: 'Remove filter Active in the last 365 days' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/active=/);
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0);
});

test('the table can be sorted, also after a reload', async ({ page }) => {
  await page.goto('/search?q=the&view=table');
  await expectSettled(page);
  const table = page.getByRole('table', { name: 'Podcast results' });
  await expect(table).toBeVisible();
  await table.getByRole('button', { name: 'Podcast' }).click();
  await expect(page).toHaveURL(/sort=title/);
  await expect(table.getByRole('columnheader', { name: 'Podcast' })).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Podcast' })).toHaveAttribute('aria-sort', 'ascending');
  await table.getByRole('button', { name: 'Podcast' }).click();
  await expect(page).toHaveURL(/sort=title%2Cdesc/);
  await expect(page.getByRole('columnheader', { name: 'Podcast' })).toHaveAttribute('aria-sort', 'descending');
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

test('a keyword match is shown in the list and in the table', async ({ page }) => {
  await page.goto('/search?q=fermentation');
  const match = page.getByText('Keyword: fermentation', { exact: true });
  await expect(match.first()).toBeVisible();
  await page.goto('/search?q=fermentation&view=table');
  await expect(page.getByRole('table').getByText('Keyword: fermentation', { exact: true }).first()).toBeVisible();
});

test('paid filters are in the URL, the chips and the query summary', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'these filters need an account');
  await page.goto('/search?q=the');
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'Social profiles' }).click();
  await page.getByRole('option', { name: 'YouTube', exact: true }).click();
  await expect(page).toHaveURL(/socials=youtube/);
  await page.keyboard.press('Escape'); // The list stays open for further choices.
  await filters.getByRole('radiogroup', { name: 'Has a contact' }).getByText('Yes').click();
  await expect(page).toHaveURL(/has-contact=yes/);
  await expect(page.getByTestId('query-summary')).toHaveText('Podcasts with the, in titles and descriptions, with a contact, on YouTube.');
  await expect(page.locator('[data-result]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter On YouTube' }).click();
  await expect(page).not.toHaveURL(/socials/);
});

test('without results, filters can be removed', async ({ page }) => {
  await page.goto('/search?q=shelf&languages=ja');
  await expect(page.getByRole('heading', { name: 'No podcasts match' })).toBeVisible();
  await page.getByRole('button', { name: /^Without “Japanese”/ }).click();
  await expect(page).not.toHaveURL(/languages/);
});

test('unknown URL parameters are ignored with a notice', async ({ page }) => {
  await page.goto('/search?q=the&mode=all&active=soon&utm=1');
  await expect(page.getByText('Ignored unknown URL parameters: mode, active and utm.')).toBeVisible();
});

test('an error shows its request ID and can be retried', async ({ page }) => {
  let isFailing = true;
  await page.route('**/api/v1/search/podcasts', (route) =>
    isFailing ? route.fulfill({ status: 500, json: { status: 'ERROR', message: 'Internal error', code: 'internal', errors: [], requestId: 'req-123' } }) : route.continue(),
  );
  await page.goto('/search?q=the');
  await expect(page.getByRole('alert')).toContainText('req-123');
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a lost connection shows an error', async ({ page }) => {
  await page.route('**/api/v1/search/podcasts', (route) => route.abort());
  await page.goto('/search?q=the');
  await expect(page.getByText('Unable to connect to the API server. Please try again later.')).toBeVisible();
});

test.describe('without an account', () => {
  test.use({ storageState: NO_SESSION });

  test('locked filters and the result limit explain themselves', async ({ page }) => {
    await page.goto('/search?q=the&has-transcript=yes&socials=youtube');
    const filters = page.getByRole('region', { name: 'Filters' });
    await expect(filters.getByRole('link', { name: 'Filters with a lock need a free account or a paid plan. Sign in to use them.' })).toBeVisible();
    await filters.getByRole('button', { name: 'Episodes', exact: true }).click();
    await expect(filters.getByRole('radiogroup', { name: 'Has a transcript' }).getByRole('radio', { name: 'Yes' })).toBeDisabled();
    await expect(page.getByText('Ignored; needs a free account: has a transcript.')).toBeVisible();
    await expect(page.getByText('Ignored; needs a paid plan: social profiles.')).toBeVisible();
    await expect(filters.getByRole('radiogroup', { name: 'Has a contact' }).getByRole('radio', { name: 'Yes' })).toBeDisabled();
    await expect(page.getByText(/^3 of [\d,+]+ podcasts on the public plan/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in for more' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('filters open in a sheet', async ({ page }) => {
    await page.goto('/search?q=the');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Explicit content').selectOption('clean');
    await sheet.getByRole('button', { name: 'Show results' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/explicit=clean/);
  });
});
