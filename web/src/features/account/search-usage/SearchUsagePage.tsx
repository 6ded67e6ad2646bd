import { Group, NativeSelect, Paper, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { teamDaysQuery, teamMembersUsageQuery, teamMonthsQuery } from '../../../api/account/team';
import type { UsageWindow } from '../../../api/types';
import { formatCount, formatMonth } from '../../../ui/text/format';
import { Plot } from '../../../ui/plot/Plot';
import { countScale, fillDays } from '../../../ui/plot/series';
import { Section } from '../../../ui/layout/Section';
import { SkeletonRows } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { type QueryString, readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import { SettingsLayout } from '../SettingsLayout';

const WINDOWS: { value: UsageWindow; label: string }[] = [
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
];

/** The counted kinds by their alias in the API. */
const KINDS = [
  ['searchCount', 'Searches'],
  ['exportCount', 'Exports'],
  ['transcriptDownloadCount', 'Transcript downloads'],
  ['transcriptionRequests', 'Transcription requests'],
] as const;

type Counts = Readonly<Record<string, number>>;

/** `/app/team-settings/search-usage` (spec 2): what the team used, by day, member and month. */
export function SearchUsagePage() {
  const query: QueryString = useSearch({ strict: false });
  const router = useRouter();
  const asked = readText(query.window);
  const window = WINDOWS.find(({ value }) => value === asked)?.value ?? '30d';
  return (
    <SettingsLayout title="Search usage">
      <Stack gap="xl">
        <Group>
          <NativeSelect label="Period" data={WINDOWS} value={window} onChange={(event) => void router.navigate({ href: paths.searchUsage({ window: event.currentTarget.value }), replace: true })} />
        </Group>
        <Days window={window} />
        <Members window={window} />
        <Months />
      </Stack>
    </SettingsLayout>
  );
}

function Days({ window }: { window: UsageWindow }) {
  const { data, isPending, isError, error, refetch } = useQuery(teamDaysQuery(window));
  return (
    <Section title="By day">
      {isPending && <SkeletonRows count={1} height={150} label="Loading the days" />}
      {isError && <ErrorState title="Couldn’t load the days" error={error} onRetry={() => void refetch()} />}
      {data && (
        <Paper withBorder radius="lg" p="lg" bg="var(--surface)">
          <Plot
            title="Searches of the team per day"
            valueName="Searches"
            points={fillDays(data.days.map(({ date, usageByAlias }) => ({ date, value: (usageByAlias as Counts).searchCount ?? 0 })))}
            scale={countScale}
            format={formatCount}
            mark="bar"
            height={150}
          />
        </Paper>
      )}
    </Section>
  );
}

function Members({ window }: { window: UsageWindow }) {
  const { data, isPending, isError, error, refetch } = useQuery(teamMembersUsageQuery(window));
  const rows = data?.members.map(({ userId, displayName, email, usageByAlias }) => ({ key: userId, name: displayName ?? email ?? 'Deleted user', counts: usageByAlias as Counts }));
  return (
    <Section title="By member">
      {isPending && <SkeletonRows count={2} height={44} label="Loading the members" />}
      {isError && <ErrorState title="Couldn’t load the members" error={error} onRetry={() => void refetch()} />}
      {rows?.length === 0 && <Text c="dimmed">No usage in this period.</Text>}
      {rows && rows.length > 0 && <CountTable label="Usage by member" first="Member" rows={rows} />}
    </Section>
  );
}

function Months() {
  const { data, isPending, isError, error, refetch } = useQuery(teamMonthsQuery);
  const rows = data?.months.map(({ periodStart, usageByAlias }) => ({ key: periodStart, name: formatMonth(periodStart), counts: usageByAlias as Counts })).toReversed();
  return (
    <Section title="By month">
      {isPending && <SkeletonRows count={3} height={44} label="Loading the months" />}
      {isError && <ErrorState title="Couldn’t load the months" error={error} onRetry={() => void refetch()} />}
      {rows && <CountTable label="Usage by month" first="Month" rows={rows} />}
    </Section>
  );
}

interface CountTableProps {
  label: string;
  first: string;
  rows: readonly { key: string; name: string; counts: Counts }[];
}

const CountTable = ({ label, first, rows }: CountTableProps) => (
  <Table.ScrollContainer minWidth={520}>
    <Table aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{first}</Table.Th>
          {KINDS.map(([alias, name]) => (
            <Table.Th key={alias} scope="col" ta="right">
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, name, counts }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row" fw={500}>
              {name}
            </Table.Th>
            {KINDS.map(([alias]) => (
              <Table.Td key={alias} ta="right" className="numbers">
                {formatCount(counts[alias] ?? 0)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);
