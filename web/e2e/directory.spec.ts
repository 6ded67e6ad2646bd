import { expect, test } from '@playwright/test';
import { SHOW } from './sample-catalog';
import { expectSettled } from './page-checks';

test('the directory leads from a letter to a podcast', async ({ page }) => {
  await page.goto('/podcasts/directory');
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: new RegExp(`^${SHOW.letter}, `, 'i') }).click();
  await expect(page).toHaveURL(new RegExp(`/podcasts/directory/${SHOW.letter}$`));
  await expectSettled(page);
  await page.getByRole('link', { name: SHOW.title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/podcasts/${SHOW.slug}$`));
});

test('a genre leads to a filtered search', async ({ page }) => {
  await page.goto('/podcasts');
  await page.getByRole('list', { name: 'Genres' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/search\?genres=/);
  await expectSettled(page);
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toBeVisible();
});
