import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type TeamBilling, teamBillingQuery } from '../../../api/account/team';
import { AppLink } from '../../../ui/navigation/AppLink';
import { capitalize, formatDay, mailtoHref } from '../../../ui/text/format';
import { SkeletonRows } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { PlanSection } from '../PlanSection';
import { SettingsLayout } from '../SettingsLayout';
import { UsagePanel } from '../UsagePanel';
import { describePeriod, paymentLinks } from './billing-text';

/** `/app/team-settings/billing` (spec 2): the plan, what is paid, and where to pay. */
export function BillingPage() {
  return (
    <SettingsLayout title="Billing">
      <Stack gap="xl">
        <PaidPlan />
        <UsagePanel />
        <PlanSection />
      </Stack>
    </SettingsLayout>
  );
}

function PaidPlan() {
  const { data, isPending, isError, error, refetch } = useQuery(teamBillingQuery);
  if (isPending) return <SkeletonRows count={1} label="Loading your plan" />;
  if (isError) return <ErrorState title="Couldn’t load your plan" error={error} onRetry={() => void refetch()} />;
  return (
    <Paper withBorder radius="lg" p="lg" bg="var(--surface)" component="section" aria-labelledby="paid-plan">
      <Title order={2} size="h4" id="paid-plan">
        {capitalize(data.plan)} plan
      </Title>
      <Text c="dimmed" mb="md">
        {describePeriod(data, formatDay)}
      </Text>
      <Group gap="sm">
        {paymentLinks(data).map(({ label, href }) => (
          <Button key={href} component="a" href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </Button>
        ))}
        <Button component={AppLink} href={paths.pricing()} variant="default">
          Compare plans
        </Button>
      </Group>
      <Help billing={data} />
    </Paper>
  );
}

function Help({ billing: { links } }: { billing: TeamBilling }) {
  if (!links.supportEmail) return null;
  return (
    <Text size="sm" mt="md">
      Questions about an invoice, or a change of plan:{' '}
      <Anchor href={mailtoHref(links.supportEmail)} underline="always" inherit>
        {links.supportEmail}
      </Anchor>
    </Text>
  );
}
