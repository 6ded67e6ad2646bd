import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery, reviewsQuery, reviewTextsQuery } from '../../api/queries';
import type { PodcastReviews, ReviewOrder } from '../../api/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { countryName } from '../../ui/text/countries';
import { formatCompact, formatDecimal, plural } from '../../ui/text/format';
import { SkeletonRows } from '../../ui/layout/states';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { paths } from '../../urls/paths';
import { ErrorState } from '../../widgets/ErrorState';
import { ShowMore } from '../../widgets/PagedItems';
import podcastClasses from './Podcast.module.css';
import { hasNoReviews, NO_REVIEW_FILTER, oldestFetch, ratingOf, type ReviewFilter, starDistribution, toReviewParameters } from './reviews-data';
import classes from './Reviews.module.css';
import { Stars } from './Stars';

interface ReviewsProps {
  slug: string;
}

const DEBOUNCE_MS = 300;
const SORT_OPTIONS: { value: ReviewOrder; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'highest', label: 'Highest rating' },
  { value: 'lowest', label: 'Lowest rating' },
];
const STAR_OPTIONS = [{ value: '', label: 'Any rating' }, ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: plural(stars, 'star') }))];

/** Ratings by country and written reviews from other platforms, for signed-in readers. */
export function Reviews({ slug }: ReviewsProps) {
  const { data: me } = useQuery(meQuery);
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="section-heading">
        Reviews
      </h2>
      {me && !me.user && (
        <p className={podcastClasses.count}>
          Sign in to see ratings and reviews.{' '}
          <Button component={AppLink} href={paths.signIn()} variant="default" size="xs">
            Sign in
          </Button>
        </p>
      )}
      {me?.user && <ReviewsContent slug={slug} />}
    </section>
  );
}

function ReviewsContent({ slug }: ReviewsProps) {
  const { data, isPending, isError, error, refetch } = useQuery(reviewsQuery(slug));
  const [filter, setFilter] = useState(NO_REVIEW_FILTER);
  if (isPending) return <SkeletonRows count={2} label="Loading reviews" />;
  if (isError) return <ErrorState title="Couldn’t load the reviews" error={error} onRetry={() => void refetch()} />;
  const reviews = data.podcastReviews;
  if (hasNoReviews(reviews)) return <p className={podcastClasses.count}>No ratings or reviews yet.</p>;
  return (
    <>
      <Ratings reviews={reviews} filter={filter} onFilter={setFilter} />
      {reviews.applePodcastsReviewText ? <ReviewTexts slug={slug} filter={filter} onFilter={setFilter} /> : <p className={podcastClasses.count}>No written reviews yet.</p>}
    </>
  );
}

interface FilterProps {
  filter: ReviewFilter;
  onFilter: (choice: ReviewFilter) => void;
}

