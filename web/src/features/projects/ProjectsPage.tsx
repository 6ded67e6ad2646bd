import { Button, Container, Group, Stack, Text } from '@mantine/core';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { projectsQuery } from '../../api/lists/projects';
import { currentUsageQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { formatCount, plural } from '../../ui/text/format';
import { PageHead } from '../../ui/layout/PageHead';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { TabLinks } from '../../ui/layout/TabLinks';
import { filterByText, TextFilter } from '../../ui/forms/TextFilter';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { type QueryString, readText } from '../../urls/query-string';
import { ErrorState } from '../../widgets/ErrorState';
import { isOpen, sortProjects } from '../../widgets/project-order';
import { DeletedProjects } from './DeletedProjects';
import { ProjectCard } from './ProjectCard';
import { readProjectLimit } from './project-limit';
import classes from './Projects.module.css';
import { useProjectActions } from './useProjectActions';

type Tab = 'active' | 'archived' | 'deleted';

const TABS: readonly { tab: Tab; label: string }[] = [
  { tab: 'active', label: 'Active' },
  { tab: 'archived', label: 'Archived' },
  { tab: 'deleted', label: 'Recently deleted' },
];

/** `/app/projects` (spec 2): the lists of the team. */
export function ProjectsPage() {
  const query: QueryString = useSearch({ strict: false });
  const tab = TABS.find((each) => each.tab === readText(query.tab))?.tab ?? 'active';
  useTitle('Lists');
  const { data: usage } = useQuery(currentUsageQuery);
  const limit = usage ? readProjectLimit(usage) : null;
  return (
    <Container size="lg" py="lg">
      <Stack gap="lg">
        <PageHead title="Lists" status={limit && `${formatCount(limit.used)} of ${plural(limit.max, 'list')} on your plan. Archived lists don’t count.`}>
          <Button component={AppLink} href={paths.newProject()} leftSection={<IconPlus size={17} aria-hidden="true" />}>
            New list
          </Button>
        </PageHead>
        <TabLinks label="List views" tabs={TABS.map(({ tab: each, label }) => ({ href: paths.projects({ tab: each === 'active' ? null : each }), label, isCurrent: each === tab }))} />
        {tab === 'deleted' ? <DeletedProjects /> : <ProjectCards isArchive={tab === 'archived'} />}
      </Stack>
    </Container>
  );
}

function ProjectCards({ isArchive }: { isArchive: boolean }) {
  const { data, isPending, isError, error, refetch } = useQuery(projectsQuery);
  const actions = useProjectActions();
  const [filter, setFilter] = useState('');
  if (isPending) return <SkeletonRows count={4} height={150} label="Loading your lists" />;
  if (isError) return <ErrorState title="Couldn’t load your lists" error={error} onRetry={() => void refetch()} />;
  const projects = sortProjects(data.projects.filter((project) => isOpen(project) !== isArchive), actions.pinnedIds);
  if (projects.length === 0) return isArchive ? <NoArchive /> : <NoProjects />;
  const shown = filterByText(projects, filter, ({ name, projectPurpose }) => `${name} ${projectPurpose ?? ''}`);
  return (
    <Stack gap="md">
      <TextFilter label="Filter by name or purpose" noun="list" count={projects.length} shownCount={shown.length} value={filter} onChange={setFilter} />
      <ul className={classes.cards} aria-label={isArchive ? 'Archived lists' : 'Lists'}>
        {shown.map((project) => (
          <ProjectCard key={project.projectId} project={project} actions={actions} />
        ))}
      </ul>
    </Stack>
  );
}

const NoArchive = () => (
  <EmptyState title="No archived lists">
    <Text c="dimmed">Archive a list when its campaign is over. It stays readable and doesn’t count against your plan.</Text>
  </EmptyState>
);

const NoProjects = () => (
  <EmptyState title="No lists yet" icon={<IconListDetails size={34} stroke={1.4} />}>
    <Text c="dimmed">A list holds the podcasts for one client or campaign, with their state, priority and notes.</Text>
    <Group gap="sm" justify="center">
      <Button component={AppLink} href={paths.newProject()}>
        Create a list
      </Button>
      <Button component={AppLink} href={paths.appSearch()} variant="default">
        Search podcasts
      </Button>
    </Group>
  </EmptyState>
);
