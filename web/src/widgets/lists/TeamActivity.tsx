import { Text } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { projectQuery } from '../../api/lists/projects';
import { teamPodcastQuery } from '../../api/lists/team-podcasts';
import { AppLink } from '../../ui/navigation/AppLink';
import { formatDay } from '../../ui/text/format';
import { PriorityBadge } from '../../ui/listed/PriorityBadge';
import { StateBadge } from '../../ui/listed/StateBadge';
import { SkeletonRows } from '../../ui/layout/states';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { paths } from '../../urls/paths';
import { ErrorState } from '../ErrorState';
import type { AddedPodcast } from './add-to-list';
import classes from './Lists.module.css';
import { activityOf } from './team-activity';

interface TeamActivityProps {
  podcast: AddedPodcast;
  /** Shows the lists and the latest activities only. */
  isShort?: boolean;
}

const SHORT_COUNT = 3;

/** The lists of the team that a podcast is on, and its activity there. */
export function TeamActivity({ podcast, isShort = false }: TeamActivityProps) {
  const team = useQuery(teamPodcastQuery(podcast.podcastId, podcast.title));
  const onLists = team.data?.projects ?? [];
  const projects = useQueries({ queries: onLists.map(({ projectId }) => projectQuery(projectId)) });
  const { listed, entries } = activityOf(projects.flatMap(({ data }) => (data ? [data.project] : [])), podcast.podcastId);
  const isPending = team.isPending || projects.some((query) => query.isPending);
  const failed = team.isError ? team : projects.find((query) => query.isError);
  const shown = isShort ? entries.slice(0, SHORT_COUNT) : entries;
  return (
    <section aria-labelledby="team-activity" className={classes.teamActivity}>
      <h2 id="team-activity">Your team</h2>
      {isPending && <SkeletonRows count={2} height={40} label="Loading team activity" />}
      {failed && <ErrorState title="Couldn’t load team activity" error={failed.error} onRetry={() => void failed.refetch()} />}
      {!isPending && !failed && listed.length === 0 && <Text c="dimmed">Not on any list yet. Press A to add it to a list.</Text>}
      {listed.length > 0 && (
        <ul className="plain-list" aria-label="Lists with this podcast">
          {listed.map(({ project, entry }) => (
            <li key={entry.listedPodcastId} className={classes.listedOn}>
              <AppLink href={paths.project(project.slug)}>{project.name}</AppLink>
              <StateBadge state={entry.status} />
              {entry.priority && <PriorityBadge priority={entry.priority} />}
              {entry.nextActionOn && <span>Next action {formatDay(entry.nextActionOn)}</span>}
              {project.guestProfileId !== null && (
                <AppLink href={paths.newPitch({ podcast: podcast.podcastId, guest: project.guestProfileId, project: project.slug })} aria-label={`Write a pitch for ${project.name}`}>
                  Write a pitch
                </AppLink>
              )}
              {entry.notes && <p>{entry.notes}</p>}
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <ol className="plain-list" aria-label="Activity">
          {shown.map(({ key, date, who, text, projectName, projectSlug }) => (
            <li key={key} className={classes.listedOn}>
              <span>
                <strong>{who}</strong> {text}
                <AppLink href={paths.project(projectSlug)}>{projectName}</AppLink>
              </span>
              <TimeAgo value={date} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
