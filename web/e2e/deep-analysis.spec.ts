import { expect, type Page, test } from '@playwright/test';
import { signUp } from './new-account';
import { expectAccessible, expectNoOverflow, findSmallTargets, resize } from './page-checks';
import { findTranscribedEpisode, SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

/** The server checks for requests every ten seconds. */
const ANALYSIS_MS = 60_000;
const analysis = (page: Page) => page.getByRole('region', { name: 'Deep analysis', exact: true });

test('an episode is analyzed, and its seconds play', async ({ page, request }) => {
  const { path, title } = await findTranscribedEpisode(request);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(analysis(page)).toHaveCount(0);
  await signUp(page, request);
  await page.goto(`/app${path}`);
  await expect(analysis(page).getByText('Uses 1 AI assist. 3 of 3 are left.')).toBeVisible();
  await expectAccessible(page, 'an episode without an analysis');
  await analysis(page).getByRole('button', { name: 'Analyze this episode' }).click();
  await expect(analysis(page).getByText(/^(Built from facts|Written by)/)).toBeVisible({ timeout: ANALYSIS_MS });
  await expect(analysis(page).getByText('Uses 1 AI assist. 2 of 3 are left.')).toBeVisible();
  await expect(analysis(page).getByRole('status')).toHaveText('');
  await expectAccessible(page, 'an analysis');
  expect(await findSmallTargets(page), 'an analysis').toEqual([]);
  await resize(page, { width: 390, height: 844 });
  await expectNoOverflow(page, 'an analysis on a phone');
  expect(await findSmallTargets(page), 'an analysis on a phone').toEqual([]);
  await expectAccessible(page, 'an analysis on a phone');

  const moment = analysis(page).getByRole('button', { name: /^Play from / }).last();
  const label = (await moment.getAttribute('aria-label')) ?? '';
  const [seconds = 0, minutes = 0, hours = 0] = label.replace('Play from ', '').split(':').map(Number).toReversed();
  await moment.click();
  await expect(page).toHaveURL(new RegExp(`\\?t=${hours * 3600 + minutes * 60 + seconds}$`));

  // The whole team can see it now.
  await page.reload();
  await expect(analysis(page).getByRole('button', { name: 'Analyze again' })).toBeVisible();
  await page.goto(`/app/podcasts/${SHOW.slug}/episodes`);
  const listed = page.getByRole('list', { name: 'Deep analyses' });
  await expect(listed.getByRole('link', { name: title })).toHaveAttribute('href', `/app${path}`);
  await expect(listed.getByText('Analyzed', { exact: true })).toBeVisible();
});
