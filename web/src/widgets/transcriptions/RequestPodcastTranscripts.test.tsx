import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderComponent } from '../../testing/render';
import { RequestPodcastTranscripts } from './RequestPodcastTranscripts';

const REQUEST = '/api/v1/podcasts/{podcastId}/transcription-request';

it('shows the cost before it requests transcripts of a podcast', async () => {
  const answer = { episodeIds: ['a', 'b'], requestsLeft: 98, requestsFutureEpisodes: true };
  api.on('post', REQUEST, { ...answer, message: 'Two episodes are requested.', cost: 2 });
  const { user } = await renderComponent(<RequestPodcastTranscripts podcastId="p1" title="Tea" mode={{ mode: 'none', transcribeSince: null }} />);
  expect(api.calls('post', REQUEST)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Transcribe' }));
  await screen.findByText('Costs 2 requests. 98 requests left this month.');
  await user.click(screen.getByRole('radio', { name: 'The ten newest episodes' }));
  await user.click(screen.getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Request transcripts' }));
  expect((await screen.findByRole('status')).textContent).toBe('Two episodes are requested. All requests');
  const bodies = api.calls('post', REQUEST).map(({ body }) => body);
  expect(bodies).toEqual([
    { type: 'latest', requestFutureEpisodes: false, dryRun: true },
    { type: 'recent', requestFutureEpisodes: false, dryRun: true },
    { type: 'recent', requestFutureEpisodes: true, dryRun: false },
  ]);
});

it('says why nothing can be requested', async () => {
  api.on('post', REQUEST, api.fail(403, { message: 'Your plan includes no requests.' }));
  const { user } = await renderComponent(<RequestPodcastTranscripts podcastId="p1" title="Tea" mode={{ mode: 'none', transcribeSince: null }} />);
  await user.click(screen.getByRole('button', { name: 'Transcribe' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Your plan includes no requests.');
});

it('shows which episodes are transcribed as they are published, and stops it', async () => {
  api.on('post', REQUEST, { cost: 0 });
  api.on('delete', REQUEST, { message: 'Stopped.' });
  const { user } = await renderComponent(<RequestPodcastTranscripts podcastId="p1" title="Tea" mode={{ mode: 'episodes-since', transcribeSince: '2024-01-01T00:00:00.000Z' }} />);
  await user.click(screen.getByRole('button', { name: 'Transcribe' }));
  await screen.findByText(/^Episodes since .*2024 are transcribed, also new ones as they are published\.$/);
  await user.click(screen.getByRole('button', { name: 'Stop transcribing new episodes' }));
  await expect.poll(() => api.calls('delete', REQUEST).map(({ path }) => path.podcastId)).toEqual(['p1']);
});
