import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderPage } from '../../testing/render';
import { sample } from '../../testing/sample';

const related = (slug: string, title: string) => sample('PodcastSummary', { slug, title });

const PODCAST = '/api/v1/podcasts/{podcastIdOrSlug}';

/** Answers the calls of the page. `charts` is the number of charts that the podcast is on. */
function answerPodcast(charts: number): void {
  api.on('get', PODCAST, { podcast: sample('PodcastView', { id: 'p', slug: 'salt', title: 'Salt' }) });
  for (const part of ['episodes', 'related-podcasts', 'contacts', 'guests', 'sponsors', 'social-media', 'youtube'] as const) api.on('get', `${PODCAST}/${part}`, {});
  api.on('get', `${PODCAST}/charts/presence`, { presence: sample('PresenceView', { charts: Array.from({ length: charts }, () => sample('ChartPresenceView', { chartType: 'apple', country: 'us', category: 'comedy' })) }) });
  api.on('get', '/api/v1/charts/podcast-history', {});
}

const sections = async () => within(await screen.findByRole('navigation', { name: 'Sections' }));

it('names only the sections that the page has', async () => {
  answerPodcast(0);
  await renderPage('/podcasts/salt');
  await waitFor(async () => expect((await sections()).getByRole('link', { name: 'Contacts' })).toBeTruthy());
  expect((await sections()).queryByRole('link', { name: 'Charts' })).toBeNull();
});

it('shows who pays related podcasts', async () => {
  answerPodcast(0);
  api.on('get', `${PODCAST}/related-podcasts`, { relatedPodcasts: { podcastId: 'p', similarPodcasts: [sample('RelatedPodcastView', { id: 'b', slug: 'bread', title: 'Bread' })] } });
  api.on('get', `${PODCAST}/related-sponsors`, { podcastId: 'p', sponsors: [sample('RelatedSponsorView', { slug: 'acme', name: 'Acme', relatedPodcasts: ['Bread', 'Rye', 'Oats', 'Corn'].map((title) => related(title, title)) })] });
  await renderPage('/podcasts/salt');
  const sponsors = within(await screen.findByRole('list', { name: 'Sponsors of related podcasts' }));
  expect(sponsors.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/sponsors/acme');
  expect(sponsors.getByText('On Bread, Rye, Oats and 1 more')).toBeTruthy();
});

it('shows “Page not found” for an unknown podcast', async () => {
  answerPodcast(0);
  api.on('get', PODCAST, api.fail(404));
  await renderPage('/podcasts/no-such-show-anywhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

it('locks the social profiles of visitors, and does not call them missing', async () => {
  answerPodcast(0);
  await renderPage('/podcasts/salt');
  const profiles = within(await screen.findByRole('region', { name: 'Social profiles' }));
  expect(await profiles.findByText('Free account')).toBeTruthy();
  expect(screen.queryByText('No social profiles found.')).toBeNull();
});

const link = (directory: string) => sample('DirectoryLinkView', { directory, url: `https://${directory}.example/salt` });

it('shows other directories on request, and remembers that', async () => {
  answerPodcast(0);
  api.on('get', PODCAST, { podcast: sample('PodcastView', { id: 'p', slug: 'salt', title: 'Salt', podcastDirectoryLinkDetails: [link('apple'), link('podknife')] }) });
  const { user } = await renderPage('/podcasts/salt');
  const listen = within(await screen.findByRole('region', { name: 'Listen on' }));
  expect(listen.getByRole('link', { name: 'Apple Podcasts' })).toBeTruthy();
  expect(listen.queryByRole('link', { name: 'Podknife' })).toBeNull();
  await user.click(listen.getByRole('button', { name: 'Show 1 more directory' }));
  expect(await listen.findByRole('link', { name: 'Podknife' })).toBeTruthy();
});

it('says that a podcast is left out of searches, and why', async () => {
  answerPodcast(0);
  api.on('get', PODCAST, { podcast: sample('PodcastView', { id: 'p', slug: 'salt', title: 'Salt', ignore: true, ignoreReason: 'Read by a machine' }) });
  await renderPage('/podcasts/salt');
  await screen.findByText('Earshot leaves this podcast out of searches: Read by a machine');
});
