import { Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { alertHistoryQuery } from '../../api/alerts/configs';
import type { AlertChange } from '../../api/alerts/types';
import { EmptyState, SkeletonRows } from '../../ui/states';
import { TimeAgo } from '../../ui/TimeAgo';
import { ErrorState } from '../../widgets/ErrorState';
import { useMemberNames } from '../../widgets/useMemberNames';
import classes from './Alerts.module.css';
import { changedFields, describeChange, describeValue, fieldLabel, switchedTo } from './change-text';

/** Who changed what of an alert, and when. */
export function AlertHistory({ alertId }: { alertId: string }) {
  const { data, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(alertHistoryQuery(alertId));
  if (isPending) return <SkeletonRows count={4} height={48} label="Loading the history" />;
  if (isError && !isFetchNextPageError) return <ErrorState title="Couldn’t load the history" error={error} onRetry={() => void refetch()} />;
  const changes = data?.pages.flatMap((page) => page.changes) ?? [];
  if (changes.length === 0) {
    return (
      <EmptyState title="No changes yet">
        <Text c="dimmed">Every change to the alert appears here.</Text>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.timeline} aria-label="Alert changes">
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
      {isFetchNextPageError && <ErrorState title="Couldn’t load older changes" error={error} />}
      {hasNextPage && (
        <div>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older changes
          </Button>
        </div>
      )}
    </>
  );
}

function Change({ change }: { change: AlertChange }) {
  const nameOf = useMemberNames();
  const { kind, at, userId, userName, fields, undoneAt } = change;
  const shown = kind === 'updated' && switchedTo(fields) === null ? changedFields(fields).map(({ name, before, after }) => ({ name, before: describeValue({ name, value: before }), after: describeValue({ name, value: after }) })) : [];
  return (
    <li className={classes.change}>
      <div className={classes.changeHead}>
        <span>
          <strong>{userName || nameOf(userId === null ? null : { id: userId, displayName: null, avatarSeed: null })}</strong> {describeChange(change)}
          {undoneAt && ', later undone'}
        </span>
        <Text span size="sm" c="dimmed">
          <TimeAgo value={at} />
        </Text>
      </div>
      {shown.some(({ before, after }) => before !== null && after !== null) && (
        <dl className={classes.changeFields}>
          {shown.map(({ name, before, after }) =>
            before === null || after === null ? null : (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{fieldLabel(name)}</dt>
                <dd>
                  {before} → {after}
                </dd>
              </div>
            ),
          )}
        </dl>
      )}
    </li>
  );
}
