import { Button, Text } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type GuestChange, guestChangesQuery } from '../../api/guests/profile-calls';
import { undoChange } from '../../api/lists/changes';
import { SkeletonRows } from '../../ui/states';
import { TimeAgo } from '../../ui/TimeAgo';
import { useNow } from '../../ui/useNow';
import { ErrorState } from '../../widgets/ErrorState';
import { describeUndo, showFailure, showMessage } from '../../widgets/undo';
import classes from './Guests.module.css';
import { changedLabel, describeChange, describeValue, isUndoable } from './history-text';
import { refreshGuests } from './useProfileEditor';

/** Who changed what of a profile, and when. It is loaded when it is opened. */
export function GuestHistory({ guestId }: { guestId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={classes.section} aria-label="History">
      <details className={classes.history} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>History</summary>
        {isOpen && <Changes guestId={guestId} />}
      </details>
    </section>
  );
}

function Changes({ guestId }: { guestId: string }) {
  const { data, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({ ...guestChangesQuery(guestId), retry: false });
  if (isPending) return <SkeletonRows count={3} height={44} label="Loading the history" />;
  if (isError && !isFetchNextPageError) return <ErrorState title="Couldn’t load the history" error={error} onRetry={() => void refetch()} />;
  const changes = data?.pages.flatMap((page) => page.changes) ?? [];
  if (changes.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No changes yet.
      </Text>
    );
  }
  return (
    <>
      <ul className={classes.changes} aria-label="Profile changes">
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
      {isFetchNextPageError && <ErrorState title="Couldn’t load older changes" error={error} />}
      {hasNextPage && (
        <Button mt="sm" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older changes
        </Button>
      )}
    </>
  );
}

function Change({ change }: { change: GuestChange }) {
  const nowMs = useNow();
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: () => undoChange(change.id),
    onSuccess: (result) => showMessage(describeUndo(result)),
    onError: (error) => showFailure('This couldn’t be undone', error),
    onSettled: () => refreshGuests(queryClient),
  });
  const { at, userName, fields, undoneAt } = change;
  return (
    <li className={classes.change}>
      <div className={classes.changeHead}>
        <span>
          <strong>{userName || 'Someone'}</strong> {describeChange(change)}
          {undoneAt && ', later undone'}
        </span>
        <Text span size="sm" c="dimmed">
          <TimeAgo value={at} />
        </Text>
      </div>
      {fields.length > 0 && (
        <dl className={classes.changeFields}>
          {fields.map(({ name, before, after }) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{changedLabel(name)}</dt>
              <dd>
                {describeValue(before)} → {describeValue(after)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {change.kind === 'updated' && isUndoable(change, nowMs) && (
        <Button mt={6} size="xs" variant="light" loading={undo.isPending} onClick={() => undo.mutate()}>
          Undo
        </Button>
      )}
    </li>
  );
}
