import { Container, Stack, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../api/account/profile';
import { searchHistoryQuery } from '../../api/lists/saved-searches';
import { currentUsageQuery, dailyUsageQuery, meQuery } from '../../api/queries';
import { UsagePanel } from '../../features/account/UsagePanel';
import type { WaitingPitch } from '../../features/outreach/dashboard/open-pitches';
import { OutreachWork } from '../../features/outreach/dashboard/OutreachWork';
import { useOpenPitches } from '../../features/outreach/dashboard/useOpenPitches';
import { ListFunnels } from '../../features/projects/dashboard/ListFunnels';
import { TeamActivity } from '../../features/projects/dashboard/TeamActivity';
import { TodaysWork } from '../../features/projects/dashboard/TodaysWork';
import { useTodaysWork } from '../../features/projects/dashboard/useTodaysWork';
import type { WorkItem } from '../../features/projects/dashboard/work-items';
import { RecentSearches } from '../../features/search/RecentSearches';
import { SkeletonRows } from '../../ui/layout/states';
import { useTitle } from '../../ui/layout/useTitle';
import { Checklist } from './Checklist';
import classes from './Dashboard.module.css';

/** `/app` (spec 2): open tasks, progress of the lists, and what is left of the plan. Facts about the account are in its settings. */
export function DashboardPage() {
  const { data, isPending } = useQuery(meQuery);
  useTitle('Dashboard');
  const user = data?.user;
  return (
    <Container size="xl" py="lg">
      <Stack gap="lg">
        <Title order={1} size="h2">{user ? <Greeting name={user.displayName || user.email} /> : 'Dashboard'}</Title>
        {isPending && <SkeletonRows count={2} label="Loading your account" />}
        {user && <Sections />}
      </Stack>
    </Container>
  );
}

/** An address may break before its @. */
function Greeting({ name }: { name: string }) {
  const at = name.indexOf('@');
  return at === -1 ? (
    `Hello, ${name}`
  ) : (
    <>
      Hello, {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </>
  );
}

/** The sections appear together: one that arrives late would move those below it. */
function Sections() {
  const work = useTodaysWork();
  const pitches = useOpenPitches();
  const usage = useQuery(currentUsageQuery);
  const profile = useQuery(profileQuery);
  const dailyUsage = useQuery(dailyUsageQuery);
  const history = useInfiniteQuery({ ...searchHistoryQuery, retry: false });
  if (work.isPending || pitches.isPending || usage.isPending || profile.isPending || dailyUsage.isPending || history.isPending) return <SkeletonRows count={4} height={120} label="Loading your dashboard" />;
  return (
    <>
      <Checklist />
      <div className={classes.columns}>
        <div className={classes.column}>
          <TodaysWork work={work} />
          <OutreachWork pitches={{ ...pitches, waiting: withoutWork(pitches.waiting, work.items) }} />
          <TeamActivity />
        </div>
        <div className={classes.column}>
          <ListFunnels />
          <RecentSearches />
        </div>
      </div>
      <UsagePanel />
    </>
  );
}

/** A pitch whose podcast is among the work of today is there already. */
function withoutWork(waiting: readonly WaitingPitch[], items: readonly WorkItem[]): readonly WaitingPitch[] {
  const shown = new Set(items.map(({ entry, project }) => `${project.slug} ${entry.podcast.podcastId}`));
  return waiting.filter(({ pitch }) => !shown.has(`${pitch.project?.slug} ${pitch.podcast.podcastId}`));
}
