import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderComponent, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';
import { EpisodeSearch } from './EpisodeSearch';

it('searches the episodes of the podcast', async () => {
  signIn();
  const { user, router } = await renderComponent(<EpisodeSearch podcastId="p" />);
  await user.type(await screen.findByRole('searchbox', { name: 'Search in this podcast' }), 'sea salt{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/search?q=sea+salt&mode=episodes&podcasts=p'));
});

it('is for readers with an account', async () => {
  api.on('get', '/api/v1/auth/me', { user: null, limits: sample('LimitsView', { tier: 'public' }) });
  await renderComponent(<EpisodeSearch podcastId="p" />);
  expect(await screen.findByRole('link', { name: 'Sign in to search in this podcast' })).toBeTruthy();
});
