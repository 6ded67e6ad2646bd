import { Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { activityQuery } from '../../../api/queries';
import { ExpandableList } from '../../../ui/layout/ExpandableList';
import { Section } from '../../../ui/layout/Section';
import { SkeletonRows } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import classes from '../Settings.module.css';
import { ErrorState } from '../../../widgets/ErrorState';
import { describeEvent, describeOrigin } from './activity';

const INITIAL_COUNT = 5;

/** Recent events of the account, so that the owner notices foreign access and can end sessions and revoke keys. */
export function ActivityPanel() {
  const { data, isPending, isError, error, refetch } = useQuery(activityQuery);
  return (
    <Section title="Recent activity">
      <Text size="sm" c="dimmed" mb="sm">
        Sign-ins, keys and reports from the past year. We don’t store IP addresses; each location has a code instead.
      </Text>
      {isPending && <SkeletonRows count={1} label="Loading your activity" />}
      {isError && <ErrorState title="Couldn’t load your activity" error={error} onRetry={() => void refetch()} />}
      {data?.activity.length === 0 && <Text c="dimmed">No activity yet.</Text>}
      {data && (
        <ExpandableList items={data.activity} initialCount={INITIAL_COUNT} noun="events">
          {(shown) => (
            <ul className={classes.list}>
              {shown.map((event) => (
                <Paper key={event.id} withBorder radius="lg" p="md" bg="var(--surface)" component="li">
                  <Text fw={650}>{describeEvent(event)}</Text>
                  <Text size="sm" c="dimmed">
                    <TimeAgo value={event.at} /> · {describeOrigin(event)}
                  </Text>
                </Paper>
              ))}
            </ul>
          )}
        </ExpandableList>
      )}
    </Section>
  );
}
