import { expect, type Page, test } from '@playwright/test';
import { signUp } from './new-account';
import { expectAccessible, findOverflow, findSmallTargets } from './page-checks';
import { findTranscribedEpisode, SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

/** The server checks for requests every ten seconds. */
const ANALYSIS_MS = 30_000;
const analysis = (page: Page) => page.getByRole('region', { name: 'Deep analysis', exact: true });

test('an episode is analyzed, and its seconds play', async ({ page, request }) => {
  test.setTimeout(90_000);
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

test('the newest episodes are analyzed after their cost was shown', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto(`/app/podcasts/${SHOW.slug}/episodes`);
  const section = page.getByRole('region', { name: 'Deep analyses' });
  await expect(section.getByText(/^None yet\./)).toBeVisible();
  await section.getByRole('button', { name: 'Analyze the newest episodes' }).click();
  await expect(section.getByRole('status')).toHaveText(/^Analyzes \d+ episodes? and uses \d+ AI assists?\. 3 are left\.$/);
  await expectAccessible(page, 'the cost of analyses');
  // The plan of a new account may have too few assists; then the request is not offered.
  const cost = Number(/uses (\d+)/.exec((await section.getByRole('status').textContent()) ?? '')?.[1]);
  await expect(section.getByRole('button', { name: 'Analyze', exact: true })).toHaveCount(cost <= 3 ? 1 : 0);
  await section.getByRole('button', { name: cost <= 3 ? 'Cancel' : 'Close' }).click();
  await expect(section.getByRole('status')).toHaveText('');
});

test('a queued and a failed analysis have states of their own', async ({ page, request }) => {
  const { path, episodeId } = await findTranscribedEpisode(request);
  await signUp(page, request);
  const base = { episodeId, podcastId: episodeId, problem: null, deepAnalysisRequestedAt: new Date().toISOString(), analyzedAt: null, insights: null, madeWith: null };
  let deepAnalysis: object = { ...base, state: 'queued' };
  await page.route('**/api/v1/agent/episode/*/deep-analysis', (route) => route.fulfill({ json: { status: 200, message: 'OK', data: { deepAnalysis } } }));
  await page.goto(`/app${path}`);
  await expect(analysis(page).getByText(/The result appears here by itself/)).toBeVisible();
  await expect(analysis(page).getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'a queued analysis');
  deepAnalysis = { ...base, state: 'failed', problem: 'The AI assists of this month are used up.' };
  await expect(analysis(page).getByRole('alert')).toContainText('The AI assists of this month are used up. Nothing was charged.');
  await expect(analysis(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page, 'a failed analysis');
});

test('an analysis fits a phone', async ({ page, request }) => {
  test.setTimeout(90_000);
  const { path } = await findTranscribedEpisode(request);
  await signUp(page, request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/app${path}`);
  await analysis(page).getByRole('button', { name: 'Analyze this episode' }).click();
  await expect(analysis(page).getByRole('button', { name: 'Analyze again' })).toBeVisible({ timeout: ANALYSIS_MS });
  expect(await findOverflow(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await expectAccessible(page, 'an analysis on a phone');
});
