import { Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { activityFileHref, type ActivityFilter, type TeamActivity, teamActivityQuery } from '../../../api/account/team';
import { teamUsersQuery } from '../../../api/lists/members';
import { EmptyState } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { type QueryString, readText } from '../../../urls/query-string';
import { PagedItems } from '../../../widgets/PagedItems';
import { SettingsLayout } from '../SettingsLayout';
import classes from '../Settings.module.css';
import { describeActivity, describeContext } from './activity-text';

const AREAS = [
  { value: '', label: 'Everything' },
  { value: 'lists', label: 'Lists' },
  { value: 'alerts', label: 'Alerts' },
  { value: 'team', label: 'Team, keys, exports, guests' },
];
const PERIODS = [
  { value: '', label: 'The past year' },
  { value: '1', label: 'The last day' },
  { value: '7', label: 'The last 7 days' },
  { value: '30', label: 'The last 30 days' },
];

const chosen = (value: string | null, options: readonly { value: string }[]) => (options.some((option) => option.value === value) ? (value ?? '') : '');

/** `/app/team-settings/activity-history` (spec 2): what the members of the team did. */
export function ActivityHistoryPage() {
  return (
    <SettingsLayout title="Activity history">
      <TeamHistory />
    </SettingsLayout>
  );
}

function TeamHistory() {
  const query: QueryString = useSearch({ strict: false });
  const router = useRouter();
  const { data: team } = useQuery(teamUsersQuery);
  const members = [{ value: '', label: 'All members' }, ...(team?.users ?? []).map(({ id, displayName, email }) => ({ value: id, label: displayName ?? email }))];
  const [area, member, days] = [chosen(readText(query.area) ?? null, AREAS), readText(query.member) ?? '', chosen(readText(query.days) ?? null, PERIODS)];
  const filter: ActivityFilter = { ...(area && { area }), ...(member && { userId: member }), ...(days && { days: Number(days) }) };
  const choose = (change: Readonly<Record<string, string>>) => void router.navigate({ href: paths.activityHistory({ area, member, days, ...change }), replace: true });
  return (
    <Stack gap="md">
      <Group gap="sm" align="end">
        <NativeSelect label="About" data={AREAS} value={area} onChange={(event) => choose({ area: event.currentTarget.value })} />
        <NativeSelect label="Member" data={members} value={member} onChange={(event) => choose({ member: event.currentTarget.value })} />
        <NativeSelect label="Period" data={PERIODS} value={days} onChange={(event) => choose({ days: event.currentTarget.value })} />
        <Button component="a" href={activityFileHref(filter)} download variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
          Export CSV
        </Button>
      </Group>
      <Activities filter={filter} />
    </Stack>
  );
}

const NO_ACTIVITIES = (
  <EmptyState title="Nothing here">
    <Text c="dimmed">What members do with lists, alerts, guests and the team appears here.</Text>
  </EmptyState>
);

function Activities({ filter }: { filter: ActivityFilter }) {
  const query = useInfiniteQuery(teamActivityQuery(filter));
  return (
    <PagedItems query={query} itemsOf={(page) => page.activities} what="the activity" more="more" skeleton={{ count: 5, height: 56 }} empty={NO_ACTIVITIES}>
      {(activities) => (
        <ul className={classes.list} aria-label="Activities">
          {activities.map((activity) => (
            <Activity key={activity.id} activity={activity} />
          ))}
        </ul>
      )}
    </PagedItems>
  );
}

function Activity({ activity }: { activity: TeamActivity }) {
  const context = describeContext(activity);
  return (
    <Paper withBorder radius="lg" px="md" py="sm" bg="var(--surface)" component="li">
      <div className={classes.row}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {describeActivity(activity)}
        </Text>
        <Text size="sm" c="dimmed">
          {activity.userDisplayName} · <TimeAgo value={activity.at} />
        </Text>
      </div>
      {context && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {context}
        </Text>
      )}
    </Paper>
  );
}
