import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { requestLogQuery, STATUS_CLASSES } from '../../../api/account/request-log';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { type QueryString, readText } from '../../../urls/query-string';
import { PagedItems } from '../../../widgets/PagedItems';
import { useIsTeamAdmin } from '../../../widgets/useOwnRole';
import { SettingsLayout } from '../SettingsLayout';
import { RequestRow } from './RequestRow';
import classes from './RequestLog.module.css';

const STATUSES = [
  { value: '', label: 'All statuses' },
  { value: '2xx', label: '2xx: successful' },
  { value: '3xx', label: '3xx: unchanged or moved' },
  { value: '4xx', label: '4xx: refused' },
  { value: '5xx', label: '5xx: failed' },
];

/** `/app/team-settings/developers/requests`: what programs with the team's keys requested. */
export function RequestLogPage() {
  return (
    <SettingsLayout title="API requests">
      <RequestLogSections />
    </SettingsLayout>
  );
}

function RequestLogSections() {
  const isAdmin = useIsTeamAdmin();
  if (isAdmin === null) return <SkeletonRows count={4} label="Loading the requests" />;
  if (!isAdmin) return <Text role="note">Only admins and the owner of your team can see its API requests.</Text>;
  return <RequestLog />;
}

function RequestLog() {
  const search: QueryString = useSearch({ strict: false });
  const router = useRouter();
  const keyId = readText(search.keyId) ?? '';
  const statusClass = STATUS_CLASSES.find((each) => each === readText(search.status));
  const query = useInfiniteQuery(requestLogQuery({ ...(keyId && { apiKeyId: keyId }), ...(statusClass && { statusClass }) }));
  const choose = (change: Readonly<Record<string, string>>) => void router.navigate({ href: paths.requestLog({ keyId, status: statusClass ?? '', ...change }), replace: true });
  const keys = query.data?.pages[0]?.keys ?? [];
  // A link may name a key that is not among the newest ones.
  const unlisted = keyId === '' || keys.some(({ id }) => id === keyId) ? [] : [{ value: keyId, label: 'Another key' }];
  return (
    <Stack gap="md">
      <Text>Requests with your team’s API keys in the last 30 days, without their parameters. New ones appear within seconds.</Text>
      <Group gap="sm" align="end">
        <NativeSelect
          label="Key"
          value={keyId}
          data={[{ value: '', label: 'All keys' }, ...keys.map(({ id, name, prefix }) => ({ value: id, label: `${name} (${prefix}…)` })), ...unlisted]}
          onChange={(event) => choose({ keyId: event.currentTarget.value })}
        />
        <NativeSelect label="Status" value={statusClass ?? ''} data={STATUSES} onChange={(event) => choose({ status: event.currentTarget.value })} />
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} loading={query.isFetching && !query.isPending && !query.isFetchingNextPage} onClick={() => void query.refetch()}>
          Refresh
        </Button>
      </Group>
      <PagedItems
        query={query}
        itemsOf={({ requests }) => requests}
        what="the requests"
        more="older requests"
        skeleton={{ count: 6, height: 36 }}
        empty={<NoRequests isFiltered={keyId !== '' || statusClass !== undefined} onShowAll={() => choose({ keyId: '', status: '' })} />}
      >
        {(requests) => (
          <ol className={classes.log} aria-label="Requests">
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} />
            ))}
          </ol>
        )}
      </PagedItems>
    </Stack>
  );
}

const NoRequests = ({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) => (
  <EmptyState title={isFiltered ? 'No requests match' : 'No requests yet'}>
    {isFiltered ? (
      <Button variant="default" onClick={onShowAll}>
        Show all requests
      </Button>
    ) : (
      <Text c="dimmed">What your programs request with an API key appears here.</Text>
    )}
  </EmptyState>
);
