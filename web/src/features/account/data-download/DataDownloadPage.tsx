import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DataScope, dataDownloadQuery, dataFilePath, requestDataDownload } from '../../../api/account/data-downloads';
import { formatDay } from '../../../ui/text/format';
import { SkeletonRows } from '../../../ui/layout/states';
import { ErrorState } from '../../../widgets/ErrorState';
import { formatBytes } from '../../../widgets/lists/export-choice';
import { rememberWork } from '../../../widgets/long-work';
import { useIsTeamAdmin } from '../../../widgets/useOwnRole';
import { SettingsLayout } from '../SettingsLayout';

/** `/app/user-settings/data`: all data of the reader, and of their team, as a file. */
export function DataDownloadPage() {
  const isAdmin = useIsTeamAdmin();
  return (
    <SettingsLayout title="Your data">
      <Stack gap="xl">
        <DownloadSection scope="user" title="Data about you" text="Your account, settings, sessions, searches, templates, claimed podcasts and activity. Keys, tokens and other secrets are left out." />
        {isAdmin && <DownloadSection scope="team" title="Your team’s data" text="Members, lists, guests with their files, pitches, alerts, webhooks and everything else that the team keeps, for its owner and its admins." />}
      </Stack>
    </SettingsLayout>
  );
}

interface DownloadSectionProps {
  scope: DataScope;
  title: string;
  text: string;
}

function DownloadSection({ scope, title, text }: DownloadSectionProps) {
  const queryClient = useQueryClient();
  const query = dataDownloadQuery(scope);
  const { data, isPending, isError, error, refetch } = useQuery(query);
  const request = useMutation({
    mutationFn: () => requestDataDownload(scope),
    onSuccess: (requested) => {
      queryClient.setQueryData(query.queryKey, requested);
      if (requested.download) rememberWork({ kind: 'data-download', id: requested.download.requestedAt, scope });
    },
  });
  const download = data?.download;
  const isRunning = download?.state === 'running';
  return (
    <section aria-labelledby={`data-${scope}`}>
      <Title order={2} size="h4" id={`data-${scope}`} mb={4}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {text} A ZIP with JSON files.
      </Text>
      {isPending && <SkeletonRows count={1} height={48} label="Loading the download" />}
      {isError && <ErrorState title="Couldn’t load the download" error={error} onRetry={() => void refetch()} />}
      {isRunning && (
        <div role="status">
          <Text size="sm" mb={6}>
            Preparing the file: {download.done} of {download.total} parts
          </Text>
          <Progress value={(100 * download.done) / Math.max(download.total, 1)} aria-label={`Progress of ${title.toLowerCase()}`} />
        </div>
      )}
      {download?.state === 'failed' && <Text mb="sm">The file couldn’t be created. Try again.</Text>}
      <Group gap="sm" mt="sm">
        {download?.state === 'ready' && (
          <Button component="a" href={dataFilePath(scope)} download>
            Download {formatBytes(download.bytes ?? 0)}
          </Button>
        )}
        {data && !isRunning && (
          <Button variant="default" loading={request.isPending} onClick={() => request.mutate()}>
            {download?.state === 'ready' ? 'Prepare a new file' : 'Prepare the file'}
          </Button>
        )}
      </Group>
      {download?.state === 'ready' && download.expiresAt && (
        <Text size="sm" c="dimmed" mt={6}>
          As of {formatDay(download.requestedAt)}. The file is deleted on {formatDay(download.expiresAt)}.
        </Text>
      )}
      {request.isError && <ErrorState title="The file wasn’t requested" error={request.error} />}
    </section>
  );
}
