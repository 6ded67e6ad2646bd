import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const LIST = '/api/v1/administration/ignored-podcasts';
const ONE = '/api/v1/administration/ignored-podcasts/{podcastIdOrSlug}';
const PAGE = '/app/administration/ignored-podcasts';

const salt = sample('IgnoredPodcastView', { podcastId: 'p1', podcastSlug: 'salt', podcastTitle: 'Salt', reason: 'Read by a machine' });

it('ignores a podcast with a reason', async () => {
  signIn({ plan: 'admin' });
  api.on('get', LIST, { ignoredPodcasts: [] });
  api.on('put', ONE, { ignoredPodcast: salt });
  const { user } = await renderPage(`${PAGE}?podcast=salt`);
  await screen.findByText('No podcast is ignored');
  await user.click(screen.getByRole('button', { name: 'Ignore podcast' }));
  expect(screen.getByText('Enter the reason')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Read by a machine');
  api.on('get', LIST, { ignoredPodcasts: [salt] });
  await user.click(screen.getByRole('button', { name: 'Ignore podcast' }));
  await screen.findByText('Salt is ignored');
  const [row] = within(await screen.findByRole('list', { name: 'Ignored podcasts' })).getAllByRole('listitem');
  expect(row?.textContent).toContain('Read by a machine');
  expect(api.calls('put', ONE).map(({ path, body }) => [path.podcastIdOrSlug, body])).toEqual([['salt', { reason: 'Read by a machine' }]]);
});

it('shows a podcast again, and takes that back', async () => {
  signIn({ plan: 'admin' });
  api.on('get', LIST, { ignoredPodcasts: [salt] });
  api.on('delete', ONE, {});
  api.on('put', ONE, { ignoredPodcast: salt });
  const { user } = await renderPage(PAGE);
  const show = await screen.findByRole('button', { name: 'Show Salt again' });
  api.on('get', LIST, { ignoredPodcasts: [] });
  await user.click(show);
  await screen.findByText('No podcast is ignored');
  api.on('get', LIST, { ignoredPodcasts: [salt] });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Show Salt again' });
  expect(api.calls('put', ONE).map(({ body }) => body)).toEqual([{ reason: 'Read by a machine' }]);
});

it('says when the podcasts could not be loaded', async () => {
  signIn({ plan: 'admin' });
  api.on('get', LIST, api.fail(500));
  await renderPage(PAGE);
  await screen.findByText('Couldn’t load the ignored podcasts');
});

it('is for administrators alone', async () => {
  signIn({ plan: 'agency' });
  await renderPage(PAGE);
  await screen.findByText('This page is for the administrators of Earshot.');
});
