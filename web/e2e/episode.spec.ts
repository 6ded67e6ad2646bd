import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { SHOW, findTranscribedEpisode } from './sample-catalog';
import { expectSettled } from './page-checks';
import { SIGN_IN_LINK } from './session';

test('an episode: player, notes, transcript with search and moments', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const episode = await findTranscribedEpisode(request);
  await page.goto(episode.path);
  await expectSettled(page);
  await expect(page.getByRole('heading', { level: 1, name: episode.title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Show notes' })).toBeVisible();

  await page.getByLabel('Search in this transcript').fill('the');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next place' }).click();
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Place before' }).click();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.getByLabel('Search in this transcript').fill('qqzzxx');
  await expect(page.getByText('Not found')).toBeVisible();

  await page.getByRole('button', { name: /^Play from / }).last().click();
  await expect(page).toHaveURL(/\?t=\d+/);

  await page.getByRole('button', { name: /^Copy the quote at / }).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(episode.title);
  expect(copied).toMatch(/\?t=\d+$/);
});

test('a link to a moment shows and marks it', async ({ page, request }) => {
  const episode = await findTranscribedEpisode(request);
  const sentence = episode.sentences.at(-1);
  if (!sentence) throw new Error('the transcript is empty');
  await page.goto(`${episode.path}?t=${Math.ceil(sentence.startSecond)}`);
  const linked = page.locator('[data-linked]');
  await expect(linked).toHaveCount(1);
  await expect(linked).toBeInViewport();
});

test('a transcript is downloaded in the formats of the plan', async ({ page, request }) => {
  test.skip(!SIGN_IN_LINK, 'downloads are for readers with a plan');
  await page.goto((await findTranscribedEpisode(request)).path);
  const formats = page.getByRole('list', { name: 'Download the transcript' });
  await expect(formats.getByRole('link')).toHaveText(['text', 'WebVTT', 'WebVTT by sentence']);
  const started = page.waitForEvent('download');
  await formats.getByRole('link', { name: 'WebVTT', exact: true }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.vtt$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^WEBVTT\n[^]*-->/);
});

test('a transcript that is not there is asked for', async ({ page, request }) => {
  test.skip(!SIGN_IN_LINK, 'requests are for teams with a plan');
  const episodes = await request.get(`/api/v1/podcasts/${SHOW.slug}/episodes?hasTranscript=false&limit=1`);
  const [episode] = (await episodes.json()).data.podcastWithEpisodes.episodes;
  await page.goto(`/podcasts/${SHOW.slug}/${episode.episodeSlug}`);
  await page.getByRole('button', { name: 'Ask for the transcript' }).click();
  await expect(page.getByText(/^Asked for on /)).toBeVisible();
  const asked = await page.request.get('/api/v1/users/usage/transcription-requests?status=not_started');
  expect((await asked.json()).data.requests[0].episodeId).toBe(episode.episodeId);
});