function Ratings({ reviews, filter: choice, onFilter }: FilterProps & { reviews: PodcastReviews }) {
  const byCountry = reviews.applePodcastsReviewsByCountry;
  const shown = choice.country ? byCountry.filter((review) => review.country === choice.country) : byCountry;
  const { rating, count } = ratingOf(reviews, choice.country);
  const countries = [
    { value: '', label: byCountry.length === 1 ? 'All countries' : `All ${byCountry.length} countries` },
    ...byCountry.map(({ country }) => ({ value: country, label: countryName(country.toUpperCase()) })),
  ];
  const asOf = oldestFetch(shown);
  return (
    <div className={classes.ratings}>
      {byCountry.length > 0 && (
        <div className={classes.apple}>
          <div className={classes.summary}>
            <strong className="numbers">{formatDecimal(rating)}</strong>
            {rating !== null && <Stars stars={rating} />}
            <span className={classes.note}>{count === null ? 'Apple Podcasts' : `${plural(count, 'rating')} on Apple Podcasts`}</span>
            {asOf && (
              <span className={classes.note}>
                Updated <TimeAgo value={asOf} />
              </span>
            )}
          </div>
          <StarDistribution rows={starDistribution(shown)} />
          <Select
            className={classes.country}
            aria-label="Country"
            data={countries}
            value={choice.country}
            onChange={(country) => onFilter({ ...choice, country: country ?? '' })}
            allowDeselect={false}
            checkIconPosition="right"
          />
        </div>
      )}
      <dl className={classes.otherPlatforms}>
        {reviews.spotifyReview && (
          <div>
            <dt>Spotify</dt>
            <dd className="numbers">
              {formatDecimal(reviews.spotifyReview.rating)} <span className={classes.note}>{!reviews.spotifyReview.missing.includes('reviewsCount') && plural(reviews.spotifyReview.reviewsCount, 'rating')}</span>
            </dd>
          </div>
        )}
        {reviews.castbox && !reviews.castbox.missing.includes('plays') && (
          <div>
            <dt>Castbox plays</dt>
            <dd className="numbers">{formatCompact(reviews.castbox.plays)}</dd>
          </div>
        )}
        {reviews.castbox && !reviews.castbox.missing.includes('subscribers') && (
          <div>
            <dt>Castbox subscribers</dt>
            <dd className="numbers">{formatCompact(reviews.castbox.subscribers)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function StarDistribution({ rows }: { rows: ReturnType<typeof starDistribution> }) {
  if (rows.length === 0) return <p className={classes.note}>No rating breakdown available.</p>;
  return (
    <ul className={classes.bars} aria-label="Rating breakdown">
      {rows.map(({ stars, count, share }) => (
        <li key={stars}>
          <span>{plural(stars, 'star')}</span>
          <span className={`forced-fill ${podcastClasses.track}`} aria-hidden="true">
            <span style={{ width: `${share * 100}%` }} />
          </span>
          <span className="numbers">{formatCompact(count)}</span>
        </li>
      ))}
    </ul>
  );
}

function ReviewTexts({ slug, filter: choice, onFilter }: FilterProps & ReviewsProps) {
  const [debouncedText] = useDebouncedValue(choice.text, DEBOUNCE_MS);
  const query = useInfiniteQuery(reviewTextsQuery(slug, toReviewParameters({ ...choice, text: debouncedText })));
  const { data, isPlaceholderData } = query;
  const pages = data?.pages ?? [];
  const total = pages[0]?.total ?? 0;
  return (
    <>
      <div className={classes.filters} role="search" aria-label="Filter reviews">
        <TextInput
          className={classes.searchField}
          aria-label="Search reviews"
          placeholder="Search reviews"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={choice.text}
          maxLength={200}
          onChange={(event) => onFilter({ ...choice, text: event.currentTarget.value })}
        />
        <Select aria-label="Stars" data={STAR_OPTIONS} value={choice.stars} onChange={(stars) => onFilter({ ...choice, stars: stars ?? '' })} allowDeselect={false} />
        <Select aria-label="Sort by" data={SORT_OPTIONS} value={choice.sort} onChange={(sort) => onFilter({ ...choice, sort: SORT_OPTIONS.find(({ value }) => value === sort)?.value ?? NO_REVIEW_FILTER.sort })} allowDeselect={false} />
      </div>
      {query.isError && !data && <ErrorState title="Couldn’t load the reviews" error={query.error} onRetry={() => void query.refetch()} />}
      {data && (
        <p className={podcastClasses.count} role="status">
          {total === 0 ? 'No reviews match.' : plural(total, 'review')}
        </p>
      )}
      <ol className={classes.reviews} data-stale={isPlaceholderData || undefined} aria-label="Written reviews">
        {pages.flatMap(({ reviews }) => reviews).map((review, index) => (
          // Reviews have no id in the API, so the index is the key.
          <li key={index}>
            <h3>{review.title}</h3>
            <p className={classes.byline}>
              <Stars stars={review.rating} />
              <span>{review.author}</span>
              <span>{countryName(review.country.toUpperCase())}</span>
              {review.reviewedAt && <TimeAgo value={review.reviewedAt} display="day" />}
            </p>
            <p className={classes.body}>{review.body}</p>
          </li>
        ))}
      </ol>
      <ShowMore query={query} what="more reviews" />
    </>
  );
}
