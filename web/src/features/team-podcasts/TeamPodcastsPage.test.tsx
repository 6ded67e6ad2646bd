// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { fill } from '../../testing/fill';
import { renderPage, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';

it('keeps the text filter and the shown flag in the URL', async () => {
  signIn();
  api.on('get', '/api/v1/teams/users', {});
  const podcast = sample('TeamPodcastView', { podcastId: 'p1', inCatalog: true, podcast: sample('PodcastSummary', { slug: 'the-cold-shelf', title: 'The Cold Shelf', titleLatest: 'The Cold Shelf' } as never) });
  api.on('get', '/api/v1/teams/podcasts', ({ query }) => ([...query.values()].includes('nothing like it') ? { total: 1, totalFiltered: 0 } : { teamPodcasts: [podcast], total: 1, totalFiltered: 1 }));
  const { user, router } = await renderPage('/app/podcasts');
  fill(await screen.findByRole('searchbox', { name: 'Filter by title' }), 'nothing like it');
  await screen.findByRole('heading', { name: 'No podcasts match' });
  expect(router.state.location.search).toEqual({ q: 'nothing like it' });
  await user.click(screen.getByRole('link', { name: 'Show all' }));
  await user.click(await screen.findByRole('radio', { name: 'In sync' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ show: 'sync' }));
  await screen.findByRole('rowheader', { name: 'The Cold Shelf' });
});
