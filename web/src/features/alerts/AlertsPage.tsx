import { Button, Container, Stack, Text, TextInput } from '@mantine/core';
import { IconBell, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { alertsQuery } from '../../api/alerts/configs';
import { unseenCountQuery } from '../../api/alerts/matches';
import type { AlertList } from '../../api/alerts/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { formatCount, plural } from '../../ui/text/format';
import { PageHead } from '../../ui/layout/PageHead';
import rows from '../../ui/layout/Rows.module.css';
import { useActions } from '../../ui/navigation/shortcuts';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { TabLinks } from '../../ui/layout/TabLinks';
import { useTitle } from '../../ui/layout/useTitle';
import { ignoredParts } from '../../urls/ignored-parts';
import { paths } from '../../urls/paths';
import { type QueryString, readText } from '../../urls/query-string';
import { ErrorState } from '../../widgets/ErrorState';
import { IgnoredParts } from '../../widgets/IgnoredParts';
import { AlertRow } from './AlertRow';
import classes from './Alerts.module.css';
import { Inbox } from './inbox/Inbox';
import { formatInboxView, readInboxView } from './inbox/inbox-view';
import { useAlertActions } from './useAlertActions';

/** `/app/alerts` (spec 2): the inbox of all alerts, and the alerts themselves. */
export function AlertsPage() {
  const router = useRouter();
  const query: QueryString = useSearch({ strict: false });
  const isList = readText(query.tab) === 'alerts';
  const { data, isPending, isError, error, refetch } = useQuery(alertsQuery);
  const { data: unseen = 0 } = useQuery(unseenCountQuery);
  useTitle('Alerts');
  useActions([
    { label: 'New alert', keywords: 'mention monitor watch', run: () => void router.navigate({ href: paths.newAlert() }) },
    { label: isList ? 'Open the inbox of alerts' : 'Open the list of alerts', run: () => void router.navigate({ href: paths.alerts({ tab: isList ? null : 'alerts' }) }) },
  ]);
  return (
    <Container size="lg" py="lg">
      <Stack gap="lg">
        <PageHead title="Alerts" status={limitText(data)}>
          <Button component={AppLink} href={paths.newAlert()} leftSection={<IconPlus size={17} aria-hidden="true" />}>
            New alert
          </Button>
        </PageHead>
        <IgnoredParts names={ignoredParts(query, { ...formatInboxView(readInboxView(query)), tab: isList ? 'alerts' : null })} />
        {isPending && <SkeletonRows count={4} height={80} label="Loading your alerts" />}
        {isError && <ErrorState title="Couldn’t load your alerts" error={error} onRetry={() => void refetch()} />}
        {data?.alertConfigs.length === 0 && <NoAlerts />}
        {data && data.alertConfigs.length > 0 && (
          <div>
            <TabLinks
              label="Alert views"
              tabs={[
                { href: paths.alerts(), label: unseen > 0 ? `Inbox (${formatCount(unseen)})` : 'Inbox', isCurrent: !isList },
                { href: paths.alerts({ tab: 'alerts' }), label: plural(data.alertConfigs.length, 'alert'), isCurrent: isList },
              ]}
            />
            <Stack mt="md">{isList ? <Alerts list={data} /> : <Inbox view={readInboxView(query)} alerts={data.alertConfigs} hrefOf={paths.alerts} />}</Stack>
          </div>
        )}
      </Stack>
    </Container>
  );
}

/** "1 of 10 alerts on your plan"; null without a limit. */
function limitText(list: AlertList | undefined): string | null {
  if (!list) return null;
  const { used, max } = list.limit;
  return max === null ? null : `${formatCount(used)} of ${plural(max, 'alert')} on your plan`;
}

function Alerts({ list }: { list: AlertList }) {
  const actions = useAlertActions();
  return (
    <ul className={rows.list} aria-label="Alerts">
      {list.alertConfigs.map((alert) => (
        <AlertRow key={alert.id} alert={alert} actions={actions} />
      ))}
    </ul>
  );
}

/** Explains alerts, and starts the first one. */
function NoAlerts() {
  const router = useRouter();
  const [value, setValue] = useState('');
  const start = (event: FormEvent) => {
    event.preventDefault();
    void router.navigate({ href: paths.newAlert({ value: value.trim() }) });
  };
  return (
    <EmptyState title="No alerts yet" icon={<IconBell size={34} stroke={1.4} />}>
      <Text c="dimmed" maw={520}>
        An alert watches new episodes for a person, a company or a phrase. Matches come to this inbox, and by email, webhook or feed.
      </Text>
      <form className={classes.quickForm} onSubmit={start}>
        <label htmlFor="first-alert">Alert me when</label>
        <TextInput id="first-alert" placeholder="Ada Lovelace" autoComplete="off" maxLength={100} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
        <span>is mentioned</span>
        <Button type="submit">Continue</Button>
      </form>
    </EmptyState>
  );
}
