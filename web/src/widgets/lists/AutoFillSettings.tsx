import { Button, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../api/errors';
import { type SavedSearch, savedSearchesQuery } from '../../api/lists/saved-searches';
import { setAutoFill, stopAutoFill } from '../../api/lists/shares';
import type { AutoFill, ProjectDetails } from '../../api/lists/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { plural } from '../../ui/text/format';
import { SkeletonRows } from '../../ui/layout/states';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { paths } from '../../urls/paths';
import { ErrorState } from '../ErrorState';
import { showMessage } from '../undo';

interface AutoFillSettingsProps {
  project: ProjectDetails;
}

/** The search is the same when its options are equal; the server stores it in its own order of keys. */
const sameSearch = (search: SavedSearch, autoFill: AutoFill) => search.kind === autoFill.searchKind && sortedJson(search.searchOptions) === sortedJson(autoFill.searchOptions);

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (part !== null && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).toSorted(([left], [right]) => (left < right ? -1 : 1))) : part));
}

/** Auto-fill: a list takes up new results of a saved search after each update of the catalog. */
export function AutoFillSettings({ project }: AutoFillSettingsProps) {
  const queryClient = useQueryClient();
  const { data, isPending, isError, error, refetch } = useQuery(savedSearchesQuery);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const searches = data?.savedSearches ?? [];
  const { autoFill } = project;
  const current = autoFill && searches.find((search) => sameSearch(search, autoFill));
  const chosen = searches.find(({ id }) => id === chosenId) ?? current ?? searches[0];
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['project'] });
  const version = autoFill?.version ?? 0;
  // What a colleague has chosen meanwhile is shown, and stays until the reader chooses again.
  const onError = (failed: Error) => void (toApiError(failed).isConflict && refresh());
  const start = useMutation({
    mutationFn: (search: SavedSearch) => setAutoFill(project.projectId, { searchKind: search.kind, searchOptions: search.searchOptions }, version),
    onError,
    onSuccess: (_, search) => {
      showMessage(`New results of “${search.name}” will be added to ${project.name}`);
      return refresh();
    },
  });
  const stop = useMutation({
    mutationFn: () => stopAutoFill(project.projectId, version),
    onError,
    onSuccess: () => {
      showMessage(`Auto-fill is off for ${project.name}`);
      return refresh();
    },
  });
  const failure = start.error ?? stop.error;
  return (
    <Paper component="section" withBorder radius="lg" p="lg" bg="var(--surface)" aria-labelledby="auto-fill">
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4" id="auto-fill">
            Auto-fill
          </Title>
          <Text size="sm" c="dimmed">
            After each update of the catalog, new results of a saved search are added as prospects with the label “automated”. Podcasts that you removed aren’t added again.
          </Text>
        </div>
        {autoFill && (
          <Text size="sm" role="status">
            {current ? `On, with “${current.name}”` : `On, with a search of ${autoFill.searchKind}`}: {plural(autoFill.addedCount, 'podcast')} added so far
            {autoFill.lastRunAt ? (
              <>
                , last run <TimeAgo value={autoFill.lastRunAt} />
              </>
            ) : (
              ', first run with the next update'
            )}
            .{autoFill.problem ? ` ${autoFill.problem}` : ''}
          </Text>
        )}
        {isPending && <SkeletonRows count={1} height={40} label="Loading your saved searches" />}
        {isError && <ErrorState title="Couldn’t load your saved searches" error={error} onRetry={() => void refetch()} />}
        {data && searches.length === 0 && (
          <Text size="sm">
            You have no saved searches. <AppLink href={paths.appSearch({ 'selected-project-slug': project.slug })}>Search</AppLink> and save one first.
          </Text>
        )}
        {chosen && project.status !== 'ARCHIVED' && (
          <Group gap="sm" align="flex-end">
            <NativeSelect label="Saved search" data={searches.map(({ id, name }) => ({ value: id, label: name }))} value={chosen.id} onChange={(event) => setChosenId(event.currentTarget.value)} />
            <Button loading={start.isPending} disabled={autoFill !== null && chosen.id === current?.id} onClick={() => start.mutate(chosen)}>
              {autoFill ? 'Use this search' : 'Start'}
            </Button>
            {autoFill && (
              <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
                Stop
              </Button>
            )}
          </Group>
        )}
        {failure && <ErrorState title={toApiError(failure).isConflict ? 'Someone else changed the auto-fill of this list' : 'Auto-fill wasn’t changed'} error={failure} />}
      </Stack>
    </Paper>
  );
}
