import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { sample } from '../../testing/sample';
import { renderPage, signIn } from '../../testing/render';

const PODCAST = '/api/v1/podcasts/{podcastIdOrSlug}';
const FLAGS = '/api/v1/teams/podcasts/{podcastId}';

it('marks the podcast of a page for integrations, and opens the lists with a key', async () => {
  signIn();
  api.on('get', PODCAST, { podcast: sample('PodcastView', { id: 'p1', slug: 'salt', title: 'Salt' }) });
  for (const part of ['episodes', 'related-podcasts', 'contacts', 'guests', 'sponsors', 'social-media', 'youtube', 'charts/presence', 'reviews'] as const) api.on('get', `${PODCAST}/${part}`, api.fail(404));
  let sync = false;
  api.on('get', '/api/v1/teams/podcasts', () => ({ teamPodcasts: sync ? [sample('TeamPodcastView', { podcastId: 'p1', sync })] : [] }));
  api.on('put', FLAGS, ({ body }) => {
    ({ sync } = body as { sync: boolean });
    return { teamPodcast: sample('TeamPodcastView', { podcastId: 'p1', sync }) };
  });
  const { user } = await renderPage('/app/podcasts/salt/related');
  const flag = await screen.findByRole<HTMLInputElement>('switch', { name: 'For integrations' });
  await waitFor(() => expect(flag.disabled).toBe(false));
  await user.click(flag);
  await screen.findByText('Salt is marked for integrations');
  await waitFor(() => expect(flag.checked).toBe(true));
  expect(api.calls('put', FLAGS).map(({ path, body }) => [path.podcastId, body])).toEqual([['p1', { sync: true, blacklist: null }]]);

  act(() => flag.blur());
  await user.keyboard('a');
  await screen.findByRole('dialog', { name: /^Add .*Salt.* to a list$/ });
});
