import { expect, test } from '@playwright/test';
import { expectSettled } from './check';
import { SHOW } from './catalog';

test('a podcast: facts, links, episodes, related shows', async ({ page }) => {
  await page.goto(`/podcasts/${SHOW.slug}`);
  await expectSettled(page);
  await expect(page).toHaveTitle(new RegExp(SHOW.title));
  await expect(page.getByRole('heading', { level: 1, name: SHOW.title })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Facts' });
  await expect(facts.getByText('Episodes')).toBeVisible();
  await expect(facts.getByText('Weekly')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Website' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'RSS feed' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Related podcasts' })).toBeVisible();

  const episodes = page.getByRole('region', { name: 'Episodes' });
  await episodes.getByLabel('Has a transcript').check();
  await expect(page).toHaveURL(/transcripts=yes/);
  await expect(episodes.getByRole('listitem').first()).toContainText('transcript');
  await episodes.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/podcasts/${SHOW.slug}/.+`));
});

test('a podcast that does not exist', async ({ page }) => {
  await page.goto('/podcasts/no-such-show-anywhere');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});
