import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderPage, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';

const PODCAST = '/api/v1/podcasts/{podcastIdOrSlug}';
const REFRESH = `${PODCAST}/refresh` as const;
const podcast = sample('PodcastView', { id: 'p1', slug: 'salt', title: 'Salt' });

beforeEach(() => {
  signIn();
  api.on('get', PODCAST, { podcast });
  for (const part of ['episodes', 'related-podcasts', 'contacts', 'guests', 'sponsors', 'social-media', 'youtube', 'charts/presence', 'reviews'] as const) api.on('get', `${PODCAST}/${part}`, api.fail(404));
  api.on('get', '/api/v1/teams/podcasts', {});
});

it('has the feed of a podcast read again, and reads the podcast after it', async () => {
  api.on('post', REFRESH, { success: true, podcast });
  const { user } = await renderPage('/app/podcasts/salt/related');
  const button = await screen.findByRole('button', { name: 'Refresh feed' });
  const before = api.calls('get', PODCAST).length;
  await user.click(button);
  await screen.findByText('The feed of Salt was read. New episodes appear here within a minute.');
  expect(api.calls('post', REFRESH).map(({ path }) => path.podcastIdOrSlug)).toEqual(['salt']);
  await expect.poll(() => api.calls('get', PODCAST).length).toBeGreaterThan(before);
});

it('says why a feed was not read', async () => {
  api.on('post', REFRESH, { success: false, errorCode: 'rss_not_found', errorMessage: 'The feed could not be read: the server returned 404.' });
  const { user } = await renderPage('/app/podcasts/salt/related');
  await user.click(await screen.findByRole('button', { name: 'Refresh feed' }));
  await screen.findByText('The feed could not be read: the server returned 404.');
  api.on('post', REFRESH, api.fail(429, { message: 'This podcast was refreshed a moment ago.' }));
  await user.click(screen.getByRole('button', { name: 'Refresh feed' }));
  await screen.findByText(/refreshed a moment ago/);
});
