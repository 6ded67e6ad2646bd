import { ActionIcon, Paper, Text, Title } from '@mantine/core';
import { IconPinned, IconPinnedFilled } from '@tabler/icons-react';
import type { ProjectSummary } from '../../api/lists/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { plural } from '../../ui/text/format';
import { StateBar } from '../../ui/listed/StateBar';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { paths } from '../../urls/paths';
import { useMemberNames } from '../../widgets/useMemberNames';
import { describeActivity } from './activity-text';
import { TYPE_LABELS } from './project-fields';
import { ProjectMenu } from './ProjectMenu';
import classes from './Projects.module.css';
import { StatusBadge } from './StatusBadge';
import type { useProjectActions } from './useProjectActions';
import { Tooltip } from '../../ui/text/Tooltip';

interface ProjectCardProps {
  project: ProjectSummary;
  actions: ReturnType<typeof useProjectActions>;
}

/** The card of a list: purpose, states, last activity. */
export function ProjectCard({ project, actions }: ProjectCardProps) {
  const { projectId, slug, name, status, projectPurpose, projectTypes, stateCounts, listedPodcastsCount } = project;
  const isPinned = actions.pinnedIds.includes(projectId);
  return (
    <Paper component="li" withBorder radius="lg" p="md" className={classes.card}>
      <div className={classes.cardHead}>
        <Title order={2} size="h4" className={classes.cardTitle}>
          <AppLink href={paths.project(slug)} className={classes.cardLink}>
            {name}
          </AppLink>
        </Title>
        {status !== 'ACTIVE' && <StatusBadge status={status} />}
        <Tooltip label={isPinned ? 'Unpin' : 'Pin to the top'}>
          <ActionIcon variant="subtle" color="gray" aria-pressed={isPinned} aria-label={`Pin ${name}`} className={classes.cardButton} onClick={() => actions.togglePinned(projectId)}>
            {isPinned ? <IconPinnedFilled size={18} /> : <IconPinned size={18} stroke={1.7} />}
          </ActionIcon>
        </Tooltip>
        <ProjectMenu project={project} actions={actions} />
      </div>
      <Text size="sm" c="dimmed" lineClamp={2} className={classes.purpose}>
        {projectPurpose || projectTypes.map((type) => TYPE_LABELS[type] ?? type).join(', ')}
      </Text>
      <StateBar counts={stateCounts} hasLegend />
      {listedPodcastsCount === 0 && <Text size="sm">No podcasts yet</Text>}
      <LastActivity project={project} />
    </Paper>
  );
}

function LastActivity({ project: { recentActivities, listedPodcastsCount, lastUpdated } }: { project: ProjectSummary }) {
  const [last] = recentActivities;
  const nameOf = useMemberNames();
  return (
    <Text size="xs" c="dimmed" className={classes.lastActivity}>
      {listedPodcastsCount > 0 && <span className={classes.count}>{plural(listedPodcastsCount, 'podcast')}</span>}
      {last ? (
        <>
          <span>
            {nameOf(last.user)} {describeActivity({ actionType: last.type, toValue: last.toValue, podcastTitle: last.podcastTitle })},{' '}
          </span>
          <TimeAgo value={last.date} />
        </>
      ) : (
        <>
          Changed <TimeAgo value={lastUpdated} />
        </>
      )}
    </Text>
  );
}
