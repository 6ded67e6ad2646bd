import { ActionIcon, Alert, Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconArchive, IconPinned, IconPinnedFilled, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { toApiError } from '../../api/errors';
import { projectHeadQuery } from '../../api/lists/projects';
import type { ProjectDetails } from '../../api/lists/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { useActions } from '../../ui/navigation/shortcuts';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { TabLinks } from '../../ui/layout/TabLinks';
import { useTitle } from '../../ui/layout/useTitle';
import { paths, type ProjectSubPage } from '../../urls/paths';
import { ErrorState } from '../../widgets/ErrorState';
import { ListTransfer } from '../../widgets/lists/ListTransfer';
import { usePreferences } from '../../widgets/preferences';
import { ToolsPlace } from './page-tools';
import { ProjectMenu } from './ProjectMenu';
import classes from './Projects.module.css';
import { StatusBadge } from './StatusBadge';
import { findSubPage, GUEST_PAGE, tabsOf } from './sub-pages';
import { useProjectActions } from './useProjectActions';
import { Tooltip } from '../../ui/text/Tooltip';

interface ProjectPageProps {
  /** The content of the guest page, which belongs to another feature. */
  renderGuest?: (project: ProjectDetails) => ReactNode;
}

/** `/app/projects/{slug}` and its sub-pages (spec 2). Without a sub-page it shows the podcasts. */
export function ProjectPage({ renderGuest }: ProjectPageProps) {
  const { projectSlug = '', subPage } = useParams({ strict: false }) as { projectSlug?: string; subPage?: string };
  const { data, isPending, isError, error, refetch } = useQuery(projectHeadQuery(projectSlug));
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);
  const current = renderGuest ? GUEST_PAGE.name : (subPage ?? 'podcasts');
  const page = findSubPage(current);
  const label = renderGuest ? GUEST_PAGE.label : page?.label;
  useEffect(() => void page?.preload(), [page]);
  useTitle(data ? `${data.project.name}${label && current !== 'podcasts' ? `: ${label}` : ''}` : isError ? 'List not found' : null);
  if (isPending) {
    return (
      <Container size="xl" py="lg">
        <SkeletonRows count={6} height={64} label="Loading the list" />
      </Container>
    );
  }
  if (isError) {
    return (
      <Container size="sm" py={56}>
        {toApiError(error).isNotFound ? <NoProject /> : <ErrorState title="Couldn’t load the list" error={error} onRetry={() => void refetch()} />}
      </Container>
    );
  }
  const { project } = data;
  return (
    <Container size="100%" py={page?.isWide ? undefined : 'lg'} className={page?.isWide ? classes.screen : undefined} data-fills={page?.isWide || undefined}>
      <Stack gap="md" className={classes.parts}>
        <ProjectHeader project={project} />
        <TabLinks
          label="List sections"
          tabs={tabsOf(project, current).map(({ name, label: text }) => ({ href: paths.project(project.slug, name === 'podcasts' ? null : name), label: text, isCurrent: name === current }))}
        >
          <div ref={setToolsPlace} className={classes.tools} />
        </TabLinks>
        {renderGuest && <div className={classes.content}>{renderGuest(project)}</div>}
        {page && (
          <Suspense fallback={<SkeletonRows count={6} height={48} label="Loading" />}>
            <ToolsPlace value={toolsPlace}>
              {page.isWide ? (
                <page.Component project={project} />
              ) : (
                <div className={classes.content}>
                  <page.Component project={project} />
                </div>
              )}
            </ToolsPlace>
          </Suspense>
        )}
        {!page && !renderGuest && (
          <EmptyState title="Page not found">
            <Text c="dimmed">This list has no such page.</Text>
            <Button component={AppLink} href={paths.project(project.slug)}>
              Go to its podcasts
            </Button>
          </EmptyState>
        )}
      </Stack>
    </Container>
  );
}

