import { Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { activityQuery } from '../../../api/queries';
import { FirstOf } from '../../../ui/FirstOf';
import { SkeletonRows } from '../../../ui/states';
import { TimeAgo } from '../../../ui/TimeAgo';
import classes from '../Settings.module.css';
import { ErrorState } from '../../../widgets/ErrorState';
import { placeOf, wordsOf } from './activity';

const FEW = 5;

/** What was done to the account lately: whoever sees something that was not them can end sessions and keys. */
export function ActivityPanel() {
  const { data, isPending, isError, error, refetch } = useQuery(activityQuery);
  return (
    <section aria-labelledby="activity">
      <Title order={2} size="h4" id="activity">
        Recent activity
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Sign-ins, keys and reports of the last year. Addresses are not kept: the same place has the same name.
      </Text>
      {isPending && <SkeletonRows count={1} label="Loading your activity" />}
      {isError && <ErrorState title="Your activity could not be loaded" error={error} onRetry={() => void refetch()} />}
      {data?.activity.length === 0 && <Text c="dimmed">Nothing was done yet.</Text>}
      {data && (
        <FirstOf items={data.activity} few={FEW} nouns="entries">
          {(shown) => (
            <ul className={classes.list}>
              {shown.map((deed) => (
                <Paper key={deed.id} withBorder radius="lg" p="md" bg="var(--surface)" component="li">
                  <Text fw={650}>{wordsOf(deed)}</Text>
                  <Text size="sm" c="dimmed">
                    <TimeAgo value={deed.at} /> · {placeOf(deed)}
                  </Text>
                </Paper>
              ))}
            </ul>
          )}
        </FirstOf>
      )}
    </section>
  );
}
