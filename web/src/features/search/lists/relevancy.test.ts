import { expect, it } from 'vitest';
import type { RelevancyReview } from '../../../api/relevancy/types';
import { reviewsOf } from './relevancy';

const page = (scores: Readonly<Record<string, number>> | null) => ({
  searchResultsStats: {
    filters: {
      relevancyScoresTotals: {},
      projectPodcastRelevancyScores: scores && Object.fromEntries(Object.entries(scores).map(([id, rating]) => [id, { answer: { rating } as RelevancyReview }])),
    },
  },
});

it('has the reviews of all pages by podcast', () => {
  const reviews = reviewsOf([page({ a: 4 }), page(null), page({ b: 2, a: 5 })]);
  expect([...reviews].map(([id, { rating }]) => [id, rating])).toEqual([['a', 5], ['b', 2]]);
  expect(reviewsOf([page(null)]).size).toBe(0);
});
