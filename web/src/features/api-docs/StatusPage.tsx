import { Anchor, Container, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { healthQuery, statisticsQuery, statusQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { formatCount, NOT_AVAILABLE, plural } from '../../ui/text/format';
import { Section } from '../../ui/layout/Section';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Status.module.css';
import { StatusHistory } from './StatusHistory';
import { barHeights, describeAlerts, describeWebhooks, median } from './status';

const STATE_TEXTS: Readonly<Record<string, string>> = { ok: 'The API is up', empty: 'The API is up, but has no data yet' };

/** `/api-docs/api-status`: live figures, refreshed every few seconds while the page is open. */
export function StatusPage() {
  useTitle('API status');
  const health = useQuery(healthQuery);
  const { data: statistics } = useQuery({ ...statisticsQuery, refetchInterval: 60_000, staleTime: 0 });
  const current = health.data;
  const times = current?.times ?? [];
  const state = health.isError ? 'The API can’t be reached' : current ? (STATE_TEXTS[current.state] ?? current.state) : 'Checking…';
  return (
    <Container size={900} py="lg">
      <Stack gap="lg">
        <div>
          <Title order={1}>API status</Title>
          <Text c="dimmed" mt={4}>
            Checked from your browser every 10 seconds. <Anchor component={AppLink} href={paths.apiDocs()} underline="always" inherit>Documentation</Anchor>
          </Text>
        </div>
        <Text size="xl" fw={650} role="status" className={classes.state} data-state={health.isError ? 'down' : (current?.state ?? 'unknown')}>
          {state}
        </Text>
        {health.isError && <ErrorState title="The last check failed" error={health.error} onRetry={() => void health.refetch()} />}
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm" component="dl" m={0}>
          <Figure name="Podcasts">{formatCount(statistics?.podcasts)}</Figure>
          <Figure name="Episodes">{formatCount(statistics?.episodes)}</Figure>
          <Figure name="Transcripts">{formatCount(statistics?.transcripts)}</Figure>
          <Figure name="Catalog version">{current?.generation ?? NOT_AVAILABLE}</Figure>
          <Figure name="Catalog updated">
            <TimeAgo value={statistics?.publishedAt} />
          </Figure>
          <Figure name="Software version">{current?.version ?? NOT_AVAILABLE}</Figure>
        </SimpleGrid>
        <Section title="Response time">
          <Text className="numbers">
            {times.length === 0
              ? 'No measurements yet.'
              : `Latest ${formatCount(times.at(-1))} ms. Median ${formatCount(median(times))} ms (${plural(times.length, 'request')}), including your network.`}
          </Text>
          <div className={`forced-fill ${classes.bars}`} aria-hidden="true">
            {barHeights(times).map((height, place) => (
              <span key={place} style={{ height: `${Math.max(4, height * 100)}%` }} />
            ))}
          </div>
        </Section>
        <DeliverySection />
        <StatusHistory />
      </Stack>
    </Container>
  );
}

/** How soon alerts see a new catalog, and events reach webhooks. */
function DeliverySection() {
  const { data } = useQuery(statusQuery);
  if (!data) return null;
  return (
    <Section title="Alerts and webhooks">
      <Text className="numbers">{describeAlerts(data.alerts)}</Text>
      <Text className="numbers">{describeWebhooks(data.webhooks)}</Text>
    </Section>
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
