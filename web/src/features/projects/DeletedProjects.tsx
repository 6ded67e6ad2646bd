import { Button, Paper, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deletedProjectsQuery } from '../../api/lists/projects';
import { formatDay, plural } from '../../ui/text/format';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Projects.module.css';
import { useProjectActions } from './useProjectActions';

/** Lists that were deleted in the last 30 days, which can be restored. */
export function DeletedProjects() {
  const queryClient = useQueryClient();
  const { data, isPending, isError, error, refetch } = useQuery(deletedProjectsQuery);
  const { restore } = useProjectActions();
  if (isPending) return <SkeletonRows count={3} height={72} label="Loading deleted lists" />;
  if (isError) return <ErrorState title="Couldn’t load deleted lists" error={error} onRetry={() => void refetch()} />;
  if (data.projects.length === 0) {
    return (
      <EmptyState title="No recently deleted lists">
        <Text c="dimmed">A deleted list can be restored here for 30 days.</Text>
      </EmptyState>
    );
  }
  return (
    <ul className={classes.rows} aria-label="Recently deleted lists">
      {data.projects.map((project) => (
        <Paper component="li" withBorder radius="md" p="md" key={project.projectId} className={classes.row}>
          <div>
            <Text fw={600}>{project.name}</Text>
            <Text size="sm" c="dimmed">
              {plural(project.listedPodcastsCount, 'podcast')}, deleted <TimeAgo value={project.deletedAt} />
              {project.purgeAt && `. Removed permanently on ${formatDay(project.purgeAt)}.`}
            </Text>
          </div>
          <Button
            variant="light"
            loading={restore.isPending && restore.variables.projectId === project.projectId}
            onClick={() => restore.mutate(project, { onSuccess: () => queryClient.invalidateQueries({ queryKey: deletedProjectsQuery.queryKey }) })}
          >
            Restore
          </Button>
        </Paper>
      ))}
    </ul>
  );
}
