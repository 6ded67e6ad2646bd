import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderPage, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';

const LIST = '/api/v1/users/usage/transcription-requests';
const REQUEST = '/api/v1/episodes/{episodeId}/transcription-request';

it('shows positions and failures, cancels and repeats', async () => {
  signIn();
  const queued = sample('TranscriptionRequestView', { episodeId: 'e1', episodeTitle: 'Rye', state: 'queued', position: 3 });
  const failed = sample('TranscriptionRequestView', { episodeId: 'e2', episodeTitle: 'Spelt', state: 'failed', failureReason: 'the audio is empty' });
  const ready = sample('TranscriptionRequestView', { episodeId: 'e3', episodeTitle: 'Wheat', episodeSlug: 'wheat', podcastSlug: 'bread', state: 'completed' });
  api.on('get', LIST, { totalRequests: 3, requests: [queued, failed, ready] });
  api.on('delete', REQUEST, api.fail(409, { message: 'The request can’t be canceled.' }));
  api.on('post', REQUEST, { request: queued });
  const { user } = await renderPage('/app/transcriptions');
  await screen.findByText('3 requests');
  screen.getByText('At most 2 before it. Teams take turns.');
  screen.getByText('The audio is empty. The request was refunded.');
  expect(screen.getByRole('link', { name: 'Wheat' }).getAttribute('href')).toBe('/app/podcasts/bread/wheat');
  await user.click(screen.getByRole('button', { name: 'Cancel: Rye' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The request can’t be canceled.');
  await user.click(screen.getByRole('button', { name: 'Try again: Spelt' }));
  expect(api.calls('post', REQUEST).map(({ path }) => path.episodeId)).toEqual(['e2']);
  expect(api.calls('delete', REQUEST).map(({ path }) => path.episodeId)).toEqual(['e1']);
});

it('explains where to begin without requests', async () => {
  signIn();
  api.on('get', LIST, { totalRequests: 0, requests: [] });
  await renderPage('/app/transcriptions');
  await screen.findByRole('heading', { name: 'No transcripts requested yet' });
});
