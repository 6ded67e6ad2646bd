import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api, later } from '../../testing/api';
import { renderComponent, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';
import { Reviews } from './Reviews';

const REVIEWS = '/api/v1/podcasts/{podcastIdOrSlug}/reviews';
const pageOf = (title: string) => ({
  podcastReviews: sample('PodcastReviewsView', {
    applePodcastsReviewsByCountry: [sample('AppleReviewView', { country: 'us', rating: 4.5, reviewsCount: 30 })],
    applePodcastsReviewText: sample('ReviewTextsView', { total: 30, reviews: [sample('ReviewView', { title, rating: 5, country: 'us' })] }),
  }),
});

it('hides ratings and reviews from visitors', async () => {
  api.on('get', '/api/v1/auth/me', { user: null });
  await renderComponent(<Reviews slug="salt" />);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(screen.queryByText(/on Apple Podcasts/)).toBeNull();
});

it('loads no further reviews of the former filter while another loads', async () => {
  signIn();
  const best = later<ReturnType<typeof pageOf>>();
  api.on('get', REVIEWS, ({ query }) => (query.get('sort') === 'highest' ? best.promise : pageOf('Newest')));
  const { user } = await renderComponent(<Reviews slug="salt" />);
  await screen.findByRole('button', { name: 'Show more reviews' });
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await user.click(await screen.findByRole('option', { name: 'Highest rating' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull());
  expect(within(screen.getByRole('list', { name: 'Written reviews' })).getByText('Newest')).toBeTruthy();
  best.resolve(pageOf('Best'));
  await screen.findByText('Best');
  expect(screen.getByRole('button', { name: 'Show more reviews' })).toBeTruthy();
});
