import { Paper, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { currentUsageQuery, dailyUsageQuery } from '../../api/queries';
import type { UsageDay } from '../../api/types';
import { formatCount, formatDateTime, plural } from '../../ui/text/format';
import { Plot } from '../../ui/plot/Plot';
import { countScale } from '../../ui/plot/series';
import { Section } from '../../ui/layout/Section';
import { SkeletonRows } from '../../ui/layout/states';
import { useNow } from '../../ui/text/useNow';
import { ErrorState } from '../../widgets/ErrorState';
import { countContactRequests, projectRunOut, searchPoints, summarizeDays } from './usage';
import { summarizeSearches } from './search-summary';

/** Shows the used quota, its reset time, and the usage of the last days. */
export function UsagePanel() {
  const current = useQuery(currentUsageQuery);
  const daily = useQuery(dailyUsageQuery);
  const nowMs = useNow();
  const error = current.error ?? daily.error;
  const retry = () => void Promise.all([current.refetch(), daily.refetch()]);
  return (
    <Section id="usage" title="Usage">
      {error && <ErrorState title="Couldn’t load your usage" error={error} onRetry={retry} />}
      {!error && !(current.data && daily.data) && <SkeletonRows count={1} label="Loading your usage" />}
      {current.data && daily.data && (
        <Paper withBorder radius="lg" p="lg" bg="var(--surface)">
          <Stack gap="md">
            <SearchUsage {...summarizeSearches(current.data)} runOut={projectRunOut(current.data, nowMs)} />
            <DailyUsage days={daily.data.days} />
          </Stack>
        </Paper>
      )}
    </Section>
  );
}

function SearchUsage({ text, limit, percent, reset, runOut }: ReturnType<typeof summarizeSearches> & { runOut: string | null }) {
  return (
    <div>
      <Text fw={650} size="lg" className="numbers">
        {text}
      </Text>
      {limit !== null && <Progress value={percent} mt="xs" size="md" aria-label="Searches used" color={percent >= 100 ? 'red' : 'brand'} />}
      {reset && (
        <Text size="sm" c="dimmed" mt={6}>
          {runOut && `At this rate, your searches will run out on ${formatDateTime(runOut)}. `}
          {reset} Repeating a search within 15 minutes is free, and so is loading more results.
        </Text>
      )}
    </div>
  );
}

function DailyUsage({ days }: { days: readonly UsageDay[] }) {
  const summary = summarizeDays(days);
  const contactRequests = countContactRequests(days);
  return (
    <div>
      {summary === null ? (
        <Text c="dimmed">No searches in the last {plural(days.length, 'day')}.</Text>
      ) : (
        <>
          <Plot title="Searches per day" valueName="Searches" points={searchPoints(days)} scale={countScale} format={formatCount} mark="bar" height={150} />
          <Text size="sm" c="dimmed" mt={6}>
            {summary}
          </Text>
        </>
      )}
      {contactRequests > 0 && (
        <Text size="sm" c="dimmed">
          You viewed the contacts of {plural(contactRequests, 'podcast')} in this period.
        </Text>
      )}
    </div>
  );
}
