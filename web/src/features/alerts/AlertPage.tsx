import { Alert, Badge, Button, Container, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { toApiError } from '../../api/errors';
import { alertQuery, alertTrendQuery } from '../../api/alerts/configs';
import type { AlertConfig } from '../../api/alerts/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { formatCount } from '../../ui/text/format';
import { useActions } from '../../ui/navigation/shortcuts';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { TabLinks } from '../../ui/layout/TabLinks';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { type QueryString, readText } from '../../urls/query-string';
import { ErrorState } from '../../widgets/ErrorState';
import { kindLabel } from './alert-fields';
import { AlertHistory } from './AlertHistory';
import { AlertControls } from './AlertRow';
import classes from './Alerts.module.css';
import { AlertSettingsForm } from './AlertSettingsForm';
import { AlertTrend } from './AlertTrend';
import { DeliveryTab } from './delivery/DeliveryTab';
import { Inbox } from './inbox/Inbox';
import { readInboxView } from './inbox/inbox-view';
import { perWeekText } from './match-text';
import { useAlertActions } from './useAlertActions';

const TABS = [
  { tab: null, label: 'Matches' },
  { tab: 'settings', label: 'Settings' },
  { tab: 'delivery', label: 'Delivery' },
  { tab: 'history', label: 'History' },
] as const;

/** `/app/alerts/{alertId}` (spec 2): the matches of an alert, its settings, where it delivers, and who changed it. */
export function AlertPage() {
  const { alertId = '' } = useParams({ strict: false }) as { alertId?: string };
  const { data, isPending, isError, error, refetch } = useQuery(alertQuery(alertId));
  useTitle(data ? data.alertConfig.alertName : isError ? 'Alert not found' : null);
  if (isPending) {
    return (
      <Container size="lg" py="lg">
        <SkeletonRows count={6} height={64} label="Loading the alert" />
      </Container>
    );
  }
  if (isError) {
    return (
      <Container size="sm" py={56}>
        {toApiError(error).isNotFound ? <NoAlert /> : <ErrorState title="Couldn’t load the alert" error={error} onRetry={() => void refetch()} />}
      </Container>
    );
  }
  return <LoadedAlert alert={data.alertConfig} />;
}

const NoAlert = () => (
  <EmptyState title="Alert not found" level={1}>
    <Text c="dimmed">It doesn’t exist, was deleted, or belongs to another team.</Text>
    <Button component={AppLink} href={paths.alerts()}>
      Go to your alerts
    </Button>
  </EmptyState>
);

function LoadedAlert({ alert }: { alert: AlertConfig }) {
  const router = useRouter();
  const query: QueryString = useSearch({ strict: false });
  const current = TABS.find(({ tab }) => tab === readText(query.tab))?.tab ?? null;
  const actions = useAlertActions();
  const { id } = alert;
  useActions([
    { label: alert.enabled ? 'Turn this alert off' : 'Turn this alert on', run: () => actions.toggle.mutate({ alert, enabled: !alert.enabled }) },
    ...TABS.filter(({ tab }) => tab !== current).map(({ tab, label }) => ({ label: `${label} of this alert`, run: () => void router.navigate({ href: paths.alert(id, { tab }) }) })),
  ]);
  return (
    <Container size={current === 'settings' ? 'xl' : 'lg'} py="lg">
      <Stack gap="md">
        <div className={classes.header}>
          <div className={classes.headerText}>
            <Title order={1} size="h2">
              {alert.alertName}
            </Title>
            <AlertFacts alert={alert} />
          </div>
          <AlertControls alert={alert} actions={actions} onDeleted={() => void router.navigate({ href: paths.alerts({ tab: 'alerts' }), ignoreBlocker: true })} />
        </div>
        <TabLinks label="Alert sections" tabs={TABS.map(({ tab, label }) => ({ href: paths.alert(id, { tab }), label, isCurrent: tab === current }))} />
        {alert.problem && (
          <Alert color="orange" variant="outline" role="note" title="The last run was incomplete">
            <Text size="sm">{alert.problem}</Text>
          </Alert>
        )}
        {current === null && (
          <>
            <AlertTrend alert={alert} />
            <Inbox view={readInboxView(query)} alerts={[alert]} fixedAlertId={id} hrefOf={(view) => paths.alert(id, { ...view, alert: null })} />
          </>
        )}
        {/* Another alert has other initial values. */}
        {current === 'settings' && <AlertSettingsForm key={id} alert={alert} />}
        {current === 'delivery' && <DeliveryTab alert={alert} />}
        {current === 'history' && <AlertHistory alertId={id} />}
      </Stack>
    </Container>
  );
}

function AlertFacts({ alert: { id, alertName, alertType, alertSettings, unseenCount, lastMatchDate, enabled } }: { alert: AlertConfig }) {
  const { data } = useQuery({ ...alertTrendQuery(id), retry: false });
  return (
    <div className="dotted facts">
      <span>{kindLabel(alertType)}</span>
      {alertSettings.value !== alertName && <span>“{alertSettings.value}”</span>}
      {!enabled && (
        <Badge component="span" variant="light" color="gray">
          Off
        </Badge>
      )}
      {unseenCount > 0 && <span>{formatCount(unseenCount)} unseen</span>}
      {lastMatchDate && (
        <span>
          last match <TimeAgo value={lastMatchDate} />
        </span>
      )}
      <span>{data ? perWeekText(data.perWeek) : '\u00A0'}</span>
    </div>
  );
}
