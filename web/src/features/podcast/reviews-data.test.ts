import { expect, it } from 'vitest';
import type { AppleReview, PodcastReviews } from '../../api/types';
import { hasNoReviews, NO_REVIEW_FILTER, oldestFetch, ratingOf, starDistribution, toReviewParameters } from './reviews-data';

const review = (country: string, counts: [number, number, number, number, number], more: Partial<AppleReview> = {}): AppleReview => ({
  appleId: 1,
  scrapedAt: '2026-11-01T00:00:00.000Z',
  country,
  reviewsCount: counts.reduce((sum, count) => sum + count, 0),
  rating: 4.5,
  oneStarCount: counts[0],
  twoStarCount: counts[1],
  threeStarCount: counts[2],
  fourStarCount: counts[3],
  fiveStarCount: counts[4],
  missing: [],
  ...more,
});

const reviews = (byCountry: AppleReview[]): PodcastReviews => ({
  podcastId: 'p',
  appleId: 1,
  spotifyId: null,
  applePodcastsReview: null,
  applePodcastsReviewsByCountry: byCountry,
  applePodcastsReviewText: null,
  spotifyReview: null,
  castbox: null,
  applePodcastsTotal: null,
});

it('sums up the stars of countries, five first', () => {
  const rows = starDistribution([review('us', [1, 0, 0, 2, 7]), review('gb', [0, 0, 0, 0, 10])]);
  expect(rows.map(({ stars, count }) => [stars, count])).toEqual([[5, 17], [4, 2], [3, 0], [2, 0], [1, 1]]);
  expect(rows[0]?.share).toBeCloseTo(0.85);
});

it('has no stars without Apple’s breakdown', () => {
  expect(starDistribution([review('us', [0, 0, 0, 0, 0], { missing: ['stars'] })])).toEqual([]);
  expect(starDistribution([])).toEqual([]);
});

it('returns the rating of a country, or null when it is missing', () => {
  const all = reviews([review('us', [0, 0, 0, 0, 3]), review('de', [0, 0, 0, 0, 0], { missing: ['reviewsCount', 'stars'], rating: 3 })]);
  expect(ratingOf(all, 'us')).toEqual({ rating: 4.5, count: 3 });
  expect(ratingOf(all, 'de')).toEqual({ rating: 3, count: null });
  expect(ratingOf(all, 'fr')).toEqual({ rating: null, count: null });
  expect(ratingOf({ ...all, applePodcastsTotal: { rating: 4.4, reviewsCount: 3, wilsonScore: 0.4, countries: 2 } }, '')).toEqual({ rating: 4.4, count: 3 });
});

it('detects a podcast without reviews', () => {
  expect(hasNoReviews(reviews([]))).toBe(true);
  expect(hasNoReviews(reviews([review('us', [0, 0, 0, 0, 0])]))).toBe(false);
});

it('returns the oldest fetch time', () => {
  const older = review('gb', [0, 0, 0, 0, 1], { scrapedAt: '2026-10-01T00:00:00.000Z' });
  expect(oldestFetch([review('us', [0, 0, 0, 0, 1]), older])).toBe('2026-10-01T00:00:00.000Z');
  expect(oldestFetch([])).toBeNull();
});

it('sends active filters only', () => {
  expect(toReviewParameters(NO_REVIEW_FILTER)).toEqual({ country: undefined, minRating: undefined, maxRating: undefined, q: undefined, sort: undefined });
  expect(toReviewParameters({ country: 'us', stars: '1', text: ' calm  voice ', sort: 'lowest' })).toEqual({ country: 'us', minRating: 1, maxRating: 1, q: 'calm  voice', sort: 'lowest' });
});
