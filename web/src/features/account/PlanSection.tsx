import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/queries';
import { capitalize } from '../../ui/text/format';
import { listPlanLimits } from './plan-limits';

/** What the plan of the account includes. */
export function PlanSection() {
  const { data } = useQuery(meQuery);
  if (!data?.user) return null;
  return (
    <section aria-labelledby="plan">
      <Title order={2} size="h4" id="plan" mb="sm">
        Your plan: {capitalize(data.user.plan)}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm" component="dl" m={0}>
        {listPlanLimits(data.limits).map(({ name, value }) => (
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
