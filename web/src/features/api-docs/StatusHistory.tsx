import { Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '../../api/queries';
import { Section } from '../../ui/layout/Section';
import { SkeletonRows } from '../../ui/layout/states';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Status.module.css';
import { dayState, describeDay, describeHistory } from './status';

/** The service history of 90 days, which the server records every minute. */
export function StatusHistory() {
  const { data, isPending, isError, error, refetch } = useQuery(statusQuery);
  const days = data?.days ?? [];
  return (
    <Section title="Last 90 days">
      {isPending && <SkeletonRows count={1} label="Loading history" />}
      {isError && <ErrorState title="Couldn’t load the history" error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Text className="numbers">{describeHistory(days)}</Text>
          <ol className={`forced-fill ${classes.days}`}>
            {days.map((day) => (
              <li key={day.date} data-state={dayState(day)} title={describeDay(day)}>
                <VisuallyHidden>{describeDay(day)}</VisuallyHidden>
              </li>
            ))}
          </ol>
        </>
      )}
    </Section>
  );
}
