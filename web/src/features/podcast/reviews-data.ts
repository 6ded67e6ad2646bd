/** Prepares the ratings and reviews of a podcast for its page. Pure. */
import type { AppleReview, PodcastReviews, ReviewOrder } from '../../api/types';

/** The filter of reviews. An empty text matches all. */
export interface ReviewFilter {
  country: string;
  /** "5" for five-star reviews only. */
  stars: string;
  text: string;
  sort: ReviewOrder;
}

export const NO_REVIEW_FILTER: ReviewFilter = { country: '', stars: '', text: '', sort: 'newest' };

export interface StarRow {
  stars: number;
  count: number;
  /** Share of all ratings, 0 to 1. */
  share: number;
}

const starCounts = (review: AppleReview) => [review.oneStarCount, review.twoStarCount, review.threeStarCount, review.fourStarCount, review.fiveStarCount];

/** Returns how often each number of stars was given, five first. Empty when Apple gave no breakdown. */
export function starDistribution(reviews: readonly AppleReview[]): StarRow[] {
  const known = reviews.filter((review) => !review.missing.includes('stars')).map(starCounts);
  const counts = [0, 1, 2, 3, 4].map((at) => known.reduce((sum, given) => sum + (given[at] ?? 0), 0));
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return [];
  return counts.map((count, at) => ({ stars: at + 1, count, share: count / all })).toReversed();
}

/** Returns rating and count of a country, or of all countries. */
export function ratingOf(reviews: PodcastReviews, country: string) {
  if (!country) return { rating: reviews.applePodcastsTotal?.rating ?? null, count: reviews.applePodcastsTotal?.reviewsCount ?? null };
  const found = reviews.applePodcastsReviewsByCountry.find((review) => review.country === country);
  return { rating: found?.rating ?? null, count: !found || found.missing.includes('reviewsCount') ? null : found.reviewsCount };
}

/** Whether no platform has ratings or reviews. */
export const hasNoReviews = (reviews: PodcastReviews) =>
  reviews.applePodcastsReviewsByCountry.length === 0 && !reviews.applePodcastsReviewText && !reviews.spotifyReview && !reviews.castbox;

/** Returns the oldest fetch time: the shown sum is at least that old. */
export const oldestFetch = (reviews: readonly AppleReview[]) => reviews.map((review) => review.scrapedAt).toSorted()[0] ?? null;

/** Converts a filter to request parameters. */
export const toReviewParameters = ({ country, stars, text, sort }: ReviewFilter) => ({
  country: country || undefined,
  minRating: stars ? Number(stars) : undefined,
  maxRating: stars ? Number(stars) : undefined,
  q: text.trim() || undefined,
  sort: sort === NO_REVIEW_FILTER.sort ? undefined : sort,
});

/** "4 of 5 stars", for screen readers. */
export const describeStars = (stars: string) => `${stars} of 5 stars`;
