import { use } from 'react';
import { Rating } from '../../../ui/media/Rating';
import { describeRating } from '../../../widgets/relevancy/review-text';
import { ReviewDetails } from '../../../widgets/relevancy/ReviewDetails';
import { RelevancyContext } from './relevancy';
import classes from './ResultLists.module.css';

/** How well a result fits the list, with its strongest reason for or against. */
export function HitRelevancy({ podcastId }: { podcastId: string }) {
  const review = use(RelevancyContext)?.get(podcastId);
  if (!review) return null;
  const reason = review.rating >= 3 ? review.strengths[0] : review.concerns[0];
  return (
    <p className={classes.relevancy} title={review.justification} data-relevancy={review.rating}>
      <Rating value={review.rating} />
      <span>
        {describeRating(review.rating)}
        {reason && `: ${reason}`}
      </span>
    </p>
  );
}

/** The whole review, with strengths, concerns and quotes. */
export function FullRelevancy({ podcastId, podcastSlug }: { podcastId: string; podcastSlug: string }) {
  const review = use(RelevancyContext)?.get(podcastId);
  if (!review) return null;
  return (
    <section aria-label="Relevancy">
      <ReviewDetails review={review} podcastSlug={podcastSlug} />
    </section>
  );
}
