import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { findTranscribedEpisode } from './sample-catalog';
import { expectSettled } from './page-checks';
import { SIGN_IN_LINK } from './session';

test('an episode has a player, show notes and a searchable transcript', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const episode = await findTranscribedEpisode(request);
  await page.goto(episode.path);
  await expectSettled(page);
  await expect(page.getByRole('heading', { level: 1, name: episode.title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Show notes' })).toBeVisible();

  await page.getByLabel('Search this transcript').fill('the');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();

  await page.getByRole('button', { name: /^Play from / }).last().click();
  await expect(page).toHaveURL(/\?t=\d+/);

  await page.getByRole('button', { name: /^Copy quote at / }).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(episode.title);
  expect(copied).toMatch(/\?t=\d+$/);
});

test('a timed link scrolls to its sentence and highlights it', async ({ page, request }) => {
  const episode = await findTranscribedEpisode(request);
  const sentence = episode.sentences.at(-1);
  if (!sentence) throw new Error('The transcript has no sentences');
  await page.goto(`${episode.path}?t=${Math.ceil(sentence.startSecond)}`);
  const linked = page.locator('[data-linked]');
  await expect(linked).toHaveCount(1);
  await expect(linked).toBeInViewport();
});

test('a transcript can be downloaded in every format of the plan', async ({ page, request }) => {
  test.skip(!SIGN_IN_LINK, 'downloads need an account');
  await page.goto((await findTranscribedEpisode(request)).path);
  const formats = page.getByRole('list', { name: 'Download transcript' });
  await expect(formats.getByRole('link')).toHaveText(['Text', 'WebVTT', 'WebVTT by sentence']);
  const started = page.waitForEvent('download');
  await formats.getByRole('link', { name: 'WebVTT', exact: true }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.vtt$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^WEBVTT\n[^]*-->/);
});

