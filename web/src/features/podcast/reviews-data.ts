/** What the section of reviews makes of the API's figures. Pure. */
import type { AppleReview, PodcastReviews } from '../../api/types';

/** Which reviews are shown; the empty text is any. */
export interface ReviewFilter {
  country: string;
  /** "5" for five stars only. */
  stars: string;
  text: string;
  sort: string;
}

export const NO_REVIEW_FILTER: ReviewFilter = { country: '', stars: '', text: '', sort: 'newest' };

export interface StarRow {
  stars: number;
  count: number;
  /** Of all ratings, 0 to 1. */
  share: number;
}

const starCounts = (review: AppleReview) => [review.oneStarCount, review.twoStarCount, review.threeStarCount, review.fourStarCount, review.fiveStarCount];

/** How often each number of stars was given, five first; nothing where Apple did not say it. */
export function starDistribution(reviews: readonly AppleReview[]): StarRow[] {
  const known = reviews.filter((review) => !review.missing.includes('stars')).map(starCounts);
  const counts = [0, 1, 2, 3, 4].map((at) => known.reduce((sum, given) => sum + (given[at] ?? 0), 0));
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return [];
  return counts.map((count, at) => ({ stars: at + 1, count, share: count / all })).toReversed();
}

/** Rating and count of a country, or of all. */
export function ratingOf(reviews: PodcastReviews, country: string) {
  if (!country) return { rating: reviews.applePodcastsTotal?.rating ?? null, count: reviews.applePodcastsTotal?.reviewsCount ?? null };
  const found = reviews.applePodcastsReviewsByCountry.find((review) => review.country === country);
  return { rating: found?.rating ?? null, count: !found || found.missing.includes('reviewsCount') ? null : found.reviewsCount };
}

/** Whether anybody said anything of the show anywhere. */
export const hasNoReviews = (reviews: PodcastReviews) =>
  reviews.applePodcastsReviewsByCountry.length === 0 && !reviews.applePodcastsReviewText && !reviews.spotifyReview && !reviews.castbox;

/** The oldest of what is summed up: what is shown is at least that old. */
export const oldestFetch = (reviews: readonly AppleReview[]) => reviews.map((review) => review.scrapedAt).toSorted()[0] ?? null;

/** The words of the contract for a choice. */
export const toReviewParameters = ({ country, stars, text, sort }: ReviewFilter) => ({
  country: country || undefined,
  minRating: stars ? Number(stars) : undefined,
  maxRating: stars ? Number(stars) : undefined,
  q: text.trim() || undefined,
  sort: sort === NO_REVIEW_FILTER.sort ? undefined : sort,
});

/** "4 of 5 stars" for those who do not see them. */
export const describeStars = (stars: string) => `${stars} of 5 stars`;
