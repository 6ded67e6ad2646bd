import { Anchor, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, toApiError } from '../../../api/errors';
import { currentUsageQuery } from '../../../api/queries';
import { reviewPodcast, reviewQuery } from '../../../api/relevancy/reviews';
import { AppLink } from '../../../ui/navigation/AppLink';
import { SkeletonRows } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { AssistCost } from '../../../widgets/AssistCost';
import { ErrorState } from '../../../widgets/ErrorState';
import { describeMaker } from '../../../widgets/outreach/maker';
import { ReviewDetails } from '../../../widgets/relevancy/ReviewDetails';
import type { ReviewedList } from './reviewed-list';
import classes from './Reviews.module.css';
import { NoSubject } from './NoSubject';

interface EntryReviewProps {
  list: ReviewedList;
  row: { id: string; podcastId: string; slug: string; title: string };
  isReadOnly: boolean;
}

/** How well a podcast fits the list, and why. Looking is free; a review that is kept costs one AI assist. */
export function EntryReview({ list, row, isReadOnly }: EntryReviewProps) {
  const queryClient = useQueryClient();
  const options = reviewQuery(list.slug, row.id);
  const { data, isPending, isError, error, refetch } = useQuery(options);
  const review = useMutation({
    mutationFn: (forceRegenerate: boolean) => reviewPodcast({ projectId: list.projectId, podcastId: row.podcastId, forceRegenerate }),
    onSuccess: (result) => {
      queryClient.setQueryData(options.queryKey, result);
      return queryClient.invalidateQueries({ queryKey: ['project', list.slug, 'podcasts'] });
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: currentUsageQuery.queryKey }),
  });
  const isFresh = data?.isStored === true && !data.isStale;
  return (
    <section className={classes.entry} aria-label="Relevancy">
      <h3 className={classes.title}>Relevancy</h3>
      {isPending && <SkeletonRows count={2} height={32} label="Loading the relevancy" />}
      {isError && !data && <ReviewFailure list={list} error={toApiError(error)} onRetry={() => void refetch()} />}
      {data && (
        <>
          {data.isStored && data.isStale && (
            <Text size="sm" role="note" className={classes.stale}>
              Out of date: the guest, the list or the podcast has changed since.
            </Text>
          )}
          <ReviewDetails review={data.result.answer} podcastSlug={row.slug} />
          <div className={`dotted ${classes.made}`}>
            <span data-made-by={data.generatedBy}>{describeMaker(data)}</span>
            {data.isStored ? (
              <span>
                reviewed <TimeAgo value={data.reviewedAt} />
              </span>
            ) : (
              <span>Preview, not saved</span>
            )}
          </div>
        </>
      )}
      {review.isError && <ReviewFailure list={list} error={toApiError(review.error)} />}
      {data && !isReadOnly && (
        <Group gap="sm">
          <Button size="xs" variant={isFresh ? 'default' : 'light'} loading={review.isPending} aria-label={`${isFresh ? 'Review again' : 'Review'} ${row.title}`} onClick={() => review.mutate(isFresh)}>
            {isFresh ? 'Review again' : 'Review'}
          </Button>
          <AssistCost />
        </Group>
      )}
    </section>
  );
}

interface ReviewFailureProps {
  list: ReviewedList;
  error: ApiError;
  onRetry?: () => void;
}

function ReviewFailure({ list, error, onRetry }: ReviewFailureProps) {
  if (error.code === 'empty_profile') return <NoSubject list={list} />;
  if (error.isNotFound) return <Text size="sm">This podcast has left the catalog, so it can’t be reviewed.</Text>;
  return (
    <ErrorState title={error.isQuotaExceeded ? 'No AI assists left' : 'The podcast wasn’t reviewed'} error={error} {...(onRetry && !error.isQuotaExceeded ? { onRetry } : {})}>
      {error.isQuotaExceeded && (
        <Anchor component={AppLink} href={paths.app()} size="sm" underline="always">
          View usage
        </Anchor>
      )}
    </ErrorState>
  );
}
