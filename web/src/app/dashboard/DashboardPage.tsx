import { Anchor, Container, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { searchHistoryQuery } from '../../api/lists/saved-searches';
import { currentUsageQuery, dailyUsageQuery, meQuery } from '../../api/queries';
import type { Me } from '../../api/types';
import { ActivityPanel } from '../../features/account/activity/ActivityPanel';
import { listPlanLimits } from '../../features/account/plan-limits';
import { UsagePanel } from '../../features/account/UsagePanel';
import { OutreachWork } from '../../features/outreach/dashboard/OutreachWork';
import { useOpenPitches } from '../../features/outreach/dashboard/useOpenPitches';
import { ListFunnels } from '../../features/projects/dashboard/ListFunnels';
import { TeamActivity } from '../../features/projects/dashboard/TeamActivity';
import { TodaysWork } from '../../features/projects/dashboard/TodaysWork';
import { useTodaysWork } from '../../features/projects/dashboard/useTodaysWork';
import { RecentSearches } from '../../features/search/RecentSearches';
import { AppLink } from '../../ui/AppLink';
import { capitalize } from '../../ui/format';
import { SkeletonRows } from '../../ui/states';
import { useTitle } from '../../ui/useTitle';
import { paths } from '../../urls/paths';
import { SearchBox } from '../../widgets/SearchBox';
import { Checklist } from './Checklist';
import classes from './Dashboard.module.css';

/** `/app` (spec 2): open tasks, progress of the lists, and what is left of the plan. */
export function DashboardPage() {
  const { data, isPending } = useQuery(meQuery);
  useTitle('Dashboard');
  const user = data?.user;
  return (
    <Container size="lg" py="lg">
      <Stack gap="xl">
        <Title order={1}>{user ? <Greeting name={user.displayName || user.email} /> : 'Dashboard'}</Title>
        {isPending && <SkeletonRows count={2} label="Loading your account" />}
        {user && (
          <>
            <Paper withBorder radius="lg" p="lg" bg="var(--surface)">
              <Title order={2} size="h4" mb="sm">
                What are you looking for?
              </Title>
              <SearchBox />
              <Text size="sm" c="dimmed" mt="sm">
                Or{' '}
                <Anchor component={AppLink} href={paths.appSearch()} underline="always" inherit>
                  search with filters
                </Anchor>
                .
              </Text>
            </Paper>
            <Sections plan={user.plan} limits={data.limits} />
          </>
        )}
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

interface SectionsProps {
  plan: string;
  limits: Me['limits'];
}

/** The sections appear together: one that arrives late would move those below it. */
function Sections({ plan, limits }: SectionsProps) {
  const work = useTodaysWork();
  const pitches = useOpenPitches();
  const usage = useQuery(currentUsageQuery);
  const dailyUsage = useQuery(dailyUsageQuery);
  const history = useInfiniteQuery({ ...searchHistoryQuery, retry: false });
  if (work.isPending || pitches.isPending || usage.isPending || dailyUsage.isPending || history.isPending) return <SkeletonRows count={4} height={120} label="Loading your dashboard" />;
  return (
    <>
      <Checklist />
      <div className={classes.columns}>
        <div className={classes.column}>
          <TodaysWork work={work} />
          <OutreachWork pitches={pitches} />
          <TeamActivity />
        </div>
        <div className={classes.column}>
          <ListFunnels />
          <RecentSearches />
        </div>
      </div>
      <UsagePanel />
      <PlanSection plan={plan} limits={limits} />
      <ActivityPanel />
    </>
  );
}

function PlanSection({ plan, limits }: SectionsProps) {
  return (
    <section aria-labelledby="plan">
      <Title order={2} size="h4" id="plan" mb="sm">
        Your plan: {capitalize(plan)}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm" component="dl" m={0}>
        {listPlanLimits(limits).map(({ name, value }) => (
          <Paper key={name} withBorder radius="lg" p="md" bg="var(--surface)">
            <Text component="dt" size="sm" c="dimmed">
              {name}
            </Text>
            <Text component="dd" m={0} size="xl" fw={650} className="numbers">
              {value}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
    </section>
  );
}
