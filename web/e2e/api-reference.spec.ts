import { expect, test } from '@playwright/test';
import { expectSettled } from './page-checks';

test('an endpoint has its fields by use, each described, and an example response before anything is sent', async ({ page }) => {
  await page.goto('/api-docs?call=searchEpisodes');
  await expectSettled(page);
  const body = page.getByRole('region', { name: 'Request body' });
  await expect(body.getByRole('heading', { level: 3 })).toHaveText(['Query', 'Podcast filters', 'Episode filters', 'Order and pages', 'Content of the response', 'Not available']);
  await expect(body.getByRole('list', { name: 'Query' }).getByText('searchTerms', { exact: true }).first()).toBeVisible();
  // Each field has a name, a type and a sentence.
  const undescribed = await page.locator('section li:has(> div > code):not(:has(> p))').locator('code').allTextContents();
  expect(undescribed.filter((name) => !/^\d{3}$/.test(name))).toEqual([]);
  const example = page.getByRole('region', { name: 'example response' });
  await expect(example).toContainText('"hits"');
  JSON.parse((await example.textContent()) ?? '');
  await expect(page.getByText(/not yet|exist yet/)).toHaveCount(0);
});

test('required parameters come first', async ({ page }) => {
  await page.goto('/api-docs?call=getPodcastChartAppearances');
  await expectSettled(page);
  const notes = await page.getByRole('region', { name: 'Parameters' }).locator('li > div > span').allTextContents();
  const required = notes.map((note) => note.endsWith('required'));
  expect(required).toContain(true);
  expect(required).toEqual(required.toSorted((one, two) => Number(two) - Number(one)));
});
