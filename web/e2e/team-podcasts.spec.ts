import { expect, type Page, test } from '@playwright/test';
import { createDescribedList } from './described-list';
import { signUp } from './new-account';
import { expectAccessible, expectLargeTargets, expectSettled } from './page-checks';
import { findTranscribedEpisode, SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

const toast = (page: Page, text: string | RegExp) => page.getByLabel('Messages').getByRole('status').filter({ hasText: text });

test('a blacklisted podcast is left out of searches, and can return', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto(`/app/podcasts/${SHOW.slug}`);
  await expectSettled(page);
  await expectAccessible(page, 'podcast in the application');
  await page.getByRole('group', { name: 'Team podcast' }).getByRole('switch', { name: 'Blacklist' }).click();
  await expect(toast(page, 'is left out of your team’s searches')).toBeVisible();

  const query = `/app/search?q=${encodeURIComponent(`title:"${SHOW.title}"`)}`;
  await page.goto(query);
  await expect(page.getByText('1 blacklisted podcast hidden.')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('list', { name: 'On your lists' }).getByText('Blacklisted')).toBeVisible();

  await page.goto('/app/podcasts?show=blacklist');
  const table = page.getByRole('table', { name: 'Team podcasts' });
  await expect(table.getByRole('rowheader', { name: SHOW.title })).toBeVisible();
  await expectAccessible(page, 'team podcasts');
  await table.getByRole('checkbox', { name: `Select ${SHOW.title}` }).click();
  await page.getByRole('region', { name: 'Selected podcasts' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'No podcasts match' })).toBeVisible();
  await toast(page, 'Removed 1 podcast from the team.').getByRole('button', { name: 'Undo' }).click();
  await expect(table.getByRole('rowheader', { name: SHOW.title })).toBeVisible();
});

test('the parts of a podcast are sub-pages, and any other name is an episode', async ({ page, request }) => {
  await signUp(page, request);
  const episode = await findTranscribedEpisode(request);
  await page.goto(`/app/podcasts/${SHOW.slug}`);
  await page.getByRole('navigation', { name: 'Podcast sections' }).getByRole('link', { name: 'Episodes' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/podcasts/${SHOW.slug}/episodes$`));
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/app/podcasts/${SHOW.slug}/[^/]+$`));
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto(`/app/podcasts/${SHOW.slug}/${episode.episodeSlug}`);
  await expect(page.getByRole('heading', { level: 1, name: episode.title })).toBeVisible();
  await expectAccessible(page, 'episode in the application');
  await page.goto(`/app/podcasts/${SHOW.slug}/no-such-episode-or-part`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the page of a podcast shows the activity of the team', async ({ page, request }) => {
  await signUp(page, request);
  await createDescribedList(page, { name: 'Spring guests' });
  await page.goto(`/app/podcasts/${SHOW.slug}/activity`);
  await expect(page.getByRole('list', { name: 'Lists with this podcast' }).getByText('Prospect')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Activity' }).getByText('added it to Spring guests')).toBeVisible();
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('team podcasts are cards that fit on the screen', async ({ page, request }) => {
    await signUp(page, request);
    expect((await page.request.put(`/api/v1/teams/podcasts/${SHOW.slug}`, { data: { sync: true } })).status()).toBe(200);
    await page.goto('/app/podcasts');
    await expect(page.getByRole('rowheader', { name: SHOW.title })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1);
    await expectAccessible(page, 'team podcasts on a phone');
    await expectLargeTargets(page, 'team podcasts on a phone');
  });
});
