import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api, resetApi } from './api';
import { renderPage } from './render';
import { sample } from './sample';

it('renders a page of the app by its URL', async () => {
  api.on('get', '/api/v1/public/directory', { letter: 'c', podcasts: [sample('PodcastSummary', { title: 'The Cold Shelf' })] });
  const { router } = await renderPage('/podcasts/directory/c');
  expect(await screen.findByText('The Cold Shelf')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/podcasts/directory/c');
  expect(api.calls('get', '/api/v1/public/directory').map(({ query }) => query.get('letter'))).toEqual(['c']);
});

it('reports a call without an answer by its method and path', async () => {
  await renderPage('/podcasts/directory/c');
  await screen.findByText(/Couldn’t load/);
  expect(resetApi()).toEqual(['GET /api/v1/public/directory?letter=c&skip=0&limit=100']);
});
