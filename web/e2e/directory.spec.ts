import { expect, test } from '@playwright/test';
import { SHOW } from './sample-catalog';
import { expectSettled } from './page-checks';

test('the directory goes from letter to show', async ({ page }) => {
  await page.goto('/podcasts/directory');
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: new RegExp(`^${SHOW.letter}, `, 'i') }).click();
  await expect(page).toHaveURL(new RegExp(`/podcasts/directory/${SHOW.letter}$`));
  await expectSettled(page);
  await page.getByRole('link', { name: SHOW.title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/podcasts/${SHOW.slug}$`));
});

test('a letter that is none', async ({ page }) => {
  await page.goto('/podcasts/directory/qq');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});

test('browsing goes on to a search by genre', async ({ page }) => {
  await page.goto('/podcasts');
  await page.getByRole('list', { name: 'Genres' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/search\?genres=/);
  await expectSettled(page);
  await expect(page.getByRole('button', { name: /^Remove the filter/ })).toBeVisible();
});
