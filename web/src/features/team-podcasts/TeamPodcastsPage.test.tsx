import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api, later } from '../../testing/api';
import { fill } from '../../testing/fill';
import { renderPage, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';

const pageOf = (title: string, totalFiltered: number) => ({
  total: 120,
  totalFiltered,
  teamPodcasts: [sample('TeamPodcastView', { podcastId: title, podcast: sample('PodcastSummary', { id: title, slug: title.toLowerCase(), title }) })],
});

it('counts, selects and leads on from the shown podcasts while another filter loads', async () => {
  signIn();
  api.on('get', '/api/v1/teams/users', {});
  const blacklisted = later<ReturnType<typeof pageOf>>();
  api.on('get', '/api/v1/teams/podcasts', ({ query }) => (query.get('blacklist') === 'true' ? blacklisted.promise : pageOf('Ants', 120)));
  const { user } = await renderPage('/app/podcasts');
  await screen.findByText('120 podcasts');
  await user.click(screen.getByRole('checkbox', { name: 'Select Ants' }));
  await user.click(screen.getByText('Blacklisted'));
  // The former podcasts stay with their count, selection and neighbors.
  expect(screen.getByText('120 podcasts')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Ants' }).checked).toBe(true);
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/app/podcasts?skip=50');
  blacklisted.resolve(pageOf('Bees', 60));
  await screen.findByText('60 podcasts of 120');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Bees' }).checked).toBe(false);
});

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
  await user.click(await screen.findByRole('radio', { name: 'For integrations' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ show: 'sync' }));
  await screen.findByRole('rowheader', { name: 'The Cold Shelf' });
});
