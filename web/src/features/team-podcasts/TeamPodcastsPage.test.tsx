// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api, later } from '../../testing/api';
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
