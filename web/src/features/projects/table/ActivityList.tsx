import { Text } from '@mantine/core';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { describeActivity } from '../activity-text';
import classes from './List.module.css';
import type { ListRow } from './list-row';

/** The activity of a listed podcast: who, when, old and new value. */
export function ActivityList({ row }: { row: Pick<ListRow, 'activity' | 'title'> }) {
  if (row.activity.length === 0) return <Text c="dimmed">Nothing has been recorded yet.</Text>;
  return (
    <ol className={classes.activity} aria-label={`Activity of ${row.title}`}>
      {row.activity.map((change) => (
        <li key={`${change.atMs} ${change.actionType} ${change.to ?? ''}`}>
          <span>
            <strong>{change.by}</strong> {describeActivity({ actionType: change.actionType, fromValue: change.from, toValue: change.to, podcastTitle: 'this podcast' })}
          </span>
          <small>
            <TimeAgo value={new Date(change.atMs).toISOString()} />
          </small>
        </li>
      ))}
    </ol>
  );
}
