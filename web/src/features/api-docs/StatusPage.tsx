import { Anchor, Container, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { healthQuery, statisticsQuery } from '../../api/queries';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { formatCount, NOT_AVAILABLE, plural } from '../../ui/format';
import { TimeAgo } from '../../ui/TimeAgo';
import { useTitle } from '../../ui/useTitle';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Status.module.css';
import { StatusHistory } from './StatusHistory';
import { barHeights, median } from './status';

const STATE_TEXTS: Readonly<Record<string, string>> = { ok: 'The API is up', empty: 'The API is up, and has nothing to serve yet' };

/** `/api-docs/api-status`: live figures, asked for again every few seconds while the page is looked at. */
export function StatusPage() {
  useTitle('API status');
  const health = useQuery(healthQuery);
  const { data: statistics } = useQuery({ ...statisticsQuery, refetchInterval: 60_000, staleTime: 0 });
  const current = health.data;
  const times = current?.times ?? [];
  const state = health.isError ? 'The API cannot be reached' : current ? (STATE_TEXTS[current.state] ?? current.state) : 'Asking…';
  return (
    <Container size={900} py="lg">
      <Stack gap="lg">
        <div>
          <Title order={1}>API status</Title>
          <Text c="dimmed" mt={4}>
            Asked from your browser every ten seconds. <Anchor component={AppLink} href={paths.apiDocs()} underline="always" inherit>Documentation</Anchor>
          </Text>
        </div>
        <Text size="xl" fw={650} role="status" className={classes.state} data-state={health.isError ? 'down' : (current?.state ?? 'unknown')}>
          {state}
        </Text>
        {health.isError && <ErrorState title="The last question got no answer" error={health.error} onRetry={() => void health.refetch()} />}
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm" component="dl" m={0}>
          <Figure name="Podcasts">{formatCount(statistics?.podcasts)}</Figure>
          <Figure name="Episodes">{formatCount(statistics?.episodes)}</Figure>
          <Figure name="Transcripts">{formatCount(statistics?.transcripts)}</Figure>
          <Figure name="Generation in service">{current?.generation ?? NOT_AVAILABLE}</Figure>
          <Figure name="Published">
            <TimeAgo value={statistics?.publishedAt} />
          </Figure>
          <Figure name="Version">{current?.version ?? NOT_AVAILABLE}</Figure>
        </SimpleGrid>
        <section aria-labelledby="times">
          <Title order={2} size="h4" id="times">
            Answer time
          </Title>
          <Text className="numbers">
            {times.length === 0
              ? 'Nothing was measured yet.'
              : `${formatCount(times.at(-1))} ms just now, ${formatCount(median(times))} ms in the middle of ${plural(times.length, 'answer')}. From the question to the whole answer, your line included.`}
          </Text>
          <div className={classes.bars} aria-hidden="true">
            {barHeights(times).map((height, place) => (
              <span key={place} style={{ height: `${Math.max(4, height * 100)}%` }} />
            ))}
          </div>
        </section>
        <StatusHistory />
      </Stack>
    </Container>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Paper withBorder radius="lg" p="md" bg="var(--surface)">
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} size="xl" fw={650} className="numbers">
        {children}
      </Text>
    </Paper>
  );
}
