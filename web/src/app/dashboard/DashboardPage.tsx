import { Anchor, Container, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { currentUsageQuery, dailyUsageQuery, meQuery } from '../../api/queries';
import type { Me } from '../../api/types';
import { ActivityPanel } from '../../features/account/activity/ActivityPanel';
import { listPlanLimits } from '../../features/account/plan-limits';
import { UsagePanel } from '../../features/account/UsagePanel';
import { ListFunnels } from '../../features/projects/dashboard/ListFunnels';
import { TeamActivity } from '../../features/projects/dashboard/TeamActivity';
import { TodaysWork } from '../../features/projects/dashboard/TodaysWork';
import { AppLink } from '../../ui/AppLink';
import { loadChunk } from '../../ui/chunks';
import { capitalize } from '../../ui/format';
import { SkeletonRows } from '../../ui/states';
import { useTitle } from '../../ui/useTitle';
import { SearchBox } from '../../widgets/SearchBox';
import { paths } from '../paths';
import { Checklist } from './Checklist';
import classes from './Dashboard.module.css';

// It needs the code of the search page.
const RecentSearches = lazy(async () => ({ default: (await loadChunk(() => import('../../features/search/RecentSearches'))).RecentSearches }));

/** `/app` (spec 2): what there is to do, how the lists stand, and what is left of the plan. */
export function DashboardPage() {
  const { data, isPending } = useQuery(meQuery);
  useTitle('Dashboard');
  const user = data?.user;
  const current = useQuery({ ...currentUsageQuery, enabled: Boolean(user) });
  const daily = useQuery({ ...dailyUsageQuery, enabled: Boolean(user) });
  const isUsagePending = current.isPending || daily.isPending;
  return (
    <Container size="lg" py="lg">
      <Stack gap="xl">
        <Title order={1}>{user ? `Hello, ${user.displayName || user.email}` : 'Dashboard'}</Title>
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
            <Checklist />
            <div className={classes.columns}>
              <div className={classes.column}>
                <TodaysWork />
                <TeamActivity />
              </div>
              <div className={classes.column}>
                <ListFunnels />
                <Suspense fallback={<SkeletonRows count={2} height={40} label="Loading recent searches" />}>
                  <RecentSearches />
                </Suspense>
              </div>
            </div>
            <UsagePanel />
            {/* Below the usage, so that they do not move when it arrives. */}
            {!isUsagePending && (
              <>
                <PlanSection plan={user.plan} limits={data.limits} />
                <ActivityPanel />
              </>
            )}
          </>
        )}
      </Stack>
    </Container>
  );
}

function PlanSection({ plan, limits }: { plan: string; limits: Me['limits'] }) {
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
