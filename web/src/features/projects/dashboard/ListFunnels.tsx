import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { projectsQuery } from '../../../api/lists/projects';
import { AppLink } from '../../../ui/navigation/AppLink';
import { plural } from '../../../ui/text/format';
import { SkeletonRows } from '../../../ui/layout/states';
import { StateBar } from '../../../ui/listed/StateBar';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { usePreferences } from '../../../widgets/preferences';
import { isOpen, sortProjects } from '../../../widgets/project-order';
import classes from '../Projects.module.css';

const MAX_LISTS = 5;

/** The progress of each list: its podcasts by state. */
export function ListFunnels() {
  const { data, isPending, isError, error, refetch } = useQuery(projectsQuery);
  const { preferences } = usePreferences();
  const open = sortProjects((data?.projects ?? []).filter(isOpen), preferences.projects.favoriteProjectIds);
  return (
    <section aria-labelledby="lists">
      <Group justify="space-between" mb="sm" gap="sm">
        <Title order={2} size="h4" id="lists">
          Lists
        </Title>
        {open.length > MAX_LISTS && <Anchor component={AppLink} href={paths.projects()} size="sm" className={classes.allLists}>
            All {plural(open.length, 'list')}
          </Anchor>}
      </Group>
      {isPending && <SkeletonRows count={3} height={64} label="Loading your lists" />}
      {isError && <ErrorState title="Couldn’t load your lists" error={error} onRetry={() => void refetch()} />}
      {data && open.length === 0 && (
        <Group gap="sm">
          <Text c="dimmed">No lists yet.</Text>
          <Button component={AppLink} href={paths.newProject()} size="sm" variant="light">
            Create a list
          </Button>
        </Group>
      )}
      {open.length > 0 && (
        <ul className={classes.rows}>
          {open.slice(0, MAX_LISTS).map(({ projectId, slug, name, stateCounts, listedPodcastsCount }) => (
            <Paper component="li" key={projectId} withBorder radius="md" p="sm" bg="var(--surface)">
              <Group justify="space-between" gap="sm" mb={8} wrap="nowrap">
                <AppLink href={paths.project(slug)}>{name}</AppLink>
                <Text span size="sm" c="dimmed" className="numbers">
                  {plural(listedPodcastsCount, 'podcast')}
                </Text>
              </Group>
              <StateBar counts={stateCounts} hasLegend />
            </Paper>
          ))}
        </ul>
      )}
    </section>
  );
}
