import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Episode } from '../../../api/types';
import { api } from '../../../testing/api';
import { renderComponent, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';
import { EpisodeAnalysis } from './EpisodeAnalysis';

const CALL = '/api/v1/agent/episode/{episodeId}/deep-analysis';
const EPISODE = { episodeId: 'e1', podcastId: 'p1', podcastSlug: 'the-cold-shelf', episodeSlug: 'salt', title: 'Salt', hasTranscript: true } as Episode;
const analysisOf = (state: string, problem: string | null = null) => ({ deepAnalysis: sample('DeepAnalysisView', { episodeId: 'e1', podcastId: 'p1', state, problem }) });
const show = () => renderComponent(<EpisodeAnalysis episode={EPISODE} podcastTitle="The Cold Shelf" onSeek={() => undefined} />);

it('says that an analysis is queued, and offers no other', async () => {
  signIn();
  api.on('get', CALL, analysisOf('queued'));
  await show();
  await screen.findByText(/The result appears here by itself/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says why an analysis failed, and tries it again', async () => {
  signIn();
  api.on('get', CALL, analysisOf('failed', 'The AI assists of this month are used up.'));
  api.on('post', '/api/v1/podcasts/deep-analysis', () => {
    api.on('get', CALL, analysisOf('queued'));
    return { analyses: [analysisOf('queued').deepAnalysis], aiAssists: 1 };
  });
  const { user } = await show();
  expect((await screen.findByRole('alert')).textContent).toContain('The AI assists of this month are used up. Nothing was charged.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/The result appears here by itself/);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(api.calls('post', '/api/v1/podcasts/deep-analysis').map(({ body }) => body)).toEqual([{ podcastId: 'p1', episodeIds: ['e1'], forceRegenerate: false }]);
});