const NoProject = () => (
  <EmptyState title="List not found" level={1}>
    <Text c="dimmed">It doesn’t exist, was deleted, or belongs to another team.</Text>
    <Group gap="sm" justify="center">
      <Button component={AppLink} href={paths.projects()}>
        Go to your lists
      </Button>
      <Button component={AppLink} href={paths.projects({ tab: 'deleted' })} variant="default">
        Recently deleted
      </Button>
    </Group>
  </EmptyState>
);

function ProjectHeader({ project }: { project: ProjectDetails }) {
  const router = useRouter();
  const actions = useProjectActions();
  const { projectId, slug, name, status, projectPurpose } = project;
  const isPinned = actions.pinnedIds.includes(projectId);
  useLastSelected(slug);
  const goTo = (subPage: ProjectSubPage) => () => void router.navigate({ href: paths.project(slug, subPage) });
  const searchPath = paths.appSearch({ 'selected-project-slug': slug });
  useActions([
    { label: `Find podcasts for ${name}`, keywords: 'search add', run: () => void router.navigate({ href: searchPath }) },
    ...(project.projectTypes.includes('guest-booking') ? [{ label: `Guest of ${name}`, keywords: 'profile', run: goTo('guest-profile') }] : []),
    { label: `Search strategies of ${name}`, keywords: 'generate keywords', run: goTo('strategies') },
    { label: `Activity of ${name}`, run: goTo('activity') },
    { label: `Settings of ${name}`, keywords: 'rename', run: goTo('settings') },
    { label: isPinned ? `Unpin ${name}` : `Pin ${name}`, run: () => actions.togglePinned(projectId) },
    status === 'ARCHIVED' ? { label: `Make ${name} active`, run: () => actions.reopen.mutate(project) } : { label: `Archive ${name}`, run: () => actions.archive.mutate(project) },
  ]);
  return (
    <>
      <div className={classes.header}>
        <div className={classes.headerText}>
          <div className={classes.titleLine}>
            <Title order={1} size="h3">
              {name}
            </Title>
            {status !== 'ACTIVE' && <StatusBadge status={status} />}
            <Tooltip label={isPinned ? 'Unpin' : 'Pin to the top'}>
              <ActionIcon variant="subtle" color="gray" aria-pressed={isPinned} aria-label="Pin this list" onClick={() => actions.togglePinned(projectId)}>
                {isPinned ? <IconPinnedFilled size={18} /> : <IconPinned size={18} stroke={1.7} />}
              </ActionIcon>
            </Tooltip>
            <ProjectMenu project={project} actions={actions} onDeleted={() => void router.navigate({ href: paths.projects(), ignoreBlocker: true })} />
          </div>
          {projectPurpose && (
            <Text size="sm" c="dimmed" className={classes.purposeLine} title={projectPurpose}>
              {projectPurpose}
            </Text>
          )}
        </div>
        <Group gap="xs">
          <ListTransfer project={project} />
          {status !== 'ARCHIVED' && (
            <Button component={AppLink} href={searchPath} variant="default" leftSection={<IconSearch size={16} stroke={1.7} aria-hidden="true" />}>
              Find podcasts
            </Button>
          )}
        </Group>
      </div>
      {status === 'ERROR' && (
        <Alert color="red" variant="outline" icon={<IconAlertTriangle />} title="This list couldn’t be prepared">
          <Text size="sm">{project.statusReason ?? 'Its podcasts are here, and you can work with them.'}</Text>
        </Alert>
      )}
      {status === 'ARCHIVED' && (
        <Alert color="gray" variant="outline" icon={<IconArchive />} title="This list is archived">
          <Group justify="space-between" gap="sm">
            <Text size="sm">You can read it, but not change it.</Text>
            <Button size="xs" variant="light" loading={actions.reopen.isPending} onClick={() => actions.reopen.mutate(project)}>
              Make active
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
}

/** Remembers the list, so that search results are added to it first. */
function useLastSelected(slug: string): void {
  const { preferences, areLoaded, change } = usePreferences();
  const select = useEffectEvent((selected: string) => {
    if (preferences.projects.lastSelectedProjectSlug !== selected) void change({ projects: { lastSelectedProjectSlug: selected } });
  });
  useEffect(() => {
    if (areLoaded) select(slug);
  }, [slug, areLoaded]);
}
