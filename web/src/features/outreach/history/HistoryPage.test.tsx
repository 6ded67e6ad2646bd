import { screen, waitFor } from '@testing-library/react';
import type { Schemas } from 'earshot';
import { expect, it } from 'vitest';
import { api, later } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

it('keeps the place of the export while the pitches load', async () => {
  signIn();
  const late = later<{ outreach: Schemas['OutreachSummaryView'][]; cursor: null }>();
  api.on('get', '/api/v1/outreach/history', () => late.promise);
  api.on('get', '/api/v1/guest-profiles', {});
  api.on('get', '/api/v1/teams/users', {});
  await renderPage('/app/outreach');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export' });
  expect(button.disabled).toBe(true);
  late.resolve({ outreach: [sample('OutreachSummaryView', { id: 'o1', podcast: sample('OutreachPodcastView', { podcastId: 'p1', title: 'Brine' }) })], cursor: null });
  await waitFor(() => expect(button.disabled).toBe(false));
});
