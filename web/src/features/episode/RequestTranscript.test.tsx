import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderComponent } from '../../testing/render';
import { sample } from '../../testing/sample';
import { RequestTranscript } from './RequestTranscript';

const REQUEST = '/api/v1/episodes/{episodeId}/transcription-request';

it('requests a missing transcript with its cost, and says why it was refused', async () => {
  api.on('post', REQUEST, api.fail(403, { message: 'Your plan includes no requests.' }));
  const { user } = await renderComponent(<RequestTranscript episodeId="e1" requestedAt={null} />);
  await user.click(screen.getByRole('button', { name: 'Request transcript (1 request)' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Your plan includes no requests.');

  api.on('post', REQUEST, { request: sample('TranscriptionRequestView', { episodeId: 'e1', state: 'queued', position: 4 }), requestsLeft: 99 });
  await user.click(screen.getByRole('button', { name: 'Request transcript (1 request)' }));
  expect((await screen.findByRole('status')).textContent).toBe('In the queue. At most 3 before it. Teams take turns. 99 requests left this month. All requests');
  expect(api.calls('post', REQUEST).map(({ path }) => path.episodeId)).toEqual(['e1', 'e1']);
});

it('shows that the team has requested it', async () => {
  await renderComponent(<RequestTranscript episodeId="e1" requestedAt="2026-01-15T12:00:00.000Z" />);
  screen.getByText(/^Requested on 15 Jan 2026\./);
  screen.getByRole('button', { name: 'Check the request' });
});
