import { Anchor, Button, Container, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { currentUsageQuery, dailyUsageQuery, meQuery } from '../../api/queries';
import type { Me } from '../../api/types';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { capitalize } from '../../ui/format';
import { SearchBox } from '../../widgets/SearchBox';
import { EmptyState, SkeletonRows } from '../../ui/states';
import { useTitle } from '../../ui/useTitle';
import { ErrorState } from '../../widgets/ErrorState';
import { ActivityPanel } from './activity/ActivityPanel';
import { listPlanLimits } from './plan-limits';
import { UsagePanel } from './UsagePanel';

export function DashboardPage() {
  const { data, isPending, isError, error, refetch } = useQuery(meQuery);
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
        {isError && <ErrorState title="Couldn’t load your account" error={error} onRetry={() => void refetch()} />}
        {data && !user && (
          <EmptyState title="You’re not signed in">
            <Text c="dimmed">Sign in to see your plan and usage.</Text>
            <Button component={AppLink} href={paths.signIn()}>
              Sign in
            </Button>
          </EmptyState>
        )}
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
