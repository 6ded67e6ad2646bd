import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { requestLogQuery, STATUS_CLASSES } from '../../../api/account/request-log';
import { EmptyState, SkeletonRows } from '../../../ui/states';
import { paths } from '../../../urls/paths';
import { type QueryString, readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
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
  const { data, isPending, isError, isFetching, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    requestLogQuery({ ...(keyId && { apiKeyId: keyId }), ...(statusClass && { statusClass }) }),
  );
  const choose = (change: Readonly<Record<string, string>>) => void router.navigate({ href: paths.requestLog({ keyId, status: statusClass ?? '', ...change }), replace: true });
  const keys = data?.pages[0]?.keys ?? [];
  // A link may name a key that is not among the newest ones.
  const unlisted = keyId === '' || keys.some(({ id }) => id === keyId) ? [] : [{ value: keyId, label: 'Another key' }];
  const requests = data?.pages.flatMap((page) => page.requests) ?? [];
  const isFiltered = keyId !== '' || statusClass !== undefined;
  return (
    <Stack gap="md">
      <Text>Requests with your team’s API keys of the last 30 days, without their parameters. New ones appear after some seconds.</Text>
      <Group gap="sm" align="end">
        <NativeSelect
          label="Key"
          value={keyId}
          data={[{ value: '', label: 'All keys' }, ...keys.map(({ id, name, prefix }) => ({ value: id, label: `${name} (${prefix}…)` })), ...unlisted]}
          onChange={(event) => choose({ keyId: event.currentTarget.value })}
        />
        <NativeSelect label="Status" value={statusClass ?? ''} data={STATUSES} onChange={(event) => choose({ status: event.currentTarget.value })} />
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} loading={isFetching && !isPending && !isFetchingNextPage} onClick={() => void refetch()}>
          Refresh
        </Button>
      </Group>
      {isPending && <SkeletonRows count={6} height={36} label="Loading the requests" />}
      {isError && requests.length === 0 && <ErrorState title="Couldn’t load the requests" error={error} onRetry={() => void refetch()} />}
      {data && requests.length === 0 && (
        <EmptyState title={isFiltered ? 'No such requests' : 'No requests yet'}>
          {isFiltered ? (
            <Button variant="default" onClick={() => choose({ keyId: '', status: '' })}>
              Show all requests
            </Button>
          ) : (
            <Text c="dimmed">What your programs request with an API key appears here.</Text>
          )}
        </EmptyState>
      )}
      {requests.length > 0 && (
        <ol className={classes.log} aria-label="Requests">
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Group>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older requests
          </Button>
        </Group>
      )}
    </Stack>
  );
}
