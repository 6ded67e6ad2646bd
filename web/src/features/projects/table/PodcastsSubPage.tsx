import { Button, Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { AppLink } from '../../../ui/navigation/AppLink';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import type { SubPageProps } from '../sub-page-code';
import { ConflictDialog } from './lazy-controls';
import { defaultSorts } from './list-sorts';
import { ListWorkspace } from './ListWorkspace';
import { useListedRows } from './useListedRows';
import { useListView } from './useListView';

/** The podcasts of a list, as a table or a board over one view. */
export function PodcastsSubPage({ project }: SubPageProps) {
  const listed = useListedRows(project.slug);
  const { query, rows, conflict } = listed;
  const list = useListView(project.slug, defaultSorts(rows));
  const labels = useMemo(() => [...new Set(rows.flatMap((row) => row.labels))].toSorted((left, right) => left.localeCompare(right)), [rows]);
  if (query.isError && !query.data) return <ErrorState title="Couldn’t load the podcasts" error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending || !list.isReady) return <SkeletonRows count={10} height={42} label="Loading podcasts" />;
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title="No podcasts yet">
          <Text c="dimmed">Search for podcasts and add them to this list, or let strategies find them.</Text>
          <Group gap="sm" justify="center">
            <Button component={AppLink} href={paths.appSearch({ 'selected-project-slug': project.slug })}>
              Find podcasts
            </Button>
            <Button component={AppLink} href={paths.project(project.slug, 'strategies')} variant="default">
              Search strategies
            </Button>
          </Group>
        </EmptyState>
      ) : (
        <ListWorkspace project={project} listed={listed} list={list} labels={labels} />
      )}
      {conflict && <ConflictDialog key={`${conflict.current.id} ${conflict.current.version}`} conflict={conflict} columns={project.customColumns} onResolve={listed.resolve} />}
    </>
  );
}
