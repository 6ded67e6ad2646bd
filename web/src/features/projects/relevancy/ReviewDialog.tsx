import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../../api/errors';
import { beginReviews, reviewCostQuery, type ReviewedEntries, reviewRunQuery } from '../../../api/relevancy/reviews';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { plural } from '../../../ui/text/format';
import { SkeletonRows } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { rememberWork } from '../../../widgets/long-work';
import { describeCost } from '../../../widgets/relevancy/review-text';
import { showMessage } from '../../../widgets/undo';
import { NoSubject } from './NoSubject';
import type { ReviewedList } from './reviewed-list';

interface ReviewDialogProps {
  list: ReviewedList;
  /** The selected entries; null for the whole list. */
  entries: ReviewedEntries;
  onClose: () => void;
}

/** Shows what reviewing many podcasts costs, and starts the reviews. */
export function ReviewDialog({ list, entries, onClose }: ReviewDialogProps) {
  const queryClient = useQueryClient();
  const { data, isPending, isError, error, refetch } = useQuery(reviewCostQuery(list.slug, entries));
  const begin = useMutation({
    mutationFn: () => beginReviews(list.slug, entries),
    onSuccess: ({ run }) => {
      if (run) {
        queryClient.setQueryData(reviewRunQuery(list.slug).queryKey, { run });
        rememberWork({ kind: 'reviews', id: run.id, list: list.slug });
      } else showMessage('All reviews are up to date');
      onClose();
    },
    onError: () => void refetch(),
  });
  const cost = data?.cost;
  const hasNoSubject = isError && toApiError(error).code === 'empty_profile';
  return (
    <Dialog title={entries === null ? 'Review the whole list' : `Review ${plural(entries.length, 'podcast')}`} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">Each podcast gets a rating from 1 to 5 with strengths, concerns and quotes. You can keep working.</Text>
        {isPending && <SkeletonRows count={1} height={24} label="Calculating cost" />}
        {hasNoSubject && <NoSubject list={list} />}
        {isError && !hasNoSubject && <ErrorState title="Couldn’t calculate the cost" error={error} onRetry={() => void refetch()} />}
        {cost && (
          <Text size="sm" role="status" className="numbers">
            {describeCost(cost)}{' '}
            {!cost.isAffordable && (
              <Anchor component={AppLink} href={paths.app()} underline="always" inherit>
                View usage
              </Anchor>
            )}
          </Text>
        )}
        {begin.isError && <ErrorState title="Couldn’t start the reviews" error={begin.error} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button loading={begin.isPending} disabled={!cost || cost.aiAssists === 0 || !cost.isAffordable} onClick={() => begin.mutate()}>
            Start reviews
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
